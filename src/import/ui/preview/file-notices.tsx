/** Before anything is imported: the file came in already, or it is of another conto than the chosen one, or of another bank. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { useSetAtom } from '#state/jotai.ts';
import { chooseContoAtom } from '../state/preview.ts';
import { findOtherBank, findOtherConto } from '../state/warnings.ts';
import { useContiDelFile } from './use-conti.ts';
import type { Anteprima } from '../state/types.ts';

export function EarlierNotice({ anteprima: { previous } }: { anteprima: Anteprima }) {
  if (previous === null) return null;
  const { id_imp, autore, creata_il, conto, dal, al } = previous;
  const period = dal !== null && al !== null ? `, dal ${formatData(dal)} al ${formatData(al)}` : '';
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Questo stesso file è già stato importato: importazione {id_imp} di {autore},{' '}
        {ISTANTE.format(creata_il)}
        {conto === null ? '' : `, nel conto ${conto}`}
        {period}.
      </MessageBarBody>
    </MessageBar>
  );
}

export function ContoNotice({ anteprima: { estratto, id_conto, letto } }: { anteprima: Anteprima }) {
  const conti = useContiDelFile() ?? [];
  const choose = useSetAtom(chooseContoAtom);
  const chosen = conti.find(({ id }) => id === id_conto);
  const other = chosen ? findOtherConto(conti, estratto, chosen) : null;
  const bank = chosen ? findOtherBank(letto, chosen) : null;
  if (!chosen) return null;
  if (other === null)
    return bank === null ? null : (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          Il file è come quelli di {bank}; il conto scelto, {chosen.nome}, è di un’altra banca ({chosen.iban}
          ). Controlla prima di importare.
        </MessageBarBody>
      </MessageBar>
    );
  const { told, theirs } = other;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Il file è del conto {told}
        {theirs ? `, cioè ${theirs.nome}` : ''}; hai scelto {chosen.nome}
        {chosen.iban === null ? '' : `, ${chosen.iban}`}. Controlla prima di importare.
      </MessageBarBody>
      {theirs ? (
        <MessageBarActions>
          <Button onClick={() => choose(theirs.id)}>Scegli {theirs.nome}</Button>
        </MessageBarActions>
      ) : null}
    </MessageBar>
  );
}
