/** The rates of the demonstration office: each agente with most of the mandanti, in the zone where they live. */
import { makeCaso } from './random.ts';
import type { AziendaDemo } from './types.ts';

export interface AliquotaDemo {
  /** Keys of soggetti. */
  agente: string;
  mandante: string;
  /** Hundredths of a point. */
  aliquota: number;
  zona: string;
}

/** From 3% to 9% by half points; about one pair in eight has none, as it is in every office. */
export function makeMatrice(seme: number, { soggetti }: AziendaDemo): AliquotaDemo[] {
  const caso = makeCaso(seme, 'matrice');
  const of = (ruolo: 'agente' | 'mandante') => soggetti.filter(({ ruoli }) => ruoli[0] === ruolo);
  return of('agente').flatMap((agente) =>
    of('mandante').flatMap((mandante) => {
      const aliquota = 50 * caso.intero(6, 18);
      const zona = agente.provincia;
      return caso.esce(0.125) ? [] : [{ agente: agente.chiave, mandante: mandante.chiave, aliquota, zona }];
    }),
  );
}
