/** Pagamenti, proposals, voci and rules: what an office without any answers. */
import type { pagamentiRoutes } from '#api/contract/routes/pagamenti.ts';
import type { condiviseRoutes } from '#api/contract/routes/condivise.ts';
import type { vociRoutes } from '#api/contract/routes/voci.ts';
import { toCentesimi } from '#domain/importi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

type Nomi = keyof typeof pagamentiRoutes | keyof typeof vociRoutes | keyof typeof condiviseRoutes;

const nothing = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};
const zero = toCentesimi(0);
const measure = { accettate: 0, annullate: 0, rifiutate: 0, precisione: null };
const quota = { movimenti: 0, totale: zero };

export const pagamentiResolvers = () =>
  ({
    calcoloAvvia: nothing,
    calcoloUltimo: () => ({ calcolo: null, id_completato: null, da_cercare: false }),
    calcolo: nothing,
    calcoloFerma: nothing,
    proposte: () => ({ proposte: [], totale: 0, righe: [], prese: [] }),
    proposteAccetta: nothing,
    accettazioneAvvia: nothing,
    proposteRifiuta: nothing,
    rifiuti: () => ({ rifiuti: [] }),
    rifiutiElimina: () => ({ eliminati: [] }),
    lottiAbbinamenti: () => ({ lotti: [], totale: 0 }),
    lottiInCorso: () => ({ lotti: [] }),
    lottoAvanzamento: nothing,
    lottoFerma: nothing,
    lottoAnnulla: nothing,
    prese: () => ({ prese: [] }),
    preseChiedi: () => ({ prese: [] }),
    preseLascia: () => ({ eliminati: [] }),
    soglia: () => ({ soglia: 0.98, versione: 1, automatiche: measure, fasce: [] }),
    sogliaSalva: ({ body: { soglia, versione } }) => ({
      soglia,
      versione: versione + 1,
      automatiche: measure,
      fasce: [],
    }),
    pagamenti: () => ({ pagamenti: [], totale: 0, divise: [] }),
    pagamento: nothing,
    pagamentoCrea: nothing,
    pagamentoAnnulla: nothing,
    pagamentoStorna: nothing,
    pagamentoMovimenti: nothing,
    pagamentoScollega: nothing,
    esiti: nothing,
    chiusura: nothing,
    chiusuraDocumento: nothing,
    voci: () => ({ voci: [] }),
    voceSalva: nothing,
    voceElimina: ({ body: { id } }) => ({ id }),
    vociUsuali: () => ({ voci: 0, regole: 0 }),
    regole: () => ({ regole: [] }),
    regolaSalva: nothing,
    regolaElimina: ({ body: { id } }) => ({ id }),
    regoleOrdine: () => ({ regole: [] }),
    regolaProva: nothing,
    regoleApplica: nothing,
    regoleAnteprima: () => ({
      spiegati: 0,
      per_regola: [],
      movimenti: [],
      saltati: 0,
      usuali: false,
    }),
    movimentiAssegna: nothing,
    movimentiLibera: () => ({ liberate: 0 }),
    assegnazioni: () => ({ assegnazioni: [], totale: 0 }),
    movimentoAssegnazioni: () => ({ assegnazioni: [] }),
    spiegazioni: () => ({
      totale: 0,
      abbinati: quota,
      voci: quota,
      giroconti: quota,
      ignorati: quota,
      misti: quota,
      non_spiegati: quota,
      righe: [],
    }),
    condivisa: nothing,
    condividi: nothing,
    condivisaTogli: nothing,
    primaNotaTracciati: () => ({ tracciati: [] }),
    primaNotaTracciatoSalva: nothing,
    primaNotaTracciatoElimina: ({ body: { id } }) => ({ id }),
    primaNota: () => ({ registrazioni: [], dare: zero, avere: zero, sospesi: zero }),
  }) satisfies { [N in Nomi]: MockResolver<N> };
