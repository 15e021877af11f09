/** The panel with the rows behind a figure, over the report it was opened from. */
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { foglioAtom } from '../atoms.ts';
import type { Report, Valori } from '../tipi.ts';
import { apreAtom, setApreAtom, sommaAtom } from './atoms.ts';
import { titoloApertura } from './titolo.ts';
import { workspaceDettaglio } from './workspace.tsx';

const useStyles = makeStyles({
  drawer: { width: 'min(1280px, 100vw)' },
  body: { display: 'flex', flexDirection: 'column', padding: 0, minHeight: 0 },
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
  valori: Valori;
  apre: Valori;
  onChiudi: () => void;
}

export function PannelloDettaglio({ report, valori, apre, onChiudi }: DettaglioProps) {
  const styles = useStyles();
  const ask = useSetAtom(setApreAtom);
  const asked = JSON.stringify(apre);
  useEffect(() => ask(JSON.parse(asked) as Valori), [ask, asked]);
  useEffect(() => () => ask(null), [ask]);
  const inForce = JSON.stringify(useAtomValue(apreAtom)) === asked;
  const foglio = useAtomValue(foglioAtom);
  const somma = useAtomValue(sommaAtom);
  const workspace = workspaceDettaglio(report);
  if (!workspace) return null;
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_event, { open }) => (open ? undefined : onChiudi())}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label="Torna al report"
              onClick={onChiudi}
            />
          }
        >
          {titoloApertura(report, valori, apre, foglio)}
          <output className={styles.sum}>
            {somma === null ? 'Caricamento…' : `In tutto ${formatImporto(somma)}`}
          </output>
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {/* The rows wait for the report: they are told at the instant that it was. */}
        <div className={styles.grid}>
          {inForce && foglio ? <WorkspaceGrid workspace={workspace} sezione /> : null}
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}
