/** The registries as a workspace: the same columns for every role, each role with its own views and memory. */
import type { RuoloSoggetto } from '#api/contract/soggetti.ts';
import { AGGIORNA, defineWorkspace, ESPORTA, ESPORTA_COME, type Workspace } from '#grids/engine/index.ts';
import { ATTIVA, DOPPIONI, ELIMINA, IMPORTA, NUOVO, OPEN_RECORD, SOLLECITI, MERGE } from './actions.tsx';
import { soggettiEdits, righeSoggetti } from './atoms.ts';
import { COLONNE_SOGGETTI, checkChange } from './columns.tsx';
import type { RigaAnagrafica } from './row.ts';

const NOMI = {
  tutti: ['soggetto', 'soggetti'],
  cliente: ['cliente', 'clienti'],
  fornitore: ['fornitore', 'fornitori'],
  mandante: ['mandante', 'mandanti'],
  agente: ['agente', 'agenti'],
} as const satisfies Record<RuoloSoggetto | 'tutti', readonly [string, string]>;

const make = (face: RuoloSoggetto | 'tutti'): Workspace<RigaAnagrafica> =>
  defineWorkspace<RigaAnagrafica>({
    id: 'anagrafiche',
    faccia: face,
    titolo: 'Anagrafiche',
    nomi: NOMI[face],
    colonne: COLONNE_SOGGETTI,
    righe: righeSoggetti,
    edits: soggettiEdits,
    actions: [
      NUOVO,
      IMPORTA,
      DOPPIONI,
      SOLLECITI,
      AGGIORNA,
      ESPORTA,
      ESPORTA_COME,
      OPEN_RECORD,
      MERGE,
      ATTIVA,
      ELIMINA,
    ],
    empty: {
      titolo: face === 'tutti' ? 'Nessun soggetto' : `Nessun ${NOMI[face][0]}`,
      testo:
        'Crea il primo, o importa un elenco da Excel o CSV: partita IVA, codice fiscale e IBAN vengono controllati riga per riga.',
      azione: NUOVO,
    },
    valida: checkChange,
    describe: ({ ragione_sociale }) => ragione_sociale,
    rigaClass: ({ attivo, iban_nuovi }) => (iban_nuovi > 0 ? 'avviso' : attivo ? null : 'spenta'),
  });

export const ANAGRAFICHE: Readonly<Record<RuoloSoggetto | 'tutti', Workspace<RigaAnagrafica>>> = {
  tutti: make('tutti'),
  cliente: make('cliente'),
  fornitore: make('fornitore'),
  mandante: make('mandante'),
  agente: make('agente'),
};
