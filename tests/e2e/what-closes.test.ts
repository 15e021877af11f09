/** From a row of the estratto conto to what closed it: the other side, who decided, and the way back. */
import { describe, expect } from 'vitest';
import { findViolations } from './support/axe.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { documento, importUfficio, movimento } from './support/parita.ts';
import { goTo } from './support/pagine.ts';

describe.skipIf(noBrowser)('what closes a row', () => {
  it('is told of a movimento and of a partita, and is taken back from there', async ({
    page,
    studio: { client },
  }) => {
    await importUfficio(
      client,
      [
        movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL'),
        movimento('2026-05-12', -1_250, 'COMMISSIONI TRIMESTRALI'),
      ],
      [documento('31/2026', 'Segheria Tronto', 33_300, '2026-03-01', '2026-04-01')],
    );
    await client.call('vociUsuali', { body: { regole: false } });
    const of = async (natura: 'movimento' | 'partita') =>
      (await client.call('estrattoConto', { query: { natura, sort: 'data' } })).righe;
    const [bankTransfer, fees] = await of('movimento');
    const [partita] = await of('partita');
    const voce = (await client.call('voci')).voci.find(({ codice }) => codice === '50.01');
    if (!bankTransfer || !fees || !partita || !voce) throw new Error('an office has rows');
    await client.call('pagamentoCrea', {
      body: {
        movimenti: [{ id: bankTransfer.id, importo: bankTransfer.residuo }],
        partite: [{ id: partita.id, importo: partita.residuo }],
      },
    });
    await client.call('movimentiAssegna', {
      body: { movimenti: [{ id: fees.id }], tipo: 'voce', id_voce: voce.id },
    });

    const open = async (text: string) => {
      await page
        .getByTestId('workspace-estratto-conto')
        .locator('.ag-row:not(.ag-row-loading)')
        .filter({ hasText: text })
        .locator('[col-id="descrizione"]')
        .click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Che cosa la chiude' }).click();
    };
    await page.goto('/app/estrattoconto');
    await open('TRONTO');
    const list = page.getByRole('list', { name: 'Che cosa la chiude' });
    await list.getByText('31/2026 · Segheria Tronto').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await open('COMMISSIONI');
    await list.getByText(`50.01 ${voce.nome}`).waitFor();
    await list.getByRole('button', { name: `Annulla: 50.01 ${voce.nome}` }).click();
    await page.getByText('Niente: la riga è aperta.').waitFor();
    await expect.poll(async () => (await of('movimento'))[1]?.stato).toBe('aperta');
    await page.keyboard.press('Escape');

    await goTo(page, '/app/estrattoconto?natura=partita');
    await open('Fattura 31/2026');
    await list.getByText('10/05/2026 · BONIFICO DA SEGHERIA TRONTO SRL').waitFor();
    await list.getByRole('button', { name: /^Annulla: Incasso del 10\/05\/2026/ }).click();
    await expect.poll(async () => (await of('partita'))[0]?.stato).toBe('aperta');
  });
});
