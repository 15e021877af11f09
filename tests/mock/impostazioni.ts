/** Settings, users and questions in the mock: enough to draw the pages, one azienda and one amministratore. */
import type { RouteName } from '#api/contract/routes.ts';
import { IMPOSTAZIONI_INIZIALI } from '#api/contract/impostazioni.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

type Nomi = Extract<
  RouteName,
  | `azienda${string}`
  | `impostazioni${'' | 'Salva'}`
  | `causal${string}`
  | `posta${string}`
  | 'registro'
  | `utent${string}`
  | 'titolareCedi'
  | `mi${string}`
  | `totp${string}`
  | `query${string}`
  | `interrogazion${string}`
  | 'saluteDatabase'
  | `backup${string}`
  | 'contoCambia'
>;

const refuse = (): never => {
  throw new MockProblema(404, 'non_trovato', 'Il server di prova non lo fa');
};

/** What is read answers; what would change something is refused. */
export function impostazioni(state: MockStato): { [N in Nomi]: MockResolver<N> } {
  const azienda = () => ({
    id: 1,
    versione: 1,
    ragione_sociale: state.me.aziende[0]?.ragione_sociale ?? '',
    partita_iva: null,
    codice_fiscale: null,
    indirizzo: null,
    cap: null,
    comune: null,
    provincia: null,
    email: null,
    pec: null,
    telefono: null,
    ha_logo: false,
  });
  return {
    azienda,
    aziendaSalva: azienda,
    aziendaNuova: () => state.me,
    aziendaLogo: () => ({ logo: null }),
    aziendaLogoSalva: azienda,
    impostazioni: () => ({ impostazioni: IMPOSTAZIONI_INIZIALI, versioni: {} }),
    impostazioniSalva: () => ({ impostazioni: IMPOSTAZIONI_INIZIALI, versioni: {} }),
    causali: () => ({ causali: [] }),
    causaleSalva: refuse,
    causaliElimina: refuse,
    causaliAbi: () => ({ aggiunte: 0 }),
    posta: () => ({ posta: null }),
    postaSalva: refuse,
    postaProva: refuse,
    registro: () => ({ voci: [], altre: false }),
    utenti: () => ({ utenti: [] }),
    utenteNuovo: refuse,
    utenteCambia: refuse,
    utentePassword: refuse,
    utenteSecondoFattore: refuse,
    titolareCedi: refuse,
    utenteSessioni: () => ({ sessioni: [] }),
    utenteRevoca: () => ({ sessioni: [] }),
    mieSessioni: () => ({ sessioni: [] }),
    miaRevoca: () => ({ sessioni: [] }),
    miaPassword: () => state.me,
    totpInizio: refuse,
    totpAttiva: refuse,
    totpTogli: () => ({ ok: true }),
    query: () => ({
      colonne: [{ nome: 'uno', tipo: 'intero' }],
      righe: [[1]],
      troncato: false,
      millisecondi: 1,
    }),
    queryViste: () => ({ viste: [] }),
    interrogazioni: () => ({ interrogazioni: [] }),
    interrogazioneSalva: refuse,
    interrogazioneElimina: refuse,
    saluteDatabase: refuse,
    backup: () => ({ motore: 'pglite', backup: [], cartella: '/', automatico: true, conservati: 14 }),
    backupFai: refuse,
    contoCambia: refuse,
  };
}
