/** The list of tracciati, what stands open, and what can be done with several at once. */
import { type AzioneTracciati, fileTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { createRighe } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { toRiga, RIGHE_NATIVE, type RigaTracciato } from './righe.ts';
import { describeError } from '#api/errors.ts';
import { runToldAtom } from '#ui/told.ts';

const fileNamesBaseAtom = atom<readonly string[]>([]);
/** Names of the files imported lately. */
export const fileNamesAtom = atom((get) => get(fileNamesBaseAtom));

export const righeTracciati = createRighe<RigaTracciato>({
  getId: ({ chiave }) => chiave,
  async load({ get, set, signal }) {
    const { tracciati, nomi_file } = await get(clientAtom).call('tracciati', { signal });
    set(fileNamesBaseAtom, nomi_file);
    return [...tracciati.map(toRiga), ...RIGHE_NATIVE];
  },
});

/** What the editor is given: a saved tracciato, the copy of one, or nothing yet (it starts from a file). */
export type Aperto =
  | { tipo: 'nuovo' }
  | { tipo: 'salvato'; tracciato: Tracciato }
  | { tipo: 'copia'; da: RigaTracciato };

export const openedOneAtom = atom<Aperto | null>(null);
export const toDeleteAtom = atom<readonly RigaTracciato[] | null>(null);

/** Opens the tracciato of a row; one that comes with Quadra says how it is changed. */
export const openKeyAtom = atom(null, (get, set, key: string | null) => {
  const riga = get(righeTracciati.vistaAtom)
    .store.listAll()
    .find((each) => each.chiave === key);
  if (!riga) return;
  if (riga.salvato) set(openedOneAtom, { tipo: 'salvato', tracciato: riga.salvato });
  else
    set(addToastAtom, {
      severity: 'info',
      titolo: `«${riga.nome}» è di serie`,
      testo: 'Non si cambia: con «Copia e modifica» nasce il tuo.',
    });
});

export const formatTracciati = (count: number): string => formatCount(count, 'tracciato', 'tracciati');

const FATTO: Record<AzioneTracciati, readonly [uno: string, molti: string]> = {
  attiva: ['Tracciato attivato', 'Tracciati attivati'],
  disattiva: ['Tracciato disattivato', 'Tracciati disattivati'],
  elimina: ['Tracciato eliminato', 'Tracciati eliminati'],
  ripristina: ['Tracciato ripristinato', 'Tracciati ripristinati'],
};
const INVERSE: Record<AzioneTracciati, AzioneTracciati> = {
  attiva: 'disattiva',
  disattiva: 'attiva',
  elimina: 'ripristina',
  ripristina: 'elimina',
};

/** Takes a thing back; that is not offered to be taken back again. */
const invertedAtom = atom(null, (_get, set, action: AzioneTracciati, ids: readonly number[]): Promise<void> =>
  set(editTracciatiAtom, action, ids, false),
);

/** Does one thing to some saved tracciati and offers to take it back. */
export const editTracciatiAtom = atom(
  null,
  async (
    get,
    set,
    azione: AzioneTracciati,
    ids: readonly number[],
    annullable: boolean = true,
  ): Promise<void> => {
    if (ids.length === 0) return;
    const azienda = get(aziendaIdAtom);
    const back = { label: 'Annulla', run: (): void => void set(invertedAtom, INVERSE[azione], ids) };
    const edit = async () => {
      await get(clientAtom).call('tracciatiModifica', { body: { ids: [...ids], azione }, azienda });
      return { titolo: FATTO[azione][ids.length === 1 ? 0 : 1], ...(annullable && { azione: back }) };
    };
    await set(runToldAtom, 'Non è cambiato nulla', edit, describeError);
    await set(righeTracciati.loadAtom);
  },
);

/** The file that holds these tracciati: their conto stays here, it means nothing elsewhere. */
export function toFile(righe: readonly RigaTracciato[]): string {
  const tracciati = righe.map(({ nome, modello_nome, natura, lettura }) => ({
    nome,
    modello_nome,
    natura,
    lettura,
  }));
  return `${JSON.stringify({ quadra: 'tracciati', schema: 1, tracciati }, null, 2)}\n`;
}

/** A name that is free: `Banca Uno`, then `Banca Uno (2)`. */
function makeFreeName(name: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy++) {
    const candidate = copy === 1 ? name : `${name.slice(0, 112)} (${copy})`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}

function readFileTracciati(text: string) {
  try {
    return fileTracciatiSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Brings tracciati in from files that `toFile` made; each that already has its name here comes in under another. */
export const importFileAtom = atom(null, async (get, set, files: readonly File[]) => {
  const azienda = get(aziendaIdAtom);
  const { store } = get(righeTracciati.vistaAtom);
  const taken = new Set(store.listAll().map(({ nome }) => nome.toLowerCase()));
  let entered = 0;
  for (const file of files) {
    const parsed = readFileTracciati(await file.text());
    if (!parsed) {
      set(addToastAtom, {
        severity: 'error',
        titolo: `${file.name} non è un file di tracciati`,
        testo: 'Serve un file .json fatto con «Esporta come file» di questa pagina.',
      });
      continue;
    }
    for (const tracciato of parsed.tracciati) {
      const nome = makeFreeName(tracciato.nome, taken);
      try {
        const body = { ...tracciato, nome, id: null, versione: null, id_conto: null };
        await get(clientAtom).call('tracciatiSalva', { body, azienda });
        taken.add(nome.toLowerCase());
        entered += 1;
      } catch (error) {
        set(addFailureAtom, `«${tracciato.nome}» non è stato importato`, error);
      }
    }
  }
  if (entered > 0)
    set(addToastAtom, {
      titolo: entered === 1 ? '1 tracciato importato' : `${entered} tracciati importati`,
      testo: 'Controlla a quale conto appartengono: il conto non viaggia con il file.',
    });
  await set(righeTracciati.loadAtom);
});
