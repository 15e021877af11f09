/** A PDF to statements: its rows go through the same reading as every table, each statement for itself. */
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { listTotali, proveTotali } from '#domain/quadratura/totals.ts';
import { ErroreLettura } from '../../read/error.ts';
import type { RigaPdf } from '../../read/pdf/cells.ts';
import { splitDocument, toSource, type EstrattoPdf } from '../../read/pdf/document.ts';
import { readDocument } from '../../read/pdf/pages.ts';
import type { SorgenteRighe } from '../../read/source.ts';
import { askSegno } from '../../cell/questions.ts';
import { formatLines } from '../../map/notices.ts';
import type { ReadingQuestion } from '../../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto, OpzioniLettura } from '../../map/outcome.ts';
import { waitForMessages, RESPIRO, type FileDaLeggere } from '../../map/head.ts';
import {
  withDatesAbove,
  withSections,
  isSenzaSegno,
  isTutto,
  isVersoAperto,
  reverseImporto,
  tryDebit,
  type LettoPdf,
} from './trials.ts';
import { makePdfAvvisi, describeGeometry } from './describe.ts';
import { setSignsBySaldi } from './direction.ts';

export type LeggiRighe = (
  nome: string,
  sorgente: SorgenteRighe,
  opzioni: OpzioniLettura,
) => Promise<EsitoLettura>;

/** `%PDF-` stands within the first kilobyte (ISO 32000-1, 7.5.2 and its annex on leading bytes). */
export function isPdf(bytes: Uint8Array): boolean {
  const testa = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const at = testa.indexOf('%PDF-');
  return at !== -1 && !/[^\s\0ï»¿]/.test(testa.slice(0, Math.min(at, 4)));
}

/** @throws ErroreLettura when the document cannot be opened or has no text */
export async function readPdf(
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
  leggiRighe: LeggiRighe,
): Promise<EsitoLettura> {
  const documento = await readDocument(file.bytes, opzioni.password ?? null, cadenza(file, opzioni));
  const nota = opzioni.lettura ?? opzioni.tracciato?.lettura ?? null;
  const usata = opzioni.pdf ?? nota?.pdf ?? null;
  const risposta = opzioni.risposte?.ordine_data;
  const ordine = nota?.ordine_data ?? (risposta === 'mga' || risposta === 'gma' ? risposta : null);
  const estratti = splitDocument(documento, usata, ordine);
  const pdf = describeGeometry(documento, estratti, usata);
  try {
    const esito = await leggiEstratti(file, estratti, opzioni, leggiRighe);
    if (esito.tipo !== 'letto') return { ...esito, pdf };
    const lettura = esito.lettura && usata ? { ...esito.lettura, pdf: usata } : esito.lettura;
    return { ...esito, lettura, righe_file: documento.pagine.at(-1)?.linee.at(-1)?.numero ?? 0, pdf };
  } catch (error) {
    if (!(error instanceof ErroreLettura)) throw error;
    return { tipo: 'errore', code: error.code, messaggio: error.message, pdf };
  }
}

/** Shows progress and hears a cancel between one page and the next. */
function cadenza({ bytes }: FileDaLeggere, { onProgress, signal }: OpzioniLettura) {
  let breath = performance.now();
  return async (fatte: number, tutte: number): Promise<void> => {
    onProgress?.(Math.round((bytes.length * fatte) / tutte), bytes.length);
    if (performance.now() - breath > RESPIRO) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ErroreLettura('lettura_annullata', 'La lettura è stata annullata.');
  };
}

async function leggiEstratti(
  file: FileDaLeggere,
  estratti: readonly EstrattoPdf[],
  opzioni: OpzioniLettura,
  leggiRighe: LeggiRighe,
): Promise<EsitoLettura> {
  const conTabella = estratti.filter(({ colonne, righe }) => colonne && righe.some(isMovimento));
  if (conTabella.length === 0) {
    throw new ErroreLettura(
      'nessuna_tabella',
      'Nel PDF non si riconosce una tabella di movimenti: servono righe con almeno una data e un importo. Se è un estratto conto, in Import dati si possono tracciare le colonne sulla pagina.',
    );
  }
  if (conTabella.some(({ senzaAnno }) => senzaAnno)) {
    throw new ErroreLettura(
      'nessuna_data',
      'Nel PDF le date non hanno l’anno e il documento non dice il periodo: non si sa di che anno sono i movimenti.',
    );
  }
  const esiti: EsitoLettura[] = [];
  for (const estratto of conTabella) esiti.push(await leggiEstratto(file, estratto, opzioni, leggiRighe));
  return componi(esiti, conTabella);
}

const isMovimento = ({ tipo }: RigaPdf): boolean => tipo === 'movimento';

