import { describe, expect, it } from 'vitest';
import { WORKSHOP, makeMovimento, makePartita, run } from '#tests/matching-rows.ts';
import { SOGLIA } from './index.ts';
import { NO_OTHER } from './amount-only.ts';

describe('the amount alone', () => {
  it('says that nothing else has it', () => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const { proposte } = run({ movimenti: [makeMovimento(148_237, 'VERSAMENTO')], partite: [own] });
    expect(proposte).toMatchObject([{ partite: [{ id: own.id }], motivi: ['importo uguale', NO_OTHER] }]);
  });

  it.each([
    ['another partita, that another movimento takes', 2],
    ['another movimento', 1],
  ])('is never above the threshold when %s has it', (_, count) => {
    const own = makePartita(148_237, '41/2026', WORKSHOP, { id_soggetto: 1 });
    const other = makePartita(148_237, '42/2026', 'Vetreria Sarca Srl', { id_soggetto: 2 });
    const { proposte } = run({
      movimenti: [
        makeMovimento(148_237, 'VERSAMENTO'),
        makeMovimento(148_237, 'VETRERIA SARCA SRL SALDO FT 42/2026'),
      ],
      partite: [own, other].slice(0, count),
    });
    const alone = proposte.filter(({ motivi }) => motivi.length === 1);
    expect(alone).not.toEqual([]);
    expect(alone.every(({ punteggio, automatica }) => !automatica && punteggio < SOGLIA)).toBe(true);
    expect(proposte.every(({ motivi }) => !motivi.includes(NO_OTHER))).toBe(true);
  });
});
