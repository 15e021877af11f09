/** What keeps a preview from being imported. */
import type { Conto } from '#api/contract/conti.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { formatRighe, formatIntero } from '../words.ts';
import { isInclusa, type Conteggi } from './righe.ts';
import type { Anteprima } from './types.ts';

/** Why the import cannot start yet, in Italian; null when it can. */
export function explainNotReady(
  preview: Anteprima,
  { daDecidere, incluse }: Pick<Conteggi, 'daDecidere' | 'incluse'>,
  conti: readonly Conto[] | undefined,
): string | null {
  const { natura, id_conto, presenti, quadratura, salva } = preview;
  if (daDecidere > 0)
    return `${formatRighe(daDecidere)} forse già ${daDecidere === 1 ? 'presente' : 'presenti'}: decidi se importarle`;
  if (incluse === 0) return 'Nessuna riga da importare';
  if (natura === 'movimento' && id_conto === null) return 'Scegli il conto a cui appartengono i movimenti';
  const conto = conti?.find(({ id }) => id === id_conto);
  if (conto?.archiviato === true) return `Il conto ${conto.nome} è archiviato: scegline un altro`;
  const { divisa } = preview.estratto;
  if (conto && divisa !== null && !isStessaDivisa(divisa, conto.divisa))
    return `Il file è in ${divisa}, il conto in ${conto.divisa}: scegli o crea un conto in ${divisa}`;
  const foreign =
    conto && preview.righe.find((riga) => isInclusa(riga) && !isStessaDivisa(riga.divisa, conto.divisa));
  if (conto && foreign)
    return `La riga ${formatIntero(foreign.riga)} è in ${foreign.divisa}, il conto in ${conto.divisa}: escludila, o scegli un conto in ${foreign.divisa}`;
  if (presenti.tipo === 'ricerca' || presenti.tipo === 'da_cercare') return 'Cerco le righe già presenti';
  if (presenti.tipo === 'errore') return 'Non so ancora quali righe sono già presenti';
  if (quadratura.esito === 'non_quadra' && !preview.accettaNonQuadra)
    return 'Il file non quadra: conferma di volerlo importare lo stesso';
  if (salva.salva && (salva.nome.trim() === '' || salva.modello.trim() === ''))
    return 'Dai un nome al tracciato da ricordare';
  return null;
}
