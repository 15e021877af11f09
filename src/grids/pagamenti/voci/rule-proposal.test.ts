import { describe, expect, it } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { applyRegole } from '#domain/voci/rules.ts';
import { fromDraft } from './rule-draft.ts';
import { proposeDraft } from './rule-proposal.ts';

const movimento = (descrizione: string, causale: string | null = null, importo = -1_250) => ({
  descrizione,
  causale,
  importo: toCentesimi(importo),
  ragione_sociale: 'Banca dell’Adda',
});

describe('a rule from a movimento', () => {
  it('asks for its causale, the words that come again and the same sign', () => {
    expect(
      proposeDraft(movimento('COMMISSIONI TRIMESTRALI GIUGNO 2026 RIF 998812', '16 COMMISSIONI'), 4),
    ).toMatchObject({
      nome: 'Commissioni trimestrali',
      causali: ['16'],
      testo: 'COMMISSIONI, TRIMESTRALI',
      segno: 'uscita',
      controparte: '',
      azione: 'voce',
      id_voce: 4,
    });
  });

  it('takes the movimento that it is made from', () => {
    const riga = movimento('Addebito diretto S.D.D. n. 0012/A — ACEA energia', null);
    const read = fromDraft(proposeDraft(riga, 4));
    if (!('dati' in read)) throw new Error(read.manca);
    const taken = applyRegole(
      [{ ...read.dati, attiva: true, id_voce: 4, motivo: null, id: 1 }],
      [{ ...riga, id: 9, riferimento: null, iban_controparte: null, id_conto: 1 }],
    );
    expect(taken).toEqual([{ id_movimento: 9, id_regola: 1 }]);
  });

  it('falls back on whom it is of where the text tells nothing', () => {
    expect(proposeDraft(movimento('N. 12 2026', null, 700))).toMatchObject({
      testo: '',
      controparte: 'Banca dell’Adda',
      segno: 'entrata',
    });
  });
});
