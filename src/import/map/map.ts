/** Rows of cells, once it is known how they read, to statements with their balances. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { cleanCell, classifyCell } from '../cell/cell.ts';
import { isMastrino } from '../cell/direction-words.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { ReadingError } from '../read/error.ts';
import { isNomeAzienda } from '../read/fatturapa/parties.ts';
import type { AziendaLettura } from '../read/native.ts';
import { findRowKind } from './row-kind.ts';
import { readSaldi, type SaldoLetto } from '../tracciato/preamble.ts';
import { filterOwnRows, isEmpty, type Structure } from '../tracciato/structure.ts';
import { makeNotices } from './notices.ts';
import type { EsitoLettura, ReadingOptions, RigaLetta, TracciatoUsato } from './outcome.ts';
import {
  makeEstratti,
  withoutEmpty,
  groupByConto,
  type MuteImporto,
  type Intestatario,
} from './statements.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { hasLedgerLetters, reverseLetters } from './ledger-letters.ts';
import { createRowReader, type RowReader } from './row-reader.ts';
import { completePartite } from './partite.ts';
import { takeOutWords } from './worded-numbers.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import type { TotaleDichiarato } from '#domain/quadratura/totals.ts';
import { readTotali } from '../tracciato/totals.ts';
import { findMoneyColumns } from './money-columns.ts';
import { resolveIndexes } from './columns.ts';
import { readFirstSide, settleFirstSide } from './first-side.ts';
import { settleOddSigns } from './odd-signs.ts';
import { settleRepeated } from './repeated-documents.ts';
import { removeForeignRow } from './foreign-row.ts';
import { assignSoggetti } from './soggetti.ts';
import { readSoggettoTitle, type SoggettoTitle } from '../cell/soggetto-title.ts';
import { askDays, withSharedDays } from './shared-days.ts';
import { refuseSums } from './sum-rows.ts';
import { settleApart } from './payments-apart.ts';
import { refuseCut, refuseUnknown } from './read-righe.ts';
import { refuseDoubtful } from './doubtful-figures.ts';
import { readTableRows, type TableHead } from './head.ts';

/** `start`: notices that there are already. Throws `ReadingError` when no row is a movement. */
export async function mapRows(
  head: TableHead,
  given: Lettura,
  structure: Structure,
  tracciato: TracciatoUsato,
  who: Intestatario,
  start: readonly string[],
  options: ReadingOptions,
): Promise<EsitoLettura> {
  const lettura = withSharedDays(given, options.risposte?.giorni);
  const reader = createRowReader(lettura, who.natura, options.azienda ?? null, {
    above: titlesAbove(head, structure),
    conto: who.conto,
    prime: head.righe.slice(structure.dati),
    firstSide: readFirstSide(options.risposte?.prima),
  });
  const righe_file = await readTableRows(head, structure.dati, reader, options);
  const { lette } = reader;
  const filled = reader.fillParties();
  refuseUnknown(lette);
  refuseDoubtful(lette);
  const cut = head.source.cutLine?.() ?? null;
  refuseCut(lette, cut);
  const described = lettura.colonne.find(({ campo }) => campo === 'descrizione')?.colonna ?? null;
  if (who.natura === 'movimento') refuseSums(lette);
  removeForeignRow(lette, options.risposte ?? {}, described);
  const soggetti = reader.senzaNome
    ? assignSoggetti(
        lette,
        soggettoAbove(head, structure, options.azienda ?? null),
        options.risposte?.soggetti,
      )
    : null;
  // What is asked of rows is asked whatever tells the columns, unless a person is putting these right.
  const asks = !options.lettura;
  if (soggetti?.question && asks && tracciato.origine === 'inferito')
    return ask(soggetti.question, lettura, start);
  const title = head.righe.slice(0, structure.start).flat().join(' ');
  if (who.natura === 'partita') settleApart(lette, lettura.segno === 'dare_avere', title);
  const kind = findRowKind(lettura, head.righe.slice(structure.dati));
  const documents =
    who.natura === 'partita' && kind === 'documenti'
      ? settleRepeated(lette, head, lettura, options.risposte?.ripetuti, asks)
      : { righe: kind, question: null };
  if (documents.question) return ask(documents.question, lettura, start);
  const days = asks && lettura.formato !== 'pdf' ? askDays(lette, lettura) : null;
  if (days) return ask(days, lettura, start);
  if (lette.righe.length === 0 && lette.dichiarati.length === 0) throw noMovimento(reader);
  const preamble = preambleSaldi(head, structure, lettura);
  const stated = asOpenings([...preamble.saldi, ...lette.dichiarati], lette.righe);
  const declared = withoutAvailable(stated);
  const signs = settleOddSigns(lette, {
    declared,
    ledger: isMastrino(title),
    answer: options.risposte?.segni,
    asks,
  });
  if (signs.question) return ask(signs.question, lettura, start);
  const first =
    who.natura === 'movimento'
      ? settleFirstSide(lette, {
          lettura,
          declared,
          rows: filterOwnRows(head.righe.slice(structure.dati), structure.intestazione),
          answer: options.risposte?.prima,
          asks,
        })
      : null;
  if (first?.question) return ask(first.question, lettura, start);
  lette.totali.unshift(...preambleTotals(head, structure, lettura));
  const mute = [...preamble.mute, ...rejectedImporti(reader, lettura)];
  const proved: string[] = [];
  const joined = withoutEmpty(
    groupByConto(lette, who).flatMap(({ lette: parte, chi: theirs, states }, at) =>
      makeEstratti(
        parte,
        declared.filter(({ riga }) => states(riga)),
        at === 0 ? mute : [],
        theirs,
        proved,
      ),
    ),
  );
  const lines = head.lines
    .slice(0, structure.start)
    .filter((_, at) => !isEmpty(head.righe[at] ?? []) && !stated.some(({ riga }) => riga === head.lines[at]));
  const notices = [
    ...(cut === null
      ? []
      : [`Il file finisce a metà della riga ${cut}: è stato troncato, e altre righe possono mancare.`]),
    ...start,
    ...head.source.notices(),
    ...makeNotices(lette, stated, lines),
    ...proved,
    ...signs.notices,
    ...(first?.notices ?? []),
    ...filled,
    ...(soggetti?.notices ?? []),
  ];
  const estratti =
    who.natura === 'partita'
      ? joined.map((estratto) =>
          completePartite(
            { ...estratto, righe: takeOutWords(estratto.righe, lettura) },
            documents.righe,
            notices,
          ),
        )
      : joined;
  const isTold = lette.conti.some(({ divisa }) => divisa !== null);
  if (lettura.divisa === null && !isTold && !lettura.colonne.some(({ campo }) => campo === 'divisa')) {
    notices.push('Il file non dice la divisa: gli importi sono considerati in euro.');
  }
  return { tipo: 'letto', formato: lettura.formato, tracciato, lettura, estratti, notices, righe_file };
}

