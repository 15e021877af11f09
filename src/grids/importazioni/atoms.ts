/** The import log, and the roll-back of one import. */
import {
  dettagliConseguenzeSchema,
  type Conseguenze,
  type Importazione,
} from '#api/contract/importazioni.ts';
import { messaggioErrore, parseDettagli } from '#api/errors.ts';
import { conteggio, createRighe, type Pagina } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';

export const righeImportazioni = createRighe<Importazione>({
  getId: ({ id_imp }) => id_imp,
  chiaveAtom: atom((get) => String(get(aziendaIdAtom))),
  descriviErrore: messaggioErrore,
  async *load({ get, signal }): AsyncGenerator<Pagina<Importazione>> {
    const { importazioni } = await get(clientAtom).call('importazioni', { signal });
    yield { righe: importazioni, totale: importazioni.length };
  },
});

/** A roll-back being asked for: first plainly, then, when rows were touched since, with what would be lost. */
export interface Annullo {
  importazione: Importazione;
  conseguenze: Conseguenze | null;
  inCorso: boolean;
}

const annulloBaseAtom = atom<Annullo | null>(null);
export const annulloAtom: Atom<Annullo | null> = atom((get) => get(annulloBaseAtom));

export const chiediAnnulloAtom = atom(null, (_get, set, importazione: Importazione) =>
  set(annulloBaseAtom, { importazione, conseguenze: null, inCorso: false }),
);
export const chiudiAnnulloAtom = atom(null, (_get, set) => set(annulloBaseAtom, null));

/** Rolls the import back; the consequences that were shown count as accepted. */
export const confermaAnnulloAtom = atom(null, async (get, set) => {
  const annullo = get(annulloBaseAtom);
  if (!annullo || annullo.inCorso) return;
  const { importazione, conseguenze } = annullo;
  set(annulloBaseAtom, { ...annullo, inCorso: true });
  try {
    const { righe } = await get(clientAtom).call('allDelImport', {
      params: { id: importazione.id_imp },
      query: { conferma: conseguenze ? 'true' : 'false' },
    });
    set(annulloBaseAtom, null);
    const tolte =
      righe === 1 ? 'È stata tolta 1 riga' : `Sono state tolte ${conteggio(righe, 'riga', 'righe')}`;
    set(addToastAtom, {
      severity: 'success',
      titolo: 'Importazione annullata',
      testo: `${tolte} di ${nomeDi(importazione)}.`,
    });
    await set(righeImportazioni.caricaAtom);
  } catch (error) {
    const found = parseDettagli(error, 'annullo_con_conseguenze', dettagliConseguenzeSchema);
    if (found) return set(annulloBaseAtom, { importazione, conseguenze: found, inCorso: false });
    set(annulloBaseAtom, null);
    set(addToastAtom, {
      severity: 'error',
      titolo: 'L’importazione non è stata annullata',
      testo: messaggioErrore(error),
    });
    await set(righeImportazioni.caricaAtom);
  }
});

/** How a person knows an import: by its file. */
export function nomeDi({ nome_file, id_imp }: Importazione): string {
  return nome_file ?? `importazione ${id_imp}`;
}
