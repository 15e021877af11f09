/** The prima nota as a grid. */
import {
  AGGIORNA,
  defineColonne,
  DATA,
  defineWorkspace,
  ESPORTA,
  ESPORTA_COME,
  IMPORTO,
  NUMERO,
  TESTO,
} from '#grids/engine/index.ts';
import { formatData } from '#domain/date.ts';
import { type RigaNota, righeNota } from './righe.ts';

const colonna = defineColonne<RigaNota>();

export const PRIMA_NOTA = defineWorkspace<RigaNota>({
  id: 'prima-nota',
  titolo: 'Prima nota',
  parte: true,
  nomi: ['riga', 'righe'],
  colonne: [
    colonna('numero', 'N.', NUMERO, { larghezza: 72, senzaTotale: true, ordine: 'asc' }),
    colonna('data', 'Data', DATA, { larghezza: 110, telefono: 1 }),
    colonna('codice', 'Codice conto', TESTO, { larghezza: 110 }),
    colonna('conto', 'Descrizione conto', TESTO, { larghezza: 180 }),
    colonna('soggetto', 'Cliente o fornitore', TESTO, { larghezza: 170 }),
    colonna('descrizione', 'Descrizione', TESTO, { larghezza: 160, flessibile: true, telefono: 2 }),
    colonna('dare', 'Dare', IMPORTO, { larghezza: 116, telefono: 3 }),
    colonna('avere', 'Avere', IMPORTO, { larghezza: 116, telefono: 4 }),
    colonna('riferimento', 'Riferimento', TESTO, { larghezza: 140 }),
    colonna('registrazione', 'Registrazione', TESTO, { larghezza: 220, nascosta: true }),
    colonna('divisa', 'Divisa', TESTO, { larghezza: 80, nascosta: true }),
  ],
  getId: ({ id }) => id,
  righe: righeNota,
  azioni: [AGGIORNA, ESPORTA, ESPORTA_COME],
  // As the prima nota tells what nothing explains, whatever the azienda calls that voce.
  classeRiga: ({ descrizione }) => (descrizione === 'Da spiegare' ? 'avviso' : null),
  descrivi: ({ numero, data, conto }) => `${numero} del ${formatData(data)}: ${conto}`,
  vuoto: {
    titolo: 'Nessuna registrazione',
    testo: 'Nel periodo non ci sono movimenti né pagamenti a mano. Scegli altri giorni o un altro conto.',
  },
});
