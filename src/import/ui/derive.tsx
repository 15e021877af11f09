/** The file no longer has the shape its tracciato knows: nothing is read until the person decides. */
import { Button, makeStyles, Text } from '@fluentui/react-components';
import { DocumentErrorRegular } from '@fluentui/react-icons';
import { useSetAtom } from '#state/jotai.ts';
import { PanelBox } from './panel.tsx';
import { leaveFileAtom } from './state/list.ts';
import { readAnewAtom } from './state/reading.ts';
import type { PreviewContext } from './state/types.ts';

const useStyles = makeStyles({ list: { margin: 0, paddingLeft: '20px' } });

interface DriftProps {
  context: PreviewContext;
  nomeTracciato: string;
  differenze: readonly string[];
}

export function Drift({ context, nomeTracciato, differenze }: DriftProps) {
  const styles = useStyles();
  const read = useSetAtom(readAnewAtom);
  const annul = useSetAtom(leaveFileAtom);
  return (
    <PanelBox
      icon={<DocumentErrorRegular />}
      tone="warning"
      title="Il file è cambiato rispetto al tracciato"
      actions={
        <>
          <Button appearance="primary" onClick={() => void read(context)}>
            Riconosci di nuovo le colonne
          </Button>
          <Button onClick={() => void annul()}>Non importare</Button>
        </>
      }
    >
      <Text>
        {context.file.name} non corrisponde più al tracciato «{nomeTracciato}». L’importazione è ferma:
      </Text>
      <ul className={styles.list}>
        {differenze.map((differenza) => (
          <li key={differenza}>{differenza}</li>
        ))}
      </ul>
      <Text>
        Puoi far riconoscere di nuovo le colonne e controllare il risultato: se va bene, diventerà la nuova
        versione del tracciato.
      </Text>
    </PanelBox>
  );
}
