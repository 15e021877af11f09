/** A Lettura resolved on one file: which cell feeds which field. */
import type { CampoTracciato, ColonnaTracciato } from '#api/contract/tracciati.ts';

export interface Indici {
  data: number;
  data_valuta: number;
  importo: number;
  dare: number;
  avere: number;
  indicatore: number;
  commissione: number;
  saldo: number;
  divisa: number;
  causale: number;
  /** Joined in order. */
  descrizione: number[];
  ragione_sociale: number;
  iban_controparte: number;
  riferimento: number;
  numero_documento: number;
  data_documento: number;
  scadenza: number;
  stato: number;
}

/** Zero-based columns by field; -1 where the file has none. */
export function risolviIndici(colonne: readonly ColonnaTracciato[]): Indici {
  const at = (campo: CampoTracciato): number =>
    colonne.find((colonna) => colonna.campo === campo)?.indice ?? -1;
  return {
    data: at('data'),
    data_valuta: at('data_valuta'),
    importo: at('importo'),
    dare: at('dare'),
    avere: at('avere'),
    indicatore: at('indicatore'),
    commissione: at('commissione'),
    saldo: at('saldo'),
    divisa: at('divisa'),
    causale: at('causale'),
    descrizione: colonne.filter(({ campo }) => campo === 'descrizione').map(({ indice }) => indice),
    ragione_sociale: at('ragione_sociale'),
    iban_controparte: at('iban_controparte'),
    riferimento: at('riferimento'),
    numero_documento: at('numero_documento'),
    data_documento: at('data_documento'),
    scadenza: at('scadenza'),
    stato: at('stato'),
  };
}
