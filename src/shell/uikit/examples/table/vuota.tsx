import { defineColonne, DATA, GrigliaDati, IMPORTO, TESTO } from '#grids/engine/index.ts';
import type { MovimentoEsempio } from './dati.ts';

const colonna = defineColonne<MovimentoEsempio>();

const COLONNE = [
  colonna('data', 'Data', DATA),
  colonna('descrizione', 'Descrizione', TESTO, { flessibile: true, larghezza: 200 }),
  colonna('importo', 'Importo', IMPORTO),
];

export function Vuota() {
  return (
    <GrigliaDati
      etichetta="Righe scartate"
      colonne={COLONNE}
      righe={[]}
      getId={({ id }) => id}
      filtri={false}
      testoVuoto="Nessuna riga scartata: il file è stato letto tutto"
      altezza={160}
    />
  );
}
