/** Rows of a list of open items as partite: each due on some day, each document once. */
import { formatImporto } from '#domain/importi.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';

/** Rows of one document that follow each other. */
function chiave({ numero_documento, data, scadenza, ragione_sociale, divisa }: RigaLetta): string {
  return JSON.stringify([numero_documento, data, scadenza, ragione_sociale, divisa]);
}

/**
 * A partita has a due day: where the list gives none it is that of the document. Rows that are the lines of one
 * document become one: added up when each has an amount of its own, taken once when they repeat the document's.
 * @param righe what the rows are: `dettagli` with their own amounts, `ripetuto` the document's on each line
 */
export function completePartite(
  estratto: EstrattoLetto,
  righe: 'documenti' | 'dettagli' | 'ripetuto',
  avvisi: string[],
): EstrattoLetto {
  const complete = estratto.righe.map((riga) => {
    const data_documento = riga.data_documento ?? riga.data;
    const numero = riga.numero_documento === null ? '' : `Documento ${riga.numero_documento}`;
    return {
      ...riga,
      data_documento,
      scadenza: riga.scadenza ?? data_documento,
      descrizione:
        riga.descrizione === riga.ragione_sociale ? numero || riga.descrizione : riga.descrizione || numero,
    };
  });
  const unite = righe === 'documenti' ? complete : unisci(complete, righe === 'ripetuto');
  if (unite.length < complete.length) {
    avvisi.push(
      `${complete.length} righe di dettaglio unite in ${unite.length} ${unite.length === 1 ? 'documento' : 'documenti'}, per ${formatImporto(unite.reduce((somma, { importo }) => somma + importo, 0))}.`,
    );
  }
  const prive = new Set(estratto.righe.flatMap(({ riga, scadenza }) => (scadenza === null ? [riga] : [])));
  const senza = unite.filter(({ riga }) => prive.has(riga)).length;
  if (senza > 0) {
    avvisi.push(
      `${senza} ${senza === 1 ? 'riga è' : 'righe sono'} senza scadenza: vale la data del documento.`,
    );
  }
  return { ...estratto, righe: unite };
}

function unisci(righe: readonly RigaLetta[], ripetuto: boolean): RigaLetta[] {
  const documenti = new Map<string, RigaLetta>();
  for (const [at, riga] of righe.entries()) {
    const quale = riga.numero_documento === null ? `riga ${at}` : chiave(riga);
    const prima = documenti.get(quale);
    if (!prima) documenti.set(quale, { ...riga });
    else if (!ripetuto || prima.importo !== riga.importo)
      prima.importo = (prima.importo + riga.importo) as Centesimi;
  }
  return [...documenti.values()];
}
