/** Printed pages changed as printers and programs change them: none is read wrong in silence. */
import { describe, expect, it } from 'vitest';
import { CHANGES } from './changes.ts';
import { judgePdf } from './judge.ts';
import { PDF_LAYOUTS } from './layouts.ts';

/** Each change meets one in so many of the pages, and each page some of the changes. */
const ONE_IN = 12;

const readable = PDF_LAYOUTS.filter(({ awaited }) => awaited === 'giusto' || awaited === 'chiede');

describe('printed pages, changed', () => {
  it.each(Object.entries(CHANGES).map(([name, change], at) => [name, change, at] as const))(
    '%s',
    async (_, change, at) => {
      const pages = readable
        .filter((_page, which) => (which + at) % ONE_IN === 0)
        .flatMap((layout) => change(layout) ?? []);
      const wrong: string[] = [];
      for (const page of pages) {
        const { verdetto, perche } = await judgePdf(page);
        if (verdetto === 'sbagliato') wrong.push(`${page.name}: ${perche}`);
      }
      expect(pages.length).toBeGreaterThan(3);
      expect(wrong).toEqual([]);
    },
  );
});
