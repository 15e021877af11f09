/** MT940 (customer statement) and MT942 (interim report), with or without the SWIFT envelope. */
import type { BloccoTesto } from '../codifica.ts';
import {
  createPagina,
  createRiga,
  createScartata,
  perdi,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
} from '../nativo.ts';
import { leggiCampi, type Campo } from './campi.ts';
import { leggiDettagli86 } from './dettagli86.ts';
import { ATTESA, leggiRiga61, type Riga61 } from './riga61.ts';
import { leggiConto, leggiSaldo, type SaldoMt } from './valori.ts';

interface Movimento {
  riga: number;
  letta: Riga61;
  dettagli: string[];
}

/** One message being read. */
interface Messaggio {
  pagina: PaginaNativa;
  movimenti: Movimento[];
  /** Of `:90D:` and `:90C:`. */
  contati: number[];
  /** The movement that an `:86:` would tell of: the one it follows; null after any other field. */
  corrente: Movimento | null;
}

const SALDI = new Set(['60F', '60M', '62F', '62M']);

/** Currency of a message without balances (MT942): that of its floor limit. */
const LIMITE = /^([A-Z]{3})/;

function prendiSaldo({ pagina }: Messaggio, { tag, linee, riga }: Campo, avvisi: string[]): void {
  const saldo: SaldoMt | null = leggiSaldo(linee[0] ?? '', riga, tag.endsWith('M'));
  if (!saldo) {
    avvisi.push(`Riga ${riga}: il saldo del campo :${tag}: non si legge, la quadratura non ne tiene conto.`);
    return;
  }
  pagina.divisa ??= saldo.divisa;
  if (tag.startsWith('60')) pagina.iniziale ??= saldo;
  else pagina.finale = saldo;
}

function prendiMovimento(messaggio: Messaggio, { linee, riga }: Campo): Movimento | null {
  const letta = leggiRiga61(linee);
  if (typeof letta === 'string') {
    const scartata = createScartata(riga, ':61:', linee[0] ?? '', letta);
    if (letta === ATTESA) messaggio.pagina.scartate.push(scartata);
    else perdi(messaggio.pagina, scartata);
    return null;
  }
  const movimento = { riga, letta, dettagli: [] };
  messaggio.movimenti.push(movimento);
  return movimento;
}

function prendi(messaggio: Messaggio, campo: Campo, avvisi: string[]): void {
  const { pagina } = messaggio;
  const { tag, linee } = campo;
  if (tag === '86' || tag === 'NS') {
    messaggio.corrente?.dettagli.push(...linee);
    return;
  }
  messaggio.corrente = tag === '61' ? prendiMovimento(messaggio, campo) : null;
  if (SALDI.has(tag)) prendiSaldo(messaggio, campo, avvisi);
  else if (tag === '25') {
    if (pagina.conto === null) pagina.conto = leggiConto(linee[0] ?? '');
    else avvisi.push(`Riga ${campo.riga}: un secondo campo :25: nello stesso estratto, non letto.`);
  } else if (tag === '28' || tag === '28C') pagina.numero = (linee[0] ?? '').trim() || null;
  else if (tag === '34F') pagina.divisa ??= LIMITE.exec(linee[0] ?? '')?.[1] ?? null;
  else if (tag === '90D' || tag === '90C') {
    const contati = /^\d{1,5}/.exec(linee[0] ?? '')?.[0];
    if (contati !== undefined) messaggio.contati.push(Number(contati));
  }
}

/** The rows are made at the end: the currency may come after them. */
function chiudi({ pagina, movimenti, contati }: Messaggio): PaginaNativa {
  const divisa = pagina.divisa ?? 'EUR';
  for (const { riga, letta, dettagli } of movimenti) {
    const { tipo, supplemento, storno, ...base } = letta;
    const parole = leggiDettagli86(dettagli);
    const descrizione = [
      parole.descrizione,
      parole.descrizione.includes(supplemento) ? '' : supplemento,
      storno ? 'Storno' : '',
    ];
    pagina.righe.push(
      createRiga({
        ...base,
        riga,
        divisa,
        causale: parole.causale || tipo,
        descrizione: descrizione.filter((testo) => testo !== '').join(' '),
        ragione_sociale: parole.ragione_sociale,
        iban_controparte: parole.iban,
        riferimento: parole.riferimento || base.riferimento,
      }),
    );
  }
  if (contati.length > 0) pagina.dichiarati = contati.reduce((somma, numero) => somma + numero, 0);
  return pagina;
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: Messaggio | null = null;
  let ultimo = 0;
  let righe_file = 0;
  let interim = false;
  for (const { campo, fatto, linee } of leggiCampi(blocchi)) {
    righe_file = linee;
    if (fatto !== ultimo) yield (ultimo = fatto);
    const nuovo =
      campo?.tag === '20' || (campo?.tag.startsWith('60') === true && aperto?.pagina.finale != null);
    if (aperto && (campo === null || nuovo)) {
      pagine.push(chiudi(aperto));
      aperto = null;
    }
    if (campo === null) continue;
    interim ||= campo.tag === '34F' || campo.tag === '13D';
    aperto ??= { pagina: createPagina(campo.riga), movimenti: [], contati: [], corrente: null };
    prendi(aperto, campo, avvisi);
  }
  return { tipo: 'letto', nome: interim ? 'MT942' : 'MT940', pagine, avvisi, righe_file };
}

/** A field of the standard at a line's start; control characters are those `campi.ts` drops. */
// oxlint-disable-next-line no-control-regex
const CAMPO = /^[\u0001-\u0009\u000b-\u001f]*(?:\{[^\n]*\{4:)?:(20|25|28C?|60[FM]|61|62[FM]|34F|13D):\S/;

/** The file starts with a field, or two different ones start its lines: one alone may be a time in a text. */
function riconosce(inizio: string): boolean {
  const linee = inizio.split('\n').filter((linea) => linea.trim() !== '');
  const tag = new Set(linee.map((linea) => CAMPO.exec(linea)?.[1]).filter((nome) => nome !== undefined));
  return tag.size > 1 || CAMPO.test(linee[0] ?? '');
}

export const lettoreMt940: LettoreNativo = { formato: 'mt940', riconosce, leggi };
