/** The columns of the two sides of the bench. */
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  type TipoColonna,
} from '#grids/engine/index.ts';
import { VICINANZE } from './nearness.ts';
import { PropostaMovimento, TestoMovimento } from './cells.tsx';
import type { RigaMovimento, RigaPartita } from './righe.ts';
import { SEGNI, SITUAZIONI, getSituazione } from './situations.tsx';

const movimento = defineColonne<RigaMovimento>();
const partita = defineColonne<RigaPartita>();

/** Sorted and filtered by how sure it is, read as text. */
const SICUREZZA: TipoColonna<number> = { ...NUMERO, allinea: 'sinistra' };

export const COLONNE_MOVIMENTI = [
  movimento('data', 'Data', DATA, { ordine: 'desc', larghezza: 98 }),
  movimento('descrizione', 'Descrizione', TESTO, {
    larghezza: 200,
    flessibile: 13,
    disegna: (riga) => <TestoMovimento riga={riga} />,
    suggerimento: ({ descrizione, ragione_sociale, causale }) =>
      [ragione_sociale, descrizione, causale].filter(Boolean).join(' · '),
  }),
  // The bar under the list has the sums.
  movimento('residuo', 'Da abbinare', IMPORTO, { larghezza: 118, senzaTotale: true }),
  movimento.calcolata(
    'punteggio',
    'Proposta',
    SICUREZZA,
    ({ proposta, rifiutata }) => {
      const stands = rifiutata ?? proposta;
      return stands ? Math.round(stands.punteggio * 100) : null;
    },
    {
      larghezza: 190,
      flessibile: 10,
      senzaTotale: true,
      disegna: (riga) => <PropostaMovimento riga={riga} />,
      suggerimento: ({ chi, documenti, proposta }) =>
        [chi, documenti, ...(proposta?.motivi ?? [])].filter(Boolean).join(' · '),
    },
  ),
  movimento('chi', 'Di chi', TESTO, { larghezza: 150, nascosta: true }),
  movimento('documenti', 'Documenti', TESTO, { larghezza: 130, nascosta: true }),
  movimento.calcolata('situazione', 'Situazione', defineStato(SITUAZIONI), getSituazione, {
    larghezza: 134,
    nascosta: true,
    disegna: (riga) => {
      const now = getSituazione(riga);
      return <Etichetta {...SEGNI[now]} testo={SITUAZIONI[now]} />;
    },
  }),
  movimento('preso_da', 'In mano a', TESTO, { larghezza: 110, nascosta: true }),
  movimento('proposte', 'Quante proposte', NUMERO, { larghezza: 90, nascosta: true, senzaTotale: true }),
  movimento('conto', 'Conto', TESTO, { larghezza: 150, nascosta: true }),
  movimento('ragione_sociale', 'Controparte', TESTO, { larghezza: 150, nascosta: true }),
  movimento('causale', 'Causale', TESTO, { larghezza: 110, nascosta: true }),
  movimento('riferimento', 'Riferimento', TESTO, { larghezza: 130, nascosta: true }),
  movimento('importo', 'Importo', IMPORTO, { nascosta: true, senzaTotale: true }),
];

export const COLONNE_PARTITE = [
  // The first order of all: those near to the movimento in hand come before the others.
  partita('vicinanza', 'Vicinanza', defineStato(VICINANZE), {
    ordine: 'asc',
    larghezza: 120,
    nascosta: true,
  }),
  // In the width that the details open with, all four are read whole.
  partita('scadenza', 'Scadenza', DATA, { ordine: 'asc', larghezza: 104 }),
  partita('ragione_sociale', 'Di chi', TESTO, { larghezza: 86, flessibile: true }),
  partita('numero_documento', 'Documento', TESTO, { larghezza: 100 }),
  partita('residuo', 'Residuo', IMPORTO, { larghezza: 96 }),
  partita('data_documento', 'Data documento', DATA, { larghezza: 120 }),
  partita('importo', 'Importo', IMPORTO, {}),
  partita('preso_da', 'In mano a', TESTO, { larghezza: 110 }),
  partita('descrizione', 'Descrizione', TESTO, { larghezza: 200 }),
  partita('riferimento', 'Riferimento', TESTO, { larghezza: 130, nascosta: true }),
];
