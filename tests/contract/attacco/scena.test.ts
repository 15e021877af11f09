/** What the attacks are made on: an azienda with rows of every kind, marked. A table it leaves empty fails by name. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryEngineAlone } from '../support/engines.ts';
import { useCasella } from '../support/solleciti.ts';
import type { World } from '../support/world.ts';
import { fillScena } from './support/scena.ts';

/** Columns of text that nobody writes at will: words of the product, codes with rules of their own, prints, numbers. */
const REGOLATE =
  /^(?:area|azione|cap|chiave|codice|codice_fiscale|conferma|divisa|esito|fase|formato|frequenza|fuso|gettone_hash|host|iban|iban_controparte|natura|nazione|ora|origine|origine_tracciato|partita_iva|password_cifrata|password_hash|provincia|quadratura|ruoli|ruolo|scelta|segno|sha256|sicurezza|stato|tabella|tipo|tono|totp_segreto|utente|valore)$/;

/** Columns whose rows here have nothing to say, or say it in numbers. */
const MUTE = new Set([
  'alias.origine',
  'calendario_privato.filtri',
  'elenco_soggetti.fatto',
  'lotto_abbinamenti.dettagli',
  'lotto_abbinamenti.nome_file',
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

onEveryEngineAlone('the azienda that is attacked', (world) => {
  const casella = useCasella();

  test('has a row in every table, and its mark in every text that people write', async () => {
    const { office, segno } = await fillScena(world(), casella(), 900_001, 'zqseconda');
    const empty: string[] = [];
    const bare: string[] = [];
    for (const [tabella, columns] of await listColonne(world())) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(tabella)} where id_azienda = ${office.id_azienda}`.execute(
        world().db.kysely,
      );
      if (rows.length === 0) empty.push(tabella);
      const marked = (column: string): boolean =>
        rows.some((row) =>
          JSON.stringify(row[column] ?? null)
            .toLowerCase()
            .includes(segno),
        );
      for (const { colonna, testo } of columns)
        if (testo && !REGOLATE.test(colonna) && !marked(colonna)) bare.push(`${tabella}.${colonna}`);
    }
    expect(empty).toEqual([]);
    expect(bare.filter((column) => !MUTE.has(column))).toEqual([]);
  });
});
