/** Who is behind a movimento: by code, by what the import recognised already, by name. */
import { compareWeight, type CandidateParty } from './candidates.ts';
import type { Context } from './context.ts';
import * as P from './hypothesis.ts';
import type { Names } from './names.ts';

const MAX_PARTIES = 5;
const CODE_WEIGHT = 12;
const NOBODY: readonly CandidateParty[] = [];

/** The parties that a code or the import names, best first; partite that a reference names are added to the context. */
export function readCodes(context: Context): readonly CandidateParty[] {
  const { registry, movimenti: texts } = context.sources;
  const from = texts.codesStart[context.at] ?? 0;
  const to = texts.codesStart[context.at + 1] ?? 0;
  const iban = texts.iban[context.at] ?? -1;
  const reference = texts.references[context.at] ?? -1;
  const soggetto = texts.soggetti[context.at] ?? Number.NaN;
  // Most movimenti have only words.
  if (from === to && iban < 0 && reference < 0 && Number.isNaN(soggetto)) return NOBODY;
  const found: CandidateParty[] = [];
  const seen: number[] = [];
  for (let code = from; code < to; code += 1) read(context, texts.codes[code] ?? -1, found, seen);
  read(context, iban, found, seen);
  read(context, reference, found, seen);
  if (!Number.isNaN(soggetto)) {
    const party = registry.partyOfSoggetto.get(soggetto);
    for (const one of found) if (one.party !== party) one.weight -= 7;
    if (party !== undefined) addWeight(found, party, CODE_WEIGHT, P.KNOWN_SOGGETTO);
  }
  return found;
}

/** Reads one code by its place; adds the parties that it names to `found`. */
function read(context: Context, place: number, found: CandidateParty[], seen: number[]): void {
  if (place < 0) return;
  const key = context.sources.registry.keys.keys[place];
  if (!key || seen.includes(place)) return;
  seen.push(place);
  const bit = key.tipo === 'iban' ? P.KNOWN_IBAN : key.tipo === 'mandato' ? P.KNOWN_MANDATO : P.KNOWN_CODE;
  if (key.parties.length <= 4)
    for (const party of key.parties) addWeight(found, party, CODE_WEIGHT - key.parties.length, bit);
  if (key.partite.length <= 40)
    for (const partita of key.partite)
      if (!Number.isNaN(context.sources.partite.residui[partita])) context.referred.push(partita);
}

function addWeight(found: CandidateParty[], party: number, weight: number, evidence: number): void {
  const same = found.find((one) => one.party === party);
  if (same) {
    same.weight += weight / 2;
    same.evidence |= evidence;
  } else found.push({ party, weight, covered: 0, evidence });
}

/** Combines codes and names. `alreadyKnown`: the import has named the party, so other names weigh less. */
export function joinNames(
  names: Names,
  codes: readonly CandidateParty[],
  alreadyKnown: boolean,
): CandidateParty[] {
  const named = names.recognise(MAX_PARTIES);
  if (codes.length === 0 && !alreadyKnown) return named;
  const found = codes.map(({ party, weight, covered, evidence }) => ({ party, weight, covered, evidence }));
  for (const one of named) {
    const same = found.find(({ party }) => party === one.party);
    if (same) {
      same.weight += Math.max(0, one.weight);
      same.covered = one.covered;
      continue;
    }
    if (alreadyKnown) one.weight -= 7;
    found.push(one);
  }
  return found.sort(compareWeight);
}
