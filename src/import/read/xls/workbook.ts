/** A workbook of Excel 97-2003 (BIFF8, [MS-XLS]). */
import { ReadingError } from '../error.ts';
import type { SourceSheet } from '../sheets/sheet.ts';
import type { SourceWorkbook } from '../sheets/workbook.ts';
import { getBuiltInFormat, parseNumberFormat, type NumberFormat } from '../sheets/number-format.ts';
import { MAX_TESTI } from '../limits.ts';
import { refuseDamaged, refuseProtected } from '../zip.ts';
import { openContainer, type Container } from './cfb.ts';
import { readXlsSheet, type XlsShared } from './sheet.ts';
import { RecordCursor, readXlsRecords, TIPO } from './record.ts';

/** What the BOF record of the workbook says: version BIFF8, substream of globals. */
const BIFF8 = 0x600;

/** @throws ErroreLettura; `file_protetto` also for the encrypted form of newer workbooks, which shares the container */
export function openXls(bytes: Uint8Array): SourceWorkbook {
  const container = openContainer(bytes);
  if (container.nomi.includes('EncryptedPackage')) throw refuseProtected();
  const flusso = readStream(container);
  const { comune, voci } = readGlobals(flusso);
  const sheets = voci.map(({ nome, hidden, start }): SourceSheet => ({
    nome,
    hidden,
    righe: (decimals, note) => readXlsSheet(flusso, start, comune, decimals, note, bytes.length),
  }));
  return { formato: 'xls', totale: bytes.length, sheets };
}

function readStream(container: Container): Uint8Array {
  const flusso = container.read('Workbook');
  if (flusso) return flusso;
  const other = container.nomi.includes('Book')
    ? 'È un file di Excel 95 o precedente'
    : 'Il file non è una cartella di lavoro Excel';
  throw new ReadingError('file_excel', `${other}: aprilo e salvalo come «Cartella di lavoro Excel (.xlsx)».`);
}

interface Voce {
  nome: string;
  hidden: boolean;
  start: number;
}

function readGlobals(flusso: Uint8Array): { comune: XlsShared; voci: Voce[] } {
  const voci: Voce[] = [];
  const formats = new Map<number, NumberFormat>();
  const styles: number[] = [];
  const comune: XlsShared = { strings: [], styles: [], base1904: false };
  let first = true;
  for (const { tipo, bodies } of readXlsRecords(flusso, 0)) {
    const cursor = new RecordCursor(bodies);
    if (first) {
      if (tipo !== TIPO.bof || cursor.readShort() !== BIFF8) throw refuseDamaged();
      first = false;
    } else if (tipo === TIPO.filepass) throw refuseProtected();
    else if (tipo === TIPO.base1904) comune.base1904 = cursor.readShort() === 1;
    else if (tipo === TIPO.formato) {
      const id = cursor.readShort();
      formats.set(id, parseNumberFormat(cursor.testo(cursor.readShort())));
    } else if (tipo === TIPO.xf) {
      cursor.skip(2);
      styles.push(cursor.readShort());
    } else if (tipo === TIPO.boundsheet) {
      const voce = readVoce(cursor);
      if (voce) voci.push(voce);
    } else if (tipo === TIPO.sst) comune.strings = readStrings(cursor);
    else if (tipo === TIPO.eof) break;
  }
  comune.styles = styles.map((id) => formats.get(id) ?? getBuiltInFormat(id));
  return { comune, voci };
}

/** Null for charts and macros: only kind 0 is a sheet of cells. */
function readVoce(cursor: RecordCursor): Voce | null {
  const start = cursor.readInteger();
  const hidden = (cursor.byte() & 3) !== 0;
  const kind = cursor.byte();
  const nome = cursor.testo(cursor.byte());
  return kind === 0 ? { nome, hidden, start } : null;
}

function readStrings(cursor: RecordCursor): string[] {
  const strings: string[] = [];
  cursor.skip(4);
  const count = cursor.readInteger();
  let total = 0;
  while (strings.length < count && !cursor.finished) {
    const text = cursor.testo(cursor.readShort());
    total += text.length;
    if (total > MAX_TESTI) throw refuseDamaged();
    strings.push(text);
  }
  return strings;
}
