import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { explainRefusal, readFieldErrors, readFieldName } from './form.ts';

const refuse = (
  code: 'richiesta_non_valida' | 'versione_superata',
  fields: readonly string[],
  detail?: string,
) =>
  new ApiError({
    name: 'contoNuovo',
    code,
    status: 409,
    problema: {
      type: 'about:blank',
      status: 409,
      title: 'x',
      code,
      ...(detail !== undefined && { detail }),
      errors: fields.map((campo) => ({ campo, messaggio: `di ${campo}` })),
    },
  });

describe('what the server says of a field', () => {
  it.each([
    ['codice', 'codice'],
    ['rows.0.codice', 'codice'],
    ['crea.12.ibans.0', 'ibans'],
    ['contenuto.colonne', 'contenuto'],
    ['contenuto.colonne.3.titolo', 'contenuto'],
    ['aziende.0', 'aziende'],
  ])('%s stands under %s', (path, field) => {
    expect(readFieldName(path)).toBe(field);
  });

  it('is the first thing said of it', () => {
    expect(readFieldErrors(refuse('richiesta_non_valida', ['rows.0.nome', 'rows.1.nome', 'iban']))).toEqual({
      nome: 'di rows.0.nome',
      iban: 'di iban',
    });
  });

  it('is nothing for any other error', () => {
    expect(readFieldErrors(new Error('x'))).toEqual({});
  });
});

describe('what went wrong', () => {
  it('is said in the words of the server where it has them', () => {
    expect(explainRefusal(refuse('richiesta_non_valida', [], 'Il conto è chiuso'))).toBe('Il conto è chiuso');
  });

  it('tells a change of others apart', () => {
    expect(explainRefusal(refuse('versione_superata', []))).toContain('rileggili e ripeti');
  });
});
