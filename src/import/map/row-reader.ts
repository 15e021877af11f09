/** Rows of cells to rows of a statement: each line of the table ends accepted, refused, or accounted for. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';
import { cleanCell } from '../cell/cell.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { FlatRiga, VisitRighe } from '../read/table.ts';
import {
  isTitoloNonContabilizzate,
  isTotale,
  isTotaleSenzaData,
  isTitoloContabilizzate,
  explainNotBooked,
  explainTitle,
  isInformativa,
  classifySaldo,
} from '../tracciato/row-words.ts';
import { readSaldi } from '../tracciato/preamble.ts';
import { isAltraIntestazione, isRepeatedHeader, isEmpty } from '../tracciato/structure.ts';
import { createContoTitles } from './account-titles.ts';
import { resolveIndexes } from './columns.ts';
import { findMoneyColumns } from './money-columns.ts';
import { readTotali } from '../tracciato/totals.ts';
import { getOtherParty, createPartitaReader, createVersoParti } from './partita-amount.ts';
import { createImportoReader, type SenzaImporto } from './row-amount.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { createFlatReader } from './flat.ts';
import { createLateStates } from './late-states.ts';
import { createDivisaMemory, createGiornoMemory } from './memory.ts';
import { makeRigheLette, type RigheLette } from './read-righe.ts';
import { hasLedgerLetters, reverseLetters } from './ledger-letters.ts';
import { createPartyAbove } from './party-above.ts';
import { createRefusals, isSplitAmount } from './refusals.ts';
import { isWithheld } from '../tracciato/partite-money.ts';
import { createStatusColumns } from './row-status.ts';
import { createSectionSides } from './section-sides.ts';
import { readListSides } from './side-letters.ts';
import { readTitleRow } from './soggetti.ts';
import { createWrappedTitles } from './wrapped-titles.ts';
import { findSuspect, isSuspect } from './suspect.ts';
import { getColumnText, joinDescription, toIbanOrNull } from '../cell/text.ts';

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

/** What stands above the table: the line next to its header, where it is a title, and the account. */
interface TableSurroundings {
  above: string;
  conto: string | null;
  /** The first rows, which tell what the letters of a column mean. */
  prime?: readonly string[][];
}

const NON_CONTABILIZZATA = 'Operazione non ancora contabilizzata';

/**
 * @param natura of open items what is left to pay is read, and what is settled refused
 */
