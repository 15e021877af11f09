/** From rows to proposals: the steps of the matching, in order. */
import { toCentesimi } from '../importi.ts';
import { PARI, choose, type SceltaIpotesi } from './assign.ts';
import type { Fonti } from './context.ts';
import { Generatore } from './generator.ts';
import { findLegami } from './links.ts';
import { ALTRO_NUMERO, MAX_RIVALI, MOLTI_MODI, NUMERO_ALTRUI, type Ipotesi } from './hypothesis.ts';
import { describeMotivi } from './reasons.ts';
import { readMovimenti } from './movimenti.ts';
import { readPartite } from './partite.ts';
import { mergeScelte } from './parts.ts';
import { sortIndexes } from './sort-indexes.ts';
import type {
  DatiAbbinamento,
  Differenza,
  EsitoAbbinamento,
  ParteAbbinata,
  Proposta,
  Rivale,
} from './types.ts';
import { type Importi, NESSUN_ALTRO } from './amount-only.ts';
import { Vocabolario } from './vocabulary.ts';

/** Below it a proposal would be wrong more often than right: it is left out, unless it has equals, which are named. */
const MINIMO = 0.2;

/** Scores are told apart by so many steps. */
const GRADI = 10_000;
const NESSUNA: readonly Ipotesi[] = [];
const NESSUN_RIVALE: readonly Rivale[] = [];
const NESSUNA_DIFFERENZA: readonly Differenza[] = [];

/**
 * Probability of a choice, from the evidence against the rest. The evidence counted by itself is too modest: the
 * line through the logits is the one that `docs/abbinamento.md` measures, drawn a little below what was seen.
 */
export function computePunteggio({ scarto, rivali, ipotesi }: SceltaIpotesi): number {
  const logit = Math.max(-9, scarto);
  let equals = 0;
  for (let at = 0; at < rivali.length; at += 1)
    if ((rivali[at]?.peso ?? Number.NEGATIVE_INFINITY) > ipotesi.peso - 1) equals += 1;
  const odds = rivali.length > 0 ? Math.exp(-logit) + equals : Math.exp(-1.6 - 0.75 * logit);
  return Math.round(Math.min(0.9999, 1 / (1 + odds)) * GRADI) / GRADI;
}

/** The proposals of rows of one divisa, all open, in the order of their ids; `importi`: of all that is open. */
export function proposeDivisa(dati: DatiAbbinamento, soglia: number, importi: Importi): EsitoAbbinamento {
  const { movimenti: righeMovimenti, partite: righePartite } = dati;
  const vocabolario = new Vocabolario();
  const { anagrafe, partite } = readPartite(vocabolario, dati);
  const movimenti = readMovimenti(vocabolario, anagrafe.chiavi, righeMovimenti);
  const rifiutate = readRifiuti(dati, movimenti.ids, partite.ids);
  const fonti: Fonti = {
    vocabolario,
    anagrafe,
    movimenti,
    partite,
    righeMovimenti,
    righePartite,
    rifiutate,
  };
  const legami = findLegami(fonti, dati, soglia);
  const generatore = new Generatore(fonti);
  const partiti = new Int32Array(movimenti.quanti).fill(-1);
  const tutte: (readonly Ipotesi[])[] = [];
  for (let at = 0; at < movimenti.quanti; at += 1) {
    if (legami.legati.has(at)) {
      tutte.push(NESSUNA);
      continue;
    }
    tutte.push(generatore.find(at));
    const { candidati } = generatore;
    const best = candidati[0]?.peso ?? 0;
    if (best > 3 && best > (candidati[1]?.peso ?? Number.NEGATIVE_INFINITY) + 2)
      partiti[at] = candidati[0]?.partito ?? -1;
  }
  const scelte = mergeScelte(choose(tutte, partite.residui), fonti, partiti, legami.legati);
  const proposte: Proposta[] = [];
  for (const scelta of perMovimento(scelte, movimenti.quanti)) {
    const punteggio = computePunteggio(scelta);
    if (isDicibile(scelta, punteggio))
      proposte.push(makeProposta(scelta, punteggio, { fonti, importi, soglia, dubbi: legami.dubbi }));
  }
  return { proposte: perPunteggio(proposte), giroconti: legami.giroconti, storni: legami.storni };
}

/** Best first, those of one score as they stand. */
function perPunteggio(proposte: readonly Proposta[]): Proposta[] {
  const punteggi = new Float64Array(proposte.length);
  for (let at = 0; at < proposte.length; at += 1)
    punteggi[at] = -Math.round((proposte[at]?.punteggio ?? 0) * GRADI);
  const ordine = sortIndexes(punteggi);
  const ordered: Proposta[] = [];
  for (let at = 0; at < ordine.length; at += 1) {
    const proposta = proposte[ordine[at] ?? 0];
    if (proposta) ordered.push(proposta);
  }
  return ordered;
}

/** Likely enough; or a tie, unless the text names another document than these. */
const isDicibile = ({ rivali, ipotesi }: SceltaIpotesi, punteggio: number): boolean =>
  punteggio >= MINIMO || (rivali.length > 0 && (ipotesi.prove & ALTRO_NUMERO) === 0);

