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
    da_incassare: sumCentesimi(residui.filter((residuo) => residuo > 0)),
    da_pagare: sumCentesimi(residui.filter((residuo) => residuo < 0)),
  };
}

/** The month of `oggi` and the eleven before it, oldest first. */
function mesi(movimenti: MockStato['righe'], oggi: string) {
  const last = Number(oggi.slice(0, 4)) * 12 + Number(oggi.slice(5, 7)) - 1;
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
  (stato: MockStato): MockResolver<'studio'> =>
  () => ({
    aziende: stato.me.aziende.map((azienda) => ({
      ...azienda,
      dimostrativa: false,
      situazione: null,
      ultima_attivita: null,
      ultimo_utente: null,
      compito: null,
    })),
  });

export const studioMesi =
  (stato: MockStato): MockResolver<'studioMesi'> =>
  () => ({
    conti: stato.conti.map(({ id, nome, banca, divisa }) => ({
      ...whose(stato),
      id_conto: id,
      conto: nome,
      banca,
      divisa,
      primo_mese: null,
      mesi: [],
    })),
  });

/** The mock keeps one azienda: its conti are told by their IBAN, and nothing else is known. */
export const destinazioni =
  (stato: MockStato): MockResolver<'destinazioni'> =>
  ({ body }) => {
    const [{ id: id_azienda, ragione_sociale: azienda }] = stato.me.aziende as [
      { id: number; ragione_sociale: string },
    ];
    const conti = stato.conti.map((conto) => ({ ...conto, id_azienda, azienda }));
    const luoghi = { conti, aziende: [], tracciati: [] };
    return { file: body.file.map((file) => ({ candidati: findDestinazioni(file, luoghi) })) };
  };

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
        saldo: sumCentesimi([saldo_iniziale, ...own.map(({ importo }) => importo)]),
        movimenti: own.length,
        aggiornato_al: days.at(-1) ?? null,
      };
    });
    const finora = movimenti.filter(({ data }) => data.slice(8) <= query.oggi.slice(8));
    const [stessi_giorni] = mesi(finora, query.oggi).slice(-2);
    if (!stessi_giorni) throw new Error('two months expected');
    const voci = [...stato.importazioni.values()].map(({ voce }) => voce);
    return {
      conti,
      mesi: mesi(movimenti, query.oggi),
      stessi_giorni,
      scaduto: scadenze(stato, '', query.oggi),
      in_scadenza: scadenze(stato, query.oggi, addGiorni(query.oggi, 31)),
      da_riconciliare: movimenti.filter((riga) => ['aperta', 'parziale'].includes(riga.stato)).length,
      non_quadrate: voci.filter(
        (voce) => voce.stato === 'completato' && voce.quadratura?.esito === 'non_quadra',
      ).length,
    };
  };

/** Names with all the words: first what is equal, then what begins with the text, then words that begin so. */
function findSoggetti(stato: MockStato, q: string) {
  const text = normalizeText(q);
  const words = text.split(/\s+/);
  const rank = (nome: string): number => {
    if (nome === text) return 0;
    if (nome.startsWith(text)) return 1;
    return words.every((word) => ` ${nome}`.includes(` ${word}`)) ? 2 : 3;
  };
  return [...stato.soggetti.values()]
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

export const cerca =
  (stato: MockStato): MockResolver<'cerca'> =>
  ({ query }) => {
    const wanted = query.q.toLowerCase();
    const importo = parseImporto(query.q);
    const azienda = whose(stato);
    const righe = stato.righe.map((riga) => ({ ...riga, ...azienda }));
    const documenti = righe.flatMap(({ numero_documento, ...riga }) =>
      numero_documento?.toLowerCase().includes(wanted) ? [{ ...riga, numero_documento }] : [],
    );
    return {
      soggetti: findSoggetti(stato, query.q).map((soggetto) => ({ ...soggetto, ...azienda })),
      documenti: documenti.slice(0, 6),
      conti: [],
      righe: righe
        .filter((riga) => importo !== null && Math.abs(riga.importo) === Math.abs(importo))
        .slice(0, 6),
    };
  };

export const tipiPagamento =
  (stato: MockStato): MockResolver<'tipiPagamento'> =>
  () => ({ tipi_pagamento: stato.tipiPagamento });

/** A code that would be there twice is refused on its field. */
function refuseDoppi(
  stato: MockStato,
  { crea, cambia, elimina }: MockRichiesta<'tipiPagamentoModifica'>['body'],
): void {
  const touched = new Set([...cambia, ...elimina].map(({ id }) => id));
  const codici = new Set(stato.tipiPagamento.flatMap(({ id, codice }) => (touched.has(id) ? [] : [codice])));
  for (const [list, rows] of Object.entries({ cambia, crea })) {
    for (const [at, { codice }] of rows.entries()) {
      if (codici.has(codice)) {
        const doppio = new MockProblema(409, 'gia_esistente', 'Esiste già');
        const messaggio = `Il codice ${codice} è già di un altro tipo di pagamento`;
        doppio.problema.errors = [{ campo: `${list}.${at}.codice`, messaggio }];
        throw doppio;
      }
      codici.add(codice);
    }
  }
}

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
    refuseDoppi(stato, body);
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
