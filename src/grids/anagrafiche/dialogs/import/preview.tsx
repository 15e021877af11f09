/** What each row of the file comes to, the refused ones first. */
import {
  CheckmarkCircleRegular,
  DismissCircleRegular,
  EqualCircleRegular,
  PersonAddRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { EsitoRigaSoggetto, RigaSoggetto } from '#api/contract/soggetti-importa.ts';
import {
  defineColonne,
  ColumnLabel,
  DataGrid,
  NUMERO,
  TESTO,
  defineSigned,
  type Sign,
} from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { RecordSection } from '../record/lines.tsx';

type Esito = EsitoRigaSoggetto['esito'];
interface Riga extends RigaSoggetto {
  esito: Esito;
  motivo: string;
}

const ESITI: Record<Esito, Sign> = {
  rifiutato: { testo: 'Rifiutata', tono: 'negativo', icon: <DismissCircleRegular /> },
  aggiornato: { testo: 'Aggiornato', tono: 'attenzione', icon: <CheckmarkCircleRegular /> },
  nuovo: { testo: 'Nuovo', tono: 'positivo', icon: <PersonAddRegular /> },
  uguale: { testo: 'Già uguale', tono: 'spento', icon: <EqualCircleRegular /> },
  lasciato: { testo: 'Lasciato com’è', tono: 'spento', icon: <SubtractCircleRegular /> },
};
const ESITO = defineSigned(ESITI);
const ORDINE: readonly Esito[] = ['rifiutato', 'aggiornato', 'nuovo', 'lasciato', 'uguale'];

const column = defineColonne<Riga>();
const COLONNE = [
  column('riga', 'Riga', NUMERO, { larghezza: 76 }),
  column('esito', 'Esito', ESITO, {
    larghezza: 128,
    draw: ({ esito }) => <ColumnLabel {...ESITI[esito]} />,
  }),
  column('motivo', 'Motivo', TESTO, { larghezza: 420 }),
  column('ragione_sociale', 'Ragione sociale', TESTO, { larghezza: 200 }),
  column('partita_iva', 'Partita IVA', TESTO, { larghezza: 120 }),
  column('codice_fiscale', 'Codice fiscale', TESTO, { larghezza: 150 }),
  column('iban', 'IBAN', TESTO, { larghezza: 230 }),
  column('comune', 'Comune', TESTO, { larghezza: 120 }),
];

interface AnteprimaProps {
  righe: readonly RigaSoggetto[];
  esiti: readonly EsitoRigaSoggetto[];
}

export function Anteprima({ righe, esiti }: AnteprimaProps) {
  const rows = righe
    .flatMap((riga, at): Riga[] => {
      const outcome = esiti[at];
      return outcome ? [{ ...riga, esito: outcome.esito, motivo: outcome.motivi.join('; ') }] : [];
    })
    .toSorted((a, b) => ORDINE.indexOf(a.esito) - ORDINE.indexOf(b.esito) || a.riga - b.riga);
  const parts = ORDINE.flatMap((outcome) => {
    const count = rows.filter((row) => row.esito === outcome).length;
    const names: Record<Esito, [string, string]> = {
      rifiutato: ['rifiutata', 'rifiutate'],
      aggiornato: ['da aggiornare', 'da aggiornare'],
      nuovo: ['nuova', 'nuove'],
      lasciato: ['lasciata com’è', 'lasciate come sono'],
      uguale: ['già uguale', 'già uguali'],
    };
    return count === 0 ? [] : [formatCount(count, ...names[outcome])];
  });
  return (
    <RecordSection titolo={`${formatCount(rows.length, 'riga', 'righe')}: ${parts.join(', ')}`}>
      <DataGrid
        label="Anteprima dei soggetti"
        colonne={COLONNE}
        righe={rows}
        getId={({ riga }) => riga}
        height="340px"
        filtri={false}
        rigaClass={({ esito, motivo }) =>
          esito === 'rifiutato' ? 'errore' : motivo === '' ? null : 'avviso'
        }
      />
    </RecordSection>
  );
}
