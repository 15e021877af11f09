/** Several saved tracciati read files of this name: the person says which. */
import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { BranchForkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { Riquadro } from './panel.tsx';
import { lasciaFileAtom } from './state/list.ts';
import { scegliTracciatoAtom } from './state/reading.ts';
import type { PreviewContext } from './state/types.ts';

/** Value of the choice to use none of them. */
const NESSUNO = '';

export function SceltaTracciato({
  contesto,
  candidati,
}: {
  contesto: PreviewContext;
  candidati: readonly Tracciato[];
}) {
  const scegli = useSetAtom(scegliTracciatoAtom);
  const annulla = useSetAtom(lasciaFileAtom);
  const [scelto, setScelto] = useState<string | null>(null);
  const tracciato = candidati.find(({ id }) => String(id) === scelto) ?? null;
  return (
    <Riquadro
      icon={<BranchForkRegular />}
      title="Con quale tracciato leggo il file?"
      actions={
        <>
          <Button
            appearance="primary"
            disabled={scelto === null}
            onClick={() => void scegli(contesto, tracciato)}
          >
            Leggi il file
          </Button>
          <Button onClick={() => void annulla()}>Annulla</Button>
        </>
      }
    >
      <Field label={`Più tracciati corrispondono al nome ${contesto.file.name}`}>
        <RadioGroup value={scelto ?? 'nulla'} onChange={(_event, { value }) => setScelto(value)}>
          {candidati.map(({ id, nome, modello_nome }) => (
            <Radio key={id} value={String(id)} label={`${nome} (${modello_nome})`} />
          ))}
          <Radio value={NESSUNO} label="Nessuno: riconosci le colonne dal contenuto" />
        </RadioGroup>
      </Field>
    </Riquadro>
  );
}
