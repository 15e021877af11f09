/**
 * XML as nearly every file writes it: a declaration, elements, attributes, text and the five references that every parser
 * knows. Whatever is not surely that is left where it stands, to be read with all the care of a whole parser.
 */
import type { Attributi } from './nomi.ts';
import { risolvi } from './riferimenti.ts';
import { createLettoreTag, INCOMPLETO, INSOLITO } from './tag.ts';

/** What happens at each element; names come without their prefix. */
export interface EventiElementi {
  apri: (nome: string, attributi: Attributi) => void;
  /** All the characters between two tags, within the root. */
  testo: (testo: string) => void;
  chiudi: (nome: string) => void;
}

/** The plain reading of one document, block after block. */
export interface LettorePiano {
  /** Names of the open elements as written, the innermost last. */
  readonly aperti: readonly string[];
  /** True once the root was opened. */
  iniziato: () => boolean;
  /** Characters of the last text that were read. */
  letti: () => number;
  /** Line of the place reached; within an event, that of its last character. */
  riga: () => number;
  /** True when the last character read ends a line. */
  aCapo: () => boolean;
  /**
   * Reads from a place on, as far as tags go that are whole: the rest is to be read again with what follows.
   * False before something that is not plain: nothing of it was read.
   */
  leggi: (testo: string, da: number) => boolean;
}

const TAB = 9;
const A_CAPO = 10;
const SPAZIO = 32;
const E_COMMERCIALE = 38;
const BARRA = 47;
const MINORE = 60;
const MAGGIORE = 62;
/** From here on characters are written by two codes, or are none. */
const SURROGATI = 0xd800;

/** Characters that say nothing but themselves: 1 for each. */
const MUTI = Uint8Array.from({ length: 128 }, (_, code) =>
  code === TAB || (code >= SPAZIO && code !== E_COMMERCIALE && code !== MINORE && code !== MAGGIORE) ? 1 : 0,
);

/** The declaration, comments, and then the root. */
const PROLOGO =
  /^(?:<\?xml[ \t\n]+version=(["'])1\.0\1(?:[ \t\n]+encoding=(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?:[ \t\n]+standalone=(["'])(?:yes|no)\3)?[ \t\n]*\?>)?(?:[ \t\n]|\r\n)*(?:<!--(?:[\t\n -,.-\ud7ff]|-(?!-))*-->(?:[ \t\n]|\r\n)*)*(?=<[A-Za-z_])/;

const isBianco = (testo: string): boolean => /^[ \t\n]*$/.test(testo);

const countACapi = (testo: string): number => testo.split('\n').length - 1;

export function createLettorePiano(eventi: EventiElementi): LettorePiano {
  const aperti: string[] = [];
  const locali: string[] = [];
  const tag = createLettoreTag();
  let testo = '';
  let posto = 0;
  let riga = 1;
  let iniziato = false;
  /** What was seen in the text last gone through. */
  let aCapi = 0;
  let riferimenti = false;

  /** The place of the next tag, or INCOMPLETO; INSOLITO where the characters before it are not plain. */
  function fineTesto(): number {
    let at = posto;
    aCapi = 0;
    riferimenti = false;
    for (;;) {
      const code = testo.charCodeAt(at);
      if (code < 128) {
        if (MUTI[code] !== 1) {
          if (code === MINORE) return at;
          if (code === A_CAPO) aCapi++;
          else if (code === E_COMMERCIALE) riferimenti = true;
          // An end of CDATA is none there.
          else if (code !== MAGGIORE || testo.startsWith(']]', at - 2)) return INSOLITO;
        }
      } else if (!(code < SURROGATI)) return at < testo.length ? INSOLITO : INCOMPLETO;
      at++;
    }
  }

  /** Tells the characters up to a place; false when they are not plain. */
  function leggiTesto(fino: number): boolean {
    const tratto = testo.slice(posto, fino);
    const detto = riferimenti ? risolvi(tratto) : tratto;
    if (detto === null || (aperti.length === 0 && !isBianco(tratto))) return false;
    posto = fino;
    riga += aCapi;
    if (aperti.length > 0) eventi.testo(detto);
    return true;
  }

  function apri(): number {
    const dopo = tag.apri(testo, posto);
    if (dopo < 0) return dopo;
    if (iniziato && aperti.length === 0) return INSOLITO;
    iniziato = true;
    posto = dopo;
    riga += tag.aCapi();
    const { scritto, locale } = tag.nome();
    eventi.apri(locale, tag.attributi());
    if (tag.vuoto()) eventi.chiudi(locale);
    else {
      aperti.push(scritto);
      locali.push(locale);
    }
    return dopo;
  }

  function chiudi(): number {
    const ultimo = aperti.length - 1;
    const dopo = ultimo === -1 ? INSOLITO : tag.chiudi(testo, posto, aperti[ultimo] ?? '');
    if (dopo < 0) return dopo;
    posto = dopo;
    riga += tag.aCapi();
    eventi.chiudi(locali[ultimo] ?? '');
    aperti.pop();
    locali.pop();
    return dopo;
  }

  /** The declaration and comments; false when no root follows them. */
  function leggiPrologo(): boolean {
    const inizio = PROLOGO.exec(testo.slice(posto))?.[0];
    if (inizio === undefined) return false;
    posto += inizio.length;
    riga += countACapi(inizio);
    return true;
  }

  return {
    aperti,
    iniziato: () => iniziato,
    letti: () => posto,
    riga: () => riga,
    aCapo: () => testo.charCodeAt(posto - 1) === A_CAPO,
    leggi(nuovo, da) {
      testo = nuovo;
      posto = da;
      if (!iniziato && !leggiPrologo()) return false;
      for (;;) {
        const fine = fineTesto();
        if (fine === INSOLITO) return false;
        if (fine === INCOMPLETO) return aperti.length > 0 || leggiTesto(testo.length);
        if (fine > posto && !leggiTesto(fine)) return false;
        const dopo = testo.charCodeAt(fine + 1) === BARRA ? chiudi() : apri();
        if (dopo < 0) return dopo === INCOMPLETO;
      }
    },
  };
}
