/** A file that cannot be read, and why. */
import { Button, Text } from '@fluentui/react-components';
import { DocumentDismissRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { LeaveFile } from './leave-file.tsx';
import { PanelBox } from './panel.tsx';
import { openFileAtom } from './state/reading.ts';

interface ReadingErrorProps {
  file: File;
  messaggio: string;
  ripetibile: boolean;
}

export function ReadingError({ file, messaggio, ripetibile }: ReadingErrorProps) {
  const retry = useSetAtom(openFileAtom);
  return (
    <PanelBox
      icon={<DocumentDismissRegular />}
      tone="danger"
      title={ripetibile ? `Non riesco ad aprire ${file.name}` : `${file.name} non si può importare`}
      actions={
        <>
          {ripetibile && (
            <Button appearance="primary" onClick={() => void retry(file)}>
              Riprova
            </Button>
          )}
          <LeaveFile testo="Scegli un altro file" primary={!ripetibile} />
        </>
      }
    >
      <Text role="alert">{messaggio}</Text>
    </PanelBox>
  );
}
