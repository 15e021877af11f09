/** Checks whether a statement may be imported, before anything is sent. */
import type { Conto } from '#api/contract/conti.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { isOfIban, normalizeConto } from '#domain/conto-code.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { formatCause } from '#domain/quadratura/words.ts';
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import { findConto } from '#import/run/conto.ts';
import { describeQuadratura } from './read-text.ts';

export interface ImportTarget {
  conti: Conto[];
  /** The conto named on the command line, or identified by the account that the file names. */
  conto: Conto | null;
  /** The tracciato of the server with which the file was read. */
  salvato: Tracciato | null;
  forza: boolean;
  /** True if the files are of any azienda, so that only the file names its own. */
  all: boolean;
}

/** The conto of the movements: named by the person, the tracciato or the file, or the only one of the azienda. */
export const findIdConto = (
  { conto, conti, salvato }: ImportTarget,
  estratto: EstrattoLetto,
): number | null => conto?.id ?? salvato?.id_conto ?? findConto(conti, estratto)?.id ?? null;

/** The currency of the statement, or of its first row, that does not match a conto in `conto`; null if it matches. */
function findForeign({ divisa, righe }: EstrattoLetto, conto: string): string | null {
  const written = [...(divisa === null ? [] : [divisa]), ...new Set(righe.map((riga) => riga.divisa))];
  return written.find((one) => !isStessaDivisa(one, conto)) ?? null;
}

/** The account that the statement names, if it is not that of the conto; null otherwise. */
function findAltro({ conto: told }: EstrattoLetto, { iban }: Conto): string | null {
  const code = normalizeConto(told);
  return code === '' || iban === null || isOfIban(iban, code) ? null : told;
}

/** Why the movements of this statement may not be imported into their conto; null if they may. */
function explainConto(target: ImportTarget, estratto: EstrattoLetto, idConto: number | null): string | null {
  const { conti, all } = target;
  const how = all ? 'indica azienda e conto con --azienda e --conto' : 'indicalo con --conto';
  if (idConto === null) {
    const names = conti
      .filter(({ archiviato }) => !archiviato)
      .map(({ nome }) => nome)
      .join(', ');
    return `non so a quale conto appartiene: ${how} (${names === '' ? 'non ci sono conti' : names}).`;
  }
  const conto = conti.find(({ id }) => id === idConto);
  if (!conto) return null;
  if (conto.archiviato)
    return `il conto ${conto.nome} è archiviato: riaprilo nelle impostazioni, o indicane un altro con --conto.`;
  const other = all ? findAltro(estratto, conto) : null;
  if (other !== null) return `il file è del conto ${other}, non di ${conto.nome}: ${how}.`;
  const foreign = findForeign(estratto, conto.divisa);
  return foreign === null ? null : `il file è in ${foreign}, il conto in ${conto.divisa}.`;
}

/** Why this statement must not be imported as it is; null if it may. */
export function explainNotImported(
  target: ImportTarget,
  estratto: EstrattoLetto,
  idConto: number | null,
): string | null {
  if (estratto.righe.length === 0) return 'nessuna riga da importare.';
  const still = estratto.natura === 'movimento' ? explainConto(target, estratto, idConto) : null;
  if (still !== null || target.forza) return still;
  const quadratura = explainQuadratura(estratto);
  if (quadratura.esito !== 'non_quadra') return null;
  const told = [describeQuadratura(quadratura, estratto), formatCause(quadratura.cause)];
  return `${told.filter(Boolean).join('. ')}. Con --forza lo importi lo stesso.`;
}
