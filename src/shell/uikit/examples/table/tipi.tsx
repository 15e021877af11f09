import { CheckmarkCircleFilled, CircleHalfFillFilled, CircleRegular } from '@fluentui/react-icons';
import {
  defineColonne,
  DATA,
  ColumnLabel,
  DataGrid,
  IMPORTO,
  ISTANTE,
  NOTA,
  NUMERO,
  SI_NO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import { MOVIMENTI, type MovimentoEsempio } from './dati.ts';

const STATI = {
  aperta: { testo: 'Aperta', tono: 'neutro', icon: <CircleRegular /> },
  parziale: { testo: 'Parziale', tono: 'attenzione', icon: <CircleHalfFillFilled /> },
  chiusa: { testo: 'Chiusa', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
} as const;

const column = defineColonne<MovimentoEsempio>();

const COLONNE = [
  column('data', 'DATA', DATA),
  column('descrizione', 'TESTO', TESTO, { larghezza: 220 }),
  column('importo', 'IMPORTO', IMPORTO),
  column('id', 'NUMERO', NUMERO, { larghezza: 100 }),
  column('stato', 'stato()', defineStato({ aperta: 'Aperta', parziale: 'Parziale', chiusa: 'Chiusa' }), {
    draw: (riga) => <ColumnLabel {...STATI[riga.stato]} />,
  }),
  column('nota', 'NOTA', NOTA, { larghezza: 170 }),
  column.computed('entrata', 'SI_NO', SI_NO, ({ importo }) => importo > 0, { larghezza: 84 }),
  column.computed('letto_il', 'ISTANTE', ISTANTE, ({ data }) => `${data}T09:30:00Z`),
];

export function Tipi() {
  return (
    <DataGrid
      label="I tipi di colonna"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      filtri={false}
      height={226}
    />
  );
}
