/** Has the browser keep the static parts of the program, and tells when a new version of them is ready. */
import { returnsAtom } from '#state/connection.ts';
import { store } from '#state/store.ts';
import { announceVersion } from '#state/version.ts';

const PERCORSO = '/sw.js';
/** A page that stays open for days looks for a new version by itself. */
const CHECK_MS = 60 * 60 * 1_000;

/** Goes over to what waits, and loads the page again; when another tab has done so already, only the latter. */
function pass(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting.postMessage('passa');
}

/** Announces a version that is ready and waits; the first one of all does not wait. */
function watch(registration: ServiceWorkerRegistration): void {
  const announce = () => announceVersion(() => pass(registration));
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) announce();
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // Another tab has gone over to the new version: this one goes on with its own parts until it is told.
  let first = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!first) announce();
    first = false;
  });
}

/** Asks whether there is a new version: on coming back to the page, when the server is back, and every hour. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a network there is nothing to find; the next occasion comes.
    registration.update().catch(() => undefined);
  };
  store.sub(returnsAtom, look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  setInterval(look, CHECK_MS);
}

async function register(): Promise<void> {
  try {
    // A browser that blocks it answers with nothing at all.
    const registration = (await navigator.serviceWorker.register(PERCORSO, { updateViaCache: 'none' })) as
      | ServiceWorkerRegistration
      | undefined;
    if (!registration) return;
    watch(registration);
    lookForUpdates(registration);
  } catch (error) {
    // Parts then come from the network, as long as there is one.
    console.warn('the parts of the program are not kept', error);
  }
}

/** Only over HTTPS or on one's own computer do browsers have service workers. */
export function keepProgram(): void {
  if ('serviceWorker' in navigator) requestIdleCallback(() => void register(), { timeout: 10_000 });
}
