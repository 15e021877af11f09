/** The tabs over the list, each with how many rows it has. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { formatInteger } from '#domain/text.ts';
import { SegmentedOrList } from '#ui/segmented-or-list.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { TAB_NAMES, type PagamentiAddress, TABS } from '../vista.ts';
import { tabsContiAtom, tabAtom, setTabAtom } from './tabs.ts';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    '& [role="radiogroup"]': {
      flexWrap: 'wrap',
      gap: '2px',
    },
    // As high as the buttons beside it.
    '& select': { height: '28px' },
    // Beside the details counts of thousands have one row with the search.
    '& label': { fontSize: tokens.fontSizeBase200, padding: '0 5px' },
  },
});

interface TabsBarProps {
  onChange: (patch: Partial<PagamentiAddress>) => void;
}

export function TabsBar({ onChange }: TabsBarProps) {
  const styles = useStyles();
  const tab = useAtomValue(tabAtom);
  const choose = useSetAtom(setTabAtom);
  const conti = useAtomValue(tabsContiAtom);
  const usedRef = useRef(false);
  return (
    <span className={styles.root} data-testid="schede">
      <SegmentedOrList
        label="Quali movimenti"
        valore={tab}
        voci={TAB_NAMES.map((valore) => ({
          valore,
          testo: `${TABS[valore]} ${formatInteger(conti[valore])}`,
        }))}
        usatoRef={usedRef}
        freesKeys
        onChoose={(choice) => {
          // In force at once; the address follows.
          choose(choice);
          onChange({ scheda: choice });
        }}
      />
    </span>
  );
}
