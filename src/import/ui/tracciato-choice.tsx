/** Several saved tracciati read files of this name: the person says which. */
import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { BranchForkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { PanelBox } from './panel.tsx';
import { leaveFileAtom } from './state/list.ts';
import { chooseTracciatoAtom } from './state/reading.ts';
import type { PreviewContext } from './state/types.ts';

/** Value of the choice to use none of them. */
const NONE = '';

export function SceltaTracciato({
  context,
  candidati,
}: {
  context: PreviewContext;
  candidati: readonly Tracciato[];
}) {
  const choose = useSetAtom(chooseTracciatoAtom);
  const annul = useSetAtom(leaveFileAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  const tracciato = candidati.find(({ id }) => String(id) === chosen) ?? null;
  return (
    <PanelBox
      icon={<BranchForkRegular />}
      title="Con quale tracciato leggo il file?"
      actions={
        <>
          <Button
            appearance="primary"
            disabled={chosen === null}
            onClick={() => void choose(context, tracciato)}
          >
            Leggi il file
          </Button>
          <Button onClick={() => void annul()}>Annulla</Button>
        </>
      }
    >
      <Field label={`Più tracciati corrispondono al nome ${context.file.name}`}>
        <RadioGroup value={chosen ?? 'nulla'} onChange={(_event, { value }) => setChosen(value)}>
          {candidati.map(({ id, nome, modello_nome }) => (
            <Radio key={id} value={String(id)} label={`${nome} (${modello_nome})`} />
          ))}
          <Radio value={NONE} label="Nessuno: riconosci le colonne dal contenuto" />
        </RadioGroup>
      </Field>
    </PanelBox>
  );
}
