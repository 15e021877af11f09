/** The matrix as a workspace: its columns are the mandanti there are. */
import { CopyAddRegular, HistoryRegular, PeopleRegular, WarningRegular } from '@fluentui/react-icons';
import type { ParteMatrice } from '#api/contract/matrice-agenti.ts';
import {
  AGGIORNA,
  type Azione,
  colonne,
  conteggio,
  defineWorkspace,
  ESPORTA,
  ESPORTA_COME,
  Etichetta,
  NUMERO,
  TESTO,
  type Workspace,
} from '#grids/engine/index.ts';
import { ALIQUOTA } from './aliquota.ts';
import { modificheMatrice, righeMatrice } from './atoms.ts';
import { Cella } from './cella.tsx';
import { apriAtom } from './finestre.ts';
import { campoDi, coperti, type RigaMatrice } from './riga.ts';

const colonna = colonne<RigaMatrice>();
const FISSA = { motivoFissa: 'Gli agenti si cambiano nelle anagrafiche' } as const;

const COPIA: Azione<RigaMatrice> = {
  id: 'copia-aliquote',
  scrive: true,
  label: 'Copia le aliquote su…',
  icon: <CopyAddRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli la sola riga da copiare'),
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(apriAtom, { tipo: 'copia', idAgente: riga.id });
  },
};

const PERIODI: Azione<RigaMatrice> = {
  id: 'periodi',
  label: 'Periodi e zone',
  icon: <HistoryRegular />,
  shortcut: 'Alt+Invio',
  ambito: 'fuori',
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(apriAtom, { tipo: 'periodi', idAgente: riga.id });
  },
};

const ANAGRAFICHE: Azione<unknown> = {
  id: 'anagrafiche',
  label: 'Agenti e mandanti',
  icon: <PeopleRegular />,
  dove: 'barra',
  run: ({ naviga }) => naviga('/app/anagrafiche?ruolo=agente'),
};

export function makeWorkspace(mandanti: readonly ParteMatrice[]): Workspace<RigaMatrice> {
  return defineWorkspace<RigaMatrice>({
    id: 'matrice-agenti',
    titolo: 'Matrice Agenti',
    nomi: ['agente', 'agenti'],
    colonne: [
      colonna('agente', 'Agente', TESTO, { ...FISSA, larghezza: 220, fissa: true }),
      colonna.calcolata('coperti', 'Mandanti coperti', NUMERO, coperti, {
        larghezza: 150,
        motivoFissa: 'Conta i mandanti con un’aliquota',
        disegna: (riga) => {
          const count = coperti(riga);
          return count === 0 ? (
            <Etichetta tono="attenzione" icon={<WarningRegular />} testo="Nessuno" />
          ) : (
            conteggio(count, 'mandante', 'mandanti')
          );
        },
      }),
      ...mandanti.map(({ id, ragione_sociale }) =>
        colonna.calcolata(campoDi(id), ragione_sociale, ALIQUOTA, (riga) => riga[campoDi(id)] ?? null, {
          modificabile: true,
          suggerimento: () => null,
          disegna: (riga) => (
            <Cella idAgente={riga.id} idMandante={id} aliquota={riga[campoDi(id)] ?? null} />
          ),
        }),
      ),
    ],
    getId: ({ id }) => id,
    righe: righeMatrice,
    modifiche: modificheMatrice,
    azioni: [ANAGRAFICHE, AGGIORNA, ESPORTA, ESPORTA_COME, PERIODI, COPIA],
    vuoto: {
      titolo: 'Nessun agente',
      testo:
        'Dai il ruolo di agente o di mandante a qualche soggetto: gli agenti sono le righe, i mandanti le colonne.',
      azione: ANAGRAFICHE,
    },
    descrivi: ({ agente }) => agente,
    classeRiga: (riga) => (coperti(riga) === 0 ? 'avviso' : riga.attivo ? null : 'spenta'),
  });
}
