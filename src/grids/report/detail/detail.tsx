/** The panel with the rows behind a figure, over the report it was opened from. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { Drawer } from '#ui/drawer.tsx';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useStore } from '#state/jotai.ts';
import type { ReportValori } from '#domain/report/definition.ts';
import { sheetAtom } from '../atoms.ts';
import type { Report } from '../types.ts';
import { closeFigureAtom, openFigureAtom, opensAtom, sumAtom } from './atoms.ts';
import { formatDetailTitle } from './title.ts';
import { makeDetailWorkspace } from './workspace.tsx';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', padding: 0, gap: 0, minHeight: 0 },
  grid: { flex: '1 1 auto', minHeight: 0 },
  sum: {
    display: 'block',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface DetailProps {
  report: Report;
  valori: ReportValori;
  opens: ReportValori;
  onClose: () => void;
}

export function DetailPanel({ report, valori, opens, onClose }: DetailProps) {
  const styles = useStyles();
  const store = useStore();
  const asked = JSON.stringify(opens);
  useEffect(() => {
    // Come to by its address; a press has opened it already.
    if (JSON.stringify(store.get(opensAtom)) !== asked)
      store.set(openFigureAtom, JSON.parse(asked) as ReportValori);
  }, [store, asked]);
  useEffect(() => () => store.set(closeFigureAtom), [store]);
  const inForce = JSON.stringify(useAtomValue(opensAtom)) === asked;
  const sheet = useAtomValue(sheetAtom);
  const sum = useAtomValue(sumAtom);
  const workspace = makeDetailWorkspace(report);
  if (!workspace) return null;
  return (
    <Drawer
      titolo={
        <>
          {formatDetailTitle(report, valori, opens, sheet)}
          <output className={styles.sum}>
            {sum === null ? 'Caricamento…' : `In tutto ${formatImporto(sum)}`}
          </output>
        </>
      }
      larghezza={1280}
      close="Torna al report"
      className={styles.body}
      onClose={onClose}
    >
      <div className={styles.grid}>
        {inForce && sheet ? <WorkspaceGrid workspace={workspace} section /> : null}
      </div>
    </Drawer>
  );
}
