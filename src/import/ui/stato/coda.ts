/** What became of the files of one go: each is an import of its own, and none keeps the others back. */
import type { Natura } from '#api/contract/valori.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { conta, contaRighe } from '../parole.ts';
import type { Fase, Anteprima } from './tipi.ts';

export type StatoRisultato = 'importato' | 'gia_importato' | 'da_rivedere' | 'non_letto' | 'saltato';

export interface Risultato {
  nome: string;
  stato: StatoRisultato;
  /** One sentence. */
  dettaglio: string;
  id_imp: number | null;
  natura: Natura;
  /** To be read again. */
  file: File;
}

/** Private to this folder. */
export const risultatiPrivatiAtom = atom<readonly Risultato[]>([]);
/** Files are imported one after the other without showing those that leave no doubt. */
export const automaticoPrivatoAtom = atom(false);

/** Of the files done so far, in their order. */
export const risultatiAtom: Atom<readonly Risultato[]> = atom((get) => get(risultatiPrivatiAtom));
export const automaticoAtom: Atom<boolean> = atom((get) => get(automaticoPrivatoAtom));

/** What is to be said of the file that is being left; null when nothing happened to it. */
export function toRisultato(
  fase: Fase,
  anteprima: Anteprima | null,
  automatico: boolean,
  motivo: string | null,
): Risultato | null {
  const doubt = automatico ? 'da_rivedere' : 'saltato';
  switch (fase.tipo) {
    case 'scelta':
    case 'lettura':
    case 'invio':
    case 'riepilogo':
      return null;
    case 'esito':
      return anteprima && ofEsito(fase.esito, anteprima);
    case 'errore': {
      const { file } = fase.contesto;
      return result(file, 'non_letto', fase.messaggio);
    }
    case 'anteprima':
      if (!anteprima) return null;
      return result(anteprima.contesto.file, doubt, motivo ?? dubbio(anteprima));
    case 'domande':
      return result(
        fase.contesto.file,
        doubt,
        fase.domande[0]?.testo ?? 'Il file si può leggere in più modi',
      );
    case 'deriva':
      return result(fase.contesto.file, doubt, `Il contenuto è cambiato: ${fase.differenze[0] ?? ''}`);
    case 'tracciati':
      return result(fase.contesto.file, doubt, 'Più tracciati hanno questo nome di file: scegline uno');
  }
}

const result = (
  file: File,
  stato: StatoRisultato,
  dettaglio: string,
  importato: { id_imp: number; natura: Natura } | null = null,
): Risultato => ({
  nome: file.name,
  stato,
  dettaglio,
  id_imp: importato?.id_imp ?? null,
  natura: importato?.natura ?? 'movimento',
  file,
});

function ofEsito(
  esito: Extract<Fase, { tipo: 'esito' }>['esito'],
  { contesto: { file }, natura }: Anteprima,
): Risultato {
  if (esito.tipo === 'completato')
    return result(file, 'importato', contaRighe(esito.righe), { id_imp: esito.id_imp, natura });
  if (esito.causa.tipo === 'gia_importato') {
    const { id_imp } = esito.causa.importazione;
    return result(file, 'gia_importato', `Già importato: importazione ${id_imp}`, { id_imp, natura });
  }
  return result(file, 'da_rivedere', 'Importazione non riuscita: nessuna riga è stata aggiunta');
}

/** Why a preview is not imported unseen; empty when nothing speaks against it. */
export function dubbio({ estratto, quadratura, righe }: Anteprima): string {
  if (quadratura.esito === 'non_quadra') return 'Il file non quadra';
  if (estratto.scartate.length > 0)
    return `${conta(estratto.scartate.length, 'riga non letta: guardala', 'righe non lette: guardale')} prima`;
  return righe.some(({ presente }) => presente) ? 'Alcune righe sono già presenti' : '';
}
