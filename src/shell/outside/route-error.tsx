/** When the frame itself could not be drawn: the server answered that the session holds, then nothing more. */
import { useRouteError } from 'react-router-dom';
import { PageError } from '../page/page-error.tsx';
import { FullPage } from './full-page.tsx';

export function RouteError() {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error('errore di navigazione', { cause: thrown });
  return (
    <FullPage>
      <PageError error={error} onRetry={() => window.location.reload()} />
    </FullPage>
  );
}
