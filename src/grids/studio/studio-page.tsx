/** The aziende side by side, or their conti month by month: what wants a person comes first. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { formatData, getFineMese } from '#domain/date.ts';
import { findProssimoF24 } from '#domain/studio/deadlines.ts';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { dataVersionAtom } from '#state/changes.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { righeMesi, righeStudio } from './atoms.ts';
import { StudioDialogs } from './dialogs/index.tsx';
import { makeMesi, makeStudio } from './workspaces.tsx';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  dates: { ...quiet, margin: 0, padding: '8px 20px 0', backgroundColor: tokens.colorNeutralBackground1 },
  grid: { flexGrow: 1, minHeight: '320px' },
});

/** Work in other aziende sends no events here: they are looked at again after as long (milliseconds). */
const RILETTURA_MS = 60_000;

/** Reads again while the page is looked at, when the person comes back to it, and after what this tab changed. */
function useRereading(reload: () => Promise<void>): void {
  const version = useAtomValue(dataVersionAtom);
  const seen = useRef(version);
  useEffect(() => {
    const look = () => (document.visibilityState === 'visible' ? void reload() : undefined);
    const timer = setInterval(look, RILETTURA_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [reload]);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void reload();
  }, [version, reload]);
}

interface StudioPageProps {
  /** The conti month by month, in place of the aziende. */
  mesi: boolean;
  /** Chosen beside the search: which face of the page is in sight. */
  filtri: ReactNode;
}

export function StudioPage({ mesi, filtri }: StudioPageProps) {
  const styles = useStyles();
  const today = useAtomValue(todayAtom);
  const studio = useMemo(() => makeStudio(today), [today]);
  const conti = useMemo(() => makeMesi(today), [today]);
  useRereading(useSetAtom(mesi ? righeMesi.loadAtom : righeStudio.loadAtom));
  return (
    <div className={styles.root}>
      <p className={styles.dates}>
        Prossime date: F24 e IVA del mese il {formatData(findProssimoF24(today))}, chiusura del mese il{' '}
        {formatData(getFineMese(today))}
      </p>
      <div className={styles.grid}>
        {mesi ? (
          <WorkspaceGrid key="mesi" workspace={conti} filtri={filtri} />
        ) : (
          <WorkspaceGrid key="studio" workspace={studio} filtri={filtri} />
        )}
      </div>
      <StudioDialogs />
    </div>
  );
}
