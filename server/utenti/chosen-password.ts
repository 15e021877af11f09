/**
 * Which passwords a person may choose: long ones that nobody tries first (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 5.0, 6.2).
 * No rule of composition, and nothing is asked of the network.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

/** The words that guessers try first, as leaks have shown them: some 49,000, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What keyboards and calendars offer in a row. */
const FILE = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
const turn = (text: string): string => text.split('').toReversed().join('');
const inRow = (text: string): boolean => FILE.some((row) => row.includes(text) || row.includes(turn(text)));

/** One short piece over and over: `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

/** A usual word that only digits and signs make longer: `Juventus2026!`. */
const core = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Why a password is one of the first that are tried, for whoever chose it; null when it is not. */
export function findDefect(password: string, username: string): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (common.has(text) || inRow(text) || isRepeated(text))
    return 'È una delle password più usate: scegline un’altra';
  const word = core(text);
  const own = username.toLowerCase();
  if (word === '' || word === 'quadra' || word === own || (own.length >= 4 && text.includes(own)))
    return 'Si indovina da chi sei: scegli parole che non c’entrano con il nome utente né con Quadra';
  if (word.length >= 4 && common.has(word))
    return 'È una parola molto usata con qualche cifra o segno: metti insieme più parole';
  return null;
}
