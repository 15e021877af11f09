/** Movimenti that settle documents: single, cumulative, in part, by transfer or by RiBa. */
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni, formatData } from '../date.ts';
import { toCentesimi, sumCentesimi } from '../importi.ts';
import type { DemoCalendar, Mese } from './calendar.ts';
import type { Chance } from './random.ts';
import type { DocumentoDemo } from './documents.ts';
import { makeRiga, makeNomeInBanca } from './row.ts';
import type { PagatoDemo, RigaDemo } from './types.ts';

/** The running part of a number: `123` of `123/2026`, `00045` of `FT-00045`. */
const short = (number: string): string => number.replace(/\/20\d\d$/, '').replace(/^FT-|^\d\d\/A\//, '');

/** How the payer names what it pays; sometimes it does not. */
function quote(documenti: readonly DocumentoDemo[], chance: Chance): string {
  const [first] = documenti;
  if (!first) return '';
  const numbers = documenti.map(({ numero }) => short(numero));
  if (documenti.length > 1)
    return chance.choose([
      `SALDO FATT. ${numbers.join(' - ')}`,
      `SALDO FT ${numbers.join(',')}`,
      `PAG. FATTURE N. ${numbers.join(' ')}`,
    ]);
  const [number = ''] = numbers;
  const draw = chance.drawFraction();
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

function bankTransfer(documenti: DocumentoDemo[], data: Giorno, chance: Chance): RigaDemo[] {
  const [first] = documenti;
  if (!first) return [];
  const { soggetto } = first;
  const name = makeNomeInBanca(soggetto.ragione_sociale, chance);
  const incoming = first.residuo > 0;
  const cro = chance.drawDigits(11);
  return [
    makeRiga({
      data,
      causale: incoming ? '48 BONIFICO A VOSTRO FAVORE' : '26 VOSTRA DISPOSIZIONE',
      descrizione: incoming
        ? `BONIFICO A VOSTRO FAVORE ORD. ${name} CAUSALE: ${quote(documenti, chance)} CRO ${cro}`
        : `DISPOSIZIONE DI BONIFICO A FAVORE DI ${name} ${quote(documenti, chance)} CRO ${cro}`,
      ragione_sociale: name,
      iban_controparte: chance.choose(soggetto.ibans),
      riferimento: cro,
      importo: sumCentesimi(documenti.map(({ residuo }) => residuo)),
      paga: documenti.map((documento) => pagato(documento, documento.residuo)),
    }),
  ];
}

/** Pays a part now; the rest some weeks later, on the same document. */
function deposit(documento: DocumentoDemo, data: Giorno, chance: Chance, calendar: DemoCalendar) {
  const importo = Math.round((documento.residuo * chance.drawInteger(3, 7)) / 10);
  const expected = calendar.nextOf(addGiorni(data, chance.drawInteger(15, 40)));
  const [riga] = bankTransfer([{ ...documento, residuo: importo }], data, chance);
  const righe = riga ? [{ ...riga, descrizione: riga.descrizione.replace(/SALDO|PAG\.TO/, 'ACCONTO') }] : [];
  return { righe, resto: { ...documento, residuo: documento.residuo - importo, expected } };
}

/** RiBa: one debit with the name of the supplier, or one credit for a whole slip of clients (value a day later). */
function receipts(
  documenti: DocumentoDemo[],
  data: Giorno,
  chance: Chance,
  calendar: DemoCalendar,
): RigaDemo[] {
  const [first] = documenti;
  if (!first) return [];
  const pays = documenti.map((documento) => pagato(documento, documento.residuo));
  const importo = sumCentesimi(documenti.map(({ residuo }) => residuo));
  const number = chance.drawDigits(10);
  if (first.residuo < 0) {
    const name = makeNomeInBanca(first.soggetto.ragione_sociale, chance);
    const descrizione = `EFFETTO RITIRATO RIBA N. ${number} ${name} ${quote(documenti, chance)} SCAD. ${formatData(first.scadenza)}`;
    const riferimento = number;
    return [
      makeRiga({
        data,
        causale: '31 EFFETTI RITIRATI',
        descrizione,
        riferimento,
        importo,
        paga: pays,
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
      paga: pays,
    }),
  ];
}

interface PagamentiContext {
  chance: Chance;
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
  chance: Chance,
): DocumentoDemo[] {
  const slip = first.shape === 'riba' && first.residuo > 0;
  const together = [first];
  if (!slip && !chance.happens(0.3)) return together;
  const max = chance.drawInteger(2, slip ? 7 : 4);
  const paid = (other: DocumentoDemo | undefined): boolean => other !== undefined && used.has(other);
  while (paid(group.list[group.da])) group.da++;
  for (let at = group.da; at < group.list.length && together.length < max; at++) {
    const other = group.list[at];
    if (other === undefined || other === first || used.has(other)) continue;
    if (other.residuo > 0 === first.residuo > 0 && other.data < first.expected) together.push(other);
  }
  return together;
}

/** Pays what is due by the end of the month while there is room; the rest waits for the next month. */
export function makePagamenti(
  ctx: PagamentiContext,
  stillOpen: readonly DocumentoDemo[],
): { righe: RigaDemo[]; remaining: DocumentoDemo[] } {
  const { chance, calendar, mese } = ctx;
  const owed = stillOpen
    .filter(({ expected }) => expected <= mese.al)
    .sort((one, other) => (one.expected < other.expected ? -1 : one.expected > other.expected ? 1 : 0));
  const remaining = stillOpen.filter(({ expected }) => expected > mese.al);
  const groups = new Map<string, Gruppo>();
  for (const [key, list] of Map.groupBy(owed, groupOf)) groups.set(key, { list, da: 0 });
  const used = new Set<DocumentoDemo>();
  const righe: RigaDemo[] = [];
  for (const documento of owed) {
    if (used.has(documento)) continue;
    if (righe.length >= ctx.posti) {
      remaining.push(documento);
      continue;
    }
    const data = documento.expected < mese.dal ? chance.choose(mese.lavorativi) : documento.expected;
    const riba = documento.shape === 'riba';
    if (!riba && Math.abs(documento.residuo) > 100_000 && chance.happens(0.06)) {
      const { righe: parte, resto } = deposit(documento, data, chance, calendar);
      used.add(documento);
      righe.push(...parte);
      remaining.push(resto);
      continue;
    }
    const group = groups.get(groupOf(documento)) ?? { list: [], da: 0 };
    const together = chooseTogether(documento, group, used, chance);
    for (const one of together) used.add(one);
    righe.push(...(riba ? receipts(together, data, chance, calendar) : bankTransfer(together, data, chance)));
  }
  return { righe, remaining };
}

/** Documents that may be paid together share this key; client RiBa of one due date go on one slip. */
const groupOf = ({ soggetto, shape, residuo, scadenza }: DocumentoDemo): string =>
  shape === 'riba' && residuo > 0 ? `riba ${scadenza}` : soggetto.chiave;
