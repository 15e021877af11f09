/** What this server brought to an end, by itself or for somebody, told to whoever counts it. No word of whose it was. */
import { EventEmitter } from 'node:events';

export type Lavoro =
  | 'importazione'
  | 'abbandonata'
  | 'ricerca'
  | 'copia'
  | 'report'
  | 'sollecito'
  | 'ripreso';

/** `riuscito`: false where it was tried and did not succeed. */
type Ascoltatore = (lavoro: Lavoro, riuscito: boolean) => void;

const lavori = new EventEmitter<{ finito: Parameters<Ascoltatore> }>();

/** Says that so many are over. */
export function reportLavoro(lavoro: Lavoro, riuscito = true, quanti = 1): void {
  for (let each = 0; each < quanti; each += 1) lavori.emit('finito', lavoro, riuscito);
}

/** Hears of each; answers how to stop. */
export function followLavori(ascoltatore: Ascoltatore): () => void {
  lavori.on('finito', ascoltatore);
  return () => void lavori.off('finito', ascoltatore);
}
