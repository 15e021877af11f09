/** The choice about original files, over the log. */
import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Question } from '#ui/question.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { impostazioniAperteAtom } from '../atoms.ts';
import { Originali } from '../originals.tsx';

export function ImpostazioniDialog() {
  const setAperte = useSetAtom(impostazioniAperteAtom);
  const close = () => setAperte(false);
  return (
    <Question
      titolo="File importati"
      libera
      onChiudi={close}
      angolo={
        <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi" onClick={() => close()} />
      }
    >
      <Originali onSalvate={close} />
    </Question>
  );
}
