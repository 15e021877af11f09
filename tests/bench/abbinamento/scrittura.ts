/** How names, documents and payments end up written by payers and banks. Its own tables: the engine's are not used. */
import type { Chance } from '#domain/demo/random.ts';
import type { SoggettoProva } from './soggetti.ts';

/** What people shorten by hand. */
const CORTE: Readonly<Record<string, readonly string[]>> = {
  Costruzioni: ['COSTR.', 'COSTRUZ.'],
  Immobiliare: ['IMM.', 'IMMOB.', 'IMM.RE'],
  Fratelli: ['F.LLI', 'FLLI', 'FRAT.'],
  Autotrasporti: ['AUTOTR.', 'AUTOTRASP.'],
  Trasporti: ['TRASP.'],
  Officine: ['OFF.', 'OFFIC.'],
  Meccanica: ['MECC.', 'MECCAN.'],
  Condominio: ['COND.', 'CONDOM.', 'COND.NIO'],
  Studio: ['ST.', 'STUD.'],
  Servizi: ['SERV.', 'SERVIZ'],
  Termoidraulica: ['TERMOIDR.', 'T.IDRAULICA'],
  San: ['S.', 'SAN'],
  Alimentari: ['ALIM.', 'ALIMENT.'],
  Carpenteria: ['CARP.', 'CARPENT.'],
};

export function misspell(caso: Chance, word: string): string {
  if (word.length < 5) return word;
  const at = caso.drawInteger(1, word.length - 2);
  switch (caso.drawInteger(0, 3)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    case 2:
      return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
    default:
      return word.slice(0, at) + caso.choose(['A', 'E', 'I', 'O', 'R', 'N', 'S', 'T']) + word.slice(at + 1);
  }
}

const FORME_SCRITTE: Readonly<Record<string, readonly string[]>> = {
  'S.r.l.': ['SRL', 'S.R.L.', 'S R L', 'S.R.L', ''],
  SRL: ['SRL', 'S.R.L.', ''],
  'S.p.A.': ['SPA', 'S.P.A.', 'S P A', ''],
  'S.n.c.': ['SNC', 'S.N.C.', 'SNC DI', ''],
  'S.a.s.': ['SAS', 'S.A.S.', ''],
  'S.r.l.s.': ['SRLS', 'S.R.L.S.', ''],
  'Società Cooperativa': ['SOC. COOP.', 'SOC COOP', 'SOCIETA COOPERATIVA', 'S.C.'],
};

/** The name as a bank's file has it; `cura` 0 exact .. 3 badly mangled. */
export function writeNome(caso: Chance, soggetto: SoggettoProva, cura: number): string {
  let words = [...soggetto.parole];
  if (soggetto.persona && caso.happens(0.4)) words = [...words.slice(-1), ...words.slice(0, -1)];
  let upper = words.map((word) => {
    const short = CORTE[word];
    if (cura > 0 && short && caso.happens(0.5)) return caso.choose(short);
    return caso.happens(0.8) ? word.toUpperCase().replace('À', "A'") : word;
  });
  if (cura > 1) {
    const at = caso.drawInteger(0, upper.length - 1);
    upper = upper.map((word, place) => (place === at ? misspell(caso, word) : word));
    if (cura > 2 && upper.length > 2) upper = upper.slice(0, -1);
  }
  const shape = caso.choose(FORME_SCRITTE[soggetto.forma] ?? ['']);
  const prefix = soggetto.persona && caso.happens(0.15) ? caso.choose(['SIG. ', 'DITTA ', 'DOTT. ']) : '';
  const name = `${prefix}${upper.join(' ')}${shape === '' ? '' : ` ${shape}`}`;
  return cura > 0 && caso.happens(0.25) ? name.slice(0, caso.drawInteger(16, 26)).trimEnd() : name;
}

const due = (n: number): string => String(n).padStart(2, '0');
const MESI = [
  'GENNAIO',
  'FEBBRAIO',
  'MARZO',
  'APRILE',
  'MAGGIO',
  'GIUGNO',
  'LUGLIO',
  'AGOSTO',
  'SETTEMBRE',
  'OTTOBRE',
  'NOVEMBRE',
  'DICEMBRE',
];

/** A day as somebody types it. */
export function writeDate(caso: Chance, day: string): string {
  const [y = '', m = '', d = ''] = day.split('-');
  return caso.choose([
    `${d}/${m}/${y}`,
    `${d}/${m}/${y.slice(2)}`,
    `${d}.${m}.${y}`,
    `${d}-${m}-${y.slice(2)}`,
    `${Number(d)}/${Number(m)}/${y.slice(2)}`,
    `${d}${m}${y}`,
  ]);
}

export const meseDi = (day: string): string => MESI[Number(day.slice(5, 7)) - 1] ?? '';

export interface DocumentoScritto {
  /** The running number alone, and the whole one as on the document. */
  breve: number;
  numero: string;
  data: string;
}

