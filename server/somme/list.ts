/** The sums that the database keeps, each described once. */
import type { KeptSum } from './kept-sum.ts';

const APERTA = "r.stato in ('aperta', 'parziale')";
const ROWS = 'riga_estratto r';
/** Rows with the lines that explain them otherwise than a pagamento. */
const LINES = `${ROWS} join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo`;

/** What the rows of each import come to by day, and what explains them otherwise than a pagamento. */
export const SOMME_GIORNI: KeptSum = {
  table: 'somma_giorno',
  key: {
    id_imp: 'r.id_imp',
    natura: 'r.natura',
    id_conto: 'r.id_conto',
    divisa: 'r.divisa',
    data: 'r.data',
    scadenza: 'r.scadenza',
  },
  sources: [
    {
      from: ROWS,
      where: 'true',
      sums: {
        righe: '1',
        dare: 'least(r.importo, 0)',
        avere: 'greatest(r.importo, 0)',
        residuo: 'r.residuo',
        aperte: `case when ${APERTA} then 1 else 0 end`,
        da_incassare: `case when ${APERTA} then greatest(r.residuo, 0) else 0 end`,
        da_pagare: `case when ${APERTA} then least(r.residuo, 0) else 0 end`,
        ignorato: `case when r.stato = 'ignorata' then r.residuo else 0 end`,
        scoperte: `case when r.stato <> 'ignorata' and r.residuo <> 0 then 1 else 0 end`,
      },
    },
    {
      from: LINES,
      where: 'true',
      sums: {
        voci: `case when v.tipo = 'voce' then v.importo else 0 end`,
        giroconti: `case when v.tipo in ('giroconto', 'storno') then v.importo else 0 end`,
      },
    },
  ],
  named: 'id_imp',
  differs: 'le somme tenute del giorno non sono quelle delle sue righe',
};

/** A sum of a day with what tells it from another and what it comes to, as it is. */
const asItIs = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `r.${name}`]));

/** What the gathered sums of the days come to, whatever import they are of. */
export const SOMME_AZIENDA: KeptSum = {
  table: 'somma_azienda',
  key: asItIs(Object.keys(SOMME_GIORNI.key).filter((name) => name !== 'id_imp')),
  sources: [
    {
      from: 'somma_giorno r',
      where: 'r.raccolta',
      sums: asItIs(SOMME_GIORNI.sources.flatMap(({ sums }) => Object.keys(sums))),
    },
  ],
  named: 'natura',
  differs: 'le somme tenute dell’azienda in quel giorno non sono quelle delle sue importazioni',
};

/** What the lines of voci come to by day. */
export const SOMME_VOCI: KeptSum = {
  table: 'somma_voce',
  key: {
    id_conto: 'r.id_conto',
    divisa: 'r.divisa',
    id_voce: 'v.id_voce',
    id_soggetto: 'r.id_soggetto',
    data: 'r.data',
    entrata: 'v.importo > 0',
  },
  sources: [
    {
      from: LINES,
      where: `v.tipo = 'voce'`,
      sums: { linee: '1', importo: 'v.importo' },
    },
  ],
  named: 'id_voce',
  differs: 'le somme tenute della voce in quel giorno non sono quelle dei movimenti che spiega',
};

/** What identifies the text of a movimento `r` without a soggetto: the text without its numbers. */
export const LETTERE = 'lettere(coalesce(r.ragione_sociale, r.descrizione))';

/** What the movimenti that nothing explains come to by day. */
export const SOMME_FLUSSI: KeptSum = {
  table: 'somma_flusso',
  key: {
    id_conto: 'r.id_conto',
    divisa: 'r.divisa',
    id_soggetto: 'r.id_soggetto',
    causale: 'case when r.id_soggetto is null then r.causale end',
    lettere: `case when r.id_soggetto is null then ${LETTERE} end`,
    data: 'r.data',
    entrata: 'r.importo > 0',
  },
  sources: [
    {
      from: ROWS,
      where: `r.natura = 'movimento' and r.stato = 'aperta' and r.importo <> 0`,
      sums: { righe: '1', importo: 'r.importo' },
    },
  ],
  named: 'id_conto',
  differs: 'le somme tenute del conto in quel giorno non sono quelle dei movimenti che nulla spiega',
};

/** Each after those that it adds up. */
export const KEPT_SUMS: readonly KeptSum[] = [SOMME_GIORNI, SOMME_AZIENDA, SOMME_VOCI, SOMME_FLUSSI];
