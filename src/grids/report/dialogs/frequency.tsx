/** How often a report leaves, and at what time. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { Frequenza } from '#api/contract/report-programmati.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { NOMI_GIORNI } from '#domain/date.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '12px' },
});

const OGNI = { giorno: 'Ogni giorno', settimana: 'Ogni settimana', mese: 'Ogni mese' } as const;

const before = (ogni: string): Frequenza =>
  ogni === 'settimana' ? { ogni, giorno: 1 } : ogni === 'mese' ? { ogni, giorno: 1 } : { ogni: 'giorno' };

const dayOfMonth = (day: number): string => (day === 31 ? 'l’ultimo giorno' : `il giorno ${day}`);

/** `ogni lunedì alle 08:30`. */
export function inParole(frequency: Frequenza, ora: string): string {
  switch (frequency.ogni) {
    case 'giorno':
      return `ogni giorno alle ${ora}`;
    case 'settimana':
      return `ogni ${NOMI_GIORNI[frequency.giorno - 1] ?? ''} alle ${ora}`;
    case 'mese':
      return `ogni mese, ${dayOfMonth(frequency.giorno)}, alle ${ora}`;
  }
}

interface FrequenzaCampiProps {
  frequenza: Frequenza;
  ora: string;
  onFrequency: (frequency: Frequenza) => void;
  onHour: (ora: string) => void;
}

export function FrequenzaCampi({ frequenza, ora, onFrequency, onHour }: FrequenzaCampiProps) {
  const styles = useStyles();
  const label = (children: string) => ({ children, 'aria-hidden': true });
  return (
    <div className={styles.root}>
      <Field label={label('Quando')}>
        <NativeSelect
          label="Quando"
          valore={frequenza.ogni}
          onChoose={(every) => onFrequency(before(every))}
          voci={Object.entries(OGNI)}
        />
      </Field>
      {frequenza.ogni === 'giorno' ? null : (
        <Field label={label('Giorno')}>
          <NativeSelect
            label="Giorno"
            valore={String(frequenza.giorno)}
            onChoose={(day) => onFrequency({ ...frequenza, giorno: Number(day) })}
            voci={
              frequenza.ogni === 'settimana'
                ? NOMI_GIORNI.map((name, at) => [at + 1, name])
                : Array.from({ length: 31 }, (_, at) => [at + 1, dayOfMonth(at + 1)])
            }
          />
        </Field>
      )}
      <Field label="Ora">
        <Input type="time" value={ora} onChange={(_event, { value }) => onHour(value)} />
      </Field>
    </div>
  );
}
