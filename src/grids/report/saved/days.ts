/** Days that move with the calendar: their names, and the address of a saved report on a given day. */
import { type GiornoRelativo, giornoRelativoSchema } from '#api/contract/report-parametri.ts';
import type { ReportParametri } from '#api/contract/report-programmati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { resolveGiorno } from '#domain/report/relative-days.ts';
import { toValori } from '#domain/report/common.ts';
import type { ReportValori } from '#domain/report/definition.ts';

export const GIORNI: Readonly<Record<GiornoRelativo, string>> = {
  oggi: 'il giorno stesso',
  ieri: 'il giorno prima',
  inizio_settimana_scorsa: 'inizio della settimana scorsa',
  fine_settimana_scorsa: 'fine della settimana scorsa',
  inizio_mese: 'inizio del mese',
  fine_mese: 'fine del mese',
  inizio_mese_scorso: 'inizio del mese scorso',
  fine_mese_scorso: 'fine del mese scorso',
  inizio_trimestre_scorso: 'inizio del trimestre scorso',
  fine_trimestre_scorso: 'fine del trimestre scorso',
  inizio_anno: 'inizio dell’anno',
  fine_anno: 'fine dell’anno',
  inizio_anno_scorso: 'inizio dell’anno scorso',
  fine_anno_scorso: 'fine dell’anno scorso',
};

/** The parameters of a saved report as the address has them, its moving days told from `oggi`. */
export const toIndirizzo = ({ parametri }: Pick<ReportParametri, 'parametri'>, today: Giorno): ReportValori =>
  Object.fromEntries(
    Object.entries(toValori(parametri)).map(([name, value]) => {
      const mobile = giornoRelativoSchema.safeParse(value);
      return [name, mobile.success ? resolveGiorno(mobile.data, today) : value];
    }),
  );

/** The moving day that a day is today, if it plainly is one: what most people mean when they save it. */
export function inferMovingDay(field: string, day: string, today: Giorno): GiornoRelativo | null {
  const candidates: readonly GiornoRelativo[] =
    field === 'dal'
      ? ['inizio_anno', 'inizio_mese', 'inizio_mese_scorso', 'inizio_anno_scorso']
      : ['oggi', 'fine_mese_scorso', 'fine_anno_scorso'];
  return candidates.find((which) => resolveGiorno(which, today) === day) ?? null;
}
