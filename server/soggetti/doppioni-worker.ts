/** Compares soggetti beside the server's own thread, which goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SoggettoToCompare, findDoppioni } from '#domain/duplicates.ts';

const { comparisons, distinti } = workerData as {
  comparisons: SoggettoToCompare[];
  distinti: Set<string>;
};
parentPort?.postMessage(findDoppioni(comparisons, distinti));
