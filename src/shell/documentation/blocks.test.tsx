// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { GuideText } from './blocks.tsx';
import { parsePage } from './markdown.ts';

const place = openPlace();

it('draws a link to another page of the guide as one that leads out of it: in the colour of the theme', () => {
  const pagina = parsePage('prova', 'Vedi [le copie](copie.md) e [Node](https://nodejs.org).');
  place.render(
    <MemoryRouter>
      <FluentProvider>
        <GuideText pagina={pagina} cercate={[]} />
      </FluentProvider>
    </MemoryRouter>,
  );
  const links = [...place.element.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/documentation?pagina=copie',
    'https://nodejs.org',
  ]);
  expect(links.map((link) => link.matches('.fui-Link'))).toEqual([true, true]);
});
