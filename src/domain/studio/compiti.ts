/** What is done of a task, line by line, and how it is told. */
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatMeseOfDay } from '../report/common.ts';

export interface VoceCompito {
  id: 'importato' | 'provato' | 'spiegato' | 'chiuso' | 'inviato';
  testo: string;
  fatta: boolean;
  /** What is missing of it; null where nothing is, or where only a person can say. */
  manca: string | null;
}

const of = (quanti: number, tutti: number): string | null =>
  quanti === tutti ? null : `${quanti} conti su ${tutti}`;

/** The checklist, in the order in which it is worked through. */
export function listVociCompito(compito: CompitoStudio): VoceCompito[] {
  const { conti, importati, provati, da_spiegare, chiuso, inviato } = compito;
  const some = conti > 0;
  return [
    {
      id: 'importato',
      testo: 'Conti importati fino a fine mese',
      fatta: some && importati === conti,
      manca: some ? of(importati, conti) : 'Nessun conto',
    },
    {
      id: 'provato',
      testo: 'Conti provati dal saldo',
      fatta: some && provati === conti,
      manca: some ? of(provati, conti) : null,
    },
    {
      id: 'spiegato',
      testo: 'Movimenti spiegati',
      fatta: some && da_spiegare === 0,
      manca: da_spiegare === 0 ? null : `Ne restano ${da_spiegare}`,
    },
    { id: 'chiuso', testo: 'Chiusura del mese controllata', fatta: chiuso, manca: null },
    { id: 'inviato', testo: 'Fascicolo consegnato', fatta: inviato, manca: null },
  ];
}

/** `Chiudi ottobre 2026`. */
export const formatTitoloCompito = ({ mese }: Pick<CompitoStudio, 'mese'>): string =>
  `Chiudi ${formatMeseOfDay(mese).toLowerCase()}`;

/** `Chiudi ottobre 2026: 3 di 5`, or that it is done. */
export function describeCompito(compito: CompitoStudio): string {
  const titolo = formatTitoloCompito(compito);
  if (compito.fatto_il !== null) return `${titolo}: fatto`;
  const voci = listVociCompito(compito);
  return `${titolo}: ${voci.filter(({ fatta }) => fatta).length} di ${voci.length}`;
}
