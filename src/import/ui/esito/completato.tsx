/** The import is done: where the rows are, how to take them back, what comes next. */
import { Button, Text } from '@fluentui/react-components';
import { ArrowUndoRegular, CheckmarkCircleFilled } from '@fluentui/react-icons';
import { useContext, useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { AnnulloContext } from '../annullo.ts';
import { bancoDi, contaRighe, righeDi } from '../parole.ts';
import { Riquadro } from '../riquadro.tsx';
import { prossimoEstrattoAtom } from '../stato/anteprima.ts';
import { anteprimaAtom, codaAtom } from '../stato/atomi.ts';
import { prossimoFileAtom } from '../stato/lettura.ts';

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
  const prossimo = useSetAtom(prossimoFileAtom);
  const prossimoEstratto = useSetAtom(prossimoEstrattoAtom);
  const anteprima = useAtomValue(anteprimaAtom);
  const inCoda = useAtomValue(codaAtom).length;
  const [annulla, setAnnulla] = useState(false);
  const disegna = useContext(AnnulloContext);
  const altri = (anteprima?.letto.estratti.length ?? 0) > (anteprima?.indice ?? 0) + 1;
  const quadra = anteprima?.quadratura.esito === 'quadra';
  return (
    <Riquadro
      icon={<CheckmarkCircleFilled />}
      tone="success"
      title={`${contaRighe(righe)} ${righe === 1 ? 'importata' : 'importate'}`}
      actions={
        <>
          <Porta primary to={bancoDi(id_imp)}>
            Riconcilia
          </Porta>
          <Porta to={righeDi(id_imp, anteprima?.natura ?? 'movimento')}>Vedi le righe</Porta>
          {altri ? (
            <Button onClick={() => void prossimoEstratto()}>Continua con il prossimo estratto</Button>
          ) : (
            <Button onClick={() => void prossimo()}>
              {inCoda > 0 ? 'Passa al prossimo file' : 'Importa un altro file'}
            </Button>
          )}
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
      {annulla && disegna?.({ id_imp, onFatto: () => void prossimo(), onChiudi: () => setAnnulla(false) })}
    </Riquadro>
  );
}
