/** Pages and daily statements of one account to whole statements, each with its proof. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import type { PaginaNativa, SaldoNativo } from '../read/native.ts';
import type { EstrattoLetto } from './outcome.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';

/** True when the second statement starts from the balance the first ends with. */
function seguono(prima: PaginaNativa | undefined, dopo: PaginaNativa | undefined): boolean {
  return prima?.finale != null && prima.finale.importo === dopo?.iniziale?.importo;
}

/** Pages in the order of time: files with the newest statement first are turned round. */
function ordina(pagine: readonly PaginaNativa[]): PaginaNativa[] {
  let avanti = 0;
  let indietro = 0;
  for (const [at, pagina] of pagine.entries()) {
    if (seguono(pagine[at - 1], pagina)) avanti++;
    if (seguono(pagina, pagine[at - 1])) indietro++;
  }
  return indietro > avanti ? pagine.toReversed() : [...pagine];
}

/** Pages of one statement, days one after the other, or reports that carry no balances at all. */
function isContinuazione(prima: PaginaNativa, dopo: PaginaNativa): boolean {
  if (seguono(prima, dopo)) return true;
  if (prima.finale?.intermedio === true || dopo.iniziale?.intermedio === true) return true;
  return !prima.iniziale && !prima.finale && !dopo.iniziale && !dopo.finale;
}

const isVuota = ({ righe, scartate, iniziale, finale }: PaginaNativa): boolean =>
  righe.length === 0 && scartate.length === 0 && !iniziale && !finale;

function raggruppa(pagine: readonly PaginaNativa[], avvisi: string[]): PaginaNativa[][] {
  const conti = new Map<string, PaginaNativa[]>();
  for (const pagina of pagine) {
    if (isVuota(pagina)) continue;
    const chiave = JSON.stringify([pagina.conto, pagina.divisa, pagina.natura]);
    const del = conti.get(chiave);
    if (del) del.push(pagina);
    else conti.set(chiave, [pagina]);
  }
  const gruppi: PaginaNativa[][] = [];
  for (const del of conti.values()) {
    let gruppo: PaginaNativa[] | undefined;
    for (const pagina of ordina(del)) {
      const prima = gruppo?.at(-1);
      if (gruppo && prima && isContinuazione(prima, pagina)) gruppo.push(pagina);
      else {
        if (prima?.finale && pagina.iniziale) avvisi.push(describeSalto(prima.finale, pagina.iniziale));
        gruppi.push((gruppo = [pagina]));
      }
    }
  }
  return gruppi;
}

function describeSalto(finale: SaldoNativo, iniziale: SaldoNativo): string {
  const differenza = formatImporto(iniziale.importo - finale.importo);
  return `Riga ${iniziale.riga}: l’estratto comincia da un saldo diverso da quello con cui finisce il precedente dello stesso conto (differenza ${differenza}): forse ne manca uno.`;
}

function dichiara({ iniziale, finale }: PaginaNativa): SaldoDichiarato[] {
  const saldi = [
    { tipo: 'iniziale', saldo: iniziale },
    { tipo: 'finale', saldo: finale },
  ] as const;
  return saldi.flatMap(({ tipo, saldo }) =>
    saldo ? [{ tipo, importo: saldo.importo, riga: saldo.riga, data: saldo.data, certo: true }] : [],
  );
}

/** Where no balance stands between two pages their rows are proved together. */
function fondi(pagine: readonly PaginaNativa[]): PaginaNativa[] {
  const fuse: PaginaNativa[] = [];
  for (const pagina of pagine) {
    const prima = fuse.at(-1);
    if (!prima || (prima.finale && pagina.iniziale)) {
      fuse.push({ ...pagina, righe: [...pagina.righe], perse: [...pagina.perse] });
      continue;
    }
    prima.finale = pagina.finale;
    for (const riga of pagina.righe) prima.righe.push(riga);
    for (const riga of pagina.perse) prima.perse.push(riga);
  }
  return fuse;
}

