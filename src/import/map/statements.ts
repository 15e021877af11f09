/** Rows read to statements: one for each currency, each with its proof. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { ContoTitle, RigheLette } from './read-righe.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { findAltroTotale, proveTotali, type TotaleDichiarato } from '#domain/quadratura/totals.ts';
import { describeAltroTotale } from '#domain/quadratura/words.ts';

export interface Intestatario {
  conto: string | null;
  divisa: string | null;
  natura: Natura;
}

/** Amounts found around the table without a name that says balance: possible openings and closings. */
export interface MuteImporto {
  importo: number;
  riga: number;
}

/** The rows of one account among several of one file, and the lines they stand on. */
interface ParteConto {
  lette: RigheLette;
  chi: Intestatario;
  /** Whether a line of the file is its own. */
  inside: (riga: number) => boolean;
  /** Whether a balance on a line of the file is its own: of a column of accounts only where the line names it. */
  states: (riga: number) => boolean;
}

const compact = (conto: string | null): string => (conto ?? '').replaceAll(/[\s.-]/g, '').toUpperCase();

/**
 * Rows, refusals and balances of each account: told by a column of accounts, or by the name above each of several tables.
 * Balances outside the rows of a table with several accounts are of none: the file does not say whose they are.
 */
export function groupByConto(lette: RigheLette, chi: Intestatario): ParteConto[] {
  const parts = lette.contoDi.size > 0 ? fromColumn(lette) : fromTitles(lette, chi);
  const [only, ...others] = parts;
  if (others.length === 0)
    return [
      {
        lette,
        chi: { ...chi, conto: chi.conto ?? only?.conto ?? null },
        inside: () => true,
        states: () => true,
      },
    ];
  const sum = (side: 1 | -1): number =>
    lette.righe.reduce((all, { importo }) => all + Math.max(0, side * importo), 0);
  const [out, entered] = [sum(-1), sum(1)];
  // A total of the rows of every account proves none of them.
  const isOfAll = ({ dare, avere }: TotaleDichiarato): boolean =>
    (dare ?? out) === out && (avere ?? entered) === entered;
  return parts.map(({ conto, divisa, inside, states }) => {
    const own = lette.righe.filter(({ riga }) => inside(riga));
    const part = {
      ...lette,
      // What a row says of itself counts more.
      righe: divisa && lette.unaDivisa ? own.map((riga) => ({ ...riga, divisa })) : own,
      scartate: lette.scartate.filter(({ riga }) => inside(riga)),
      perse: lette.perse.filter((riga) => inside(riga)),
      totali: lette.totali.filter((total) => inside(total.riga) && !isOfAll(total)),
    };
    return { lette: part, chi: { ...chi, conto: conto ?? chi.conto }, inside, states };
  });
}

interface Stretch {
  conto: string | null;
  /** As the title of the account says; null where it says none. */
  divisa: string | null;
  inside: ParteConto['inside'];
  states: ParteConto['states'];
}

/** Accounts in the order in which the rows first name them; lines that name none go with the first. */
function fromColumn({ righe, contoDi }: RigheLette): Stretch[] {
  const conti = [...new Set(righe.map(({ riga }) => compact(contoDi.get(riga) ?? '')))].filter(Boolean);
  const [first = ''] = conti;
  return conti.map((key) => ({
    conto: [...contoDi.values()].find((conto) => compact(conto) === key) ?? null,
    divisa: null,
    inside: (riga) => contoDi.has(riga) && (compact(contoDi.get(riga) ?? '') || first) === key,
    states: (riga) => compact(contoDi.get(riga) ?? '') === key,
  }));
}

function fromTitles({ conti, righe }: RigheLette, { conto, divisa }: Intestatario): Stretch[] {
  // Named below the header, before any row: what is above it is of the same account.
  const [first] = conti;
  const above = first && !righe.some(({ riga }) => riga < first.riga) ? first : null;
  const own = divisa ?? righe[0]?.divisa ?? null;
  let last: ContoTitle = { riga: 0, conto: conto ?? above?.conto ?? null, divisa: above?.divisa ?? own };
  const starts = [last];
  for (const title of conti) {
    const isSame = title.conto === null || compact(title.conto) === compact(last.conto);
    // Of one account the currency may change; another account of which none is told has that of the file.
    const next = {
      riga: title.riga,
      conto: isSame ? last.conto : title.conto,
      divisa: title.divisa ?? (isSame ? last.divisa : own),
    };
    if (isSame && next.divisa === last.divisa) continue;
    starts.push(next);
    last = next;
  }
  return starts.map((start, at) => {
    const a = starts[at + 1]?.riga ?? Number.POSITIVE_INFINITY;
    const inside = (riga: number): boolean => riga >= start.riga && riga < a;
    return { ...start, inside, states: inside };
  });
}