/** How a payer names one document. */
export function citeOne(caso: Chance, { breve, numero, data }: DocumentoScritto): string {
  const year = data.slice(0, 4);
  const when = writeDate(caso, data);
  return caso.choose([
    `FT ${breve}/${year}`,
    `FATT.N.${breve} DEL ${when}`,
    `SALDO FATTURA N. ${numero} DEL ${when}`,
    `ft. ${breve}`,
    `SALDO FT.${due(breve)}/${year.slice(2)}`,
    `Fattura ${numero}`,
    `PAGAMENTO FATTURA NR. ${breve} ${when}`,
    `FATT ${String(breve).padStart(5, '0')}`,
    `SALDO VS. FT. N°${breve} DEL ${when}`,
    `NS.RIF. FATT.${breve}-${year}`,
    `doc.${breve} dd ${when}`,
    `INVOICE ${numero}`,
    `PAG.FT.${breve}`,
    `saldo ${breve}/${year.slice(2)}`,
    `FATTURA ELETTRONICA N ${numero} del ${when}`,
  ]);
}

/** How a payer names several. */
export function citeMany(caso: Chance, documenti: readonly DocumentoScritto[]): string {
  const brevi = documenti.map(({ breve }) => breve);
  const year = documenti[0]?.data.slice(0, 4) ?? '';
  return caso.choose([
    `SALDO FT ${brevi.join('-')}`,
    `SALDO FATTURE ${brevi.join(', ')}`,
    `FATT.NN. ${brevi.join(' ')}`,
    `FT ${brevi.map((one) => `${one}/${year.slice(2)}`).join(' ')}`,
    `FATTURE N. ${brevi.slice(0, -1).join(',')} E ${brevi.at(-1)}`,
    documenti.map((one) => `FT ${one.breve} DEL ${writeDate(caso, one.data)}`).join(' + '),
    `saldo ft.${brevi.join('/')}`,
  ]);
}

/** What stands in the description when nothing is named. */
export const senzaRiferimento = (caso: Chance): string =>
  caso.choose([
    'SALDO VS FATTURA',
    'PAGAMENTO',
    'SALDO',
    'saldo fattura',
    'NOTPROVIDED',
    'BONIFICO',
    '',
    'COME DA ACCORDI',
    'PAGAMENTO FORNITURA',
    'Saldo vs. competenze',
  ]);

export interface Scritto {
  descrizione: string;
  ragione_sociale: string | null;
  iban_controparte: string | null;
  riferimento: string | null;
  causale: string | null;
}

/** Lines of 35 characters run together, as old mainframes print them: words break. */
const aRighe = (text: string): string => text.replaceAll(/(.{35})(?=.)/g, '$1 ');

/** One bank's way with a transfer. `bank` 0..6. */
export function writeBonifico(
  caso: Chance,
  bank: number,
  incoming: boolean,
  name: string,
  iban: string,
  text: string,
): Scritto {
  const cro = caso.drawDigits(11);
  const trn = `${caso.drawDigits(16)}${caso.choose(['IT', '00'])}`;
  const base = { ragione_sociale: null, iban_controparte: null, riferimento: null, causale: null };
  switch (bank) {
    case 0:
      return {
        ...base,
        causale: incoming ? '48' : '26',
        descrizione: incoming
          ? `BONIFICO A VOSTRO FAVORE DISPOSTO DA ${name} ${text} COD.DISP. ${caso.drawDigits(16)}`
          : `VOSTRA DISPOSIZIONE BONIFICO A FAVORE DI ${name} ${text}`,
      };
    case 1:
      return {
        ...base,
        descrizione: `DISPOSIZIONE DI BONIFICO SEPA ${incoming ? 'DA' : 'A'} ${name} PER ${text} COMM. 0,00 SPESE 0,00 TRN ${trn}`,
      };
    case 2:
      return {
        ...base,
        ragione_sociale: name,
        iban_controparte: caso.happens(0.8) ? iban : null,
        riferimento: cro,
        causale: incoming ? 'BONIFICO A VS FAVORE' : 'BONIFICO',
        descrizione: text === '' ? 'BONIFICO' : text,
      };
    case 3:
      return {
        ...base,
        descrizione: aRighe(
          `${incoming ? 'ACCR.' : 'ADD.'}BONIFICO SEPA ${incoming ? 'ORD' : 'BEN'}:${name} INF:${text} CRO:${cro}`,
        ),
      };
    case 4:
      return {
        ...base,
        descrizione:
          `${incoming ? 'Bonifico in entrata' : 'Bonifico in uscita'} ${incoming ? 'Ordinante' : 'Beneficiario'}: ${name} IBAN: ${iban} Causale: ${text}`.slice(
            0,
            140,
          ),
      };
    case 5:
      return {
        ...base,
        ragione_sociale: name.slice(0, 30),
        descrizione: `BON.${incoming ? 'DA' : 'A'} ${name} ${text}`.slice(0, 105),
        causale: incoming ? '48 - BONIFICO' : '26 - DISPOSIZIONE',
      };
    default:
      return {
        ...base,
        ragione_sociale: name,
        iban_controparte: iban,
        descrizione: `/TXT/I ${name} ${text} ID.OPERAZIONE ${trn}`.slice(0, 140),
        riferimento: trn,
      };
  }
}
