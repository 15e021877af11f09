/** Rules applied to many movimenti at once: followed from elsewhere, stopped, gone on with, undone. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { askUntil } from '#tests/attese.ts';
import { resumeRegole } from '#server/voci/commands/apply.ts';
import { onEveryEngine } from '../support/engines.ts';
import { applyRegole, colleague, finished, first, movimenti, residui, rotti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

const QUANTI = 240;

onEveryEngine('rules applied in parts', (world) => {
  let office: Office;
  let other: Office;
  let before: [number, number, string][];
  beforeAll(async () => {
    office = await world().office();
    other = await colleague(world(), office);
    await office.browser.ok('vociUsuali', { body: { regole: false } });
    const { voci } = await office.browser.ok('voci');
    const { id: id_voce } = first(voci.filter(({ codice }) => codice === '50.01'));
    const regola = { nome: 'Spese', condizioni: { causali: ['16'] }, azione: 'voce', id_voce } as const;
    await office.browser.ok('regolaSalva', { body: regola });
    const rows = Array.from({ length: QUANTI }, (_, at) => ({
      importo: -100 - at,
      causale: '16 COMMISSIONI',
    }));
    await movimenti(office, rows);
    before = await residui(office);
  });
  const open = async (): Promise<number> =>
    (await residui(office)).filter(([, residuo]) => residuo !== 0).length;
  const underWay = async (who: Office) => (await who.browser.ok('lottiInCorso')).lotti;
  const db = () => world().db.kysely;
  /** As it is after its first hundred. */
  const setHalfway = async (id: number): Promise<void> => {
    const { id_azienda } = office;
    const { rows } = await sql<{ id: number }>`select v.id from movimento_voce v
      join lotto_abbinamenti l on l.id_azienda = v.id_azienda and l.id = v.id_lotto
      where v.id_azienda = ${id_azienda} and l.id = ${id} and v.id_movimento = any(l.movimenti[101:])`.execute(
      db(),
    );
    await office.browser.ok('movimentiLibera', { body: { assegnazioni: rows.map((row) => row.id) } });
    await sql`update lotto_abbinamenti set stato = 'in_corso', fatte = 100, dettagli = '{"spiegati": 100}'
      where id_azienda = ${id_azienda} and id = ${id}`.execute(db());
  };

  test('say how far they are to whoever asks, and are undone whole', async () => {
    const begun = await office.browser.ok('regoleApplica', { body: {} });
    expect(begun).toMatchObject({
      tipo: 'regole',
      stato: 'in_corso',
      fatte: 0,
      da_fare: QUANTI,
      spiegati: 0,
    });
    const done = await finished(other, begun.id_lotto);
    expect(done).toMatchObject({ stato: 'completato', annullo: 'no', fatte: QUANTI, spiegati: QUANTI });
    expect(await open()).toBe(0);
    expect(await underWay(other)).toEqual([]);
    await setHalfway(begun.id_lotto);
    expect(await underWay(other)).toEqual([
      { ...begun, stato: 'in_corso', fatte: 100, da_fare: QUANTI, spiegati: 100 },
    ]);
    const elsewhere = await world().office();
    expect(await underWay(elsewhere)).toEqual([]);
    const params = { id: begun.id_lotto };
    await elsewhere.browser.refused('lottoAvanzamento', 404, 'non_trovato', { params });
    await elsewhere.browser.refused('lottoFerma', 404, 'non_trovato', { params });

    // Stopped halfway, what they had explained is open again.
    const stopped = await other.browser.ok('lottoFerma', { params });
    expect(stopped).toMatchObject({ stato: 'fermato', annullo: 'fatto' });
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    expect(await underWay(office)).toEqual([]);
  });

  test('that a server left halfway are gone on with, once, by whoever finds them', async () => {
    const { id_lotto } = await applyRegole(office, {});
    await setHalfway(id_lotto);
    expect(await open()).toBe(QUANTI - 100);
    const failures: unknown[] = [];
    const resume = () => resumeRegole(world().db, (cause) => failures.push(cause));
    await Promise.all([resume(), resume()]);
    expect(await finished(office, id_lotto)).toMatchObject({ stato: 'completato', spiegati: QUANTI });
    expect(failures).toEqual([]);
    expect(await open()).toBe(0);
    expect(await resume()).toBe(0);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);

    // Its undoing tells how far it is by what is undone of it: what was opened before it too.
    const opened = QUANTI - 100;
    await sql`update lotto_abbinamenti set annullo_chiesto_il = now(), id_richiedente = id_utente
      where id_azienda = ${office.id_azienda} and id = ${id_lotto}`.execute(db());
    expect(await underWay(other)).toMatchObject([
      { id_lotto, annullo: 'in_corso', fatte: opened, da_fare: QUANTI + opened },
    ]);
    const { lotti } = await office.browser.ok('lottiAbbinamenti');
    expect(lotti.find((lotto) => lotto.id_lotto === id_lotto)?.annullo).toBe('in_corso');
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto } });
    expect(await underWay(other)).toEqual([]);
    expect(await residui(office)).toEqual(before);
  });

  test('leave what somebody settled, holds, or switched off since they were chosen', async () => {
    const { id_lotto } = await applyRegole(office, {});
    await setHalfway(id_lotto);
    const [regola] = (await office.browser.ok('regole')).regole;
    if (!regola) throw new Error('a rule expected');
    const { ordine: _ordine, usi: _usi, totale: _totale, ...dati } = regola;
    await office.browser.ok('regolaSalva', { body: { ...dati, attiva: false } });
    await resumeRegole(world().db, () => undefined);
    expect(await finished(office, id_lotto)).toMatchObject({
      stato: 'completato',
      fatte: QUANTI,
      spiegati: 100,
    });
    expect(await open()).toBe(QUANTI - 100);
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto } });
    await askUntil(open, (left) => left === QUANTI);
  });
});
