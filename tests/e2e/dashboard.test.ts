/** The dashboard of a first person: the demonstration office is on it as soon as it is there. */
import { describe, expect } from 'vitest';
import { getToday } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';

describe.skipIf(noBrowser)('the dashboard', () => {
  it('shows the demonstration office without being opened again, and its message covers no button', async ({
    page,
    studio: { client },
  }) => {
    await page.route('**/api/demo', (route) =>
      route.continue({ postData: JSON.stringify({ righe: 240, seme: 7 }) }),
    );
    await page.goto('/app');
    await page.getByRole('button', { name: 'Prova con dati dimostrativi' }).click();
    const message = page.getByRole('region', { name: 'Messaggi' }).locator('.fui-Toast');
    await message.getByText('Lo studio dimostrativo è pronto').waitFor();
    const { conti } = await client.call('riepilogo', { query: { oggi: getToday() } });
    const total = formatImporto(sumCentesimi(conti.map(({ saldo }) => saldo)));
    await page.getByText(`${total} €`).first().waitFor();
    await page.getByRole('link', { name: 'Importa un estratto conto' }).waitFor();
    const listCovered = () =>
      page.evaluate(() => {
        const toast = document.querySelector('.fui-Toast')?.getBoundingClientRect();
        if (!toast) return ['no message'];
        return [...document.querySelectorAll('main button, main a[href], header button')]
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
          })
          .map((each) => each.textContent);
      });
    expect(await listCovered()).toEqual([]);
    // It makes way where the page becomes another under it.
    await message.hover();
    await page.setViewportSize({ width: 780, height: 900 });
    await page.mouse.move(5, 5);
    await expect.poll(listCovered).toEqual([]);
    await page.setViewportSize({ width: 1_440, height: 900 });
  });

  it('lets it go from the settings in one press, saying what goes, and puts it back', async ({
    page,
    studio: { client },
  }) => {
    // The case before leaves it there; alone, this one makes it.
    if (!(await client.call('demoStato')).azienda)
      await client.call('demo', { body: { righe: 240, seme: 7 } });
    const { azienda } = await client.call('demoStato');
    const name = azienda?.ragione_sociale ?? '';
    await page.goto('/app/impostazioni?sezione=demo');
    const section = page.getByRole('region', { name: 'Studio dimostrativo' });
    await section.getByRole('button', { name: 'Togli' }).click();
    const question = page.getByRole('alertdialog', { name: 'Togliere lo studio dimostrativo?' });
    await question.getByText(`${formatInteger(azienda?.movimenti ?? 0)} movimenti`).waitFor();
    await question.getByRole('button', { name: 'Togli' }).click();
    // The tab works elsewhere from that instant on.
    await section.getByRole('button', { name: 'Aggiungi lo studio dimostrativo' }).waitFor();
    expect((await client.call('me')).aziende.map(({ ragione_sociale }) => ragione_sociale)).not.toContain(
      name,
    );
    await section.getByRole('button', { name: 'Rimetti' }).click();
    await section.getByRole('heading', { name: name }).waitFor();
    expect((await client.call('demoStato')).azienda).toEqual(azienda);
  });

  it('shows the aziende side by side as they stand, leads into another, and to the conti month by month', async ({
    page,
    studio: { client },
  }) => {
    const other = 'Tipografia Lunghi S.n.c.';
    const { aziende } = await client.call('aziendaNuova', { body: { ragione_sociale: other } });
    await page.goto('/app?vista=studio');
    await page.getByText(`${aziende.length} aziende`).first().waitFor();
    const riga = page.getByRole('row').filter({ hasText: other });
    // It is worked out a moment after the azienda is made, and looked at again when the person comes back.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return await riga.innerText();
      })
      .toContain('Vuota');
    const link = riga.getByRole('link', { name: `Apri ${other}` });
    // Also in a tab of its own, while this one stays where it is.
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await beside
      .getByRole('button', { name: /^Profilo/ })
      .getByText(other)
      .waitFor();
    await beside.close();
    await link.click();
    await page.getByRole('heading', { name: 'Comincia dal primo estratto conto' }).waitFor();
    await page
      .getByRole('button', { name: /^Profilo/ })
      .getByText(other)
      .waitFor();
    await page.getByRole('radio', { name: 'Conti e mesi' }).click();
    await page.getByRole('heading', { name: 'Conti e mesi' }).waitFor();
    expect(new URL(page.url()).search).toBe('?vista=mesi');
  });
});
