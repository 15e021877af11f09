/** Proposals: found, accepted one and a thousand at a time, refused, undone; and what they teach. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { startRicercaAutomatica } from '#server/pagamenti/automatic-search.ts';
import { listAziendeDaCercare } from '#server/pagamenti/sql/searches.ts';
import { askUntil } from '#tests/attese.ts';
import type { Riga } from '../support/imports.ts';
import { onEveryEngine, onEveryEngineAlone } from '../support/engines.ts';
import {
  search,
  colleague,
  first,
  movimenti,
  partite,
  residui,
  residuo,
  rotti,
  soggetti,
} from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

const IBAN = 'IT60X0542811101000000123456';

/** Documents that nothing could confuse: amounts and numbers all different, each cited by its payment. */
function pairs(
  count: number,
  id_soggetto: number,
  name: string,
): { mov: Partial<Riga>[]; par: Partial<Riga>[] } {
  const at = Array.from({ length: count }, (_, index) => index);
  const importo = (index: number) => 10_000 + index * 37;
  const number = (index: number) => `${1_000 + index}/2026`;
  return {
    par: at.map((index) => ({
      importo: importo(index),
      numero_documento: number(index),
      data_documento: '2026-02-10',
      data: '2026-02-10',
      scadenza: '2026-03-10',
      descrizione: `Fattura n. ${number(index)}`,
      ragione_sociale: name,
      id_soggetto,
    })),
    mov: at.map((index) => ({
      importo: importo(index),
      data: '2026-03-10',
      descrizione: `BONIFICO A VOSTRO FAVORE ${name.toUpperCase()} SALDO FATTURA ${number(index)}`,
      ragione_sociale: name.toUpperCase(),
    })),
  };
}

onEveryEngineAlone('proposals, searched for by themselves,', (world) => {
  const QUIETE = 30;
  const NIENTE = { info: () => undefined, error: (_: object, text: string) => errors.push(text) };
  const errors: string[] = [];
  let office: Office;
  let rossi: number;
  let stop = (): Promise<void> => Promise.resolve();
  beforeEach(async () => {
    office = await world().office();
    rossi = first(await soggetti(world(), office, ['Rossi Meccanica Srl']));
    stop = await startRicercaAutomatica(world().db, NIENTE, QUIETE);
  });
  afterEach(async () => {
    await stop();
    expect(errors.splice(0)).toEqual([]);
  });

  const last = () => office.browser.ok('calcoloUltimo');
  /** How many are open in the latest search, once there are so many and nothing is left to be searched for. */
  const trovate = async (count: number) => {
    const found = await askUntil(
      async () => {
        const { id_completato, da_cercare } = await last();
        // A search that follows takes away the one before the last.
        if (id_completato === null || da_cercare) return null;
        const { totale } = await office.browser.ok('proposte', { params: { id: id_completato } });
        return { id_completato, totale };
      },
      (now) => now?.totale === count,
    );
    return found?.id_completato ?? 0;
  };

  test('are there after an import, a bulk, an undo and a refusal taken back, and belong to everybody', async () => {
    const { mov, par } = pairs(3, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const one = await trovate(3);
    const other = await colleague(world(), office);
    expect((await other.browser.ok('calcoloUltimo')).id_completato).toBe(one);
    const { id_lotto } = await office.browser.ok('proposteAccetta', {
      body: { id_calcolo: one, soglia: 0.9 },
    });
    const two = await trovateDopo(one, 0);
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto ?? 0 } });
    const three = await trovateDopo(two, 3);
    const { rifiuti } = await other.browser.ok('proposteRifiuta', {
      body: { id_calcolo: three, numeri: [1] },
    });
    // What one refuses is refused for all.
    const four = await trovateDopo(three, 2);
    await office.browser.ok('rifiutiElimina', { body: { ids: rifiuti } });
    await trovateDopo(four, 3);
  });

  const trovateDopo = async (before: number, count: number): Promise<number> => {
    await askUntil(last, ({ id_completato }) => (id_completato ?? 0) > before);
    return await trovate(count);
  };

  test('are searched for once after many changes, and not after what no search reads', async () => {
    const { mov, par } = pairs(5, rossi, 'Rossi Meccanica Srl');
    const [m] = await movimenti(office, mov);
    await partite(office, par);
    await trovate(5);
    await askUntil(
      () => listAziendeDaCercare(world().db.kysely),
      (aziende) => !aziende.includes(office.id_azienda),
    );
    await office.browser.ok('updateNota', { body: { id: m?.id, versione: m?.versione, nota: 'vista' } });
    expect(await listAziendeDaCercare(world().db.kysely)).not.toContain(office.id_azienda);
  });

  test('that were shown can be decided while others are searched for, and after', async () => {
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const id_calcolo = await trovate(2);
    await soggetti(world(), office, ['Bianchi Spa']);
    await trovateDopo(id_calcolo, 2);
    const done = await office.browser.ok('proposteAccetta', { body: { id_calcolo, numeri: [1] } });
    expect(done.accettate).toBe(1);
  });

  test('asked for while no server was there are searched for by the next', async () => {
    await stop();
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    expect((await last()).calcolo).toBeNull();
    stop = await startRicercaAutomatica(world().db, NIENTE, QUIETE);
    const id = await trovate(2);
    const only = async (id_imp: number) =>
      (await office.browser.ok('proposte', { params: { id }, query: { id_imp } })).totale;
    const { importazioni } = await office.browser.ok('importazioni');
    for (const { id_imp } of importazioni) expect(await only(id_imp)).toBe(2);
    expect(await only(Math.max(...importazioni.map(({ id_imp }) => id_imp)) + 1)).toBe(0);
  });
});

