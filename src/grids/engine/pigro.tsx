/** Parts that most visits never open, loaded when they are first drawn. */
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown; nothing stands there meanwhile.
 * It keeps the type of the component it stands for, type parameters included, which `lazy` alone loses.
 */
export function pigro<C extends (props: never) => ReactNode>(load: () => Promise<C>): C {
  const Parte = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const Pigro = (props: object) => (
    <Suspense fallback={null}>
      <Parte {...props} />
    </Suspense>
  );
  return Pigro as unknown as C;
}
