/** Lines of a table that are not plainly a movement: titles, headers, parties, balances and totals, and what is refused. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { getColumnText } from '../cell/text.ts';
import { toPartyHeading, isOfFees } from '../tracciato/agent-fees.ts';
import { isTotale, isTotaleSenzaData } from '../tracciato/row-words.ts';
import { isAltraIntestazione, isEmpty, isRepeatedHeader } from '../tracciato/structure.ts';
import type { createContoTitles } from './account-titles.ts';
import type { Indici } from './columns.ts';
import type { createDeclarations } from './declarations.ts';
import type { createDueAbove } from './due-above.ts';
import type { RigheLette } from './read-righe.ts';
import type { createRefusals } from './refusals.ts';
import type { SenzaImporto } from './row-amount.ts';
import type { createSectionSides } from './section-sides.ts';
import type { Sections } from './sections.ts';
import { readTitleRow } from './soggetti.ts';

interface OtherLine {
  riga: readonly string[];
  line: number;
  data: Giorno | null;
  importo: number | SenzaImporto;
  /** Its cells that hold something. */
  filled: readonly string[];
}

/** What is kept of the lines read so far, and what they are told by. */
interface TableParts {
  lettura: Lettura;
  indices: Indici;
  /** True of open items whose rows name no party: lines among them may. */
  senzaNome: boolean;
  lette: RigheLette;
  sections: Sections;
  sides: ReturnType<typeof createSectionSides>;
  conti: ReturnType<typeof createContoTitles>;
  /** Of open items without a column of due days. */
  due: ReturnType<typeof createDueAbove> | null;
  declarations: ReturnType<typeof createDeclarations>;
  refusals: ReturnType<typeof createRefusals>;
}

export function createOtherLines({
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
}: TableParts): (
  riga: readonly string[],
  line: number,
  data: Giorno | null,
  importo: number | SenzaImporto,
) => void {
  const { note } = lette;
  const fees = senzaNome && isOfFees(lettura.intestazione);

  /** True of a title of the rows below it: of their side, their account, or of a part that does not enter. */
  function isTitle({ riga, line, data, importo, filled }: OtherLine): boolean {
    if (due?.read(filled) === true) return true;
    if (sides.turn(filled) || (data === null && !senzaNome && conti.read(riga, filled, line))) return true;
    const title = filled.length <= 2 ? filled.join(' ') : '';
    return sections.turn(title, { hasDay: data !== null, hasImporto: typeof importo === 'number' });
  }

  /** True of the header once more, and of that of another table. */
  function isHeader({ riga, data }: OtherLine): boolean {
    if (data === null && isRepeatedHeader(riga, lettura.intestazione)) {
      conti.repeatHeader();
      sections.repeatHeader();
      return true;
    }
    if (!isAltraIntestazione(riga, indices.data)) return false;
    sections.meetOtherHeader();
    return true;
  }

  /** True of the name of the party whose open items follow. */
  function isParty({ riga, line, importo, filled }: OtherLine): boolean {
    const bare = senzaNome && typeof importo !== 'number' && (importo.empty || filled.length === 1);
    const soggetto = bare ? readTitleRow(riga, fees ? toPartyHeading(filled) : filled, line) : null;
    if (soggetto) lette.soggetti.push(soggetto);
    return soggetto !== null;
  }

  /** Keeps the payment of a document that stands on a row of its own. */
  function keepPayment({ riga, line, importo }: OtherLine): void {
    if (typeof importo === 'number' || importo.pagato === undefined) return;
    lette.pagamenti.push({
      riga: line,
      numero_documento: getColumnText(riga, indices.numero_documento, LUNGHEZZE.numero_documento),
      ragione_sociale: getColumnText(riga, indices.ragione_sociale, LUNGHEZZE.ragione_sociale),
      importo: importo.pagato,
    });
  }

  function isTotalLine({ data, importo, filled }: OtherLine): boolean {
    const isWrong = typeof importo !== 'number' && !importo.empty;
    return (
      filled.some((cell) => isTotale(cell) || (isWrong && isTotaleSenzaData(cell))) ||
      (data === null && isTotaleSenzaData(filled[0] ?? ''))
    );
  }

  /** Refuses a line for the part of the table in which it stands, or for what it lacks. */
  function refuseLine({ riga, line, data, importo, filled }: OtherLine): void {
    const why = sections.why();
    if (why !== null && (data !== null || filled.length > 2)) refusals.reject(riga, line, indices.data, why);
    else refusals.refuse(riga, line, data, importo, filled.length);
  }

  return (riga, line, data, importo) => {
    if (isEmpty(riga)) return;
    const filled = riga.filter((cell) => cell.trim() !== '');
    const other: OtherLine = { riga, line, data, importo, filled };
    if (isTitle(other)) note.testo.push(line);
    else if (isHeader(other)) note.headers.push(line);
    else if (!isParty(other)) {
      keepPayment(other);
      declarations.keepTotali(riga, line);
      if (declarations.keepSaldi(riga, line, importo)) return;
      if (isTotalLine(other)) note.totali.push(line);
      else refuseLine(other);
    }
  };
}
