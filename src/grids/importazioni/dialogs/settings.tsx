/** The choice about original files, over the log. */
import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { Question } from '#ui/question.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { settingsOpenAtom } from '../atoms.ts';
import { Originali } from '../originals.tsx';

export function ImpostazioniDialog() {
  const setOpenedOnes = useSetAtom(settingsOpenAtom);
  const close = () => setOpenedOnes(false);
  return (
    <Question
      titolo="File importati"
      free
      onClose={close}
      corner={
        <Button appearance="subtle" icon={<DismissRegular />} aria-label="Chiudi" onClick={() => close()} />
      }
    >
      <Originali onSavedAll={close} />
    </Question>
  );
}
