import { defineColonne, DATA, GrigliaDati, IMPORTO, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const colonna = defineColonne<MovimentoEsempio>();

const COLONNE = [
  colonna('data', 'Data', DATA, { ordine: 'asc' }),
  colonna('descrizione', 'Descrizione', TESTO, { flessibile: true, larghezza: 240 }),
  colonna('importo', 'Importo', IMPORTO),
  colonna('saldo', 'Saldo', IMPORTO, { senzaTotale: true }),
];

export function Griglia() {
  return (
    <GrigliaDati
      etichetta="Movimenti di marzo"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      altezza={260}
    />
  );
}
