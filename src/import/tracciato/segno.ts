/** Which way the money went, where no balance proves it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Domanda, Risposte } from '../map/esito.ts';
import { domandaLato, domandaSegno } from './domande.ts';
import type { Campione } from './campione.ts';
import { isCarta, proponi } from './parole.ts';
import { latoPartite } from './partite.ts';
import type { Intorno } from './preambolo.ts';
import type { Colonna } from './profilo.ts';
import type { LetturaSoldi } from './soldi.ts';

/** From this many rows on, amounts that are all positive are strange enough to ask. */
const TUTTI_POSITIVI = 5;

export interface DatiSegno {
  soldi: LetturaSoldi;
  colonne: readonly Colonna[];
  campione: Campione;
  intorno: Intorno;
  /** The file is a list of open items. */
  partite: boolean;
}

/** The sign convention, when the balances do not prove it: cards and all-positive columns are asked about. */
export function decidiSegno(
  { soldi, colonne, campione, intorno, partite }: DatiSegno,
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
  const scadenze =
    partite || colonne.some(({ intestazione }) => proponi(intestazione)[0]?.ruolo === 'scadenza');
  const controparte = scadenze ? latoPartite(colonne, `${campione.nome} ${intorno.testo}`) : null;
  if (controparte) return controparte;
  // Listings that write `1.234,56 D` or `1,234.56 CR` beside every amount leave nothing open.
  if (celle.length > 0 && celle.every((cella) => /\d\s*(?:DR|CR|[DCASH])$/i.test(cella))) return 'con_segno';
  const negative = celle.filter((cella) => /^\(|[-−–]|\d\s*(?:DR|D|S)$/i.test(cella)).length;
  const parole = [campione.nome, intorno.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' ');
  const carta = isCarta(parole) && negative * 2 <= celle.length;
  if (carta || (negative === 0 && (scadenze || celle.length >= TUTTI_POSITIVI))) {
    domande.push(domandaSegno(celle[0] ?? '', scadenze ? 'partite' : carta ? 'carta' : 'conto'));
  } else if (negative === 0) {
    avvisi.push('Tutti gli importi sono senza segno: letti come entrate.');
  }
  return 'con_segno';
}
