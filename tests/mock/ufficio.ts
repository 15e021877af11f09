/** What surrounds the rows: preferences, ways of paying, the dashboard's figures, the search. */
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { addGiorni } from '#domain/date.ts';
import { somma } from '#domain/importi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

export const preferenze =
  (stato: MockStato): MockResolver<'preferenze'> =>
  () =>
    stato.preferenze ?? PREFERENZE_INIZIALI;

export const preferenzeSalva =
  (stato: MockStato): MockResolver<'preferenzeSalva'> =>
  ({ body }) => {
    stato.preferenze = body;
    return body;
  };

function scadenze(stato: MockStato, dal: string, al: string) {
  const partite = stato.righe.filter(
    ({ natura, scadenza, residuo }) =>
      natura === 'partita' && scadenza !== null && scadenza >= dal && scadenza < al && residuo !== 0,
  );
  const residui = partite.map(({ residuo }) => residuo);
  return {
    righe: partite.length,
    da_incassare: somma(residui.filter((residuo) => residuo > 0)),
    da_pagare: somma(residui.filter((residuo) => residuo < 0)),
  };
}

export const riepilogo =
  (stato: MockStato): MockResolver<'riepilogo'> =>
  ({ query }) => {
    const movimenti = stato.righe.filter(({ natura }) => natura === 'movimento');
    const conti = stato.conti.map(({ id, nome, banca, divisa, saldo_iniziale }) => {
      const own = movimenti.filter(({ id_conto }) => id_conto === id);
      const days = own.map(({ data }) => data).sort();
      return {
        id_conto: id,
        nome,
        banca,
        divisa,
        saldo: somma([saldo_iniziale, ...own.map(({ importo }) => importo)]),
        movimenti: own.length,
        aggiornato_al: days.at(-1) ?? null,
      };
    });
    const voci = [...stato.importazioni.values()].map(({ voce }) => voce);
    return {
      conti,
      mesi: [],
      scaduto: scadenze(stato, '', query.oggi),
      in_scadenza: scadenze(stato, query.oggi, addGiorni(query.oggi, 31)),
      da_riconciliare: movimenti.filter((riga) => riga.stato === 'aperta').length,
      non_quadrate: voci.filter(
        (voce) => voce.stato === 'completato' && voce.quadratura?.esito === 'non_quadra',
      ).length,
    };
  };

export const cerca =
  (stato: MockStato): MockResolver<'cerca'> =>
  ({ query }) => {
    const wanted = query.q.toLowerCase();
    const documenti = stato.righe.flatMap(({ numero_documento, ...riga }) =>
      numero_documento?.toLowerCase().includes(wanted)
        ? [
            {
              id: riga.id,
              natura: riga.natura,
              numero_documento,
              ragione_sociale: riga.ragione_sociale,
              scadenza: riga.scadenza,
              importo: riga.importo,
              divisa: riga.divisa,
            },
          ]
        : [],
    );
    return { soggetti: [], documenti: documenti.slice(0, 8) };
  };

export const tipiPagamento =
  (stato: MockStato): MockResolver<'tipiPagamento'> =>
  () => ({ tipi_pagamento: stato.tipiPagamento });

export const tipiPagamentoModifica =
  (stato: MockStato): MockResolver<'tipiPagamentoModifica'> =>
  ({ body }) => {
    const known = (id: number) => stato.tipiPagamento.find((tipo) => tipo.id === id);
    const stale = [...body.cambia, ...body.elimina].filter(
      ({ id, versione }) => known(id)?.versione !== versione,
    );
    if (stale.length > 0)
      throw new MockProblema(409, 'versione_superata', 'Modificato da altri', {
        attuali: stale.flatMap(({ id }) => known(id) ?? []),
      });
    const eliminati = body.elimina.map(({ id }) => id);
    const cambiati = body.cambia.map((tipo): TipoPagamento => ({ ...tipo, versione: tipo.versione + 1 }));
    let last = Math.max(0, ...stato.tipiPagamento.map(({ id }) => id));
    const creati = body.crea.map((dati): TipoPagamento => {
      last += 1;
      return { ...dati, id: dati.id ?? last, versione: 1 };
    });
    const gone = new Set([...eliminati, ...cambiati.map(({ id }) => id)]);
    stato.tipiPagamento = [...stato.tipiPagamento.filter(({ id }) => !gone.has(id)), ...cambiati, ...creati];
    return { creati, cambiati, eliminati };
  };
