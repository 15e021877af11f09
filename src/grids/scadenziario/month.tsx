/** The month: weeks from Monday, a cell a day. Arrows go from day to day, Enter opens one. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { DayNames, listWeeks, moveGiorno } from '#ui/date-field/index.ts';
import { useAtomValue } from '#state/jotai.ts';
import { MOBILE_MAX_WIDTH } from '#state/layout.ts';
import { todayAtom } from '#state/today.ts';
import { daysAtom, type RigaScadenza } from './atoms.ts';
import { CellaGiorno } from './day-cell.tsx';
import { column, quiet } from '#ui/styles.ts';

const LINE = `1px solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  root: {
    ...column,
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    overflowY: 'auto',
    containerType: 'inline-size',
  },
  head: { display: 'block', flexShrink: 0, position: 'sticky', top: 0, zIndex: 1 },
  name: { padding: 0, fontWeight: tokens.fontWeightRegular },
  names: {
    ...quiet,
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: LINE,
    textAlign: 'center',
    lineHeight: '26px',
  },
  // As high as its weeks: what scrolls is around it, and its height tells the room of a cell.
  weeks: { display: 'flex', flexDirection: 'column', flex: '1 0 auto' },
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    flex: '1 0 108px',
    minHeight: '108px',
    // Too narrow for totals beside the number: under them one partita must have its place too.
    '@container (min-width: 615.1px) and (max-width: 640px)': { flexBasis: '128px', minHeight: '128px' },
    // A number and a count alone: six weeks in sight on a telephone.
    '@container (max-width: 615px)': { flexBasis: '60px', minHeight: '60px' },
    columnGap: '1px',
    backgroundColor: tokens.colorNeutralStroke2,
    borderBottom: LINE,
    // Weeks out of sight cost nothing, nor does what changes in one cost the others.
    contain: 'strict',
  },
});

const EMPTY: TotaliGiorno<RigaScadenza> = { partite: [], divise: [], saldo: null };

interface MeseProps {
  giorno: Giorno;
  onDay: (day: Giorno) => void;
  onOpen: (day: Giorno) => void;
}

/** The room of the weeks, in pixels, as it changes. */
function useSpace(weeks: RefObject<HTMLElement | null>) {
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = weeks.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [weeks]);
  return space;
}

/** Arrows go from day to day, Enter opens one, Esc goes back from what stands in a day to the day. */
function useDayKeys(weeks: RefObject<HTMLElement | null>, { giorno, onDay, onOpen }: MeseProps) {
  const today = useAtomValue(todayAtom);
  /** Where the keys are going: the address, and the focus behind it, follow at their own pace. */
  const meta = useRef<Giorno | null>(null);
  /** The day in hand when it was last drawn. */
  const vista = useRef(giorno);
  useEffect(() => {
    const cell = weeks.current?.querySelector<HTMLElement>(`[data-giorno="${giorno}"]`);
    // Where a window is small it opens from its first week on, as it does in a month without today; elsewhere with today
    // in view. From then on it follows the day in hand.
    const opens = vista.current === giorno;
    const onToday = giorno === today && window.innerWidth > MOBILE_MAX_WIDTH;
    if (!opens || onToday) cell?.scrollIntoView({ block: 'nearest' });
    vista.current = giorno;
    if (meta.current === null) return;
    cell?.focus();
    if (meta.current === giorno) meta.current = null;
  }, [weeks, giorno, today]);
  return (event: KeyboardEvent) => {
    const cell = event.target instanceof HTMLElement && event.target.matches('[data-giorno]');
    if (event.key === 'Escape' && !cell) {
      weeks.current?.querySelector<HTMLElement>(`[data-giorno="${giorno}"]`)?.focus();
      return;
    }
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = moveGiorno(event.key, meta.current ?? giorno);
    if (next !== null) {
      event.preventDefault();
      if (next === giorno) return;
      meta.current = next;
      onDay(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(giorno);
    }
  };
}

export function Mese(props: MeseProps) {
  const { giorno, onDay, onOpen } = props;
  const styles = useStyles();
  const totals = useAtomValue(daysAtom);
  const today = useAtomValue(todayAtom);
  const weeks = useRef<HTMLTableSectionElement>(null);
  const space = useSpace(weeks);
  const onKeyDown = useDayKeys(weeks, props);
  const rows = listWeeks(giorno);
  const width = Math.floor(space.width / 7);
  const height = Math.floor(space.height / rows.length);
  const choose = useCallback((day: Giorno) => onDay(day), [onDay]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/interactive-supports-focus -- a grid of days (WAI-ARIA: grid), where the day in hand has the focus
    <table role="grid" aria-label="Mese" className={styles.root} onKeyDown={onKeyDown}>
      <thead className={styles.head}>
        <tr className={styles.names}>
          <DayNames className={styles.name} />
        </tr>
      </thead>
      <tbody ref={weeks} className={styles.weeks}>
        {rows.map((week) => (
          <tr key={week[0]} className={styles.week}>
            {week.map((day) => (
              <CellaGiorno
                key={day}
                giorno={day}
                totali={totals.get(day) ?? EMPTY}
                larghezza={width}
                height={height}
                oggi={day === today}
                altroMese={day.slice(0, 7) !== giorno.slice(0, 7)}
                attiva={day === giorno}
                onOpen={onOpen}
                onChoose={choose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
