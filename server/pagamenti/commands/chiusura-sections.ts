/** The parts of a closing pack, defined once. The workbook has all of their columns, the paper only those that fit. */
import {
  CONFERME,
  describeDocumenti,
  ESITI,
  type MovimentoSpiegato,
  type Pack,
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
  paper?: number | true;
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
  carriedOver: boolean;
  colonne: readonly SectionColumn[];
  righe: readonly (readonly Cella[])[];
  /** The number of all rows, also of those that are not listed. */
  totale: number;
}

interface Parte extends Pick<ChiusuraSection, 'nome' | 'titolo' | 'vuota'> {
  carriedOver?: boolean;
  totale?: number;
}

const section = <Riga>(
  part: Parte,
  righe: readonly Riga[],
  fields: readonly Campo<Riga>[],
): ChiusuraSection => ({
  carriedOver: true,
  totale: righe.length,
  ...part,
  colonne: fields,
  righe: righe.map((riga) => fields.map(({ valore }) => valore(riga))),
});

/** An amount that is printed too, with its total. */
const IMPORTO = { tipo: 'importo', larghezza: 14, paper: true, totale: true } as const;

const MOVIMENTI: readonly Campo<MovimentoSpiegato>[] = [
  { titolo: 'Data', tipo: 'data', larghezza: 12, paper: true, valore: ({ data }) => data },
  { titolo: 'Valuta', tipo: 'data', larghezza: 12, valore: ({ data_valuta }) => data_valuta },
  { titolo: 'Causale', tipo: 'testo', larghezza: 14, valore: ({ causale }) => causale },
  { titolo: 'Descrizione', tipo: 'testo', larghezza: 60, paper: 5, valore: ({ descrizione }) => descrizione },
  { ...IMPORTO, titolo: 'Importo', valore: ({ importo }) => importo },
  { titolo: 'Saldo', tipo: 'importo', larghezza: 14, paper: true, valore: ({ saldo }) => saldo },
  { titolo: 'Saldo del file', tipo: 'importo', larghezza: 14, valore: ({ saldo_file }) => saldo_file },
  {
    titolo: 'Da spiegare',
    tipo: 'importo',
    larghezza: 14,
    totale: true,
    valore: ({ esito, residuo }) => (esito === 'ignorati' ? 0 : residuo),
  },
  { titolo: 'Esito', tipo: 'testo', larghezza: 24, paper: 2, valore: ({ esito }) => ESITI[esito] },
  { titolo: 'Spiegato da', tipo: 'testo', larghezza: 50, paper: 4, valore: describeSpiegato },
  { titolo: 'Importazione', tipo: 'numero', larghezza: 12, valore: ({ id_imp }) => id_imp },
  { titolo: 'Riga del file', tipo: 'numero', larghezza: 12, valore: ({ riga }) => riga },
];

const ABBINAMENTI: readonly Campo<PagamentoChiusura>[] = [
  { titolo: 'Numero', tipo: 'numero', larghezza: 10, paper: true, valore: ({ id }) => id },
  { titolo: 'Data', tipo: 'data', larghezza: 12, paper: true, valore: ({ data }) => data },
  {
    titolo: 'Di chi',
    tipo: 'testo',
    larghezza: 32,
    paper: 3,
    valore: ({ soggetti }) => soggetti.join(', '),
  },
  { titolo: 'Documenti', tipo: 'testo', larghezza: 36, paper: 3, valore: describeDocumenti },
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
    paper: 4,
    valore: ({ motivi, conferma }) => motivi.join(', ') || CONFERME[conferma],
  },
  { titolo: 'Deciso da', tipo: 'testo', larghezza: 16, paper: 2, valore: ({ autore }) => autore },
];

const PARTITE: readonly Campo<Pack['partite'][number]>[] = [
  { titolo: 'Scadenza', tipo: 'data', larghezza: 12, paper: true, valore: ({ scadenza }) => scadenza },
  { titolo: 'Di chi', tipo: 'testo', larghezza: 36, paper: 4, valore: ({ soggetto }) => soggetto },
  {
    titolo: 'Documento',
    tipo: 'testo',
    larghezza: 18,
    paper: 2,
    valore: ({ numero_documento }) => numero_documento,
  },
  { titolo: 'Data', tipo: 'data', larghezza: 12, valore: ({ data }) => data },
  { ...IMPORTO, titolo: 'Importo', valore: ({ importo }) => importo },
  { ...IMPORTO, titolo: 'Residuo', valore: ({ residuo }) => residuo },
];

const FILE: readonly Campo<Pack['file'][number]>[] = [
  { titolo: 'Importazione', tipo: 'numero', larghezza: 12, valore: ({ id_imp }) => id_imp },
  { titolo: 'File', tipo: 'testo', larghezza: 40, paper: 3, valore: ({ nome_file }) => nome_file },
  { titolo: 'SHA-256', tipo: 'testo', larghezza: 68, paper: 6, valore: ({ sha256 }) => sha256 },
  { titolo: 'Byte', tipo: 'numero', larghezza: 12, valore: ({ bytes }) => bytes },
  { titolo: 'Importato da', tipo: 'testo', larghezza: 16, paper: 2, valore: ({ autore }) => autore },
  {
    titolo: 'Righe nel periodo',
    tipo: 'numero',
    larghezza: 16,
    paper: true,
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
    paper: true,
    valore: ({ saldo_finale }) => saldo_finale,
  },
];

const AUTORI: readonly Campo<Pack['autori'][number]>[] = [
  { titolo: 'Utente', tipo: 'testo', larghezza: 24, paper: 4, valore: ({ username }) => username },
  {
    titolo: 'Importazioni',
    tipo: 'numero',
    larghezza: 14,
    paper: true,
    valore: ({ importazioni }) => importazioni,
  },
  { titolo: 'Abbinamenti', tipo: 'numero', larghezza: 14, paper: true, valore: ({ pagamenti }) => pagamenti },
  {
    titolo: 'Movimenti spiegati',
    tipo: 'numero',
    larghezza: 18,
    paper: true,
    valore: ({ movimenti }) => movimenti,
  },
];

export const makeSections = (pack: Pack): ChiusuraSection[] => [
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
    { nome: 'File', titolo: 'File di origine', vuota: 'Nessun file.', carriedOver: false },
    pack.file,
    FILE,
  ),
  section(
    { nome: 'Autori', titolo: 'Chi ci ha lavorato', vuota: 'Nessuno.', carriedOver: false },
    pack.autori,
    AUTORI,
  ),
];
