import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeItalianIban } from '#domain/codici.ts';
import { RIFERIMENTI } from '#server/soggetti/sql/references.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, PARTITE, riga, righe } from './support/imports.ts';
import { create, createOne, nuovo } from './support/soggetti.ts';
import type { Office } from './support/world.ts';

const IBAN_A = makeItalianIban('05428', '11101', '1');
const IBAN_B = makeItalianIban('03069', '09606', '2');
const IBAN_C = makeItalianIban('02008', '05364', '3');

onEveryEngine('merging soggetti', (world) => {
  test('every column of the database that points at a soggetto has its rule', async () => {
    const { rows } = await sql<{ tabella: string; colonna: string }>`
      select c.conrelid::regclass::text as tabella, a.attname as colonna
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k(colonna, chiave)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.colonna
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.chiave
      where c.contype = 'f' and c.confrelid = 'soggetto'::regclass and f.attname = 'id'`.execute(
      world().db.kysely,
    );
    const name = ({ tabella, colonna }: { tabella: string; colonna: string }) => `${tabella}.${colonna}`;
    expect(RIFERIMENTI.map(name).toSorted()).toEqual(expect.arrayContaining(rows.map(name).toSorted()));
  });

  /** All that the database holds of an azienda that a merge may touch, to compare before and after. */
  async function photograph({ id_azienda }: Office) {
    const tables = [...new Set(RIFERIMENTI.map(({ tabella }) => tabella))];
    const photo: Record<string, unknown> = {};
    for (const table of [...tables, 'soggetto']) {
      const { rows } = await sql<{ riga: Record<string, unknown> }>`
        select to_jsonb(t.*) - 'versione' as riga from ${sql.table(table)} t where id_azienda = ${id_azienda}
        order by 1`.execute(world().db.kysely);
      photo[table] = rows.map((row) => row.riga);
    }
    return photo;
  }

  async function merge(office: Office, kept: number, merged: number, campi: object = {}) {
    const { soggetti } = await office.browser.ok('soggetti', { query: { ids: `${kept},${merged}` } });
    const version = (id: number) => soggetti.find((each) => each.id === id)?.versione;
    return office.browser.ok('soggettiUnisci', {
      body: {
        id_tenuto: kept,
        versione_tenuto: version(kept),
        id_unito: merged,
        versione_unito: version(merged),
        campi,
      },
    });
  }

  test('takes everything over, and undone gives everything back', async () => {
    const office = await world().office();
    const { browser } = office;
    const a = await createOne(office, 'Bianchi Srl', { ibans: [IBAN_A, IBAN_C], partita_iva: '00743110157' });
    const b = await createOne(office, 'BIANCHI S.R.L. DI MILANO', {
      ibans: [IBAN_B, IBAN_C],
      ruoli: ['cliente', 'fornitore', 'agente'],
      telefono: '02 1',
    });
    const other = await createOne(office, 'Terzo', { ruoli: ['mandante'] });
    for (const [id, own] of [
      [a.id, 'Solo di A'],
      [b.id, 'Solo di B'],
    ] as const)
      for (const testo of ['Comune', own])
        await browser.ok('soggettoAlias', {
          params: { id },
          body: { azione: 'aggiungi', tipo: 'nome', testo },
        });
    await sql`update alias set usi = 3 where id_soggetto = ${a.id} and chiave = 'COMUNE'`.execute(
      world().db.kysely,
    );
    await sql`update alias set usi = 4 where id_soggetto = ${b.id} and chiave = 'COMUNE'`.execute(
      world().db.kysely,
    );
    await browser.ok('soggettoNota', { params: { id: b.id }, body: { testo: 'Nota di B' } });
    await browser.ok('soggettoDocumento', {
      params: { id: b.id },
      body: { nome: 'b.txt', tipo: 'text/plain', contenuto: Buffer.from('di b').toString('base64') },
    });
    await browser.ok('soggettiDistinti', { body: { id_primo: other.id, id_secondo: b.id, distinti: true } });
    const cell = (id_agente: number, aliquota: number, dal: string) =>
      browser.ok('matriceModifica', {
        body: { dal, celle: [{ id_agente, id_mandante: other.id, attesa: null, aliquota }] },
      });
    await cell(a.id, 500, '2026-01-01');
    await cell(b.id, 700, '2025-01-01');
    await importAll(
      office,
      [
        riga({ riga: 1, id_soggetto: b.id, scadenza: '2026-05-01' }),
        riga({ riga: 2, id_soggetto: a.id, scadenza: '2026-05-01' }),
      ],
      { ...PARTITE, id_mandante: b.id },
    );
    const before = await photograph(office);

    const merged = await merge(office, a.id, b.id, { telefono: '02 1' });
    expect(merged.soggetto).toMatchObject({
      id: a.id,
      ragione_sociale: 'Bianchi Srl',
      telefono: '02 1',
      ruoli: ['cliente', 'fornitore', 'agente'],
    });
    expect(merged.soggetto.ibans.toSorted()).toEqual([IBAN_A, IBAN_B, IBAN_C].toSorted());
    await browser.refused('soggetto', 404, 'non_trovato', { params: { id: b.id } });
    const now = await browser.ok('soggetto', { params: { id: a.id } });
    expect(now.alias.map(({ testo, usi }) => [testo, usi])).toEqual([
      ['Comune', 7],
      ['BIANCHI S.R.L. DI MILANO', 0],
      ['Solo di A', 0],
      ['Solo di B', 0],
    ]);
    expect(now.note).toMatchObject([{ testo: 'Nota di B' }]);
    expect(now.documenti).toMatchObject([{ nome: 'b.txt' }]);
    expect(now.unioni).toMatchObject([{ id: merged.id_unione, unito: 'BIANCHI S.R.L. DI MILANO' }]);
    expect((await browser.ok('estrattoConto', { query: { id_soggetto: a.id } })).righe).toHaveLength(2);
    // The rates overlapped: those of the one that stays hold.
    expect((await browser.ok('matriceAgenti')).periodi).toMatchObject([{ id_agente: a.id, aliquota: 500 }]);

    const back = await browser.ok('unioneAnnulla', { params: { id_unione: merged.id_unione } });
    expect(back.soggetti.map(({ id, ragione_sociale }) => [id, ragione_sociale])).toEqual([
      [a.id, 'Bianchi Srl'],
      [b.id, 'BIANCHI S.R.L. DI MILANO'],
    ]);
    expect(await photograph(office)).toEqual(before);
    await browser.refused('unioneAnnulla', 422, 'richiesta_non_valida', {
      params: { id_unione: merged.id_unione },
    });
  });

  test('two of 10,000 rows each: whole, and undone whole', async () => {
    const office = await world().office();
    const [a, b] = await create(office, nuovo('Grande A'), nuovo('Grande B'));
    if (!a || !b) throw new Error('two were asked for');
    await importAll(office, righe(10_000, { id_soggetto: a.id }));
    await importAll(office, righe(10_000, { id_soggetto: b.id }));
    const count = async (id: number) =>
      (await office.browser.ok('estrattoConto', { query: { id_soggetto: id, limit: 1 } })).totale;
    const merged = await merge(office, a.id, b.id);
    expect(merged.spostati).toContainEqual({ tabella: 'riga_estratto', righe: 10_000 });
    expect(await count(a.id)).toBe(20_000);
    await office.browser.ok('unioneAnnulla', { params: { id_unione: merged.id_unione } });
    expect([await count(a.id), await count(b.id)]).toEqual([10_000, 10_000]);
    const { rows } = await sql<{ righe: number }>`select count(*)::integer as righe from riga_estratto
      where id_azienda = ${office.id_azienda} and versione <> case when id_soggetto = ${a.id} then 1 else 3 end`.execute(
      world().db.kysely,
    );
    expect(rows[0]?.righe).toBe(0);
  });

  test('what was given to others since stays theirs; what was changed by hand since stays changed', async () => {
    const office = await world().office();
    const [a, b, c] = await create(office, nuovo('A'), nuovo('B', { telefono: '2' }), nuovo('C'));
    if (!a || !b || !c) throw new Error('three were asked for');
    await importAll(office, righe(3, { id_soggetto: b.id }));
    const { id_unione, soggetto } = await merge(office, a.id, b.id, { telefono: '2', comune: 'Bari' });
    await sql`update riga_estratto set id_soggetto = ${c.id} where id_azienda = ${office.id_azienda} and riga = 2`.execute(
      world().db.kysely,
    );
    await office.browser.ok('soggettiModifica', {
      body: { cambia: [{ id: a.id, versione: soggetto.versione, campi: { comune: 'Lecce' } }] },
    });
    const { soggetti } = await office.browser.ok('unioneAnnulla', { params: { id_unione } });
    expect(soggetti[0]).toMatchObject({ id: a.id, telefono: null, comune: 'Lecce' });
    const rows = (await office.browser.ok('estrattoConto')).righe;
    const byLine = rows.toSorted((x, y) => x.riga - y.riga);
    expect(byLine.map(({ riga: line, id_soggetto }) => [line, id_soggetto])).toEqual([
      [1, b.id],
      [2, c.id],
      [3, b.id],
    ]);
  });

  test('of a chain, the last merge is undone first; a stale version merges nothing', async () => {
    const office = await world().office();
    const [a, b, c] = await create(office, nuovo('A'), nuovo('B'), nuovo('C'));
    if (!a || !b || !c) throw new Error('three were asked for');
    const first = await merge(office, b.id, c.id);
    await office.browser.refused('soggettiUnisci', 409, 'versione_superata', {
      body: { id_tenuto: a.id, versione_tenuto: 1, id_unito: b.id, versione_unito: 1 },
    });
    const second = await merge(office, a.id, b.id);
    const problem = await office.browser.refused('unioneAnnulla', 422, 'richiesta_non_valida', {
      params: { id_unione: first.id_unione },
    });
    expect(problem.detail).toContain('annulla prima quella unione');
    await office.browser.ok('unioneAnnulla', { params: { id_unione: second.id_unione } });
    await office.browser.ok('unioneAnnulla', { params: { id_unione: first.id_unione } });
    expect((await office.browser.ok('soggetti')).soggetti.map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
    await office.browser.refused('soggettiUnisci', 422, 'richiesta_non_valida', {
      body: { id_tenuto: a.id, versione_tenuto: 1, id_unito: a.id, versione_unito: 1 },
    });
  });

  test('duplicates are found by code and by name, the surest first, until they are set apart', async () => {
    const office = await world().office();
    const [p, q, r, s, t] = await create(
      office,
      nuovo('Ferramenta Brambilla Srl', { partita_iva: '00743110157' }),
      nuovo('Tutt’altro nome', { partita_iva: '00743110157' }),
      nuovo('FERAMENTA BRAMBILLA', { ibans: [IBAN_A] }),
      nuovo('Colori Verdi', { ibans: [IBAN_A] }),
      nuovo('Nessuno come me'),
    );
    if (!p || !q || !r || !s || !t) throw new Error('five were asked for');
    const pairs = async () =>
      (await office.browser.ok('soggettiDoppioni')).doppioni.map(({ id_primo, id_secondo, motivi }) => [
        id_primo,
        id_secondo,
        motivi.join(', '),
      ]);
    expect(await pairs()).toEqual([
      [p.id, q.id, 'Stessa partita IVA'],
      [r.id, s.id, 'Stesso IBAN'],
      [p.id, r.id, expect.stringMatching(/^Nome simile al 9\d%$/)],
    ]);
    await office.browser.ok('soggettiDistinti', {
      body: { id_primo: s.id, id_secondo: r.id, distinti: true },
    });
    expect(await pairs()).toHaveLength(2);
  });
});
