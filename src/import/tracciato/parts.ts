/** Who issued and who received, where a list of invoices names both: one of them is the azienda that keeps the books. */
import { isNomeAzienda } from '../read/fatturapa/parties.ts';
import type { AziendaLettura } from '../read/native.ts';
import { normalizeTitle } from './partite.ts';
import { isDate, isSoldi, type ProfiledColumn } from './profile.ts';

const EMITTENTE =
  /\b(cedente|prestatore|mittente|emittente|fornitor[ei]|seller|supplier|vendor|issuer|sender)\b/;
const DESTINATARIO =
  /\b(cessionari[oa]|committente|destinatari[oa]|ricevente|client[ei]|customer|buyer|acquirente|recipient)\b/;

export interface DueParti {
  /** Names before codes. */
  emittente: ProfiledColumn[];
  destinatario: ProfiledColumn[];
}

/** Null unless, on every row, just one of the two sides is the azienda. */
export function findDueParti(
  colonne: readonly ProfiledColumn[],
  azienda: AziendaLettura | null,
): DueParti | null {
  if (!azienda) return null;
  const emittente = colonneDi(colonne, EMITTENTE);
  const destinatario = colonneDi(colonne, DESTINATARIO);
  if (emittente.length === 0 || destinatario.length === 0) return null;
  const nostra = (sue: readonly ProfiledColumn[], riga: number): boolean =>
    sue.some(({ celle }) => isNomeAzienda(celle[riga] ?? '', azienda));
  const [prima] = emittente;
  const una = prima?.celle.every((_, riga) => nostra(emittente, riga) !== nostra(destinatario, riga));
  return una === true ? { emittente, destinatario } : null;
}

function colonneDi(colonne: readonly ProfiledColumn[], regola: RegExp): ProfiledColumn[] {
  const altra = regola === EMITTENTE ? DESTINATARIO : EMITTENTE;
  const sue = colonne.filter((colonna) => {
    const nome = normalizeTitle(colonna.intestazione);
    return (
      colonna.piene > 0 && !isDate(colonna) && !isSoldi(colonna) && regola.test(nome) && !altra.test(nome)
    );
  });
  const isCodice = ({ celle }: ProfiledColumn): boolean =>
    celle.every((cella) => cella === '' || /\d{5}/.test(cella));
  return sue.toSorted((x, y) => Number(isCodice(x)) - Number(isCodice(y)));
}

/** True when all that the column holds is the azienda itself, which is nobody's other side. */
export const isNostra = ({ piene, valori }: ProfiledColumn, azienda: AziendaLettura | null): boolean =>
  azienda !== null && piene > 0 && [...valori].every((valore) => isNomeAzienda(valore, azienda));
