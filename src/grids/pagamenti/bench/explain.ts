/** Movimenti that settle no document: given to a voce, tied as a giroconto, ignored for a reason. */
import type { RequestOf } from '#api/client.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { makeUndoOffer } from './undo.ts';
import { runDecision, type Decision, clearTicks, runAhead, keepDecision, markDecided } from './decision.ts';
import { dropAtom } from './proposte.ts';
import { type RigaMovimento, righeMovimenti } from './righe.ts';

type SpiegazioneAssegnata = Pick<RequestOf<'movimentiAssegna'>['body'], 'tipo' | 'id_voce' | 'motivo'>;

export interface ExplainQuestion {
  tipo: 'voce' | 'ignorata';
  righe: readonly RigaMovimento[];
}
const questionBaseAtom = atom<ExplainQuestion | null>(null);
/** What is being asked over the bench: which voce, or which reason. */
export const explainQuestionAtom: Atom<ExplainQuestion | null> = atom((get) => get(questionBaseAtom));
export const openExplainAtom = atom(null, (_get, set, question: ExplainQuestion | null) =>
  set(questionBaseAtom, question),
);

const FATTI = {
  voce: ['movimento dato alla voce', 'movimenti dati alla voce'],
  giroconto: ['movimento segnato come giroconto', 'movimenti segnati come giroconto'],
  storno: ['movimento segnato come storno', 'movimenti segnati come storno'],
  ignorata: ['movimento ignorato', 'movimenti ignorati'],
} as const;

/** A movimento to explain: `quanto` of it, signed as it is, or all that is left. */
interface DaSpiegare extends Pick<RigaEstratto, 'id' | 'residuo'> {
  quanto?: Centesimi | null;
}

/** Of two movimenti of opposite sign, what cancels: what is left of the larger one, a fee, stays open. */
export function matchOpposites(righe: readonly DaSpiegare[]): DaSpiegare[] {
  const least = Math.min(...righe.map(({ residuo }) => Math.abs(residuo)));
  return righe.map(({ id, residuo }) => ({ id, residuo, quanto: toCentesimi(Math.sign(residuo) * least) }));
}

/** Two movimenti, one of which may be the storno of the other. */
export const hasOpposites = (righe: readonly Pick<RigaEstratto, 'residuo'>[]): boolean =>
  righe.length === 2 && new Set(righe.map(({ residuo }) => Math.sign(residuo))).size === 2;

/**
 * Explains them, all or none; true when it was kept. Of what is explained in part the rest can go elsewhere (the capital
 * and the interest of a loan).
 */
export const explainAtom = atom(
  null,
  async (get, set, righe: readonly DaSpiegare[], explanation: SpiegazioneAssegnata): Promise<boolean> => {
    if (righe.length === 0) return false;
    let kept = false;
    await runDecision(set, 'Non è cambiato nulla', async () => {
      const ids = righe.map(({ id }) => id);
      const { store } = get(righeMovimenti.vistaAtom);
      const now = ids.flatMap((id) => store.get(id) ?? []);
      if (filterUnexplained(now).length < now.length) {
        const testo = 'Uno di questi movimenti è appena stato deciso.';
        set(addToastAtom, { severity: 'warn', titolo: 'Non è cambiato nulla', testo });
        return;
      }
      const { assegnazioni } = await get(clientAtom).call('movimentiAssegna', {
        body: { movimenti: righe.map(({ id, quanto = null }) => ({ id, importo: quanto })), ...explanation },
      });
      kept = true;
      clearTicks(get);
      set(dropAtom, { righe: new Set(ids) });
      const partials = righe.filter(({ residuo, quanto = null }) => quanto !== null && quanto !== residuo);
      const part = new Set(partials.map(({ id }) => id));
      markDecided(get, set, new Set(ids.filter((id) => !part.has(id))), 'spiegata');
      set(
        righeMovimenti.changeAtom,
        partials.map(({ id, residuo, quanto }) => ({
          id,
          campi: { residuo: toCentesimi(residuo - (quanto ?? 0)), stato: 'parziale' as const },
        })),
      );
      const [one, many] = FATTI[explanation.tipo];
      const label = formatCount(ids.length, one, many);
      const done: Decision = {
        label,
        quanti: ids.length,
        movimenti: ids,
        undo: async (client) => await client.call('movimentiLibera', { body: { assegnazioni } }),
        redo: async (again) => await again(explainAtom, righe, explanation),
      };
      keepDecision(get, set, done);
      set(addToastAtom, {
        titolo: label,
        azione: makeUndoOffer(set, done),
      });
    });
    return kept;
  },
);

/** The same where nothing more is asked: the hand goes on before it is kept. */
export const explainAtOnceAtom = atom(
  null,
  async (get, set, righe: readonly DaSpiegare[], explanation: SpiegazioneAssegnata): Promise<void> =>
    await runAhead(
      get,
      set,
      new Set(righe.map(({ id }) => id)),
      async () => await set(explainAtom, righe, explanation),
    ),
);

/** Rows that can be explained: those still open, of which nothing was decided since the page was read. */
export const filterUnexplained = (righe: readonly RigaMovimento[]): readonly RigaMovimento[] =>
  righe.filter(({ esito, stato }) => esito === null && (stato === 'aperta' || stato === 'parziale'));
