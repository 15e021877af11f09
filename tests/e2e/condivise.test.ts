/** A voce and a rule of one azienda become those of the studio: used and changed in another, changed for all, taken back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { messaggio } from './support/azioni.ts';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { cell, workspace } from './support/griglia.ts';
import { itAlone as it } from './support/it.ts';

const ALTRA = 'Tipografia Lunghi S.n.c.';

const openVoce = async (page: Page, name: string): Promise<Locator> => {
  const grid = workspace(page, 'voci');
  await grid.getByRole('row').filter({ hasText: '40.01' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  return page.getByRole('dialog', { name: `40.01 ${name}`, exact: true });
};
const chooseAct = async (page: Page, form: Locator, act: string): Promise<void> => {
  await form.getByRole('button', { name: 'Studio', exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

describe.skipIf(noBrowser)('what the studio shares', () => {
  it('reaches another azienda, is changed there, changed for all by who sees whom it touches, and taken back', async ({
    page,
    studio: { client },
  }) => {
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: ALTRA } });
    const before = aziende.find(({ ragione_sociale }) => ragione_sociale !== ALTRA)?.id ?? 0;
    const other = aziende.find(({ ragione_sociale }) => ragione_sociale === ALTRA)?.id ?? 0;
    const { id: id_voce } = await client.call('voceSalva', {
      body: { codice: '40.01', nome: 'Canoni', tipo: 'costo' },
      azienda: before,
    });
    await client.call('regolaSalva', {
      body: { nome: 'I canoni', condizioni: { testo: ['CANONE'] }, azione: 'voce', id_voce },
      azienda: before,
    });
    const inAltra = async () => (await client.call('voci', { azienda: other })).voci.map(({ nome }) => nome);

    await page.goto(`/app/pagamenti?vista=voci&azienda=${before}`);
    await chooseAct(page, await openVoce(page, 'Canoni'), 'Condividi con lo studio…');
    const question = page.getByRole('alertdialog', { name: 'Condividere «40.01 Canoni» con lo studio?' });
    await question.getByText('Arriva subito in 2 aziende, e in ogni azienda nuova.').waitFor();
    await question.getByRole('listitem').filter({ hasText: ALTRA }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Condividi' }).click();
    await messaggio(page, '«40.01 Canoni» è di tutte le aziende').waitFor();
    await expect
      .poll(() => cell(workspace(page, 'voci'), 'Canoni', 'di_chi').innerText())
      .toBe('Dello studio');
    await page.getByRole('button', { name: /^I canoni/ }).click();
    await chooseAct(page, page.getByRole('dialog', { name: 'I canoni' }), 'Condividi con lo studio…');
    await page.getByRole('button', { name: 'Condividi', exact: true }).click();
    await messaggio(page, '«I canoni» è di tutte le aziende').waitFor();

    // There it is used as any other, and changed for that azienda alone.
    await page.goto(`/app/pagamenti?vista=voci&azienda=${other}`);
    await page
      .getByRole('button', { name: /^I canoni → 40\.01 Canoni/ })
      .getByText('Dello studio')
      .waitFor();
    const here = await openVoce(page, 'Canoni');
    await here.getByText('Nello studio: in uso in 2 aziende').waitFor();
    await here.getByLabel('Nome').fill('Canoni e affitti');
    await here.getByRole('button', { name: 'Salva' }).click();
    await expect
      .poll(() => cell(workspace(page, 'voci'), 'Canoni e affitti', 'di_chi').innerText())
      .toBe('Modificata qui');
    await chooseAct(page, await openVoce(page, 'Canoni e affitti'), 'Torna alla versione dello studio');
    await expect.poll(inAltra).toEqual(['Canoni']);
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect.poll(inAltra).toEqual(['Canoni e affitti']);

    // Changed for all: whom it touches is seen first, and the change is taken back by its values.
    const having = await client.call('aziendaNuova', { body: { ragione_sociale: 'Terza' } });
    const terza = having.aziende.find(({ ragione_sociale }) => ragione_sociale === 'Terza')?.id ?? 0;
    expect((await client.call('voci', { azienda: terza })).voci.map(({ nome }) => nome)).toEqual(['Canoni']);
    await page.goto(`/app/pagamenti?vista=voci&azienda=${before}`);
    const all = await openVoce(page, 'Canoni');
    await all.getByLabel('Nome').fill('Canoni periodici');
    await chooseAct(page, all, 'Cambia per tutte le aziende…');
    const change = page.getByRole('alertdialog', { name: 'Cambiare «40.01 Canoni» per tutte le aziende?' });
    await change.getByText('In uso in 3 aziende, 1 con una sua versione.').waitFor();
    await change
      .getByRole('listitem')
      .filter({ hasText: `${ALTRA} · tiene la sua` })
      .waitFor();
    await change.getByRole('button', { name: 'Cambia per tutte' }).click();
    await cell(workspace(page, 'voci'), 'Canoni periodici', 'nome').waitFor();
    expect(await inAltra()).toEqual(['Canoni e affitti']);
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await messaggio(page, 'Annullato: è tutto come prima').waitFor();
    await expect.poll(() => cell(workspace(page, 'voci'), '40.01', 'nome').innerText()).toBe('Canoni');
    await expect
      .poll(() => cell(workspace(page, 'voci'), '40.01', 'di_chi').innerText())
      .toBe('Dello studio');
    expect(await inAltra()).toEqual(['Canoni e affitti']);
  });
});
