/** Who is behind a movimento: by code, by what the import recognised already, by name. */
import { comparePeso, type CandidateParty } from './candidates.ts';
import type { Context } from './context.ts';
import * as P from './hypothesis.ts';
import type { Nomi } from './names.ts';

const MAX_PARTITI = 5;
const PESO_CODICE = 12;
const NESSUNO: readonly CandidateParty[] = [];

/** The parties that a code or the import names, best first; partite that a reference names are added to the context. */
export function readCodici(context: Context): readonly CandidateParty[] {
  const { anagrafe, movimenti: texts } = context.f;
  const from = texts.inizioCodici[context.at] ?? 0;
  const to = texts.inizioCodici[context.at + 1] ?? 0;
  const iban = texts.iban[context.at] ?? -1;
  const reference = texts.references[context.at] ?? -1;
  const soggetto = texts.soggetti[context.at] ?? Number.NaN;
  // Most movimenti have only words.
  if (from === to && iban < 0 && reference < 0 && Number.isNaN(soggetto)) return NESSUNO;
  const found: CandidateParty[] = [];
  const seen: number[] = [];
  for (let code = from; code < to; code += 1) read(context, texts.codici[code] ?? -1, found, seen);
  read(context, iban, found, seen);
  read(context, reference, found, seen);
  if (!Number.isNaN(soggetto)) {
    const party = anagrafe.partitoDelSoggetto.get(soggetto);
    for (const one of found) if (one.partito !== party) one.peso -= 7;
    if (party !== undefined) addWeight(found, party, PESO_CODICE, P.SOGGETTO_NOTO);
  }
  return found;
}

/** Reads one code by its place; adds the parties that it names to `found`. */
function read(context: Context, place: number, found: CandidateParty[], seen: number[]): void {
  if (place < 0) return;
  const key = context.f.anagrafe.chiavi.chiavi[place];
  if (!key || seen.includes(place)) return;
  seen.push(place);
  const bit = key.tipo === 'iban' ? P.IBAN_NOTO : key.tipo === 'mandato' ? P.MANDATO_NOTO : P.CODICE_NOTO;
  if (key.partiti.length <= 4)
    for (const party of key.partiti) addWeight(found, party, PESO_CODICE - key.partiti.length, bit);
  if (key.partite.length <= 40)
    for (const partita of key.partite)
      if (!Number.isNaN(context.f.partite.residui[partita])) context.riferite.push(partita);
}

function addWeight(found: CandidateParty[], partito: number, peso: number, prove: number): void {
  const same = found.find((one) => one.partito === partito);
  if (same) {
    same.peso += peso / 2;
    same.prove |= prove;
  } else found.push({ partito, peso, coperto: 0, prove });
}

/** Combines codes and names. `alreadyKnown`: the import has named the party, so other names weigh less. */
export function joinNomi(
  names: Nomi,
  codes: readonly CandidateParty[],
  alreadyKnown: boolean,
): CandidateParty[] {
  const named = names.recognise(MAX_PARTITI);
  if (codes.length === 0 && !alreadyKnown) return named;
  const found = codes.map(({ partito, peso, coperto, prove }) => ({ partito, peso, coperto, prove }));
  for (const one of named) {
    const same = found.find(({ partito }) => partito === one.partito);
    if (same) {
      same.peso += Math.max(0, one.peso);
      same.coperto = one.coperto;
      continue;
    }
    if (alreadyKnown) one.peso -= 7;
    found.push(one);
  }
  return found.sort(comparePeso);
}
