/** Our filters as the grid library takes them: the panel, the box under the header, the test of a row. */
import type { ColDef, CreateFilterHandlerFunc, FilterHandlerParams } from 'ag-grid-community';
import { filtroColonnaSchema } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import { getLanguage } from '../filters/column.ts';
import { compileFilter, type RowTest } from '../filters/compile.ts';
import { QuickFilter } from '../filters/quick-filter.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import type { ParametriFiltro } from '../filters/parameters.ts';
import { isRigaGruppo } from '../groups/group-row.ts';

/** One test per model, made when the model changes and not at every row. */
const handler =
  <Riga>({ colonna, rowFilter }: ParametriFiltro<Riga>): CreateFilterHandlerFunc<Riga> =>
  () => {
    let proof: RowTest<Riga> | null = null;
    const compile = ({ model }: Pick<FilterHandlerParams<Riga>, 'model'>) => {
      const parsed = filtroColonnaSchema.safeParse(model);
      proof = parsed.success ? compileFilter(colonna, parsed.data, getToday()) : null;
    };
    return {
      init: compile,
      refresh: compile,
      doesFilterPass: ({ data }) => proof === null || rowFilter.sospeso || isRigaGruppo(data) || proof(data),
    };
  };

export function makeFilterColDef<Riga>(
  parameters: ParametriFiltro<Riga>,
  withFilters: boolean,
): Partial<ColDef<Riga>> {
  if (getLanguage(parameters.colonna) === 'nessuna') return { filter: false };
  return {
    filter: { component: FilterPanel, handler: handler(parameters) },
    filterParams: parameters,
    floatingFilter: withFilters,
    floatingFilterComponent: QuickFilter,
  };
}
