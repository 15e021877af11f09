/** Which columns are the dates, and in what order their parts stand. */
import type { ColonnaTracciato, OrdineData } from '#api/contract/tracciati.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { ErroreLettura } from '../read/error.ts';
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { askOrdine } from '../cell/questions.ts';
import { inferOrdineData } from '../cell/date-order.ts';
import { inferLanguage, listMeanings } from '../cell/words.ts';
import { isDataDocumento, isScadenza } from './partite.ts';
import { isDate, type ProfiledColumn } from './profile.ts';
import { toColonnaTracciato } from './texts.ts';

/** The value date beside the date; a document's date, where it serves as the date, is also itself. */
export function makeDateColumns({ data, valuta }: DateScelte, partite = false): ColonnaTracciato[] {
  const documento = partite || listMeanings(data.intestazione)[0]?.ruolo === 'data_documento';
  return [
    ...(documento ? [toColonnaTracciato('data_documento', data)] : []),
    ...(valuta && !partite ? [toColonnaTracciato('data_valuta', valuta)] : []),
  ];
}

export interface DateScelte {
  data: ProfiledColumn;
  valuta: ProfiledColumn | null;
  tutte: ProfiledColumn[];
}

/** The booking date feeds `data`: by words first, by being filled on every row next. */
export function chooseDates(colonne: readonly ProfiledColumn[], partite = false): DateScelte {
  const tutte = colonne.filter((colonna) => isDate(colonna));
  const righe = tutte[0]?.celle.length ?? 0;
  const rank = (colonna: ProfiledColumn): number => {
    const proposte = listMeanings(colonna.intestazione);
    const peso = proposte.find(({ ruolo }) => ruolo === 'data')?.peso ?? 0;
    const documento = !partite
      ? 0
      : isDataDocumento(colonna.intestazione)
        ? 9
        : isScadenza(colonna.intestazione)
          ? -9
          : 0;
    const altro = proposte[0] && proposte[0].ruolo !== 'data' ? -2 : 0;
    return (righe === 0 ? 0 : Math.round((20 * colonna.data) / righe)) + peso + altro + documento;
  };
  // Where the words say the same of two, the earlier of the days is that of the operation, in whatever order they stand.
  const ordered = tutte.toSorted((x, y) => rank(y) - rank(x) || primaDi(x, y) || x.indice - y.indice);
  const data = ordered[0];
  if (!data) throw new ErroreLettura('nessuna_data', 'Nel file non c’è una colonna di date leggibili.');
  const altre = tutte.filter((colonna) => colonna !== data);
  const nominata = altre
    .filter((colonna) => valoreValuta(colonna) > 0)
    .toSorted((x, y) => valoreValuta(y) - valoreValuta(x))[0];
  const muta = altre.find((colonna) => listMeanings(colonna.intestazione).length === 0);
  return { data, valuta: nominata ?? muta ?? null, tutte };
}

/** Negative where most of the days of the first of two named columns come before those beside them. */
function primaDi(una: ProfiledColumn, altra: ProfiledColumn): number {
  if (una.intestazione === '' || altra.intestazione === '') return 0;
  const giorni = ({ celle }: ProfiledColumn) =>
    celle.map((cella) => parseGiorno(cleanCell(cella), 'gma') ?? '');
  const [prime, seconde] = [giorni(una), giorni(altra)];
  return prime.reduce((sum, giorno, riga) => {
    const beside = seconde[riga] ?? '';
    return giorno === '' || beside === '' || giorno === beside ? sum : sum + (giorno < beside ? -1 : 1);
  }, 0);
}

/** The order of the parts of the dates: answered, proved, told by the language, or asked. */
export function resolveDateOrder(
  date: DateScelte,
  ora: ReturnType<typeof inferLanguage>,
  risposte: Risposte,
  domande: ReadingQuestion[],
  avvisi: string[],
): OrdineData {
  const risposta = risposte.ordine_data;
  if (risposta === 'gma' || risposta === 'mga' || risposta === 'amg') return risposta;
  const altre = date.tutte.filter((colonna) => colonna !== date.data);
  const vicine = altre.filter(({ intestazione }) => !isScadenza(intestazione));
  const celleDi = (colonne: readonly ProfiledColumn[]) => colonne.map(({ celle }) => celle);
  const esito = inferOrdineData(date.data.celle, celleDi(altre), ora, celleDi(vicine));
  if (esito.certo) {
    if (esito.motivo === 'lingua') {
      avvisi.push(
        'Date lette come giorno/mese/anno: nessuna lo prova, ma la lingua delle intestazioni lo indica.',
      );
    }
    return esito.ordine;
  }
  domande.push(askOrdine(esito.esempio));
  return 'gma';
}

function valoreValuta(colonna: ProfiledColumn): number {
  return listMeanings(colonna.intestazione).find(({ ruolo }) => ruolo === 'data_valuta')?.peso ?? 0;
}
