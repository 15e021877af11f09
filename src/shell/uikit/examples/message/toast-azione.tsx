import { Button } from '@fluentui/react-components';
import { showToast } from '#state/toast.ts';

const restore = () => showToast({ severity: 'info', titolo: 'Le righe sono tornate' });

export function ConAzione() {
  return (
    <Button
      onClick={() =>
        showToast({
          severity: 'success',
          titolo: 'Eliminate 3 righe',
          azione: { label: 'Annulla', run: restore },
        })
      }
    >
      Elimina 3 righe (prova)
    </Button>
  );
}
