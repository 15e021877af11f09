/** A tracciato while it is being written. */
import type { Lettura, Tracciato } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import { proposeNome } from '../../tracciato/pattern.ts';
import { refuseLettura } from '../columns/corrected-reading.ts';
import { makeModello } from '../state/names.ts';

export interface BozzaTracciato {
  id: number | null;
  versione: number | null;
  nome: string;
  modello_nome: string;
  natura: Natura;
  id_conto: number | null;
  /** Null until a file has told how it is read. */
  lettura: Lettura | null;
}

/** What the editor opens with: a saved tracciato, or the parts of one to start from. */
export type InizioTracciato =
  | { tipo: 'nuovo' }
  | { tipo: 'salvato'; tracciato: Tracciato }
  | { tipo: 'copia'; nome: string; modello_nome: string; natura: Natura; lettura: Lettura };

export function toBozza(inizio: InizioTracciato): BozzaTracciato {
  const vuota = { id: null, versione: null, id_conto: null };
  switch (inizio.tipo) {
    case 'nuovo':
      return { ...vuota, nome: '', modello_nome: '', natura: 'movimento', lettura: null };
    case 'salvato': {
      const { id, versione, nome, modello_nome, natura, id_conto, lettura } = inizio.tracciato;
      return { id, versione, nome, modello_nome, natura, id_conto, lettura };
    }
    case 'copia': {
      const { nome, modello_nome, natura, lettura } = inizio;
      const [first = ''] = modello_nome.split(',');
      return { ...vuota, nome: `${nome} (copia)`, modello_nome: first.trim(), natura, lettura };
    }
  }
}

/** The draft with what a file says, where nothing was written yet. */
export function withFile(
  bozza: BozzaTracciato,
  file: string,
  lettura: Lettura,
  natura: Natura,
): BozzaTracciato {
  return {
    ...bozza,
    nome: bozza.nome === '' ? proposeNome(file) : bozza.nome,
    modello_nome: bozza.modello_nome === '' ? makeModello(file) : bozza.modello_nome,
    natura: bozza.lettura === null ? natura : bozza.natura,
    lettura,
  };
}

/** The draft as the reader takes it; null while it has no columns. */
export function toTracciato(bozza: BozzaTracciato): Tracciato | null {
  if (bozza.lettura === null) return null;
  return { ...bozza, lettura: bozza.lettura, id: bozza.id ?? 1, versione: bozza.versione ?? 1 };
}

/** Why it cannot be saved, in Italian; null when it can. */
export function explainNotSavable({
  nome,
  modello_nome,
  lettura,
  natura,
  id_conto,
}: BozzaTracciato): string | null {
  if (lettura === null) return 'Apri un file di prova: le colonne si riconoscono da lì';
  if (nome.trim() === '') return 'Dai un nome al tracciato';
  if (modello_nome.trim() === '') return 'Scrivi quali nomi di file legge';
  if (natura === 'partita' && id_conto !== null) return 'Le partite non hanno un conto';
  return refuseLettura(lettura);
}
