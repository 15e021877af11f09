/** What the command palette can do, and how what is typed narrows it. Pure: the palette draws it. */
import type { Trovati } from '#api/contract/riepilogo.ts';
import { formatData } from '#domain/date.ts';
import { toPartita, toSoggetto } from '../links.ts';
import { formatValuta } from '../judge-password.ts';

export type CommandGroup = 'Pagine' | 'Azioni' | 'Soggetti' | 'Documenti';

export interface CommandEntry {
  id: string;
  gruppo: CommandGroup;
  label: string;
  /** What tells two voci of one name apart. */
  detail?: string;
  /** Other words a person may look for it by. */
  words?: string;
  run: () => void;
}

/** Lower case, without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it');

/** 0 for no match; higher when the words stand at the start of the name. */
function rank(voce: CommandEntry, words: readonly string[]): number {
  const label = plain(voce.label);
  const all = `${label} ${plain(voce.words ?? '')}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const first = words[0] ?? '';
  if (label.startsWith(first)) return 3;
  return label.split(/\s+/).some((part) => part.startsWith(first)) ? 2 : 1;
}

/** The voci that hold every word typed, the closest first; all of them when nothing is typed. */
export function filterVoci(voci: readonly CommandEntry[], typed: string): CommandEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...voci];
  return voci
    .map((voce) => ({ voce, points: rank(voce, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ voce }) => voce);
}

/** What the server found, as voci that go there. */
export function makeFoundEntries({ soggetti, documenti }: Trovati, go: (to: string) => void): CommandEntry[] {
  return [
    ...soggetti.map((soggetto): CommandEntry => ({
      id: `soggetto-${soggetto.id}`,
      gruppo: 'Soggetti',
      label: soggetto.ragione_sociale,
      ...(soggetto.partita_iva === null ? {} : { detail: `P. IVA ${soggetto.partita_iva}` }),
      run: () => go(toSoggetto(soggetto)),
    })),
    ...documenti.map((documento): CommandEntry => ({
      id: `documento-${documento.id}`,
      gruppo: 'Documenti',
      label: documento.numero_documento,
      detail: [
        documento.ragione_sociale,
        documento.scadenza === null ? null : `scade il ${formatData(documento.scadenza)}`,
        formatValuta(documento.importo, documento.divisa),
      ]
        .filter((part) => part !== null)
        .join(' · '),
      run: () => go(toPartita(documento)),
    })),
  ];
}

/** The index after moving by `step` in a list of `count` that goes round; -1 in an empty one. */
export const moveIndex = (index: number, step: number, count: number): number =>
  count === 0 ? -1 : (index + step + count) % count;
