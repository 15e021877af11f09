// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { toCentesimi } from '#domain/importi.ts';
import { SelectionBar } from './selection-bar.tsx';
import { sumAmounts } from './sums.ts';
import { VERSI_MOVIMENTI, VERSI_PARTITE, type Versi, VersiContext } from './directions.ts';

const NESSUNA = { celle: 0, riepilogo: null, motivo: null };
const righe = [-12_300, 50_000].map((importo) => ({ importo: toCentesimi(importo) }));

const place = openPlace();

const text = (directions: Versi): string => {
  const measure = { importo: (riga: (typeof righe)[number]) => riga.importo, divisa: () => 'EUR' };
  place.render(
    <VersiContext value={directions}>
      <SelectionBar
        riepilogo={sumAmounts(righe, measure)}
        selection={false}
        scelta={NESSUNA}
        nomi={['riga', 'righe']}
      />
    </VersiContext>,
  );
  return place.element.textContent ?? '';
};

it('says of partite what is to be paid and to be collected, and dare and avere of movimenti alone', () => {
  expect(text(VERSI_PARTITE)).toBe('In vista: 2 righeDa pagare123,00Da incassare500,00Differenza377,00');
  expect(text(VERSI_MOVIMENTI)).toBe('In vista: 2 righeDare123,00Avere500,00Differenza377,00');
});
