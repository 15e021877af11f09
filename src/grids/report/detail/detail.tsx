/** The panel with the rows behind a figure, over the report it was opened from. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { Drawer } from '#ui/drawer.tsx';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import type { ReportValori } from '#domain/report/definition.ts';
import { foglioAtom } from '../atoms.ts';
import type { Report } from '../types.ts';
import { apreAtom, setApreAtom, sommaAtom } from './atoms.ts';
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

export interface DettaglioProps {
  report: Report;
  valori: ReportValori;
  apre: ReportValori;
  onChiudi: () => void;
}

export function PannelloDettaglio({ report, valori, apre, onChiudi }: DettaglioProps) {
  const styles = useStyles();
  const ask = useSetAtom(setApreAtom);
  const asked = JSON.stringify(apre);
  useEffect(() => ask(JSON.parse(asked) as ReportValori), [ask, asked]);
  useEffect(() => () => ask(null), [ask]);
  const inForce = JSON.stringify(useAtomValue(apreAtom)) === asked;
  const foglio = useAtomValue(foglioAtom);
  const somma = useAtomValue(sommaAtom);
  const workspace = makeDetailWorkspace(report);
  if (!workspace) return null;
  return (
    <Drawer
      titolo={
        <>
          {formatDetailTitle(report, valori, apre, foglio)}
          <output className={styles.sum}>
            {somma === null ? 'Caricamento…' : `In tutto ${formatImporto(somma)}`}
          </output>
        </>
      }
      larghezza={1280}
      chiudi="Torna al report"
      className={styles.body}
      onChiudi={onChiudi}
    >
      {/* The rows wait for the report: they are told at the instant that it was. */}
      <div className={styles.grid}>
        {inForce && foglio ? <WorkspaceGrid workspace={workspace} sezione /> : null}
      </div>
    </Drawer>
  );
}
