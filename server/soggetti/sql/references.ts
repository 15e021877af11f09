/**
 * Every column of the database that points at a soggetto, and what a merge does with it. The list is declared, so that
 * each has its rule; a test reads the catalogue and fails when a foreign key is missing here.
 */

export interface SoggettoReference {
  tabella: string;
  colonna: string;
  /** The columns that, with `id_azienda`, name a row whatever soggetto it points at. */
  chiave: readonly string[];
  /**
   * `sposta`: the row goes over to the one that stays. `dimentica`: the row says something of the pair or of the one
   * that goes, and means nothing afterwards.
   */
  modo: 'sposta' | 'dimentica';
  /**
   * When a row `a` of the one that goes says what a row `b` of the one that stays already says: `a` is put aside.
   * Null where all rows can stand together.
   */
  duplicate: string | null;
  /** True where rows have a version, which grows. */
  versione: boolean;
  /** What such a row is to a person; null for what belongs to the soggetto alone and goes with it when it is deleted. */
  nomi: readonly [uno: string, molti: string] | null;
}

const SOVRAPPOSTI = `b.valida_dal <= coalesce(a.valida_al, 'infinity'::date)
  and a.valida_dal <= coalesce(b.valida_al, 'infinity'::date)`;

const ID = ['id'] as const;
const RIGHE = ['riga', 'righe'] as const;
const simple = { chiave: ID, modo: 'sposta', duplicate: null, versione: false } as const;

export const RIFERIMENTI: readonly SoggettoReference[] = [
  { ...simple, tabella: 'riga_estratto', colonna: 'id_soggetto', versione: true, nomi: RIGHE },
  { ...simple, tabella: 'riga_estratto', colonna: 'id_mandante', versione: true, nomi: RIGHE },
  { ...simple, tabella: 'riga_estratto', colonna: 'id_agente', versione: true, nomi: RIGHE },
  {
    ...simple,
    tabella: 'importazione',
    colonna: 'id_mandante',
    chiave: ['id_imp'],
    nomi: ['importazione', 'importazioni'],
  },
  {
    ...simple,
    tabella: 'matrice_agenti',
    colonna: 'id_agente',
    duplicate: `b.id_mandante = a.id_mandante and ${SOVRAPPOSTI}`,
    versione: true,
    nomi: ['aliquota', 'aliquote'],
  },
  {
    ...simple,
    tabella: 'matrice_agenti',
    colonna: 'id_mandante',
    duplicate: `b.id_agente = a.id_agente and ${SOVRAPPOSTI}`,
    versione: true,
    nomi: ['aliquota', 'aliquote'],
  },
  { ...simple, tabella: 'soggetto_nota', colonna: 'id_soggetto', nomi: ['nota', 'note'] },
  { ...simple, tabella: 'soggetto_documento', colonna: 'id_soggetto', nomi: ['documento', 'documenti'] },
  {
    ...simple,
    tabella: 'sollecito',
    colonna: 'id_soggetto',
    versione: true,
    nomi: ['sollecito', 'solleciti'],
  },
  { ...simple, tabella: 'sollecito_partita', colonna: 'id_soggetto', nomi: null },
  {
    ...simple,
    tabella: 'alias',
    colonna: 'id_soggetto',
    chiave: ['tipo', 'chiave'],
    duplicate: 'b.tipo = a.tipo and b.chiave = a.chiave',
    nomi: ['alias', 'alias'],
  },
  {
    ...simple,
    tabella: 'soggetto_iban',
    colonna: 'id_soggetto',
    chiave: ['iban'],
    duplicate: 'b.iban = a.iban',
    nomi: null,
  },
  { ...simple, tabella: 'soggetto_iban_storia', colonna: 'id_soggetto', nomi: null },
  {
    ...simple,
    tabella: 'soggetti_distinti',
    colonna: 'id_primo',
    chiave: ['id_primo', 'id_secondo'],
    modo: 'dimentica',
    nomi: null,
  },
  {
    ...simple,
    tabella: 'soggetti_distinti',
    colonna: 'id_secondo',
    chiave: ['id_primo', 'id_secondo'],
    modo: 'dimentica',
    nomi: null,
  },
];
