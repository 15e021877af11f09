import { expect, it } from 'vitest';
import { type RangePicture, toRegole } from './range-painter.ts';

const QUADRO: RangePicture = {
  rectangles: [],
  attiva: null,
  fill: null,
  handle: null,
  campi: ['data', 'dare', 'nota'],
  prima: 10,
  ultima: 14,
};

it('paints the rows on screen alone, in the columns of the range', () => {
  const rectangles = [{ alto: 0, basso: 99_999, sinistra: 1, destra: 2 }];
  const [fill = ''] = toRegole('.q', { ...QUADRO, rectangles });
  expect(fill).toBe(
    '.q .ag-row:is([row-index="10"],[row-index="11"],[row-index="12"],[row-index="13"],[row-index="14"]) ' +
      '.ag-cell:is([col-id="dare"],[col-id="nota"]) { background-color: color-mix(in srgb, ' +
      'var(--colorCompoundBrandBackground) 15%, transparent) }',
  );
});

it('paints nothing for ranges out of sight, and nothing for a lone cell but its handle', () => {
  expect(
    toRegole('.q', { ...QUADRO, rectangles: [{ alto: 50, basso: 60, sinistra: 0, destra: 2 }] }),
  ).toEqual([]);
  const lone = { riga: 12, colonna: 2 };
  const rectangles = [{ alto: 12, basso: 12, sinistra: 2, destra: 2 }];
  const rules = toRegole('.q', { ...QUADRO, rectangles, attiva: lone, handle: lone });
  expect(rules).toHaveLength(1);
  expect(rules[0]).toContain('[col-id="nota"])::after {');
});
