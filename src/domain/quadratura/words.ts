/** Causes of a break in Italian. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { CausaQuadratura, Rottura } from '#api/contract/quadratura.ts';
import { formatImporto } from '../importi.ts';

const interi = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const linea = (riga: number | null): string => (riga === null ? '' : interi.format(riga));

function dove({ riga, fino }: CausaQuadratura): string {
  if (riga !== null && fino !== null) return ` fra la riga ${linea(riga)} e la riga ${linea(fino)}`;
  if (riga !== null) return ` dopo la riga ${linea(riga)}`;
  return fino === null ? '' : ` prima della riga ${linea(fino)}`;
}

/** The totals that the file writes, where they are not the sums of its rows: both figures of each side that differs; else empty. */
export function describeTotali({ totali }: Pick<Quadratura, 'totali'>): string {
  if (!totali) return '';
  const { dare, avere, dare_righe, avere_righe } = totali;
  const lati = [
    ['dare', dare, dare_righe],
    ['avere', avere, avere_righe],
  ] as const;
  return lati
    .flatMap(([lato, scritto, somma]) =>
      scritto === null || scritto === somma
        ? []
        : [`totale ${lato} ${formatImporto(scritto)} nel file, ${formatImporto(somma)} nelle righe`],
    )
    .join('; ');
}

/** One cause as a clause: `manca una riga di 120,00 fra la riga 34 e la riga 35`. */
export function describeCausa(causa: CausaQuadratura): string {
  const importo = formatImporto(causa.importo);
  const invece = causa.letto === null ? '' : `, non ${formatImporto(causa.letto)}`;
  switch (causa.tipo) {
    case 'riga_mancante':
      return `manca una riga di ${importo}${dove(causa)}`;
    case 'riga_scartata':
      return `la riga ${linea(causa.riga)}, scartata, vale ${importo}`;
    case 'riga_doppia':
      return `la riga ${linea(causa.riga)} (${importo}) c’è due volte`;
    case 'riga_in_piu':
      return `la riga ${linea(causa.riga)} (${importo}) è di troppo: i saldi non ne tengono conto`;
    case 'segno':
      return causa.riga === null
        ? 'il segno di tutte le righe è rovesciato'
        : `il segno della riga ${linea(causa.riga)}: ${importo}${invece}`;
    case 'decimale':
      return causa.riga === null
        ? 'i decimali di tutte le righe sono letti nel posto sbagliato'
        : `la virgola della riga ${linea(causa.riga)}: ${importo}${invece}`;
    case 'importo':
      return `l’importo della riga ${linea(causa.riga)}: ${importo}${invece}`;
    case 'saldo':
      return `il saldo della riga ${linea(causa.riga)}: ${importo}${invece}`;
    case 'saldo_iniziale':
      return `il saldo iniziale: ${importo}${invece}`;
    case 'saldo_finale':
      return `il saldo finale: ${importo}${invece}`;
  }
}

export interface CauseInParole {
  /** `Causa probabile`, or that several are as probable. */
  titolo: string;
  prime: readonly string[];
  /** The less plausible ones. */
  altre: readonly string[];
}

/** The causes of a break, the equals of the first together; null when none is known. */
export function describeLikelyCause(cause: readonly CausaQuadratura[] = []): CauseInParole | null {
  const [first] = cause;
  if (!first) return null;
  const prime = cause.filter(({ plausibilita }) => plausibilita === first.plausibilita);
  const altre = cause.filter(({ plausibilita }) => plausibilita < first.plausibilita);
  return {
    titolo: prime.length === 1 ? 'Causa probabile' : 'Cause ugualmente probabili',
    prime: prime.map(describeCausa),
    altre: altre.map(describeCausa),
  };
}

/** In one line: `Causa probabile: …` or `Cause ugualmente probabili: …; …`. Empty when none is known. */
export function formatCause(cause?: readonly CausaQuadratura[]): string {
  const parole = describeLikelyCause(cause);
  return parole ? `${parole.titolo}: ${parole.prime.join('; ')}` : '';
}

/** Each break after the first, in a line: by how much, and its likeliest cause or causes. */
export const describeRotture = (altre: readonly Rottura[] = []): string[] =>
  altre.map(({ differenza, cause }) => {
    const parole = describeLikelyCause(cause);
    return `${formatImporto(differenza)}: ${parole ? parole.prime.join('; ') : 'nessun errore singolo lo spiega'}`;
  });
