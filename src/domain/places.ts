/** Italian addresses: CAP and province. */
import { refuseCodice, type EsitoCodice } from './codici.ts';

/**
 * Sigle of the provinces, metropolitan cities and free consortia (ISTAT, "Codici statistici delle unità amministrative
 * territoriali"), with those of Sardegna before and after 2025 (L.R. Sardegna 7/2021): old addresses keep the old ones.
 */
const PROVINCE: ReadonlySet<string> = new Set(
  (
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR ' +
    'IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI ' +
    'RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV'
  ).split(' '),
);

/** Checks the two letters of a province; `valore` is upper case. */
export function checkProvincia(text: string): EsitoCodice {
  const acronym = text.trim().toUpperCase();
  if (acronym === '') return refuseCodice('La provincia è vuota');
  if (!/^[A-Z]{2}$/.test(acronym)) return refuseCodice('La provincia si scrive con due lettere: MI, RM, NA');
  return PROVINCE.has(acronym)
    ? { ok: true, valore: acronym }
    : refuseCodice(`Nessuna provincia ha la sigla ${acronym}`);
}

/**
 * First two digits of the CAP, which name the postal area, with the provinces it serves (Poste Italiane, structure of
 * the CAP). Only areas whose provinces are certain are listed: an area not listed refuses nothing.
 */
const ZONE: readonly (readonly [inizio: string, province: string])[] = [
  ['00', 'RM'],
  ['10', 'TO'],
  ['20', 'MI MB LO'],
  ['21', 'VA'],
  ['24', 'BG'],
  ['25', 'BS'],
  ['27', 'PV'],
  ['30', 'VE'],
  ['31', 'TV'],
  ['32', 'BL'],
  ['35', 'PD'],
  ['36', 'VI'],
  ['37', 'VR'],
  ['38', 'TN'],
  ['39', 'BZ'],
  ['40', 'BO'],
  ['41', 'MO'],
  ['43', 'PR'],
  ['44', 'FE'],
  ['45', 'RO'],
  ['46', 'MN'],
  ['50', 'FI PO'],
  ['55', 'LU'],
  ['56', 'PI'],
  ['57', 'LI'],
  ['58', 'GR'],
  ['80', 'NA'],
  ['90', 'PA'],
  ['95', 'CT'],
  ['97', 'RG'],
];
const PER_ZONA = new Map(ZONE.map(([start, province]) => [start, province.split(' ')]));

/** Checks an Italian CAP: five digits, from 00010 to 98168. */
export function checkCap(text: string): EsitoCodice {
  const cap = text.replaceAll(/\s/g, '');
  if (cap === '') return refuseCodice('Il CAP è vuoto');
  if (!/^\d+$/.test(cap)) return refuseCodice('Il CAP può contenere solo cifre');
  if (cap.length !== 5) return refuseCodice(`Il CAP ha 5 cifre, questo ne ha ${cap.length}`);
  if (Number(cap) < 10 || Number(cap) > 98_168) return refuseCodice('Nessun comune italiano ha questo CAP');
  return { ok: true, valore: cap };
}

/**
 * What is odd about a CAP and a province together, or null. It is a doubt and no refusal, because comuni change
 * province.
 */
export function checkCapProvincia(cap: string | null, provincia: string | null): string | null {
  if (cap === null || provincia === null) return null;
  const province = PER_ZONA.get(cap.slice(0, 2));
  if (!province || province.includes(provincia)) return null;
  return `I CAP che cominciano con ${cap.slice(0, 2)} sono di ${province.join(', ')}: controlla la provincia`;
}

/** Checks the two letters of a country (ISO 3166-1 alpha-2); only their shape. */
export function checkNazione(text: string): EsitoCodice {
  const acronym = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(acronym)
    ? { ok: true, valore: acronym }
    : refuseCodice('La nazione si scrive con due lettere: IT, FR, DE');
}

const POSTA = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Checks the shape of an e-mail address, PEC included; `valore` is lower case. */
export function checkEmail(text: string): EsitoCodice {
  const address = text.trim().toLowerCase();
  return POSTA.test(address) && address.length <= 254
    ? { ok: true, valore: address }
    : refuseCodice('L’indirizzo e-mail non è scritto bene: nome@dominio.it');
}
