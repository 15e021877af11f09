/** Which columns are the dates, and in what order their parts stand. */
import type { ColonnaTracciato, OrdineData } from '#api/contract/tracciati.ts';
import type { Domanda, Risposte } from '../cell/domande.ts';
import { ErroreLettura } from '../read/errore.ts';
import { pulisciCella } from '../cell/cella.ts';
import { leggiGiorno } from '../cell/data.ts';
import { domandaOrdine } from '../cell/domande.ts';
import { decidiOrdine } from '../cell/ordine-data.ts';
import { lingua, proponi } from '../cell/parole.ts';
import { isDataDocumento, isScadenza } from './partite.ts';
import { isDate, type Colonna } from './profilo.ts';
import { colonnaDi } from './testi.ts';

/** The value date beside the date; a document's date, where it serves as the date, is also itself. */
export function colonneDate({ data, valuta }: DateScelte, partite = false): ColonnaTracciato[] {
  const documento = partite || proponi(data.intestazione)[0]?.ruolo === 'data_documento';
  return [
    ...(documento ? [colonnaDi('data_documento', data)] : []),
    ...(valuta && !partite ? [colonnaDi('data_valuta', valuta)] : []),
  ];
}

export interface DateScelte {
  data: Colonna;
  valuta: Colonna | null;
  tutte: Colonna[];
}

/** The booking date feeds `data`: by words first, by being filled on every row next. */
export function scegliDate(colonne: readonly Colonna[], partite = false): DateScelte {
  const tutte = colonne.filter((colonna) => isDate(colonna));
  const righe = tutte[0]?.celle.length ?? 0;
  const rank = (colonna: Colonna): number => {
    const proposte = proponi(colonna.intestazione);
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
  const muta = altre.find((colonna) => proponi(colonna.intestazione).length === 0);
  return { data, valuta: nominata ?? muta ?? null, tutte };
}

/** Negative where most of the days of the first of two named columns come before those beside them. */
function primaDi(una: Colonna, altra: Colonna): number {
  if (una.intestazione === '' || altra.intestazione === '') return 0;
  const giorni = ({ celle }: Colonna) => celle.map((cella) => leggiGiorno(pulisciCella(cella), 'gma') ?? '');
  const [prime, seconde] = [giorni(una), giorni(altra)];
  return prime.reduce((sum, giorno, riga) => {
    const beside = seconde[riga] ?? '';
    return giorno === '' || beside === '' || giorno === beside ? sum : sum + (giorno < beside ? -1 : 1);
  }, 0);
}

/** The order of the parts of the dates: answered, proved, told by the language, or asked. */
export function ordineDate(
  date: DateScelte,
  ora: ReturnType<typeof lingua>,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): OrdineData {
  const risposta = risposte.ordine_data;
  if (risposta === 'gma' || risposta === 'mga' || risposta === 'amg') return risposta;
  const altre = date.tutte.filter((colonna) => colonna !== date.data).map(({ celle }) => celle);
  const esito = decidiOrdine(date.data.celle, altre, ora);
  if (esito.certo) {
    if (esito.motivo === 'lingua') {
      avvisi.push(
        'Date lette come giorno/mese/anno: nessuna lo prova, ma la lingua delle intestazioni lo indica.',
      );
    }
    return esito.ordine;
  }
  domande.push(domandaOrdine(esito.esempio));
  return 'gma';
}

function valoreValuta(colonna: Colonna): number {
  return proponi(colonna.intestazione).find(({ ruolo }) => ruolo === 'data_valuta')?.peso ?? 0;
}
