/**
 * Puts what is copied on the clipboard: at the browser's own copy event, at one that it causes, or once rows have
 * come.
 */
import { type Clip, readToCopy, toClip } from '../clipboard/copy.ts';
import type { Celle } from '../range/cells.ts';
import { formatCount } from '#domain/text.ts';
import { showToast } from '#state/toast.ts';
import { loadRighe } from './load-righe.ts';

export class ClipboardWriter<Riga> {
  readonly #celle: Celle<Riga>;
  /** What the next copy event takes, when a menu caused that event. */
  #ready: Clip | null = null;

  constructor(cells: Celle<Riga>) {
    this.#celle = cells;
  }

  /** Why nothing can be copied now, or null. */
  whyNotCopy(): string | null {
    const cells = this.#celle;
    const made = readToCopy(cells, cells.api.getSelectedRows());
    return typeof made === 'string' ? made : null;
  }

  /** Puts the selection on the clipboard: from the event of the browser, or by causing one. */
  copy(withTitles: boolean, event?: ClipboardEvent): void {
    const cells = this.#celle;
    const areas = cells.rectangles();
    if (!cells.posti.complete(areas) && !cells.posti.explainTooMany(areas)) {
      void this.#copyLater(withTitles);
      return;
    }
    const made = readToCopy(cells, cells.api.getSelectedRows());
    if (typeof made === 'string') {
      showToast({ severity: 'warn', titolo: 'Niente è stato copiato', testo: made });
      return;
    }
    const clipboard = toClip(made, withTitles);
    if (event) write(clipboard, event);
    else this.#causeCopy(clipboard);
    const count = made.righe.length * made.colonne.length;
    cells.announce(formatCount(count, 'cella copiata', 'celle copiate'));
  }

  /** Some rows have to be read first, and by then the browser's own copy event is over. */
  async #copyLater(withTitles: boolean): Promise<void> {
    const cells = this.#celle;
    if (!(await loadRighe(cells, cells.rectangles()))) return;
    const made = readToCopy(cells, cells.api.getSelectedRows());
    if (typeof made === 'string') {
      showToast({ severity: 'warn', titolo: 'Niente è stato copiato', testo: made });
      return;
    }
    const count = formatCount(made.righe.length * made.colonne.length, 'cella', 'celle');
    if (await writeClipboard(toClip(made, withTitles)))
      showToast({ titolo: 'Copiato', testo: `${count} negli appunti.` });
    else
      showToast({
        severity: 'info',
        titolo: 'Premi di nuovo Ctrl+C',
        testo: 'Le righe sono arrivate: il browser chiede un altro tasto per copiarle.',
      });
  }

  /** The copy event that a menu caused; false when this one is the browser's own. */
  serve(event: ClipboardEvent): boolean {
    if (!this.#ready) return false;
    write(this.#ready, event);
    this.#ready = null;
    return true;
  }

  /** Works on any origin, unlike the clipboard API, which asks for https. */
  #causeCopy(clipboard: Clip): void {
    this.#ready = clipboard;
    document.execCommand('copy');
    this.#ready = null;
  }
}

/** Writes without a copy event: only where the page may, and soon after a key. */
async function writeClipboard({ testo, html }: Clip): Promise<boolean> {
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

function write({ testo, html }: Clip, event: ClipboardEvent): void {
  event.clipboardData?.setData('text/plain', testo);
  event.clipboardData?.setData('text/html', html);
  event.preventDefault();
}
