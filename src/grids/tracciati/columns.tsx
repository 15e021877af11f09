/** The columns of the list of tracciati. */
import { CheckmarkCircleFilled, PauseCircleRegular, StarRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import {
  defineColonne,
  Etichetta,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import type { RigaTracciato, StatoTracciato } from './righe.ts';

const STATI: Record<StatoTracciato, { testo: string; tono: Tono; icon: ReactElement }> = {
  attivo: { testo: 'Attivo', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  disattivato: { testo: 'Disattivato', tono: 'spento', icon: <PauseCircleRegular /> },
  di_serie: { testo: 'Di serie', tono: 'neutro', icon: <StarRegular /> },
};
const PAROLE = { attivo: 'Attivo', disattivato: 'Disattivato', di_serie: 'Di serie' } as const;
const NATURE = { movimento: 'Movimenti', partita: 'Partite' } as const;

const colonna = defineColonne<RigaTracciato>();

export const COLONNE_TRACCIATI = [
  colonna('nome', 'Nome', TESTO, { larghezza: 260, flessibile: true, fissa: true }),
  colonna('stato', 'Stato', defineStato(PAROLE), {
    larghezza: 124,
    ordine: 'asc',
    disegna: (riga) => <Etichetta {...STATI[riga.stato]} />,
  }),
  colonna('modello_nome', 'Nomi dei file', TESTO, { larghezza: 220 }),
  colonna('formati', 'Formato', TESTO, { larghezza: 130 }),
  colonna('natura', 'Contiene', defineStato(NATURE), { larghezza: 110 }),
  colonna('versione', 'Versione', NUMERO, { larghezza: 92 }),
  colonna('numero_campioni', 'Campioni', NUMERO, { larghezza: 96 }),
  colonna('usi', 'Importazioni', NUMERO, { larghezza: 112 }),
  colonna('ultimo_uso', 'Ultimo uso', ISTANTE),
  colonna('autore', 'Salvato da', TESTO, { larghezza: 120 }),
  colonna('salvata_il', 'Salvato il', ISTANTE),
];
