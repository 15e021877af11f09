/**
 * Elements of XML, block after block: read plainly as long as they are plain, and by saxes from the first that is not. It
 * knows the five entities and no more: a DOCTYPE is refused before it can mean anything, so nothing is expanded or fetched.
 */
import { SaxesParser } from 'saxes';
import { locale } from './nomi.ts';
import { createLettorePiano, type EventiElementi } from './piano.ts';

export interface EventiXml extends EventiElementi {
  /** Throws, as the other does: a text with a DOCTYPE is read no further. */
  doctype: () => never;
  /** The text is not well-formed XML. @param causa what is wrong with it, in English */
  errore: (causa: Error) => never;
}

export interface LettoreElementi {
  /** Line of the place reached; within an event, that of its last character. */
  riga: () => number;
  /** True when the last character read ends a line. */
  aCapo: () => boolean;
  scrivi: (testo: string) => void;
  /** After the last block: what was opened must be closed. */
  chiudi: () => void;
}

/** Characters of a text or a tag that may go on from one block to the next. */
const MAX_RESTO = 1 << 16;

type ParserIntero = SaxesParser<{ position: true; xmlns: false }>;

/** @param gia how many elements are open */
function ascolta(parser: ParserIntero, eventi: EventiXml, gia: number): void {
  let aperti = gia;
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
}

export function createLettoreElementi(eventi: EventiXml): LettoreElementi {
  const piano = createLettorePiano(eventi);
  let resto = '';
  let parser: ParserIntero | null = null;

  /** Reads what is left, and all that follows, with the whole parser: it is told what was opened. */
  function affida(): void {
    const intero = new SaxesParser({ position: true, xmlns: false });
    if (piano.iniziato()) {
      const aperti = piano.aperti.map((nome) => `<${nome}>`).join('');
      intero.write(aperti === '' ? '<x></x>' : aperti);
    }
    intero.line = piano.riga();
    ascolta(intero, eventi, piano.aperti.length);
    parser = intero;
    intero.write(resto);
  }

  /** False before something that is not plain; what is left is then `resto`. */
  function leggi(testo: string, da: number): boolean {
    const piani = piano.leggi(testo, da);
    resto = testo.slice(piano.letti());
    return piani && resto.length <= MAX_RESTO;
  }

  /** A block after what was left of the one before: the two are joined where they meet, a copy of a block takes its time. */
  function leggiDopoResto(testo: string): boolean {
    const fine = testo.indexOf('>') + 1;
    if (!leggi(resto + testo.slice(0, fine), 0)) {
      resto += testo.slice(fine);
      return false;
    }
    return resto === '' ? leggi(testo, fine) : leggi(resto + testo.slice(fine), 0);
  }

  return {
    riga: () => parser?.line ?? piano.riga(),
    aCapo: () => (parser ? parser.column === 0 && parser.line > 1 : piano.aCapo()),
    scrivi(testo) {
      if (parser) parser.write(testo);
      else if (testo !== '' && !(resto === '' ? leggi(testo, 0) : leggiDopoResto(testo))) affida();
    },
    chiudi() {
      if (!parser && (resto !== '' || piano.aperti.length > 0 || !piano.iniziato())) affida();
      parser?.close();
    },
  };
}
