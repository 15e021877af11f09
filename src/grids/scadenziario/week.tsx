/** The week: a column a day, each a list of its own. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { listGiorni, formatLongGiorno, getInterval } from '#domain/scadenze/calendar.ts';
import { findFestivita, isLavorativo } from '#domain/scadenze/holidays.ts';
import { useAtomValue } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { daysAtom, type RigaScadenza } from './atoms.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { TotaliDelGiorno } from './day-totals.tsx';
import { Voce } from './line.tsx';
import { column } from '#ui/styles.ts';
import { NOMI_GIORNI, getWeekday } from '#domain/date.ts';

const LINE = `1px solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  root: { display: 'flex', flexGrow: 1, minHeight: 0, minWidth: 0, overflowX: 'auto' },
  day: {
    containerType: 'inline-size',
    ...column,
    // All seven in sight beside the grid; on a telephone, some at a time.
    flex: '1 0 90px',
    '@media (max-width: 640px)': { flexBasis: '150px' },
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    '& + &': { borderLeft: LINE },
    '&[data-sopra]': {
      backgroundColor: tokens.colorBrandBackground2,
      boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}`,
    },
  },
  off: {
    backgroundImage: `repeating-linear-gradient(135deg, ${tokens.colorNeutralBackground2} 0 4px, transparent 4px 8px)`,
  },
  head: {
    display: 'grid',
    gap: '2px',
    alignContent: 'start',
    minHeight: '62px',
    '@container (max-width: 120px)': { minHeight: '82px' },
    padding: '6px 8px',
    borderBottom: LINE,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  today: { color: tokens.colorBrandForegroundLink },
  now: { boxShadow: `inset 0 3px 0 ${tokens.colorCompoundBrandStroke}` },
  word: { '@container (max-width: 120px)': { display: 'none' } },
  holiday: { fontSize: tokens.fontSizeBase100, color: tokens.colorNeutralForeground2 },
  list: { flexGrow: 1 },
  line: { padding: '2px 4px', boxSizing: 'border-box' },
});

const key = ({ id }: RigaScadenza): number => id;

export function Week({ giorno }: { giorno: Giorno }) {
  const styles = useStyles();
  const totals = useAtomValue(daysAtom);
  const today = useAtomValue(todayAtom);
  const days = useRef<HTMLElement>(null);
  // The day in hand, where not all seven are in sight.
  useEffect(() => {
    const day = days.current?.querySelector(`[data-giorno="${giorno}"]`);
    day?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [giorno]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section ref={days} className={styles.root} aria-label="Settimana" tabIndex={0}>
      {listGiorni(getInterval('settimana', giorno)).map((day) => {
        const found = totals.get(day);
        const name = findFestivita(day);
        return (
          <div
            key={day}
            data-giorno={day}
            className={mergeClasses(styles.day, !isLavorativo(day) && styles.off)}
          >
            <div className={mergeClasses(styles.head, day === today && styles.now)}>
              <h2
                className={mergeClasses(styles.title, day === today && styles.today)}
                aria-current={day === today ? 'date' : undefined}
              >
                {NOMI_GIORNI[getWeekday(day)]?.slice(0, 3)} {Number(day.slice(8))}
                {day === today ? <span className={styles.word}> · oggi</span> : null}
              </h2>
              {name === null ? null : <span className={styles.holiday}>{name}</span>}
              {found ? <TotaliDelGiorno totali={found} /> : null}
            </div>
            <VirtualList
              className={styles.list}
              label={`Scadenze di ${formatLongGiorno(day)}`}
              voci={found?.partite ?? []}
              chiave={key}
              height={28}
              renderVoce={(riga) => (
                <div className={styles.line}>
                  <Voce riga={riga} />
                </div>
              )}
            />
          </div>
        );
      })}
    </section>
  );
}
