import { Button } from '@fluentui/react-components';
import { showToast } from '#state/toast.ts';

const ripristina = () => showToast({ severity: 'info', titolo: 'Le righe sono tornate' });

export function ConAzione() {
  return (
    <Button
      onClick={() =>
        showToast({
          severity: 'success',
          titolo: 'Eliminate 3 righe',
          azione: { label: 'Annulla', run: ripristina },
        })
      }
    >
      Elimina 3 righe (prova)
    </Button>
  );
}
