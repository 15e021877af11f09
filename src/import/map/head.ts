/** The rows of a file as they come: the first ones to learn from, all of them to map. */
import { ErroreLettura } from '../read/error.ts';
import { RIGHE_CAMPIONE } from '../read/limits.ts';
import type { SorgenteRighe } from '../read/source.ts';
import type { BloccoRighe, PassoRighe } from '../read/table.ts';
import type { OpzioniLettura } from './outcome.ts';
import type { RowReader } from './row-reader.ts';

export interface FileDaLeggere {
  nome: string;
  bytes: Uint8Array;
}

/** Milliseconds of work between two breaths, in which progress is shown and a cancel is heard. */
export const RESPIRO = 40;

/** The start of a file, and the way to the rest of it. */
export interface TableHead {
  sorgente: SorgenteRighe;
  blocchi: Generator<BloccoRighe>;
  /** The blocks read so far: at least the sample, or all. */
  letti: BloccoRighe[];
  righe: string[][];
  linee: number[];
}

/** Reads the sample, and no more than it needs. */
export function readHead(sorgente: SorgenteRighe): TableHead {
  const blocchi = sorgente.blocchi();
  const letti: BloccoRighe[] = [];
  const righe: string[][] = [];
  const linee: number[] = [];
  while (righe.length < RIGHE_CAMPIONE) {
    const next = blocchi.next();
    if (next.done === true) break;
    letti.push(next.value);
    righe.push(...next.value.righe.slice(0, RIGHE_CAMPIONE - righe.length));
    linee.push(...next.value.linee.slice(0, RIGHE_CAMPIONE - linee.length));
  }
  return { sorgente, blocchi, letti, righe, linee };
}

/** Runs every row of the table through the reader, breathing now and then; answers the lines of the file. */
export async function readTableRows(
  testa: TableHead,
  dati: number,
  lettore: RowReader,
  { onProgress, signal }: OpzioniLettura,
): Promise<number> {
  let lineeFile = 0;
  let breath = performance.now();
  const { totale, scorri: scorriDaSe } = testa.sorgente;
  for (const { linee, fatto } of scorriDaSe
    ? scorriDaSe(lettore, dati)
    : scorriBlocchi(testa, lettore, dati)) {
    lineeFile = linee;
    onProgress?.(fatto, totale);
    if (performance.now() - breath > RESPIRO) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ErroreLettura('lettura_annullata', 'La lettura è stata annullata.');
  }
  return lineeFile;
}

/** The rows of the blocks past the first `salta`. */
function* scorriBlocchi(testa: TableHead, lettore: RowReader, salta: number): Generator<PassoRighe> {
  let ancora = salta;
  let lineeFile = 0;
  for (const { righe, linee, fatto } of dopo(testa)) {
    for (let at = Math.min(ancora, righe.length); at < righe.length; at++) {
      lettore.leggi(righe[at] ?? [], linee[at] ?? 0);
    }
    ancora = Math.max(0, ancora - righe.length);
    lineeFile = linee.at(-1) ?? lineeFile;
    yield { linee: lineeFile, fatto };
  }
}

function* dopo(testa: TableHead): Generator<BloccoRighe> {
  yield* testa.letti;
  testa.letti.length = 0;
  yield* testa.blocchi;
}

/** Lets messages through: a message channel is not clamped to 4 ms as nested timers are. */
export async function waitForMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}
