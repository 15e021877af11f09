/** What a return flow says came back unpaid, as the register of pagamenti is told it. */
import type { RequestOf } from '#api/client.ts';
import type { EsitoIncasso } from '../read/collection-outcome.ts';

type Richiesta = RequestOf<'esiti'>['body']['esiti'][number];

const STRUMENTI: Record<EsitoIncasso['strumento'], string> = { riba: 'RiBa', mav: 'MAV' };

export interface Insoluto {
  /** Line of the file: that of the row which tells the same. */
  riga: number;
  richiesta: Richiesta;
}

/** The unpaid ones, in the order of the file; a fee that the flow does not say is none. */
export const toInsoluti = (esiti: readonly EsitoIncasso[] = []): Insoluto[] =>
  esiti.flatMap((esito) =>
    esito.tipo === 'insoluto' && esito.importo > 0
      ? [
          {
            riga: esito.riga,
            richiesta: {
              riferimento: esito.numero_ricevuta,
              numero_documento: esito.numero_documento,
              importo: esito.importo,
              data: esito.data_esito,
              scadenza: esito.scadenza,
              causale: `Insoluto ${STRUMENTI[esito.strumento]}, causale ${esito.causale}`,
              spese: esito.spese ?? 0,
              ragione_sociale: esito.debitore,
            },
          },
        ]
      : [],
  );
