/** Solleciti and disputes: what an office without any answers. */
import type { sollecitiRoutes } from '#api/contract/routes/solleciti.ts';
import { getToday } from '#domain/date.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

const nulla = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};

export const sollecitiResolvers = () =>
  ({
    livelliSollecito: () => ({ livelli: [] }),
    livelloSollecitoSalva: nulla,
    livelloSollecitoElimina: () => ({ livelli: [] }),
    livelliSollecitoUsuali: () => ({ livelli: [] }),
    modelloSollecitoProva: ({ body: { oggetto, testo } }) => ({ oggetto, testo }),
    daSollecitare: () => ({ al: getToday(), dimostrativa: false, mittente: null, lettere: [], escluse: [] }),
    sollecitoAnteprima: nulla,
    sollecitoProva: nulla,
    sollecitiConferma: nulla,
    solleciti: () => ({ solleciti: [], totale: 0 }),
    sollecito: nulla,
    sollecitoAllegato: nulla,
    sollecitoAnnulla: nulla,
    sollecitoDecidi: nulla,
    contestazioni: () => ({ contestazioni: [] }),
    contestazioneNuova: nulla,
    contestazioneSalva: nulla,
  }) satisfies { [N in keyof typeof sollecitiRoutes]: MockResolver<N> };
