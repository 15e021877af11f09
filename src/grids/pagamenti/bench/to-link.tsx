/** Of the movimenti in hand: the pagamenti registered before the bank showed them, to be tied to. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { linkAtom, readToLinkAtom } from './link.ts';
import { busyAtom } from './decision.ts';
import type { RigaMovimento } from './righe.ts';
import { filterUnexplained } from './explain.ts';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  one: {
    display: 'grid',
    gap: '4px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '0 10px', alignItems: 'baseline' },
  who: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  detail: { ...quiet, overflowWrap: 'anywhere' },
  actions: { display: 'flex' },
});

/** Documents named of each. */
const NAMED = 3;
/** Rows pass quickly under the arrow keys. */
const IDLE_MS = 150;

/** What it is and what it settles, in one line. */
function describe({ data, id_storno_di, origine, riferimento, partite }: Pagamento): string {
  const what = id_storno_di === null ? (origine === 'flusso' ? 'Da un flusso' : 'A mano') : 'Storno';
  const documents = partite.flatMap(({ numero_documento }) => numero_documento ?? []);
  return [
    `${what}, ${formatData(data)}`,
    riferimento,
    documents.length > 0 && `doc. ${documents.slice(0, NAMED).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Those that may be tied to these rows; none until the rows stand still. Read again with each `attempt`. */
function useToLink(righe: readonly RigaMovimento[], attempt: number): readonly Pagamento[] {
  const read = useSetAtom(readToLinkAtom);
  const [found, setFound] = useState<{ di: string; pagamenti: readonly Pagamento[] }>({
    di: '',
    pagamenti: [],
  });
  const di = righe.map(({ id, versione }) => `${id}.${versione}`).join();
  useEffect(() => {
    if (righe.length === 0) return undefined;
    const reading = new AbortController();
    const wait = setTimeout(() => {
      read(righe, reading.signal)
        .then((pagamenti) => setFound({ di, pagamenti }))
        .catch((error: unknown) => {
          if (!reading.signal.aborted) console.warn('pagamenti to tie could not be read', error);
        });
    }, IDLE_MS);
    return () => {
      clearTimeout(wait);
      reading.abort();
    };
    // The rows are told by `di`: their objects change at every reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [di, read, attempt]);
  return found.di === di ? found.pagamenti : [];
}

export function DaCollegare({ righe }: { righe: readonly RigaMovimento[] }) {
  const styles = useStyles();
  const busy = useAtomValue(busyAtom);
  const link = useSetAtom(linkAtom);
  const stillOpen = filterUnexplained(righe);
  const [attempt, setAttempt] = useState(0);
  const found = useToLink(stillOpen.length === righe.length ? stillOpen : [], attempt);
  if (found.length === 0) return null;
  // One that was refused has changed meanwhile.
  const tie = (pagamento: Pagamento) =>
    void link(pagamento, stillOpen).then(() => setAttempt((before) => before + 1));
  return (
    <ForWriters>
      <section className={styles.root} aria-label="Già registrati">
        <h3 className={styles.title}>Già registrati, senza movimento</h3>
        {found.map((pagamento, at) => (
          <div key={pagamento.id} className={styles.one}>
            <span className={styles.row}>
              <span className={styles.who}>{pagamento.soggetti.join(', ') || 'Senza nome'}</span>
              <span className={styles.amount}>{formatImporto(pagamento.importo)}</span>
            </span>
            <span className={styles.detail}>{describe(pagamento)}</span>
            <span className={styles.actions}>
              <Tooltip content="C" relationship="description">
                <Button
                  size="small"
                  icon={<LinkRegular />}
                  disabledFocusable={busy}
                  {...(at === 0 && { 'data-segno': 'collega' })}
                  onClick={() => tie(pagamento)}
                >
                  Collega
                </Button>
              </Tooltip>
            </span>
          </div>
        ))}
      </section>
    </ForWriters>
  );
}
