/** The rows of one table of an OpenDocument spreadsheet, streamed. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { NoteFoglio } from '../sheets/workbook.ts';
import { formatNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import { MAX_COLONNE } from '../limits.ts';
import type { Attributi, Eventi } from '../xml/part.ts';

export interface LettoreTabella {
  eventi: Eventi;
  prendi: () => { righe: string[][]; linee: number[] };
  finita: () => boolean;
}

/** Copies of a row that holds something: beyond these a repetition is filling, not data. */
const MAX_COPIE = 1_000;

/** @param quale the table, from 0; `decimali` null to leave out cells that are numbers */
export function createTableReader(
  quale: number,
  decimali: Decimali | null,
  note: NoteFoglio,
): LettoreTabella {
  const scrittura: NumberStyle | null = decimali === null ? null : { decimali, base1904: false };
  let righe: string[][] = [];
  let linee: number[] = [];
  let tabella = -1;
  let depth = 0;
  let riga: string[] = [];
  let linea = 0;
  let copie = 1;
  let nascosta = false;
  let colonna = 0;
  let larga = 1;
  let cella: Attributi | null = null;
  let testo = '';
  let paragrafi = 0;
  let nota = 0;
  let finita = false;

  const attiva = (): boolean => tabella === quale && depth === 1;

  function contenuto(attributi: Attributi): string {
    const valore = attributi['office:value'];
    switch (attributi['office:value-type']) {
      case 'float':
      case 'currency':
      case 'percentage': {
        if (scrittura === null) return '';
        const genere = attributi['office:value-type'] === 'currency' ? 'denaro' : 'generico';
        return valore === undefined ? testo : formatNumber(Number(valore), genere, scrittura);
      }
      case 'date':
        return (attributi['office:date-value'] ?? testo).replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
      default:
        return testo;
    }
  }

  function apri(nome: string, attributi: Attributi): void {
    if (nome === 'table') {
      if (++depth === 1) tabella++;
    } else if (!attiva()) return;
    else if (nome === 'table-row') {
      riga = [];
      colonna = 0;
      copie = ripetizioni(attributi['table:number-rows-repeated']);
      nascosta = (attributi['table:visibility'] ?? 'visible') !== 'visible';
    } else if (nome === 'table-cell' || nome === 'covered-table-cell') {
      cella = attributi;
      larga = ripetizioni(attributi['table:number-columns-repeated']);
      testo = '';
      paragrafi = 0;
    } else if (nome === 'annotation') nota++;
    else if (nome === 'p' && nota === 0 && paragrafi++ > 0) testo += ' ';
    else if (nome === 's') testo += ' ';
  }

  function chiudiCella(): void {
    const value = cella ? contenuto(cella) : '';
    if (value !== '') {
      for (let at = 0; at < Math.min(larga, MAX_COLONNE); at++) setCell(riga, colonna + at, value, linea + 1);
    }
    colonna += larga;
    cella = null;
  }

  function chiudiRiga(): void {
    if (riga.length > 0) {
      for (let at = 1; at <= Math.min(copie, MAX_COPIE); at++) {
        if (nascosta) note.nascoste.push(linea + at);
        righe.push([...riga]);
        linee.push(linea + at);
      }
    }
    linea += copie;
  }

  function chiudi(nome: string): void {
    if (nome === 'table') {
      if (attiva()) finita = true;
      depth--;
    } else if (!attiva()) return;
    else if (nome === 'table-cell' || nome === 'covered-table-cell') chiudiCella();
    else if (nome === 'table-row') chiudiRiga();
    else if (nome === 'annotation') nota--;
  }

  return {
    eventi: {
      apri,
      testo(pezzo) {
        if (cella && nota === 0 && paragrafi > 0) testo += pezzo;
      },
      chiudi,
    },
    prendi() {
      const pronte = { righe, linee };
      righe = [];
      linee = [];
      return pronte;
    },
    finita: () => finita,
  };
}

function ripetizioni(testo: string | undefined): number {
  const value = Number(testo ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
}
