/** The closing of a conto over a period: does it prove, what is still to be explained, and the pack to keep. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowSyncRegular,
  ChevronRightRegular,
  CheckmarkCircleFilled,
  DocumentPdfRegular,
  DocumentTableRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import type { Conto } from '#api/contract/conti.ts';
import { describeError } from '#api/errors.ts';
import { contiResource } from '#state/conti.ts';
import { getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import type { PagamentiQuery, PagamentiAddress } from '../vista.ts';
import { useFascicolo, useSintesi, type PeriodoConto, type Sintesi } from './data.ts';
import { NonSpiegati } from './unexplained.tsx';
import { Provenance, Quote, Saldi } from './summary.tsx';
import { Waiting } from '../waiting.tsx';
import { NoteBar } from '#ui/error-bar.tsx';
import { line } from '#ui/styles.ts';

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
    ...line,
    gap: '8px',
    margin: 0,
    marginRight: 'auto',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  good: { display: 'flex', color: tokens.colorStatusSuccessForeground1 },
  bad: { display: 'flex', color: tokens.colorStatusWarningForeground1 },
  conti: { display: 'grid', gap: '8px', maxWidth: '420px' },
  conto: { justifyContent: 'space-between', textAlign: 'left' },
  cards: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    alignItems: 'start',
  },
});

/** The conto that was chosen, or the only one there is. */
function getPeriod({ id_conto, dal, al }: PagamentiQuery, conti: readonly Conto[]): PeriodoConto | null {
  const chosen = id_conto ?? (conti.length === 1 ? (conti[0]?.id ?? null) : null);
  return chosen === null || dal === null || al === null ? null : { id_conto: chosen, dal, al };
}

function ClosingHead({
  periodo,
  sintesi,
  onReread,
}: {
  periodo: PeriodoConto;
  sintesi: Sintesi;
  onReread: () => void;
}) {
  const styles = useStyles();
  const { underway, ask } = useFascicolo(periodo);
  const { quadra } = sintesi;
  return (
    <div className={styles.head}>
      <h2 className={styles.verdict} data-testid="verdetto-chiusura">
        <span className={quadra ? styles.good : styles.bad}>
          {quadra ? <CheckmarkCircleFilled /> : <WarningFilled />}
        </span>
        {quadra ? 'Il periodo quadra' : 'Il periodo non è ancora chiuso'}
      </h2>
      <Button appearance="subtle" icon={<ArrowSyncRegular />} onClick={onReread}>
        Aggiorna
      </Button>
      <Button
        appearance="primary"
        icon={underway === 'pdf' ? <Spinner size="tiny" /> : <DocumentPdfRegular />}
        disabledFocusable={underway !== null}
        onClick={() => void ask('pdf')}
      >
        Scarica il PDF
      </Button>
      <Button
        icon={underway === 'xlsx' ? <Spinner size="tiny" /> : <DocumentTableRegular />}
        disabledFocusable={underway !== null}
        onClick={() => void ask('xlsx')}
      >
        Scarica l’Excel
      </Button>
    </div>
  );
}

/** What is still to be said: which conto, each a press away, or which days. */
function ToChoose({ question: { dal, al }, conti, onChange }: ChiusuraProps & { conti: readonly Conto[] }) {
  const styles = useStyles();
  if (dal === null || al === null || conti.length === 0)
    return <NoteBar>Scegli il conto, e il primo e l’ultimo giorno del periodo.</NoteBar>;
  return (
    <section className={styles.conti}>
      <h2 className={styles.verdict}>Quale conto?</h2>
      {conti.map(({ id, nome }) => (
        <Button
          key={id}
          className={styles.conto}
          icon={<ChevronRightRegular />}
          iconPosition="after"
          onClick={() => onChange({ id_conto: id })}
        >
          {nome}
        </Button>
      ))}
    </section>
  );
}

/** Why nothing is shown, and the way to ask again. */
function NotRead({ why, onRetry }: { why: string; onRetry: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{why}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onRetry}>Riprova</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}

export interface ChiusuraProps {
  question: PagamentiQuery;
  onChange: (patch: Partial<PagamentiAddress>) => void;
}

export function Chiusura({ question, onChange }: ChiusuraProps) {
  const styles = useStyles();
  const { state, reload } = useResource(contiResource);
  const conti = getDati(state);
  const period = getPeriod(question, conti ?? []);
  const { dati: sintesi, error, fresh, reread } = useSintesi(period);
  if (period === null && conti !== undefined)
    return (
      <div className={styles.root}>
        <ToChoose question={question} conti={conti} onChange={onChange} />
      </div>
    );
  if (period === null && state.stato === 'error')
    return <NotRead why={describeError(state.error)} onRetry={() => void reload()} />;
  if (fresh && error !== null) return <NotRead why={error} onRetry={() => void reread()} />;
  if (period === null || !fresh || !sintesi) return <Waiting />;
  return (
    <div className={styles.root}>
      <ClosingHead periodo={period} sintesi={sintesi} onReread={() => void reread()} />
      <div className={styles.cards}>
        <Saldi sintesi={sintesi} />
        <Quote sintesi={sintesi} />
      </div>
      <NonSpiegati sintesi={sintesi} onChange={onChange} />
      <Provenance sintesi={sintesi} />
    </div>
  );
}
