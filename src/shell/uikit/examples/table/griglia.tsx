import { defineColonne, DATA, DataGrid, IMPORTO, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const column = defineColonne<MovimentoEsempio>();

const COLONNE = [
  column('data', 'Data', DATA, { ordine: 'asc' }),
  column('descrizione', 'Descrizione', TESTO, { flexible: true, larghezza: 240 }),
  column('importo', 'Importo', IMPORTO),
  column('saldo', 'Saldo', IMPORTO, { senzaTotale: true }),
];

export function Griglia() {
  return (
    <DataGrid
      label="Movimenti di marzo"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      height={260}
    />
  );
}
