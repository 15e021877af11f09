/** Opens the filters of the desk, and says how many are in force. */
import { Button } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import type { PagamentiQuery } from '../vista.ts';

/** Filters that narrow the desk; a period counts once. */
export const countFilters = ({
  id_conto,
  id_imp,
  id_soggetto,
  id_agente,
  id_mandante,
  dal,
  al,
}: PagamentiQuery): number =>
  [id_conto, id_imp, id_soggetto, id_agente, id_mandante, dal ?? al].filter((each) => each !== null).length;

export interface BottoneFiltriProps {
  quanti: number;
  aperti: boolean;
  onCambia: (aperti: boolean) => void;
}

export function BottoneFiltri({ quanti, aperti, onCambia }: BottoneFiltriProps) {
  return (
    <Button
      size="small"
      appearance={quanti > 0 ? 'outline' : 'subtle'}
      icon={<FilterRegular />}
      aria-expanded={aperti}
      onClick={() => onCambia(!aperti)}
    >
      {quanti === 0 ? 'Filtri' : `Filtri (${quanti})`}
    </Button>
  );
}
