/** A saved tracciato against a file: its columns found again by their names, or what no longer fits. */
import type { CampoTracciato, ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../cell/date.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { inferDecimali, collectDecimali } from '../cell/decimals.ts';
import { inferOrdineData } from '../cell/date-order.ts';
import { normalizeHeader } from '../cell/words.ts';
import { filterMovimentoRows } from './profile.ts';
import type { SampleRows } from './sample.ts';
import { withRowsAbove, type Structure } from './structure.ts';

type Applied =
  | { tipo: 'adatta'; lettura: Lettura; structure: Structure; notices: string[] }
  | { tipo: 'deriva'; differenze: string[] };

const HORIZON = 400;
const RIGHE_PROVA = 500;

/** Finds the header by its names and checks that the columns still hold what they held. */
export function applyLettura(
  lettura: Lettura,
  { righe, structure: inferred }: Pick<SampleRows, 'righe' | 'structure'>,
): Applied {
  const found = lettura.intestazione.length === 0 ? withoutHeader(inferred) : findHeader(lettura, righe);
  if ('differenze' in found) return { tipo: 'deriva', differenze: found.differenze };
  const { structure } = found;
  const columns = reposition(lettura, structure.intestazione);
  const existing = columns.filter(({ indice }) => indice !== -1);
  const lost = columns.filter(({ indice }) => indice === -1);
  const missing = lost.filter(({ campo }) => !isAccessory(campo, existing));
  if (missing.length > 0) {
    return {
      tipo: 'deriva',
      differenze: missing.map(({ colonna, campo }) => `La colonna «${colonna}» (${campo}) non c’è più.`),
    };
  }
  const here: Lettura = { ...lettura, colonne: existing, intestazione: structure.intestazione };
  const differenze = formatChanges(here, righe.slice(structure.dati, structure.dati + RIGHE_PROVA));
  if (differenze.length > 0) return { tipo: 'deriva', differenze };
  const notices = [...withoutColumns(lost), ...newColumns(lettura, structure.intestazione)];
  return { tipo: 'adatta', lettura: here, structure, notices };
}

/** What rows are complete without: what else describes them. */
const ACCESSORIES: ReadonlySet<CampoTracciato> = new Set([
  'data_valuta',
  'causale',
  'riferimento',
  'iban_controparte',
]);

/** True for a field that a file may lack and still be read as before; a description, where another is left. */
const isAccessory = (field: CampoTracciato, existing: readonly ColonnaTracciato[]): boolean =>
  ACCESSORIES.has(field) || (field === 'descrizione' && existing.some((other) => other.campo === field));

function withoutColumns(lost: readonly ColonnaTracciato[]): string[] {
  const names = [...new Set(lost.map(({ colonna }) => colonna))];
  if (names.length === 0) return [];
  return [
    names.length === 1
      ? `La colonna «${names[0]}» non c’è più: il resto si legge come prima.`
      : `Le colonne ${names.join(', ')} non ci sono più: il resto si legge come prima.`,
  ];
}

const withoutHeader = (structure: Structure): { structure: Structure } | { differenze: string[] } =>
  structure.parole
    ? { differenze: ['Il file ora ha una riga di intestazione, che prima non c’era.'] }
    : { structure: { ...structure, intestazione: [] } };

/** The header is the row, or the pair of rows, that names the most of the mapped columns. */
function findHeader(
  lettura: Lettura,
  righe: readonly string[][],
): { structure: Structure } | { differenze: string[] } {
  const awaited = new Set(
    lettura.colonne.map(({ colonna }) => normalizeHeader(colonna)).filter((name) => name !== ''),
  );
  let best = { quante: 0, at: -1, due: false };
  // A title over the header makes no pair with it where the header alone names as many.
  for (const due of [false, true]) {
    for (const [at, riga] of righe.slice(0, HORIZON).entries()) {
      const texts = due ? mergeRighe(riga, righe[at + 1] ?? []) : riga;
      const names = new Set(texts.map((text) => normalizeHeader(cleanCell(text))));
      const quante = [...awaited].filter((name) => names.has(name)).length;
      if (quante > best.quante) best = { quante, at, due };
    }
  }
  if (best.at === -1 || best.quante * 2 < awaited.size) {
    return {
      differenze: [
        `L’intestazione attesa (${[...new Set(lettura.colonne.map(({ colonna }) => colonna))].join(', ')}) non si trova nel file.`,
      ],
    };
  }
  const riga = righe[best.at] ?? [];
  const testi = (best.due ? mergeRighe(riga, righe[best.at + 1] ?? []) : riga).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );
  while (testi.at(-1) === '') testi.pop();
  const dati = best.at + (best.due ? 2 : 1);
  const header = { intestazione: testi, start: best.at, dati, parole: true };
  return { structure: withRowsAbove(righe.slice(0, HORIZON), header) };
}

