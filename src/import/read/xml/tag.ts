/** The tags of XML as nearly every file writes them: names of ASCII letters, attributes in quotes. */
import { cresci, createNomi, makeNome, SENZA_ATTRIBUTI, type Attributi, type Nome } from './nomi.ts';
import { risolvi } from './riferimenti.ts';

/** The text ends before the tag does. */
export const INCOMPLETO = -1;
/** What stands there is not plain, or not a tag. */
export const INSOLITO = -2;

/** Each of the two answers the place after the tag, or one of the above. */
export interface LettoreTag {
  /** The tag that opens an element at a place; the others then tell of it. */
  apri: (testo: string, da: number) => number;
  nome: () => Nome;
  attributi: () => Attributi;
  /** The element ends with its own tag. */
  vuoto: () => boolean;
  /** The tag that closes the element of that name. */
  chiudi: (testo: string, da: number, scritto: string) => number;
  /** Line ends within the tag last read. */
  aCapi: () => number;
}

const TAB = 9;
const A_CAPO = 10;
const SPAZIO = 32;
const VIRGOLETTE = 34;
const E_COMMERCIALE = 38;
const APICE = 39;
const BARRA = 47;
const MINORE = 60;
const UGUALE = 61;
const MAGGIORE = 62;
/** From here on characters are written by two codes, or are none. */
const SURROGATI = 0xd800;

/** Of each character of a name: 1 where it may only follow, `INIZIA` where it may start it too. */
const INIZIA = 2;
const DI_NOME = makeDiNome();

function makeDiNome(): Uint8Array {
  const tipi = new Uint8Array(128);
  for (const char of '-.0123456789') tipi[char.charCodeAt(0)] = 1;
  for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:')
    tipi[char.charCodeAt(0)] = INIZIA;
  return tipi;
}

/** True for the one of a place past the end too. */
const isFineNome = (code: number): boolean => !(code < 128) || DI_NOME[code] === 0;

/** What a place answers that does not hold what a tag has there. */
const manca = (testo: string, at: number): number => (at < testo.length ? INSOLITO : INCOMPLETO);

export function createLettoreTag(): LettoreTag {
  const nomi = createNomi();
  /** That of the element last opened, and the one last read. */
  let nome = makeNome('');
  let trovato = nome;
  let attributi = SENZA_ATTRIBUTI;
  let valore = '';
  let vuoto = false;
  let aCapi = 0;

  /** The first place from here that is no space. */
  function dopoSpazi(testo: string, da: number): number {
    let at = da;
    for (let code = testo.charCodeAt(at); ; code = testo.charCodeAt(++at)) {
      if (code === A_CAPO) aCapi++;
      else if (code !== SPAZIO && code !== TAB) return at;
    }
  }

  /** After the name at a place. @param atteso the one that is most likely there */
  function leggiNome(testo: string, da: number, atteso: Nome | null): number {
    if (atteso !== null && testo.startsWith(atteso.scritto, da)) {
      const fine = da + atteso.scritto.length;
      const dopo = testo.charCodeAt(fine);
      if (isFineNome(dopo) && dopo < 128) {
        trovato = atteso;
        return fine;
      }
    }
    let at = da;
    let code = testo.charCodeAt(at);
    if (isFineNome(code) || DI_NOME[code] !== INIZIA) return manca(testo, at);
    let chiave = 0;
    while (!isFineNome(code)) {
      chiave = cresci(chiave, code);
      code = testo.charCodeAt(++at);
    }
    if (at >= testo.length) return INCOMPLETO;
    trovato = nomi.trova(testo, da, at, chiave);
    return at;
  }

  /** After the value in quotes at a place. */
  function leggiValore(testo: string, da: number): number {
    const segno = testo.charCodeAt(da);
    if (segno !== VIRGOLETTE && segno !== APICE) return manca(testo, da);
    let at = da + 1;
    let riferimenti = false;
    for (let code = testo.charCodeAt(at); code !== segno; code = testo.charCodeAt(++at)) {
      if (!(code < SURROGATI)) return manca(testo, at);
      // Tabs and line ends within a value are spaces.
      if (code < SPAZIO || code === MINORE) return INSOLITO;
      if (code === E_COMMERCIALE) riferimenti = true;
    }
    const tratto = testo.slice(da + 1, at);
    const detto = riferimenti ? risolvi(tratto) : tratto;
    if (detto === null) return INSOLITO;
    valore = detto;
    return at + 1;
  }

  /** After one attribute, whose name and value are then known. */
  function leggiAttributo(testo: string, da: number): number {
    const fineNome = leggiNome(testo, da, null);
    if (fineNome < 0) return fineNome;
    const uguale = dopoSpazi(testo, fineNome);
    if (testo.charCodeAt(uguale) !== UGUALE) return manca(testo, uguale);
    return leggiValore(testo, dopoSpazi(testo, uguale + 1));
  }

  /** The place where the tag ends, past its attributes. */
  function leggiAttributi(testo: string, da: number): number {
    const letti: Record<string, string> = {};
    for (let at = da, quanti = 0; ; quanti++) {
      const inizio = dopoSpazi(testo, at);
      const code = testo.charCodeAt(inizio);
      if (code === MAGGIORE || code === BARRA) {
        if (quanti > 0) attributi = letti;
        if (quanti === 1 && aCapi === 0) ricorda(testo.slice(da, inizio + 1));
        return inizio;
      }
      if (inizio === at) return manca(testo, inizio);
      at = leggiAttributo(testo, inizio);
      if (at < 0) return at;
      const { scritto } = trovato;
      // Written twice, or a name that every object has.
      if (scritto in letti) return INSOLITO;
      letti[scritto] = valore;
    }
  }

  function ricorda(fonte: string): void {
    nome.fonte = fonte;
    nome.attributi = attributi;
  }

  /** Where the tag of the element just named ends; one attribute is often the same as the last time, a currency above all. */
  function fineTag(testo: string, da: number): number {
    attributi = SENZA_ATTRIBUTI;
    if (testo.charCodeAt(da) === MAGGIORE) return da;
    if (nome.fonte === '' || !testo.startsWith(nome.fonte, da)) return leggiAttributi(testo, da);
    ({ attributi } = nome);
    return da + nome.fonte.length - 1;
  }

  function apri(testo: string, da: number): number {
    aCapi = 0;
    const prima = nome;
    const fineNome = leggiNome(testo, da + 1, prima.dopo);
    if (fineNome < 0) return fineNome;
    nome = trovato;
    const fine = fineTag(testo, fineNome);
    if (fine < 0) return fine;
    prima.dopo = nome;
    vuoto = testo.charCodeAt(fine) === BARRA;
    if (!vuoto) return fine + 1;
    return testo.charCodeAt(fine + 1) === MAGGIORE ? fine + 2 : manca(testo, fine + 1);
  }

  function chiudi(testo: string, da: number, scritto: string): number {
    aCapi = 0;
    const fineNome = da + 2 + scritto.length;
    if (fineNome >= testo.length) return INCOMPLETO;
    if (!testo.startsWith(scritto, da + 2)) return INSOLITO;
    const fine = testo.charCodeAt(fineNome) === MAGGIORE ? fineNome : dopoSpazi(testo, fineNome);
    return testo.charCodeAt(fine) === MAGGIORE ? fine + 1 : manca(testo, fine);
  }

  return {
    apri,
    nome: () => nome,
    attributi: () => attributi,
    vuoto: () => vuoto,
    chiudi,
    aCapi: () => aCapi,
  };
}
