/** The same days for many rows at once. */
import { Field, Input } from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useState } from 'react';
import { type TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import { NUMERO } from '#grids/engine/kinds.ts';
import { useSetAtom } from '#state/jotai.ts';
import { cambiaTuttiAtom, formatTipi } from '../atoms.ts';
import { chiudiAtom } from './open.ts';

function leggiGiorni(testo: string) {
  const letto = NUMERO.parse(testo);
  return tipoPagamentoDatiSchema.shape.giorni.safeParse(letto.ok ? letto.valore : null);
}

export function GiorniDialog({ righe }: { righe: readonly TipoPagamento[] }) {
  const close = useSetAtom(chiudiAtom);
  const cambiaTutti = useSetAtom(cambiaTuttiAtom);
  const [testo, setTesto] = useState(String(righe[0]?.giorni ?? ''));
  const [provato, setProvato] = useState(false);
  const { data, error } = leggiGiorni(testo);
  const save = () => {
    setProvato(true);
    if (data === undefined) return;
    close();
    void cambiaTutti('Giorni cambiati', righe, { giorni: data });
  };
  return (
    <FormDialog
      titolo={<>Cambia i giorni di {formatTipi(righe.length)}</>}
      azione={`Cambia ${formatTipi(righe.length)}`}
      onInvia={save}
      onChiudi={close}
    >
      <Field
        label="Giorni dalla data del documento"
        {...(provato && error ? { validationMessage: error.issues[0]?.message ?? '' } : {})}
      >
        <Input inputMode="numeric" value={testo} onChange={(_event, { value }) => setTesto(value)} />
      </Field>
    </FormDialog>
  );
}
