import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCodici, IndiceSoggetti, type SoggettoControparte } from './controparti.ts';

const COGNOMI = ['Brambilla', 'Colombo', 'Galimberti', 'Fumagalli', 'Cattaneo', 'Pozzi', 'Marelli'];
const ATTIVITA = ['Officine', 'Trasporti', 'Tipografia', 'Ferramenta', 'Vetreria', 'Costruzioni'];
const name = fc
  .tuple(fc.constantFrom(...ATTIVITA), fc.constantFrom(...COGNOMI), fc.constantFrom(...COGNOMI))
  .map((words) => words.join(' '));
const known = (
  id: number,
  ragione_sociale: string,
  values: Partial<SoggettoControparte> = {},
): SoggettoControparte => ({
  id,
  ragione_sociale,
  partita_iva: null,
  codice_fiscale: null,
  ibans: [],
  alias: [],
  ...values,
});
const index = (soggetti: readonly SoggettoControparte[]): IndiceSoggetti => {
  const made = new IndiceSoggetti();
  for (const each of soggetti) made.add(each);
  return made;
};
const search = (found: IndiceSoggetti, text: string, codici: string[] = [], ibans: string[] = []) =>
  found.search({ nome: text, codici, ibans });

describe('candidates', () => {
  it('hold a name written in any case, order and legal form, first of all', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, {
          minLength: 1,
          maxLength: 12,
          selector: (text) => text.split(' ').toSorted().join(' '),
        }),
        fc.nat(),
        fc.constantFrom('', ' S.r.l.', ' SPA', ' s.n.c.'),
        (names, place, shape) => {
          const made = index(names.map((text, at) => known(at + 1, text)));
          const at = place % names.length;
          const written = (names[at] ?? '').split(' ').toReversed().join(' ').toUpperCase() + shape;
          const [first] = search(made, written);
          expect(first).toMatchObject({ id_soggetto: at + 1, punteggio: 95, motivi: ['Stesso nome'] });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('hold a name with one letter dropped, wherever it was, below the same name', () => {
    for (const one of COGNOMI)
      for (const due of COGNOMI) {
        const text = `Officine ${one} ${due}`;
        const made = index([known(1, text)]);
        for (let at = 1; at < text.length - 1; at += 1) {
          if (text[at] === ' ' || text[at - 1] === ' ') continue;
          const written = text.slice(0, at) + text.slice(at + 1);
          const [first] = search(made, written);
          expect(first, written).toMatchObject({ id_soggetto: 1 });
          expect(first?.punteggio, written).toBeGreaterThanOrEqual(80);
          expect(first?.punteggio, written).toBeLessThanOrEqual(95);
        }
      }
  });

  it('are the same whatever the order the soggetti come in', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 10 }), name, (names, testo) => {
        const soggetti = names.map((text, at) => known(at + 1, text));
        expect(search(index(soggetti.toReversed()), testo)).toEqual(search(index(soggetti), testo));
      }),
      { numRuns: 60 },
    );
  });

  it('put a code above an IBAN, and an IBAN above a name', () => {
    const made = index([
      known(1, 'Officine Brambilla', { partita_iva: '00743110157' }),
      known(2, 'Altro Nome', { ibans: ['IT60X0542811101000000123456'] }),
      known(3, 'Vetreria Colombo'),
    ]);
    const found = search(made, 'Vetreria Colombo', ['00743110157'], ['IT60X0542811101000000123456']);
    expect(found.map(({ id_soggetto, punteggio }) => [id_soggetto, punteggio])).toEqual([
      [1, 100],
      [2, 98],
      [3, 95],
    ]);
  });

  it('doubt another legal form and another partita IVA', () => {
    const made = index([known(1, 'Ferramenta Pozzi Snc', { partita_iva: '00743110157' })]);
    expect(search(made, 'Ferramenta Pozzi Srl')[0]).toMatchObject({ punteggio: 85 });
    expect(search(made, 'Ferramenta Pozzi', ['12345670785'])[0]).toMatchObject({
      punteggio: 60,
      motivi: ['Stesso nome, ma partita IVA diversa'],
    });
  });

  it('go by other spellings too, and say which', () => {
    const made = index([known(1, 'Società Elettrica Lariana', { alias: ['S.E.L. ENERGIA'] })]);
    expect(search(made, 'SEL Energia srl')[0]?.motivi).toEqual(['Stesso nome (come «S.E.L. ENERGIA»)']);
  });
});

describe('codes in a text', () => {
  it('are those with the right check digit, each once', () => {
    expect(
      findCodici('BONIFICO P.IVA 00743110157 CF RSSMRA85T10A562S, di nuovo IT00743110157, 12345678901'),
    ).toEqual(['00743110157', 'RSSMRA85T10A562S']);
    expect(findCodici('riferimento 007431101570')).toEqual([]);
  });
});
