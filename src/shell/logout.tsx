/** The button that ends the session. */
import { Button, Spinner } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { hasCodice, describeError } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { logoutAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';

export function Logout() {
  const logout = useSetAtom(logoutAtom);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logout();
      window.location.reload();
    } catch (error) {
      // The session had ended by itself: signed out is what was asked for.
      if (hasCodice(error, 'non_autenticato')) return window.location.reload();
      console.error(error);
      setBusy(false);
      showToast({ severity: 'error', titolo: 'Non sei uscito', testo: describeError(error) });
    }
  };
  return (
    <Button
      appearance="secondary"
      icon={busy ? <Spinner size="tiny" /> : <SignOutRegular />}
      disabled={busy}
      onClick={() => void leave()}
    >
      Logout
    </Button>
  );
}
