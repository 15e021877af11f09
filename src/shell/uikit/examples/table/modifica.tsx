import { useState } from 'react';
import { defineColonne, DataGrid, IMPORTO, type Modifica, NOTA, TESTO } from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const column = defineColonne<MovimentoEsempio>();

const COLONNE = [
  column('descrizione', 'Descrizione', TESTO, { flexible: true, larghezza: 220, editable: true }),
  column('importo', 'Importo', IMPORTO, { editable: true }),
  column('nota', 'Nota', NOTA, { editable: true, maxLength: 200 }),
];

/** A refused edit stays in the cell with its reason: nothing typed is lost. */
function valid({ campo, valore }: Modifica): string | null {
  if (campo === 'importo' && (valore === null || valore === 0)) return 'L’importo non può essere zero';
  if (campo === 'descrizione' && valore === null) return 'La descrizione è obbligatoria';
  return null;
}

export function Modificabile() {
  const [righe, setRighe] = useState(MOVIMENTI);
  return (
    <DataGrid
      label="Movimenti da correggere"
      colonne={COLONNE}
      righe={righe}
      getId={({ id }) => id}
      valida={valid}
      onEdit={({ id, campo, valore }) =>
        setRighe(righe.map((riga) => (riga.id === id ? { ...riga, [campo]: valore } : riga)))
      }
      filtri={false}
      height={226}
    />
  );
}
