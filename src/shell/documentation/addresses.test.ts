import { expect, it } from 'vitest';
import { resolveHref, toHref } from './addresses.ts';

it.each([
  ['quadratura.md', { dentro: '/documentation?pagina=quadratura' }],
  ['./primo-import.md#anteprima', { dentro: '/documentation?pagina=primo-import#anteprima' }],
  ['#dove', { dentro: '#dove' }],
  ['/pages/crud', { dentro: '/pages/crud' }],
  ['//altrove.example', null],
  ['https://nodejs.org', { fuori: 'https://nodejs.org' }],
  ['../../README.md#impostazioni', null],
  ['javascript:alert(1)', null],
])('%s', (href, expected) => {
  expect(resolveHref(href)).toEqual(expected);
});

it('carries what was sought to the page that has it', () => {
  expect(toHref('tracciati', 'come-nasce', 'modello di nome')).toBe(
    '/documentation?pagina=tracciati&q=modello+di+nome#come-nasce',
  );
});
