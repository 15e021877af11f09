/** A line with a day and an amount: a movement or an open item, or what its state or its words say that it is instead. */
import type { Giorno } from '#api/contract/valori.ts';
import {
  isOpeningAlone,
  isTotale,
  explainNotBooked,
  isInformativa,
  classifySaldo,
} from '../tracciato/row-words.ts';
import type { Indici } from './columns.ts';
import type { createDeclarations } from './declarations.ts';
import type { createDueAbove } from './due-above.ts';
import type { createLateStates } from './late-states.ts';
import type { RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';
import type { createRefusals } from './refusals.ts';
import type { createRigaMaker } from './riga-maker.ts';
import type { createStatusReader } from './row-status.ts';
import { findSuspect, isSuspect } from './suspect.ts';
import type { createDoubtfulFigures } from './doubtful-figures.ts';

const NO_MOVIMENTO = 'Non è un movimento: dice che cosa il conto permette, o a quali condizioni';
const TOTALE = 'Riga di totale, non un movimento';
const LATE = 'Sembra un’operazione non eseguita: lo dice una colonna che nelle prime righe non lo dice mai';

interface MovimentoParts {
  indices: Indici;
  partite: boolean;
  /** True of movements in columns of what went out and of what came in. */
  sided: boolean;
  /** True of a ledger, by its title. */
  ledger: boolean;
  lette: RigheLette;
  refusals: ReturnType<typeof createRefusals>;
  explainState: ReturnType<typeof createStatusReader>;
  lateStates: ReturnType<typeof createLateStates> | null;
  makeRiga: ReturnType<typeof createRigaMaker>;
  due: ReturnType<typeof createDueAbove> | null;
  declarations: ReturnType<typeof createDeclarations>;
  keepDoubtful: ReturnType<typeof createDoubtfulFigures>;
}

export function createMovimentoReader({
  indices,
  partite,
  sided,
  ledger,
  lette,
  refusals,
  explainState,
  lateStates,
  makeRiga,
  due,
  declarations,
  keepDoubtful,
}: MovimentoParts): (riga: readonly string[], line: number, data: Giorno, importo: number) => void {
  /** Where a row may say that it is a balance or a total. */
  const saying =
    partite || indices.causale === -1 ? indices.descrizione : [...indices.descrizione, indices.causale];

  /** Of two columns, what stands in that of the outgoings and reads as received, or the other way round. */
  function keepOdd(riga: readonly string[], line: number, importo: number): void {
    const column = importo > 0 ? 'dare' : 'avere';
    const cell = riga[indices[column]] ?? '';
    if (/[1-9]/.test(cell)) lette.odd.set(line, column);
  }

  /** True of a row that its balance counts: it is booked, whatever its words say. */
  const isCounted = ({ saldo, importo }: RigaLetta): boolean =>
    saldo !== null && lette.righe.at(-1)?.saldo === saldo - importo;

  /** A dated line with an amount that is a balance or a total all the same. */
  function isDeclaration(riga: readonly string[], line: number, words: string, importo: number): boolean {
    const isOpening = ledger && lette.righe.length === 0;
    if (classifySaldo(words) !== null && (isOpening || !isOpeningAlone(words)))
      return declarations.keepSaldi(riga, line, importo);
    const tells = isInformativa(words);
    if (!tells && !isTotale(words)) return false;
    if (!tells) declarations.keepTotali(riga, line);
    refusals.reject(riga, line, indices.descrizione[0] ?? -1, tells ? NO_MOVIMENTO : TOTALE);
    return true;
  }

  return (riga, line, data, importo) => {
    const state = explainState(riga, line);
    if (state) {
      refusals.reject(riga, line, state.indice, state.motivo);
      return;
    }
    const late = lateStates?.findIn(riga) ?? -1;
    if (late !== -1) {
      refusals.lose(riga, line, late, LATE);
      return;
    }
    const made = makeRiga(riga, line, data, importo);
    made.scadenza ??= due?.day() ?? null;
    if (sided && importo !== 0) keepOdd(riga, line, importo);
    const suspect = findSuspect(riga, saying) || made.descrizione;
    if (isSuspect(suspect) && isDeclaration(riga, line, suspect, importo)) return;
    const notBooked = partite ? null : explainNotBooked(made.descrizione);
    const counted = isCounted(made);
    if (notBooked !== null && !counted) {
      refusals.reject(riga, line, indices.descrizione[0] ?? -1, notBooked);
      return;
    }
    if (!counted) keepDoubtful(riga, line, lette);
    lette.righe.push(made);
  };
}
