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
import { notaFiltersAtom, type RigaNota, righeNota } from './righe.ts';

const column = defineColonne<RigaNota>();

export const PRIMA_NOTA = defineWorkspace<RigaNota>({
  id: 'prima-nota',
  titolo: 'Prima nota',
  parte: true,
  nomi: ['riga', 'righe'],
  close: true,
  colonne: [
    column('numero', 'N.', NUMERO, { larghezza: 50, senzaTotale: true, ordine: 'asc' }),
    column('data', 'Data', DATA, { larghezza: 100, telefono: 1 }),
    column('codice', 'Codice conto', TESTO, { larghezza: 72, foldedTitle: true }),
    column('conto', 'Descrizione conto', TESTO, { larghezza: 150, folded: true }),
    column('soggetto', 'Cliente o fornitore', TESTO, { larghezza: 150, folded: true }),
    column('descrizione', 'Descrizione', TESTO, {
      larghezza: 160,
      flexible: true,
      folded: true,
      telefono: 2,
    }),
    column('dare', 'Dare', IMPORTO, { larghezza: 116, telefono: 3 }),
    column('avere', 'Avere', IMPORTO, { larghezza: 116, telefono: 4 }),
    // The text of the movimento says it too, and has the room.
    column('riferimento', 'Riferimento', TESTO, { larghezza: 140, hidden: true }),
    column('registrazione', 'Registrazione', TESTO, { larghezza: 220, hidden: true }),
    column('divisa', 'Divisa', TESTO, { larghezza: 80, hidden: true }),
  ],
  righe: righeNota,
  filtersAtom: notaFiltersAtom,
  actions: [AGGIORNA, ESPORTA, ESPORTA_COME],
  // As the prima nota tells what nothing explains, whatever the azienda calls that voce.
  rigaClass: ({ descrizione }) => (descrizione === 'Da spiegare' ? 'avviso' : null),
  describe: ({ numero, data, conto }) => `${numero} del ${formatData(data)}: ${conto}`,
  empty: {
    titolo: 'Nessuna registrazione',
    testo: 'Nel periodo non ci sono movimenti né pagamenti a mano. Scegli altri giorni o un altro conto.',
  },
});
