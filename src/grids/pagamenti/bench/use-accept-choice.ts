/** What is about to be decided together: the proposals from a score on, what the rules take beside them, what was taken off. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { REGOLE_USUALI } from '#domain/voci/usual-rules.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { regoleResource } from '../voci/resources.ts';
import { previewAtom } from './accept-all.ts';
import { regolePreviewAtom } from './apply-rules.ts';
import { foundAtom } from './proposte.ts';

/** Pause in typing, or in taking off, after which what would happen is asked. */
const PAUSE_MS = 250;

/** What `ask` says of a question; asked again whenever the question is another, and not before it is whole. */
function usePreview<T>(chiave: string | null, ask: () => Promise<T> | null) {
  const [seen, setSeen] = useState<{ chiave: string; anteprima?: T; error?: string } | null>(null);
  const asking = useRef(ask);
  useLayoutEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (chiave === null) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const read = async () => {
        try {
          const anteprima = await asking.current();
          if (current && anteprima) setSeen({ chiave, anteprima });
        } catch (error) {
          if (current) setSeen({ chiave, error: describeError(error) });
        }
      };
      void read();
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [chiave]);
  return seen?.chiave === chiave ? seen : null;
}

/** What is in the list, what was taken off it, and what the rules take beside it. */
export function useAcceptChoice(soglia: number | null, ready: boolean) {
  const { id_calcolo, proposte, righe } = useAtomValue(foundAtom);
  const ask = useSetAtom(previewAtom);
  const askRegole = useSetAtom(regolePreviewAtom);
  const [esclusi, setEsclusi] = useState<ReadonlySet<number>>(new Set());
  const elenco = useMemo(
    // The weakest first: they are the ones worth a look.
    () =>
      proposte
        .filter(({ unica, punteggio }) => unica && soglia !== null && punteggio >= soglia)
        .toSorted((one, other) => one.punteggio - other.punteggio),
    [proposte, soglia],
  );
  const conProposta = useMemo(() => new Set(proposte.flatMap(({ movimenti }) => movimenti)), [proposte]);
  const movimenti_esclusi = [...esclusi].filter((id) => conProposta.has(id));
  const key = ready && soglia !== null ? JSON.stringify([id_calcolo, soglia, movimenti_esclusi]) : null;
  const seen = usePreview(key, () => (soglia === null ? null : ask({ soglia, movimenti_esclusi })));
  const regole = usePreview(ready ? `regole ${id_calcolo}` : null, () => askRegole([...conProposta]));
  const changeChoice = (movimenti: readonly number[]) => {
    const next = new Set(esclusi);
    for (const id of movimenti) if (!next.delete(id)) next.add(id);
    setEsclusi(next);
  };
  return {
    elenco,
    righe,
    esclusi,
    movimenti_esclusi,
    seen,
    regole: regole?.anteprima,
    /** What the rules leave as it is. */
    nonDaRegole: [...new Set([...conProposta, ...esclusi])],
    cambia: changeChoice,
  };
}

/** Names of the rules, by id: of the usual ones, which are not there yet, by their place. */
export function useRegoleNames(usual: boolean): ReadonlyMap<number, string> {
  const load = useSetAtom(regoleResource.loadAtom);
  const own = getDati(useAtomValue(regoleResource.stateAtom));
  useEffect(() => void load(), [load]);
  return useMemo(
    () =>
      new Map(
        usual ? REGOLE_USUALI.map(({ nome }, at) => [at + 1, nome]) : own?.map(({ id, nome }) => [id, nome]),
      ),
    [usual, own],
  );
}
