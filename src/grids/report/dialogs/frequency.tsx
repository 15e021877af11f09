/** How often a report leaves, and at what time. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { Frequenza } from '#api/contract/report-programmati.ts';
import { NativeSelect } from '#ui/native-select.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '12px' },
});

export const SETTIMANA = [
  'lunedì',
  'martedì',
  'mercoledì',
  'giovedì',
  'venerdì',
  'sabato',
  'domenica',
] as const;
const OGNI = { giorno: 'Ogni giorno', settimana: 'Ogni settimana', mese: 'Ogni mese' } as const;

const prima = (ogni: string): Frequenza =>
  ogni === 'settimana' ? { ogni, giorno: 1 } : ogni === 'mese' ? { ogni, giorno: 1 } : { ogni: 'giorno' };

const giornoMese = (giorno: number): string => (giorno === 31 ? 'l’ultimo giorno' : `il giorno ${giorno}`);

/** `ogni lunedì alle 08:30`. */
export function inParole(frequenza: Frequenza, ora: string): string {
  switch (frequenza.ogni) {
    case 'giorno':
      return `ogni giorno alle ${ora}`;
    case 'settimana':
      return `ogni ${SETTIMANA[frequenza.giorno - 1] ?? ''} alle ${ora}`;
    case 'mese':
      return `ogni mese, ${giornoMese(frequenza.giorno)}, alle ${ora}`;
  }
}

export interface FrequenzaCampiProps {
  frequenza: Frequenza;
  ora: string;
  onFrequenza: (frequenza: Frequenza) => void;
  onOra: (ora: string) => void;
}

export function FrequenzaCampi({ frequenza, ora, onFrequenza, onOra }: FrequenzaCampiProps) {
  const styles = useStyles();
  const label = (children: string) => ({ children, 'aria-hidden': true });
  return (
    <div className={styles.root}>
      <Field label={label('Quando')}>
        <NativeSelect
          etichetta="Quando"
          valore={frequenza.ogni}
          onScegli={(ogni) => onFrequenza(prima(ogni))}
        >
          {Object.entries(OGNI).map(([value, testo]) => (
            <option key={value} value={value}>
              {testo}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {frequenza.ogni === 'giorno' ? null : (
        <Field label={label('Giorno')}>
          <NativeSelect
            etichetta="Giorno"
            valore={String(frequenza.giorno)}
            onScegli={(giorno) => onFrequenza({ ...frequenza, giorno: Number(giorno) })}
          >
            {frequenza.ogni === 'settimana'
              ? SETTIMANA.map((nome, at) => (
                  <option key={nome} value={at + 1}>
                    {nome}
                  </option>
                ))
              : Array.from({ length: 31 }, (_, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <option key={at} value={at + 1}>
                    {giornoMese(at + 1)}
                  </option>
                ))}
          </NativeSelect>
        </Field>
      )}
      <Field label="Ora">
        <Input type="time" value={ora} onChange={(_event, { value }) => onOra(value)} />
      </Field>
    </div>
  );
}
