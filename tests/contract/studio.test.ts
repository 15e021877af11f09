/** How the aziende of a person stand: kept by the database as work happens, the same figures as each one's own pages. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AziendaStudio, ContoStudio } from '#api/contract/studio.ts';
import { getToday } from '#domain/date.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { startSituazioni } from '#server/studio/follow.ts';
import { askUntil } from '#tests/attese.ts';
import { onEveryEngine, onEveryEngineAlone } from './support/engines.ts';
import { declaration, importAll, PARTITE, riga, type Riga } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { Office, World } from './support/world.ts';

const OGGI = '2026-03-15';

const numbered = (rows: Partial<Riga>[]): Riga[] =>
  rows.map((values, at) => riga({ ...values, riga: at + 1 }));

const own = async ({ browser, id_azienda }: Office): Promise<AziendaStudio> => {
  const { aziende } = await browser.ok('studio');
  const found = aziende.find(({ id }) => id === id_azienda);
  if (!found) throw new Error('the own azienda is not there');
  return found;
};

const ownConti = async ({ browser }: Office): Promise<ContoStudio[]> => {
  const { conti } = await browser.ok('studioMesi');
  return conti;
};

/** The same imports, declared with a period and a verdict. */
const declared = (
  office: Office,
  rows: readonly Riga[],
  values: { dal: string; al: string; esito: 'quadra' | 'non_quadra' | 'non_verificabile' },
) => {
  const { attesi } = declaration(office, 1, rows);
  const { esito, ...period } = values;
  const quadratura = { esito, differenza: esito === 'non_quadra' ? 100 : null, riga: null };
  return { attesi: { ...attesi, ...period, quadratura } };
};

onEveryEngine('studio', (world) => {
  const refresh = (office: Office, today = OGGI) => refreshSituazione(world().db, office.id_azienda, today);

  test('shows the figures that each azienda shows by itself', async () => {
    const office = await world().office();
    await importAll(
      office,
      numbered([
        { data: '2026-02-27', importo: 50_000 },
        { data: '2026-03-02', importo: -20_000 },
        { data: '2026-03-09', importo: 700 },
      ]),
    );
    const partita = { data: '2026-01-10', data_valuta: null };
    await importAll(
      office,
      numbered([
        { ...partita, numero_documento: '1', importo: 90_000, scadenza: '2026-03-14' },
        { ...partita, numero_documento: '2', importo: -30_000, scadenza: '2026-02-14' },
        { ...partita, numero_documento: '3', importo: 10_000, scadenza: '2026-03-15' },
        { ...partita, numero_documento: '4', importo: 40_000, scadenza: '2026-03-01' },
      ]),
      PARTITE,
    );
    const { righe } = await office.browser.ok('estrattoConto', { query: { natura: 'partita', limit: 10 } });
    const quattro = righe.find(({ numero_documento }) => numero_documento === '4');
    if (!quattro) throw new Error('no partita 4');
    await settlePartita(world().db, office, quattro, 40_000);
    expect(await refresh(office)).toBe(true);

    const { situazione } = await own(office);
    const summary = await office.browser.ok('riepilogo', { query: { oggi: OGGI } });
    expect(situazione).toMatchObject({
      al: OGGI,
      conti: 1,
      conti_vuoti: 0,
      importato_al: '2026-03-09',
      non_quadrate: summary.non_quadrate,
      da_spiegare: summary.da_riconciliare,
      scadute: summary.scaduto.righe,
      da_incassare: summary.scaduto.da_incassare,
      da_pagare: summary.scaduto.da_pagare,
    });
    expect([situazione?.scadute, situazione?.da_incassare, situazione?.da_pagare]).toEqual([
      2, 90_000, -30_000,
    ]);
  });

  test('says of each conto which months are proved, which do not tie, which are missing', async () => {
    const office = await world().office();
    const rows = (day: string) =>
      numbered([
        { data: day, importo: 100 },
        { data: day, importo: 200 },
      ]);
    await importAll(
      office,
      rows('2026-01-20'),
      declared(office, rows('2026-01-20'), { dal: '2026-01-01', al: '2026-01-31', esito: 'quadra' }),
    );
    await importAll(
      office,
      rows('2026-03-20'),
      declared(office, rows('2026-03-20'), { dal: '2026-03-01', al: '2026-03-31', esito: 'non_quadra' }),
    );
    await refresh(office);
    const [conto] = await ownConti(office);
    expect(conto).toMatchObject({ id_conto: office.id_conto, primo_mese: '2026-01-01' });
    expect(conto?.mesi).toEqual([
      { mese: '2026-01-01', movimenti: 2, da_spiegare: 2, esito: 'quadra' },
      { mese: '2026-03-01', movimenti: 2, da_spiegare: 2, esito: 'non_quadra' },
    ]);
    expect((await own(office)).situazione).toMatchObject({ non_quadrate: 1 });
  });

  test('is worked out again after a change or on another day, and not otherwise', async () => {
    const office = await world().office();
    expect(await refresh(office)).toBe(true);
    expect(await refresh(office)).toBe(false);
    expect(await refresh(office, '2026-03-16')).toBe(true);
    expect(await refresh(office, '2026-03-16')).toBe(false);
    await office.browser.ok('contoNuovo', { body: { nome: 'Secondo' } });
    expect(await refresh(office, '2026-03-16')).toBe(true);
    expect((await own(office)).situazione).toMatchObject({ conti: 2, conti_vuoti: 2, importato_al: null });
    const id_imp = await importAll(office, numbered([{ importo: 100 }]));
    expect(await refresh(office, '2026-03-16')).toBe(true);
    expect((await own(office)).situazione).toMatchObject({ da_spiegare: 1, conti_vuoti: 1 });
    await office.browser.ok('importazioniAnnulla', { body: { ids: [id_imp], conferma: true } });
    expect(await refresh(office, '2026-03-16')).toBe(true);
    expect((await own(office)).situazione).toMatchObject({ da_spiegare: 0, importato_al: null });
    expect(await ownConti(office)).toEqual([
      expect.objectContaining({ conto: 'Conto principale', mesi: [] }),
      expect.objectContaining({ conto: 'Secondo', mesi: [] }),
    ]);
  });

  test('shows an azienda to who may open it and to nobody else', async () => {
    const [one, other] = [await world().office(), await world().office()];
    await importAll(other, numbered([{ importo: 100 }]));
    await refresh(other);
    const { aziende } = await one.browser.ok('studio');
    expect(aziende.map(({ id }) => id)).toEqual([one.id_azienda]);
    expect((await ownConti(one)).map(({ id_azienda }) => id_azienda)).toEqual([one.id_azienda]);
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: other.id_azienda, id_utente: one.id_utente })
      .execute();
    const both = (await one.browser.ok('studio')).aziende;
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set([one.id_azienda, other.id_azienda]));
    expect(both.find(({ id }) => id === other.id_azienda)?.situazione).toMatchObject({ da_spiegare: 1 });
  });
});

