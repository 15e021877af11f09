/** Archives of statements: the files within, unpacked within limits. Workbooks are archives too, and are no concern of this. */
import { ReadingError } from './error.ts';
import { MAX_BYTES, MAX_ARCHIVE_FILES } from './limits.ts';
import { extractPart, isZip, readDirectory, type ParteZip } from './zip.ts';

export interface FileArchiviato {
  /** Its name, with the folders it lies in. */
  nome: string;
  bytes: Uint8Array;
}

/** What systems put beside files of people: folders' settings and previews. */
const DI_SISTEMA = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

const isFile = ({ nome, compressed }: ParteZip): boolean =>
  !nome.endsWith('/') && compressed > 0 && !DI_SISTEMA.test(nome);

export { isZip };

/**
 * The files of an archive, in its order.
 * @throws ErroreLettura when it is broken or protected, holds nothing, or would take too much room unpacked
 */
export function* extractArchive(bytes: Uint8Array): Generator<FileArchiviato> {
  const parts = [...readDirectory(bytes).values()].filter((part) => isFile(part));
  if (parts.length === 0) throw new ReadingError('file_vuoto', 'L’archivio non contiene file.');
  if (parts.length > MAX_ARCHIVE_FILES) {
    throw new ReadingError(
      'contenuto_troppo_grande',
      `L’archivio contiene ${parts.length} file, più di ${MAX_ARCHIVE_FILES}: dividilo.`,
    );
  }
  let remaining = MAX_BYTES;
  for (const part of parts) {
    const pieces: Uint8Array[] = [];
    let long = 0;
    for (const piece of extractPart(bytes, part)) {
      long += piece.length;
      if (long > remaining) {
        throw new ReadingError(
          'contenuto_troppo_grande',
          `L’archivio, estratto, supera ${MAX_BYTES / 1024 / 1024} MB: dividilo.`,
        );
      }
      pieces.push(piece);
    }
    remaining -= long;
    yield { nome: part.nome, bytes: merge(pieces, long) };
  }
}

function merge(pieces: readonly Uint8Array[], long: number): Uint8Array {
  const together = new Uint8Array(long);
  let at = 0;
  for (const piece of pieces) {
    together.set(piece, at);
    at += piece.length;
  }
  return together;
}
