/** What a file says of itself around its table: balances, account, currency. */
import type { Decimali, OrdineData } from '#api/contract/tracciati.ts';
import { leggiGiorno } from '../map/data.ts';
import { leggiCentesimi } from '../map/importo.ts';
import type { SaldoDichiarato } from '../map/quadratura.ts';
import { pareData, pareImporto, pulisciCella } from '../read/cella.ts';
import { indizioDecimali } from './decimali.ts';
import { tipoSaldo } from './parole-righe.ts';
import { divisaNelTesto, normalizza } from './parole.ts';

const CERTO =
  /\b(iniziale|finale|apertura|chiusura|opening|closing|previous|new|brought|carried|amount due|initial|final|start|end|anfang\w*|end(e|saldo)|letzter|inicial|precedente|riporto)\b/;
const NEL_TESTO = /(?:[€$£]|[A-Z]{3}|:|\s)\s*([+-]?\d[\d.,'’\uFFFD\u00A0 ]*)(?:\s*(?:[€$£]|[A-Z]{3}))?\s*$/;
const GIORNO_NEL_TESTO = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/;

/**
 * A balance line outside the movements: a cell that names it and an amount after it
 * (or in the same cell, `Saldo: CHF 31716.78`); null when the row is none.
 */
export function leggiSaldo(
  riga: readonly string[],
  linea: number,
  decimali: Decimali,
  ordine: OrdineData,
): SaldoDichiarato | null {
  for (const [at, cella] of riga.entries()) {
    const text = pulisciCella(cella);
    const tipo = text === '' ? null : tipoSaldo(text);
    if (!tipo) continue;
    const altre = riga.map((altra) => pulisciCella(altra));
    const importo = importoDopo(altre, at, decimali) ?? importoNelTesto(text, decimali);
    if (importo === null) continue;
    const giorno = altre.find((altra) => pareData(altra)) ?? GIORNO_NEL_TESTO.exec(text)?.[0] ?? '';
    return {
      tipo,
      importo,
      certo: CERTO.test(normalizza(text)),
      riga: linea,
      data: leggiGiorno(giorno, ordine),
    };
  }
  return null;
}

/** The last amount of the row, wherever it stands: some banks print it before its label. */
function importoDopo(celle: readonly string[], label: number, decimali: Decimali): number | null {
  const at = celle.findLastIndex(
    (cella, indice) => indice !== label && pareImporto(cella) && !pareData(cella),
  );
  if (at === -1) return null;
  const centesimi = leggiMostrato(celle[at] ?? '', decimali);
  return Number.isNaN(centesimi) ? null : centesimi;
}

function importoNelTesto(text: string, decimali: Decimali): number | null {
  const found = NEL_TESTO.exec(text.replace(GIORNO_NEL_TESTO, ' '))?.[1]?.trim();
  if (!found || !/[.,]\d{2}$|\d{3}$/.test(found)) return null;
  const centesimi = leggiMostrato(found, decimali);
  return Number.isNaN(centesimi) ? null : centesimi;
}

/** Around a table amounts may be written otherwise than inside it: the sign they show for sure is theirs. */
function leggiMostrato(text: string, decimali: Decimali): number {
  const centesimi = leggiCentesimi(text, decimali);
  const mostrato = Number.isNaN(centesimi) ? indizioDecimali(text) : null;
  return mostrato === ',' || mostrato === '.' ? leggiCentesimi(text, mostrato) : centesimi;
}

export interface Intorno {
  conto: string | null;
  divisa: string | null;
  /** Text of the preamble, to look for words in. */
  testo: string;
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/;

/** `Conto Corrente n. 0123456`, `Banca - Conto corrente 1000/00098765`. */
const CONTO_NEL_TESTO = /\bconto(?: corrente)?(?: n(?:r|um|umero)?\.?)? (\d[\d/.-]{4,})$/i;

/** Account and currency, from the lines above the table: a label and the cell after it. */
export function leggiIntorno(preambolo: readonly string[][]): Intorno {
  let conto: string | null = null;
  let divisa: string | null = null;
  for (const riga of preambolo) {
    const celle = riga.map((cella) => pulisciCella(cella)).filter((cella) => cella !== '');
    for (const [at, cella] of celle.entries()) {
      const label = normalizza(cella);
      const dopo = celle[at + 1] ?? /:\s*(.+)$/.exec(cella)?.[1] ?? '';
      if (/^(divisa|valuta|currency|wahrung|devise|moneda|controvalore in)\b/.test(label))
        divisa ??= divisaNelTesto(dopo);
      if (
        /^(numero )?(conto|carta|rapporto|kontonummer|konto|account( number)?|iban|numero carta|conto corrente|kartenkonto|compte)\b/.test(
          label,
        )
      ) {
        if (/\d{3}/.test(dopo)) conto ??= dopo.split(' - ')[0]?.slice(0, 60) ?? null;
      }
      conto ??= IBAN.exec(cella)?.[0] ?? CONTO_NEL_TESTO.exec(cella)?.[1] ?? null;
    }
  }
  return { conto, divisa, testo: preambolo.flat().join(' ').slice(0, 5_000) };
}
