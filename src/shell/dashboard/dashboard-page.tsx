/** The first page: how the accounts stand, what came in lately, what needs the person now. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@fluentui/react-components';
import { ArrowUploadRegular, DocumentTableRegular } from '@fluentui/react-icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { describeError } from '#api/errors.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import { aziendaAtom, aziendeAtom } from '#state/azienda.ts';
import { dataVersionAtom } from '#state/changes.ts';
import { useAtomValue } from '#state/jotai.ts';
import { notificheAtom } from '#state/notifiche.ts';
import { todayAtom } from '#state/today.ts';
import { getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAddress } from '#ui/use-address.ts';
import { registro } from '../links.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageError } from '../page/page-error.tsx';
import { Page } from '../page/page.tsx';
import { paths } from '../paths.ts';
import { Figures } from './figures.tsx';
import { DropEverything } from './drop-everything.tsx';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { MonthsChart } from './chart/months-chart.tsx';
import { importazioniResource, listLatest } from './importazioni.ts';
import { LatestImports } from './latest-imports.tsx';
import { listUrgent, summaryResource } from './summary.ts';
import { Saldi } from './balances.tsx';
import { DashboardCard } from './card.tsx';
import { UrgentList } from './urgent.tsx';

const Studio = loadWhenShown(async () => (await import('#grids/studio/index.ts')).StudioPage);

const SHOWN = 6;

/** What who has several aziende may look at: the one of this tab, all of them, or their conti month by month. */
const FACES = [
  { valore: 'azienda', testo: 'Azienda' },
  { valore: 'studio', testo: 'Studio' },
  { valore: 'mesi', testo: 'Conti e mesi' },
] as const;

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 'var(--quadra-spazio-parti)',
    '@media (max-width: 1180px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 560px)': { gap: '12px' },
  },
  wide: { gridColumn: '1 / -1' },
  narrow: {
    '@media (max-width: 1180px)': { gridColumn: 'span 2' },
  },
  half: { gridColumn: 'span 2' },
  failed: { margin: 0, padding: '0 20px 20px', color: tokens.colorNeutralForeground2 },
  skeleton: { display: 'grid', gap: '14px', padding: '4px 20px 20px' },
});

/** Reads figures again when data or the day changes. */
function useFresh(reload: () => Promise<void>): void {
  const now = `${useAtomValue(dataVersionAtom)} ${useAtomValue(todayAtom)}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    void reload();
  }, [now, reload]);
}

interface WaitingProps {
  label: string;
  rows: readonly number[];
  /** Nothing is on its way. */
  failed: boolean;
}

function Waiting({ label, rows, failed }: WaitingProps) {
  const styles = useStyles();
  if (failed) return <p className={styles.failed}>Non si è potuto leggere.</p>;
  return (
    <Skeleton className={styles.skeleton} aria-label={label}>
      {rows.map((row) => (
        <SkeletonItem key={row} size={32} />
      ))}
    </Skeleton>
  );
}

/** `failed`: nothing will come by itself, and the message above says why. */
function Cards({ riepilogo, failed }: { riepilogo: Riepilogo | undefined; failed: boolean }) {
  const styles = useStyles();
  const today = useAtomValue(todayAtom);
  const { oggi: dueToday } = useAtomValue(notificheAtom);
  return (
    <>
      {riepilogo ? (
        <>
          <Figures riepilogo={riepilogo} oggi={today} />
          <MonthsChart mesi={riepilogo.mesi} className={styles.half} />
        </>
      ) : (
        <DashboardCard title="Incassi e pagamenti, 12 mesi" className={styles.half}>
          <Waiting failed={failed} label="Caricamento delle cifre" rows={[1, 2, 3, 4, 5, 6]} />
        </DashboardCard>
      )}
      <DashboardCard title="Ti aspetta adesso" className={styles.narrow}>
        {riepilogo ? (
          <UrgentList urgent={listUrgent(riepilogo, dueToday, today)} />
        ) : (
          <Waiting failed={failed} label="Caricamento delle cose da fare" rows={[1, 2, 3]} />
        )}
      </DashboardCard>
      <DashboardCard title="Saldo dei conti" className={styles.narrow}>
        {riepilogo ? (
          <Saldi conti={riepilogo.conti} />
        ) : (
          <Waiting failed={failed} label="Caricamento dei saldi" rows={[1, 2, 3]} />
        )}
      </DashboardCard>
    </>
  );
}

function Content({ importazioni }: { importazioni: readonly Importazione[] | undefined }) {
  const styles = useStyles();
  const { state, reload } = useResource(summaryResource);
  useFresh(reload);
  return (
    <>
      {state.stato === 'error' ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>Le cifre non si sono aggiornate. {describeError(state.error)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void reload()}>Riprova</Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      <div className={styles.grid}>
        <Cards riepilogo={getDati(state)} failed={state.stato === 'error'} />
        <DashboardCard
          title="Ultime importazioni"
          link={{ to: registro, label: 'Tutte le importazioni' }}
          className={styles.wide}
        >
          {importazioni ? (
            <LatestImports importazioni={importazioni} />
          ) : (
            <Waiting failed={false} label="Caricamento delle importazioni" rows={[1, 2, 3]} />
          )}
        </DashboardCard>
      </div>
    </>
  );
}

function AziendaPage({ faces }: { faces: ReactNode }) {
  const azienda = useAtomValue(aziendaAtom);
  const { state, reload } = useResource(importazioniResource);
  useFresh(reload);
  const importazioni = getDati(state);
  if (state.stato === 'error' && importazioni === undefined)
    return <PageError error={state.error} onRetry={() => void reload()} />;
  const shown = importazioni && listLatest(importazioni, SHOWN);
  if (shown?.length === 0) return <EmptyDashboard faces={faces} />;
  return (
    <Page
      title="Dashboard"
      subtitle={azienda?.ragione_sociale}
      actions={
        <>
          {faces}
          <ButtonLink to={paths.importEstrattoPdf} appearance="primary" icon={<ArrowUploadRegular />}>
            Importa un estratto conto
          </ButtonLink>
          <ButtonLink to={paths.estrattoConto} icon={<DocumentTableRegular />}>
            Apri l’estratto conto
          </ButtonLink>
        </>
      }
    >
      <Content importazioni={shown} />
    </Page>
  );
}

export function DashboardPage() {
  const several = useAtomValue(aziendeAtom).length > 1;
  const [search, setSearch] = useAddress();
  const usedRef = useRef(false);
  if (!several) return <AziendaPage faces={null} />;
  const face = FACES.find(({ valore }) => valore === search.get('vista'))?.valore ?? 'azienda';
  const faces = (
    <Segmented
      label="Che cosa guardare"
      valore={face}
      voci={FACES}
      usatoRef={usedRef}
      onChoose={(choice) => setSearch(choice === 'azienda' ? {} : { vista: choice })}
    />
  );
  if (face === 'azienda') return <AziendaPage faces={faces} />;
  return (
    <DropEverything>
      {(button) => (
        <Studio
          mesi={face === 'mesi'}
          filtri={
            <>
              {faces}
              {button}
            </>
          }
        />
      )}
    </DropEverything>
  );
}
