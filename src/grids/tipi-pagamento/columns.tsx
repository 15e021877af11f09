/** The columns of the ways of paying; all but the last are edited where they stand. */
import { CheckmarkCircleFilled, SubtractCircleRegular } from '@fluentui/react-icons';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { defineColonne, ColumnLabel, NUMERO, SI_NO, TESTO, type TipoColonna } from '#grids/engine/index.ts';

const column = defineColonne<TipoPagamento>();

/** A code is in capitals, however it is typed. */
const CODICE: TipoColonna<string> = { ...TESTO, parse: (text) => TESTO.parse(text.toUpperCase()) };

export const COLONNE_TIPI = [
  column('codice', 'Codice', CODICE, {
    larghezza: 120,
    editable: true,
    maxLength: 12,
    ordine: 'asc',
  }),
  column('descrizione', 'Descrizione', TESTO, {
    larghezza: 240,
    flexible: true,
    editable: true,
    maxLength: 120,
  }),
  column('giorni', 'Giorni', NUMERO, { larghezza: 96, editable: true }),
  column('fine_mese', 'Fine mese', SI_NO, { larghezza: 104, editable: true }),
  column('attivo', 'Attivo', SI_NO, {
    larghezza: 104,
    editable: true,
    draw: ({ attivo }) => (
      <ColumnLabel
        tono={attivo ? 'positivo' : 'spento'}
        icon={attivo ? <CheckmarkCircleFilled /> : <SubtractCircleRegular />}
        testo={attivo ? 'Sì' : 'No'}
      />
    ),
  }),
];
