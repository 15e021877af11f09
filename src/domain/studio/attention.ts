/** What an azienda needs from a person, the worst first: the aziende of a studio are sorted by it. */
import type { SituazioneAzienda } from '#api/contract/studio.ts';
import { addGiorni, toGiorno } from '../date.ts';

export const ATTENTIONS = [
  'non_quadra',
  'indietro',
  'da_decidere',
  'sicure',
  'da_spiegare',
  'in_pari',
  'vuota',
] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** A statement comes once a month: a conto without movimenti for longer than this is behind. */
const DAYS_BACK = 35;

/** The worst that a situation contains; `null` if it has not been computed yet. `today` is the day of the person. */
export function findAttention(situazione: SituazioneAzienda | null, today: string): Attention | null {
  if (situazione === null) return null;
  const { conti, conti_vuoti, importato_al, non_quadrate, da_decidere, da_spiegare, sicure } = situazione;
  if (non_quadrate > 0) return 'non_quadra';
  if (importato_al === null) return 'vuota';
  if (conti_vuoti > 0 && conti > 0) return 'indietro';
  if (importato_al < addGiorni(toGiorno(today), -DAYS_BACK)) return 'indietro';
  if (da_decidere > 0) return 'da_decidere';
  if (sicure > 0) return 'sicure';
  return da_spiegare > 0 ? 'da_spiegare' : 'in_pari';
}
