/** The columns of movimenti and of partite. */
import {
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  CircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { StatoRiga } from '#api/contract/valori.ts';
import { centesimi } from '#domain/importi.ts';
import {
  colonne,
  DATA,
  Etichetta,
  IMPORTO,
  NOTA,
  NUMERO,
  stato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import type { RigaMostrata } from './atoms.ts';

const STATI: Record<StatoRiga, { testo: string; tono: Tono; icon: ReactElement }> = {
  aperta: { testo: 'Aperta', tono: 'neutro', icon: <CircleRegular /> },
  parziale: { testo: 'Parziale', tono: 'attenzione', icon: <CircleHalfFillFilled /> },
  chiusa: { testo: 'Chiusa', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  ignorata: { testo: 'Ignorata', tono: 'spento', icon: <SubtractCircleRegular /> },
};

const STATO = stato<StatoRiga>({
  aperta: STATI.aperta.testo,
  parziale: STATI.parziale.testo,
  chiusa: STATI.chiusa.testo,
  ignorata: STATI.ignorata.testo,
});

const colonna = colonne<RigaMostrata>();

const STATO_RIGA = colonna('stato', 'Stato', STATO, {
  disegna: (riga) => <Etichetta {...STATI[riga.stato]} />,
});
const NOTA_RIGA = colonna('nota', 'Nota', NOTA, { modificabile: true, lunghezzaMassima: 2_000 });
const DESCRIZIONE = colonna('descrizione', 'Descrizione', TESTO, { larghezza: 310, flessibile: true });
const RAGIONE_SOCIALE = colonna('ragione_sociale', 'Ragione sociale', TESTO, { larghezza: 180 });
const RIFERIMENTO = colonna('riferimento', 'Riferimento', TESTO, { larghezza: 150 });
const DIVISA = colonna('divisa', 'Divisa', TESTO, { larghezza: 76 });
/** Where the row came from, line by line. */
const PROVENIENZA = [
  colonna('nome_file', 'File', TESTO, { larghezza: 200 }),
  colonna('riga', 'Riga del file', NUMERO, { larghezza: 104 }),
  colonna('id_imp', 'Importazione', NUMERO, { larghezza: 110 }),
];

/** Dare and avere stand in their own columns without sign, as on a bank statement. */
export const COLONNE_MOVIMENTI = [
  colonna('data', 'Data', DATA, { ordine: 'desc' }),
  colonna('data_valuta', 'Valuta', DATA),
  DESCRIZIONE,
  RAGIONE_SOCIALE,
  colonna.calcolata('dare', 'Dare', IMPORTO, ({ importo }) => (importo < 0 ? centesimi(-importo) : null)),
  colonna.calcolata('avere', 'Avere', IMPORTO, ({ importo }) => (importo > 0 ? importo : null)),
  // A running balance is a photograph after each row: summing photographs means nothing.
  colonna('saldo', 'Saldo', IMPORTO, { senzaTotale: true }),
  NOTA_RIGA,
  STATO_RIGA,
  colonna('conto', 'Conto', TESTO, { larghezza: 160 }),
  colonna('causale', 'Causale', TESTO, { larghezza: 130 }),
  RIFERIMENTO,
  DIVISA,
  ...PROVENIENZA,
];

export const COLONNE_PARTITE = [
  colonna('scadenza', 'Scadenza', DATA, { ordine: 'asc' }),
  { ...RAGIONE_SOCIALE, opzioni: { larghezza: 220, flessibile: true } },
  colonna('numero_documento', 'Documento', TESTO, { larghezza: 130 }),
  colonna('data_documento', 'Data documento', DATA, { larghezza: 124 }),
  colonna('importo', 'Importo', IMPORTO),
  colonna('residuo', 'Residuo', IMPORTO),
  STATO_RIGA,
  NOTA_RIGA,
  { ...DESCRIZIONE, opzioni: { larghezza: 260 } },
  RIFERIMENTO,
  DIVISA,
  ...PROVENIENZA,
];
