/** The forecast of cash: its periods, and the day on which each scenario counts an open item. */
import type { Scenario } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, countGiorni, getFineMese, getMonthStart } from '../date.ts';

export const SCENARI = ['migliore', 'atteso', 'peggiore'] as const satisfies readonly Scenario[];

/** Days: the worst scenario does not count credits that are later than this. */
export const LOST_AFTER = 90;

export const CRITERI: Readonly<Record<Scenario, string>> = {
  migliore:
    'I clienti pagano alla scadenza, e subito ciò che è già scaduto. Ai fornitori si paga con il ritardo medio di ' +
    'ciascuno. Le entrate e le uscite ricorrenti continuano.',
  atteso:
    'Ogni partita si muove alla scadenza più il ritardo medio del soggetto; se quel giorno è passato, dopo un altro ' +
    'ritardo medio. Le entrate e le uscite ricorrenti continuano.',
  peggiore:
    'I clienti pagano con il loro ritardo massimo dell’ultimo anno, e ciò che è scaduto da più di 90 giorni non ' +
    'arriva. Ai fornitori si paga alla scadenza. Continuano solo le uscite ricorrenti.',
};

/** Calendar months, the first from the day after `al`; or weeks of seven days, the last one cut at the same end. */
export function listPeriodi(
  al: Giorno,
  months: number,
  step: 'settimana' | 'mese',
): { dal: Giorno; al: Giorno }[] {
  const from = addGiorni(al, 1);
  const end = getFineMese(from, months - 1);
  if (step === 'mese')
    return Array.from({ length: months }, (_, at) => ({
      dal: at === 0 ? from : getMonthStart(from, at),
      al: getFineMese(from, at),
    }));
  const weeks = Math.ceil((countGiorni(from, end) + 1) / 7);
  return Array.from({ length: weeks }, (_, at) => {
    const last = addGiorni(from, at * 7 + 6);
    return { dal: addGiorni(from, at * 7), al: last < end ? last : end };
  });
}
