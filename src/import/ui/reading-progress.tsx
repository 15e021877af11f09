/** A file being read, with progress and a way out. */
import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { formatBytes } from '#domain/bytes.ts';
import { PanelBox } from './panel.tsx';
import { leaveFileAtom } from './state/list.ts';

export function ReadingUnderway({ nome, fatto, totale }: { nome: string; fatto: number; totale: number }) {
  const annul = useSetAtom(leaveFileAtom);
  return (
    <PanelBox
      icon={<DocumentSearchRegular />}
      title={`Leggo ${nome}`}
      actions={<Button onClick={() => void annul()}>Annulla</Button>}
    >
      <ProgressBar
        aria-label="Avanzamento della lettura"
        {...(totale > 0 && fatto > 0 ? { value: fatto, max: totale } : {})}
      />
      <Text>
        {fatto > 0 ? `${formatBytes(fatto)} di ${formatBytes(totale)}` : formatBytes(totale)}, sul tuo
        computer
      </Text>
    </PanelBox>
  );
}
