/**
 * Elements of XML, block after block, by saxes. It knows the five entities and no more: a DOCTYPE is refused before it can
 * mean anything, so nothing is expanded or fetched.
 */
import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string>>;

/** What happens at each element; names come without their prefix: banks choose their own. */
export interface ElementEvents {
  open: (name: string, attributes: Attributes) => void;
  /** The characters between two tags, within the root; what stands in CDATA by itself. */
  testo: (text: string) => void;
  close: (name: string) => void;
}

export interface EventiXml extends ElementEvents {
  /** Throws, as the other does: a text with a DOCTYPE is read no further. */
  doctype: () => never;
  /** The text is not well-formed XML. @param cause what is wrong with it, in English */
  error: (cause: Error) => never;
}

interface ElementReader {
  /** Line of the place reached; within an event, that of its last character. */
  riga: () => number;
  /** True when the last character read ends a line. */
  aCapo: () => boolean;
  write: (text: string) => void;
  /** After the last block: what was opened must be closed. */
  close: () => void;
}

const locale = (name: string): string => name.slice(name.indexOf(':') + 1);

export function createElementReader(events: EventiXml): ElementReader {
  const parser = new SaxesParser({ position: true, xmlns: false });
  let stillOpen = 0;
  // Programs leave blanks before the XML declaration, where the standard allows none: they say nothing.
  let begun = false;
  let blankLines = 0;
  const skipBlanks = (block: string): string => {
    const rest = block.trimStart();
    begun = rest !== '';
    blankLines += block.slice(0, block.length - rest.length).split('\n').length - 1;
    return rest;
  };
  const text = (stretch: string): void => {
    if (stillOpen > 0) events.testo(stretch);
  };
  parser.on('error', events.error);
  parser.on('doctype', events.doctype);
  parser.on('opentag', ({ name, attributes }) => {
    stillOpen++;
    events.open(locale(name), attributes);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    stillOpen--;
    events.close(locale(name));
  });
  return {
    riga: () => parser.line + blankLines,
    aCapo: () => parser.column === 0 && parser.line > 1,
    write: (block) => void parser.write(begun ? block : skipBlanks(block)),
    close: () => void parser.close(),
  };
}
