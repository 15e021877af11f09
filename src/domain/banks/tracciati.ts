/**
 * The files that Italian banks let their customers download, as values: which columns they have and what each means.
 * A bank's layout is known by its header; its file name settles which bank, where two share a header.
 */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { CampoTracciato, Decimali, Lettura, OrdineData, Segno } from '#api/contract/tracciati.ts';

export interface TracciatoNativo {
  /** Stable, for the address of its page. */
  chiave: string;
  nome: string;
  /** File names the bank gives: `*` any run of characters, `?` one. */
  modelli: readonly string[];
  formati: readonly FormatoFile[];
  /** The header in order, with the field each column feeds; null for those left out. */
  colonne: readonly (readonly [intestazione: string, campo: CampoTracciato | null])[];
  ordine_data: OrdineData;
  /** What the bank writes; a file whose amounts prove the other one is read as they prove. */
  decimali: Decimali;
  segno: Segno;
  /** The dare column carries a minus. */
  dare_negativo?: boolean;
  divisa: string | null;
}

const FOGLI = ['xlsx', 'xls', 'html'] as const;
const FINECO = ['movement*', 'movimenti*', '*fineco*'] as const;
const INTESA = ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'] as const;
const UNICREDIT = ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'] as const;

export const TRACCIATI_NATIVI: readonly TracciatoNativo[] = [
  {
    chiave: 'fineco-stato',
    nome: 'Fineco, movimenti con stato',
    modelli: FINECO,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data Operazione', 'data'],
      ['Data Valuta', 'data_valuta'],
      ['Entrate', 'avere'],
      ['Uscite', 'dare'],
      ['Descrizione', 'descrizione'],
      ['Descrizione Completa', 'descrizione'],
      ['Stato', 'stato'],
      ['Moneymap', null],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: true,
    divisa: 'EUR',
  },
  {
    chiave: 'fineco-moneymap',
    nome: 'Fineco, movimenti con Moneymap',
    modelli: FINECO,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data', 'data'],
      ['Entrate', 'avere'],
      ['Uscite', 'dare'],
      ['Descrizione', 'descrizione'],
      ['Descrizione Completa', 'descrizione'],
      ['Stato', 'stato'],
      ['Moneymap', null],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: true,
    divisa: 'EUR',
  },
  {
    chiave: 'fineco-movimenti',
    nome: 'Fineco, movimenti',
    modelli: FINECO,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data', 'data'],
      ['Entrate', 'avere'],
      ['Uscite', 'dare'],
      ['Descrizione', 'descrizione'],
      ['Descrizione Completa', 'descrizione'],
      ['Stato', 'stato'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: true,
    divisa: 'EUR',
  },
  {
    chiave: 'fineco-valuta',
    nome: 'Fineco, movimenti con valuta',
    modelli: FINECO,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data Operazione', 'data'],
      ['Data Valuta', 'data_valuta'],
      ['Entrate', 'avere'],
      ['Uscite', 'dare'],
      ['Descrizione', 'descrizione'],
      ['Descrizione Completa', 'descrizione'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: false,
    divisa: 'EUR',
  },
  {
    chiave: 'fineco-causale',
    nome: 'Fineco, movimenti con causale',
    modelli: FINECO,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data Operazione', 'data'],
      ['Data Valuta', 'data_valuta'],
      ['Entrate', 'avere'],
      ['Uscite', 'dare'],
      ['Descrizione', 'descrizione'],
      ['Causale', 'causale'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: false,
    divisa: 'EUR',
  },
  {
    chiave: 'intesa-operazioni',
    nome: 'Intesa Sanpaolo, lista operazioni',
    modelli: INTESA,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data', 'data'],
      ['Operazione', 'descrizione'],
      ['Dettagli', 'descrizione'],
      ['Conto o carta', null],
      ['Contabilizzazione', 'stato'],
      ['Categoria', null],
      ['Valuta', 'divisa'],
      ['Importo', 'importo'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'con_segno',
    divisa: null,
  },
  {
    chiave: 'intesa-conto',
    nome: 'Intesa Sanpaolo, movimenti conto',
    modelli: INTESA,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data contabile', 'data'],
      ['Data valuta', 'data_valuta'],
      ['Descrizione', 'descrizione'],
      ['Accrediti', 'avere'],
      ['Addebiti', 'dare'],
      ['Descrizione estesa', 'descrizione'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: false,
    divisa: 'EUR',
  },
  {
    chiave: 'intesa-tramite',
    nome: 'Intesa Sanpaolo, movimenti conto con canale',
    modelli: INTESA,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data contabile', 'data'],
      ['Data valuta', 'data_valuta'],
      ['Descrizione', 'descrizione'],
      ['Accrediti', 'avere'],
      ['Addebiti', 'dare'],
      ['Descrizione estesa', 'descrizione'],
      ['Effettuata tramite:', null],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: true,
    divisa: 'EUR',
  },
  {
    chiave: 'intesa-carta',
    nome: 'Intesa Sanpaolo, movimenti carta',
    modelli: INTESA,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data contabile', 'data'],
      ['Data operazione', null],
      ['Descrizione', 'descrizione'],
      ['Accrediti in valuta', null],
      ['Accrediti', 'avere'],
      ['Addebiti in valuta', null],
      ['Addebiti', 'dare'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: false,
    divisa: 'EUR',
  },
  {
    chiave: 'unicredit-registrazione',
    nome: 'UniCredit, elenco movimenti',
    modelli: UNICREDIT,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data Registrazione', 'data'],
      ['Data valuta', 'data_valuta'],
      ['Descrizione', 'descrizione'],
      ['Importo (EUR)', 'importo'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'con_segno',
    divisa: 'EUR',
  },
  {
    chiave: 'unicredit-causale',
    nome: 'UniCredit, movimenti con causale',
    modelli: UNICREDIT,
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data Operaz.', 'data'],
      ['Valuta', 'data_valuta'],
      ['Descrizione', 'descrizione'],
      ['EUR', 'importo'],
      ['Caus.', 'causale'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'con_segno',
    divisa: 'EUR',
  },
  {
    chiave: 'bancoposta',
    nome: 'BancoPosta, lista movimenti',
    modelli: ['*bancoposta*', 'listamovimenti*', 'lista_movimenti*'],
    formati: ['csv', ...FOGLI],
    colonne: [
      ['Data', 'data'],
      ['Valuta', 'data_valuta'],
      ['Addebiti', 'dare'],
      ['Accrediti', 'avere'],
      ['Descrizione operazioni', 'descrizione'],
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'dare_avere',
    dare_negativo: false,
    divisa: 'EUR',
  },
];

/** A built-in tracciato as a reading, to start one's own from or to settle what a file leaves open. */
export function toLettura(nativo: TracciatoNativo): Lettura {
  const formato = nativo.formati[0] ?? 'csv';
  return {
    formato,
    codifica: formato === 'csv' ? 'utf-8' : null,
    delimitatore: formato === 'csv' ? ';' : '\t',
    intestazione: nativo.colonne.map(([intestazione]) => intestazione),
    colonne: nativo.colonne.flatMap(([colonna, campo], indice) =>
      campo === null ? [] : [{ campo, colonna, indice }],
    ),
    ordine_data: nativo.ordine_data,
    decimali: nativo.decimali,
    segno: nativo.segno,
    ...(nativo.dare_negativo === undefined ? {} : { dare_negativo: nativo.dare_negativo }),
    divisa: nativo.divisa,
  };
}
