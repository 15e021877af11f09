/** Who is behind a movimento: by code, by what the import already recognised, by name. */
import type { Candidato } from './candidati.ts';
import type { Contesto } from './contesto.ts';
import * as P from './ipotesi.ts';
import type { Nomi } from './nomi.ts';
import type { MovimentoDaAbbinare } from './tipi.ts';

const MAX_PARTITI = 5;
const PESO_CODICE = 12;

/** Parties that a code or the import names, best first; the partite that a reference names go into the context. */
export function readCodici(contesto: Contesto, movimento: MovimentoDaAbbinare): Candidato[] {
  const { anagrafe, testi } = contesto.f;
  const { chiavi } = anagrafe.chiavi;
  const found: Candidato[] = [];
  const seen: number[] = [];
  const addPeso = (partito: number, peso: number, prove: number): void => {
    const same = found.find((one) => one.partito === partito);
    if (same) {
      same.peso += peso / 2;
      same.prove |= prove;
    } else found.push({ partito, peso, coperto: 0, prove });
  };
  const read = (place: number): void => {
    const chiave = chiavi[place];
    if (!chiave || seen.includes(place)) return;
    seen.push(place);
    const bit =
      chiave.tipo === 'iban' ? P.IBAN_NOTO : chiave.tipo === 'mandato' ? P.MANDATO_NOTO : P.CODICE_NOTO;
    if (chiave.partiti.length <= 4)
      for (const partito of chiave.partiti) addPeso(partito, PESO_CODICE - chiave.partiti.length, bit);
    if (chiave.partite.length <= 40) for (const partita of chiave.partite) contesto.riferite.push(partita);
  };
  const to = testi.inizioCodici[contesto.at + 1] ?? 0;
  for (let code = testi.inizioCodici[contesto.at] ?? 0; code < to; code += 1) read(testi.codici[code] ?? -1);
  for (const field of [movimento.iban_controparte, movimento.riferimento])
    if (field) read(anagrafe.chiavi.place(field));
  if (movimento.id_soggetto !== null && movimento.id_soggetto !== undefined) {
    const partito = anagrafe.partitoDelSoggetto.get(movimento.id_soggetto);
    for (const one of found) if (one.partito !== partito) one.peso -= 7;
    if (partito !== undefined) addPeso(partito, PESO_CODICE, P.SOGGETTO_NOTO);
  }
  return found;
}

/** Codes and names together. `giaNoto`: the import already says who it is, other names weigh less. */
export function joinNomi(nomi: Nomi, codici: readonly Candidato[], giaNoto: boolean): Candidato[] {
  const found = codici.map(({ partito, peso, coperto, prove }) => ({ partito, peso, coperto, prove }));
  for (const { partito, peso, coperto } of nomi.recognise(MAX_PARTITI)) {
    const same = found.find((one) => one.partito === partito);
    if (same) {
      same.peso += Math.max(0, peso);
      same.coperto = coperto;
    } else found.push({ partito, peso: giaNoto ? peso - 7 : peso, coperto, prove: 0 });
  }
  return found.sort((a, b) => b.peso - a.peso || a.partito - b.partito);
}
