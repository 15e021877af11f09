/** Which numbers of a workbook are dates and which are money, by the style of their cells (ECMA-376 part 1, 18.8). */
import { classifyFormat, getBuiltInKind, type GenereNumero } from '../sheets/number-format.ts';
import type { ParteZip } from '../zip.ts';
import { readWholeXml } from '../xml/part.ts';

/** By the index that cells carry in `s`. */
export function readStyles(bytes: Uint8Array, parte: ParteZip | undefined): GenereNumero[] {
  const definiti = new Map<number, GenereNumero>();
  const stili: GenereNumero[] = [];
  if (!parte) return stili;
  let inCelle = false;
  readWholeXml(bytes, parte, {
    apri(nome, attributi) {
      if (nome === 'numFmt') {
        definiti.set(Number(attributi['numFmtId']), classifyFormat(attributi['formatCode'] ?? ''));
      } else if (nome === 'cellXfs') inCelle = true;
      else if (nome === 'xf' && inCelle) {
        const id = Number(attributi['numFmtId'] ?? 0);
        stili.push(definiti.get(id) ?? getBuiltInKind(id));
      }
    },
    testo: () => undefined,
    chiudi(nome) {
      if (nome === 'cellXfs') inCelle = false;
    },
  });
  return stili;
}
