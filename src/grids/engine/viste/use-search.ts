/** The text of a quick search that the page's address keeps: typing does not wait for the router. */
import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the address follows. */
const PAUSE_MS = 300;

/**
 * `asked` is what the address says, `write` changes it. The address answers late, when a drawing under way is done:
 * its echo of what was typed before must not take back what has been typed since; links and Back do.
 */
export function useRicercaIndirizzo(
  asked: string,
  write: (q: string) => void,
): [string, (q: string) => void] {
  const [typed, setTyped] = useState(asked);
  const seen = useRef(asked);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (asked === seen.current) return;
    seen.current = asked;
    const echo = sent.current.indexOf(asked);
    if (echo === -1) setTyped(asked);
    else sent.current.splice(0, echo + 1);
  }, [asked]);
  useEffect(() => {
    const known = sent.current.at(-1) ?? asked;
    if (typed === known) return undefined;
    const timer = setTimeout(() => {
      sent.current.push(typed);
      write(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, write]);
  return [typed, setTyped];
}
