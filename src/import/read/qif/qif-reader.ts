/** QIF lists of bank, cash and card accounts. The format fixes neither the order of a date nor the decimal sign. */
import type { Decimali, OrdineData } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../../cell/date.ts';
import type { ReadingQuestion, Risposte } from '../../cell/questions.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { inferDecimali, collectDecimali } from '../../cell/decimals.ts';
import { askDecimali, askOrdine } from '../../cell/questions.ts';
import { inferOrdineData } from '../../cell/date-order.ts';
import type { TextBlock } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  makeScartata,
  refuseMovimento,
  type NativeOutcome,
  type NativeReader,
  type NativePage,
} from '../native.ts';
import { readQifRecords, type RecordQif } from './record.ts';

/** Lists whose records are movements of an account. */
const CONTI = new Set(['bank', 'cash', 'ccard', 'oth a', 'oth l']);
const INVESTMENTS = 'invst';
/** The payee under which Quicken writes the balance an account starts from. */
const OPENING = /^(opening balance|saldo (?:iniziale|di apertura))$/i;

/** A record with the account it belongs to. */
interface Voce {
  conto: string | null;
  record: RecordQif;
}

/** `1/ 1'00` is the first of January 2000: Quicken pads with blanks and marks this century with an apostrophe. */
function writtenDate({ campi }: RecordQif): string {
  return (campi.get('D') ?? '').replaceAll(' ', '').replace("'", '/');
}

const writtenImporto = ({ campi }: RecordQif): string => campi.get('T') ?? campi.get('U') ?? '';

interface Modo {
  ordine: OrdineData;
  decimali: Decimali;
}

/** Order and decimal sign from all the records, or the questions they leave open. */
function infer(voci: readonly Voce[], answers: Risposte): Modo | ReadingQuestion[] {
  const date = voci.map(({ record }) => writtenDate(record)).filter((data) => data !== '');
  const order = inferOrdineData(date, [], null);
  const evidence = collectDecimali(voci.map(({ record }) => writtenImporto(record)));
  const chosen = {
    ordine: (answers.ordine_data as OrdineData | undefined) ?? (order.certain ? order.ordine : null),
    decimali: (answers.decimali as Decimali | undefined) ?? inferDecimali(evidence),
  };
  const questions = [
    ...(chosen.ordine === null && !order.certain ? [askOrdine(order.example)] : []),
    ...(chosen.decimali === null ? [askDecimali(evidence.example ?? '')] : []),
  ];
  return chosen.ordine === null || chosen.decimali === null
    ? questions
    : { ordine: chosen.ordine, decimali: chosen.decimali };
}

const UNCLOSED = 'La registrazione non è chiusa da «^»: il file può essere troncato, e altre possono mancare';

function take(page: NativePage, record: RecordQif, { ordine, decimali }: Modo, notices: string[]): void {
  const { campi, riga } = record;
  if (!record.closed) {
    refuseMovimento(page, makeScartata(riga, '^', writtenImporto(record), UNCLOSED));
    return;
  }
  const importo = parseCentesimi(writtenImporto(record), decimali);
  if (Number.isNaN(importo)) {
    const reason = 'L’importo manca, non si legge o ha frazioni di centesimo';
    refuseMovimento(page, makeScartata(riga, 'T', writtenImporto(record), reason));
    return;
  }
  const data = parseGiorno(writtenDate(record), ordine);
  if (data === null) {
    refuseMovimento(page, makeScartata(riga, 'D', campi.get('D') ?? '', 'La data manca o non esiste'));
    return;
  }
  const who = campi.get('P') ?? '';
  if (OPENING.test(who) && page.righe.length === 0 && !page.iniziale) {
    page.iniziale = { importo, data, riga, intermediate: false };
    notices.push(`Riga ${riga}: saldo iniziale, non un movimento.`);
    return;
  }
  checkDivisions(record, importo, decimali, notices);
  page.righe.push(
    createRiga({
      riga,
      data,
      importo,
      divisa: 'EUR',
      causale: (campi.get('L') ?? '').replace(/^--.*--$/, ''),
      descrizione: [who, campi.get('M') ?? ''].filter((text) => text !== '').join(' '),
      ragione_sociale: who,
      numero_documento: campi.get('N') ?? '',
    }),
  );
}

/** The parts of a split must make its whole; where they do not, the whole stands and the difference is told. */
function checkDivisions(
  { splits, riga }: RecordQif,
  importo: number,
  decimals: Decimali,
  notices: string[],
): void {
  if (splits.length === 0) return;
  const sum = splits.reduce((total, part) => total + parseCentesimi(part, decimals), 0);
  if (sum !== importo)
    notices.push(`Riga ${riga}: le parti in cui il movimento è diviso non ne fanno l’importo.`);
}

/** The movements of the file, each with its account; what else is there is told in the notices. */
function* collect(
  blocks: Iterable<TextBlock>,
  notices: string[],
): Generator<number, { voci: Voce[]; righe_file: number }> {
  const voci: Voce[] = [];
  let conto: string | null = null;
  let titles = 0;
  const righe_file = yield* readQifRecords(blocks, (record) => {
    if (record.section === 'account') conto = record.campi.get('N') ?? null;
    else if (record.section === INVESTMENTS) titles++;
    else if (CONTI.has(record.section)) voci.push({ conto, record });
  });
  if (titles > 0) {
    notices.push(
      titles === 1
        ? 'Un’operazione di investimento non è letta: non è un movimento di conto.'
        : `${titles} operazioni di investimento non sono lette: non sono movimenti di conto.`,
    );
  }
  return { voci, righe_file };
}

function* read(blocks: Iterable<TextBlock>, answers: Risposte): Generator<number, NativeOutcome> {
  const notices: string[] = [];
  const { voci, righe_file } = yield* collect(blocks, notices);
  const mode = infer(voci, answers);
  if (Array.isArray(mode)) return { tipo: 'domanda', domande: mode };
  const pages = new Map<string | null, NativePage>();
  for (const { conto, record } of voci) {
    let page = pages.get(conto);
    if (!page) {
      page = { ...createPagina(record.riga), conto };
      pages.set(conto, page);
    }
    take(page, record, mode, notices);
  }
  if (voci.length > 0) notices.push('Il file non dice la divisa: gli importi sono considerati in euro.');
  return { tipo: 'letto', nome: 'QIF', pagine: [...pages.values()], notices, righe_file };
}

/** The first line that says something names a list or an account. */
function recognises(start: string): boolean {
  const before = start.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  return /^\s*!(type:|account|option:|clear:)/i.test(before);
}

export const qifReader: NativeReader = { formato: 'qif', recognises: recognises, read };
