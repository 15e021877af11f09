/** The XML parts of a workbook, streamed: elements by local name, never an entity expanded nor a document fetched. */
import { ReadingError } from '../error.ts';
import { MAX_CELLA } from '../limits.ts';
import { refuseDamaged, extractPart, type ParteZip } from '../zip.ts';
import { createElementReader, type ElementEvents, type EventiXml } from './elements.ts';

export type { Attributes as Attributi } from './elements.ts';
/** What happens at each element; names come without their prefix. */
export type Eventi = ElementEvents;

/** Levels of elements: a workbook has fewer than ten. */
const MAX_PROFONDITA = 100;
/** Characters between two tags. */
const MAX_TESTO = MAX_CELLA * 32;

/**
 * Parses a part; yields after each piece, so that the caller may hand on what it has got meanwhile.
 * @throws ErroreLettura `file_danneggiato` when it is not well formed or declares a DTD, which no workbook does
 */
export function* readXmlPart(bytes: Uint8Array, part: ParteZip, events: Eventi): Generator<void> {
  yield* readXmlTexts(decode(extractPart(bytes, part)), events);
}

function* decode(pieces: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder();
  for (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** The same of a document that comes as text. */
export function* readXmlTexts(texts: Iterable<string>, events: Eventi): Generator<void> {
  const reader = createElementReader(createEvents(events));
  try {
    for (const text of texts) {
      reader.write(text);
      yield;
    }
    reader.close();
  } catch (error) {
    throw error instanceof ReadingError ? error : refuseDamaged(error);
  }
  yield;
}

/** A small part, read in one go. */
export function readWholeXml(bytes: Uint8Array, part: ParteZip, events: Eventi): void {
  const steps = readXmlPart(bytes, part, events);
  while (steps.next().done !== true);
}

/** The same events, within the limits. */
function createEvents({ open, testo, close }: Eventi): EventiXml {
  let depth = 0;
  return {
    open(name, attributes) {
      if (++depth > MAX_PROFONDITA) throw refuseDamaged();
      open(name, attributes);
    },
    testo(stretch) {
      if (stretch.length > MAX_TESTO) throw refuseDamaged();
      testo(stretch);
    },
    close(name) {
      depth--;
      close(name);
    },
    doctype() {
      throw refuseDamaged();
    },
    error(cause) {
      throw refuseDamaged(cause);
    },
  };
}
