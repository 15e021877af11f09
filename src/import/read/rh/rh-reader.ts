/** CBI rendicontazione (RH): 61 opens a statement, 62 is a movement, 63 tells of it, 64 closes, 65 looks ahead. */
import type { TextBlock } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  makeScartata,
  refuseMovimento,
  type NativeOutcome,
  type NativeReader,
  type NativePage,
  type NativeSaldo,
} from '../native.ts';
import { addRecord63, makeDetails, type DettagliRh } from './details.ts';
import { cutField, parseRhGiorno, parseRhImporto, readRhRecords, getRecordType } from './record.ts';

interface Movimento62 {
  riga: number;
  record: string;
  dettagli: DettagliRh;
}

interface Estratto61 {
  pagina: NativePage;
  /** The movement that a record 63 tells of: it becomes a row when another record follows. */
  current: Movimento62 | null;
  /** Its record 64 has come. */
  closed: boolean;
}

/** The IBAN from its parts, when the record has them all; else ABI, CAB and account. */
function readConto(record: string): string | null {
  const bban = cutField(record, 52, 74).trim();
  const country = cutField(record, 100, 103);
  if (/^[A-Z]{2}\d{2}$/.test(country) && bban.length === 23) return country + bban;
  const parts = [cutField(record, 53, 57), cutField(record, 58, 62), cutField(record, 63, 74)];
  return (
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ') || null
  );
}

/** From the position `from`: a day, a sign and an amount. */
function readSaldo(riga: number, record: string, from: number): NativeSaldo | null {
  const importo = parseRhImporto(record, from + 6);
  return Number.isNaN(importo)
    ? null
    : { importo, data: parseRhGiorno(record, from), riga, intermediate: false };
}

const unreadableSaldo = (riga: number): string =>
  `Riga ${riga}: il saldo non si legge, la quadratura non ne tiene conto.`;

function open(record: string, riga: number, notices: string[]): Estratto61 {
  const pagina = createPagina(riga);
  pagina.conto = readConto(record);
  pagina.divisa = /^[A-Z]{3}$/.exec(cutField(record, 75, 77))?.[0] ?? null;
  pagina.numero = cutField(record, 4, 10);
  pagina.iniziale = readSaldo(riga, record, 78);
  if (!pagina.iniziale) notices.push(unreadableSaldo(riga));
  return { pagina, current: null, closed: false };
}

/** Without the zeros that fill it when there is none. */
const number = (text: string): string => (/^0*$/.test(text) ? '' : text);

function closeMovimento(estratto: Estratto61): void {
  const { pagina, current } = estratto;
  if (!current) return;
  estratto.current = null;
  const { riga, record, dettagli } = current;
  const importo = parseRhImporto(record, 26);
  const valueDate = parseRhGiorno(record, 14);
  const data = parseRhGiorno(record, 20) ?? valueDate;
  if (Number.isNaN(importo)) {
    const reason = 'L’importo o il segno del record 62 non si leggono';
    refuseMovimento(pagina, makeScartata(riga, 'Importo', cutField(record, 26, 41), reason));
    return;
  }
  if (data === null) {
    const reason = 'La data del record 62 manca o non esiste';
    refuseMovimento(pagina, makeScartata(riga, 'Data', cutField(record, 14, 25), reason));
    return;
  }
  const text = dettagli.testo.trim();
  const reconciliation = dettagli.riconciliazione.trim();
  pagina.righe.push(
    createRiga({
      riga,
      data,
      data_valuta: valueDate,
      importo,
      divisa: pagina.divisa ?? 'EUR',
      causale: cutField(record, 42, 43),
      descrizione: reconciliation === '' ? text : `${reconciliation} ${text}`,
      ragione_sociale: dettagli.orderer,
      iban_controparte: dettagli.iban,
      riferimento: dettagli.riferimento || cutField(record, 62, 77).trim() || cutField(record, 78, 86).trim(),
      numero_documento: number(cutField(record, 46, 61).trim()),
    }),
  );
}

