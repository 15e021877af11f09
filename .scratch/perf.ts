import { rmSync } from 'node:fs';
import { openEmbedded } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeWorld } from '#tests/contract/support/world.ts';
import { begin, righe } from '#tests/contract/support/imports.ts';
let t = performance.now(); const lap = (n: string) => { const x = performance.now(); console.log(n, Math.round(x - t)); t = x; return x; };
rmSync('/tmp/qsrv/perf', { recursive: true, force: true });
const db = await openEmbedded('/tmp/qsrv/perf'); await migrate(db); lap('open+migrate');
const w = await makeWorld(db);
const o = await w.office(); lap('office');
const rows = righe(100_000).map((r, i) => ({ ...r, data: `2026-${String(1 + i % 12).padStart(2, '0')}-15`, descrizione: `Bonifico numero ${i} a vostro favore ordinante qualcuno`, ragione_sociale: `Cliente ${i % 700} S.r.l.`, saldo: i * 10, riferimento: `TRN${i}` }));
lap('rows');
for (const L of [2000, 10_000]) {
  const id = await begin(o, rows);
  t = performance.now();
  for (let i = 0; i < rows.length / L; i++) { const r = await o.browser.send('importRows', { query: { id_imp: id }, body: { rows: rows.slice(i * L, i * L + L), lotto: i + 1, lotti: rows.length / L } }); if (r.statusCode !== 200) throw new Error(r.body); }
  lap(`import http lots of ${L}`);
}
// bare multi-row insert
const id = await begin(o, rows); t = performance.now();
for (let i = 0; i < rows.length; i += 1000) await db.kysely.insertInto('riga_estratto').values(rows.slice(i, i + 1000).map((r) => ({ ...r, id_azienda: o.id_azienda, id_imp: id, natura: 'movimento', id_conto: o.id_conto, residuo: r.importo }) as never)).execute();
lap('bare multi-row insert (1000)');
{
 const js = JSON.stringify(rows.slice(0, 10000)); t = performance.now();
 const { sql } = await import('kysely');
 await sql`select count(*) from json_to_recordset(${js}::json) as x(riga integer, data date, data_valuta date, causale text, descrizione text, ragione_sociale text, id_soggetto bigint, numero_documento text, data_documento date, scadenza date, importo bigint, divisa text, saldo bigint, iban_controparte text, riferimento text, nota text)`.execute(db.kysely); lap('recordset parse only 10k');
 const { resolveControparti } = await import('#server/repositories/soggetti.ts');
 await resolveControparti(db.kysely, o.id_azienda, rows.slice(0, 10000).map((r) => ({ nome: r.ragione_sociale, iban: null }))); lap('resolve 10k');
 const { importRichiestaSchema } = await import('#api/contract/importazioni.ts');
 importRichiestaSchema.parse(JSON.parse(JSON.stringify({ rows: rows.slice(0, 10000), lotto: 1, lotti: 10 }))); lap('zod 10k');
 const { insertRighe } = await import('#server/repositories/righe.ts');
 await db.kysely.transaction().execute((tx) => insertRighe(tx, { id_azienda: o.id_azienda, id_imp: id, natura: 'movimento', id_conto: o.id_conto, id_mandante: null }, rows.slice(0, 10000) as never)); lap('insertRighe 10k');
 await db.kysely.transaction().execute(async (tx) => { for (let i = 0; i < 10; i++) await insertRighe(tx, { id_azienda: o.id_azienda, id_imp: id, natura: 'movimento', id_conto: o.id_conto, id_mandante: null }, rows.slice(i*1000, i*1000+1000) as never); }); lap('insertRighe 10 x 1k');
 const { sql: q2 } = { sql }; await db.kysely.transaction().execute(async () => {}); 
}
for (const q of [{}, { limit: 100000 }, { q: 'numero 77' }, { sort: 'descrizione' }, { sort: '-importo' }, {dal: '2026-03-01', al:'2026-03-31'}]) { t = performance.now(); const r = await o.browser.send('estrattoConto', { query: q }); lap(`GET ${JSON.stringify(q)} ${r.statusCode} ${r.body.length}`); }
t = performance.now(); const d = await o.browser.send('allDelImport', { params: { id: id - 1 } }); lap('rollback ' + d.body);
await w.app.close(); await db.close(); process.exit(0);
