/** Compares soggetti beside the server's own thread, which goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { type DaConfrontare, trovaDoppioni } from '#domain/doppioni.ts';

const { confronti, distinti } = workerData as { confronti: DaConfrontare[]; distinti: Set<string> };
parentPort?.postMessage(trovaDoppioni(confronti, distinti));
