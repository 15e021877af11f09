/** What is copied: to the clipboard from the browser's own event, or by causing one, or once rows have come. */
import { type Appunti, readDaCopiare, toAppunti } from '../clipboard/copy.ts';
import type { Celle } from '../range/cells.ts';
import { formatCount } from '#domain/text.ts';
import { showToast } from '#state/toast.ts';
import { loadRighe } from './load-righe.ts';

export class ClipboardWriter<Riga> {
  readonly #celle: Celle<Riga>;
  /** What the next copy event takes, when a menu asked for it. */
  #pronti: Appunti | null = null;

  constructor(celle: Celle<Riga>) {
    this.#celle = celle;
  }

  /** Why nothing can be copied now, or null. */
  nonCopia(): string | null {
    const celle = this.#celle;
    const made = readDaCopiare(celle, celle.api.getSelectedRows());
    return typeof made === 'string' ? made : null;
  }

  /** Puts the selection on the clipboard: from the event of the browser, or by causing one. */
  copia(conTitoli: boolean, event?: ClipboardEvent): void {
    const celle = this.#celle;
    const areas = celle.rettangoli();
    if (!celle.posti.complete(areas) && !celle.posti.troppe(areas)) {
      void this.#copiaDopo(conTitoli);
      return;
    }
    const made = readDaCopiare(celle, celle.api.getSelectedRows());
    if (typeof made === 'string') {
      showToast({ severity: 'warn', titolo: 'Niente è stato copiato', testo: made });
      return;
    }
    const appunti = toAppunti(made, conTitoli);
    if (event) write(appunti, event);
    else this.#causeCopy(appunti);
    const count = made.righe.length * made.colonne.length;
    celle.annuncia(formatCount(count, 'cella copiata', 'celle copiate'));
  }

  /** Some rows have to come first: by then the browser's own moment to copy has gone. */
  async #copiaDopo(conTitoli: boolean): Promise<void> {
    const celle = this.#celle;
    if (!(await loadRighe(celle, celle.rettangoli()))) return;
    const made = readDaCopiare(celle, celle.api.getSelectedRows());
    if (typeof made === 'string') {
      showToast({ severity: 'warn', titolo: 'Niente è stato copiato', testo: made });
      return;
    }
    const count = formatCount(made.righe.length * made.colonne.length, 'cella', 'celle');
    if (await scriviAppunti(toAppunti(made, conTitoli)))
      showToast({ severity: 'success', titolo: 'Copiato', testo: `${count} negli appunti.` });
    else
      showToast({
        severity: 'info',
        titolo: 'Premi di nuovo Ctrl+C',
        testo: 'Le righe sono arrivate: il browser chiede un altro tasto per copiarle.',
      });
  }

  /** The copy event that a menu caused; false when this one is the browser's own. */
  servi(event: ClipboardEvent): boolean {
    if (!this.#pronti) return false;
    write(this.#pronti, event);
    this.#pronti = null;
    return true;
  }

  /** Works on any origin, unlike the clipboard API, which asks for https. */
  #causeCopy(appunti: Appunti): void {
    this.#pronti = appunti;
    document.execCommand('copy');
    this.#pronti = null;
  }
}

/** Without an event of the browser: only where the page may, and soon after a key. */
async function scriviAppunti({ testo, html }: Appunti): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/plain': new Blob([testo], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

function write({ testo, html }: Appunti, event: ClipboardEvent): void {
  event.clipboardData?.setData('text/plain', testo);
  event.clipboardData?.setData('text/html', html);
  event.preventDefault();
}
