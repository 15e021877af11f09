/** Rows read to statements: one for each currency, each with its proof. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { proveTotali } from '#domain/quadratura/totals.ts';

export interface Intestatario {
  conto: string | null;
  divisa: string | null;
  natura: Natura;
}

/** Amounts found around the table without a name that says balance: possible openings and closings. */
export interface ImportoMuto {
  importo: number;
  riga: number;
}

/** The rows of one account among several of one file, and the lines they stand on. */
export interface ParteConto {
  lette: RigheLette;
  chi: Intestatario;
  /** Whether a line of the file is its own. */
  dentro: (riga: number) => boolean;
}

const compatto = (conto: string | null): string => (conto ?? '').replaceAll(/[\s.-]/g, '').toUpperCase();

/**
 * Rows, refusals and balances of each account: told by a column of accounts, or by the name above each of several tables.
 * Balances outside the rows of a table with several accounts are of none: the file does not say whose they are.
 */
export function groupByConto(lette: RigheLette, chi: Intestatario): ParteConto[] {
  const parti = lette.contoDi.size > 0 ? daColonna(lette) : daTitoli(lette, chi.conto);
  if (parti.length < 2) return [{ lette, chi, dentro: () => true }];
  return parti.map(({ conto, dentro }) => {
    const parte = {
      ...lette,
      righe: lette.righe.filter(({ riga }) => dentro(riga)),
      scartate: lette.scartate.filter(({ riga }) => dentro(riga)),
      perse: lette.perse.filter((riga) => dentro(riga)),
      totali: lette.totali.filter(({ riga }) => dentro(riga)),
    };
    return { lette: parte, chi: { ...chi, conto: conto ?? chi.conto }, dentro };
  });
}

interface Tratto {
  conto: string | null;
  dentro: ParteConto['dentro'];
}

/** Accounts in the order in which the rows first name them; lines that name none go with the first. */
function daColonna({ righe, contoDi }: RigheLette): Tratto[] {
  const conti = [...new Set(righe.map(({ riga }) => compatto(contoDi.get(riga) ?? '')))].filter(Boolean);
  const [primo = ''] = conti;
  return conti.map((chiave) => ({
    conto: [...contoDi.values()].find((conto) => compatto(conto) === chiave) ?? null,
    dentro: (riga) => contoDi.has(riga) && (compatto(contoDi.get(riga) ?? '') || primo) === chiave,
  }));
}

function daTitoli({ conti }: RigheLette, conto: string | null): Tratto[] {
  const inizi = [{ riga: 0, conto }];
  for (const titolo of conti) {
    // A page that names the same account once more goes on.
    if (compatto(titolo.conto) !== compatto(inizi.at(-1)?.conto ?? null)) inizi.push(titolo);
  }
  return inizi.map((inizio, at) => {
    const a = inizi[at + 1]?.riga ?? Number.POSITIVE_INFINITY;
    return { conto: inizio.conto, dentro: (riga) => riga >= inizio.riga && riga < a };
  });
}

/**
 * Splits by currency and proves each statement. Declared balances and refused rows go to the first
 * when there are several: the file does not say whose they are.
 */
export function makeEstratti(
  lette: RigheLette,
  dichiarati: readonly SaldoDichiarato[],
  muti: readonly ImportoMuto[],
  chi: Intestatario,
): EstrattoLetto[] {
  const perDivisa = new Map<string, RigaLetta[]>();
  const prima = lette.righe[0]?.divisa;
  if (lette.unaDivisa || lette.righe.every(({ divisa }) => divisa === prima))
    perDivisa.set(prima ?? '', lette.righe);
  else {
    for (const riga of lette.righe) {
      const group = perDivisa.get(riga.divisa);
      if (group) group.push(riga);
      else perDivisa.set(riga.divisa, [riga]);
    }
  }
  const gruppi = lette.righe.length === 0 ? [[chi.divisa, []] as const] : [...perDivisa];
  return gruppi.map(([divisa, righe], at) => {
    const solo = gruppi.length === 1;
    const scartate = at === 0 ? lette.scartate : [];
    const estratto = componi(
      righe,
      divisa,
      scartate,
      lette.perse,
      solo ? dichiarati : [],
      solo ? muti : [],
      chi,
    );
    if (!solo || chi.natura !== 'movimento') return estratto;
    return { ...estratto, quadratura: proveTotali(estratto.quadratura, righe, lette.totali, estratto) };
  });
}

function componi(
  righe: readonly RigaLetta[],
  divisa: string | null,
  scartate: RigaScartata[],
  perse: readonly number[],
  dichiarati: readonly SaldoDichiarato[],
  muti: readonly ImportoMuto[],
  chi: Intestatario,
): EstrattoLetto {
  const riconosciuti = saldiMuti(righe, dichiarati, muti);
  const provati = new Set(riconosciuti.map(({ riga }) => riga));
  const rifiutate = scartate.filter(({ riga }) => !provati.has(riga));
  const linee = perse.filter((riga) => !provati.has(riga));
  const prova = proveEstratto(righe, [...dichiarati, ...riconosciuti], linee);
  const finale = dichiarati.findLast(({ tipo, data }) => tipo === 'finale' && data !== null);
  return {
    conto: chi.conto,
    divisa,
    natura: chi.natura,
    saldo_iniziale: prova.saldo_iniziale as Centesimi | null,
    saldo_finale: prova.saldo_finale as Centesimi | null,
    data_estratto: (finale?.data ?? null) as Giorno | null,
    righe: righe as RigaLetta[],
    scartate: rifiutate,
    quadratura: prova.quadratura,
  };
}

/** Balances in words nobody knows: two amounts outside the table that differ by just the sum of the rows. */
function saldiMuti(
  righe: readonly RigaLetta[],
  dichiarati: readonly SaldoDichiarato[],
  muti: readonly ImportoMuto[],
): SaldoDichiarato[] {
  if (muti.length < 2 || dichiarati.length > 0) return [];
  const totale = righe.reduce((sum, { importo }) => sum + importo, 0);
  if (totale === 0) return [];
  for (const prima of muti) {
    const dopo = muti.find(({ importo, riga }) => riga !== prima.riga && importo === prima.importo + totale);
    if (!dopo) continue;
    const base = { certo: false, data: null } as const;
    return [
      { ...base, tipo: 'iniziale', importo: prima.importo, riga: prima.riga },
      { ...base, tipo: 'finale', importo: dopo.importo, riga: dopo.riga },
    ];
  }
  return [];
}
