/** The JSON files of `quadra abbina`: rows with the contract's fields, checked before anything is computed. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { centesimiSchema, giornoSchema } from '#api/contract/valori.ts';
import type { DatiAbbinamento } from '#domain/abbinamento/index.ts';
import { type ChiaveFile, Numbering, type Numerazioni } from './match-keys.ts';
import { Fine, STATO } from './status.ts';

const testo = z.string().nullish();
const id = z.union([z.int(), z.string().min(1)]);
const chiave = id.nullish();
const day = giornoSchema.nullish();
const residuo = centesimiSchema.nullish();

const movimentoSchema = z.object({
  id,
  data: giornoSchema,
  data_valuta: day,
  importo: centesimiSchema,
  residuo,
  descrizione: testo,
  causale: testo,
  ragione_sociale: testo,
  id_soggetto: chiave,
  iban_controparte: testo,
  riferimento: testo,
  id_conto: chiave,
  numero_documento: testo,
  divisa: testo,
});

const partitaSchema = z.object({
  id,
  importo: centesimiSchema,
  residuo,
  data: day,
  scadenza: day,
  numero_documento: testo,
  data_documento: day,
  ragione_sociale: testo,
  id_soggetto: chiave,
  id_mandante: chiave,
  id_tipo_pagamento: chiave,
  iban_controparte: testo,
  riferimento: testo,
  descrizione: testo,
  divisa: testo,
});

/** One IBAN or several, under either name. */
const ibanSchema = z.union([z.string().transform((one) => [one]), z.array(z.string())]).nullish();

const soggettoSchema = z
  .object({
    id,
    ragione_sociale: z.string(),
    partita_iva: testo,
    codice_fiscale: testo,
    iban: ibanSchema,
    ibans: ibanSchema,
  })
  .transform(({ iban, ibans, ...soggetto }) => ({
    ...soggetto,
    iban: [...(iban ?? []), ...(ibans ?? [])],
  }));

/** Under either name: the one written by hand, or that of the server. */
const aliasSchema = z
  .object({
    tipo: z.enum(['nome', 'iban', 'mandato_sdd']),
    chiave: testo,
    testo,
    id_soggetto: id,
  })
  .transform(({ tipo, chiave: written, testo: altra, id_soggetto }) => ({
    tipo,
    chiave: written ?? altra ?? '',
    id_soggetto,
  }))
  .refine(({ chiave: grafia }) => grafia !== '', { path: ['chiave'] });

const contoSchema = z.object({ id, iban: testo });

/** What a field must be, by the beginning of its name. */
const ATTESI = [
  [/^(importo|residuo)$/, 'non è un importo in centesimi interi'],
  [/^(data.*|scadenza)$/, 'non è una data AAAA-MM-GG'],
  [/^tipo$/, 'non è nome, iban o mandato_sdd'],
  [/^id/, 'non è un numero intero né un testo'],
  [/./, 'non è un testo'],
] as const;

/** The value at a path of a parsed value. */
const findAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (now, key) =>
      now !== null && typeof now === 'object'
        ? Object.entries(now).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  );

/** Cut to the room that a line of the terminal has. */
const showValue = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** The first bad field of one row: where it is, what it says and what it should be. */
function explain(nome: string, rows: unknown, { issues }: z.ZodError): string {
  const [issue] = issues;
  const path = issue?.path ?? [];
  const [riga, field] = path;
  const where = `${nome}, elemento ${Number(riga) + 1}`;
  if (field === undefined) return `${where}: ${showValue(findAt(rows, path))} non è una riga`;
  const value = findAt(rows, path);
  const why =
    value === undefined
      ? 'manca'
      : `${showValue(value)} ${ATTESI.find(([name]) => name.test(String(field)))?.[1] ?? ''}`;
  return `${where}, campo ${path.slice(1).join('.')}: ${why}`;
}

