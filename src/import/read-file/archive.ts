/** An archive read as one: each of its files by itself, their statements one after the other. */
import { extractArchive, type FileArchiviato } from '../read/archive.ts';
import { ReadingError } from '../read/error.ts';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import type { FileToRead } from '../map/head.ts';
import { isSameReading } from '../map/repeated-pages.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;
type Read = (file: FileToRead, options: ReadingOptions) => Promise<EsitoLettura>;

/** The file's own name, without its folders. */
const onlyName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * One file within is as if it had been given alone; of several, what cannot be read is named among the notices and
 * does not keep back the rest.
 * @throws ErroreLettura for the archive itself, or when none of its files can be read
 */
export async function readArchive(
  file: FileToRead,
  options: ReadingOptions,
  read: Read,
): Promise<EsitoLettura> {
  const inside = [...extractArchive(file.bytes)];
  const [unique] = inside;
  if (unique && inside.length === 1)
    return read({ nome: onlyName(unique.nome), bytes: unique.bytes }, options);
  const parsed: { nome: string; letto: Letto }[] = [];
  const notices: string[] = [];
  let first: string | null = null;
  for (const [at, one] of inside.entries()) {
    const outcome = await read({ nome: onlyName(one.nome), bytes: one.bytes }, withoutProgress(options));
    options.onProgress?.(((at + 1) / inside.length) * file.bytes.length, file.bytes.length);
    if (options.signal?.aborted === true)
      throw new ReadingError('lettura_annullata', 'La lettura è stata annullata.');
    if (outcome.tipo === 'letto') parsed.push({ nome: one.nome, letto: outcome });
    else {
      const reason = why(one, outcome);
      first ??= reason;
      notices.push(reason);
    }
  }
  const [before] = parsed;
  if (!before) {
    throw new ReadingError(
      'file_zip',
      `Nessuno dei ${inside.length} file dell’archivio si può leggere. ${first ?? ''}`,
    );
  }
  notices.push(...describeRepeated(parsed));
  return compose(before.letto, parsed, notices);
}

/** Of a file with one statement: what others that are the same have in common at a glance. */
function getKey({ estratti }: Letto): string | null {
  const [estratto] = estratti;
  const [first] = estratto?.righe ?? [];
  return estratto && first && estratti.length === 1
    ? JSON.stringify([estratto.conto, estratto.righe.length, first.data, first.importo])
    : null;
}

/** Files that hold the same rows of the same account, as an invoice with its signature and without: told, not dropped. */
function describeRepeated(parsed: readonly { nome: string; letto: Letto }[]): string[] {
  const seen = new Map<string, { nome: string; letto: Letto }[]>();
  const rows = ({ estratti }: Letto) => estratti[0]?.righe ?? [];
  return parsed.flatMap((one) => {
    const key = getKey(one.letto);
    if (key === null) return [];
    const candidates = seen.get(key) ?? [];
    seen.set(key, [...candidates, one]);
    const before = candidates.find(({ letto }) => isSameReading(rows(letto), rows(one.letto)));
    return before
      ? [`${one.nome} contiene le stesse righe di ${before.nome}: controlla di non importarle due volte.`]
      : [];
  });
}

/** The parts of an archive are read with nothing known of their columns: what was saved is for other files. */
const withoutProgress = ({
  onProgress: _muto,
  tracciato: _altro,
  lettura: _nessuna,
  ...resto
}: ReadingOptions) => resto;

function compose(base: Letto, parsed: readonly { nome: string; letto: Letto }[], notices: string[]): Letto {
  return {
    ...base,
    tracciato: { ...base.tracciato, id: null, versione: null },
    // No single reading is that of them all.
    lettura: null,
    estratti: parsed.flatMap(({ nome, letto }) =>
      letto.estratti.map((estratto) => ({ ...estratto, file: nome })),
    ),
    notices: [
      ...notices,
      ...parsed.flatMap(({ nome, letto }) => letto.notices.map((notice) => `${nome}: ${notice}`)),
    ],
    righe_file: parsed.reduce((sum, { letto }) => sum + letto.righe_file, 0),
  };
}

function why({ nome }: FileArchiviato, outcome: Exclude<EsitoLettura, Letto>): string {
  switch (outcome.tipo) {
    case 'errore':
      return `${nome} non è stato letto: ${outcome.messaggio}`;
    case 'domanda':
      return `${nome} non è stato letto: si può leggere in più modi, importalo da solo. ${outcome.domande[0]?.testo ?? ''}`;
    case 'deriva':
      return `${nome} non è stato letto: ${outcome.differenze.join(' ')}`;
  }
}
