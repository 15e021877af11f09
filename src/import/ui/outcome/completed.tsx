/** The import is done: where the rows are, how to take them back, what comes next. */
import { Button, Text } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useContext, useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnulloContext } from '../annul.ts';
import { toBenchAddress, formatRighe, toRigheAddress } from '../words.ts';
import { LasciaFile } from '../leave-file.tsx';
import { Riquadro } from '../panel.tsx';
import { anteprimaAtom } from '../state/atoms.ts';
import { annullataAtom } from '../state/list.ts';

/** A link that looks like a button. */
function Porta({ to, primary = false, children }: { to: string; primary?: boolean; children: string }) {
  const follow = useLinkClickHandler(to);
  return (
    <Button as="a" appearance={primary ? 'primary' : 'secondary'} href={useHref(to)} onClick={follow}>
      {children}
    </Button>
  );
}

export function Completato({ id_imp, righe }: { id_imp: number; righe: number }) {
  const annullata = useSetAtom(annullataAtom);
  const anteprima = useAtomValue(anteprimaAtom);
  const [annulla, setAnnulla] = useState(false);
  const disegna = useContext(AnnulloContext);
  const quadra = anteprima?.quadratura.esito === 'quadra';
  return (
    <Riquadro
      icon={<CheckmarkCircleFilled />}
      tone="success"
      title={`${formatRighe(righe)} ${righe === 1 ? 'importata' : 'importate'}`}
      actions={
        <>
          <Porta primary to={toBenchAddress(id_imp)}>
            Riconcilia
          </Porta>
          <Porta to={toRigheAddress(id_imp, anteprima?.natura ?? 'movimento')}>Vedi le righe</Porta>
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
      {annulla && disegna?.({ id_imp, onFatto: () => void annullata(), onChiudi: () => setAnnulla(false) })}
    </Riquadro>
  );
}
