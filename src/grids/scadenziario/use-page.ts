/** What the page listens to: the question of its address, the changes of others, the room it has, the key that undoes. */
import { useEffect } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { getInterval } from '#domain/scadenze/calendar.ts';
import { listenEventi } from '#state/eventi.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { useMedia } from '#ui/use-media.ts';
import { deselectAtom, type ScadenzeQuery, questionAtom, righeScadenze, setQuestionAtom } from './atoms.ts';
import type { ScadenziarioAddress } from './address.ts';
import { annullableAtom, annulAtom, eProprioAtom, dropAtom } from './move.ts';

/** The question in force, kept in step with the address; none once the page is left. */
export function useQuestion(address: ScadenziarioAddress, day: Giorno): ScadenzeQuery | null {
  const ask = useSetAtom(setQuestionAtom);
  const clear = useSetAtom(deselectAtom);
  const forget = useSetAtom(dropAtom);
  const { veduta, disposizione: _disposizione, giorno: _giorno, ...filtri } = address;
  const asked = JSON.stringify({
    ...filtri,
    ...getInterval(veduta, day),
    tutti: veduta === 'mese' || veduta === 'settimana',
  });
  useEffect(() => {
    ask(JSON.parse(asked) as ScadenzeQuery);
    // What is picked is picked among the rows in sight.
    clear();
  }, [ask, clear, asked]);
  useEffect(
    () => () => {
      ask(null);
      forget();
    },
    [ask, forget],
  );
  return useAtomValue(questionAtom);
}

/** Imports, payments and moves of others come a few at a time: the rows are read once for all of them. */
const PAUSE_MS = 500;

export function useAltri(): void {
  const store = useStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenEventi(store, (evento) => {
      if (evento.tipo === 'accesso') return;
      if (evento.tipo === 'area' && evento.area !== 'scadenze') return;
      if (evento.tipo === 'area' && store.set(eProprioAtom)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void store.set(righeScadenze.loadAtom), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
}

/** Reads the rows also where the grid, which would, is not shown. */
export function useLoad(): void {
  const key = useAtomValue(righeScadenze.chiaveAtom);
  const load = useSetAtom(righeScadenze.loadAtom);
  const stop = useSetAtom(righeScadenze.stopAtom);
  useEffect(() => void load(key), [key, load]);
  useEffect(() => stop, [stop]);
}

/** Below this, one thing at a time. */
const NARROW = '(max-width: 1279px)';

export const useNarrow = (): boolean => useMedia(NARROW);

/** Ctrl+Z takes the last move back, wherever the focus is but in a text. */
export function useAnnulla(): void {
  const store = useStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const z = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!z || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')) return;
      if (store.get(annullableAtom) === null) return;
      event.preventDefault();
      void store.set(annulAtom);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [store]);
}
