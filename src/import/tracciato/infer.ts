/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { ColonnaTracciato, Decimali, Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { ErroreLettura } from '../read/error.ts';
import type { SampleRows } from './sample.ts';
import { inferDecimali, collectDecimali } from '../cell/decimals.ts';
import { makeDateColumns, resolveDateOrder, chooseDates } from './dates.ts';
import { askDecimali, askImporto } from '../cell/questions.ts';
import { findDivisa, inferLanguage, listMeanings } from '../cell/words.ts';
import { isElencoPartite } from './partite.ts';
import { findDueParti, isNostra } from './parts.ts';
import { findTypeColumn, choosePartiteMoney } from './partite-money.ts';
import { readSurroundings, type Intorno } from './preamble.ts';
import {
  isDate,
  isSoldi,
  classifyColumns,
  filterDatedRows,
  filterMovimentoRows,
  type ProfiledColumn,
} from './profile.ts';
import { isNetto } from './candidates.ts';
import { inferSegno } from './sign.ts';
import { chooseMoney, type LetturaSoldi } from './money.ts';
import { findStructure, type Struttura } from './structure.ts';
import { findContiColumn, toColonnaTracciato, findDivisaColumn, chooseTexts } from './texts.ts';

export interface Inferita {
  lettura: Lettura;
  struttura: Struttura;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: ReadingQuestion[];
  avvisi: string[];
}

const NOMI_SOLDI: ReadonlySet<string> = new Set(['importo', 'dare', 'avere', 'saldo']);

/** Rows of data the columns are judged by. */
const RIGHE_PROFILO = 500;

/**
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function inferLettura(campione: SampleRows, risposte: Risposte): Inferita {
  const struttura = findStructure(campione.righe);
  const dati = campione.righe.slice(struttura.dati);
  const movimenti = filterMovimentoRows(dati.slice(0, RIGHE_PROFILO));
  if (movimenti.length === 0) throw perche(campione.righe, struttura);
  const colonne = classifyColumns(movimenti, struttura.intestazione);
  const intorno = readSurroundings(campione.righe.slice(0, struttura.inizio));
  const partite = isElencoPartite(struttura.intestazione);
  const date = chooseDates(colonne, partite);
  const ora = inferLanguage(struttura.intestazione);
  const domande: ReadingQuestion[] = [];
  const avvisi: string[] = [];

  const ordine = campione.sorgente.ordineNoto ?? resolveDateOrder(date, ora, risposte, domande, avvisi);
  const conti = partite ? null : findContiColumn(colonne);
  const parti = partite ? findDueParti(colonne, campione.azienda) : null;
  const libere = senzaScartate(
    colonne.filter((colonna) => !isDate(colonna) && colonna !== conti),
    risposte,
  );
  const scelti = partite && risposte.importo === undefined ? choosePartiteMoney(libere) : null;
  const { imposta = null, pagato = null } = scelti ?? {};
  const nostre = partite ? colonne.filter((colonna) => isNostra(colonna, campione.azienda)) : [];
  const colonneParti = parti ? [...parti.emittente, ...parti.destinatario] : nostre;
  const tipo = scelti ? findTypeColumn(libere) : null;
  const catene = catenePerRiga(libere, conti);
  const soldi = leggiSoldi(scelti?.colonne ?? libere, catene, campione, struttura, risposte, domande, avvisi);
  const divisa = colonnaDiQuesti(
    findDivisaColumn(libere, soldi.importo ?? soldi.avere ?? 0, struttura.parole),
    colonne.find(({ indice }) => indice === (soldi.importo ?? soldi.avere)),
  );
  const usate = new Set(
    [date.data, date.valuta, divisa, conti, imposta, pagato, tipo, ...colonneParti].flatMap((colonna) =>
      colonna ? [colonna.indice] : [],
    ),
  );
  for (const campo of ['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const) {
    const indice = soldi[campo];
    if (indice !== null) usate.add(indice);
  }
  const testi = chooseTexts(
    colonne,
    usate,
    struttura.parole,
    intorno.conto,
    partite,
    filterDatedRows(dati.slice(0, RIGHE_PROFILO)),
  );
  avvisaCommissioni(libere, soldi, avvisi);
  const mappate = [
    toColonnaTracciato('data', date.data),
    ...makeDateColumns(date, partite),
    ...colonneSoldi(soldi.scelta, colonne),
    ...(divisa ? [toColonnaTracciato('divisa', divisa)] : []),
    ...(conti ? [toColonnaTracciato('conto', conti)] : []),
    ...(imposta ? [toColonnaTracciato('imposta', imposta)] : []),
    ...(pagato ? [toColonnaTracciato('pagato', pagato)] : []),
    ...(tipo ? [toColonnaTracciato('tipo_documento', tipo)] : []),
    ...(parti?.emittente ?? []).map((colonna) => toColonnaTracciato('emittente', colonna)),
    ...(parti?.destinatario ?? []).map((colonna) => toColonnaTracciato('destinatario', colonna)),
    ...testi.colonne,
  ];
  const deciso = parti
    ? 'con_segno'
    : inferSegno({ soldi, colonne, campione, intorno, partite }, risposte, domande, avvisi);
  // In a ledger of documents dare is what is owed to us: the other way round from a bank's own list.
  const segno = scelti?.dare_avere === true && deciso === 'dare_avere' ? 'scambiate' : deciso;
  const lettura: Lettura = {
    formato: campione.sorgente.formato,
    codifica: campione.sorgente.codifica,
    delimitatore: campione.sorgente.delimitatore,
    ...(campione.sorgente.tagli ? { tagli: campione.sorgente.tagli } : {}),
    intestazione: struttura.intestazione,
    colonne: segno === 'scambiate' ? scambia(mappate) : mappate,
    ordine_data: ordine,
    decimali: soldi.decimali,
    segno: segno === 'scambiate' ? 'dare_avere' : segno,
    ...(soldi.dare === null ? {} : { dare_negativo: soldi.scelta.dareNegativo }),
    divisa: campione.sorgente.divisaNota ?? divisaDelFile(divisa, colonne, soldi.scelta, intorno),
  };
  const natura: Natura =
    partite || (mappate.some(({ campo }) => campo === 'scadenza') && soldi.saldo === null)
      ? 'partita'
      : 'movimento';
  return { lettura, struttura, natura, conto: intorno.conto ?? testi.conto, domande, avvisi };
}

/** The user said which nameless column is the amount: the other amounts are no candidates any more. */
function senzaScartate(colonne: readonly ProfiledColumn[], risposte: Risposte): ProfiledColumn[] {
  const scelta = Number(risposte.importo ?? -1);
  if (!colonne.some(({ indice }) => indice === scelta)) return [...colonne];
  return colonne.filter((colonna) => colonna.indice === scelta || !isSoldi(colonna));
}

interface SoldiLetti extends LetturaSoldi {
  decimali: Decimali;
  scelta: LetturaSoldi;
}

/** Tries the decimal sign the amounts prove, or both when they prove none and the balances may tell. */
function leggiSoldi(
  colonne: readonly ProfiledColumn[],
  catene: readonly string[],
  { sorgente }: SampleRows,
  struttura: Struttura,
  risposte: Risposte,
  domande: ReadingQuestion[],
  avvisi: string[],
): SoldiLetti {
  const soldi = colonne.filter((colonna) => isSoldi(colonna));
  const nominate = soldi.filter((colonna) =>
    listMeanings(colonna.intestazione).some(({ ruolo }) => NOMI_SOLDI.has(ruolo)),
  );
  const evidenza = collectDecimali((nominate.length > 0 ? nominate : soldi).flatMap(({ celle }) => celle));
  const risposta = risposte.decimali;
  // Cells that are numbers wear a sign given to them: what text cells leave open, they cannot settle.
  const aperti = sorgente.segnoScelto && evidenza.ambigui > 0;
  const certi = risposta === ',' || risposta === '.' ? risposta : aperti ? null : inferDecimali(evidenza);
  const prova = (decimali: Decimali): LetturaSoldi | null =>
    chooseMoney(colonne, decimali, struttura.parole, catene);
  const tentativi = (certi ? [certi] : ([',', '.'] as const)).flatMap((decimali) => {
    const scelta = prova(decimali);
    return scelta ? [{ ...scelta, decimali, scelta }] : [];
  });
  const provati = tentativi.filter(({ provata }) => provata);
  const letta = provati.length === 1 ? provati[0] : tentativi[0];
  if (!letta) {
    throw new ErroreLettura(
      'nessun_importo',
      'Nel file non c’è una colonna di importi: servono Importo, oppure Dare e Avere (Entrate e Uscite).',
    );
  }
  if (!certi && provati.length !== 1) domande.push(askDecimali(evidenza.esempio ?? ''));
  if (letta.rivali.length > 0 && risposte.importo === undefined) {
    const dubbie = [letta.importo ?? -1, ...letta.rivali].toSorted((x, y) => x - y);
    domande.push(askImporto(colonne.filter(({ indice }) => dubbie.includes(indice))));
  }
  if (letta.saldoMuto) {
    avvisi.push(
      'La colonna del saldo non torna con gli importi in nessuna lettura possibile: vale quella delle intestazioni.',
    );
  }
  return letta;
}

/** Currency and account row by row, when the file has several: each then has its own chain of balances. */
function catenePerRiga(colonne: readonly ProfiledColumn[], conti: ProfiledColumn | null): readonly string[] {
  const divisa = findDivisaColumn(colonne, colonne.length, true);
  const divise = divisa && divisa.valori.size > 1 ? divisa.celle : [];
  return conti ? conti.celle.map((conto, riga) => `${conto} ${divise[riga] ?? ''}`) : divise;
}

/** Fees outside the amounts that no balance proves are not taken off: the reader is told. */
function avvisaCommissioni(colonne: readonly ProfiledColumn[], soldi: LetturaSoldi, avvisi: string[]): void {
  const scelte = colonne.filter(({ indice }) => [soldi.importo, soldi.dare, soldi.avere].includes(indice));
  if (soldi.commissione !== null || soldi.provata || scelte.some((colonna) => isNetto(colonna))) return;
  const colonna = colonne.find(
    (altra) =>
      isSoldi(altra) &&
      ![soldi.importo, soldi.dare, soldi.avere, soldi.saldo].includes(altra.indice) &&
      listMeanings(altra.intestazione)[0]?.ruolo === 'commissione' &&
      altra.celle.some((cella) => /[1-9]/.test(cella)),
  );
  if (colonna)
    avvisi.push(
      `La colonna «${colonna.intestazione}» non è compresa negli importi: nessun saldo dice se vada tolta.`,
    );
}

function colonneSoldi(soldi: LetturaSoldi, colonne: readonly ProfiledColumn[]): ColonnaTracciato[] {
  return (['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const).flatMap((campo) => {
    const colonna = colonne.find(({ indice }) => indice === soldi[campo]);
    return colonna ? [toColonnaTracciato(campo, colonna)] : [];
  });
}

function scambia(colonne: readonly ColonnaTracciato[]): ColonnaTracciato[] {
  return colonne.map((colonna) =>
    colonna.campo === 'dare'
      ? { ...colonna, campo: 'avere' }
      : colonna.campo === 'avere'
        ? { ...colonna, campo: 'dare' }
        : colonna,
  );
}

/** A header that names its currency settles it: a column of others is of the amounts as they were before the exchange. */
function colonnaDiQuesti(
  divisa: ProfiledColumn | null,
  importo: ProfiledColumn | undefined,
): ProfiledColumn | null {
  const nominata = importo && findDivisa(importo.intestazione);
  if (!divisa || !nominata) return divisa;
  return [...divisa.valori].every((valore) => findDivisa(valore) === nominata) ? divisa : null;
}

function divisaDelFile(
  colonna: ProfiledColumn | null,
  colonne: readonly ProfiledColumn[],
  soldi: LetturaSoldi,
  intorno: Intorno,
): string | null {
  if (colonna) {
    const [value = ''] = colonna.valori;
    return colonna.valori.size === 1 ? (findDivisa(value) ?? value.toUpperCase().slice(0, 3)) : null;
  }
  for (const indice of [soldi.importo, soldi.avere, soldi.dare, soldi.saldo]) {
    const found = colonne.find((altra) => altra.indice === indice);
    const divisa = found && (findDivisa(found.intestazione) ?? findDivisa(found.celle[0] ?? ''));
    if (divisa) return divisa;
  }
  return intorno.divisa;
}

/** Why no movement could be found, in the words of what is missing. */
function perche(righe: readonly string[][], struttura: Struttura): ErroreLettura {
  const dati = righe.slice(struttura.dati);
  if (struttura.parole && dati.every((riga) => riga.every((cella) => cella.trim() === ''))) {
    return new ErroreLettura(
      'solo_intestazione',
      'Il file contiene solo l’intestazione: nessun movimento da leggere.',
    );
  }
  const colonne = classifyColumns(righe.slice(0, RIGHE_PROFILO), []);
  const date = colonne.some((colonna) => colonna.data > 0);
  const importi = colonne.some((colonna) => colonna.denaro + colonna.intero > 0);
  if (date && !importi) {
    return new ErroreLettura(
      'nessun_importo',
      'Nel file non c’è una colonna di importi: servono Importo, oppure Dare e Avere (Entrate e Uscite).',
    );
  }
  if (importi && !date) {
    return new ErroreLettura('nessuna_data', 'Nel file non c’è una colonna di date leggibili.');
  }
  return new ErroreLettura(
    'nessuna_tabella',
    'Nel file non si riconosce una tabella di movimenti: servono almeno una data e un importo su ogni riga.',
  );
}