/** Page after page, each from its own balance to its own: the first that does not tie is where it breaks. */
function prova(pagine: readonly PaginaNativa[]): Quadratura {
  let esito: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };
  let prima: SaldoNativo | null = null;
  for (const pagina of fondi(pagine)) {
    const { iniziale, finale, righe, perse } = pagina;
    if (prima && iniziale && prima.importo !== iniziale.importo) {
      const differenza = (iniziale.importo - prima.importo) as Centesimi;
      return { esito: 'non_quadra', differenza, riga: iniziale.riga };
    }
    const { quadratura } = proveEstratto(righe, dichiara(pagina), perse);
    if (quadratura.esito !== 'quadra') {
      const riga = quadratura.esito === 'non_quadra' ? (quadratura.riga ?? finale?.riga ?? null) : null;
      return { ...quadratura, riga };
    }
    esito = quadratura;
    prima = finale;
  }
  return esito;
}

/** Open items have no balances: what proves them is the totals of their file, each page's its own. */
function provaDichiarata(pagine: readonly PaginaNativa[]): Quadratura {
  const prove = pagine.flatMap(({ prova: una }) => una ?? []);
  const rotta = prove.find(({ esito }) => esito === 'non_quadra');
  if (rotta) return rotta;
  const tutte = prove.length === pagine.length && prove.every(({ esito }) => esito === 'quadra');
  const [prima] = prove;
  return tutte && prima ? prima : { esito: 'non_verificabile', differenza: null, riga: null };
}

function componi(pagine: readonly PaginaNativa[]): EstrattoLetto {
  const prima = pagine[0];
  const ultima = pagine.at(-1);
  return {
    conto: prima?.conto ?? null,
    divisa: prima?.divisa ?? null,
    natura: prima?.natura ?? 'movimento',
    saldo_iniziale: (prima?.iniziale?.importo ?? null) as Centesimi | null,
    saldo_finale: (ultima?.finale?.importo ?? null) as Centesimi | null,
    data_estratto: ultima?.finale?.data ?? null,
    righe: pagine.flatMap(({ righe }) => righe),
    scartate: pagine.flatMap(({ scartate }) => scartate),
    quadratura: prima?.natura === 'partita' ? provaDichiarata(pagine) : prova(pagine),
    ...(pagine.some(({ esiti }) => esiti) ? { esiti: pagine.flatMap(({ esiti }) => esiti ?? []) } : {}),
  };
}

/** A file that declares how many movements it holds, and holds others, was cut or read wrongly. */
function checkDichiarati(pagine: readonly PaginaNativa[], avvisi: string[]): void {
  for (const { dichiarati, righe, scartate, riga, numero } of pagine) {
    const letti = righe.length + scartate.length;
    if (dichiarati === null || dichiarati === letti) continue;
    const quale = numero === null ? '' : ` ${numero}`;
    avvisi.push(`Riga ${riga}: l’estratto${quale} dichiara ${dichiarati} movimenti, ne contiene ${letti}.`);
  }
}

/** One statement for each account and currency, or more where the balances show that something lies between them. */
export function makeEstrattiOfPages(pagine: readonly PaginaNativa[], avvisi: string[]): EstrattoLetto[] {
  checkDichiarati(pagine, avvisi);
  const estratti = raggruppa(pagine, avvisi).map((gruppo) => componi(gruppo));
  const conRighe = estratti.filter(({ righe, scartate }) => righe.length + scartate.length > 0);
  if (conRighe.length === 0) return estratti;
  for (const fermo of estratti) if (!conRighe.includes(fermo)) avvisi.push(describeFermo(fermo));
  return conRighe;
}

/** An account without movements, beside others that have some, leaves nothing to import. */
function describeFermo({ conto, divisa, saldo_iniziale, saldo_finale }: EstrattoLetto): string {
  const saldo = saldo_finale ?? saldo_iniziale;
  const quanto =
    saldo === null ? '' : ` (saldo ${formatImporto(saldo)}${divisa === null ? '' : ` ${divisa}`})`;
  return `Conto ${conto ?? 'non indicato'}: nessun movimento nel file${quanto}.`;
}
