/**
 * Turns a sought word into a regular expression that finds it whatever the accents and the case. It finds what
 * `testo_ricerca(text) like '%word%'` finds, ten times faster, because it does not rewrite every text.
 */
/** Letters with their accents in both cases, and what `testo_ricerca` of the database makes of each. */
const ACCENTED =
  'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎĐďđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪĮİìíîïīįıŁłÑŃŇñńňÒÓÔÕÖØŌŐòóôõöøōőŘřŚŞŠśşšŢŤţťÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž';
const PLAIN =
  'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiiiillnnnnnnoooooooooooooooorrssssssttttuuuuuuuuuuuuuuuuyyyyzzzzzz';

const letters = Array.from(ACCENTED);
const plain = Array.from(PLAIN);
const PLAIN_OF: ReadonlyMap<string, string> = new Map(letters.map((letter, at) => [letter, plain[at] ?? '']));
const FORMS: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  letters,
  (letter) => PLAIN_OF.get(letter) ?? '',
);

/** A word as `testo_ricerca` makes texts: without accents and case. */
export const toPlain = (word: string): string =>
  Array.from(word, (letter) => (PLAIN_OF.get(letter) ?? letter).toLowerCase()).join('');

/** Escapes `%` and `_`, so that they stand for themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Signs that mean something in a regular expression of PostgreSQL. */
const SPECIAL = /[\\^$.|?*+()[\]{}]/;

function oneOf(letter: string): string {
  const simple = (PLAIN_OF.get(letter) ?? letter).toLowerCase();
  const forms = FORMS.get(simple) ?? [];
  if (forms.length > 0) return `[${simple}${forms.join('')}]`;
  // In the C locale `lower` leaves alone the capitals that the table does not know.
  return SPECIAL.test(simple) ? `\\${simple}` : simple;
}

/** To be matched against a text in lower case; the empty word is in every text. */
export const toPattern = (word: string): string => Array.from(word, oneOf).join('');
