/** What the reader makes of a page written by hand, against what is true of it. */
import type { EsitoLettura } from '#import/map/outcome.ts';
import { judgeFile, type Giudizio } from '../giudica.ts';
import type { HostilePdf } from './sheet.ts';

/** A row that lacks words of its own, or has those of another. */
function findWrongWords(outcome: EsitoLettura, { vere, words }: HostilePdf): string {
  if (outcome.tipo !== 'letto') return '';
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  for (const [at, own] of words.entries())
    for (const word of own) {
      const having = righe.filter(({ descrizione }) => descrizione.includes(word));
      const vera = vere[at];
      if (!having.some(({ data, importo }) => data === vera?.data && importo === vera.importo))
        return `"${word}" in «${having.map(({ descrizione }) => descrizione).join(' / ')}»`;
    }
  return '';
}

export async function judgePdf(layout: HostilePdf): Promise<Giudizio> {
  const { name, bytes, vere, saldi, natura } = layout;
  const file = { nome: `${name.split(' ')[0]}.pdf`, bytes };
  const vero = { vere, natura, azienda: null, ...(saldi ? { saldi } : {}) };
  return judgeFile(file, vero, (outcome) => findWrongWords(outcome, layout));
}
