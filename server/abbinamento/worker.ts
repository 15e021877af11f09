/** Computes proposals beside the server's own thread, which goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { proposeAbbinamenti, type DatiAbbinamento, type MatchingOptions } from '#domain/abbinamento/index.ts';

const { dati, options } = workerData as { dati: DatiAbbinamento; options: MatchingOptions };
parentPort?.postMessage(proposeAbbinamenti(dati, options));
