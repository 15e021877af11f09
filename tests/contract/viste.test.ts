import { describe, expect, test } from 'vitest';
import { type ContenutoVista, dettagliVistaSchema, type VistaSalva } from '#api/contract/viste.ts';
import { hashPassword } from '#server/utenti/passwords.ts';
import { transact } from '#server/core/db/transact.ts';
import { succeed } from '#server/core/problems.ts';
import { insertUtente, linkAzienda } from '#server/utenti/sql/utenti.ts';
import { onEveryEngine } from './support/engines.ts';
import { PASSWORD } from './support/world.ts';

const CONTENUTO: ContenutoVista = {
  colonne: [
    { campo: 'data', larghezza: 120, visibile: true, fissa: 'sinistra' },
    { campo: 'causale', larghezza: 130, visibile: false, fissa: null },
  ],
  ordine: [{ campo: 'data', verso: 'desc' }],
  filtri: {
    importo: { testo: '>100', scelta: null },
    stato: { testo: '', scelta: { modo: 'tranne', valori: ['Chiusa', ''] } },
  },
  ricerca: 'perù',
  gruppi: [{ campo: 'data', per: 'mese' }],
  densita: 'comoda',
};

const vista = (values: Partial<VistaSalva> = {}): VistaSalva => ({
  id: null,
  versione: null,
  area: 'estratto-conto.movimenti',
  nome: 'Da controllare',
  predefinita: false,
  contenuto: CONTENUTO,
  ...values,
});

const asked = { query: { area: 'estratto-conto.movimenti' } };

