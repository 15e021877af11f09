/** What a change does to the commissions, as it is read and as it is shown before anything is saved. */
import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { EffettiMatrice } from '#api/contract/matrice-agenti.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import type { ServerReading } from '#state/use-reading.ts';
import { NoteBar } from '#ui/error-bar.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
  frame: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: { textAlign: 'left', padding: '4px 8px 4px 0', fontWeight: tokens.fontWeightRegular },
  amount: { textAlign: 'right', padding: '4px 0 4px 12px', whiteSpace: 'nowrap' },
  total: { borderTop: `1px solid ${tokens.colorNeutralStroke1}`, fontWeight: tokens.fontWeightSemibold },
});

type ReadEffects = Pick<ServerReading<EffettiMatrice>, 'dati' | 'error'>;

export function FiguresError({ testo }: { testo: string | null }) {
  return testo === null ? null : <NoteBar intent="error">{testo}</NoteBar>;
}

interface EffectsProps {
  letti: ReadEffects;
  /** Said where nothing that was collected changes. */
  otherwise: string;
}

export function Effects({ letti: { dati: effetti, error }, otherwise }: EffectsProps) {
  if (error !== null) return <FiguresError testo={error} />;
  if (!effetti) return <Spinner label="Calcolo delle provvigioni…" />;
  return <Tabella effetti={effetti} otherwise={otherwise} />;
}

/** Nothing is saved before its effects were seen. */
export const isSeen = ({ dati, error }: ReadEffects): boolean => dati !== null && error === null;

const withSign = (importo: number): string => `${importo > 0 ? '+' : ''}${formatImporto(importo)}`;

function Tabella({
  effetti: { agenti, partite },
  otherwise,
}: {
  effetti: EffettiMatrice;
  otherwise: string;
}) {
  const styles = useStyles();
  const divise = [...new Set(agenti.map(({ divisa }) => divisa))];
  // Where all is in euro, as nearly always, there is nothing to tell apart.
  const withDivisa = divise.some((divisa) => divisa !== 'EUR');
  if (partite === 0)
    return (
      <p className={styles.text}>
        Nessun incasso è toccato: le provvigioni già maturate non cambiano. {otherwise}
      </p>
    );
  return (
    <>
      <p className={styles.text}>
        Provvigioni su {formatCount(partite, 'partita incassata', 'partite incassate')}, in tutto o in parte:
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label="Effetti sulle provvigioni">
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.name}>Agente</th>
              {withDivisa ? <th className={styles.amount}>Divisa</th> : null}
              <th className={styles.amount}>Ora</th>
              <th className={styles.amount}>Dopo</th>
              <th className={styles.amount}>Differenza</th>
            </tr>
          </thead>
          <tbody>
            {agenti.map((each) => (
              <tr key={`${each.id_agente} ${each.divisa}`}>
                <th scope="row" className={styles.name}>
                  {each.ragione_sociale}
                </th>
                {withDivisa ? <td className={styles.amount}>{each.divisa}</td> : null}
                <td className={styles.amount}>{formatImporto(each.prima)}</td>
                <td className={styles.amount}>{formatImporto(each.dopo)}</td>
                <td className={styles.amount}>{withSign(each.dopo - each.prima)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {divise.map((divisa) => {
              const own = agenti.filter((each) => each.divisa === divisa);
              const before = sumCentesimi(own.map((each) => each.prima));
              const after = sumCentesimi(own.map((each) => each.dopo));
              return (
                <tr key={divisa} className={styles.total}>
                  <th scope="row" className={styles.name}>
                    Totale
                  </th>
                  {withDivisa ? <td className={styles.amount}>{divisa}</td> : null}
                  <td className={styles.amount}>{formatImporto(before)}</td>
                  <td className={styles.amount}>{formatImporto(after)}</td>
                  <td className={styles.amount}>{withSign(after - before)}</td>
                </tr>
              );
            })}
          </tfoot>
        </table>
      </section>
    </>
  );
}
