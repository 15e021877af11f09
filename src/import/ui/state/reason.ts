/** What keeps a preview from being imported. */
import type { Conto } from '#api/contract/conti.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { formatRighe, formatInteger } from '../words.ts';
import { isIncluded, type Counts } from './righe.ts';
import type { Anteprima } from './types.ts';

/** Why the import cannot start yet, in Italian; null when it can. */
export function explainNotReady(
  preview: Anteprima,
  { daDecidere, included }: Pick<Counts, 'daDecidere' | 'included'>,
  conti: readonly Conto[] | undefined,
): string | null {
  const { natura, id_conto, presenti, quadratura, save } = preview;
  if (daDecidere > 0)
    return `${formatRighe(daDecidere)} forse già ${daDecidere === 1 ? 'presente' : 'presenti'}: decidi se importarle`;
  if (included === 0) return 'Nessuna riga da importare';
  if (natura === 'movimento' && id_conto === null) return 'Scegli il conto a cui appartengono i movimenti';
  const conto = conti?.find(({ id }) => id === id_conto);
  if (conto?.archiviato === true) return `Il conto ${conto.nome} è archiviato: scegline un altro`;
  const { divisa } = preview.estratto;
  if (conto && divisa !== null && !isStessaDivisa(divisa, conto.divisa))
    return `Il file è in ${divisa}, il conto in ${conto.divisa}: scegli o crea un conto in ${divisa}`;
  const foreign =
    conto && preview.righe.find((riga) => isIncluded(riga) && !isStessaDivisa(riga.divisa, conto.divisa));
  if (conto && foreign)
    return `La riga ${formatInteger(foreign.riga)} è in ${foreign.divisa}, il conto in ${conto.divisa}: escludila, o scegli un conto in ${foreign.divisa}`;
  if (presenti.tipo === 'ricerca' || presenti.tipo === 'da_cercare') return 'Cerco le righe già presenti';
  if (presenti.tipo === 'errore') return 'Non so ancora quali righe sono già presenti';
  if (quadratura.esito === 'non_quadra' && !preview.acceptUntied)
    return 'Il file non quadra: conferma di volerlo importare lo stesso';
  if (save.save && (save.nome.trim() === '' || save.modello.trim() === ''))
    return 'Dai un nome al tracciato da ricordare';
  return null;
}
