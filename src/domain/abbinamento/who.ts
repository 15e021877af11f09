/** Who is behind a movimento: by code, by what the import already recognised, by name. */
import { comparePeso, type PartitoCandidato } from './candidates.ts';
import type { Contesto } from './context.ts';
import * as P from './hypothesis.ts';
import type { Nomi } from './names.ts';

const MAX_PARTITI = 5;
const PESO_CODICE = 12;
const NESSUNO: readonly PartitoCandidato[] = [];

/** Parties that a code or the import names, best first; the partite that a reference names go into the context. */
export function readCodici(contesto: Contesto): readonly PartitoCandidato[] {
  const { anagrafe, movimenti: testi } = contesto.f;
  const from = testi.inizioCodici[contesto.at] ?? 0;
  const to = testi.inizioCodici[contesto.at + 1] ?? 0;
  const iban = testi.iban[contesto.at] ?? -1;
  const riferimento = testi.riferimenti[contesto.at] ?? -1;
  const soggetto = testi.soggetti[contesto.at] ?? Number.NaN;
  // As most are, with nothing but words.
  if (from === to && iban < 0 && riferimento < 0 && Number.isNaN(soggetto)) return NESSUNO;
  const found: PartitoCandidato[] = [];
  const seen: number[] = [];
  for (let code = from; code < to; code += 1) read(contesto, testi.codici[code] ?? -1, found, seen);
  read(contesto, iban, found, seen);
  read(contesto, riferimento, found, seen);
  if (!Number.isNaN(soggetto)) {
    const partito = anagrafe.partitoDelSoggetto.get(soggetto);
    for (const one of found) if (one.partito !== partito) one.peso -= 7;
    if (partito !== undefined) addPeso(found, partito, PESO_CODICE, P.SOGGETTO_NOTO);
  }
  return found;
}

/** One code, by its place: whom it names goes into `found`. */
function read(contesto: Contesto, place: number, found: PartitoCandidato[], seen: number[]): void {
  if (place < 0) return;
  const chiave = contesto.f.anagrafe.chiavi.chiavi[place];
  if (!chiave || seen.includes(place)) return;
  seen.push(place);
  const bit =
    chiave.tipo === 'iban' ? P.IBAN_NOTO : chiave.tipo === 'mandato' ? P.MANDATO_NOTO : P.CODICE_NOTO;
  if (chiave.partiti.length <= 4)
    for (const partito of chiave.partiti) addPeso(found, partito, PESO_CODICE - chiave.partiti.length, bit);
  if (chiave.partite.length <= 40) for (const partita of chiave.partite) contesto.riferite.push(partita);
}

function addPeso(found: PartitoCandidato[], partito: number, peso: number, prove: number): void {
  const same = found.find((one) => one.partito === partito);
  if (same) {
    same.peso += peso / 2;
    same.prove |= prove;
  } else found.push({ partito, peso, coperto: 0, prove });
}

/** Codes and names together. `giaNoto`: the import already says who it is, other names weigh less. */
export function joinNomi(
  nomi: Nomi,
  codici: readonly PartitoCandidato[],
  giaNoto: boolean,
): PartitoCandidato[] {
  const named = nomi.recognise(MAX_PARTITI);
  if (codici.length === 0 && !giaNoto) return named;
  const found = codici.map(({ partito, peso, coperto, prove }) => ({ partito, peso, coperto, prove }));
  for (const one of named) {
    const same = found.find(({ partito }) => partito === one.partito);
    if (same) {
      same.peso += Math.max(0, one.peso);
      same.coperto = one.coperto;
      continue;
    }
    if (giaNoto) one.peso -= 7;
    found.push(one);
  }
  return found.sort(comparePeso);
}
