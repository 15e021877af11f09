import { describe, expect, it } from 'vitest';
import type { SituazioneAzienda } from '#api/contract/studio.ts';
import { getFineMese, toGiorno } from '../date.ts';
import { toCentesimi } from '../importi.ts';
import { findAttention } from './attention.ts';
import { findGiornoF24, findProssimoF24 } from './deadlines.ts';
import { listMesi } from '../date.ts';
import { findStatoMese } from './months.ts';

const OGGI = '2026-11-25';

const situazione = (values: Partial<SituazioneAzienda>): SituazioneAzienda => ({
  al: toGiorno(OGGI),
  conti: 2,
  conti_vuoti: 0,
  importato_al: toGiorno('2026-11-20'),
  non_quadrate: 0,
  da_spiegare: 0,
  sicure: 0,
  da_decidere: 0,
  scadute: 0,
  da_incassare: toCentesimi(0),
  da_pagare: toCentesimi(0),
  calcolata_il: '2026-11-25T08:00:00.000Z',
  ...values,
});

describe('what an azienda wants', () => {
  const want = (values: Partial<SituazioneAzienda>) => findAttention(situazione(values), OGGI);

  it('is the worst of what stands there', () => {
    const all = { non_quadrate: 1, da_decidere: 3, sicure: 9, da_spiegare: 40 };
    expect(want(all)).toBe('non_quadra');
    expect(want({ ...all, non_quadrate: 0 })).toBe('da_decidere');
    expect(want({ sicure: 9, da_spiegare: 40 })).toBe('sicure');
    expect(want({ da_spiegare: 40 })).toBe('da_spiegare');
    expect(want({})).toBe('in_pari');
  });

  it('is a statement, where a conto had none for more than a month or has none at all', () => {
    expect(want({ importato_al: toGiorno('2026-10-21') })).toBe('in_pari');
    expect(want({ importato_al: toGiorno('2026-10-20') })).toBe('indietro');
    expect(want({ conti_vuoti: 1 })).toBe('indietro');
    expect(want({ conti: 1, conti_vuoti: 1, importato_al: null })).toBe('vuota');
  });

  it('is not known before it was worked out', () => expect(findAttention(null, OGGI)).toBeNull());
});

describe('the months of a conto', () => {
  it('are the last ones, over the turn of the year', () => {
    expect(listMesi('2026-02-10', 4)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01']);
  });

  it('are missing only once the conto has begun', () => {
    const month = (day: string, esito: 'quadra' | 'non_quadra' | 'non_verificabile' | null) => ({
      mese: toGiorno(day),
      movimenti: 4,
      da_spiegare: 0,
      esito,
    });
    const conto = {
      primo_mese: toGiorno('2026-02-01'),
      mesi: [
        month('2026-02-01', 'quadra'),
        month('2026-03-01', 'non_verificabile'),
        month('2026-05-01', null),
        month('2026-06-01', 'non_quadra'),
      ],
      cambi: [],
    };
    expect(listMesi('2026-07-01', 7).map((each) => findStatoMese(conto, each))).toEqual([
      'prima',
      'provato',
      'importato',
      'manca',
      'importato',
      'non_quadra',
      'manca',
    ]);
    expect(findStatoMese({ primo_mese: null, mesi: [], cambi: [] }, '2026-07-01')).toBe('prima');
    // What changed after the closing is told, unless worse is.
    const changed = (mese: string) => ({
      mese: toGiorno(mese),
      chiuso_il: '2026-07-02T08:00:00.000Z',
      cambiate_dopo: 2,
    });
    const cambi = [changed('2026-02-01'), changed('2026-06-01')];
    expect(['2026-02-01', '2026-06-01'].map((each) => findStatoMese({ ...conto, cambi }, each))).toEqual([
      'cambiato',
      'non_quadra',
    ]);
  });
});

describe('the dates of the month', () => {
  it('move to a working day, and in August to the 20th', () => {
    expect(findGiornoF24('2026-12-01')).toBe('2026-12-16');
    // A Saturday.
    expect(findGiornoF24('2026-05-01')).toBe('2026-05-18');
    expect(findGiornoF24('2026-08-03')).toBe('2026-08-20');
    // 20 August 2028 is a Sunday.
    expect(findGiornoF24('2028-08-03')).toBe('2028-08-21');
  });

  it('are the next ones', () => {
    expect(findProssimoF24('2026-11-16')).toBe('2026-11-16');
    expect(findProssimoF24('2026-11-17')).toBe('2026-12-16');
    expect(findProssimoF24('2026-12-31')).toBe('2027-01-18');
    expect(getFineMese('2028-02-10')).toBe('2028-02-29');
    expect(getFineMese('2026-12-31')).toBe('2026-12-31');
  });
});
