/** The registries and the matrix in memory: enough to open the pages and change what they show. */
import type { RouteName } from '#api/contract/routes.ts';
import type { DettaglioSoggetto, Soggetto } from '#api/contract/soggetti.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

type Nome = Extract<
  RouteName,
  | 'soggetti'
  | 'soggettiModifica'
  | 'soggettiImporta'
  | 'soggettiElenchi'
  | 'elencoAnnulla'
  | 'soggettiDoppioni'
  | 'soggettiDistinti'
  | 'soggettiUnisci'
  | 'unioneAnnulla'
  | 'soggetto'
  | 'soggettoIban'
  | 'soggettoAlias'
  | 'soggettoNota'
  | 'soggettoDocumento'
  | 'documento'
  | 'documentoElimina'
  | 'matriceAgenti'
  | 'matriceModifica'
  | 'matricePeriodi'
  | 'matriceEffetti'
  | 'matriceEffettiPeriodi'
>;

/** What only a server with a database does. */
const soloServer = (): never => {
  throw new MockProblema(422, 'richiesta_non_valida', 'Nella prova senza server questo non si fa');
};

export function anagraficheResolvers({ soggetti }: MockStato): { [N in Nome]: MockResolver<N> } {
  const detail = (id: number): DettaglioSoggetto => {
    const soggetto = soggetti.get(id);
    if (!soggetto) throw new MockProblema(404, 'non_trovato', 'Non trovato');
    const empty = { storia_iban: [], iban_da_verificare: [], alias: [], note: [], documenti: [], unioni: [] };
    const creato_il = '2026-01-01T00:00:00.000Z';
    return {
      soggetto,
      ibans: soggetto.ibans.map((iban) => ({ iban, origine: 'manuale', creato_il })),
      ...empty,
    };
  };
  return {
    soggetti: ({ query: { ruolo } }) => {
      const shown = [...soggetti.values()].filter(({ ruoli }) => !ruolo || ruoli.includes(ruolo));
      return { soggetti: shown, totale: shown.length, cursor: null };
    },
    soggettiModifica: ({ body: { crea, cambia, elimina } }) => {
      const creati = crea.map(({ ibans, ...dati }) => {
        const next = 1 + Math.max(0, ...soggetti.keys());
        const made: Soggetto = { ...dati, id: dati.id ?? next, versione: 1, ibans, iban_nuovi: 0 };
        soggetti.set(made.id, made);
        return made;
      });
      const cambiati = cambia.flatMap(({ id, campi }) => {
        const before = soggetti.get(id);
        if (!before) return [];
        const written = Object.fromEntries(Object.entries(campi).filter(([, value]) => value !== undefined));
        const after: Soggetto = { ...before, ...written, versione: before.versione + 1 };
        soggetti.set(id, after);
        return [after];
      });
      for (const { id } of elimina) soggetti.delete(id);
      return { creati, cambiati, eliminati: elimina.map(({ id }) => id) };
    },
    soggettiImporta: soloServer,
    soggettiElenchi: () => ({ elenchi: [] }),
    elencoAnnulla: soloServer,
    soggettiDoppioni: () => ({ doppioni: [], soggetti: [], incompleto: false }),
    soggettiDistinti: ({ body }) => body,
    soggettiUnisci: soloServer,
    unioneAnnulla: soloServer,
    soggetto: ({ params }) => detail(params.id),
    soggettoIban: soloServer,
    soggettoAlias: soloServer,
    soggettoNota: soloServer,
    soggettoDocumento: soloServer,
    documento: soloServer,
    documentoElimina: soloServer,
    matriceAgenti: () => ({ agenti: [], mandanti: [], periodi: [], usate: [] }),
    matriceModifica: soloServer,
    matricePeriodi: soloServer,
    matriceEffetti: soloServer,
    matriceEffettiPeriodi: soloServer,
  };
}
