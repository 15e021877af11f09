/** What is said by hand of money that no bank saw: how much, when, how. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { CampoImporto } from './hand-parts.tsx';
import { useTipiPagamento } from './use-tipi-pagamento.ts';

const useStyles = makeStyles({ two: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' } });

export interface ManualData {
  data: Giorno | null;
  tipo: string;
  riferimento: string;
  /** Null: as much as the partite come to. */
  pagato: Centesimi | null;
}

interface ManualProps {
  dati: ManualData;
  /** What the partite come to. */
  due: Centesimi;
  onChange: (data: ManualData) => void;
}

export function Manual({ dati, due, onChange }: ManualProps) {
  const styles = useStyles();
  const kinds = useTipiPagamento();
  const { data } = dati;
  const change = (patch: Partial<ManualData>) => onChange({ ...dati, ...patch });
  return (
    <>
      <div className={styles.two}>
        <Field label="Data" {...(data === null ? { validationMessage: 'Scrivi gg/mm/aaaa' } : {})}>
          <DateField piccolo subito valore={data} onChange={(day) => change({ data: day })} />
        </Field>
        <Field label="Tipo">
          <NativeSelect
            small
            label="Tipo di pagamento"
            valore={dati.tipo}
            onChoose={(tipo) => change({ tipo })}
            voci={[['', 'Non detto'], ...kinds.map(({ id, descrizione }) => [id, descrizione] as const)]}
          />
        </Field>
      </div>
      <Field label="Riferimento" hint="Numero dell’assegno, ricevuta di cassa">
        <Input
          size="small"
          value={dati.riferimento}
          maxLength={200}
          onChange={(_event, { value }) => change({ riferimento: value })}
        />
      </Field>
      <CampoImporto
        label="Importo pagato"
        inVista
        importo={dati.pagato ?? due}
        help="Scrivi ad esempio 100,00, con il segno delle partite"
        vale={(importo) => due === 0 || Math.sign(importo) === Math.sign(due)}
        onChange={(importo) => change({ pagato: importo === due ? null : importo })}
      />
    </>
  );
}
