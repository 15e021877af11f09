/** `quadra importa`: runs whole imports against a server, file after file. */
import type { Conto } from '#api/contract/conti.ts';
import { cleanCodice } from '#domain/codici.ts';
import { basename } from 'node:path';
import { createAziendeImporter } from './all-aziende.ts';
import { parseArguments, parseNumber } from './arguments.ts';
import { watchFolder } from './watch-folder.ts';
import { openConnection, CONNECTION_OPTIONS } from './connection.ts';
import { importParti, openPlace, readForAzienda, type Modo } from './import-file.ts';
import { isInterrupted, listenInterruption } from './interruption.ts';
import { createFileReader } from './reader.ts';
import { READING_OPTIONS, toReaderOptions } from './reading-options.ts';
import { collectReport } from './report.ts';
import { Fine, STATO } from './status.ts';
import { writeLine } from './output.ts';
import { describeTally, type FileFatto } from './tally.ts';

const OPTIONS = {
  ...CONNECTION_OPTIONS,
  ...READING_OPTIONS,
  conto: { type: 'string' },
  azienda: { type: 'string' },
  tutte: { type: 'boolean' },
  forza: { type: 'boolean' },
  cartella: { type: 'string' },
  ogni: { type: 'string' },
  'una-volta': { type: 'boolean' },
} as const;

/** Imports one file; answers its exit status. */
type ImportaFile = (path: string) => Promise<number>;

function findConto(conti: Conto[], wanted: string): Conto {
  const found = conti.filter(
    ({ iban, nome }) =>
      (iban !== null && cleanCodice(iban) === cleanCodice(wanted)) ||
      nome.toLowerCase() === wanted.toLowerCase(),
  );
  if (found.length === 1 && found[0]) return found[0];
  const names = conti.map(({ nome, iban }) => `${nome}${iban === null ? '' : ` (${iban})`}`).join(', ');
  const reason = found.length === 0 ? 'nessun conto' : 'più di un conto';
  throw new Fine(
    STATO.uso,
    `quadra importa: ${reason} "${wanted}"; ci sono: ${names === '' ? 'nessuno' : names}.`,
  );
}

type Valori = ReturnType<typeof parseArguments<typeof OPTIONS>>['values'];

/** Signs in and reads what is needed of the azienda, or of all of them. */
async function prepare(values: Valori, mode: Modo): Promise<ImportaFile> {
  const { url, utente, azienda } = values;
  const connection = await openConnection({ command: 'importa', url, utente, azienda });
  const { client } = connection;
  if (mode.all) return createAziendeImporter(client, mode);
  const { id, ragione_sociale } = connection.azienda;
  const site = await openPlace(client, id, ragione_sociale);
  const conto = values.conto === undefined ? null : findConto(site.conti, values.conto);
  return async (path) => {
    const parts = await readForAzienda(mode, site, path, () => conto);
    return typeof parts === 'number' ? parts : importParti(mode, parts);
  };
}

/** Reports the outcome of the files, if they were of many aziende. */
async function tellTally({ all }: Modo, files: readonly FileFatto[]): Promise<void> {
  if (!all) return;
  for (const line of describeTally(files)) await writeLine(line);
}

/** Imports what arrives in a folder, until it is stopped. */
async function importFolder(cartella: string, values: Valori, mode: Modo): Promise<number> {
  let importNow: ImportaFile | null = null;
  const ogni = parseNumber('ogni', values.ogni, 1, 86_400) ?? 60;
  const unaVolta = values['una-volta'] === true;
  return watchFolder({
    cartella,
    ogni,
    unaVolta,
    link: async () => {
      importNow = await prepare(values, mode);
    },
    importa: async (path) => (importNow ? importNow(path) : STATO.uso),
    tell: (files) => tellTally(mode, files),
  });
}

async function importFiles(percorsi: readonly string[], values: Valori, mode: Modo): Promise<number> {
  const importNow = await prepare(values, mode);
  const files: FileFatto[] = [];
  for (const path of percorsi) {
    if (isInterrupted()) break;
    const { esito: stato, resoconto } = await collectReport(() => importNow(path));
    files.push({ nome: basename(path), stato, resoconto });
  }
  await tellTally(mode, files);
  return Math.max(STATO.ok, ...files.map(({ stato }) => stato));
}

/** Answers the exit status. */
export async function runImporta(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments('importa', args, OPTIONS, STATO.uso);
  const { cartella } = values;
  const all = values.tutte === true;
  if (positionals.length === 0 && cartella === undefined)
    throw new Fine(STATO.uso, 'quadra importa: manca il file da importare. Prova "quadra aiuto importa".');
  if (positionals.length > 0 && cartella !== undefined)
    throw new Fine(STATO.uso, 'quadra importa: o dei file, o --cartella: non tutti e due.');
  if (all && (values.azienda !== undefined || values.conto !== undefined))
    throw new Fine(
      STATO.uso,
      'quadra importa: con --tutte azienda e conto li dice il file: togli --azienda e --conto.',
    );
  const fileReader = createFileReader(await toReaderOptions(values, STATO.uso));
  const mode: Modo = {
    fileReader,
    tracciatoDato: values.tracciato !== undefined,
    forza: values.forza === true,
    all,
  };
  listenInterruption();
  try {
    return cartella === undefined
      ? await importFiles(positionals, values, mode)
      : await importFolder(cartella, values, mode);
  } finally {
    await fileReader.close();
  }
}
