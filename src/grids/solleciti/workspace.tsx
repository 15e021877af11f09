/** The two faces of the area as values. */
import {
  CalendarRegular,
  ClipboardTextEditRegular,
  FilterDismissRegular,
  MailReadRegular,
  PersonRegular,
  SendRegular,
} from '@fluentui/react-icons';
import type { Lettera, Sollecito } from '#api/contract/solleciti.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, type Azione, defineWorkspace, ESPORTA, ESPORTA_COME } from '#grids/engine/index.ts';
import { chiaveLettera, contornoAtom, fermaSollecitiAtom, righeLettere, righeSolleciti } from './atoms.ts';
import { COLONNE_LETTERE, COLONNE_SOLLECITI } from './columns.tsx';
import { apriAtom } from './finestre.ts';

/** Of the rows ticked; of all of them when none is. */
const PREPARA: Azione<Lettera> = {
  id: 'prepara',
  scrive: true,
  label: 'Prepara e rileggi',
  icon: <SendRegular />,
  principale: true,
  suggerimento: ({ righe }) =>
    righe.length === 0
      ? 'Prepara tutti i solleciti: non parte nulla finché non confermi'
      : 'Prepara quelli scelti: non parte nulla finché non confermi',
  disabledReason: ({ store }) => {
    const { archivio } = store.get(righeLettere.vistaAtom);
    return archivio.size === 0 ? 'Nessuno da sollecitare' : null;
  },
  run: ({ righe, store }) => {
    const { archivio } = store.get(righeLettere.vistaAtom);
    store.set(apriAtom, { tipo: 'conferma', lettere: righe.length > 0 ? righe : archivio.tutte() });
  },
};

const LIVELLI: Azione<unknown> = {
  id: 'livelli',
  label: 'Livelli e testi',
  icon: <ClipboardTextEditRegular />,
  dove: 'barra',
  run: ({ store }) => store.set(apriAtom, { tipo: 'livelli' }),
};

const ESCLUSE: Azione<unknown> = {
  id: 'escluse',
  label: 'Partite escluse',
  icon: <FilterDismissRegular />,
  dove: 'barra',
  disabledReason: ({ store }) =>
    (store.get(contornoAtom)?.escluse.length ?? 0) === 0
      ? 'Nessuna partita in ritardo è rimasta fuori'
      : null,
  run: ({ store }) => store.set(apriAtom, { tipo: 'escluse' }),
};

const CALENDARIO: Azione<unknown> = {
  id: 'calendario',
  label: 'Calendario',
  icon: <CalendarRegular />,
  dove: 'barra',
  run: ({ naviga }) => naviga('/app/scadenziario'),
};

const CLIENTE: Azione<{ id_soggetto: number }> = {
  id: 'cliente',
  label: 'Apri la scheda del cliente',
  icon: <PersonRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [riga], naviga }) => {
    if (riga) naviga(`/app/anagrafiche?soggetto=${riga.id_soggetto}`);
  },
};

export const LETTERE = defineWorkspace<Lettera>({
  id: 'solleciti',
  titolo: 'Solleciti',
  nomi: ['sollecito da inviare', 'solleciti da inviare'],
  colonne: COLONNE_LETTERE,
  getId: chiaveLettera,
  righe: righeLettere,
  azioni: [PREPARA, ESCLUSE, LIVELLI, CALENDARIO, AGGIORNA, ESPORTA, ESPORTA_COME, CLIENTE],
  misura: { importo: ({ totale }) => totale, divisa: ({ divisa }) => divisa },
  classeRiga: ({ email }) => (email === null ? 'avviso' : null),
  descrivi: ({ ragione_sociale, totale }) => `${ragione_sociale}, ${formatImporto(totale)}`,
  vuoto: {
    titolo: 'Nessuno da sollecitare oggi',
    testo:
      'Qui compaiono i clienti in ritardo, quando è passato il tempo del livello a cui sono. Se ti aspettavi qualcuno, guarda i livelli e le partite escluse.',
    azione: LIVELLI,
  },
});

const APRI: Azione<Sollecito> = {
  id: 'apri',
  label: 'Apri',
  icon: <MailReadRegular />,
  shortcut: 'Alt+Invio',
  ambito: 'fuori',
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 1 ? null : 'Scegli una riga sola'),
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(apriAtom, { tipo: 'sollecito', id: riga.id });
  },
};

const FERMA: Azione<Sollecito> = {
  id: 'ferma',
  scrive: true,
  label: 'Ferma',
  icon: <FilterDismissRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli almeno una riga';
    return righe.every(({ stato }) => stato === 'in_coda') ? null : 'Si ferma solo ciò che è ancora in coda';
  },
  run: ({ righe, store }) =>
    void store.set(
      fermaSollecitiAtom,
      righe.map(({ id }) => id),
    ),
};

export const SOLLECITI = defineWorkspace<Sollecito>({
  id: 'solleciti-inviati',
  titolo: 'Solleciti',
  nomi: ['sollecito', 'solleciti'],
  colonne: COLONNE_SOLLECITI,
  getId: ({ id }) => id,
  righe: righeSolleciti,
  azioni: [LIVELLI, CALENDARIO, AGGIORNA, ESPORTA, ESPORTA_COME, APRI, FERMA, CLIENTE],
  misura: { importo: ({ totale }) => totale, divisa: ({ divisa }) => divisa },
  classeRiga: ({ stato }) =>
    stato === 'annullato' ? 'spenta' : stato === 'fallito' ? 'errore' : stato === 'incerto' ? 'avviso' : null,
  descrivi: ({ ragione_sociale, livello }) => `${livello} a ${ragione_sociale}`,
  vuoto: {
    titolo: 'Nessun sollecito',
    testo: 'I solleciti che confermi restano qui: a chi, quando, con quale testo e quali allegati.',
  },
});
