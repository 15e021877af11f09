/** The rates of the demonstration office: each agente with most of the mandanti, in the zone where they live. */
import { makeChance } from './random.ts';
import type { AziendaDemo } from './types.ts';

interface AliquotaDemo {
  /** Keys of soggetti. */
  agente: string;
  mandante: string;
  /** Hundredths of a point. */
  aliquota: number;
  zona: string;
}

/** From 3% to 9% in steps of half a point; about one pair in eight has no rate, as in a real office. */
export function makeMatrice(seed: number, { soggetti }: AziendaDemo): AliquotaDemo[] {
  const chance = makeChance(seed, 'matrice');
  const of = (role: 'agente' | 'mandante') => soggetti.filter(({ ruoli }) => ruoli[0] === role);
  return of('agente').flatMap((agente) =>
    of('mandante').flatMap((mandante) => {
      const aliquota = 50 * chance.drawInteger(6, 18);
      const zona = agente.provincia;
      return chance.happens(0.125)
        ? []
        : [{ agente: agente.chiave, mandante: mandante.chiave, aliquota, zona }];
    }),
  );
}
