/** A table under its preamble: columns that each write a cell of a row, in some order. */
import type { Caso } from './caso.ts';
import type { Cella } from './modello.ts';

export interface ColonnaScritta<T> {
  nome: string;
  cella: (riga: T, at: number) => Cella;
}

export interface Foglio<T> {
  sopra: readonly Cella[][];
  colonne: readonly ColonnaScritta<T>[];
  righe: readonly T[];
  sotto: readonly Cella[][];
}

/** The lines of the file, with blank ones where programs leave them. */
export function compose<T>(caso: Caso, { sopra, colonne, righe, sotto }: Foglio<T>): Cella[][] {
  const space = caso.unaSu(2) ? [['']] : [];
  return [
    ...sopra,
    ...(sopra.length > 0 ? space : []),
    colonne.map(({ nome }) => nome),
    ...righe.map((riga, at) => colonne.map(({ cella }) => cella(riga, at))),
    ...(sotto.length > 0 ? space : []),
    ...sotto,
  ];
}

/** Columns no reader needs: codes, places, marks. */
export function estranee<T>(caso: Caso): ColonnaScritta<T>[] {
  const all: ColonnaScritta<T>[] = [
    {
      nome: caso.choose('Filiale', 'Sportello', 'Dip.'),
      cella: () => String(caso.intero(1, 99)).padStart(5, '0'),
    },
    {
      nome: caso.choose('Categoria', 'Budget', 'Etichetta'),
      cella: () => caso.choose('Casa', 'Altro', '', 'Lavoro'),
    },
    { nome: caso.choose('Progr.', '#', 'Riga'), cella: (_, at) => String(at + 1) },
    { nome: caso.choose('Hashtag', 'Allegati'), cella: () => '' },
    { nome: caso.choose('Canale', 'Origine'), cella: () => caso.choose('WEB', 'APP', 'SPORTELLO') },
    { nome: caso.choose('Cod. ABI', 'CBI'), cella: () => caso.choose('048', '026', '050', '043') },
  ];
  return caso.shuffle(all).slice(0, caso.choose(0, 0, 1, 2));
}

/** Columns in the usual order, or in any. */
export function sort<T>(caso: Caso, columns: readonly ColonnaScritta<T>[]): ColonnaScritta<T>[] {
  return caso.unaSu(4) ? caso.shuffle(columns) : [...columns];
}
