/** Payments: the bench, the register, the actions over many rows, what has no document, the prima nota, and the closing of a conto. */
import { makeStyles, Title3 } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getToday } from '#domain/date.ts';
import { useSetAtom } from '#state/jotai.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CalcoloBarra } from './bench/compute-bar.tsx';
import { BottoneFiltri, countFilters } from './bench/filters-button.tsx';
import { apriAccettaAtom } from './bench/dialogs.ts';
import { Filtri } from './bench/filters.tsx';
import { Banco } from './bench/bench.tsx';
import {
  type PagamentiQuery,
  type Faccia as NomeFaccia,
  type PagamentiAddress,
  getPreviousMonth,
  parseIndirizzo,
  writeAddress,
} from './vista.ts';

const Registro = loadWhenShown(async () => (await import('./registro/registro.tsx')).Registro);
const Decisioni = loadWhenShown(async () => (await import('./decisions/decisions.tsx')).Decisioni);
const Azioni = loadWhenShown(async () => (await import('./actions/actions.tsx')).Azioni);
const VociRegole = loadWhenShown(async () => (await import('./voci/voci-and-rules.tsx')).VociRegole);
const PrimaNota = loadWhenShown(async () => (await import('./prima-nota/prima-nota.tsx')).PrimaNota);
const Chiusura = loadWhenShown(async () => (await import('./closing/closing.tsx')).Chiusura);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100%', boxSizing: 'border-box' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '6px 20px',
    '@media (max-width: 640px)': { padding: '10px 12px' },
  },
  title: { margin: 0, fontSize: '18px', lineHeight: '28px' },
  right: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    marginLeft: 'auto',
    '@media (max-width: 640px)': { marginLeft: 0 },
  },
  // On a phone they are more than the page is wide: they take a second line.
  faces: { minWidth: 0, '& [role="radiogroup"]': { flexWrap: 'wrap' } },
  filters: {
    width: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    '@media (max-width: 640px)': { '& > :first-child': { width: '100%' } },
  },
});

const FACCE = [
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

const isElenco = (faccia: NomeFaccia): faccia is Elenco => ELENCHI.some(({ valore }) => valore === faccia);

type Cambia = (patch: Partial<PagamentiAddress>, replace?: boolean) => void;

function Faccia({
  faccia,
  scheda,
  q,
  domanda,
  onCambia,
}: Pick<PagamentiAddress, 'faccia' | 'scheda' | 'q'> & {
  domanda: PagamentiQuery;
  onCambia: Cambia;
}) {
  switch (faccia) {
    case 'banco':
      return <Banco domanda={domanda} scheda={scheda} q={q} onCambia={onCambia} />;
    case 'registro':
      return <Registro domanda={domanda} onCambia={onCambia} />;
    case 'spiegati':
    case 'rifiuti':
      return <Decisioni quali={faccia} domanda={domanda} />;
    case 'azioni':
      return <Azioni />;
    case 'voci':
      return <VociRegole />;
    case 'prima_nota':
      return <PrimaNota domanda={domanda} />;
    case 'chiusura':
      return <Chiusura domanda={domanda} onCambia={onCambia} />;
  }
}

export function PagamentiPage() {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const { faccia, scheda, q, domanda } = useMemo(() => {
    const { faccia: chiesta, scheda: quale, q: cercato, ...resto } = parseIndirizzo(search);
    return { faccia: chiesta, scheda: quale, q: cercato, domanda: resto };
  }, [search]);
  const change = useCallback<Cambia>(
    (patch, replace = false) => setSearch(() => writeAddress(patch), { replace }),
    [setSearch],
  );
  const open = useSetAtom(apriAccettaAtom);
  // Asked for once, by the link that led here: the address goes on without it.
  const sicure = search.has('sicure');
  useEffect(() => {
    if (!sicure) return;
    open(true);
    setSearch(() => writeAddress(domanda), { replace: true });
  }, [sicure, open, setSearch, domanda]);
  const usatoRef = useRef(false);
  const elencoUsatoRef = useRef(false);
  const quanti = countFilters(domanda);
  const [aperti, setAperti] = useState<boolean | null>(null);
  // What narrows the desk is in sight until it is put away.
  const mostrati = aperti ?? quanti > 0;
  const conPeriodo = faccia === 'prima_nota' || faccia === 'chiusura';
  // What is closed is a period: last month, until another is chosen.
  const filtrata = useMemo(
    () =>
      conPeriodo && domanda.dal === null && domanda.al === null
        ? { ...domanda, ...getPreviousMonth(getToday()) }
        : domanda,
    [conPeriodo, domanda],
  );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          Pagamenti
        </Title3>
        <span className={styles.faces}>
          <Segmented
            etichetta="Che cosa mostrare"
            valore={isElenco(faccia) ? 'registro' : faccia}
            voci={FACCE}
            usatoRef={usatoRef}
            onScegli={(scelta) => change({ faccia: scelta })}
          />
        </span>
        {faccia === 'banco' ? (
          <span className={styles.right}>
            <BottoneFiltri quanti={quanti} aperti={mostrati} onCambia={setAperti} />
            <CalcoloBarra />
          </span>
        ) : null}
        {isElenco(faccia) ? (
          <span className={styles.right}>
            <Segmented
              etichetta="Quale elenco"
              valore={faccia}
              voci={ELENCHI}
              usatoRef={elencoUsatoRef}
              onScegli={(scelta) => change({ faccia: scelta })}
            />
          </span>
        ) : null}
        {faccia === 'voci' || faccia === 'azioni' || (faccia === 'banco' && !mostrati) ? null : (
          <span className={styles.filters}>
            <Filtri
              domanda={filtrata}
              onCambia={change}
              soloConto={conPeriodo || faccia === 'spiegati' || faccia === 'rifiuti'}
            />
          </span>
        )}
      </header>
      <Faccia faccia={faccia} scheda={scheda} q={q} domanda={filtrata} onCambia={change} />
    </div>
  );
}
