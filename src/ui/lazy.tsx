/**
 * Parts that most visits never open, loaded when they are first drawn. One that cannot be fetched says so in the
 * frame, where all of them are asked for again; what stands around it stays.
 */
import {
  Component,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { reportMissing } from '#state/parts.ts';

/** What came of fetching the code of a part. */
type Arrival<C> = { Parte: C } | { error: unknown };

/** A part that could not be fetched, on its way to the boundary around it. */
class ParteMancante extends Error {
  override readonly name = 'ParteMancante';
  /** Lets the next drawing ask for the part again. */
  readonly forget: () => void;
  constructor(cause: unknown, forget: () => void) {
    super('a part of the page could not be fetched', { cause });
    this.forget = forget;
  }
}

/**
 * A component whose code comes when it is first drawn, inside a `Suspense` and a `Confine` of the caller's.
 * It keeps the type of the component it stands for, type parameters included, which `lazy` alone loses.
 */
export function loadWhenDrawn<C extends (props: never) => ReactNode>(load: () => Promise<C>): C {
  let fetching: Promise<Arrival<ComponentType<object>>> | null = null;
  const fetchPart = async (): Promise<Arrival<ComponentType<object>>> => {
    try {
      return { Parte: (await load()) as unknown as ComponentType<object> };
    } catch (error) {
      return { error };
    }
  };
  const forget = () => {
    fetching = null;
  };
  const ask = () => (fetching ??= fetchPart());
  const Differita = (props: object) => {
    const arrival = use(ask());
    if ('error' in arrival) throw new ParteMancante(arrival.error, forget);
    const { Parte } = arrival;
    return <Parte {...props} />;
  };
  return Differita as unknown as C;
}

interface ConfineProps {
  children: ReactNode;
  /** The part could not be fetched; it may be drawn again. */
  onMancante: () => void;
}

/** Stops a part that could not be fetched. A crash of the part itself is a bug, and goes on to the page's boundary. */
class Confine extends Component<ConfineProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ParteMancante)) return;
    console.warn(error.message, error.cause);
    error.forget();
    this.props.onMancante();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ParteMancante) return null;
    throw error;
  }
}

/** Draws a part, and draws it again when it is asked for again after it could not be fetched. */
function WithRetry({ attesa, children }: { attesa: ReactNode; children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!missing) return undefined;
    return reportMissing(() => {
      setMissing(false);
      setAttempt((now) => now + 1);
    });
  }, [missing]);
  return (
    <Confine key={attempt} onMancante={() => setMissing(true)}>
      <Suspense fallback={attesa}>{children}</Suspense>
    </Confine>
  );
}

/** A component whose code comes when it is first shown; `attesa` stands there meanwhile, or nothing. */
export function loadWhenShown<C extends (props: never) => ReactNode>(
  load: () => Promise<C>,
  awaited: ReactNode = null,
): C {
  const Parte = loadWhenDrawn(load) as unknown as ComponentType<object>;
  const Lazy = (props: object) => (
    <WithRetry attesa={awaited}>
      <Parte {...props} />
    </WithRetry>
  );
  return Lazy as unknown as C;
}

/** Fetches code that will be asked for soon, once the page has nothing else to do; where it cannot come, its use asks again. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const idle = requestIdleCallback(() => {
      load().catch((cause: unknown) => console.warn('a part of the page could not be fetched', cause));
    });
    return () => cancelIdleCallback(idle);
  }, [load]);
}

/** What makes a button call for the part that it opens. */
interface Reload {
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
    // First the focus: it is what a panel gives back on closing. The library watches the document and learns of
    // the button in a microtask; a panel opened before that would not know whom to give the focus back to.
    button?.focus();
    queueMicrotask(() => button?.click());
  }, [dove]);
  return null;
}

interface OnFirstTouchProps {
  /** The button as it looks before its panel has been asked for; it must look the same inside `children`. */
  renderButton: (callback: Reload) => ReactNode;
  /** Button and panel together, made with `loadWhenDrawn`. */
  children: ReactNode;
}

/** A button with a panel or a menu whose code comes with the first press; the button stands there all along. */
export function OnFirstTouch({ renderButton, children }: OnFirstTouchProps) {
  const [touched, setTouched] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // A transition: the old button stays until the new one can take its place.
  const call = useCallback(() => {
    setMissing(false);
    startTransition(() => setTouched(true));
  }, []);
  useEffect(() => (missing ? reportMissing(call) : undefined), [missing, call]);
  // The button that took the press is another one now: the next key is for this one.
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector('button')?.focus();
  }, [attempt]);
  const onMissing = () => {
    // The button is back as it was: pressed again, or asked for from the frame, it tries again.
    setTouched(false);
    setAttempt((now) => now + 1);
    setMissing(true);
  };
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Confine key={attempt} onMancante={onMissing}>
        <Suspense fallback={null}>
          {touched ? (
            <>
              {children}
              <Ripremi dove={place} />
            </>
          ) : (
            renderButton({
              'aria-expanded': false,
              onClick: call,
              // A menu opens with the arrow too (WAI-ARIA: menu button).
              onKeyDown: ({ key }) => {
                if (key === 'ArrowDown') call();
              },
            })
          )}
        </Suspense>
      </Confine>
    </span>
  );
}
