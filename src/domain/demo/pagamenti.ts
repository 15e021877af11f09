/** Movimenti that settle documents: single, cumulative, in part, by transfer or by RiBa. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '../date.ts';
import { toCentesimi, sumCentesimi } from '../importi.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Caso } from './random.ts';
import type { DocumentoDemo } from './documents.ts';
import { makeRiga, makeNomeInBanca } from './row.ts';
import type { PagatoDemo, RigaDemo } from './types.ts';

/** The running part of a number: `123` of `123/2026`, `00045` of `FT-00045`. */
const corto = (numero: string): string => numero.replace(/\/20\d\d$/, '').replace(/^FT-|^\d\d\/A\//, '');

/** How the payer names what it pays; now and then it does not. */
function cita(documenti: readonly DocumentoDemo[], caso: Caso): string {
  const [primo] = documenti;
  if (!primo) return '';
  const numeri = documenti.map(({ numero }) => corto(numero));
  if (documenti.length > 1)
    return caso.scegli([
      `SALDO FATT. ${numeri.join(' - ')}`,
      `SALDO FT ${numeri.join(',')}`,
      `PAG. FATTURE N. ${numeri.join(' ')}`,
    ]);
  const [numero = ''] = numeri;
  const draw = caso.frazione();
  if (draw < 0.3) return `SALDO FATT. N. ${primo.numero} DEL ${formatData(primo.data)}`;
  if (draw < 0.6) return `SALDO FT ${numero}`;
  if (draw < 0.75) return `FATTURA ${numero} DEL ${formatData(primo.data)}`;
  if (draw < 0.87) return `PAG.TO FT. ${numero}/${primo.data.slice(2, 4)}`;
  if (draw < 0.94) return `SALDO FATTURA DEL ${formatData(primo.data)}`;
  return 'SALDO VS FATTURA';
}

const pagato = (documento: DocumentoDemo, importo: number): PagatoDemo => ({
  soggetto: documento.soggetto.chiave,
  numero_documento: documento.numero,
  importo: toCentesimi(importo),
});

function bonifico(documenti: DocumentoDemo[], data: Giorno, caso: Caso): RigaDemo[] {
  const [primo] = documenti;
  if (!primo) return [];
  const { soggetto } = primo;
  const nome = makeNomeInBanca(soggetto.ragione_sociale, caso);
  const entra = primo.residuo > 0;
  const cro = caso.cifre(11);
  return [
    makeRiga({
      data,
      causale: entra ? '48 BONIFICO A VOSTRO FAVORE' : '26 VOSTRA DISPOSIZIONE',
      descrizione: entra
        ? `BONIFICO A VOSTRO FAVORE ORD. ${nome} CAUSALE: ${cita(documenti, caso)} CRO ${cro}`
        : `DISPOSIZIONE DI BONIFICO A FAVORE DI ${nome} ${cita(documenti, caso)} CRO ${cro}`,
      ragione_sociale: nome,
      iban_controparte: caso.scegli(soggetto.ibans),
      riferimento: cro,
      importo: sumCentesimi(documenti.map(({ residuo }) => residuo)),
      paga: documenti.map((documento) => pagato(documento, documento.residuo)),
    }),
  ];
}

/** A part now; the rest some weeks later, on the same document. */
function acconto(documento: DocumentoDemo, data: Giorno, caso: Caso, calendario: DemoCalendar) {
  const importo = Math.round((documento.residuo * caso.intero(3, 7)) / 10);
  const previsto = calendario.prossimo(addGiorni(data, caso.intero(15, 40)));
  const [riga] = bonifico([{ ...documento, residuo: importo }], data, caso);
  const righe = riga ? [{ ...riga, descrizione: riga.descrizione.replace(/SALDO|PAG\.TO/, 'ACCONTO') }] : [];
  return { righe, resto: { ...documento, residuo: documento.residuo - importo, previsto } };
}

/** RiBa: of a supplier one debit with its name, of clients one credit for the whole slip (value a day later). */
function ricevute(
  documenti: DocumentoDemo[],
  data: Giorno,
  caso: Caso,
  calendario: DemoCalendar,
): RigaDemo[] {
  const [primo] = documenti;
  if (!primo) return [];
  const paga = documenti.map((documento) => pagato(documento, documento.residuo));
  const importo = sumCentesimi(documenti.map(({ residuo }) => residuo));
  const numero = caso.cifre(10);
  if (primo.residuo < 0) {
    const nome = makeNomeInBanca(primo.soggetto.ragione_sociale, caso);
    const descrizione = `EFFETTO RITIRATO RIBA N. ${numero} ${nome} ${cita(documenti, caso)} SCAD. ${formatData(primo.scadenza)}`;
    const riferimento = numero;
    return [
      makeRiga({
        data,
        causale: '31 EFFETTI RITIRATI',
        descrizione,
        riferimento,
        importo,
        paga,
        ragione_sociale: nome,
      }),
    ];
  }
  const descrizione = `ACCREDITO EFFETTI SBF DISTINTA N. ${numero.slice(-5)} N. EFFETTI ${documenti.length} SCAD. ${formatData(primo.scadenza)}`;
  const data_valuta = calendario.prossimo(addGiorni(data, 1));
  return [
    makeRiga({
      data,
      data_valuta,
      causale: '06 ACCREDITO EFFETTI',
      descrizione,
      riferimento: numero,
      importo,
      paga,
    }),
  ];
}

export interface ContestoPagamenti {
  caso: Caso;
  calendario: DemoCalendar;
  mese: Mese;
  /** How many movimenti there is room for. */
  posti: number;
}

/** Documents that may be paid together, in order of payment; those before `da` are all paid. */
interface Gruppo {
  lista: DocumentoDemo[];
  da: number;
}

/** What goes with `primo` in one payment: the same RiBa slip, or the same soggetto and direction. */
function scegliInsieme(
  primo: DocumentoDemo,
  gruppo: Gruppo,
  usati: Set<DocumentoDemo>,
  caso: Caso,
): DocumentoDemo[] {
  const distinta = primo.forma === 'riba' && primo.residuo > 0;
  const insieme = [primo];
  if (!distinta && !caso.esce(0.3)) return insieme;
  const massimo = caso.intero(2, distinta ? 7 : 4);
  const paid = (altro: DocumentoDemo | undefined): boolean => altro !== undefined && usati.has(altro);
  while (paid(gruppo.lista[gruppo.da])) gruppo.da++;
  for (let at = gruppo.da; at < gruppo.lista.length && insieme.length < massimo; at++) {
    const altro = gruppo.lista[at];
    if (altro === undefined || altro === primo || usati.has(altro)) continue;
    if (altro.residuo > 0 === primo.residuo > 0 && altro.data < primo.previsto) insieme.push(altro);
  }
  return insieme;
}

/** Pays what is due by the end of the month as far as there is room; what is left waits for the next month. */
export function makePagamenti(
  ctx: ContestoPagamenti,
  aperti: readonly DocumentoDemo[],
): { righe: RigaDemo[]; restano: DocumentoDemo[] } {
  const { caso, calendario, mese } = ctx;
  const dovuti = aperti
    .filter(({ previsto }) => previsto <= mese.al)
    .sort((one, other) => (one.previsto < other.previsto ? -1 : one.previsto > other.previsto ? 1 : 0));
  const restano = aperti.filter(({ previsto }) => previsto > mese.al);
  const gruppi = new Map<string, Gruppo>();
  for (const [chiave, lista] of Map.groupBy(dovuti, gruppoDi)) gruppi.set(chiave, { lista, da: 0 });
  const usati = new Set<DocumentoDemo>();
  const righe: RigaDemo[] = [];
  for (const documento of dovuti) {
    if (usati.has(documento)) continue;
    if (righe.length >= ctx.posti) {
      restano.push(documento);
      continue;
    }
    const data = documento.previsto < mese.dal ? caso.scegli(mese.lavorativi) : documento.previsto;
    const riba = documento.forma === 'riba';
    if (!riba && Math.abs(documento.residuo) > 100_000 && caso.esce(0.06)) {
      const { righe: parte, resto } = acconto(documento, data, caso, calendario);
      usati.add(documento);
      righe.push(...parte);
      restano.push(resto);
      continue;
    }
    const gruppo = gruppi.get(gruppoDi(documento)) ?? { lista: [], da: 0 };
    const insieme = scegliInsieme(documento, gruppo, usati, caso);
    for (const uno of insieme) usati.add(uno);
    righe.push(...(riba ? ricevute(insieme, data, caso, calendario) : bonifico(insieme, data, caso)));
  }
  return { righe, restano };
}

/** Documents that may be paid together share this key; client RiBa of one due date go on one slip. */
const gruppoDi = ({ soggetto, forma, residuo, scadenza }: DocumentoDemo): string =>
  forma === 'riba' && residuo > 0 ? `riba ${scadenza}` : soggetto.chiave;