/** True of an account that is named, and of which the file says nothing more. */
const isEmptyEstratto = ({ righe, scartate, saldo_iniziale, saldo_finale }: EstrattoLetto): boolean =>
  righe.length + scartate.length === 0 && saldo_iniziale === null && saldo_finale === null;

/** Without the accounts of which nothing is said, where others have rows. */
export function withoutEmpty(estratti: readonly EstrattoLetto[]): EstrattoLetto[] {
  const told = estratti.filter((estratto) => !isEmptyEstratto(estratto));
  return told.length > 0 ? told : [...estratti];
}

/**
 * Splits by currency and proves each statement. Declared balances and refused rows go to the first
 * when there are several: the file does not say whose they are. What is said of the proof is added to `notices`.
 */
export function makeEstratti(
  loaded: RigheLette,
  declared: readonly SaldoDichiarato[],
  mute: readonly MuteImporto[],
  who: Intestatario,
  notices: string[],
): EstrattoLetto[] {
  const byDivisa = new Map<string, RigaLetta[]>();
  const before = loaded.righe[0]?.divisa;
  if (loaded.unaDivisa || loaded.righe.every(({ divisa }) => divisa === before))
    byDivisa.set(before ?? '', loaded.righe);
  else {
    for (const riga of loaded.righe) {
      const group = byDivisa.get(riga.divisa);
      if (group) group.push(riga);
      else byDivisa.set(riga.divisa, [riga]);
    }
  }
  const groups = loaded.righe.length === 0 ? [[who.divisa, []] as const] : [...byDivisa];
  return groups.map(([divisa, righe], at) => {
    const only = groups.length === 1;
    const scartate = at === 0 ? loaded.scartate : [];
    const estratto = compose(
      righe,
      divisa,
      scartate,
      loaded.perse,
      only ? declared : [],
      only ? mute : [],
      who,
    );
    if (!only || who.natura !== 'movimento') return estratto;
    const quadratura = proveTotali(estratto.quadratura, righe, loaded.totali, estratto);
    const other = findAltroTotale(quadratura, righe, loaded.totali, estratto);
    if (other) notices.push(describeAltroTotale(other));
    return { ...estratto, quadratura };
  });
}

function compose(
  righe: readonly RigaLetta[],
  divisa: string | null,
  scartate: RigaScartata[],
  lost: readonly number[],
  declared: readonly SaldoDichiarato[],
  mute: readonly MuteImporto[],
  who: Intestatario,
): EstrattoLetto {
  const recognized = muteSaldi(righe, declared, mute);
  const proved = new Set(recognized.map(({ riga }) => riga));
  const refused = scartate.filter(({ riga }) => !proved.has(riga));
  const lines = lost.filter((riga) => !proved.has(riga));
  const proof = proveEstratto(righe, [...declared, ...recognized], lines);
  const final = declared.findLast(({ tipo, data }) => tipo === 'finale' && data !== null);
  return {
    conto: who.conto,
    divisa,
    natura: who.natura,
    saldo_iniziale: proof.saldo_iniziale as Centesimi | null,
    saldo_finale: proof.saldo_finale as Centesimi | null,
    data_estratto: (final?.data ?? null) as Giorno | null,
    righe: righe as RigaLetta[],
    scartate: refused,
    quadratura: proof.quadratura,
  };
}

/** Balances in words nobody knows: two amounts outside the table that differ by just the sum of the rows. */
function muteSaldi(
  righe: readonly RigaLetta[],
  declared: readonly SaldoDichiarato[],
  mute: readonly MuteImporto[],
): SaldoDichiarato[] {
  if (mute.length < 2 || declared.length > 0) return [];
  const total = righe.reduce((sum, { importo }) => sum + importo, 0);
  if (total === 0) return [];
  for (const before of mute) {
    const after = mute.find(
      ({ importo, riga }) => riga !== before.riga && importo === before.importo + total,
    );
    if (!after) continue;
    const base = { certain: false, data: null } as const;
    return [
      { ...base, tipo: 'iniziale', importo: before.importo, riga: before.riga },
      { ...base, tipo: 'finale', importo: after.importo, riga: after.riga },
    ];
  }
  return [];
}