/** Finds two rows with the same id, which no answer could distinguish. */
function checkIds(option: string, righe: readonly { id: ChiaveFile }[]): void {
  const seen = new Map<ChiaveFile, number>();
  for (const [at, { id: own }] of righe.entries()) {
    const before = seen.get(own);
    if (before !== undefined)
      throw new Fine(
        STATO.lettura,
        `quadra abbina: --${option}: gli elementi ${before + 1} e ${at + 1} hanno lo stesso id, ${showValue(own)}.`,
      );
    seen.set(own, at);
  }
}

/** Reads an array of rows, or an answer of the server with the rows under `righe`. */
async function readArray<T>(option: string, name: string | undefined, schema: z.ZodType<T>): Promise<T[]> {
  if (name === undefined) return [];
  const fail = (why: string): Fine => new Fine(STATO.lettura, `quadra abbina: --${option}: ${why}.`);
  const text = await readFile(name, 'utf8').catch(() => {
    throw fail(`${name} non si può leggere`);
  });
  if (text.trim() === '') throw fail(`${name} è vuoto`);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw fail(`${name} non è JSON`);
  }
  const rows = value !== null && typeof value === 'object' && 'righe' in value ? value.righe : value;
  if (!Array.isArray(rows)) throw fail(`${name} deve contenere un elenco`);
  const parsed = z.array(schema).safeParse(rows);
  if (!parsed.success) throw fail(explain(name, rows, parsed.error));
  return parsed.data;
}

interface MatchFile {
  movimenti?: string | undefined;
  partite?: string | undefined;
  soggetti?: string | undefined;
  alias?: string | undefined;
  conti?: string | undefined;
}

/** Reads all the files; throws `Fine` with a line that names the file and what is wrong with it. */
export async function readDati(file: MatchFile): Promise<{ dati: DatiAbbinamento; numeri: Numerazioni }> {
  const movimenti = await readArray('movimenti', file.movimenti, movimentoSchema);
  const partite = await readArray('partite', file.partite, partitaSchema);
  const soggetti = await readArray('soggetti', file.soggetti, soggettoSchema);
  const alias = await readArray('alias', file.alias, aliasSchema);
  const conti = await readArray('conti', file.conti, contoSchema);
  checkIds('movimenti', movimenti);
  checkIds('partite', partite);
  const numeri = {
    movimenti: new Numbering(movimenti.map((riga) => riga.id)),
    partite: new Numbering(partite.map((riga) => riga.id)),
  };
  const known = <T>(list: readonly (T | null | undefined)[]): T[] =>
    list.filter((one): one is T => one !== null && one !== undefined);
  const perSoggetto = new Numbering([
    ...soggetti.map((riga) => riga.id),
    ...alias.map((riga) => riga.id_soggetto),
    ...known([...movimenti, ...partite].map((riga) => riga.id_soggetto)),
  ]);
  const byConto = new Numbering([
    ...conti.map((riga) => riga.id),
    ...known(movimenti.map((riga) => riga.id_conto)),
  ]);
  const perMandante = new Numbering(known(partite.map((riga) => riga.id_mandante)));
  const byKind = new Numbering(known(partite.map((riga) => riga.id_tipo_pagamento)));
  return {
    numeri,
    dati: {
      movimenti: movimenti.map((riga) => ({
        ...riga,
        id: numeri.movimenti.numero(riga.id),
        id_soggetto: perSoggetto.numberOf(riga.id_soggetto),
        id_conto: byConto.numberOf(riga.id_conto),
      })),
      partite: partite.map((riga) => ({
        ...riga,
        id: numeri.partite.numero(riga.id),
        id_soggetto: perSoggetto.numberOf(riga.id_soggetto),
        id_mandante: perMandante.numberOf(riga.id_mandante),
        id_tipo_pagamento: byKind.numberOf(riga.id_tipo_pagamento),
      })),
      soggetti: soggetti.map((riga) => ({ ...riga, id: perSoggetto.numero(riga.id) })),
      alias: alias.map((riga) => ({ ...riga, id_soggetto: perSoggetto.numero(riga.id_soggetto) })),
      conti: conti.map((riga) => ({ ...riga, id: byConto.numero(riga.id) })),
    },
  };
}
