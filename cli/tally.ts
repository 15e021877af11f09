/** The final report: the outcome of each file, and where it was imported. */
import { formatCount } from '#domain/text.ts';
import type { Resoconto } from './report.ts';
import { STATO } from './status.ts';

/** One file, and what was said about it. */
export interface FileFatto {
  nome: string;
  stato: number;
  resoconto: Resoconto;
}

type Sorte = 'importato' | 'gia' | 'azienda' | 'rifiutato' | 'rimasto';

function fateOf({ stato, resoconto: { cause, entrate } }: FileFatto): Sorte {
  if (entrate.some(({ righe }) => righe > 0)) return 'importato';
  if (cause.includes('rete')) return 'rimasto';
  if (stato === STATO.ok || (cause.length > 0 && cause.every((causa) => causa === 'gia_importato')))
    return 'gia';
  return cause.includes('azienda') ? 'azienda' : 'rifiutato';
}

const listWhy = (files: readonly FileFatto[]): string[] =>
  files.map(({ nome, resoconto: { motivi } }) =>
    motivi.length === 0 ? `  ${nome}` : `  ${nome}: ${motivi.join(' ')}`,
  );

function listImportati(files: readonly FileFatto[]): string[] {
  const inflows = files.flatMap(({ resoconto }) => resoconto.entrate).filter(({ righe }) => righe > 0);
  const aziende = Map.groupBy(inflows, ({ azienda }) => azienda);
  return [...aziende]
    .toSorted(([a], [b]) => a.localeCompare(b, 'it'))
    .map(([azienda, own]) => {
      const righe = own.reduce((sum, one) => sum + one.righe, 0);
      const count = files.filter(({ resoconto }) =>
        resoconto.entrate.some((one) => one.azienda === azienda && one.righe > 0),
      ).length;
      return `  ${azienda}: ${formatCount(count, 'file', 'file')}, ${formatCount(righe, 'riga', 'righe')}`;
    });
}

/** The lines of the report; none if there was no file. */
export function describeTally(files: readonly FileFatto[]): string[] {
  if (files.length === 0) return [];
  const by = Map.groupBy(files, fateOf);
  const of = (fate: Sorte): FileFatto[] => by.get(fate) ?? [];
  const imported = listImportati(of('importato'));
  const groups: [Sorte, string, string][] = [
    ['gia', 'c’era già', 'c’erano già'],
    ['azienda', 'aspetta che tu dica di chi è', 'aspettano che tu dica di chi sono'],
    ['rifiutato', 'rifiutato', 'rifiutati'],
    ['rimasto', 'da riprovare', 'da riprovare'],
  ];
  return [
    'Resoconto',
    `${formatCount(of('importato').length, 'file importato', 'file importati')}${imported.length === 0 ? '' : ` in ${formatCount(imported.length, 'azienda', 'aziende')}`}`,
    ...imported,
    ...groups.flatMap(([fate, one, many]) => {
      const own = of(fate);
      return own.length === 0 ? [] : [formatCount(own.length, one, many), ...listWhy(own)];
    }),
  ];
}
