/** An OpenDocument spreadsheet (OASIS ODF 1.3, part 3): its tables in order, and the way to the rows of each. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { SourceWorkbook, SourceSheet, NoteFoglio } from '../sheets/workbook.ts';
import type { BloccoRighe } from '../table.ts';
import { readWholeXml, readXmlPart } from '../xml/part.ts';
import { refuseDamaged, readDirectory, refuseProtected, type ParteZip } from '../zip.ts';
import { createTableReader } from './table.ts';

/** @throws ErroreLettura when the archive or its content cannot be read */
export function openOds(bytes: Uint8Array): SourceWorkbook {
  const parti = readDirectory(bytes);
  const contenuto = parti.get('content.xml');
  if (!contenuto) throw refuseDamaged();
  if (isCifrato(bytes, parti.get('META-INF/manifest.xml'))) throw refuseProtected();
  const fogli = leggiNomi(bytes, contenuto).map(({ nome, nascosto }, at): SourceSheet => ({
    nome,
    nascosto,
    righe: (decimali, note) => leggiTabella(bytes, contenuto, at, decimali, note),
  }));
  return { formato: 'ods', totale: bytes.length, fogli };
}

/** Protected documents keep their parts encrypted, and the manifest says how. */
function isCifrato(bytes: Uint8Array, manifesto: ParteZip | undefined): boolean {
  let cifrato = false;
  if (manifesto) {
    readWholeXml(bytes, manifesto, {
      apri(nome) {
        if (nome === 'encryption-data') cifrato = true;
      },
      testo: () => undefined,
      chiudi: () => undefined,
    });
  }
  return cifrato;
}

function leggiNomi(bytes: Uint8Array, contenuto: ParteZip): { nome: string; nascosto: boolean }[] {
  const nomi: { nome: string; nascosto: boolean }[] = [];
  const nascosti = new Set<string>();
  let stile = '';
  let depth = 0;
  readWholeXml(bytes, contenuto, {
    apri(nome, attributi) {
      if (nome === 'style') stile = attributi['style:name'] ?? '';
      else if (nome === 'table-properties' && attributi['table:display'] === 'false') nascosti.add(stile);
      else if (nome === 'table' && ++depth === 1)
        nomi.push({
          nome: attributi['table:name'] ?? '',
          nascosto: nascosti.has(attributi['table:style-name'] ?? ''),
        });
    },
    testo: () => undefined,
    chiudi(nome) {
      if (nome === 'table') depth--;
    },
  });
  return nomi;
}

function* leggiTabella(
  bytes: Uint8Array,
  contenuto: ParteZip,
  quale: number,
  decimali: Decimali | null,
  note: NoteFoglio,
): Generator<BloccoRighe> {
  const { eventi, prendi, finita } = createTableReader(quale, decimali, note);
  let pieces = 0;
  for (const _ of readXmlPart(bytes, contenuto, eventi)) {
    const { righe, linee } = prendi();
    pieces++;
    if (righe.length > 0) yield { righe, linee, fatto: Math.min(bytes.length, pieces << 14) };
    if (finita()) return;
  }
}
