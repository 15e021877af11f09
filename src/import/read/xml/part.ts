/** The XML parts of a workbook, streamed: elements by local name, never an entity expanded nor a document fetched. */
import { ErroreLettura } from '../error.ts';
import { MAX_CELLA } from '../limits.ts';
import { refuseDamaged, extractPart, type ParteZip } from '../zip.ts';
import { createElementReader, type EventiElementi, type EventiXml } from './elements.ts';

export type { Attributi } from './elements.ts';
/** What happens at each element; names come without their prefix. */
export type Eventi = EventiElementi;

/** Levels of elements: a workbook has fewer than ten. */
const MAX_PROFONDITA = 100;
/** Characters between two tags. */
const MAX_TESTO = MAX_CELLA * 32;

/**
 * Parses a part; yields after each piece, so that the caller may hand on what it has got meanwhile.
 * @throws ErroreLettura `file_danneggiato` when it is not well formed or declares a DTD, which no workbook does
 */
export function* readXmlPart(bytes: Uint8Array, parte: ParteZip, eventi: Eventi): Generator<void> {
  yield* readXmlTexts(decodifica(extractPart(bytes, parte)), eventi);
}

function* decodifica(pezzi: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder();
  for (const pezzo of pezzi) yield decoder.decode(pezzo, { stream: true });
  yield decoder.decode();
}

/** The same of a document that comes as text. */
export function* readXmlTexts(testi: Iterable<string>, eventi: Eventi): Generator<void> {
  const lettore = createElementReader(createEventi(eventi));
  try {
    for (const testo of testi) {
      lettore.scrivi(testo);
      yield;
    }
    lettore.chiudi();
  } catch (error) {
    throw error instanceof ErroreLettura ? error : refuseDamaged(error);
  }
  yield;
}

/** A small part, read in one go. */
export function readWholeXml(bytes: Uint8Array, parte: ParteZip, eventi: Eventi): void {
  const passi = readXmlPart(bytes, parte, eventi);
  while (passi.next().done !== true);
}

/** The same events, within the limits. */
function createEventi({ apri, testo, chiudi }: Eventi): EventiXml {
  let depth = 0;
  return {
    apri(nome, attributi) {
      if (++depth > MAX_PROFONDITA) throw refuseDamaged();
      apri(nome, attributi);
    },
    testo(tratto) {
      if (tratto.length > MAX_TESTO) throw refuseDamaged();
      testo(tratto);
    },
    chiudi(nome) {
      depth--;
      chiudi(nome);
    },
    doctype() {
      throw refuseDamaged();
    },
    errore(causa) {
      throw refuseDamaged(causa);
    },
  };
}
