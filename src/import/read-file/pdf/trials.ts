/** What a PDF leaves open and its balances prove: the side of the amounts, the day printed once for many rows. */
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { askSegno } from '../../cell/questions.ts';
import { findHolderSide, findToldSign, isOfSpends, listAround } from './holder.ts';
import { isDebtFollowed, isSumOwed, isSumTotalled } from './owed.ts';
import { isOfHolder } from '../../tracciato/card.ts';
import { isTotale, isTotaleSenzaData, classifySaldo } from '../../tracciato/row-words.ts';
import { isCard } from '../../cell/direction-words.ts';
import { listMeanings } from '../../cell/words.ts';
import type { EsitoLettura, EstrattoLetto, ReadingOptions } from '../../map/outcome.ts';

export type LettoPdf = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Every statement ties with its balances. */
export const isAll = ({ estratti }: LettoPdf): boolean =>
  estratti.every(({ quadratura }) => quadratura.esito === 'quadra');

/**
 * True when a reading leaves the side of every amount to be guessed, or takes all for the same: a saved one too, whose signs
 * were those of the titles.
 */
export function isSenzaSegno(outcome: EsitoLettura, { risposte }: ReadingOptions): boolean {
  if (risposte?.segno !== undefined) return false;
  if (outcome.tipo === 'domanda') return outcome.domande.some(({ id }) => id === 'segno');
  if (outcome.tipo !== 'letto' || isAll(outcome)) return false;
  const segno = outcome.lettura?.segno;
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  return righe.every(
    ({ importo, saldo }) =>
      saldo === null && (segno === 'con_segno' ? importo >= 0 : segno === 'inverso' && importo <= 0),
  );
}

/** The words of the rows below a line, down to the next that is none. */
function listBelow(righe: readonly RigaPdf[], at: number): string[] {
  const rest = righe.slice(at + 1);
  const first = rest.findIndex(({ tipo }) => tipo === 'movimento');
  if (first === -1 || rest.slice(0, first).some(({ tipo }) => tipo === 'testo')) return [];
  const end = rest.findIndex(({ tipo }, which) => which > first && tipo !== 'movimento');
  return rest.slice(first, end === -1 ? undefined : end).map(({ celle }) => celle.join(' '));
}

/**
 * The rows with a minus under the titles of what went out; null when no title says so.
 * `whole`: titles of both sides part all rows, and nothing is left to be proved.
 */
export function withSections(estratto: EstrattoPdf): { divided: EstrattoPdf; whole: boolean } | null {
  const moneyColumns = (estratto.colonne?.colonne ?? []).findIndex(({ tipo }) => tipo === 'denaro');
  const holder = isOfHolder(listAround(estratto.righe));
  const isParted = estratto.righe.some(({ tipo, celle }) => tipo === 'testo' && isOfSpends(celle[0] ?? ''));
  let side: 'dare' | 'avere' | null = null;
  const found = { dare: 0, avere: 0, nessuno: 0 };
  const righe = estratto.righe.map((riga, at): RigaPdf => {
    const [title = ''] = riga.celle;
    if (riga.tipo === 'testo' && riga.celle.length === 1 && title.length < 60 && !isTotaleSenzaData(title)) {
      const role = listMeanings(title)[0]?.ruolo;
      const own = holder ? findHolderSide(title, listBelow(estratto.righe, at), isParted) : null;
      if (own !== null) side = own;
      else if (role === 'avere') side = 'avere';
      else if (role === 'dare' || role === 'commissione' || /^checks? paid/i.test(title)) side = 'dare';
    }
    if (riga.tipo !== 'movimento' || (riga.celle[moneyColumns] ?? '') === '') return riga;
    found[side ?? 'nessuno']++;
    if (side !== 'dare') return riga;
    return { ...riga, celle: riga.celle.with(moneyColumns, `-${riga.celle[moneyColumns] ?? ''}`) };
  });
  if (found.dare === 0) return null;
  return { divided: { ...estratto, righe }, whole: found.avere > 0 && found.nessuno === 0 };
}

/** True when nothing but words and habit says which way positive amounts went. */
export function isVersoAperto(
  outcome: EsitoLettura,
  { lettura, tracciato, risposte }: ReadingOptions,
): boolean {
  if (lettura || tracciato || risposte?.segno !== undefined) return false;
  if (outcome.tipo === 'domanda') return outcome.domande.every(({ id }) => id === 'segno');
  if (outcome.tipo !== 'letto' || outcome.lettura?.segno !== 'con_segno') return false;
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  const negative = righe.filter(({ importo }) => importo < 0).length;
  return righe.every(({ saldo }) => saldo === null) && negative * 2 <= righe.length;
}

