/** The page of the estratto conto: the address says what is asked, the workspace shows it. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import {
  readParameters,
  type EmptyStateText,
  useRicercaIndirizzo,
  WorkspaceGrid,
} from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useAddress } from '#ui/use-address.ts';
import { openClosingAtom, closingAtom, questionAtom, setQuestionAtom, type ShownRiga } from './atoms.ts';
import { type EstrattoQuery, type EstrattoAddress, parseIndirizzo, toSearch } from './query.ts';
import { Filtri } from './filters.tsx';
import { MOVIMENTI, PARTITE } from './workspaces.tsx';

const ClosureDrawer = loadWhenShown(async () => (await import('./dialogs/closure.tsx')).ClosureDrawer);

const NOTHING_WITH_FILTERS: EmptyStateText<ShownRiga> = {
  titolo: 'Nessuna riga con questi filtri',
  testo: 'Scegli un altro conto o togli il filtro, qui sopra.',
};

/** The address with some of its parts changed. */
function rewrite(patch: Partial<EstrattoAddress>): URLSearchParams {
  const now = readParameters();
  return toSearch({ ...parseIndirizzo(now), ...patch }, now);
}

/** The question in force, kept in step with the address; none once the page is left. */
function useQuestion({ natura, id_conto, id_imp, id_legata }: EstrattoAddress): EstrattoQuery | null {
  const ask = useSetAtom(setQuestionAtom);
  useEffect(() => ask({ natura, id_conto, id_imp, id_legata }), [ask, natura, id_conto, id_imp, id_legata]);
  useEffect(() => () => ask(null), [ask]);
  return useAtomValue(questionAtom);
}

export function EstrattoContoPage() {
  const [search, setSearch] = useAddress();
  const address = useMemo(() => parseIndirizzo(search), [search]);
  const question = useQuestion(address);
  const change = useCallback(
    (patch: Partial<EstrattoAddress>) => setSearch(() => rewrite(patch)),
    [setSearch],
  );
  const writeQ = useCallback((q: string) => setSearch(() => rewrite({ q }), { replace: true }), [setSearch]);
  const [valore, onChange] = useRicercaIndirizzo(address.q, writeQ);
  const usedRef = useRef(false);
  const shown = useAtomValue(closingAtom).length > 0;
  const hide = useSetAtom(openClosingAtom);
  useEffect(() => () => hide(null), [hide]);
  if (!question) return null;
  const narrowed = [question.id_conto, question.id_imp, question.id_legata].some((id) => id !== null);
  return (
    <>
      <WorkspaceGrid
        key={question.natura}
        workspace={question.natura === 'movimento' ? MOVIMENTI : PARTITE}
        filtri={<Filtri indirizzo={address} onChange={change} usatoRef={usedRef} />}
        ricerca={{ valore, onChange }}
        empty={narrowed ? NOTHING_WITH_FILTERS : undefined}
      />
      {shown ? <ClosureDrawer /> : null}
    </>
  );
}