/** The question in place of the reading. */
const ask = (
  question: ReadingQuestion,
  { formato, intestazione }: Lettura,
  notices: readonly string[],
): EsitoLettura => ({ tipo: 'domanda', domande: [question], formato, notices: [...notices], intestazione });

/** The lines above the header: of each its text where it holds a title and no more, else nothing. */
function titlesAbove({ righe }: TableHead, { start }: Structure): string[] {
  const lines = righe.slice(0, start).map((riga) => riga.filter((cell) => cell.trim() !== ''));
  return lines.flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : ''],
  );
}

const DI_PARTE =
  /^(?:cod(?:ice|\.)? )?(?:cliente|fornitore|debitore?|creditore|kreditor|kunde|lieferant|klant|leverancier|customer|supplier|vendor|client|fournisseur|proveedor|agenzia(?=\s*:)|spett|(?:cli|forn?)(?=[. ]+\d))\b|\b(?:client[ei]|fornitor[ei]|conto)(?:\s*[-–:]|\s+\d)/i;
/** Before a name in capitals. */
const BEFORE_CAPITALS = /\b(?:cliente|fornitore) \p{Lu}{2}/u;

/** Whose all the fees of a list are. */
const AGENT = /^(?:agente|mandante)(?=[\s:.–-])/i;

/** What a title says before the party whose its rows are: `Estratto conto provvigioni - Agente: Rossi`. */
const BEFORE_PARTY = /^.*\s[-–]\s+(?=(?:cliente|fornitore|agente|mandante)\s*:)/i;

