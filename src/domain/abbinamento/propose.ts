/** Makes proposals from the choices, with their scores and reasons. */
import { toCentesimi } from '../importi.ts';
import { PARI, type SceltaIpotesi } from './assign.ts';
import type { Fonti } from './context.ts';
import { ALTRO_NUMERO, MAX_RIVALI, MOLTI_MODI, NUMERO_ALTRUI, type Ipotesi } from './hypothesis.ts';
import { describeMotivi } from './reasons.ts';
import type { Differenza, ParteAbbinata, Proposta, Rivale } from './types.ts';
import { type Importi, NESSUN_ALTRO } from './amount-only.ts';

/**
 * A proposal with a lower score would be wrong more often than right. It is left out, unless it has equals, which are
 * named.
 */
const MINIMO = 0.2;

/** Scores are rounded to this many steps. */
const GRADI = 10_000;
const NESSUN_RIVALE: readonly Rivale[] = [];
const NESSUNA_DIFFERENZA: readonly Differenza[] = [];

/**
 * The probability of a choice, from its evidence against the rest. The evidence alone is too cautious: the line through
 * the logits is the one that `docs/abbinamento.md` measures, set a little below the measured values.
 */
function computePunteggio({ scarto, rivali, hypothesis }: SceltaIpotesi): number {
  const logit = Math.max(-9, scarto);
  let equals = 0;
  for (let at = 0; at < rivali.length; at += 1)
    if ((rivali[at]?.peso ?? Number.NEGATIVE_INFINITY) > hypothesis.peso - 1) equals += 1;
  const odds = rivali.length > 0 ? Math.exp(-logit) + equals : Math.exp(-1.6 - 0.75 * logit);
  return Math.round(Math.min(0.9999, 1 / (1 + odds)) * GRADI) / GRADI;
}

/** The proposals of these choices, in the order of their first movimento. */
export function makeProposte(choices: readonly SceltaIpotesi[], judgement: Giudizio): Proposta[] {
  const proposte: Proposta[] = [];
  for (const choice of byMovimento(choices, judgement.fonti.movimenti.quanti)) {
    const score = computePunteggio(choice);
    if (isSayable(choice, score)) proposte.push(makeProposta(choice, score, judgement));
  }
  return proposte;
}

/** True if it is likely enough, or a tie, unless the text names another document. */
const isSayable = ({ rivali, hypothesis }: SceltaIpotesi, score: number): boolean =>
  score >= MINIMO || (rivali.length > 0 && (hypothesis.prove & ALTRO_NUMERO) === 0);

/** Orders choices by the first movimento of each, of `count` movimenti; those of one movimento keep their order. */
function byMovimento(choices: readonly SceltaIpotesi[], count: number): SceltaIpotesi[] {
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(choices.length);
  for (let place = choices.length - 1; place >= 0; place -= 1) {
    const at = choices[place]?.hypothesis.movimenti[0] ?? 0;
    next[place] = first[at] ?? -1;
    first[at] = place;
  }
  const ordered: SceltaIpotesi[] = [];
  for (let at = 0; at < count; at += 1)
    for (let place = first[at] ?? -1; place >= 0; place = next[place] ?? -1) {
      const choice = choices[place];
      if (choice) ordered.push(choice);
    }
  return ordered;
}

function idsOf({ movimenti }: Ipotesi, ids: Float64Array): number[] {
  if (movimenti.length === 1) return [ids[movimenti[0] ?? -1] ?? 0];
  const found: number[] = [];
  for (let at = 0; at < movimenti.length; at += 1) found.push(ids[movimenti[at] ?? -1] ?? 0);
  return found;
}

const partOf = ({ partite, importi }: Ipotesi, ids: Float64Array, at: number): ParteAbbinata => ({
  id: ids[partite[at] ?? -1] ?? 0,
  importo: toCentesimi(importi[at] ?? 0),
});

function partsOf(hypothesis: Ipotesi, ids: Float64Array): ParteAbbinata[] {
  if (hypothesis.partite.length === 1) return [partOf(hypothesis, ids, 0)];
  const parts: ParteAbbinata[] = [];
  for (let at = 0; at < hypothesis.partite.length; at += 1) parts.push(partOf(hypothesis, ids, at));
  return parts;
}

const differenzeOf = ({ differenze }: Ipotesi): readonly Differenza[] =>
  differenze.length === 0
    ? NESSUNA_DIFFERENZA
    : differenze.map(({ tipo, importo }) => ({ tipo, importo: toCentesimi(importo) }));

/** What a proposal is judged by. */
interface Giudizio {
  fonti: Fonti;
  importi: Importi;
  soglia: number;
  dubbi: ReadonlySet<number>;
}

/** If the amount is the only reason, the proposal says that no other row has it, or stays below the threshold. */
function withOnlyImporto(
  { partite, movimenti, importi: [importo = 0], differenze }: Ipotesi,
  likely: number,
  { importi, soglia }: Giudizio,
  reasons: string[],
): number {
  // With several movimenti the reasons only tell their sum, so the amount is not the only reason.
  if (reasons.length > 1 || movimenti.length > 1) return likely;
  const whole = partite.length === 1 && differenze.length === 0;
  if (!whole || !importi.isSolo(importo)) return Math.min(likely, soglia - 1 / GRADI);
  reasons.push(NESSUN_ALTRO);
  return likely;
}

function makeProposta(choice: SceltaIpotesi, likely: number, judgement: Giudizio): Proposta {
  const { fonti, soglia, dubbi } = judgement;
  const { hypothesis, rivali, scarto } = choice;
  const motivi = describeMotivi(hypothesis, fonti);
  const punteggio = withOnlyImporto(hypothesis, likely, judgement, motivi);
  const { ids } = fonti.movimenti;
  const { ids: idsPartite } = fonti.partite;
  const named: readonly Rivale[] =
    rivali.length === 0
      ? NESSUN_RIVALE
      : rivali.slice(0, MAX_RIVALI).map((rival) => ({
          movimenti: idsOf(rival, ids),
          partite: partsOf(rival, idsPartite),
          differenze: differenzeOf(rival),
          punteggio:
            Math.round(punteggio * Math.min(1, Math.exp(rival.peso - hypothesis.peso)) * GRADI) / GRADI,
        }));
  const unica =
    choice.scelta &&
    named.length === 0 &&
    scarto >= PARI &&
    (hypothesis.prove & (MOLTI_MODI | NUMERO_ALTRUI)) === 0 &&
    (dubbi.size === 0 || !hypothesis.movimenti.some((at) => dubbi.has(at)));
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
