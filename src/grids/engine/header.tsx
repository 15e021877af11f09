/** The one row over a grid: name and counts, the area's own filters, quick search, views and groups, actions. */
import { Button, Input, makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { type Azione, type ContestoAzione, matchShortcut } from './action.ts';
import { isWithin } from './parts.ts';
import { BASSO, LARGO } from './sizes.ts';

const STRETTO = '@media (max-width: 640px)';

const useStyles = makeStyles({
  // How much fits is a question of the room that the grid has, not of the window.
  room: { containerType: 'inline-size', flexShrink: 0 },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '5px 12px 5px 20px',
    [STRETTO]: { padding: '8px 12px' },
    // Little height (a window at 200 %) is for rows: what does not fit in the row is a scroll away.
    [BASSO]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      minHeight: '32px',
      padding: '0 12px',
      scrollbarWidth: 'none',
      '& > *': { flexShrink: 0 },
    },
  },
  heading: {
    display: 'flex',
    flexDirection: 'column',
    marginRight: 'auto',
    minWidth: 0,
    [LARGO]: { flexDirection: 'row', alignItems: 'baseline', gap: '10px' },
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
    [LARGO]: { fontSize: tokens.fontSizeBase200 },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    [STRETTO]: { width: '100%', order: 3 },
    [BASSO]: { width: 'auto', order: 0, flexWrap: 'nowrap' },
  },
  search: {
    flex: '0 1 200px',
    minWidth: '140px',
    [STRETTO]: { flex: '1 0 100%', order: 4 },
    [BASSO]: { flex: '0 0 150px', order: 0 },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2px', [BASSO]: { flexWrap: 'nowrap' } },
  action: { whiteSpace: 'nowrap', minWidth: 'auto', padding: '5px 6px', [STRETTO]: { padding: '5px' } },
  named: { padding: '5px 12px', [STRETTO]: { padding: '5px 12px' } },
  label: { display: 'none', [LARGO]: { display: 'inline' } },
  main: { [STRETTO]: { display: 'none' } },
});

export interface RicercaProps {
  valore: string;
  /** The box has the focus: words are about to come. */
  onInizio?: () => void;
  /** Down from the box: to the first row of what was found. */
  onScendi?: () => void;
  onCambia: (valore: string) => void;
}

/** Ctrl+F comes here: the browser's own search would see only the rows on screen. */
function Ricerca({ valore, onCambia, onInizio, onScendi }: RicercaProps) {
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
      className={styles.search}
      input={{ ref: input, 'aria-keyshortcuts': 'Control+F' }}
      type="search"
      aria-label="Cerca in tutte le colonne"
      placeholder="Cerca (Ctrl+F)"
      value={valore}
      onFocus={() => onInizio?.()}
      onChange={(_event, { value }) => onCambia(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCambia('');
        if (event.key !== 'ArrowDown' || !onScendi) return;
        event.preventDefault();
        onScendi();
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
              onCambia('');
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
  /** Its name stays in sight on a phone too: it stands alone, and an icon alone says too little. */
  conNome?: boolean;
  contesto: () => ContestoAzione<Riga>;
}

/** A disabled action can still be reached by the keyboard, and says why it is disabled. */
export function AzioneButton<Riga>({ azione, conNome = false, contesto }: AzioneButtonProps<Riga>) {
  const styles = useStyles();
  const { label, shortcut, icon, principale = false, soloIcona = false } = azione;
  const now = contesto();
  const reason = azione.disabledReason?.(now) ?? null;
  const would = azione.suggerimento?.(now) ?? label;
  const hint = reason ?? (shortcut ? `${would} (${shortcut})` : would);
  return (
    <Tooltip content={hint} relationship={reason ? 'description' : 'label'}>
      <Button
        className={mergeClasses(styles.action, conNome && styles.named)}
        appearance={principale ? 'primary' : 'subtle'}
        icon={icon}
        disabledFocusable={reason !== null}
        aria-label={label}
        onClick={() => azione.run(contesto())}
      >
        {soloIcona && !conNome ? null : (
          <span className={conNome ? undefined : principale ? styles.main : styles.label}>{label}</span>
        )}
      </Button>
    </Tooltip>
  );
}

export interface TestataProps<Riga> {
  titolo: string;
  /** As a section inside a page that has its own `h1`. */
  sezione: boolean;
  conteggio: string;
  filtri?: ReactNode;
  /** The buttons of views, groups and columns. */
  vista: ReactNode;
  ricerca: RicercaProps;
  azioni: readonly Azione<Riga>[];
  contesto: () => ContestoAzione<Riga>;
}

export function Testata<Riga>({
  titolo,
  sezione,
  conteggio,
  filtri,
  vista,
  ricerca,
  azioni,
  contesto,
}: TestataProps<Riga>) {
  const styles = useStyles();
  const Heading = sezione ? 'h2' : 'h1';
  return (
    <div className={styles.room}>
      <div className={styles.root}>
        <div className={styles.heading}>
          <Heading className={mergeClasses(styles.title, sezione && styles.section)}>{titolo}</Heading>
          <output className={styles.counts} data-testid="conteggio">
            {conteggio}
          </output>
        </div>
        {filtri ? <div className={styles.filters}>{filtri}</div> : null}
        <Ricerca {...ricerca} />
        {vista}
        <div className={styles.actions} role="toolbar" aria-label={`Azioni: ${titolo}`}>
          {azioni.map((azione) => (
            <AzioneButton key={azione.id} azione={azione} contesto={contesto} />
          ))}
        </div>
      </div>
    </div>
  );
}
