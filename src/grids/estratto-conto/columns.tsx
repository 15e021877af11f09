/** The columns of movimenti and of partite. */
import {
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  CircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { LUNGHEZZE } from '#api/contract/riga.ts';
import type { StatoRiga } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import {
  CellLink,
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  NOTA,
  NUMERO,
  defineSoggetto,
  TESTO,
  defineSigned,
  type Sign,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import type { ShownRiga } from './atoms.ts';
import { toPercorso } from './query.ts';

const STATI: Record<StatoRiga, Sign> = {
  aperta: { testo: 'Aperta', tono: 'neutro', icon: <CircleRegular /> },
  parziale: { testo: 'Parziale', tono: 'attenzione', icon: <CircleHalfFillFilled /> },
  chiusa: { testo: 'Chiusa', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  ignorata: { testo: 'Ignorata', tono: 'spento', icon: <SubtractCircleRegular /> },
};

const STATO = defineSigned(STATI);

const column = defineColonne<ShownRiga>();

/** What came proved from a file stays as it came. */
const PROVATA = { motivoFissa: 'Viene dal file importato e non si modifica' } as const;

/** A text that a person may correct, as long as an import may bring it. */
const text = (field: keyof typeof LUNGHEZZE) => ({ editable: true, maxLength: LUNGHEZZE[field] }) as const;

const STATO_RIGA = column('stato', 'Stato', STATO, {
  draw: (riga) => <ColumnLabel {...STATI[riga.stato]} />,
  motivoFissa: 'Lo stato segue gli abbinamenti: usa Ignora o Riapri',
});
const NOTA_RIGA = column('nota', 'Nota', NOTA, { ...text('nota'), larghezza: 112 });
const DESCRIZIONE = column('descrizione', 'Descrizione', TESTO, {
  ...text('descrizione'),
  telefono: 2,
  larghezza: 310,
  flexible: true,
  folded: true,
  required: true,
});
/** Names of the anagrafiche while one is typed; a chosen one ties the row to its soggetto, a free one unties it. */
const SOGGETTO = defineSoggetto(async ({ get, signal }, q) => {
  // One letter is of nearly everybody: the server does not look for it.
  if (q.trim().length < 2) return [];
  const { soggetti } = await get(clientAtom).call('cerca', { query: { q }, signal });
  return soggetti.map(({ id, ragione_sociale, partita_iva }) => ({
    id,
    testo: ragione_sociale,
    detail: partita_iva ?? undefined,
  }));
});
const RAGIONE_SOCIALE = column('ragione_sociale', 'Ragione sociale', SOGGETTO, {
  ...text('ragione_sociale'),
  larghezza: 150,
  folded: true,
  together: (name) => ({
    id_soggetto: typeof name === 'string' ? Number(SOGGETTO.idDi(name)) || null : null,
  }),
});
const RIFERIMENTO = column('riferimento', 'Riferimento', TESTO, {
  ...text('riferimento'),
  larghezza: 150,
  cede: true,
});
const DIVISA = column('divisa', 'Divisa', TESTO, { larghezza: 76, usual: 'EUR', cede: true });
/** What follows from the pagamenti is changed there. */
const CHIUSA = {
  motivoFissa: 'Segue gli abbinamenti: si cambia da Pagamenti, o da «Che cosa la chiude»',
  telefono: false,
  cede: true,
} as const;

/** A cell that says what closes the row and leads to it. */
function leads(
  shownOf: (riga: ShownRiga) => string | null,
  to: (riga: ShownRiga) => string,
  direction: (riga: ShownRiga) => string,
): (riga: ShownRiga) => ReactElement | null {
  return function Cella(riga) {
    const shown = shownOf(riga);
    return shown === null ? null : (
      <CellLink to={to(riga)} nome={`${shown}, ${direction(riga)}`}>
        {shown}
      </CellLink>
    );
  };
}
const toPartite = ({ id }: ShownRiga): string => toPercorso({ natura: 'partita', id_legata: id });
const toMovimenti = ({ id }: ShownRiga): string => toPercorso({ natura: 'movimento', id_legata: id });

const WHO_CLOSES = column('chiusa_da', 'Chiuso da', TESTO, { ...CHIUSA, larghezza: 170 });
/** Of a movimento: whom and what it closes. */
const CLOSES = [
  column('soggetto', 'Soggetto', TESTO, {
    ...CHIUSA,
    larghezza: 160,
    folded: true,
    draw: leads(
      ({ soggetto_breve }) => soggetto_breve,
      (riga) =>
        riga.id_soggetto_chiude === null
          ? toPartite(riga)
          : `/app/anagrafiche?soggetto=${riga.id_soggetto_chiude}`,
      ({ id_soggetto_chiude }) => (id_soggetto_chiude === null ? 'mostra le partite' : 'apri il soggetto'),
    ),
  }),
  column('documenti', 'Documenti', TESTO, {
    ...CHIUSA,
    larghezza: 170,
    draw: leads(
      ({ documenti_breve }) => documenti_breve,
      toPartite,
      () => 'mostra le partite',
    ),
  }),
  column('voce', 'Voce', TESTO, {
    ...CHIUSA,
    larghezza: 160,
    draw: leads(
      ({ voce }) => voce,
      () => '/app/pagamenti?vista=voci',
      () => 'apri il piano delle voci',
    ),
  }),
  WHO_CLOSES,
];
/** Of a partita: the movimenti that close it. */
const CHIUSA_CON = [
  column('movimenti', 'Movimenti', TESTO, {
    ...CHIUSA,
    larghezza: 230,
    folded: true,
    draw: leads(
      ({ movimenti_breve }) => movimenti_breve,
      toMovimenti,
      () => 'mostra i movimenti',
    ),
  }),
  { ...WHO_CLOSES, titolo: 'Chiusa da' },
];
/** Where the row came from, line by line: there for whoever asks, so that the words have the room. */
const PROVENANCE = [
  column('nome_file', 'File', TESTO, { larghezza: 200, hidden: true }),
  column('riga', 'Riga del file', NUMERO, { larghezza: 104, hidden: true }),
  column('id_imp', 'Importazione', NUMERO, { larghezza: 110, hidden: true }),
];

/** Dare and avere stand in their own columns without sign, as on a bank statement. */
export const COLONNE_MOVIMENTI = [
  column('data', 'Data', DATA, { ...PROVATA, telefono: 1, ordine: 'desc' }),
  column('data_valuta', 'Valuta', DATA, PROVATA),
  DESCRIZIONE,
  RAGIONE_SOCIALE,
  column.computed('dare', 'Dare', IMPORTO, ({ importo }) => (importo < 0 ? toCentesimi(-importo) : null), {
    ...PROVATA,
    telefono: false,
    segno: -1,
  }),
  column.computed('avere', 'Avere', IMPORTO, ({ importo }) => (importo > 0 ? importo : null), {
    ...PROVATA,
    telefono: false,
    segno: 1,
  }),
  // A running balance is a photograph after each row: summing photographs means nothing.
  column('saldo', 'Saldo', IMPORTO, {
    ...PROVATA,
    senzaTotale: true,
    // With the rows of several conti in sight, each balance is of its own.
    hint: ({ conto }) => (conto === null ? null : `Saldo di ${conto}, dopo questo movimento`),
  }),
  STATO_RIGA,
  ...CLOSES,
  NOTA_RIGA,
  column('conto', 'Conto', TESTO, { larghezza: 160, cede: true }),
  column('causale', 'Causale', TESTO, { ...text('causale'), larghezza: 130, cede: true }),
  RIFERIMENTO,
  DIVISA,
  // Both in one column, where there is room for one.
  column('importo', 'Importo', IMPORTO, { ...PROVATA, hidden: true, telefono: 3, segno: 1 }),
  ...PROVENANCE,
];

export const COLONNE_PARTITE = [
  column('scadenza', 'Scadenza', DATA, {
    telefono: 1,
    ordine: 'asc',
    editable: true,
    required: true,
  }),
  {
    ...RAGIONE_SOCIALE,
    options: { ...RAGIONE_SOCIALE.options, larghezza: 220, telefono: 2, flexible: true },
  },
  column('numero_documento', 'Documento', TESTO, { ...text('numero_documento'), larghezza: 130 }),
  column('importo', 'Importo', IMPORTO, { ...PROVATA, segno: 1 }),
  column('residuo', 'Residuo', IMPORTO, { telefono: 3, motivoFissa: 'Segue gli abbinamenti' }),
  STATO_RIGA,
  // What closes it is read before the day it was written on, where there is little room.
  ...CHIUSA_CON,
  column('data_documento', 'Data documento', DATA, { ...PROVATA, larghezza: 124, cede: true }),
  NOTA_RIGA,
  {
    ...DESCRIZIONE,
    options: { ...DESCRIZIONE.options, larghezza: 260, telefono: 9, flexible: false, cede: true },
  },
  RIFERIMENTO,
  DIVISA,
  ...PROVENANCE,
];
