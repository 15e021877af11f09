/** Rules: their order, what is done with them, and what they say in words. */
import type { RegolaWire, Voce } from '#api/contract/voci.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import { formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { annulLottoAtom, beginLottoAtom } from '#state/lotti.ts';
import { countExplained, describeBrokenOff } from '#state/lotti-words.ts';
import { addToastAtom } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';
import type { RegolaDraft } from './rule-draft.ts';
import { righeVoci } from './righe.ts';
import { formatVoce, regoleResource, vociResource } from './resources.ts';
import { runToldAtom } from '#ui/told.ts';

export interface EditorRegola {
  /** Null for a new one. */
  regola: RegolaWire | null;
  /** What a new one begins with. */
  draft?: RegolaDraft;
}
const editorBaseAtom = atom<EditorRegola | null>(null);
/** The rule being written. */
export const editorAtom: Atom<EditorRegola | null> = atom((get) => get(editorBaseAtom));
export const openEditorAtom = atom(null, (_get, set, editor: EditorRegola | null) =>
  set(editorBaseAtom, editor),
);

/** The same list with one of them moved to another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Keeps another order; the list is read again, so that what is shown is what was kept. */
export const sortRegoleAtom = atom(null, async (get, set, ids: readonly number[]) => {
  await set(runToldAtom, 'L’ordine non è cambiato', async () => {
    await get(clientAtom).call('regoleOrdine', { body: { ids: [...ids] } });
  });
  await set(regoleResource.reloadAtom);
});

export const activateRegolaAtom = atom(null, async (get, set, regola: RegolaWire, attiva: boolean) => {
  const { ordine: _ordine, usi: _usi, totale: _totale, ...dati } = regola;
  await set(runToldAtom, 'La regola non è cambiata', async () => {
    await get(clientAtom).call('regolaSalva', { body: { ...dati, attiva } });
  });
  await set(regoleResource.reloadAtom);
});

export const deleteRegolaAtom = atom(
  null,
  async (get, set, { id, versione }: RegolaWire): Promise<boolean> => {
    const gone = await set(runToldAtom, 'La regola è rimasta', async () => {
      await get(clientAtom).call('regolaElimina', { body: { id, versione } });
      return { titolo: 'Regola eliminata', testo: 'Ciò che aveva spiegato resta spiegato.' };
    });
    await set(regoleResource.reloadAtom);
    return gone;
  },
);

const rereadAtom = atom(null, async (_get, set) => {
  await Promise.all([set(regoleResource.reloadAtom), set(vociResource.reloadAtom), set(righeVoci.loadAtom)]);
});

/** Applies the rules to what is open, in one action that is taken back in one; true when it came to its end. */
export const applyRegoleAtom = atom(
  null,
  async (get, set, excludedMovimenti: readonly number[]): Promise<boolean> => {
    const client = get(clientAtom);
    const body = { movimenti_esclusi: [...excludedMovimenti] };
    const undo = async (id: number) => {
      await set(runToldAtom, 'Non è stato annullato', async () => {
        await set(annulLottoAtom, id);
        return 'Annullato: i movimenti sono di nuovo aperti';
      });
      await set(rereadAtom);
    };
    try {
      const end = await set(beginLottoAtom, () => client.call('regoleApplica', { body }));
      if (!end) return false;
      const { id_lotto, spiegati } = end;
      const done = end.stato === 'completato';
      if (!done) set(addToastAtom, describeBrokenOff(end));
      else if (spiegati === null || spiegati === 0)
        set(addToastAtom, { severity: 'info', titolo: 'Nulla da spiegare' });
      else
        set(addToastAtom, {
          titolo: countExplained(spiegati),
          duration: 15_000,
          azione: { label: 'Annulla tutto', run: () => void undo(id_lotto) },
        });
      await set(rereadAtom);
      return done;
    } catch (error) {
      set(addToastAtom, {
        severity: 'error',
        titolo: 'Le regole non sono state applicate',
        testo: explainRefusal(error),
      });
      return false;
    }
  },
);

/** `16 Commissioni`; the code alone where it is not one of the standard table. */
export function formatCausale(code: string): string {
  const found = CAUSALI_ABI.find((each) => each.codice === code.padStart(2, '0'));
  return found ? `${code} ${found.descrizione}` : code;
}

/** What a rule asks, as one would say it. */
export function inParole({ condizioni }: Pick<RegolaWire, 'condizioni'>): string {
  const { causali, testo, testo_o, testo_non, segno, importo_da, importo_a, controparte } = condizioni;
  const quoted = (list: readonly string[], and: string) => list.map((text) => `«${text}»`).join(` ${and} `);
  const parts: (string | false | undefined)[] = [
    segno && (segno === 'entrata' ? 'entrate' : 'uscite'),
    causali && causali.length > 0 && `causale ${causali.map(formatCausale).join(' o ')}`,
    testo && testo.length > 0 && `con ${quoted(testo, 'e')}`,
    testo_o && testo_o.length > 0 && `con ${quoted(testo_o, 'o')}`,
    testo_non && testo_non.length > 0 && `senza ${quoted(testo_non, 'né')}`,
    importo_da !== undefined && `da ${formatImporto(importo_da)}`,
    importo_a !== undefined && `fino a ${formatImporto(importo_a)}`,
    controparte && `controparte «${controparte}»`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Where a rule sends what it covers. */
export function describeDestination(
  { azione, id_voce, motivo }: Pick<RegolaWire, 'azione' | 'id_voce' | 'motivo'>,
  voci: readonly Voce[],
): string {
  if (azione === 'giroconto') return 'Giroconto';
  if (azione === 'ignorata') return `Ignorati: ${motivo ?? ''}`;
  const voce = voci.find(({ id }) => id === id_voce);
  return voce ? formatVoce(voce) : 'Voce';
}
