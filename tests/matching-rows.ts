/** Rows for the tests of the matching, among other rows that make a name or an amount distinctive. */
import {
  proposeAbbinamenti,
  type DatiAbbinamento,
  type MovimentoToMatch,
  type PartitaToMatch,
} from '#domain/abbinamento/index.ts';

let next = 1_000;
export const makeMovimento = (
  importo: number,
  descrizione: string,
  other: Partial<MovimentoToMatch> = {},
): MovimentoToMatch => ({ id: (next += 1), data: '2026-05-04', importo, descrizione, ...other });
export const makePartita = (
  importo: number,
  number: string,
  ragione_sociale: string,
  other: Partial<PartitaToMatch> = {},
): PartitaToMatch => ({
  id: (next += 1),
  importo,
  numero_documento: number,
  ragione_sociale,
  data_documento: '2026-03-15',
  scadenza: '2026-04-30',
  ...other,
});

/** Other people and documents, so that a name or an amount is distinctive. */
const SURROUNDINGS: PartitaToMatch[] = Array.from({ length: 60 }, (_, at) =>
  makePartita(
    10_007 * (at + 1),
    `${900 + at}/2026`,
    `Contorno${String.fromCharCode(65 + (at % 26))}${at} Srl`,
    {
      id: 100_000 + at,
      id_soggetto: 5_000 + at,
    },
  ),
);

/** An amount that many have, of documents from 600 on. */
export const makeCommon = (importo: number): PartitaToMatch[] =>
  Array.from({ length: 30 }, (_, at) =>
    makePartita(importo, `${600 + at}/2026`, `Altri${String.fromCharCode(65 + (at % 26))}${at} Srl`, {
      id_soggetto: 7_000 + at,
    }),
  );

export function run(data: Partial<DatiAbbinamento>) {
  const { movimenti = [], partite = [], ...rest } = data;
  return proposeAbbinamenti({ movimenti, partite: [...SURROUNDINGS, ...partite], ...rest });
}

export const WORKSHOP = 'Officine Zambonelli S.r.l.';
