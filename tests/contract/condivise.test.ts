/** What a studio shares with its aziende: it reaches them all, and each may change it. */
import { expect, test } from 'vitest';
import { type Cosa, FOLLOWS, GENERI, MODI, OWN, useCondivise } from './support/condivise.ts';
import { onEveryEngineAlone } from './support/engines.ts';

onEveryEngineAlone('condivise', (world) => {
  const { act, find, get, list, open, save, share, studio } = useCondivise(world);

  test.for(GENERI)(
    '%s: what is shared reaches every azienda, is changed in one, and follows in the others',
    async (genere) => {
      const { governante, una, altra, quante } = await studio();
      const name = `Comune ${genere}`.slice(0, 20);
      await save(governante, genere, name, 0);
      const before = act(await get(governante, genere, name), genere).body;
      const { uso: vista } = await governante.browser.ok('condividi', {
        body: { ...before, anteprima: true },
      });
      expect([vista.seguono, vista.proprie, vista.elenco.length, vista.altre_aziende]).toEqual([
        quante,
        0,
        quante,
        0,
      ]);
      expect(await find(una, genere, name)).toBeUndefined();
      await share(governante, genere, name);
      const receipt = await get(una, genere, name);
      expect(receipt.dello_studio).toMatchObject(FOLLOWS);
      expect((await get(altra, genere, name)).dello_studio).toMatchObject(FOLLOWS);

      // Changed in one azienda, it no longer follows there.
      await save(una, genere, name, 1, receipt);
      const changed = await get(una, genere, name);
      expect(changed.dello_studio).toMatchObject(OWN);
      expect((await get(altra, genere, name)).dello_studio).toMatchObject(FOLLOWS);
      expect((await get(altra, genere, name)).versione).toBe(1);

      // A change of the studio reaches who follows, and nobody else.
      const fresh = `Nuova ${genere}`.slice(0, 20);
      await save(governante, genere, fresh, 0, await get(governante, genere, name));
      expect((await get(governante, genere, fresh)).dello_studio).toMatchObject(OWN);
      const usage = await share(governante, genere, fresh);
      expect([usage.seguono, usage.proprie]).toEqual([quante - 1, 1]);
      expect(usage.elenco.find(({ id_azienda }) => id_azienda === una.id_azienda)?.come).toBe('propria');
      expect(await get(altra, genere, fresh)).toMatchObject({ versione: 2, dello_studio: FOLLOWS });
      expect(await get(una, genere, name)).toMatchObject({ versione: 2, dello_studio: OWN });

      // Back to what the studio says is a save like any other: by its values it follows again.
      const seen = await get(una, genere, name);
      const { contenuto } = await una.browser.ok('condivisa', { query: { genere, id: seen.id } });
      expect(contenuto).toMatchObject({ genere, dati: { nome: fresh } });
      await save(una, genere, fresh, 0, seen);
      expect((await get(una, genere, fresh)).dello_studio).toMatchObject(FOLLOWS);

      // It is not deleted in one azienda alone.
      const { id, versione } = await get(una, genere, fresh);
      const [call, body] = MODI[genere].elimina({ id, versione });
      const refused = await una.browser.refused(call, 422, 'richiesta_non_valida', { body });
      expect(refused.detail).toContain('È dello studio');
    },
  );

  test('an azienda that has its own under the same code keeps it, and follows where it says the same', async () => {
    const { governante, una, altra } = await studio();
    await save(governante, 'voce', '71.01', 0);
    await save(una, 'voce', '71.01', 1);
    await save(altra, 'voce', '71.01', 0);
    const seen = act(await get(governante, 'voce', '71.01'), 'voce').body;
    const { uso } = await governante.browser.ok('condividi', { body: { ...seen, anteprima: true } });
    expect(uso.proprie).toBe(2);
    await share(governante, 'voce', '71.01');
    expect(await get(una, 'voce', '71.01')).toMatchObject({ tipo: 'ricavo', dello_studio: OWN });
    expect((await get(altra, 'voce', '71.01')).dello_studio).toMatchObject(FOLLOWS);
    // Another code, that one of them already gave to something else: there it stays as it was.
    await save(altra, 'voce', '71.02', 1);
    await save(governante, 'voce', '71.02', 0, await get(governante, 'voce', '71.01'));
    const renamed = act(await get(governante, 'voce', '71.02'), 'voce').body;
    const before = await governante.browser.ok('condividi', { body: { ...renamed, anteprima: true } });
    expect(before.uso.proprie).toBe(2);
    await share(governante, 'voce', '71.02');
    expect((await get(altra, 'voce', '71.01')).dello_studio).toMatchObject(OWN);
    expect(await get(altra, 'voce', '71.02')).toMatchObject({ tipo: 'ricavo', dello_studio: null });
  });

  test('a rule names the voce that each azienda has; without a shared voce, or for one conto, it is refused', async () => {
    const { governante, una } = await studio();
    const { browser } = governante;
    await save(governante, 'voce', '72.01', 0);
    const rule = async (nome: string, condizioni: object) =>
      browser.ok('regolaSalva', {
        body: { nome, condizioni, azione: 'voce', id_voce: (await get(governante, 'voce', '72.01')).id },
      });
    await rule('Canoni', { testo: ['CANONE'] });
    const without = await browser.refused(
      'condividi',
      422,
      'richiesta_non_valida',
      act(await get(governante, 'regola', 'Canoni'), 'regola'),
    );
    expect(without.detail).toContain('condividi prima la voce');
    await share(governante, 'voce', '72.01');
    await share(governante, 'regola', 'Canoni');
    const [voce, regola] = [await get(una, 'voce', '72.01'), await get(una, 'regola', 'Canoni')];
    expect(regola).toMatchObject({ id_voce: voce.id, dello_studio: FOLLOWS });
    expect(voce.id).not.toBe((await get(governante, 'voce', '72.01')).id);

    await rule('Di un conto', { testo: ['X'], id_conto: governante.id_conto });
    const conto = await browser.refused(
      'condividi',
      422,
      'richiesta_non_valida',
      act(await get(governante, 'regola', 'Di un conto'), 'regola'),
    );
    expect(conto.detail).toContain('un conto di questa azienda');
    // The voce stays as long as the studio's rules name it.
    const held = act(await get(governante, 'voce', '72.01'), 'voce').body;
    const refused = await browser.refused('condivisaTogli', 422, 'richiesta_non_valida', { body: held });
    expect(refused.detail).toContain('togli prima quelle');
  });

  test('what is in use, its place, and its conto are the azienda’s: to change them is not to change it', async () => {
    const { governante, una } = await studio();
    for (const kind of ['voce', 'regola', 'tracciato'] as const) {
      await save(governante, kind, `Locale ${kind}`, 0);
      await share(governante, kind, `Locale ${kind}`);
    }
    const [voce, regola, tracciato] = [
      await get(una, 'voce', 'Locale voce'),
      await get(una, 'regola', 'Locale regola'),
      await get(una, 'tracciato', 'Locale tracciato'),
    ];
    const { browser } = una;
    await browser.ok('voceSalva', {
      body: {
        ...MODI.voce.dati('Locale voce', 0),
        attiva: false,
        id: voce.id,
        versione: voce.versione,
      } as never,
    });
    const ids = (await list(una, 'regola')).map(({ id }) => id).toReversed();
    await browser.ok('regoleOrdine', { body: { ids } });
    await browser.ok('tracciatiSalva', {
      body: {
        ...MODI.tracciato.dati('Locale tracciato', 0),
        id_conto: una.id_conto,
        id: tracciato.id,
        versione: tracciato.versione,
      } as never,
    });
    expect(await get(una, 'voce', 'Locale voce')).toMatchObject({ attiva: false, dello_studio: FOLLOWS });
    expect(await get(una, 'regola', 'Locale regola')).toMatchObject({ id: regola.id, dello_studio: FOLLOWS });
    expect((await get(una, 'tracciato', 'Locale tracciato')).dello_studio).toMatchObject(FOLLOWS);
    // And they stay when the studio changes the rest.
    await save(
      governante,
      'tracciato',
      'Altro nome',
      1,
      await get(governante, 'tracciato', 'Locale tracciato'),
    );
    await share(governante, 'tracciato', 'Altro nome');
    expect(await get(una, 'tracciato', 'Altro nome')).toMatchObject({ id_conto: una.id_conto });
    const { versioni } = await browser.ok('tracciatoVersioni', { params: { id: tracciato.id } });
    expect(versioni.map(({ versione, tracciato: { nome } }) => [versione, nome])).toEqual([
      [3, 'Altro nome'],
      [2, 'Locale tracciato'],
      [1, 'Locale tracciato'],
    ]);
  });

  test('one voce has a role: where another has it, it keeps it, and the studio’s is not lost', async () => {
    const { governante, una, altra } = await studio();
    const cassa = (codice: string, nome: string, seen: Cosa | null = null) => ({
      body: {
        codice,
        nome,
        tipo: 'attivo',
        ruolo: 'cassa',
        id: seen?.id ?? null,
        versione: seen?.versione ?? null,
      },
    });
    await una.browser.ok('voceSalva', cassa('1', 'La mia cassa'));
    await governante.browser.ok('voceSalva', cassa('10.01', 'Cassa'));
    const terza = await world().office();
    await terza.browser.ok('voceSalva', cassa('10.01', 'Cassa'));
    await open(governante, [terza.id_azienda]);
    await share(governante, 'voce', 'Cassa');
    // Who gave it, and who had the very same: the role is theirs, and they follow.
    for (const office of [governante, terza])
      expect(await get(office, 'voce', 'Cassa')).toMatchObject({ ruolo: 'cassa', dello_studio: FOLLOWS });
    expect(await get(una, 'voce', 'Cassa')).toMatchObject({ ruolo: null, dello_studio: FOLLOWS });
    expect(await get(altra, 'voce', 'Cassa')).toMatchObject({ ruolo: 'cassa', dello_studio: FOLLOWS });
    // Whoever governs works in the azienda where it has no role: what the studio says of it stays.
    governante.browser.azienda = una.id_azienda;
    const seen = await get(governante, 'voce', 'Cassa');
    await governante.browser.ok('voceSalva', { body: { ...seen, nome: 'Cassa contanti' } as never });
    await share(governante, 'voce', 'Cassa contanti');
    governante.browser.azienda = undefined;
    expect(await get(altra, 'voce', 'Cassa contanti')).toMatchObject({
      ruolo: 'cassa',
      dello_studio: FOLLOWS,
    });
  });
});
