/** The side panel where a wrong reading is put right: which column feeds which field, dates, decimals, sign. */
import { Button, Caption1, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Lettura } from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { Drawer } from '#ui/drawer.tsx';
import { CampiLettura } from '../columns/reading-fields.tsx';
import { rereadAtom } from '../state/reading.ts';
import type { Anteprima } from '../state/types.ts';
import { refuseLettura } from '../columns/corrected-reading.ts';
import { Tagli } from './tagli.tsx';

const useStyles = makeStyles({
  caption: { color: tokens.colorNeutralForeground3 },
});

interface ColonneEditorProps {
  anteprima: Anteprima;
  /** How the file is read now. */
  letta: Lettura;
  onClose: () => void;
}

export function ColonneEditor({ anteprima, letta, onClose }: ColonneEditorProps) {
  const styles = useStyles();
  const reread = useSetAtom(rereadAtom);
  const [lettura, setLettura] = useState(letta);
  const reason = refuseLettura(lettura);
  return (
    <Drawer
      titolo="Colonne del file"
      larghezza={592}
      testa={
        <Caption1 className={styles.caption}>
          Cambia ciò che è stato letto male: il file viene riletto subito, le correzioni fatte nelle celle si
          perdono.
        </Caption1>
      }
      onClose={onClose}
      footer={
        <>
          <Button
            appearance="primary"
            disabled={reason !== null}
            onClick={() => {
              onClose();
              void reread(anteprima.context, lettura);
            }}
          >
            Rileggi il file
          </Button>
          <Button onClick={onClose}>Annulla</Button>
        </>
      }
    >
      {letta.tagli && <Tagli anteprima={anteprima} tagli={letta.tagli} onClose={onClose} />}
      <CampiLettura lettura={lettura} onChange={setLettura} />
      {reason !== null && (
        <MessageBar intent="warning">
          <MessageBarBody>{reason}</MessageBarBody>
        </MessageBar>
      )}
    </Drawer>
  );
}
