/** The columns of the ways of paying; all but the last are edited where they stand. */
import { CheckmarkCircleFilled, SubtractCircleRegular } from '@fluentui/react-icons';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { defineColonne, Etichetta, NUMERO, SI_NO, TESTO, type TipoColonna } from '#grids/engine/index.ts';

const colonna = defineColonne<TipoPagamento>();

/** A code is in capitals, however it is typed. */
const CODICE: TipoColonna<string> = { ...TESTO, parse: (testo) => TESTO.parse(testo.toUpperCase()) };

export const COLONNE_TIPI = [
  colonna('codice', 'Codice', CODICE, {
    larghezza: 120,
    modificabile: true,
    lunghezzaMassima: 12,
    ordine: 'asc',
  }),
  colonna('descrizione', 'Descrizione', TESTO, {
    larghezza: 240,
    flessibile: true,
    modificabile: true,
    lunghezzaMassima: 120,
  }),
  colonna('giorni', 'Giorni', NUMERO, { larghezza: 96, modificabile: true }),
  colonna('fine_mese', 'Fine mese', SI_NO, { larghezza: 104, modificabile: true }),
  colonna('attivo', 'Attivo', SI_NO, {
    larghezza: 104,
    modificabile: true,
    disegna: ({ attivo }) => (
      <Etichetta
        tono={attivo ? 'positivo' : 'spento'}
        icon={attivo ? <CheckmarkCircleFilled /> : <SubtractCircleRegular />}
        testo={attivo ? 'Sì' : 'No'}
      />
    ),
  }),
];
