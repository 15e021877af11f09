/** An Office Open XML workbook: its sheets in order, and the way to the rows of each. */
import type { SourceWorkbook, SourceSheet } from '../sheets/workbook.ts';
import { refuseDamaged, readDirectory, type ParteZip } from '../zip.ts';
import { readXlsxSheet, type XlsxShared } from './sheet.ts';
import { readStyles } from './styles.ts';
import { readStrings } from './strings.ts';
import { readWholeXml } from '../xml/part.ts';

interface Voce {
  nome: string;
  relazione: string;
  nascosto: boolean;
}

/** @throws ErroreLettura when the archive or one of its parts cannot be read */
export function openXlsx(bytes: Uint8Array): SourceWorkbook {
  const parti = readDirectory(bytes);
  const principale = trovaPrincipale(bytes, parti);
  const libro = principale === null ? undefined : parti.get(principale);
  if (!libro || principale === null) throw refuseDamaged();
  const { voci, base1904 } = leggiLibro(bytes, libro);
  const relazioni = leggiRelazioni(bytes, parti, principale);
  const bersaglio = (tipo: string): ParteZip | undefined => {
    const found = [...relazioni.values()].find((relazione) => relazione.tipo === tipo);
    return found && trova(parti, found.bersaglio);
  };
  const comune: XlsxShared = {
    stringhe: readStrings(bytes, bersaglio('sharedStrings')),
    stili: readStyles(bytes, bersaglio('styles')),
    base1904,
  };
  const fogli = voci.flatMap(({ nome, relazione, nascosto }): SourceSheet[] => {
    const found = relazioni.get(relazione);
    const parte = found?.tipo === 'worksheet' ? trova(parti, found.bersaglio) : undefined;
    if (!parte) return [];
    return [
      { nome, nascosto, righe: (decimali, note) => readXlsxSheet(bytes, parte, comune, decimali, note) },
    ];
  });
  return { formato: 'xlsx', totale: bytes.length, fogli };
}

/** Some writers change the case of the names they refer to. */
function trova(parti: ReadonlyMap<string, ParteZip>, nome: string): ParteZip | undefined {
  const exact = parti.get(nome);
  if (exact) return exact;
  const lower = nome.toLowerCase();
  return [...parti.values()].find((parte) => parte.nome.toLowerCase() === lower);
}

interface Relazione {
  /** The last word of its type's address: `worksheet`, `sharedStrings`, `styles`. */
  tipo: string;
  bersaglio: string;
}

function trovaPrincipale(bytes: Uint8Array, parti: ReadonlyMap<string, ParteZip>): string | null {
  const radice = leggiRelazioni(bytes, parti, '');
  const found = [...radice.values()].find(({ tipo }) => tipo === 'officeDocument');
  if (found && trova(parti, found.bersaglio)) return trova(parti, found.bersaglio)?.nome ?? null;
  return trova(parti, 'xl/workbook.xml')?.nome ?? null;
}

/** Relations of a part by id (ECMA-376 part 2, 9.3); targets are resolved against its folder. */
function leggiRelazioni(
  bytes: Uint8Array,
  parti: ReadonlyMap<string, ParteZip>,
  parte: string,
): Map<string, Relazione> {
  const slash = parte.lastIndexOf('/') + 1;
  const cartella = parte.slice(0, slash);
  const relazioni = new Map<string, Relazione>();
  const rels = trova(parti, `${cartella}_rels/${parte.slice(slash)}.rels`);
  if (!rels) return relazioni;
  readWholeXml(bytes, rels, {
    apri(nome, { Id = '', Type = '', Target = '', TargetMode = '' }) {
      if (nome !== 'Relationship' || TargetMode === 'External') return;
      const tipo = Type.slice(Type.lastIndexOf('/') + 1);
      relazioni.set(Id, { tipo, bersaglio: risolvi(cartella, Target) });
    },
    testo: () => undefined,
    chiudi: () => undefined,
  });
  return relazioni;
}

function risolvi(cartella: string, bersaglio: string): string {
  const path = bersaglio.startsWith('/') ? bersaglio : `${cartella}${bersaglio}`;
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function leggiLibro(bytes: Uint8Array, parte: ParteZip): { voci: Voce[]; base1904: boolean } {
  const voci: Voce[] = [];
  let base1904 = false;
  readWholeXml(bytes, parte, {
    apri(nome, attributi) {
      if (nome === 'workbookPr') {
        base1904 = attributi['date1904'] === '1' || attributi['date1904'] === 'true';
      } else if (nome === 'sheet') {
        const id = Object.entries(attributi).find(([key]) => key.endsWith(':id'));
        voci.push({
          nome: attributi['name'] ?? '',
          relazione: id?.[1] ?? '',
          nascosto: (attributi['state'] ?? 'visible') !== 'visible',
        });
      }
    },
    testo: () => undefined,
    chiudi: () => undefined,
  });
  return { voci, base1904 };
}
