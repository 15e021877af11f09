import { expect, it } from 'vitest';
import { describeRefused } from './refused.ts';

const refused = (riga: number, motivo: string) => ({ riga, colonna: 'Stato', valore: '', motivo });

it('says each reason once, with its rows', () => {
  expect(describeRefused([refused(3, 'Non contabilizzata'), refused(9, 'Annullata.')])).toBe(
    'Riga 3: Non contabilizzata. Riga 9: Annullata.',
  );
  const many = [4, 5, 6, 7, 8].map((riga) => refused(riga, 'Annullata'));
  expect(describeRefused([refused(3, 'Non contabilizzata'), ...many])).toBe(
    'Righe 4, 5, 6 e altre 2: Annullata. Riga 3: Non contabilizzata.',
  );
});
