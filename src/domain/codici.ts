/** Codes that carry their own proof: IBAN and partita IVA. The codice fiscale is in codici-fiscali.ts. */
import { checkCharacter } from './check-codes.ts';

/** `valore` is the code as it is kept: upper case, no spaces, no prefix. `motivo` is shown to the person. */
export type EsitoCodice = { ok: true; valore: string } | { ok: false; motivo: string };

export const refuseCodice = (motivo: string): EsitoCodice => ({ ok: false, motivo });

/** Removes what people and PDFs put into codes: any white space, also non-breaking spaces. */
export const cleanCodice = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Length of the IBAN by country: SWIFT, "IBAN Registry" (ISO 13616-2), the countries that
 * exchange euro payments (EPC409-09, SEPA scheme countries) and those that Italian trade meets most.
 */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  [
    'AD24 AE23 AL28 AT20 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18 FO18',
    'FR27 GB22 GE22 GI23 GL18 GR27 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21',
    'MC27 MD24 ME22 MK19 MT31 NL18 NO15 PK24 PL28 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26',
    'UA29 VA22 XK20',
  ].flatMap((line) => line.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const)),
);

/** ISO 7064 MOD 97-10 over the text with letters as 10..35; digit by digit, so no big number is needed. */
function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The CIN of an Italian (and San Marino) account: ABI, CAB and account, 22 characters (ABI, "Struttura del BBAN"). */
export const computeCin = (abiCabConto: string): string => checkCharacter(abiCabConto);

/**
 * Checks an IBAN: shape and check digits (ISO 13616-1, mod 97 = 1), the country's length where it is known,
 * and for Italy and San Marino the structure of the BBAN with its CIN.
 */
export function checkIban(text: string): EsitoCodice {
  const iban = cleanCodice(text);
  if (iban === '') return refuseCodice('L’IBAN è vuoto');
  if (!/^[0-9A-Z]+$/.test(iban)) return refuseCodice('L’IBAN può contenere solo lettere e cifre');
  if (!/^[A-Z]{2}\d\d[0-9A-Z]{1,30}$/.test(iban))
    return refuseCodice('Un IBAN comincia con due lettere e due cifre e ha al massimo 34 caratteri');
  const country = iban.slice(0, 2);
  const len = LENGTHS.get(country);
  if (len !== undefined && iban.length !== len)
    return refuseCodice(`Un IBAN ${country} ha ${len} caratteri, questo ne ha ${iban.length}`);
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return refuseCodice('Le cifre di controllo dell’IBAN non tornano: c’è un errore di battitura');
  return country === 'IT' || country === 'SM' ? checkItalianBban(iban) : { ok: true, valore: iban };
}

function checkItalianBban(iban: string): EsitoCodice {
  if (!/^[A-Z]{2}\d\d[A-Z]\d{10}[0-9A-Z]{12}$/.test(iban))
    return refuseCodice(
      'Dopo le cifre di controllo servono il CIN (una lettera), ABI e CAB (dieci cifre) e il conto',
    );
  if (computeCin(iban.slice(5)) !== iban.charAt(4)) return refuseCodice('Il CIN dell’IBAN non torna');
  return { ok: true, valore: iban };
}

/** In groups of four, as it is printed (ISO 13616). */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Makes an Italian IBAN. `abi` and `cab` are five digits, `conto` at most 12 letters or digits. */
export function makeItalianIban(abi: string, cab: string, conto: string): string {
  const bban = `${abi}${cab}${conto.padStart(12, '0')}`.toUpperCase();
  if (!/^\d{10}[0-9A-Z]{12}$/.test(bban)) throw new RangeError(`not ABI, CAB and account: ${bban}`);
  const withCin = `${computeCin(bban)}${bban}`;
  const digits = 98 - mod97(`${withCin}IT00`);
  return `IT${String(digits).padStart(2, '0')}${withCin}`;
}

/**
 * The eleventh digit of a partita IVA: ISO/IEC 7812 (Luhn) over the first ten.
 * D.P.R. 633/1972 art. 35; the computation is in D.M. 23/12/1976, "Sistemi di codificazione dei soggetti".
 */
function partitaIvaCheck(ten: string): number {
  let total = 0;
  for (let at = 0; at < 10; at++) {
    const digit = Number(ten.charAt(at));
    const weighted = at % 2 === 0 ? digit : digit * 2;
    total += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (total % 10)) % 10;
}

/**
 * Checks an Italian partita IVA, with or without the `IT` in front.
 * The three digits of the issuing office are not compared with a list: the Agenzia extends it.
 */
export function checkPartitaIva(text: string): EsitoCodice {
  const code = cleanCodice(text).replace(/^IT/, '');
  if (code === '') return refuseCodice('La partita IVA è vuota');
  if (!/^\d+$/.test(code)) return refuseCodice('La partita IVA può contenere solo cifre');
  if (code.length !== 11) return refuseCodice(`La partita IVA ha 11 cifre, questa ne ha ${code.length}`);
  if (code.startsWith('0000000'))
    return refuseCodice('La partita IVA comincia con un numero di iscrizione nullo');
  if (partitaIvaCheck(code) !== Number(code.charAt(10)))
    return refuseCodice('La cifra di controllo della partita IVA non torna: c’è un errore di battitura');
  return { ok: true, valore: code };
}

/** Makes a partita IVA from its registration number (1 to 9,999,999) and the issuing office (1 to 999). */
export function makePartitaIva(serialNumber: number, office: number): string {
  const ten = `${String(serialNumber).padStart(7, '0')}${String(office).padStart(3, '0')}`;
  if (!/^\d{10}$/.test(ten) || serialNumber < 1 || office < 1)
    throw new RangeError(`not a registration number and an office: ${serialNumber}, ${office}`);
  return `${ten}${partitaIvaCheck(ten)}`;
}
