/** Causes of a break in Italian. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { CausaQuadratura, Rottura } from '#api/contract/quadratura.ts';
import { formatImporto } from '../importi.ts';
import { formatInteger } from '../text.ts';
import type { AltroTotale } from './totals.ts';

const line = (riga: number | null): string => (riga === null ? '' : formatInteger(riga));

function where({ riga, fino }: CausaQuadratura): string {
  if (riga !== null && fino !== null) return ` fra la riga ${line(riga)} e la riga ${line(fino)}`;
  if (riga !== null) return ` dopo la riga ${line(riga)}`;
  return fino === null ? '' : ` prima della riga ${line(fino)}`;
}

/**
 * The totals of the file that are not the sums of its rows, with both figures of each side that differs; empty if there
 * are none.
 */
export function describeTotali({ totali }: Pick<Quadratura, 'totali'>): string {
  if (!totali) return '';
  const { dare, avere, dare_righe, avere_righe } = totali;
  const sides = [
    ['dare', dare, dare_righe],
    ['avere', avere, avere_righe],
  ] as const;
  return sides
    .flatMap(([side, written, sum]) =>
      written === null || written === sum
        ? []
        : [`totale ${side} ${formatImporto(written)} nel file, ${formatImporto(sum)} nelle righe`],
    )
    .join('; ');
}

/** Totals that are no part of the proof, with both figures and why. */
export function describeAltroTotale({ totali, che }: AltroTotale): string {
  const why = {
    saldo: 'la differenza è quanto un saldo dell’estratto, che quei totali contano e le righe no',
    storni: 'mancano altrettanto ai due lati: sono storni, tolti dal proprio lato',
  }[che];
  return `Riga ${line(totali.riga)}: i totali del file non entrano nella prova (${describeTotali({ totali })}): ${why}.`;
}

/** One cause as a clause: `manca una riga di 120,00 fra la riga 34 e la riga 35`. */
function describeCausa(cause: CausaQuadratura): string {
  const importo = formatImporto(cause.importo);
  const instead = cause.letto === null ? '' : `, non ${formatImporto(cause.letto)}`;
  switch (cause.tipo) {
    case 'riga_mancante':
      return `manca una riga di ${importo}${where(cause)}`;
    case 'riga_scartata':
      return `la riga ${line(cause.riga)}, scartata, vale ${importo}`;
    case 'riga_doppia':
      return `la riga ${line(cause.riga)} (${importo}) c’è due volte`;
    case 'riga_in_piu':
      return `la riga ${line(cause.riga)} (${importo}) è di troppo: i saldi non ne tengono conto`;
    case 'segno':
      return cause.riga === null
        ? 'il segno di tutte le righe è rovesciato'
        : `il segno della riga ${line(cause.riga)}: ${importo}${instead}`;
    case 'decimale':
      return cause.riga === null
        ? 'i decimali di tutte le righe sono letti nel posto sbagliato'
        : `la virgola della riga ${line(cause.riga)}: ${importo}${instead}`;
    case 'importo':
      return `l’importo della riga ${line(cause.riga)}: ${importo}${instead}`;
    case 'saldo':
      return `il saldo della riga ${line(cause.riga)}: ${importo}${instead}`;
    case 'saldo_iniziale':
      return `il saldo iniziale: ${importo}${instead}`;
    case 'saldo_finale':
      return `il saldo finale: ${importo}${instead}`;
  }
}

interface CauseInParole {
  /** `Causa probabile`, or that several are equally likely. */
  titolo: string;
  prime: readonly string[];
  /** The less plausible ones. */
  altre: readonly string[];
}

/** The causes of a break, with those as likely as the first together; null if none is known. */
export function describeLikelyCause(cause: readonly CausaQuadratura[] = []): CauseInParole | null {
  const [first] = cause;
  if (!first) return null;
  const prime = cause.filter(({ plausibilita }) => plausibilita === first.plausibilita);
  const others = cause.filter(({ plausibilita }) => plausibilita < first.plausibilita);
  return {
    titolo: prime.length === 1 ? 'Causa probabile' : 'Cause ugualmente probabili',
    prime: prime.map(describeCausa),
    altre: others.map(describeCausa),
  };
}

/** In one line: `Causa probabile: …` or `Cause ugualmente probabili: …; …`. Empty when none is known. */
export function formatCause(cause?: readonly CausaQuadratura[]): string {
  const words = describeLikelyCause(cause);
  return words ? `${words.titolo}: ${words.prime.join('; ')}` : '';
}

/** Each break after the first on one line: its amount and its most likely causes. */
export const describeRotture = (others: readonly Rottura[] = []): string[] =>
  others.map(({ differenza, cause }) => {
    const words = describeLikelyCause(cause);
    return `${formatImporto(differenza)}: ${words ? words.prime.join('; ') : 'nessun errore singolo lo spiega'}`;
  });
