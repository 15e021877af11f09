/** What surrounds the rows: preferences, ways of paying, the dashboard's figures, the search. */
import { PREFERENZE_INIZIALI } from '#api/contract/preferenze.ts';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { addGiorni } from '#domain/date.ts';
import { parseImporto, sumCentesimi } from '#domain/importi.ts';
import { findDestinazioni } from '#domain/studio/destinations.ts';
import { compareTesto, normalizeText } from '#domain/text.ts';
import { MockProblema, type MockResolver, type MockRichiesta } from './rispondi.ts';
import type { MockStato } from './stato.ts';

export const preferenze =
  (state: MockStato): MockResolver<'preferenze'> =>
  () =>
    state.preferenze ?? PREFERENZE_INIZIALI;

export const preferenzeSalva =
  (state: MockStato): MockResolver<'preferenzeSalva'> =>
  ({ body }) => {
    state.preferenze = body;
    return body;
  };

function scadenze(state: MockStato, dal: string, al: string) {
  const partite = state.righe.filter(
    ({ natura, scadenza, residuo }) =>
      natura === 'partita' && scadenza !== null && scadenza >= dal && scadenza < al && residuo !== 0,
  );
  const residui = partite.map(({ residuo }) => residuo);
  return {
    righe: partite.length,
    da_incassare: sumCentesimi(residui.filter((residuo) => residuo > 0)),
    da_pagare: sumCentesimi(residui.filter((residuo) => residuo < 0)),
  };
}

