/** How many movimenti each rule takes, and what they come to. */
import { makeStyles } from '@fluentui/react-components';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import type { MovimentoDiRegola } from './apply-list.tsx';

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4px 16px',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > :nth-child(3n+2), & > :nth-child(3n)': { textAlign: 'right' },
  },
});

/** What each rule takes, of what was not taken off. */
export function SommeRegole({
  scelti,
  nomi,
}: {
  scelti: readonly MovimentoDiRegola[];
  nomi: ReadonlyMap<number, string>;
}) {
  const styles = useStyles();
  const by = Map.groupBy(scelti, ({ id_regola }) => id_regola);
  return (
    <div className={styles.rows} data-testid="anteprima-regole">
      {[...nomi].flatMap(([id, name]) => {
        const own = by.get(id) ?? [];
        return own.length === 0
          ? []
          : [
              <span key={`${id}-n`}>{name}</span>,
              <span key={`${id}-q`}>{formatInteger(own.length)}</span>,
              <span key={`${id}-t`}>{formatImporto(sumCentesimi(own.map(({ importo }) => importo)))}</span>,
            ];
      })}
    </div>
  );
}
