/** Whose the open items of a list are, where titles among its rows say it. */
import { askSoggetti, SOGGETTI_SI, type ReadingQuestion } from '../cell/questions.ts';
import { isPartyName, readSoggettoTitle, type SoggettoTitle } from '../cell/soggetto-title.ts';
import { isTotaleSenzaData } from '../tracciato/row-words.ts';
import type { RigheLette } from './read-righe.ts';

/**
 * The party that a line among the rows may name: words alone, and no total. They begin the line unless they say what they
 * name: words under a row, in another column, go on with it.
 */
export function readTitleRow(
  riga: readonly string[],
  filled: readonly string[],
  line: number,
): SoggettoTitle | null {
  if (isTotaleSenzaData(filled[0] ?? '')) return null;
  const title = readSoggettoTitle(filled, line);
  return title && (title.told || (riga[0] ?? '').trim() !== '') ? title : null;
}

/** Titles that stand where the name of a party would: the first above all the rows, and each above some of its own. */
function haveRows(titles: readonly SoggettoTitle[], { righe, scartate }: RigheLette): boolean {
  const lines = [...righe, ...scartate].map(({ riga }) => riga).toSorted((x, y) => x - y);
  if ((lines[0] ?? 0) < (titles[0]?.riga ?? 0)) return false;
  let at = 0;
  return titles.every(({ riga }, which) => {
    while ((lines[at] ?? Number.POSITIVE_INFINITY) < riga) at++;
    return (lines[at] ?? Number.POSITIVE_INFINITY) < (titles[which + 1]?.riga ?? Number.POSITIVE_INFINITY);
  });
}

/** What the titles say: that they name parties, or nothing for sure. */
function judge(titles: readonly SoggettoTitle[], loaded: RigheLette): 'si' | 'forse' | 'no' {
  if (titles.some(({ told }) => told)) return 'si';
  if (titles.length === 0 || !haveRows(titles, loaded)) return 'no';
  const proved = titles.some(({ nome }) => isPartyName(nome)) || titles.every(({ codice }) => codice);
  // One name above the whole list may be anybody's: of whom it is, of who printed it.
  return proved && loaded.soggetti.length > 0 ? 'si' : 'forse';
}

/** The titles that count: those that say whose they are, where some do; the one over the first header, where each has one. */
function chooseTitles({ soggetti, note }: RigheLette, above: SoggettoTitle | null): readonly SoggettoTitle[] {
  const titled = new Set(soggetti.map(({ riga }) => riga));
  const conTesta =
    note.headers.length > 0 ? note.headers.every((line) => titled.has(line - 1)) : soggetti.length === 0;
  const all = above && (above.told || conTesta) ? [above, ...soggetti] : soggetti;
  const saying = all.filter(({ told }) => told);
  return saying.length > 0 ? saying : all;
}

function nameRows({ righe }: RigheLette, titles: readonly SoggettoTitle[]): void {
  let at = -1;
  for (const riga of righe) {
    while ((titles[at + 1]?.riga ?? Number.POSITIVE_INFINITY) < riga.riga) at++;
    riga.ragione_sociale = titles[at]?.nome ?? null;
  }
}

/**
 * Gives the rows the party named above them. Where nothing says that the titles name parties it is asked; unanswered, the rows
 * stay without a name, and it is said.
 * @param above the title next above the header, or the party that the preamble names
 */
export function assignSoggetti(
  loaded: RigheLette,
  above: SoggettoTitle | null,
  answer: string | undefined,
): { question: ReadingQuestion | null; notices: string[] } {
  const titles = chooseTitles(loaded, above);
  const outcome = judge(titles, loaded);
  const taken = outcome === 'si' || (outcome === 'forse' && answer === SOGGETTI_SI) ? titles : [];
  const chosen = new Set(taken);
  const { note, soggetti } = loaded;
  if (taken.length > 0) nameRows(loaded, taken);
  for (const title of soggetti) (chosen.has(title) ? note.soggetti : note.testo).push(title.riga);
  if (taken.length > 0 || outcome === 'no') return { question: null, notices: [] };
  const names = [...new Set(titles.map(({ nome }) => nome))].slice(0, 3);
  const list = names.map((name) => `«${name}»`).join(', ');
  return {
    question: answer === undefined ? askSoggetti(names) : null,
    notices: [
      `Titoli sopra le righe (${list}): non presi come nomi di clienti o fornitori, le partite restano senza nome.`,
    ],
  };
}
