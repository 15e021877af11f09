/** Which rows the grid shows, each with its count; and the search. */
import { makeStyles, SearchBox, Tab, TabList, tokens } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatInteger } from '../words.ts';
import { countsAtom, patchPreviewAtom } from '../state/atoms.ts';
import { comparisonVociAtom } from '../state/comparison.ts';
import { vociAtom } from '../state/controparti.ts';
import type { PreviewView } from '../state/types.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' },
  tabs: { flexGrow: 1, overflowX: 'auto', flexWrap: 'nowrap' },
  count: { marginLeft: '6px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  search: { minWidth: '200px', '@media (max-width: 600px)': { minWidth: '100%' } },
});

const TITOLI: Record<PreviewView, string> = {
  tutte: 'Tutte',
  nuove: 'Nuove',
  presenti: 'Già presenti',
  confronto: 'Confronto',
  controparti: 'Controparti',
  modificate: 'Modificate',
  escluse: 'Escluse',
  scartate: 'Scartate',
};

interface VisteProps {
  vista: PreviewView;
  scartate: number;
  ricerca: string;
  onQuickSearch: (text: string) => void;
}

export function Viste({ vista, scartate, ricerca, onQuickSearch }: VisteProps) {
  const styles = useStyles();
  const shownCounts = useAtomValue(countsAtom);
  const patch = useSetAtom(patchPreviewAtom);
  const confronto = useAtomValue(comparisonVociAtom).length;
  const controparti = useAtomValue(vociAtom).length;
  const counts: Record<PreviewView, number> = {
    ...shownCounts,
    tutte: shownCounts.accettate,
    scartate,
    confronto,
    controparti,
  };
  const shown = (Object.keys(TITOLI) as PreviewView[]).filter(
    (voce) => voce === 'tutte' || voce === vista || counts[voce] > 0,
  );
  return (
    <div className={styles.root}>
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={vista}
        onTabSelect={(_event, { value }) => patch({ vista: value as PreviewView })}
      >
        {shown.map((voce) => (
          <Tab key={voce} value={voce}>
            {TITOLI[voce]}
            <span className={styles.count}>{formatInteger(counts[voce])}</span>
          </Tab>
        ))}
      </TabList>
      {vista !== 'scartate' && (
        <SearchBox
          className={styles.search}
          size="small"
          placeholder="Cerca nelle righe"
          aria-label="Cerca nelle righe"
          dismiss={{ 'aria-label': 'Cancella la ricerca' }}
          value={ricerca}
          onChange={(_event, { value }) => onQuickSearch(value)}
        />
      )}
    </div>
  );
}
