/** Who the counterparties of the file are: asked of the server at once, confirmed by the person, given to the rows. */
import { MAX_PROPOSTE } from '#api/contract/anteprima-import.ts';
import type { AliasRequest, RigaImport } from '#api/contract/invio-import.ts';
import { describeError } from '#api/errors.ts';
import { checkIban } from '#domain/codici.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import type { RuoloSoggetto } from '#api/contract/soggetti.ts';
import { getControparteKey, collectControparti } from '../../run/controparti.ts';
import { formatCount } from '../words.ts';
import { privatePreviewAtom, clientOfFileAtom, patchPreviewAtom } from './atoms.ts';
import type { Anteprima, StatoControparti, VoceControparte } from './types.ts';

/** Soggetti made with one call. */
const MAX_NUOVI = 5_000;

/** Proposals first, then the unknown, last those that need nobody; of each the most frequent first. */
const byDoubt = (a: VoceControparte, b: VoceControparte): number =>
  Number(a.nota) - Number(b.nota) ||
  Number(b.candidati.length > 0) - Number(a.candidati.length > 0) ||
  b.righe - a.righe ||
  a.id - b.id;

/** Asks who the counterparties may be. Rows can be imported without an answer. */
export const searchContropartiAtom = atom(null, async (get, set) => {
  const before = get(privatePreviewAtom);
  if (!before) return;
  const { estratto } = before;
  const isOurs = () => get(privatePreviewAtom)?.estratto === estratto;
  const put = (controparti: StatoControparti) => {
    if (isOurs()) set(patchPreviewAtom, { controparti });
  };
  const found = collectControparti(estratto.righe).slice(0, MAX_PROPOSTE);
  if (found.length === 0) return put({ tipo: 'pronte', voci: [] });
  put({ tipo: 'ricerca' });
  try {
    const client = get(clientOfFileAtom);
    const controparti = found.map(({ nome, ibans, codici }) => ({ nome, ibans, codici }));
    const { proposte } = await client.call('importProposte', { body: { controparti } });
    const voci = found.map((voce, id): VoceControparte => {
      const { nota = false, candidati = [] } = proposte[id] ?? {};
      return { ...voce, id, nota, candidati, confermato: null };
    });
    put({ tipo: 'pronte', voci: voci.toSorted(byDoubt) });
  } catch (error) {
    put({ tipo: 'errore', messaggio: describeError(error) });
  }
});

const NONE: readonly VoceControparte[] = [];
export const vociAtom: Atom<readonly VoceControparte[]> = atom((get) => {
  const state = get(privatePreviewAtom)?.controparti;
  return state?.tipo === 'pronte' ? state.voci : NONE;
});

/** The proposal of a counterparty: its best candidate, unless another is as good. */
export function getProposta({ nota, candidati: [first, second] }: VoceControparte) {
  if (nota || !first) return null;
  return second && second.punteggio === first.punteggio ? null : first;
}

/** Of which a person has said nothing, and which nothing else names. */
export const isOpen = ({ nota, confermato }: VoceControparte): boolean => !nota && confermato === null;

/** Those that `Conferma` would take: proposals without rivals from this score up. */
export const filterConfirmable = (voci: readonly VoceControparte[], threshold: number): VoceControparte[] =>
  voci.filter((voce) => isOpen(voce) && (getProposta(voce)?.punteggio ?? -1) >= threshold);

const patchVociAtom = atom(null, (get, set, change: (voce: VoceControparte) => VoceControparte) => {
  const state = get(privatePreviewAtom)?.controparti;
  if (state?.tipo !== 'pronte') return;
  set(patchPreviewAtom, { controparti: { tipo: 'pronte', voci: state.voci.map(change) } });
});

/** Gives a counterparty to a soggetto, or takes that back with null. */
export const confirmAtom = atom(null, (_get, set, id: number, confermato: VoceControparte['confermato']) =>
  set(patchVociAtom, (voce) => (voce.id === id ? { ...voce, confermato } : voce)),
);

/** Accepts every proposal without rivals whose score reaches the threshold. */
export const confirmAboveAtom = atom(null, (get, set, threshold: number) => {
  const choices = new Set(filterConfirmable(get(vociAtom), threshold).map(({ id }) => id));
  set(patchVociAtom, (voce) => (choices.has(voce.id) ? { ...voce, confermato: getProposta(voce) } : voce));
});