export function createRowReader(
  lettura: Lettura,
  natura: Natura,
  azienda: AziendaLettura | null,
  { above, conto: contoAbove, prime = [] }: TableSurroundings = { above: '', conto: null },
): RowReader {
  const indices = resolveIndexes(lettura.colonne);
  const partite = natura === 'partita';
  const partsDirection = createVersoParti(indices, azienda);
  const money = findMoneyColumns(lettura, indices);
  const readImporto = partite
    ? createPartitaReader(lettura, indices, partsDirection, readListSides(lettura, indices, prime))
    : createImportoReader(lettura, indices);
  const { decimali, ordine_data: ordine } = lettura;
  const fileDivisa = lettura.divisa ?? 'EUR';
  const lette = makeRigheLette(indices.divisa === -1);
  const { righe, dichiarati, note } = lette;
  const day = createGiornoMemory(ordine);
  const divisa = createDivisaMemory(fileDivisa);
  const senzaNome = partite && indices.ragione_sociale === -1 && partsDirection === null;
  const states = createStatusColumns(lettura, partite, lette, prime);
  const named = partite && indices.ragione_sociale !== -1 && partsDirection === null;
  const parties = named ? createPartyAbove() : null;
  const payments = indices.pagato.filter((at) => !isWithheld(lettura.intestazione[at] ?? ''));
  const lateStates = partite ? null : createLateStates(indices, prime);
  let section: string | null = !partite && isTitoloNonContabilizzate(above) ? NON_CONTABILIZZATA : null;
  const width = lettura.intestazione.length || Number.POSITIVE_INFINITY;
  const conti = createContoTitles(lette, contoAbove);
  const sides = createSectionSides(readImporto, lettura.segno, indices.importo, partite, [[above], ...prime]);

  const { reject, refuse } = createRefusals(lettura, indices, lette);

  /** Totals of a section that is set aside, or of open items, are of other rows. */
  function summed(riga: readonly string[], line: number): void {
    const total = partite || section !== null ? null : readTotali(riga, line, money, decimali);
    if (total) lette.totali.push(total);
  }

  function declare(riga: readonly string[], line: number, importo: number | null): boolean {
    const [saldo, ...others] = readSaldi(riga, [], line, decimali, ordine);
    if (!saldo) return false;
    // What may be spent counts what is not booked yet.
    if (section === NON_CONTABILIZZATA && saldo.available) {
      note.totali.push(line);
      return true;
    }
    if (others.length > 0) {
      dichiarati.push(saldo, ...others);
      return true;
    }
    // In a dare/avere table the side says the sign of the balance, as BancoPosta prints it; a sheet that writes it with
    // its own sign under whichever column comes first is believed when its rows prove it.
    if (importo !== null && importo === -saldo.importo) dichiarati.push({ ...saldo, certain: true });
    dichiarati.push({ ...saldo, importo: importo ?? saldo.importo, certain: true });
    return true;
  }

  function readRow(riga: string[], line: number): void {
    if (indices.conto !== -1) lette.contoDi.set(line, cleanCell(riga[indices.conto] ?? ''));
    const data = day(riga[indices.data] ?? '');
    if (data !== null) parties?.see(riga[indices.ragione_sociale] ?? '', line);
    if (riga.length > width && data !== null && isSplitAmount(riga, width, indices)) {
      reject(riga, line, indices.importo, 'Un separatore dentro l’importo lo divide in due colonne');
      lette.perse.push(line);
      return;
    }
    const importo = sides.read(riga);
    if (data === null || typeof importo !== 'number' || section !== null) {
      unusual(riga, line, data, importo);
      return;
    }
    const partly = payments.some((at) => /[1-9]/.test(riga[at] ?? ''));
    for (const { indice, isDay, explain } of states) {
      // Of what was paid in part the day is that of a part.
      if (isDay && partly) continue;
      const reason = explain(riga[indice] ?? '', line);
      if (reason === null) continue;
      reject(riga, line, indice, reason);
      return;
    }
    const late = lateStates?.findIn(riga) ?? -1;
    if (late !== -1) {
      reject(
        riga,
        line,
        late,
        'Sembra un’operazione non eseguita: lo dice una colonna che nelle prime righe non lo dice mai',
      );
      lette.perse.push(line);
      return;
    }
    const text = joinDescription(riga, indices.descrizione);
    const who = partsDirection ? getOtherParty(partsDirection(riga), indices) : indices.ragione_sociale;
    const ragioneSociale = getColumnText(riga, who, LUNGHEZZE.ragione_sociale);
    const causale = getColumnText(riga, indices.causale, LUNGHEZZE.causale);
    const descrizione = text === '' ? (ragioneSociale ?? causale ?? '') : text;
    const suspect = indices.descrizione.length < 2 ? descrizione : findSuspect(riga, indices.descrizione);
    if (isSuspect(suspect) && notMovimento(riga, line, suspect, importo)) return;
    const saldo = indices.saldo === -1 ? Number.NaN : parseCentesimi(riga[indices.saldo] ?? '', decimali);
    const told = partite ? null : explainNotBooked(descrizione);
    // A balance that counts it says that it is booked, whatever its words.
    if (told !== null && righe.at(-1)?.saldo !== saldo - importo) {
      reject(riga, line, indices.descrizione[0] ?? -1, told);
      return;
    }
    righe.push({
      riga: line,
      data,
      data_valuta: indices.data_valuta === -1 ? null : day(riga[indices.data_valuta] ?? ''),
      causale,
      descrizione,
      ragione_sociale: ragioneSociale,
      id_soggetto: null,
      numero_documento: getColumnText(riga, indices.numero_documento, LUNGHEZZE.numero_documento),
      data_documento: indices.data_documento === -1 ? null : day(riga[indices.data_documento] ?? ''),
      scadenza: indices.scadenza === -1 ? null : day(riga[indices.scadenza] ?? ''),
      importo: importo as Centesimi,
      divisa: indices.divisa === -1 ? fileDivisa : divisa(riga[indices.divisa]),
      saldo: Number.isNaN(saldo) ? null : (saldo as Centesimi),
      iban_controparte: indices.iban_controparte === -1 ? null : toIbanOrNull(riga[indices.iban_controparte]),
      riferimento: getColumnText(riga, indices.riferimento, LUNGHEZZE.riferimento),
      nota: null,
    });
  }

  /** A dated line with an amount that is a balance or a total all the same. */
  function notMovimento(riga: string[], line: number, description: string, importo: number): boolean {
    const kind = classifySaldo(description);
    if (kind !== null) return declare(riga, line, lettura.segno === 'dare_avere' ? importo : null);
    if (isInformativa(description)) {
      reject(
        riga,
        line,
        indices.descrizione[0] ?? -1,
        'Non è un movimento: dice che cosa il conto permette, o a quali condizioni',
      );
      return true;
    }
    if (!isTotale(description)) return false;
    summed(riga, line);
    reject(riga, line, indices.descrizione[0] ?? -1, 'Riga di totale, non un movimento');
    return true;
  }

  /** Everything that is not plainly a movement. */
  function unusual(riga: string[], line: number, data: Giorno | null, importo: number | SenzaImporto): void {
    if (isEmpty(riga)) return;
    const filled = riga.filter((cell) => cell.trim() !== '');
    const title = filled.length <= 2 ? filled.join(' ') : '';
    if (sides.turn(filled) || (data === null && conti.read(riga, filled, line))) {
      note.testo.push(line);
      return;
    }
    const bare = title !== '' && data === null && typeof importo !== 'number' && !partite;
    const waiting = title !== '' && isTitoloNonContabilizzate(title) ? NON_CONTABILIZZATA : null;
    const listed = waiting ?? (bare ? explainTitle(title) : null);
    if (listed !== null) {
      section = listed;
      note.testo.push(line);
      return;
    }
    if (title !== '' && data === null && section === NON_CONTABILIZZATA && isTitoloContabilizzate(title)) {
      section = null;
      note.testo.push(line);
      return;
    }
    if (isRepeatedHeader(riga, lettura.intestazione) && data === null) {
      note.headers.push(line);
      conti.repeatHeader();
      // The header under the title of what is not booked is of that list.
      if (section !== NON_CONTABILIZZATA) section = null;
      return;
    }
    if (isAltraIntestazione(riga, indices.data)) {
      note.headers.push(line);
      section ??= 'Riga di un’altra tabella del file, con altre colonne';
      return;
    }
    const soggetto =
      senzaNome && typeof importo !== 'number' && importo.empty ? readTitleRow(riga, filled, line) : null;
    if (soggetto) {
      lette.soggetti.push(soggetto);
      return;
    }
    if (typeof importo !== 'number' && importo.pagato !== undefined)
      lette.pagamenti.push({
        riga: line,
        numero_documento: getColumnText(riga, indices.numero_documento, LUNGHEZZE.numero_documento),
        ragione_sociale: getColumnText(riga, indices.ragione_sociale, LUNGHEZZE.ragione_sociale),
        importo: importo.pagato,
      });
    summed(riga, line);
    const withSide = lettura.segno === 'dare_avere' && typeof importo === 'number' ? importo : null;
    if (declare(riga, line, withSide)) return;
    const isWrong = typeof importo !== 'number' && !importo.empty;
    if (
      filled.some((cell) => isTotale(cell) || (isWrong && isTotaleSenzaData(cell))) ||
      (data === null && isTotaleSenzaData(filled[0] ?? ''))
    ) {
      note.totali.push(line);
      return;
    }
    if (section !== null && (data !== null || filled.length > 2)) {
      reject(riga, line, indices.data, section);
      return;
    }
    refuse(riga, line, data, importo, filled.length);
  }

  const { read, isWaiting, close } = createWrappedTitles(readRow, [
    ...new Set([0, indices.data, ...indices.descrizione]),
  ]);
  const turned = hasLedgerLetters(lettura);
  const readCells: typeof read = turned ? (riga, line) => read(reverseLetters(riga), line) : read;
  const flat = partite || turned ? null : createFlatReader(lettura, indices, day, divisa);

  function readFlat(riga: FlatRiga, line: number): void {
    const plain = section === null && !sides.isSided() && !isWaiting() && lateStates?.isIn(riga) !== true;
    const parsed = flat && plain ? flat(riga, line) : null;
    if (parsed) righe.push(parsed);
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
