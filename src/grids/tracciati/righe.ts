/** The tracciati of the azienda and those that come with Quadra, as rows of one list. */
import type { Lettura, Tracciato, TracciatoVoce } from '#api/contract/tracciati.ts';
import type { DelloStudio } from '#api/contract/dello-studio.ts';
import type { Natura } from '#api/contract/valori.ts';
import { toLettura, type NativeTracciato } from '#domain/banks/nativo.ts';
import { NATIVE_TRACCIATI } from '#domain/banks/tracciati.ts';

export type StatoTracciato = 'attivo' | 'disattivato' | 'di_serie';

export interface RigaTracciato {
  chiave: string;
  stato: StatoTracciato;
  nome: string;
  modello_nome: string;
  natura: Natura;
  lettura: Lettura;
  formati: string;
  versione: number | null;
  autore: string | null;
  salvata_il: string | null;
  numero_campioni: number | null;
  usi: number | null;
  ultimo_uso: string | null;
  dello_studio: DelloStudio;
  /** Null for one that comes with Quadra. */
  salvato: Tracciato | null;
}

/** Formats by the names people know them by. */
const FORMATI: Readonly<Record<string, string>> = {
  csv: 'CSV',
  txt: 'TXT',
  xlsx: 'Excel',
  xls: 'Excel 97',
  ods: 'ODS',
  html: 'HTML',
  pdf: 'PDF',
};
const formatName = (format: string): string => FORMATI[format] ?? format.toUpperCase();

export function toRiga(voce: TracciatoVoce): RigaTracciato {
  const { attivo, autore, salvata_il, numero_campioni, usi, ultimo_uso, dello_studio, ...salvato } = voce;
  return {
    chiave: String(voce.id),
    stato: attivo ? 'attivo' : 'disattivato',
    nome: voce.nome,
    modello_nome: voce.modello_nome,
    natura: voce.natura,
    lettura: voce.lettura,
    formati: formatName(voce.lettura.formato),
    versione: voce.versione,
    autore,
    salvata_il,
    numero_campioni,
    usi,
    ultimo_uso,
    dello_studio,
    salvato,
  };
}

const nativeRiga = (native: NativeTracciato): RigaTracciato => ({
  chiave: `di-serie:${native.chiave}`,
  stato: 'di_serie',
  nome: native.nome,
  modello_nome: native.modelli.join(', '),
  natura: 'movimento',
  lettura: toLettura(native),
  formati: native.formati.map(formatName).join(', '),
  versione: null,
  autore: null,
  salvata_il: null,
  numero_campioni: null,
  usi: null,
  ultimo_uso: null,
  dello_studio: null,
  salvato: null,
});

export const RIGHE_NATIVE: readonly RigaTracciato[] = NATIVE_TRACCIATI.map(nativeRiga);
