/** Theme, messages and router around everything. */
import { FluentProvider } from '@fluentui/react-components';
import { RouterProvider } from 'react-router-dom';
import { Provider, useAtomValue } from '#state/jotai.ts';
import { store } from '#state/store.ts';
import { darkAtom } from '#state/tema.ts';
import type { createAppRouter } from './router.ts';
import { useStackingStyles } from './theme/stacking-styles.ts';
import { darkTheme, emerald, lightTheme, slate } from './theme/temi.ts';
import { AppToaster } from './toast/app-toaster.tsx';

const LIGHT = lightTheme(emerald, slate);
const DARK = darkTheme(emerald, slate);

function Themed({ router }: AppProps) {
  useStackingStyles();
  const dark = useAtomValue(darkAtom);
  return (
    <FluentProvider theme={dark ? DARK : LIGHT}>
      <RouterProvider router={router} />
      <AppToaster />
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
