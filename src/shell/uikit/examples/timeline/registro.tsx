import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  ArrowUploadRegular,
  CheckmarkRegular,
  NoteEditRegular,
} from '@fluentui/react-icons';
import { INSTANT } from '#grids/engine/kinds.ts';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  elenco: { margin: 0, padding: 0, listStyleType: 'none', maxWidth: '560px' },
  voce: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: '0 14px',
    paddingBottom: '20px',
    // The line that joins an event to the next one.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '15px',
      top: '32px',
      bottom: 0,
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  segno: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  titolo: { fontWeight: tokens.fontWeightSemibold },
  quando: quiet,
});

const FATTI = [
  {
    quando: '2026-04-02T08:12:00Z',
    chi: 'anna',
    titolo: 'Importato movimenti_202603.csv',
    icon: <ArrowUploadRegular />,
  },
  {
    quando: '2026-04-02T08:12:04Z',
    chi: 'anna',
    titolo: 'Quadratura provata al centesimo',
    icon: <CheckmarkRegular />,
  },
  {
    quando: '2026-04-03T14:40:00Z',
    chi: 'luca',
    titolo: 'Nota scritta alla riga 34',
    icon: <NoteEditRegular />,
  },
  {
    quando: '2026-04-07T09:05:00Z',
    chi: 'anna',
    titolo: 'Importazione annullata: tolte 1.240 righe',
    icon: <ArrowUndoRegular />,
  },
];

export function Registro() {
  const styles = useStyles();
  return (
    <ol className={styles.elenco} aria-label="Storia dell’importazione">
      {FATTI.map(({ quando, chi, titolo, icon }) => (
        <li key={quando} className={styles.voce}>
          <span className={styles.segno} aria-hidden>
            {icon}
          </span>
          <div>
            <div className={styles.titolo}>{titolo}</div>
            <div className={styles.quando}>
              <time dateTime={quando}>{INSTANT.format(quando)}</time>, {chi}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
