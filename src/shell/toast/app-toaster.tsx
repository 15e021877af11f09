/** Draws the queue of messages: top right, one above the other, waiting while the pointer is on them. */
import {
  Button,
  Link,
  makeStyles,
  mergeClasses,
  Toast,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  tokens,
  useId,
  useToastController,
  type ToastIntent,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { takeToastsAtom, toastQueueAtom, type Severity, type QueuedToast } from '#state/toast.ts';
import { stacking } from '../theme/stacking.ts';
import { findObstacles, findPlace, BELOW_BAR } from './place.ts';

/** Fluent knows four intents; the other two severities are looks of their own, without an icon. */
const INTENT: Record<Severity, ToastIntent | null> = {
  info: 'info',
  success: 'success',
  warn: 'warning',
  error: 'error',
  secondary: null,
  contrast: null,
};

const useStyles = makeStyles({
  toast: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  secondary: { backgroundColor: tokens.colorNeutralBackground4 },
  // Fluent turns text and links of an inverted toast over, but not a button.
  closeInverted: {
    color: tokens.colorNeutralForegroundInverted,
    ':hover': { color: tokens.colorNeutralForegroundInverted },
    ':hover:active': { color: tokens.colorNeutralForegroundInverted },
  },
  body: { overflowWrap: 'anywhere' },
  region: { position: 'relative', zIndex: stacking.tooltip },
});

function Content({ toast }: { toast: QueuedToast }) {
  const styles = useStyles();
  const { severity, titolo, testo, azione } = toast;
  const intent = INTENT[severity];
  return (
    <Toast
      className={mergeClasses(styles.toast, severity === 'secondary' && styles.secondary)}
      {...(severity === 'contrast' ? { appearance: 'inverted' as const } : {})}
    >
      <ToastTitle
        {...(intent ? { intent } : { media: null })}
        action={
          <ToastTrigger>
            <Button
              className={severity === 'contrast' ? styles.closeInverted : undefined}
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label="Chiudi il messaggio"
            />
          </ToastTrigger>
        }
      >
        {titolo}
      </ToastTitle>
      {testo || azione ? (
        <ToastBody className={styles.body}>
          {testo}
          {azione ? (
            <div>
              <ToastTrigger>
                <Link onClick={azione.run}>{azione.label}</Link>
              </ToastTrigger>
            </div>
          ) : null}
        </ToastBody>
      ) : null}
    </Toast>
  );
}

/** Of the strip that messages take at the right, and of one with a line of text and a link. */
const LARGHEZZA = 316;
const HEIGHT = 120;

/**
 * Sends a message to the toaster. Fluent pauses it while the pointer is on it, but starts its time when it has
 * come in even if the pointer was quicker: such a message is paused here until the pointer leaves. What stands there
 * already is not said a second time above itself, unless something can be done about each. A message goes with what it
 * offers.
 */
function useSend(toasterId: string): (toast: QueuedToast) => void {
  const { dispatchToast, dismissToast, pauseToast, playToast } = useToastController(toasterId);
  const store = useStore();
  const hovered = useRef(new Set<number>());
  const inSight = useRef(new Set<string>());
  return useCallback(
    (toast) => {
      const { id, severity, duration } = toast;
      const toastId = `messaggio-${id}`;
      const intent = INTENT[severity];
      const said = toast.azione ? toastId : [severity, toast.titolo, toast.testo].join('\n');
      if (inSight.current.has(said)) return;
      const stands = toast.azione?.standsAtom;
      if (stands && !store.get(stands)) return;
      inSight.current.add(said);
      const stop = stands ? store.sub(stands, () => !store.get(stands) && dismissToast(toastId)) : null;
      dispatchToast(<Content toast={toast} />, {
        toastId,
        timeout: duration,
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: severity === 'error' ? 'assertive' : 'polite',
        ...(intent ? { intent } : {}),
        root: {
          // Not the mouse's events: Fluent calls onMouseEnter for both of those.
          onPointerEnter: () => hovered.current.add(id),
          onPointerLeave: () => {
            hovered.current.delete(id);
            playToast(toastId);
          },
        },
        onStatusChange: (_event, { status }) => {
          if (status === 'visible' && hovered.current.has(id)) pauseToast(toastId);
          if (status !== 'unmounted') return;
          hovered.current.delete(id);
          inSight.current.delete(said);
          stop?.();
        },
      });
    },
    [dispatchToast, dismissToast, pauseToast, playToast, store],
  );
}

/** How often what stands under the messages is looked at, while there are any. */
const GLANCE_MS = 300;

/**
 * The page may change under messages that are shown: they make way for what can be pressed then, once it stands still
 * and while nobody points at them.
 */
function useMakeWay(region: HTMLElement | null, setVertical: (top: number) => void): void {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!region) return undefined;
    const look = () => setShown(region.querySelector('.fui-Toast') !== null);
    const observer = new MutationObserver(look);
    observer.observe(region, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [region]);
  useEffect(() => {
    if (!region || !shown) return undefined;
    let before = '';
    const timer = setInterval(() => {
      if (region.matches(':hover, :focus-within')) return;
      const height = Math.max(HEIGHT, measureToasts(region));
      const obstacles = findObstacles(LARGHEZZA, region);
      const now = JSON.stringify(obstacles);
      if (now === before) setVertical(findPlace(obstacles, height, window.innerHeight));
      before = now;
    }, GLANCE_MS);
    return () => clearInterval(timer);
  }, [region, shown, setVertical]);
}

/** Pixels from the first of the messages to the end of the last. */
function measureToasts(region: HTMLElement): number {
  const all = [...region.querySelectorAll('.fui-Toast')].map((each) => each.getBoundingClientRect());
  return Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
}

export function AppToaster() {
  const styles = useStyles();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const toasterId = useId('toaster');
  const send = useSend(toasterId);
  const queue = useAtomValue(toastQueueAtom);
  const take = useSetAtom(takeToastsAtom);
  const [vertical, setVertical] = useState(BELOW_BAR);
  useMakeWay(region, setVertical);
  useEffect(() => {
    // A message sent before the toaster listens would be lost: it waits in the queue.
    if (!region || queue.length === 0) return undefined;
    // Once the page is drawn as it is to be: what can be pressed is looked at there.
    const frame = requestAnimationFrame(() => {
      // Those that are there stay where they are.
      if (region.querySelector('.fui-Toast') === null)
        setVertical(findPlace(findObstacles(LARGHEZZA, region), HEIGHT, window.innerHeight));
      for (const toast of take()) send(toast);
    });
    return () => cancelAnimationFrame(frame);
  }, [region, queue, take, send]);
  // Mounted in a landmark of their own, so that a screen reader finds them again.
  return (
    <section aria-label="Messaggi" ref={setRegion} className={styles.region}>
      {region ? (
        <Toaster
          toasterId={toasterId}
          mountNode={region}
          position="top-end"
          offset={{ vertical, horizontal: 16 }}
          limit={6}
        />
      ) : null}
    </section>
  );
}