/** Words by which a statement says that its balance is owed: a card's, or an overdrawn account's. */
const DEBITO =
  /\b(?:(?:amount|payment|minimum|balance) due|minimum payment|payment due date|importo (?:da pagare|dovuto)|totale (?:da addebitare|dovuto|a (?:vostro|vs\.?) debito)|addebito in conto|zahlungsziel|montant d[uû])\b/i;

/** What the page states of the signs of its amounts, in a sentence or by what they come to; null where it states nothing. */
function findStated(
  estratto: EstrattoPdf,
  { estratti, lettura }: LettoPdf,
): { segno: 'inverso' | 'con_segno'; notice: string } | null {
  const told = findToldSign(estratto);
  if (told) {
    const what =
      told === 'inverso' ? 'un accredito. Gli altri sono uscite' : 'un addebito. Gli altri sono entrate';
    return { segno: told, notice: `La pagina dice che cosa è un importo con il meno: ${what}.` };
  }
  const { testo, righe } = estratto;
  const decimals = lettura?.decimali ?? ',';
  const why = isSumOwed(testo, estratti, decimals)
    ? 'Il documento dice da pagare proprio la somma degli importi'
    : isDebtFollowed(testo, estratti, decimals)
      ? 'Il debito di prima e quello di dopo differiscono della somma degli importi'
      : isSumTotalled(testo, listAround(righe), estratti, decimals)
        ? 'È l’estratto di una carta e i suoi totali sono la somma degli importi'
        : null;
  return why && { segno: 'inverso', notice: `${why}: quelli positivi sono uscite, quelli negativi entrate.` };
}

/**
 * A card's amounts are charges when they are positive, if the sum of them as written is what it says is to be paid, or if its
 * balances are debts and tie with them so.
 */
export async function tryDebit(
  estratto: EstrattoPdf,
  before: EsitoLettura,
  read: (options: ReadingOptions) => Promise<EsitoLettura>,
  readingOptions: ReadingOptions,
): Promise<EsitoLettura> {
  const { testo } = estratto;
  if (!isCard(testo)) return before;
  const having = (segno: string): ReadingOptions => ({
    ...readingOptions,
    risposte: { ...readingOptions.risposte, segno },
  });
  const how = await read(having('con_segno'));
  if (how.tipo !== 'letto') return before;
  const said = findStated(estratto, how);
  if (said) {
    const outcome = await read(having(said.segno));
    return outcome.tipo === 'letto' ? { ...outcome, notices: [...outcome.notices, said.notice] } : before;
  }
  if (!DEBITO.test(testo)) return before;
  const [riga] = how.estratti.flatMap((one) => one.righe);
  if (!isAll(how)) {
    const question = askSegno(formatImporto(Math.abs(riga?.importo ?? 0)), 'carta');
    return before.tipo === 'domanda' ? before : { ...how, tipo: 'domanda', domande: [question] };
  }
  const esito = await read(having('inverso'));
  if (esito.tipo !== 'letto') return before;
  const noticeText =
    'I saldi sono un debito da pagare e quadrano con gli importi: quelli positivi sono uscite, quelli negativi entrate.';
  const estratti = esito.estratti.map((one, at): EstrattoLetto => {
    const { saldo_iniziale: start, saldo_finale: fine, quadratura } = how.estratti[at] ?? one;
    return {
      ...one,
      saldo_iniziale: reverseImporto(start),
      saldo_finale: reverseImporto(fine),
      quadratura,
    };
  });
  return { ...esito, estratti, notices: [...esito.notices, noticeText] };
}

export const reverseImporto = (importo: Centesimi | null): Centesimi | null =>
  importo === null ? null : ((0 - importo) as Centesimi);

/** The rows without a day of their own, with that of the row above: some banks print the day once. */
export function withDatesAbove(estratto: EstrattoPdf): { completo: EstrattoPdf; lines: number[] } {
  const kinds = estratto.colonne?.colonne.map(({ tipo }) => tipo) ?? [];
  const data = kinds.indexOf('data');
  const lines: number[] = [];
  let above = '';
  const righe = estratto.righe.map((riga): RigaPdf => {
    const own = riga.celle[data] ?? '';
    if (riga.tipo === 'movimento' && own !== '') above = own;
    const texts = riga.celle.filter((_, at) => kinds[at] === 'testo').join(' ');
    const excluded = classifySaldo(texts) !== null || isTotale(texts) || isTotaleSenzaData(texts);
    if (
      (riga.tipo !== 'tabella' && riga.tipo !== 'movimento') ||
      above === '' ||
      texts.trim() === '' ||
      excluded ||
      own !== ''
    )
      return riga;
    lines.push(riga.numero);
    return { ...riga, celle: riga.celle.with(data, above), tipo: 'movimento', dataSopra: true };
  });
  return { completo: { ...estratto, righe }, lines };
}
