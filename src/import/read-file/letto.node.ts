/** What tests of small files ask of a reading: its rows as short lines, or what it asked. */
import type { Risposte } from '../cell/questions.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import type { AziendaLettura } from '../read/native.ts';
import { readStatementFile } from './read.ts';

export const readText = (
  text: string,
  azienda: AziendaLettura | null = null,
  risposte: Risposte = {},
): Promise<EsitoLettura> =>
  readStatementFile({ nome: 'documento.csv', bytes: new TextEncoder().encode(text) }, { azienda, risposte });

/** Each row as its cents, with its currency where that is not the euro; what is not read throws. */
export async function readAmounts(text: string, azienda: AziendaLettura | null = null): Promise<string[]> {
  const outcome = await readText(text, azienda);
  if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
  return outcome.estratti.flatMap(({ righe }) =>
    righe.map(({ importo, divisa }) => (divisa === 'EUR' ? String(importo) : `${importo} ${divisa}`)),
  );
}
