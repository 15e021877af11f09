/** A saved tracciato against a file: its columns found again by their names, or what no longer fits. */
import type { CampoTracciato, ColonnaTracciato, Lettura } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../cell/date.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { cleanCell } from '../cell/cell.ts';
import { inferDecimali, collectDecimali } from '../cell/decimals.ts';
import { inferOrdineData } from '../cell/date-order.ts';
import { normalizeHeader } from '../cell/words.ts';
import { filterMovimentoRows } from './profile.ts';
import { findStructure, type Struttura } from './structure.ts';

export type Applicata =
  | { tipo: 'adatta'; lettura: Lettura; struttura: Struttura; avvisi: string[] }
  | { tipo: 'deriva'; differenze: string[] };

const ORIZZONTE = 400;
const RIGHE_PROVA = 500;

/** Finds the header by its names and checks that the columns still hold what they held. */
export function applyLettura(lettura: Lettura, righe: readonly string[][]): Applicata {
  const trovata =
    lettura.intestazione.length === 0 ? senzaIntestazione(righe) : trovaIntestazione(lettura, righe);
  if ('differenze' in trovata) return { tipo: 'deriva', differenze: trovata.differenze };
  const { struttura } = trovata;
  const colonne = riposiziona(lettura, struttura.intestazione);
  const presenti = colonne.filter(({ indice }) => indice !== -1);
  const perse = colonne.filter(({ indice }) => indice === -1);
  const mancanti = perse.filter(({ campo }) => !isAccessorio(campo, presenti));
  if (mancanti.length > 0) {
    return {
      tipo: 'deriva',
      differenze: mancanti.map(({ colonna, campo }) => `La colonna «${colonna}» (${campo}) non c’è più.`),
    };
  }
  const qui: Lettura = { ...lettura, colonne: presenti, intestazione: struttura.intestazione };
  const differenze = cambiFormato(qui, righe.slice(struttura.dati, struttura.dati + RIGHE_PROVA));
  if (differenze.length > 0) return { tipo: 'deriva', differenze };
  const avvisi = [...senzaColonne(perse), ...nuoveColonne(lettura, struttura.intestazione)];
  return { tipo: 'adatta', lettura: qui, struttura, avvisi };
}

/** What rows are complete without: what else describes them. */
const ACCESSORI: ReadonlySet<CampoTracciato> = new Set([
  'data_valuta',
  'causale',
  'riferimento',
  'iban_controparte',
]);

/** True for a field that a file may lack and still be read as before; a description, where another is left. */
const isAccessorio = (campo: CampoTracciato, presenti: readonly ColonnaTracciato[]): boolean =>
  ACCESSORI.has(campo) || (campo === 'descrizione' && presenti.some((altra) => altra.campo === campo));

function senzaColonne(perse: readonly ColonnaTracciato[]): string[] {
  const nomi = [...new Set(perse.map(({ colonna }) => colonna))];
  if (nomi.length === 0) return [];
  return [
    nomi.length === 1
      ? `La colonna «${nomi[0]}» non c’è più: il resto si legge come prima.`
      : `Le colonne ${nomi.join(', ')} non ci sono più: il resto si legge come prima.`,
  ];
}

function senzaIntestazione(righe: readonly string[][]): { struttura: Struttura } | { differenze: string[] } {
  const struttura = findStructure(righe);
  return struttura.parole
    ? { differenze: ['Il file ora ha una riga di intestazione, che prima non c’era.'] }
    : { struttura: { ...struttura, intestazione: [] } };
}

/** The header is the row, or the pair of rows, that names the most of the mapped columns. */
function trovaIntestazione(
  lettura: Lettura,
  righe: readonly string[][],
): { struttura: Struttura } | { differenze: string[] } {
  const attese = new Set(
    lettura.colonne.map(({ colonna }) => normalizeHeader(colonna)).filter((nome) => nome !== ''),
  );
  let best = { quante: 0, at: -1, due: false };
  for (const [at, riga] of righe.slice(0, ORIZZONTE).entries()) {
    for (const due of [false, true]) {
      const testi = due ? unisciRighe(riga, righe[at + 1] ?? []) : riga;
      const nomi = new Set(testi.map((testo) => normalizeHeader(cleanCell(testo))));
      const quante = [...attese].filter((nome) => nomi.has(nome)).length;
      if (quante > best.quante) best = { quante, at, due };
    }
  }
  if (best.at === -1 || best.quante * 2 < attese.size) {
    return {
      differenze: [
        `L’intestazione attesa (${[...new Set(lettura.colonne.map(({ colonna }) => colonna))].join(', ')}) non si trova nel file.`,
      ],
    };
  }
  const riga = righe[best.at] ?? [];
  const testi = (best.due ? unisciRighe(riga, righe[best.at + 1] ?? []) : riga).map((testo) =>
    testo.replaceAll(/\s+/g, ' ').trim(),
  );
  while (testi.at(-1) === '') testi.pop();
  const dati = best.at + (best.due ? 2 : 1);
  return { struttura: { intestazione: testi, inizio: best.at, dati, parole: true } };
}

