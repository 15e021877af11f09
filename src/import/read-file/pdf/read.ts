/** A PDF to statements: its rows go through the same reading as every table, each statement for itself. */
import type { Centesimi } from '#api/contract/valori.ts';
import { listTotali, proveTotali } from '#domain/quadratura/totals.ts';
import { ReadingError } from '../../read/error.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import { splitDocument, toSource, type EstrattoPdf } from '../../read/pdf/document.ts';
import { readDocument } from '../../read/pdf/pages.ts';
import type { RigheSource } from '../../read/source.ts';
import { isCard } from '../../cell/direction-words.ts';
import { classifySaldo, isTotale, isTotaleSenzaData } from '../../tracciato/row-words.ts';
import { askForeignRow } from '../../map/foreign-row.ts';
import { withCapital, formatLines } from '../../map/notices.ts';
import type { ReadingQuestion } from '../../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto, ReadingOptions } from '../../map/outcome.ts';
import { waitForMessages, BREATH, type FileToRead } from '../../map/head.ts';
import {
  withDatesAbove,
  withSections,
  isSenzaSegno,
  isAll,
  isVersoAperto,
  reverseImporto,
  tryDebit,
  type LettoPdf,
} from './trials.ts';
import { makePdfNotices, describeGeometry } from './describe.ts';
import { setSignsByPlus, setSignsBySaldi } from './direction.ts';
import { setSignsByParts } from './holder.ts';
import { withoutBelow } from './below.ts';
import { listFigures, refuseOtherLists, refuseOutside } from './lost.ts';

type ReadRighe = (name: string, source: RigheSource, options: ReadingOptions) => Promise<EsitoLettura>;

/** `%PDF-` stands within the first kilobyte (ISO 32000-1, 7.5.2 and its annex on leading bytes). */
export function isPdf(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const at = head.indexOf('%PDF-');
  return at !== -1 && !/[^\s\0ï»¿]/.test(head.slice(0, Math.min(at, 4)));
}

/** @throws ErroreLettura when the document cannot be opened or has no text */
export async function readPdf(
  file: FileToRead,
  options: ReadingOptions,
  readRighe: ReadRighe,
): Promise<EsitoLettura> {
  const documento = await readDocument(file.bytes, options.password ?? null, cadence(file, options));
  const nota = options.lettura ?? options.tracciato?.lettura ?? null;
  const used = options.pdf ?? nota?.pdf ?? null;
  const answer = options.risposte?.ordine_data;
  const order = nota?.ordine_data ?? (answer === 'mga' || answer === 'gma' ? answer : null);
  const estratti = splitDocument(documento, used, order, isSum);
  const pdf = describeGeometry(documento, estratti, used);
  try {
    const outcome = await readEstratti(file, estratti, options, readRighe);
    if (outcome.tipo !== 'letto') return { ...outcome, pdf };
    const lettura = outcome.lettura && used ? { ...outcome.lettura, pdf: used } : outcome.lettura;
    const lines = [
      ...documento.pagine.flatMap(({ lines: own }) => own),
      ...estratti.flatMap(({ righe }) => righe),
    ];
    const righe_file = lines.reduce((most, { numero }) => Math.max(most, numero), 0);
    return { ...outcome, lettura, righe_file, pdf };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return { tipo: 'errore', code: error.code, messaggio: error.message, pdf };
  }
}

const isSum = (text: string): boolean =>
  classifySaldo(text) !== null || isTotale(text) || isTotaleSenzaData(text);

/** Shows progress and hears a cancel between one page and the next. */
function cadence({ bytes }: FileToRead, { onProgress, signal }: ReadingOptions) {
  let breath = performance.now();
  return async (finished: number, all: number): Promise<void> => {
    onProgress?.(Math.round((bytes.length * finished) / all), bytes.length);
    if (performance.now() - breath > BREATH) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ReadingError('lettura_annullata', 'La lettura è stata annullata.');
  };
}

