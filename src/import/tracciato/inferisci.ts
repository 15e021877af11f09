/** Infers how a file is to be read from a sample of its rows: a Lettura, or the questions it leaves open. */
import type { Codifica, ColonnaTracciato, Decimali, Lettura, OrdineData } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { Domanda, Risposte } from '../map/esito.ts';
import { ErroreLettura } from '../read/errore.ts';
import { decidiDecimali, raccogliDecimali } from './decimali.ts';
import { domandaDecimali, domandaImporto, domandaLato, domandaOrdine, domandaSegno } from './domande.ts';
import { decidiOrdine } from './ordine-data.ts';
import { divisaNelTesto, isCarta, lingua, normalizza, proponi } from './parole.ts';
import { leggiIntorno, type Intorno } from './preambolo.ts';
import { isDate, isSoldi, profila, righeMovimento, type Colonna } from './profilo.ts';
import { isNetto, scegliSoldi, type LetturaSoldi } from './soldi.ts';
import { trovaStruttura, type Struttura } from './struttura.ts';
import { colonnaDi, colonnaDivisa, scegliTesti } from './testi.ts';

export interface Campione {
  righe: readonly string[][];
  delimitatore: string;
  codifica: Codifica;
  nome: string;
}

export interface Inferita {
  lettura: Lettura;
  struttura: Struttura;
  natura: Natura;
  conto: string | null;
  /** Open questions; the Lettura holds the first answer of each meanwhile. */
  domande: Domanda[];
  avvisi: string[];
}

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
  const date = scegliDate(colonne);
  const ora = lingua(struttura.intestazione);
  const domande: Domanda[] = [];
  const avvisi: string[] = [];

  const ordine = ordineDate(date, ora, risposte, domande, avvisi);
  const libere = senzaScartate(colonne.filter((colonna) => !isDate(colonna)), risposte);
  const soldi = leggiSoldi(libere, struttura, risposte, domande, avvisi);
  const divisa = colonnaDivisa(libere, soldi.importo ?? soldi.avere ?? 0, struttura.parole);
  const usate = new Set(
    [date.data, date.valuta, divisa].flatMap((colonna) => (colonna ? [colonna.indice] : [])),
  );
  for (const campo of ['importo', 'dare', 'avere', 'indicatore', 'commissione', 'saldo'] as const) {
    const indice = soldi[campo];
    if (indice !== null) usate.add(indice);
  }
  const testi = scegliTesti(colonne, usate, struttura.parole, intorno.conto);
  avvisaCommissioni(libere, soldi, avvisi);
  const mappate = [
    colonnaDi('data', date.data),
    ...colonneDate(date),
    ...colonneSoldi(soldi.scelta, colonne),
    ...(divisa ? [colonnaDi('divisa', divisa)] : []),
    ...testi.colonne,
  ];
  const segno = decidiSegno(soldi, colonne, campione, intorno, risposte, domande, avvisi);
  const lettura: Lettura = {
    formato: 'csv',
    codifica: campione.codifica,
    delimitatore: campione.delimitatore,
    intestazione: struttura.intestazione,
    colonne: segno === 'scambiate' ? scambia(mappate) : mappate,
    ordine_data: ordine,
    decimali: soldi.decimali,
    segno: segno === 'scambiate' ? 'dare_avere' : segno,
    ...(soldi.dare === null ? {} : { dare_negativo: soldi.scelta.dareNegativo }),
    divisa: divisaDelFile(divisa, colonne, soldi.scelta, intorno),
  };
  const natura: Natura = mappate.some(({ campo }) => campo === 'scadenza') && soldi.saldo === null ? 'partita' : 'movimento';
  return { lettura, struttura, natura, conto: intorno.conto ?? testi.conto, domande, avvisi };
}

/** The user said which nameless column is the amount: the other amounts are no candidates any more. */
function senzaScartate(colonne: readonly Colonna[], risposte: Risposte): Colonna[] {
  const scelta = Number(risposte.importo ?? -1);
  if (!colonne.some(({ indice }) => indice === scelta)) return [...colonne];
  return colonne.filter((colonna) => colonna.indice === scelta || !isSoldi(colonna));
}