/** By the first movimento of each, of `quanti`; those of one as they come. */
function perMovimento(scelte: readonly SceltaIpotesi[], quanti: number): SceltaIpotesi[] {
  const first = new Int32Array(quanti).fill(-1);
  const next = new Int32Array(scelte.length);
  for (let place = scelte.length - 1; place >= 0; place -= 1) {
    const at = scelte[place]?.ipotesi.movimenti[0] ?? 0;
    next[place] = first[at] ?? -1;
    first[at] = place;
  }
  const ordered: SceltaIpotesi[] = [];
  for (let at = 0; at < quanti; at += 1)
    for (let place = first[at] ?? -1; place >= 0; place = next[place] ?? -1) {
      const scelta = scelte[place];
      if (scelta) ordered.push(scelta);
    }
  return ordered;
}

function readRifiuti(
  { rifiuti = [] }: DatiAbbinamento,
  movimenti: Float64Array,
  partite: Float64Array,
): ReadonlySet<number> {
  if (rifiuti.length === 0) return new Set();
  const placesOf = (ids: Float64Array): Map<number, number> => new Map(Array.from(ids, (id, at) => [id, at]));
  const placeOf = placesOf(movimenti);
  const partitaOf = placesOf(partite);
  const refused = new Set<number>();
  for (const { id_movimento, id_partita } of rifiuti) {
    const [at, partita] = [placeOf.get(id_movimento), partitaOf.get(id_partita)];
    if (at !== undefined && partita !== undefined) refused.add(at * partite.length + partita);
  }
  return refused;
}

function idsDi({ movimenti }: Ipotesi, ids: Float64Array): number[] {
  if (movimenti.length === 1) return [ids[movimenti[0] ?? -1] ?? 0];
  const found: number[] = [];
  for (let at = 0; at < movimenti.length; at += 1) found.push(ids[movimenti[at] ?? -1] ?? 0);
  return found;
}

const parteDi = ({ partite, importi }: Ipotesi, ids: Float64Array, at: number): ParteAbbinata => ({
  id: ids[partite[at] ?? -1] ?? 0,
  importo: toCentesimi(importi[at] ?? 0),
});

function partiDi(ipotesi: Ipotesi, ids: Float64Array): ParteAbbinata[] {
  if (ipotesi.partite.length === 1) return [parteDi(ipotesi, ids, 0)];
  const parti: ParteAbbinata[] = [];
  for (let at = 0; at < ipotesi.partite.length; at += 1) parti.push(parteDi(ipotesi, ids, at));
  return parti;
}

const differenzeDi = ({ differenze }: Ipotesi): readonly Differenza[] =>
  differenze.length === 0
    ? NESSUNA_DIFFERENZA
    : differenze.map(({ tipo, importo }) => ({ tipo, importo: toCentesimi(importo) }));

interface Giudizio {
  fonti: Fonti;
  importi: Importi;
  soglia: number;
  dubbi: ReadonlySet<number>;
}

/** The amount alone is said to be of no other row, or keeps its proposal below the threshold. */
function withSoloImporto(
  { partite, movimenti, importi: [importo = 0], differenze }: Ipotesi,
  probabile: number,
  { importi, soglia }: Giudizio,
  motivi: string[],
): number {
  // Of several movimenti the reasons say their sum alone, whatever each of them says.
  if (motivi.length > 1 || movimenti.length > 1) return probabile;
  const intero = partite.length === 1 && differenze.length === 0;
  if (!intero || !importi.isSolo(importo)) return Math.min(probabile, soglia - 1 / GRADI);
  motivi.push(NESSUN_ALTRO);
  return probabile;
}

function makeProposta(scelta: SceltaIpotesi, probabile: number, giudizio: Giudizio): Proposta {
  const { fonti, soglia, dubbi } = giudizio;
  const { ipotesi, rivali, scarto } = scelta;
  const motivi = describeMotivi(ipotesi, fonti);
  const punteggio = withSoloImporto(ipotesi, probabile, giudizio, motivi);
  const { ids } = fonti.movimenti;
  const { ids: idsPartite } = fonti.partite;
  const named: readonly Rivale[] =
    rivali.length === 0
      ? NESSUN_RIVALE
      : rivali.slice(0, MAX_RIVALI).map((rivale) => ({
          movimenti: idsDi(rivale, ids),
          partite: partiDi(rivale, idsPartite),
          differenze: differenzeDi(rivale),
          punteggio:
            Math.round(punteggio * Math.min(1, Math.exp(rivale.peso - ipotesi.peso)) * GRADI) / GRADI,
        }));
  const unica =
    scelta.scelta &&
    named.length === 0 &&
    scarto >= PARI &&
    (ipotesi.prove & (MOLTI_MODI | NUMERO_ALTRUI)) === 0 &&
    (dubbi.size === 0 || !ipotesi.movimenti.some((at) => dubbi.has(at)));
  return {
    movimenti: idsDi(ipotesi, ids),
    partite: partiDi(ipotesi, idsPartite),
    differenze: differenzeDi(ipotesi),
    punteggio,
    unica,
    automatica: unica && punteggio >= soglia,
    motivi,
    rivali: named,
  };
}
