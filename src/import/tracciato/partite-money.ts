/** Which columns are the money of a list of open items: what is still owed of each document, or what makes it up. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { inferDecimali, collectDecimali } from '../cell/decimals.ts';
import { isNegativa, parseCentesimi } from '../cell/amount.ts';
import { isNotaCredito, findVersoPartita } from '../cell/partite-words.ts';
import { ErroreLettura } from '../read/error.ts';
import { IMPOSTA, NETTO, normalizeTitle } from './partite.ts';
import { isDate, isSoldi, type ProfiledColumn } from './profile.ts';

/** How much a header means what is still to be paid: more than a total, and a total more than a part of it. */
const APERTO =
  /\b(residuo|aperto|insoluto|scoperto|da (incassare|pagare|saldare|riscuotere)|a pagare|outstanding|open (amount|balance)|amount due|balance due|balance|saldo|total to pay|offen\w*|restant|rimanenza)\b/;
const A_PAGARE = /\bnetto (a|da) (pagare|incassare)\b/;
const TOTALE = /\b(totale|total|gesamt\w*)\b/;
const IMPORTO = /\b(importo|amount|ammontare|betrag|montant|importe|rata|valore)\b/;
const PAGATO =
  /\b(incassat[oaie]|pagat[oaie]|riscoss[oaie]|saldat[oaie]|versat[oaie]|liquidat[oaie]|paid|settled|collected|acconti?)\b/;
const PARTE =
  /\b(net|netto|imponibile|iva|vat|tax|mwst|tva|base|discount|sconto|rounding|arrotondamento|rate|exchange|cambio|quantit\w*|price|prezzo|unit\w*|item|position|type|tipo|pagato|paid|incassato|versato|afterdiscount|ritenuta|bollo|percent)\b/;
const CODICE = /\b(number|numero|num|nr|no|code|codice|cod|id|anno|year|order|protocollo)\b/;
const DARE = /\b(dare|debit|addebit\w*|debe|soll)\b/;
const AVERE = /\b(avere|credit|accredit\w*|haber|haben)\b/;

export interface SoldiPartite {
  /** The columns left to choose from: one amount, or the two of a ledger. */
  colonne: ProfiledColumn[];
  /** True when the amounts stand in two columns: there dare is what is owed to us, and avere what we owe. */
  dare_avere: boolean;
  /** Added to the amount, where this is net of tax. */
  imposta: ProfiledColumn | null;
  /** Taken off it, where this is the whole of the document. */
  pagato: ProfiledColumn | null;
}

function pesoImporto({ intestazione }: ProfiledColumn): number {
  const nome = normalizeTitle(intestazione);
  const base = APERTO.test(nome) ? 12 : TOTALE.test(nome) ? 9 : IMPORTO.test(nome) ? 8 : 0;
  // What is left to pay is no part of it, net as it may be of a tax that another pays.
  if (A_PAGARE.test(nome)) return 12;
  const parte = PARTE.test(nome) || NETTO.test(nome) || IMPOSTA.test(nome) || isPagato(nome);
  return base > 0 && parte ? base - 6 : base;
}

const isPagato = (nome: string): boolean => PAGATO.test(nome) && !APERTO.test(nome);

/** Leaves one reading of the money: the two columns of a ledger, or what is still open of each document. */
export function choosePartiteMoney(colonne: readonly ProfiledColumn[]): SoldiPartite | null {
  const altre = colonne.filter((colonna) => !isSoldi(colonna));
  const scheda = dareAvere(colonne, altre);
  if (scheda) return scheda;
  // Numbers of documents, of customers and codes are whole numbers, and no amounts.
  const soldi = colonne.filter(
    (colonna) => isSoldi(colonna) && !CODICE.test(normalizeTitle(colonna.intestazione)),
  );
  const scelta = scegliTotale(soldi);
  if (!scelta) {
    if (soldi.length > 0 && soldi.every(({ intestazione }) => PARTE.test(normalizeTitle(intestazione))))
      throw new ErroreLettura(
        'nessun_importo',
        'L’elenco ha prezzi, quantità o imposte, ma nessuna colonna con il totale di ogni documento: aggiungila e riprova.',
      );
    return null;
  }
  const { importo, imposta } = scelta;
  const aperto = APERTO.test(normalizeTitle(importo.intestazione));
  const pagato = aperto
    ? undefined
    : soldi.find(({ intestazione }) => isPagato(normalizeTitle(intestazione)));
  return {
    colonne: [...conVerso(altre, importo), { ...importo, intestazione: 'Importo' }],
    dare_avere: false,
    imposta,
    pagato: pagato ?? null,
  };
}

