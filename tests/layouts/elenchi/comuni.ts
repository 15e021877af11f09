/** What the lists of several programs have in common: their documents, and how a list of them is finished. */
import { makeDocumenti, makeModi, NOI, type Documento, type Modi } from '../documenti.ts';
import type { Cella, Layout, RigaVera } from '../modello.ts';
import { compose, type ColonnaScritta } from '../tavola.ts';

export type Colonne = ColonnaScritta<Documento>[];

export interface Elenco extends Modi {
  emesse: boolean;
  documenti: Documento[];
}

/** @param note whether some documents give money back */
export function makeElenco(seed: number, note = false): Elenco {
  const ways = makeModi(seed);
  const emesse = ways.caso.unaSu(2);
  return { ...ways, emesse, documenti: makeDocumenti(ways.caso, emesse, note) };
}

/** What is open of a document, and on which side: to collect when positive. */
export const apertoDi = ({ emessa, nota, totale, pagato }: Documento): number =>
  (emessa ? 1 : -1) * (nota ? -1 : 1) * (totale - pagato);

/** What is written in full, whatever was paid. */
export const interoDi = (documento: Documento): number => apertoDi({ ...documento, pagato: 0 });

export const toVera = (documento: Documento, importo: number): RigaVera => ({
  data: documento.data,
  importo,
  divisa: 'EUR',
  conto: null,
  controparte: documento.chi,
  testo: `${documento.numero} ${documento.chi}`,
});

interface Tabella {
  tipo: string;
  nome: string;
  sopra?: Cella[][];
  colonne: Colonne;
  sotto?: Cella[][];
}

/** A flat list, one document a row. @param importo what is open of each; those of which nothing is are no rows */
export function finishElenco(
  { caso, documenti }: Elenco,
  { tipo, nome, sopra = [], colonne, sotto = [] }: Tabella,
  importo: (documento: Documento) => number,
): Layout {
  return {
    tipo,
    nome,
    righe: compose(caso, { sopra, colonne, righe: documenti, sotto }),
    vere: documenti
      .map((documento) => toVera(documento, importo(documento)))
      .filter(({ importo: aperto }) => aperto !== 0),
    natura: 'partita',
    azienda: NOI,
  };
}

/** A line of totals under some of the columns. */
export function sumBelow(
  { cents, documenti }: Elenco,
  title: string,
  columns: Colonne,
  sommate: Readonly<Record<string, (documento: Documento) => number>>,
): Cella[] {
  return columns.map(({ nome }, at) => {
    const which = sommate[nome];
    if (!which) return at === 0 ? title : '';
    return cents(documenti.reduce((sum, documento) => sum + which(documento), 0));
  });
}
