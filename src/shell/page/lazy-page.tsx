/** Pages load when they are first opened; one that fails to load can be tried again without leaving the shell. */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export interface LazyPageProps {
  load: () => Promise<ComponentType>;
}

/** One try. React remembers a failed load for ever, so every try needs a lazy component of its own. */
function Attempt({ load }: LazyPageProps) {
  const [Page] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

export function LazyPage({ load }: LazyPageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PageBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Attempt load={load} />
    </PageBoundary>
  );
}
