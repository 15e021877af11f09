/** A PDF to statements: its rows go through the same reading as every table, each statement for itself. */
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { ErroreLettura } from '../../read/errore.ts';
import {
  dividiDocumento,
  leggiDocumento,
  sorgenteDi,
  type DocumentoPdf,
  type EstrattoPdf,
} from '../../read/pdf/documento.ts';
import type { RigaPdf } from '../../read/pdf/celle.ts';
import type { SorgenteRighe } from '../../read/sorgente.ts';
import { domandaSegno } from '../../tracciato/domande.ts';
import { isTotale, isTotaleSenzaData, tipoSaldo } from '../../tracciato/parole-righe.ts';
import { isCarta, proponi } from '../../tracciato/parole.ts';
import type { Domanda, EsitoLettura, EstrattoLetto, GeometriaPdf, OpzioniLettura } from '../esito.ts';
import { elencaRighe } from '../avvisi.ts';
import { respira, RESPIRO, type FileDaLeggere } from '../testa.ts';
import { firmaDaSaldi } from './verso.ts';

export type LeggiRighe = (
  nome: string,
  sorgente: SorgenteRighe,
  opzioni: OpzioniLettura,
) => Promise<EsitoLettura>;

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** `%PDF-` stands within the first kilobyte (ISO 32000-1, 7.5.2 and its annex on leading bytes). */
export function isPdf(bytes: Uint8Array): boolean {
  const testa = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const at = testa.indexOf('%PDF-');
  return at !== -1 && !/[^\s\0ï»¿]/.test(testa.slice(0, Math.min(at, 4)));
}

/** @throws ErroreLettura when the document cannot be opened or has no text */
export async function leggiPdf(
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
  leggiRighe: LeggiRighe,
): Promise<EsitoLettura> {
  const documento = await leggiDocumento(file.bytes, opzioni.password ?? null, cadenza(file, opzioni));
  const nota = opzioni.lettura ?? opzioni.tracciato?.lettura ?? null;
  const usata = opzioni.pdf ?? nota?.pdf ?? null;
  const risposta = opzioni.risposte?.ordine_data;
  const ordine = nota?.ordine_data ?? (risposta === 'mga' || risposta === 'gma' ? risposta : null);
  const estratti = dividiDocumento(documento, usata, ordine);
  const pdf = geometria(documento, estratti, usata);
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
      await respira();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ErroreLettura('lettura_annullata', 'La lettura è stata annullata.');
  };
}

