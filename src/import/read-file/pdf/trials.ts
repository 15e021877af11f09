/** What a PDF leaves open and its balances prove: the side of the amounts, the day printed once for many rows. */
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { askSegno } from '../../cell/questions.ts';
import { isSumOwed, isSumTotalled } from './owed.ts';
import { isTotale, isTotaleSenzaData, classifySaldo } from '../../tracciato/row-words.ts';
import { isCard } from '../../cell/direction-words.ts';
import { listMeanings } from '../../cell/words.ts';
import type { EsitoLettura, EstrattoLetto, ReadingOptions } from '../../map/outcome.ts';

export type LettoPdf = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Every statement ties with its balances. */
export const isAll = ({ estratti }: LettoPdf): boolean =>
  estratti.every(({ quadratura }) => quadratura.esito === 'quadra');

/** True when a reading leaves the side of every amount to be guessed: a saved one too, whose signs were those of the titles. */
export function isSenzaSegno(outcome: EsitoLettura, { risposte }: ReadingOptions): boolean {
  if (risposte?.segno !== undefined) return false;
  if (outcome.tipo === 'domanda') return outcome.domande.some(({ id }) => id === 'segno');
  if (outcome.tipo !== 'letto' || outcome.lettura?.segno !== 'con_segno') return false;
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  return !isAll(outcome) && righe.every(({ importo, saldo }) => importo >= 0 && saldo === null);
}

/**
 * The rows with a minus under the titles of what went out; null when no title says so.
 * `whole`: titles of both sides part all rows, and nothing is left to be proved.
 */
export function withSections(estratto: EstrattoPdf): { divided: EstrattoPdf; whole: boolean } | null {
  const moneyColumns = (estratto.colonne?.colonne ?? []).findIndex(({ tipo }) => tipo === 'denaro');
  let side: 'dare' | 'avere' | null = null;
  const found = { dare: 0, avere: 0, nessuno: 0 };
  const righe = estratto.righe.map((riga): RigaPdf => {
    const [title = ''] = riga.celle;
    if (riga.tipo === 'testo' && riga.celle.length === 1 && title.length < 60 && !isTotaleSenzaData(title)) {
      const role = listMeanings(title)[0]?.ruolo;
      if (role === 'avere') side = 'avere';
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

/** What stands above the first row, titles of columns too. */
const listAround = (righe: readonly RigaPdf[]): string =>
  righe
    .slice(
      0,
      Math.max(
        0,
        righe.findIndex(({ tipo }) => tipo === 'movimento'),
      ),
    )
    .flatMap(({ celle }) => celle)
    .join(' ');

/**
 * A card's amounts are charges when they are positive, if the sum of them as written is what it says is to be paid, or if its
 * balances are debts and tie with them so.
 */
export async function tryDebit(
  { testo, righe }: EstrattoPdf,
  before: EsitoLettura,
  read: (options: ReadingOptions) => Promise<EsitoLettura>,
  readingOptions: ReadingOptions,
): Promise<EsitoLettura> {
  if (!isCard(testo)) return before;
  const having = (segno: string): ReadingOptions => ({
    ...readingOptions,
    risposte: { ...readingOptions.risposte, segno },
  });
  const how = await read(having('con_segno'));
  if (how.tipo !== 'letto') return before;
  const decimals = how.lettura?.decimali ?? ',';
  const owed = isSumOwed(testo, how.estratti, decimals);
  if (owed || isSumTotalled(testo, listAround(righe), how.estratti, decimals)) {
    const outcome = await read(having('inverso'));
    const what = owed
      ? 'Il documento dice da pagare proprio la somma degli importi'
      : 'È l’estratto di una carta e i suoi totali sono la somma degli importi';
    const notice = `${what}: quelli positivi sono uscite, quelli negativi entrate.`;
    return outcome.tipo === 'letto' ? { ...outcome, notices: [...outcome.notices, notice] } : before;
  }
  if (!DEBITO.test(testo)) return before;
  const [riga] = how.estratti.flatMap((estratto) => estratto.righe);
  if (!isAll(how)) {
    const question = askSegno(formatImporto(Math.abs(riga?.importo ?? 0)), 'carta');
    return before.tipo === 'domanda' ? before : { ...how, tipo: 'domanda', domande: [question] };
  }
  const esito = await read(having('inverso'));
  if (esito.tipo !== 'letto') return before;
  const noticeText =
    'I saldi sono un debito da pagare e quadrano con gli importi: quelli positivi sono uscite, quelli negativi entrate.';
  const estratti = esito.estratti.map((estratto, at): EstrattoLetto => {
    const { saldo_iniziale: start, saldo_finale: fine, quadratura } = how.estratti[at] ?? estratto;
    return {
      ...estratto,
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
