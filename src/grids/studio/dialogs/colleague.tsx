/** Whom to give tasks to: a person who may open every azienda concerned, or nobody yet. */
import { Field } from '@fluentui/react-components';
import { useCalled } from '#state/use-reading.ts';
import { IdSelect } from '#ui/native-select.tsx';

interface SceltaCollegaProps {
  aziende: readonly number[];
  valore: number | null;
  onChoose: (id: number | null) => void;
}

export function SceltaCollega({ aziende, valore, onChoose }: SceltaCollegaProps) {
  const { dati, error } = useCalled('colleghi', {});
  const possible = (dati?.colleghi ?? []).filter((each) => aziende.every((id) => each.aziende.includes(id)));
  return (
    <Field
      label="A chi"
      hint={aziende.length > 1 ? 'Chi può aprire tutte le aziende scelte' : 'Chi può aprire l’azienda'}
      {...(error !== null && { validationMessage: error })}
    >
      <IdSelect
        label="A chi"
        tutti="Nessuno per ora"
        valore={valore}
        voci={possible.map(({ id, username }) => ({ id, nome: username }))}
        onChoose={onChoose}
      />
    </Field>
  );
}
