import { expect, it } from 'vitest';
import { uikitPages } from '../paths.ts';
import { toAnchor } from './example-card.tsx';
import { nomiPagine } from './page.ts';
import { pagine } from './page-list.ts';

it('has the fifteen pages of the style guide', () => {
  expect(nomiPagine).toHaveLength(15);
  expect(Object.keys(pagine)).toEqual(nomiPagine);
});

it.each(nomiPagine)('%s shows each example with the source that draws it', async (nome) => {
  const { titolo, esempi } = await pagine[nome]();
  expect(titolo).toBe(uikitPages[nome]);
  expect(esempi.length).toBeGreaterThan(1);
  for (const { componente, sorgente } of esempi)
    expect(sorgente).toContain(`export function ${componente.name}(`);
  expect(new Set(esempi.map(toAnchor)).size).toBe(esempi.length);
});
