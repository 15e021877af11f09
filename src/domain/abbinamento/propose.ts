/** Makes proposals from the choices, with their scores and reasons. */
import { toCentesimi } from '../importi.ts';
import { EVEN, type Choice } from './assign.ts';
import type { Sources } from './context.ts';
import { OTHER_NUMBER, MAX_RIVALI, MANY_WAYS, NUMBER_OF_OTHERS, type Hypothesis } from './hypothesis.ts';
import { describeMotivi } from './reasons.ts';
import type { Differenza, ParteAbbinata, Proposta, Rivale } from './types.ts';
import { type Importi, NO_OTHER } from './amount-only.ts';

/**
 * A proposal with a lower score would be wrong more often than right. It is left out, unless it has equals, which are
 * named.
 */
const MIN_SCORE = 0.2;

/** Scores are rounded to this many steps. */
const DEGREES = 10_000;
const NO_RIVALI: readonly Rivale[] = [];
const NO_DIFFERENZE: readonly Differenza[] = [];

/**
 * The probability of a choice, from its evidence against the rest. The evidence alone is too cautious: the line through
 * the logits is the one that `docs/abbinamento.md` measures, set a little below the measured values.
 */
function computePunteggio({ margin, rivali, hypothesis }: Choice): number {
  const logit = Math.max(-9, margin);
  let equals = 0;
  for (let at = 0; at < rivali.length; at += 1)
    if ((rivali[at]?.weight ?? Number.NEGATIVE_INFINITY) > hypothesis.weight - 1) equals += 1;
  const odds = rivali.length > 0 ? Math.exp(-logit) + equals : Math.exp(-1.6 - 0.75 * logit);
  return Math.round(Math.min(0.9999, 1 / (1 + odds)) * DEGREES) / DEGREES;
}

/** The proposals of these choices, in the order of their first movimento. */
export function makeProposte(choices: readonly Choice[], judgement: Judgement): Proposta[] {
  const proposte: Proposta[] = [];
  for (const choice of byMovimento(choices, judgement.sources.movimenti.count)) {
    const score = computePunteggio(choice);
    if (isSayable(choice, score)) proposte.push(makeProposta(choice, score, judgement));
  }
  return proposte;
}

/** True if it is likely enough, or a tie, unless the text names another document. */
const isSayable = ({ rivali, hypothesis }: Choice, score: number): boolean =>
  score >= MIN_SCORE || (rivali.length > 0 && (hypothesis.evidence & OTHER_NUMBER) === 0);

/** Orders choices by the first movimento of each, of `count` movimenti; those of one movimento keep their order. */
function byMovimento(choices: readonly Choice[], count: number): Choice[] {
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(choices.length);
  for (let place = choices.length - 1; place >= 0; place -= 1) {
    const at = choices[place]?.hypothesis.movimenti[0] ?? 0;
    next[place] = first[at] ?? -1;
    first[at] = place;
  }
  const ordered: Choice[] = [];
  for (let at = 0; at < count; at += 1)
    for (let place = first[at] ?? -1; place >= 0; place = next[place] ?? -1) {
      const choice = choices[place];
      if (choice) ordered.push(choice);
    }
  return ordered;
}

function idsOf({ movimenti }: Hypothesis, ids: Float64Array): number[] {
  if (movimenti.length === 1) return [ids[movimenti[0] ?? -1] ?? 0];
  const found: number[] = [];
  for (let at = 0; at < movimenti.length; at += 1) found.push(ids[movimenti[at] ?? -1] ?? 0);
  return found;
}

const partOf = ({ partite, importi }: Hypothesis, ids: Float64Array, at: number): ParteAbbinata => ({
  id: ids[partite[at] ?? -1] ?? 0,
  importo: toCentesimi(importi[at] ?? 0),
});

function partsOf(hypothesis: Hypothesis, ids: Float64Array): ParteAbbinata[] {
  if (hypothesis.partite.length === 1) return [partOf(hypothesis, ids, 0)];
  const parts: ParteAbbinata[] = [];
  for (let at = 0; at < hypothesis.partite.length; at += 1) parts.push(partOf(hypothesis, ids, at));
  return parts;
}

const differenzeOf = ({ differenze }: Hypothesis): readonly Differenza[] =>
  differenze.length === 0
    ? NO_DIFFERENZE
    : differenze.map(({ tipo, importo }) => ({ tipo, importo: toCentesimi(importo) }));

/** What a proposal is judged by. */
interface Judgement {
  sources: Sources;
  importi: Importi;
  soglia: number;
  doubtful: ReadonlySet<number>;
}

/** If the amount is the only reason, the proposal says that no other row has it, or stays below the threshold. */
function withOnlyImporto(
  { partite, movimenti, importi: [importo = 0], differenze }: Hypothesis,
  likely: number,
  { importi, soglia }: Judgement,
  reasons: string[],
): number {
  // With several movimenti the reasons only tell their sum, so the amount is not the only reason.
  if (reasons.length > 1 || movimenti.length > 1) return likely;
  const whole = partite.length === 1 && differenze.length === 0;
  if (!whole || !importi.isOnly(importo)) return Math.min(likely, soglia - 1 / DEGREES);
  reasons.push(NO_OTHER);
  return likely;
}

function makeProposta(choice: Choice, likely: number, judgement: Judgement): Proposta {
  const { sources, soglia, doubtful } = judgement;
  const { hypothesis, rivali, margin } = choice;
  const motivi = describeMotivi(hypothesis, sources);
  const punteggio = withOnlyImporto(hypothesis, likely, judgement, motivi);
  const { ids } = sources.movimenti;
  const { ids: idsPartite } = sources.partite;
  const named: readonly Rivale[] =
    rivali.length === 0
      ? NO_RIVALI
      : rivali.slice(0, MAX_RIVALI).map((rival) => ({
          movimenti: idsOf(rival, ids),
          partite: partsOf(rival, idsPartite),
          differenze: differenzeOf(rival),
          punteggio:
            Math.round(punteggio * Math.min(1, Math.exp(rival.weight - hypothesis.weight)) * DEGREES) /
            DEGREES,
        }));
  const unica =
    choice.chosen &&
    named.length === 0 &&
    margin >= EVEN &&
    (hypothesis.evidence & (MANY_WAYS | NUMBER_OF_OTHERS)) === 0 &&
    (doubtful.size === 0 || !hypothesis.movimenti.some((at) => doubtful.has(at)));
  return {
    movimenti: idsOf(hypothesis, ids),
    partite: partsOf(hypothesis, idsPartite),
    differenze: differenzeOf(hypothesis),
    punteggio,
    unica,
    automatica: unica && punteggio >= soglia,
    motivi,
    rivali: named,
  };
}
