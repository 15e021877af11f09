/** Makes a row with only the given fields, and the names under which banks write counterparties. */
import type { Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from '../importi.ts';
import type { Chance } from './random.ts';
import type { RigaDemo } from './types.ts';

interface DatiRiga extends Partial<Omit<RigaDemo, 'importo'>> {
  data: Giorno;
  descrizione: string;
  /** Cents. */
  importo: number;
}

/** `riga` and `saldo` are set when the file is put together. */
export const makeRiga = (data: DatiRiga): RigaDemo => ({
  riga: 1,
  data_valuta: data.data,
  causale: null,
  ragione_sociale: null,
  numero_documento: null,
  data_documento: null,
  scadenza: null,
  divisa: 'EUR',
  saldo: null,
  iban_controparte: null,
  riferimento: null,
  nota: null,
  soggetto: null,
  mandante: null,
  agente: null,
  paga: [],
  ...data,
  importo: toCentesimi(data.importo),
});

/** Exchanges two neighbouring letters, as a typing error does. */
function typo(text: string, chance: Chance): string {
  const at = chance.drawInteger(1, Math.max(1, text.length - 4));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

const ABBREVIATIONS: [RegExp, string][] = [
  [/FRATELLI/, 'F.LLI'],
  [/COSTRUZIONI/, 'COSTR.'],
  [/OFFICINE MECCANICHE/, 'OFF. MECC.'],
  [/COOPERATIVA/, 'COOP.'],
  [/TRASPORTI/, 'TRASP.'],
  [/ARREDAMENTI/, 'ARRED.'],
  [/ (SRLS|SRL|SPA|SNC|SAS|SOC COOP)$/, ''],
];

/** Banks write capitals without accents or dots; some senders abbreviate, cut or mistype. */
export function makeNomeInBanca(ragioneSociale: string, chance: Chance): string {
  const plain = ragioneSociale
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .replaceAll('’', "'")
    .toUpperCase();
  const draw = chance.drawFraction();
  if (draw < 0.7) return plain;
  if (draw < 0.82) return ABBREVIATIONS.reduce((text, [long, short]) => text.replace(long, short), plain);
  if (draw < 0.92) return plain.slice(0, 28).trim();
  return typo(plain, chance);
}
