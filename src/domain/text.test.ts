import { describe, expect, it } from 'vitest';
import { matchShortcut } from '#grids/engine/action.ts';
import { formatCount, parseNumero, normalizeText, toSlug } from './text.ts';

describe('semplifica', () => {
  it('forgets accents and case', () => {
    expect(normalizeText('Società PERÙ, già ÈLITE')).toBe('societa peru, gia elite');
  });
});

it('slugs are lower case ASCII', () => {
  expect(toSlug('È già «presente» da Müller?')).toBe('e-gia-presente-da-muller');
});

describe('conteggio', () => {
  it('gets the plural right and groups thousands', () => {
    expect(formatCount(1, 'riga', 'righe')).toBe('1 riga');
    expect(formatCount(0, 'riga', 'righe')).toBe('0 righe');
    expect(formatCount(1240, 'riga', 'righe')).toBe('1.240 righe');
  });
});

describe('parseNumero', () => {
  it('reads Italian numbers and nothing else', () => {
    expect(parseNumero('1.240,5')).toBe(1240.5);
    expect(parseNumero('-3')).toBe(-3);
    expect(parseNumero('1.2')).toBeNull();
    expect(parseNumero('dodici')).toBeNull();
  });
});

const press = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

describe('matchShortcut', () => {
  it('wants exactly the keys it names', () => {
    expect(matchShortcut('Ctrl+Shift+E', press('E', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(matchShortcut('Ctrl+Shift+E', press('e', { ctrlKey: true }))).toBe(false);
    expect(matchShortcut('Ctrl+F', press('f', { metaKey: true }))).toBe(true);
    expect(matchShortcut('Ctrl+F', press('f', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(matchShortcut('F5', press('F5'))).toBe(true);
  });
});
