import { useState } from 'react';
import { defineColonne, GrigliaDati, IMPORTO, type Modifica, NOTA, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const colonna = defineColonne<MovimentoEsempio>();

const COLONNE = [
  colonna('descrizione', 'Descrizione', TESTO, { flessibile: true, larghezza: 220, modificabile: true }),
  colonna('importo', 'Importo', IMPORTO, { modificabile: true }),
  colonna('nota', 'Nota', NOTA, { modificabile: true, lunghezzaMassima: 200 }),
];

/** A refused edit stays in the cell with its reason: nothing typed is lost. */
function valida({ campo, valore }: Modifica): string | null {
  if (campo === 'importo' && (valore === null || valore === 0)) return 'L’importo non può essere zero';
  if (campo === 'descrizione' && valore === null) return 'La descrizione è obbligatoria';
  return null;
}

export function Modificabile() {
  const [righe, setRighe] = useState(MOVIMENTI);
  return (
    <GrigliaDati
      etichetta="Movimenti da correggere"
      colonne={COLONNE}
      righe={righe}
      getId={({ id }) => id}
      valida={valida}
      onModifica={({ id, campo, valore }) =>
        setRighe(righe.map((riga) => (riga.id === id ? { ...riga, [campo]: valore } : riga)))
      }
      filtri={false}
      altezza={226}
    />
  );
}