function unisciRighe(alta: readonly string[], bassa: readonly string[]): string[] {
  return Array.from({ length: Math.max(alta.length, bassa.length) }, (_, at) =>
    `${alta[at] ?? ''} ${bassa[at] ?? ''}`.trim(),
  );
}

/** Columns by name, wherever they moved; by place among columns of one same name, and where they have none. */
function riposiziona(lettura: Lettura, intestazione: readonly string[]): ColonnaTracciato[] {
  if (lettura.intestazione.length === 0) return lettura.colonne;
  const nomi = intestazione.map((testo) => normalizeHeader(testo));
  const vecchi = lettura.intestazione.map((testo) => normalizeHeader(testo));
  return lettura.colonne.map((colonna) => {
    const nome = normalizeHeader(colonna.colonna);
    if (nome === '' || nomi[colonna.indice] === nome) return colonna;
    const rango = vecchi.slice(0, colonna.indice).filter((altro) => altro === nome).length;
    const posti = nomi.flatMap((altro, at) => (altro === nome ? [at] : []));
    return { ...colonna, indice: posti[rango] ?? posti[0] ?? -1 };
  });
}

/** Proof, not suspicion: a format has changed only where cells contradict the saved one. */
function cambiFormato(lettura: Lettura, righe: readonly string[][]): string[] {
  const movimenti = filterMovimentoRows(righe);
  if (movimenti.length === 0) return [];
  const celle = (campi: readonly string[]): string[] =>
    lettura.colonne
      .filter(({ campo }) => campi.includes(campo))
      .flatMap(({ indice }) => movimenti.map((riga) => cleanCell(riga[indice] ?? '')))
      .filter((cella) => cella !== '');
  const differenze: string[] = [];
  const date = celle(['data']);
  const ordine = inferOrdineData(date, [], null);
  const illeggibili = date.filter((cella) => parseGiorno(cella, lettura.ordine_data) === null).length;
  if (illeggibili * 2 > date.length) {
    const now = ordine.certo ? `: ora sembra ${NOMI_ORDINE[ordine.ordine]}` : '';
    differenze.push(
      `Le date non seguono più il formato ${NOMI_ORDINE[lettura.ordine_data]}${now} (es. «${date[0] ?? ''}»).`,
    );
  } else if (
    ordine.certo &&
    ordine.motivo === 'giorni' &&
    ordine.ordine !== lettura.ordine_data &&
    illeggibili > 0
  ) {
    differenze.push(
      `Le date ora sembrano ${NOMI_ORDINE[ordine.ordine]}, non ${NOMI_ORDINE[lettura.ordine_data]}.`,
    );
  }
  const importi = celle(['importo', 'dare', 'avere', 'saldo']);
  const decimali = inferDecimali(collectDecimali(importi));
  const falliti = importi.filter((cella) => Number.isNaN(parseCentesimi(cella, lettura.decimali))).length;
  if (falliti > 0 && decimali !== null && decimali !== lettura.decimali) {
    differenze.push(`I decimali ora sono separati da «${decimali}», non da «${lettura.decimali}».`);
  } else if (falliti * 2 > importi.length) {
    differenze.push(`La colonna degli importi non contiene più importi (es. «${importi[0] ?? ''}»).`);
  }
  return differenze;
}

const NOMI_ORDINE = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno/mese/giorno' } as const;

function nuoveColonne(lettura: Lettura, intestazione: readonly string[]): string[] {
  if (lettura.intestazione.length === 0) return [];
  const note = new Set(lettura.intestazione.map((testo) => normalizeHeader(testo)));
  const nuove = intestazione.filter((testo) => testo !== '' && !note.has(normalizeHeader(testo)));
  return nuove.length === 0 ? [] : [`Colonne nuove, non lette dal tracciato: ${nuove.join(', ')}.`];
}

/** Names that a bank adds or drops without its layout being another. */
const NOMI_DIVERSI = 2;
/** Fewer names are those of any list. */
const NOMI_CERTI = 3;

/**
 * True when a file with this header is laid out as a saved Lettura says, whatever the file is called: every column that it
 * reads is there under its name, and hardly another name came or went.
 */
export function isStessoTracciato(lettura: Lettura, intestazione: readonly string[]): boolean {
  const nomi = (testi: readonly string[]) =>
    new Set(testi.map((testo) => normalizeHeader(testo)).filter((nome) => nome !== ''));
  const [salvati, qui] = [nomi(lettura.intestazione), nomi(intestazione)];
  if (salvati.size < NOMI_CERTI) return false;
  const lette = nomi(lettura.colonne.map(({ colonna }) => colonna));
  const diversi =
    [...salvati].filter((nome) => !qui.has(nome)).length +
    [...qui].filter((nome) => !salvati.has(nome)).length;
  return [...lette].every((nome) => qui.has(nome)) && diversi <= NOMI_DIVERSI;
}

/** One string for how a file is laid out: two files of one bank's format have the same. */
export function toFingerprint(lettura: Lettura): string {
  const nomi = lettura.intestazione.map((testo) => normalizeHeader(testo)).join('|');
  return `${lettura.formato};${lettura.delimitatore};${nomi === '' ? lettura.colonne.map(({ campo, indice }) => `${campo}${indice}`).join('|') : nomi}`;
}
