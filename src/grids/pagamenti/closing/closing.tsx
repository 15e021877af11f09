/** The closing of a conto over a period: does it prove, what is still to be explained, and the pack to keep. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  CheckmarkCircleFilled,
  DocumentPdfRegular,
  DocumentTableRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import { useConti } from '../conti.ts';
import type { PagamentiQuery, PagamentiAddress } from '../vista.ts';
import { useFascicolo, useSintesi, type PeriodoConto, type Sintesi } from './data.ts';
import { NonSpiegati } from './unexplained.tsx';
import { Provenienza, Quote, Saldi } from './summary.tsx';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    padding: '4px 20px 24px',
    '@media (max-width: 640px)': { padding: '4px 12px 20px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  verdict: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    marginRight: 'auto',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  good: { display: 'flex', color: tokens.colorStatusSuccessForeground1 },
  bad: { display: 'flex', color: tokens.colorStatusWarningForeground1 },
  cards: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    alignItems: 'start',
  },
});

/** The conto that was chosen, or the only one there is. */
function usePeriodo({ id_conto, dal, al }: PagamentiQuery): PeriodoConto | null {
  const conti = useConti();
  const chosen = id_conto ?? (conti.length === 1 ? (conti[0]?.id ?? null) : null);
  return chosen === null || dal === null || al === null ? null : { id_conto: chosen, dal, al };
}

function Testa({
  periodo,
  sintesi,
  onRileggi,
}: {
  periodo: PeriodoConto;
  sintesi: Sintesi;
  onRileggi: () => void;
}) {
  const styles = useStyles();
  const { inCorso, chiedi } = useFascicolo(periodo);
  const { quadra } = sintesi;
  return (
    <div className={styles.head}>
      <h2 className={styles.verdict} data-testid="verdetto-chiusura">
        <span className={quadra ? styles.good : styles.bad}>
          {quadra ? <CheckmarkCircleFilled /> : <WarningFilled />}
        </span>
        {quadra ? 'Il periodo quadra' : 'Il periodo non è ancora chiuso'}
      </h2>
      <Button appearance="subtle" icon={<ArrowSyncRegular />} onClick={onRileggi}>
        Aggiorna
      </Button>
      <Button
        appearance="primary"
        icon={inCorso === 'pdf' ? <Spinner size="tiny" /> : <DocumentPdfRegular />}
        disabledFocusable={inCorso !== null}
        onClick={() => void chiedi('pdf')}
      >
        Scarica il PDF
      </Button>
      <Button
        icon={inCorso === 'xlsx' ? <Spinner size="tiny" /> : <DocumentTableRegular />}
        disabledFocusable={inCorso !== null}
        onClick={() => void chiedi('xlsx')}
      >
        Scarica l’Excel
      </Button>
    </div>
  );
}

export interface ChiusuraProps {
  domanda: PagamentiQuery;
  onCambia: (patch: Partial<PagamentiAddress>) => void;
}

export function Chiusura({ domanda, onCambia }: ChiusuraProps) {
  const styles = useStyles();
  const periodo = usePeriodo(domanda);
  const { letta, rileggi } = useSintesi(periodo);
  if (!periodo)
    return (
      <div className={styles.root}>
        <MessageBar layout="multiline">
          <MessageBarBody>Scegli il conto, e il primo e l’ultimo giorno del periodo.</MessageBarBody>
        </MessageBar>
      </div>
    );
  if (letta?.errore !== undefined)
    return (
      <div className={styles.root}>
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{letta.errore}</MessageBarBody>
        </MessageBar>
      </div>
    );
  if (!letta?.sintesi)
    return (
      <div className={styles.root}>
        <Skeleton aria-label="Caricamento">
          <SkeletonItem size={128} />
        </Skeleton>
      </div>
    );
  const { sintesi } = letta;
  return (
    <div className={styles.root}>
      <Testa periodo={periodo} sintesi={sintesi} onRileggi={rileggi} />
      <div className={styles.cards}>
        <Saldi sintesi={sintesi} />
        <Quote sintesi={sintesi} />
      </div>
      <NonSpiegati sintesi={sintesi} onCambia={onCambia} />
      <Provenienza sintesi={sintesi} />
    </div>
  );
}
