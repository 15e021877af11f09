/** What the reader makes of a file and of its harmless changes: the same rows, a question, a refusal, or other rows. */
import type { Tracciato } from '#api/contract/tracciati.ts';
import { RIGA_TENUTA, SPESA_OUTSIDE, type Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import type { FileCorpus } from './corpora.ts';
import {
  split,
  double,
  toGriglia,
  VARIAZIONI,
  VARIAZIONI_NOTE,
  type FileVariato,
  type Griglia,
} from './variazioni.ts';

/** The folders that hold delimited tables. */
export const DA_VARIARE = ['csv-it', 'csv-eu', 'open-items'] as const;

export type Confronto = 'same' | 'asked' | 'refused' | 'other';

const elencoDi = (outcome: EsitoLettura): string[] | null =>
  outcome.tipo === 'letto'
    ? outcome.estratti
        .flatMap(({ righe, natura }) =>
          righe.map(({ data, importo, divisa, saldo }) => [natura, data, importo, divisa, saldo].join(' ')),
        )
        .toSorted()
    : null;

const righeOf = (outcome: EsitoLettura): string | null => elencoDi(outcome)?.join('\n') ?? null;

/** Every reading of a file: one, or one for each way of answering what it asks. */
async function readings(file: FileVariato): Promise<Set<string | null>> {
  const outcome = await readStatementFile(file);
  if (outcome.tipo !== 'domanda') return new Set([righeOf(outcome)]);
  const answers = outcome.domande.reduce<Risposte[]>(
    (all, { id, options }) =>
      all.flatMap((before) => options.map(({ valore }) => ({ ...before, [id]: valore }))),
    [{ riga: RIGA_TENUTA, spesa: SPESA_OUTSIDE }],
  );
  const loaded = await Promise.all(answers.map((choices) => readStatementFile(file, { risposte: choices })));
  return new Set(loaded.map((each) => righeOf(each)));
}

/** What one reading of a changed file is, against the readings of the file as it was. */
function compare(outcome: EsitoLettura, isVera: (righe: string[]) => boolean): Confronto {
  if (outcome.tipo === 'domanda') return 'asked';
  const righe = elencoDi(outcome);
  if (righe === null) return 'refused';
  return isVera(righe) ? 'same' : 'other';
}

/** Two files of one table have its rows between them. */
async function varySplit(grid: Griglia, real: ReadonlySet<string | null>): Promise<Confronto | null> {
  const parts = split(grid);
  if (!parts) return null;
  const [before, second] = await Promise.all(parts.map((part) => readStatementFile(part)));
  if (!before || !second) return null;
  const meta = elencoDi(before);
  return meta === null
    ? compare(before, () => false)
    : compare(second, (righe) => real.has([...meta, ...righe].toSorted().join('\n')));
}

/** A movement that stands twice is read twice, or not at all where it was no movement before. */
async function variaDoppio(grid: Griglia, real: ReadonlySet<string | null>): Promise<Confronto | null> {
  const file = double(grid);
  if (!file) return null;
  return compare(await readStatementFile(file), (righe) =>
    [...real].some((vera) => {
      const awaited = vera?.split('\n') ?? [];
      if (righe.length === awaited.length) return righe.join('\n') === vera;
      const rest = [...righe];
      for (const riga of awaited) {
        const at = rest.indexOf(riga);
        if (at === -1) return false;
        rest.splice(at, 1);
      }
      return rest.length === 1 && awaited.includes(rest[0] ?? '');
    }),
  );
}

/** The file with the tracciato that its first reading made: nothing is asked any more. */
async function varyKnown(file: FileVariato, grid: Griglia): Promise<Variata[]> {
  const outcome = await readStatementFile(file);
  if (outcome.tipo !== 'letto' || !outcome.lettura || outcome.lettura.intestazione.length === 0) return [];
  const { lettura, estratti } = outcome;
  const tracciato: Tracciato = {
    id: 1,
    versione: 1,
    nome: 'noto',
    modello_nome: '*',
    natura: estratti[0]?.natura ?? 'movimento',
    id_conto: null,
    lettura,
  };
  const needed = new Set(lettura.colonne.map(({ colonna }) => colonna));
  const vera = righeOf(outcome);
  const found: Variata[] = [];
  for (const [variazione, varia] of Object.entries(VARIAZIONI_NOTE)) {
    const variato = varia(grid, needed);
    if (!variato) continue;
    const comparison = compare(
      await readStatementFile(variato, { tracciato }),
      (righe) => righe.join('\n') === vera,
    );
    found.push({ variazione, comparison });
  }
  return found;
}

export interface Variata {
  variazione: string;
  comparison: Confronto;
}

/** Each change of a file that can be read, with what comes of it; none where the file is no table. */
export async function variaFile(file: FileCorpus): Promise<Variata[]> {
  const grid = toGriglia(file);
  const real = grid && (await readings(file));
  if (!grid || !real || real.has(null)) return [];
  const found: Variata[] = [];
  const add = (variazione: string, comparison: Confronto | null): void => {
    if (comparison) found.push({ variazione, comparison });
  };
  for (const [variazione, varia] of Object.entries(VARIAZIONI)) {
    const variato = varia(grid);
    if (!variato) continue;
    add(
      variazione,
      compare(await readStatementFile(variato), (righe) => real.has(righe.join('\n'))),
    );
  }
  // Lines of a list of documents may make one row together: parted or repeated they say something else.
  if (![...real].some((vera) => vera?.startsWith('partita'))) {
    add('split into two files', await varySplit(grid, real));
    add('a row repeated', await variaDoppio(grid, real));
  }
  return [...found, ...(await varyKnown(file, grid))];
}
