import { CheckmarkCircleFilled, CircleHalfFillFilled, CircleRegular } from '@fluentui/react-icons';
import {
  defineColonne,
  DATA,
  Etichetta,
  GrigliaDati,
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

const colonna = defineColonne<MovimentoEsempio>();

const COLONNE = [
  colonna('data', 'DATA', DATA),
  colonna('descrizione', 'TESTO', TESTO, { larghezza: 220 }),
  colonna('importo', 'IMPORTO', IMPORTO),
  colonna('id', 'NUMERO', NUMERO, { larghezza: 100 }),
  colonna('stato', 'stato()', defineStato({ aperta: 'Aperta', parziale: 'Parziale', chiusa: 'Chiusa' }), {
    disegna: (riga) => <Etichetta {...STATI[riga.stato]} />,
  }),
  colonna('nota', 'NOTA', NOTA, { larghezza: 170 }),
  colonna.calcolata('entrata', 'SI_NO', SI_NO, ({ importo }) => importo > 0, { larghezza: 84 }),
  colonna.calcolata('letto_il', 'ISTANTE', ISTANTE, ({ data }) => `${data}T09:30:00Z`),
];

export function Tipi() {
  return (
    <GrigliaDati
      etichetta="I tipi di colonna"
      colonne={COLONNE}
      righe={MOVIMENTI}
      getId={({ id }) => id}
      filtri={false}
      altezza={226}
    />
  );
}
