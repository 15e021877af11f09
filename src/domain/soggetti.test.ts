import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCodiceFiscale } from './codici-fiscali.ts';
import { checkPartitaIva, makePartitaIva } from './codici.ts';
import { findDoppioni } from './duplicates.ts';
import { checkCapProvincia, checkCap, checkEmail, checkProvincia } from './places.ts';
import { checkSoggetto } from './soggetti.ts';

const VUOTO = {
  nazione: 'IT',
  partita_iva: null,
  codice_fiscale: null,
  email: null,
  pec: null,
  cap: null,
  provincia: null,
};

describe('addresses', () => {
  it.each(['00118', '20121', '98168', ' 3 0 1 2 4 '])('CAP %j passes', (cap) => {
    expect(checkCap(cap).ok).toBe(true);
  });
  it.each([
    ['', 'Il CAP è vuoto'],
    ['2012', 'Il CAP ha 5 cifre, questo ne ha 4'],
    ['20l21', 'Il CAP può contenere solo cifre'],
    ['00001', 'Nessun comune italiano ha questo CAP'],
    ['99999', 'Nessun comune italiano ha questo CAP'],
  ])('CAP %j: %s', (cap, motivo) => {
    expect(checkCap(cap)).toEqual({ ok: false, motivo });
  });
  it.each(['mi', 'RM', 'SU', ' na '])('province %j passes', (acronym) => {
    expect(checkProvincia(acronym).ok).toBe(true);
  });
  it.each(['', 'XX', 'Milano', 'M'])('province %j is refused', (acronym) => {
    expect(checkProvincia(acronym).ok).toBe(false);
  });
  it('a CAP and a province that do not go together are a doubt, where that is certain', () => {
    expect(checkCapProvincia('20121', 'RM')).toContain('MI');
    expect(checkCapProvincia('20121', 'MI')).toBeNull();
    expect(checkCapProvincia('12345', 'RM')).toBeNull();
    expect(checkCapProvincia(null, 'RM')).toBeNull();
  });
  it.each(['conti@rossi.it', 'A.B+c@pec.rossi.co.uk'])('e-mail %s passes', (address) => {
    expect(checkEmail(address)).toEqual({ ok: true, valore: address.toLowerCase() });
  });
  it.each(['rossi.it', 'a@b', 'a b@c.it', '@c.it', 'a@.it'])('e-mail %j is refused', (address) => {
    expect(checkEmail(address).ok).toBe(false);
  });
});

describe('a soggetto', () => {
  it('is told what is wrong field by field, and keeps the others in their form', () => {
    const { dati, errors } = checkSoggetto({
      ...VUOTO,
      partita_iva: 'IT00743110157',
      cap: '123',
      provincia: 'mi',
      email: ' ',
    });
    expect(dati).toMatchObject({ partita_iva: '00743110157', provincia: 'MI', email: null });
    expect(errors).toEqual({ cap: 'Il CAP ha 5 cifre, questo ne ha 3' });
  });
  it('is questioned only about the fields that change', () => {
    expect(checkSoggetto({ ...VUOTO, partita_iva: '1', cap: '1' }, ['cap']).errors).toEqual({
      cap: expect.any(String),
    });
  });
  it('of another country is asked its own country’s rules', () => {
    expect(
      checkSoggetto({
        ...VUOTO,
        nazione: 'DE',
        partita_iva: 'DE136695976',
        cap: 'D-10115',
        provincia: 'Berlin',
      }).errors,
    ).toEqual({});
    expect(checkSoggetto({ ...VUOTO, nazione: 'Italia' }).errors).toHaveProperty('nazione');
  });
});

describe('what check digits promise', () => {
  const partitaIva = fc
    .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 999 }))
    .map((parts) => makePartitaIva(...parts));

  // Luhn (ISO/IEC 7812-1 annex B): every exchange of neighbours but 09 and 90.
  it('two neighbouring digits exchanged in a partita IVA are caught, but for 09 and 90', () => {
    fc.assert(
      fc.property(partitaIva, fc.integer({ min: 0, max: 9 }), (code, at) => {
        const pair = code.slice(at, at + 2);
        const turned = `${code.slice(0, at)}${pair.charAt(1)}${pair.charAt(0)}${code.slice(at + 2)}`;
        const blind = pair.charAt(0) === pair.charAt(1) || pair === '09' || pair === '90';
        if (!turned.startsWith('0000000')) expect(checkPartitaIva(turned).ok).toBe(blind);
      }),
    );
  });

  // D.M. 23/12/1976 art. 6: letters for digits from the right, the check letter computed anew.
  it.each(['RSSMRA80A01H501U', 'RSSMRA80A01H50MM', 'RSSMRA80A01H5LMX'])('omocodia: %s passes', (code) => {
    expect(checkCodiceFiscale(code)).toMatchObject({ ok: true });
  });
});

describe('duplicates', () => {
  const party = (id: number, ragione_sociale: string, partita_iva: string | null = null) => ({
    id,
    ragione_sociale,
    partita_iva,
    codice_fiscale: null,
    ibans: [],
  });

  it('of one name with two partite IVA are a doubt, and alike names with two are none', () => {
    const found = findDoppioni([
      party(1, 'Aquilone Srl', '1'),
      party(2, 'Aquilone S.p.A.', '2'),
      party(3, 'Aquilonee', '3'),
    ]);
    expect(found).toEqual([
      { id_primo: 1, id_secondo: 2, punteggio: 60, motivi: ['Stesso nome, ma partite IVA diverse'] },
    ]);
  });

  it('are found among 50,000', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      party(
        at + 1,
        `Ditta ${String.fromCharCode(65 + (at % 26))}${(at * 7_919) % 99_991} ${(at * 31) % 9_973} Srl`,
      ),
    );
    const found = findDoppioni([
      ...many,
      party(60_000, 'Ferramenta Brambilla'),
      party(60_001, 'Feramenta Brambilla'),
    ]);
    expect(found).toContainEqual(expect.objectContaining({ id_primo: 60_000, id_secondo: 60_001 }));
  });
});
