/** Payments on lines of their own, in a ledger of documents: each is taken off the one document that has its number and party. */
import type { Centesimi } from '#api/contract/valori.ts';
import { SALDATO } from './partita-amount.ts';
import type { RigheLette } from './read-righe.ts';

/** Takes each off its document; what is paid whole is refused as settled. One without a document of its own stays as it was refused. */
export function settleApart(lette: RigheLette): void {
  for (const { riga, numero_documento, ragione_sociale, importo } of lette.pagamenti) {
    const documents = lette.righe.filter(
      (one) =>
        numero_documento !== null &&
        one.numero_documento === numero_documento &&
        one.ragione_sociale === ragione_sociale,
    );
    const [document, ...others] = documents;
    if (!document || others.length > 0 || Math.abs(document.importo) < importo) continue;
    document.importo = (document.importo - Math.sign(document.importo) * importo) as Centesimi;
    lette.scartate = lette.scartate.map((one) =>
      one.riga === riga
        ? { ...one, motivo: `Pagamento: tolto dal documento ${numero_documento} della riga ${document.riga}` }
        : one,
    );
    if (document.importo !== 0) continue;
    lette.righe = lette.righe.filter((one) => one !== document);
    lette.scartate.push({
      riga: document.riga,
      colonna: null,
      valore: numero_documento ?? '',
      motivo: SALDATO,
    });
  }
  if (lette.pagamenti.length > 0) lette.scartate = lette.scartate.toSorted((x, y) => x.riga - y.riga);
}
