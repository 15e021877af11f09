/** Pagamenti, proposals, voci and rules: what an office without any answers. */
import type { pagamentiRoutes } from '#api/contract/routes/pagamenti.ts';
import type { vociRoutes } from '#api/contract/routes/voci.ts';
import { toCentesimi } from '#domain/importi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';

type Nomi = keyof typeof pagamentiRoutes | keyof typeof vociRoutes;

const nulla = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Non trovato');
};
const zero = toCentesimi(0);
const misura = { accettate: 0, annullate: 0, rifiutate: 0, precisione: null };
const quota = { movimenti: 0, totale: zero };

export const pagamentiResolvers = () =>
  ({
    calcoloAvvia: nulla,
    calcoloUltimo: () => ({ calcolo: null, id_completato: null, da_cercare: false }),
    calcolo: nulla,
    calcoloFerma: nulla,
    proposte: () => ({ proposte: [], totale: 0, righe: [], prese: [] }),
    proposteAccetta: nulla,
    accettazioneAvvia: nulla,
    accettazione: nulla,
    accettazioneFerma: nulla,
    proposteRifiuta: nulla,
    rifiuti: () => ({ rifiuti: [] }),
    rifiutiElimina: () => ({ eliminati: [] }),
    lottiAbbinamenti: () => ({ lotti: [], totale: 0 }),
    lottoAnnulla: nulla,
    prese: () => ({ prese: [] }),
    preseChiedi: () => ({ prese: [] }),
    preseLascia: () => ({ eliminati: [] }),
    soglia: () => ({ soglia: 0.98, versione: 1, automatiche: misura, fasce: [] }),
    sogliaSalva: ({ body: { soglia, versione } }) => ({
      soglia,
      versione: versione + 1,
      automatiche: misura,
      fasce: [],
    }),
    pagamenti: () => ({ pagamenti: [], totale: 0, divise: [] }),
    pagamento: nulla,
    pagamentoCrea: nulla,
    pagamentoAnnulla: nulla,
    pagamentoStorna: nulla,
    pagamentoMovimenti: nulla,
    pagamentoScollega: nulla,
    esiti: nulla,
    chiusura: nulla,
    chiusuraDocumento: nulla,
    voci: () => ({ voci: [] }),
    voceSalva: nulla,
    voceElimina: ({ body: { id } }) => ({ id }),
    vociUsuali: () => ({ voci: 0, regole: 0 }),
    regole: () => ({ regole: [] }),
    regolaSalva: nulla,
    regolaElimina: ({ body: { id } }) => ({ id }),
    regoleOrdine: () => ({ regole: [] }),
    regolaProva: nulla,
    regoleApplica: () => ({
      id_lotto: null,
      spiegati: 0,
      per_regola: [],
      movimenti: [],
      saltati: 0,
      usuali: false,
    }),
    movimentiAssegna: nulla,
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
    primaNotaTracciati: () => ({ tracciati: [] }),
    primaNotaTracciatoSalva: nulla,
    primaNotaTracciatoElimina: ({ body: { id } }) => ({ id }),
    primaNota: () => ({ registrazioni: [], dare: zero, avere: zero, sospesi: zero }),
  }) satisfies { [N in Nomi]: MockResolver<N> };
