import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dettagliTipiPagamentoSchema, type TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { accessi } from '#server/migrations/001-accessi.ts';
import { anagrafiche } from '#server/migrations/002-anagrafiche.ts';
import { estrattoConto } from '#server/migrations/003-estratto-conto.ts';
import { preferenzeTipiPagamento } from '#server/migrations/004-preferenze-tipi-pagamento.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { emptyDatabase } from './support/template.ts';
import { expectProblem } from './support/browser.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, importAll, riga } from './support/imports.ts';
import type { Office } from './support/world.ts';

const fresh = (codice: string) => ({
  codice,
  descrizione: `Pagamento ${codice}`,
  giorni: 30,
  fine_mese: true,
  attivo: true,
});

const USUAL = ['ASSEGNO', 'BONIFICO', 'CARTA', 'CONTANTI', 'POS', 'RIBA30FM', 'RIBA60FM', 'RIBA90FM', 'SDD'];

const list = async ({ browser }: Office) => (await browser.ok('tipiPagamento')).tipi_pagamento;

async function find(office: Office, code: string): Promise<TipoPagamento> {
  const found = (await list(office)).find((kind) => kind.codice === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

onEveryEngine('tipi di pagamento', (world) => {
  const registro = (office: Office, id: number) =>
    world()
      .db.kysely.selectFrom('registro')
      .select(['azione', 'id_utente', 'prima', 'dopo'])
      .where('id_azienda', '=', office.id_azienda)
      .where('oggetto', '=', 'tipo_pagamento')
      .where('id_oggetto', '=', id)
      .orderBy('id')
      .execute();

  test('a new azienda has the usual ones, by code; reading makes none', async () => {
    const office = await world().office();
    const kinds = await list(office);
    expect(kinds.map(({ codice }) => codice)).toEqual(USUAL);
    expect(kinds.find(({ codice }) => codice === 'RIBA60FM')).toEqual({
      id: expect.any(Number),
      codice: 'RIBA60FM',
      descrizione: 'RiBa 60 giorni fine mese',
      giorni: 60,
      fine_mese: true,
      attivo: true,
      versione: 1,
    });
    const elimina = kinds.map(({ id, versione }) => ({ id, versione }));
    await office.browser.ok('tipiPagamentoModifica', { body: { elimina } });
    expect(await list(office)).toEqual([]);
  });

  test('one set creates, changes and deletes; the registro tells each before and after', async () => {
    const office = await world().office();
    const sdd = await find(office, 'SDD');
    const pos = await find(office, 'POS');
    const change = { ...sdd, descrizione: 'SDD a 10 giorni', giorni: 10 };
    const answer = await office.browser.ok('tipiPagamentoModifica', {
      body: {
        crea: [fresh('zz-1'), fresh('AA_1')],
        cambia: [change],
        elimina: [{ id: pos.id, versione: 1 }],
      },
    });
    expect(answer.creati).toEqual([
      { ...fresh('ZZ-1'), descrizione: 'Pagamento zz-1', id: expect.any(Number), versione: 1 },
      { ...fresh('AA_1'), id: expect.any(Number), versione: 1 },
    ]);
    expect(answer.cambiati).toEqual([{ ...change, versione: 2 }]);
    expect(answer.eliminati).toEqual([pos.id]);
    const now = await list(office);
    expect(now.map(({ codice }) => codice)).toEqual(
      [...USUAL.filter((code) => code !== 'POS'), 'AA_1', 'ZZ-1'].toSorted(),
    );
    expect(now).toEqual(expect.arrayContaining([...answer.creati, ...answer.cambiati]));
    const { id_utente } = office;
    expect(await registro(office, pos.id)).toEqual([
      { azione: 'tipo_pagamento_eliminato', id_utente, prima: pos, dopo: null },
    ]);
    expect(await registro(office, sdd.id)).toEqual([
      { azione: 'tipo_pagamento_modificato', id_utente, prima: sdd, dopo: answer.cambiati[0] },
    ]);
    expect(await registro(office, answer.creati[0]?.id ?? 0)).toEqual([
      { azione: 'tipo_pagamento_creato', id_utente, prima: null, dopo: answer.creati[0] },
    ]);
  });

  describe('a set is refused whole', () => {
    test('when a row was changed or deleted since, with the rows as they are', async () => {
      const office = await world().office();
      const sdd = await find(office, 'SDD');
      const pos = await find(office, 'POS');
      const { cambiati } = await office.browser.ok('tipiPagamentoModifica', {
        body: { cambia: [{ ...sdd, giorni: 5 }], elimina: [{ id: pos.id, versione: 1 }] },
      });
      const before = await list(office);
      for (const body of [
        { crea: [fresh('NEW')], cambia: [{ ...sdd, giorni: 9 }] },
        { crea: [fresh('NEW')], elimina: [{ id: sdd.id, versione: 1 }] },
        { crea: [fresh('NEW')], cambia: [{ ...sdd, giorni: 9 }, pos] },
      ]) {
        const problem = await office.browser.refused('tipiPagamentoModifica', 409, 'versione_superata', {
          body,
        });
        expect(dettagliTipiPagamentoSchema.parse(problem.dettagli)).toEqual({ attuali: cambiati });
      }
      const missing = await office.browser.refused('tipiPagamentoModifica', 409, 'versione_superata', {
        body: { elimina: [{ id: pos.id, versione: 1 }] },
      });
      expect(missing.dettagli).toEqual({ attuali: [] });
      expect(await list(office)).toEqual(before);
    });

    test('when a code would be there twice, naming its field', async () => {
      const office = await world().office();
      const sdd = await find(office, 'SDD');
      const before = await list(office);
      const problem = await office.browser.refused('tipiPagamentoModifica', 409, 'gia_esistente', {
        body: { cambia: [{ ...sdd, codice: 'pos' }], crea: [fresh('NEW'), fresh('Carta'), fresh('new')] },
      });
      expect(problem.errors).toEqual([
        { campo: 'cambia.0.codice', messaggio: 'Il codice POS è già di un altro tipo di pagamento' },
        { campo: 'crea.1.codice', messaggio: 'Il codice CARTA è già di un altro tipo di pagamento' },
        { campo: 'crea.2.codice', messaggio: 'Il codice NEW è già di un altro tipo di pagamento' },
      ]);
      expect(await list(office)).toEqual(before);
    });

    test('when it names a row twice, or a field is wrong', async () => {
      const office = await world().office();
      const sdd = await find(office, 'SDD');
      const twice = await office.browser.refused('tipiPagamentoModifica', 422, 'richiesta_non_valida', {
        body: { cambia: [sdd], elimina: [{ id: sdd.id, versione: 1 }] },
      });
      expect(twice.errors?.map(({ campo }) => campo)).toEqual(['elimina.0.id']);
      const wrong = await office.browser.refused('tipiPagamentoModifica', 422, 'richiesta_non_valida', {
        body: { crea: [{ ...fresh('NEW'), giorni: 366 }] },
      });
      expect(wrong.errors?.map(({ campo }) => campo)).toEqual(['crea.0.giorni']);
      expect(await find(office, 'SDD')).toEqual(sdd);
    });

    test('when a row of the estratto conto is paid so, finished import or not', async () => {
      const office = await world().office();
      const sdd = await find(office, 'SDD');
      const pos = await find(office, 'POS');
      const paid = (id_imp: number, id: number) =>
        world()
          .db.kysely.updateTable('riga_estratto')
          .set({ id_tipo_pagamento: id })
          .where('id_azienda', '=', office.id_azienda)
          .where('id_imp', '=', id_imp)
          .execute();
      const two = [riga({ riga: 1 }), riga({ riga: 2 })];
      await paid(await importAll(office, two), sdd.id);
      const unfinished = await begin(office, two);
      await office.browser.ok('importRows', {
        query: { id_imp: unfinished },
        body: { rows: two.slice(0, 1), lotto: 1, lotti: 2 },
      });
      await paid(unfinished, pos.id);
      const problem = await office.browser.refused('tipiPagamentoModifica', 422, 'richiesta_non_valida', {
        body: {
          crea: [fresh('NEW')],
          elimina: [sdd, pos].map(({ id, versione }) => ({ id, versione })),
        },
      });
      expect(problem.errors).toEqual([
        {
          campo: 'elimina.0.id',
          messaggio: 'SDD è usato da 2 righe dell’estratto conto: disattivalo invece di eliminarlo',
        },
        {
          campo: 'elimina.1.id',
          messaggio: 'POS è usato da 1 riga dell’estratto conto: disattivalo invece di eliminarlo',
        },
      ]);
      expect((await list(office)).map(({ codice }) => codice)).toEqual(USUAL);
      await office.browser.ok('tipiPagamentoModifica', { body: { cambia: [{ ...sdd, attivo: false }] } });
    });
  });

  test('two rows swap their codes, and a code let go in the set is taken in it', async () => {
    const office = await world().office();
    const sdd = await find(office, 'SDD');
    const pos = await find(office, 'POS');
    const carta = await find(office, 'CARTA');
    const { cambiati, creati } = await office.browser.ok('tipiPagamentoModifica', {
      body: {
        cambia: [
          { ...sdd, codice: 'POS' },
          { ...pos, codice: 'SDD' },
        ],
        elimina: [{ id: carta.id, versione: 1 }],
        crea: [fresh('CARTA')],
      },
    });
    expect(cambiati.map(({ id, codice }) => [id, codice])).toEqual([
      [sdd.id, 'POS'],
      [pos.id, 'SDD'],
    ]);
    expect(creati[0]?.id).not.toBe(carta.id);
  });

  describe('undoing a deletion', () => {
    test('gives the row its id back, one version on, again and again', async () => {
      const office = await world().office();
      const { id, versione: _, ...dati } = await find(office, 'POS');
      for (const versione of [1, 2, 3]) {
        await office.browser.ok('tipiPagamentoModifica', { body: { elimina: [{ id, versione }] } });
        const { creati } = await office.browser.ok('tipiPagamentoModifica', {
          body: { crea: [{ ...dati, id }] },
        });
        expect(creati).toEqual([{ ...dati, id, versione: versione + 1 }]);
      }
      await office.browser.refused('tipiPagamentoModifica', 409, 'versione_superata', {
        body: { cambia: [{ ...dati, id, versione: 1 }] },
      });
    });

    test('takes no id that is in use, was never given, or is another azienda’s', async () => {
      const office = await world().office();
      const other = await world().office();
      const sdd = await find(office, 'SDD');
      const inUse = await office.browser.refused('tipiPagamentoModifica', 409, 'gia_esistente', {
        body: { crea: [{ ...fresh('NEW'), id: sdd.id }] },
      });
      expect(inUse.errors?.map(({ campo }) => campo)).toEqual(['crea.0.id']);
      const theirs = await find(other, 'SDD');
      await other.browser.ok('tipiPagamentoModifica', {
        body: { elimina: [{ id: theirs.id, versione: 1 }] },
      });
      for (const id of [999_999, theirs.id]) {
        const problem = await office.browser.refused('tipiPagamentoModifica', 422, 'richiesta_non_valida', {
          body: { crea: [fresh('NEW'), { ...fresh('OLD'), id }] },
        });
        expect(problem.errors?.map(({ campo }) => campo)).toEqual(['crea.1.id']);
      }
      expect((await list(office)).map(({ codice }) => codice)).toEqual(USUAL);
    });
  });

  test('another azienda sees and changes nothing of it', async () => {
    const office = await world().office();
    const other = await world().office();
    const sdd = await find(office, 'SDD');
    await office.browser.ok('tipiPagamentoModifica', { body: { crea: [fresh('MIO')] } });
    expect((await list(other)).map(({ codice }) => codice)).toEqual(USUAL);
    const problem = await other.browser.refused('tipiPagamentoModifica', 409, 'versione_superata', {
      body: { cambia: [{ ...sdd, giorni: 1 }] },
    });
    expect(problem.dettagli).toEqual({ attuali: [] });
    expect(await find(office, 'SDD')).toEqual(sdd);
  });

  test('of many sets that take one code at once, one is applied and the others say why', async () => {
    const office = await world().office();
    const body = { crea: [fresh('GARA')] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => office.browser.send('tipiPagamentoModifica', { body })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expectProblem(answer, 409, 'gia_esistente');
    expect((await list(office)).filter(({ codice }) => codice === 'GARA')).toHaveLength(1);
  });

  test('an empty set changes nothing', async () => {
    const office = await world().office();
    expect(await office.browser.ok('tipiPagamentoModifica', { body: {} })).toEqual({
      creati: [],
      cambiati: [],
      eliminati: [],
    });
  });
});

test('an azienda from before the tipi di pagamento gets the usual ones', async () => {
  const db = await openInMemory(await emptyDatabase());
  try {
    for (const migration of [accessi, anagrafiche, estrattoConto]) await migration.up(db.kysely);
    await sql`insert into azienda (ragione_sociale) values ('Prima'), ('Seconda')`.execute(db.kysely);
    await preferenzeTipiPagamento.up(db.kysely);
    const rows = await db.kysely
      .selectFrom('tipo_pagamento')
      .select(['id_azienda', 'codice', 'attivo'])
      .orderBy('id_azienda')
      .orderBy('codice')
      .execute();
    expect(rows).toEqual(
      [1, 2].flatMap((id_azienda) => USUAL.map((codice) => ({ id_azienda, codice, attivo: true }))),
    );
  } finally {
    await db.close();
  }
});
