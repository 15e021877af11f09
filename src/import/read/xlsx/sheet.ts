/** The rows of a worksheet, streamed (ECMA-376 part 1, 18.3.1). */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { NoteFoglio } from '../sheets/workbook.ts';
import type { GenereNumero } from '../sheets/number-format.ts';
import { formatNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import type { BloccoRighe } from '../table.ts';
import type { ParteZip } from '../zip.ts';
import { readXmlPart, type Attributi, type Eventi } from '../xml/part.ts';

/** What the cells of every sheet refer to. */
export interface XlsxShared {
  stringhe: readonly string[];
  stili: readonly GenereNumero[];
  base1904: boolean;
}

/** @param decimali null to leave out cells that are numbers */
export function* readXlsxSheet(
  bytes: Uint8Array,
  parte: ParteZip,
  comune: XlsxShared,
  decimali: Decimali | null,
  note: NoteFoglio,
): Generator<BloccoRighe> {
  const { eventi, prendi } = createLettoreFoglio(comune, decimali, note);
  const total = bytes.length;
  let pieces = 0;
  for (const _ of readXmlPart(bytes, parte, eventi)) {
    const { righe, linee } = prendi();
    // Packed bytes are handed over 16 kB at a time.
    pieces++;
    if (righe.length > 0) yield { righe, linee, fatto: Math.min(total, pieces << 14) };
  }
}

/** `A` is 0, `AB12` is 27; -1 when it is no reference. Written over character codes: it runs on every cell. */
export function parseColumn(riferimento: string): number {
  let colonna = 0;
  for (let at = 0; at < riferimento.length; at++) {
    const letter = riferimento.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) return at === 0 ? -1 : colonna - 1;
    colonna = colonna * 26 + letter;
    if (at > 4) return -1;
  }
  return colonna - 1;
}

interface LettoreFoglio {
  eventi: Eventi;
  /** The rows ended since the last time. */
  prendi: () => { righe: string[][]; linee: number[] };
}

function createLettoreFoglio(comune: XlsxShared, decimali: Decimali | null, note: NoteFoglio): LettoreFoglio {
  const { stringhe, stili, base1904 } = comune;
  const scrittura: NumberStyle | null = decimali === null ? null : { decimali, base1904 };
  let righe: string[][] = [];
  let linee: number[] = [];
  let riga: string[] = [];
  let linea = 0;
  let nascosta = false;
  let colonna = -1;
  let tipo = 'n';
  let stile = 0;
  let formula = false;
  let testo = '';
  let dentro = false;
  let fonetica = false;

  function apriRiga(attributi: Attributi): void {
    const dichiarata = Number(attributi['r']);
    linea = Number.isInteger(dichiarata) && dichiarata > 0 ? dichiarata : linea + 1;
    nascosta = attributi['hidden'] === '1' || attributi['hidden'] === 'true';
    riga = [];
    colonna = -1;
  }

  function apriCella(attributi: Attributi): void {
    const riferimento = attributi['r'];
    const place = riferimento === undefined ? -1 : parseColumn(riferimento);
    colonna = place === -1 ? colonna + 1 : place;
    tipo = attributi['t'] ?? 'n';
    stile = Number(attributi['s'] ?? 0);
    formula = false;
    testo = '';
  }

  /** The text of the cell just ended. */
  function contenuto(): string {
    if (testo === '') return '';
    switch (tipo) {
      case 's':
        return stringhe[Number(testo)] ?? '';
      case 'n': {
        if (scrittura === null) return '';
        const valore = Number(testo);
        return Number.isNaN(valore) ? testo : formatNumber(valore, stili[stile] ?? 'generico', scrittura);
      }
      case 'b':
        return testo.trim() === '1' ? 'VERO' : 'FALSO';
      case 'd':
        return testo.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
      default:
        return testo;
    }
  }

  function chiudiCella(): void {
    if (formula && testo === '' && tipo !== 'str' && note.senzaRisultato.at(-1) !== linea)
      note.senzaRisultato.push(linea);
    setCell(riga, colonna, contenuto(), linea);
  }

  function chiudiRiga(): void {
    if (riga.length === 0) return;
    if (nascosta) note.nascoste.push(linea);
    righe.push(riga);
    linee.push(linea);
  }

  return {
    eventi: {
      apri(nome, attributi) {
        if (nome === 'c') apriCella(attributi);
        else if (nome === 'v') dentro = true;
        else if (nome === 't') dentro = !fonetica;
        else if (nome === 'row') apriRiga(attributi);
        else if (nome === 'f') formula = true;
        else if (nome === 'rPh') fonetica = true;
      },
      testo(pezzo) {
        if (dentro) testo += pezzo;
      },
      chiudi(nome) {
        if (nome === 'c') chiudiCella();
        else if (nome === 'v' || nome === 't') dentro = false;
        else if (nome === 'row') chiudiRiga();
        else if (nome === 'rPh') fonetica = false;
      },
    },
    prendi() {
      const pronte = { righe, linee };
      righe = [];
      linee = [];
      return pronte;
    },
  };
}
