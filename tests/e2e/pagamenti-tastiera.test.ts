/** A hundred decisions on the bench by keyboard alone: each is the one of the row in hand, to the cent. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Client } from '#api/client.ts';
import { askUntil } from '#tests/attese.ts';
import { cercaAbbinamenti, movimenti } from './support/banco.ts';
import { noBrowser } from './support/browser.ts';
import { cellaInUso } from './support/fuoco.ts';
import { it } from './support/it.ts';
import { type Documento, importaUfficio, movimento } from './support/parita.ts';

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
  for (const [at, prima] of PRIME.entries())
    for (const [posto, cosa] of COSE.entries()) {
      const numero = at * COSE.length + posto;
      const importo = 10_000 + numero * 731 + at;
      const chi = `${prima}${SECONDE[posto] ?? ''}`;
      const numeri = SERIE[cosa].map((serie) => `${serie + numero}/2026`);
      for (const each of numeri)
        documenti.push({
          numero: each,
          chi: `${chi} S.r.l.`,
          importo,
          data: '2026-03-15',
          scadenza: '2026-04-30',
        });
      const da = `BONIFICO DA ${chi.toUpperCase()} SRL`;
      const scritti: Record<Cosa, readonly [string, number]> = {
        certa: [`${da} SALDO FT ${numeri[0]}`, importo],
        pari: [da, importo],
        incerta: [da, importo - SPESE],
        rifiuto: [`${da} SALDO FT ${numeri[0]}`, importo],
        voce: [`COMMISSIONI PERIODO N ${at + 1}`, -importo],
        giro: [`GIRO A CONTO DEPOSITO N ${at + 1}`, -importo],
      };
      const [testo, quanto] = scritti[cosa];
      attesi.set(testo, { cosa, importo: quanto, documenti: numeri });
    }
  const righe = [...attesi].map(([testo, { importo }], at) =>
    movimento(`2026-05-${String(1 + (at % 28)).padStart(2, '0')}`, importo, testo),
  );
  return { attesi, righe, documenti };
}

const riga = (page: Page, id: number) =>
  movimenti(page).locator(`.ag-row:not(.ag-row-loading)[row-id="${id}"]`);

/** The row under the hand, once it is another. */
async function leggiMano(page: Page, prima: number | null = null): Promise<number> {
  const { id } = await askUntil(
    () => cellaInUso(page),
    (cella) => cella.id !== '' && Number(cella.id) !== prima,
  );
  return Number(id);
}

/** Rows on screen that the hand passed over on its way down. */
const leggiSaltate = (page: Page, da: number, a: number): Promise<number[]> =>
  movimenti(page)
    .locator('.ag-row:not(.ag-row-loading)[row-id]')
    .evaluateAll(
      (all, [prima, dopo]) => {
        const posti = new Map(
          all.map((row) => [Number(row.getAttribute('row-id')), Number(row.getAttribute('row-index'))]),
        );
        const [alto, basso] = [posti.get(prima ?? 0) ?? 0, posti.get(dopo ?? 0) ?? 0];
        return [...posti].flatMap(([id, posto]) => (posto > alto && posto < basso ? [id] : []));
      },
      [da, a],
    );

/** What the keys did, by the text of each movimento. */
async function leggiDecisi(client: Client): Promise<Map<string, unknown>> {
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
async function decidi(page: Page, id: number, { cosa, importo, documenti }: Atteso): Promise<unknown> {
  const [documento] = documenti;
  if (documento !== undefined) await riga(page, id).getByText(/^\d+%/).waitFor();
  switch (cosa) {
    case 'certa':
      await page.keyboard.press('a');
      return { mosso: importo, partite: [[documento, importo]], differenze: [] };
    case 'incerta': {
      await page.keyboard.press('a');
      const domanda = page.getByRole('alertdialog', { name: 'Accettare una proposta non certa?' });
      await domanda.getByText(`doc. ${documento}`).waitFor();
      await page.keyboard.press('Enter');
      await domanda.waitFor({ state: 'hidden' });
      return {
        mosso: importo,
        partite: [[documento, importo + SPESE]],
        differenze: [['spese', -SPESE]],
      };
    }
    case 'pari': {
      // The document that the row has under the figure.
      const offerte = await riga(page, id).locator('[col-id="punteggio"]').innerText();
      const altra = /2\s*doc\. (\d+\/2026)/.exec(offerte)?.[1];
      expect(documenti).toContain(altra);
      await page.keyboard.press('2');
      return { mosso: importo, partite: [[altra, importo]], differenze: [] };
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

/** Z takes the latest back; the hand goes up to it again. */
async function ripensa(page: Page, client: Client, testo: string, decisi: number): Promise<void> {
  await askUntil(
    () => leggiDecisi(client),
    (now) => now.size === decisi,
  );
  await page.keyboard.press('z');
  await askUntil(
    () => leggiDecisi(client),
    (now) => now.size === decisi - 1 && !now.has(testo),
  );
}

describe.skipIf(noBrowser)('the bench by keyboard', () => {
  it('takes a hundred decisions without a mouse, each of the row in hand', async ({
    page,
    studio: { client },
  }) => {
    const { attesi, righe, documenti } = makeUfficio();
    await importaUfficio(client, righe, documenti);
    await client.call('vociUsuali', { body: { regole: false } });
    const { righe: lette } = await client.call('estrattoConto', {
      query: { natura: 'movimento', limit: 1_000 },
    });
    const testi = new Map(lette.map(({ id, descrizione }) => [id, descrizione]));
    await page.goto('/app/pagamenti');
    await cercaAbbinamenti(page, client);

    await page.keyboard.press('Control+f');
    await page.keyboard.press('ArrowDown');
    let mano = await leggiMano(page);
    await page.keyboard.press('?');
    const tasti = page.getByRole('dialog', { name: 'Tasti rapidi' });
    for (const nome of [
      'Accetta',
      'Scegli la soluzione 1',
      'Rifiuta',
      'Assegna voce',
      'Giroconto',
      'Abbina a mano',
    ])
      await tasti.getByText(nome, { exact: true }).waitFor();
    await tasti.getByText('Annulla l’ultima decisione', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await tasti.waitFor({ state: 'hidden' });
    expect(await leggiMano(page)).toBe(mano);

    const fatti = new Map<string, unknown>();
    const ripensamenti = new Set(RIPENSAMENTI);
    while (fatti.size < attesi.size) {
      const testo = testi.get(mano) ?? '';
      const atteso = attesi.get(testo);
      if (!atteso) throw new Error(`no movimento in hand: ${mano}`);
      // What is decided is not offered again: a refusal is, since its movimento is still open.
      if (fatti.has(testo)) {
        expect(atteso.cosa).toBe('rifiuto');
        await page.keyboard.press('ArrowDown');
        mano = await leggiMano(page, mano);
        continue;
      }
      fatti.set(testo, await decidi(page, mano, atteso));
      if (fatti.size === attesi.size) break;
      const prima = mano;
      mano = await leggiMano(page, prima);
      for (const id of await leggiSaltate(page, prima, mano))
        expect(fatti.has(testi.get(id) ?? '')).toBe(true);
      if (!ripensamenti.delete(fatti.size)) continue;
      await ripensa(page, client, testo, fatti.size);
      fatti.delete(testo);
      while (mano !== prima) {
        await page.keyboard.press('ArrowUp');
        mano = await leggiMano(page, mano);
      }
    }
    expect(ripensamenti.size).toBe(0);
    await expect.poll(() => leggiDecisi(client)).toEqual(fatti);
    expect(fatti.size).toBe(100);
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
