/** OFX 1.x and 2.x (and QFX, the same under another name): bank, card and investment cash statements. */
import type { TextBlock } from '../encoding.ts';
import {
  createPagina,
  makeScartata,
  refuseMovimento,
  splitDivise,
  type NativeOutcome,
  type NativeReader,
  type NativePage,
} from '../native.ts';
import { OfxDoubts } from './doubts.ts';
import { parseOfxGiorno, parseOfxImporto, readOfxMovimento, type TagValues } from './movimento.ts';
import { readTags, type OfxTag } from './tags.ts';

const ESTRATTI = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const CONTI = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM']);
/** Aggregates inside a movement whose values are told from its own. */
const INSIDE = new Set(['BANKACCTTO', 'CCACCTTO', 'PAYEE', 'CURRENCY', 'ORIGCURRENCY', 'IMAGEDATA']);
const NOTI = new Set([
  ...ESTRATTI,
  ...CONTI,
  ...INSIDE,
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
  'INVTRAN',
  'INVTRANLIST',
]);

/** Characters between two signs of life. */
const PASSO = 1 << 18;

interface Stato {
  pagine: NativePage[];
  notices: string[];
  pagina: NativePage | null;
  /** Known aggregates that are open, outermost first. */
  aperti: string[];
  movimento: { riga: number; valori: TagValues } | null;
  saldo: TagValues;
  /** Lines of security trades, which are not movements of the account. */
  titles: number[];
  doubts: OfxDoubts;
}

function closeMovimento(state: Stato): void {
  const { pagina, movimento } = state;
  state.movimento = null;
  if (!pagina || !movimento) return;
  state.doubts.check(movimento.valori, movimento.riga, pagina.conto);
  const parsed = readOfxMovimento(movimento.valori, movimento.riga, pagina.divisa);
  if ('riga' in parsed) pagina.righe.push(parsed.riga);
  else refuseMovimento(pagina, parsed.scartata);
}

function closeSaldo({ pagina, saldo }: Stato, riga: number): void {
  const importo = parseOfxImporto(saldo.get('BALAMT') ?? '');
  if (pagina && !Number.isNaN(importo)) {
    pagina.finale = { importo, data: parseOfxGiorno(saldo.get('DTASOF') ?? ''), riga, intermediate: false };
  }
  saldo.clear();
}

function closePage(state: Stato): void {
  closeMovimento(state);
  if (state.pagina) state.pagine.push(...splitDivise(state.pagina));
  state.pagina = null;
}

function open(state: Stato, { nome, riga }: OfxTag): void {
  if (ESTRATTI.has(nome)) {
    closePage(state);
    state.pagina = createPagina(riga);
    state.aperti = [];
  } else if (nome === 'STMTTRN') {
    closeMovimento(state);
    state.movimento = { riga, valori: new Map() };
  } else if (nome === 'INVTRAN') state.titles.push(riga);
  state.aperti.push(nome);
}

function close(state: Stato, { nome, riga }: OfxTag): void {
  const at = state.aperti.lastIndexOf(nome);
  if (at === -1) return;
  state.aperti.length = at;
  if (nome === 'STMTTRN') closeMovimento(state);
  else if (nome === 'LEDGERBAL') closeSaldo(state, riga);
  else if (ESTRATTI.has(nome)) closePage(state);
}

function take(state: Stato, { nome, valore }: OfxTag): void {
  const { pagina, movimento, aperti } = state;
  const where = aperti.at(-1) ?? '';
  if (!pagina) return;
  if (where === 'LEDGERBAL') state.saldo.set(nome, valore);
  else if (CONTI.has(where) && nome === 'ACCTID' && !movimento) pagina.conto = valore;
  else if (nome === 'CURDEF') pagina.divisa = /^[A-Z]{3}$/.exec(valore)?.[0] ?? null;
  else if (movimento) {
    const key = INSIDE.has(where) ? `${where}.${nome}` : nome;
    if (!movimento.valori.has(key)) movimento.valori.set(key, valore);
  }
}

const UNCLOSED =
  'Il file finisce senza la sua chiusura (</OFX>): può essere troncato, e altre righe possono mancare.';
const CUT = 'Il file finisce a metà del movimento';

function* read(blocks: Iterable<TextBlock>): Generator<number, NativeOutcome> {
  let text = '';
  let byte = 0;
  for (const block of blocks) {
    text += block.testo;
    byte = block.fatto;
  }
  const state: Stato = {
    pagine: [],
    notices: [],
    pagina: null,
    aperti: [],
    movimento: null,
    saldo: new Map(),
    titles: [],
    doubts: new OfxDoubts(),
  };
  let step = PASSO;
  for (const sign of readTags(text)) {
    if (sign.tipo === 'chiude') close(state, sign);
    else if (NOTI.has(sign.nome)) open(state, sign);
    else if (sign.valore !== '') take(state, sign);
    if (sign.at > step) {
      yield Math.floor((byte * sign.at) / text.length);
      step = sign.at + PASSO;
    }
  }
  const { pagina, movimento } = state;
  if (!/<\/OFX\s*>\s*$/i.test(text)) {
    state.notices.push(UNCLOSED);
    // What it lacks may be a part of its amount.
    if (pagina && movimento) refuseMovimento(pagina, makeScartata(movimento.riga, 'STMTTRN', '', CUT));
    state.movimento = null;
  }
  closePage(state);
  const { pagine, titles, notices, doubts } = state;
  notices.push(...doubts.describe());
  if (titles.length > 0) {
    notices.push(
      `${titles.length === 1 ? 'Un’operazione su titoli' : `${titles.length} operazioni su titoli`} (dalla riga ${titles[0]}) non ${titles.length === 1 ? 'è letta' : 'sono lette'}: ${titles.length === 1 ? 'non è un movimento' : 'non sono movimenti'} di conto.`,
    );
  }
  return { tipo: 'letto', nome: 'OFX', pagine, notices, righe_file: countLines(text) };
}

function countLines(text: string): number {
  let lines = text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

export const ofxReader: NativeReader = {
  formato: 'ofx',
  recognises: (start) => /^\s*(?:OFXHEADER\s*:|<)/.test(start) && /OFXHEADER|<OFX>/i.test(start),
  read,
};
