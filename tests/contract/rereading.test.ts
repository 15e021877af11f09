import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dettagliRifiutateSchema, dettagliTotaliSchema } from '#api/contract/invio-import.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, riga, righe, totals, type Riga } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { Office, World } from './support/world.ts';

const QUADRATURA = { esito: 'quadra', differenza: 0, riga: null } as const;

const expected = (rows: readonly Riga[]) => ({
  ...totals(rows),
  scartate: 0,
  escluse: 0,
  saldo_iniziale: 0,
  saldo_finale: totals(rows).dare + totals(rows).avere,
  dal: '2026-01-01',
  al: '2026-12-31',
  quadratura: QUADRATURA,
});

const request = (rows: readonly Riga[], parts: object = {}) => ({
  tracciato: { id: null, versione: null, nome: 'Corretto', origine: 'inferito' },
  colonne: [],
  attesi: expected(rows),
  cambia: [],
  crea: [],
  elimina: [],
  ...parts,
});

const parsed = ({
  id: _i,
  versione: _v,
  residuo: _r,
  stato: _s,
  annotata: _a,
  abbinata: _b,
  a_mano: _m,
  ...row
}: RigaImportata): Riga => row;

async function rowsOf(office: Office, id: number): Promise<RigaImportata[]> {
  return (await office.browser.ok('importazioneRighe', { params: { id } })).righe;
}

/** An import of four rows, and those rows. */
async function four(
  world: World,
): Promise<{ office: Office; id: number; rows: RigaImportata[]; at: (n: number) => RigaImportata }> {
  const office = await world.office();
  const id = await importAll(office, righe(4));
  const rows = await rowsOf(office, id);
  return {
    office,
    id,
    rows,
    at: (n) => {
      const row = rows[n];
      if (!row) throw new Error(`no row ${n}`);
      return row;
    },
  };
}

/** Settles a movimento whole. */
const match = ({ db }: World, office: Office, row: RigaImportata): Promise<void> =>
  settlePartita(db, office, { ...row, natura: 'movimento' });

