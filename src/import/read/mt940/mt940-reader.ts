/** MT940 (customer statement) and MT942 (interim report), with or without the SWIFT envelope. */
import type { TextBlock } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  makeScartata,
  refuseMovimento,
  type NativeOutcome,
  type NativeReader,
  type NativePage,
} from '../native.ts';
import { readFields, type MtField } from './fields.ts';
import { parseField86 } from './details86.ts';
import { parseLine61, type Riga61 } from './line61.ts';
import { parseMtConto, parseMtSaldo, parseMtSomma, type SaldoMt } from './values.ts';

/** The movement that an `:86:` would tell of: it becomes a row when another field follows. */
interface Movimento {
  riga: number;
  letta: Riga61;
  /** The lines of its `:86:`. */
  dettagli: string[];
}

/** One message being read. */
interface Messaggio {
  pagina: NativePage;
  current: Movimento | null;
}

const SALDI = new Set(['60F', '60M', '62F', '62M']);

/** Currency of a message without balances (MT942): that of its floor limit. */
const LIMITE = /^([A-Z]{3})/;

function takeSaldo({ pagina }: Messaggio, { tag, lines, riga }: MtField, notices: string[]): void {
  const saldo: SaldoMt | null = parseMtSaldo(lines[0] ?? '', riga, tag.endsWith('M'));
  if (!saldo) {
    notices.push(`Riga ${riga}: il saldo del campo :${tag}: non si legge, la quadratura non ne tiene conto.`);
    return;
  }
  pagina.divisa ??= saldo.divisa;
  if (saldo.divisa !== null && saldo.divisa !== pagina.divisa) {
    notices.push(
      `Riga ${riga}: il saldo del campo :${tag}: è in ${saldo.divisa}, l’estratto in ${pagina.divisa}: la quadratura non ne tiene conto.`,
    );
    return;
  }
  if (tag.startsWith('60')) pagina.iniziale ??= saldo;
  else pagina.finale = saldo;
}

function readMovimento({ pagina }: Messaggio, { lines, riga }: MtField): Movimento | null {
  const letta = parseLine61(lines);
  const refuse = (reason: string) => makeScartata(riga, ':61:', lines[0] ?? '', reason);
  if (typeof letta === 'string') refuseMovimento(pagina, refuse(letta));
  else if (letta.attesa) {
    pagina.scartate.push(refuse('Operazione attesa, non ancora contabilizzata'));
    pagina.sospesi.push(letta.importo);
  } else return { riga, letta, dettagli: [] };
  return null;
}

/** Of a row whose currency is not known yet: the balance that names it may come after. */
const DA_DIRE = '';

/** Nearly every description has nothing to be added to it. */
function withWord(text: string, word: string): string {
  if (word === '') return text;
  return text === '' ? word : `${text} ${word}`;
}

function closeMovimento(message: Messaggio): void {
  const { pagina, current } = message;
  if (!current) return;
  message.current = null;
  const { riga, letta, dettagli } = current;
  const words = parseField86(dettagli);
  const supplement = words.descrizione.includes(letta.supplemento) ? '' : letta.supplemento;
  pagina.righe.push(
    createRiga({
      riga,
      data: letta.data,
      data_valuta: letta.data_valuta,
      importo: letta.importo,
      divisa: pagina.divisa ?? DA_DIRE,
      causale: words.causale || letta.tipo,
      descrizione: withWord(withWord(words.descrizione, supplement), letta.storno ? 'Storno' : ''),
      ragione_sociale: words.ragione_sociale,
      iban_controparte: words.iban,
      riferimento: words.riferimento || letta.riferimento,
    }),
  );
}

function take(message: Messaggio, field: MtField, notices: string[]): void {
  const { pagina } = message;
  const { tag, lines } = field;
  if (tag === '86' || tag === 'NS') {
    message.current?.dettagli.push(...lines);
    return;
  }
  closeMovimento(message);
  if (tag === '61') message.current = readMovimento(message, field);
  else if (SALDI.has(tag)) takeSaldo(message, field, notices);
  else if (tag === '25') {
    if (pagina.conto === null) pagina.conto = parseMtConto(lines[0] ?? '');
    else notices.push(`Riga ${field.riga}: un secondo campo :25: nello stesso estratto, non letto.`);
  } else if (tag === '28' || tag === '28C') pagina.numero = (lines[0] ?? '').trim() || null;
  else if (tag === '34F') pagina.divisa ??= LIMITE.exec(lines[0] ?? '')?.[1] ?? null;
  else if (tag === '90D' || tag === '90C')
    pagina.dichiarati.push(...parseMtSomma(lines[0] ?? '', tag === '90C' ? 'entrate' : 'uscite'));
}

function close(message: Messaggio): NativePage {
  const { pagina } = message;
  closeMovimento(message);
  for (const riga of pagina.righe) if (riga.divisa === DA_DIRE) riga.divisa = pagina.divisa ?? 'EUR';
  return pagina;
}

/** A customer statement always has its closing balance (SWIFT, MT940 format specifications, field 62a). */
const UNCLOSED =
  'Manca il saldo di chiusura (campo :62F:), che un estratto ha sempre: il file può essere troncato, e altre righe possono mancare.';

function* read(blocks: Iterable<TextBlock>): Generator<number, NativeOutcome> {
  const pagine: NativePage[] = [];
  const notices: string[] = [];
  let opened: Messaggio | null = null;
  let interim = false;
  const righe_file = yield* readFields(blocks, (field) => {
    // After a closing balance another account begins, whether or not a message of its own does.
    const after = opened?.pagina.finale != null;
    const fresh =
      field?.tag === '20' || (after && (field?.tag === '25' || field?.tag.startsWith('60') === true));
    if (opened && (field === null || fresh)) {
      pagine.push(close(opened));
      opened = null;
    }
    if (field === null) return;
    interim ||= field.tag === '34F' || field.tag === '13D';
    opened ??= { pagina: createPagina(field.riga), current: null };
    take(opened, field, notices);
  });
  const open = pagine.filter(
    ({ iniziale, finale, conto }) => !finale && (iniziale !== null || conto !== null),
  );
  if (!interim && open.length > 0) notices.unshift(UNCLOSED);
  return { tipo: 'letto', nome: interim ? 'MT942' : 'MT940', pagine, notices, righe_file };
}

/** A field of the standard at a line's start; control characters are those `fields.ts` drops. */
// oxlint-disable-next-line no-control-regex
const CAMPO = /^[\u0001-\u0009\u000b-\u001f]*(?:\{[^\n]*\{4:)?:(20|25|28C?|60[FM]|61|62[FM]|34F|13D):\S/;

/** The file starts with a field, or two different ones start its lines: one alone may be a time in a text. */
function recognises(start: string): boolean {
  // Every file is asked, and few have a colon on any line.
  if (!start.includes(':')) return false;
  const lines = start.split('\n');
  const tag = new Set<string>();
  for (const line of lines) {
    const name = line.includes(':') ? CAMPO.exec(line)?.[1] : undefined;
    if (name !== undefined) tag.add(name);
  }
  return tag.size > 1 || CAMPO.test(lines.find((line) => line.trim() !== '') ?? '');
}

export const mt940Reader: NativeReader = { formato: 'mt940', recognises: recognises, read };
