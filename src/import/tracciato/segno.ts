/** Which way the money went, where no balance proves it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Domanda, Risposte } from '../map/esito.ts';
import { domandaLato, domandaSegno } from './domande.ts';
import type { Campione } from './inferisci.ts';
import { isCarta, normalizza, proponi } from './parole.ts';
import type { Intorno } from './preambolo.ts';
import type { Colonna } from './profilo.ts';
import type { LetturaSoldi } from './soldi.ts';

/** From this many rows on, amounts that are all positive are strange enough to ask. */
const TUTTI_POSITIVI = 5;

/** The sign convention, when the balances do not prove it: cards and all-positive columns are asked about. */
export function decidiSegno(
  soldi: LetturaSoldi,
  colonne: readonly Colonna[],
  campione: Campione,
  intorno: Intorno,
  risposte: Risposte,
  domande: Domanda[],
  avvisi: string[],
): Lettura['segno'] | 'scambiate' {
  const risposta = risposte.segno;
  if (soldi.segno === 'dare_avere') {
    if (soldi.lato === 'certo') return 'dare_avere';
    if (risposta === 'avere_dare') return 'scambiate';
    if (risposta !== 'dare_avere') {
      domande.push(
        domandaLato(colonne[soldi.dare ?? 0]?.celle ?? [], colonne[soldi.avere ?? 0]?.celle ?? []),
      );
    }
    return 'dare_avere';
  }
  if (soldi.provata || soldi.segno === 'indicatore') return soldi.segno;
  if (risposta === 'con_segno' || risposta === 'inverso') return risposta;
  const celle =
    colonne.find(({ indice }) => indice === soldi.importo)?.celle.filter((cella) => cella !== '') ?? [];
  const controparte = latoPartite(colonne);
  if (controparte) return controparte;
  const negative = celle.filter((cella) => /^\(|[-−–]/.test(cella)).length;
  const parole = [campione.nome, intorno.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' ');
  const carta = isCarta(parole) && negative * 2 <= celle.length;
  if (carta || (negative === 0 && celle.length >= TUTTI_POSITIVI)) {
    const partite = colonne.some(({ intestazione }) => proponi(intestazione)[0]?.ruolo === 'scadenza');
    domande.push(domandaSegno(celle[0] ?? '', partite ? 'partite' : carta ? 'carta' : 'conto'));
  } else if (negative === 0) {
    avvisi.push('Tutti gli importi sono senza segno: letti come entrate.');
  }
  return 'con_segno';
}

/** Open items say in their header whose they are: a customer's are to collect, a supplier's to pay. */
function latoPartite(colonne: readonly Colonna[]): 'con_segno' | 'inverso' | null {
  const nomi = colonne.map(({ intestazione }) => normalizza(intestazione));
  if (!colonne.some(({ intestazione }) => proponi(intestazione)[0]?.ruolo === 'scadenza')) return null;
  if (nomi.some((nome) => /\b(client[ei]|customers?)\b/.test(nome))) return 'con_segno';
  return nomi.some((nome) => /\b(fornitor[ei]|suppliers?|vendors?)\b/.test(nome)) ? 'inverso' : null;
}
