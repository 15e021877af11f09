/**
 * CBI collection flows (standard CBI-ICI-001, and its MAV sibling): `IB` or `IM` opens one, records 14 to 70 are
 * one order each, `EF` closes it with its totals. The same records go to the bank as orders and come back as outcomes.
 */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { BloccoTesto } from '../encoding.ts';
import { createPagina, type EsitoNativo, type LettoreNativo, type PaginaNativa } from '../native.ts';
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
  pagina: PaginaNativa;
  flusso: Flusso;
  /** The order whose records are being read: it becomes a row when another follows. */
  ordine: CbiOrder | null;
  /** Cents of all orders, without sign. */
  totale: number;
  /** Records counted so far, the header with them. */
  record: number;
}

const STRUMENTI: Readonly<Record<string, Flusso['strumento']>> = { IB: 'riba', IM: 'mav' };

function apri(tipo: string, testa: string, riga: number): FlussoAperto {
  return {
    pagina: { ...createPagina(riga), natura: 'partita', numero: cutField(testa, 20, 39).trim() || null },
    flusso: { strumento: STRUMENTI[tipo] ?? 'riba', data: parseRhGiorno(testa, 14), divisa: 'EUR' },
    ordine: null,
    totale: 0,
    record: 1,
  };
}

function apriOrdine(aperto: FlussoAperto, record14: string, riga: number): void {
  if (aperto.ordine) closeOrder(aperto.ordine, aperto.flusso, aperto.pagina);
  aperto.ordine = createOrdine(record14, riga);
  const importo = parseSignedImporto(record14);
  if (!Number.isNaN(importo)) aperto.totale += Math.abs(importo);
}

function chiudi({ pagina, flusso, ordine }: FlussoAperto): PaginaNativa {
  if (ordine) closeOrder(ordine, flusso, pagina);
  return { ...pagina, divisa: flusso.divisa };
}

/** Totals of the `EF`: what is written with a `-`, with a `+`, and how many orders and records there are. */
function provaCoda(
  { pagina, totale, record }: FlussoAperto,
  coda: string,
  riga: number,
  avvisi: string[],
): void {
  const numero = (da: number, a: number): number | null => {
    const testo = cutField(coda, da, a).trim();
    return /^\d+$/.test(testo) ? Number(testo) : null;
  };
  pagina.dichiarati = numero(46, 52);
  const negativi = numero(53, 67);
  const positivi = numero(68, 82);
  const dichiarati = numero(83, 89);
  if (dichiarati !== null && dichiarati !== record) {
    avvisi.push(
      `Riga ${riga}: il record di coda dichiara ${dichiarati} record, nel file sono ${record}: il file può essere incompleto.`,
    );
  }
  if (negativi === null || positivi === null) return;
  const differenza = negativi + positivi - totale;
  pagina.prova = {
    esito: differenza === 0 ? 'quadra' : 'non_quadra',
    differenza: toCentesimi(differenza),
    riga: differenza === 0 ? null : riga,
  } satisfies Quadratura;
}

/** The records of an order after its first. */
const SEGUITI = new Set(['20', '30', '40', '50', '51', '59', '70']);

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: FlussoAperto | null = null;
  let nome = 'CBI RiBa';
  const fine = (): boolean => {
    if (!aperto) return false;
    pagine.push(chiudi(aperto));
    aperto = null;
    return true;
  };
  const righe_file = yield* readRhRecords(blocchi, (record, riga) => {
    const tipo = getRecordType(record);
    if (STRUMENTI[tipo] !== undefined) {
      fine();
      aperto = apri(tipo, record, riga);
      nome = STRUMENTI[tipo] === 'mav' ? 'CBI MAV' : 'CBI RiBa';
      return;
    }
    if (!aperto) {
      avvisi.push(`Riga ${riga}: un record «${tipo}» fuori posto, non letto.`);
      return;
    }
    aperto.record++;
    if (tipo === '14') {
      apriOrdine(aperto, record, riga);
      if (cutField(record, 120, 120) === 'I') avvisi.push(`Riga ${riga}: importo in lire, non in euro.`);
    } else if (tipo === 'EF') {
      provaCoda(aperto, record, riga, avvisi);
      fine();
    } else if (aperto.ordine && SEGUITI.has(tipo)) takeRecord(aperto.ordine, tipo, record);
    else avvisi.push(`Riga ${riga}: un record «${tipo}» fuori posto, non letto.`);
  });
  if (fine()) avvisi.push('Manca il record di coda EF: il file può essere incompleto.');
  raccontaEsiti(pagine, avvisi);
  const esiti = pagine.some((pagina) => pagina.esiti);
  return { tipo: 'letto', nome: esiti ? `${nome}, esiti` : nome, pagine, avvisi, righe_file };
}

/** Outcomes are no new credits: said first, before anyone imports them beside the orders they are about. */
function raccontaEsiti(pagine: readonly PaginaNativa[], avvisi: string[]): void {
  const esiti = pagine.flatMap((pagina) => pagina.esiti ?? []);
  if (esiti.length === 0) return;
  const insoluti = esiti.filter(({ tipo }) => tipo === 'insoluto').length;
  avvisi.unshift(
    `È un flusso di esiti della banca: ${insoluti} ${insoluti === 1 ? 'insoluto' : 'insoluti'}, ${esiti.length - insoluti} ${esiti.length - insoluti === 1 ? 'incasso' : 'incassi'}. Gli incassi chiudono partite che ci sono già: restano esclusi se non li includi tu.`,
  );
}

/** The header record: sender and receiver, both five characters, and a day. */
const TESTA = /^\s*I[BM][A-Z0-9 ]{5}[A-Z0-9 ]{5}\d{6}/;

export const lettoreIncassi: LettoreNativo = {
  formato: 'cbi_riba',
  riconosce: (inizio) => TESTA.test(inizio),
  leggi,
};
