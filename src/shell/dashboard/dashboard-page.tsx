/** The first page: what came in lately, whether it ties, and where to go next. */
import { Link, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, DocumentTableRegular } from '@fluentui/react-icons';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { aziendaAtom } from '#state/azienda.ts';
import { useAtomValue } from '#state/jotai.ts';
import { datiOf } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import { ButtonLink } from '../page/button-link.tsx';
import { PageError } from '../page/page-error.tsx';
import { Page } from '../page/page.tsx';
import { paths } from '../paths.ts';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { importazioniResource, latest } from './importazioni.ts';
import { LatestImports } from './latest-imports.tsx';

const SHOWN = 6;
/** The import page, opened on its registro. */
const REGISTRO = `${paths.importEstratto}?vista=registro`;

const useStyles = makeStyles({
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '16px 20px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  skeleton: { display: 'grid', gap: '14px', padding: '4px 20px 20px' },
});

function RegistroLink() {
  const follow = useLinkClickHandler(REGISTRO);
  return (
    <Link href={useHref(REGISTRO)} onClick={follow}>
      Tutte le importazioni
    </Link>
  );
}

export function DashboardPage() {
  const styles = useStyles();
  const azienda = useAtomValue(aziendaAtom);
  const { state, reload } = useResource(importazioniResource);
  const importazioni = datiOf(state);
  if (state.stato === 'error' && importazioni === undefined)
    return <PageError error={state.errore} onRetry={() => void reload()} />;
  const shown = importazioni && latest(importazioni, SHOWN);
  if (shown?.length === 0) return <EmptyDashboard />;
  return (
    <Page
      title="Dashboard"
      subtitle={azienda?.ragione_sociale}
      actions={
        <>
          <ButtonLink to={paths.importEstrattoPdf} appearance="primary" icon={<ArrowUploadRegular />}>
            Importa un estratto conto
          </ButtonLink>
          <ButtonLink to={paths.estrattoConto} icon={<DocumentTableRegular />}>
            Apri l’estratto conto
          </ButtonLink>
        </>
      }
    >
      <section className={styles.card} aria-labelledby="ultime-importazioni">
        <div className={styles.head}>
          <h2 className={styles.title} id="ultime-importazioni">
            Ultime importazioni
          </h2>
          <RegistroLink />
        </div>
        {shown ? (
          <LatestImports importazioni={shown} />
        ) : (
          <Skeleton className={styles.skeleton} aria-label="Caricamento delle importazioni">
            <SkeletonItem size={40} />
            <SkeletonItem size={40} />
            <SkeletonItem size={40} />
          </Skeleton>
        )}
      </section>
    </Page>
  );
}
