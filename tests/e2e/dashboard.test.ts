/** The dashboard of a first person: the demonstration office is on it as soon as it is there. */
import { describe, expect } from 'vitest';
import { getToday } from '#domain/date.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { noBrowser } from './support/browser.ts';
import { itAlone as it } from './support/it.ts';

describe.skipIf(noBrowser)('the dashboard', () => {
  it('shows the demonstration office without being opened again, and its message covers no button', async ({
    page,
    studio: { client },
  }) => {
    await page.route('**/api/demo', (route) =>
      route.continue({ postData: JSON.stringify({ righe: 400, seme: 7 }) }),
    );
    await page.goto('/app');
    await page.getByRole('button', { name: 'Riempi con dati dimostrativi' }).click();
    const message = page.getByRole('region', { name: 'Messaggi' }).locator('.fui-Toast');
    await message.getByText('Lo studio dimostrativo è pronto').waitFor();
    const { conti } = await client.call('riepilogo', { query: { oggi: getToday() } });
    const totale = formatImporto(sumCentesimi(conti.map(({ saldo }) => saldo)));
    await page.getByText(`${totale} €`).first().waitFor();
    await page.getByRole('link', { name: 'Importa un estratto conto' }).waitFor();
    const covered = await page.evaluate(() => {
      const toast = document.querySelector('.fui-Toast')?.getBoundingClientRect();
      if (!toast) return ['no message'];
      return [...document.querySelectorAll('main button, main a[href], header button')]
        .filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
        })
        .map((each) => each.textContent);
    });
    expect(covered).toEqual([]);
  });
});
