/** Rows of cells to rows of a statement: each line of the table ends accepted, refused, or accounted for. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { cleanCell } from '../cell/cell.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { FlatRiga, VisitRighe } from '../read/table.ts';
import { isTotale, explainNotBooked, isInformativa, classifySaldo } from '../tracciato/row-words.ts';
import { createContoTitles } from './account-titles.ts';
import { resolveIndexes } from './columns.ts';
import { createDeclarations } from './declarations.ts';
import { createPartitaReader, createVersoParti } from './partita-amount.ts';
import { createImportoReader } from './row-amount.ts';
import { createDueAbove } from './due-above.ts';
import { createFlatReader } from './flat.ts';
import { createLateStates } from './late-states.ts';
import { createDocumentAbove } from './document-above.ts';
import { createDivisaMemory, createGiornoMemory } from './memory.ts';
import { createOtherLines } from './other-lines.ts';
import type { RigaLetta } from './outcome.ts';
import { makeRigheLette, type RigheLette } from './read-righe.ts';
import { hasLedgerLetters, reverseLetters } from './ledger-letters.ts';
import { createPartyAbove } from './party-above.ts';
import { createRefusals, isSplitAmount } from './refusals.ts';
import { createRigaMaker } from './riga-maker.ts';
import { createStatusReader } from './row-status.ts';
import { filterDayRows } from '../tracciato/profile.ts';
import { createSectionSides } from './section-sides.ts';
import { createSections } from './sections.ts';
import { readListSides } from './side-letters.ts';
import { createWrappedTitles } from './wrapped-titles.ts';
import { findSuspect, isSuspect } from './suspect.ts';

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
}

const NO_MOVIMENTO = 'Non è un movimento: dice che cosa il conto permette, o a quali condizioni';
const TOTALE = 'Riga di totale, non un movimento';
const LATE = 'Sembra un’operazione non eseguita: lo dice una colonna che nelle prime righe non lo dice mai';
const SPLIT = 'Un separatore dentro l’importo lo divide in due colonne';

/**
 * @param natura of open items what is left to pay is read, and what is settled refused
 */
export function createRowReader(
  lettura: Lettura,
  natura: Natura,
  azienda: AziendaLettura | null,
  { above, conto: contoAbove, prime = [] }: TableSurroundings = { above: [], conto: null },
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
    : createImportoReader(lettura, indices);
  const lette = makeRigheLette(indices.divisa === -1);
  const refusals = createRefusals(lettura, indices, lette);
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
  /** Where a row may say that it is a balance or a total. */
  const saying =
    partite || indices.causale === -1 ? indices.descrizione : [...indices.descrizione, indices.causale];
  const fillDocument = partite ? createDocumentAbove(indices, day) : null;
  const sided = !partite && lettura.segno === 'dare_avere';
  const width = lettura.intestazione.length || Number.POSITIVE_INFINITY;

  /** Refuses a row that may be missing from the proof. */
  function lose(riga: readonly string[], line: number, indice: number, motivo: string): void {
    refusals.reject(riga, line, indice, motivo);
    lette.perse.push(line);
  }

  function readRow(written: readonly string[], line: number): void {
    const riga = fillDocument?.(written) ?? written;
    if (indices.conto !== -1) lette.contoDi.set(line, cleanCell(riga[indices.conto] ?? ''));
    const data = day(riga[indices.data] ?? '');
    if (data !== null) parties?.see(riga[indices.ragione_sociale] ?? '', line);
    if (riga.length > width && data !== null && isSplitAmount(riga, width, indices)) {
      lose(riga, line, indices.importo, SPLIT);
      return;
    }
    const importo = sides.read(riga);
    if (data === null || typeof importo !== 'number' || sections.why() !== null)
      readOther(riga, line, data, importo);
    else readMovimento(riga, line, data, importo);
  }

  /** A line with a day and an amount: a movement, or an open item, unless its state or its words say that it is none. */
  function readMovimento(riga: readonly string[], line: number, data: Giorno, importo: number): void {
    const state = explainState(riga, line);
    if (state) {
      refusals.reject(riga, line, state.indice, state.motivo);
      return;
    }
    const late = lateStates?.findIn(riga) ?? -1;
    if (late !== -1) {
      lose(riga, line, late, LATE);
      return;
    }
    const made = makeRiga(riga, line, data, importo);
    made.scadenza ??= due?.day() ?? null;
    if (sided && importo !== 0) keepOdd(riga, line, importo);
    const suspect = findSuspect(riga, saying) || made.descrizione;
    if (isSuspect(suspect) && isDeclaration(riga, line, suspect, importo)) return;
    const notBooked = partite ? null : explainNotBooked(made.descrizione);
    if (notBooked === null || isCounted(made)) lette.righe.push(made);
    else refusals.reject(riga, line, indices.descrizione[0] ?? -1, notBooked);
  }

  /** Of two columns, what stands in that of the outgoings and reads as received, or the other way round. */
  function keepOdd(riga: readonly string[], line: number, importo: number): void {
    const column = importo > 0 ? 'dare' : 'avere';
    const cell = riga[indices[column]] ?? '';
    if (/[1-9]/.test(cell)) lette.odd.set(line, column);
  }

  /** True of a row that its balance counts: it is booked, whatever its words say. */
  const isCounted = ({ saldo, importo }: RigaLetta): boolean =>
    saldo !== null && lette.righe.at(-1)?.saldo === saldo - importo;

  /** A dated line with an amount that is a balance or a total all the same. */
  function isDeclaration(riga: readonly string[], line: number, words: string, importo: number): boolean {
    if (classifySaldo(words) !== null) return declarations.keepSaldi(riga, line, importo);
    const tells = isInformativa(words);
    if (!tells && !isTotale(words)) return false;
    if (!tells) declarations.keepTotali(riga, line);
    refusals.reject(riga, line, indices.descrizione[0] ?? -1, tells ? NO_MOVIMENTO : TOTALE);
    return true;
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
    if (parsed) lette.righe.push(parsed);
    else readCells(riga.celle(), line);
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
