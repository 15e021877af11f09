/** A workbook in one XML document (SpreadsheetML 2003): what many programs call an Excel file. */
import type { Decimali } from '#api/contract/tracciati.ts';
import { decodeBlocchi, inferCodifica } from '../encoding.ts';
import type { SourceWorkbook, SourceSheet, NoteFoglio } from '../sheets/workbook.ts';
import { formatNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import type { BloccoRighe } from '../table.ts';
import { readXmlTexts, type Attributi, type Eventi } from '../xml/part.ts';

/** @throws ErroreLettura when the document cannot be read */
export function openSpreadsheetMl(bytes: Uint8Array): SourceWorkbook {
  return {
    formato: 'xls',
    totale: bytes.length,
    fogli: leggiNomi(bytes).map((nome, at): SourceSheet => ({
      nome,
      nascosto: false,
      righe: (decimali, note) => leggiFoglio(bytes, at, decimali, note),
    })),
  };
}

function* testiDi(bytes: Uint8Array): Generator<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const dichiarata = /encoding=["'](?:iso-8859-1|windows-1252)/i.test(head) ? 'windows-1252' : null;
  for (const { testo } of decodeBlocchi(bytes, dichiarata ?? inferCodifica(bytes))) yield testo;
}

function leggiNomi(bytes: Uint8Array): string[] {
  const nomi: string[] = [];
  const eventi: Eventi = {
    apri: (nome, attributi) => {
      if (nome === 'Worksheet') nomi.push(attributi['ss:Name'] ?? `Foglio ${nomi.length + 1}`);
    },
    testo: () => undefined,
    chiudi: () => undefined,
  };
  for (const _ of readXmlTexts(testiDi(bytes), eventi));
  return nomi;
}

function* leggiFoglio(
  bytes: Uint8Array,
  quale: number,
  decimali: Decimali | null,
  note: NoteFoglio,
): Generator<BloccoRighe> {
  const { eventi, prendi } = createLettoreFoglio(quale, decimali, note);
  let fatto = 0;
  for (const _ of readXmlTexts(testiDi(bytes), eventi)) {
    const { righe, linee } = prendi();
    fatto = bytes.length;
    if (righe.length > 0) yield { righe, linee, fatto };
  }
}

/** Rows and cells may skip places: `ss:Index` says where the next one stands. */
const posto = (attributi: Attributi, prossimo: number): number => {
  const index = Number(attributi['ss:Index']);
  return Number.isInteger(index) && index > 0 ? index - 1 : prossimo;
};

/** Cells that a merged one covers are empty. */
function coperte(attributi: Attributi): number {
  const merged = Number(attributi['ss:MergeAcross'] ?? 0);
  return Number.isInteger(merged) && merged > 0 ? merged : 0;
}

function createLettoreFoglio(quale: number, decimali: Decimali | null, note: NoteFoglio) {
  const scrittura: NumberStyle | null = decimali === null ? null : { decimali, base1904: false };
  let pronte = { righe: [] as string[][], linee: [] as number[] };
  let foglio = -1;
  let riga: string[] = [];
  let linea = -1;
  let colonna = -1;
  let larga = 0;
  let tipo: string | null = null;
  let testo = '';

  function scriviCella(): string {
    if (tipo === 'Number')
      return scrittura === null ? '' : formatNumber(Number(testo), 'generico', scrittura);
    if (tipo === 'DateTime') return testo.replace(/T00:00:00(?:\.0+)?$/, '').replace('T', ' ');
    return testo;
  }

  const eventi: Eventi = {
    apri(nome, attributi) {
      if (nome === 'Worksheet') foglio++;
      if (foglio !== quale) return;
      if (nome === 'Row') {
        linea = posto(attributi, linea + 1);
        riga = [];
        colonna = -1;
        larga = 0;
        if (attributi['ss:Hidden'] === '1') note.nascoste.push(linea + 1);
      } else if (nome === 'Cell') {
        colonna = posto(attributi, colonna + 1 + larga);
        larga = coperte(attributi);
      } else if (nome === 'Data') {
        tipo = attributi['ss:Type'] ?? 'String';
        testo = '';
      }
    },
    testo(tratto) {
      if (tipo !== null) testo += tratto;
    },
    chiudi(nome) {
      if (foglio !== quale) return;
      if (nome === 'Data') {
        setCell(riga, colonna, scriviCella(), linea + 1);
        tipo = null;
      } else if (nome === 'Row' && riga.length > 0) {
        pronte.righe.push(riga);
        pronte.linee.push(linea + 1);
      }
    },
  };
  return {
    eventi,
    prendi: () => {
      const prese = pronte;
      pronte = { righe: [], linee: [] };
      return prese;
    },
  };
}
