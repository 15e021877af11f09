import { defineColonne, DATA, DataGrid, IMPORTO, TESTO } from '#grids/engine/index.ts';
import type { MovimentoEsempio } from './dati.ts';

const column = defineColonne<MovimentoEsempio>();

const COLONNE = [
  column('data', 'Data', DATA),
  column('descrizione', 'Descrizione', TESTO, { flexible: true, larghezza: 200 }),
  column('importo', 'Importo', IMPORTO),
];

export function Vuota() {
  return (
    <DataGrid
      label="Righe scartate"
      colonne={COLONNE}
      righe={[]}
      getId={({ id }) => id}
      filtri={false}
      testoVuoto="Nessuna riga scartata: il file è stato letto tutto"
      height={160}
    />
  );
}
