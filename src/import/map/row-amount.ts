/** The amount of a row, by the sign convention of its Lettura. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseIndicator } from '../cell/words.ts';
import type { Indici } from './columns.ts';
import { findWrittenSide, parseCentesimi } from '../cell/amount.ts';

/** Why a row has no amount. */
export interface SenzaImporto {
  indice: number;
  motivo: string;
  /** True when the cells are empty rather than wrong. */
  vuoto: boolean;
}

export type LeggiImporto = (riga: readonly string[]) => number | SenzaImporto;

/** Blanks some banks write where there is no amount. */
function isVuoto(cella: string): boolean {
  const code = cella.charCodeAt(0);
  // Nearly every cell starts with a digit: nothing is trimmed to see that it is full.
  if (code >= 48 && code <= 57) return false;
  return cella === '' || cella === '-' || cella.trim() === '' || cella.trim() === '-';
}

const ILLEGGIBILE = 'L’importo non si legge';

/** What ends an amount printed without a sign, where no balance proves which way it went. */
export const SENZA_VERSO = ' ?';
const VERSO_IGNOTO = 'Senza segno, e nessun saldo prova se è un’entrata o un’uscita';

/** A reader of amounts, specialised once for the whole file; cents, our favour positive. */
export function createImportoReader(lettura: Lettura, indici: Indici): LeggiImporto {
  const { decimali } = lettura;
  if (lettura.segno === 'dare_avere') return dareAvere(lettura, indici);
  const { importo, commissione } = indici;
  const vuoto: SenzaImporto = { indice: importo, motivo: 'Manca l’importo', vuoto: true };
  const errato: SenzaImporto = { indice: importo, motivo: ILLEGGIBILE, vuoto: false };
  const incerto: SenzaImporto = { indice: importo, motivo: VERSO_IGNOTO, vuoto: false };
  const base: LeggiImporto = (riga) => {
    const cella = riga[importo] ?? '';
    if (isVuoto(cella)) return vuoto;
    const cents = parseCentesimi(cella, decimali);
    if (!Number.isNaN(cents)) return cents;
    return cella.endsWith(SENZA_VERSO) ? incerto : errato;
  };
  if (lettura.segno === 'indicatore') return conIndicatore(base, indici.indicatore);
  const verso = lettura.segno === 'inverso' ? -1 : 1;
  if (commissione === -1) {
    return verso === 1
      ? base
      : (riga) => {
          const cents = base(riga);
          if (typeof cents !== 'number' || cents === 0) return cents;
          // A side beside the amount says itself which way it went.
          return findWrittenSide(riga[importo] ?? '') === null ? -cents : cents;
        };
  }
  return (riga) => {
    const cents = base(riga);
    if (typeof cents !== 'number') return cents;
    const cella = riga[commissione] ?? '';
    if (isVuoto(cella)) return verso * cents;
    const spesa = parseCentesimi(cella, decimali);
    if (Number.isNaN(spesa))
      return { indice: commissione, motivo: 'La commissione non si legge', vuoto: false };
    return verso * cents - Math.abs(spesa);
  };
}

function dareAvere(lettura: Lettura, { dare, avere }: Indici): LeggiImporto {
  const { decimali } = lettura;
  const verso = lettura.dare_negativo === true ? 1 : -1;
  const vuoto: SenzaImporto = { indice: dare, motivo: 'Manca l’importo', vuoto: true };
  const doppio: SenzaImporto = {
    indice: dare,
    motivo: 'Uscita ed entrata sono entrambe scritte',
    vuoto: false,
  };
  return (riga) => {
    const d = riga[dare] ?? '';
    const a = riga[avere] ?? '';
    const senzaDare = isVuoto(d);
    const senzaAvere = isVuoto(a);
    if (senzaDare && senzaAvere) return vuoto;
    const uscita = senzaDare ? 0 : parseCentesimi(d, decimali);
    const entrata = senzaAvere ? 0 : parseCentesimi(a, decimali);
    if (Number.isNaN(uscita)) return { indice: dare, motivo: ILLEGGIBILE, vuoto: false };
    if (Number.isNaN(entrata)) return { indice: avere, motivo: ILLEGGIBILE, vuoto: false };
    if (uscita !== 0 && entrata !== 0) return doppio;
    return uscita === 0 ? entrata : verso * uscita;
  };
}

function conIndicatore(base: LeggiImporto, indicatore: number): LeggiImporto {
  return (riga) => {
    const cents = base(riga);
    if (typeof cents !== 'number') return cents;
    const segno = parseIndicator(riga[indicatore] ?? '');
    if (segno === null) {
      return { indice: indicatore, motivo: 'L’indicatore dare/avere non si legge', vuoto: false };
    }
    if (cents < 0 && segno === 1) {
      return {
        indice: indicatore,
        motivo: 'Il segno dell’importo contraddice l’indicatore dare/avere',
        vuoto: false,
      };
    }
    return cents < 0 ? cents : segno * cents;
  };
}
