/**
 * The box over the column of ticks. The library's own runs through every row, three times, whenever anything in the grid
 * changes; this one counts the ticked rows alone.
 */
import type {
  ColDef,
  GridApi,
  IHeaderComp,
  IHeaderParams,
  SuppressHeaderKeyboardEventParams,
} from 'ag-grid-community';
import { isRigaGruppo } from '../groups/group-row.ts';
import { listenToAll } from '../listen-to.ts';

type Stato = 'nessuna' | 'alcune' | 'tutte';

/** Rows in sight that can be ticked; folded ones and those of groups are not among them. */
function countSelectable(api: GridApi<unknown>): number {
  let groups = 0;
  const shown = api.getDisplayedRowCount();
  // Groups are few, and every one of them stands among the rows in sight.
  if (!isRigaGruppo(api.getDisplayedRowAtIndex(0)?.data)) return shown;
  api.forEachNodeAfterFilter(({ data }) => {
    if (isRigaGruppo(data)) groups += 1;
  });
  return shown - groups;
}

function readState(api: GridApi<unknown>): Stato {
  const ticked = api.getSelectedNodes().filter(({ rowIndex }) => rowIndex !== null).length;
  if (ticked === 0) return 'nessuna';
  return ticked < countSelectable(api) ? 'alcune' : 'tutte';
}

const toggle = (api: GridApi<unknown>): void => {
  if (readState(api) === 'tutte') api.deselectAll('filtered');
  else api.selectAll('filtered');
};

class SelectAll implements IHeaderComp {
  readonly #gui = document.createElement('div');
  readonly #cornice = document.createElement('div');
  readonly #box = document.createElement('input');
  #api: GridApi<unknown> | null = null;
  #stop: (() => void) | null = null;
  readonly #update = (): void => {
    const api = this.#api;
    if (!api || api.isDestroyed()) return;
    const state = readState(api);
    this.#box.checked = state === 'tutte';
    this.#box.indeterminate = state === 'alcune';
    this.#box.disabled = countSelectable(api) === 0;
    this.#cornice.classList.toggle('ag-checked', state === 'tutte');
    this.#cornice.classList.toggle('ag-indeterminate', state === 'alcune');
    this.#cornice.classList.toggle('ag-disabled', this.#box.disabled);
  };

  init({ api }: IHeaderParams<unknown>): void {
    this.#api = api;
    this.#gui.className = 'ag-checkbox ag-input-field';
    this.#cornice.className = 'ag-wrapper ag-input-wrapper ag-checkbox-input-wrapper';
    this.#box.className = 'ag-input-field-input ag-checkbox-input';
    this.#box.type = 'checkbox';
    // The header is one stop of the keyboard: Space on it ticks.
    this.#box.tabIndex = -1;
    this.#box.ariaLabel = 'Seleziona tutte le righe';
    this.#box.addEventListener('click', () => toggle(api));
    this.#box.addEventListener('click', this.#update);
    this.#cornice.append(this.#box);
    this.#gui.append(this.#cornice);
    // Rows that come in blocks cannot all be ticked: most of them are not here.
    this.#gui.hidden = api.getGridOption('rowModelType') === 'infinite';
    this.#stop = listenToAll(api, ['selectionChanged', 'modelUpdated'], this.#update);
    this.#update();
  }

  getGui(): HTMLElement {
    return this.#gui;
  }

  refresh(): boolean {
    this.#update();
    return true;
  }

  destroy(): void {
    this.#stop?.();
  }
}

function onKey({ api, event }: SuppressHeaderKeyboardEventParams<unknown>): boolean {
  if (event.key !== ' ' || api.getGridOption('rowModelType') === 'infinite') return false;
  event.preventDefault();
  toggle(api);
  return true;
}

/** The column of ticks. */
export const COLONNA_SPUNTE: ColDef = {
  pinned: 'left',
  width: 42,
  resizable: false,
  suppressHeaderMenuButton: true,
  headerComponent: SelectAll,
  suppressHeaderKeyboardEvent: onKey,
};
