/** A file that cannot be read, and why. */
import { Button, Text } from '@fluentui/react-components';
import { DocumentDismissRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { Riquadro } from './riquadro.tsx';
import { codaAtom } from './stato/atomi.ts';
import { apriFileAtom, prossimoFileAtom } from './stato/lettura.ts';

export interface ErroreLetturaProps {
  file: File;
  messaggio: string;
  ripetibile: boolean;
}

export function ErroreLettura({ file, messaggio, ripetibile }: ErroreLetturaProps) {
  const riprova = useSetAtom(apriFileAtom);
  const prossimo = useSetAtom(prossimoFileAtom);
  const inCoda = useAtomValue(codaAtom).length;
  return (
    <Riquadro
      icon={<DocumentDismissRegular />}
      tone="danger"
      title={ripetibile ? `Non riesco ad aprire ${file.name}` : `${file.name} non si può importare`}
      actions={
        <>
          {ripetibile && (
            <Button appearance="primary" onClick={() => void riprova(file)}>
              Riprova
            </Button>
          )}
          <Button appearance={ripetibile ? 'secondary' : 'primary'} onClick={() => void prossimo()}>
            {inCoda > 0 ? 'Passa al prossimo file' : 'Scegli un altro file'}
          </Button>
        </>
      }
    >
      <Text role="alert">{messaggio}</Text>
    </Riquadro>
  );
}
