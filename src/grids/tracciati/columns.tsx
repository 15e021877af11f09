/** The columns of the list of tracciati. */
import { CheckmarkCircleFilled, PauseCircleRegular, StarRegular } from '@fluentui/react-icons';
import {
  defineColonne,
  ColumnLabel,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
  defineSigned,
  type Sign,
} from '#grids/engine/index.ts';
import { DI_CHI_TRACCIATI, getDiChi } from '#ui/studio/uso.tsx';
import type { RigaTracciato, StatoTracciato } from './righe.ts';

const STATI: Record<StatoTracciato, Sign> = {
  attivo: { testo: 'Attivo', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  disattivato: { testo: 'Disattivato', tono: 'spento', icon: <PauseCircleRegular /> },
  di_serie: { testo: 'Di serie', tono: 'neutro', icon: <StarRegular /> },
};
const NATURE = { movimento: 'Movimenti', partita: 'Partite' } as const;

const column = defineColonne<RigaTracciato>();

export const COLONNE_TRACCIATI = [
  column('nome', 'Nome', TESTO, { larghezza: 260, flexible: true, fissa: true }),
  column('stato', 'Stato', defineSigned(STATI), {
    larghezza: 124,
    ordine: 'asc',
    draw: (riga) => <ColumnLabel {...STATI[riga.stato]} />,
  }),
  column.computed(
    'di_chi',
    'Di chi',
    defineStato(DI_CHI_TRACCIATI),
    ({ salvato, dello_studio }) => (salvato ? getDiChi(dello_studio) : null),
    { larghezza: 128, usual: 'azienda' },
  ),
  column('modello_nome', 'Nomi dei file', TESTO, { larghezza: 220 }),
  column('formati', 'Formato', TESTO, { larghezza: 130 }),
  column('natura', 'Contiene', defineStato(NATURE), { larghezza: 110 }),
  column('versione', 'Versione', NUMERO, { larghezza: 92 }),
  column('numero_campioni', 'Campioni', NUMERO, { larghezza: 96 }),
  column('usi', 'Importazioni', NUMERO, { larghezza: 112 }),
  column('ultimo_uso', 'Ultimo uso', ISTANTE),
  column('autore', 'Salvato da', TESTO, { larghezza: 120 }),
  column('salvata_il', 'Salvato il', ISTANTE),
];
