/** What the matching of movimenti and partite takes and gives. Amounts are cents, signed: positive is in our favour. */
import type { Centesimi } from '#api/contract/valori.ts';

type Text = string | null | undefined;
type Id = number | null | undefined;

/** An open bank movement; a row of the estratto conto fits as it is. Only `residuo` is still to be explained. */
export interface MovimentoToMatch {
  readonly id: number;
  readonly data: string;
  readonly data_valuta?: Text;
  readonly importo: number;
  /** Absent: the whole `importo`. */
  readonly residuo?: number | null | undefined;
  readonly descrizione?: Text;
  readonly causale?: Text;
  readonly ragione_sociale?: Text;
  readonly id_soggetto?: Id;
  readonly iban_controparte?: Text;
  readonly riferimento?: Text;
  readonly id_conto?: Id;
  readonly numero_documento?: Text;
  /** Absent: `EUR`. Rows of different divise never meet. */
  readonly divisa?: Text;
}

/** An open item: a document, or an instalment of one, with what is left of it. */
export interface PartitaToMatch {
  readonly id: number;
  readonly importo: number;
  /** Absent: the whole `importo`. */
  readonly residuo?: number | null | undefined;
  readonly data?: Text;
  readonly scadenza?: Text;
  readonly numero_documento?: Text;
  readonly data_documento?: Text;
  readonly ragione_sociale?: Text;
  readonly id_soggetto?: Id;
  readonly id_mandante?: Id;
  readonly id_tipo_pagamento?: Id;
  readonly iban_controparte?: Text;
  readonly riferimento?: Text;
  readonly descrizione?: Text;
  readonly divisa?: Text;
}

export interface SoggettoNoto {
  readonly id: number;
  readonly ragione_sociale: string;
  readonly partita_iva?: Text;
  readonly codice_fiscale?: Text;
  readonly iban?: readonly string[] | null | undefined;
}

/** A spelling under which a soggetto is known: how a name is written, an IBAN, an SDD mandate. */
export interface AliasNoto {
  readonly tipo: 'nome' | 'iban' | 'mandato_sdd';
  readonly chiave: string;
  readonly id_soggetto: number;
}

/** An own conto: money between two of them is a giroconto. */
export interface ContoProprio {
  readonly id: number;
  readonly iban?: Text;
}

/** A pair a person once refused: it is not proposed again. */
export interface RifiutoNoto {
  readonly id_movimento: number;
  readonly id_partita: number;
}

/** Two movimenti that a person said do not explain each other, in either order. */
export interface CoppiaRifiutata {
  readonly id_movimento: number;
  readonly id_altro: number;
}

export interface DatiAbbinamento {
  readonly movimenti: readonly MovimentoToMatch[];
  readonly partite: readonly PartitaToMatch[];
  readonly soggetti?: readonly SoggettoNoto[] | undefined;
  readonly alias?: readonly AliasNoto[] | undefined;
  readonly conti?: readonly ContoProprio[] | undefined;
  readonly rifiuti?: readonly RifiutoNoto[] | undefined;
  readonly coppie_rifiutate?: readonly CoppiaRifiutata[] | undefined;
}

export interface MatchingOptions {
  /** The least `punteggio` of a proposal that may be accepted without a person: 0..1, by default `SOGLIA`. */
  readonly soglia?: number | undefined;
}

export type TipoDifferenza =
  | 'abbuono'
  | 'spese'
  | 'ritenuta'
  | 'bollo'
  | 'arrotondamento'
  | 'iva_split'
  | 'sconto';

/** Signed as the movimento: a fee kept by the bank out of an incasso is negative. */
export interface Differenza {
  readonly tipo: TipoDifferenza;
  readonly importo: Centesimi;
}

/** How much of a partita is settled, signed as the partita. */
export interface ParteAbbinata {
  readonly id: number;
  readonly importo: Centesimi;
}

/** Another way to settle the same movimento or the same partita that is as good or nearly as good. */
export interface Rivale {
  readonly movimenti: readonly number[];
  readonly partite: readonly ParteAbbinata[];
  readonly differenze: readonly Differenza[];
  readonly punteggio: number;
}

/**
 * Partite + differenze = residui of the movimenti, to the cent. `unica`: nothing else explains the same rows as well.
 * `automatica`: `unica` and at or above the threshold.
 */
export interface Proposta {
  readonly movimenti: readonly number[];
  readonly partite: readonly ParteAbbinata[];
  readonly differenze: readonly Differenza[];
  /** Probability of being right, 0..1. */
  readonly punteggio: number;
  readonly unica: boolean;
  readonly automatica: boolean;
  /** The evidence in Italian words, strongest first. */
  readonly motivi: readonly string[];
  readonly rivali: readonly Rivale[];
}

/**
 * Movimenti that explain each other and settle nothing: a transfer between own conti, a movimento and its reversal, a
 * collection and its return unpaid. `differenza`: what does not cancel, such as the fee of an insoluto.
 */
export interface MovimentiLegati {
  readonly tipo: 'giroconto' | 'storno' | 'insoluto';
  /** The earlier first. */
  readonly movimenti: readonly [number, number];
  readonly differenza: Centesimi;
  readonly punteggio: number;
  readonly unica: boolean;
  readonly automatica: boolean;
  readonly motivi: readonly string[];
  /** Pairs of one of the two with another movimento that are as good or nearly; they have no partite. */
  readonly rivali: readonly Rivale[];
}

export interface EsitoAbbinamento {
  /** The best first. A movimento is in at most one proposal, unless it is the equal of another (`unica` false). */
  readonly proposte: readonly Proposta[];
  readonly giroconti: readonly MovimentiLegati[];
  /**
   * Storni and insoluti whose two sides are both here. If a pair is not the only one, nobody knows which payment was
   * taken back: those in question are also in `proposte`, as ties or never `unica`.
   */
  readonly storni: readonly MovimentiLegati[];
}
