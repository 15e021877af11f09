/** What is done of a task, line by line, and how it is described. */
import type { CompitoStudio } from '#api/contract/studio.ts';
import { formatInteger } from '../text.ts';
import { formatMese } from '../date.ts';

interface VoceCompito {
  id: 'importato' | 'provato' | 'spiegato' | 'chiuso' | 'inviato';
  testo: string;
  fatta: boolean;
  /** What is missing; null if nothing is, or if only a person can tell. */
  manca: string | null;
}

/** The fields from which the checklist is made. */
type Letto = Pick<
  CompitoStudio,
  'conti' | 'importati' | 'provati' | 'da_spiegare' | 'chiuso' | 'cambiate_dopo' | 'inviato'
>;

const of = (count: number, all: number): string | null => (count === all ? null : `${count} conti su ${all}`);

/** Says that the month changed after its closing was checked; null if it did not. */
export const explainCambi = (changes: number): string | null =>
  changes === 0 ? null : `Cambiamenti dopo il controllo: ${formatInteger(changes)}`;

/** The checklist, in the order of the work. */
export function listVociCompito(compito: Letto): VoceCompito[] {
  const { conti, importati, provati, da_spiegare, chiuso, cambiate_dopo, inviato } = compito;
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
    {
      id: 'chiuso',
      testo: 'Chiusura del mese controllata',
      fatta: chiuso && cambiate_dopo === 0,
      manca: explainCambi(cambiate_dopo),
    },
    { id: 'inviato', testo: 'Fascicolo consegnato', fatta: inviato, manca: null },
  ];
}

/** What is still missing before the month counts as closed, in words; null if nothing is. */
export function explainNonChiuso(compito: Letto): string | null {
  if (compito.conti === 0) return 'Nessun conto';
  const open = listVociCompito(compito).filter(
    ({ id, fatta }) => !fatta && id !== 'chiuso' && id !== 'inviato',
  );
  if (open.length === 0) return null;
  return open.map(({ testo, manca }) => (manca === null ? testo : `${testo}: ${manca}`)).join('. ');
}

/** `Chiudi ottobre 2026`. */
export const formatTitoloCompito = ({ mese }: Pick<CompitoStudio, 'mese'>): string =>
  `Chiudi ${formatMese(mese).toLowerCase()}`;

/** `Chiudi ottobre 2026: 3 di 5`, or that it is done, or that it was done and then changed. */
export function describeCompito(compito: CompitoStudio): string {
  const title = formatTitoloCompito(compito);
  if (compito.fatto_il !== null)
    return `${title}: ${compito.cambiate_dopo === 0 ? 'fatto' : 'fatto, cambiato dopo'}`;
  const voci = listVociCompito(compito);
  return `${title}: ${voci.filter(({ fatta }) => fatta).length} di ${voci.length}`;
}
