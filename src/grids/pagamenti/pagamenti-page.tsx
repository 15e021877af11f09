/** Payments: the bench, the register, the actions over many rows, what has no document, the prima nota, and the closing of a conto. */
import { makeStyles, Title3 } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getToday } from '#domain/date.ts';
import { useSetAtom } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { spoken, row } from '#ui/styles.ts';
import { SegmentedOrList } from '#ui/segmented-or-list.tsx';
import { useAddress } from '#ui/use-address.ts';
import { LOW_WINDOW, TELEFONO } from '#ui/use-media.ts';
import { ComputeBar } from './bench/compute-bar.tsx';
import { FiltersButton, countFilters } from './bench/filters-button.tsx';
import { openAcceptAtom } from './bench/dialogs.ts';
import { Filtri } from './bench/filters.tsx';
import { Banco } from './bench/bench.tsx';
import {
  type PagamentiQuery,
  type Face as NomeFaccia,
  type PagamentiAddress,
  getPreviousMonth,
  parseIndirizzo,
  writeAddress,
} from './vista.ts';
import { Waiting } from './waiting.tsx';

/** A face whose code comes when it is first shown. */
const loadFace = <C extends (props: never) => ReactNode>(load: () => Promise<C>): C =>
  loadWhenShown(load, <Waiting />);

const Registro = loadFace(async () => (await import('./registro/registro.tsx')).Registro);
const Decisions = loadFace(async () => (await import('./decisions/decisions.tsx')).Decisions);
const Azioni = loadFace(async () => (await import('./actions/actions.tsx')).Azioni);
const VociRegole = loadFace(async () => (await import('./voci/voci-and-rules.tsx')).VociRegole);
const PrimaNota = loadFace(async () => (await import('./prima-nota/prima-nota.tsx')).PrimaNota);
const Chiusura = loadFace(async () => (await import('./closing/closing.tsx')).Chiusura);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100%', boxSizing: 'border-box' },
  head: {
    ...row,
    gap: '2px 12px',
    padding: '2px 20px',
    '@media (max-width: 640px)': { gap: '6px 8px', padding: '1px 12px' },
    [`@media ${LOW_WINDOW}`]: { padding: '0 12px' },
  },
  // On a phone its face says where one is.
  title: { margin: 0, fontSize: '18px', lineHeight: '28px', '@media (max-width: 640px)': spoken },
  right: {
    ...row,
    gap: '4px 8px',
    marginLeft: 'auto',
    '@media (max-width: 640px)': { gap: '4px' },
  },
  // On a phone it is as wide as the page.
  period: {
    marginLeft: 'auto',
    '@media (max-width: 640px)': { width: '100%', marginLeft: 0, '& > :first-child': { width: '100%' } },
  },
  // In a window that is not wide they keep the one row with what stands beside them.
  faces: {
    minWidth: 0,
    '& select': { height: '28px' },
    '@media (max-width: 1340px)': { '& label': { padding: '0 7px' } },
  },
  filters: {
    ...row,
    flexGrow: 1,
    flexBasis: '100%',
    justifyContent: 'space-between',
    gap: '8px 16px',
    '@media (max-width: 640px)': { '& > :first-child': { width: '100%' } },
  },
});

/** A window at 200 % has one row for them and for what stands beside them. */
const FACES_LIST = `${TELEFONO}, (max-width: 1000px) and ${LOW_WINDOW}`;

const FACES = [
  { valore: 'banco', testo: 'Da abbinare' },
  { valore: 'registro', testo: 'Registro' },
  { valore: 'azioni', testo: 'Azioni' },
  { valore: 'voci', testo: 'Voci e regole' },
  { valore: 'prima_nota', testo: 'Prima nota' },
  { valore: 'chiusura', testo: 'Chiusura' },
] as const;

/** What the register lists: each kind of decision can be taken back from its own list. */
const ELENCHI = [
  { valore: 'registro', testo: 'Pagamenti' },
  { valore: 'spiegati', testo: 'Senza documento' },
  { valore: 'rifiuti', testo: 'Rifiuti' },
] as const;
type Elenco = (typeof ELENCHI)[number]['valore'];

