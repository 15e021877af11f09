/** Title row of a workspace: name and counts, the area's own filters, quick search, actions. */
import { Button, Input, makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components';
import { DismissRegular, SearchRegular } from '@fluentui/react-icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { type Azione, type ContestoAzione, matchShortcut } from './azioni.ts';
import { tocca } from './parti.ts';

const STRETTO = '@media (max-width: 640px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 20px',
    [STRETTO]: { padding: '10px 12px' },
  },
  heading: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '10px',
    marginRight: 'auto',
    minWidth: 0,
    [STRETTO]: { flexDirection: 'column', gap: 0 },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
  },
  section: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  counts: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    [STRETTO]: { width: '100%', order: 3 },
  },
  search: {
    flex: '0 1 200px',
    minWidth: '150px',
    [STRETTO]: { flex: '1 0 100%', order: 4 },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginLeft: 'auto' },
  action: { whiteSpace: 'nowrap', minWidth: 'auto', padding: '5px 8px', [STRETTO]: { padding: '5px' } },
  named: { padding: '5px 12px', [STRETTO]: { padding: '5px 12px' } },
  label: { [STRETTO]: { display: 'none' } },
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
      if (!matchShortcut('Ctrl+F', event) || !tocca(input.current, event.target)) return;
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
        {soloIcona && !conNome ? null : <span className={conNome ? undefined : styles.label}>{label}</span>}
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
  ricerca: RicercaProps;
  azioni: readonly Azione<Riga>[];
  contesto: () => ContestoAzione<Riga>;
}

export function Testata<Riga>({
  titolo,
  sezione,
  conteggio,
  filtri,
  ricerca,
  azioni,
  contesto,
}: TestataProps<Riga>) {
  const styles = useStyles();
  const Heading = sezione ? 'h2' : 'h1';
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <Heading className={mergeClasses(styles.title, sezione && styles.section)}>{titolo}</Heading>
        <output className={styles.counts} data-testid="conteggio">
          {conteggio}
        </output>
      </div>
      {filtri ? <div className={styles.filters}>{filtri}</div> : null}
      <Ricerca {...ricerca} />
      <div className={styles.actions} role="toolbar" aria-label={`Azioni: ${titolo}`}>
        {azioni.map((azione) => (
          <AzioneButton key={azione.id} azione={azione} contesto={contesto} />
        ))}
      </div>
    </div>
  );
}
