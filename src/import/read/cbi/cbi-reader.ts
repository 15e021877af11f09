/**
 * CBI collection flows (standard CBI-ICI-001, and its MAV sibling): `IB` or `IM` opens one, records 14 to 70 are
 * one order each, `EF` closes it with its totals. The same records go to the bank as orders and come back as outcomes.
 */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { formatImporto, toCentesimi } from '#domain/importi.ts';
import type { TextBlock } from '../encoding.ts';
import { createPagina, type NativeOutcome, type NativeReader, type NativePage } from '../native.ts';
import { cutField, parseRhGiorno, readRhRecords, getRecordType } from '../rh/record.ts';
import {
  closeOrder,
  createOrdine,
  parseSignedImporto,
  takeRecord,
  type Flusso,
  type CbiOrder,
} from './order.ts';

interface FlussoAperto {
  pagina: NativePage;
  flusso: Flusso;
  /** The order whose records are being read: it becomes a row when another follows. */
  ordine: CbiOrder | null;
  /** Cents of the orders written with a `-`, and of those with a `+`. */
  minus: number;
  plus: number;
  /** Records counted so far, the header with them. */
  record: number;
}

const INSTRUMENTS: Readonly<Record<string, Flusso['instrument']>> = { IB: 'riba', IM: 'mav' };

function open(kind: string, head: string, riga: number): FlussoAperto {
  return {
    pagina: { ...createPagina(riga), natura: 'partita', numero: cutField(head, 20, 39).trim() || null },
    flusso: { instrument: INSTRUMENTS[kind] ?? 'riba', data: parseRhGiorno(head, 14), divisa: 'EUR' },
    ordine: null,
    minus: 0,
    plus: 0,
    record: 1,
  };
}

function openOrder(opened: FlussoAperto, record14: string, riga: number): void {
  if (opened.ordine) closeOrder(opened.ordine, opened.flusso, opened.pagina);
  opened.ordine = createOrdine(record14, riga);
  const importo = parseSignedImporto(record14);
  if (importo < 0) opened.minus -= importo;
  else if (importo > 0) opened.plus += importo;
}

function close({ pagina, flusso, ordine }: FlussoAperto): NativePage {
  if (ordine) closeOrder(ordine, flusso, pagina);
  return { ...pagina, divisa: flusso.divisa };
}

const describeSides = (minus: number, plus: number): string =>
  `${formatImporto(minus)} con il meno e ${formatImporto(plus)} con il più`;

/** Totals of the `EF`: what is written with a `-`, with a `+`, and how many orders and records there are. */
function proveTail(
  { pagina, minus, plus, record }: FlussoAperto,
  queue: string,
  riga: number,
  notices: string[],
): void {
  const number = (from: number, a: number): number | null => {
    const text = cutField(queue, from, a).trim();
    return /^\d+$/.test(text) ? Number(text) : null;
  };
  pagina.dichiarati = [{ lato: 'tutti', quanti: number(46, 52), somma: null }];
  const negatives = number(53, 67);
  const positives = number(68, 82);
  const declared = number(83, 89);
  if (declared !== null && declared !== record) {
    notices.push(
      `Riga ${riga}: il record di coda dichiara ${declared} record, nel file sono ${record}: il file può essere incompleto.`,
    );
  }
  if (negatives === null || positives === null) return;
  const differenza = negatives + positives - minus - plus;
  if (differenza === 0 && negatives !== minus) {
    notices.push(
      `Riga ${riga}: il record di coda dichiara ${describeSides(negatives, positives)}, le disposizioni sono ${describeSides(minus, plus)}.`,
    );
  }
  pagina.prova = {
    esito: differenza === 0 ? 'quadra' : 'non_quadra',
    differenza: toCentesimi(differenza),
    riga: differenza === 0 ? null : riga,
  } satisfies Quadratura;
}

/** The records of an order after its first. */
const CONTINUATIONS = new Set(['20', '30', '40', '50', '51', '59', '70']);

function* read(blocks: Iterable<TextBlock>): Generator<number, NativeOutcome> {
  const pagine: NativePage[] = [];
  const notices: string[] = [];
  let opened: FlussoAperto | null = null;
  let name = 'CBI RiBa';
  const end = (): boolean => {
    if (!opened) return false;
    pagine.push(close(opened));
    opened = null;
    return true;
  };
  const righe_file = yield* readRhRecords(blocks, (record, riga) => {
    const kind = getRecordType(record);
    if (INSTRUMENTS[kind] !== undefined) {
      end();
      opened = open(kind, record, riga);
      name = INSTRUMENTS[kind] === 'mav' ? 'CBI MAV' : 'CBI RiBa';
      return;
    }
    if (!opened) {
      notices.push(`Riga ${riga}: un record «${kind}» fuori posto, non letto.`);
      return;
    }
    opened.record++;
    if (kind === '14') openOrder(opened, record, riga);
    else if (kind === 'EF') {
      proveTail(opened, record, riga, notices);
      end();
    } else if (opened.ordine && CONTINUATIONS.has(kind)) takeRecord(opened.ordine, kind, record);
    else notices.push(`Riga ${riga}: un record «${kind}» fuori posto, non letto.`);
  });
  if (end()) notices.push('Manca il record di coda EF: il file può essere incompleto.');
  tellOutcomes(pagine, notices);
  const outcomes = pagine.some((page) => page.esiti);
  return { tipo: 'letto', nome: outcomes ? `${name}, esiti` : name, pagine, notices, righe_file };
}

/** Outcomes are no new credits: said first, before anyone imports them beside the orders they are about. */
function tellOutcomes(pages: readonly NativePage[], notices: string[]): void {
  const outcomes = pages.flatMap((page) => page.esiti ?? []);
  if (outcomes.length === 0) return;
  const insoluti = outcomes.filter(({ tipo }) => tipo === 'insoluto').length;
  notices.unshift(
    `È un flusso di esiti della banca: ${insoluti} ${insoluti === 1 ? 'insoluto' : 'insoluti'}, ${outcomes.length - insoluti} ${outcomes.length - insoluti === 1 ? 'incasso' : 'incassi'}. Gli incassi chiudono partite che ci sono già: restano esclusi se non li includi tu.`,
  );
}

/** The header record: sender and receiver, both five characters, and a day. */
const HEAD = /^\s*I[BM][A-Z0-9 ]{5}[A-Z0-9 ]{5}\d{6}/;

export const incassiReader: NativeReader = {
  formato: 'cbi_riba',
  recognises: (start) => HEAD.test(start),
  read,
};
