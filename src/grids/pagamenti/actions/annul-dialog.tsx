/** Before an action over many rows is undone: what of it still stands, and goes. */
import { Button, ProgressBar } from '@fluentui/react-components';
import { useState } from 'react';
import type { LottoAbbinamenti } from '#api/contract/lotti.ts';
import { formatImporto } from '#domain/importi.ts';
import { Question } from '#ui/question.tsx';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { annullaAzioneAtom, chiediAnnulloAzioneAtom, describeLotto } from './righe.ts';

function inPiedi({ attivi, entrate_attive, uscite_attive }: LottoAbbinamenti): string {
  const amounts =
    entrate_attive === null || uscite_attive === null
      ? ''
      : `: entrate ${formatImporto(entrate_attive)}, uscite ${formatImporto(uscite_attive)}`;
  return `${formatCount(attivi, 'è ancora in piedi', 'sono ancora in piedi')}${amounts}.`;
}

export function AnnullaDialog({ azione }: { azione: LottoAbbinamenti }) {
  const close = useSetAtom(chiediAnnulloAzioneAtom);
  const undo = useSetAtom(annullaAzioneAtom);
  const [stato, setStato] = useState<{ inCorso: boolean; errore: string | null }>({
    inCorso: false,
    errore: null,
  });
  const { inCorso, errore } = stato;
  const run = async () => {
    setStato({ inCorso: true, errore: null });
    const why = await undo(azione);
    if (why === null) close(null);
    else setStato({ inCorso: false, errore: why });
  };
  return (
    <Question
      titolo="Annullare tutto?"
      errore={errore}
      occupata={inCorso}
      onChiudi={() => close(null)}
      azioni={
        <>
          <Button disabled={inCorso} onClick={() => close(null)}>
            Lascia stare
          </Button>
          <Button appearance="primary" disabledFocusable={inCorso} onClick={() => void run()}>
            Annulla tutto
          </Button>
        </>
      }
    >
      <span>
        {describeLotto(azione)}, {ISTANTE.format(azione.creato_il)}, da {azione.username}.
      </span>
      <span>{inPiedi(azione)} Le loro righe tornano com’erano, tutte insieme.</span>
      {inCorso ? <ProgressBar aria-label="Annullo" /> : null}
    </Question>
  );
}
