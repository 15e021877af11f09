import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { hashCodice, makeCodici, makeSegreto, findTimeStep, makeQr } from './totp.ts';

/** RFC 6238, appendix B: the seed of the SHA-1 vectors, whose eight digits end in these six. */
const SEED = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the vector of RFC 6238 at %i seconds', (seconds, code) => {
  expect(findTimeStep(SEED, code, null, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

test('one step early or late is forgiven, two are not', () => {
  const at = (seconds: number) => findTimeStep(SEED, '287082', null, seconds * 1_000);
  expect([at(59 - 30), at(59 + 30)]).toEqual([1, 1]);
  expect([at(59 + 61), at(59 + 3_600)]).toEqual([null, null]);
});

test('a code is good once', () => {
  expect(findTimeStep(SEED, '287082', 0, 59_000)).toBe(1);
  expect(findTimeStep(SEED, '287082', 1, 59_000)).toBeNull();
});

test('spaces do not count; anything but six digits is wrong', () => {
  expect(findTimeStep(SEED, ' 287 082 ', null, 59_000)).toBe(1);
  for (const code of ['', '28708', '2870822', 'abcdef', '28708２'])
    expect(findTimeStep(SEED, code, null, 59_000)).toBeNull();
});

test('a new seed has 160 bits, and the address says all that an app needs', () => {
  const secret = makeSegreto();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const { indirizzo, qr } = makeQr(secret, 'ada.rossi');
  const url = new URL(indirizzo);
  expect([url.protocol, url.host, url.searchParams.get('secret'), url.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    secret,
    'Quadra',
  ]);
  expect(qr).toMatch(/^<svg/);
});

test('recovery codes are all different, and their print does not depend on how they are typed', () => {
  const codes = makeCodici();
  expect(new Set(codes).size).toBe(10);
  expect(hashCodice((codes[0] ?? '').toLowerCase().replaceAll('-', ' '))).toBe(hashCodice(codes[0] ?? ''));
});
