/** The command palette: one field, one list, the keyboard (WAI-ARIA: combobox with a listbox popup). */
import { Dialog, DialogSurface, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount } from '#domain/text.ts';
import { useGiveBack } from '#ui/give-back.ts';
import { spoken, line, quiet } from '#ui/styles.ts';
import { Elenco } from './list.tsx';
import { useVoci } from './use-entries.ts';
import { moveIndex, type CommandEntry } from './entries.ts';

const useStyles = makeStyles({
  surface: {
    width: 'min(640px, calc(100vw - 24px))',
    maxWidth: '640px',
    padding: 0,
    overflow: 'hidden',
    // Near the top, where the eye already is; the list grows downwards without moving the field.
    margin: '12dvh auto auto',
    '@media (max-width: 640px)': { margin: '12px auto auto' },
  },
  field: {
    ...line,
    gap: '12px',
    height: '52px',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
  },
  input: {
    flex: '1 1 auto',
    minWidth: 0,
    height: '100%',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  foot: {
    ...quiet,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: '8px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  note: { margin: 0, padding: '28px 16px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
  spoken,
});

/** Which voce is the current one: the first, until the person moves. */
function useCurrent(voci: readonly CommandEntry[], typed: string) {
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(typed);
  // Other words, other first.
  if (seen !== typed) {
    setSeen(typed);
    setCurrent(0);
  }
  return { current: Math.min(current, voci.length - 1), setCurrent };
}

function Contenuto({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { voci, stato } = useVoci(typed);
  const { current, setCurrent } = useCurrent(voci, typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const run = (voce: CommandEntry | undefined) => {
    if (!voce) return;
    onClose();
    voce.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setCurrent(moveIndex(current, step, voci.length));
    else if (event.key === 'Enter') run(voci[current]);
    else return;
    event.preventDefault();
  };
  const active = voci[current];
  return (
    <>
      <div className={styles.field}>
        <SearchRegular aria-hidden />
        <input
          ref={field}
          className={styles.input}
          role="combobox"
          aria-label="Cerca pagine, azioni, soggetti, documenti, importi e IBAN"
          aria-expanded={voci.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          placeholder="Cerca pagine, soggetti, documenti, importi, IBAN…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {stato === 'in corso' ? <Spinner size="tiny" aria-label="Ricerca in corso" /> : null}
      </div>
      <Elenco
        id={listId}
        voci={voci}
        current={current}
        onPoint={setCurrent}
        onChoose={(index) => run(voci[index])}
      />
      {voci.length === 0 && stato !== 'in corso' ? (
        <p className={styles.note}>Niente che corrisponda a «{typed.trim()}».</p>
      ) : null}
      {stato === 'fallita' ? (
        <p className={styles.note} role="alert">
          Soggetti, documenti e importi non si possono cercare ora: il server non risponde.
        </p>
      ) : null}
      <p className={styles.foot} aria-hidden>
        <span>↑ ↓ per scegliere</span>
        <span>Invio per aprire</span>
        <span>Esc per chiudere</span>
      </p>
      <output className={styles.spoken}>{formatCount(voci.length, 'risultato', 'risultati')}</output>
    </>
  );
}

export function Palette({ onClose }: { onClose: () => void }) {
  useGiveBack();
  const styles = useStyles();
  return (
    <Dialog
      open
      onOpenChange={(_event, { open }) => {
        if (!open) onClose();
      }}
    >
      <DialogSurface className={styles.surface} aria-label="Cerca o vai a…">
        <Contenuto onClose={onClose} />
      </DialogSurface>
    </Dialog>
  );
}
