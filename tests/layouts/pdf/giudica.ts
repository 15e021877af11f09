/** What the reader makes of a printed statement, against what was printed. */
import type { EsitoLettura } from '#import/map/outcome.ts';
import { judgeFile, type Giudizio } from '../giudica.ts';
import type { DocumentoVero } from './modello.ts';
import { print } from './stampa.ts';

/** Words of one row that stand in another, or in none: lines that were given to the wrong row. */
function testiStorti(outcome: EsitoLettura, { segni, vere }: DocumentoVero): string {
  if (outcome.tipo !== 'letto') return '';
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  for (const { data, importo, descrizione } of righe) {
    const mine = segni.filter((sign) => descrizione.includes(sign));
    const giusti = mine.every((sign) => {
      const vera = vere[segni.indexOf(sign)];
      return vera?.data === data && vera.importo === importo;
    });
    if (mine.length !== 1 || !giusti) return `testo «${descrizione}»`;
  }
  return '';
}

export async function judgeDocument(documento: DocumentoVero): Promise<Giudizio> {
  const { pagine, stile, footer, vere, saldi } = documento;
  const file = { nome: 'documento.pdf', bytes: await print(pagine, stile, footer) };
  const genuine = { vere, natura: 'movimento' as const, azienda: null, ...(saldi ? { saldi } : {}) };
  return judgeFile(file, genuine, (outcome) => testiStorti(outcome, documento));
}
