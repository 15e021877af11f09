/** The columns of the two sides of the bench. */
import {
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  type TipoColonna,
} from '#grids/engine/index.ts';
import { NEARNESSES } from './nearness.ts';
import { ImportoMovimento, PropostaMovimento, TestoMovimento } from './cells.tsx';
import { getQuanto, type RigaMovimento, type RigaPartita } from './righe.ts';
import { SEGNI, SITUAZIONI, getSituazione } from './situations.tsx';

const movimento = defineColonne<RigaMovimento>();
const partita = defineColonne<RigaPartita>();

/** Sorted and filtered by how sure it is, read as text. */
const SICUREZZA: TipoColonna<number> = { ...NUMERO, align: 'sinistra' };

export const COLONNE_MOVIMENTI = [
  movimento('data', 'Data', DATA, { ordine: 'desc', larghezza: 88 }),
  // Beside the details, which tell the reasons, the text has the better part.
  movimento('descrizione', 'Descrizione', TESTO, {
    larghezza: 330,
    flexible: 12,
    draw: (riga) => <TestoMovimento riga={riga} />,
    hint: ({ descrizione, ragione_sociale, causale }) =>
      [ragione_sociale, descrizione, causale].filter(Boolean).join(' · '),
  }),
  // The bar under the list has the sums.
  movimento.computed('residuo', 'Importo', IMPORTO, getQuanto, {
    larghezza: 88,
    senzaTotale: true,
    draw: (riga) => <ImportoMovimento riga={riga} />,
  }),
  movimento.computed(
    'punteggio',
    'Proposta',
    SICUREZZA,
    ({ proposta, placedBy }) => {
      const stands = placedBy ?? proposta;
      return stands ? Math.round(stands.punteggio * 100) : null;
    },
    {
      larghezza: 170,
      flexible: 11,
      senzaTotale: true,
      draw: (riga) => <PropostaMovimento riga={riga} />,
      hint: ({ chi, documenti, decisa, proposta }) =>
        [chi, documenti, decisa, ...(proposta?.motivi ?? [])].filter(Boolean).join(' · '),
    },
  ),
  movimento('chi', 'Di chi', TESTO, { larghezza: 150, hidden: true }),
  movimento('documenti', 'Documenti', TESTO, { larghezza: 130, hidden: true }),
  movimento.computed('situazione', 'Situazione', defineStato(SITUAZIONI), getSituazione, {
    larghezza: 134,
    hidden: true,
    draw: (riga) => {
      const now = getSituazione(riga);
      return <ColumnLabel {...SEGNI[now]} testo={SITUAZIONI[now]} />;
    },
  }),
  movimento('preso_da', 'In mano a', TESTO, { larghezza: 110, hidden: true }),
  movimento('proposte', 'Quante proposte', NUMERO, { larghezza: 90, hidden: true, senzaTotale: true }),
  movimento('conto', 'Conto', TESTO, { larghezza: 150, hidden: true }),
  movimento('ragione_sociale', 'Controparte', TESTO, { larghezza: 150, hidden: true }),
  movimento('causale', 'Causale', TESTO, { larghezza: 110, hidden: true }),
  movimento('riferimento', 'Riferimento', TESTO, { larghezza: 130, hidden: true }),
  movimento('importo', 'Importo intero', IMPORTO, { hidden: true, senzaTotale: true }),
];

export const COLONNE_PARTITE = [
  // The first order of all: those near to the movimento in hand come before the others.
  partita('vicinanza', 'Vicinanza', defineStato(NEARNESSES), {
    ordine: 'asc',
    larghezza: 120,
    hidden: true,
  }),
  // In the width that the details open with, all four are read whole.
  partita('scadenza', 'Scadenza', DATA, { ordine: 'asc', larghezza: 96 }),
  partita('ragione_sociale', 'Di chi', TESTO, { larghezza: 110, flexible: true, folded: true }),
  partita('numero_documento', 'Documento', TESTO, { larghezza: 92 }),
  partita('residuo', 'Residuo', IMPORTO, { larghezza: 96 }),
  partita('data_documento', 'Data documento', DATA, { larghezza: 120, cede: true }),
  partita('importo', 'Importo', IMPORTO, { cede: true }),
  partita('preso_da', 'In mano a', TESTO, { larghezza: 110, cede: true }),
  partita('descrizione', 'Descrizione', TESTO, { larghezza: 200, cede: true }),
  partita('riferimento', 'Riferimento', TESTO, { larghezza: 130, hidden: true }),
];
