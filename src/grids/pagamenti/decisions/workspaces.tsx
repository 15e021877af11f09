/** Movimenti explained without a document, and refused pairs, as grids. */
import { ArrowSwapRegular, ArrowUndoRegular, EyeOffRegular, TagRegular } from '@fluentui/react-icons';
import type { PropostaRifiutata } from '#api/contract/abbinamenti.ts';
import type { AssegnazioneDettaglio } from '#api/contract/voci.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  DATA,
  defineWorkspace,
  ESPORTA,
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import { forgetAtom, freeAtom, righeRifiuti, righeSpiegati } from './righe.ts';

const TIPI = { voce: 'Voce', giroconto: 'Giroconto', storno: 'Storno', ignorata: 'Ignorato' } as const;
const SEGNI = {
  voce: { tono: 'positivo', icon: <TagRegular /> },
  giroconto: { tono: 'neutro', icon: <ArrowSwapRegular /> },
  storno: { tono: 'neutro', icon: <ArrowUndoRegular /> },
  ignorata: { tono: 'spento', icon: <EyeOffRegular /> },
} as const;

const RIAPRI: Azione<AssegnazioneDettaglio> = {
  id: 'riapri-spiegato',
  writes: true,
  label: 'Riapri il movimento',
  icon: <ArrowUndoRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un movimento' : null),
  run: ({ righe, store }) => void store.set(freeAtom, righe),
};

const explained = defineColonne<AssegnazioneDettaglio>();

export const SPIEGATI = defineWorkspace<AssegnazioneDettaglio>({
  id: 'pagamenti-spiegati',
  titolo: 'Movimenti senza documento',
  parte: true,
  nomi: ['movimento', 'movimenti'],
  colonne: [
    explained('data', 'Data', DATA, { ordine: 'desc' }),
    explained('descrizione', 'Descrizione', TESTO, { larghezza: 260, flexible: true, folded: true }),
    explained('importo', 'Importo', IMPORTO, {}),
    explained('tipo', 'Come finisce', defineStato(TIPI), {
      larghezza: 130,
      draw: ({ tipo }) => <ColumnLabel {...SEGNI[tipo]} testo={TIPI[tipo]} />,
    }),
    explained('voce', 'Voce', TESTO, { larghezza: 150, folded: true }),
    explained('regola', 'Regola', TESTO, { larghezza: 140, folded: true }),
    explained('motivo', 'Perché', TESTO, { larghezza: 160, folded: true }),
    explained('autore', 'Autore', TESTO, { larghezza: 120 }),
    explained('creato_il', 'Deciso il', ISTANTE),
    explained('id_lotto', 'Azione', NUMERO, { larghezza: 90, senzaTotale: true, hidden: true }),
  ],
  righe: righeSpiegati,
  actions: [AGGIORNA, ESPORTA, RIAPRI],
  measure: { importo: ({ importo }) => importo, divisa: ({ divisa }) => divisa },
  describe: ({ data, importo, descrizione }) =>
    `${formatData(data)}, ${formatImporto(importo)}: ${descrizione}`,
  empty: {
    titolo: 'Nessun movimento senza documento',
    testo:
      'I movimenti dati a una voce, i giroconti e quelli ignorati restano qui: da chi, perché, e come riaprirli.',
  },
});

const FORGET: Azione<PropostaRifiutata> = {
  id: 'dimentica-rifiuto',
  writes: true,
  label: 'Togli il rifiuto',
  icon: <ArrowUndoRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => (righe.length === 0 ? 'Scegli almeno un rifiuto' : null),
  run: ({ righe, store }) => void store.set(forgetAtom, righe),
};

const refusal = defineColonne<PropostaRifiutata>();

export const RIFIUTI = defineWorkspace<PropostaRifiutata>({
  id: 'pagamenti-rifiuti',
  titolo: 'Proposte rifiutate',
  parte: true,
  nomi: ['coppia', 'coppie'],
  colonne: [
    refusal('creato_il', 'Quando', ISTANTE, { ordine: 'desc' }),
    refusal('data', 'Data', DATA, {}),
    refusal('descrizione', 'Movimento', TESTO, { larghezza: 260, flexible: true, folded: true }),
    refusal('importo', 'Importo', IMPORTO, { senzaTotale: true }),
    refusal.computed(
      'chi',
      'Rifiutato con',
      TESTO,
      ({ altra }) => altra.ragione_sociale ?? altra.descrizione,
      {
        larghezza: 220,
      },
    ),
    refusal.computed('documento', 'Documento', TESTO, ({ altra }) => altra.numero_documento, {
      larghezza: 120,
    }),
    refusal.computed('importo_altra', 'Per', IMPORTO, ({ altra }) => altra.importo, { senzaTotale: true }),
    refusal.computed(
      'punteggio',
      'Sicurezza %',
      NUMERO,
      ({ punteggio }) => (punteggio === null ? null : Math.floor(punteggio * 100)),
      { senzaTotale: true, larghezza: 110 },
    ),
    refusal('username', 'Autore', TESTO, { larghezza: 120 }),
  ],
  righe: righeRifiuti,
  actions: [AGGIORNA, ESPORTA, FORGET],
  describe: ({ data, importo, descrizione }) =>
    `${formatData(data)}, ${formatImporto(importo)}: ${descrizione}`,
  empty: {
    titolo: 'Nessuna proposta rifiutata',
    testo: 'Le coppie che rifiuti non si propongono più: restano qui, finché non togli il rifiuto.',
  },
});
