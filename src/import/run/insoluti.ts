/** What a return flow says came back unpaid, as the register of pagamenti is told it. */
import type { RequestOf } from '#api/client.ts';
import type { EsitoIncasso } from '../read/collection-outcome.ts';

type Request = RequestOf<'esiti'>['body']['esiti'][number];

const INSTRUMENTS: Record<EsitoIncasso['strumento'], string> = { riba: 'RiBa', mav: 'MAV' };

export interface Insoluto {
  /** Line of the file: that of the row which tells the same. */
  riga: number;
  request: Request;
}

/** The unpaid ones, in the order of the file; a fee that the flow does not say is none. */
export const toInsoluti = (outcomes: readonly EsitoIncasso[] = []): Insoluto[] =>
  outcomes.flatMap((outcome) =>
    outcome.tipo === 'insoluto' && outcome.importo > 0
      ? [
          {
            riga: outcome.riga,
            request: {
              riferimento: outcome.numero_ricevuta,
              numero_documento: outcome.numero_documento,
              importo: outcome.importo,
              data: outcome.data_esito,
              scadenza: outcome.scadenza,
              causale: `Insoluto ${INSTRUMENTS[outcome.strumento]}, causale ${outcome.causale}`,
              spese: outcome.spese ?? 0,
              ragione_sociale: outcome.debitore,
            },
          },
        ]
      : [],
  );
