/** Pages load when they are first opened; one that fails to load can be tried again without leaving the shell. */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

export interface LazyPageProps {
  load: () => Promise<ComponentType>;
}

/** Pages that have come, by how they are asked for: a page opened again is drawn at once, without a skeleton. */
const loaded = new WeakMap<LazyPageProps['load'], ComponentType>();

const toLazy = (load: LazyPageProps['load']): ComponentType =>
  lazy(async () => {
    const page = await load();
    loaded.set(load, page);
    return { default: page };
  });

/** One try. React remembers a failed load for ever, so every try needs a lazy component of its own. */
function Attempt({ load }: LazyPageProps) {
  const [Page] = useState(() => loaded.get(load) ?? toLazy(load));
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