onEveryEngine('proposals', (world) => {
  let office: Office;
  let rossi: number;
  beforeEach(async () => {
    office = await world().office();
    rossi = first(await soggetti(world(), office, ['Rossi Meccanica Srl']));
  });

  test('refused under the numbers of the search before are refused in the latest too', async () => {
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const before = await search(office);
    const latest = await search(office);
    const { rifiutate } = await office.browser.ok('proposteRifiuta', {
      body: { id_calcolo: before, numeri: [1] },
    });
    expect(rifiutate).toBe(1);
    const { totale } = await office.browser.ok('proposte', { params: { id: latest } });
    expect(totale).toBe(1);
  });

  test('are found, shown with their rows and reasons, accepted, and undone', async () => {
    const { mov, par } = pairs(3, rossi, 'Rossi Meccanica Srl');
    const [m] = await movimenti(office, mov);
    const [p] = await partite(office, par);
    if (!m || !p) throw new Error('rows expected');
    const before = await residui(office);
    const id_calcolo = await search(office);
    const page = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    expect(page.totale).toBe(3);
    const proposta = page.proposte.find(({ movimenti: ids }) => ids.includes(m.id));
    expect(proposta).toMatchObject({
      tipo: 'documenti',
      unica: true,
      partite: [{ id: p.id, importo: 10_000 }],
    });
    expect(proposta?.motivi.length).toBeGreaterThan(1);
    expect(page.righe.map(({ id }) => id)).toEqual(expect.arrayContaining([m.id, p.id]));
    const numeri = [proposta?.numero ?? 0];
    const done = await office.browser.ok('proposteAccetta', { body: { id_calcolo, numeri } });
    expect(done).toMatchObject({ accettate: 1, entrate: 10_000, partite: 1, saltate: [], id_lotto: null });
    expect(await residuo(office, p.id)).toEqual([0, 'chiusa']);
    const pagamento = await office.browser.ok('pagamento', { params: { id: done.id_pagamenti[0] ?? 0 } });
    expect(pagamento).toMatchObject({
      conferma: 'proposta',
      motivi: proposta?.motivi,
      soggetti: ['Rossi Meccanica Srl'],
    });
    expect((await office.browser.ok('proposte', { params: { id: id_calcolo } })).totale).toBe(2);
    // Accepted twice is accepted once.
    const again = await office.browser.ok('proposteAccetta', { body: { id_calcolo, numeri } });
    expect(again).toMatchObject({ accettate: 0, saltate: [{ codice: 'gia_decisa' }] });
    await office.browser.ok('pagamentoAnnulla', {
      params: { id: pagamento.id },
      body: { versione: pagamento.versione },
    });
    expect(await residui(office)).toEqual(before);
    expect((await office.browser.ok('proposte', { params: { id: id_calcolo } })).totale).toBe(3);
  });

  test('a thousand are accepted in one action, and undone in one', async () => {
    const { mov, par } = pairs(1_000, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const before = await residui(office);
    const id_calcolo = await search(office);
    const body = { id_calcolo, soglia: 0.9 };
    const preview = await office.browser.ok('proposteAccetta', { body: { ...body, anteprima: true } });
    expect(preview).toMatchObject({ id_lotto: null, id_pagamenti: [] });
    expect(await residui(office)).toEqual(before);
    const done = await office.browser.ok('proposteAccetta', { body });
    expect({ ...done, id_lotto: null, id_pagamenti: [], alias: 0 }).toEqual(preview);
    expect(done.accettate).toBe(1_000);
    expect(done.entrate).toBe(par.reduce((sum, { importo = 0 }) => sum + importo, 0));
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    expect((await residui(office)).every(([, left, state]) => left === 0 && state === 'chiusa')).toBe(true);
    const threshold = await office.browser.ok('soglia');
    expect(threshold.automatiche).toMatchObject({ accettate: 1_000, annullate: 0, precisione: 1 });
    const undone = await office.browser.ok('lottoAnnulla', { params: { id: done.id_lotto ?? 0 } });
    expect(undone).toMatchObject({ annullati: 1_000, gia_annullati: 0 });
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    expect((await office.browser.ok('soglia')).automatiche).toMatchObject({
      accettate: 1_000,
      annullate: 1_000,
      // None stands by which to measure it.
      precisione: null,
    });
    expect((await office.browser.ok('lottiAbbinamenti')).lotti).toMatchObject([{ fatti: 1_000, attivi: 0 }]);
    // Undone by mistake and accepted again: it was not wrong, and it is one decision, not two.
    await office.browser.ok('proposteAccetta', { body });
    expect((await office.browser.ok('soglia')).automatiche).toMatchObject({
      accettate: 1_000,
      annullate: 0,
      precisione: 1,
    });
  });

  test('say how right they were only from a hundred decisions on, the undone among them', async () => {
    const { mov, par } = pairs(100, rossi, 'Rossi Meccanica Srl');
    await movimenti(
      office,
      mov.map((each, at) => ({ ...each, data: at < 99 ? '2026-03-10' : '2026-03-11' })),
    );
    await partite(office, par);
    const id_calcolo = await search(office);
    const accept = async (al: string) =>
      (await office.browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.9, filtri: { al } } }))
        .id_lotto;
    const automatic = async () => (await office.browser.ok('soglia')).automatiche;
    await accept('2026-03-10');
    expect(await automatic()).toMatchObject({ accettate: 99, annullate: 0, precisione: null });
    const id_lotto = await accept('2026-03-11');
    expect(await automatic()).toMatchObject({ accettate: 100, annullate: 0, precisione: 1 });
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto ?? 0 } });
    expect(await automatic()).toMatchObject({ accettate: 100, annullate: 1, precisione: 0.99 });
  });

  test('leave out what a colleague holds or settled, and ties unless they are asked for alone', async () => {
    const { mov, par } = pairs(3, rossi, 'Rossi Meccanica Srl');
    const [held, taken] = await movimenti(office, mov);
    const [, paid] = await partite(office, par);
    // Two equal documents and one payment that names neither.
    const equal = { importo: 77_700, ragione_sociale: 'Rossi Meccanica Srl', id_soggetto: rossi };
    await partite(office, [
      { ...equal, numero_documento: '71' },
      { ...equal, numero_documento: '72' },
    ]);
    await movimenti(office, [
      {
        importo: 77_700,
        ragione_sociale: 'ROSSI MECCANICA SRL',
        descrizione: 'BONIFICO ROSSI MECCANICA SRL',
      },
    ]);
    if (!held || !taken || !paid) throw new Error('rows expected');
    const id_calcolo = await search(office);
    const { proposte } = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    const other = await colleague(world(), office);
    await other.browser.ok('preseChiedi', { body: { righe: [held.id] } });
    const cash = { partite: [{ id: paid.id, importo: 100 }], data: '2026-03-11' };
    await other.browser.ok('pagamentoCrea', { body: cash });
    const done = await office.browser.ok('proposteAccetta', {
      body: { id_calcolo, numeri: proposte.map(({ numero }) => numero) },
    });
    expect(done.accettate).toBe(1);
    const codes = done.saltate.map(({ codice }) => codice).sort();
    expect(codes).toEqual(
      ['parita', 'riga_cambiata', 'riga_presa'].concat(codes.length > 3 ? ['parita'] : []).sort(),
    );
    expect(done.saltate.find(({ codice }) => codice === 'riga_presa')?.username).toBe(other.username);
    const even = proposte.find(({ unica }) => !unica);
    expect(even?.rivali.length).toBeGreaterThan(0);
    const chosen = await office.browser.ok('proposteAccetta', {
      body: { id_calcolo, numeri: [even?.numero ?? 0] },
    });
    expect(chosen.accettate).toBe(1);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('refused are not proposed again, until the refusal is forgotten', async () => {
    const { mov, par } = pairs(1, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const id_calcolo = await search(office);
    const refused = await office.browser.ok('proposteRifiuta', { body: { id_calcolo, numeri: [1] } });
    expect(refused.rifiutate).toBe(1);
    expect((await office.browser.ok('proposte', { params: { id: await search(office) } })).totale).toBe(0);
    const { rifiuti } = await office.browser.ok('rifiuti');
    expect(rifiuti).toMatchObject([
      {
        username: office.username,
        data: expect.any(String),
        importo: rifiuti[0]?.altra.importo,
        altra: { numero_documento: expect.any(String), ragione_sociale: expect.any(String) },
      },
    ]);
    const { data = '' } = rifiuti[0] ?? {};
    const of = async (dal: string, al: string) =>
      (await office.browser.ok('rifiuti', { query: { id_conto: office.id_conto, dal, al } })).rifiuti.length;
    expect([await of(data, data), await of('2020-01-01', '2020-01-31')]).toEqual([1, 0]);
    await office.browser.ok('rifiutiElimina', { body: { ids: refused.rifiuti } });
    expect((await office.browser.ok('proposte', { params: { id: await search(office) } })).totale).toBe(1);
  });

  test('refused come back as they were once the refusal is taken back, each when nothing of it is refused', async () => {
    const conto = { nome: 'Secondo', iban: IBAN, divisa: 'EUR', saldo_iniziale: 0 };
    const { id: id_conto } = await office.browser.ok('contoNuovo', { body: conto });
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    const turn = { data: '2026-03-10', descrizione: `GIROCONTO ${IBAN}` };
    await movimenti(office, [...mov, { ...turn, importo: -70_000 }]);
    await movimenti({ ...office, id_conto }, [{ ...turn, importo: 70_000 }]);
    await partite(office, par);
    const id_calcolo = await search(office);
    const stillOpen = async () =>
      (await office.browser.ok('proposte', { params: { id: id_calcolo } })).proposte;
    const before = await stillOpen();
    expect(before.map(({ tipo }) => tipo).toSorted()).toEqual(['documenti', 'documenti', 'giroconto']);
    const numeri = before.map(({ numero }) => numero);
    const { rifiuti } = await office.browser.ok('proposteRifiuta', { body: { id_calcolo, numeri } });
    expect(await stillOpen()).toEqual([]);
    const [one = 0, ...others] = rifiuti;
    await office.browser.ok('rifiutiElimina', { body: { ids: [one] } });
    expect(await stillOpen()).toHaveLength(1);
    await office.browser.ok('rifiutiElimina', { body: { ids: others } });
    expect(await stillOpen()).toEqual(before);
    const body = { id_calcolo, numeri };
    expect((await office.browser.ok('proposteAccetta', { body })).accettate).toBe(3);
  });

  test('a refused giroconto does not come back, and leaves its movimenti to the documents', async () => {
    const conto = { nome: 'Secondo', iban: IBAN, divisa: 'EUR', saldo_iniziale: 0 };
    const { id: id_conto } = await office.browser.ok('contoNuovo', { body: conto });
    const turn = { data: '2026-03-10', descrizione: `GIROCONTO ${IBAN} SALDO FATTURA 77/2026` };
    await movimenti(office, [{ ...turn, importo: -70_000 }]);
    await movimenti({ ...office, id_conto }, [{ ...turn, importo: 70_000 }]);
    const [pair] = (await office.browser.ok('proposte', { params: { id: await search(office) } })).proposte;
    expect(pair?.tipo).toBe('giroconto');
    await partite(office, [
      { importo: 70_000, numero_documento: '77/2026', data_documento: '2026-02-10', data: '2026-02-10' },
    ]);
    const id_calcolo = await search(office);
    const found = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    const numeri = found.proposte.filter(({ tipo }) => tipo === 'giroconto').map(({ numero }) => numero);
    expect(numeri).toHaveLength(1);
    const { rifiutate, rifiuti } = await office.browser.ok('proposteRifiuta', {
      body: { id_calcolo, numeri },
    });
    expect([rifiutate, rifiuti.length]).toEqual([1, 1]);
    const after = (await office.browser.ok('proposte', { params: { id: await search(office) } })).proposte;
    expect(after.map(({ tipo }) => tipo)).toEqual(['documenti']);
    expect((await office.browser.ok('rifiuti')).rifiuti[0]?.id_altro).toBeGreaterThan(0);
    await office.browser.ok('rifiutiElimina', { body: { ids: rifiuti } });
    const again = (await office.browser.ok('proposte', { params: { id: await search(office) } })).proposte;
    expect(again.map(({ tipo }) => tipo)).toContain('giroconto');
    // A pair is no pagamento: even alone it is an action, which undoes it.
    const last = (await office.browser.ok('calcoloUltimo')).calcolo?.id_calcolo ?? 0;
    const only = again.filter(({ tipo }) => tipo === 'giroconto').map(({ numero }) => numero);
    const done = await office.browser.ok('proposteAccetta', { body: { id_calcolo: last, numeri: only } });
    expect(done).toMatchObject({ accettate: 1, giroconti: 1, id_pagamenti: [] });
    const undone = await office.browser.ok('lottoAnnulla', { params: { id: done.id_lotto ?? 0 } });
    expect(undone.annullati).toBe(2);
  });

  test('teach the spellings they confirm, counted, and take them back when undone', async () => {
    const x = await partite(office, [
      { importo: 5_000, id_soggetto: rossi },
      { importo: 6_000, id_soggetto: rossi },
    ]);
    const m = await movimenti(office, [
      { importo: 5_000, ragione_sociale: 'RSS MECC.', iban_controparte: IBAN },
      { importo: 6_000, ragione_sociale: 'RSS MECC.' },
    ]);
    const made: Pagamento[] = [];
    for (const [at, movimento] of m.entries()) {
      const partita = x[at];
      if (!partita) throw new Error('a partita expected');
      const body = {
        movimenti: [{ id: movimento.id, importo: movimento.importo }],
        partite: [{ id: partita.id, importo: partita.importo }],
      };
      made.push(await office.browser.ok('pagamentoCrea', { body }));
    }
    const known = async () => {
      const { rows } = await sql<{ tipo: string; testo: string; usi: number }>`
        select tipo, testo, usi from alias where id_azienda = ${office.id_azienda} order by tipo`.execute(
        world().db.kysely,
      );
      return rows.map(({ tipo, testo, usi }) => [tipo, testo, usi]);
    };
    expect(await known()).toEqual([
      ['iban', IBAN, 1],
      ['nome', 'RSS MECC.', 2],
    ]);
    const undo = async (at: number) => {
      const pagamento = made[at];
      if (!pagamento) throw new Error('a pagamento expected');
      await office.browser.ok('pagamentoAnnulla', {
        params: { id: pagamento.id },
        body: { versione: pagamento.versione },
      });
    };
    await undo(0);
    expect(await known()).toEqual([['nome', 'RSS MECC.', 1]]);
    await undo(1);
    expect(await known()).toEqual([]);
  });

  test('can be read to their end by who began to, though another search has ended and one more begins', async () => {
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, mov);
    await partite(office, par);
    const id = await search(office);
    await search(office);
    await office.browser.ok('calcoloAvvia');
    expect((await office.browser.ok('proposte', { params: { id } })).totale).toBe(2);
  });

  test('narrow by conto, soggetto, period and score; a computation can be stopped', async () => {
    const { mov, par } = pairs(2, rossi, 'Rossi Meccanica Srl');
    await movimenti(office, [
      { ...mov[0], data: '2026-03-10' },
      { ...mov[1], data: '2026-03-25' },
    ]);
    await partite(office, par);
    const id = await search(office);
    const count = async (query: Record<string, unknown>) =>
      (await office.browser.ok('proposte', { params: { id }, query })).totale;
    expect(await count({ al: '2026-03-15' })).toBe(1);
    expect(await count({ id_conto: office.id_conto, id_soggetto: rossi })).toBe(2);
    expect(await count({ id_conto: office.id_conto + 1_000 })).toBe(0);
    expect(await count({ id_mandante: rossi })).toBe(0);
    expect(await count({ punteggio_a: 0.01 })).toBe(0);
    const other = await world().office();
    await other.browser.refused('proposte', 404, 'non_trovato', { params: { id } });
    const { id_calcolo } = await office.browser.ok('calcoloAvvia');
    const stopped = await office.browser.ok('calcoloFerma', { params: { id: id_calcolo } });
    expect(['annullato', 'completato']).toContain(stopped.stato);
    expect((await office.browser.ok('calcoloUltimo')).calcolo?.id_calcolo).toBe(id_calcolo);
  });

  test('the threshold is an administrator’s to change, from the version seen', async () => {
    const { soglia, versione } = await office.browser.ok('soglia');
    expect(soglia).toBeGreaterThan(0.9);
    await office.browser.refused('sogliaSalva', 403, 'permesso_negato', { body: { soglia: 0.99, versione } });
    await sql`update utente set ruolo = 'amministratore' where id = ${office.id_utente}`.execute(
      world().db.kysely,
    );
    const saved = await office.browser.ok('sogliaSalva', { body: { soglia: 0.99, versione } });
    expect(saved.soglia).toBe(0.99);
    await office.browser.refused('sogliaSalva', 409, 'versione_superata', {
      body: { soglia: 0.97, versione },
    });
    await office.browser.refused('sogliaSalva', 422, 'richiesta_non_valida', {
      body: { soglia: 0.2, versione: saved.versione },
    });
  });
});
