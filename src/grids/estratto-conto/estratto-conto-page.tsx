/** The page of the estratto conto: the address says what is asked, the workspace shows it. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadWhenShown } from '#ui/lazy.tsx';
import { readParameters, type StatoVuoto, useRicercaIndirizzo, WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { apriChiusuraAtom, chiusuraAtom, domandaAtom, setDomandaAtom, type RigaMostrata } from './atoms.ts';
import { type EstrattoQuery, type EstrattoAddress, parseIndirizzo, toSearch } from './query.ts';
import { Filtri } from './filters.tsx';
import { MOVIMENTI, PARTITE } from './workspaces.tsx';

const ChiusuraCassetto = loadWhenShown(async () => (await import('./dialogs/closure.tsx')).ChiusuraCassetto);

const NIENTE_CON_FILTRI: StatoVuoto<RigaMostrata> = {
  titolo: 'Nessuna riga con questi filtri',
  testo: 'Scegli un altro conto o togli il filtro del file, qui sopra.',
};

/** The address with some of its parts changed. */
function riscrivi(patch: Partial<EstrattoAddress>): URLSearchParams {
  const now = readParameters();
  return toSearch({ ...parseIndirizzo(now), ...patch }, now);
}

/** The question in force, kept in step with the address; none once the page is left. */
function useDomanda({ natura, id_conto, id_imp }: EstrattoAddress): EstrattoQuery | null {
  const ask = useSetAtom(setDomandaAtom);
  useEffect(() => ask({ natura, id_conto, id_imp }), [ask, natura, id_conto, id_imp]);
  useEffect(() => () => ask(null), [ask]);
  return useAtomValue(domandaAtom);
}

export function EstrattoContoPage() {
  const [search, setSearch] = useSearchParams();
  const indirizzo = useMemo(() => parseIndirizzo(search), [search]);
  const domanda = useDomanda(indirizzo);
  const change = useCallback(
    (patch: Partial<EstrattoAddress>) => setSearch(() => riscrivi(patch)),
    [setSearch],
  );
  const writeQ = useCallback((q: string) => setSearch(() => riscrivi({ q }), { replace: true }), [setSearch]);
  const [valore, onCambia] = useRicercaIndirizzo(indirizzo.q, writeQ);
  const usatoRef = useRef(false);
  const mostrata = useAtomValue(chiusuraAtom) !== null;
  const hide = useSetAtom(apriChiusuraAtom);
  useEffect(() => () => hide(null), [hide]);
  if (!domanda) return null;
  const narrowed = domanda.id_conto !== null || domanda.id_imp !== null;
  return (
    <>
      <WorkspaceGrid
        key={domanda.natura}
        workspace={domanda.natura === 'movimento' ? MOVIMENTI : PARTITE}
        filtri={<Filtri indirizzo={indirizzo} onCambia={change} usatoRef={usatoRef} />}
        ricerca={{ valore, onCambia }}
        vuoto={narrowed ? NIENTE_CON_FILTRI : undefined}
      />
      {mostrata ? <ChiusuraCassetto /> : null}
    </>
  );
}
