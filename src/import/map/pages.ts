/** Pages and daily statements of one account to whole statements, each with its proof. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import type { NativePage, NativeSaldo } from '../read/native.ts';
import { compareDeclared } from './declared-figures.ts';
import type { EstrattoLetto } from './outcome.ts';
import { describeResumed, filterRepeated } from './repeated-pages.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';

/** True when the second statement starts from the balance the first ends with. */
function following(before: NativePage | undefined, after: NativePage | undefined): boolean {
  return before?.finale != null && before.finale.importo === after?.iniziale?.importo;
}

const countFollowing = (pages: readonly NativePage[]): number =>
  pages.filter((page, at) => following(pages[at - 1], page)).length;

/** Days as their balances name them; a page without stays where it is. */
function byDay(one: NativePage, other: NativePage): number {
  const [before, after] = [one, other].map(({ iniziale, finale }) => finale?.data ?? iniziale?.data ?? null);
  return !before || !after || before === after ? 0 : before < after ? -1 : 1;
}

/** Pages in the order of time: of the file's order, its reverse and that of the days, the first in which most balances follow. */
function sort(pages: readonly NativePage[]): NativePage[] {
  const orders = [[...pages], pages.toReversed(), pages.toSorted(byDay)];
  const counts = orders.map((order) => countFollowing(order));
  return orders[counts.indexOf(Math.max(...counts))] ?? [...pages];
}

/** Pages of one statement, days one after the other, or reports that carry no balances at all. */
function isContinuation(before: NativePage, after: NativePage): boolean {
  if (before.goesOn || following(before, after)) return true;
  if (before.finale?.intermediate === true || after.iniziale?.intermediate === true) return true;
  return !before.iniziale && !before.finale && !after.iniziale && !after.finale;
}

const isEmpty = ({ righe, scartate, iniziale, finale }: NativePage): boolean =>
  righe.length === 0 && scartate.length === 0 && !iniziale && !finale;

function group(pages: readonly NativePage[], notices: string[]): NativePage[][] {
  const conti = new Map<string, NativePage[]>();
  for (const page of pages) {
    if (isEmpty(page)) continue;
    const key = JSON.stringify([page.conto, page.divisa, page.natura]);
    const del = conti.get(key);
    if (del) del.push(page);
    else conti.set(key, [page]);
  }
  const groups: NativePage[][] = [];
  for (const del of conti.values()) {
    let gruppo: NativePage[] | undefined;
    const once = filterRepeated(del, notices);
    notices.push(...describeResumed(once));
    for (const page of sort(once)) {
      const before = gruppo?.at(-1);
      if (gruppo && before && isContinuation(before, page)) gruppo.push(page);
      else {
        if (before?.finale && page.iniziale) notices.push(describeLeap(before.finale, page.iniziale));
        groups.push((gruppo = [page]));
      }
    }
  }
  return groups;
}

function describeLeap(final: NativeSaldo, opening: NativeSaldo): string {
  const differenza = formatImporto(opening.importo - final.importo);
  return `Riga ${opening.riga}: l’estratto comincia da un saldo diverso da quello con cui finisce il precedente dello stesso conto (differenza ${differenza}): forse ne manca uno.`;
}

function declare({ iniziale, finale }: NativePage): SaldoDichiarato[] {
  const saldi = [
    { tipo: 'iniziale', saldo: iniziale },
    { tipo: 'finale', saldo: finale },
  ] as const;
  return saldi.flatMap(({ tipo, saldo }) =>
    saldo ? [{ tipo, importo: saldo.importo, riga: saldo.riga, data: saldo.data, certain: true }] : [],
  );
}

/** Where no balance stands between two pages their rows are proved together. */
function merge(pages: readonly NativePage[]): readonly NativePage[] {
  if (pages.length < 2) return pages;
  const fuse: NativePage[] = [];
  for (const page of pages) {
    const before = fuse.at(-1);
    if (!before || (before.finale && page.iniziale)) {
      fuse.push({ ...page, righe: [...page.righe], perse: [...page.perse] });
      continue;
    }
    before.finale = page.finale;
    for (const riga of page.righe) before.righe.push(riga);
    for (const riga of page.perse) before.perse.push(riga);
  }
  return fuse;
}

/** Page after page, each from its own balance to its own: the first that does not tie is where it breaks. */
function proof(pages: readonly NativePage[]): Quadratura {
  let outcome: Quadratura = { esito: 'non_verificabile', differenza: null, riga: null };
  let before: NativeSaldo | null = null;
  for (const page of merge(pages)) {
    const { iniziale, finale, righe, perse } = page;
    if (before && iniziale && before.importo !== iniziale.importo) {
      const differenza = (iniziale.importo - before.importo) as Centesimi;
      return { esito: 'non_quadra', differenza, riga: iniziale.riga };
    }
    const { quadratura } = proveEstratto(righe, declare(page), perse);
    if (quadratura.esito !== 'quadra') {
      const riga = quadratura.esito === 'non_quadra' ? (quadratura.riga ?? finale?.riga ?? null) : null;
      return { ...quadratura, riga };
    }
    outcome = quadratura;
    before = finale;
  }
  return outcome;
}

/** Open items have no balances: what proves them is the totals of their file, each page's its own. */
function proveDeclared(pages: readonly NativePage[]): Quadratura {
  const proofs = pages.flatMap(({ prova: una }) => una ?? []);
  const broken = proofs.find(({ esito }) => esito === 'non_quadra');
  if (broken) return broken;
  const all = proofs.length === pages.length && proofs.every(({ esito }) => esito === 'quadra');
  const [before] = proofs;
  return all && before ? before : { esito: 'non_verificabile', differenza: null, riga: null };
}

function compose(pages: readonly NativePage[]): EstrattoLetto {
  const before = pages[0];
  const last = pages.at(-1);
  return {
    conto: before?.conto ?? null,
    divisa: before?.divisa ?? null,
    natura: before?.natura ?? 'movimento',
    saldo_iniziale: (before?.iniziale?.importo ?? null) as Centesimi | null,
    saldo_finale: (last?.finale?.importo ?? null) as Centesimi | null,
    data_estratto: last?.finale?.data ?? null,
    righe: pages.length === 1 && before ? before.righe : pages.flatMap(({ righe }) => righe),
    scartate: pages.flatMap(({ scartate }) => scartate),
    quadratura: before?.natura === 'partita' ? proveDeclared(pages) : proof(pages),
    ...(pages.some(({ esiti }) => esiti) ? { esiti: pages.flatMap(({ esiti }) => esiti ?? []) } : {}),
  };
}

/** One statement for each account and currency, or more where the balances show that something lies between them. */
export function makeEstrattiOfPages(pages: readonly NativePage[], notices: string[]): EstrattoLetto[] {
  notices.push(...compareDeclared(pages));
  const estratti = group(pages, notices).map((gruppo) => compose(gruppo));
  const withRighe = estratti.filter(({ righe, scartate }) => righe.length + scartate.length > 0);
  if (withRighe.length === 0) return estratti;
  for (const still of estratti) if (!withRighe.includes(still)) notices.push(describeStuck(still));
  return withRighe;
}

/** An account without movements, beside others that have some, leaves nothing to import. */
function describeStuck({ conto, divisa, saldo_iniziale, saldo_finale }: EstrattoLetto): string {
  const saldo = saldo_finale ?? saldo_iniziale;
  const amount =
    saldo === null ? '' : ` (saldo ${formatImporto(saldo)}${divisa === null ? '' : ` ${divisa}`})`;
  return `Conto ${conto ?? 'non indicato'}: nessun movimento nel file${amount}.`;
}
