// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { createStore, Provider } from '#state/jotai.ts';
import { openPlace } from '#tests/place.ts';
import type { GridLayout } from './use-grid-layout.ts';
import { ViewBar } from './view-bar.tsx';

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
