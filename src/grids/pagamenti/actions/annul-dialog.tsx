/** Before an action over many rows is undone: what of it still stands, and goes. */
import { useState } from 'react';
import type { LottoAbbinamenti } from '#api/contract/lotti.ts';
import { formatImporto } from '#domain/importi.ts';
import { Confirm } from '#ui/question.tsx';
import { LottoProgress } from '#ui/lotto-progress.tsx';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { annulActionAtom, askActionAnnulmentAtom, describeLotto } from './righe.ts';

function standing({ attivi, entrate_attive, uscite_attive }: LottoAbbinamenti): string {
  const amounts =
    entrate_attive === null || uscite_attive === null
      ? ''
      : `: entrate ${formatImporto(entrate_attive)}, uscite ${formatImporto(uscite_attive)}`;
  return `${formatCount(attivi, 'è ancora in piedi', 'sono ancora in piedi')}${amounts}.`;
}

export function AnnullaDialog({ azione }: { azione: LottoAbbinamenti }) {
  const close = useSetAtom(askActionAnnulmentAtom);
  const undo = useSetAtom(annulActionAtom);
  const [state, setState] = useState<{ underway: boolean; error: string | null }>({
    underway: false,
    error: null,
  });
  const { underway, error } = state;
  const run = async () => {
    setState({ underway: true, error: null });
    const why = await undo(azione);
    if (why === null) close(null);
    else setState({ underway: false, error: why });
  };
  return (
    <Confirm
      titolo="Annullare tutto?"
      error={error}
      busy={underway}
      azione="Annulla tutto"
      onConfirm={run}
      onClose={() => close(null)}
    >
      <span>
        {describeLotto(azione)}, {ISTANTE.format(azione.creato_il)}, da {azione.username}.
      </span>
      <span>{standing(azione)} Le loro righe tornano com’erano, tutte insieme.</span>
      {underway ? <LottoProgress label="Annullo" /> : null}
    </Confirm>
  );
}
