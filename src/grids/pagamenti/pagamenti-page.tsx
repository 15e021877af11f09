/** Payments: the bench where they are matched, and the register of what was. */
import { makeStyles, Title3 } from '@fluentui/react-components';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pigro, Segmenti } from '#grids/engine/index.ts';
import { CalcoloBarra } from './banco/calcolo-barra.tsx';
import { Filtri } from './banco/filtri.tsx';
import { Banco } from './banco/banco.tsx';
import { type Indirizzo, parseIndirizzo, riscrivi } from './vista.ts';

const Registro = pigro(async () => (await import('./registro/registro.tsx')).Registro);

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
  filters: { width: '100%' },
});

const FACCE = [
  { valore: 'banco', testo: 'Da abbinare' },
  { valore: 'registro', testo: 'Registro' },
] as const;

export function PagamentiPage() {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const { faccia, ...domanda } = useMemo(() => parseIndirizzo(search), [search]);
  const change = useCallback((patch: Partial<Indirizzo>) => setSearch(() => riscrivi(patch)), [setSearch]);
  const usatoRef = useRef(false);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          Pagamenti
        </Title3>
        <Segmenti
          etichetta="Che cosa mostrare"
          valore={faccia}
          voci={FACCE}
          usatoRef={usatoRef}
          onScegli={(scelta) => change({ faccia: scelta })}
        />
        {faccia === 'banco' ? (
          <span className={styles.right}>
            <CalcoloBarra />
          </span>
        ) : null}
        <span className={styles.filters}>
          <Filtri domanda={domanda} onCambia={change} />
        </span>
      </header>
      {faccia === 'banco' ? <Banco domanda={domanda} /> : <Registro domanda={domanda} />}
    </div>
  );
}
