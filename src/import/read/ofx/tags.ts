/**
 * OFX as a stream of signs, the same for 1.x (SGML, where values have no closing tag) and 2.x (XML).
 * Scanned by hand: no entity beyond the five of XML is known, a DOCTYPE is refused, every step goes forward.
 */
import { ReadingError } from '../error.ts';
import { MAX_CELLA } from '../limits.ts';

export interface OfxTag {
  tipo: 'apre' | 'chiude';
  nome: string;
  /** What follows an opening tag, up to the next tag. */
  valore: string;
  riga: number;
  /** Characters read so far. */
  at: number;
}

const ENTITA: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|([a-z]{2,4}));/g,
    (whole, code: string | undefined, name: string) => {
      if (code === undefined) return ENTITA[name] ?? whole;
      const point = Number(code);
      return point > 31 && point < 0x11_0000 ? String.fromCodePoint(point) : ' ';
    },
  );
}

function damaged(riga: number): ReadingError {
  return new ReadingError(
    'xml_non_valido',
    `Il file OFX è danneggiato o incompleto (riga ${riga}): scaricalo di nuovo dalla banca.`,
  );
}

/** The next `<` that can open a tag; one before a blank or a digit is text. */
function nextTag(text: string, from: number): number {
  let at = text.indexOf('<', from);
  while (at !== -1 && !/[A-Za-z/!?]/.test(text.charAt(at + 1))) at = text.indexOf('<', at + 1);
  return at;
}

const NOME = /^(\/?)([A-Za-z][\w.:-]{0,63})\s*(\/?)$/;

/** @throws ErroreLettura on a DOCTYPE, on a comment or a tag that never ends, on a value past the limit */
export function* readTags(text: string): Generator<OfxTag> {
  let riga = 1;
  let newline = text.indexOf('\n');
  // Each line end is found once: looking for the next from every tag would cost the square of a file without any.
  const rigaOf = (at: number): number => {
    for (; newline !== -1 && newline < at; newline = text.indexOf('\n', newline + 1)) riga++;
    return riga;
  };
  const beyond = (end: string, from: number): number => {
    const at = text.indexOf(end, from);
    if (at === -1) throw damaged(rigaOf(from));
    return at + end.length;
  };
  let at = nextTag(text, 0);
  while (at !== -1) {
    if (text.startsWith('<!--', at)) at = nextTag(text, beyond('-->', at));
    else if (text.startsWith('<?', at)) at = nextTag(text, beyond('?>', at));
    else if (text.startsWith('<![CDATA[', at)) at = nextTag(text, beyond(']]>', at));
    else if (text.startsWith('<!', at)) throw withDtd();
    else {
      const after = beyond('>', at);
      const parts = NOME.exec(text.slice(at + 1, Math.min(after - 1, at + 80)));
      let next = nextTag(text, after);
      let value = decode(text.slice(after, next === -1 ? text.length : next));
      if (next !== -1 && text.startsWith('<![CDATA[', next)) {
        const end = beyond(']]>', next);
        value += text.slice(next + 9, end - 3);
        next = nextTag(text, end);
      }
      if (value.length > MAX_CELLA) {
        throw new ReadingError(
          'cella_troppo_grande',
          `Alla riga ${rigaOf(at)} un valore ha ${value.length} caratteri: il limite è ${MAX_CELLA}.`,
        );
      }
      if (parts) {
        const nome = (parts[2] ?? '').toUpperCase();
        const tipo = parts[1] === '/' ? 'chiude' : 'apre';
        yield { tipo, nome, valore: tipo === 'apre' ? value.trim() : '', riga: rigaOf(at), at: after };
      }
      at = next;
    }
  }
}

function withDtd(): ReadingError {
  return new ReadingError(
    'xml_con_dtd',
    'Il file OFX contiene una dichiarazione DOCTYPE, che un estratto conto non ha: per sicurezza non viene letto.',
  );
}