onEveryEngineAlone('studio, kept by itself,', (world) => {
  const errors: string[] = [];
  let stop = (): Promise<void> => Promise.resolve();
  const follow = async (given: World) => {
    stop = await startSituazioni(
      given.db,
      { info: () => undefined, error: (_: object, text: string) => errors.push(text) },
      30,
    );
  };
  beforeEach(() => follow(world()));
  afterEach(async () => {
    await stop();
    expect(errors.splice(0)).toEqual([]);
  });

  const daSpiegare = (office: Office, count: number) =>
    askUntil(
      async () => (await own(office)).situazione,
      (situazione) => situazione?.da_spiegare === count,
    );

  test('begins with an azienda that has nothing yet', async () => {
    const office = await world().office('amministratore');
    await office.browser.ok('aziendaNuova', { body: { ragione_sociale: 'Senza conti S.r.l.' } });
    const { aziende } = await askUntil(
      () => office.browser.ok('studio'),
      ({ aziende: all }) => all.every(({ situazione }) => situazione !== null),
    );
    const fresh = aziende.find(({ ragione_sociale }) => ragione_sociale === 'Senza conti S.r.l.');
    expect(fresh?.situazione).toMatchObject({ conti: 0, da_spiegare: 0, importato_al: null });
  });

  test('follows what is done, and what was done while no server was there', async () => {
    const office = await world().office();
    await importAll(office, numbered([{ importo: 100 }, { importo: 200 }]));
    expect(await daSpiegare(office, 2)).toMatchObject({ al: getToday(), importato_al: '2026-03-10' });
    await stop();
    await importAll(office, numbered([{ importo: 300 }]));
    await follow(world());
    await daSpiegare(office, 3);
  });
});
