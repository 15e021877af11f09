/** An Office Open XML workbook: its sheets in order, and the way to the rows of each. */
import type { SourceSheet } from '../sheets/sheet.ts';
import type { SourceWorkbook } from '../sheets/workbook.ts';
import { refuseDamaged, readDirectory, type ParteZip } from '../zip.ts';
import { readXlsxSheet, type XlsxShared } from './sheet.ts';
import { readStyles } from './styles.ts';
import { readStrings } from './strings.ts';
import { readWholeXml } from '../xml/part.ts';

interface Voce {
  nome: string;
  relation: string;
  hidden: boolean;
}

/** @throws ErroreLettura when the archive or one of its parts cannot be read */
export function openXlsx(bytes: Uint8Array): SourceWorkbook {
  const parts = readDirectory(bytes);
  const main = findMain(bytes, parts);
  const book = main === null ? undefined : parts.get(main);
  if (!book || main === null) throw refuseDamaged();
  const { voci, base1904 } = readBook(bytes, book);
  const relations = readRelations(bytes, parts, main);
  const target = (kind: string): ParteZip | undefined => {
    const found = [...relations.values()].find((relation) => relation.tipo === kind);
    return found && find(parts, found.target);
  };
  const comune: XlsxShared = {
    strings: readStrings(bytes, target('sharedStrings')),
    styles: readStyles(bytes, target('styles')),
    base1904,
  };
  const sheets = voci.flatMap(({ nome, relation, hidden }): SourceSheet[] => {
    const found = relations.get(relation);
    const part = found?.tipo === 'worksheet' ? find(parts, found.target) : undefined;
    if (!part) return [];
    return [{ nome, hidden, righe: (decimals, note) => readXlsxSheet(bytes, part, comune, decimals, note) }];
  });
  return { formato: 'xlsx', totale: bytes.length, sheets };
}

/** Some writers change the case of the names they refer to. */
function find(parts: ReadonlyMap<string, ParteZip>, name: string): ParteZip | undefined {
  const exact = parts.get(name);
  if (exact) return exact;
  const lower = name.toLowerCase();
  return [...parts.values()].find((part) => part.nome.toLowerCase() === lower);
}

interface Relation {
  /** The last word of its type's address: `worksheet`, `sharedStrings`, `styles`. */
  tipo: string;
  target: string;
}

function findMain(bytes: Uint8Array, parts: ReadonlyMap<string, ParteZip>): string | null {
  const root = readRelations(bytes, parts, '');
  const found = [...root.values()].find(({ tipo }) => tipo === 'officeDocument');
  if (found && find(parts, found.target)) return find(parts, found.target)?.nome ?? null;
  return find(parts, 'xl/workbook.xml')?.nome ?? null;
}

/** Relations of a part by id (ECMA-376 part 2, 9.3); targets are resolved against its folder. */
function readRelations(
  bytes: Uint8Array,
  parts: ReadonlyMap<string, ParteZip>,
  part: string,
): Map<string, Relation> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const relations = new Map<string, Relation>();
  const rels = find(parts, `${folder}_rels/${part.slice(slash)}.rels`);
  if (!rels) return relations;
  readWholeXml(bytes, rels, {
    open(name, { Id = '', Type = '', Target = '', TargetMode = '' }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const tipo = Type.slice(Type.lastIndexOf('/') + 1);
      relations.set(Id, { tipo, target: resolve(folder, Target) });
    },
    testo: () => undefined,
    close: () => undefined,
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}${target}`;
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function readBook(bytes: Uint8Array, part: ParteZip): { voci: Voce[]; base1904: boolean } {
  const voci: Voce[] = [];
  let base1904 = false;
  readWholeXml(bytes, part, {
    open(name, attributes) {
      if (name === 'workbookPr') {
        base1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
      } else if (name === 'sheet') {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'));
        voci.push({
          nome: attributes['name'] ?? '',
          relation: id?.[1] ?? '',
          hidden: (attributes['state'] ?? 'visible') !== 'visible',
        });
      }
    },
    testo: () => undefined,
    close: () => undefined,
  });
  return { voci, base1904 };
}
