import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCodici, IndiceSoggetti, type SoggettoControparte } from './controparti.ts';

const COGNOMI = ['Brambilla', 'Colombo', 'Galimberti', 'Fumagalli', 'Cattaneo', 'Pozzi', 'Marelli'];
const ATTIVITA = ['Officine', 'Trasporti', 'Tipografia', 'Ferramenta', 'Vetreria', 'Costruzioni'];
const nome = fc
  .tuple(fc.constantFrom(...ATTIVITA), fc.constantFrom(...COGNOMI), fc.constantFrom(...COGNOMI))
  .map((words) => words.join(' '));
const noto = (
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
const indice = (soggetti: readonly SoggettoControparte[]): IndiceSoggetti => {
  const made = new IndiceSoggetti();
  for (const each of soggetti) made.add(each);
  return made;
};
const cerca = (found: IndiceSoggetti, testo: string, codici: string[] = [], ibans: string[] = []) =>
  found.cerca({ nome: testo, codici, ibans });

describe('candidates', () => {
  it('hold a name written in any case, order and legal form, first of all', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(nome, {
          minLength: 1,
          maxLength: 12,
          selector: (text) => text.split(' ').toSorted().join(' '),
        }),
        fc.nat(),
        fc.constantFrom('', ' S.r.l.', ' SPA', ' s.n.c.'),
        (nomi, place, forma) => {
          const made = indice(nomi.map((text, at) => noto(at + 1, text)));
          const at = place % nomi.length;
          const scritto = (nomi[at] ?? '').split(' ').toReversed().join(' ').toUpperCase() + forma;
          const [first] = cerca(made, scritto);
          expect(first).toMatchObject({ id_soggetto: at + 1, punteggio: 95, motivi: ['Stesso nome'] });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('hold a name with one letter dropped, wherever it was, below the same name', () => {
    for (const uno of COGNOMI)
      for (const due of COGNOMI) {
        const testo = `Officine ${uno} ${due}`;
        const made = indice([noto(1, testo)]);
        for (let at = 1; at < testo.length - 1; at += 1) {
          if (testo[at] === ' ' || testo[at - 1] === ' ') continue;
          const scritto = testo.slice(0, at) + testo.slice(at + 1);
          const [first] = cerca(made, scritto);
          expect(first, scritto).toMatchObject({ id_soggetto: 1 });
          expect(first?.punteggio, scritto).toBeGreaterThanOrEqual(80);
          expect(first?.punteggio, scritto).toBeLessThanOrEqual(95);
        }
      }
  });

  it('are the same whatever the order the soggetti come in', () => {
    fc.assert(
      fc.property(fc.array(nome, { maxLength: 10 }), nome, (nomi, testo) => {
        const soggetti = nomi.map((text, at) => noto(at + 1, text));
        expect(cerca(indice(soggetti.toReversed()), testo)).toEqual(cerca(indice(soggetti), testo));
      }),
      { numRuns: 60 },
    );
  });

  it('put a code above an IBAN, and an IBAN above a name', () => {
    const made = indice([
      noto(1, 'Officine Brambilla', { partita_iva: '00743110157' }),
      noto(2, 'Altro Nome', { ibans: ['IT60X0542811101000000123456'] }),
      noto(3, 'Vetreria Colombo'),
    ]);
    const found = cerca(made, 'Vetreria Colombo', ['00743110157'], ['IT60X0542811101000000123456']);
    expect(found.map(({ id_soggetto, punteggio }) => [id_soggetto, punteggio])).toEqual([
      [1, 100],
      [2, 98],
      [3, 95],
    ]);
  });

  it('doubt another legal form and another partita IVA', () => {
    const made = indice([noto(1, 'Ferramenta Pozzi Snc', { partita_iva: '00743110157' })]);
    expect(cerca(made, 'Ferramenta Pozzi Srl')[0]).toMatchObject({ punteggio: 85 });
    expect(cerca(made, 'Ferramenta Pozzi', ['12345670785'])[0]).toMatchObject({
      punteggio: 60,
      motivi: ['Stesso nome, ma partita IVA diversa'],
    });
  });

  it('go by other spellings too, and say which', () => {
    const made = indice([noto(1, 'Società Elettrica Lariana', { alias: ['S.E.L. ENERGIA'] })]);
    expect(cerca(made, 'SEL Energia srl')[0]?.motivi).toEqual(['Stesso nome (come «S.E.L. ENERGIA»)']);
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
