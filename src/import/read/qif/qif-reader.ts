/** QIF lists of bank, cash and card accounts. The format fixes neither the order of a date nor the decimal sign. */
import type { Decimali, OrdineData } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../../cell/date.ts';
import type { ReadingQuestion, Risposte } from '../../cell/questions.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { inferDecimali, collectDecimali } from '../../cell/decimals.ts';
import { askDecimali, askOrdine } from '../../cell/questions.ts';
import { inferOrdineData } from '../../cell/date-order.ts';
import type { BloccoTesto } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  createScartata,
  refuseMovimento,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
} from '../native.ts';
import { readQifRecords, type RecordQif } from './record.ts';

/** Lists whose records are movements of an account. */
const CONTI = new Set(['bank', 'cash', 'ccard', 'oth a', 'oth l']);
const INVESTIMENTI = 'invst';
/** The payee under which Quicken writes the balance an account starts from. */
const APERTURA = /^(opening balance|saldo (?:iniziale|di apertura))$/i;

/** A record with the account it belongs to. */
interface Voce {
  conto: string | null;
  record: RecordQif;
}

/** `1/ 1'00` is the first of January 2000: Quicken pads with blanks and marks this century with an apostrophe. */
function dataScritta({ campi }: RecordQif): string {
  return (campi.get('D') ?? '').replaceAll(' ', '').replace("'", '/');
}

const importoScritto = ({ campi }: RecordQif): string => campi.get('T') ?? campi.get('U') ?? '';

interface Modo {
  ordine: OrdineData;
  decimali: Decimali;
}

/** Order and decimal sign from all the records, or the questions they leave open. */
function inferisci(voci: readonly Voce[], risposte: Risposte): Modo | ReadingQuestion[] {
  const date = voci.map(({ record }) => dataScritta(record)).filter((data) => data !== '');
  const ordine = inferOrdineData(date, [], null);
  const evidenza = collectDecimali(voci.map(({ record }) => importoScritto(record)));
  const scelti = {
    ordine: (risposte.ordine_data as OrdineData | undefined) ?? (ordine.certo ? ordine.ordine : null),
    decimali: (risposte.decimali as Decimali | undefined) ?? inferDecimali(evidenza),
  };
  const domande = [
    ...(scelti.ordine === null && !ordine.certo ? [askOrdine(ordine.esempio)] : []),
    ...(scelti.decimali === null ? [askDecimali(evidenza.esempio ?? '')] : []),
  ];
  return scelti.ordine === null || scelti.decimali === null
    ? domande
    : { ordine: scelti.ordine, decimali: scelti.decimali };
}

function prendi(pagina: PaginaNativa, record: RecordQif, { ordine, decimali }: Modo, avvisi: string[]): void {
  const { campi, riga } = record;
  const importo = parseCentesimi(importoScritto(record), decimali);
  if (Number.isNaN(importo)) {
    const motivo = 'L’importo manca, non si legge o ha frazioni di centesimo';
    refuseMovimento(pagina, createScartata(riga, 'T', importoScritto(record), motivo));
    return;
  }
  const data = parseGiorno(dataScritta(record), ordine);
  if (data === null) {
    refuseMovimento(pagina, createScartata(riga, 'D', campi.get('D') ?? '', 'La data manca o non esiste'));
    return;
  }
  const chi = campi.get('P') ?? '';
  if (APERTURA.test(chi) && pagina.righe.length === 0 && !pagina.iniziale) {
    pagina.iniziale = { importo, data, riga, intermedio: false };
    avvisi.push(`Riga ${riga}: saldo iniziale, non un movimento.`);
    return;
  }
  checkDivisioni(record, importo, decimali, avvisi);
  pagina.righe.push(
    createRiga({
      riga,
      data,
      importo,
      divisa: 'EUR',
      causale: (campi.get('L') ?? '').replace(/^--.*--$/, ''),
      descrizione: [chi, campi.get('M') ?? ''].filter((testo) => testo !== '').join(' '),
      ragione_sociale: chi,
      numero_documento: campi.get('N') ?? '',
    }),
  );
}

/** The parts of a split must make its whole; where they do not, the whole stands and the difference is told. */
function checkDivisioni(
  { divisioni, riga }: RecordQif,
  importo: number,
  decimali: Decimali,
  avvisi: string[],
): void {
  if (divisioni.length === 0) return;
  const somma = divisioni.reduce((totale, parte) => totale + parseCentesimi(parte, decimali), 0);
  if (somma !== importo)
    avvisi.push(`Riga ${riga}: le parti in cui il movimento è diviso non ne fanno l’importo.`);
}

/** The movements of the file, each with its account; what else is there is told in the notices. */
function* raccogli(
  blocchi: Iterable<BloccoTesto>,
  avvisi: string[],
): Generator<number, { voci: Voce[]; righe_file: number }> {
  const voci: Voce[] = [];
  let conto: string | null = null;
  let titoli = 0;
  const righe_file = yield* readQifRecords(blocchi, (record) => {
    if (record.sezione === 'account') conto = record.campi.get('N') ?? null;
    else if (record.sezione === INVESTIMENTI) titoli++;
    else if (CONTI.has(record.sezione)) voci.push({ conto, record });
  });
  if (titoli > 0) {
    avvisi.push(
      titoli === 1
        ? 'Un’operazione di investimento non è letta: non è un movimento di conto.'
        : `${titoli} operazioni di investimento non sono lette: non sono movimenti di conto.`,
    );
  }
  return { voci, righe_file };
}

function* leggi(blocchi: Iterable<BloccoTesto>, risposte: Risposte): Generator<number, EsitoNativo> {
  const avvisi: string[] = [];
  const { voci, righe_file } = yield* raccogli(blocchi, avvisi);
  const modo = inferisci(voci, risposte);
  if (Array.isArray(modo)) return { tipo: 'domanda', domande: modo };
  const pagine = new Map<string | null, PaginaNativa>();
  for (const { conto, record } of voci) {
    let pagina = pagine.get(conto);
    if (!pagina) {
      pagina = { ...createPagina(record.riga), conto };
      pagine.set(conto, pagina);
    }
    prendi(pagina, record, modo, avvisi);
  }
  if (voci.length > 0) avvisi.push('Il file non dice la divisa: gli importi sono considerati in euro.');
  return { tipo: 'letto', nome: 'QIF', pagine: [...pagine.values()], avvisi, righe_file };
}

/** The first line that says something names a list or an account. */
function riconosce(inizio: string): boolean {
  const prima = inizio.split('\n').find((linea) => linea.trim() !== '' && !linea.startsWith('#')) ?? '';
  return /^\s*!(type:|account|option:|clear:)/i.test(prima);
}

export const lettoreQif: LettoreNativo = { formato: 'qif', riconosce, leggi };
