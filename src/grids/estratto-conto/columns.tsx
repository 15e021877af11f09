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
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  NOTA,
  NUMERO,
  defineSoggetto,
  defineStato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import type { RigaMostrata } from './atoms.ts';

const STATI: Record<StatoRiga, { testo: string; tono: Tono; icon: ReactElement }> = {
  aperta: { testo: 'Aperta', tono: 'neutro', icon: <CircleRegular /> },
  parziale: { testo: 'Parziale', tono: 'attenzione', icon: <CircleHalfFillFilled /> },
  chiusa: { testo: 'Chiusa', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  ignorata: { testo: 'Ignorata', tono: 'spento', icon: <SubtractCircleRegular /> },
};

const STATO = defineStato<StatoRiga>({
  aperta: STATI.aperta.testo,
  parziale: STATI.parziale.testo,
  chiusa: STATI.chiusa.testo,
  ignorata: STATI.ignorata.testo,
});

const colonna = defineColonne<RigaMostrata>();

/** What came proved from a file stays as it came. */
const PROVATA = { motivoFissa: 'Viene dal file importato e non si modifica' } as const;

/** A text that a person may correct, as long as an import may bring it. */
const testo = (campo: keyof typeof LUNGHEZZE) =>
  ({ modificabile: true, lunghezzaMassima: LUNGHEZZE[campo] }) as const;

const STATO_RIGA = colonna('stato', 'Stato', STATO, {
  disegna: (riga) => <Etichetta {...STATI[riga.stato]} />,
  motivoFissa: 'Lo stato segue gli abbinamenti: usa Ignora o Riapri',
});
const NOTA_RIGA = colonna('nota', 'Nota', NOTA, { ...testo('nota'), larghezza: 112 });
const DESCRIZIONE = colonna('descrizione', 'Descrizione', TESTO, {
  ...testo('descrizione'),
  telefono: 2,
  larghezza: 260,
  flessibile: true,
  obbligatoria: true,
});
/** Names of the anagrafiche while one is typed; a chosen one ties the row to its soggetto, a free one unties it. */
const SOGGETTO = defineSoggetto(async ({ get, signal }, q) => {
  // One letter is of nearly everybody: the server does not look for it.
  if (q.trim().length < 2) return [];
  const { soggetti } = await get(clientAtom).call('cerca', { query: { q }, signal });
  return soggetti.map(({ id, ragione_sociale, partita_iva }) => ({
    id,
    testo: ragione_sociale,
    dettaglio: partita_iva ?? undefined,
  }));
});
const RAGIONE_SOCIALE = colonna('ragione_sociale', 'Ragione sociale', SOGGETTO, {
  ...testo('ragione_sociale'),
  larghezza: 150,
  insieme: (nome) => ({ id_soggetto: typeof nome === 'string' ? Number(SOGGETTO.idDi(nome)) || null : null }),
});
const RIFERIMENTO = colonna('riferimento', 'Riferimento', TESTO, {
  ...testo('riferimento'),
  larghezza: 150,
  cede: true,
});
const DIVISA = colonna('divisa', 'Divisa', TESTO, { larghezza: 76, consueto: 'EUR', cede: true });
/** Where the row came from, line by line: there for whoever asks, so that the words have the room. */
const PROVENIENZA = [
  colonna('nome_file', 'File', TESTO, { larghezza: 200, nascosta: true }),
  colonna('riga', 'Riga del file', NUMERO, { larghezza: 104, nascosta: true }),
  colonna('id_imp', 'Importazione', NUMERO, { larghezza: 110, nascosta: true }),
];

/** Dare and avere stand in their own columns without sign, as on a bank statement. */
export const COLONNE_MOVIMENTI = [
  colonna('data', 'Data', DATA, { ...PROVATA, telefono: 1, ordine: 'desc' }),
  colonna('data_valuta', 'Valuta', DATA, PROVATA),
  DESCRIZIONE,
  RAGIONE_SOCIALE,
  colonna.calcolata('dare', 'Dare', IMPORTO, ({ importo }) => (importo < 0 ? toCentesimi(-importo) : null), {
    ...PROVATA,
    telefono: false,
    segno: -1,
  }),
  colonna.calcolata('avere', 'Avere', IMPORTO, ({ importo }) => (importo > 0 ? importo : null), {
    ...PROVATA,
    telefono: false,
    segno: 1,
  }),
  // A running balance is a photograph after each row: summing photographs means nothing.
  colonna('saldo', 'Saldo', IMPORTO, { ...PROVATA, senzaTotale: true }),
  STATO_RIGA,
  NOTA_RIGA,
  colonna('conto', 'Conto', TESTO, { larghezza: 160, cede: true }),
  colonna('causale', 'Causale', TESTO, { ...testo('causale'), larghezza: 130, cede: true }),
  RIFERIMENTO,
  DIVISA,
  // Both in one column, where there is room for one.
  colonna('importo', 'Importo', IMPORTO, { ...PROVATA, nascosta: true, telefono: 3, segno: 1 }),
  ...PROVENIENZA,
];

export const COLONNE_PARTITE = [
  colonna('scadenza', 'Scadenza', DATA, {
    telefono: 1,
    ordine: 'asc',
    modificabile: true,
    obbligatoria: true,
  }),
  {
    ...RAGIONE_SOCIALE,
    opzioni: { ...RAGIONE_SOCIALE.opzioni, larghezza: 220, telefono: 2, flessibile: true },
  },
  colonna('numero_documento', 'Documento', TESTO, { ...testo('numero_documento'), larghezza: 130 }),
  colonna('data_documento', 'Data documento', DATA, { ...PROVATA, larghezza: 124 }),
  colonna('importo', 'Importo', IMPORTO, { ...PROVATA, segno: 1 }),
  colonna('residuo', 'Residuo', IMPORTO, { telefono: 3, motivoFissa: 'Segue gli abbinamenti' }),
  STATO_RIGA,
  NOTA_RIGA,
  {
    ...DESCRIZIONE,
    opzioni: { ...DESCRIZIONE.opzioni, larghezza: 260, telefono: 9, flessibile: false, cede: true },
  },
  RIFERIMENTO,
  DIVISA,
  ...PROVENIENZA,
];
