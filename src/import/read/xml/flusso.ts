/**
 * XML as a stream of small trees. The facade over saxes, which knows the five entities and no more:
 * a DOCTYPE is refused before it can mean anything, so nothing is expanded and nothing is fetched.
 */
import { SaxesParser } from 'saxes';
import type { BloccoTesto } from '../codifica.ts';
import { ErroreLettura } from '../errore.ts';
import { MAX_NODI, MAX_PROFONDITA, MAX_RIGA } from '../limiti.ts';
import type { Nodo } from './nodo.ts';

export interface Ascolto {
  /** Local names of the elements given whole, children and all. */
  interi: ReadonlySet<string>;
  /** An element of `interi`, at its end. */
  onNodo: (nodo: Nodo) => void;
  /** Start and end of an element outside those; `riga` is its line. */
  onApri: (nome: string, riga: number) => void;
  onChiudi: (nome: string) => void;
}

/** Of every element that has none yet. */
const SENZA_FIGLI: Nodo[] = [];

/** Names are compared without their prefix: banks choose their own. */
function nomeLocale(nome: string): string {
  const at = nome.indexOf(':');
  return at === -1 ? nome : nome.slice(at + 1);
}

/**
 * Parses block after block, yielding the bytes done; answers the number of lines.
 * @throws ErroreLettura on a DOCTYPE, on XML that is not well-formed or ends early, and past the limits
 */
export function* leggiXml(blocchi: Iterable<BloccoTesto>, ascolto: Ascolto): Generator<number, number> {
  const parser = new SaxesParser({ position: true });
  ascolta(parser, ascolto);
  for (const { testo, fatto, ultimo } of blocchi) {
    parser.write(testo);
    if (ultimo) parser.close();
    yield fatto;
  }
  return parser.line;
}

function ascolta(parser: SaxesParser, { interi, onNodo, onApri, onChiudi }: Ascolto): void {
  const aperti: Nodo[] = [];
  let profondita = 0;
  let nodi = 0;
  // After `close` the parser starts again at line 1: the count kept is the last one seen.
  parser.on('error', () => {
    throw nonValido(parser.line);
  });
  parser.on('doctype', () => {
    throw new ErroreLettura(
      'xml_con_dtd',
      'Il file XML contiene una dichiarazione DOCTYPE, che un estratto conto non ha: per sicurezza non viene letto.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    const nome = nomeLocale(name);
    if (++profondita > MAX_PROFONDITA) throw troppo(`annida più di ${MAX_PROFONDITA} elementi`, parser.line);
    const padre = aperti.at(-1);
    if (!padre && !interi.has(nome)) {
      onApri(nome, parser.line);
      return;
    }
    nodi = padre ? nodi + 1 : 0;
    if (nodi > MAX_NODI) throw troppo(`ha un movimento con più di ${MAX_NODI} elementi`, parser.line);
    const nodo: Nodo = { nome, attributi: attributes, testo: '', figli: SENZA_FIGLI, riga: parser.line };
    // Most elements hold a text and nothing else: a list of their own would be as many lists.
    if (padre?.figli === SENZA_FIGLI) padre.figli = [nodo];
    else padre?.figli.push(nodo);
    aperti.push(nodo);
  });
  const aggiungi = (testo: string): void => {
    const nodo = aperti.at(-1);
    // Outside what is read there may be attachments, as long as they like: they are passed over.
    if (nodo && testo.length > MAX_RIGA)
      throw troppo(`ha un testo di più di ${MAX_RIGA} caratteri`, parser.line);
    // Indentation between elements says nothing.
    if (nodo && (testo.charCodeAt(0) > 32 || testo.trim() !== '')) nodo.testo += testo;
  };
  parser.on('text', aggiungi);
  parser.on('cdata', aggiungi);
  parser.on('closetag', ({ name }) => {
    profondita--;
    const nodo = aperti.pop();
    if (!nodo) onChiudi(nomeLocale(name));
    else if (aperti.length === 0) onNodo(nodo);
  });
}

function nonValido(riga: number): ErroreLettura {
  return new ErroreLettura(
    'xml_non_valido',
    `Il file XML è danneggiato o incompleto (riga ${riga}): scaricalo di nuovo dalla banca.`,
  );
}

function troppo(cosa: string, riga: number): ErroreLettura {
  return new ErroreLettura(
    'xml_troppo_grande',
    `Alla riga ${riga} il file XML ${cosa}: non sembra un estratto conto.`,
  );
}
