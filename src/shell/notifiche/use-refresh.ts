/** Keeps the notifications true: when data changes, when the person comes back to the window, at midnight. */
import { useCallback, useEffect, useRef } from 'react';
import { countMillisToNextDay } from '#domain/notifiche.ts';
import { myCompitiResource } from '#state/compiti.ts';
import { dataVersionAtom } from '#state/changes.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { notificheResource } from '#state/notifiche.ts';
import { lookAtCalendarAtom } from '#state/today.ts';
import { useResource } from '#state/use-resource.ts';

/** An import changes data many times in a row: they are read again once it rests. */
const REST = 500;

function useDataChanges(reload: () => Promise<void>): void {
  const version = useAtomValue(dataVersionAtom);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return undefined;
    const timer = setTimeout(() => {
      seen.current = version;
      void reload();
    }, REST);
    return () => clearTimeout(timer);
  }, [version, reload]);
}

function useFocus(onFocus: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [onFocus]);
}

/** Calls `onMidnight` at every local midnight that this page lives to see. */
function useMidnight(onMidnight: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          onMidnight();
          wait();
          // A timer may ring a moment early: the calendar must already have turned its page.
        },
        countMillisToNextDay(new Date()) + 50,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [onMidnight]);
}

export function useNotificheAggiornate(): void {
  const { reload: reloadNotifiche } = useResource(notificheResource);
  const { reload: reloadCompiti } = useResource(myCompitiResource);
  const lookAtCalendar = useSetAtom(lookAtCalendarAtom);
  const reload = useCallback(async () => {
    await Promise.all([reloadNotifiche(), reloadCompiti()]);
  }, [reloadNotifiche, reloadCompiti]);
  const refresh = useCallback(() => {
    lookAtCalendar();
    void reload();
  }, [lookAtCalendar, reload]);
  useDataChanges(reload);
  useFocus(refresh);
  useMidnight(refresh);
}
