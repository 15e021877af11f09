/** Elements of a text are the same however it comes in blocks: at the same lines, and refused at the same place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createElementReader } from './elements.ts';

type Evento = readonly [cosa: string, riga: number, ...detto: unknown[]];

/** Ends the reading of a text that is refused. */
class Rifiuto extends Error {}

function readBlocks(blocks: readonly string[]): Evento[] {
  const events: Evento[] = [];
  const refuse = (what: string) => (): never => {
    events.push([what, reader.riga()]);
    throw new Rifiuto();
  };
  const reader = createElementReader({
    open: (name, attributes) => events.push(['apri', reader.riga(), name, { ...attributes }]),
    testo: (text) => events.push(['testo', reader.riga(), text]),
    close: (name) => events.push(['chiudi', reader.riga(), name]),
    doctype: refuse('doctype'),
    error: refuse('errore'),
  });
  until(() => {
    for (const block of blocks) reader.write(block);
    events.push(['fine', reader.riga(), reader.aCapo()]);
    reader.close();
  });
  return events;
}

function until(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Rifiuto)) throw error;
  }
}

/** What a block is cut at moves where a refusal is noticed; and the end is told before it, or not at all. */
const paragonabili = (events: readonly Evento[]): readonly unknown[] => {
  const refused = ['errore', 'doctype'].includes(events.at(-1)?.[0] ?? '');
  if (!refused) return events;
  return [...events.slice(0, -1).filter(([what]) => what !== 'fine'), events.at(-1)?.[0]];
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
const space = fc.constantFrom('', ' ', '\n', '\t', ' \n ', '  ');
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
const attribute = fc
  .tuple(nome, space, space, fc.constantFrom('"', "'"), fc.oneof(testo, fc.constant('EUR')))
  .map(
    ([how, before, after, sign, value]) =>
      `${how}${before}=${after}${sign}${value.replaceAll(sign, '')}${sign}`,
  );
const attributi = fc
  .array(fc.tuple(fc.constantFrom(' ', '\n', '  ', ''), attribute), { maxLength: 2 })
  .map((all) => all.map(([spazi, one]) => `${spazi}${one}`).join(''));

/** An element and what it holds. */
const { elemento } = fc.letrec<{ elemento: string; dentro: string }>((tie) => ({
  elemento: fc
    .tuple(nome, fc.oneof({ weight: 3, arbitrary: fc.constant('') }, attributi), space, tie('dentro'), space)
    .map(([how, having, before, inside, after]) =>
      inside === '' ? `<${how}${having}${before}/>` : `<${how}${having}${before}>${inside}</${how}${after}>`,
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
    .map((parts) => parts.join('')),
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
  .map((parts) => parts.join(''));
/** A document with a piece of it taken away, or written twice. */
const broken = fc
  .tuple(documento, fc.nat(), fc.nat({ max: 4 }), fc.boolean())
  .map(([whole, where, count, doubled]) => {
    const at = where % (whole.length + 1);
    return whole.slice(0, at) + (doubled ? whole.slice(Math.max(0, at - count)) : whole.slice(at + count));
  });

function cut(whole: string, long: number): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < whole.length; at += long) blocks.push(whole.slice(at, at + long));
  return blocks;
}

describe('elements of XML', () => {
  it('are the same however the blocks are cut', () => {
    fc.assert(
      fc.property(fc.oneof(documento, broken), fc.integer({ min: 1, max: 60 }), (whole, long) => {
        expect(paragonabili(readBlocks(cut(whole, long)))).toEqual(paragonabili(readBlocks([whole])));
      }),
      { numRuns: 1_500 },
    );
  });

  it('come without prefixes, with their lines and with the five references resolved', () => {
    expect(readBlocks(['<?xml version="1.0"?>\n<n:a x="1">\n<b>R&amp;D</b><![CDATA[<c>]]></n:a>\n'])).toEqual(
      [
        ['apri', 2, 'a', { x: '1' }],
        ['testo', 3, '\n'],
        ['apri', 3, 'b', {}],
        ['testo', 3, 'R&D'],
        ['chiudi', 3, 'b'],
        ['testo', 3, '<c>'],
        ['chiudi', 3, 'a'],
        ['fine', 4, true],
      ],
    );
  });

  it.each([
    ['<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'doctype'],
    ['<a>&e;</a>', 'errore'],
    ['<a><b></a>', 'errore'],
    ['<a>', 'errore'],
  ])('are refused: %s', (whole, what) => {
    expect(readBlocks([whole]).at(-1)?.[0]).toBe(what);
  });

  it('go on past a text longer than a block', () => {
    const long = 'a'.repeat(200_000);
    const whole = `<a>\n<b>${long}</b>\n<c/></a>\n`;
    expect(readBlocks(cut(whole, 1_000))).toEqual(readBlocks([whole]));
  });
});
