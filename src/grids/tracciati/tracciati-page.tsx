/** The tracciati: the list, and in its place the editor of the one that is open. */
import { makeStyles } from '@fluentui/react-components';
import { type ComponentType, useEffect } from 'react';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { openedOneAtom, type Aperto, openKeyAtom, toDeleteAtom, fileNamesAtom } from './atoms.ts';
import { EliminaDialog } from './dialogs/delete.tsx';
import { StudioDialog } from './dialogs/studio.tsx';
import { TRACCIATI } from './workspace.ts';

export interface TracciatoEditorProps {
  aperto: Aperto;
  nomiFile: readonly string[];
  onClose: () => void;
}

interface TracciatiPageProps {
  /** Draws the editor: reading files is not this area's work. */
  Editor: ComponentType<TracciatoEditorProps>;
}

const useStyles = makeStyles({ nulla: { display: 'contents' } });

/** The row of the list a cell belongs to; null for what is no cell, or is a control inside one. */
function keyOf(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest('button, input, select, a')) return null;
  return target.closest('[role="gridcell"]')?.closest('[row-id]')?.getAttribute('row-id') ?? null;
}

export function TracciatiPage({ Editor }: TracciatiPageProps) {
  const [opened, setOpened] = useAtom(openedOneAtom);
  const fileNames = useAtomValue(fileNamesAtom);
  const toRemove = useAtomValue(toDeleteAtom);
  const setToRemove = useSetAtom(toDeleteAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const open = useSetAtom(openKeyAtom);
  const styles = useStyles();
  // What stands open belongs to the page that is left, and to its azienda.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(
    () => () => {
      setOpened(null);
      setToRemove(null);
    },
    [azienda, setOpened, setToRemove],
  );
  if (opened) return <Editor aperto={opened} nomiFile={fileNames} onClose={() => setOpened(null)} />;
  return (
    <>
      {/* No cell is edited here: Enter and a double click open the row they are on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.nulla}
        onDoubleClick={({ target }) => open(keyOf(target))}
        onKeyDown={({ target, key, altKey, ctrlKey, metaKey, shiftKey }) => {
          if (key === 'Enter' && !altKey && !ctrlKey && !metaKey && !shiftKey) open(keyOf(target));
        }}
      >
        <WorkspaceGrid workspace={TRACCIATI} />
      </div>
      <StudioDialog />
      {toRemove ? <EliminaDialog righe={toRemove} /> : null}
    </>
  );
}
