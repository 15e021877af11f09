/** Before many rows change at once, back or forth: which, how many, and that it can be left alone. */
import { Button, ProgressBar } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { chiestoAtom, rispondiAtom } from './undo.ts';
import { accettazioneAtom } from './accept-all.ts';
import { occupatoAtom } from './decision.ts';

const PAROLE = {
  annulla: {
    titolo: 'Annullare tutto?',
    fa: 'Annulla tutto',
    effetto: 'Tornano tutte com’erano, insieme: le righe di nuovo aperte, le proposte di nuovo da decidere.',
  },
  ripeti: {
    titolo: 'Ripetere tutto?',
    fa: 'Ripeti tutto',
    effetto: 'Si rifà tutto insieme, com’era prima di annullarlo.',
  },
} as const;

export function AnnulloDialog() {
  const chiesto = useAtomValue(chiestoAtom);
  const inCorso = useAtomValue(occupatoAtom);
  const accettazione = useAtomValue(accettazioneAtom);
  const answer = useSetAtom(rispondiAtom);
  if (!chiesto) return null;
  const { titolo, fa, effetto } = PAROLE[chiesto.verso];
  return (
    <Question
      titolo={titolo}
      occupata={inCorso}
      onChiudi={() => void answer(false)}
      azioni={
        <>
          <Button disabled={inCorso} onClick={() => void answer(false)}>
            Lascia stare
          </Button>
          <Button appearance="primary" disabledFocusable={inCorso} onClick={() => void answer(true)}>
            {fa}
          </Button>
        </>
      }
    >
      <strong>{chiesto.fatto.etichetta}</strong>
      <span>{effetto}</span>
      {inCorso ? (
        <ProgressBar
          aria-label={titolo}
          {...(accettazione && accettazione.da_fare > 0
            ? { value: accettazione.fatte / accettazione.da_fare }
            : {})}
        />
      ) : null}
    </Question>
  );
}
