/** A hundred decisions on the bench by keyboard alone: each is the one of the row in hand, to the cent. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { askUntil } from '#tests/attese.ts';
import { searchAbbinamenti, movimenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { cellaInUso } from './support/fuoco.ts';
import { it } from './support/it.ts';
import { type Documento, importUfficio, movimento } from './support/parita.ts';

const PRIME = ['Bor', 'Cal', 'Dor', 'Fen', 'Gal', 'Lum', 'Mar', 'Nov', 'Pel', 'Sor'];
const SECONDE = ['anico', 'edo', 'iglia', 'ontera', 'uschi', 'arezzo', 'elmi', 'ittola'];
const COSE = [
  'certa',
  'certa',
  'certa',
  'certa',
  'certa',
  'pari',
  'incerta',
  'rifiuto',
  'voce',
  'giro',
] as const;
type Cosa = (typeof COSE)[number];

const VOCE = '50.10';
/** Kept by the bank. */
const SPESE = 37;
/** After so many decisions one is taken back, and taken again. */
const RIPENSAMENTI = [8, 31, 57, 80];

interface Atteso {
  cosa: Cosa;
  importo: number;
  /** The documents it may close: two where they are equal. */
  documenti: readonly string[];
}

/** Documents for a movimento: two of one amount make a tie. */
const SERIE: Record<Cosa, readonly number[]> = {
  certa: [100],
  pari: [100, 300],
  incerta: [100],
  rifiuto: [100],
  voce: [],
  giro: [],
};

/** Ten times all that may become of a movimento, each told by its descrizione. */
function makeUfficio() {
  const attesi = new Map<string, Atteso>();
  const documenti: Documento[] = [];
  for (const [at, before] of PRIME.entries())
    for (const [place, cosa] of COSE.entries()) {
      const number = at * COSE.length + place;
      const importo = 10_000 + number * 731 + at;
      const who = `${before}${SECONDE[place] ?? ''}`;
      const numbers = SERIE[cosa].map((series) => `${series + number}/2026`);
      for (const each of numbers)
        documenti.push({
          numero: each,
          chi: `${who} S.r.l.`,
          importo,
          data: '2026-03-15',
          scadenza: '2026-04-30',
        });
      const from = `BONIFICO DA ${who.toUpperCase()} SRL`;
      const written: Record<Cosa, readonly [string, number]> = {
        certa: [`${from} SALDO FT ${numbers[0]}`, importo],
        pari: [from, importo],
        incerta: [from, importo - SPESE],
        rifiuto: [`${from} SALDO FT ${numbers[0]}`, importo],
        voce: [`COMMISSIONI PERIODO N ${at + 1}`, -importo],
        giro: [`GIRO A CONTO DEPOSITO N ${at + 1}`, -importo],
      };
      const [text, amount] = written[cosa];
      attesi.set(text, { cosa, importo: amount, documenti: numbers });
    }
  const righe = [...attesi].map(([text, { importo }], at) =>
    movimento(`2026-05-${String(1 + (at % 28)).padStart(2, '0')}`, importo, text),
  );
  return { attesi, righe, documenti };
}

const riga = (page: Page, id: number) =>
  movimenti(page).locator(`.ag-row:not(.ag-row-loading)[row-id="${id}"]`);

/** The row under the hand, once it is another. */
async function readMano(page: Page, before: number | null = null): Promise<number> {
  const { id } = await askUntil(
    () => cellaInUso(page),
    (cell) => cell.id !== '' && Number(cell.id) !== before,
  );
  return Number(id);
}

/** Rows on screen that the hand passed over on its way down. */
const readSaltate = (page: Page, from: number, a: number): Promise<number[]> =>
  movimenti(page)
    .locator('.ag-row:not(.ag-row-loading)[row-id]')
    .evaluateAll(
      (all, [before, after]) => {
        const places = new Map(
          all.map((row) => [Number(row.getAttribute('row-id')), Number(row.getAttribute('row-index'))]),
        );
        const [upper, lower] = [places.get(before ?? 0) ?? 0, places.get(after ?? 0) ?? 0];
        return [...places].flatMap(([id, place]) => (place > upper && place < lower ? [id] : []));
      },
      [from, a],
    );

/** What the keys did, by the text of each movimento. */
async function readDecisi(client: Client): Promise<Map<string, unknown>> {
  const [{ pagamenti }, { assegnazioni }, { rifiuti }] = await Promise.all([
    client.call('pagamenti', { query: { limit: 1_000 } }),
    client.call('assegnazioni', { query: {} }),
    client.call('rifiuti', { query: {} }),
  ]);
  return new Map<string, unknown>([
    ...pagamenti.map(
      ({ movimenti: [mosso], partite, differenze }) =>
        [
          mosso?.descrizione ?? '',
          {
            mosso: mosso?.importo,
            partite: partite.map(({ numero_documento, importo }) => [numero_documento, importo]),
            differenze: differenze.map(({ tipo, importo }) => [tipo, importo]),
          },
        ] as const,
    ),
    ...assegnazioni.map(({ descrizione, tipo, importo }) => [descrizione, { tipo, importo }] as const),
    ...rifiuti.map(({ descrizione, altra }) => [descrizione, { rifiutata: altra.numero_documento }] as const),
  ]);
}

