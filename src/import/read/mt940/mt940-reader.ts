/** MT940 (customer statement) and MT942 (interim report), with or without the SWIFT envelope. */
import type { BloccoTesto } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  createScartata,
  refuseMovimento,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
} from '../native.ts';
import { readFields, type MtField } from './fields.ts';
import { parseField86 } from './details86.ts';
import { ATTESA, parseLine61, type Riga61 } from './line61.ts';
import { parseMtConto, parseMtSaldo, type SaldoMt } from './values.ts';

/** The movement that an `:86:` would tell of: it becomes a row when another field follows. */
interface Movimento {
  riga: number;
  letta: Riga61;
  /** The lines of its `:86:`. */
  dettagli: string[];
}

/** One message being read. */
interface Messaggio {
  pagina: PaginaNativa;
  /** Of `:90D:` and `:90C:`. */
  contati: number[];
  corrente: Movimento | null;
}

const SALDI = new Set(['60F', '60M', '62F', '62M']);

/** Currency of a message without balances (MT942): that of its floor limit. */
const LIMITE = /^([A-Z]{3})/;

function prendiSaldo({ pagina }: Messaggio, { tag, linee, riga }: MtField, avvisi: string[]): void {
  const saldo: SaldoMt | null = parseMtSaldo(linee[0] ?? '', riga, tag.endsWith('M'));
  if (!saldo) {
    avvisi.push(`Riga ${riga}: il saldo del campo :${tag}: non si legge, la quadratura non ne tiene conto.`);
    return;
  }
  pagina.divisa ??= saldo.divisa;
  if (tag.startsWith('60')) pagina.iniziale ??= saldo;
  else pagina.finale = saldo;
}

function leggiMovimento({ pagina }: Messaggio, { linee, riga }: MtField): Movimento | null {
  const letta = parseLine61(linee);
  if (typeof letta !== 'string') return { riga, letta, dettagli: [] };
  const scartata = createScartata(riga, ':61:', linee[0] ?? '', letta);
  if (letta === ATTESA) pagina.scartate.push(scartata);
  else refuseMovimento(pagina, scartata);
  return null;
}

/** Of a row whose currency is not known yet: the balance that names it may come after. */
const DA_DIRE = '';

/** Nearly every description has nothing to be added to it. */
function conParola(testo: string, parola: string): string {
  if (parola === '') return testo;
  return testo === '' ? parola : `${testo} ${parola}`;
}

function chiudiMovimento(messaggio: Messaggio): void {
  const { pagina, corrente } = messaggio;
  if (!corrente) return;
  messaggio.corrente = null;
  const { riga, letta, dettagli } = corrente;
  const parole = parseField86(dettagli);
  const supplemento = parole.descrizione.includes(letta.supplemento) ? '' : letta.supplemento;
  pagina.righe.push(
    createRiga({
      riga,
      data: letta.data,
      data_valuta: letta.data_valuta,
      importo: letta.importo,
      divisa: pagina.divisa ?? DA_DIRE,
      causale: parole.causale || letta.tipo,
      descrizione: conParola(conParola(parole.descrizione, supplemento), letta.storno ? 'Storno' : ''),
      ragione_sociale: parole.ragione_sociale,
      iban_controparte: parole.iban,
      riferimento: parole.riferimento || letta.riferimento,
    }),
  );
}

function prendi(messaggio: Messaggio, campo: MtField, avvisi: string[]): void {
  const { pagina } = messaggio;
  const { tag, linee } = campo;
  if (tag === '86' || tag === 'NS') {
    messaggio.corrente?.dettagli.push(...linee);
    return;
  }
  chiudiMovimento(messaggio);
  if (tag === '61') messaggio.corrente = leggiMovimento(messaggio, campo);
  else if (SALDI.has(tag)) prendiSaldo(messaggio, campo, avvisi);
  else if (tag === '25') {
    if (pagina.conto === null) pagina.conto = parseMtConto(linee[0] ?? '');
    else avvisi.push(`Riga ${campo.riga}: un secondo campo :25: nello stesso estratto, non letto.`);
  } else if (tag === '28' || tag === '28C') pagina.numero = (linee[0] ?? '').trim() || null;
  else if (tag === '34F') pagina.divisa ??= LIMITE.exec(linee[0] ?? '')?.[1] ?? null;
  else if (tag === '90D' || tag === '90C') {
    const contati = /^\d{1,5}/.exec(linee[0] ?? '')?.[0];
    if (contati !== undefined) messaggio.contati.push(Number(contati));
  }
}

function chiudi(messaggio: Messaggio): PaginaNativa {
  const { pagina, contati } = messaggio;
  chiudiMovimento(messaggio);
  for (const riga of pagina.righe) if (riga.divisa === DA_DIRE) riga.divisa = pagina.divisa ?? 'EUR';
  if (contati.length > 0) pagina.dichiarati = contati.reduce((somma, numero) => somma + numero, 0);
  return pagina;
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: Messaggio | null = null;
  let interim = false;
  const righe_file = yield* readFields(blocchi, (campo) => {
    const nuovo =
      campo?.tag === '20' || (campo?.tag.startsWith('60') === true && aperto?.pagina.finale != null);
    if (aperto && (campo === null || nuovo)) {
      pagine.push(chiudi(aperto));
      aperto = null;
    }
    if (campo === null) return;
    interim ||= campo.tag === '34F' || campo.tag === '13D';
    aperto ??= { pagina: createPagina(campo.riga), contati: [], corrente: null };
    prendi(aperto, campo, avvisi);
  });
  return { tipo: 'letto', nome: interim ? 'MT942' : 'MT940', pagine, avvisi, righe_file };
}

/** A field of the standard at a line's start; control characters are those `fields.ts` drops. */
// oxlint-disable-next-line no-control-regex
const CAMPO = /^[\u0001-\u0009\u000b-\u001f]*(?:\{[^\n]*\{4:)?:(20|25|28C?|60[FM]|61|62[FM]|34F|13D):\S/;

/** The file starts with a field, or two different ones start its lines: one alone may be a time in a text. */
function riconosce(inizio: string): boolean {
  // Every file is asked, and few have a colon on any line.
  if (!inizio.includes(':')) return false;
  const linee = inizio.split('\n');
  const tag = new Set<string>();
  for (const linea of linee) {
    const nome = linea.includes(':') ? CAMPO.exec(linea)?.[1] : undefined;
    if (nome !== undefined) tag.add(nome);
  }
  return tag.size > 1 || CAMPO.test(linee.find((linea) => linea.trim() !== '') ?? '');
}

export const lettoreMt940: LettoreNativo = { formato: 'mt940', riconosce, leggi };
