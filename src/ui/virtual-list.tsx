/** A long list of lines of one height: only those in sight are drawn. Arrows go from line to line. */
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { findNext } from './next-line.ts';

const useStyles = makeStyles({
  root: { position: 'relative', overflowY: 'auto', minHeight: 0, overscrollBehavior: 'contain' },
  line: { position: 'absolute', insetInline: 0, contain: 'strict' },
});

/** Lines drawn above and below those in sight, so that a wheel meets none empty; they change so many at a time. */
const OLTRE = 8;
const STEP = 6;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

interface VirtualListProps<V> {
  label: string;
  voci: readonly V[];
  chiave: (voce: V) => string | number;
  /** Whether arrows stop at a line: it has a button. They do at every line unless told. */
  stops?: (voce: V) => boolean;
  /** Pixels of each line. */
  height: number;
  renderVoce: (voce: V) => ReactNode;
  /** The line it opens at. */
  start?: number;
  className?: string | undefined;
}

/** The lines that are drawn: those in sight, and some beyond. */
function useDrawn(root: RefObject<HTMLElement | null>, height: number) {
  const [drawn, setDrawn] = useState({ da: 0, quante: 30 });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const look = () => {
      const first = Math.floor(element.scrollTop / height / STEP) * STEP;
      const da = Math.max(0, first - OLTRE);
      const quante = Math.ceil(element.clientHeight / height) + STEP + 2 * OLTRE;
      setDrawn((now) => (now.da === da && now.quante === quante ? now : { da, quante }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [root, height]);
  return drawn;
}

export function VirtualList<V>(props: VirtualListProps<V>) {
  const { label, voci, chiave, stops = () => true, height, renderVoce, start = 0, className } = props;
  const styles = useStyles();
  const root = useRef<HTMLUListElement>(null);
  /** The line a key went to, until it is drawn: it takes the focus then, however late that is. */
  const awaited = useRef<number | null>(null);
  const focus = () => {
    if (awaited.current === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-indice="${awaited.current}"] button`);
    if (!button) return;
    awaited.current = null;
    button.focus({ preventScroll: true });
  };
  useLayoutEffect(focus);
  const opening = useRef(start * height);
  useLayoutEffect(() => {
    if (root.current) root.current.scrollTop = opening.current;
  }, []);
  const drawn = useDrawn(root, height);
  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const element = root.current;
    const line = event.target instanceof Element ? event.target.closest('[data-indice]') : null;
    const at = line ? Number(line.getAttribute('data-indice')) : awaited.current;
    if (step === undefined || !element || at === null) return;
    event.preventDefault();
    const next = findNext(voci.map(stops), at, step);
    // Into sight first: a line out of sight is not there to be focused. Until it is, the list holds the focus, and a
    // further key goes on from the line waited for.
    element.focus({ preventScroll: true });
    const top = next * height;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top + height - element.clientHeight;
    awaited.current = next;
    focus();
  };
  const shown = voci.slice(drawn.da, drawn.da + drawn.quante);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside
    <ul
      ref={root}
      className={mergeClasses(styles.root, className)}
      aria-label={label}
      onKeyDown={go}
      onPointerDown={() => {
        awaited.current = null;
      }}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <li aria-hidden style={{ height: voci.length * height }} />
      {shown.map((voce, at) => (
        <li
          key={chiave(voce)}
          data-indice={drawn.da + at}
          className={styles.line}
          aria-setsize={voci.length}
          aria-posinset={drawn.da + at + 1}
          style={{ top: (drawn.da + at) * height, height: height }}
        >
          {renderVoce(voce)}
        </li>
      ))}
    </ul>
  );
}
