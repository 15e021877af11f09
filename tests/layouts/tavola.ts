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
export function componi<T>(caso: Caso, { sopra, colonne, righe, sotto }: Foglio<T>): Cella[][] {
  const spazio = caso.unaSu(2) ? [['']] : [];
  return [
    ...sopra,
    ...(sopra.length > 0 ? spazio : []),
    colonne.map(({ nome }) => nome),
    ...righe.map((riga, at) => colonne.map(({ cella }) => cella(riga, at))),
    ...(sotto.length > 0 ? spazio : []),
    ...sotto,
  ];
}

/** Columns no reader needs: codes, places, marks. */
export function estranee<T>(caso: Caso): ColonnaScritta<T>[] {
  const tutte: ColonnaScritta<T>[] = [
    {
      nome: caso.scegli('Filiale', 'Sportello', 'Dip.'),
      cella: () => String(caso.intero(1, 99)).padStart(5, '0'),
    },
    {
      nome: caso.scegli('Categoria', 'Budget', 'Etichetta'),
      cella: () => caso.scegli('Casa', 'Altro', '', 'Lavoro'),
    },
    { nome: caso.scegli('Progr.', '#', 'Riga'), cella: (_, at) => String(at + 1) },
    { nome: caso.scegli('Hashtag', 'Allegati'), cella: () => '' },
    { nome: caso.scegli('Canale', 'Origine'), cella: () => caso.scegli('WEB', 'APP', 'SPORTELLO') },
    { nome: caso.scegli('Cod. ABI', 'CBI'), cella: () => caso.scegli('048', '026', '050', '043') },
  ];
  return caso.mescola(tutte).slice(0, caso.scegli(0, 0, 1, 2));
}

/** Columns in the usual order, or in any. */
export function ordina<T>(caso: Caso, colonne: readonly ColonnaScritta<T>[]): ColonnaScritta<T>[] {
  return caso.unaSu(4) ? caso.mescola(colonne) : [...colonne];
}
