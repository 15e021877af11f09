/**
 * CAMT.052 (report), CAMT.053 (statement) and CAMT.054 (notification), of any version, and whatever envelope wraps
 * them: the Italian CBI's (`CBIBdyBkToCstmrStmtReq`, `CBIDlyStmtReqLogMsg`) holds the same statements under its own
 * namespaces, so elements are known by their local names alone.
 */
import type { Giorno } from '#api/contract/valori.ts';
import type { TextBlock } from '../encoding.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import {
  createPagina,
  refuseMovimento,
  splitDivise,
  type NativeOutcome,
  type NativeReader,
  type NativePage,
} from '../native.ts';
import { readXmlStream } from '../xml/stream.ts';
import { getTextOf, type XmlNode } from '../xml/node.ts';
import { readCamtMovimento } from './movimento.ts';
import { readCamtSaldo, chooseSaldi, compareOpenings, type SaldoCamt } from './balances.ts';
import { readSummary } from './summary.ts';
import { readCamtConto } from './values.ts';

/** What frames a statement, and the name of the message that does. */
const ESTRATTI: Readonly<Record<string, string>> = { Stmt: 'CAMT.053', Rpt: 'CAMT.052', Ntfctn: 'CAMT.054' };
/** Pages of a message and of a statement (since version 6): whether this is the last one. */
const PAGINATION = new Set(['MsgPgntn', 'StmtPgntn', 'RptPgntn', 'NtfctnPgntn']);

const WHOLE = new Set([
  'Ntry',
  'Bal',
  'Acct',
  'TxsSummry',
  'ElctrncSeqNb',
  'LglSeqNb',
  'CreDtTm',
  'FrToDt',
  'CpyDplctInd',
  ...PAGINATION,
]);
const ROOT =
  /<(?:[\w.-]+:)?(?:BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|CBI\w*(?:BkToCstmr|DlyStmt|StmtReq|AcctRpt|DbtCdtNtf)\w*|Document\s[^>]*camt\.05[234])/;

interface EstrattoAperto {
  pagina: NativePage;
  saldi: SaldoCamt[];
  /** Last day the report tells of, else that of its making. */
  giorno: Giorno | null;
}

/** Each currency with its own balances; those that name none are of the account's. */
function split({ pagina, saldi }: EstrattoAperto, notices: string[]): NativePage[] {
  const own = pagina.divisa ?? saldi[0]?.divisa ?? pagina.righe[0]?.divisa ?? null;
  return splitDivise({ ...pagina, divisa: own }).map((one) => {
    const its = saldi.filter(({ divisa }) => (divisa ?? own) === one.divisa);
    notices.push(...compareOpenings(its));
    return { ...one, ...chooseSaldi(its) };
  });
}

function unreadable({ riga }: XmlNode): string {
  return `Riga ${riga}: un saldo senza importo o senza verso non si legge, la quadratura non ne tiene conto.`;
}

/** `DUPL` and `CODU`: sent before, whole. A `COPY` is sent for the first time, to someone else (CopyDuplicate1Code). */
function explainCopy({ testo, riga }: XmlNode): string[] {
  return /^\s*(?:DUPL|CODU)\s*$/.test(testo)
    ? [
        `Riga ${riga}: la banca segna l’estratto come duplicato di uno già mandato: controlla di non averlo già.`,
      ]
    : [];
}

const goesOn = (node: XmlNode): boolean => /^(?:false|0)$/.test(getTextOf(node, 'LastPgInd'));

const describeMissing = (riga: number): string =>
  `Riga ${riga}: la banca dice che dopo questa c’è un’altra pagina, che nel file non c’è: può mancare una parte.`;

function findMissingPages(pages: readonly NativePage[]): string[] {
  return pages
    .filter(
      (page, at) =>
        page.goesOn &&
        !pages.slice(at + 1).some(({ conto, divisa }) => conto === page.conto && divisa === page.divisa),
    )
    .map(({ riga }) => describeMissing(riga));
}

/** Told one by one; a bank that writes all its entries so would fill the page. */
const MAX_NOTICES = 20;

function limitNotices(notices: readonly string[]): string[] {
  const others = notices.length - MAX_NOTICES;
  return others <= 0
    ? [...notices]
    : [...notices.slice(0, MAX_NOTICES), `Altri ${others} avvisi sui movimenti non sono elencati.`];
}

function* read(blocks: Iterable<TextBlock>): Generator<number, NativeOutcome> {
  const pagine: NativePage[] = [];
  const notices: string[] = [];
  const ofEntries: string[] = [];
  let nome = 'CAMT';
  let opened: EstrattoAperto | null = null;
  function take(node: XmlNode): void {
    if (!opened) {
      if (PAGINATION.has(node.nome) && goesOn(node)) notices.push(describeMissing(node.riga));
      return;
    }
    const { pagina, saldi } = opened;
    if (node.nome === 'Ntry') {
      const parsed = readCamtMovimento(node, {
        numero: pagina.conto,
        divisa: pagina.divisa,
        giorno: opened.giorno,
      });
      if ('riga' in parsed) {
        pagina.righe.push(parsed.riga);
        for (const text of parsed.notices) ofEntries.push(`Riga ${node.riga}: ${text}.`);
      } else if (parsed.sospesa === null) refuseMovimento(pagina, parsed.scartata);
      else {
        pagina.scartate.push(parsed.scartata);
        if (!Number.isNaN(parsed.sospesa)) pagina.sospesi.push(parsed.sospesa);
      }
    } else if (node.nome === 'Bal') {
      const saldo = readCamtSaldo(node);
      if (saldo) saldi.push(saldo);
      else notices.push(unreadable(node));
    } else if (node.nome === 'Acct') {
      pagina.conto = readCamtConto(node) || null;
      pagina.divisa = /^[A-Z]{3}$/.exec(getTextOf(node, 'Ccy'))?.[0] ?? null;
    } else if (node.nome === 'TxsSummry') {
      pagina.dichiarati = readSummary(node);
    } else if (node.nome === 'CpyDplctInd') {
      notices.push(...explainCopy(node));
    } else if (node.nome === 'CreDtTm') {
      opened.giorno ??= toGiornoOrNull(node.testo.trim().slice(0, 10));
    } else if (node.nome === 'FrToDt') {
      opened.giorno = toGiornoOrNull(getTextOf(node, 'ToDtTm').slice(0, 10)) ?? opened.giorno;
    } else if (PAGINATION.has(node.nome)) {
      pagina.goesOn = goesOn(node);
    } else {
      pagina.numero ??= node.testo.trim() || null;
    }
  }
  const righe_file = yield* readXmlStream(blocks, {
    whole: WHOLE,
    onNode: take,
    onOpen(element, riga) {
      const message = ESTRATTI[element];
      if (message === undefined) return;
      nome = message;
      opened = { pagina: createPagina(riga), saldi: [], giorno: null };
    },
    onClose(element) {
      if (ESTRATTI[element] === undefined || !opened) return;
      pagine.push(...split(opened, notices));
      opened = null;
    },
  });
  notices.push(...limitNotices(ofEntries), ...findMissingPages(pagine));
  return { tipo: 'letto', nome, pagine, notices, righe_file };
}

export const camtReader: NativeReader = {
  formato: 'camt',
  recognises: (start) => /^\s*</.test(start) && ROOT.test(start),
  read,
};
