/** Rows of cells, once it is known how they read, to statements with their balances. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { cleanCell, classifyCell } from '../cell/cell.ts';
import { ErroreLettura } from '../read/error.ts';
import { hasDetails } from '../tracciato/partite.ts';
import { readSaldi } from '../tracciato/preamble.ts';
import { isVuota, type Struttura } from '../tracciato/structure.ts';
import { makeAvvisi } from './notices.ts';
import type { EsitoLettura, OpzioniLettura, TracciatoUsato } from './outcome.ts';
import { makeEstratti, groupByConto, type ImportoMuto, type Intestatario } from './statements.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { createRowReader, type RowReader } from './row-reader.ts';
import { completePartite } from './partite.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';
import { readTotali } from '../tracciato/totals.ts';
import { findMoneyColumns } from './money-columns.ts';
import { resolveIndexes } from './columns.ts';
import { removeForeignRow } from './foreign-row.ts';
import { refuseUnknown } from './read-righe.ts';
import { readTableRows, type TableHead } from './head.ts';

/** `inizio`: what was already worth saying. Throws `ErroreLettura` when no row is a movement. */
export async function mapRows(
  testa: TableHead,
  lettura: Lettura,
  struttura: Struttura,
  tracciato: TracciatoUsato,
  chi: Intestatario,
  inizio: readonly string[],
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  const lettore = createRowReader(lettura, chi.natura, opzioni.azienda ?? null, {
    sopra: titoloSopra(testa, struttura),
    conto: chi.conto,
  });
  const righe_file = await readTableRows(testa, struttura.dati, lettore, opzioni);
  const { lette } = lettore;
  refuseUnknown(lette);
  const descritta = lettura.colonne.find(({ campo }) => campo === 'descrizione')?.colonna ?? null;
  removeForeignRow(lette, opzioni.risposte ?? {}, descritta);
  if (lette.righe.length === 0 && lette.dichiarati.length === 0) throw nessunMovimento(lettore);
  const preambolo = saldiPreambolo(testa, struttura, lettura);
  const dichiarati = [...preambolo.saldi, ...lette.dichiarati];
  lette.totali.unshift(...totaliPreambolo(testa, struttura, lettura));
  const muti = [...preambolo.muti, ...importiScartati(lettore, lettura)];
  const unite = groupByConto(lette, chi).flatMap(({ lette: parte, chi: suo, dentro }, at) =>
    makeEstratti(
      parte,
      dichiarati.filter(({ riga }) => dentro(riga)),
      at === 0 ? muti : [],
      suo,
    ),
  );
  const linee = testa.linee
    .slice(0, struttura.inizio)
    .filter(
      (_, at) => !isVuota(testa.righe[at] ?? []) && !dichiarati.some(({ riga }) => riga === testa.linee[at]),
    );
  const avvisi = [...inizio, ...testa.sorgente.avvisi(), ...makeAvvisi(lette, dichiarati, linee)];
  const estratti =
    chi.natura === 'partita'
      ? unite.map((estratto) => completePartite(estratto, cosaSono(lettura), avvisi))
      : unite;
  if (lettura.divisa === null && !lettura.colonne.some(({ campo }) => campo === 'divisa')) {
    avvisi.push('Il file non dice la divisa: gli importi sono considerati in euro.');
  }
  return { tipo: 'letto', formato: lettura.formato, tracciato, lettura, estratti, avvisi, righe_file };
}

/** The line above the header, where it holds a title and no more. */
function titoloSopra({ righe }: TableHead, { inizio }: Struttura): string {
  const sopra = righe.slice(0, inizio).findLast((riga) => !isVuota(riga)) ?? [];
  const piene = sopra.filter((cella) => cella.trim() !== '');
  return piene.length === 1 ? (piene[0] ?? '') : '';
}

/** What the rows of a list of open items are, by the header and by which of its columns is the amount. */
function cosaSono({ intestazione, colonne }: Lettura): 'documenti' | 'dettagli' | 'ripetuto' {
  if (!hasDetails(intestazione)) return 'documenti';
  const importo = colonne.find(({ campo }) => campo === 'importo')?.colonna ?? '';
  return hasDetails([importo]) ? 'dettagli' : 'ripetuto';
}

function saldiPreambolo(
  testa: TableHead,
  struttura: Struttura,
  lettura: Lettura,
): { saldi: SaldoDichiarato[]; muti: ImportoMuto[] } {
  const saldi: SaldoDichiarato[] = [];
  const muti: ImportoMuto[] = [];
  for (const [at, riga] of testa.righe.slice(0, struttura.inizio).entries()) {
    const linea = testa.linee[at] ?? 0;
    const sotto = testa.righe[at + 1] ?? [];
    const letti = readSaldi(riga, sotto, linea, lettura.decimali, lettura.ordine_data);
    saldi.push(...letti);
    if (letti.length > 0) continue;
    const importi = riga.filter((cella) => classifyCell(cella) === 'denaro');
    const importo =
      importi.length === 1 ? parseCentesimi(cleanCell(importi[0] ?? ''), lettura.decimali) : Number.NaN;
    if (!Number.isNaN(importo)) muti.push({ importo, riga: linea });
  }
  return { saldi, muti };
}

/** Totals written above the table, each with the name of its side. */
function totaliPreambolo(
  { righe, linee }: TableHead,
  { inizio }: Struttura,
  lettura: Lettura,
): TotaleDichiarato[] {
  const colonne = findMoneyColumns(lettura, resolveIndexes(lettura.colonne));
  return righe.slice(0, inizio).flatMap((riga, at) => {
    const totale = readTotali(riga, linee[at] ?? 1, colonne, lettura.decimali);
    return totale?.certo === true ? [totale] : [];
  });
}

/** Refused lines that still carry one amount: a closing balance under words nobody knows. */
function importiScartati({ lette }: RowReader, lettura: Lettura): ImportoMuto[] {
  const last = lette.righe.at(-1)?.riga ?? 0;
  return lette.residui
    .filter(({ riga }) => riga > last)
    .flatMap(({ celle, riga }) => {
      const importi = celle.filter((cella) => classifyCell(cella) === 'denaro');
      const importo =
        importi.length === 1 ? parseCentesimi(cleanCell(importi[0] ?? ''), lettura.decimali) : Number.NaN;
      return Number.isNaN(importo) ? [] : [{ importo, riga }];
    });
}

function nessunMovimento({ lette }: RowReader): ErroreLettura {
  const first = lette.scartate[0];
  const esempio = first
    ? ` Per esempio, riga ${first.riga}: ${first.motivo.toLowerCase()} («${first.valore}»).`
    : '';
  return new ErroreLettura('nessun_movimento', `Nessuna riga del file è un movimento leggibile.${esempio}`);
}
