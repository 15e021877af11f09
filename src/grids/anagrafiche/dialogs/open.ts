/** What stands open over the grid: the panel of a soggetto, the form of a new one, a question. */
import type { Soggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { createOpenings } from '#ui/opened.tsx';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { righeSoggetti } from '../atoms.ts';
import type { RigaAnagrafica } from '../row.ts';

export type AnagraficheDialog =
  | { tipo: 'scheda'; id: number }
  | { tipo: 'nuovo' | 'importa' | 'doppioni' }
  | { tipo: 'elimina'; righe: readonly RigaAnagrafica[] }
  /** `poi`: what to open afterwards. */
  | { tipo: 'unisci'; soggetti: readonly [Soggetto, Soggetto]; poi: 'doppioni' | null };

export const openings = createOpenings<AnagraficheDialog>();
export const { openAtom, closeAtom } = openings;

export const formatSoggetti = (count: number): string => formatCount(count, 'soggetto', 'soggetti');

/** Deletes soggetti that nothing points at; taking it back gives them their ids again. */
export const deleteAtom = atom(
  null,
  async (get, set, righe: readonly RigaAnagrafica[]): Promise<string | null> => {
    const client = get(clientAtom);
    try {
      const elimina = righe.map(({ id, versione }) => ({ id, versione }));
      await client.call('soggettiModifica', { body: { elimina } });
    } catch (error) {
      return describeError(error);
    }
    set(closeAtom);
    await set(righeSoggetti.loadAtom);
    const restore = async () => {
      const crea = righe.map(({ versione: _versione, iban_nuovi: _nuovi, ...riga }) => riga);
      try {
        await client.call('soggettiModifica', { body: { crea } });
        await set(righeSoggetti.loadAtom);
      } catch (error) {
        set(addFailureAtom, 'Non si è potuto annullare', error);
      }
    };
    set(addToastAtom, {
      titolo:
        righe.length === 1
          ? `Eliminato ${righe[0]?.ragione_sociale ?? ''}`
          : `Eliminati ${formatSoggetti(righe.length)}`,
      azione: { label: 'Annulla', run: () => void restore() },
    });
    return null;
  },
);
