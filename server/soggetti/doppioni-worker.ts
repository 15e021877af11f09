/** Compares soggetti beside the server's own thread, which goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SoggettoDaConfrontare, findDoppioni } from '#domain/duplicates.ts';

const { comparisons, distinti } = workerData as {
  comparisons: SoggettoDaConfrontare[];
  distinti: Set<string>;
};
parentPort?.postMessage(findDoppioni(comparisons, distinti));