async function readEstratti(
  file: FileToRead,
  estratti: readonly EstrattoPdf[],
  options: ReadingOptions,
  readRighe: ReadRighe,
): Promise<EsitoLettura> {
  const withTable = estratti.filter(({ colonne, righe }) => colonne && righe.some(isMovimento));
  if (withTable.length === 0) {
    throw new ReadingError(
      'nessuna_tabella',
      'Nel PDF non si riconosce una tabella di movimenti: servono righe con almeno una data e un importo. Se è un estratto conto, in Import dati si possono tracciare le colonne sulla pagina.',
    );
  }
  if (withTable.some(({ withoutYear }) => withoutYear)) {
    throw new ReadingError(
      'nessuna_data',
      'Nel PDF le date non hanno l’anno e il documento non dice il periodo: non si sa di che anno sono i movimenti.',
    );
  }
  const outcomes: EsitoLettura[] = [];
  for (const estratto of withTable) outcomes.push(await readEstratto(file, estratto, options, readRighe));
  return compose(outcomes, withTable);
}

const isMovimento = ({ tipo }: RigaPdf): boolean => tipo === 'movimento';

/** All statements, or what stands in the way of reading one of them. */
function compose(outcomes: readonly EsitoLettura[], estratti: readonly EstrattoPdf[]): EsitoLettura {
  const questions = outcomes.filter((outcome) => outcome.tipo === 'domanda');
  const [question] = questions;
  if (question) {
    const unique = new Map<ReadingQuestion['id'], ReadingQuestion>();
    for (const outcome of questions)
      for (const one of outcome.domande) if (!unique.has(one.id)) unique.set(one.id, one);
    return { ...question, domande: [...unique.values()] };
  }
  const parsed = outcomes.filter((outcome): outcome is LettoPdf => outcome.tipo === 'letto');
  const first = parsed.toSorted((a, b) => countRighe(b) - countRighe(a))[0];
  const other = outcomes.find((outcome) => outcome.tipo !== 'letto');
  if (!first || other?.tipo === 'deriva') {
    if (!other) throw new Error('no statement was read');
    return other;
  }
  const notices = outcomes.flatMap((outcome, at) => {
    const pages = estratti[at]?.pagine ?? [];
    const where = pages.length === 1 ? `Pagina ${pages[0]}` : `Pagine ${pages[0]}-${pages.at(-1)}`;
    if (outcome.tipo === 'errore') return [`${where}: non letta. ${outcome.messaggio}`];
    const own = outcome.tipo === 'letto' ? outcome.notices : [];
    return outcomes.length > 1 ? own.map((notice) => `${where}. ${notice}`) : own;
  });
  return { ...first, estratti: parsed.flatMap((letto) => letto.estratti), notices };
}

const countRighe = ({ estratti }: LettoPdf): number =>
  estratti.reduce((sum, { righe }) => sum + righe.length, 0);

const BY_TITLES =
  'Gli importi non hanno segno: dice il titolo sopra di loro che cosa è uscito e che cosa è entrato.';

const isBroken = ({ estratti }: LettoPdf): boolean =>
  estratti.some(({ quadratura }) => quadratura.esito === 'non_quadra');

async function readEstratto(
  file: FileToRead,
  estratto: EstrattoPdf,
  options: ReadingOptions,
  readRighe: ReadRighe,
): Promise<EsitoLettura> {
  const notices = makePdfNotices(estratto);
  if (estratto.colonne && setSignsBySaldi(estratto.righe, estratto.colonne.colonne))
    notices.push(
      'Gli importi non hanno segno: il verso di ogni movimento è quello che il saldo progressivo prova.',
    );
  // A saved reading that turns all signs round was made of the amounts as they are printed.
  const saved = (options.lettura ?? options.tracciato?.lettura)?.segno;
  if (
    saved !== 'inverso' &&
    estratto.colonne &&
    setSignsByPlus(estratto.righe, estratto.colonne.colonne, isSum)
  )
    notices.push('Solo alcuni importi hanno il più: gli altri, senza segno, sono letti come uscite.');
  if (saved !== 'inverso' && setSignsByParts(estratto, isSum))
    notices.push(
      'È l’estratto di una carta e la pagina dice quanto è stato speso e quanto pagato o reso: ha il meno ciò che è speso.',
    );
  const read = (
    from: EstrattoPdf,
    others: readonly string[],
    having: ReadingOptions,
  ): Promise<EsitoLettura> =>
    readRighe(file.nome, toSource(from, file.bytes.length, from.ordine, [...notices, ...others]), having);
  let outcome = await read(estratto, [], options);
  if (isVersoAperto(outcome, options))
    outcome = await tryDebit(estratto, outcome, (having) => read(estratto, [], having), options);
  if (outcome.tipo !== 'deriva' && saved !== 'inverso' && isSenzaSegno(outcome, options)) {
    const sections = withSections(estratto);
    // The signs are those of the titles: nothing is left to be asked about them.
    const having = { ...options, risposte: { ...options.risposte, segno: 'con_segno' } };
    const proved = sections && (await read(sections.divided, [BY_TITLES], having));
    if (proved?.tipo === 'letto' && (isAll(proved) || (sections?.whole === true && !isBroken(proved))))
      outcome = proved;
  }
  for (const { completo, lines, why, always } of listTrials(estratto, outcome)) {
    if (!always && outcome.tipo === 'letto' && isAll(outcome)) continue;
    const notice = `${withCapital(formatLines(lines))}: ${why}`;
    const proved = await read(completo, [notice], options).catch(ignoreRefusal);
    if (proved?.tipo === 'letto' && isAll(proved)) outcome = proved;
  }
  return outcome.tipo === 'letto' ? settle(refine(outcome, estratto), estratto, options) : outcome;
}

