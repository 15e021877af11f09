import { describe, expect, it } from 'vitest';
import { addGiorni, toGiorno } from '../date.ts';
import { groupLettere, classifyPartita, type Livello, type PartitaAperta } from './due.ts';

const OGGI = toGiorno('2026-11-21');
const LIVELLI: readonly Livello[] = [
  { id: 11, numero: 1, giorni: 10 },
  { id: 12, numero: 2, giorni: 30 },
  { id: 13, numero: 3, giorni: 60 },
];

const partita = (ritardo: number, values: Partial<PartitaAperta> = {}): PartitaAperta => ({
  id: 1,
  id_soggetto: 7,
  divisa: 'EUR',
  scadenza: addGiorni(OGGI, -ritardo),
  residuo: 1_000,
  contestata: null,
  forse_pagata: false,
  fatti: [],
  ...values,
});
const done = (level: number, fa: number | null) => ({
  id_livello: 10 + level,
  numero: level,
  il: fa === null ? null : addGiorni(OGGI, -fa),
});
/** `dovuta 2`, `esclusa contestata`, or null. */
function judge(ritardo: number, values: Partial<PartitaAperta> = {}, levels = LIVELLI): string | null {
  const outcome = classifyPartita(partita(ritardo, values), levels, OGGI);
  if (outcome === null) return null;
  return outcome.tipo === 'dovuta' ? `dovuta ${outcome.livello.numero}` : `esclusa ${outcome.perche}`;
}

describe('which level a partita is due for', () => {
  it.each([
    ['not due yet', -5, {}, null],
    ['due today', 0, {}, null],
    ['late, not enough', 9, {}, null],
    ['late enough to the day', 10, {}, 'dovuta 1'],
    ['very late and never written about: it begins from the first', 400, {}, 'dovuta 1'],
    ['written about yesterday', 400, { fatti: [done(1, 1)] }, 'esclusa gia_sollecitata'],
    ['the day before the distance has passed', 400, { fatti: [done(1, 19)] }, 'esclusa gia_sollecitata'],
    ['when the distance between the levels has passed', 400, { fatti: [done(1, 20)] }, 'dovuta 2'],
    [
      'the distance has passed, the days of the level have not',
      29,
      { fatti: [done(1, 25)] },
      'esclusa gia_sollecitata',
    ],
    ['through two levels', 400, { fatti: [done(1, 60), done(2, 30)] }, 'dovuta 3'],
    [
      'through all of them',
      400,
      { fatti: [done(1, 90), done(2, 60), done(3, 30)] },
      'esclusa livelli_finiti',
    ],
    ['a lower level that was skipped is not gone back to', 400, { fatti: [done(2, 60)] }, 'dovuta 3'],
    ['waiting to leave', 400, { fatti: [done(1, null)] }, 'esclusa in_coda'],
    ['in dispute', 400, { contestata: 'rotta' }, 'esclusa contestata'],
    ['of nobody known', 400, { id_soggetto: null }, 'esclusa senza_soggetto'],
    ['looking paid', 400, { forse_pagata: true }, 'esclusa forse_pagata'],
  ] as const)('%s', (_what, ritardo, values, expected) => {
    expect(judge(ritardo, values)).toBe(expected);
  });

  it('of nobody, without levels', () => {
    expect(judge(400, {}, [])).toBeNull();
  });

  it('never on the due day itself, whatever the level says', () => {
    const subito = [{ id: 11, numero: 1, giorni: 0 }];
    expect([judge(0, {}, subito), judge(1, {}, subito)]).toEqual([null, 'dovuta 1']);
  });
});

describe('letters', () => {
  it('are one for each soggetto and divisa, at the highest level, each partita at its own', () => {
    const partite = [
      partita(45, { id: 1, fatti: [done(1, 20)] }),
      partita(15, { id: 2, residuo: 500 }),
      partita(15, { id: 3, divisa: 'USD' }),
      partita(90, { id: 4, id_soggetto: 8 }),
      partita(90, { id: 5, id_soggetto: 8, contestata: 'no' }),
    ];
    const outcomes = partite.flatMap((each) => classifyPartita(each, LIVELLI, OGGI) ?? []);
    expect(
      groupLettere(outcomes).map(({ id_soggetto, divisa, livello, totale, giorni, partite: own }) => [
        id_soggetto,
        divisa,
        livello.numero,
        totale,
        giorni,
        own.map(({ partita: { id }, livello: { numero } }) => `${id}:${numero}`),
      ]),
    ).toEqual([
      [8, 'EUR', 1, 1_000, 90, ['4:1']],
      [7, 'EUR', 2, 1_500, 45, ['1:2', '2:1']],
      [7, 'USD', 1, 1_000, 15, ['3:1']],
    ]);
  });
});
