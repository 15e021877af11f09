/** Payments: the bench, the register, what has no document, the prima nota, and the closing of a conto. */
import { makeStyles, Title3 } from '@fluentui/react-components';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { oggi } from '#domain/date.ts';
import { pigro, Segmenti } from '#grids/engine/index.ts';
import { CalcoloBarra } from './banco/calcolo-barra.tsx';
import { Filtri } from './banco/filtri.tsx';
import { Banco } from './banco/banco.tsx';
import {
  type Domanda,
  type Faccia as NomeFaccia,
  type Indirizzo,
  mesePrima,
  parseIndirizzo,
  riscrivi,
} from './vista.ts';

const Registro = pigro(async () => (await import('./registro/registro.tsx')).Registro);
const VociRegole = pigro(async () => (await import('./voci/voci-regole.tsx')).VociRegole);
const PrimaNota = pigro(async () => (await import('./prima-nota/prima-nota.tsx')).PrimaNota);
const Chiusura = pigro(async () => (await import('./chiusura/chiusura.tsx')).Chiusura);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100%', boxSizing: 'border-box' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 20px',
    '@media (max-width: 640px)': { padding: '10px 12px' },
  },
  title: { margin: 0 },
  right: { marginLeft: 'auto', '@media (max-width: 640px)': { marginLeft: 0 } },
  // On a phone they are more than the page is wide.
  faces: { minWidth: 0, maxWidth: '100%', overflowX: 'auto', padding: '2px' },
  filters: { width: '100%' },
});

const FACCE = [
  { valore: 'banco', testo: 'Da abbinare' },
  { valore: 'registro', testo: 'Registro' },
  { valore: 'voci', testo: 'Voci e regole' },
  { valore: 'prima_nota', testo: 'Prima nota' },
  { valore: 'chiusura', testo: 'Chiusura' },
] as const;

type Cambia = (patch: Partial<Indirizzo>) => void;

function Faccia({ faccia, domanda, onCambia }: { faccia: NomeFaccia; domanda: Domanda; onCambia: Cambia }) {
  switch (faccia) {
    case 'banco':
      return <Banco domanda={domanda} />;
    case 'registro':
      return <Registro domanda={domanda} />;
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
  const { faccia, domanda } = useMemo(() => {
    const { faccia: chiesta, ...resto } = parseIndirizzo(search);
    return { faccia: chiesta, domanda: resto };
  }, [search]);
  const change = useCallback((patch: Partial<Indirizzo>) => setSearch(() => riscrivi(patch)), [setSearch]);
  const usatoRef = useRef(false);
  const conPeriodo = faccia === 'prima_nota' || faccia === 'chiusura';
  // What is closed is a period: last month, until another is chosen.
  const filtrata = useMemo(
    () =>
      conPeriodo && domanda.dal === null && domanda.al === null
        ? { ...domanda, ...mesePrima(oggi()) }
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
          <Segmenti
            etichetta="Che cosa mostrare"
            valore={faccia}
            voci={FACCE}
            usatoRef={usatoRef}
            onScegli={(scelta) => change({ faccia: scelta })}
          />
        </span>
        {faccia === 'banco' ? (
          <span className={styles.right}>
            <CalcoloBarra />
          </span>
        ) : null}
        {faccia === 'voci' ? null : (
          <span className={styles.filters}>
            <Filtri domanda={filtrata} onCambia={change} soloConto={conPeriodo} />
          </span>
        )}
      </header>
      <Faccia faccia={faccia} domanda={filtrata} onCambia={change} />
    </div>
  );
}
