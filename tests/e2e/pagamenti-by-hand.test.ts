/** Decisions a person takes on the bench: a tie, a link by hand with its differences, money no bank saw, and taking each back. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { toGiorno } from '#domain/date.ts';
import { findViolations } from './support/axe.ts';
import { openDettagli, searchAbbinamenti, movimenti, panel, partite } from './support/banco.ts';
import { messaggio } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';
import { type Documento, importUfficio, movimento } from './support/parita.ts';
import { goTo } from './support/pagine.ts';

const TRASIMENO = 'Mobilificio Trasimeno S.p.A.';
const invoice = (numero: string, chi: string, importo: number): Documento => ({
  numero,
  chi,
  importo,
  data: '2026-03-15',
  scadenza: '2026-04-30',
});

const MOVIMENTI = [
  // Two documents of one amount: nothing says which of them it pays.
  movimento('2026-05-04', 50_011, 'BONIFICO DA MOBILIFICIO TRASIMENO SPA'),
  // Two payments of one amount for one document.
  movimento('2026-05-05', 70_022, 'BONIFICO DA CARTIERA VOMANO SRL'),
  movimento('2026-05-06', 70_022, 'BONIFICO DA CARTIERA VOMANO SRL ORD'),
  // A fee, less the withholding and the stamp, and with five euro that nobody explains.
  movimento('2026-05-07', 79_300, 'GIRO DA CLIENTE NON INDICATO'),
  movimento('2026-05-08', -1_250, 'COMMISSIONI TRIMESTRALI'),
  movimento('2026-05-09', -120_000, 'RATA MUTUO N 12'),
  movimento('2026-05-10', 33_300, 'BONIFICO DA SEGHERIA TRONTO SRL SALDO FT 31/2026'),
];
const DOCUMENTI = [
  invoice('7/2026', TRASIMENO, 50_011),
  invoice('8/2026', TRASIMENO, 50_011),
  invoice('9/2026', 'Cartiera Vomano S.r.l.', 70_022),
  invoice('21/2026', 'Studio Beltrami', 100_000),
  invoice('31/2026', 'Segheria Tronto S.r.l.', 33_300),
  invoice('40/2026', 'Bottega Aterno', 25_000),
];

async function open(page: Page, client: Client): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0) {
    await importUfficio(client, MOVIMENTI, DOCUMENTI);
    await client.call('vociUsuali', { body: { regole: false } });
  }
  await page.goto('/app/pagamenti');
  await movimenti(page)
    .getByText(/^\d+ movimenti$/)
    .waitFor();
  await openDettagli(page);
}

const riga = (side: typeof movimenti, page: Page, text: string) =>
  side(page)
    .locator('.ag-row:not(.ag-row-loading)')
    .filter(
      side === movimenti
        ? { has: page.locator('[col-id="descrizione"]', { hasText: text }) }
        : { hasText: text },
    );

const tick = (grid: Locator, at: number) =>
  grid.locator(`.ag-row:not(.ag-row-loading)[row-index="${at}"] input[type="checkbox"]`).check();

const active = async (client: Client) => (await client.call('pagamenti')).pagamenti;

const residui = async (client: Client) => {
  const { righe } = await client.call('estrattoConto', { query: { sort: 'id', limit: 100 } });
  return righe.map(({ residuo, stato }) => [residuo, stato]);
};

describe.skipIf(noBrowser)('decisions by hand', () => {
  it('names the rivals of a tie, and any of them can be chosen', async ({ page, studio: { client } }) => {
    await open(page, client);
    const before = await residui(client);
    await searchAbbinamenti(page, client);
    await riga(movimenti, page, 'TRASIMENO').locator('[col-id="descrizione"]').click();
    // In the row each has its figure, its document and its amount, the name once; no line of them is cut.
    const tie = riga(movimenti, page, 'TRASIMENO').locator('[col-id="punteggio"]');
    await expect
      .poll(async () => ((await tie.textContent()) ?? '').match(/Trasimeno|[12]doc\. [78]\/2026, 500,11/g))
      .toHaveLength(3);
    const cutLines = () =>
      tie.evaluate((cell) => {
        const text = cell.querySelector('div > div > div') ?? cell;
        const { bottom } = text.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].filter((line) => line.top < bottom - 5 && line.bottom > bottom + 3)
          .length;
      });
    await expect.poll(cutLines).toBe(0);
    const card = panel(page).getByRole('article').first();
    await card.getByText('1 altra soluzione vale altrettanto: decidi tu.').waitFor();
    const others = card.getByRole('list', { name: 'Altrettanto buone' });
    const proposta = (
      (await card
        .getByText(/^doc\. \d\/2026/)
        .first()
        .textContent()) ?? ''
    ).slice(5, 11);
    const other = proposta === '7/2026' ? '8/2026' : '7/2026';
    await others.getByText(`doc. ${other}, ${TRASIMENO}, 500,11`).waitFor();
    // With the details open a row has little room: here too each has the figure that chooses it.
    await expect
      .poll(() => others.getByRole('listitem').allTextContents())
      .toEqual([expect.stringMatching(/^2doc\. /)]);
    await card.getByText('1', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await others.getByRole('button', { name: `Scegli doc. ${other}, ${TRASIMENO}, 500,11` }).click();
    await expect
      .poll(async () => (await active(client)).map((each) => each.partite[0]?.numero_documento))
      .toEqual([other]);
    await riga(movimenti, page, 'TRASIMENO').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => residui(client)).toEqual(before);

    // The other movimento that could pay the same document.
    await riga(movimenti, page, 'CARTIERA VOMANO SRL').first().locator('[col-id="descrizione"]').click();
    await panel(page)
      .getByText(/^dal movimento del 0[56]\/05\/2026, BONIFICO DA CARTIERA VOMANO SRL/)
      .first()
      .waitFor();
    expect(await active(client)).toEqual([]);
  });

  it('searches, ticks, splits, adds differences and links without the mouse', async ({
    page,
    studio: { client },
  }) => {
    await open(page, client);
    const before = await residui(client);
    await riga(movimenti, page, 'GIRO DA CLIENTE').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('l');
    await page.keyboard.type('Beltrami');
    await partite(page)
      .getByText(/^1 di 6/)
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const mano = page.getByTestId('mano');
    await mano.getByTestId('differenza').getByText('-207,00').waitFor();

    // The withholding, then the stamp; what is left stays open.
    await page.keyboard.press('d');
    await mano.getByLabel('Che cos’è la differenza 1').selectOption('ritenuta');
    const prima = mano.getByLabel('Importo della differenza 1');
    await prima.fill('-200,00');
    await prima.press('Enter');
    await mano.getByTestId('differenza').getByText('-7,00').waitFor();
    await mano.getByRole('button', { name: 'Aggiungi una differenza' }).click();
    await mano.getByLabel('Che cos’è la differenza 2').selectOption('bollo');
    await mano.getByLabel('Importo della differenza 2').fill('-2,00');
    // Every field within the panel.
    expect(await panel(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    // What is being written counts when it is sent from the field itself.
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () =>
        (await active(client)).map(({ differenze }) => differenze.map((each) => each.importo)),
      )
      .toEqual([[-20_000, -200]]);
    const [pagamento] = await active(client);
    expect(pagamento).toMatchObject({ importo: 79_300, partite: [{ importo: 99_500 }] });
    // Nothing stays ticked: pressed again, nothing is paid twice.
    await mano.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    expect(await active(client)).toHaveLength(1);
    await riga(movimenti, page, 'GIRO DA CLIENTE').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => residui(client)).toEqual(before);
  });

  it('registers cash less a rebate, never an amount that was not written, and leaves nothing ticked', async ({
    page,
    studio: { client },
  }) => {
    await open(page, client);
    const before = await residui(client);
    await riga(partite, page, 'Bottega Aterno').locator('input[type="checkbox"]').check();
    // The first movimento is in hand as the desk opens: it has no part in this.
    await panel(page)
      .getByRole('checkbox', { name: /^La banca non lo vede/ })
      .check();
    const mano = page.getByTestId('mano');
    await mano.getByLabel('Tipo di pagamento').selectOption({ label: 'Contanti' });
    await mano.getByLabel('Riferimento').fill('Ricevuta 12');
    const paid = mano.getByLabel('Importo pagato');
    await paid.fill('tanto');
    await page.keyboard.press('Control+Enter');
    await mano.getByText('Scrivi ad esempio 100,00, con il segno delle partite').waitFor();
    expect(await active(client)).toEqual([]);
    await paid.fill('248,00');
    await paid.press('Enter');
    await mano.getByLabel('Che cos’è la differenza').selectOption('abbuono');
    await mano.getByRole('button', { name: /^Registra/ }).click();
    await mano.waitFor({ state: 'detached' });
    const [cash] = await active(client);
    expect(cash).toMatchObject({
      origine: 'manuale',
      importo: 24_800,
      riferimento: 'Ricevuta 12',
      partite: [{ importo: 25_000 }],
      differenze: [{ tipo: 'abbuono', importo: -200 }],
    });
    await goTo(page, '/app/pagamenti?vista=registro');
    const registro = page.getByTestId('workspace-pagamenti-registro');
    await registro.locator('.ag-row:not(.ag-row-loading)').getByText('Bottega Aterno').waitFor();
    await tick(registro, 0);
    await registro.getByRole('button', { name: 'Annulla', exact: true }).click();
    await registro.getByText('Nessun pagamento registrato').waitFor();
    expect(await residui(client)).toEqual(before);
  });

  it('ties the deposit of an assegno to the pagamento that was there before it, and lets go of it', async ({
    page,
    studio: { client },
  }) => {
    await open(page, client);
    const before = await residui(client);
    await searchAbbinamenti(page, client);
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText(/^\d+%/).waitFor();
    const { righe } = await client.call('estrattoConto', { query: { natura: 'partita', q: 'Tronto' } });
    const [dovuta] = righe;
    if (!dovuta) throw new Error('a partita expected');
    await client.call('pagamentoCrea', {
      body: {
        partite: [{ id: dovuta.id, importo: dovuta.residuo }],
        data: toGiorno('2026-05-08'),
        riferimento: 'Assegno 0041',
      },
    });
    const paid = await residui(client);
    // What was proposed for it cannot be any more.
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText(/^\d+%/).waitFor({ state: 'detached' });
    const already = panel(page).getByRole('region', { name: 'Già registrati' });
    await riga(movimenti, page, 'GIRO DA CLIENTE').locator('[col-id="descrizione"]').click();
    await panel(page).getByText('Senza documento').waitFor();
    await riga(movimenti, page, 'SEGHERIA TRONTO').locator('[col-id="descrizione"]').click();
    await panel(page)
      .getByText(/^Nessuna proposta/)
      .waitFor();
    await already.getByText('A mano, 08/05/2026 · Assegno 0041 · doc. 31/2026').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('c');
    await expect
      .poll(() =>
        already.getByRole('button', { name: 'Collega' }).evaluate((each) => each === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText('Abbinato a mano').waitFor();
    expect(await active(client)).toMatchObject([{ origine: 'manuale', movimenti: [{ importo: 33_300 }] }]);
    await riga(movimenti, page, 'SEGHERIA TRONTO').locator('[col-id="descrizione"]').click();
    await page.keyboard.press('Control+z');
    await page
      .getByText(/^Annullato: collegamento di 333,00/)
      .first()
      .waitFor();
    await expect.poll(() => residui(client)).toEqual(paid);

    // Tied again, and let go of from the register.
    await riga(movimenti, page, 'SEGHERIA TRONTO').locator('[col-id="descrizione"]').click();
    await already.getByRole('button', { name: 'Collega' }).click();
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText('Abbinato a mano').waitFor();
    await goTo(page, '/app/pagamenti?vista=registro');
    const registro = page.getByTestId('workspace-pagamenti-registro');
    await registro.locator('.ag-row:not(.ag-row-loading)').getByText('Segheria Tronto').first().waitFor();
    await tick(registro, 0);
    await registro.getByRole('button', { name: 'Scollega dal movimento' }).click();
    await messaggio(page, 'Pagamento scollegato').waitFor();
    await expect.poll(() => residui(client)).toEqual(paid);
    const [cheque] = await active(client);
    if (!cheque) throw new Error('the assegno stays');
    await client.call('pagamentoAnnulla', {
      params: { id: cheque.id },
      body: { versione: cheque.versione },
    });
    expect(await residui(client)).toEqual(before);
  });

  it('takes back after a reload what was refused and what was explained, one by one', async ({
    page,
    studio: { client, utente },
  }) => {
    await open(page, client);
    const before = await residui(client);
    await searchAbbinamenti(page, client);
    // The row itself knows its proposal, and not the panel alone: R is about the row.
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText(/^\d+%/).waitFor();
    await riga(movimenti, page, 'SEGHERIA TRONTO').locator('[col-id="descrizione"]').click();
    await panel(page).getByRole('article').first().waitFor();
    await page.keyboard.press('r');
    await panel(page)
      .getByText(/^Nessuna proposta/)
      .waitFor();
    // The capital of a loan, and then its interest.
    for (const [amount, voce] of [
      ['-1.000,00', '30.20'],
      [null, '50.10'],
    ] as const) {
      await riga(movimenti, page, 'RATA MUTUO').locator('[col-id="descrizione"]').click();
      await page.keyboard.press('v');
      const cassetto = page.getByRole('dialog', { name: 'Assegna voce' });
      await cassetto.getByRole('combobox', { name: 'Voce' }).pressSequentially(voce);
      await page.getByRole('option', { name: new RegExp(`^${voce}`) }).click();
      if (amount !== null) await cassetto.getByLabel('Quanto', { exact: true }).fill(amount);
      await cassetto.getByRole('button', { name: 'Assegna' }).click();
      await cassetto.waitFor({ state: 'hidden' });
    }
    expect(
      (await client.call('assegnazioni', { query: {} })).assegnazioni.map(({ importo }) => importo),
    ).toEqual([-20_000, -100_000]);

    // Read again, what is explained says by what, for how much and by whom; it is there to be read, not crossed out.
    await page.goto('/app/pagamenti?scheda=spiegate');
    const told = riga(movimenti, page, 'RATA MUTUO');
    await told.getByText(/30\.20 Mutui e finanziamenti/).waitFor();
    await told.getByText('-1.200,00', { exact: true }).waitFor();
    await told.getByText(new RegExp(utente.username)).waitFor();
    const line = await told
      .locator('.ag-cell')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationLine));
    expect(new Set(line)).toEqual(new Set(['none']));

    await goTo(page, '/app/pagamenti?vista=registro');
    await page.getByRole('radiogroup', { name: 'Quale elenco' }).getByText('Senza documento').click();
    const explained = page.getByTestId('workspace-pagamenti-spiegati');
    await explained.getByText('2 movimenti', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await tick(explained, 0);
    await tick(explained, 1);
    await explained.getByRole('button', { name: 'Riapri il movimento' }).click();
    await explained.getByText('Nessun movimento senza documento').waitFor();
    expect(await residui(client)).toEqual(before);

    await page.getByRole('radiogroup', { name: 'Quale elenco' }).getByText('Rifiuti').click();
    const refusals = page.getByTestId('workspace-pagamenti-rifiuti');
    await refusals.getByText('1 coppia', { exact: true }).waitFor();
    await refusals.getByText('Segheria Tronto S.r.l.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await tick(refusals, 0);
    await refusals.getByRole('button', { name: 'Togli il rifiuto' }).click();
    await refusals.getByText('Nessuna proposta rifiutata').waitFor();
    await open(page, client);
    await searchAbbinamenti(page, client);
    await riga(movimenti, page, 'SEGHERIA TRONTO').getByText(/^\d+%/).waitFor();
  });

  it('keeps the sums and the act in sight, however many partite are ticked', async ({
    page,
    studio: { client },
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, client);
    await riga(movimenti, page, 'MUTUO').locator('[col-id="descrizione"]').click();
    await expect.poll(() => panel(page).textContent()).toContain('MUTUO');
    for (const at of [0, 1, 2]) await tick(partite(page), at);
    await panel(page).getByText('3 partite', { exact: true }).waitFor();
    const isInside = async (part: Locator) => {
      const [inner, outer] = await Promise.all([part.boundingBox(), panel(page).boundingBox()]);
      return (
        inner !== null &&
        outer !== null &&
        inner.y >= outer.y &&
        inner.y + inner.height <= outer.y + outer.height
      );
    };
    await expect.poll(() => isInside(panel(page).getByRole('button', { name: /^Abbina/ }))).toBe(true);
    await expect.poll(() => isInside(panel(page).getByTestId('differenza'))).toBe(true);
    // What explains the difference is reached, and is not behind them.
    await panel(page).getByLabel('Che cos’è la differenza').focus();
    const seen = () =>
      panel(page)
        .getByLabel('Che cos’è la differenza')
        .evaluate((field) => {
          const { x, y, width, height } = field.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === field;
        });
    await expect.poll(seen).toBe(true);
  });
});
