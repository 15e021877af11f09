/** Copying for a person, who is told whether it worked. */
import { showToast } from '#state/toast.ts';

/** Where the browser refuses (it asks the person, or has no clipboard without HTTPS), the text is shown instead. */
export async function copyText(testo: string, done = 'Copiato'): Promise<void> {
  try {
    await navigator.clipboard.writeText(testo);
    showToast({ titolo: done });
  } catch (error) {
    console.warn('the clipboard refused', error);
    showToast({ severity: 'warn', titolo: 'Il browser non lascia copiare', testo, duration: 60_000 });
  }
}
