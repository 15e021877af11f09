/** The import is done: where the rows are, how to take them back, what comes next. */
import { Button, Text } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useContext, useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useFocusNext } from '#ui/use-keep-focus.ts';
import { AnnulloContext } from '../annul.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { toBenchAddress, formatImportate, toRigheAddress, toSureAddress, withAzienda } from '../words.ts';
import { LeaveFile } from '../leave-file.tsx';
import { PanelBox } from '../panel.tsx';
import { previewAtom, openedAtom } from '../state/atoms.ts';
import { annulledAtom } from '../state/list.ts';

export function Completato({ id_imp, righe }: { id_imp: number; righe: number }) {
  useFocusNext();
  const annulled = useSetAtom(annulledAtom);
  const preview = useAtomValue(previewAtom);
  const [annul, setAnnul] = useState(false);
  const azienda = useAtomValue(openedAtom)?.azienda ?? null;
  const draw = useContext(AnnulloContext);
  const tiesOut = preview?.quadratura.esito === 'quadra';
  return (
    <PanelBox
      icon={<CheckmarkCircleFilled />}
      tone="success"
      title={formatImportate(righe)}
      actions={
        <>
          <ButtonLink appearance="primary" next to={withAzienda(toBenchAddress([id_imp]), azienda)}>
            Riconcilia
          </ButtonLink>
          {preview?.natura === 'partita' ? null : (
            <ButtonLink to={withAzienda(toSureAddress(id_imp), azienda)}>Guarda le sicure</ButtonLink>
          )}
          <ButtonLink to={withAzienda(toRigheAddress(id_imp, preview?.natura ?? 'movimento'), azienda)}>
            Vedi le righe
          </ButtonLink>
          <LeaveFile testo="Importa un altro file" />
          <Button appearance="subtle" icon={<ArrowUndoRegular />} onClick={() => setAnnul(true)}>
            Annulla importazione
          </Button>
        </>
      }
    >
      <Text aria-live="polite">
        {preview?.context.file.name} è nel registro come importazione {id_imp}
        {tiesOut ? ', provata al centesimo.' : '.'}
      </Text>
      {annul && draw?.({ id_imp, azienda, onDone: () => void annulled(), onClose: () => setAnnul(false) })}
    </PanelBox>
  );
}
