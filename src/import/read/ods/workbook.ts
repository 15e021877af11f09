/** An OpenDocument spreadsheet (OASIS ODF 1.3, part 3): its tables in order, and the way to the rows of each. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { SourceSheet, SheetNotes } from '../sheets/sheet.ts';
import type { SourceWorkbook } from '../sheets/workbook.ts';
import type { RowBlock } from '../table.ts';
import { readWholeXml, readXmlPart } from '../xml/part.ts';
import { refuseDamaged, readDirectory, refuseProtected, type ParteZip } from '../zip.ts';
import { createTableReader } from './table.ts';

/** @throws ErroreLettura when the archive or its content cannot be read */
export function openOds(bytes: Uint8Array): SourceWorkbook {
  const parts = readDirectory(bytes);
  const content = parts.get('content.xml');
  if (!content) throw refuseDamaged();
  if (isEncrypted(bytes, parts.get('META-INF/manifest.xml'))) throw refuseProtected();
  const sheets = readNames(bytes, content).map(({ nome, hidden }, at): SourceSheet => ({
    nome,
    hidden,
    righe: (decimals, note) => readTable(bytes, content, at, decimals, note),
  }));
  return { formato: 'ods', totale: bytes.length, sheets };
}

/** Protected documents keep their parts encrypted, and the manifest says how. */
function isEncrypted(bytes: Uint8Array, manifesto: ParteZip | undefined): boolean {
  let encrypted = false;
  if (manifesto) {
    readWholeXml(bytes, manifesto, {
      open(name) {
        if (name === 'encryption-data') encrypted = true;
      },
      testo: () => undefined,
      close: () => undefined,
    });
  }
  return encrypted;
}

function readNames(bytes: Uint8Array, content: ParteZip): { nome: string; hidden: boolean }[] {
  const names: { nome: string; hidden: boolean }[] = [];
  const hidden = new Set<string>();
  let style = '';
  let depth = 0;
  readWholeXml(bytes, content, {
    open(name, attributes) {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style);
      else if (name === 'table' && ++depth === 1)
        names.push({
          nome: attributes['table:name'] ?? '',
          hidden: hidden.has(attributes['table:style-name'] ?? ''),
        });
    },
    testo: () => undefined,
    close(name) {
      if (name === 'table') depth--;
    },
  });
  return names;
}

function* readTable(
  bytes: Uint8Array,
  content: ParteZip,
  which: number,
  decimals: Decimali | null,
  note: SheetNotes,
): Generator<RowBlock> {
  const { eventi, take, finished } = createTableReader(which, decimals, note);
  let pieces = 0;
  for (const _ of readXmlPart(bytes, content, eventi)) {
    const { righe, lines } = take();
    pieces++;
    if (righe.length > 0) yield { righe, lines, fatto: Math.min(bytes.length, pieces << 14) };
    if (finished()) return;
  }
}
