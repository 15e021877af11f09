/** Parts that most visits never open, loaded when they are first drawn. */
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/**
 * A component whose code comes when it is first drawn, inside a `Suspense` of the caller's.
 * It keeps the type of the component it stands for, type parameters included, which `lazy` alone loses.
 */
export function differita<C extends (props: never) => ReactNode>(load: () => Promise<C>): C {
  const Parte = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  return Parte as unknown as C;
}

/** A component whose code comes when it is first shown; nothing stands there meanwhile. */
export function pigro<C extends (props: never) => ReactNode>(load: () => Promise<C>): C {
  const Parte = differita(load) as unknown as ComponentType<object>;
  const Pigro = (props: object) => (
    <Suspense fallback={null}>
      <Parte {...props} />
    </Suspense>
  );
  return Pigro as unknown as C;
}

/** What makes a button call for the part that it opens. */
export interface Richiamo {
  'aria-expanded': false;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Hands the press over to the button that has taken the place of the pressed one. */
function Ripremi({ dove }: { dove: RefObject<HTMLElement | null> }) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const button = dove.current?.querySelector('button');
    // First the focus: it is what a panel gives back on closing.
    button?.focus();
    button?.click();
  }, [dove]);
  return null;
}

export interface AlPrimoToccoProps {
  /** The button as it looks before its panel has been asked for; it must look the same inside `children`. */
  renderBottone: (richiamo: Richiamo) => ReactNode;
  /** Button and panel together, made with `differita`. */
  children: ReactNode;
}

/** A button with a panel or a menu whose code comes with the first press; the button stands there all along. */
export function AlPrimoTocco({ renderBottone, children }: AlPrimoToccoProps) {
  const [toccato, setToccato] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // A transition: the old button stays until the new one can take its place.
  const call = () => startTransition(() => setToccato(true));
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Suspense fallback={null}>
        {toccato ? (
          <>
            {children}
            <Ripremi dove={place} />
          </>
        ) : (
          renderBottone({
            'aria-expanded': false,
            onClick: call,
            // A menu opens with the arrow too (WAI-ARIA: menu button).
            onKeyDown: ({ key }) => {
              if (key === 'ArrowDown') call();
            },
          })
        )}
      </Suspense>
    </span>
  );
}
