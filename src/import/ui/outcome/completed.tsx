/** The import is done: where the rows are, how to take them back, what comes next. */
import { Button, Text } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useContext, useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnulloContext } from '../annul.ts';
import { Porta } from '../button-link.tsx';
import { toBenchAddress, formatImportate, toRigheAddress, toSureAddress, withAzienda } from '../words.ts';
import { LasciaFile } from '../leave-file.tsx';
import { Riquadro } from '../panel.tsx';
import { anteprimaAtom } from '../state/atoms.ts';
import { apertaAtom } from '../state/tabs.ts';
import { annullataAtom } from '../state/list.ts';

export function Completato({ id_imp, righe }: { id_imp: number; righe: number }) {
  const annullata = useSetAtom(annullataAtom);
  const anteprima = useAtomValue(anteprimaAtom);
  const [annulla, setAnnulla] = useState(false);
  const azienda = useAtomValue(apertaAtom)?.azienda ?? null;
  const disegna = useContext(AnnulloContext);
  const quadra = anteprima?.quadratura.esito === 'quadra';
  return (
    <Riquadro
      icon={<CheckmarkCircleFilled />}
      tone="success"
      title={formatImportate(righe)}
      actions={
        <>
          <Porta primary to={withAzienda(toBenchAddress([id_imp]), azienda)}>
            Riconcilia
          </Porta>
          {anteprima?.natura === 'partita' ? null : (
            <Porta to={withAzienda(toSureAddress(id_imp), azienda)}>Guarda le sicure</Porta>
          )}
          <Porta to={withAzienda(toRigheAddress(id_imp, anteprima?.natura ?? 'movimento'), azienda)}>
            Vedi le righe
          </Porta>
          <LasciaFile testo="Importa un altro file" />
          <Button appearance="subtle" icon={<ArrowUndoRegular />} onClick={() => setAnnulla(true)}>
            Annulla importazione
          </Button>
        </>
      }
    >
      <Text aria-live="polite">
        {anteprima?.contesto.file.name} è nel registro come importazione {id_imp}
        {quadra ? ', provata al centesimo.' : '.'}
      </Text>
      {annulla &&
        disegna?.({ id_imp, azienda, onFatto: () => void annullata(), onChiudi: () => setAnnulla(false) })}
    </Riquadro>
  );
}
