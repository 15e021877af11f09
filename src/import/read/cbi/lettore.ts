/**
 * CBI collection flows (standard CBI-ICI-001, and its MAV sibling): `IB` or `IM` opens one, records 14 to 70 are
 * one order each, `EF` closes it with its totals. The same records go to the bank as orders and come back as outcomes.
 */
import type { Quadratura } from '#api/contract/importazioni.ts';
import { centesimi } from '#domain/importi.ts';
import type { BloccoTesto } from '../codifica.ts';
import { createPagina, type EsitoNativo, type LettoreNativo, type PaginaNativa } from '../nativo.ts';
import { campo, leggiGiornoRh, leggiRecord, tipoRecord } from '../rh/record.ts';
import {
  chiudiOrdine,
  createOrdine,
  importoConSegno,
  prendiRecord,
  type Flusso,
  type Ordine,
} from './ordine.ts';

interface FlussoAperto {
  pagina: PaginaNativa;
  flusso: Flusso;
  ordini: Ordine[];
  /** Records counted so far, the header with them. */
  record: number;
}

const STRUMENTI: Readonly<Record<string, Flusso['strumento']>> = { IB: 'riba', IM: 'mav' };

function apri(tipo: string, testa: string, riga: number): FlussoAperto {
  return {
    pagina: { ...createPagina(riga), natura: 'partita', numero: campo(testa, 20, 39).trim() || null },
    flusso: {
      strumento: STRUMENTI[tipo] ?? 'riba',
      data: leggiGiornoRh(campo(testa, 14, 19)),
      divisa: 'EUR',
    },
    ordini: [],
    record: 1,
  };
}

function chiudi({ pagina, flusso, ordini }: FlussoAperto): PaginaNativa {
  for (const ordine of ordini) chiudiOrdine(ordine, flusso, pagina);
  return { ...pagina, divisa: flusso.divisa };
}

/** Totals of the `EF`: what is written with a `-`, with a `+`, and how many orders and records there are. */
function provaCoda(
  { pagina, ordini, record }: FlussoAperto,
  coda: string,
  riga: number,
  avvisi: string[],
): void {
  const numero = (da: number, a: number): number | null => {
    const testo = campo(coda, da, a).trim();
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
  const letti = ordini
    .map(({ record14 }) => importoConSegno(record14))
    .filter((importo) => !Number.isNaN(importo));
  const totale = letti.reduce((somma, importo) => somma + Math.abs(importo), 0);
  const differenza = negativi + positivi - totale;
  pagina.prova = {
    esito: differenza === 0 ? 'quadra' : 'non_quadra',
    differenza: centesimi(differenza),
    riga: differenza === 0 ? null : riga,
  } satisfies Quadratura;
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: FlussoAperto | null = null;
  let nome = 'CBI RiBa';
  let ultimo = 0;
  let righe_file = 0;
  for (const { testo, numero, fatto } of leggiRecord(blocchi)) {
    righe_file = numero;
    if (fatto !== ultimo) yield (ultimo = fatto);
    if (testo.trim() === '') continue;
    const tipo = tipoRecord(testo);
    if (STRUMENTI[tipo] !== undefined) {
      if (aperto) pagine.push(chiudi(aperto));
      aperto = apri(tipo, testo, numero);
      nome = STRUMENTI[tipo] === 'mav' ? 'CBI MAV' : 'CBI RiBa';
      continue;
    }
    if (!aperto) {
      avvisi.push(`Riga ${numero}: un record «${tipo}» fuori posto, non letto.`);
      continue;
    }
    aperto.record++;
    const ordine = aperto.ordini.at(-1);
    if (tipo === '14') {
      aperto.ordini.push(createOrdine(testo, numero));
      if (campo(testo, 120, 120) === 'I') avvisi.push(`Riga ${numero}: importo in lire, non in euro.`);
    } else if (tipo === 'EF') {
      provaCoda(aperto, testo, numero, avvisi);
      pagine.push(chiudi(aperto));
      aperto = null;
    } else if (ordine && /^(?:20|30|40|50|51|59|70)$/.test(tipo)) prendiRecord(ordine, tipo, testo);
    else avvisi.push(`Riga ${numero}: un record «${tipo}» fuori posto, non letto.`);
  }
  if (aperto) {
    avvisi.push('Manca il record di coda EF: il file può essere incompleto.');
    pagine.push(chiudi(aperto));
  }
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
