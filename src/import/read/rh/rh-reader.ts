/** CBI rendicontazione (RH): 61 opens a statement, 62 is a movement, 63 tells of it, 64 closes, 65 looks ahead. */
import type { BloccoTesto } from '../encoding.ts';
import {
  createPagina,
  createRiga,
  createScartata,
  refuseMovimento,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
  type SaldoNativo,
} from '../native.ts';
import { addRecord63, createDettagli, type DettagliRh } from './details.ts';
import { cutField, parseRhGiorno, parseRhImporto, readRhRecords, getRecordType } from './record.ts';

interface Movimento62 {
  riga: number;
  record: string;
  dettagli: DettagliRh;
}

interface Estratto61 {
  pagina: PaginaNativa;
  /** The movement that a record 63 tells of: it becomes a row when another record follows. */
  corrente: Movimento62 | null;
}

/** The IBAN from its parts, when the record has them all; else ABI, CAB and account. */
function leggiConto(record: string): string | null {
  const bban = cutField(record, 52, 74).trim();
  const paese = cutField(record, 100, 103);
  if (/^[A-Z]{2}\d{2}$/.test(paese) && bban.length === 23) return paese + bban;
  const parti = [cutField(record, 53, 57), cutField(record, 58, 62), cutField(record, 63, 74)];
  return (
    parti
      .map((parte) => parte.trim())
      .filter((parte) => parte !== '')
      .join(' ') || null
  );
}

/** From the position `da`: a day, a sign and an amount. */
function leggiSaldo(riga: number, record: string, da: number): SaldoNativo | null {
  const importo = parseRhImporto(record, da + 6);
  return Number.isNaN(importo) ? null : { importo, data: parseRhGiorno(record, da), riga, intermedio: false };
}

const saldoIllegibile = (riga: number): string =>
  `Riga ${riga}: il saldo non si legge, la quadratura non ne tiene conto.`;

function apri(record: string, riga: number, avvisi: string[]): Estratto61 {
  const pagina = createPagina(riga);
  pagina.conto = leggiConto(record);
  pagina.divisa = /^[A-Z]{3}$/.exec(cutField(record, 75, 77))?.[0] ?? null;
  pagina.numero = cutField(record, 4, 10);
  pagina.iniziale = leggiSaldo(riga, record, 78);
  if (!pagina.iniziale) avvisi.push(saldoIllegibile(riga));
  return { pagina, corrente: null };
}

/** Without the zeros that fill it when there is none. */
const numero = (testo: string): string => (/^0*$/.test(testo) ? '' : testo);

function chiudiMovimento(estratto: Estratto61): void {
  const { pagina, corrente } = estratto;
  if (!corrente) return;
  estratto.corrente = null;
  const { riga, record, dettagli } = corrente;
  const importo = parseRhImporto(record, 26);
  const valuta = parseRhGiorno(record, 14);
  const data = parseRhGiorno(record, 20) ?? valuta;
  if (Number.isNaN(importo)) {
    const motivo = 'L’importo o il segno del record 62 non si leggono';
    refuseMovimento(pagina, createScartata(riga, 'Importo', cutField(record, 26, 41), motivo));
    return;
  }
  if (data === null) {
    const motivo = 'La data del record 62 manca o non esiste';
    refuseMovimento(pagina, createScartata(riga, 'Data', cutField(record, 14, 25), motivo));
    return;
  }
  const testo = dettagli.testo.trim();
  const riconciliazione = dettagli.riconciliazione.trim();
  pagina.righe.push(
    createRiga({
      riga,
      data,
      data_valuta: valuta,
      importo,
      divisa: pagina.divisa ?? 'EUR',
      causale: cutField(record, 42, 43),
      descrizione: riconciliazione === '' ? testo : `${riconciliazione} ${testo}`,
      ragione_sociale: dettagli.ordinante,
      iban_controparte: dettagli.iban,
      riferimento: dettagli.riferimento || cutField(record, 62, 77).trim() || cutField(record, 78, 86).trim(),
      numero_documento: numero(cutField(record, 46, 61).trim()),
    }),
  );
}

/** Inside a statement. */
function prendi(estratto: Estratto61, tipo: string, record: string, riga: number, avvisi: string[]): void {
  if (tipo === '63') {
    if (estratto.corrente) addRecord63(estratto.corrente.dettagli, record);
    return;
  }
  chiudiMovimento(estratto);
  if (tipo === '62') {
    estratto.corrente = { riga, record, dettagli: createDettagli(cutField(record, 87, 120)) };
  } else if (tipo === '64') {
    estratto.pagina.finale = leggiSaldo(riga, record, 14);
    if (!estratto.pagina.finale) avvisi.push(saldoIllegibile(riga));
  }
}

/** The trailer says how many records there are: fewer means a file cut on its way. */
function checkCoda(record: string, contati: number, avvisi: string[]): void {
  const dichiarati = Number(cutField(record, 83, 89).trim() || Number.NaN);
  if (Number.isInteger(dichiarati) && dichiarati !== contati) {
    avvisi.push(
      `Il record di coda dichiara ${dichiarati} record, nel file sono ${contati}: il file può essere incompleto.`,
    );
  }
}

/** What may stand inside a statement. */
const DENTRO = new Set(['62', '63', '64', '65']);

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: Estratto61 | null = null;
  let contati = 0;
  const fine = (): void => {
    if (!aperto) return;
    chiudiMovimento(aperto);
    pagine.push(aperto.pagina);
    aperto = null;
  };
  const righe_file = yield* readRhRecords(blocchi, (record, riga) => {
    const tipo = getRecordType(record);
    if (tipo === 'RH') contati = 0;
    contati++;
    if (aperto && DENTRO.has(tipo)) prendi(aperto, tipo, record, riga, avvisi);
    else if (tipo === 'RH' || tipo === 'EF') {
      fine();
      if (tipo === 'EF') checkCoda(record, contati, avvisi);
    } else if (tipo === '61') {
      fine();
      aperto = apri(record, riga, avvisi);
    } else avvisi.push(`Riga ${riga}: un record «${tipo}» fuori posto, non letto.`);
  });
  fine();
  return { tipo: 'letto', nome: 'CBI rendicontazione (RH)', pagine, avvisi, righe_file };
}

/** The header record: sender and receiver, both five characters, and a day. */
const TESTA = /^\s*RH[A-Z0-9 ]{5}[A-Z0-9 ]{5}\d{6}/;

export const lettoreRh: LettoreNativo = {
  formato: 'cbi_rh',
  riconosce: (inizio) => TESTA.test(inizio),
  leggi,
};
