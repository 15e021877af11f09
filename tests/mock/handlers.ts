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
import { type MockResolver, rispondi } from './rispondi.ts';
import { scadenzeResolvers } from './scadenze.ts';
import { sollecitiResolvers } from './solleciti.ts';
import { createStato, type MockStato } from './stato.ts';
import { tracciatiResolvers } from './tracciati.ts';
import * as ufficio from './ufficio.ts';
import * as viste from './viste.ts';

type Resolvers = { [N in RouteName]: MockResolver<N> };

function createResolvers(stato: MockStato): Resolvers {
  return {
    health: () => ({
      stato: 'ok',
      versione: '0.0.0',
      database: { motore: 'pglite', versione: '18', migrazioni: 1 },
    }),
    accesso: () => ({ primo_utente: stato.primoUtente }),
    primoUtente: risorse.primoUtente(stato),
    login: risorse.login(stato),
    verify: () => ({ ok: true }),
    me: () => stato.me,
    logout: risorse.logout(stato),
    logImportAdd: imports.logImportAdd(stato),
    importPresenti: imports.importPresenti(stato),
    importRighePresenti: imports.importRighePresenti(stato),
    importProposte: imports.importProposte,
    importAlias: imports.importAlias(stato),
    importRows: imports.importRows(stato),
    allDelImport: imports.allDelImport(stato),
    importazioni: imports.importazioni(stato),
    tracciatiSalva: risorse.tracciatiSalva(stato),
    tracciatoPerNome: risorse.tracciatoPerNome(stato),
    ...tracciatiResolvers(stato),
    estrattoConto: estratto.estrattoConto(stato),
    estrattoBlocco: estratto.estrattoBlocco(stato),
    estrattoTotali: estratto.estrattoTotali(stato),
    estrattoGruppi: estratto.estrattoGruppi(stato),
    estrattoValori: estratto.estrattoValori(stato),
    notifiche: estratto.notifiche(stato),
    updateNota: estratto.updateNota(stato),
    estrattoContoModifica: estratto.estrattoContoModifica(stato),
    conti: () => ({ conti: stato.conti }),
    contoNuovo: risorse.contoNuovo(stato),
    ...anagraficheResolvers(stato),
    preferenze: ufficio.preferenze(stato),
    preferenzeSalva: ufficio.preferenzeSalva(stato),
    riepilogo: ufficio.riepilogo(stato),
    studio: ufficio.studio(stato),
    studioMesi: ufficio.studioMesi(stato),
    destinazioni: ufficio.destinazioni(stato),
    compitiMiei: () => ({ compiti: [] }),
    colleghi: () => ({ colleghi: [] }),
    compitiNuovi: ({ body }) => ({ creati: body.aziende.length, gia_presenti: 0 }),
    compitiCambia: () => ({ compiti: [] }),
    ...reportResolvers(),
    cerca: ufficio.cerca(stato),
    tipiPagamento: ufficio.tipiPagamento(stato),
    tipiPagamentoModifica: ufficio.tipiPagamentoModifica(stato),
    viste: viste.viste(stato),
    visteSalva: viste.visteSalva(stato),
    visteElimina: viste.visteElimina(stato),
    ...impostazioni(stato),
    ...pagamentiResolvers(),
    ...sollecitiResolvers(),
    ...scadenzeResolvers(),
    ...demoResolvers(stato),
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
  const handlers = names.map((name) => rispondi(name, isAutenticato, resolvers[name]));
  return { stato, handlers: [eventiHandler(stato), ...handlers] };
}
