/** The thread in which matching is measured, as the server runs it; the floor beside it, in the same thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { proponi } from '#domain/abbinamento/index.ts';
import { compare, type Rapporto } from '../misura.ts';
import { generateStudioProva, type StudioProva } from './studio.ts';

export interface DatiMisura {
  parte: 'pavimento' | 'crescita';
  righe: number;
  runs: number;
}

const SEME = 1;

const testiDi = (riga: StudioProva['movimenti'][number] | StudioProva['partite'][number]): string[] =>
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
  const key = (importo: number, nome: string | null | undefined): string =>
    `${importo}|${(nome ?? '').toUpperCase().trim()}`;
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
    for (const text of testiDi(riga))
      tokens.push(
        text
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .toUpperCase()
          .match(/[A-Z]+|[0-9]+/g) ?? [],
      );
  return joined + tokens.length;
}

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const makeStudio = (righe: number): StudioProva =>
  generateStudioProva({ seme: SEME, movimenti: righe, partite: righe });

/** Against the least that looking at the same rows can cost. */
async function measurePavimento(righe: number, runs: number): Promise<Rapporto> {
  const studio = makeStudio(righe);
  return compare(
    'abbinamento / join e parole',
    runs,
    async () => time(() => joinBare(studio)),
    async () => time(() => proponi(studio)),
  );
}

/** What twice the rows cost. */
async function measureCrescita(righe: number, runs: number): Promise<Rapporto> {
  const small = makeStudio(righe);
  const large = makeStudio(2 * righe);
  return compare(
    'abbinamento, il doppio delle righe',
    runs,
    async () => time(() => proponi(small)),
    async () => time(() => proponi(large)),
  );
}

const { parte, righe, runs } = workerData as DatiMisura;
const measure = parte === 'pavimento' ? measurePavimento : measureCrescita;
parentPort?.postMessage(await measure(righe, runs));
