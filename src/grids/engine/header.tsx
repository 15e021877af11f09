/** The one row over a grid: name and counts, the area's own filters, quick search, views and groups, actions. */
import { Button, Input, makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { DismissRegular, MoreHorizontalRegular, SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cut } from '#ui/styles.ts';
import { TELEFONO, useMedia } from '#ui/use-media.ts';
import { type Azione, type ActionContext, matchShortcut } from './action.ts';
import { isWithin } from './parts.ts';
import { BASSO, WIDE, FOLDED, NARROW_PANE } from './sizes.ts';

const NARROW = '@media (max-width: 640px)';

/** One row, whatever it holds: what does not fit is a scroll away, and the end that fades says that there is more. */
const FILA = {
  display: 'flex',
  flexWrap: 'nowrap',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingRight: '20px',
  maskImage: 'linear-gradient(to right, #000 calc(100% - 20px), transparent)',
  '& > *': { flexShrink: 0 },
} as const;

const useStyles = makeStyles({
  // How much fits depends on the room that the grid has, not on the window.
  room: { containerType: 'inline-size', flexShrink: 0 },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '5px 12px 5px 20px',
    // On a phone two rows: name and buttons, then filters and search; what does not fit in one is a scroll away.
    [NARROW]: { gap: '2px 8px', padding: '1px 12px' },
    [NARROW_PANE]: { gap: '4px 6px', padding: '5px 8px 5px 12px' },
    // Where there is little height (a window at 200 %) it goes to the rows: what does not fit in the bar is a scroll
    // away.
    [BASSO]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      minHeight: '32px',
      padding: '0 12px',
      scrollbarWidth: 'none',
      '& > *': { flexShrink: 0 },
    },
  },
  // Under a title of the page's: what stands in the row is not higher than this.
  part: { minHeight: '36px', paddingTop: '2px', paddingBottom: '2px' },
  heading: {
    display: 'flex',
    flexDirection: 'column',
    marginRight: 'auto',
    minWidth: 0,
    [WIDE]: { flexDirection: 'row', alignItems: 'baseline', gap: '10px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
  },
  section: { fontSize: tokens.fontSizeBase300 },
  counts: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '14px',
    [WIDE]: { fontSize: tokens.fontSizeBase200 },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    [NARROW]: { order: 3, flex: '1 1 50%', ...FILA },
    [BASSO]: { order: 0, flex: '0 0 auto' },
  },
  // The search box takes the width that the row leaves: a narrow box is better than a second row.
  search: {
    flex: '1 1 124px',
    minWidth: '124px',
    maxWidth: '200px',
    [NARROW_PANE]: { flexBasis: '84px', minWidth: '84px' },
    [NARROW]: {
      flex: '1 1 110px',
      minWidth: '110px',
      maxWidth: 'none',
      minHeight: '28px',
      height: '28px',
      order: 4,
    },
    [BASSO]: { flex: '0 0 150px', order: 0 },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  // On a phone what stands beside it is read whole: it is a lens until it is used.
  lens: {
    [NARROW]: {
      flex: '0 0 38px',
      minWidth: '38px',
      position: 'relative',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      ':focus-within': { flex: '1 0 60%' },
      ':focus-within input': { position: 'static', opacity: 1, cursor: 'text' },
    },
  },
  // Apart from the rest on a phone alone.
  tools: { display: 'contents', [NARROW]: { flex: '1 1 55%', ...FILA } },
  // Beside another part there is one row: they come under it when they are asked for.
  folded: { [FOLDED]: { display: 'none' } },
  headingBeside: { [FOLDED]: { flex: '1 1 76px', '& > output': cut } },
  more: { display: 'none', minWidth: 'auto', padding: '5px 4px', [FOLDED]: { display: 'inline-flex' } },
  narrowSearch: { [FOLDED]: { flexBasis: '84px', minWidth: '84px' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    // What is done stands before how it is looked at: the row may be longer than the phone is wide.
    [NARROW]: { flexWrap: 'nowrap', order: -1 },
    [BASSO]: { flexWrap: 'nowrap', order: 0 },
  },
  action: { whiteSpace: 'nowrap', minWidth: 'auto', padding: '5px 4px', [NARROW]: { padding: '5px' } },
  named: { padding: '5px 12px', [NARROW]: { padding: '5px 12px' } },
  label: { display: 'none', [WIDE]: { display: 'inline' } },
  main: { [NARROW]: { display: 'none' } },
});

export interface RicercaProps {
  valore: string;
  /** The box has the focus, so the person is about to type. */
  onStart?: () => void;
  /** Down from the box: to the first row of what was found. */
  onDescend?: () => void;
  onChange: (value: string) => void;
}

/** Ctrl+F leads here: the browser's own search would only see the rows on screen. */
function Ricerca({
  valore,
  onChange,
  onStart,
  onDescend,
  beside,
  folds,
}: RicercaProps & { beside: boolean; folds: boolean }) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!matchShortcut('Ctrl+F', event) || !isWithin(input.current, event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    globalThis.addEventListener('keydown', focus);
    return () => globalThis.removeEventListener('keydown', focus);
  }, []);
  return (
    <Input
      className={mergeClasses(
        styles.search,
        folds && styles.narrowSearch,
        beside && valore === '' && styles.lens,
      )}
      input={{ ref: input, 'aria-keyshortcuts': 'Control+F' }}
      type="search"
      aria-label="Cerca in tutte le colonne"
      placeholder="Cerca (Ctrl+F)"
      value={valore}
      onFocus={() => onStart?.()}
      onChange={(_event, { value }) => onChange(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
        if (event.key !== 'ArrowDown' || !onDescend) return;
        event.preventDefault();
        onDescend();
      }}
      contentBefore={<SearchRegular />}
      contentAfter={
        valore === '' ? null : (
          <Button
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label="Cancella la ricerca"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}

interface AzioneButtonProps<Riga> {
  azione: Azione<Riga>;
  /** Its name stays in sight on a phone too, since the icon alone says too little. */
  conNome?: boolean;
  context: () => ActionContext<Riga>;
}

/** A disabled action can still be reached by the keyboard, and says why it is disabled. */
export function AzioneButton<Riga>({ azione, conNome = false, context }: AzioneButtonProps<Riga>) {
  const styles = useStyles();
  const { label, shortcut, icon, main = false, iconOnly = false } = azione;
  const now = context();
  const reason = azione.disabledReason?.(now) ?? null;
  const would = azione.suggestion?.(now) ?? label;
  const hint = reason ?? (shortcut ? `${would} (${shortcut})` : would);
  return (
    <Tooltip content={hint} relationship={reason ? 'description' : 'label'}>
      <Button
        className={mergeClasses(styles.action, conNome && styles.named)}
        appearance={main ? 'primary' : 'subtle'}
        icon={icon}
        disabledFocusable={reason !== null}
        aria-label={label}
        onClick={() => azione.run(context())}
      >
        {iconOnly && !conNome ? null : (
          <span className={conNome ? undefined : main ? styles.main : styles.label}>{label}</span>
        )}
      </Button>
    </Tooltip>
  );
}

interface GridHeaderProps<Riga> {
  titolo: string;
  /** As a section inside a page that has its own `h1`. */
  section: boolean;
  /** Beside other grids of its page. */
  part: boolean;
  count: string;
  filtri?: ReactNode;
  /** The buttons of views, groups and columns. */
  vista: ReactNode;
  ricerca: RicercaProps;
  actions: readonly Azione<Riga>[];
  context: () => ActionContext<Riga>;
}

export function GridHeader<Riga>({
  titolo,
  section,
  part,
  count,
  filtri,
  vista,
  ricerca,
  actions,
  context,
}: GridHeaderProps<Riga>) {
  const styles = useStyles();
  const Heading = section ? 'h2' : 'h1';
  // A phone has a row of its own for them.
  const folds = !useMedia(TELEFONO) && part;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={styles.room}>
      <div className={mergeClasses(styles.root, section && styles.part)}>
        <div className={mergeClasses(styles.heading, folds && styles.headingBeside)}>
          <Heading className={mergeClasses(styles.title, section && styles.section)}>{titolo}</Heading>
          <output className={styles.counts} data-testid="conteggio">
            {count}
          </output>
        </div>
        {filtri ? <div className={styles.filters}>{filtri}</div> : null}
        <Ricerca {...ricerca} beside={Boolean(filtri)} folds={folds} />
        {folds ? (
          <Tooltip content="Strumenti" relationship="label">
            <Button
              className={styles.more}
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            />
          </Tooltip>
        ) : null}
        <div className={mergeClasses(styles.tools, folds && !unfolded && styles.folded)}>
          {vista}
          <div className={styles.actions} role="toolbar" aria-label={`Azioni: ${titolo}`}>
            {actions.map((action) => (
              <AzioneButton key={action.id} azione={action} context={context} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
