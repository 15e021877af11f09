/** The same days for many rows at once. */
import { Field, Input } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { type TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import { NUMERO } from '#grids/engine/kinds.ts';
import { useSetAtom } from '#state/jotai.ts';
import { changeAllAtom, formatTipi } from '../atoms.ts';
import { closeAtom } from './open.ts';

function readDays(text: string) {
  const parsed = NUMERO.parse(text);
  return tipoPagamentoDatiSchema.shape.giorni.safeParse(parsed.ok ? parsed.valore : null);
}

export function GiorniDialog({ righe }: { righe: readonly TipoPagamento[] }) {
  const close = useSetAtom(closeAtom);
  const changeAll = useSetAtom(changeAllAtom);
  const [text, setText] = useState(String(righe[0]?.giorni ?? ''));
  const [proved, setProved] = useState(false);
  const { data, error } = readDays(text);
  const save = () => {
    setProved(true);
    if (data === undefined) return;
    close();
    void changeAll('Giorni cambiati', righe, { giorni: data });
  };
  return (
    <FormDialog
      titolo={<>Cambia i giorni di {formatTipi(righe.length)}</>}
      azione={`Cambia ${formatTipi(righe.length)}`}
      onSubmit={save}
      onClose={close}
    >
      <Field
        label="Giorni dalla data del documento"
        {...(proved && error ? { validationMessage: error.issues[0]?.message ?? '' } : {})}
      >
        <Input inputMode="numeric" value={text} onChange={(_event, { value }) => setText(value)} />
      </Field>
    </FormDialog>
  );
}
