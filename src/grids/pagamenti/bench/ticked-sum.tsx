/** What stands ticked for the movimento in hand comes to, while it is what is proposed. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { sumCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { takeSolutionAtom } from './choice.ts';
import { foundAtom } from './proposte.ts';
import { Somme } from './sums.tsx';
import { useSend } from './use-invio.ts';

export function TickedSum({ proposta }: { proposta: PropostaWire }) {
  const { righe } = useAtomValue(foundAtom);
  const take = useSetAtom(takeSolutionAtom);
  useSend(() => take(proposta, proposta));
  const { movimenti, partite, differenze } = proposta;
  const paid = sumCentesimi(movimenti.map((id) => righe.get(id)?.residuo ?? 0));
  const owed = sumCentesimi(partite.map(({ importo }) => importo));
  const explained = sumCentesimi(differenze.map(({ importo }) => importo));
  return (
    <Somme
      nome="somma-spuntate"
      voci={[
        { testo: movimenti.length === 1 ? 'Movimento' : 'Movimenti', importo: paid },
        { testo: formatCount(partite.length, 'partita spuntata', 'partite spuntate'), importo: owed },
        ...(explained === 0 ? [] : [{ testo: 'Differenze', importo: explained }]),
      ]}
      rest={{ testo: 'Differenza', importo: paid - owed - explained }}
    />
  );
}
