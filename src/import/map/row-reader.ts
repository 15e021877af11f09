/** Rows of cells to rows of a statement: each line of the table ends accepted, refused, or accounted for. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import { cleanCell } from '../cell/cell.ts';
import { isMastrino } from '../cell/direction-words.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { FlatRiga, VisitRighe } from '../read/table.ts';
import { createContoTitles } from './account-titles.ts';
import { resolveIndexes } from './columns.ts';
import { createDeclarations } from './declarations.ts';
import { createPartitaReader, createVersoParti } from './partita-amount.ts';
import { createImportoReader } from './row-amount.ts';
import { createDueAbove } from './due-above.ts';
import { createFlatReader } from './flat.ts';
import { createLateStates } from './late-states.ts';
import { createDoubtfulFigures } from './doubtful-figures.ts';
import { createDocumentAbove } from './document-above.ts';
import { createDivisaMemory, createGiornoMemory } from './memory.ts';
import { createMovimentoReader } from './movimento-reader.ts';
import { createOtherLines } from './other-lines.ts';
import { makeRigheLette, type RigheLette } from './read-righe.ts';
import { hasLedgerLetters, reverseLetters } from './ledger-letters.ts';
import { createPartyAbove } from './party-above.ts';
import { createRefusals, isSplitAmount } from './refusals.ts';
import { createRigaMaker } from './riga-maker.ts';
import { createStatusReader } from './row-status.ts';
import { filterDayRows } from '../tracciato/profile.ts';
import { createSectionSides } from './section-sides.ts';
import { createSections } from './sections.ts';
import { createSharedDays } from './shared-days.ts';
import { readListSides } from './side-letters.ts';
import { createWrappedTitles } from './wrapped-titles.ts';

/** Takes the rows of the table one by one, each with the line of the file where it starts. */
export interface RowReader extends VisitRighe {
  /** Told when no row follows. */
  close: () => void;
  lette: RigheLette;
  /** True of open items whose rows name no party: lines among them may. */
  senzaNome: boolean;
  /** Gives open items without a name that of the row above, where the list leaves out what it would repeat; says which. */
  fillParties: () => string[];
}

/** What stands above the table: its titles, the one next to the header last, and the account. */
interface TableSurroundings {
  above: readonly string[];
  conto: string | null;
  /** The first rows, which tell what the letters of a column mean. */
  prime?: readonly string[][];
  /** The side of the one amount of which no balance says it, where a person did. */
  firstSide?: 1 | -1 | null;
}

const SPLIT = 'Un separatore dentro l’importo lo divide in due colonne';

/**
 * @param natura of open items what is left to pay is read, and what is settled refused
 */
export function createRowReader(
  lettura: Lettura,
  natura: Natura,
  azienda: AziendaLettura | null,
  { above, conto: contoAbove, prime = [], firstSide = null }: TableSurroundings = { above: [], conto: null },
): RowReader {
  const indices = resolveIndexes(lettura.colonne);
  const partite = natura === 'partita';
  const partsDirection = createVersoParti(indices, azienda);
  const isNamed = partite && partsDirection === null;
  const senzaNome = isNamed && indices.ragione_sociale === -1;
  const parties = isNamed && !senzaNome ? createPartyAbove() : null;
  const day = createGiornoMemory(lettura.ordine_data);
  const divisa = createDivisaMemory(lettura.divisa ?? 'EUR');
  const makeRiga = createRigaMaker(indices, { decimali: lettura.decimali, day, divisa, partsDirection });
  // What stands under the rows, or between them, says nothing of what a column holds.
  const first = filterDayRows(prime);
  const readImporto = partite
    ? createPartitaReader(lettura, indices, partsDirection, readListSides(lettura, indices, first))
    : createImportoReader(lettura, indices, firstSide);
  const lette = makeRigheLette(indices.divisa === -1);
  const days = partite
    ? null
    : createSharedDays(lettura, indices, lette, (...row) => {
        readMovimento(...row);
      });
  const refusals = createRefusals(lettura, indices, lette, (...row) => days?.take(...row) ?? false);
  const explainState = createStatusReader(lettura, indices, partite, lette, first);
  const lateStates = partite ? null : createLateStates(indices, first);
  const sections = createSections(above.at(-1) ?? '', partite);
  const sides = createSectionSides(
    readImporto,
    lettura.segno,
    indices.importo,
    partite,
    above.map((title) => [title]),
    prime,
  );
  const conti = createContoTitles(lette, contoAbove);
  const declarations = createDeclarations(lettura, indices, partite, sections, lette);
  const due =
    partite && indices.scadenza === -1 ? createDueAbove(createGiornoMemory(lettura.ordine_data)) : null;
  const readOther = createOtherLines({
    lettura,
    indices,
    senzaNome,
    lette,
    sections,
    sides,
    conti,
    due,
    declarations,
    refusals,
  });
  const fillDocument = partite ? createDocumentAbove(indices, day) : null;
  const width = lettura.intestazione.length || Number.POSITIVE_INFINITY;

  const readMovimento = createMovimentoReader({
    indices,
    partite,
    sided: !partite && lettura.segno === 'dare_avere',
    ledger: isMastrino(above.join(' ')),
    lette,
    refusals,
    explainState,
    lateStates,
    makeRiga,
    due,
    declarations,
    keepDoubtful: createDoubtfulFigures(indices, lettura),
  });

  function readRow(written: readonly string[], line: number): void {
    const riga = fillDocument?.(written) ?? written;
    if (indices.conto !== -1) lette.contoDi.set(line, cleanCell(riga[indices.conto] ?? ''));
    const data = day(riga[indices.data] ?? '');
    if (data !== null) {
      days?.see(data);
      parties?.see(riga[indices.ragione_sociale] ?? '', line);
    }
    if (riga.length > width && data !== null && isSplitAmount(riga, width, indices)) {
      refusals.lose(riga, line, indices.importo, SPLIT);
      return;
    }
    const importo = sides.read(riga);
    if (data === null || typeof importo !== 'number' || sections.why() !== null)
      readOther(riga, line, data, importo);
    else readMovimento(riga, line, data, importo);
  }

  const { read, isWaiting, close } = createWrappedTitles(readRow, [
    ...new Set([0, indices.data, ...indices.descrizione]),
  ]);
  const turned = hasLedgerLetters(lettura);
  const readCells: typeof read = turned ? (riga, line) => read(reverseLetters(riga), line) : read;
  const flat = partite || turned ? null : createFlatReader(lettura, indices, day, divisa);

  function readFlat(riga: FlatRiga, line: number): void {
    const isPlain =
      sections.why() === null && !sides.isSided() && !isWaiting() && lateStates?.isIn(riga) !== true;
    const parsed = flat && isPlain ? flat(riga, line) : null;
    if (parsed) {
      days?.see(parsed.data);
      lette.righe.push(parsed);
    } else readCells(riga.celle(), line);
  }

  return {
    read: readCells,
    readFlat,
    close,
    lette,
    senzaNome,
    fillParties: () => parties?.fill(lette) ?? [],
  };
}
