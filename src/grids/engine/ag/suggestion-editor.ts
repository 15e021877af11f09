/**
 * The editor of a cell whose text is looked up while it is typed (WAI-ARIA combobox with a list).
 *
 * Plain elements and not a component: the box has to stand there, with the focus, before the key that opened it has been
 * let go. A component is drawn a moment later, and what a quick hand types in that moment would be nobody's.
 */
import type { ICellEditorComp, ICellEditorParams } from 'ag-grid-community';
import type { Getter } from '#state/jotai.ts';
import type { Suggestions, Suggestion } from '../suggestions.ts';
import { SuggestionList } from './suggestion-list.ts';

/** Pause in typing after which the text is looked up. */
const PAUSE_MS = 150;

export interface SuggestionParams {
  suggestions: Suggestions;
  titolo: string;
  maxLength?: number;
  /** Why a text is refused, or null. */
  explainRefusal: (text: string) => string[] | null;
  /** Reads atoms, for the source of the proposals. */
  read: Getter;
}

type Parametri = ICellEditorParams<unknown, string> & SuggestionParams;

function makeInput(title: string, maxLength: number | undefined): HTMLInputElement {
  const input = document.createElement('input');
  input.className = 'q-suggerimenti-testo';
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (maxLength !== undefined) input.maxLength = maxLength;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-label', title);
  input.setAttribute('aria-autocomplete', 'list');
  return input;
}

export class SuggestionEditor implements ICellEditorComp<unknown, string> {
  readonly #gui = document.createElement('div');
  #box = document.createElement('input');
  #list: SuggestionList | null = null;
  #params: Parametri | null = null;
  #lettura: AbortController | null = null;
  /** A letter typed on the cell takes the place of what was there, as in every other cell. */
  #replaces = false;

  init(params: Parametri): void {
    const { titolo, maxLength, eventKey, value, column } = params;
    this.#params = params;
    this.#replaces = eventKey !== null && eventKey.length === 1;
    const input = makeInput(titolo, maxLength);
    input.value = (this.#replaces ? eventKey : value) ?? '';
    // The grid listens above the box, and would move the focus or end the edit first.
    input.addEventListener('keydown', (event) => this.#onKey(event));
    input.addEventListener('input', () => {
      params.validate();
      this.#searchLater();
    });
    const list = new SuggestionList(input, titolo, (voce) => {
      this.#choose(voce);
      params.stopEditing();
    });
    this.#box = input;
    this.#list = list;
    this.#gui.className = 'q-suggerimenti';
    this.#gui.style.minWidth = `${Math.max(240, column.getActualWidth())}px`;
    this.#gui.append(input, ...list.parti);
  }

  getGui(): HTMLElement {
    return this.#gui;
  }

  afterGuiAttached(): void {
    this.#box.focus();
    if (!this.#replaces) this.#box.select();
    // Alt+Down asks for the names as it opens the cell.
    if (this.#replaces || this.#params?.eventKey === 'ArrowDown') this.#searchLater();
  }

  getValue(): string {
    return this.#box.value;
  }

  getValidationErrors(): string[] | null {
    return this.#params?.explainRefusal(this.#box.value) ?? null;
  }

  getValidationElement(): HTMLElement {
    return this.#box;
  }

  destroy(): void {
    this.#stop();
    // The box takes the focus away with it: back to its cell, for the keys that follow.
    if (this.#gui.contains(document.activeElement)) this.#params?.eGridCell.focus({ preventScroll: true });
  }

  #stop(): void {
    this.#lettura?.abort(new DOMException('another text', 'AbortError'));
    this.#lettura = null;
  }

  /** Proposals for another text are shown no more; those of this one come after a pause. */
  #searchLater(): void {
    this.#close();
    const reading = new AbortController();
    this.#lettura = reading;
    const timer = setTimeout(() => void this.#search(reading.signal), PAUSE_MS);
    reading.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async #search(signal: AbortSignal): Promise<void> {
    const text = this.#box.value.trim();
    if (!this.#params || text === '') return;
    const { suggestions, read } = this.#params;
    try {
      const voci = await suggestions.search({ get: read, signal }, text);
      if (!signal.aborted) this.#list?.show(voci, voci.length === 0 ? 'nessuno' : null);
    } catch {
      if (!signal.aborted) this.#list?.show([], 'errore');
    }
  }

  #close(): void {
    this.#stop();
    this.#list?.show([], null);
  }

  #choose(voce: Suggestion): void {
    this.#params?.suggestions.choose(voce);
    this.#box.value = voce.testo;
    this.#close();
  }

  #onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const list = this.#list;
    if (!list || event.isComposing) return;
    const voce = list.pointed;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      if (list.isOpen) list.move(key === 'ArrowDown' ? 1 : -1);
      else if (this.#lettura === null) this.#searchLater();
    } else if (key === 'Escape' && list.isOpen) {
      // First the list goes, then the edit.
      event.stopPropagation();
      this.#close();
    } else if ((key === 'Enter' || key === 'Tab') && voce && !ctrlKey && !metaKey && !altKey)
      this.#choose(voce);
  }
}
