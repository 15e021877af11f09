/** OFX 1.x and 2.x (and QFX, the same under another name): bank, card and investment cash statements. */
import type { BloccoTesto } from '../encoding.ts';
import {
  createPagina,
  refuseMovimento,
  splitDivise,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
} from '../native.ts';
import { parseOfxGiorno, parseOfxImporto, readOfxMovimento, type TagValues } from './movimento.ts';
import { readTags, type OfxTag } from './tags.ts';

const ESTRATTI = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const CONTI = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM']);
/** Aggregates inside a movement whose values are told from its own. */
const DENTRO = new Set(['BANKACCTTO', 'CCACCTTO', 'PAYEE', 'CURRENCY', 'ORIGCURRENCY', 'IMAGEDATA']);
const NOTI = new Set([
  ...ESTRATTI,
  ...CONTI,
  ...DENTRO,
  'STMTTRN',
  'LEDGERBAL',
  'AVAILBAL',
  'INVTRAN',
  'INVTRANLIST',
]);

/** Characters between two signs of life. */
const PASSO = 1 << 18;

interface Stato {
  pagine: PaginaNativa[];
  avvisi: string[];
  pagina: PaginaNativa | null;
  /** Known aggregates that are open, outermost first. */
  aperti: string[];
  movimento: { riga: number; valori: TagValues } | null;
  saldo: TagValues;
  /** Lines of security trades, which are not movements of the account. */
  titoli: number[];
}

function chiudiMovimento(stato: Stato): void {
  const { pagina, movimento } = stato;
  stato.movimento = null;
  if (!pagina || !movimento) return;
  const letto = readOfxMovimento(movimento.valori, movimento.riga, pagina.divisa);
  if ('riga' in letto) pagina.righe.push(letto.riga);
  else refuseMovimento(pagina, letto.scartata);
}

function chiudiSaldo({ pagina, saldo }: Stato, riga: number): void {
  const importo = parseOfxImporto(saldo.get('BALAMT') ?? '');
  if (pagina && !Number.isNaN(importo)) {
    pagina.finale = { importo, data: parseOfxGiorno(saldo.get('DTASOF') ?? ''), riga, intermedio: false };
  }
  saldo.clear();
}

function chiudiPagina(stato: Stato): void {
  chiudiMovimento(stato);
  if (stato.pagina) stato.pagine.push(...splitDivise(stato.pagina));
  stato.pagina = null;
}

function apri(stato: Stato, { nome, riga }: OfxTag): void {
  if (ESTRATTI.has(nome)) {
    chiudiPagina(stato);
    stato.pagina = createPagina(riga);
    stato.aperti = [];
  } else if (nome === 'STMTTRN') {
    chiudiMovimento(stato);
    stato.movimento = { riga, valori: new Map() };
  } else if (nome === 'INVTRAN') stato.titoli.push(riga);
  stato.aperti.push(nome);
}

function chiudi(stato: Stato, { nome, riga }: OfxTag): void {
  const at = stato.aperti.lastIndexOf(nome);
  if (at === -1) return;
  stato.aperti.length = at;
  if (nome === 'STMTTRN') chiudiMovimento(stato);
  else if (nome === 'LEDGERBAL') chiudiSaldo(stato, riga);
  else if (ESTRATTI.has(nome)) chiudiPagina(stato);
}

function prendi(stato: Stato, { nome, valore }: OfxTag): void {
  const { pagina, movimento, aperti } = stato;
  const dove = aperti.at(-1) ?? '';
  if (!pagina) return;
  if (dove === 'LEDGERBAL') stato.saldo.set(nome, valore);
  else if (CONTI.has(dove) && nome === 'ACCTID' && !movimento) pagina.conto = valore;
  else if (nome === 'CURDEF') pagina.divisa = /^[A-Z]{3}$/.exec(valore)?.[0] ?? null;
  else if (movimento) {
    const chiave = DENTRO.has(dove) ? `${dove}.${nome}` : nome;
    if (!movimento.valori.has(chiave)) movimento.valori.set(chiave, valore);
  }
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  let testo = '';
  let byte = 0;
  for (const blocco of blocchi) {
    testo += blocco.testo;
    byte = blocco.fatto;
  }
  const stato: Stato = {
    pagine: [],
    avvisi: [],
    pagina: null,
    aperti: [],
    movimento: null,
    saldo: new Map(),
    titoli: [],
  };
  let passo = PASSO;
  for (const segno of readTags(testo)) {
    if (segno.tipo === 'chiude') chiudi(stato, segno);
    else if (NOTI.has(segno.nome)) apri(stato, segno);
    else if (segno.valore !== '') prendi(stato, segno);
    if (segno.at > passo) {
      yield Math.floor((byte * segno.at) / testo.length);
      passo = segno.at + PASSO;
    }
  }
  chiudiPagina(stato);
  const { pagine, titoli, avvisi } = stato;
  if (titoli.length > 0) {
    avvisi.push(
      `${titoli.length === 1 ? 'Un’operazione su titoli' : `${titoli.length} operazioni su titoli`} (dalla riga ${titoli[0]}) non ${titoli.length === 1 ? 'è letta' : 'sono lette'}: ${titoli.length === 1 ? 'non è un movimento' : 'non sono movimenti'} di conto.`,
    );
  }
  return { tipo: 'letto', nome: 'OFX', pagine, avvisi, righe_file: contaLinee(testo) };
}

function contaLinee(testo: string): number {
  let linee = testo.endsWith('\n') ? 0 : 1;
  for (let at = testo.indexOf('\n'); at !== -1; at = testo.indexOf('\n', at + 1)) linee++;
  return linee;
}

export const lettoreOfx: LettoreNativo = {
  formato: 'ofx',
  riconosce: (inizio) => /^\s*(?:OFXHEADER\s*:|<)/.test(inizio) && /OFXHEADER|<OFX>/i.test(inizio),
  leggi,
};
