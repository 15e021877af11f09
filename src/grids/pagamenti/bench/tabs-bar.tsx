/** The tabs over the list, each with how many rows it has. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { formatIntero } from '#domain/text.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { NOMI_SCHEDE, type PagamentiAddress, SCHEDE } from '../vista.ts';
import { contiSchedeAtom, schedaAtom, setSchedaAtom } from './tabs.ts';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    '& [role="radiogroup"]': { flexWrap: 'wrap', gap: '2px' },
    '& label': { fontSize: tokens.fontSizeBase200, padding: '0 8px' },
  },
});

export interface SchedeBarraProps {
  onCambia: (patch: Partial<PagamentiAddress>) => void;
}

export function SchedeBarra({ onCambia }: SchedeBarraProps) {
  const styles = useStyles();
  const scheda = useAtomValue(schedaAtom);
  const choose = useSetAtom(setSchedaAtom);
  const conti = useAtomValue(contiSchedeAtom);
  const usatoRef = useRef(false);
  return (
    <span className={styles.root} data-testid="schede">
      <Segmented
        etichetta="Quali movimenti"
        valore={scheda}
        voci={NOMI_SCHEDE.map((valore) => ({
          valore,
          testo: `${SCHEDE[valore]} ${formatIntero(conti[valore])}`,
        }))}
        usatoRef={usatoRef}
        onScegli={(scelta) => {
          // In force at once; the address follows.
          choose(scelta);
          onCambia({ scheda: scelta });
        }}
      />
    </span>
  );
}