/** What is still open wins over the total, and this over a net amount with its tax. */
function scegliTotale(
  soldi: readonly ProfiledColumn[],
): { importo: ProfiledColumn; imposta: ProfiledColumn | null } | null {
  const [scelta] = soldi
    .filter((colonna) => pesoImporto(colonna) > 0)
    .toSorted((x, y) => pesoImporto(y) - pesoImporto(x) || y.piene - x.piene);
  if (scelta && TOTALE.test(normalizeTitle(scelta.intestazione)) && pesoImporto(scelta) > 6)
    return { importo: scelta, imposta: null };
  if (scelta && APERTO.test(normalizeTitle(scelta.intestazione))) return { importo: scelta, imposta: null };
  const netto = soldi.find(({ intestazione }) => NETTO.test(normalizeTitle(intestazione)));
  const imposta = soldi.find(
    ({ intestazione }) =>
      IMPOSTA.test(normalizeTitle(intestazione)) && !NETTO.test(normalizeTitle(intestazione)),
  );
  if (netto && imposta) {
    const somma = soldi.find(
      (colonna) => colonna !== netto && colonna !== imposta && isSomma(colonna, netto, imposta),
    );
    return somma ? { importo: somma, imposta: null } : { importo: netto, imposta };
  }
  return scelta ? { importo: scelta, imposta: null } : null;
}

/** True when a column is, row by row, the sum of two others, some of it tax. */
function isSomma(colonna: ProfiledColumn, netto: ProfiledColumn, imposta: ProfiledColumn): boolean {
  const decimali = inferDecimali(collectDecimali([...colonna.celle, ...netto.celle])) ?? ',';
  const cents = (da: ProfiledColumn, riga: number): number => centesimiDi(da.celle[riga], decimali);
  return (
    imposta.celle.some((_, riga) => cents(imposta, riga) !== 0) &&
    colonna.celle.every((_, riga) => cents(netto, riga) + cents(imposta, riga) === cents(colonna, riga))
  );
}

const centesimiDi = (cella: string | undefined, decimali: Decimali): number =>
  cella === undefined || cella === '' ? 0 : parseCentesimi(cella, decimali);

function dareAvere(
  colonne: readonly ProfiledColumn[],
  altre: readonly ProfiledColumn[],
): SoldiPartite | null {
  const possibili = colonne.filter((colonna) => isSoldi(colonna) || colonna.piene === 0);
  const lato = (regola: RegExp) =>
    possibili.find(({ intestazione }) => regola.test(normalizeTitle(intestazione)));
  const dare = lato(DARE);
  const avere = lato(AVERE);
  if (!dare || !avere || dare === avere || !uno(dare, avere)) return null;
  const nominate = [
    { ...dare, intestazione: 'Dare' },
    { ...avere, intestazione: 'Avere' },
  ];
  return {
    colonne: [...altre.filter((colonna) => colonna !== dare && colonna !== avere), ...nominate],
    dare_avere: true,
    imposta: null,
    pagato: null,
  };
}

/** Hardly any row fills both. */
function uno(dare: ProfiledColumn, avere: ProfiledColumn): boolean {
  const pieno = (cella: string | undefined): boolean => /[1-9]/.test(cella ?? '');
  const insieme = dare.celle.filter((cella, riga) => pieno(cella) && pieno(avere.celle[riga])).length;
  return insieme <= dare.celle.length * 0.05;
}

const NOME_VERSO = /^(tipo|ciclo|verso|segno|c f|a p|direzione|natura|type|direction)\b/;

/**
 * The column that says, on each row, whether it is to collect or to pay, as the signs it means. Amounts that already carry
 * those signs need it no more.
 */
function conVerso(altre: readonly ProfiledColumn[], importo: ProfiledColumn): ProfiledColumn[] {
  const verso = altre.find(
    ({ intestazione, celle, valori, piene }) =>
      piene === celle.length &&
      celle.every((cella) => findVersoPartita(cella) !== null && !isNotaCredito(cella)) &&
      (NOME_VERSO.test(normalizeTitle(intestazione)) ||
        new Set([...valori].map((valore) => findVersoPartita(valore))).size > 1),
  );
  if (!verso) return [...altre];
  const resto = altre.filter((colonna) => colonna !== verso);
  const segni = verso.celle.map((cella) => (findVersoPartita(cella) === 1 ? '+' : '-'));
  const negative = (riga: number): boolean => isNegativa(importo.celle[riga] ?? '');
  const concordi = segni.includes('-') && segni.every((segno, riga) => (segno === '-') === negative(riga));
  return concordi
    ? resto
    : [...resto, { ...verso, intestazione: 'Segno', celle: segni, valori: new Set(segni) }];
}

/** The column that says what kind of document each is, where some give money back; null where none does. */
export function findTypeColumn(colonne: readonly ProfiledColumn[]): ProfiledColumn | null {
  const found = colonne.find(
    (colonna) =>
      !isDate(colonna) &&
      !isSoldi(colonna) &&
      colonna.lunghezza < 30 &&
      [...colonna.valori].some((valore) => isNotaCredito(valore)),
  );
  return found ?? null;
}
