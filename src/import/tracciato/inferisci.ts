/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { ColonnaTracciato, Decimali, Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { Domanda, Risposte } from '../cell/domande.ts';
import { ErroreLettura } from '../read/errore.ts';
import type { Campione } from './campione.ts';
import { decidiDecimali, raccogliDecimali } from '../cell/decimali.ts';
import { colonneDate, ordineDate, scegliDate } from './date.ts';
import { domandaDecimali, domandaImporto } from '../cell/domande.ts';
import { divisaNelTesto, lingua, proponi } from '../cell/parole.ts';
import { isElencoPartite } from './partite.ts';
import { findDueParti, isNostra } from './parti.ts';
import { colonnaTipo, soldiPartite } from './soldi-partite.ts';
import { leggiIntorno, type Intorno } from './preambolo.ts';
import { isDate, isSoldi, profila, righeDatate, righeMovimento, type Colonna } from './profilo.ts';
import { isNetto } from './candidati.ts';
import { decidiSegno } from './segno.ts';
import { scegliSoldi, type LetturaSoldi } from './soldi.ts';
import { trovaStruttura, type Struttura } from './struttura.ts';
import { colonnaConti, colonnaDi, colonnaDivisa, scegliTesti } from './testi.ts';

export interface Inferita {
  lettura: Lettura;
  struttura: Struttura;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: Domanda[];
  avvisi: string[];
}

const NOMI_SOLDI: ReadonlySet<string> = new Set(['importo', 'dare', 'avere', 'saldo']);

/** Rows of data the columns are judged by. */
const RIGHE_PROFILO = 500;

/**
 * @throws ErroreLettura when the rows hold no statement: no table, no dates, no amounts, a header alone
 */
export function inferisci(campione: Campione, risposte: Risposte): Inferita {
  const struttura = trovaStruttura(campione.righe);
  const dati = campione.righe.slice(struttura.dati);
  const movimenti = righeMovimento(dati.slice(0, RIGHE_PROFILO));
  if (movimenti.length === 0) throw perche(campione.righe, struttura);
  const colonne = profila(movimenti, struttura.intestazione);
  const intorno = leggiIntorno(campione.righe.slice(0, struttura.inizio));
  const partite = isElencoPartite(struttura.intestazione);
  const date = scegliDate(colonne, partite);
  const ora = lingua(struttura.intestazione);
  const domande: Domanda[] = [];
  const avvisi: string[] = [];

  const ordine = campione.sorgente.ordineNoto ?? ordineDate(date, ora, risposte, domande, avvisi);
  const conti = partite ? null : colonnaConti(colonne);
  const parti = partite ? findDueParti(colonne, campione.azienda) : null;
  const libere = senzaScartate(
    colonne.filter((colonna) => !isDate(colonna) && colonna !== conti),
    risposte,
  );
  const scelti = partite && risposte.importo === undefined ? soldiPartite(libere) : null;
  const { imposta = null, pagato = null } = scelti ?? {};
  const nostre = partite ? colonne.filter((colonna) => isNostra(colonna, campione.azienda)) : [];
  const colonneParti = parti ? [...parti.emittente, ...parti.destinatario] : nostre;
  const tipo = scelti ? colonnaTipo(libere) : null;
  const catene = catenePerRiga(libere, conti);
  const soldi = leggiSoldi(scelti?.colonne ?? libere, catene, campione, struttura, risposte, domande, avvisi);
  const divisa = colonnaDiQuesti(
    colonnaDivisa(libere, soldi.importo ?? soldi.avere ?? 0, struttura.parole),
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
  const testi = scegliTesti(
    colonne,
    usate,
    struttura.parole,
    intorno.conto,
    partite,
    righeDatate(dati.slice(0, RIGHE_PROFILO)),
  );
  avvisaCommissioni(libere, soldi, avvisi);
  const mappate = [
    colonnaDi('data', date.data),
    ...colonneDate(date, partite),
    ...colonneSoldi(soldi.scelta, colonne),
    ...(divisa ? [colonnaDi('divisa', divisa)] : []),
    ...(conti ? [colonnaDi('conto', conti)] : []),
    ...(imposta ? [colonnaDi('imposta', imposta)] : []),
    ...(pagato ? [colonnaDi('pagato', pagato)] : []),
    ...(tipo ? [colonnaDi('tipo_documento', tipo)] : []),
    ...(parti?.emittente ?? []).map((colonna) => colonnaDi('emittente', colonna)),
    ...(parti?.destinatario ?? []).map((colonna) => colonnaDi('destinatario', colonna)),
    ...testi.colonne,
  ];
  const deciso = parti
    ? 'con_segno'
    : decidiSegno({ soldi, colonne, campione, intorno, partite }, risposte, domande, avvisi);
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
function senzaScartate(colonne: readonly Colonna[], risposte: Risposte): Colonna[] {
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
  colonne: readonly Colonna[],
  catene: readonly string[],
  { sorgente }: Campione,
  struttura: Struttura,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): SoldiLetti {
  const soldi = colonne.filter((colonna) => isSoldi(colonna));
  const nominate = soldi.filter((colonna) =>
    proponi(colonna.intestazione).some(({ ruolo }) => NOMI_SOLDI.has(ruolo)),
  );
  const evidenza = raccogliDecimali((nominate.length > 0 ? nominate : soldi).flatMap(({ celle }) => celle));
  const risposta = risposte.decimali;
  // Cells that are numbers wear a sign given to them: what text cells leave open, they cannot settle.
  const aperti = sorgente.segnoScelto && evidenza.ambigui > 0;
  const certi = risposta === ',' || risposta === '.' ? risposta : aperti ? null : decidiDecimali(evidenza);
  const prova = (decimali: Decimali): LetturaSoldi | null =>
    scegliSoldi(colonne, decimali, struttura.parole, catene);
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
  if (!certi && provati.length !== 1) domande.push(domandaDecimali(evidenza.esempio ?? ''));
  if (letta.rivali.length > 0 && risposte.importo === undefined) {
    const dubbie = [letta.importo ?? -1, ...letta.rivali].toSorted((x, y) => x - y);
    domande.push(domandaImporto(colonne.filter(({ indice }) => dubbie.includes(indice))));
  }
  if (letta.saldoMuto) {
    avvisi.push(
      'La colonna del saldo non torna con gli importi in nessuna lettura possibile: vale quella delle intestazioni.',
    );
  }
  return letta;
}

/** Currency and account row by row, when the file has several: each then has its own chain of balances. */
function catenePerRiga(colonne: readonly Colonna[], conti: Colonna | null): readonly string[] {
  const divisa = colonnaDivisa(colonne, colonne.length, true);
  const divise = divisa && divisa.valori.size > 1 ? divisa.celle : [];
  return conti ? conti.celle.map((conto, riga) => `${conto} ${divise[riga] ?? ''}`) : divise;
}

/** Fees outside the amounts that no balance proves are not taken off: the reader is told. */
function avvisaCommissioni(colonne: readonly Colonna[], soldi: LetturaSoldi, avvisi: string[]): void {
  const scelte = colonne.filter(({ indice }) => [soldi.importo, soldi.dare, soldi.avere].includes(indice));
  if (soldi.commissione !== null || soldi.provata || scelte.some((colonna) => isNetto(colonna))) return;
  const colonna = colonne.find(
    (altra) =>
      isSoldi(altra) &&
      ![soldi.importo, soldi.dare, soldi.avere, soldi.saldo].includes(altra.indice) &&
      proponi(altra.intestazione)[0]?.ruolo === 'commissione' &&
      altra.celle.some((cella) => /[1-9]/.test(cella)),
  );
  if (colonna)
    avvisi.push(
      `La colonna «${colonna.intestazione}» non è compresa negli importi: nessun saldo dice se vada tolta.`,
    );
}

function colonneSoldi(soldi: LetturaSoldi, colonne: readonly Colonna[]): ColonnaTracciato[] {
  return (['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const).flatMap((campo) => {
    const colonna = colonne.find(({ indice }) => indice === soldi[campo]);
    return colonna ? [colonnaDi(campo, colonna)] : [];
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
function colonnaDiQuesti(divisa: Colonna | null, importo: Colonna | undefined): Colonna | null {
  const nominata = importo && divisaNelTesto(importo.intestazione);
  if (!divisa || !nominata) return divisa;
  return [...divisa.valori].every((valore) => divisaNelTesto(valore) === nominata) ? divisa : null;
}

function divisaDelFile(
  colonna: Colonna | null,
  colonne: readonly Colonna[],
  soldi: LetturaSoldi,
  intorno: Intorno,
): string | null {
  if (colonna) {
    const [value = ''] = colonna.valori;
    return colonna.valori.size === 1 ? (divisaNelTesto(value) ?? value.toUpperCase().slice(0, 3)) : null;
  }
  for (const indice of [soldi.importo, soldi.avere, soldi.dare, soldi.saldo]) {
    const found = colonne.find((altra) => altra.indice === indice);
    const divisa = found && (divisaNelTesto(found.intestazione) ?? divisaNelTesto(found.celle[0] ?? ''));
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
  const colonne = profila(righe.slice(0, RIGHE_PROFILO), []);
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
