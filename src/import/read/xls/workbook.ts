/** A workbook of Excel 97-2003 (BIFF8, [MS-XLS]). */
import { ErroreLettura } from '../error.ts';
import type { SourceWorkbook, SourceSheet } from '../sheets/workbook.ts';
import { classifyFormat, getBuiltInKind, type GenereNumero } from '../sheets/number-format.ts';
import { MAX_TESTI } from '../limits.ts';
import { refuseDamaged, refuseProtected } from '../zip.ts';
import { openContainer, type Contenitore } from './cfb.ts';
import { readXlsSheet, type XlsShared } from './sheet.ts';
import { Cursore, readXlsRecords, TIPO } from './record.ts';

/** What the BOF record of the workbook says: version BIFF8, substream of globals. */
const BIFF8 = 0x600;

/** @throws ErroreLettura; `file_protetto` also for the encrypted form of newer workbooks, which shares the container */
export function openXls(bytes: Uint8Array): SourceWorkbook {
  const contenitore = openContainer(bytes);
  if (contenitore.nomi.includes('EncryptedPackage')) throw refuseProtected();
  const flusso = leggiFlusso(contenitore);
  const { comune, voci } = leggiGlobali(flusso);
  const fogli = voci.map(({ nome, nascosto, inizio }): SourceSheet => ({
    nome,
    nascosto,
    righe: (decimali, note) => readXlsSheet(flusso, inizio, comune, decimali, note, bytes.length),
  }));
  return { formato: 'xls', totale: bytes.length, fogli };
}

function leggiFlusso(contenitore: Contenitore): Uint8Array {
  const flusso = contenitore.leggi('Workbook');
  if (flusso) return flusso;
  const altro = contenitore.nomi.includes('Book')
    ? 'È un file di Excel 95 o precedente'
    : 'Il file non è una cartella di lavoro Excel';
  throw new ErroreLettura(
    'file_excel',
    `${altro}: aprilo e salvalo come «Cartella di lavoro Excel (.xlsx)».`,
  );
}

interface Voce {
  nome: string;
  nascosto: boolean;
  inizio: number;
}

function leggiGlobali(flusso: Uint8Array): { comune: XlsShared; voci: Voce[] } {
  const voci: Voce[] = [];
  const formati = new Map<number, GenereNumero>();
  const stili: number[] = [];
  const comune: XlsShared = { stringhe: [], stili: [], base1904: false };
  let primo = true;
  for (const { tipo, corpi } of readXlsRecords(flusso, 0)) {
    const cursore = new Cursore(corpi);
    if (primo) {
      if (tipo !== TIPO.bof || cursore.corto() !== BIFF8) throw refuseDamaged();
      primo = false;
    } else if (tipo === TIPO.filepass) throw refuseProtected();
    else if (tipo === TIPO.base1904) comune.base1904 = cursore.corto() === 1;
    else if (tipo === TIPO.formato) {
      const id = cursore.corto();
      formati.set(id, classifyFormat(cursore.testo(cursore.corto())));
    } else if (tipo === TIPO.xf) {
      cursore.salta(2);
      stili.push(cursore.corto());
    } else if (tipo === TIPO.boundsheet) {
      const voce = leggiVoce(cursore);
      if (voce) voci.push(voce);
    } else if (tipo === TIPO.sst) comune.stringhe = leggiStringhe(cursore);
    else if (tipo === TIPO.eof) break;
  }
  comune.stili = stili.map((id) => formati.get(id) ?? getBuiltInKind(id));
  return { comune, voci };
}

/** Null for charts and macros: only kind 0 is a sheet of cells. */
function leggiVoce(cursore: Cursore): Voce | null {
  const inizio = cursore.intero();
  const nascosto = (cursore.byte() & 3) !== 0;
  const tipo = cursore.byte();
  const nome = cursore.testo(cursore.byte());
  return tipo === 0 ? { nome, nascosto, inizio } : null;
}

function leggiStringhe(cursore: Cursore): string[] {
  const stringhe: string[] = [];
  cursore.salta(4);
  const quante = cursore.intero();
  let totale = 0;
  while (stringhe.length < quante && !cursore.finito) {
    const testo = cursore.testo(cursore.corto());
    totale += testo.length;
    if (totale > MAX_TESTI) throw refuseDamaged();
    stringhe.push(testo);
  }
  return stringhe;
}
