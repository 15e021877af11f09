/** From rows to proposals: the steps of the matching, in order. */
import { centesimi } from '../importi.ts';
import { readAnagrafe } from './anagrafe.ts';
import { PARI, choose, type Scelta } from './assegna.ts';
import { giornoDi } from './citazioni.ts';
import type { Fonti } from './contesto.ts';
import { Generatore } from './generatore.ts';
import { findLegami } from './legami.ts';
import { MOLTI_MODI, type Ipotesi } from './ipotesi.ts';
import { describeMotivi } from './motivi.ts';
import { readMovimenti } from './movimenti.ts';
import { readPartite } from './partite.ts';
import { riunisci } from './parti.ts';
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentoDaAbbinare,
  PartitaDaAbbinare,
  Proposta,
  Rivale,
} from './tipi.ts';
import { Vocabolario } from './vocabolario.ts';

const MAX_RIVALI = 8;
/** Below it a proposal would be wrong more often than right. */
const MINIMO = 0.2;
/** A tie is named even when all its equals together are not likely. */
const MINIMO_PARI = 0.02;

const residuoDi = (riga: { importo: number; residuo?: number | null | undefined }): number =>
  riga.residuo ?? riga.importo;

/** Open rows in the order of their ids: what comes in first does not matter. */
const aperte = <T extends { id: number; importo: number; residuo?: number | null | undefined }>(
  righe: readonly T[],
): T[] => righe.filter((riga) => residuoDi(riga) !== 0).sort((a, b) => a.id - b.id);

/**
 * Probability of a choice, from the evidence against the rest. The evidence counted by itself is too modest: the
 * line through the logits is the one that `docs/abbinamento.md` measures, drawn a little below what was seen.
 */
export function punteggioDi({ scarto, rivali, ipotesi }: Scelta): number {
  const logit = Math.max(-9, scarto);
  const equals = rivali.filter(({ peso }) => peso > ipotesi.peso - 1).length;
  const odds = rivali.length > 0 ? Math.exp(-logit) + equals : Math.exp(-1.6 - 0.75 * logit);
  return Math.round(Math.min(0.9999, 1 / (1 + odds)) * 10_000) / 10_000;
}

/** The proposals of rows of one divisa. */
export function proponiDivisa(dati: DatiAbbinamento, soglia: number): EsitoAbbinamento {
  const movimenti = aperte(dati.movimenti);
  const righe = aperte(dati.partite);
  const vocabolario = new Vocabolario();
  const anagrafe = readAnagrafe(vocabolario, dati, righe);
  const testi = readMovimenti(vocabolario, anagrafe.chiavi, movimenti);
  const partite = readPartite(vocabolario, righe, anagrafe.partitoDi);
  const fonti: Fonti = {
    vocabolario,
    anagrafe,
    testi,
    partite,
    movimenti,
    righe,
    residui: Float64Array.from(movimenti, residuoDi),
    giorni: Float64Array.from(movimenti, ({ data }) => giornoDi(data)),
    rifiutate: readRifiuti(dati, movimenti, righe),
  };
  const legami = findLegami(fonti, dati.conti ?? [], soglia);
  const generatore = new Generatore(fonti);
  const partiti = new Int32Array(movimenti.length).fill(-1);
  const tutte: Ipotesi[][] = movimenti.map((_, at) => {
    if (legami.legati.has(at)) return [];
    const found = generatore.find(at);
    const [first, second] = generatore.candidati;
    if (first && first.peso > 3 && (!second || first.peso > second.peso + 2)) partiti[at] = first.partito;
    return found;
  });
  const scelte = riunisci(choose(tutte, partite.residui), fonti, partiti, legami.legati);
  const proposte = scelte
    .map((scelta) => makeProposta(scelta, movimenti, righe, soglia, legami.dubbi))
    .filter(({ punteggio, rivali }) => punteggio >= MINIMO || punteggio * rivali.length >= MINIMO_PARI);
  return { proposte: migliori(proposte), giroconti: legami.giroconti, storni: legami.storni };
}

/** Best first, those of one score by their first movimento. */
function migliori(proposte: Proposta[]): Proposta[] {
  const first = Float64Array.from(proposte, ({ movimenti }) => movimenti[0] ?? 0);
  const score = Float64Array.from(proposte, ({ punteggio }) => punteggio);
  const order = Uint32Array.from(proposte, (_, at) => at).sort(
    (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (first[a] ?? 0) - (first[b] ?? 0),
  );
  const sorted: Proposta[] = [];
  for (const at of order) {
    const proposta = proposte[at];
    if (proposta) sorted.push(proposta);
  }
  return sorted;
}

function readRifiuti(
  { rifiuti = [] }: DatiAbbinamento,
  movimenti: readonly MovimentoDaAbbinare[],
  righe: readonly PartitaDaAbbinare[],
): ReadonlySet<number> {
  if (rifiuti.length === 0) return new Set();
  const placeOf = new Map(movimenti.map(({ id }, at) => [id, at]));
  const partitaOf = new Map(righe.map(({ id }, at) => [id, at]));
  const refused = new Set<number>();
  for (const { id_movimento, id_partita } of rifiuti) {
    const [at, partita] = [placeOf.get(id_movimento), partitaOf.get(id_partita)];
    if (at !== undefined && partita !== undefined) refused.add(at * righe.length + partita);
  }
  return refused;
}

function makeProposta(
  scelta: Scelta,
  movimenti: readonly MovimentoDaAbbinare[],
  righe: readonly PartitaDaAbbinare[],
  soglia: number,
  dubbi: ReadonlySet<number>,
): Proposta {
  const { ipotesi, rivali, scarto } = scelta;
  const ids = (one: Ipotesi) => ({
    movimenti: one.movimenti.map((at) => movimenti[at]?.id ?? 0),
    partite: one.partite.map((at, place) => ({
      id: righe[at]?.id ?? 0,
      importo: centesimi(one.importi[place] ?? 0),
    })),
    differenze: one.differenze.map(({ tipo, importo }) => ({ tipo, importo: centesimi(importo) })),
  });
  const punteggio = punteggioDi(scelta);
  const named: Rivale[] = rivali.slice(0, MAX_RIVALI).map((rivale) => ({
    ...ids(rivale),
    punteggio: Math.round(punteggio * Math.min(1, Math.exp(rivale.peso - ipotesi.peso)) * 10_000) / 10_000,
  }));
  const unica =
    scelta.scelta &&
    named.length === 0 &&
    scarto >= PARI &&
    (ipotesi.prove & MOLTI_MODI) === 0 &&
    !ipotesi.movimenti.some((at) => dubbi.has(at));
  const [first] = ipotesi.movimenti;
  return {
    ...ids(ipotesi),
    punteggio,
    unica,
    automatica: unica && punteggio >= soglia,
    motivi: describeMotivi(ipotesi, first === undefined ? undefined : movimenti[first], righe),
    rivali: named,
  };
}
