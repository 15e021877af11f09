import { expect, test } from 'vitest';
import { makeSigillo } from './seal.ts';

const sigillo = makeSigillo('a secret of forty characters, more or less');

test('what was sealed comes back, and never looks the same', () => {
  const sealed = sigillo.chiudi('pàssword ✓');
  expect(sigillo.apri(sealed)).toBe('pàssword ✓');
  expect(sigillo.chiudi('pàssword ✓')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('ssword');
});

test('another key, a changed byte or half a text open nothing', () => {
  const sealed = sigillo.chiudi('segreto');
  expect(makeSigillo('another secret of forty characters, or so').apri(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(sigillo.apri(touched.toString('base64'))).toBeNull();
  }
  expect(sigillo.apri(sealed.slice(0, 12))).toBeNull();
  expect(sigillo.apri('')).toBeNull();
});
