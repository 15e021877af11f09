/** Solleciti and disputes: what an office without any answers. */
import type { sollecitiRoutes } from '#api/contract/routes/solleciti.ts';
import { getToday } from '#domain/date.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

const nothing = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};

export const sollecitiResolvers = () =>
  ({
    livelliSollecito: () => ({ livelli: [] }),
    livelloSollecitoSalva: nothing,
    livelloSollecitoElimina: () => ({ livelli: [] }),
    livelliSollecitoUsuali: () => ({ livelli: [] }),
    modelloSollecitoProva: ({ body: { oggetto, testo } }) => ({ oggetto, testo }),
    daSollecitare: () => ({ al: getToday(), dimostrativa: false, mittente: null, lettere: [], escluse: [] }),
    sollecitoAnteprima: nothing,
    sollecitoProva: nothing,
    sollecitiConferma: nothing,
    solleciti: () => ({ solleciti: [], totale: 0 }),
    sollecito: nothing,
    sollecitoAllegato: nothing,
    sollecitoAnnulla: nothing,
    sollecitoDecidi: nothing,
    contestazioni: () => ({ contestazioni: [] }),
    contestazioneNuova: nothing,
    contestazioneSalva: nothing,
  }) satisfies { [N in keyof typeof sollecitiRoutes]: MockResolver<N> };
