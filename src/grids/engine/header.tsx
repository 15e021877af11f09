/** The one row over a grid: name and counts, the area's own filters, quick search, views and groups, actions. */
import { Button, makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { cut, spoken, row, column } from '#ui/styles.ts';
import { LOW_WINDOW, TELEFONO, useKeys, useMedia } from '#ui/use-media.ts';
import type { Azione, ActionContext } from './action.ts';
import { Ricerca, type RicercaProps } from './quick-search.tsx';
import { BASSO, NARROW, WIDE, FOLDED, NARROW_PANE, TABBED } from './sizes.ts';

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
    ...row,
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
      minHeight: '30px',
      padding: '0 12px',
      scrollbarWidth: 'none',
      '& > *': { flexShrink: 0 },
    },
  },
  // Under a title of the page's: what stands in the row is not higher than this.
  part: {
    minHeight: '36px',
    paddingTop: '2px',
    paddingBottom: '2px',
    [BASSO]: { minHeight: '30px', paddingTop: 0, paddingBottom: 0 },
  },
  heading: {
    ...column,
    marginRight: 'auto',
    minWidth: 0,
    [WIDE]: { flexDirection: 'row', alignItems: 'baseline', gap: '10px' },
    [BASSO]: { flexDirection: 'row', alignItems: 'baseline', gap: '8px' },
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
    ...row,
    gap: '8px',
    [NARROW]: { order: 3, flex: '1 1 50%', ...FILA },
    [BASSO]: { order: 0, flex: '0 0 auto' },
  },
  // What was behind the button is all in sight: a second row, however low the window.
  unfolded: { [BASSO]: { flexWrap: 'wrap', overflowX: 'visible' } },
  // Apart from the rest on a phone alone.
  tools: { display: 'contents', [NARROW]: { flex: '1 1 55%', ...FILA } },
  // Beside another part there is one row: they come under it when they are asked for.
  folded: { [FOLDED]: { display: 'none' } },
  headingBeside: { [FOLDED]: { flex: '1 1 76px', '& > output': cut } },
  // In a low window the bar under the grid tells it.
  countedBelow: { [BASSO]: spoken },
  // Tabs with counts say what it says, and the bar under the grid how many are in sight.
  tabbed: { [TABBED]: spoken },
  more: {
    display: 'none',
    minWidth: 'auto',
    padding: '5px 4px',
    [FOLDED]: { display: 'inline-flex' },
    [BASSO]: { padding: '3px 4px' },
  },
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
  // A phone has a row of its own for them; in a low window (a page at 200 %) they wait behind one button.
  const low = useMedia(LOW_WINDOW);
  const wide = !useMedia(TELEFONO);
  const beside = wide && part;
  const folds = wide && (part || low);
  const keys = useKeys();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={styles.room}>
      <div
        className={mergeClasses(styles.root, section && styles.part, folds && unfolded && styles.unfolded)}
      >
        <div
          className={mergeClasses(styles.heading, beside && (filtri ? styles.tabbed : styles.headingBeside))}
        >
          <Heading className={mergeClasses(styles.title, section && styles.section)}>{titolo}</Heading>
          <output
            className={mergeClasses(styles.counts, folds && Boolean(filtri) && styles.countedBelow)}
            data-testid="conteggio"
          >
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
            {actions
              .filter(({ onlyKeys = false }) => keys || !onlyKeys)
              .map((action) => (
                <AzioneButton key={action.id} azione={action} context={context} />
              ))}
          </div>
        </div>
      </div>
    </div>
  );
}
