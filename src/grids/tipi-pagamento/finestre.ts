/** What stands open over the grid: the form, a question. */
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { conteggio } from '#grids/engine/index.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { eseguiEDiAtom } from './atoms.ts';
import { type Dati, datiDi, type Passo, stessiDati } from './modifiche.ts';

/** The form of a new row, or of the row as it was when it was opened; or a question about some rows. */
export type Finestra =
  | { tipo: 'scheda'; riga: TipoPagamento | null }
  | { tipo: 'elimina' | 'giorni'; righe: readonly TipoPagamento[] };

const finestraBaseAtom = atom<Finestra | null>(null);
export const finestraAtom: Atom<Finestra | null> = atom((get) => get(finestraBaseAtom));
export const apriAtom = atom(null, (_get, set, finestra: Finestra) => set(finestraBaseAtom, finestra));
export const chiudiAtom = atom(null, (_get, set) => set(finestraBaseAtom, null));

export const contaTipi = (count: number): string =>
  conteggio(count, 'tipo di pagamento', 'tipi di pagamento');

/** How some rows are called in a message: by code when it is one. */
const nomeDi = (righe: readonly TipoPagamento[]): string =>
  righe.length === 1 ? (righe[0]?.codice ?? '') : contaTipi(righe.length);

/** One step that changes some rows alike; rows that are already so stay out of it. */
export function passoPerTutti(verbo: string, righe: readonly TipoPagamento[], patch: Partial<Dati>): Passo {
  const changed = righe.filter((riga) => !stessiDati(datiDi(riga), { ...datiDi(riga), ...patch }));
  return {
    titolo: `${verbo}: ${nomeDi(changed)}`,
    cambi: changed.map((riga) => ({ id: riga.id, prima: datiDi(riga), dopo: { ...datiDi(riga), ...patch } })),
  };
}

/** Changes many rows alike, as one step. */
export const cambiaTuttiAtom = atom(
  null,
  async (_get, set, verbo: string, righe: readonly TipoPagamento[], patch: Partial<Dati>) => {
    const passo = passoPerTutti(verbo, righe, patch);
    if (passo.cambi.length > 0) await set(eseguiEDiAtom, { passo, verso: 'nuovo' }, true);
  },
);

/** Deletes the rows that the question was about. */
export const confermaEliminaAtom = atom(null, async (_get, set, righe: readonly TipoPagamento[]) => {
  const cambi = righe.map((riga) => ({ id: riga.id, prima: datiDi(riga), dopo: null }));
  const passo = { titolo: `Eliminato: ${nomeDi(righe)}`, cambi };
  await set(
    eseguiEDiAtom,
    {
      passo: righe.length === 1 ? passo : { ...passo, titolo: `Eliminati ${nomeDi(righe)}` },
      verso: 'nuovo',
      versioni: new Map(righe.map(({ id, versione }) => [id, versione])),
    },
    true,
  );
  set(finestraBaseAtom, null);
});
