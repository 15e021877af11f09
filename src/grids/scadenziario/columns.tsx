/** The columns of the scadenziario. */
import type { Situazione } from '#domain/scadenze/situation.ts';
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  NOTA,
  NUMERO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import type { RigaScadenza } from './atoms.ts';
import { ASPETTI } from './situations.tsx';

const colonna = defineColonne<RigaScadenza>();

const SITUAZIONE = defineStato<Situazione>({
  forse_pagata: ASPETTI.forse_pagata.testo,
  scaduta: ASPETTI.scaduta.testo,
  oggi: ASPETTI.oggi.testo,
  parziale: ASPETTI.parziale.testo,
  concordata: ASPETTI.concordata.testo,
  aperta: ASPETTI.aperta.testo,
  chiusa: ASPETTI.chiusa.testo,
  ignorata: ASPETTI.ignorata.testo,
});

/** Why it may be paid, as one says it. */
export const explainForsePagata = ({ forse_pagata }: RigaScadenza): string | null =>
  forse_pagata ? forse_pagata.motivi.join(', ') : null;

export const COLONNE = [
  colonna('scadenza', 'Scadenza', DATA, { telefono: 1, ordine: 'asc', larghezza: 104 }),
  colonna('ragione_sociale', 'Ragione sociale', TESTO, { telefono: 2, larghezza: 140, flessibile: true }),
  colonna('residuo', 'Residuo', IMPORTO, { telefono: 3, segno: 1 }),
  colonna('situazione', 'Situazione', SITUAZIONE, {
    larghezza: 134,
    disegna: ({ situazione }) => <Etichetta {...ASPETTI[situazione]} />,
    suggerimento: explainForsePagata,
  }),
  colonna('ritardo', 'Giorni di ritardo', NUMERO, { larghezza: 92, senzaTotale: true }),
  colonna('numero_documento', 'Documento', TESTO, { larghezza: 120 }),
  colonna.calcolata('originale', 'Scadenza originale', DATA, ({ concordata, scadenza_originale }) =>
    concordata ? scadenza_originale : null,
  ),
  colonna.calcolata('motivo', 'Motivo', NOTA, ({ concordata }) => concordata?.motivo ?? null, {
    larghezza: 180,
  }),
  colonna.calcolata('perche_pagata', 'Perché forse pagata', TESTO, explainForsePagata, { larghezza: 200 }),
  colonna('importo', 'Importo', IMPORTO, { segno: 1 }),
  colonna('data_documento', 'Data documento', DATA, { larghezza: 124 }),
  colonna('mandante', 'Mandante', TESTO, { larghezza: 150 }),
  colonna('agente', 'Agente', TESTO, { larghezza: 150 }),
  colonna('divisa', 'Divisa', TESTO, { larghezza: 76, consueto: 'EUR' }),
  colonna('descrizione', 'Descrizione', TESTO, { larghezza: 240, nascosta: true }),
  colonna('nota', 'Nota', NOTA, { larghezza: 180, nascosta: true }),
];
