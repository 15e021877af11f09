import { expect, test } from 'vitest';
import { makeSeal } from './seal.ts';

const seal = makeSeal('a secret of forty characters, more or less');

test('what was sealed comes back, and never looks the same', () => {
  const sealed = seal.close('pàssword ✓');
  expect(seal.open(sealed)).toBe('pàssword ✓');
  expect(seal.close('pàssword ✓')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('ssword');
});

test('another key, a changed byte or half a text open nothing', () => {
  const sealed = seal.close('segreto');
  expect(makeSeal('another secret of forty characters, or so').open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(seal.open(touched.toString('base64'))).toBeNull();
  }
  expect(seal.open(sealed.slice(0, 12))).toBeNull();
  expect(seal.open('')).toBeNull();
});
