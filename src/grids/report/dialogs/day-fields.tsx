/** What the days of a report become the next time: the same, or others as the calendar goes on. */
import { Field, makeStyles } from '@fluentui/react-components';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import type { ReportValori } from '#domain/report/definition.ts';
import { GIORNI, inferMovingDay } from '../saved/days.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '12px' },
});

const CAMPI = ['dal', 'al'] as const;

/** The days as they will be saved: fixed ones that plainly follow the calendar are made to follow it. */
export const toMovingDays = (values: ReportValori, today: Giorno): ReportValori =>
  Object.fromEntries(
    CAMPI.flatMap((field) => {
      const day = values[field];
      return day === undefined ? [] : [[field, inferMovingDay(field, day, today) ?? day]];
    }),
  );

interface GiorniCampiProps {
  /** The days in sight, fixed. */
  fissi: ReportValori;
  scelti: ReportValori;
  onChoose: (chosen: ReportValori) => void;
}

export function GiorniCampi({ fissi, scelti, onChoose }: GiorniCampiProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {CAMPI.map((field) => {
        const fixed = fissi[field];
        if (fixed === undefined) return null;
        const label = field === 'dal' ? 'Dal giorno' : 'Al giorno';
        return (
          <Field key={field} label={{ children: label, 'aria-hidden': true }}>
            <NativeSelect
              label={label}
              valore={scelti[field] ?? fixed}
              onChoose={(value) => onChoose({ ...scelti, [field]: value })}
              voci={[[fixed, `sempre il ${formatData(fixed)}`], ...Object.entries(GIORNI)]}
            />
          </Field>
        );
      })}
    </div>
  );
}
