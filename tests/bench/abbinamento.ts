/** The matching against the least that looking at the same rows can cost; its growth; its memory on many rows. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { proponi } from '#domain/abbinamento/index.ts';
import { generateStudioProva, type StudioProva } from './abbinamento/studio.ts';
import { compare, type Rapporto } from './misura.ts';

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

/** `righe` movimenti against as many partite. */
export async function measureAbbinamento(righe: number, runs: number): Promise<Rapporto> {
  const studio = generateStudioProva({ seme: SEME, movimenti: righe, partite: righe });
  return compare(
    'abbinamento / join e parole',
    runs,
    async () => time(() => joinBare(studio)),
    async () => time(() => proponi(studio)),
  );
}

/** What twice the rows cost: medians of pairs, one after the other. */
export async function measureCrescita(righe: number, runs: number): Promise<Rapporto> {
  const [small, large] = [righe, 2 * righe].map((count) =>
    generateStudioProva({ seme: SEME, movimenti: count, partite: count }),
  );
  if (!small || !large) throw new RangeError('two offices');
  return compare(
    'abbinamento, il doppio delle righe',
    runs,
    async () => time(() => proponi(small)),
    async () => time(() => proponi(large)),
  );
}

const usoSchema = z.object({ millisecondi: z.number(), picco: z.number(), proposte: z.int() });

/** `righe` against as many, in a process of its own: milliseconds, and the most bytes it ever held (the office too). */
export async function measureMemoriaAbbinamento(righe: number): Promise<z.infer<typeof usoSchema>> {
  const script = fileURLToPath(new URL('abbinamento/memoria.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(righe)]);
  return usoSchema.parse(JSON.parse(stdout));
}
