/** The panel of a column's filter, opened from under the header; what stands in it comes when one is first opened. */
import { useGridFilterDisplay } from 'ag-grid-react';
import { useState } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import type { FilterPanelProps } from './parameters.ts';

const FilterBody = loadWhenShown(async () => (await import('./filter-body.tsx')).FilterBody);

/** The panel is put where it fits before what stands in it has come. */
const PLACE = { width: '300px', maxWidth: 'calc(100vw - 24px)', minHeight: '120px' };

export function FilterPanel<Riga>(props: FilterPanelProps<Riga>) {
  const [opened, setOpened] = useState(0);
  useGridFilterDisplay({ afterGuiAttached: () => setOpened((times) => times + 1) });
  return (
    <div style={PLACE} data-testid="pannello-filtro">
      <FilterBody {...props} aperta={opened} />
    </div>
  );
}
