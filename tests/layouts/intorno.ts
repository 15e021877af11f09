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
import { componi, ordina } from './tavola.ts';

const testoDi = (cella: Cella): string => (typeof cella === 'string' ? cella : cella.testo);

function conSaldo(caso: Caso, quanti: number, iniziale: number): RigaConto[] {
  let saldo = iniziale;
  return makeMovimenti(caso, quanti).map((riga) => {
    saldo += riga.cents;
    return { ...riga, saldo, stato: '' };
  });
}

const numero = (caso: Caso): string => `${caso.intero(1000, 9999)}/00000${caso.intero(10_000, 99_999)}`;
const iban = (caso: Caso): string =>
  caso.scegli('IT60X0542811101', 'IT40S0306909606') + String(caso.intero(100_000, 999_999)).padStart(12, '0');

/** Labels and values side by side, several in one line or in one cell, the figures with their currency. */
export function makePreambolo(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const { divisa, cents } = modi;
  const iniziale = caso.intero(-100_000, 5_000_000);
  const righe = conSaldo(caso, caso.intero(4, 20), iniziale);
  const finale = righe.at(-1)?.saldo ?? iniziale;
  const [prima, dopo] = caso.scegli(
    ['Saldo iniziale', 'Saldo finale'] as const,
    ['Saldo contabile iniziale', 'Saldo contabile finale'] as const,
    ['Saldo al 31/12/2022', 'Saldo al 31/12/2026'] as const,
    ['Saldo ad inizio periodo', 'Saldo a fine periodo'] as const,
  );
  const [da, a] = [testoDi(cents(iniziale)), testoDi(cents(finale))];
  const conto = numero(caso);
  const soldi = (testo: string): string => (/[A-Z€]/.test(testo) ? testo : `${testo} ${divisa}`);
  const sopra: Cella[][] = caso.scegli<Cella[][]>(
    [
      [
        'Intestatario',
        'ROSSI MARIO SNC',
        'Conto',
        conto,
        'Divisa',
        divisa,
        prima,
        cents(iniziale),
        dopo,
        cents(finale),
      ],
    ],
    [[`Conto: ${conto} - Divisa: ${divisa}`], [`${prima}: ${soldi(da)}`], [`${dopo}: ${soldi(a)}`]],
    [
      ['Conto', '', conto, '', 'Divisa', '', divisa],
      [prima, '', cents(iniziale), '', dopo, '', cents(finale)],
    ],
    [
      ['Conto', 'Divisa', prima, dopo],
      [conto, divisa, cents(iniziale), cents(finale)],
    ],
    [
      [
        `${prima} ${divisa} ${da.replaceAll(/[A-Z€]/g, '').trim()}`,
        '',
        `${dopo} ${divisa} ${a.replaceAll(/[A-Z€]/g, '').trim()}`,
      ],
    ],
    [
      ['Rapporto:', conto],
      ['Valuta:', divisa],
      [prima, soldi(da), '', dopo, soldi(a)],
    ],
    [
      [`Conto corrente n. ${conto} in ${divisa}`],
      [prima, cents(iniziale), divisa],
      [dopo, cents(finale), divisa],
    ],
  );
  return {
    tipo: 'conto, preamboli',
    nome: caso.da(NOMI_FILE),
    righe: componi(caso, {
      sopra: [[caso.da(BANCHE)], ...sopra],
      colonne: ordina(caso, [...testata(modi), parlato(modi), ...SOLDI[caso.da(COME_SOLDI)](modi)]),
      righe,
      sotto: [],
    }),
    vere: righe.map(({ data, cents: importo }) => ({
      data,
      importo,
      divisa,
      conto: null,
      controparte: null,
    })),
    natura: 'movimento',
    saldi: { iniziale, finale },
    azienda: null,
  };
}

/** Each account under its own name, with or without a header of its own. */
export function makeSezioni(seme: number): Layout {
  const caso = new Caso(seme);
  const modi = makeModi(caso);
  const { divisa, cents } = modi;
  const conti = Array.from({ length: caso.intero(2, 4) }, () => iban(caso));
  const conSaldi = caso.unaSu(2);
  const ripetuta = caso.unaSu(2);
  const vuota = caso.unaSu(2);
  const titolo = caso.scegli<(conto: string) => Cella[]>(
    (conto) => [`Conto: ${conto}`],
    (conto) => ['IBAN', conto],
    (conto) => [`Rapporto ${conto}`],
    (conto) => ['Conto corrente', conto],
    (conto) => [conto],
  );
  const colonne = [...testata(modi), parlato(modi), ...SOLDI[caso.scegli('con segno', 'dare e avere')](modi)];
  const testa = colonne.map(({ nome }) => nome);
  const tratti = conti
    .map((conto) => ({ conto, da: caso.intero(10_000, 900_000) }))
    .map(({ conto, da }) => ({
      conto,
      da,
      righe: conSaldo(caso, caso.intero(3, 8), da),
    }));
  const righe = tratti.flatMap(({ conto, da, righe: sue }, at): Cella[][] => [
    titolo(conto),
    ...(conSaldi ? [['Saldo iniziale', cents(da)]] : []),
    ...(at === 0 || ripetuta ? [testa] : []),
    ...sue.map((riga, quale) => colonne.map(({ cella }) => cella(riga, quale))),
    ...(conSaldi ? [['Saldo finale', cents(sue.at(-1)?.saldo ?? da)]] : []),
    ...(vuota ? [['']] : []),
  ]);
  return {
    tipo: ripetuta ? 'conto, sezioni con intestazione' : 'conto, sezioni',
    nome: caso.da(NOMI_FILE),
    righe: divisa === 'EUR' ? righe : [['Divisa', divisa], ...righe],
    vere: tratti.flatMap(({ conto, righe: sue }) =>
      sue.map(({ data, cents: importo }) => ({ data, importo, divisa, conto, controparte: null })),
    ),
    natura: 'movimento',
    azienda: null,
  };
}
