/** Our filters as the grid library takes them: the panel, the box under the header, the test of a row. */
import type { ColDef, CreateFilterHandlerFunc, FilterHandlerParams } from 'ag-grid-community';
import { filtroColonnaSchema } from '#api/contract/viste.ts';
import { oggi } from '#domain/date.ts';
import { linguaDi } from '../filtri/colonna.ts';
import { compilaFiltro, type Prova } from '../filtri/compila.ts';
import { FiltroRapido } from '../filtri/filtro-rapido.tsx';
import { PannelloFiltro } from '../filtri/pannello-filtro.tsx';
import type { ParametriFiltro } from '../filtri/parametri.ts';
import { isRigaGruppo } from '../gruppi/riga-gruppo.ts';

/** One test per model, made when the model changes and not at every row. */
function handler<Riga>({ colonna, setaccio }: ParametriFiltro<Riga>): CreateFilterHandlerFunc<Riga> {
  return () => {
    let prova: Prova<Riga> | null = null;
    const compile = ({ model }: Pick<FilterHandlerParams<Riga>, 'model'>) => {
      const parsed = filtroColonnaSchema.safeParse(model);
      prova = parsed.success ? compilaFiltro(colonna, parsed.data, oggi()) : null;
    };
    return {
      init: compile,
      refresh: compile,
      doesFilterPass: ({ data }) => prova === null || setaccio.sospeso || isRigaGruppo(data) || prova(data),
    };
  };
}

export function filtroColDef<Riga>(
  parametri: ParametriFiltro<Riga>,
  conFiltri: boolean,
): Partial<ColDef<Riga>> {
  if (linguaDi(parametri.colonna) === 'nessuna') return { filter: false };
  return {
    filter: { component: PannelloFiltro, handler: handler(parametri) },
    filterParams: parametri,
    floatingFilter: conFiltri,
    floatingFilterComponent: FiltroRapido,
  };
}
