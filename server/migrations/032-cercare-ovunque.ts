/**
 * What a search through many aziende reads. Every index leads with the azienda and is in the order of its bytes, so that
 * each azienda costs one descent and a handful of rows, whatever it holds. `soggetto_parola`: the words of a name and
 * its codes, so that what begins with a few letters is found wherever it stands in the name. Nothing here is told for
 * the first time: the words of a soggetto are made again whenever its name or a code changes.
 */
import { fromStatements } from './statements.ts';

/** Punctuation parts words. Letters of any script stay. */
const SEGNI = String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_${'`'}{|}~’`;
const SPAZI = ' '.repeat(SEGNI.length);
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The words of some soggetti as they must be. `posto`: 0 of a code, otherwise which word of the name it is. `from`: where
 * the soggetti are read, as `s`.
 */
const selectParole = (soggetti: string, from = 'soggetto'): string => `
  select s.id_azienda, s.id as id_soggetto, p.parola collate "C" as parola, min(p.posto)::integer as posto
  from ${from} s
  cross join lateral (
    select left(n.parola, 100) as parola, n.posto from unnest(string_to_array(
      translate(testo_ricerca(s.ragione_sociale), ${quoted(SEGNI)}, '${SPAZI}'), ' ')) with ordinality as n (parola, posto)
    union all select lower(s.partita_iva), 0
    union all select lower(s.codice_fiscale), 0
  ) p
  where ${soggetti} and p.parola <> ''
  group by s.id_azienda, s.id, p.parola collate "C"`;

export const insertParole = (soggetti: string, from?: string): string =>
  `insert into soggetto_parola (id_azienda, id_soggetto, parola, posto) ${selectParole(soggetti, from)}`;

export const cercareOvunque = fromStatements([
  // No reference to soggetto: a merge has no rule for what follows from the name by itself.
  `create table soggetto_parola (
    id_azienda bigint not null,
    id_soggetto bigint not null,
    parola text collate "C" not null,
    posto integer not null,
    primary key (id_azienda, parola, posto, id_soggetto)
  )`,
  insertParole('true'),
  `create index soggetto_parola_soggetto on soggetto_parola (id_azienda, id_soggetto)`,
  `create function soggetto_parole() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from soggetto_parola where id_azienda = old.id_azienda and id_soggetto = old.id;
    end if;
    if tg_op = 'DELETE' then return null; end if;
    ${insertParole('s.id_azienda = new.id_azienda and s.id = new.id')};
    return null;
  end $$`,
  `create trigger soggetto_parole_insert after insert on soggetto
    for each row execute function soggetto_parole()`,
  `create trigger soggetto_parole_update after update on soggetto
    for each row when ((old.ragione_sociale, old.partita_iva, old.codice_fiscale)
      is distinct from (new.ragione_sociale, new.partita_iva, new.codice_fiscale))
    execute function soggetto_parole()`,
  `create trigger soggetto_parole_delete after delete on soggetto
    for each row execute function soggetto_parole()`,

  // The latest first among what is alike: a handful of rows is read from where they stand together.
  `create index riga_numero_documento on riga_estratto (id_azienda, ordine_numero_documento, data desc, id desc)
    where ordine_numero_documento is not null`,
  `create index riga_importo on riga_estratto (id_azienda, importo, data desc, id desc)`,
  `create index riga_iban_controparte on riga_estratto
    (id_azienda, (iban_controparte collate "C"), data desc, id desc) where iban_controparte is not null`,
  `create index conto_iban_inizio on conto (id_azienda, (iban collate "C")) where iban is not null`,
  `create index soggetto_iban_inizio on soggetto_iban (id_azienda, (iban collate "C"))`,
]);