const isList = (face: NomeFaccia): face is Elenco => ELENCHI.some(({ valore }) => valore === face);

type Cambia = (patch: Partial<PagamentiAddress>, replace?: boolean) => void;

function Face({
  faccia,
  scheda,
  q,
  question,
  onChange,
}: Pick<PagamentiAddress, 'faccia' | 'scheda' | 'q'> & {
  question: PagamentiQuery;
  onChange: Cambia;
}) {
  switch (faccia) {
    case 'banco':
      return <Banco question={question} scheda={scheda} q={q} onChange={onChange} />;
    case 'registro':
      return <Registro question={question} onChange={onChange} />;
    case 'spiegati':
    case 'rifiuti':
      return <Decisions which={faccia} question={question} />;
    case 'azioni':
      return <Azioni />;
    case 'voci':
      return <VociRegole />;
    case 'prima_nota':
      return <PrimaNota question={question} />;
    case 'chiusura':
      return <Chiusura question={question} onChange={onChange} />;
  }
}

export function PagamentiPage() {
  const styles = useStyles();
  const [search, setSearch] = useAddress();
  const { faccia, scheda, q, domanda } = useMemo(() => {
    const { faccia: asked, scheda: quale, q: cercato, ...resto } = parseIndirizzo(search);
    return { faccia: asked, scheda: quale, q: cercato, domanda: resto };
  }, [search]);
  const change = useCallback<Cambia>(
    (patch, replace = false) => setSearch(() => writeAddress(patch), { replace }),
    [setSearch],
  );
  const open = useSetAtom(openAcceptAtom);
  // Asked for once, by the link that led here: the address goes on without it.
  const safe = search.has('sicure');
  useEffect(() => {
    if (!safe) return;
    open(true);
    setSearch(() => writeAddress(domanda), { replace: true });
  }, [safe, open, setSearch, domanda]);
  const usedRef = useRef(false);
  const usedListRef = useRef(false);
  const count = countFilters(domanda);
  const [stillOpen, setStillOpen] = useState<boolean | null>(null);
  // What narrows the desk is in sight until it is put away.
  const shown = stillOpen ?? count > 0;
  const withPeriod = faccia === 'prima_nota' || faccia === 'chiusura';
  const filtrabile = faccia === 'banco' || isList(faccia);
  // What is closed is a period: last month, until another is chosen.
  const filtered = useMemo(
    () =>
      withPeriod && domanda.dal === null && domanda.al === null
        ? { ...domanda, ...getPreviousMonth(getToday()) }
        : domanda,
    [withPeriod, domanda],
  );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          Pagamenti
        </Title3>
        <span className={styles.faces}>
          <SegmentedOrList
            label="Che cosa mostrare"
            list={FACES_LIST}
            valore={isList(faccia) ? 'registro' : faccia}
            voci={FACES}
            usatoRef={usedRef}
            onChoose={(choice) => change({ faccia: choice })}
          />
        </span>
        {filtrabile ? (
          <span className={styles.right}>
            {isList(faccia) ? (
              <Segmented
                label="Quale elenco"
                valore={faccia}
                voci={ELENCHI}
                usatoRef={usedListRef}
                onChoose={(choice) => change({ faccia: choice })}
              />
            ) : null}
            <FiltersButton quanti={count} aperti={shown} onChange={setStillOpen} />
            {faccia === 'banco' ? <ComputeBar /> : null}
          </span>
        ) : null}
        {withPeriod ? (
          <span className={styles.period}>
            <Filtri question={filtered} onChange={change} soloConto />
          </span>
        ) : null}
        {filtrabile && shown ? (
          <span className={styles.filters}>
            <Filtri
              question={filtered}
              onChange={change}
              soloConto={faccia === 'spiegati' || faccia === 'rifiuti'}
            />
          </span>
        ) : null}
      </header>
      <Face faccia={faccia} scheda={scheda} q={q} question={filtered} onChange={change} />
    </div>
  );
}