/** A way of reading that comes to nothing is no reason to refuse the file. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof ReadingError) return null;
  throw error;
}

interface Trial {
  completo: EstrattoPdf;
  lines: number[];
  why: string;
  /** Where the rows tie as they are, too: balances before its last rows say nothing of these. */
  always: boolean;
}

/** Other ways of taking the rows, each to be believed where the balances prove it. */
function listTrials(estratto: EstrattoPdf, { tipo }: EsitoLettura): Trial[] {
  const above = tipo === 'letto' ? [withDatesAbove(estratto)] : [];
  const below = tipo === 'deriva' ? null : withoutBelow(estratto);
  return [
    ...(below
      ? [
          {
            ...below,
            always: true,
            why: 'sotto il saldo finale, che le righe sopra provano. Non lette come movimenti.',
          },
        ]
      : []),
    ...above
      .filter(({ lines }) => lines.length > 0)
      .map((trial) => ({
        ...trial,
        always: false,
        why: 'senza data, ha quella del movimento sopra. I saldi lo provano.',
      })),
  ];
}

/** What no balance proves is refused where it may be no row of the table, and asked about where it may be a balance. */
function settle(parsed: LettoPdf, estratto: EstrattoPdf, { risposte = {} }: ReadingOptions): EsitoLettura {
  const estratti = parsed.estratti.map((one, at) => {
    const own = refuseOtherLists(one, estratto);
    return at === 0 ? refuseOutside(own, estratto, isSum) : own;
  });
  // Of amounts whose side a person told, what does not tie may be the answer.
  const open =
    risposte.segno === undefined
      ? estratti
      : estratti.filter(({ quadratura }) => quadratura.esito !== 'non_quadra');
  const question = askForeignRow(open, risposte, listFigures(estratto, parsed));
  if (!question) return { ...parsed, estratti };
  const { notices, lettura } = parsed;
  return {
    tipo: 'domanda',
    formato: 'pdf',
    domande: [question],
    notices,
    intestazione: lettura?.intestazione ?? [],
  };
}

/** The account, the day and the balances as the document states them. */
function refine(parsed: LettoPdf, { conto, periodo, testo }: EstrattoPdf): LettoPdf {
  const inverted = parsed.lettura?.segno === 'inverso' || isCard(testo);
  const estratti = parsed.estratti.map((estratto, at): EstrattoLetto => {
    const base = inverted ? asDebt(estratto) : estratto;
    return {
      ...base,
      // An account named among the rows is of those below it.
      conto: at === 0 ? (conto ?? estratto.conto) : (estratto.conto ?? conto),
      data_estratto: estratto.data_estratto ?? (periodo?.dal ? periodo.al : null),
    };
  });
  return { ...parsed, estratti };
}

/** Where charges are positive the declared balances are debts: they tie with the sign turned. */
function asDebt(estratto: EstrattoLetto): EstrattoLetto {
  const { saldo_iniziale: prima, saldo_finale: dopo, righe, quadratura } = estratto;
  if (prima === null || dopo === null || quadratura.esito === 'quadra') return estratto;
  const total = righe.reduce((sum, { importo }) => sum + importo, 0);
  if (total - prima !== -dopo) return estratto;
  const saldi = { saldo_iniziale: reverseImporto(prima), saldo_finale: reverseImporto(dopo) };
  const proved = { esito: 'quadra', differenza: 0 as Centesimi, riga: null } as const;
  return { ...estratto, ...saldi, quadratura: proveTotali(proved, righe, listTotali(quadratura), saldi) };
}