/** The month of `oggi` and the eleven before it, oldest first. */
function months(movimenti: MockStato['righe'], today: string) {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, at) => {
    const month = last - 11 + at;
    const prefix = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-`;
    const amounts = movimenti
      .filter(({ data, divisa }) => divisa === 'EUR' && data.startsWith(prefix))
      .map(({ importo }) => importo);
    return {
      mese: `${prefix}01`,
      dare: sumCentesimi(amounts.filter((importo) => importo < 0)),
      avere: sumCentesimi(amounts.filter((importo) => importo > 0)),
    };
  });
}

/** Everything of the mock is of one azienda. */
const whose = ({ me }: MockStato) => ({
  id_azienda: me.id_azienda,
  azienda: me.aziende.find(({ id }) => id === me.id_azienda)?.ragione_sociale ?? '',
});

export const studio =
  (state: MockStato): MockResolver<'studio'> =>
  () => ({
    aziende: state.me.aziende.map((azienda) => ({
      ...azienda,
      dimostrativa: false,
      situazione: null,
      ultima_attivita: null,
      ultimo_utente: null,
      compito: null,
    })),
  });

export const studioMesi =
  (state: MockStato): MockResolver<'studioMesi'> =>
  () => ({
    conti: state.conti.map(({ id, nome, banca, divisa }) => ({
      ...whose(state),
      id_conto: id,
      conto: nome,
      banca,
      divisa,
      primo_mese: null,
      mesi: [],
      cambi: [],
    })),
  });

/** The mock keeps one azienda: its conti are told by their IBAN, and nothing else is known. */
export const destinazioni =
  (state: MockStato): MockResolver<'destinazioni'> =>
  ({ body }) => {
    const [{ id: id_azienda, ragione_sociale: azienda }] = state.me.aziende as [
      { id: number; ragione_sociale: string },
    ];
    const conti = state.conti.map((conto) => ({ ...conto, id_azienda, azienda }));
    const sites = { conti, aziende: [], tracciati: [] };
    return { file: body.file.map((file) => ({ candidati: findDestinazioni(file, sites) })) };
  };

export const riepilogo =
  (state: MockStato): MockResolver<'riepilogo'> =>
  ({ query }) => {
    const movimenti = state.righe.filter(({ natura }) => natura === 'movimento');
    const conti = state.conti.map(({ id, nome, banca, divisa, saldo_iniziale }) => {
      const own = movimenti.filter(({ id_conto }) => id_conto === id);
      const days = own.map(({ data }) => data).sort();
      return {
        id_conto: id,
        nome,
        banca,
        divisa,
        saldo: sumCentesimi([saldo_iniziale, ...own.map(({ importo }) => importo)]),
        movimenti: own.length,
        aggiornato_al: days.at(-1) ?? null,
      };
    });
    const soFar = movimenti.filter(({ data }) => data.slice(8) <= query.oggi.slice(8));
    const [stessi_giorni] = months(soFar, query.oggi).slice(-2);
    if (!stessi_giorni) throw new Error('two months expected');
    const voci = [...state.importazioni.values()].map(({ voce }) => voce);
    return {
      conti,
      mesi: months(movimenti, query.oggi),
      stessi_giorni,
      scaduto: scadenze(state, '', query.oggi),
      in_scadenza: scadenze(state, query.oggi, addGiorni(query.oggi, 31)),
      da_riconciliare: movimenti.filter((riga) => ['aperta', 'parziale'].includes(riga.stato)).length,
      non_quadrate: voci.filter(
        (voce) => voce.stato === 'completato' && voce.quadratura?.esito === 'non_quadra',
      ).length,
    };
  };

/** Names with all the words: first what is equal, then what begins with the text, then words that begin so. */
function findSoggetti(state: MockStato, q: string) {
  const text = normalizeText(q);
  const words = text.split(/\s+/);
  const rank = (name: string): number => {
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? 2 : 3;
  };
  return [...state.soggetti.values()]
    .map(({ id, ragione_sociale, partita_iva }) => ({ id, ragione_sociale, partita_iva }))
    .filter(({ ragione_sociale }) => words.every((word) => normalizeText(ragione_sociale).includes(word)))
    .toSorted(
      (a, b) =>
        rank(normalizeText(a.ragione_sociale)) - rank(normalizeText(b.ragione_sociale)) ||
        compareTesto(a.ragione_sociale, b.ragione_sociale) ||
        a.id - b.id,
    )
    .slice(0, 6);
}

export const search =
  (state: MockStato): MockResolver<'cerca'> =>
  ({ query }) => {
    const wanted = query.q.toLowerCase();
    const importo = parseImporto(query.q);
    const azienda = whose(state);
    const righe = state.righe.map((riga) => ({ ...riga, ...azienda }));
    const documenti = righe.flatMap(({ numero_documento, ...riga }) =>
      numero_documento?.toLowerCase().includes(wanted) ? [{ ...riga, numero_documento }] : [],
    );
    return {
      soggetti: findSoggetti(state, query.q).map((soggetto) => ({ ...soggetto, ...azienda })),
      documenti: documenti.slice(0, 6),
      conti: [],
      righe: righe
        .filter((riga) => importo !== null && Math.abs(riga.importo) === Math.abs(importo))
        .slice(0, 6),
    };
  };

export const tipiPagamento =
  (state: MockStato): MockResolver<'tipiPagamento'> =>
  () => ({ tipi_pagamento: state.tipiPagamento });

/** A code that would be there twice is refused on its field. */
function refuseDoppi(
  state: MockStato,
  { crea, cambia, elimina }: MockRichiesta<'tipiPagamentoModifica'>['body'],
): void {
  const touched = new Set([...cambia, ...elimina].map(({ id }) => id));
  const codes = new Set(state.tipiPagamento.flatMap(({ id, codice }) => (touched.has(id) ? [] : [codice])));
  for (const [list, rows] of Object.entries({ cambia, crea })) {
    for (const [at, { codice }] of rows.entries()) {
      if (codes.has(codice)) {
        const doubled = new MockProblema(409, 'gia_esistente', 'Esiste già');
        const messaggio = `Il codice ${codice} è già di un altro tipo di pagamento`;
        doubled.problema.errors = [{ campo: `${list}.${at}.codice`, messaggio }];
        throw doubled;
      }
      codes.add(codice);
    }
  }
}

export const tipiPagamentoModifica =
  (state: MockStato): MockResolver<'tipiPagamentoModifica'> =>
  ({ body }) => {
    const known = (id: number) => state.tipiPagamento.find((kind) => kind.id === id);
    const stale = [...body.cambia, ...body.elimina].filter(
      ({ id, versione }) => known(id)?.versione !== versione,
    );
    if (stale.length > 0)
      throw new MockProblema(409, 'versione_superata', 'Modificato da altri', {
        attuali: stale.flatMap(({ id }) => known(id) ?? []),
      });
    refuseDoppi(state, body);
    const eliminati = body.elimina.map(({ id }) => id);
    const cambiati = body.cambia.map((kind): TipoPagamento => ({ ...kind, versione: kind.versione + 1 }));
    let last = Math.max(0, ...state.tipiPagamento.map(({ id }) => id));
    const creati = body.crea.map((data): TipoPagamento => {
      last += 1;
      return { ...data, id: data.id ?? last, versione: 1 };
    });
    const gone = new Set([...eliminati, ...cambiati.map(({ id }) => id)]);
    state.tipiPagamento = [...state.tipiPagamento.filter(({ id }) => !gone.has(id)), ...cambiati, ...creati];
    return { creati, cambiati, eliminati };
  };
