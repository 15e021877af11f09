/**
 * The editor of a cell whose text is looked up while it is typed (WAI-ARIA combobox with a list).
 *
 * Plain elements and not a component: the box has to stand there, with the focus, before the key that opened it has been
 * let go. A component is drawn a moment later, and what a quick hand types in that moment would be nobody's.
 */
import type { ICellEditorComp, ICellEditorParams } from 'ag-grid-community';
import type { Getter } from '#state/jotai.ts';
import type { Suggerimenti, Suggerimento } from '../suggestions.ts';
import { ListaSuggerimenti } from './suggestion-list.ts';

/** Pause in typing after which the text is looked up. */
const PAUSA = 150;

export interface ParametriSuggerimenti {
  suggerimenti: Suggerimenti;
  titolo: string;
  maxLength?: number;
  /** Why a text is refused, or null. */
  rifiuta: (testo: string) => string[] | null;
  /** Reads atoms, for the source of the proposals. */
  leggi: Getter;
}

type Parametri = ICellEditorParams<unknown, string> & ParametriSuggerimenti;

function makeCasella(titolo: string, maxLength: number | undefined): HTMLInputElement {
  const casella = document.createElement('input');
  casella.className = 'q-suggerimenti-testo';
  casella.autocomplete = 'off';
  casella.spellcheck = false;
  if (maxLength !== undefined) casella.maxLength = maxLength;
  casella.setAttribute('role', 'combobox');
  casella.setAttribute('aria-label', titolo);
  casella.setAttribute('aria-autocomplete', 'list');
  return casella;
}

export class EditorSuggerimenti implements ICellEditorComp<unknown, string> {
  readonly #gui = document.createElement('div');
  #casella = document.createElement('input');
  #lista: ListaSuggerimenti | null = null;
  #params: Parametri | null = null;
  #lettura: AbortController | null = null;
  /** A letter typed on the cell takes the place of what was there, as in every other cell. */
  #sostituisce = false;

  init(params: Parametri): void {
    const { titolo, maxLength, eventKey, value, column } = params;
    this.#params = params;
    this.#sostituisce = eventKey !== null && eventKey.length === 1;
    const casella = makeCasella(titolo, maxLength);
    casella.value = (this.#sostituisce ? eventKey : value) ?? '';
    // The grid listens above the box, and would move the focus or end the edit first.
    casella.addEventListener('keydown', (event) => this.#premi(event));
    casella.addEventListener('input', () => {
      params.validate();
      this.#cercaDopo();
    });
    const lista = new ListaSuggerimenti(casella, titolo, (voce) => {
      this.#scegli(voce);
      params.stopEditing();
    });
    this.#casella = casella;
    this.#lista = lista;
    this.#gui.className = 'q-suggerimenti';
    this.#gui.style.minWidth = `${Math.max(240, column.getActualWidth())}px`;
    this.#gui.append(casella, ...lista.parti);
  }

  getGui(): HTMLElement {
    return this.#gui;
  }

  afterGuiAttached(): void {
    this.#casella.focus();
    if (this.#sostituisce) this.#cercaDopo();
    else this.#casella.select();
  }

  getValue(): string {
    return this.#casella.value;
  }

  getValidationErrors(): string[] | null {
    return this.#params?.rifiuta(this.#casella.value) ?? null;
  }

  getValidationElement(): HTMLElement {
    return this.#casella;
  }

  destroy(): void {
    this.#ferma();
    // The box takes the focus away with it: back to its cell, for the keys that follow.
    if (this.#gui.contains(document.activeElement)) this.#params?.eGridCell.focus({ preventScroll: true });
  }

  #ferma(): void {
    this.#lettura?.abort(new DOMException('another text', 'AbortError'));
    this.#lettura = null;
  }

  /** Proposals for another text are shown no more; those of this one come after a pause. */
  #cercaDopo(): void {
    this.#chiudi();
    const reading = new AbortController();
    this.#lettura = reading;
    const timer = setTimeout(() => void this.#cerca(reading.signal), PAUSA);
    reading.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async #cerca(signal: AbortSignal): Promise<void> {
    const testo = this.#casella.value.trim();
    if (!this.#params || testo === '') return;
    const { suggerimenti, leggi } = this.#params;
    try {
      const voci = await suggerimenti.cerca({ get: leggi, signal }, testo);
      if (!signal.aborted) this.#lista?.mostra(voci, voci.length === 0 ? 'nessuno' : null);
    } catch {
      if (!signal.aborted) this.#lista?.mostra([], 'errore');
    }
  }

  #chiudi(): void {
    this.#ferma();
    this.#lista?.mostra([], null);
  }

  #scegli(voce: Suggerimento): void {
    this.#params?.suggerimenti.scegli(voce);
    this.#casella.value = voce.testo;
    this.#chiudi();
  }

  #premi(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const lista = this.#lista;
    if (!lista || event.isComposing) return;
    const voce = lista.evidenziata;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      if (lista.aperta) lista.muovi(key === 'ArrowDown' ? 1 : -1);
      else if (this.#lettura === null) this.#cercaDopo();
    } else if (key === 'Escape' && lista.aperta) {
      // First the list goes, then the edit.
      event.stopPropagation();
      this.#chiudi();
    } else if ((key === 'Enter' || key === 'Tab') && voce && !ctrlKey && !metaKey && !altKey)
      this.#scegli(voce);
  }
}
