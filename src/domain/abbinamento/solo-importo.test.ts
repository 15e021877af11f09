import { describe, expect, it } from 'vitest';
import { OFFICINE, movimento, partita, run } from './abbinamento-prova.ts';
import { SOGLIA } from './index.ts';
import { NESSUN_ALTRO } from './solo-importo.ts';

describe('the amount alone', () => {
  it('says that nothing else has it', () => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const { proposte } = run({ movimenti: [movimento(148_237, 'VERSAMENTO')], partite: [own] });
    expect(proposte).toMatchObject([{ partite: [{ id: own.id }], motivi: ['importo uguale', NESSUN_ALTRO] }]);
  });

  it.each([
    ['another partita, that another movimento takes', 2],
    ['another movimento', 1],
  ])('is never above the threshold when %s has it', (_, quante) => {
    const own = partita(148_237, '41/2026', OFFICINE, { id_soggetto: 1 });
    const other = partita(148_237, '42/2026', 'Vetreria Sarca Srl', { id_soggetto: 2 });
    const { proposte } = run({
      movimenti: [
        movimento(148_237, 'VERSAMENTO'),
        movimento(148_237, 'VETRERIA SARCA SRL SALDO FT 42/2026'),
      ],
      partite: [own, other].slice(0, quante),
    });
    const alone = proposte.filter(({ motivi }) => motivi.length === 1);
    expect(alone).not.toEqual([]);
    expect(alone.every(({ punteggio, automatica }) => !automatica && punteggio < SOGLIA)).toBe(true);
    expect(proposte.every(({ motivi }) => !motivi.includes(NESSUN_ALTRO))).toBe(true);
  });
});
