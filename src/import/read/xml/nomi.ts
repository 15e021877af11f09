/** Names of elements and attributes, each kept once: the same name is then the same text, compared at a glance. */

export type Attributi = Readonly<Record<string, string>>;

/** A name as a file writes it. */
export interface Nome {
  scritto: string;
  /** Without its prefix: banks choose their own. */
  locale: string;
  /** The one attribute last written with the element, up to the end of the tag, and what it says. */
  fonte: string;
  attributi: Attributi;
  /** The name of the element that was opened after it the last time: elements follow one another as they did before. */
  dopo: Nome | null;
}

/** Of an element that has none. */
export const SENZA_ATTRIBUTI: Attributi = Object.freeze({});

/** Names kept at once: those of a standard are some hundreds. */
const POSTI = 4_096;

/** Where a name is looked for, grown by the codes of its characters one after the other. */
export const cresci = (chiave: number, code: number): number => (Math.imul(chiave, 31) + code) | 0;

export interface Nomi {
  /** The name between two places of a text, whose characters gave the key. */
  trova: (testo: string, da: number, fino: number, chiave: number) => Nome;
}

/** Each key has one place: a name that comes to one that is taken takes it over, so that no file fills the memory. */
export function createNomi(): Nomi {
  const posti: (Nome | null)[] = Array.from({ length: POSTI }, () => null);
  return {
    trova(testo, da, fino, chiave) {
      const posto = (chiave ^ (chiave >>> 12)) & (POSTI - 1);
      const noto = posti[posto] ?? null;
      if (noto !== null && noto.scritto.length === fino - da && testo.startsWith(noto.scritto, da))
        return noto;
      const nome = makeNome(testo.slice(da, fino));
      posti[posto] = nome;
      return nome;
    },
  };
}

export const makeNome = (scritto: string): Nome => ({
  scritto: unico(scritto),
  locale: unico(locale(scritto)),
  fonte: '',
  attributi: SENZA_ATTRIBUTI,
  dopo: null,
});

/** A name without its prefix. */
export const locale = (nome: string): string => nome.slice(nome.indexOf(':') + 1);

/** The same text as every other of its letters, the names written in the program among them. */
function unico(nome: string): string {
  for (const chiave in { [nome]: 0 }) return chiave;
  return nome;
}
