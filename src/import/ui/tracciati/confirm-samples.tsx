/** Before saving: which samples would read otherwise, and whether that is meant. */
import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Confirm } from '#ui/question.tsx';
import type { AttesiCampione } from '#api/contract/campioni.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatImportoOrNothing, formatInteger } from '../words.ts';
import type { ProvaCampione } from '../reader/try-campioni.ts';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
});

const ESITI = { quadra: 'quadra', non_quadra: 'non quadra', non_verificabile: 'non verificabile' } as const;

/** The figures that change, each before and after. */
function describeAttesiChanges(before: AttesiCampione, after: AttesiCampione): string[] {
  const pairs: readonly (readonly [string, string, string])[] = [
    ['Righe', formatInteger(before.righe), formatInteger(after.righe)],
    ['Scartate', formatInteger(before.scartate), formatInteger(after.scartate)],
    ['Dare', formatImporto(before.dare), formatImporto(after.dare)],
    ['Avere', formatImporto(before.avere), formatImporto(after.avere)],
    [
      'Saldo iniziale',
      formatImportoOrNothing(before.saldo_iniziale),
      formatImportoOrNothing(after.saldo_iniziale),
    ],
    ['Saldo finale', formatImportoOrNothing(before.saldo_finale), formatImportoOrNothing(after.saldo_finale)],
    ['Quadratura', ESITI[before.esito], ESITI[after.esito]],
  ];
  const different = pairs
    .filter(([, was, now]) => was !== now)
    .map(([name, was, now]) => `${name}: da ${was} a ${now}`);
  return different.length > 0 ? different : ['Stessi totali, ma qualche riga ha un testo o una data diversi'];
}

interface ConfermaCampioniProps {
  /** Only those that would read otherwise, or not at all. */
  prove: readonly ProvaCampione[];
  onSave: () => void;
  onClose: () => void;
}

export function ConfermaCampioni({ prove, onSave, onClose }: ConfermaCampioniProps) {
  const styles = useStyles();
  return (
    <Confirm
      titolo={
        prove.length === 1
          ? 'Un campione si leggerebbe diverso'
          : `${prove.length} campioni si leggerebbero diversi`
      }
      back="Torna alle colonne"
      azione="Salva lo stesso"
      onConfirm={onSave}
      onClose={onClose}
    >
      {prove.map((proof) => (
        <MessageBar
          key={proof.campione.id}
          intent={proof.tipo === 'illeggibile' ? 'error' : 'warning'}
          layout="multiline"
          className={styles.bar}
        >
          <MessageBarBody>
            <strong>{proof.campione.nome_file}</strong>
            {proof.tipo === 'illeggibile' ? ' non si leggerebbe più:' : ''}
            <ul className={styles.list}>
              {(proof.tipo === 'diverso'
                ? describeAttesiChanges(proof.campione.attesi, proof.ora)
                : proof.tipo === 'illeggibile'
                  ? proof.motivi
                  : []
              ).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      ))}
      <span>Se è quello che vuoi, salva: da ora i campioni che si leggono dovranno dare questi totali.</span>
    </Confirm>
  );
}
