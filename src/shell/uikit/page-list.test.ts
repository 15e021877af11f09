import { expect, it } from 'vitest';
import { toAnchor } from './example-card.tsx';
import { pageNames } from './page.ts';
import { pages } from './page-list.ts';

it('has the fifteen pages of the style guide', () => {
  expect(pageNames).toHaveLength(15);
  expect(Object.keys(pages)).toEqual(pageNames);
});

it.each(pageNames)('%s shows each example of its folder with the source that draws it', async (name) => {
  const { esempi } = await pages[name]();
  expect(esempi.length).toBeGreaterThan(1);
  for (const { component, source } of esempi) expect(source).toContain(`export function ${component.name}(`);
  expect(new Set(esempi.map(toAnchor)).size).toBe(esempi.length);
  const files = Object.keys(import.meta.glob('./examples/*/*.tsx')).filter((file) =>
    file.includes(`/${name}/`),
  );
  expect(esempi.map(({ file }) => `./examples/${name}/${file}.tsx`).toSorted()).toEqual(files.toSorted());
});
