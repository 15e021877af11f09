import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { DropZone } from '#import/ui/drop-zone.tsx';
import { phaseAtom } from '#import/ui/state/atoms.ts';
import { createStore, Provider, useAtomValue } from '#state/jotai.ts';

const useStyles = makeStyles({ stato: { display: 'block', marginTop: '16px' } });

const PAROLE: Record<string, string> = {
  scelta: 'Nessun file: prova con un CSV qualsiasi, qui non si importa nulla.',
  lettura: 'Lettura in corso…',
  anteprima: 'Letto: nella pagina vera ora comparirebbe l’anteprima.',
  domande: 'Letto, ma qualcosa è ambiguo: la pagina vera lo chiederebbe.',
  errore: 'Non è un estratto conto: la pagina vera direbbe perché.',
};

function Stato() {
  const { tipo } = useAtomValue(phaseAtom);
  const styles = useStyles();
  return <output className={styles.stato}>{PAROLE[tipo] ?? 'Letto.'}</output>;
}

/** A store of its own: the file dropped here never reaches the import page. */
export function Zona() {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <DropZone />
      <Stato />
    </Provider>
  );
}
