/** Reports of an office without any data: every sum is zero. */
import type { reportRoutes } from '#api/contract/routes/report.ts';
import { centesimi } from '#domain/importi.ts';
import { CRITERI } from '#domain/report/previsione.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

const nulla = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};
const zero = centesimi(0);
const visto_il = '2026-03-31T10:00:00.000Z';
const righe = () => ({ righe: [], totale: 0, somma: zero, visto_il });
const fasce = {
  partite: 0,
  a_scadere: zero,
  fino_30: zero,
  fino_60: zero,
  fino_90: zero,
  oltre: zero,
  scaduto: zero,
  totale: zero,
};
const flussiMese = { incassi: zero, insoluti: zero, pagamenti: zero, storni: zero, netto: zero, numero: 0 };
const perScenario = { migliore: zero, atteso: zero, peggiore: zero };
const ritardo = { ritardo_medio: 0, ritardo_massimo: 0, partite: 0 };

export const reportResolvers = () =>
  ({
    reportScaduto: ({ query }) => ({
      parametri: { ...query, visto_il },
      righe: [],
      totali: fasce,
      altre_divise: [],
    }),
    reportScadutoRighe: righe,
    reportPartitario: ({ query }) => ({
      parametri: { ...query, visto_il },
      soggetto: { id: query.id_soggetto, ragione_sociale: 'Rossi S.r.l.' },
      saldo_iniziale: zero,
      righe: [],
      totali: { dare: zero, avere: zero },
      saldo_finale: zero,
      aperte: [],
    }),
    reportPrevisione: ({ query }) => ({
      parametri: { ...query, visto_il },
      saldo_iniziale: zero,
      periodi: [],
      criteri: CRITERI,
      oltre: perScenario,
      esclusi: perScenario,
      aperto: { entrate: zero, uscite: zero, partite: 0 },
      ricorrenze: [],
      ritardi: [],
      ritardo_azienda: ritardo,
    }),
    reportPrevisioneRighe: righe,
    reportMesi: ({ query }) => ({ parametri: { ...query, visto_il }, righe: [], totali: flussiMese }),
    reportMesiRighe: righe,
    reportProvvigioni: ({ query }) => ({
      parametri: { ...query, visto_il },
      righe: [],
      totali: { partite: 0, incassato: zero, stornato: zero, provvigione: zero },
      senza_aliquota: zero,
    }),
    reportProvvigioniRighe: righe,
    reportConti: ({ query }) => ({ parametri: { ...query, visto_il }, righe: [], totali: [] }),
    reportContiRighe: righe,
    reportCausali: ({ query }) => ({
      parametri: { ...query, visto_il },
      righe: [],
      totali: { movimenti: 0, entrate: zero, uscite: zero, netto: zero },
    }),
    reportCausaliRighe: righe,
    reportFile: nulla,
    reportSalvati: () => ({ salvati: [] }),
    reportSalva: ({ body: { id, versione, ...salvato } }) => ({
      id: id ?? 1,
      versione: (versione ?? 0) + 1,
      ...salvato,
      autore: 'rossi',
      mio: true,
    }),
    reportElimina: ({ body: { id } }) => ({ id }),
    reportProgrammati: () => ({ programmati: [] }),
    reportProgramma: nulla,
    reportProgrammatoElimina: ({ body: { id } }) => ({ id }),
    reportProgrammatoSpedisci: nulla,
    reportSpedizioni: () => ({ spedizioni: [] }),
  }) satisfies { [N in keyof typeof reportRoutes]: MockResolver<N> };
