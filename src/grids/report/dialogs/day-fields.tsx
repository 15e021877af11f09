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
export const toMovingDays = (valori: ReportValori, oggi: Giorno): ReportValori =>
  Object.fromEntries(
    CAMPI.flatMap((campo) => {
      const day = valori[campo];
      return day === undefined ? [] : [[campo, inferMovingDay(campo, day, oggi) ?? day]];
    }),
  );

export interface GiorniCampiProps {
  /** The days in sight, fixed. */
  fissi: ReportValori;
  scelti: ReportValori;
  onScegli: (scelti: ReportValori) => void;
}

export function GiorniCampi({ fissi, scelti, onScegli }: GiorniCampiProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {CAMPI.map((campo) => {
        const fisso = fissi[campo];
        if (fisso === undefined) return null;
        const etichetta = campo === 'dal' ? 'Dal giorno' : 'Al giorno';
        return (
          <Field key={campo} label={{ children: etichetta, 'aria-hidden': true }}>
            <NativeSelect
              etichetta={etichetta}
              valore={scelti[campo] ?? fisso}
              onScegli={(valore) => onScegli({ ...scelti, [campo]: valore })}
            >
              <option value={fisso}>sempre il {formatData(fisso)}</option>
              {Object.entries(GIORNI).map(([value, testo]) => (
                <option key={value} value={value}>
                  {testo}
                </option>
              ))}
            </NativeSelect>
          </Field>
        );
      })}
    </div>
  );
}
