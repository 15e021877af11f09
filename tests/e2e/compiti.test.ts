/** An office closes a month: tasks for many aziende at once, given to a colleague, who finds them and calls one done. */
import { describe, expect } from 'vitest';
import { bindAzienda } from '#api/client.ts';
import { ATTESA_MS, noBrowser } from './support/browser.ts';
import { messaggio } from './support/azioni.ts';
import { fillMovimenti } from './support/celle.ts';
import { cell, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import { arrive, shareSession, UTENTE } from './support/studio.ts';
import { goTo } from './support/pagine.ts';

const ALTRA = 'Tipografia Lunghi S.n.c.';

describe.skipIf(noBrowser)('tasks of the studio', () => {
  it('are made for the aziende chosen, given to a colleague under the bell, and called done with a reason', async ({
    page,
    browser,
    server,
    studio: { client, utente },
  }) => {
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: ALTRA } });
    const username = `collega.${utente.username}`;
    const told = await client.call('utenteNuovo', {
      body: { username, ruolo: 'operatore', aziende: aziende.map(({ id }) => id) },
    });

    await page.goto('/app?vista=studio');
    const grid = workspace(page, 'studio');
    for (const name of [UTENTE.azienda, ALTRA])
      await grid.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Crea compiti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chiudi un mese di 2 aziende' });
    await dialog.getByLabel('A chi', { exact: true }).selectOption({ label: username });
    await dialog.getByRole('button', { name: 'Crea 2 compiti' }).click();
    await messaggio(page, '2 compiti creati').waitFor();
    for (const name of [UTENTE.azienda, ALTRA]) {
      await expect.poll(() => cell(grid, name, 'assegnato').innerText()).toBe(username);
      await expect.poll(() => cell(grid, name, 'compito').innerText()).toMatch(/^Chiudi .+: 0 di 5$/);
    }

    // The day of one is moved where it stands, and put back.
    const within = cell(grid, ALTRA, 'entro');
    const first = await within.innerText();
    await within.dblclick();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('20/12/2027');
    await page.keyboard.press('Enter');
    const written = async () =>
      (await client.call('studio')).aziende.find(({ ragione_sociale }) => ragione_sociale === ALTRA)?.compito
        ?.entro;
    await expect.poll(written).toBe('2027-12-20');
    await expect.poll(() => within.innerText()).toBe('20/12/2027');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => within.innerText()).toBe(first);
    await expect.poll(written).not.toBe('2027-12-20');

    // Nothing leaves of a month that is not closed, and each says why.
    await page.getByRole('button', { name: 'Invia i fascicoli' }).click();
    const packs = page.getByRole('alertdialog', { name: 'Invia i fascicoli di chiusura' });
    await packs.getByText(`${ALTRA}: mese non chiuso`).waitFor();
    await expect.poll(() => packs.getByRole('listitem').count()).toBe(2);
    await expect.poll(() => packs.getByRole('button', { name: /^Invia/ }).count()).toBe(0);
    await packs.getByRole('button', { name: 'Lascia stare' }).click();

    const { cookies } = await arrive(server.url, { username, password: told.password });
    const theirs = await browser.newContext({ baseURL: server.url });
    await shareSession(theirs, server.url, cookies);
    const other = await theirs.newPage();
    other.setDefaultTimeout(ATTESA_MS);
    await other.goto('/app?vista=studio');
    // The bell counts them before it is opened.
    await other.getByRole('button', { name: 'Notifiche: 2 compiti' }).click();
    const mine = other.getByRole('region', { name: 'I miei compiti' });
    await mine.getByRole('link', { name: ALTRA }).waitFor();
    await expect.poll(() => mine.getByRole('link').count()).toBe(2);
    await other.keyboard.press('Escape');

    const row = workspace(other, 'studio').getByRole('row').filter({ hasText: ALTRA });
    await row.getByRole('checkbox').check();
    await other.getByRole('button', { name: 'Apri il compito' }).click();
    const task = other.getByRole('dialog', { name: ALTRA });
    await task.getByText('Nessun conto').waitFor();
    await task.getByLabel('È fatto anche così, perché').fill('Azienda cessata');
    await task.getByRole('button', { name: 'Segna come fatto' }).click();
    await expect
      .poll(() => cell(workspace(other, 'studio'), ALTRA, 'compito').innerText())
      .toMatch(/: fatto$/);
    await other.getByRole('button', { name: /^Notifiche/ }).click();
    await expect.poll(() => mine.getByRole('link').count()).toBe(1);
    await theirs.close();
  });

  it('say what changed after the closing was looked at, until it is looked at again', async ({
    page,
    studio: { client },
  }) => {
    const [{ data } = { data: '' }] = await fillMovimenti({ client }, 3);
    const mese = `${data.slice(0, 8)}01`;
    // Of one azienda alone there is no page of the studio.
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: ALTRA } });
    const ids = aziende.flatMap(({ id, ragione_sociale }) => (ragione_sociale === ALTRA ? [] : [id]));
    await client.call('compitiNuovi', { body: { aziende: ids, mese, entro: data, id_assegnato: null } });
    const compiti = (await client.call('studio')).aziende.flatMap(({ compito }) => compito ?? []);
    await client.call('compitiCambia', { body: { compiti, chiuso: true } });
    const { righe } = await client.call('estrattoConto', { query: { dal: data, al: data, limit: 1 } });
    await client.call('estrattoContoModifica', {
      body: {
        righe: righe.map(({ id, versione }) => ({ id, versione, campi: { descrizione: 'Corretta' } })),
      },
    });

    // So wide that no month stands beyond the edge.
    await page.setViewportSize({ width: 2_400, height: 800 });
    await page.goto('/app?vista=mesi');
    const months = workspace(page, 'studio-mesi');
    await months.getByRole('link', { name: /Cambiato dopo$/ }).waitFor();

    await goTo(page, '/app?vista=studio');
    const grid = workspace(page, 'studio');
    const open = async () => {
      await grid.getByRole('row').filter({ hasText: UTENTE.azienda }).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Apri il compito' }).click();
    };
    await open();
    const task = page.getByRole('dialog', { name: UTENTE.azienda });
    await task.getByText('Cambiamenti dopo il controllo: 1').waitFor();
    await task.getByLabel('Chiusura del mese ricontrollata').check();
    await task.getByRole('button', { name: 'Salva' }).click();
    await messaggio(page, 'Compito aggiornato').waitFor();
    await expect
      .poll(async () => (await client.call('studioMesi')).conti.flatMap(({ cambi }) => cambi))
      .toEqual([]);
  });

  it('show the names of aziende and conti whole on a phone, side by side', async ({
    page,
    studio: { client },
  }) => {
    const azienda = 'Cooperativa Agricola Romagnola Produttori Ortofrutticoli';
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: azienda } });
    const own = aziende.find(({ ragione_sociale }) => ragione_sociale === azienda);
    await bindAzienda(client, own?.id ?? 0).call('contoNuovo', {
      body: { nome: 'Conto corrente ordinario Banca Popolare' },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app?vista=mesi');
    const grid = workspace(page, 'studio-mesi');
    for (const column of ['azienda', 'conto']) {
      const name = cell(grid, azienda, column);
      await name.waitFor();
      // None of its parts holds more than it shows, and it ends within the window.
      await expect
        .poll(() =>
          name.evaluate((root) => {
            const cut = [root, ...root.querySelectorAll('*')].some(
              (each) => each.scrollWidth > each.clientWidth + 1,
            );
            const text = document.createRange();
            text.selectNodeContents(root);
            return !cut && text.getBoundingClientRect().right <= innerWidth;
          }),
        )
        .toBe(true);
    }
  });
});