/** All statements, or what stands in the way of reading one of them. */
function componi(esiti: readonly EsitoLettura[], estratti: readonly EstrattoPdf[]): EsitoLettura {
  const domande = esiti.filter((esito) => esito.tipo === 'domanda');
  const [domanda] = domande;
  if (domanda) {
    const uniche = new Map<ReadingQuestion['id'], ReadingQuestion>();
    for (const esito of domande)
      for (const una of esito.domande) if (!uniche.has(una.id)) uniche.set(una.id, una);
    return { ...domanda, domande: [...uniche.values()] };
  }
  const letti = esiti.filter((esito): esito is LettoPdf => esito.tipo === 'letto');
  const primo = letti.toSorted((a, b) => contaRighe(b) - contaRighe(a))[0];
  const altro = esiti.find((esito) => esito.tipo !== 'letto');
  if (!primo || altro?.tipo === 'deriva') {
    if (!altro) throw new Error('no statement was read');
    return altro;
  }
  const avvisi = esiti.flatMap((esito, at) => {
    const pagine = estratti[at]?.pagine ?? [];
    const dove = pagine.length === 1 ? `Pagina ${pagine[0]}` : `Pagine ${pagine[0]}-${pagine.at(-1)}`;
    if (esito.tipo === 'errore') return [`${dove}: non letta. ${esito.messaggio}`];
    const suoi = esito.tipo === 'letto' ? esito.avvisi : [];
    return esiti.length > 1 ? suoi.map((avviso) => `${dove}. ${avviso}`) : suoi;
  });
  return { ...primo, estratti: letti.flatMap((letto) => letto.estratti), avvisi };
}

const contaRighe = ({ estratti }: LettoPdf): number =>
  estratti.reduce((somma, { righe }) => somma + righe.length, 0);

async function leggiEstratto(
  file: FileDaLeggere,
  estratto: EstrattoPdf,
  opzioni: OpzioniLettura,
  leggiRighe: LeggiRighe,
): Promise<EsitoLettura> {
  const avvisi = makePdfAvvisi(estratto);
  if (estratto.colonne && setSignsBySaldi(estratto.righe, estratto.colonne.colonne))
    avvisi.push(
      'Gli importi non hanno segno: il verso di ogni movimento è quello che il saldo progressivo prova.',
    );
  const leggi = (da: EstrattoPdf, altri: readonly string[], con: OpzioniLettura): Promise<EsitoLettura> =>
    leggiRighe(file.nome, toSource(da, file.bytes.length, da.ordine, [...avvisi, ...altri]), con);
  let esito = await leggi(estratto, [], opzioni);
  if (isVersoAperto(esito, opzioni))
    esito = await tryDebit(estratto, esito, (con) => leggi(estratto, [], con), opzioni);
  if (esito.tipo !== 'deriva' && isSenzaSegno(esito, opzioni)) {
    const diviso = withSections(estratto);
    const altri = ['Gli importi non hanno segno: lo dice il titolo sopra di loro, e i saldi lo provano.'];
    const provato = diviso && (await leggi(diviso, altri, opzioni));
    if (provato?.tipo === 'letto' && isTutto(provato)) esito = provato;
    else if (esito.tipo === 'letto' && !isTutto(esito)) {
      const [riga] = esito.estratti.flatMap(({ righe }) => righe);
      const domanda = askSegno(formatImporto(riga?.importo ?? 0), 'conto');
      return { tipo: 'domanda', formato: 'pdf', domande: [domanda], avvisi: esito.avvisi };
    }
  }
  if (esito.tipo === 'letto' && !isTutto(esito)) {
    const { completo, linee } = withDatesAbove(estratto);
    if (linee.length > 0) {
      const altri = [
        `${maiuscola(formatLines(linee))}: senza data, ha quella del movimento sopra. I saldi lo provano.`,
      ];
      const provato = await leggi(completo, altri, opzioni);
      if (provato.tipo === 'letto' && isTutto(provato)) esito = provato;
    }
  }
  return esito.tipo === 'letto' ? rifinisci(esito, estratto) : esito;
}

/** The account, the day and the balances as the document states them. */
function rifinisci(letto: LettoPdf, { conto, periodo }: EstrattoPdf): LettoPdf {
  const inverso = letto.lettura?.segno === 'inverso';
  const estratti = letto.estratti.map((estratto): EstrattoLetto => {
    const base = inverso ? comeDebito(estratto) : estratto;
    return {
      ...base,
      conto: conto ?? estratto.conto,
      data_estratto: estratto.data_estratto ?? (periodo?.dal ? periodo.al : null),
    };
  });
  return { ...letto, estratti };
}

/** Where charges are positive the declared balances are debts: they tie with the sign turned. */
function comeDebito(estratto: EstrattoLetto): EstrattoLetto {
  const { saldo_iniziale: prima, saldo_finale: dopo, righe, quadratura } = estratto;
  if (prima === null || dopo === null || quadratura.esito === 'quadra') return estratto;
  const totale = righe.reduce((somma, { importo }) => somma + importo, 0);
  if (totale - prima !== -dopo) return estratto;
  const saldi = { saldo_iniziale: reverseImporto(prima), saldo_finale: reverseImporto(dopo) };
  const provata = { esito: 'quadra', differenza: 0 as Centesimi, riga: null } as const;
  return { ...estratto, ...saldi, quadratura: proveTotali(provata, righe, listTotali(quadratura), saldi) };
}

const maiuscola = (testo: string): string => testo.charAt(0).toUpperCase() + testo.slice(1);
