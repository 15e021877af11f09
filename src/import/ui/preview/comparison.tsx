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
import { GrigliaDati } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount } from '../words.ts';
import { includiPresentiAtom } from '../state/preview.ts';
import { conteggiAtom } from '../state/atoms.ts';
import { decidiRigaAtom, decidiSimiliAtom, vociConfrontoAtom } from '../state/comparison.ts';
import { isInclusa } from '../state/righe.ts';
import { makeConfrontoColonne, getId, getConfrontoMark } from './comparison-columns.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateRows: 'auto minmax(240px, 1fr)', gap: '8px', minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  caption: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  scelta: { width: '100%' },
});

/** The row that has the focus; null when none has. */
function rigaAttiva(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[row-id]')?.getAttribute('row-id') : null;
  return row === null || row === undefined || row.startsWith('-') ? null : Number(row);
}

const TASTI: Readonly<Record<string, boolean | null>> = { i: true, p: false, d: null };

export function Confronto({ ricerca }: { ricerca: string }) {
  const styles = useStyles();
  const voci = useAtomValue(vociConfrontoAtom);
  const { daDecidere } = useAtomValue(conteggiAtom);
  const decidi = useSetAtom(decidiRigaAtom);
  const includi = useSetAtom(includiPresentiAtom);
  const decidiTutte = useSetAtom(decidiSimiliAtom);
  const columns = useMemo(() => makeConfrontoColonne(decidi, styles.scelta), [decidi, styles.scelta]);
  const uguali = voci.filter(({ esito }) => esito === 'uguale');
  const importate = uguali.some(({ file }) => file && isInclusa(file));
  const onKeyDown = (event: KeyboardEvent) => {
    const scelta = TASTI[event.key.toLowerCase()];
    const typing = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (scelta === undefined || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = rigaAttiva(event.target);
    if (id === null) return;
    event.preventDefault();
    event.stopPropagation();
    decidi(id, scelta);
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
            <Button size="small" onClick={() => decidiTutte(false)}>
              Sono gli stessi
            </Button>
            <Button size="small" onClick={() => decidiTutte(true)}>
              Sono nuovi
            </Button>
          </>
        )}
        {uguali.length > 0 && (
          <Button size="small" onClick={() => includi(!importate)}>
            {importate ? 'Escludi le uguali' : 'Importa anche le uguali'}
          </Button>
        )}
      </div>
      {/* The keys belong to the row that has the focus in the grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={onKeyDown} data-confronto={voci.length}>
        <GrigliaDati
          etichetta="Righe del file accanto a quelle in archivio"
          colonne={columns}
          righe={voci}
          getId={getId}
          classeRiga={getConfrontoMark}
          ricerca={ricerca}
          testoVuoto="Nessuna riga del file è in archivio"
        />
      </div>
    </div>
  );
}

/** Rows that may be the same as others in the books: nothing happens to them until a person says. */
export function AvvisoSimili({ onMostra }: { onMostra: () => void }) {
  const { daDecidere } = useAtomValue(conteggiAtom);
  const decidi = useSetAtom(decidiSimiliAtom);
  if (daDecidere === 0) return null;
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {formatCount(daDecidere, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto, con altre
        parole: sono gli stessi?
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onMostra}>Confronta</Button>
        <Button onClick={() => decidi(false)}>Sono gli stessi</Button>
        <Button onClick={() => decidi(true)}>Sono nuovi</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
