/** Reads files in a worker thread: within a bounded time and memory, whatever the file holds. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { QuestionId } from '#import/cell/questions.ts';
import type { ReadingErrorCode } from '#import/read/error.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { MAX_BYTES } from '#import/read/limits.ts';
import type { Compito, FileRead } from './reader-worker.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** `code` is stable, for programs; `messaggio` is for people. */
export interface FileError {
  code: string;
  messaggio: string;
}

export type EsitoFile =
  | { ok: true; letto: Letto; nome: string; percorso: string; sha256: string; bytes: number }
  | { ok: false; error: FileError };

export interface ReaderOptions {
  options: Compito['options'];
  /** Milliseconds for one file. */
  attesa: number;
  /** Megabytes of heap that one file may use; a thread that needs more is ended. */
  memory?: number;
}

const refuseFile = (code: string, messaggio: string): EsitoFile => ({
  ok: false,
  error: { code, messaggio },
});

const MOTIVI: Record<string, [string, string]> = {
  ENOENT: ['file_inesistente', 'Il file non esiste.'],
  EACCES: ['file_illeggibile', 'Non hai il permesso di leggere questo file.'],
  EPERM: ['file_illeggibile', 'Non hai il permesso di leggere questo file.'],
};

function explainStat(error: unknown): EsitoFile {
  const { code = '' } = error as NodeJS.ErrnoException;
  const [stable, message] = MOTIVI[code] ?? ['file_illeggibile', `Il file non si può leggere (${code}).`];
  return refuseFile(stable, message);
}

/** Null if the file can be read. A pipe or a device could make the reader wait for ever. */
async function refuseBefore(path: string): Promise<EsitoFile | null> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) return refuseFile('non_un_file', 'È una cartella, non un file.');
    if (!info.isFile()) return refuseFile('non_un_file', 'Non è un file.');
    if (info.size > MAX_BYTES)
      return refuseFile(
        'file_troppo_grande',
        `Il file supera ${Math.round(MAX_BYTES / 1_048_576)} MB, il massimo che si legge.`,
      );
    return null;
  } catch (error) {
    return explainStat(error);
  }
}

/** The option that answers each question of the reader. */
const OPTIONS: Record<QuestionId, string> = {
  ordine_data: '--date',
  scambio: '--scambio',
  decimali: '--decimali',
  segno: '--segno',
  importo: '--importo',
  verso: '--verso',
  riga: '--riga',
  segni: '--segni',
  prima: '--prima',
  tabelle: '--tabelle',
  ripetuti: '--ripetuti',
  giorni: '--giorni',
  spesa: '--spesa',
  soggetti: '--titoli',
  stati: '--stati',
  aperto: '--aperto',
};

/** What the person can do about it on the command line. */
const ADVICE: Partial<Record<ReadingErrorCode, string>> = {
  pdf_password: ' Mettila in QUADRA_PASSWORD_PDF, o usa --password.',
};

function toFileOutcome(percorso: string, nome: string, { esito, sha256, bytes }: FileRead): EsitoFile {
  switch (esito.tipo) {
    case 'letto':
      return { ok: true, letto: esito, nome, percorso, sha256, bytes };
    case 'domanda': {
      const questions = esito.domande.map(({ id, testo, options }) => {
        const choices = options.map(({ valore, example }) => `${OPTIONS[id]} ${valore} (${example})`);
        return `${testo} Rispondi con ${choices.join(' oppure ')}.`;
      });
      return refuseFile('ambiguo', questions.join(' '));
    }
    case 'deriva':
      return refuseFile(
        'deriva',
        `Il contenuto non corrisponde più al tracciato "${esito.tracciato.nome}": ${esito.differenze.join(' ')}`,
      );
    case 'errore':
      return refuseFile(esito.code, `${esito.messaggio}${ADVICE[esito.code] ?? ''}`);
  }
}

function explainCrash(error: NodeJS.ErrnoException): EsitoFile {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return refuseFile(
      'memoria_esaurita',
      'Il file richiede più memoria di quanta se ne può usare. Dividilo in periodi più brevi.',
    );
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code === undefined
    ? refuseFile('errore_interno', 'Il file ha messo in difficoltà la lettura: è un difetto del programma.')
    : explainStat(cause);
}

/** A thread that does not keep the process alive: during a reading, its timer does. */
function startWorker(memory: number): Worker {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  worker.unref();
  return worker;
}

/** Megabytes: enough for a hundred thousand rows of any format. */
const MEMORY = 1_024;

/** One reader for many files; `close` ends its thread. */
export function createFileReader({ options, attesa, memory = MEMORY }: ReaderOptions) {
  let worker: Worker | null = null;

  /** Gives the file to the thread; a thread that failed or was stopped is replaced at the next file. */
  function ask(percorso: string, nome: string, extra: Compito['options']): Promise<EsitoFile> {
    const thread = (worker ??= startWorker(memory));
    return new Promise((resolve) => {
      const settle = (outcome: EsitoFile, keep: boolean): void => {
        clearTimeout(timer);
        thread.off('message', onMessage);
        thread.off('error', onError);
        if (!keep) discard(thread);
        resolve(outcome);
      };
      const onMessage = (result: FileRead): void => settle(toFileOutcome(percorso, nome, result), true);
      const onError = (error: Error): void => settle(explainCrash(error), false);
      const overdue = `La lettura non è finita in ${Math.round(attesa / 1_000)} secondi.`;
      const timer = setTimeout(() => settle(refuseFile('tempo_scaduto', overdue), false), attesa);
      thread.on('message', onMessage);
      thread.on('error', onError);
      const compito: Compito = { percorso, nome, options: { ...options, ...extra } };
      thread.postMessage(compito);
    });
  }

  function discard(thread: Worker): void {
    worker = null;
    // A late error of a thread that is being stopped is ignored.
    thread.on('error', () => undefined);
    void thread.terminate();
  }

  return {
    /**
     * Reads a file; `extra` are options for it alone, which override the common ones. Never rejects because of the
     * file.
     */
    async read(path: string, extra: Compito['options'] = {}): Promise<EsitoFile> {
      return (await refuseBefore(path)) ?? (await ask(path, basename(path), extra));
    },
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
