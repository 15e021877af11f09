/** The demonstration office: one company, a year of bank movements and the documents they pay. */
import type { Giorno } from '#api/contract/valori.ts';
import { makeItalianIban, makePartitaIva } from '../codici.ts';
import { addGiorni } from '../date.ts';
import { toCentesimi } from '../importi.ts';
import { BANCHE, type Banca } from './banks.ts';
import { isLavorativo } from '../scadenze/holidays.ts';
import { makeCalendario, type DemoCalendar, type Mese } from './calendar.ts';
import { makeChance, splitByWeight } from './random.ts';
import type { Dipendente } from './others.ts';
import { makeDocumenti, type DocumentoDemo, type Numeratori } from './documents.ts';
import { makeMovimenti, type StatoConto } from './movimenti.ts';
import { makeNomeInBanca } from './row.ts';
import { makeIban, makePersona, makeSoggetti } from './soggetti.ts';
import type { AziendaDemo, ContoDemo, ImportazioneDemo, DemoOptions, StudioDemo } from './types.ts';

const MESI_MOVIMENTI = 12;
/** Documents begin a quarter earlier, so that the first movimenti have something to pay. */
const MESI_PARTITE = MESI_MOVIMENTI + 3;
/** The share of the movimenti of each conto. */
const PESO_CONTI = [0.5, 0.32, 0.18];

/** Its name says that it is a demonstration, wherever it is read. */
const AZIENDA = {
  chiave: 'adriatica',
  nome: 'Adriatica Forniture (dimostrativa)',
  matricola: 2_417_306,
  ufficio: 40,
};

interface Piano {
  azienda: AziendaDemo;
  dipendenti: Dipendente[];
  /** By month (of `MESI_PARTITE`). */
  partite: number[];
  /** By month (of `MESI_PARTITE`), then by conto; none in the months that have only documents. */
  movimenti: number[][];
}

/** Makes the office; see `DemoOptions`. Pure: the result depends on the options alone. */
export function makeStudio({ seme, movimenti, al }: DemoOptions): StudioDemo {
  const partite = Math.round((movimenti * 3) / 4);
  const calendar = makeCalendario(al, MESI_PARTITE);
  const plan = makePiano(seme, calendar, movimenti, partite);
  return {
    azienda: plan.azienda,
    movimenti,
    partite,
    importazioni: () => makeYear(seme, plan, calendar, al),
  };
}

function makePiano(seed: number, calendar: DemoCalendar, movimenti: number, partite: number): Piano {
  const chance = makeChance(seed, 'anagrafica', AZIENDA.chiave);
  const partita_iva = makePartitaIva(AZIENDA.matricola, AZIENDA.ufficio);
  const weights = calendar.mesi.map(({ lavorativi }) => lavorativi.length);
  const without = MESI_PARTITE - MESI_MOVIMENTI;
  const cells = weights.flatMap((weight, month) =>
    PESO_CONTI.map((quota) => (month < without ? 0 : weight * quota)),
  );
  const byCell = splitByWeight(movimenti, cells);
  return {
    azienda: {
      ragione_sociale: AZIENDA.nome,
      partita_iva,
      codice_fiscale: partita_iva,
      conti: BANCHE.map((bank, place) => ({
        chiave: `${AZIENDA.chiave}-${place + 1}`,
        nome: `${bank.nome} c/c`,
        banca: bank.nome,
        iban: makeItalianIban(bank.abi, bank.cab, chance.drawDigits(9)),
        divisa: 'EUR' as const,
        saldo_iniziale: toCentesimi(chance.drawInteger(2_500_000, 9_500_000)),
      })),
      soggetti: makeSoggetti(chance, AZIENDA.chiave, {
        cliente: 112,
        fornitore: 58,
        mandante: 12,
        agente: 18,
      }),
    },
    dipendenti: Array.from({ length: 36 }, () => {
      const { cognome, nome } = makePersona(chance);
      return {
        nome: makeNomeInBanca(`${cognome} ${nome}`, chance),
        iban: makeIban(chance),
        netto: chance.drawInteger(125_000, 310_000),
      };
    }),
    partite: splitByWeight(partite, weights),
    movimenti: weights.map((_, month) =>
      byCell.slice(month * PESO_CONTI.length, (month + 1) * PESO_CONTI.length),
    ),
  };
}

/** The due dates that the first page shows, on documents of about a month before. */
function makeInScadenza(al: Giorno): { data: Giorno; scadenze: Giorno[] } {
  let data = addGiorni(al, -31);
  while (!isLavorativo(data)) data = addGiorni(data, -1);
  return { data, scadenze: [al, addGiorni(al, -1), addGiorni(al, 1)] };
}

function* makeYear(
  seed: number,
  plan: Piano,
  calendar: DemoCalendar,
  al: Giorno,
): Generator<ImportazioneDemo> {
  const { azienda, dipendenti } = plan;
  const numeratori: Numeratori = new Map();
  const conti: StatoConto[] = azienda.conti.map((conto) => ({
    conto,
    saldo: conto.saldo_iniziale,
    accantonato: 0,
  }));
  const inScadenza = makeInScadenza(al);
  let stillOpen: DocumentoDemo[] = [];
  for (const [at, mese] of calendar.mesi.entries()) {
    const chance = makeChance(seed, AZIENDA.chiave, mese.chiave);
    const fresh = makeDocumenti(
      { chance, azienda, calendar, numeratori, inScadenza },
      mese,
      plan.partite[at] ?? 0,
    );
    if (fresh.righe.length > 0) yield filePartite(mese, fresh.righe);
    stillOpen.push(...fresh.aperti);
    const initial = conti.map(({ saldo }) => saldo);
    const count = plan.movimenti[at] ?? [];
    if (count.every((rows) => rows === 0)) continue;
    const { perConto, remaining } = makeMovimenti(
      { chance, calendar, mese, conti, dipendenti },
      count,
      stillOpen,
    );
    stillOpen = remaining;
    for (const [place, righe] of perConto.entries()) {
      const [state, bank] = [conti[place], BANCHE[place]];
      if (state && bank && righe.length > 0)
        yield fileMovimenti(state.conto, bank, mese, initial[place] ?? 0, righe);
    }
  }
}

const filePartite = (month: Mese, righe: ImportazioneDemo['righe']): ImportazioneDemo => ({
  conto: null,
  natura: 'partita',
  nome_file: `scadenzario_${AZIENDA.chiave}_${month.chiave}.csv`,
  dal: month.dal,
  al: month.al,
  saldo_iniziale: null,
  saldo_finale: null,
  righe,
});

/** Writes the rows as the file of this bank would; the bank decides which columns exist. */
function fileMovimenti(
  conto: ContoDemo,
  bank: Banca,
  month: Mese,
  opening: number,
  righe: ImportazioneDemo['righe'],
): ImportazioneDemo {
  const saldo_iniziale = toCentesimi(opening);
  return {
    conto: conto.chiave,
    natura: 'movimento',
    nome_file: bank.nomeFile(conto.iban, month.dal, month.al),
    dal: month.dal,
    al: month.al,
    saldo_iniziale,
    saldo_finale: righe.at(-1)?.saldo ?? saldo_iniziale,
    righe: righe.map((riga, at) => ({
      ...riga,
      riga: bank.primaRiga + at,
      ...(bank.controparte ? {} : { ragione_sociale: null, iban_controparte: null }),
    })),
  };
}
