/** Elements of a text are the same however it comes in blocks: at the same lines, and refused at the same place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementReader } from './elements.ts';

type Evento = readonly [cosa: string, riga: number, ...detto: unknown[]];

/** Ends the reading of a text that is refused. */
class Rifiuto extends Error {}

function leggi(blocchi: readonly string[]): Evento[] {
  const eventi: Evento[] = [];
  const rifiuta = (cosa: string) => (): never => {
    eventi.push([cosa, lettore.riga()]);
    throw new Rifiuto();
  };
  const lettore = createElementReader({
    apri: (nome, attributi) => eventi.push(['apri', lettore.riga(), nome, { ...attributi }]),
    testo: (testo) => eventi.push(['testo', lettore.riga(), testo]),
    chiudi: (nome) => eventi.push(['chiudi', lettore.riga(), nome]),
    doctype: rifiuta('doctype'),
    errore: rifiuta('errore'),
  });
  fino(() => {
    for (const blocco of blocchi) lettore.scrivi(blocco);
    eventi.push(['fine', lettore.riga(), lettore.aCapo()]);
    lettore.chiudi();
  });
  return eventi;
}

function fino(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Rifiuto)) throw error;
  }
}

/** What a block is cut at moves where a refusal is noticed; and the end is told before it, or not at all. */
const paragonabili = (eventi: readonly Evento[]): readonly unknown[] => {
  const refused = ['errore', 'doctype'].includes(eventi.at(-1)?.[0] ?? '');
  if (!refused) return eventi;
  return [...eventi.slice(0, -1).filter(([cosa]) => cosa !== 'fine'), eventi.at(-1)?.[0]];
};

const nome = fc.constantFrom(
  'Ntry',
  'Amt',
  'n:Amt',
  'Dt',
  'a',
  'b',
  'è',
  '_x',
  'toString',
  '__proto__',
  'Ntry2',
);
const spazio = fc.constantFrom('', ' ', '\n', '\t', ' \n ', '  ');
const testo = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('12.50', '2026-01-31', 'Università’ 5 €', '\n  ', ' ', 'a > b', 'x\ny'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('R&amp;D', '&lt;&gt;&quot;&apos;', '&#224;', '&#x20AC;', 'a]]', ']', '😀'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('&', '&foo;', ']]>', '\u0001', '\uFFFE', '\r\n', '\uFFFD', '&amp', '\u007f'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const attributo = fc
  .tuple(nome, spazio, spazio, fc.constantFrom('"', "'"), fc.oneof(testo, fc.constant('EUR')))
  .map(
    ([come, prima, dopo, segno, valore]) =>
      `${come}${prima}=${dopo}${segno}${valore.replaceAll(segno, '')}${segno}`,
  );
const attributi = fc
  .array(fc.tuple(fc.constantFrom(' ', '\n', '  ', ''), attributo), { maxLength: 2 })
  .map((tutti) => tutti.map(([spazi, uno]) => `${spazi}${uno}`).join(''));

/** An element and what it holds. */
const { elemento } = fc.letrec<{ elemento: string; dentro: string }>((tie) => ({
  elemento: fc
    .tuple(
      nome,
      fc.oneof({ weight: 3, arbitrary: fc.constant('') }, attributi),
      spazio,
      tie('dentro'),
      spazio,
    )
    .map(([come, con, prima, dentro, dopo]) =>
      dentro === '' ? `<${come}${con}${prima}/>` : `<${come}${con}${prima}>${dentro}</${come}${dopo}>`,
    ),
  dentro: fc
    .array(
      fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        { weight: 4, arbitrary: testo },
        { weight: 1, arbitrary: fc.constantFrom('<!-- c -->', '<![CDATA[a<b]]>', '<?pi x?>') },
        { weight: 5, arbitrary: tie('elemento') },
      ),
      { maxLength: 5 },
    )
    .map((parti) => parti.join('')),
}));
const PROLOGHI = [
  '',
  '<?xml version="1.0" encoding="UTF-8"?>\n',
  "<?xml version='1.0'?>\r\n",
  '<?xml version="1.0" standalone="yes" ?>\n<!-- from a bank -->\n',
  '<?xml version="1.1"?>',
  ' <?xml version="1.0"?>',
  '<!-- a -- b -->',
  '<!DOCTYPE a>',
  '\uFEFF',
  'x',
];
const documento = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('<?xml version="1.0"?>\n') }, fc.constantFrom(...PROLOGHI)),
    elemento,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('\n') },
      fc.constantFrom('', '<a/>', 'x', '<!-- -->', ' \n ', '</a>'),
    ),
  )
  .map((parti) => parti.join(''));
/** A document with a piece of it taken away, or written twice. */
const rotto = fc
  .tuple(documento, fc.nat(), fc.nat({ max: 4 }), fc.boolean())
  .map(([intero, dove, quanti, doppio]) => {
    const at = dove % (intero.length + 1);
    return (
      intero.slice(0, at) + (doppio ? intero.slice(Math.max(0, at - quanti)) : intero.slice(at + quanti))
    );
  });

function taglia(intero: string, lungo: number): string[] {
  const blocchi: string[] = [];
  for (let at = 0; at < intero.length; at += lungo) blocchi.push(intero.slice(at, at + lungo));
  return blocchi;
}

describe('elements of XML', () => {
  it('are the same however the blocks are cut', () => {
    fc.assert(
      fc.property(fc.oneof(documento, rotto), fc.integer({ min: 1, max: 60 }), (intero, lungo) => {
        expect(paragonabili(leggi(taglia(intero, lungo)))).toEqual(paragonabili(leggi([intero])));
      }),
      { numRuns: 1_500 },
    );
  });

  it('come without prefixes, with their lines and with the five references resolved', () => {
    expect(leggi(['<?xml version="1.0"?>\n<n:a x="1">\n<b>R&amp;D</b><![CDATA[<c>]]></n:a>\n'])).toEqual([
      ['apri', 2, 'a', { x: '1' }],
      ['testo', 3, '\n'],
      ['apri', 3, 'b', {}],
      ['testo', 3, 'R&D'],
      ['chiudi', 3, 'b'],
      ['testo', 3, '<c>'],
      ['chiudi', 3, 'a'],
      ['fine', 4, true],
    ]);
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'doctype'],
    ['<a>&e;</a>', 'errore'],
    ['<a><b></a>', 'errore'],
    ['<a>', 'errore'],
  ])('are refused: %s', (intero, cosa) => {
    expect(leggi([intero]).at(-1)?.[0]).toBe(cosa);
  });

  it('go on past a text longer than a block', () => {
    const lungo = 'a'.repeat(200_000);
    const intero = `<a>\n<b>${lungo}</b>\n<c/></a>\n`;
    expect(leggi(taglia(intero, 1_000))).toEqual(leggi([intero]));
  });
});
