/** What the desk says when nothing is left to match, and where more work comes from. */
import { ArrowUploadRegular } from '@fluentui/react-icons';
import type { Azione, EmptyStateText } from '#grids/engine/index.ts';
import type { RigaMovimento } from './righe.ts';

const IMPORTA: Azione<RigaMovimento> = {
  id: 'importa',
  label: 'Importa un estratto conto',
  icon: <ArrowUploadRegular />,
  run: ({ navigate }) => navigate('/app/importestratto'),
};

/** `filters`: some are in force. `explained`: movimenti there are, all of them settled. */
export function describeEmpty({
  filters,
  explained,
}: {
  filters: boolean;
  explained: boolean;
}): EmptyStateText<RigaMovimento> {
  if (filters)
    return {
      titolo: 'Nessun movimento da abbinare',
      testo: 'Con questi filtri non resta nulla da spiegare: togline qualcuno, o importa un estratto conto.',
      azione: IMPORTA,
    };
  if (explained)
    return {
      titolo: 'Tutto abbinato',
      testo: 'Ogni movimento è spiegato. Il prossimo estratto conto porta quelli da decidere.',
      azione: IMPORTA,
    };
  return {
    titolo: 'Ancora nessun movimento',
    testo: 'Importa un estratto conto: ogni movimento compare qui, con la proposta di ciò che paga.',
    azione: IMPORTA,
  };
}
