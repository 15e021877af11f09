/** The demonstration office: one company, a year of bank movements and the documents they pay. */
import type { Giorno } from '#api/contract/valori.ts';
import { makeIbanItaliano, makePartitaIva } from '../codici.ts';
import { addGiorni } from '../date.ts';
import { toCentesimi } from '../importi.ts';
import { BANCHE, type Banca } from './banks.ts';
import { isLavorativo, makeCalendario, type DemoCalendar, type Mese } from './calendar.ts';
import { makeCaso, splitByWeight } from './random.ts';
import type { Dipendente } from './others.ts';
import { makeDocumenti, type DocumentoDemo, type Numeratori } from './documents.ts';
import { makeMovimenti, type StatoConto } from './movimenti.ts';
import { makeNomeInBanca } from './row.ts';
import { makeIban, makePersona, makeSoggetti } from './soggetti.ts';
import type { AziendaDemo, ContoDemo, ImportazioneDemo, OpzioniDemo, StudioDemo } from './types.ts';

const MESI_MOVIMENTI = 12;
/** Documents begin a quarter earlier, so that the first movimenti have something to pay. */
const MESI_PARTITE = MESI_MOVIMENTI + 3;
/** How much of the work each conto takes. */
const PESO_CONTI = [0.5, 0.32, 0.18];

/** Its name says what it is wherever it is read: in the list of aziende, on a printed page. */
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
  /** By month (of `MESI_PARTITE`), then by conto; nothing in the months that hold only documents. */
  movimenti: number[][];
}

/** Makes the office; see `OpzioniDemo`. Pure: nothing but the options decides what comes out. */
export function makeStudio({ seme, movimenti, al }: OpzioniDemo): StudioDemo {
  const partite = Math.round((movimenti * 3) / 4);
  const calendario = makeCalendario(al, MESI_PARTITE);
  const piano = makePiano(seme, calendario, movimenti, partite);
  return {
    azienda: piano.azienda,
    movimenti,
    partite,
    importazioni: () => makeAnno(seme, piano, calendario, al),
  };
}

function makePiano(seme: number, calendario: DemoCalendar, movimenti: number, partite: number): Piano {
  const caso = makeCaso(seme, 'anagrafica', AZIENDA.chiave);
  const partita_iva = makePartitaIva(AZIENDA.matricola, AZIENDA.ufficio);
  const pesi = calendario.mesi.map(({ lavorativi }) => lavorativi.length);
  const senza = MESI_PARTITE - MESI_MOVIMENTI;
  const celle = pesi.flatMap((peso, mese) => PESO_CONTI.map((quota) => (mese < senza ? 0 : peso * quota)));
  const perCella = splitByWeight(movimenti, celle);
  return {
    azienda: {
      ragione_sociale: AZIENDA.nome,
      partita_iva,
      codice_fiscale: partita_iva,
      conti: BANCHE.map((banca, posto) => ({
        chiave: `${AZIENDA.chiave}-${posto + 1}`,
        nome: `${banca.nome} c/c`,
        banca: banca.nome,
        iban: makeIbanItaliano(banca.abi, banca.cab, caso.cifre(9)),
        divisa: 'EUR' as const,
        saldo_iniziale: toCentesimi(caso.intero(2_500_000, 9_500_000)),
      })),
      soggetti: makeSoggetti(caso, AZIENDA.chiave, { cliente: 112, fornitore: 58, mandante: 12, agente: 18 }),
    },
    dipendenti: Array.from({ length: 36 }, () => {
      const { cognome, nome } = makePersona(caso);
      return {
        nome: makeNomeInBanca(`${cognome} ${nome}`, caso),
        iban: makeIban(caso),
        netto: caso.intero(125_000, 310_000),
      };
    }),
    partite: splitByWeight(partite, pesi),
    movimenti: pesi.map((_, mese) =>
      perCella.slice(mese * PESO_CONTI.length, (mese + 1) * PESO_CONTI.length),
    ),
  };
}

/** The due dates of which the first page speaks, on documents of about a month before. */
function makeInScadenza(al: Giorno): { data: Giorno; scadenze: Giorno[] } {
  let data = addGiorni(al, -31);
  while (!isLavorativo(data)) data = addGiorni(data, -1);
  return { data, scadenze: [al, addGiorni(al, -1), addGiorni(al, 1)] };
}

function* makeAnno(
  seme: number,
  piano: Piano,
  calendario: DemoCalendar,
  al: Giorno,
): Generator<ImportazioneDemo> {
  const { azienda, dipendenti } = piano;
  const numeratori: Numeratori = new Map();
  const conti: StatoConto[] = azienda.conti.map((conto) => ({
    conto,
    saldo: conto.saldo_iniziale,
    accantonato: 0,
  }));
  const inScadenza = makeInScadenza(al);
  let aperti: DocumentoDemo[] = [];
  for (const [at, mese] of calendario.mesi.entries()) {
    const caso = makeCaso(seme, AZIENDA.chiave, mese.chiave);
    const nuovi = makeDocumenti(
      { caso, azienda, calendario, numeratori, inScadenza },
      mese,
      piano.partite[at] ?? 0,
    );
    if (nuovi.righe.length > 0) yield filePartite(mese, nuovi.righe);
    aperti.push(...nuovi.aperti);
    const iniziali = conti.map(({ saldo }) => saldo);
    const quanti = piano.movimenti[at] ?? [];
    if (quanti.every((rows) => rows === 0)) continue;
    const { perConto, restano } = makeMovimenti(
      { caso, calendario, mese, conti, dipendenti },
      quanti,
      aperti,
    );
    aperti = restano;
    for (const [posto, righe] of perConto.entries()) {
      const [stato, banca] = [conti[posto], BANCHE[posto]];
      if (stato && banca && righe.length > 0)
        yield fileMovimenti(stato.conto, banca, mese, iniziali[posto] ?? 0, righe);
    }
  }
}

const filePartite = (mese: Mese, righe: ImportazioneDemo['righe']): ImportazioneDemo => ({
  conto: null,
  natura: 'partita',
  nome_file: `scadenzario_${AZIENDA.chiave}_${mese.chiave}.csv`,
  dal: mese.dal,
  al: mese.al,
  saldo_iniziale: null,
  saldo_finale: null,
  righe,
});

/** Puts the rows as this bank's file would have them; the bank decides which columns exist. */
function fileMovimenti(
  conto: ContoDemo,
  banca: Banca,
  mese: Mese,
  iniziale: number,
  righe: ImportazioneDemo['righe'],
): ImportazioneDemo {
  const saldo_iniziale = toCentesimi(iniziale);
  return {
    conto: conto.chiave,
    natura: 'movimento',
    nome_file: banca.nomeFile(conto.iban, mese.dal, mese.al),
    dal: mese.dal,
    al: mese.al,
    saldo_iniziale,
    saldo_finale: righe.at(-1)?.saldo ?? saldo_iniziale,
    righe: righe.map((riga, at) => ({
      ...riga,
      riga: banca.primaRiga + at,
      ...(banca.controparte ? {} : { ragione_sociale: null, iban_controparte: null }),
    })),
  };
}
