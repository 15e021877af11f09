/**
 * OFX as a stream of signs, the same for 1.x (SGML, where values have no closing tag) and 2.x (XML).
 * Scanned by hand: no entity beyond the five of XML is known, a DOCTYPE is refused, every step goes forward.
 */
import { ErroreLettura } from '../error.ts';
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

function decodifica(testo: string): string {
  if (!testo.includes('&')) return testo;
  return testo.replaceAll(
    /&(?:#(\d{1,7})|([a-z]{2,4}));/g,
    (intero, codice: string | undefined, nome: string) => {
      if (codice === undefined) return ENTITA[nome] ?? intero;
      const punto = Number(codice);
      return punto > 31 && punto < 0x11_0000 ? String.fromCodePoint(punto) : ' ';
    },
  );
}

function danneggiato(riga: number): ErroreLettura {
  return new ErroreLettura(
    'xml_non_valido',
    `Il file OFX è danneggiato o incompleto (riga ${riga}): scaricalo di nuovo dalla banca.`,
  );
}

/** The next `<` that can open a tag; one before a blank or a digit is text. */
function prossimo(testo: string, da: number): number {
  let at = testo.indexOf('<', da);
  while (at !== -1 && !/[A-Za-z/!?]/.test(testo.charAt(at + 1))) at = testo.indexOf('<', at + 1);
  return at;
}

const NOME = /^(\/?)([A-Za-z][\w.:-]{0,63})\s*(\/?)$/;

/** @throws ErroreLettura on a DOCTYPE, on a comment or a tag that never ends, on a value past the limit */
export function* readTags(testo: string): Generator<OfxTag> {
  let riga = 1;
  let aCapo = testo.indexOf('\n');
  // Each line end is found once: looking for the next from every tag would cost the square of a file without any.
  const rigaDi = (at: number): number => {
    for (; aCapo !== -1 && aCapo < at; aCapo = testo.indexOf('\n', aCapo + 1)) riga++;
    return riga;
  };
  const oltre = (fine: string, da: number): number => {
    const at = testo.indexOf(fine, da);
    if (at === -1) throw danneggiato(rigaDi(da));
    return at + fine.length;
  };
  let at = prossimo(testo, 0);
  while (at !== -1) {
    if (testo.startsWith('<!--', at)) at = prossimo(testo, oltre('-->', at));
    else if (testo.startsWith('<?', at)) at = prossimo(testo, oltre('?>', at));
    else if (testo.startsWith('<![CDATA[', at)) at = prossimo(testo, oltre(']]>', at));
    else if (testo.startsWith('<!', at)) throw conDtd();
    else {
      const dopo = oltre('>', at);
      const parti = NOME.exec(testo.slice(at + 1, Math.min(dopo - 1, at + 80)));
      let next = prossimo(testo, dopo);
      let valore = decodifica(testo.slice(dopo, next === -1 ? testo.length : next));
      if (next !== -1 && testo.startsWith('<![CDATA[', next)) {
        const fine = oltre(']]>', next);
        valore += testo.slice(next + 9, fine - 3);
        next = prossimo(testo, fine);
      }
      if (valore.length > MAX_CELLA) {
        throw new ErroreLettura(
          'cella_troppo_grande',
          `Alla riga ${rigaDi(at)} un valore ha ${valore.length} caratteri: il limite è ${MAX_CELLA}.`,
        );
      }
      if (parti) {
        const nome = (parti[2] ?? '').toUpperCase();
        const tipo = parti[1] === '/' ? 'chiude' : 'apre';
        yield { tipo, nome, valore: tipo === 'apre' ? valore.trim() : '', riga: rigaDi(at), at: dopo };
      }
      at = next;
    }
  }
}

function conDtd(): ErroreLettura {
  return new ErroreLettura(
    'xml_con_dtd',
    'Il file OFX contiene una dichiarazione DOCTYPE, che un estratto conto non ha: per sicurezza non viene letto.',
  );
}