/** A record 63 bears the two numbers of its movement, of the account and of the movement in it; some leave them out. */
function isOf(record: string, movimento: string): boolean {
  const numbers = cutField(record, 4, 13);
  return !/^\d{10}$/.test(numbers) || numbers === cutField(movimento, 4, 13);
}

/** Inside a statement. */
function take(estratto: Estratto61, kind: string, record: string, riga: number, notices: string[]): void {
  if (kind === '63') {
    const { current } = estratto;
    if (current && isOf(record, current.record)) addRecord63(current.dettagli, record);
    else notices.push(`Riga ${riga}: il record 63 non è del movimento che lo precede, non letto.`);
    return;
  }
  closeMovimento(estratto);
  if (kind === '62') {
    estratto.current = { riga, record, dettagli: makeDetails(cutField(record, 87, 120)) };
  } else if (kind === '64') {
    estratto.closed = true;
    const { pagina } = estratto;
    const divisa = /^[A-Z]{3}$/.exec(cutField(record, 11, 13))?.[0] ?? pagina.divisa;
    pagina.finale = divisa === pagina.divisa ? readSaldo(riga, record, 14) : null;
    if (divisa !== pagina.divisa)
      notices.push(
        `Riga ${riga}: il saldo è in ${divisa}, l’estratto in ${pagina.divisa ?? 'EUR'}: la quadratura non ne tiene conto.`,
      );
    else if (!pagina.finale) notices.push(unreadableSaldo(riga));
  }
}

/** The trailer says how many records there are: fewer means a file cut on its way. */
function checkTail(record: string, counted: number, notices: string[]): void {
  const declared = Number(cutField(record, 83, 89).trim() || Number.NaN);
  if (Number.isInteger(declared) && declared !== counted) {
    notices.push(
      `Il record di coda dichiara ${declared} record, nel file sono ${counted}: il file può essere incompleto.`,
    );
  }
}

const WITHOUT_TAIL = 'Manca il record di coda EF: il file può essere incompleto.';

/** What may stand inside a statement. */
const INSIDE = new Set(['62', '63', '64', '65']);

function* read(blocks: Iterable<TextBlock>): Generator<number, NativeOutcome> {
  const pagine: NativePage[] = [];
  const notices: string[] = [];
  let opened: Estratto61 | null = null;
  let counted = 0;
  let flowing = false;
  const end = (): void => {
    if (!opened) return;
    closeMovimento(opened);
    const { pagina, closed } = opened;
    if (!closed)
      notices.push(
        `Riga ${pagina.riga}: all’estratto manca il saldo finale (record 64): può essere incompleto.`,
      );
    pagine.push(pagina);
    opened = null;
  };
  const righe_file = yield* readRhRecords(blocks, (record, riga) => {
    const kind = getRecordType(record);
    if (kind === 'RH') {
      if (flowing) notices.push(WITHOUT_TAIL);
      counted = 0;
    }
    if (kind === 'RH' || kind === 'EF') flowing = kind === 'RH';
    counted++;
    if (opened && INSIDE.has(kind)) take(opened, kind, record, riga, notices);
    else if (kind === 'RH' || kind === 'EF') {
      end();
      if (kind === 'EF') checkTail(record, counted, notices);
    } else if (kind === '61') {
      end();
      opened = open(record, riga, notices);
    } else notices.push(`Riga ${riga}: un record «${kind}» fuori posto, non letto.`);
  });
  end();
  if (flowing) notices.push(WITHOUT_TAIL);
  return { tipo: 'letto', nome: 'CBI rendicontazione (RH)', pagine, notices, righe_file };
}

/** The header record: sender and receiver, both five characters, and a day. */
const HEAD = /^\s*RH[A-Z0-9 ]{5}[A-Z0-9 ]{5}\d{6}/;

export const rhReader: NativeReader = {
  formato: 'cbi_rh',
  recognises: (start) => HEAD.test(start),
  read,
};