/** Takes the decision of the row in hand; answers what is to be found of it. */
async function decide(page: Page, id: number, { cosa, importo, documenti }: Atteso): Promise<unknown> {
  const [documento] = documenti;
  if (documento !== undefined) await riga(page, id).getByText(/^\d+%/).waitFor();
  switch (cosa) {
    case 'certa':
      await page.keyboard.press('a');
      return { mosso: importo, partite: [[documento, importo]], differenze: [] };
    case 'incerta': {
      await page.keyboard.press('a');
      const question = page.getByRole('alertdialog', { name: 'Accettare una proposta non certa?' });
      await question.getByText(`doc. ${documento}`).waitFor();
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'hidden' });
      return {
        mosso: importo,
        partite: [[documento, importo + SPESE]],
        differenze: [['spese', -SPESE]],
      };
    }
    case 'pari': {
      // The document that the row has under the figure.
      const offerte = await riga(page, id).locator('[col-id="punteggio"]').innerText();
      const other = /2\s*doc\. (\d+\/2026)/.exec(offerte)?.[1];
      expect(documenti).toContain(other);
      await page.keyboard.press('2');
      return { mosso: importo, partite: [[other, importo]], differenze: [] };
    }
    case 'rifiuto':
      await page.keyboard.press('r');
      return { rifiutata: documento };
    case 'voce': {
      await page.keyboard.press('v');
      const cassetto = page.getByRole('dialog', { name: 'Assegna voce' });
      await cassetto.waitFor();
      await page.keyboard.type(VOCE);
      await page.getByRole('option', { name: new RegExp(`^${VOCE}`) }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await cassetto.waitFor({ state: 'hidden' });
      return { tipo: 'voce', importo };
    }
    case 'giro':
      await page.keyboard.press('g');
      return { tipo: 'giroconto', importo };
  }
}

/** Z takes the latest back. */
async function rethink(page: Page, client: Client, text: string, decisi: number): Promise<void> {
  await askUntil(
    () => readDecisi(client),
    (now) => now.size === decisi,
  );
  await page.keyboard.press('z');
  await askUntil(
    () => readDecisi(client),
    (now) => now.size === decisi - 1 && !now.has(text),
  );
}

describe.skipIf(noBrowser)('the bench by keyboard', () => {
  it('takes a hundred decisions without a mouse, each of the row in hand', async ({
    page,
    studio: { client },
  }) => {
    const { attesi, righe, documenti } = makeUfficio();
    await importUfficio(client, righe, documenti);
    await client.call('vociUsuali', { body: { regole: false } });
    const { righe: lette } = await client.call('estrattoConto', {
      query: { natura: 'movimento', limit: 1_000 },
    });
    const texts = new Map(lette.map(({ id, descrizione }) => [id, descrizione]));
    await page.goto('/app/pagamenti');
    await searchAbbinamenti(page, client);

    await page.keyboard.press('Control+f');
    await page.keyboard.press('ArrowDown');
    let mano = await readMano(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Tasti rapidi' });
    for (const name of [
      'Accetta',
      'Scegli la soluzione 1',
      'Rifiuta',
      'Assegna voce',
      'Giroconto',
      'Abbina a mano',
    ])
      await keys.getByText(name, { exact: true }).waitFor();
    await keys.getByText('Annulla l’ultima decisione', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
    expect(await readMano(page)).toBe(mano);

    const made = new Map<string, unknown>();
    const ripensamenti = new Set(RIPENSAMENTI);
    while (made.size < attesi.size) {
      const text = texts.get(mano) ?? '';
      const atteso = attesi.get(text);
      if (!atteso) throw new Error(`no movimento in hand: ${mano}`);
      // What is decided is not offered again: a refusal is, since its movimento is still open.
      if (made.has(text)) {
        expect(atteso.cosa).toBe('rifiuto');
        await page.keyboard.press('ArrowDown');
        mano = await readMano(page, mano);
        continue;
      }
      made.set(text, await decide(page, mano, atteso));
      if (made.size === attesi.size) break;
      const before = mano;
      mano = await readMano(page, before);
      for (const id of await readSaltate(page, before, mano))
        expect(made.has(texts.get(id) ?? '')).toBe(true);
      if (!ripensamenti.delete(made.size)) continue;
      await rethink(page, client, text, made.size);
      made.delete(text);
      // What is taken back is under the hand again.
      await expect.poll(async () => (await cellaInUso(page)).id).toBe(String(before));
      mano = before;
    }
    expect(ripensamenti.size).toBe(0);
    await expect.poll(() => readDecisi(client)).toEqual(made);
    expect(made.size).toBe(100);
    // Nothing else was touched, and nothing is left of what was decided.
    const { righe: dopo } = await client.call('estrattoConto', {
      query: { natura: 'movimento', limit: 1_000 },
    });
    for (const { descrizione, residuo } of dopo)
      expect([descrizione, residuo === 0]).toEqual([
        descrizione,
        attesi.get(descrizione)?.cosa !== 'rifiuto',
      ]);
  });
});
