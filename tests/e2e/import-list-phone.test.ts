/** The list of files on a phone: its questions can be read and answered, and nothing stands over them. */
import { describe, expect } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { it } from './support/it.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

/** Two files that ask different things: the order of the days, and what came in. */
const GIORNI = csv('giorni.csv', [
  'Date,Description,Amount',
  '03/04/2026,ONE,1234.56',
  '05/06/2026,TWO,-10.00',
  '07/08/2026,THREE,20.00',
]);
const SEGNI = csv('segni.csv', [
  'Data;Descrizione;Importo',
  '13/01/2026;UNO;10,00',
  '14/01/2026;DUE;20,00',
  '15/01/2026;TRE;30,00',
]);
/** Nearer than this the cards of one list stand together. */
const VICINI = 16;

describe.skipIf(noBrowser)('a list of files on a phone', () => {
  it('shows its questions one below the other, and nothing over them while no file is ready', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/app/importestratto');
    await page.getByLabel('File da importare').setInputFiles([GIORNI, SEGNI]);
    const cards = page.getByRole('region', { name: /^1 domanda su / });
    await expect.poll(() => cards.count()).toBe(2);
    const bar = page.getByRole('region', { name: 'Importazione' });
    await bar.getByText('Nessun file pronto').waitFor();
    const boxes = async () => {
      const [one, other] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
      const its = await bar.boundingBox();
      if (!one || !other || !its) throw new Error('a card is not drawn');
      return { gap: other.y - (one.y + one.height), over: its.y < other.y + other.height };
    };
    await expect.poll(boxes).toEqual({ gap: expect.closeTo(12, 0), over: false });
    expect((await boxes()).gap).toBeLessThan(VICINI);
  });
});
