/** The sheet that says where the rows come from: text, whatever it looks like. */
import type { FileOrigine, ExportProvenance } from '../workbook.ts';
import { writeTextCell, toColumnLetter } from './cells.ts';
import { writeSheetStart, writeSheetEnd } from './package.ts';
import { STILE } from './styles.ts';
import type { ZipPart } from './zip.ts';

/** `label` in the first row of the list, nothing in the others. */
const elenco = (label: string, values: readonly string[], none: string): string[][] =>
  (values.length > 0 ? values : [none]).map((value, at) => [at === 0 ? label : '', value]);

export function makeProvenienzaRows(
  { azienda, utente, quando, filtri, ordine }: ExportProvenance,
  origini: readonly FileOrigine[],
  righe: number,
): string[][] {
  return [
    ['Azienda', azienda],
    ['Esportato da', utente],
    ['Il', quando],
    ['Righe', String(righe)],
    ...elenco('Filtri', filtri, 'Nessuno'),
    ...elenco('Ordine', ordine, 'Come arrivate dal server'),
    [],
    ['Importazione', 'File', 'Impronta SHA-256'],
    ...origini.map(({ id_imp, nome, sha256 }) => [
      String(id_imp),
      nome ?? 'Sconosciuto',
      sha256 ?? 'Non registrata',
    ]),
  ];
}

export function writeProvenienza(parte: ZipPart, testi: readonly (readonly string[])[]): void {
  parte.scrivi(writeSheetStart({ larghezze: [22, 48, 68], livelli: 0, fissa: false }));
  testi.forEach((riga, at) => {
    const header = riga[0] === 'Importazione';
    const cells = riga.map((testo, column) => {
      const stile = column === 0 || header ? STILE.grassetto : STILE.testo;
      return testo === '' ? '' : writeTextCell(`${toColumnLetter(column)}${at + 1}`, testo, stile);
    });
    if (riga.length > 0) parte.scrivi(`<row r="${at + 1}">${cells.join('')}</row>`);
  });
  parte.scrivi(writeSheetEnd(null));
  parte.chiudi();
}
