/** Whether the attacks are made on something: a table that the azienda leaves empty, a text that bears no mark. */
import { sql } from 'kysely';
import type { World } from '../../support/world.ts';
import type { Scena } from './scena.ts';

/** Columns of text that nobody writes at will: words of the product, codes with rules of their own, prints, numbers. */
const REGOLATE =
  /^(?:area|azione|cap|chiave|codice|codice_fiscale|conferma|divisa|esito|fase|formato|frequenza|fuso|gettone_hash|host|iban|iban_controparte|natura|nazione|ora|origine|origine_tracciato|partita_iva|password_cifrata|password_hash|provincia|quadratura|ruoli|ruolo|scelta|segno|sha256|sicurezza|stato|tabella|tipo|tono|totp_segreto|utente|valore)$/;

/** Columns whose rows here have nothing to say, or say it in numbers. */
const MUTE = new Set([
  'alias.origine',
  'calendario_privato.filtri',
  'elenco_soggetti.fatto',
  'fascicolo.allegati',
  'fascicolo.message_id',
  'fascicolo.risposta',
  'lotto_abbinamenti.dettagli',
  'lotto_abbinamenti.movimenti',
  'lotto_abbinamenti.nome_file',
  'lotto_abbinamenti.numeri',
  'lotto_abbinamenti.regole',
  'pagamento.alias_appresi',
  'pagamento.rivali',
  'posta_coda.message_id',
  'posta_coda.risposta',
  'posta_coda.ultimo_errore',
  'proposta.id_movimenti',
  'proposta.id_partite',
  'regola.motivo',
  'registro.oggetto',
  'rilettura.dopo',
  'situazione_conto.mesi',
  'sollecito.motivo',
  'sollecito_partita.perche',
  'tracciato_campione.attesi',
  'unione.spostati',
]);

async function listColonne({ db }: World) {
  const { rows } = await sql<{ tabella: string; colonna: string; testo: boolean }>`
    select t.table_name as tabella, c.column_name as colonna,
      c.data_type in ('text', 'jsonb', 'ARRAY') as testo
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db.kysely);
  const own = Map.groupBy(rows, ({ tabella }) => tabella);
  return [...own].filter(([, columns]) => columns.some(({ colonna }) => colonna === 'id_azienda'));
}

/** Tables without a row of the azienda, and columns of text that people write of which no row bears its mark. */
export async function findLacune(world: World, { office, segno }: Scena) {
  const empty: string[] = [];
  const nude: string[] = [];
  for (const [table, columns] of await listColonne(world)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where id_azienda = ${office.id_azienda}`.execute(world.db.kysely);
    if (rows.length === 0) empty.push(table);
    const marked = (column: string): boolean =>
      rows.some((row) =>
        JSON.stringify(row[column] ?? null)
          .toLowerCase()
          .includes(segno),
      );
    for (const { colonna, testo } of columns)
      if (testo && !REGOLATE.test(colonna) && !marked(colonna)) nude.push(`${table}.${colonna}`);
  }
  return { empty, nude: nude.filter((column) => !MUTE.has(column)) };
}