/** The value date beside the date; a document's date, where it serves as the date, is also itself. */
function colonneDate({ data, valuta }: DateScelte): ColonnaTracciato[] {
  const documento = proponi(data.intestazione)[0]?.ruolo === 'data_documento';
  return [
    ...(documento ? [colonnaDi('data_documento', data)] : []),
    ...(valuta ? [colonnaDi('data_valuta', valuta)] : []),
  ];
}

interface DateScelte {
  data: Colonna;
  valuta: Colonna | null;
  tutte: Colonna[];
}

/** The booking date feeds `data`: by words first, by being filled on every row next. */
function scegliDate(colonne: readonly Colonna[]): DateScelte {
  const tutte = colonne.filter((colonna) => isDate(colonna));
  const righe = tutte[0]?.celle.length ?? 0;
  const rank = (colonna: Colonna): number => {
    const proposte = proponi(colonna.intestazione);
    const peso = proposte.find(({ ruolo }) => ruolo === 'data')?.peso ?? 0;
    const altro = proposte[0] && proposte[0].ruolo !== 'data' ? -2 : 0;
    return (righe === 0 ? 0 : Math.round((20 * colonna.data) / righe)) + peso + altro - colonna.indice / 100;
  };
  const ordered = tutte.toSorted((x, y) => rank(y) - rank(x));
  const data = ordered[0];
  if (!data) throw new ErroreLettura('nessuna_data', 'Nel file non c’è una colonna di date leggibili.');
  const altre = tutte.filter((colonna) => colonna !== data);
  const valore = (colonna: Colonna): number =>
    proponi(colonna.intestazione).find(({ ruolo }) => ruolo === 'data_valuta')?.peso ?? 0;
  const nominata = altre.filter((colonna) => valore(colonna) > 0).toSorted((x, y) => valore(y) - valore(x))[0];
  const muta = altre.find((colonna) => proponi(colonna.intestazione).length === 0);
  return { data, valuta: nominata ?? muta ?? null, tutte };
}

function ordineDate(
  date: DateScelte,
  ora: ReturnType<typeof lingua>,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): OrdineData {
  const risposta = risposte.ordine_data;
  if (risposta === 'gma' || risposta === 'mga' || risposta === 'amg') return risposta;
  const altre = date.tutte.filter((colonna) => colonna !== date.data).map(({ celle }) => celle);
  const esito = decidiOrdine(date.data.celle, altre, ora);
  if (esito.certo) {
    if (esito.motivo === 'lingua') {
      avvisi.push('Date lette come giorno/mese/anno: nessuna lo prova, ma la lingua delle intestazioni lo indica.');
    }
    return esito.ordine;
  }
  domande.push(domandaOrdine(esito.esempio));
  return 'gma';
}

interface SoldiLetti extends LetturaSoldi {
  decimali: Decimali;
  scelta: LetturaSoldi;
}

/** Tries the decimal sign the amounts prove, or both when they prove none and the balances may tell. */
function leggiSoldi(
  colonne: readonly Colonna[],
  struttura: Struttura,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): SoldiLetti {
  const soldi = colonne.filter((colonna) => isSoldi(colonna));
  const nominate = soldi.filter((colonna) =>
    proponi(colonna.intestazione).some(({ ruolo }) => ['importo', 'dare', 'avere', 'saldo'].includes(ruolo)),
  );
  const evidenza = raccogliDecimali((nominate.length > 0 ? nominate : soldi).flatMap(({ celle }) => celle));
  const risposta = risposte.decimali;
  const certi = risposta === ',' || risposta === '.' ? risposta : decidiDecimali(evidenza);
  const prova = (decimali: Decimali): LetturaSoldi | null =>
    scegliSoldi(colonne, decimali, struttura.parole, divisePerRiga(colonne));
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
    avvisi.push('La colonna del saldo non torna con gli importi in nessuna lettura possibile: vale quella delle intestazioni.');
  }
  return letta;
}

