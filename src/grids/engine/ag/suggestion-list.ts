/** The list under the box of `SuggestionEditor`: plain elements, one of them pointed at from the box. */
import type { Suggestion } from '../suggestions.ts';

/** What is said under the box. */
const NOTE = {
  nessuno: 'Nessun nome così in anagrafica: resta quello che scrivi.',
  errore: 'Le proposte non sono arrivate: puoi scrivere il nome per intero.',
} as const;

let made = 0;

function element(tag: string, className: string, text = ''): HTMLElement {
  const gui = document.createElement(tag);
  gui.className = className;
  gui.textContent = text;
  return gui;
}

export class SuggestionList {
  readonly #box: HTMLInputElement;
  readonly #list = element('div', 'q-suggerimenti-lista');
  readonly #nota = element('p', 'q-suggerimenti-nota');
  readonly #choose: (voce: Suggestion) => void;
  #voci: readonly Suggestion[] = [];
  #highlighted = -1;

  /** `input` keeps the focus; `choose` is told the entry that was pressed. */
  constructor(input: HTMLInputElement, title: string, choose: (voce: Suggestion) => void) {
    this.#box = input;
    this.#choose = choose;
    made += 1;
    this.#list.id = `q-suggerimenti-${made}`;
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', `${title}: proposte`);
    input.setAttribute('aria-controls', this.#list.id);
    this.show([], null);
  }

  get parti(): readonly HTMLElement[] {
    return [this.#list, this.#nota];
  }

  get isOpen(): boolean {
    return this.#voci.length > 0;
  }

  /** The entry pointed at, if any. */
  get pointed(): Suggestion | undefined {
    return this.#voci[this.#highlighted];
  }

  show(voci: readonly Suggestion[], nota: keyof typeof NOTE | null): void {
    this.#voci = voci;
    this.#highlighted = -1;
    this.#list.replaceChildren(...voci.map((voce, at) => this.#makeOption(voce, at)));
    this.#nota.textContent = nota === null ? '' : NOTE[nota];
    this.#nota.hidden = nota === null;
    this.#box.setAttribute('aria-expanded', String(this.isOpen));
    this.#mark();
  }

  /** One entry down or up; before the first there is the box itself. */
  move(step: 1 | -1): void {
    this.#highlighted = Math.min(Math.max(this.#highlighted + step, -1), this.#voci.length - 1);
    this.#mark();
  }

  #makeOption(voce: Suggestion, at: number): HTMLElement {
    const option = element('div', 'q-suggerimenti-voce');
    option.id = `${this.#list.id}-${at}`;
    option.setAttribute('role', 'option');
    option.tabIndex = -1;
    option.append(element('span', '', voce.testo));
    if (voce.detail !== undefined && voce.detail !== null) option.append(element('small', '', voce.detail));
    option.addEventListener('pointerdown', (event) => {
      // The focus stays in the box.
      event.preventDefault();
      this.#choose(voce);
    });
    return option;
  }

  #mark(): void {
    for (const [at, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(at === this.#highlighted));
      if (at === this.#highlighted) option.scrollIntoView({ block: 'nearest' });
    }
    if (this.#highlighted < 0) this.#box.removeAttribute('aria-activedescendant');
    else this.#box.setAttribute('aria-activedescendant', `${this.#list.id}-${this.#highlighted}`);
  }
}
