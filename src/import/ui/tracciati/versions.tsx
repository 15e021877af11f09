/** The versions a tracciato had: who saved each, when, what changed, and going back to one. */
import {
  Button,
  Caption1,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { useCalled } from '#state/use-reading.ts';
import { formatInstant } from '../words.ts';
import { describeChanges } from './changes.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px', maxWidth: '820px' },
  item: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4px 12px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  changes: { gridColumn: '1 / -1', margin: 0, paddingLeft: '20px' },
});

export function Versioni({ id, onResume }: { id: number; onResume: (tracciato: Tracciato) => void }) {
  const styles = useStyles();
  const { dati, error } = useCalled('tracciatoVersioni', { params: { id } });
  if (error !== null)
    return (
      <MessageBar intent="error">
        <MessageBarBody>{error}</MessageBarBody>
      </MessageBar>
    );
  if (dati === null) return <Spinner label="Leggo le versioni…" />;
  const { versioni } = dati;
  return (
    <ul className={styles.list}>
      {versioni.map((voce, at) => {
        const before = versioni[at + 1]?.tracciato;
        const changes = before ? describeChanges(before, voce.tracciato) : ['Prima versione'];
        return (
          <li key={voce.versione} className={styles.item}>
            <span>
              <Text weight="semibold">Versione {voce.versione}</Text>
              {at === 0 ? ' (in uso)' : ''}
              <br />
              <Caption1 className={styles.quiet}>
                {formatInstant(voce.salvata_il)}, {voce.autore ?? 'utente non più presente'}
              </Caption1>
            </span>
            {at > 0 ? (
              <Button icon={<HistoryRegular />} onClick={() => onResume(voce.tracciato)}>
                Riprendi questa
              </Button>
            ) : null}
            <ul className={styles.changes}>
              {(changes.length > 0 ? changes : ['Salvata senza cambiamenti']).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
