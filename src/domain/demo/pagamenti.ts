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
const short = (number: string): string => number.replace(/\/20\d\d$/, '').replace(/^FT-|^\d\d\/A\//, '');

/** How the payer names what it pays; sometimes it does not. */
function quote(documenti: readonly DocumentoDemo[], caso: Caso): string {
  const [first] = documenti;
  if (!first) return '';
  const numbers = documenti.map(({ numero }) => short(numero));
  if (documenti.length > 1)
    return caso.choose([
      `SALDO FATT. ${numbers.join(' - ')}`,
      `SALDO FT ${numbers.join(',')}`,
      `PAG. FATTURE N. ${numbers.join(' ')}`,
    ]);
  const [number = ''] = numbers;
  const draw = caso.drawFraction();
  if (draw < 0.3) return `SALDO FATT. N. ${first.numero} DEL ${formatData(first.data)}`;
  if (draw < 0.6) return `SALDO FT ${number}`;
  if (draw < 0.75) return `FATTURA ${number} DEL ${formatData(first.data)}`;
  if (draw < 0.87) return `PAG.TO FT. ${number}/${first.data.slice(2, 4)}`;
  if (draw < 0.94) return `SALDO FATTURA DEL ${formatData(first.data)}`;
  return 'SALDO VS FATTURA';
}

const pagato = (documento: DocumentoDemo, importo: number): PagatoDemo => ({
  soggetto: documento.soggetto.chiave,
  numero_documento: documento.numero,
  importo: toCentesimi(importo),
});

function bankTransfer(documenti: DocumentoDemo[], data: Giorno, caso: Caso): RigaDemo[] {
  const [first] = documenti;
  if (!first) return [];
  const { soggetto } = first;
  const name = makeNomeInBanca(soggetto.ragione_sociale, caso);
  const incoming = first.residuo > 0;
  const cro = caso.drawDigits(11);
  return [
    makeRiga({
      data,
      causale: incoming ? '48 BONIFICO A VOSTRO FAVORE' : '26 VOSTRA DISPOSIZIONE',
      descrizione: incoming
        ? `BONIFICO A VOSTRO FAVORE ORD. ${name} CAUSALE: ${quote(documenti, caso)} CRO ${cro}`
        : `DISPOSIZIONE DI BONIFICO A FAVORE DI ${name} ${quote(documenti, caso)} CRO ${cro}`,
      ragione_sociale: name,
      iban_controparte: caso.choose(soggetto.ibans),
      riferimento: cro,
      importo: sumCentesimi(documenti.map(({ residuo }) => residuo)),
      paga: documenti.map((documento) => pagato(documento, documento.residuo)),
    }),
  ];
}

/** Pays a part now; the rest some weeks later, on the same document. */
function deposit(documento: DocumentoDemo, data: Giorno, caso: Caso, calendar: DemoCalendar) {
  const importo = Math.round((documento.residuo * caso.drawInteger(3, 7)) / 10);
  const previsto = calendar.nextOf(addGiorni(data, caso.drawInteger(15, 40)));
  const [riga] = bankTransfer([{ ...documento, residuo: importo }], data, caso);
  const righe = riga ? [{ ...riga, descrizione: riga.descrizione.replace(/SALDO|PAG\.TO/, 'ACCONTO') }] : [];
  return { righe, resto: { ...documento, residuo: documento.residuo - importo, previsto } };
}

/** RiBa: one debit with the name of the supplier, or one credit for a whole slip of clients (value a day later). */
function receipts(documenti: DocumentoDemo[], data: Giorno, caso: Caso, calendar: DemoCalendar): RigaDemo[] {
  const [first] = documenti;
  if (!first) return [];
  const paga = documenti.map((documento) => pagato(documento, documento.residuo));
  const importo = sumCentesimi(documenti.map(({ residuo }) => residuo));
  const number = caso.drawDigits(10);
  if (first.residuo < 0) {
    const name = makeNomeInBanca(first.soggetto.ragione_sociale, caso);
    const descrizione = `EFFETTO RITIRATO RIBA N. ${number} ${name} ${quote(documenti, caso)} SCAD. ${formatData(first.scadenza)}`;
    const riferimento = number;
    return [
      makeRiga({
        data,
        causale: '31 EFFETTI RITIRATI',
        descrizione,
        riferimento,
        importo,
        paga,
        ragione_sociale: name,
      }),
    ];
  }
  const descrizione = `ACCREDITO EFFETTI SBF DISTINTA N. ${number.slice(-5)} N. EFFETTI ${documenti.length} SCAD. ${formatData(first.scadenza)}`;
  const data_valuta = calendar.nextOf(addGiorni(data, 1));
  return [
    makeRiga({
      data,
      data_valuta,
      causale: '06 ACCREDITO EFFETTI',
      descrizione,
      riferimento: number,
      importo,
      paga,
    }),
  ];
}

interface PagamentiContext {
  caso: Caso;
  calendar: DemoCalendar;
  mese: Mese;
  /** How many movimenti there is room for. */
  posti: number;
}

/** Documents that may be paid together, in the order of payment; those before `da` are paid already. */
interface Gruppo {
  list: DocumentoDemo[];
  da: number;
}

/** What is paid together with `first`: the same RiBa slip, or the same soggetto and direction. */
function chooseTogether(
  first: DocumentoDemo,
  group: Gruppo,
  used: Set<DocumentoDemo>,
  caso: Caso,
): DocumentoDemo[] {
  const slip = first.forma === 'riba' && first.residuo > 0;
  const together = [first];
  if (!slip && !caso.happens(0.3)) return together;
  const max = caso.drawInteger(2, slip ? 7 : 4);
  const paid = (other: DocumentoDemo | undefined): boolean => other !== undefined && used.has(other);
  while (paid(group.list[group.da])) group.da++;
  for (let at = group.da; at < group.list.length && together.length < max; at++) {
    const other = group.list[at];
    if (other === undefined || other === first || used.has(other)) continue;
    if (other.residuo > 0 === first.residuo > 0 && other.data < first.previsto) together.push(other);
  }
  return together;
}

/** Pays what is due by the end of the month while there is room; the rest waits for the next month. */
export function makePagamenti(
  ctx: PagamentiContext,
  stillOpen: readonly DocumentoDemo[],
): { righe: RigaDemo[]; restano: DocumentoDemo[] } {
  const { caso, calendar, mese } = ctx;
  const owed = stillOpen
    .filter(({ previsto }) => previsto <= mese.al)
    .sort((one, other) => (one.previsto < other.previsto ? -1 : one.previsto > other.previsto ? 1 : 0));
  const restano = stillOpen.filter(({ previsto }) => previsto > mese.al);
  const groups = new Map<string, Gruppo>();
  for (const [key, list] of Map.groupBy(owed, groupOf)) groups.set(key, { list, da: 0 });
  const used = new Set<DocumentoDemo>();
  const righe: RigaDemo[] = [];
  for (const documento of owed) {
    if (used.has(documento)) continue;
    if (righe.length >= ctx.posti) {
      restano.push(documento);
      continue;
    }
    const data = documento.previsto < mese.dal ? caso.choose(mese.lavorativi) : documento.previsto;
    const riba = documento.forma === 'riba';
    if (!riba && Math.abs(documento.residuo) > 100_000 && caso.happens(0.06)) {
      const { righe: parte, resto } = deposit(documento, data, caso, calendar);
      used.add(documento);
      righe.push(...parte);
      restano.push(resto);
      continue;
    }
    const group = groups.get(groupOf(documento)) ?? { list: [], da: 0 };
    const together = chooseTogether(documento, group, used, caso);
    for (const one of together) used.add(one);
    righe.push(...(riba ? receipts(together, data, caso, calendar) : bankTransfer(together, data, caso)));
  }
  return { righe, restano };
}

/** Documents that may be paid together share this key; client RiBa of one due date go on one slip. */
const groupOf = ({ soggetto, forma, residuo, scadenza }: DocumentoDemo): string =>
  forma === 'riba' && residuo > 0 ? `riba ${scadenza}` : soggetto.chiave;
