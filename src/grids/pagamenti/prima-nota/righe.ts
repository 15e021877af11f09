/** The lines of a prima nota, one for each side of each registration. */
import type { AnswerOf } from '#api/client.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import type { RigaToExport } from '#domain/voci/export-tracciato.ts';
import { toCentesimi } from '#domain/importi.ts';
import { createRighe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { PagamentiQuery } from '../vista.ts';

type PrimaNota = AnswerOf<'primaNota'>;

export interface RigaNota {
  id: string;
  numero: number;
  data: Giorno;
  codice: string | null;
  conto: string;
  soggetto: string | null;
  descrizione: string;
  /** What the registration is of. */
  registrazione: string;
  riferimento: string | null;
  dare: Centesimi | null;
  avere: Centesimi | null;
  divisa: string;
}

interface PeriodoPrimaNota {
  id_conto: number | null;
  dal: Giorno;
  al: Giorno;
}

/** Null until both ends are chosen. */
export const getPeriodo = ({ id_conto, dal, al }: PagamentiQuery): PeriodoPrimaNota | null =>
  dal === null || al === null ? null : { id_conto, dal, al };

const periodBaseAtom = atom<PeriodoPrimaNota | null>(null);
export const notaPeriodAtom: Atom<PeriodoPrimaNota | null> = atom((get) => get(periodBaseAtom));
export const setNotaPeriodAtom = atom(null, (get, set, period: PeriodoPrimaNota | null) => {
  if (JSON.stringify(get(periodBaseAtom)) !== JSON.stringify(period)) set(periodBaseAtom, period);
});

/** What the export says of its rows. */
export const notaFiltersAtom: Atom<readonly string[]> = atom((get) => {
  const period = get(periodBaseAtom);
  return period ? [`Periodo: dal ${formatData(period.dal)} al ${formatData(period.al)}`] : [];
});

const totalsBaseAtom = atom<Pick<PrimaNota, 'dare' | 'avere' | 'sospesi'> | null>(null);
export const notaTotalsAtom: Atom<Pick<PrimaNota, 'dare' | 'avere' | 'sospesi'> | null> = atom((get) =>
  get(totalsBaseAtom),
);

/** Names of what has no code in the accounting program: the file tells them by name. */
interface SenzaCodice {
  conti: readonly string[];
  voci: readonly string[];
}
const withoutCodeBaseAtom = atom<SenzaCodice>({ conti: [], voci: [] });
export const withoutCodeAtom: Atom<SenzaCodice> = atom((get) => get(withoutCodeBaseAtom));

function findSenzaCodice({ registrazioni }: PrimaNota): SenzaCodice {
  const names = { banca: new Set<string>(), voce: new Set<string>() };
  for (const { righe } of registrazioni)
    for (const { conto } of righe) if (conto.codice === null) names[conto.tipo].add(conto.nome);
  return { conti: [...names.banca].toSorted(), voci: [...names.voce].toSorted() };
}

const orNothing = (amount: number): Centesimi | null => (amount === 0 ? null : toCentesimi(amount));

function toRighe({ registrazioni }: PrimaNota): RigaNota[] {
  return registrazioni.flatMap(({ numero, data, descrizione, riferimento, divisa, righe }) =>
    righe.map((riga, at) => ({
      id: `${numero}-${at}`,
      numero,
      data,
      codice: riga.conto.codice,
      conto: riga.conto.nome,
      soggetto: riga.conto.soggetto,
      descrizione: riga.descrizione,
      registrazione: descrizione,
      riferimento,
      dare: orNothing(riga.dare),
      avere: orNothing(riga.avere),
      divisa,
    })),
  );
}

/** The rows as an accounting program is told them. */
export const toExport = (righe: readonly RigaNota[]): RigaToExport[] =>
  righe.map(
    ({
      numero,
      data,
      registrazione,
      riferimento,
      divisa,
      codice,
      conto,
      soggetto,
      dare,
      avere,
      descrizione,
    }) => ({
      numero,
      data,
      descrizione: registrazione,
      riferimento,
      divisa,
      conto: { codice, nome: conto, soggetto },
      dare: dare ?? 0,
      avere: avere ?? 0,
      descrizione_riga: descrizione,
    }),
  );

export const righeNota = createRighe<RigaNota>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(notaPeriodAtom)])),
  async load({ get, set, signal }) {
    const period = get(notaPeriodAtom);
    set(totalsBaseAtom, null);
    set(withoutCodeBaseAtom, { conti: [], voci: [] });
    if (!period) return [];
    const { id_conto, dal, al } = period;
    const nota = await get(clientAtom).call('primaNota', {
      query: { dal, al, ...(id_conto !== null && { id_conto }) },
      signal,
    });
    set(totalsBaseAtom, { dare: nota.dare, avere: nota.avere, sospesi: nota.sospesi });
    set(withoutCodeBaseAtom, findSenzaCodice(nota));
    return toRighe(nota);
  },
});
