/**
 * The words by which a soggetto is found, as they must follow from its name and its codes: made whole where rows were
 * loaded, compared where they are verified. A trigger of the database keeps them while a soggetto changes.
 */

/** Punctuation parts words. Letters of any script stay. */
export const SIGNS = String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_${'`'}{|}~’`;
const BLANKS = ' '.repeat(SIGNS.length);
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The words of some soggetti as they must be; `soggetti` is a condition on the soggetto `s`. `posto` is 0 for a code,
 * otherwise the number of the word in the name.
 */
export const selectParole = (soggetti: string): string => `
  select s.id_azienda, s.id as id_soggetto, p.parola collate "C" as parola, min(p.posto)::integer as posto
  from soggetto s
  cross join lateral (
    select left(n.parola, 100) as parola, n.posto from unnest(string_to_array(
      translate(testo_ricerca(s.ragione_sociale), ${quoted(SIGNS)}, '${BLANKS}'), ' ')) with ordinality as n (parola, posto)
    union all select lower(s.partita_iva), 0
    union all select lower(s.codice_fiscale), 0
  ) p
  where ${soggetti} and p.parola <> ''
  group by s.id_azienda, s.id, p.parola collate "C"`;

/** Writes the words of some soggetti. */
export const insertParole = (soggetti: string): string =>
  `insert into soggetto_parola (id_azienda, id_soggetto, parola, posto) ${selectParole(soggetti)}`;
