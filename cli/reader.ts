/** Reads files in a worker thread: within a bounded time and memory, whatever the file holds. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { IdDomanda } from '#import/cell/questions.ts';
import type { CodiceErroreLettura } from '#import/read/error.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { MAX_BYTES } from '#import/read/limits.ts';
import type { Compito, FileRead } from './reader-worker.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** `code` is stable, for programs; `messaggio` is for people. */
export interface ErroreFile {
  code: string;
  messaggio: string;
}

export type EsitoFile =
  | { ok: true; letto: Letto; nome: string; sha256: string; bytes: number }
  | { ok: false; errore: ErroreFile };

export interface OpzioniLettore {
  opzioni: Compito['opzioni'];
  /** Milliseconds for one file. */
  attesa: number;
  /** Megabytes of heap one file may take; past them its thread is ended. */
  memoria?: number;
}

const refuseFile = (code: string, messaggio: string): EsitoFile => ({
  ok: false,
  errore: { code, messaggio },
});

const MOTIVI: Record<string, [string, string]> = {
  ENOENT: ['file_inesistente', 'Il file non esiste.'],
  EACCES: ['file_illeggibile', 'Non hai il permesso di leggere questo file.'],
  EPERM: ['file_illeggibile', 'Non hai il permesso di leggere questo file.'],
};

function explainStat(error: unknown): EsitoFile {
  const { code = '' } = error as NodeJS.ErrnoException;
  const [stable, messaggio] = MOTIVI[code] ?? ['file_illeggibile', `Il file non si può leggere (${code}).`];
  return refuseFile(stable, messaggio);
}

/** Null when the file can be handed to the reader. A pipe or a device could make it wait for ever. */
async function refuseBefore(percorso: string): Promise<EsitoFile | null> {
  try {
    const info = await stat(percorso);
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

/** How each question of the reader is answered on the command line. */
const OPZIONI: Record<IdDomanda, string> = {
  ordine_data: '--date',
  decimali: '--decimali',
  segno: '--segno',
  importo: '--importo',
  verso: '--verso',
  riga: '--riga',
  spesa: '--spesa',
};

/** What to do about it on the command line. */
const CONSIGLI: Partial<Record<CodiceErroreLettura, string>> = {
  pdf_password: ' Mettila in QUADRA_PASSWORD_PDF, o usa --password.',
};

function toEsitoFile(nome: string, { esito, sha256, bytes }: FileRead): EsitoFile {
  switch (esito.tipo) {
    case 'letto':
      return { ok: true, letto: esito, nome, sha256, bytes };
    case 'domanda': {
      const domande = esito.domande.map(({ id, testo, opzioni }) => {
        const scelte = opzioni.map(({ valore, esempio }) => `${OPZIONI[id]} ${valore} (${esempio})`);
        return `${testo} Rispondi con ${scelte.join(' oppure ')}.`;
      });
      return refuseFile('ambiguo', domande.join(' '));
    }
    case 'deriva':
      return refuseFile(
        'deriva',
        `Il contenuto non corrisponde più al tracciato "${esito.tracciato.nome}": ${esito.differenze.join(' ')}`,
      );
    case 'errore':
      return refuseFile(esito.code, `${esito.messaggio}${CONSIGLI[esito.code] ?? ''}`);
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

/** A thread that does not keep the command alive by itself: while a file is being read, its timer does. */
function startWorker(memoria: number): Worker {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoria },
  });
  worker.unref();
  return worker;
}

/** One reader for many files; `chiudi` ends its thread. */
/** Enough for a hundred thousand rows of any format. */
const MEMORIA = 1_024;

export function createRowReader({ opzioni, attesa, memoria = MEMORIA }: OpzioniLettore) {
  let worker: Worker | null = null;

  /** Hands the file to the thread; a thread that failed or was stopped is replaced at the next file. */
  function ask(percorso: string, nome: string, extra: Compito['opzioni']): Promise<EsitoFile> {
    const thread = (worker ??= startWorker(memoria));
    return new Promise((resolve) => {
      const settle = (esito: EsitoFile, keep: boolean): void => {
        clearTimeout(timer);
        thread.off('message', onMessage);
        thread.off('error', onError);
        if (!keep) discard(thread);
        resolve(esito);
      };
      const onMessage = (risultato: FileRead): void => settle(toEsitoFile(nome, risultato), true);
      const onError = (error: Error): void => settle(explainCrash(error), false);
      const scaduto = `La lettura non è finita in ${Math.round(attesa / 1_000)} secondi.`;
      const timer = setTimeout(() => settle(refuseFile('tempo_scaduto', scaduto), false), attesa);
      thread.on('message', onMessage);
      thread.on('error', onError);
      const compito: Compito = { percorso, nome, opzioni: { ...opzioni, ...extra } };
      thread.postMessage(compito);
    });
  }

  function discard(thread: Worker): void {
    worker = null;
    // A late error of a thread that is being stopped concerns nobody.
    thread.on('error', () => undefined);
    void thread.terminate();
  }

  return {
    /** Reads a file, with options for it alone over the common ones; never rejects for what it is or holds. */
    async leggi(percorso: string, extra: Compito['opzioni'] = {}): Promise<EsitoFile> {
      return (await refuseBefore(percorso)) ?? (await ask(percorso, basename(percorso), extra));
    },
    async chiudi(): Promise<void> {
      await worker?.terminate();
    },
  };
}
