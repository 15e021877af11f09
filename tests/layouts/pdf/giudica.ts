/** What the reader makes of a printed statement, against what was printed. */
import type { EsitoLettura } from '#import/map/outcome.ts';
import { giudicaFile, type Giudizio } from '../giudica.ts';
import type { DocumentoVero } from './modello.ts';
import { stampa } from './stampa.ts';

/** Words of one row that stand in another, or in none: lines that were given to the wrong row. */
function testiStorti(esito: EsitoLettura, { segni, vere }: DocumentoVero): string {
  if (esito.tipo !== 'letto') return '';
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  for (const { data, importo, descrizione } of righe) {
    const miei = segni.filter((segno) => descrizione.includes(segno));
    const giusti = miei.every((segno) => {
      const vera = vere[segni.indexOf(segno)];
      return vera?.data === data && vera.importo === importo;
    });
    if (miei.length !== 1 || !giusti) return `testo «${descrizione}»`;
  }
  return '';
}

export async function giudicaDocumento(documento: DocumentoVero): Promise<Giudizio> {
  const { pagine, stile, piede, vere, saldi } = documento;
  const file = { nome: 'documento.pdf', bytes: await stampa(pagine, stile, piede) };
  const vero = { vere, natura: 'movimento' as const, azienda: null, ...(saldi ? { saldi } : {}) };
  return giudicaFile(file, vero, (esito) => testiStorti(esito, documento));
}
