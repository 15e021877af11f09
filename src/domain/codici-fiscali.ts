/** The codice fiscale: D.M. 23/12/1976 "Sistemi di codificazione dei soggetti da iscrivere all'anagrafe tributaria". */
import type { Giorno } from '#api/contract/valori.ts';
import { checkCharacter } from './check-codes.ts';
import { checkPartitaIva, cleanCodice, refuseCodice, type EsitoCodice } from './codici.ts';

/** Letter of the month of birth, January first (D.M. 23/12/1976 art. 4). */
const MESI = 'ABCDEHLMPRST';
const GIORNI = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Letters that stand for the digits 0 to 9 when two people would have the same code (art. 6, "omocodia"). */
const OMOCODIA = 'LMNPQRSTUV';

const SHAPE = /^[A-Z]{6}[\dL-NP-V]{2}[ABCDEHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;

/** The places (from 0) that hold digits, and where omocodia may put letters. */
const DIGITS = [6, 7, 9, 10, 12, 13, 14];

/** Puts the digits back where omocodia put letters; the check character stays. */
function withoutOmocodia(code: string): string {
  const characters = code.split('');
  for (const at of DIGITS) {
    const digit = OMOCODIA.indexOf(code.charAt(at));
    if (digit >= 0) characters[at] = String(digit);
  }
  return characters.join('');
}

/**
 * Checks a codice fiscale: of a person (16 characters, omocodia included) or, as art. 11 has it for those
 * who are not natural persons, of 11 digits with the check digit of the partita IVA.
 */
export function checkCodiceFiscale(text: string): EsitoCodice {
  const code = cleanCodice(text);
  if (code === '') return refuseCodice('Il codice fiscale è vuoto');
  if (/^\d{11}$/.test(code)) {
    const outcome = checkPartitaIva(code);
    return outcome.ok ? outcome : refuseCodice('La cifra di controllo del codice fiscale non torna');
  }
  if (code.length !== 16)
    return refuseCodice(`Il codice fiscale ha 16 caratteri (11 per le società), questo ne ha ${code.length}`);
  if (!SHAPE.test(code))
    return refuseCodice('Lettere e cifre non stanno al loro posto in questo codice fiscale');
  const plain = withoutOmocodia(code);
  if (!possibleBirth(plain)) return refuseCodice('Il giorno di nascita nel codice fiscale non esiste');
  if (checkCharacter(code.slice(0, 15)) !== code.charAt(15))
    return refuseCodice('La lettera di controllo del codice fiscale non torna: c’è un errore di battitura');
  return { ok: true, valore: code };
}

/** The century is not written: 29 February is accepted if the year is a leap year in one century. */
function possibleBirth(code: string): boolean {
  const year = Number(code.slice(6, 8));
  const month = MESI.indexOf(code.charAt(8));
  const written = Number(code.slice(9, 11));
  const day = written > 40 ? written - 40 : written;
  if (month === 1 && day === 29) return year % 4 === 0;
  return day >= 1 && day <= (GIORNI[month] ?? 0);
}

interface DatiCodiceFiscale {
  cognome: string;
  nome: string;
  birth: Giorno;
  sex: 'M' | 'F';
  /** Cadastral code of the comune or country of birth: a letter and three digits. */
  comune: string;
}

const consonants = (text: string): string => text.replaceAll(/[AEIOU]/g, '');
const vowels = (text: string): string => text.replaceAll(/[^AEIOU]/g, '');
const threeLetters = (text: string): string => `${consonants(text)}${vowels(text)}XXX`.slice(0, 3);

/** Upper-case letters without accents, apostrophes and spaces. */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');

/** Art. 3: of a name with four or more consonants, the first, third and fourth are used. */
function nameCode(name: string): string {
  const text = letters(name);
  const [before = '', , third = '', fourth = ''] = consonants(text);
  return fourth === '' ? threeLetters(text) : `${before}${third}${fourth}`;
}

/** Makes the codice fiscale of a person; throws when `comune` is no cadastral code. */
export function makeCodiceFiscale(data: DatiCodiceFiscale): string {
  const { birth, comune } = data;
  if (!/^[A-Z]\d{3}$/.test(comune)) throw new RangeError(`not a cadastral code: ${comune}`);
  const month = MESI.charAt(Number(birth.slice(5, 7)) - 1);
  const day = Number(birth.slice(8, 10)) + (data.sex === 'F' ? 40 : 0);
  const withoutCheck = `${threeLetters(letters(data.cognome))}${nameCode(data.nome)}${birth.slice(2, 4)}${month}${String(day).padStart(2, '0')}${comune}`;
  return `${withoutCheck}${checkCharacter(withoutCheck)}`;
}
