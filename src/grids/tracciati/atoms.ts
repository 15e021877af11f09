/** The list of tracciati, what stands open, and what can be done with several at once. */
import { type AzioneTracciati, fileTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { describeError } from '#api/errors.ts';
import { createRighe, type RighePage } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { toRiga, RIGHE_NATIVE, type RigaTracciato } from './righe.ts';

const nomiFileBaseAtom = atom<readonly string[]>([]);
/** Names of the files imported lately. */
export const nomiFileAtom = atom((get) => get(nomiFileBaseAtom));

export const righeTracciati = createRighe<RigaTracciato>({
  getId: ({ chiave }) => chiave,
  chiaveAtom: atom((get) => String(get(aziendaIdAtom))),
  descriviErrore: describeError,
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaTracciato>> {
    const { tracciati, nomi_file } = await get(clientAtom).call('tracciati', { signal });
    set(nomiFileBaseAtom, nomi_file);
    const righe = [...tracciati.map(toRiga), ...RIGHE_NATIVE];
    yield { righe, totale: righe.length };
  },
});

/** What the editor is given: a saved tracciato, the copy of one, or nothing yet (it starts from a file). */
export type Aperto =
  | { tipo: 'nuovo' }
  | { tipo: 'salvato'; tracciato: Tracciato }
  | { tipo: 'copia'; da: RigaTracciato };

export const apertoAtom = atom<Aperto | null>(null);
export const daEliminareAtom = atom<readonly RigaTracciato[] | null>(null);

/** Opens the tracciato of a row; one that comes with Quadra says how it is changed. */
export const apriChiaveAtom = atom(null, (get, set, chiave: string | null) => {
  const riga = get(righeTracciati.vistaAtom)
    .archivio.tutte()
    .find((each) => each.chiave === chiave);
  if (!riga) return;
  if (riga.salvato) set(apertoAtom, { tipo: 'salvato', tracciato: riga.salvato });
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
const INVERSA: Record<AzioneTracciati, AzioneTracciati> = {
  attiva: 'disattiva',
  disattiva: 'attiva',
  elimina: 'ripristina',
  ripristina: 'elimina',
};

/** Takes a thing back; that is not offered to be taken back again. */
const inversaAtom = atom(null, (_get, set, azione: AzioneTracciati, ids: readonly number[]): Promise<void> =>
  set(modificaTracciatiAtom, azione, ids, false),
);

/** Does one thing to some saved tracciati and offers to take it back. */
export const modificaTracciatiAtom = atom(
  null,
  async (
    get,
    set,
    azione: AzioneTracciati,
    ids: readonly number[],
    annullabile: boolean = true,
  ): Promise<void> => {
    if (ids.length === 0) return;
    const azienda = get(aziendaIdAtom);
    try {
      await get(clientAtom).call('tracciatiModifica', { body: { ids: [...ids], azione }, azienda });
      set(addToastAtom, {
        severity: 'success',
        titolo: FATTO[azione][ids.length === 1 ? 0 : 1],
        ...(annullabile
          ? {
              azione: {
                label: 'Annulla',
                run: (): void => void set(inversaAtom, INVERSA[azione], ids),
              },
            }
          : {}),
      });
    } catch (error) {
      set(addToastAtom, {
        severity: 'error',
        titolo: 'Non è cambiato nulla',
        testo: describeError(error),
      });
    }
    await set(righeTracciati.caricaAtom);
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
export function makeFreeName(nome: string, presi: ReadonlySet<string>): string {
  for (let copy = 1; ; copy++) {
    const candidate = copy === 1 ? nome : `${nome.slice(0, 112)} (${copy})`;
    if (!presi.has(candidate.toLowerCase())) return candidate;
  }
}

function leggiFileTracciati(testo: string) {
  try {
    return fileTracciatiSchema.safeParse(JSON.parse(testo)).data ?? null;
  } catch {
    return null;
  }
}

/** Brings tracciati in from files that `toFile` made; each that already has its name here comes in under another. */
export const importaFileAtom = atom(null, async (get, set, files: readonly File[]) => {
  const azienda = get(aziendaIdAtom);
  const { archivio } = get(righeTracciati.vistaAtom);
  const presi = new Set(archivio.tutte().map(({ nome }) => nome.toLowerCase()));
  let entrati = 0;
  for (const file of files) {
    const letto = leggiFileTracciati(await file.text());
    if (!letto) {
      set(addToastAtom, {
        severity: 'error',
        titolo: `${file.name} non è un file di tracciati`,
        testo: 'Serve un file .json fatto con «Esporta come file» di questa pagina.',
      });
      continue;
    }
    for (const tracciato of letto.tracciati) {
      const nome = makeFreeName(tracciato.nome, presi);
      try {
        const body = { ...tracciato, nome, id: null, versione: null, id_conto: null };
        await get(clientAtom).call('tracciatiSalva', { body, azienda });
        presi.add(nome.toLowerCase());
        entrati += 1;
      } catch (error) {
        set(addToastAtom, {
          severity: 'error',
          titolo: `«${tracciato.nome}» non è stato importato`,
          testo: describeError(error),
        });
      }
    }
  }
  if (entrati > 0)
    set(addToastAtom, {
      severity: 'success',
      titolo: entrati === 1 ? '1 tracciato importato' : `${entrati} tracciati importati`,
      testo: 'Controlla a quale conto appartengono: il conto non viaggia con il file.',
    });
  await set(righeTracciati.caricaAtom);
});