/** The party that the preamble names, or that the line next above the header may name; never the azienda itself. */
function soggettoAbove(
  { righe, lines }: TableHead,
  { start }: Structure,
  azienda: AziendaLettura | null,
): SoggettoTitle | null {
  const fees = righe
    .slice(0, start + 1)
    .some((riga) => riga.some((cell) => /\bprovvigion[ei]\b/i.test(cell)));
  const titles = righe.slice(0, start).flatMap((riga, at) => {
    const filled = riga
      .filter((cell) => cell.trim() !== '')
      .map((cell) => cell.replace(BEFORE_PARTY, ''))
      .map((cell) => (fees ? cell.replace(AGENT, 'Fornitore') : cell));
    const title = readSoggettoTitle(filled, lines[at] ?? 0);
    if (!title || (azienda && isNomeAzienda(title.nome, azienda))) return [];
    const first = filled[0] ?? '';
    return (title.told && (DI_PARTE.test(first) || BEFORE_CAPITALS.test(first))) ||
      (!title.told && at === start - 1)
      ? [title]
      : [];
  });
  return titles.findLast(({ told }) => told) ?? titles.at(-1) ?? null;
}

function preambleSaldi(
  head: TableHead,
  structure: Structure,
  lettura: Lettura,
): { saldi: SaldoLetto[]; mute: MuteImporto[] } {
  const saldi: SaldoLetto[] = [];
  const mute: MuteImporto[] = [];
  const turned = hasLedgerLetters(lettura);
  for (const [at, written] of head.righe.slice(0, structure.start).entries()) {
    const riga = turned ? reverseLetters(written) : written;
    const line = head.lines[at] ?? 0;
    const below = head.righe[at + 1] ?? [];
    const parsed = readSaldi(riga, below, line, lettura.decimali, lettura.ordine_data);
    saldi.push(...parsed);
    if (parsed.length > 0) continue;
    const importi = riga.filter((cell) => classifyCell(cell) === 'denaro');
    const importo =
      importi.length === 1 ? parseCentesimi(cleanCell(importi[0] ?? ''), lettura.decimali) : Number.NaN;
    if (!Number.isNaN(importo)) mute.push({ importo, riga: line });
  }
  return { saldi, mute };
}

/** A balance of a day before all the rows is what they start from, whatever it is called. */
function asOpenings(declared: readonly SaldoLetto[], righe: readonly RigaLetta[]): SaldoLetto[] {
  const isDated = ({ tipo, data }: SaldoLetto): boolean => tipo === 'finale' && data !== null;
  if (!declared.some((saldo) => isDated(saldo))) return [...declared];
  let first = '9999';
  for (const { data } of righe) if (data < first) first = data;
  return declared.map((saldo) =>
    isDated(saldo) && (saldo.data ?? '') < first ? { ...saldo, tipo: 'iniziale' } : saldo,
  );
}

/** What may be spent is no balance of the rows where the balance itself stands beside it. */
function withoutAvailable(declared: readonly SaldoLetto[]): SaldoDichiarato[] {
  const closing = declared.filter(({ tipo }) => tipo === 'finale');
  return closing.some(({ available }) => available) && closing.some(({ available }) => !available)
    ? declared.filter(({ tipo, available }) => tipo !== 'finale' || !available)
    : [...declared];
}

/** Totals written above the table, each with the name of its side. */
function preambleTotals(
  { righe, lines }: TableHead,
  { start }: Structure,
  lettura: Lettura,
): TotaleDichiarato[] {
  const columns = findMoneyColumns(lettura, resolveIndexes(lettura.colonne));
  return righe.slice(0, start).flatMap((riga, at) => {
    const total = readTotali(riga, lines[at] ?? 1, columns, lettura.decimali);
    return total?.certain === true ? [total] : [];
  });
}

/** Refused lines that still carry one amount: a closing balance under words nobody knows. */
function rejectedImporti({ lette }: RowReader, lettura: Lettura): MuteImporto[] {
  const last = lette.righe.at(-1)?.riga ?? 0;
  return lette.residui
    .filter(({ riga }) => riga > last)
    .flatMap(({ celle, riga }) => {
      const importi = celle.filter((cell) => classifyCell(cell) === 'denaro');
      const importo =
        importi.length === 1 ? parseCentesimi(cleanCell(importi[0] ?? ''), lettura.decimali) : Number.NaN;
      return Number.isNaN(importo) ? [] : [{ importo, riga }];
    });
}

function noMovimento({ lette }: RowReader): ReadingError {
  const first = lette.scartate[0];
  const example = first
    ? ` Per esempio, riga ${first.riga}: ${first.motivo.toLowerCase()} («${first.valore}»).`
    : '';
  return new ReadingError('nessun_movimento', `Nessuna riga del file è un movimento leggibile.${example}`);
}
