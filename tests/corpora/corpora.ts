/** The public corpora beside the project: read where they lie, never copied into it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

export const CORPORA = resolve(
  process.env['QUADRA_CORPORA'] ?? join(import.meta.dirname, '../../../shared/corpora'),
);

export interface FileCorpus {
  /** Path inside the corpora folder. */
  percorso: string;
  nome: string;
  bytes: Uint8Array;
}

export function hasCorpora(): boolean {
  return existsSync(join(CORPORA, 'INDEX.tsv'));
}

/** Every file of one folder of the corpora, sorted; empty when the folder is absent. */
export function listCorpus(folder: string): FileCorpus[] {
  const root = join(CORPORA, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => statSync(path).isFile())
    .toSorted()
    .map((path) => ({ percorso: relative(CORPORA, path), nome: basename(path), bytes: readFileSync(path) }));
}

/** One movement of a published expected output. */
export interface MovimentoAtteso {
  data: string;
  /** Absolute cents and side: `avere` came in, `dare` went out. */
  importo: number;
  side: 'dare' | 'avere';
}

/** Expected movements of a file, from the LaTeX-like tables its importer's authors publish; null when there are none. */
export function readVerita(file: FileCorpus): MovimentoAtteso[] | null {
  const [, repo = ''] = file.percorso.split('/');
  const stem = file.nome.replace(/\.csv$/i, '');
  for (const name of [`${stem}.txt`, `Income-Expense_${stem}.txt`]) {
    const path = join(CORPORA, 'ground-truth', repo, name);
    if (existsSync(path)) return parseVerita(readFileSync(path, 'utf8'));
  }
  return null;
}

/** Reads `Date & … & Income & Expenses\\` tables; rows without a date are continuations and are left out. */
function parseVerita(text: string): MovimentoAtteso[] | null {
  const result: MovimentoAtteso[] = [];
  let known = false;
  for (const table of text.split('\\begin{tablevalue}').slice(1)) {
    const lines = table.split('\n').map((line) => line.replace(/\\\\\s*$/, ''));
    const header = (lines.find((line) => line.includes('&') && /\bDate\b/.test(line)) ?? '')
      .split(' & ')
      .map((c) => c.trim());
    const date = header.indexOf('Date');
    const income = header.indexOf('Income');
    const expenses = header.indexOf('Expenses');
    if (date === -1 || income === -1 || expenses === -1) continue;
    known = true;
    for (const line of lines) {
      const cells = line.split(/(?<!\\)& ?/).map((cell) => cell.trim());
      const day = cells[date] ?? '';
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) continue;
      for (const [cell, side] of [
        [cells[income] ?? '', 'avere'],
        [cells[expenses] ?? '', 'dare'],
      ] as const) {
        if (cell === '') continue;
        const cents = Math.round(Number(cell) * 100);
        result.push({ data: day, importo: Math.abs(cents), side });
      }
    }
  }
  return known ? result : null;
}

/** A multiset as sorted lines, so that a difference shows itself. */
export function comeRighe(movimenti: readonly MovimentoAtteso[]): string[] {
  return movimenti.map(({ data, importo, side }) => `${data} ${side} ${importo}`).toSorted();
}
