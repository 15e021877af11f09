/** Theme, messages and router around everything. */
import { FluentProvider } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Provider, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { followParts } from '#state/parts.ts';
import { followPreferenzeAtom, preferenzeAtom, PREFERENZE_KEY } from '#state/preferenze.ts';
import { followConnection } from '#state/connection-check.ts';
import { store } from '#state/store.ts';
import type { createAppRouter } from './router.ts';
import { Messages } from './toast/messages.tsx';
import { usePaintedRoot } from './theme/root.ts';
import { useRipple } from './theme/ripple.ts';
import { useStackingStyles } from './theme/stacking-styles.ts';
import { getGround, makeTheme } from './theme/themes.ts';

/** Parts that were missing come, and what waited goes, when the server is back. */
function useConnection(): void {
  useEffect(() => {
    const stops = [followConnection(store), followParts()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
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
  useConnection();
  useRipple();
  const { preset, colore, superficie, scuro } = useAtomValue(preferenzeAtom);
  const theme = useMemo(
    () => makeTheme({ preset, colore, superficie, scuro }),
    [preset, colore, superficie, scuro],
  );
  usePaintedRoot(scuro, getGround(theme));
  return (
    <FluentProvider theme={theme}>
      <RouterProvider router={router} />
      <Messages />
    </FluentProvider>
  );
}

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
}

export function App({ router }: AppProps) {
  return (
    <Provider store={store}>
      <Themed router={router} />
    </Provider>
  );
}
