/** What stands in place of a page that could not be shown. */
import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { ApiError, messaggioErrore } from '#api/errors.ts';
import { Notice } from './notice.tsx';

export function PageError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      icon={<PlugDisconnectedRegular />}
      tone="danger"
      title="Questa pagina non si è aperta"
      role="alert"
      actions={
        <>
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            Riprova
          </Button>
          <Button appearance="subtle" onClick={() => window.location.reload()}>
            Ricarica Quadra
          </Button>
        </>
      }
      // What the server says has its words in Italian; anything else is for whoever is asked for help.
      {...(error instanceof ApiError ? {} : { detail: error.message })}
    >
      {error instanceof ApiError
        ? messaggioErrore(error)
        : 'Il resto di Quadra funziona e i dati salvati sono al sicuro. Se è appena uscita una nuova versione, ricarica la pagina.'}
    </Notice>
  );
}
