/** The rows of the file beside those in the books, aligned by occurrence, each decided upon where it stands. */
import {
  Button,
  Caption1,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import { type KeyboardEvent, useMemo } from 'react';
import { DataGrid } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount } from '../words.ts';
import { includePresentiAtom } from '../state/preview.ts';
import { countsAtom } from '../state/atoms.ts';
import { decideRigaAtom, decideSimilarAtom, comparisonVociAtom } from '../state/comparison.ts';
import { isIncluded } from '../state/righe.ts';
import { makeComparisonColumns, getId, getComparisonMark } from './comparison-columns.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateRows: 'auto minmax(240px, 1fr)', gap: '8px', minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  caption: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  scelta: { width: '100%' },
});

/** The row that has the focus; null when none has. */
function activeRiga(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[row-id]')?.getAttribute('row-id') : null;
  return row === null || row === undefined || row.startsWith('-') ? null : Number(row);
}

const KEYS: Readonly<Record<string, boolean | null>> = { i: true, p: false, d: null };

export function Comparison({ ricerca }: { ricerca: string }) {
  const styles = useStyles();
  const voci = useAtomValue(comparisonVociAtom);
  const { daDecidere } = useAtomValue(countsAtom);
  const decide = useSetAtom(decideRigaAtom);
  const include = useSetAtom(includePresentiAtom);
  const decideAll = useSetAtom(decideSimilarAtom);
  const columns = useMemo(() => makeComparisonColumns(decide, styles.scelta), [decide, styles.scelta]);
  const equal = voci.filter(({ esito }) => esito === 'uguale');
  const imported = equal.some(({ file }) => file && isIncluded(file));
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = KEYS[event.key.toLowerCase()];
    const typing = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (choice === undefined || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = activeRiga(event.target);
    if (id === null) return;
    event.preventDefault();
    event.stopPropagation();
    decide(id, choice);
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Caption1 className={styles.caption}>
          {daDecidere > 0 ? `${formatCount(daDecidere, 'riga da decidere', 'righe da decidere')}. ` : ''}
          Su una riga: I importa, P è già presente, D da decidere.
        </Caption1>
        {daDecidere > 0 && (
          <>
            <Button size="small" onClick={() => decideAll(false)}>
              Sono gli stessi
            </Button>
            <Button size="small" onClick={() => decideAll(true)}>
              Sono nuovi
            </Button>
          </>
        )}
        {equal.length > 0 && (
          <Button size="small" onClick={() => include(!imported)}>
            {imported ? 'Escludi le uguali' : 'Importa anche le uguali'}
          </Button>
        )}
      </div>
      {/* The keys belong to the row that has the focus in the grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={onKeyDown} data-confronto={voci.length}>
        <DataGrid
          label="Righe del file accanto a quelle in archivio"
          colonne={columns}
          righe={voci}
          getId={getId}
          rigaClass={getComparisonMark}
          ricerca={ricerca}
          testoVuoto="Nessuna riga del file è in archivio"
        />
      </div>
    </div>
  );
}

/** Rows that may be the same as others in the books: nothing happens to them until a person says. */
export function SimilarNotice({ onShow }: { onShow: () => void }) {
  const { daDecidere } = useAtomValue(countsAtom);
  const decide = useSetAtom(decideSimilarAtom);
  if (daDecidere === 0) return null;
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {formatCount(daDecidere, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto, con altre
        parole: sono gli stessi?
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onShow}>Confronta</Button>
        <Button onClick={() => decide(false)}>Sono gli stessi</Button>
        <Button onClick={() => decide(true)}>Sono nuovi</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
