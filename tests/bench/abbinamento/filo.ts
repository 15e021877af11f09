/** A thread like the one in which the server matches, in which one thing is timed. */
import { parentPort, workerData } from 'node:worker_threads';
import { proposeAbbinamenti } from '#domain/abbinamento/index.ts';
import { generateStudioProva, type StudioProva } from './studio.ts';

/** What is timed: the matching, or the least that looking at the same rows can cost. */
export interface DatiMisura {
  lavoro: 'abbinamento' | 'pavimento';
  righe: number;
}

const SEME = 1;

const textsOf = (riga: StudioProva['movimenti'][number] | StudioProva['partite'][number]): string[] =>
  [
    riga.descrizione,
    riga.ragione_sociale,
    riga.numero_documento,
    riga.riferimento,
    riga.iban_controparte,
    'causale' in riga ? riga.causale : null,
  ].filter((text) => text !== null && text !== undefined && text !== '') as string[];

/** A hash join on amount and name, and every text cut once into words and numbers, which are kept. */
function joinBare({ movimenti, partite }: StudioProva): number {
  const key = (importo: number, name: string | null | undefined): string =>
    `${importo}|${(name ?? '').toUpperCase().trim()}`;
  const byKey = new Map<string, number[]>();
  for (const { id, importo, ragione_sociale } of partite) {
    const place = key(importo, ragione_sociale);
    const list = byKey.get(place);
    if (list) list.push(id);
    else byKey.set(place, [id]);
  }
  let joined = 0;
  for (const { importo, ragione_sociale } of movimenti)
    joined += byKey.get(key(importo, ragione_sociale))?.length ?? 0;
  const tokens: string[][] = [];
  for (const riga of [...movimenti, ...partite])
    for (const text of textsOf(riga))
      tokens.push(
        text
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .toUpperCase()
          .match(/[A-Z]+|[0-9]+/g) ?? [],
      );
  return joined + tokens.length;
}

const { lavoro, righe } = workerData as DatiMisura;
const studio = generateStudioProva({ seme: SEME, movimenti: righe, partite: righe });
const work = lavoro === 'abbinamento' ? proposeAbbinamenti : joinBare;

/** Milliseconds, each time they are asked for. */
parentPort?.on('message', () => {
  const started = performance.now();
  work(studio);
  parentPort?.postMessage(performance.now() - started);
});
