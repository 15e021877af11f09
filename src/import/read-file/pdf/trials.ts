/** What a PDF leaves open and its balances prove: the side of the amounts, the day printed once for many rows. */
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import { askSegno } from '../../cell/questions.ts';
import { isSumOwed } from './owed.ts';
import { isTotale, isTotaleSenzaData, classifySaldo } from '../../tracciato/row-words.ts';
import { isCarta, listMeanings } from '../../cell/words.ts';
import type { EsitoLettura, EstrattoLetto, OpzioniLettura } from '../../map/outcome.ts';

export type LettoPdf = Extract<EsitoLettura, { tipo: 'letto' }>;

/** Every statement ties with its balances. */
export const isTutto = ({ estratti }: LettoPdf): boolean =>
  estratti.every(({ quadratura }) => quadratura.esito === 'quadra');

/** True when a reading leaves the side of every amount to be guessed. */
export function isSenzaSegno(esito: EsitoLettura, { lettura, tracciato, risposte }: OpzioniLettura): boolean {
  if (lettura || tracciato || risposte?.segno !== undefined) return false;
  if (esito.tipo === 'domanda') return esito.domande.some(({ id }) => id === 'segno');
  if (esito.tipo !== 'letto' || esito.lettura?.segno !== 'con_segno') return false;
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  return !isTutto(esito) && righe.every(({ importo, saldo }) => importo >= 0 && saldo === null);
}

/** The rows with a minus under the titles of what went out; null when no title says so. */
export function withSections(estratto: EstrattoPdf): EstrattoPdf | null {
  const denaro = (estratto.colonne?.colonne ?? []).findIndex(({ tipo }) => tipo === 'denaro');
  let uscite = false;
  let trovate = 0;
  const righe = estratto.righe.map((riga): RigaPdf => {
    const [titolo = ''] = riga.celle;
    if (
      riga.tipo === 'testo' &&
      riga.celle.length === 1 &&
      titolo.length < 60 &&
      !isTotaleSenzaData(titolo)
    ) {
      const ruolo = listMeanings(titolo)[0]?.ruolo;
      if (ruolo === 'avere') uscite = false;
      else if (ruolo === 'dare' || ruolo === 'commissione' || /^checks? paid/i.test(titolo)) uscite = true;
    }
    if (!uscite || riga.tipo !== 'movimento' || (riga.celle[denaro] ?? '') === '') return riga;
    trovate++;
    return { ...riga, celle: riga.celle.with(denaro, `-${riga.celle[denaro] ?? ''}`) };
  });
  return trovate > 0 ? { ...estratto, righe } : null;
}

/** True when nothing but words and habit says which way positive amounts went. */
export function isVersoAperto(
  esito: EsitoLettura,
  { lettura, tracciato, risposte }: OpzioniLettura,
): boolean {
  if (lettura || tracciato || risposte?.segno !== undefined) return false;
  if (esito.tipo === 'domanda') return esito.domande.every(({ id }) => id === 'segno');
  if (esito.tipo !== 'letto' || esito.lettura?.segno !== 'con_segno') return false;
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  const negative = righe.filter(({ importo }) => importo < 0).length;
  return righe.every(({ saldo }) => saldo === null) && negative * 2 <= righe.length;
}

/** Words by which a statement says that its balance is owed: a card's, or an overdrawn account's. */
const DEBITO =
  /\b(?:(?:amount|payment|minimum|balance) due|minimum payment|payment due date|importo (?:da pagare|dovuto)|totale (?:da addebitare|dovuto|a (?:vostro|vs\.?) debito)|addebito in conto|zahlungsziel|montant d[uû])\b/i;

/**
 * A card's amounts are charges when they are positive, if the sum of them as written is what it says is to be paid, or if its
 * balances are debts and tie with them so.
 */
export async function tryDebit(
  { testo }: EstrattoPdf,
  prima: EsitoLettura,
  leggi: (opzioni: OpzioniLettura) => Promise<EsitoLettura>,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  if (!isCarta(testo)) return prima;
  const con = (segno: string): OpzioniLettura => ({ ...opzioni, risposte: { ...opzioni.risposte, segno } });
  const come = await leggi(con('con_segno'));
  if (come.tipo !== 'letto') return prima;
  if (isSumOwed(testo, come.estratti, come.lettura?.decimali ?? ',')) {
    const esito = await leggi(con('inverso'));
    const avviso =
      'Il documento dice da pagare proprio la somma degli importi: quelli positivi sono uscite, quelli negativi entrate.';
    return esito.tipo === 'letto' ? { ...esito, avvisi: [...esito.avvisi, avviso] } : prima;
  }
  if (!DEBITO.test(testo)) return prima;
  const [riga] = come.estratti.flatMap(({ righe }) => righe);
  if (!isTutto(come)) {
    const domanda = askSegno(formatImporto(Math.abs(riga?.importo ?? 0)), 'carta');
    return prima.tipo === 'domanda' ? prima : { ...come, tipo: 'domanda', domande: [domanda] };
  }
  const esito = await leggi(con('inverso'));
  if (esito.tipo !== 'letto') return prima;
  const avviso =
    'I saldi sono un debito da pagare e quadrano con gli importi: quelli positivi sono uscite, quelli negativi entrate.';
  const estratti = esito.estratti.map((estratto, at): EstrattoLetto => {
    const { saldo_iniziale: inizio, saldo_finale: fine, quadratura } = come.estratti[at] ?? estratto;
    return {
      ...estratto,
      saldo_iniziale: reverseImporto(inizio),
      saldo_finale: reverseImporto(fine),
      quadratura,
    };
  });
  return { ...esito, estratti, avvisi: [...esito.avvisi, avviso] };
}

export const reverseImporto = (importo: Centesimi | null): Centesimi | null =>
  importo === null ? null : ((0 - importo) as Centesimi);

/** The rows without a day of their own, with that of the row above: some banks print the day once. */
export function withDatesAbove(estratto: EstrattoPdf): { completo: EstrattoPdf; linee: number[] } {
  const tipi = estratto.colonne?.colonne.map(({ tipo }) => tipo) ?? [];
  const data = tipi.indexOf('data');
  const linee: number[] = [];
  let sopra = '';
  const righe = estratto.righe.map((riga): RigaPdf => {
    if (riga.tipo === 'movimento') sopra = riga.celle[data] ?? sopra;
    const testi = riga.celle.filter((_, at) => tipi[at] === 'testo').join(' ');
    const escluso = classifySaldo(testi) !== null || isTotale(testi) || isTotaleSenzaData(testi);
    if (
      riga.tipo !== 'tabella' ||
      sopra === '' ||
      testi.trim() === '' ||
      escluso ||
      (riga.celle[data] ?? '') !== ''
    )
      return riga;
    linee.push(riga.numero);
    return { ...riga, celle: riga.celle.with(data, sopra), tipo: 'movimento', dataSopra: true };
  });
  return { completo: { ...estratto, righe }, linee };
}
