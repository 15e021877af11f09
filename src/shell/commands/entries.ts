/** What the command palette can do, and how what is typed narrows it. Pure: the palette draws it. */
import type { RigaTrovata, Trovati } from '#api/contract/riepilogo.ts';
import { formatData } from '#domain/date.ts';
import { normalizeText } from '#domain/text.ts';
import { toConto, toRiga, toSoggetto } from '../links.ts';
import { formatValuta } from '../valuta.ts';

export type CommandGroup = 'Pagine' | 'Azioni' | 'Soggetti' | 'Documenti' | 'Conti' | 'Movimenti e partite';

export interface CommandEntry {
  id: string;
  gruppo: CommandGroup;
  label: string;
  /** What tells two voci of one name apart. */
  detail?: string;
  /** The azienda it is of, where that is not the one of this tab. */
  azienda?: string;
  /** Other words a person may look for it by. */
  words?: string;
  run: () => void;
}

/** 0 for no match; higher when the words stand at the start of the name. */
function rank(voce: CommandEntry, words: readonly string[]): number {
  const label = normalizeText(voce.label);
  const all = `${label} ${normalizeText(voce.words ?? '')}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const first = words[0] ?? '';
  if (label.startsWith(first)) return 3;
  return label.split(/\s+/).some((part) => part.startsWith(first)) ? 2 : 1;
}

/** The voci that hold every word typed, the closest first; all of them when nothing is typed. */
export function filterVoci(voci: readonly CommandEntry[], typed: string): CommandEntry[] {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...voci];
  return voci
    .map((voce) => ({ voce, points: rank(voce, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ voce }) => voce);
}

const join = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

const describeRiga = ({ natura, data, scadenza, importo, divisa }: RigaTrovata): (string | null)[] => [
  natura === 'movimento'
    ? `del ${formatData(data)}`
    : scadenza === null
      ? null
      : `scade il ${formatData(scadenza)}`,
  formatValuta(importo, divisa),
];

/** Where what was found is looked at: a page, and the azienda it must be opened in. */
export type GoTo = (to: string, idAzienda: number) => void;

/** What the server found, as voci that go there. `here`: the azienda of this tab, which needs no name. */
export function makeFoundEntries(
  { soggetti, documenti, conti, righe }: Trovati,
  here: number | null,
  go: GoTo,
): CommandEntry[] {
  const voce = (
    gruppo: CommandGroup,
    { id, id_azienda, azienda }: { id: number; id_azienda: number; azienda: string },
    label: string,
    parts: readonly (string | null)[],
    to: string,
  ): CommandEntry => {
    const elsewhere = id_azienda === here ? null : azienda;
    const detail = join(parts);
    return {
      id: `${gruppo}-${id_azienda}-${id}`.replaceAll(' ', '-'),
      gruppo,
      label,
      ...(detail === '' ? {} : { detail }),
      ...(elsewhere === null ? {} : { azienda: elsewhere }),
      run: () => go(to, id_azienda),
    };
  };
  return [
    ...soggetti.map((each) =>
      voce(
        'Soggetti',
        each,
        each.ragione_sociale,
        [each.partita_iva === null ? null : `P. IVA ${each.partita_iva}`],
        toSoggetto(each),
      ),
    ),
    ...documenti.map((each) =>
      voce(
        'Documenti',
        each,
        each.numero_documento,
        [each.ragione_sociale, ...describeRiga(each)],
        toRiga(each),
      ),
    ),
    ...conti.map((each) => voce('Conti', each, each.nome, [each.banca, each.iban], toConto(each))),
    ...righe.map((each) =>
      voce(
        'Movimenti e partite',
        each,
        each.ragione_sociale ?? each.descrizione,
        [each.numero_documento, ...describeRiga(each)],
        toRiga(each),
      ),
    ),
  ];
}

/** The index after moving by `step` in a list of `count` that goes round; -1 in an empty one. */
export const moveIndex = (index: number, step: number, count: number): number =>
  count === 0 ? -1 : (index + step + count) % count;
