/**
 * Elements of XML, block after block, by saxes. It knows the five entities and no more: a DOCTYPE is refused before it can
 * mean anything, so nothing is expanded or fetched.
 */
import { SaxesParser } from 'saxes';

export type Attributi = Readonly<Record<string, string>>;

/** What happens at each element; names come without their prefix: banks choose their own. */
export interface EventiElementi {
  apri: (nome: string, attributi: Attributi) => void;
  /** The characters between two tags, within the root; what stands in CDATA by itself. */
  testo: (testo: string) => void;
  chiudi: (nome: string) => void;
}

export interface EventiXml extends EventiElementi {
  /** Throws, as the other does: a text with a DOCTYPE is read no further. */
  doctype: () => never;
  /** The text is not well-formed XML. @param causa what is wrong with it, in English */
  errore: (causa: Error) => never;
}

export interface ElementReader {
  /** Line of the place reached; within an event, that of its last character. */
  riga: () => number;
  /** True when the last character read ends a line. */
  aCapo: () => boolean;
  scrivi: (testo: string) => void;
  /** After the last block: what was opened must be closed. */
  chiudi: () => void;
}

const locale = (nome: string): string => nome.slice(nome.indexOf(':') + 1);

export function createElementReader(eventi: EventiXml): ElementReader {
  const parser = new SaxesParser({ position: true, xmlns: false });
  let aperti = 0;
  const testo = (tratto: string): void => {
    if (aperti > 0) eventi.testo(tratto);
  };
  parser.on('error', eventi.errore);
  parser.on('doctype', eventi.doctype);
  parser.on('opentag', ({ name, attributes }) => {
    aperti++;
    eventi.apri(locale(name), attributes);
  });
  parser.on('text', testo);
  parser.on('cdata', testo);
  parser.on('closetag', ({ name }) => {
    aperti--;
    eventi.chiudi(locale(name));
  });
  return {
    riga: () => parser.line,
    aCapo: () => parser.column === 0 && parser.line > 1,
    scrivi: (block) => void parser.write(block),
    chiudi: () => void parser.close(),
  };
}
