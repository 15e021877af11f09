/**
 * What closes a row, in the views of the questions in SQL, joined by the row alone: it is grouped by row within the
 * azienda, a key that every version of PostgreSQL proves. By the azienda too (034), from version 16 on, it was read for
 * every question, whatever columns were asked for. The views show what they showed, in the same order.
 */
import { viste } from './report.ts';
import { fromStatements } from './statements.ts';

/** All distinct texts of a column, in the order of their letters. */
const gathered = (column: string): string =>
  `array_to_string(array_agg(distinct l.${column} order by l.${column}) filter (where l.${column} is not null), ', ')`;

/** What the views gained with 034, and where its lines are. */
const CHIUDE = {
  movimenti: {
    linee: 'chiude_movimento_linea',
    colonne: [
      ['soggetto_chiude', gathered('soggetti')],
      ['documenti', gathered('documenti')],
      ['voce', gathered('voci')],
      ['chiuso_da', gathered('chi')],
    ],
  },
  partite: {
    linee: 'chiude_partita_linea',
    colonne: [
      ['movimenti', `array_to_string(array_agg(l.movimento order by l.data, l.id, l.movimento), ', ')`],
      ['chiusa_da', gathered('chi')],
    ],
  },
} as const;

const makeAgain = (name: keyof typeof CHIUDE): string[] => {
  const { linee, colonne } = CHIUDE[name];
  const closed = colonne.map(([column, value]) => `${value} as ${column}`).join(', ');
  const join = `left join (select l.id_riga, ${closed} from public.${linee} l
    where l.id_azienda = report.azienda() group by l.id_riga) k on k.id_riga = r.id and r.stato <> 'aperta'`;
  return viste
    .filter(({ nome }) => nome === name)
    .map(({ nome, da, colonne: before }) => {
      const shown = before.map(([column, value]) => `${value} as ${column}`);
      return `create or replace view report.${nome} with (security_barrier) as
        select ${[...shown, ...colonne.map(([column]) => `k.${column}`)].join(', ')}
        from ${da.replace('where r.natura', `${join} where r.natura`)}`;
    });
};

export const cheCosaChiudeNeiReport = fromStatements([...makeAgain('movimenti'), ...makeAgain('partite')]);
