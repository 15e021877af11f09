/** Opens the filters of the desk, and says how many are in force. */
import { Button, makeStyles } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons';
import type { PagamentiQuery } from '../vista.ts';

const useStyles = makeStyles({ name: { '@media (max-width: 640px)': { display: 'none' } } });

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

interface FiltersButtonProps {
  quanti: number;
  aperti: boolean;
  onChange: (stillOpen: boolean) => void;
}

export function FiltersButton({ quanti, aperti, onChange }: FiltersButtonProps) {
  const styles = useStyles();
  return (
    <Button
      aria-label={quanti === 0 ? 'Filtri' : `Filtri (${quanti})`}
      size="small"
      appearance={quanti > 0 ? 'outline' : 'subtle'}
      icon={<FilterRegular />}
      aria-expanded={aperti}
      onClick={() => onChange(!aperti)}
    >
      <span className={styles.name}>Filtri{quanti === 0 ? '' : ` (${quanti})`}</span>
    </Button>
  );
}
