/** The calendar of a date field: a month in which arrows go from day to day and Enter chooses. */
import {
  Button,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatLongGiorno, formatTitolo } from '#domain/scadenze/calendar.ts';
import { isLavorativo, explainFestivo } from '#domain/scadenze/holidays.ts';
import { useAtomValue } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { CalendarButton } from './calendar-button.tsx';
import { moveGiorno } from './steps.ts';
import { DayNames, listWeeks } from './weeks.tsx';
import { quiet } from '../styles.ts';
import { addMesi } from '#domain/date.ts';

const useStyles = makeStyles({
  surface: { display: 'grid', gap: '8px', padding: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    '::first-letter': { textTransform: 'uppercase' },
    display: 'inline-block',
  },
  table: { borderCollapse: 'collapse', '& td, & th': { padding: 0 } },
  name: {
    ...quiet,
    width: '36px',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: '24px',
    textAlign: 'center',
  },
  day: {
    width: '36px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  off: { color: tokens.colorNeutralForeground3 },
  other: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  today: { boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`, fontWeight: tokens.fontWeightSemibold },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  foot: { display: 'flex', gap: '6px', flexWrap: 'wrap' },
});

export interface CalendarioCampoProps {
  valore: Giorno | null;
  optional: boolean;
  disabled: boolean;
  /** The field, under which it opens. */
  campo: RefObject<HTMLElement | null>;
  onChoose: (value: Giorno | null) => void;
}

const nameOf = (day: Giorno): string => {
  const holiday = explainFestivo(day);
  return holiday === null ? formatLongGiorno(day) : `${formatLongGiorno(day)}, ${holiday}`;
};

/** The day in hand, which arrows move, and the focus that follows it. */
function useDayInHand(start: Giorno) {
  const [inHand, setInHand] = useState(start);
  const table = useRef<HTMLTableElement>(null);
  /** The focus follows the keys; a press on the arrows of the head leaves it where it is. */
  const follows = useRef(false);
  const focusDay = (day: Giorno) =>
    table.current?.querySelector<HTMLElement>(`[data-giorno="${day}"]`)?.focus();
  useEffect(() => {
    // After the popover, which takes the focus to its first button.
    const frame = requestAnimationFrame(() => focusDay(inHand));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on opening only
  }, []);
  // At once: the day that had the focus may be gone, and the next key would reach nobody.
  useLayoutEffect(() => {
    if (follows.current) focusDay(inHand);
    follows.current = false;
  }, [inHand]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = moveGiorno(event.key, inHand);
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    setInHand(next);
  };
  return { inHand, setInHand, table, onKeyDown };
}

function Mese({ valore, optional, onChoose }: Omit<CalendarioCampoProps, 'disabled' | 'campo'>) {
  const styles = useStyles();
  const today = useAtomValue(todayAtom);
  const { inHand, setInHand, table, onKeyDown } = useDayInHand(valore ?? today);
  const title = formatTitolo('mese', inHand);
  return (
    <>
      <div className={styles.head}>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronLeftRegular />}
          aria-label="Mese precedente"
          onClick={() => setInHand(addMesi(inHand, -1))}
        />
        <span className={styles.title} aria-live="polite">
          {title}
        </span>
        <Button
          size="small"
          appearance="subtle"
          icon={<ChevronRightRegular />}
          aria-label="Mese successivo"
          onClick={() => setInHand(addMesi(inHand, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/interactive-supports-focus -- a grid of days (WAI-ARIA: grid), where the day in hand has the focus */}
      <table ref={table} role="grid" aria-label={title} className={styles.table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <DayNames className={styles.name} />
          </tr>
        </thead>
        <tbody>
          {listWeeks(inHand).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === valore}>
                  <button
                    type="button"
                    data-giorno={day}
                    tabIndex={day === inHand ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-current={day === today ? 'date' : undefined}
                    className={mergeClasses(
                      styles.day,
                      !isLavorativo(day) && styles.off,
                      day.slice(0, 7) !== inHand.slice(0, 7) && styles.other,
                      day === today && styles.today,
                      day === valore && styles.chosen,
                    )}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <Button size="small" onClick={() => onChoose(today)}>
          Oggi
        </Button>
        {optional ? (
          <Button size="small" onClick={() => onChoose(null)}>
            Nessuna data
          </Button>
        ) : null}
      </div>
    </>
  );
}

export function CalendarPanel({ disabled, campo, onChoose, ...props }: CalendarioCampoProps) {
  const styles = useStyles();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      open={opened}
      onOpenChange={(_event, { open }) => setOpened(open)}
      positioning={{ position: 'below', align: 'start', target: campo.current }}
      trapFocus
    >
      <PopoverTrigger disableButtonEnhancement>
        <CalendarButton disabled={disabled} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label="Scegli un giorno">
        <Mese
          {...props}
          onChoose={(value) => {
            setOpened(false);
            onChoose(value);
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}
