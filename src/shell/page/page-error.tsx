/** What stands in place of a page that could not be shown. */
import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { ApiError, hasCodice, describeError } from '#api/errors.ts';
import { returnsAtom } from '#state/connection.ts';
import { useAtomValue } from '#state/jotai.ts';
import { PaginaMancante } from './missing.ts';
import { Notice } from './notice.tsx';

const WHEN_BACK =
  'Il server non risponde, o è appena uscita una nuova versione. Il resto di Quadra funziona e i dati salvati sono al sicuro.';
const BROKEN =
  'Il resto di Quadra funziona e i dati salvati sono al sicuro. Riprova; se continua, avvisa chi gestisce Quadra.';

function say(error: Error): string {
  if (error instanceof ApiError) return describeError(error);
  return error instanceof PaginaMancante ? WHEN_BACK : BROKEN;
}

/** What a silent server kept back is asked for again as soon as it answers. */
function useReturn(waits: boolean, onRetry: () => void): void {
  const returns = useAtomValue(returnsAtom);
  const seen = useRef(returns);
  useEffect(() => {
    if (!waits || returns === seen.current) return;
    seen.current = returns;
    onRetry();
  }, [waits, returns, onRetry]);
}

/** The error itself is for the console: its words are in no language of the person’s. */
export function PageError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useReturn(error instanceof PaginaMancante || hasCodice(error, 'rete'), onRetry);
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
    >
      {say(error)}
    </Notice>
  );
}