/** Currencies row by row, when the file has several: each then has its own chain of balances. */
function divisePerRiga(colonne: readonly Colonna[]): readonly string[] {
  const divisa = colonnaDivisa(colonne, colonne.length, true);
  return divisa && divisa.valori.size > 1 ? divisa.celle : [];
}

/** Fees outside the amounts that no balance proves are not taken off: the reader is told. */
function avvisaCommissioni(colonne: readonly Colonna[], soldi: LetturaSoldi, avvisi: string[]): void {
  const scelto = colonne.find(({ indice }) => indice === soldi.importo);
  if (soldi.commissione !== null || soldi.provata || (scelto && isNetto(scelto))) return;
  const colonna = colonne.find(
    (altra) =>
      isSoldi(altra) &&
      ![soldi.importo, soldi.dare, soldi.avere, soldi.saldo].includes(altra.indice) &&
      proponi(altra.intestazione)[0]?.ruolo === 'commissione' &&
      altra.celle.some((cella) => /[1-9]/.test(cella)),
  );
  if (colonna) avvisi.push(`La colonna «${colonna.intestazione}» non è compresa negli importi: nessun saldo dice se vada tolta.`);
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

/** From this many rows on, amounts that are all positive are strange enough to ask. */
const TUTTI_POSITIVI = 5;

/** The sign convention, when the balances do not prove it: cards and all-positive columns are asked about. */
function decidiSegno(
  soldi: SoldiLetti,
  colonne: readonly Colonna[],
  campione: Campione,
  intorno: Intorno,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): Lettura['segno'] | 'scambiate' {
  const risposta = risposte.segno;
  if (soldi.segno === 'dare_avere') {
    if (soldi.lato === 'certo') return 'dare_avere';
    if (risposta === 'avere_dare') return 'scambiate';
    if (risposta !== 'dare_avere') {
      domande.push(domandaLato(colonne[soldi.dare ?? 0]?.celle ?? [], colonne[soldi.avere ?? 0]?.celle ?? []));
    }
    return 'dare_avere';
  }
  if (soldi.provata || soldi.segno === 'indicatore') return soldi.segno;
  if (risposta === 'con_segno' || risposta === 'inverso') return risposta;
  const celle = colonne.find(({ indice }) => indice === soldi.importo)?.celle.filter((cella) => cella !== '') ?? [];
  const controparte = latoPartite(colonne);
  if (controparte) return controparte;
  const negative = celle.filter((cella) => /^\(|[-−–]/.test(cella)).length;
  const parole = [campione.nome, intorno.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' ');
  const carta = isCarta(parole) && negative * 2 <= celle.length;
  if (carta || (negative === 0 && celle.length >= TUTTI_POSITIVI)) {
    const partite = colonne.some(({ intestazione }) => proponi(intestazione)[0]?.ruolo === 'scadenza');
    domande.push(domandaSegno(celle[0] ?? '', partite ? 'partite' : carta ? 'carta' : 'conto'));
  } else if (negative === 0) {
    avvisi.push('Tutti gli importi sono senza segno: letti come entrate.');
  }
  return 'con_segno';
}

/** Open items say in their header whose they are: a customer's are to collect, a supplier's to pay. */
function latoPartite(colonne: readonly Colonna[]): 'con_segno' | 'inverso' | null {
  const nomi = colonne.map(({ intestazione }) => normalizza(intestazione));
  if (!colonne.some(({ intestazione }) => proponi(intestazione)[0]?.ruolo === 'scadenza')) return null;
  if (nomi.some((nome) => /\b(client[ei]|customers?)\b/.test(nome))) return 'con_segno';
  return nomi.some((nome) => /\b(fornitor[ei]|suppliers?|vendors?)\b/.test(nome)) ? 'inverso' : null;
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
    return new ErroreLettura('solo_intestazione', 'Il file contiene solo l’intestazione: nessun movimento da leggere.');
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
