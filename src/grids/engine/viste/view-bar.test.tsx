// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { createStore, Provider } from '#state/jotai.ts';
import { openPlace } from '#tests/place.ts';
import type { GridLayout } from './use-grid-layout.ts';
import { FiltersInForce, ViewBar } from './view-bar.tsx';

const place = openPlace();

it('has all its buttons before the grid is here: one that came later would move the others from under a press', () => {
  const layout = { arrangement: { viste: { scelta: null, dialog: null } }, criteri: [] };
  place.render(
    <Provider store={createStore()}>
      <FluentProvider>
        <ViewBar api={null} colonne={[]} layout={layout as unknown as GridLayout<object>} />
      </FluentProvider>
    </Provider>,
  );
  const buttons = [...place.element.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Viste',
    'Raggruppa',
    'Righe comode',
    'Colonne',
  ]);
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true']);
});

it('has the place of the labels before their code is here: they would move the rows from under a press', () => {
  const layout = { arrangement: { filtri: {}, removeFilter: () => null, resetFilters: () => null } };
  const ricerca = { valore: 'Rossi', onChange: () => null };
  place.render(
    <Provider store={createStore()}>
      <FluentProvider>
        <FiltersInForce colonne={[]} layout={layout as unknown as GridLayout<object>} ricerca={ricerca} />
      </FluentProvider>
    </Provider>,
  );
  const row = place.element.querySelector('.fui-FluentProvider > div');
  if (!row) throw new Error('there is no place');
  expect(row.childElementCount).toBe(0);
  expect(getComputedStyle(row).minHeight).toBe('30px');
});
