/** What could not be done with a tracciato, told over the page. */
import { describeError } from '#api/errors.ts';
import { showToast } from '#state/toast.ts';

export const showFailure = (titolo: string) => (error: unknown) =>
  showToast({ severity: 'error', titolo, testo: describeError(error) });