const mergeRighe = (high: readonly string[], low: readonly string[]): string[] =>
  Array.from({ length: Math.max(high.length, low.length) }, (_, at) =>
    `${high[at] ?? ''} ${low[at] ?? ''}`.trim(),
  );

/** Columns by name, wherever they moved; by place among columns of one same name, and where they have none. */
function reposition(lettura: Lettura, header: readonly string[]): ColonnaTracciato[] {
  if (lettura.intestazione.length === 0) return lettura.colonne;
  const names = header.map((text) => normalizeHeader(text));
  const oldOnes = lettura.intestazione.map((text) => normalizeHeader(text));
  return lettura.colonne.map((column) => {
    const name = normalizeHeader(column.colonna);
    if (name === '' || names[column.indice] === name) return column;
    const rank = oldOnes.slice(0, column.indice).filter((other) => other === name).length;
    const places = names.flatMap((other, at) => (other === name ? [at] : []));
    return { ...column, indice: places[rank] ?? places[0] ?? -1 };
  });
}

/** Proof, not suspicion: a format has changed only where cells contradict the saved one. */
function formatChanges(lettura: Lettura, righe: readonly string[][]): string[] {
  const movimenti = filterMovimentoRows(righe, false);
  if (movimenti.length === 0) return [];
  const cells = (fields: readonly string[]): string[] =>
    lettura.colonne
      .filter(({ campo }) => fields.includes(campo))
      .flatMap(({ indice }) => movimenti.map((riga) => cleanCell(riga[indice] ?? '')))
      .filter((cell) => cell !== '');
  const differenze: string[] = [];
  const date = cells(['data']);
  const order = inferOrdineData(date, [], null);
  const unreadable = date.filter((cell) => parseGiorno(cell, lettura.ordine_data) === null).length;
  if (unreadable * 2 > date.length) {
    const now = order.certain ? `: ora sembra ${NOMI_ORDINE[order.ordine]}` : '';
    differenze.push(
      `Le date non seguono più il formato ${NOMI_ORDINE[lettura.ordine_data]}${now} (es. «${date[0] ?? ''}»).`,
    );
  } else if (
    order.certain &&
    order.motivo === 'giorni' &&
    order.ordine !== lettura.ordine_data &&
    unreadable > 0
  ) {
    differenze.push(
      `Le date ora sembrano ${NOMI_ORDINE[order.ordine]}, non ${NOMI_ORDINE[lettura.ordine_data]}.`,
    );
  }
  const importi = cells(['importo', 'dare', 'avere', 'saldo']);
  const decimals = inferDecimali(collectDecimali(importi));
  const failed = importi.filter((cell) => Number.isNaN(parseCentesimi(cell, lettura.decimali))).length;
  if (failed > 0 && decimals !== null && decimals !== lettura.decimali) {
    differenze.push(`I decimali ora sono separati da «${decimals}», non da «${lettura.decimali}».`);
  } else if (failed * 2 > importi.length) {
    differenze.push(`La colonna degli importi non contiene più importi (es. «${importi[0] ?? ''}»).`);
  }
  return differenze;
}

const NOMI_ORDINE = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno/mese/giorno' } as const;

function newColumns(lettura: Lettura, header: readonly string[]): string[] {
  if (lettura.intestazione.length === 0) return [];
  const note = new Set(lettura.intestazione.map((text) => normalizeHeader(text)));
  const fresh = header.filter((text) => text !== '' && !note.has(normalizeHeader(text)));
  return fresh.length === 0 ? [] : [`Colonne nuove, non lette dal tracciato: ${fresh.join(', ')}.`];
}

/** Names that a bank adds or drops without its layout being another. */
const OTHER_NAMES = 2;
/** Fewer names are those of any list. */
const SURE_NAMES = 3;

/**
 * True when a file with this header is laid out as a saved Lettura says, whatever the file is called: every column that it
 * reads is there under its name, and hardly another name came or went.
 */
export function isStessoTracciato(lettura: Lettura, header: readonly string[]): boolean {
  const names = (texts: readonly string[]) =>
    new Set(texts.map((text) => normalizeHeader(text)).filter((name) => name !== ''));
  const [saved, here] = [names(lettura.intestazione), names(header)];
  if (saved.size < SURE_NAMES) return false;
  const loaded = names(lettura.colonne.map(({ colonna }) => colonna));
  const different =
    [...saved].filter((name) => !here.has(name)).length + [...here].filter((name) => !saved.has(name)).length;
  return [...loaded].every((name) => here.has(name)) && different <= OTHER_NAMES;
}
