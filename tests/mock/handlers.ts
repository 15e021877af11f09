/** One mock handler per route of the contract; a route without one does not compile. */
import type { HttpHandler } from 'msw';
import type { RouteName } from '#api/contract/routes.ts';
import { anagraficheResolvers } from './anagrafiche.ts';
import { demoResolvers } from './demo.ts';
import * as estratto from './estratto-conto.ts';
import { eventiHandler } from './eventi.ts';
import * as imports from './importazioni.ts';
import { impostazioni } from './impostazioni.ts';
import { pagamentiResolvers } from './pagamenti.ts';
import { reportResolvers } from './report.ts';
import * as risorse from './risorse.ts';
import { type MockResolver, answer } from './rispondi.ts';
import { scadenzeResolvers } from './scadenze.ts';
import { sollecitiResolvers } from './solleciti.ts';
import { createStato, type MockStato } from './stato.ts';
import { tracciatiResolvers } from './tracciati.ts';
import * as ufficio from './ufficio.ts';
import * as viste from './viste.ts';

type Resolvers = { [N in RouteName]: MockResolver<N> };

function createResolvers(state: MockStato): Resolvers {
  return {
    health: () => ({
      stato: 'ok',
      versione: '0.0.0',
      database: { motore: 'pglite', versione: '18', migrazioni: 1 },
    }),
    accesso: () => ({ primo_utente: state.primoUtente }),
    primoUtente: risorse.primoUtente(state),
    login: risorse.login(state),
    verify: () => ({ ok: true }),
    me: () => state.me,
    logout: risorse.logout(state),
    logImportAdd: imports.logImportAdd(state),
    importPresenti: imports.importPresenti(state),
    importRighePresenti: imports.importRighePresenti(state),
    importProposte: imports.importProposte,
    importAlias: imports.importAlias(state),
    importRows: imports.importRows(state),
    allDelImport: imports.allDelImport(state),
    importazioni: imports.importazioni(state),
    tracciatiSalva: risorse.tracciatiSalva(state),
    tracciatoPerNome: risorse.tracciatoPerNome(state),
    ...tracciatiResolvers(state),
    estrattoConto: estratto.estrattoConto(state),
    estrattoBlocco: estratto.estrattoBlocco(state),
    estrattoTotali: estratto.estrattoTotali(state),
    estrattoGruppi: estratto.estrattoGruppi(state),
    estrattoValori: estratto.estrattoValori(state),
    notifiche: estratto.notifiche(state),
    updateNota: estratto.updateNota(state),
    estrattoContoModifica: estratto.estrattoContoModifica(state),
    conti: () => ({ conti: state.conti }),
    contoNuovo: risorse.contoNuovo(state),
    ...anagraficheResolvers(state),
    preferenze: ufficio.preferenze(state),
    preferenzeSalva: ufficio.preferenzeSalva(state),
    riepilogo: ufficio.riepilogo(state),
    studio: ufficio.studio(state),
    studioMesi: ufficio.studioMesi(state),
    destinazioni: ufficio.destinazioni(state),
    compitiMiei: () => ({ compiti: [] }),
    colleghi: () => ({ colleghi: [] }),
    compitiNuovi: ({ body }) => ({ creati: body.aziende.length, gia_presenti: 0 }),
    compitiCambia: () => ({ compiti: [] }),
    fascicoli: () => ({ fascicoli: [] }),
    fascicoliInvia: () => ({ fascicoli: [] }),
    ...reportResolvers(),
    cerca: ufficio.search(state),
    tipiPagamento: ufficio.tipiPagamento(state),
    tipiPagamentoModifica: ufficio.tipiPagamentoModifica(state),
    viste: viste.viste(state),
    visteSalva: viste.visteSalva(state),
    visteElimina: viste.visteElimina(state),
    ...impostazioni(state),
    ...pagamentiResolvers(),
    ...sollecitiResolvers(),
    ...scadenzeResolvers(),
    ...demoResolvers(state),
  };
}

export interface Mock {
  stato: MockStato;
  handlers: HttpHandler[];
}

/** A mock server: its handlers and the memory behind them, which tests may read and prepare. */
export function createMock(stato: MockStato = createStato()): Mock {
  const resolvers = createResolvers(stato);
  const isAutenticato = () => stato.autenticato;
  const names = Object.keys(resolvers) as RouteName[];
  const handlers = names.map((name) => answer(name, isAutenticato, resolvers[name]));
  return { stato, handlers: [eventiHandler(stato), ...handlers] };
}
