/** The small chart of accounts, and the rules that assign it. Amounts are cents, signed: positive is in our favour. */

const TIPI_VOCE = ['attivo', 'passivo', 'costo', 'ricavo'] as const;
type TipoVoce = (typeof TIPI_VOCE)[number];

/** What the prima nota uses a voce for. The role of a differenza of a pagamento is `differenza_` + its kind. */
export const RUOLI_VOCE = [
  'clienti',
  'fornitori',
  'cassa',
  'giroconti',
  'sospesi',
  'differenza_abbuono',
  'differenza_spese',
  'differenza_ritenuta',
  'differenza_bollo',
  'differenza_arrotondamento',
  'differenza_iva_split',
  'differenza_sconto',
  'differenza_interessi',
  'differenza_cambio',
  'differenza_altro',
] as const;
type RuoloVoce = (typeof RUOLI_VOCE)[number];

export interface VoceUsuale {
  readonly codice: string;
  readonly nome: string;
  readonly tipo: TipoVoce;
  readonly ruolo: RuoloVoce | null;
}

/** All conditions that are given must be met. */
export interface Condizioni {
  /** ABI/CBI codes, as `16` or `Z1`. */
  readonly causali?: readonly string[] | undefined;
  /** Words or phrases that must all be in the causale, description or reference; case and accents do not count. */
  readonly testo?: readonly string[] | undefined;
  /** At least one of these must be there. */
  readonly testo_o?: readonly string[] | undefined;
  /** None of these may be there. */
  readonly testo_non?: readonly string[] | undefined;
  readonly segno?: 'entrata' | 'uscita' | undefined;
  /** Cents without sign, both ends included. */
  readonly importo_da?: number | undefined;
  readonly importo_a?: number | undefined;
  readonly id_conto?: number | undefined;
  /** Part of the name of the counterparty, or its IBAN. */
  readonly controparte?: string | undefined;
}

export interface AzioneRegola {
  readonly azione: 'voce' | 'giroconto' | 'ignorata';
  readonly id_voce: number | null;
  readonly motivo: string | null;
}

export interface Regola extends AzioneRegola {
  readonly id: number;
  readonly nome: string;
  readonly condizioni: Condizioni;
  readonly attiva: boolean;
}

export interface MovimentoDaSpiegare {
  readonly id: number;
  readonly importo: number;
  readonly causale: string | null;
  readonly descrizione: string;
  readonly riferimento: string | null;
  readonly ragione_sociale: string | null;
  readonly iban_controparte: string | null;
  readonly id_conto: number | null;
}

/** What explains a movimento already: a document, or the assignment of a rule or a person. */
export interface SpiegazioneMovimento {
  readonly id_movimento: number;
  readonly tipo: 'abbinato' | 'voce' | 'giroconto' | 'storno' | 'ignorata';
  readonly id_voce: number | null;
  readonly id_regola: number | null;
}
