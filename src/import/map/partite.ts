/** Rows of a list of open items as partite: each due on some day, each document once. */
import { formatImporto } from '#domain/importi.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { removeSideBehind } from '../cell/partite-words.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { RowKind } from './row-kind.ts';

/** A number between quotes, which keep a sheet from taking it for an amount. */
const IN_QUOTES = /^'(.+)'$/;

/** Rows of one document that follow each other. */
function key({ numero_documento, data, scadenza, ragione_sociale, divisa }: RigaLetta): string {
  return JSON.stringify([numero_documento, data, scadenza, ragione_sociale, divisa]);
}

/**
 * A partita has a due day: where the list gives none it is that of the document. Rows that are the lines of one
 * document become one: added up when each has an amount of its own, taken once when they repeat the document's.
 * @param righe what the rows are: `dettagli` with their own amounts, `ripetuto` the document's on each line
 */
export function completePartite(estratto: EstrattoLetto, righe: RowKind, notices: string[]): EstrattoLetto {
  const complete = estratto.righe.map((riga) => {
    const data_documento = riga.data_documento ?? riga.data;
    const numero_documento = riga.numero_documento?.replace(IN_QUOTES, '$1') ?? null;
    const ragione_sociale = riga.ragione_sociale === null ? null : removeSideBehind(riga.ragione_sociale);
    const number = numero_documento === null ? '' : `Documento ${numero_documento}`;
    return {
      ...riga,
      ragione_sociale,
      numero_documento,
      data_documento,
      scadenza: riga.scadenza ?? data_documento,
      descrizione:
        riga.descrizione === riga.ragione_sociale ? number || riga.descrizione : riga.descrizione || number,
    };
  });
  const joined = righe === 'documenti' ? complete : merge(complete, righe === 'ripetuto');
  if (joined.length < complete.length) {
    notices.push(
      `${complete.length} righe di dettaglio unite in ${joined.length} ${joined.length === 1 ? 'documento' : 'documenti'}, per ${formatImporto(joined.reduce((sum, { importo }) => sum + importo, 0))}.`,
    );
  }
  const lacking = new Set(estratto.righe.flatMap(({ riga, scadenza }) => (scadenza === null ? [riga] : [])));
  const without = joined.filter(({ riga }) => lacking.has(riga)).length;
  if (without > 0) {
    notices.push(
      `${without} ${without === 1 ? 'riga è' : 'righe sono'} senza scadenza: vale la data del documento.`,
    );
  }
  return { ...estratto, righe: joined };
}

function merge(righe: readonly RigaLetta[], repeated: boolean): RigaLetta[] {
  const documenti = new Map<string, RigaLetta>();
  for (const [at, riga] of righe.entries()) {
    const which = riga.numero_documento === null ? `riga ${at}` : key(riga);
    const before = documenti.get(which);
    if (!before) documenti.set(which, { ...riga });
    else if (!repeated || before.importo !== riga.importo)
      before.importo = (before.importo + riga.importo) as Centesimi;
  }
  return [...documenti.values()];
}
