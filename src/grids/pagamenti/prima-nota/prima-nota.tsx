/** The period as double-entry lines, in a grid, in Excel, and in the text file that an accounting program wants. */
import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownloadRegular, SettingsRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import type { PagamentiQuery } from '../vista.ts';
import { getPeriodo, periodoNotaAtom, righeNota, setPeriodoNotaAtom, totaliNotaAtom } from './righe.ts';
import { SenzaCodice } from './without-code.tsx';
import { type Offerto, listOffered, scaricaCsvAtom, tracciatiResource } from './tracciati.ts';
import { TracciatoEditor } from './tracciato-editor.tsx';
import { PRIMA_NOTA } from './workspace.tsx';

const useStyles = makeStyles({
  root: { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    padding: '0 20px 10px',
    '@media (max-width: 640px)': { padding: '0 12px 10px' },
  },
  sums: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginLeft: 'auto' },
  grid: { flexGrow: 1, minHeight: '420px', display: 'grid' },
  hint: { margin: '12px 20px' },
});

function MenuTracciati({ onModifica }: { onModifica: (offerto: Offerto) => void }) {
  const load = useSetAtom(tracciatiResource.loadAtom);
  const propri = getDati(useAtomValue(tracciatiResource.stateAtom)) ?? [];
  const download = useSetAtom(scaricaCsvAtom);
  const { archivio } = useAtomValue(righeNota.vistaAtom);
  useEffect(() => void load(), [load]);
  const all = listOffered(propri);
  const vuota = archivio.tutte()[Symbol.iterator]().next().done === true;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button icon={<ArrowDownloadRegular />} disabled={vuota}>
            CSV per la contabilità
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {all.map((offerto, at) => [
              at === propri.length && at > 0 ? <MenuDivider key="consueti" /> : null,
              <MenuItem key={offerto.nome} onClick={() => download(offerto.contenuto)}>
                {offerto.nome}
              </MenuItem>,
            ])}
          </MenuList>
        </MenuPopover>
      </Menu>
      <ForWriters>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<SettingsRegular />}>
              Tracciati
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {all.map((offerto) => (
                <MenuItem key={offerto.nome} onClick={() => onModifica(offerto)}>
                  {offerto.proprio ? `Modifica «${offerto.nome}»` : `Parti da «${offerto.nome}»`}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </ForWriters>
    </>
  );
}

export function PrimaNota({ domanda }: { domanda: PagamentiQuery }) {
  const styles = useStyles();
  const ask = useSetAtom(setPeriodoNotaAtom);
  const totali = useAtomValue(totaliNotaAtom);
  const [editor, setEditor] = useState<Offerto | null>(null);
  const asked = JSON.stringify(getPeriodo(domanda));
  useEffect(() => ask(JSON.parse(asked) as ReturnType<typeof getPeriodo>), [ask, asked]);
  useEffect(() => () => ask(null), [ask]);
  const periodo = useAtomValue(periodoNotaAtom);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {totali ? (
          <output className={styles.sums}>
            Dare {formatImporto(totali.dare)} · Avere {formatImporto(totali.avere)}
            {totali.sospesi === 0 ? ' · Tutto spiegato' : ` · Da spiegare ${formatImporto(totali.sospesi)}`}
          </output>
        ) : null}
        <span className={styles.tools}>
          <MenuTracciati onModifica={setEditor} />
        </span>
      </div>
      <SenzaCodice />
      {periodo ? (
        <div className={styles.grid}>
          <WorkspaceGrid workspace={PRIMA_NOTA} sezione />
        </div>
      ) : (
        <MessageBar className={styles.hint} layout="multiline">
          <MessageBarBody>Scegli il primo e l’ultimo giorno del periodo.</MessageBarBody>
        </MessageBar>
      )}
      {editor ? (
        <TracciatoEditor key={editor.nome} offerto={editor} onChiudi={() => setEditor(null)} />
      ) : null}
    </div>
  );
}
