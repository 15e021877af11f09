/** Before anything is imported: the file came in already, or it is of another conto than the chosen one. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { useSetAtom } from '#state/jotai.ts';
import { scegliContoAtom } from '../state/preview.ts';
import { findOtherConto } from '../state/warnings.ts';
import { useContiDelFile } from './use-conti.ts';
import type { Anteprima } from '../state/types.ts';

export function AvvisoPrecedente({ anteprima: { precedente } }: { anteprima: Anteprima }) {
  if (precedente === null) return null;
  const { id_imp, autore, creata_il, conto, dal, al } = precedente;
  const periodo = dal !== null && al !== null ? `, dal ${formatData(dal)} al ${formatData(al)}` : '';
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Questo stesso file è già stato importato: importazione {id_imp} di {autore},{' '}
        {ISTANTE.format(creata_il)}
        {conto === null ? '' : `, nel conto ${conto}`}
        {periodo}.
      </MessageBarBody>
    </MessageBar>
  );
}

export function AvvisoConto({ anteprima: { estratto, id_conto } }: { anteprima: Anteprima }) {
  const conti = useContiDelFile() ?? [];
  const scegli = useSetAtom(scegliContoAtom);
  const scelto = conti.find(({ id }) => id === id_conto);
  const altro = scelto ? findOtherConto(conti, estratto, scelto) : null;
  if (!scelto || altro === null) return null;
  const { detto, suo } = altro;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Il file è del conto {detto}
        {suo ? `, cioè ${suo.nome}` : ''}; hai scelto {scelto.nome}
        {scelto.iban === null ? '' : `, ${scelto.iban}`}. Controlla prima di importare.
      </MessageBarBody>
      {suo ? (
        <MessageBarActions>
          <Button onClick={() => scegli(suo.id)}>Scegli {suo.nome}</Button>
        </MessageBarActions>
      ) : null}
    </MessageBar>
  );
}
