/** The parts of a closing pack, defined once. The workbook has all of their columns, the paper only those that fit. */
import {
  CONFERME,
  describeDocumenti,
  ESITI,
  type MovimentoSpiegato,
  type Pacco,
  type PagamentoChiusura,
  describeSpiegato,
} from './chiusura-texts.ts';

/** Cents for `importo`, `YYYY-MM-DD` for `data`. */
type Cella = string | number | null;

interface Campo<Riga> {
  titolo: string;
  tipo: 'importo' | 'data' | 'testo' | 'numero';
  /** Width in the workbook, in characters. */
  larghezza: number;
  /** True if it is printed; a number for a text, which is its share of the width that is left. */
  carta?: number | true;
  totale?: boolean;
  valore: (riga: Riga) => Cella;
}

/** A column without the function that reads its value. */
type SectionColumn = Omit<Campo<never>, 'valore'>;

export interface ChiusuraSection {
  /** The name of its sheet. */
  nome: string;
  /** The title above its printed table. */
  titolo: string;
  /** The text that is printed where there are no rows. */
  vuota: string;
  /** True if the sum so far is carried over to the next page. */
  riporto: boolean;
  colonne: readonly SectionColumn[];
  righe: readonly (readonly Cella[])[];
  /** The number of all rows, also of those that are not listed. */
  totale: number;
}

interface Parte extends Pick<ChiusuraSection, 'nome' | 'titolo' | 'vuota'> {
  riporto?: boolean;
  totale?: number;
}

function section<Riga>(part: Parte, righe: readonly Riga[], fields: readonly Campo<Riga>[]): ChiusuraSection {
  return {
    riporto: true,
    totale: righe.length,
    ...part,
    colonne: fields,
    righe: righe.map((riga) => fields.map(({ valore }) => valore(riga))),
  };
}

/** An amount that is printed too, with its total. */
const IMPORTO = { tipo: 'importo', larghezza: 14, carta: true, totale: true } as const;

const MOVIMENTI: readonly Campo<MovimentoSpiegato>[] = [
  { titolo: 'Data', tipo: 'data', larghezza: 12, carta: true, valore: ({ data }) => data },
  { titolo: 'Valuta', tipo: 'data', larghezza: 12, valore: ({ data_valuta }) => data_valuta },
  { titolo: 'Causale', tipo: 'testo', larghezza: 14, valore: ({ causale }) => causale },
  { titolo: 'Descrizione', tipo: 'testo', larghezza: 60, carta: 5, valore: ({ descrizione }) => descrizione },
  { ...IMPORTO, titolo: 'Importo', valore: ({ importo }) => importo },
  { titolo: 'Saldo', tipo: 'importo', larghezza: 14, carta: true, valore: ({ saldo }) => saldo },
  { titolo: 'Saldo del file', tipo: 'importo', larghezza: 14, valore: ({ saldo_file }) => saldo_file },
  {
    titolo: 'Da spiegare',
    tipo: 'importo',
    larghezza: 14,
    totale: true,
    valore: ({ esito, residuo }) => (esito === 'ignorati' ? 0 : residuo),
  },
  { titolo: 'Esito', tipo: 'testo', larghezza: 24, carta: 2, valore: ({ esito }) => ESITI[esito] },
  { titolo: 'Spiegato da', tipo: 'testo', larghezza: 50, carta: 4, valore: describeSpiegato },
  { titolo: 'Importazione', tipo: 'numero', larghezza: 12, valore: ({ id_imp }) => id_imp },
  { titolo: 'Riga del file', tipo: 'numero', larghezza: 12, valore: ({ riga }) => riga },
];

const ABBINAMENTI: readonly Campo<PagamentoChiusura>[] = [
  { titolo: 'Numero', tipo: 'numero', larghezza: 10, carta: true, valore: ({ id }) => id },
  { titolo: 'Data', tipo: 'data', larghezza: 12, carta: true, valore: ({ data }) => data },
  {
    titolo: 'Di chi',
    tipo: 'testo',
    larghezza: 32,
    carta: 3,
    valore: ({ soggetti }) => soggetti.join(', '),
  },
  { titolo: 'Documenti', tipo: 'testo', larghezza: 36, carta: 3, valore: describeDocumenti },
  { ...IMPORTO, titolo: 'Importo', valore: ({ importo }) => importo },
  { titolo: 'Deciso', tipo: 'testo', larghezza: 16, valore: ({ conferma }) => CONFERME[conferma] },
  {
    titolo: 'Sicurezza %',
    tipo: 'numero',
    larghezza: 12,
    valore: ({ punteggio }) => (punteggio === null ? null : Math.floor(punteggio * 100)),
  },
  {
    titolo: 'Prove',
    tipo: 'testo',
    larghezza: 50,
    carta: 4,
    valore: ({ motivi, conferma }) => motivi.join(', ') || CONFERME[conferma],
  },
  { titolo: 'Deciso da', tipo: 'testo', larghezza: 16, carta: 2, valore: ({ autore }) => autore },
];