onEveryEngine('an import read again', (world) => {
  test('changes, adds and drops rows in one go, and is undone to the row', async () => {
    const { office, id, rows, at } = await four(world());
    const { browser } = office;
    const before = (await browser.ok('importazioni')).importazioni[0];
    const changed = { ...parsed(at(0)), importo: -777, descrizione: 'Letta meglio' };
    const added = riga({ riga: 9, importo: 4_200 });
    const final = [changed, parsed(at(1)), parsed(at(2)), added];
    const body = request(final, {
      cambia: [{ id: at(0).id, versione: at(0).versione, riga: changed }],
      crea: [added],
      elimina: [{ id: at(3).id, versione: at(3).versione }],
    });
    const done = await browser.ok('importazioneRiletta', { params: { id }, body });
    expect(done).toEqual({ id: done.id, id_imp: id, cambiate: 1, create: 1, eliminate: 1 });
    const now = await rowsOf(office, id);
    expect(now.map((row) => [row.id === at(0).id ? 'changed' : row.riga, row.importo])).toEqual([
      ['changed', -777],
      [2, at(1).importo],
      [3, at(2).importo],
      [9, 4_200],
    ]);
    expect(now[0]).toMatchObject({ versione: 2, residuo: -777, descrizione: 'Letta meglio' });
    const [imported] = (await browser.ok('importazioni')).importazioni;
    expect(imported).toMatchObject({
      tracciato: 'Corretto',
      quadratura: QUADRATURA,
      rilettura: done.id,
      ...totals(final),
    });
    expect((await browser.ok('estrattoConto', { query: { id_imp: id } })).somme).toMatchObject({
      saldo: totals(final).dare + totals(final).avere,
    });

    await browser.ok('rilettaAnnulla', { params: { id: done.id } });
    const restored = await rowsOf(office, id);
    expect(restored.map(parsed)).toEqual(rows.map(parsed));
    expect(restored.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect((await browser.ok('importazioni')).importazioni[0]).toEqual(before);
    await browser.refused('rilettaAnnulla', 409, 'versione_superata', { params: { id: done.id } });
  });

  test('keeps notes, soggetti and what people changed by hand', async () => {
    const { office, id, at } = await four(world());
    const { browser } = office;
    await browser.ok('updateNota', { body: { id: at(0).id, nota: 'mia', versione: 1 } });
    await browser.ok('estrattoContoModifica', {
      body: { righe: [{ id: at(1).id, versione: 1, campi: { descrizione: 'Scritta da me' } }] },
    });
    const { db } = world();
    const soggetto = await sql<{ id: number }>`
      insert into soggetto (id_azienda, ragione_sociale, chiave) values (${office.id_azienda}, 'Rossi', 'rossi')
      returning id`.execute(db.kysely);
    const idSoggetto = soggetto.rows[0]?.id ?? 0;
    await sql`update riga_estratto set id_soggetto = ${idSoggetto} where id = ${at(2).id}`.execute(db.kysely);
    const now = await rowsOf(office, id);
    expect(now[0]).toMatchObject({ annotata: true, nota: 'mia' });
    expect(now[1]).toMatchObject({ a_mano: ['descrizione'] });
    const read = now.map((row) => ({
      ...parsed(row),
      id_soggetto: null,
      nota: 'dal file',
      descrizione: 'Dal file',
      riferimento: 'R1',
    }));
    await browser.ok('importazioneRiletta', {
      params: { id },
      body: request(read, {
        cambia: now.map((row, n) => ({ id: row.id, versione: row.versione, riga: read[n] })),
      }),
    });
    const after = await rowsOf(office, id);
    expect(after[0]).toMatchObject({ nota: 'mia', descrizione: 'Dal file', riferimento: 'R1' });
    expect(after[1]).toMatchObject({ nota: 'dal file', descrizione: 'Scritta da me', riferimento: 'R1' });
    expect(after[2]).toMatchObject({ id_soggetto: idSoggetto });
  });

  describe('is refused whole', () => {
    test('when a matched row would change its amount or go; other fields of it may change', async () => {
      const { office, id, rows, at } = await four(world());
      const { browser } = office;
      await match(world(), office, at(0));
      await match(world(), office, at(1));
      const now = await rowsOf(office, id);
      const version = (n: number) => now[n]?.versione ?? 0;
      const changed = { ...parsed(at(0)), importo: 1 };
      const body = request([changed, ...rows.slice(2).map(parsed)], {
        cambia: [{ id: at(0).id, versione: version(0), riga: changed }],
        elimina: [{ id: at(1).id, versione: version(1) }],
      });
      const problem = await browser.refused('importazioneRiletta', 422, 'righe_rifiutate', {
        params: { id },
        body,
      });
      expect(dettagliRifiutateSchema.parse(problem.dettagli).rifiutate).toEqual([
        expect.objectContaining({ riga: 1, colonna: 'importo', motivo: expect.stringContaining('abbinata') }),
        expect.objectContaining({ riga: 2, motivo: expect.stringContaining('non può sparire') }),
      ]);
      expect((await rowsOf(office, id)).map(parsed)).toEqual(rows.map(parsed));
      const other = { ...parsed(at(0)), descrizione: 'Altra' };
      await browser.ok('importazioneRiletta', {
        params: { id },
        body: request(rows.map(parsed), {
          cambia: [{ id: at(0).id, versione: version(0), riga: other }],
        }),
      });
      expect((await rowsOf(office, id))[0]).toMatchObject({
        descrizione: 'Altra',
        residuo: 0,
        stato: 'chiusa',
      });
    });

    test('when a row that was settled and given back whole would change its amount or go', async () => {
      const { office, id, at } = await four(world());
      const { browser } = office;
      for (const n of [0, 1]) {
        await match(world(), office, at(n));
        await settlePartita(world().db, office, { ...at(n), natura: 'movimento' }, -at(n).importo);
      }
      const now = await rowsOf(office, id);
      expect(now.map(({ importo, residuo, abbinata }) => [importo === residuo, abbinata])).toEqual([
        [true, true],
        [true, true],
        [true, false],
        [true, false],
      ]);
      const changed = { ...parsed(at(0)), importo: 1 };
      const version = (n: number) => now[n]?.versione ?? 0;
      const problem = await browser.refused('importazioneRiletta', 422, 'righe_rifiutate', {
        params: { id },
        body: request([changed, ...now.slice(2).map(parsed)], {
          cambia: [{ id: at(0).id, versione: version(0), riga: changed }],
          elimina: [{ id: at(1).id, versione: version(1) }],
        }),
      });
      expect(dettagliRifiutateSchema.parse(problem.dettagli).rifiutate.map(({ riga: line }) => line)).toEqual(
        [1, 2],
      );
    });

    test('when the rows do not give the totals, or someone changed a row meanwhile', async () => {
      const { office, id, rows, at } = await four(world());
      const { browser } = office;
      const changed = { ...parsed(at(0)), importo: 5 };
      const cambia = [{ id: at(0).id, versione: 1, riga: changed }];
      const wrong = await browser.refused('importazioneRiletta', 422, 'totali_diversi', {
        params: { id },
        body: request(rows.map(parsed), { cambia }),
      });
      expect(dettagliTotaliSchema.parse(wrong.dettagli).attesi).toEqual(totals(rows.map(parsed)));
      await browser.ok('updateNota', { body: { id: at(0).id, nota: 'prima', versione: 1 } });
      await browser.refused('importazioneRiletta', 409, 'versione_superata', {
        params: { id },
        body: request([changed, ...rows.slice(1).map(parsed)], { cambia }),
      });
      expect((await rowsOf(office, id)).map(({ importo }) => importo)).toEqual(
        rows.map(({ importo }) => importo),
      );
    });

    test('when it names rows of another import, or the import is gone', async () => {
      const { office, id, rows, at } = await four(world());
      const other = await importAll(office, righe(2));
      const body = request(rows.map(parsed), { elimina: [{ id: at(0).id, versione: 1 }] });
      await office.browser.refused('importazioneRiletta', 409, 'versione_superata', {
        params: { id: other },
        body,
      });
      const stranger = await world().office();
      await stranger.browser.refused('importazioneRiletta', 404, 'non_trovato', { params: { id }, body });
      await office.browser.ok('allDelImport', { params: { id } });
      await office.browser.refused('importazioneRiletta', 409, 'importazione_annullata', {
        params: { id },
        body,
      });
    });
  });

  test('cannot be undone once someone worked on what it left', async () => {
    const { office, id, rows, at } = await four(world());
    const { browser } = office;
    const changed = { ...parsed(at(0)), importo: 5 };
    const done = await browser.ok('importazioneRiletta', {
      params: { id },
      body: request([changed, ...rows.slice(1).map(parsed)], {
        cambia: [{ id: at(0).id, versione: 1, riga: changed }],
      }),
    });
    await browser.ok('updateNota', { body: { id: at(0).id, nota: 'dopo', versione: 2 } });
    const problem = await browser.refused('rilettaAnnulla', 409, 'versione_superata', {
      params: { id: done.id },
    });
    expect(problem.detail).toContain('1 riga');
    expect((await rowsOf(office, id))[0]).toMatchObject({ importo: 5, nota: 'dopo' });
  });
});
