/** The list under the box of `EditorSuggerimenti`: plain elements, one of them pointed at from the box. */
import type { Suggerimento } from '../suggestions.ts';

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

export class ListaSuggerimenti {
  readonly #casella: HTMLInputElement;
  readonly #lista = element('div', 'q-suggerimenti-lista');
  readonly #nota = element('p', 'q-suggerimenti-nota');
  readonly #scegli: (voce: Suggerimento) => void;
  #voci: readonly Suggerimento[] = [];
  #evidenza = -1;

  /** `casella` keeps the focus; `scegli` is told the entry that was pressed. */
  constructor(casella: HTMLInputElement, titolo: string, scegli: (voce: Suggerimento) => void) {
    this.#casella = casella;
    this.#scegli = scegli;
    made += 1;
    this.#lista.id = `q-suggerimenti-${made}`;
    this.#lista.setAttribute('role', 'listbox');
    this.#lista.setAttribute('aria-label', `${titolo}: proposte`);
    casella.setAttribute('aria-controls', this.#lista.id);
    this.mostra([], null);
  }

  get parti(): readonly HTMLElement[] {
    return [this.#lista, this.#nota];
  }

  get aperta(): boolean {
    return this.#voci.length > 0;
  }

  /** The entry pointed at, if any. */
  get evidenziata(): Suggerimento | undefined {
    return this.#voci[this.#evidenza];
  }

  mostra(voci: readonly Suggerimento[], nota: keyof typeof NOTE | null): void {
    this.#voci = voci;
    this.#evidenza = -1;
    this.#lista.replaceChildren(...voci.map((voce, at) => this.#opzione(voce, at)));
    this.#nota.textContent = nota === null ? '' : NOTE[nota];
    this.#nota.hidden = nota === null;
    this.#casella.setAttribute('aria-expanded', String(this.aperta));
    this.#segna();
  }

  /** One entry down or up; before the first there is the box itself. */
  muovi(passo: 1 | -1): void {
    this.#evidenza = Math.min(Math.max(this.#evidenza + passo, -1), this.#voci.length - 1);
    this.#segna();
  }

  #opzione(voce: Suggerimento, at: number): HTMLElement {
    const option = element('div', 'q-suggerimenti-voce');
    option.id = `${this.#lista.id}-${at}`;
    option.setAttribute('role', 'option');
    option.tabIndex = -1;
    option.append(element('span', '', voce.testo));
    if (voce.dettaglio !== undefined && voce.dettaglio !== null)
      option.append(element('small', '', voce.dettaglio));
    option.addEventListener('pointerdown', (event) => {
      // The focus stays in the box.
      event.preventDefault();
      this.#scegli(voce);
    });
    return option;
  }

  #segna(): void {
    for (const [at, option] of [...this.#lista.children].entries()) {
      option.setAttribute('aria-selected', String(at === this.#evidenza));
      if (at === this.#evidenza) option.scrollIntoView({ block: 'nearest' });
    }
    if (this.#evidenza < 0) this.#casella.removeAttribute('aria-activedescendant');
    else this.#casella.setAttribute('aria-activedescendant', `${this.#lista.id}-${this.#evidenza}`);
  }
}
