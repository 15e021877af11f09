/** CBI rendicontazione (RH): 61 opens a statement, 62 is a movement, 63 tells of it, 64 closes, 65 looks ahead. */
import type { BloccoTesto } from '../codifica.ts';
import {
  createPagina,
  createRiga,
  createScartata,
  perdi,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
  type SaldoNativo,
} from '../nativo.ts';
import { aggiungi63, createDettagli, type DettagliRh } from './dettagli.ts';
import { campo, leggiGiornoRh, leggiImportoRh, leggiRecord, tipoRecord } from './record.ts';

interface Movimento62 {
  riga: number;
  record: string;
  dettagli: DettagliRh;
}

interface Estratto61 {
  pagina: PaginaNativa;
  movimenti: Movimento62[];
  /** The movement that a record 63 tells of. */
  corrente: Movimento62 | null;
}

/** The IBAN from its parts, when the record has them all; else ABI, CAB and account. */
function leggiConto(record: string): string | null {
  const bban = campo(record, 52, 74).trim();
  const paese = campo(record, 100, 103);
  if (/^[A-Z]{2}\d{2}$/.test(paese) && bban.length === 23) return paese + bban;
  const parti = [campo(record, 53, 57), campo(record, 58, 62), campo(record, 63, 74)];
  return (
    parti
      .map((parte) => parte.trim())
      .filter((parte) => parte !== '')
      .join(' ') || null
  );
}

function leggiSaldo(riga: number, giorno: string, segno: string, importo: string): SaldoNativo | null {
  const letto = leggiImportoRh(segno, importo);
  return Number.isNaN(letto)
    ? null
    : { importo: letto, data: leggiGiornoRh(giorno), riga, intermedio: false };
}

const saldoIllegibile = (riga: number): string =>
  `Riga ${riga}: il saldo non si legge, la quadratura non ne tiene conto.`;

function apri(record: string, riga: number, avvisi: string[]): Estratto61 {
  const pagina = createPagina(riga);
  pagina.conto = leggiConto(record);
  pagina.divisa = /^[A-Z]{3}$/.exec(campo(record, 75, 77))?.[0] ?? null;
  pagina.numero = campo(record, 4, 10);
  pagina.iniziale = leggiSaldo(riga, campo(record, 78, 83), campo(record, 84, 84), campo(record, 85, 99));
  if (!pagina.iniziale) avvisi.push(saldoIllegibile(riga));
  return { pagina, movimenti: [], corrente: null };
}

function chiudi({ pagina, movimenti }: Estratto61): PaginaNativa {
  for (const { riga, record, dettagli } of movimenti) {
    const importo = leggiImportoRh(campo(record, 26, 26), campo(record, 27, 41));
    const valuta = leggiGiornoRh(campo(record, 14, 19));
    const data = leggiGiornoRh(campo(record, 20, 25)) ?? valuta;
    if (Number.isNaN(importo)) {
      const motivo = 'L’importo o il segno del record 62 non si leggono';
      perdi(pagina, createScartata(riga, 'Importo', campo(record, 26, 41), motivo));
    } else if (data === null) {
      const motivo = 'La data del record 62 manca o non esiste';
      perdi(pagina, createScartata(riga, 'Data', campo(record, 14, 25), motivo));
    } else {
      const testo = [dettagli.riconciliazione, dettagli.testo].map((parte) => parte.trim());
      pagina.righe.push(
        createRiga({
          riga,
          data,
          data_valuta: valuta,
          importo,
          divisa: pagina.divisa ?? 'EUR',
          causale: campo(record, 42, 43),
          descrizione: testo.filter((parte) => parte !== '').join(' '),
          ragione_sociale: dettagli.ordinante,
          iban_controparte: dettagli.iban,
          riferimento: dettagli.riferimento || campo(record, 62, 77).trim() || campo(record, 78, 86).trim(),
          numero_documento: campo(record, 46, 61).trim().replace(/^0+$/, ''),
        }),
      );
    }
  }
  return pagina;
}

/** Inside a statement. */
function prendi(estratto: Estratto61, tipo: string, record: string, riga: number, avvisi: string[]): void {
  const { pagina, movimenti } = estratto;
  if (tipo === '63') {
    if (estratto.corrente) aggiungi63(estratto.corrente.dettagli, record);
    return;
  }
  estratto.corrente = null;
  if (tipo === '62') {
    estratto.corrente = { riga, record, dettagli: createDettagli(campo(record, 87, 120)) };
    movimenti.push(estratto.corrente);
  } else if (tipo === '64') {
    pagina.finale = leggiSaldo(riga, campo(record, 14, 19), campo(record, 20, 20), campo(record, 21, 35));
    if (!pagina.finale) avvisi.push(saldoIllegibile(riga));
  }
}

/** The trailer says how many records there are: fewer means a file cut on its way. */
function checkCoda(record: string, contati: number, avvisi: string[]): void {
  const dichiarati = Number(campo(record, 83, 89).trim() || Number.NaN);
  if (Number.isInteger(dichiarati) && dichiarati !== contati) {
    avvisi.push(
      `Il record di coda dichiara ${dichiarati} record, nel file sono ${contati}: il file può essere incompleto.`,
    );
  }
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let aperto: Estratto61 | null = null;
  let ultimo = 0;
  let righe_file = 0;
  let contati = 0;
  const fine = (): void => {
    if (aperto) pagine.push(chiudi(aperto));
    aperto = null;
  };
  for (const { testo, numero, fatto } of leggiRecord(blocchi)) {
    righe_file = numero;
    if (fatto !== ultimo) yield (ultimo = fatto);
    const tipo = tipoRecord(testo);
    if (testo.trim() === '') continue;
    if (tipo === 'RH') contati = 0;
    contati++;
    if (tipo === 'RH' || tipo === 'EF') {
      fine();
      if (tipo === 'EF') checkCoda(testo, contati, avvisi);
    } else if (tipo === '61') {
      fine();
      aperto = apri(testo, numero, avvisi);
    } else if (/^6[2-5]$/.test(tipo) && aperto) prendi(aperto, tipo, testo, numero, avvisi);
    else avvisi.push(`Riga ${numero}: un record «${tipo}» fuori posto, non letto.`);
  }
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
