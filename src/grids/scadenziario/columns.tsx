/** The columns of the scadenziario. */
import {
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  NOTA,
  NUMERO,
  TESTO,
  defineSigned,
} from '#grids/engine/index.ts';
import type { RigaScadenza } from './atoms.ts';
import { LOOKS } from './situations.tsx';

const column = defineColonne<RigaScadenza>();

const SITUAZIONE = defineSigned(LOOKS);

/** Why it may be paid, as one says it. */
const explainForsePagata = ({ forse_pagata }: RigaScadenza): string | null =>
  forse_pagata ? forse_pagata.motivi.join(', ') : null;

export const COLONNE = [
  column('scadenza', 'Scadenza', DATA, { telefono: 1, ordine: 'asc', larghezza: 104 }),
  column('ragione_sociale', 'Ragione sociale', TESTO, {
    telefono: 2,
    // Beside the calendario the longest names are whole on two lines.
    larghezza: 172,
    flexible: true,
    folded: true,
  }),
  column('residuo', 'Residuo', IMPORTO, { telefono: 3, segno: 1 }),
  column('situazione', 'Situazione', SITUAZIONE, {
    larghezza: 134,
    draw: ({ situazione }) => <ColumnLabel {...LOOKS[situazione]} />,
    hint: explainForsePagata,
  }),
  column('ritardo', 'Giorni di ritardo', NUMERO, { larghezza: 92, senzaTotale: true }),
  column('numero_documento', 'Documento', TESTO, { larghezza: 120 }),
  column.computed('originale', 'Scadenza originale', DATA, ({ concordata, scadenza_originale }) =>
    concordata ? scadenza_originale : null,
  ),
  column.computed('motivo', 'Motivo', NOTA, ({ concordata }) => concordata?.motivo ?? null, {
    larghezza: 180,
  }),
  column.computed('perche_pagata', 'Perché forse pagata', TESTO, explainForsePagata, { larghezza: 200 }),
  column('importo', 'Importo', IMPORTO, { segno: 1 }),
  column('data_documento', 'Data documento', DATA, { larghezza: 124 }),
  column('mandante', 'Mandante', TESTO, { larghezza: 150 }),
  column('agente', 'Agente', TESTO, { larghezza: 150 }),
  column('divisa', 'Divisa', TESTO, { larghezza: 76, usual: 'EUR' }),
  column('descrizione', 'Descrizione', TESTO, { larghezza: 240, hidden: true }),
  column('nota', 'Nota', NOTA, { larghezza: 180, hidden: true }),
];
