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
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { ArrowDownloadRegular, SettingsRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { DI_CHI_TRACCIATI, getDiChi } from '#ui/studio/uso.tsx';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import type { PagamentiQuery } from '../vista.ts';
import { getPeriodo, notaPeriodAtom, righeNota, setNotaPeriodAtom, notaTotalsAtom } from './righe.ts';
import { SenzaCodice } from './without-code.tsx';
import { type Offered, listOffered, downloadCsvAtom, tracciatiResource } from './tracciati.ts';
import { TracciatoEditor } from './tracciato-editor.tsx';
import { PRIMA_NOTA } from './workspace.tsx';
import { NoteBar } from '#ui/error-bar.tsx';

const useStyles = makeStyles({
  root: { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
  // On a phone all of it beside the lens of the search, on as many rows as it takes.
  head: {
    display: 'contents',
    '@media (max-width: 640px)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 4px',
      width: 'calc(100vw - 70px)',
      '& > output': { order: 1 },
      '& > :last-child': { order: 2 },
    },
  },
  sums: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  grid: { flexGrow: 1, minHeight: '420px', display: 'grid' },
  hint: { margin: '12px 20px' },
});

function MenuTracciati({ onEdit }: { onEdit: (offered: Offered) => void }) {
  const load = useSetAtom(tracciatiResource.loadAtom);
  const own = getDati(useAtomValue(tracciatiResource.stateAtom)) ?? [];
  const download = useSetAtom(downloadCsvAtom);
  const { store } = useAtomValue(righeNota.vistaAtom);
  useEffect(() => void load(), [load]);
  const all = listOffered(own);
  const empty = store.listAll()[Symbol.iterator]().next().done === true;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowDownloadRegular />} disabled={empty}>
            CSV per la contabilità
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {all.map((offered, at) => [
              at === own.length && at > 0 ? <MenuDivider key="consueti" /> : null,
              <MenuItem key={offered.nome} onClick={() => download(offered.contenuto)}>
                {offered.nome}
              </MenuItem>,
            ])}
          </MenuList>
        </MenuPopover>
      </Menu>
      <ForWriters>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Tooltip content="Tracciati" relationship="label">
              <Button size="small" appearance="subtle" icon={<SettingsRegular />} />
            </Tooltip>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {all.map((offered) => (
                <MenuItem
                  key={offered.nome}
                  {...(offered.proprio?.dello_studio && {
                    secondaryContent: DI_CHI_TRACCIATI[getDiChi(offered.proprio.dello_studio)],
                  })}
                  onClick={() => onEdit(offered)}
                >
                  {offered.proprio ? `Modifica «${offered.nome}»` : `Parti da «${offered.nome}»`}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </ForWriters>
    </>
  );
}

export function PrimaNota({ question }: { question: PagamentiQuery }) {
  const styles = useStyles();
  const ask = useSetAtom(setNotaPeriodAtom);
  const totals = useAtomValue(notaTotalsAtom);
  const [editor, setEditor] = useState<Offered | null>(null);
  const asked = JSON.stringify(getPeriodo(question));
  useEffect(() => ask(JSON.parse(asked) as ReturnType<typeof getPeriodo>), [ask, asked]);
  useEffect(() => () => ask(null), [ask]);
  const period = useAtomValue(notaPeriodAtom);
  const filters = (
    <div className={styles.head}>
      {totals ? (
        <output className={styles.sums}>
          {totals.dare === totals.avere
            ? `Dare e avere ${formatImporto(totals.dare)}`
            : `Dare ${formatImporto(totals.dare)} · Avere ${formatImporto(totals.avere)}`}
          {totals.sospesi === 0 ? ' · Tutto spiegato' : ` · Da spiegare ${formatImporto(totals.sospesi)}`}
        </output>
      ) : null}
      <SenzaCodice />
      <MenuTracciati onEdit={setEditor} />
    </div>
  );
  return (
    <div className={styles.root}>
      {period ? (
        <div className={styles.grid}>
          <WorkspaceGrid workspace={PRIMA_NOTA} section filtri={filters} />
        </div>
      ) : (
        <NoteBar className={styles.hint}>Scegli il primo e l’ultimo giorno del periodo.</NoteBar>
      )}
      {editor ? <TracciatoEditor key={editor.nome} offered={editor} onClose={() => setEditor(null)} /> : null}
    </div>
  );
}
