/** Which way the money went, where no balance proves it. */
import type { Lettura } from '#api/contract/tracciati.ts';
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { askSide, askSegno } from '../cell/questions.ts';
import type { SampleRows } from './sample.ts';
import { isNegativa, findWrittenSide } from '../cell/amount.ts';
import { isCarta, isMastrino, listMeanings, findVerso } from '../cell/words.ts';
import { inferPartiteSide } from './partite.ts';
import type { Intorno } from './preamble.ts';
import type { ProfiledColumn } from './profile.ts';
import type { LetturaSoldi } from './money.ts';

/** From this many rows on, amounts that are all positive are strange enough to ask. */
const TUTTI_POSITIVI = 5;

/** So many rows against one: words that now agree and now do not say nothing of the signs. */
const CONTRARIE = 3;

/** So many rows whose words say what their sign says, and none the contrary: no balance turns them round. */
const CONFERME = 3;

export interface DatiSegno {
  soldi: LetturaSoldi;
  colonne: readonly ProfiledColumn[];
  campione: SampleRows;
  intorno: Intorno;
  /** The file is a list of open items. */
  partite: boolean;
}

/** Rows whose words say the same as the sign of their amount, and the other way round. */
function testimoni(importo: number, colonne: readonly ProfiledColumn[]): { per: number; contro: number } {
  const celle = colonne.find(({ indice }) => indice === importo)?.celle ?? [];
  const testi = colonne.filter(
    ({ testo, piene, lunghezza }) => piene > 0 && testo > piene / 2 && lunghezza > 4,
  );
  let per = 0;
  let contro = 0;
  for (const [riga, cella] of celle.entries()) {
    if (cella === '' || !/[1-9]/.test(cella)) continue;
    const verso = findVerso(testi.map(({ celle: sue }) => sue[riga] ?? '').join(' '));
    if (verso === null) continue;
    if ((verso === -1) === isNegativa(cella)) per++;
    else contro++;
  }
  return { per, contro };
}

/** True where the words of several rows say what their signs say, of both sides or of one, and none the contrary. */
function isConfermato(importo: number | null, colonne: readonly ProfiledColumn[]): boolean {
  if (importo === null) return false;
  const { per, contro } = testimoni(importo, colonne);
  return per >= CONFERME && contro === 0;
}

/** True where some amounts are marked as coming in, and none in any way as going out: the others went out. */
function isSoloAvere(celle: readonly string[]): boolean {
  const lati = celle.map((cella) => findWrittenSide(cella));
  return (
    lati.includes(1) &&
    lati.includes(null) &&
    !celle.some((cella) => isNegativa(cella) || cella.includes('+'))
  );
}

/** The sign convention, when the balances do not prove it: cards and all-positive columns are asked about. */
export function inferSegno(
  { soldi, colonne, campione, intorno, partite }: DatiSegno,
  risposte: Risposte,
  domande: ReadingQuestion[],
  avvisi: string[],
): Lettura['segno'] | 'scambiate' {
  const risposta = risposte.segno;
  if (soldi.segno === 'dare_avere') {
    if (soldi.lato === 'certo') {
      if (partite || !isMastrino(intorno.testo)) return 'dare_avere';
      if (soldi.provata) {
        // Balances marked dare and avere tie either way: the letters are those of the ledger itself.
        const saldi = colonne.find(({ indice }) => indice === soldi.saldo)?.celle ?? [];
        if (!saldi.some((cella) => findWrittenSide(cella) !== null)) return 'dare_avere';
        if (risposta === 'avere_dare') return 'scambiate';
        if (risposta !== 'dare_avere')
          domande.push(
            askSide(colonne[soldi.dare ?? 0]?.celle ?? [], colonne[soldi.avere ?? 0]?.celle ?? []),
          );
        return 'dare_avere';
      }
      avvisi.push('È una scheda della contabilità: il Dare è letto come entrata, l’Avere come uscita.');
      return 'scambiate';
    }
    if (risposta === 'avere_dare') return 'scambiate';
    if (risposta !== 'dare_avere') {
      domande.push(askSide(colonne[soldi.dare ?? 0]?.celle ?? [], colonne[soldi.avere ?? 0]?.celle ?? []));
    }
    return 'dare_avere';
  }
  if (soldi.segno === 'indicatore') return soldi.segno;
  if (risposta === 'con_segno' || risposta === 'inverso') return risposta;
  const celle =
    colonne.find(({ indice }) => indice === soldi.importo)?.celle.filter((cella) => cella !== '') ?? [];
  if (soldi.provata) {
    // What the rows say of themselves counts more than the balances: these may only be offered.
    const segnata = soldi.segno === 'inverso' ? celle.find((cella) => isNegativa(cella)) : undefined;
    if (segnata === undefined) return soldi.segno;
    if (isConfermato(soldi.importo, colonne)) {
      avvisi.push(
        'I saldi del file vanno al contrario dei segni. Segni e descrizioni dicono lo stesso e valgono loro: i saldi non tornano.',
      );
      return 'con_segno';
    }
    domande.push(askSegno(segnata, 'saldi'));
    return soldi.segno;
  }
  const scadenze =
    partite || colonne.some(({ intestazione }) => listMeanings(intestazione)[0]?.ruolo === 'scadenza');
  const controparte = scadenze ? inferPartiteSide(colonne, intorno.testo) : null;
  if (controparte) return controparte;
  // Listings that write `1.234,56 D` or `1,234.56 CR` beside every amount leave nothing open.
  if (celle.length > 0 && celle.every((cella) => findWrittenSide(cella) !== null)) return 'con_segno';
  if (isSoloAvere(celle)) {
    avvisi.push('Solo le entrate sono segnate (CR, A): gli importi senza lettera sono letti come uscite.');
    return 'inverso';
  }
  const negative = celle.filter((cella) => isNegativa(cella)).length;
  const detta = isCarta([intorno.testo, ...colonne.map(({ intestazione }) => intestazione)].join(' '));
  // The file's name comes last: it counts only where words above the table, balances and signs say nothing.
  const nominata = intorno.testo === '' && soldi.saldo === null && negative === 0 && isCarta(campione.nome);
  const carta = (detta || nominata) && negative * 2 <= celle.length;
  const righe = soldi.importo === null ? null : testimoni(soldi.importo, colonne);
  if (!scadenze && righe && righe.contro > righe.per * CONTRARIE) {
    // Of a card whose charges have no sign, what gives money back says so: table, rows and signs are of one mind.
    if (carta && negative > 0 && righe.per === 0) {
      avvisi.push(
        'È l’estratto di una carta: gli importi positivi sono letti come uscite, i negativi come rimborsi.',
      );
      return 'inverso';
    }
    domande.push(askSegno(celle[0] ?? '', carta ? 'carta' : negative === 0 ? 'conto' : 'parole'));
    return 'con_segno';
  }
  const muti = celle.some((cella) => !/[+\-−–(]/.test(cella));
  const segnati = celle.filter((cella) => !isNegativa(cella)).every((cella) => cella.includes('+'));
  if (
    (carta && !(segnati && negative > 0)) ||
    (negative === 0 && muti && (scadenze || celle.length >= TUTTI_POSITIVI))
  ) {
    domande.push(askSegno(celle[0] ?? '', scadenze ? 'partite' : carta ? 'carta' : 'conto'));
  } else if (negative === 0) {
    avvisi.push('Tutti gli importi sono senza segno: letti come entrate.');
  }
  return 'con_segno';
}
