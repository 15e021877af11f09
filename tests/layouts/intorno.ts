/** Preambles as banks print them, and several accounts one under the other. */
import { Caso } from './caso.ts';
import {
  BANCHE,
  makeModi,
  NOMI_FILE,
  parlato,
  SOLDI,
  testata,
  COME_SOLDI,
  type RigaConto,
} from './colonne-conto.ts';
import { makeMovimenti } from './movimenti.ts';
import type { Cella, Layout } from './modello.ts';
import { compose, sort } from './tavola.ts';

const textOf = (cell: Cella): string => (typeof cell === 'string' ? cell : cell.testo);

function withSaldo(caso: Caso, count: number, opening: number): RigaConto[] {
  let saldo = opening;
  return makeMovimenti(caso, count).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo, stato: '' };
  });
}

const number = (caso: Caso): string => `${caso.intero(1000, 9999)}/00000${caso.intero(10_000, 99_999)}`;
const iban = (caso: Caso): string =>
  caso.choose('IT60X0542811101', 'IT40S0306909606') + String(caso.intero(100_000, 999_999)).padStart(12, '0');

/** Labels and values side by side, several in one line or in one cell, the figures with their currency. */
export function makePreambolo(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const { divisa, cents } = ways;
  const iniziale = caso.intero(-100_000, 5_000_000);
  const righe = withSaldo(caso, caso.intero(4, 20), iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const [before, after] = caso.choose(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['Saldo contabile iniziale', 'Saldo contabile finale'] as const,
    ['Saldo al 31/12/2022', 'Saldo al 31/12/2026'] as const,
    ['Saldo ad inizio periodo', 'Saldo a fine periodo'] as const,
  );
  const [from, a] = [textOf(cents(iniziale)), textOf(cents(finale))];
  const conto = number(caso);
  const money = (text: string): string => (/[A-Z€]/.test(text) ? text : `${text} ${divisa}`);
  const above: Cella[][] = caso.choose<Cella[][]>(
    [
      [
        'Intestatario',
        'ROSSI MARIO SNC',
        'Conto',
        conto,
        'Divisa',
        divisa,
        before,
        cents(iniziale),
        after,
        cents(finale),
      ],
    ],
    [[`Conto: ${conto} - Divisa: ${divisa}`], [`${before}: ${money(from)}`], [`${after}: ${money(a)}`]],
    [
      ['Conto', '', conto, '', 'Divisa', '', divisa],
      [before, '', cents(iniziale), '', after, '', cents(finale)],
    ],
    [
      ['Conto', 'Divisa', before, after],
      [conto, divisa, cents(iniziale), cents(finale)],
    ],
    [
      [
        `${before} ${divisa} ${from.replaceAll(/[A-Z€]/g, '').trim()}`,
        '',
        `${after} ${divisa} ${a.replaceAll(/[A-Z€]/g, '').trim()}`,
      ],
    ],
    [
      ['Rapporto:', conto],
      ['Valuta:', divisa],
      [before, money(from), '', after, money(a)],
    ],
    [
      [`Conto corrente n. ${conto} in ${divisa}`],
      [before, cents(iniziale), divisa],
      [after, cents(finale), divisa],
    ],
  );
  return {
    tipo: 'conto, preamboli',
    nome: caso.da(NOMI_FILE),
    righe: compose(caso, {
      sopra: [[caso.da(BANCHE)], ...above],
      colonne: sort(caso, [...testata(ways), parlato(ways), ...SOLDI[caso.da(COME_SOLDI)](ways)]),
      righe,
      sotto: [],
    }),
    vere: righe.map(({ data, cents: importo, testo }) => ({
      data,
      importo,
      divisa,
      conto: null,
      controparte: null,
      testo,
    })),
    natura: 'movimento',
    saldi: { iniziale, finale },
    azienda: null,
  };
}

/** Each account under its own name, with or without a header of its own. */
export function makeSezioni(seed: number): Layout {
  const caso = new Caso(seed);
  const ways = makeModi(caso);
  const { divisa, cents } = ways;
  const conti = Array.from({ length: caso.intero(2, 4) }, () => iban(caso));
  const withSaldi = caso.unaSu(2);
  const repeated = caso.unaSu(2);
  const empty = caso.unaSu(2);
  const title = caso.choose<(conto: string) => Cella[]>(
    (conto) => [`Conto: ${conto}`],
    (conto) => ['IBAN', conto],
    (conto) => [`Rapporto ${conto}`],
    (conto) => ['Conto corrente', conto],
    (conto) => [conto],
  );
  const columns = [...testata(ways), parlato(ways), ...SOLDI[caso.choose('con segno', 'dare e avere')](ways)];
  const head = columns.map(({ nome }) => nome);
  const stretches = conti
    .map((conto) => ({ conto, da: caso.intero(10_000, 900_000) }))
    .map(({ conto, da }) => ({
      conto,
      da,
      righe: withSaldo(caso, caso.intero(3, 8), da),
    }));
  const righe = stretches.flatMap(({ conto, da, righe: sue }, at): Cella[][] => [
    title(conto),
    ...(withSaldi ? [['Saldo iniziale', cents(da)]] : []),
    ...(at === 0 || repeated ? [head] : []),
    ...sue.map((riga, which) => columns.map(({ cella }) => cella(riga, which))),
    ...(withSaldi ? [['Saldo finale', cents(sue.at(-1)?.saldo ?? da)]] : []),
    ...(empty ? [['']] : []),
  ]);
  return {
    tipo: repeated ? 'conto, sezioni con intestazione' : 'conto, sezioni',
    nome: caso.da(NOMI_FILE),
    righe: divisa === 'EUR' ? righe : [['Divisa', divisa], ...righe],
    vere: stretches.flatMap(({ conto, righe: sue }) =>
      sue.map(({ data, cents: importo, testo }) => ({
        data,
        importo,
        divisa,
        conto,
        controparte: null,
        testo,
      })),
    ),
    natura: 'movimento',
    azienda: null,
  };
}