/** Those that have a name and nobody in the registries that might be meant. */
export const filterToCreate = (voci: readonly VoceControparte[]): VoceControparte[] =>
  voci.filter((voce) => isOpen(voce) && voce.nome !== '' && voce.candidati.length === 0).slice(0, MAX_NUOVI);

const roleOf = ({ importo }: VoceControparte): RuoloSoggetto => (importo < 0 ? 'fornitore' : 'cliente');
const codeOf = ({ codici }: VoceControparte, len: number): string | null => {
  const found = codici.filter((code) => code.length === len);
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Makes a soggetto of each, named as in the file, and gives them their rows. All of them or none. */
export const createSoggettiAtom = atom(null, async (get, set, voci: readonly VoceControparte[]) => {
  if (voci.length === 0) return;
  const client = get(clientOfFileAtom);
  try {
    const { creati } = await client.call('soggettiModifica', {
      body: {
        crea: voci.map((voce) => ({
          ragione_sociale: voce.nome.slice(0, 200),
          ruoli: [roleOf(voce)],
          nazione: 'IT',
          partita_iva: codeOf(voce, 11),
          codice_fiscale: codeOf(voce, 16),
          email: null,
          pec: null,
          telefono: null,
          indirizzo: null,
          cap: null,
          comune: null,
          provincia: null,
          attivo: true,
          ibans: voce.ibans.length === 1 ? voce.ibans.filter((iban) => checkIban(iban).ok) : [],
        })),
      },
    });
    const made = new Map(voci.map(({ id }, at) => [id, creati[at]]));
    set(patchVociAtom, (voce) => {
      const soggetto = made.get(voce.id);
      return soggetto
        ? { ...voce, confermato: { id_soggetto: soggetto.id, ragione_sociale: soggetto.ragione_sociale } }
        : voce;
    });
    showToast({
      titolo: formatCount(creati.length, 'soggetto creato', 'soggetti creati'),
      testo: 'Le loro righe saranno già assegnate.',
      azione: { label: 'Annulla', run: () => void set(undoSoggettiAtom, creati) },
      duration: 12_000,
    });
  } catch (error) {
    showToast({ severity: 'error', titolo: 'Nessun soggetto creato', testo: describeError(error) });
  }
});

/** Takes back soggetti just made, as long as nothing points at them. */
const undoSoggettiAtom = atom(
  null,
  async (get, set, created: readonly { id: number; versione: number }[]) => {
    const client = get(clientOfFileAtom);
    try {
      const elimina = created.map(({ id, versione }) => ({ id, versione }));
      await client.call('soggettiModifica', { body: { elimina } });
      const removed = new Set(created.map(({ id }) => id));
      set(patchVociAtom, (voce) =>
        voce.confermato && removed.has(voce.confermato.id_soggetto) ? { ...voce, confermato: null } : voce,
      );
    } catch (error) {
      showToast({ severity: 'error', titolo: 'I soggetti restano', testo: describeError(error) });
    }
  },
);

/** The rows with the soggetti that were confirmed. */
export function withSoggetti({ controparti }: Anteprima): (riga: RigaImport) => RigaImport {
  const voci = controparti.tipo === 'pronte' ? controparti.voci : NONE;
  const chosen = new Map(
    voci.flatMap(({ nome, ibans: [iban = ''], confermato }) =>
      confermato ? [[nome === '' ? iban : nome, confermato.id_soggetto] as const] : [],
    ),
  );
  return (riga) => {
    const id = chosen.get(getControparteKey(riga) ?? '');
    return id === undefined || riga.id_soggetto !== null ? riga : { ...riga, id_soggetto: id };
  };
}

/** What the server learns when the import completes: the spellings a person gave to soggetti. */
export function listConfermate({ controparti }: Anteprima): NonNullable<AliasRequest['confermate']> {
  const voci = controparti.tipo === 'pronte' ? controparti.voci : NONE;
  return voci.flatMap(({ nome, ibans: [iban = null], confermato }) =>
    confermato ? [{ nome, iban: nome === '' ? iban : null, id_soggetto: confermato.id_soggetto }] : [],
  );
}
