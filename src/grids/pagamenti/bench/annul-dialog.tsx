/** Before many rows change at once, back or forth: which, how many, and that it can be left alone. */
import { Confirm } from '#ui/question.tsx';
import { LottoProgress } from '#ui/lotto-progress.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { askedAtom, answerAtom } from './undo.ts';
import { busyAtom } from './decision.ts';

const PAROLE = {
  annulla: {
    titolo: 'Annullare tutto?',
    fa: 'Annulla tutto',
    effetto: 'Torna tutto com’era, insieme: le righe di nuovo aperte, le proposte di nuovo da decidere.',
  },
  ripeti: {
    titolo: 'Ripetere tutto?',
    fa: 'Ripeti tutto',
    effetto: 'Si rifà tutto insieme, com’era prima di annullarlo.',
  },
} as const;

export function AnnulloDialog() {
  const asked = useAtomValue(askedAtom);
  const underway = useAtomValue(busyAtom);
  const answer = useSetAtom(answerAtom);
  if (!asked) return null;
  const { titolo, fa, effetto } = PAROLE[asked.verso];
  return (
    <Confirm
      titolo={titolo}
      busy={underway}
      azione={fa}
      onConfirm={() => answer(true)}
      onClose={() => void answer(false)}
    >
      <strong>{asked.fatto.label}</strong>
      <span>{effetto}</span>
      {underway ? <LottoProgress label={titolo} /> : null}
    </Confirm>
  );
}
