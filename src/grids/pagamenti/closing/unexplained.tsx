/** What the period still lacks, oldest first, each a step away from being explained. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import type { PagamentiAddress } from '../vista.ts';
import type { Sintesi } from './data.ts';
import { plainList } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: {
    margin: 0,
    marginRight: 'auto',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    ...plainList,
    display: 'grid',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr) 130px 150px auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '4px 6px 4px 14px',
    '@media (max-width: 760px)': { gridTemplateColumns: '92px minmax(0, 1fr) auto' },
  },
  text: { overflowWrap: 'anywhere' },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  why: { color: tokens.colorNeutralForeground3, '@media (max-width: 760px)': { display: 'none' } },
  name: { '@media (max-width: 760px)': { gridColumn: '1 / -1', gridRow: 2 } },
});

const PERCHE = {
  aperto: 'Da spiegare',
  parziale: 'Spiegato in parte',
  ignorato_senza_motivo: 'Ignorato senza motivo',
} as const;

/** Rows shown; the bench shows the others. */
const SHOWN = 50;

interface NonSpiegatiProps {
  sintesi: Sintesi;
  onChange: (patch: Partial<PagamentiAddress>) => void;
}

export function NonSpiegati({ sintesi, onChange }: NonSpiegatiProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { conto, dal, al, spiegazioni } = sintesi;
  const { non_spiegati, righe } = spiegazioni;
  if (non_spiegati.movimenti === 0) return null;
  const goTo = ({ data, perche }: (typeof righe)[number]) => {
    // The bench shows what is open: what was ignored without a reason is opened again among the movimenti.
    if (perche === 'ignorato_senza_motivo')
      void navigate(`/app/estrattoconto?natura=movimento&id_conto=${conto.id}&dal=${data}&al=${data}`);
    else onChange({ faccia: 'banco', id_conto: conto.id, dal: data, al: data });
  };
  const others = non_spiegati.movimenti - Math.min(righe.length, SHOWN);
  return (
    <section className={styles.root} aria-label="Ancora da spiegare">
      <div className={styles.head}>
        <h3 className={styles.title}>
          {formatCount(non_spiegati.movimenti, 'movimento', 'movimenti')} ancora da spiegare
        </h3>
        <Button
          iconPosition="after"
          icon={<ArrowRightRegular />}
          onClick={() => onChange({ faccia: 'banco', id_conto: conto.id, dal, al })}
        >
          Abbina tutto il periodo
        </Button>
      </div>
      <ul className={styles.list}>
        {righe.slice(0, SHOWN).map((riga) => (
          <li key={riga.id} className={styles.row}>
            <span>{formatData(riga.data)}</span>
            <span className={`${styles.text} ${styles.name}`}>{riga.descrizione}</span>
            <span className={styles.amount}>{formatImporto(riga.residuo)}</span>
            <span className={styles.why}>{PERCHE[riga.perche]}</span>
            <Button
              appearance="subtle"
              size="small"
              aria-label={`Vai al movimento del ${formatData(riga.data)}, ${riga.descrizione}`}
              onClick={() => goTo(riga)}
            >
              Vai
            </Button>
          </li>
        ))}
      </ul>
      {others > 0 ? <span className={styles.why}>E altri {formatInteger(others)}.</span> : null}
    </section>
  );
}
