/** Archives of statements: the files within, unpacked within limits. Workbooks are archives too, and are no concern of this. */
import { ErroreLettura } from './error.ts';
import { MAX_BYTES, MAX_FILE_ARCHIVIO } from './limits.ts';
import { extractPart, isZip, readDirectory, type ParteZip } from './zip.ts';

export interface FileArchiviato {
  /** Its name, with the folders it lies in. */
  nome: string;
  bytes: Uint8Array;
}

/** What systems put beside files of people: folders' settings and previews. */
const DI_SISTEMA = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

const isFile = ({ nome, compressi }: ParteZip): boolean =>
  !nome.endsWith('/') && compressi > 0 && !DI_SISTEMA.test(nome);

export { isZip };

/**
 * The files of an archive, in its order.
 * @throws ErroreLettura when it is broken or protected, holds nothing, or would take too much room unpacked
 */
export function* extractArchive(bytes: Uint8Array): Generator<FileArchiviato> {
  const parti = [...readDirectory(bytes).values()].filter((parte) => isFile(parte));
  if (parti.length === 0) throw new ErroreLettura('file_vuoto', 'L’archivio non contiene file.');
  if (parti.length > MAX_FILE_ARCHIVIO) {
    throw new ErroreLettura(
      'contenuto_troppo_grande',
      `L’archivio contiene ${parti.length} file, più di ${MAX_FILE_ARCHIVIO}: dividilo.`,
    );
  }
  let restano = MAX_BYTES;
  for (const parte of parti) {
    const pezzi: Uint8Array[] = [];
    let lungo = 0;
    for (const pezzo of extractPart(bytes, parte)) {
      lungo += pezzo.length;
      if (lungo > restano) {
        throw new ErroreLettura(
          'contenuto_troppo_grande',
          `L’archivio, estratto, supera ${MAX_BYTES / 1024 / 1024} MB: dividilo.`,
        );
      }
      pezzi.push(pezzo);
    }
    restano -= lungo;
    yield { nome: parte.nome, bytes: unisci(pezzi, lungo) };
  }
}

function unisci(pezzi: readonly Uint8Array[], lungo: number): Uint8Array {
  const insieme = new Uint8Array(lungo);
  let at = 0;
  for (const pezzo of pezzi) {
    insieme.set(pezzo, at);
    at += pezzo.length;
  }
  return insieme;
}
