/** Theme, messages and router around everything. */
import { FluentProvider } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Provider, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { followPreferenzeAtom, preferenzeAtom, PREFERENZE_KEY } from '#state/preferenze.ts';
import { store } from '#state/store.ts';
import { toastQueueAtom } from '#state/toast.ts';
import type { createAppRouter } from './router.ts';
import { usePaintedRoot } from './theme/root.ts';
import { useRipple } from './theme/ripple.ts';
import { useStackingStyles } from './theme/stacking-styles.ts';
import { groundOf, makeTema } from './theme/temi.ts';

const AppToaster = lazy(async () => ({
  default: (await import('./toast/app-toaster.tsx')).AppToaster,
}));

/** What draws the messages is loaded with the first of them, and stays. */
function Messages() {
  const waiting = useAtomValue(toastQueueAtom).length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <AppToaster />
    </Suspense>
  ) : null;
}

/** Two tabs of one person look alike: what is chosen in one is seen in the other. */
function useOtherTabs(): void {
  const follow = useSetAtom(followPreferenzeAtom);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PREFERENZE_KEY) follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [follow]);
}

function Themed({ router }: AppProps) {
  useStackingStyles();
  useOtherTabs();
  useRipple();
  const { preset, colore, superficie, scuro } = useAtomValue(preferenzeAtom);
  const tema = useMemo(
    () => makeTema({ preset, colore, superficie, scuro }),
    [preset, colore, superficie, scuro],
  );
  usePaintedRoot(scuro, groundOf(tema));
  return (
    <FluentProvider theme={tema}>
      <RouterProvider router={router} />
      <Messages />
    </FluentProvider>
  );
}

export interface AppProps {
  router: ReturnType<typeof createAppRouter>;
}

export function App({ router }: AppProps) {
  return (
    <Provider store={store}>
      <Themed router={router} />
    </Provider>
  );
}
