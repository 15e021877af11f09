/** A tracciato while it is being written. */
import type { Lettura, Tracciato } from '#api/contract/tracciati.ts';
import { MAX_CAMPIONE } from '#api/contract/campioni.ts';
import type { Natura } from '#api/contract/valori.ts';
import { proposeNome } from '../../tracciato/pattern.ts';
import { refuseLettura } from '../columns/corrected-reading.ts';
import { makeModello } from '../state/names.ts';

export interface TracciatoDraft {
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
export type TracciatoStart =
  | { tipo: 'nuovo' }
  | { tipo: 'salvato'; tracciato: Tracciato }
  | { tipo: 'copia'; nome: string; modello_nome: string; natura: Natura; lettura: Lettura };

export function toDraft(start: TracciatoStart): TracciatoDraft {
  const empty = { id: null, versione: null, id_conto: null };
  switch (start.tipo) {
    case 'nuovo':
      return { ...empty, nome: '', modello_nome: '', natura: 'movimento', lettura: null };
    case 'salvato': {
      const { id, versione, nome, modello_nome, natura, id_conto, lettura } = start.tracciato;
      return { id, versione, nome, modello_nome, natura, id_conto, lettura };
    }
    case 'copia': {
      const { nome, modello_nome, natura, lettura } = start;
      const [first = ''] = modello_nome.split(',');
      return { ...empty, nome: `${nome} (copia)`, modello_nome: first.trim(), natura, lettura };
    }
  }
}

/** The draft with what a file says, where nothing was written yet. */
export const withFile = (
  draft: TracciatoDraft,
  file: string,
  lettura: Lettura,
  natura: Natura,
): TracciatoDraft => ({
  ...draft,
  nome: draft.nome === '' ? proposeNome(file) : draft.nome,
  modello_nome: draft.modello_nome === '' ? makeModello(file) : draft.modello_nome,
  natura: draft.lettura === null ? natura : draft.natura,
  lettura,
});

/** The draft as the reader takes it; null while it has no columns. */
export function toTracciato(draft: TracciatoDraft): Tracciato | null {
  if (draft.lettura === null) return null;
  return { ...draft, lettura: draft.lettura, id: draft.id ?? 1, versione: draft.versione ?? 1 };
}

/** Why it cannot be saved, in Italian; null when it can. */
export function explainNotSavable({
  nome,
  modello_nome,
  lettura,
  natura,
  id_conto,
}: TracciatoDraft): string | null {
  if (lettura === null) return 'Apri un file di prova: le colonne si riconoscono da lì';
  if (nome.trim() === '') return 'Dai un nome al tracciato';
  if (modello_nome.trim() === '') return 'Scrivi quali nomi di file legge';
  if (natura === 'partita' && id_conto !== null) return 'Le partite non hanno un conto';
  return refuseLettura(lettura);
}

/**
 * Why a file cannot be kept as a sample, in Italian; null when it can.
 * @param unsaved true while the server does not have the tracciato as it is written here
 * @param file null where none is read with it
 */
export function explainNotKeepable(unsaved: boolean, file: File | null): string | null {
  if (unsaved) return 'Salva il tracciato, poi potrai tenere il file come campione.';
  if (!file) return 'Apri un file che si legga con questo tracciato, poi potrai tenerlo come campione.';
  return file.size > MAX_CAMPIONE ? 'Un campione può occupare al massimo 2 MB.' : null;
}