function geometria(
  { pagine }: DocumentoPdf,
  estratti: readonly EstrattoPdf[],
  usata: LetturaPdf | null,
): GeometriaPdf {
  const larghezza = pagine[0]?.larghezza ?? 1;
  const righelli = estratti.find(({ colonne }) => colonne)?.colonne?.righelli ?? [];
  return {
    pagine: pagine.map(({ numero, larghezza: w, altezza, giri }) => ({
      numero,
      larghezza: w,
      altezza,
      giri,
    })),
    righelli: righelli.map((x) => x / larghezza),
    impostati: (usata?.righelli.length ?? 0) > 0,
    escluse: usata?.escluse ?? [],
    righe: estratti.flatMap(({ righe }) =>
      righe.map(({ numero, pagina, alto, basso }) => {
        const altezza = pagine[pagina - 1]?.altezza ?? 1;
        return { riga: numero, pagina, alto: alto / altezza, basso: basso / altezza };
      }),
    ),
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
    const uniche = new Map<Domanda['id'], Domanda>();
    for (const esito of domande)
      for (const una of esito.domande) if (!uniche.has(una.id)) uniche.set(una.id, una);
    return { ...domanda, domande: [...uniche.values()] };
  }
  const letti = esiti.filter((esito): esito is Letto => esito.tipo === 'letto');
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

const contaRighe = ({ estratti }: Letto): number =>
  estratti.reduce((somma, { righe }) => somma + righe.length, 0);

async function leggiEstratto(
  file: FileDaLeggere,
  estratto: EstrattoPdf,
  opzioni: OpzioniLettura,
  leggiRighe: LeggiRighe,
): Promise<EsitoLettura> {
  const avvisi = avvisiDi(estratto);
  if (estratto.colonne && firmaDaSaldi(estratto.righe, estratto.colonne.colonne))
    avvisi.push(
      'Gli importi non hanno segno: il verso di ogni movimento è quello che il saldo progressivo prova.',
    );
  const leggi = (da: EstrattoPdf, altri: readonly string[], con: OpzioniLettura): Promise<EsitoLettura> =>
    leggiRighe(file.nome, sorgenteDi(da, file.bytes.length, da.ordine, [...avvisi, ...altri]), con);
  let esito = await leggi(estratto, [], opzioni);
  if (isVersoAperto(esito, opzioni))
    esito = await provaDebito(estratto, esito, (con) => leggi(estratto, [], con), opzioni);
  if (esito.tipo !== 'deriva' && isSenzaSegno(esito, opzioni)) {
    const diviso = conSezioni(estratto);
    const altri = ['Gli importi non hanno segno: lo dice il titolo sopra di loro, e i saldi lo provano.'];
    const provato = diviso && (await leggi(diviso, altri, opzioni));
    if (provato?.tipo === 'letto' && isTutto(provato)) esito = provato;
    else if (esito.tipo === 'letto' && !isTutto(esito)) {
      const [riga] = esito.estratti.flatMap(({ righe }) => righe);
      const domanda = domandaSegno(formatImporto(riga?.importo ?? 0), 'conto');
      return { tipo: 'domanda', formato: 'pdf', domande: [domanda], avvisi: esito.avvisi };
    }
  }
  if (esito.tipo === 'letto' && !isTutto(esito)) {
    const { completo, linee } = conDateSopra(estratto);
    if (linee.length > 0) {
      const altri = [
        `${maiuscola(elencaRighe(linee))}: senza data, ha quella del movimento sopra. I saldi lo provano.`,
      ];
      const provato = await leggi(completo, altri, opzioni);
      if (provato.tipo === 'letto' && isTutto(provato)) esito = provato;
    }
  }
  return esito.tipo === 'letto' ? rifinisci(esito, estratto) : esito;
}

const isTutto = ({ estratti }: Letto): boolean =>
  estratti.every(({ quadratura }) => quadratura.esito === 'quadra');
const maiuscola = (testo: string): string => testo.charAt(0).toUpperCase() + testo.slice(1);

function avvisiDi({ periodo, pagine, righe, divisa, testo }: EstrattoPdf): string[] {
  const avvisi: string[] = [];
  if (divisa !== null && testo.includes('$') && !testo.includes(divisa))
    avvisi.push(
      `Il segno $ è di più divise: letto come ${divisa}. Se non è così, scegli un conto dell’altra divisa.`,
    );
  if (periodo?.dal)
    avvisi.push(`Periodo dell’estratto: dal ${formatData(periodo.dal)} al ${formatData(periodo.al)}.`);
  if (pagine.length > 1) {
    const tratti = pagine.flatMap((pagina) => {
      const sue = righe.filter((riga) => riga.pagina === pagina);
      const [prima] = sue;
      const ultima = sue.at(-1);
      return prima && ultima ? [`pagina ${pagina}, righe ${prima.numero}-${ultima.numero}`] : [];
    });
    avvisi.push(`Le righe sono contate su tutto il documento: ${tratti.slice(0, 12).join('; ')}.`);
  }
  return avvisi;
}

/** True when a reading leaves the side of every amount to be guessed. */
function isSenzaSegno(esito: EsitoLettura, { lettura, tracciato, risposte }: OpzioniLettura): boolean {
  if (lettura || tracciato || risposte?.segno !== undefined) return false;
  if (esito.tipo === 'domanda') return esito.domande.some(({ id }) => id === 'segno');
  if (esito.tipo !== 'letto' || esito.lettura?.segno !== 'con_segno') return false;
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  return !isTutto(esito) && righe.every(({ importo, saldo }) => importo >= 0 && saldo === null);
}

/** The rows with a minus under the titles of what went out; null when no title says so. */
function conSezioni(estratto: EstrattoPdf): EstrattoPdf | null {
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
      const ruolo = proponi(titolo)[0]?.ruolo;
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
function isVersoAperto(esito: EsitoLettura, { lettura, tracciato, risposte }: OpzioniLettura): boolean {
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

/** A card's amounts are charges when they are positive, if its balances are debts and tie with them as written. */
async function provaDebito(
  { testo }: EstrattoPdf,
  prima: EsitoLettura,
  leggi: (opzioni: OpzioniLettura) => Promise<EsitoLettura>,
  opzioni: OpzioniLettura,
): Promise<EsitoLettura> {
  if (!DEBITO.test(testo) || !isCarta(testo)) return prima;
  const con = (segno: string): OpzioniLettura => ({ ...opzioni, risposte: { ...opzioni.risposte, segno } });
  const come = await leggi(con('con_segno'));
  if (come.tipo !== 'letto') return prima;
  const [riga] = come.estratti.flatMap(({ righe }) => righe);
  if (!isTutto(come)) {
    const domanda = domandaSegno(formatImporto(Math.abs(riga?.importo ?? 0)), 'carta');
    return prima.tipo === 'domanda' ? prima : { ...come, tipo: 'domanda', domande: [domanda] };
  }
  const esito = await leggi(con('inverso'));
  if (esito.tipo !== 'letto') return prima;
  const avviso =
    'I saldi sono un debito da pagare e quadrano con gli importi: quelli positivi sono uscite, quelli negativi entrate.';
  const estratti = esito.estratti.map((estratto, at): EstrattoLetto => {
    const { saldo_iniziale: inizio, saldo_finale: fine, quadratura } = come.estratti[at] ?? estratto;
    return { ...estratto, saldo_iniziale: opposto(inizio), saldo_finale: opposto(fine), quadratura };
  });
  return { ...esito, estratti, avvisi: [...esito.avvisi, avviso] };
}

const opposto = (importo: Centesimi | null): Centesimi | null =>
  importo === null ? null : ((0 - importo) as Centesimi);

/** The rows without a day of their own, with that of the row above: some banks print the day once. */
function conDateSopra(estratto: EstrattoPdf): { completo: EstrattoPdf; linee: number[] } {
  const tipi = estratto.colonne?.colonne.map(({ tipo }) => tipo) ?? [];
  const data = tipi.indexOf('data');
  const linee: number[] = [];
  let sopra = '';
  const righe = estratto.righe.map((riga): RigaPdf => {
    if (riga.tipo === 'movimento') sopra = riga.celle[data] ?? sopra;
    const testi = riga.celle.filter((_, at) => tipi[at] === 'testo').join(' ');
    const escluso = tipoSaldo(testi) !== null || isTotale(testi) || isTotaleSenzaData(testi);
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

/** The account, the day and the balances as the document states them. */
function rifinisci(letto: Letto, { conto, periodo }: EstrattoPdf): Letto {
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
  return {
    ...estratto,
    saldo_iniziale: opposto(prima),
    saldo_finale: opposto(dopo),
    quadratura: { esito: 'quadra', differenza: 0 as Centesimi, riga: null },
  };
}
