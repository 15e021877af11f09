/** The columns of the two sides of the bench. */
import {
  ArrowSwapRegular,
  CheckmarkCircleFilled,
  DismissCircleRegular,
  LinkRegular,
  QuestionCircleRegular,
  ScalesRegular,
  TagRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { colonne, DATA, Etichetta, IMPORTO, NUMERO, stato, TESTO, type Tono } from '#grids/engine/index.ts';
import { Punteggio } from './punteggio.tsx';
import type { RigaMovimento, RigaPartita } from './righe.ts';

const movimento = colonne<RigaMovimento>();
const partita = colonne<RigaPartita>();

export const SITUAZIONI = {
  accettata: 'Accettato',
  a_mano: 'Abbinato a mano',
  rifiutata: 'Rifiutato',
  spiegata: 'Spiegato',
  chiusa: 'Già chiuso',
  pronta: 'Pronto',
  parita: 'Parità',
  incerta: 'Da decidere',
  giroconto: 'Giroconto',
  senza: 'Da cercare',
} as const;
export type Situazione = keyof typeof SITUAZIONI;

/** Where a movimento stands; a tie is never ready, whatever its score. */
export function situazioneDi({ esito, stato: now, proposta }: RigaMovimento): Situazione {
  if (esito !== null) return esito;
  if (now === 'chiusa' || now === 'ignorata') return 'chiusa';
  if (!proposta) return 'senza';
  if (!proposta.unica) return proposta.rivali.length > 0 ? 'parita' : 'incerta';
  return proposta.tipo === 'giroconto' ? 'giroconto' : 'pronta';
}

const SEGNI: Record<Situazione, { tono: Tono; icon: ReactElement }> = {
  accettata: { tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  a_mano: { tono: 'positivo', icon: <LinkRegular /> },
  rifiutata: { tono: 'spento', icon: <DismissCircleRegular /> },
  spiegata: { tono: 'positivo', icon: <TagRegular /> },
  chiusa: { tono: 'spento', icon: <CheckmarkCircleFilled /> },
  pronta: { tono: 'neutro', icon: <LinkRegular /> },
  parita: { tono: 'attenzione', icon: <ScalesRegular /> },
  incerta: { tono: 'attenzione', icon: <QuestionCircleRegular /> },
  giroconto: { tono: 'neutro', icon: <ArrowSwapRegular /> },
  senza: { tono: 'spento', icon: <DismissCircleRegular /> },
};

export const COLONNE_MOVIMENTI = [
  movimento('data', 'Data', DATA, { ordine: 'desc', larghezza: 104 }),
  movimento('descrizione', 'Descrizione', TESTO, { larghezza: 120, flessibile: true }),
  movimento('residuo', 'Da abbinare', IMPORTO, { larghezza: 104 }),
  movimento.calcolata(
    'punteggio',
    'Proposta',
    NUMERO,
    ({ proposta, rifiutata }) => {
      const stands = rifiutata ?? proposta;
      return stands ? Math.round(stands.punteggio * 100) : null;
    },
    {
      larghezza: 112,
      senzaTotale: true,
      disegna: ({ proposta }) => (proposta ? <Punteggio proposta={proposta} /> : null),
      suggerimento: ({ proposta }) => proposta?.motivi.join(', ') ?? null,
    },
  ),
  movimento('chi', 'Di chi', TESTO, { larghezza: 150 }),
  movimento('documenti', 'Documenti', TESTO, { larghezza: 130 }),
  movimento.calcolata('situazione', 'Situazione', stato(SITUAZIONI), situazioneDi, {
    larghezza: 134,
    disegna: (riga) => {
      const now = situazioneDi(riga);
      return <Etichetta {...SEGNI[now]} testo={SITUAZIONI[now]} />;
    },
  }),
  movimento('preso_da', 'In mano a', TESTO, { larghezza: 110 }),
  movimento('proposte', 'Quante proposte', NUMERO, { larghezza: 90, nascosta: true, senzaTotale: true }),
  movimento('conto', 'Conto', TESTO, { larghezza: 150 }),
  movimento('ragione_sociale', 'Controparte', TESTO, { larghezza: 150 }),
  movimento('causale', 'Causale', TESTO, { larghezza: 110 }),
  movimento('riferimento', 'Riferimento', TESTO, { larghezza: 130 }),
  movimento('importo', 'Importo', IMPORTO, { nascosta: true }),
];

export const COLONNE_PARTITE = [
  partita('scadenza', 'Scadenza', DATA, { ordine: 'asc', larghezza: 110 }),
  partita('ragione_sociale', 'Di chi', TESTO, { larghezza: 130, flessibile: true }),
  partita('residuo', 'Residuo', IMPORTO, { larghezza: 108 }),
  partita('numero_documento', 'Documento', TESTO, { larghezza: 112 }),
  partita('data_documento', 'Data documento', DATA, { larghezza: 120 }),
  partita('importo', 'Importo', IMPORTO, {}),
  partita('preso_da', 'In mano a', TESTO, { larghezza: 110 }),
  partita('descrizione', 'Descrizione', TESTO, { larghezza: 200 }),
  partita('riferimento', 'Riferimento', TESTO, { larghezza: 130, nascosta: true }),
];
