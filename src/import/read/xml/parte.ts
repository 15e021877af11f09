/** The XML parts of a workbook, streamed: elements by local name, never an entity expanded nor a document fetched. */
import { SaxesParser } from 'saxes';
import { ErroreLettura } from '../errore.ts';
import { MAX_CELLA } from '../limiti.ts';
import { danneggiato, estrai, type ParteZip } from '../zip.ts';

export type Attributi = Readonly<Record<string, string>>;

/** What happens at each element; names come without their prefix. */
export interface Eventi {
  apri: (nome: string, attributi: Attributi) => void;
  testo: (testo: string) => void;
  chiudi: (nome: string) => void;
}

/** Characters at the start of a name that belong to its prefix (`x:row`). */
function locale(nome: string): string {
  const colon = nome.indexOf(':');
  return colon === -1 ? nome : nome.slice(colon + 1);
}

/** Levels of elements: a workbook has fewer than ten. */
const MAX_PROFONDITA = 100;
/** Characters between two tags. */
const MAX_TESTO = MAX_CELLA * 32;

/**
 * Parses a part; yields after each piece, so that the caller may hand on what it has got meanwhile.
 * @throws ErroreLettura `file_danneggiato` when it is not well formed or declares a DTD, which no workbook does
 */
export function* leggiXml(bytes: Uint8Array, parte: ParteZip, eventi: Eventi): Generator<void> {
  const decoder = new TextDecoder();
  const parser = createParser(eventi);
  try {
    for (const piece of estrai(bytes, parte)) {
      parser.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof ErroreLettura ? error : danneggiato(error);
  }
  yield;
}

/** A small part, read in one go. */
export function leggiTuttoXml(bytes: Uint8Array, parte: ParteZip, eventi: Eventi): void {
  const passi = leggiXml(bytes, parte, eventi);
  while (passi.next().done !== true);
}

function createParser({ apri, testo, chiudi }: Eventi): SaxesParser<{ position: false; xmlns: false }> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw danneggiato();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAX_PROFONDITA) throw danneggiato();
    apri(locale(name), attributes);
  });
  const onText = (text: string): void => {
    if (text.length > MAX_TESTO) throw danneggiato();
    testo(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => {
    depth--;
    chiudi(locale(name));
  });
  return parser;
}