onEveryEngine('viste', (world) => {
  test('a view comes back as it was saved, in its area, by name', async () => {
    const { browser } = await world().office();
    expect(await browser.ok('viste', asked)).toEqual({ viste: [] });
    const saved = await browser.ok('visteSalva', { body: vista() });
    expect(saved).toEqual({ ...vista(), id: saved.id, versione: 1 });
    const first = await browser.ok('visteSalva', { body: vista({ nome: 'a pagare' }) });
    await browser.ok('visteSalva', { body: vista({ area: 'importazioni' }) });
    expect(await browser.ok('viste', asked)).toEqual({ viste: [first, saved] });
  });

  test('a name is taken once for each area, whatever the case, and the refusal is on the field', async () => {
    const { browser } = await world().office();
    await browser.ok('visteSalva', { body: vista() });
    const problem = await browser.refused('visteSalva', 409, 'gia_esistente', {
      body: vista({ nome: 'DA CONTROLLARE' }),
    });
    expect(problem.errors?.map(({ campo }) => campo)).toEqual(['nome']);
    await browser.ok('visteSalva', { body: vista({ area: 'importazioni', nome: 'DA CONTROLLARE' }) });
  });

  test('one view at most is the default of its area, and losing it is no change of a view', async () => {
    const { browser } = await world().office();
    const first = await browser.ok('visteSalva', { body: vista({ nome: 'Prima', predefinita: true }) });
    const other = await browser.ok('visteSalva', {
      body: vista({ area: 'importazioni', predefinita: true }),
    });
    const second = await browser.ok('visteSalva', { body: vista({ nome: 'Seconda', predefinita: true }) });
    const { viste } = await browser.ok('viste', asked);
    expect(viste).toEqual([{ ...first, predefinita: false }, second]);
    expect(await browser.ok('viste', { query: { area: 'importazioni' } })).toEqual({ viste: [other] });
    // Saved over from the version that was read before it lost the default.
    await browser.ok('visteSalva', { body: { ...first, predefinita: true, nome: 'Prima' } });
    const after = await browser.ok('viste', asked);
    expect(after.viste.map(({ nome, predefinita }) => [nome, predefinita])).toEqual([
      ['Prima', true],
      ['Seconda', false],
    ]);
  });

  test('many defaults at once leave one', async () => {
    const { browser } = await world().office();
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      names.map((nome) => browser.ok('visteSalva', { body: vista({ nome, predefinita: true }) })),
    );
    const { viste } = await browser.ok('viste', asked);
    expect(viste).toHaveLength(names.length);
    expect(viste.filter(({ predefinita }) => predefinita)).toHaveLength(1);
  });

  describe('a change', () => {
    test('names its version; a stale one shows the view as it is', async () => {
      const { browser } = await world().office();
      const saved = await browser.ok('visteSalva', { body: vista() });
      const renamed = await browser.ok('visteSalva', { body: { ...saved, nome: 'Rinominata' } });
      expect(renamed).toEqual({ ...saved, nome: 'Rinominata', versione: 2 });
      const problem = await browser.refused('visteSalva', 409, 'versione_superata', { body: saved });
      expect(dettagliVistaSchema.parse(problem.dettagli).attuale).toEqual(renamed);
      await browser.refused('visteElimina', 409, 'versione_superata', {
        body: { id: saved.id, versione: 1 },
      });
      expect(await browser.ok('visteElimina', { body: { id: saved.id, versione: 2 } })).toEqual({
        id: saved.id,
      });
      await browser.refused('visteElimina', 404, 'non_trovato', { body: { id: saved.id, versione: 2 } });
      await browser.refused('visteSalva', 404, 'non_trovato', { body: { ...saved, versione: 2 } });
      expect(await browser.ok('viste', asked)).toEqual({ viste: [] });
    });

    test('of what is no view is refused on its field', async () => {
      const { browser } = await world().office();
      const wrong = [
        [{ nome: '  ' }, 'nome'],
        [{ area: 'Estratto Conto' }, 'area'],
        [{ contenuto: { ...CONTENUTO, gruppi: [{ campo: 'data', per: 'ora' }] } }, 'contenuto.gruppi.0.per'],
      ] as const;
      for (const [values, field] of wrong) {
        const problem = await browser.refused('visteSalva', 422, 'richiesta_non_valida', {
          body: { ...vista(), ...values },
        });
        expect(problem.errors?.map((error) => error.campo)).toEqual([field]);
      }
      expect(await browser.ok('viste', asked)).toEqual({ viste: [] });
    });
  });

  test('views belong to one user of one azienda', async () => {
    const office = await world().office();
    const saved = await office.browser.ok('visteSalva', { body: vista({ predefinita: true }) });
    const stranger = (await world().office()).browser;
    const username = `collega_${office.username}`;
    const password_hash = await hashPassword(PASSWORD);
    await transact(world().db, async (tx) => {
      const id = await insertUtente(tx, { username, password_hash, id_azienda: office.id_azienda });
      await linkAzienda(tx, id, office.id_azienda);
      return succeed(null);
    });
    const colleague = await world().visitor();
    await colleague.ok('login', { body: { username, password: PASSWORD } });
    for (const other of [stranger, colleague]) {
      expect(await other.ok('viste', asked)).toEqual({ viste: [] });
      await other.refused('visteSalva', 404, 'non_trovato', { body: saved });
      await other.refused('visteElimina', 404, 'non_trovato', {
        body: { id: saved.id, versione: saved.versione },
      });
      await other.ok('visteSalva', { body: vista({ predefinita: true }) });
    }
    expect(await office.browser.ok('viste', asked)).toEqual({ viste: [saved] });
    const visitor = await world().visitor();
    await visitor.refused('viste', 401, 'non_autenticato', asked);
  });

  test('a view that no longer means anything is not shown', async () => {
    const { browser } = await world().office();
    const { id } = await browser.ok('visteSalva', { body: vista() });
    await world()
      .db.kysely.updateTable('vista')
      .set({ contenuto: JSON.stringify({ colonne: 'tutte' }) })
      .where('id', '=', id)
      .execute();
    expect(await browser.ok('viste', asked)).toEqual({ viste: [] });
  });
});
