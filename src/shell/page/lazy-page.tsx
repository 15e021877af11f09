/** Pages load when they are first opened; one that fails to load can be tried again without leaving the shell. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PaginaMancante } from './missing.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface LazyPageProps {
  load: () => Promise<ComponentType>;
}

type Arrival = { Page: ComponentType } | { failure: unknown } | null;

/** Pages that have come, by how they are asked for: a page opened again is drawn at once, without a skeleton. */
const loaded = new WeakMap<LazyPageProps['load'], ComponentType>();

const arrived = (load: LazyPageProps['load']): Arrival => {
  const Page = loaded.get(load);
  return Page ? { Page } : null;
};

/** One try. State, not Suspense: React keeps a fallback up for 300 ms even when the page came in 30. */
function Attempt({ load }: LazyPageProps) {
  const [arrival, setArrival] = useState(() => arrived(load));
  useEffect(() => {
    if (loaded.has(load)) return;
    let current = true;
    const settle = (next: Arrival) => current && setArrival(next);
    const run = async () => {
      try {
        const Page = await load();
        loaded.set(load, Page);
        settle({ Page });
      } catch (failure) {
        settle({ failure: new PaginaMancante(failure) });
      }
    };
    void run();
    return () => {
      current = false;
    };
  }, [load]);
  if (arrival === null) return <PageSkeleton />;
  // The boundary around this try shows what failed, and offers another.
  if ('failure' in arrival) throw arrival.failure;
  const { Page } = arrival;
  return <Page />;
}

export function LazyPage({ load }: LazyPageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PageBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Attempt load={load} />
    </PageBoundary>
  );
}

/** For a route that shows nothing until its page has come: when it cannot come, what stands there tries again. */
export function loadOrRetry(
  load: () => Promise<ComponentType>,
  Around: ComponentType<{ children: ReactNode }>,
): () => Promise<ComponentType> {
  const Retried = () => (
    <Around>
      <LazyPage load={load} />
    </Around>
  );
  return async () => {
    try {
      return await load();
    } catch (error) {
      console.warn('a page could not be fetched', error);
      return Retried;
    }
  };
}