const PARTITE: readonly Campo<Pacco['partite'][number]>[] = [
  { titolo: 'Scadenza', tipo: 'data', larghezza: 12, carta: true, valore: ({ scadenza }) => scadenza },
  { titolo: 'Di chi', tipo: 'testo', larghezza: 36, carta: 4, valore: ({ soggetto }) => soggetto },
  {
    titolo: 'Documento',
    tipo: 'testo',
    larghezza: 18,
    carta: 2,
    valore: ({ numero_documento }) => numero_documento,
  },
  { titolo: 'Data', tipo: 'data', larghezza: 12, valore: ({ data }) => data },
  { ...IMPORTO, titolo: 'Importo', valore: ({ importo }) => importo },
  { ...IMPORTO, titolo: 'Residuo', valore: ({ residuo }) => residuo },
];

const FILE: readonly Campo<Pacco['file'][number]>[] = [
  { titolo: 'Importazione', tipo: 'numero', larghezza: 12, valore: ({ id_imp }) => id_imp },
  { titolo: 'File', tipo: 'testo', larghezza: 40, carta: 3, valore: ({ nome_file }) => nome_file },
  { titolo: 'SHA-256', tipo: 'testo', larghezza: 68, carta: 6, valore: ({ sha256 }) => sha256 },
  { titolo: 'Byte', tipo: 'numero', larghezza: 12, valore: ({ bytes }) => bytes },
  { titolo: 'Importato da', tipo: 'testo', larghezza: 16, carta: 2, valore: ({ autore }) => autore },
  {
    titolo: 'Righe nel periodo',
    tipo: 'numero',
    larghezza: 16,
    carta: true,
    valore: ({ righe_nel_periodo }) => righe_nel_periodo,
  },
  {
    titolo: 'Saldo iniziale',
    tipo: 'importo',
    larghezza: 14,
    valore: ({ saldo_iniziale }) => saldo_iniziale,
  },
  {
    titolo: 'Saldo finale',
    tipo: 'importo',
    larghezza: 14,
    carta: true,
    valore: ({ saldo_finale }) => saldo_finale,
  },
];

const AUTORI: readonly Campo<Pacco['autori'][number]>[] = [
  { titolo: 'Utente', tipo: 'testo', larghezza: 24, carta: 4, valore: ({ username }) => username },
  {
    titolo: 'Importazioni',
    tipo: 'numero',
    larghezza: 14,
    carta: true,
    valore: ({ importazioni }) => importazioni,
  },
  { titolo: 'Abbinamenti', tipo: 'numero', larghezza: 14, carta: true, valore: ({ pagamenti }) => pagamenti },
  {
    titolo: 'Movimenti spiegati',
    tipo: 'numero',
    larghezza: 18,
    carta: true,
    valore: ({ movimenti }) => movimenti,
  },
];

export const makeSections = (pack: Pacco): ChiusuraSection[] => [
  section(
    { nome: 'Movimenti', titolo: 'Movimenti', vuota: 'Nel periodo non ci sono movimenti.' },
    pack.movimenti,
    MOVIMENTI,
  ),
  section(
    {
      nome: 'Abbinamenti',
      titolo: 'Abbinamenti, con le loro prove',
      vuota: 'Nel periodo non ci sono abbinamenti.',
    },
    pack.pagamenti,
    ABBINAMENTI,
  ),
  section(
    {
      nome: 'Partite aperte',
      titolo: `Partite ancora aperte alla fine del periodo (${pack.partite_totale})`,
      vuota: 'Nessuna partita aperta.',
      totale: pack.partite_totale,
    },
    pack.partite,
    PARTITE,
  ),
  section(
    { nome: 'File', titolo: 'File di origine', vuota: 'Nessun file.', riporto: false },
    pack.file,
    FILE,
  ),
  section(
    { nome: 'Autori', titolo: 'Chi ci ha lavorato', vuota: 'Nessuno.', riporto: false },
    pack.autori,
    AUTORI,
  ),
];
