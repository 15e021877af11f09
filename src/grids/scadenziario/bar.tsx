/** Title row: which days, which view, what is overdue, and the calendar for other programs. */
import {
  Button,
  Checkbox,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Title3,
  tokens,
} from '@fluentui/react-components';
import {
  ShareRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  FilterRegular,
  MailRegular,
} from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Giorno } from '#api/contract/valori.ts';
import { moveView, formatTitolo, type CalendarView } from '#domain/scadenze/calendar.ts';
import { formatInteger } from '#domain/text.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { surroundingAtom } from './atoms.ts';
import { exportIcsAtom } from './export-ics.ts';
import { Filtri } from './filters.tsx';
import { openAtom } from './dialogs/open.ts';
import type { ScadenziarioAddress } from './address.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '8px 14px',
    padding: '12px 20px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { padding: '10px 12px' },
  },
  title: { margin: 0 },
  days: { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  period: {
    margin: '0 8px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '::first-letter': { textTransform: 'uppercase' },
    display: 'inline-block',
    minWidth: '128px',
    '@media (max-width: 640px)': { minWidth: 0, margin: '0 0 0 4px', fontSize: tokens.fontSizeBase200 },
  },
  // Room for how many are overdue: what follows does not move when that is known.
  views: { minWidth: '354px', '@media (max-width: 640px)': { minWidth: 0 } },
  right: {
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px',
    marginInlineStart: 'auto',
  },
  // On a telephone they would leave no room for the days.
  toggle: { display: 'none', '@media (max-width: 640px)': { display: 'inline-flex' } },
  closed: { '@media (max-width: 640px)': { display: 'none' } },
  filters: { flex: '1 1 700px', '@media (max-width: 1279px)': { flexBasis: '100%' } },
});

const VIEWS = [
  { valore: 'mese', testo: 'Mese' },
  { valore: 'settimana', testo: 'Settimana' },
  { valore: 'agenda', testo: 'Agenda' },
  { valore: 'arretrati', testo: 'Arretrati' },
] as const satisfies readonly { valore: CalendarView; testo: string }[];
const SIDE_BY_SIDE = [
  { valore: 'insieme', testo: 'Affiancati' },
  { valore: 'calendario', testo: 'Calendario' },
  { valore: 'griglia', testo: 'Griglia' },
] as const;

interface ScadenziarioBarProps {
  indirizzo: ScadenziarioAddress;
  giorno: Giorno;
  oggi: Giorno;
  /** No room for two things side by side. */
  narrow: boolean;
  onChange: (patch: Partial<ScadenziarioAddress>) => void;
}

interface DaysProps extends Pick<ScadenziarioBarProps, 'giorno' | 'oggi' | 'onChange'> {
  veduta: CalendarView;
}

/** Which days are in sight, and the way to others; what is overdue stands still. */
function Days({ veduta, giorno, oggi, onChange }: DaysProps) {
  const styles = useStyles();
  const still = veduta === 'arretrati';
  const step = (direction: -1 | 1) => onChange({ giorno: moveView(veduta, giorno, direction) });
  return (
    <span className={styles.days}>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label="Periodo precedente"
        disabled={still}
        onClick={() => step(-1)}
      />
      <Button disabled={still || giorno === oggi} onClick={() => onChange({ giorno: null })}>
        Oggi
      </Button>
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label="Periodo successivo"
        disabled={still}
        onClick={() => step(1)}
      />
      <span className={styles.period} aria-live="polite">
        {formatTitolo(veduta, giorno)}
      </span>
    </span>
  );
}

/** The calendar for other programs. */
function OutsideMenu() {
  const open = useSetAtom(openAtom);
  const exportRighe = useSetAtom(exportIcsAtom);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ShareRegular />} appearance="subtle" aria-label="Calendario esterno" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => exportRighe()}>Scarica come calendario (.ics)</MenuItem>
          <MenuItem onClick={() => open({ tipo: 'calendari' })}>Calendari privati…</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

export function ScadenziarioBar({ indirizzo, giorno, oggi, narrow, onChange }: ScadenziarioBarProps) {
  const styles = useStyles();
  const { veduta, disposizione } = indirizzo;
  const usedRef = useRef(false);
  const navigate = useNavigate();
  const { arretrati } = useAtomValue(surroundingAtom);
  const overdue = arretrati.reduce((sum, { righe }) => sum + righe, 0);
  const views = VIEWS.map(({ valore, testo }) => ({
    valore,
    testo: valore === 'arretrati' && overdue > 0 ? `${testo} (${formatInteger(overdue)})` : testo,
  }));
  const [filters, setFilters] = useState(false);
  return (
    <header className={styles.root}>
      <Title3 as="h1" className={styles.title}>
        Calendario
      </Title3>
      <Days veduta={veduta} giorno={giorno} oggi={oggi} onChange={onChange} />
      <span className={styles.views}>
        <Segmented
          label="Vista"
          valore={veduta}
          voci={views}
          usatoRef={usedRef}
          onChoose={(choice) => onChange({ veduta: choice })}
        />
      </span>
      <Checkbox
        label="Solo giorni lavorativi"
        title="Le scadenze dei fine settimana e delle feste stanno sul primo giorno lavorativo dopo"
        checked={indirizzo.lavorativi}
        onChange={(_event, { checked }) => onChange({ lavorativi: checked === true })}
      />
      <Button
        className={styles.toggle}
        icon={<FilterRegular />}
        aria-expanded={filters}
        onClick={() => setFilters(!filters)}
      >
        Filtri
      </Button>
      <span className={mergeClasses(styles.filters, !filters && styles.closed)}>
        <Filtri indirizzo={indirizzo} onChange={onChange} />
      </span>
      <span className={styles.right}>
        <Segmented
          label="Calendario e griglia"
          valore={narrow && disposizione === 'insieme' ? 'calendario' : disposizione}
          voci={narrow ? SIDE_BY_SIDE.slice(1) : SIDE_BY_SIDE}
          usatoRef={usedRef}
          onChoose={(choice) => onChange({ disposizione: choice })}
        />
        <Button
          icon={<MailRegular />}
          appearance="subtle"
          onClick={() => void navigate('/app/scadenziario/solleciti')}
        >
          Solleciti
        </Button>
        <OutsideMenu />
      </span>
    </header>
  );
}
