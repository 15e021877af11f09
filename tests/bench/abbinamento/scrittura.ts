/** How names, documents and payments end up written by payers and banks. Its own tables: the engine's are not used. */
import type { Caso } from '#domain/demo/random.ts';
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

export function storpia(caso: Caso, word: string): string {
  if (word.length < 5) return word;
  const at = caso.intero(1, word.length - 2);
  switch (caso.intero(0, 3)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    case 2:
      return word.slice(0, at) + (word[at] ?? '') + word.slice(at);
    default:
      return word.slice(0, at) + caso.scegli(['A', 'E', 'I', 'O', 'R', 'N', 'S', 'T']) + word.slice(at + 1);
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
export function scriviNome(caso: Caso, soggetto: SoggettoProva, cura: number): string {
  let words = [...soggetto.parole];
  if (soggetto.persona && caso.esce(0.4)) words = [...words.slice(-1), ...words.slice(0, -1)];
  let upper = words.map((word) => {
    const short = CORTE[word];
    if (cura > 0 && short && caso.esce(0.5)) return caso.scegli(short);
    return caso.esce(0.8) ? word.toUpperCase().replace('À', "A'") : word;
  });
  if (cura > 1) {
    const at = caso.intero(0, upper.length - 1);
    upper = upper.map((word, place) => (place === at ? storpia(caso, word) : word));
    if (cura > 2 && upper.length > 2) upper = upper.slice(0, -1);
  }
  const forma = caso.scegli(FORME_SCRITTE[soggetto.forma] ?? ['']);
  const prefix = soggetto.persona && caso.esce(0.15) ? caso.scegli(['SIG. ', 'DITTA ', 'DOTT. ']) : '';
  const name = `${prefix}${upper.join(' ')}${forma === '' ? '' : ` ${forma}`}`;
  return cura > 0 && caso.esce(0.25) ? name.slice(0, caso.intero(16, 26)).trimEnd() : name;
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
export function scriviData(caso: Caso, day: string): string {
  const [y = '', m = '', d = ''] = day.split('-');
  return caso.scegli([
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
export function citaUno(caso: Caso, { breve, numero, data }: DocumentoScritto): string {
  const anno = data.slice(0, 4);
  const when = scriviData(caso, data);
  return caso.scegli([
    `FT ${breve}/${anno}`,
    `FATT.N.${breve} DEL ${when}`,
    `SALDO FATTURA N. ${numero} DEL ${when}`,
    `ft. ${breve}`,
    `SALDO FT.${due(breve)}/${anno.slice(2)}`,
    `Fattura ${numero}`,
    `PAGAMENTO FATTURA NR. ${breve} ${when}`,
    `FATT ${String(breve).padStart(5, '0')}`,
    `SALDO VS. FT. N°${breve} DEL ${when}`,
    `NS.RIF. FATT.${breve}-${anno}`,
    `doc.${breve} dd ${when}`,
    `INVOICE ${numero}`,
    `PAG.FT.${breve}`,
    `saldo ${breve}/${anno.slice(2)}`,
    `FATTURA ELETTRONICA N ${numero} del ${when}`,
  ]);
}

/** How a payer names several. */
export function citaMolti(caso: Caso, documenti: readonly DocumentoScritto[]): string {
  const brevi = documenti.map(({ breve }) => breve);
  const anno = documenti[0]?.data.slice(0, 4) ?? '';
  return caso.scegli([
    `SALDO FT ${brevi.join('-')}`,
    `SALDO FATTURE ${brevi.join(', ')}`,
    `FATT.NN. ${brevi.join(' ')}`,
    `FT ${brevi.map((one) => `${one}/${anno.slice(2)}`).join(' ')}`,
    `FATTURE N. ${brevi.slice(0, -1).join(',')} E ${brevi.at(-1)}`,
    documenti.map((one) => `FT ${one.breve} DEL ${scriviData(caso, one.data)}`).join(' + '),
    `saldo ft.${brevi.join('/')}`,
  ]);
}

/** What stands in the description when nothing is named. */
export const senzaRiferimento = (caso: Caso): string =>
  caso.scegli([
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

/** One bank's way with a transfer. `banca` 0..6. */
export function scriviBonifico(
  caso: Caso,
  banca: number,
  entra: boolean,
  nome: string,
  iban: string,
  testo: string,
): Scritto {
  const cro = caso.cifre(11);
  const trn = `${caso.cifre(16)}${caso.scegli(['IT', '00'])}`;
  const base = { ragione_sociale: null, iban_controparte: null, riferimento: null, causale: null };
  switch (banca) {
    case 0:
      return {
        ...base,
        causale: entra ? '48' : '26',
        descrizione: entra
          ? `BONIFICO A VOSTRO FAVORE DISPOSTO DA ${nome} ${testo} COD.DISP. ${caso.cifre(16)}`
          : `VOSTRA DISPOSIZIONE BONIFICO A FAVORE DI ${nome} ${testo}`,
      };
    case 1:
      return {
        ...base,
        descrizione: `DISPOSIZIONE DI BONIFICO SEPA ${entra ? 'DA' : 'A'} ${nome} PER ${testo} COMM. 0,00 SPESE 0,00 TRN ${trn}`,
      };
    case 2:
      return {
        ...base,
        ragione_sociale: nome,
        iban_controparte: caso.esce(0.8) ? iban : null,
        riferimento: cro,
        causale: entra ? 'BONIFICO A VS FAVORE' : 'BONIFICO',
        descrizione: testo === '' ? 'BONIFICO' : testo,
      };
    case 3:
      return {
        ...base,
        descrizione: aRighe(
          `${entra ? 'ACCR.' : 'ADD.'}BONIFICO SEPA ${entra ? 'ORD' : 'BEN'}:${nome} INF:${testo} CRO:${cro}`,
        ),
      };
    case 4:
      return {
        ...base,
        descrizione:
          `${entra ? 'Bonifico in entrata' : 'Bonifico in uscita'} ${entra ? 'Ordinante' : 'Beneficiario'}: ${nome} IBAN: ${iban} Causale: ${testo}`.slice(
            0,
            140,
          ),
      };
    case 5:
      return {
        ...base,
        ragione_sociale: nome.slice(0, 30),
        descrizione: `BON.${entra ? 'DA' : 'A'} ${nome} ${testo}`.slice(0, 105),
        causale: entra ? '48 - BONIFICO' : '26 - DISPOSIZIONE',
      };
    default:
      return {
        ...base,
        ragione_sociale: nome,
        iban_controparte: iban,
        descrizione: `/TXT/I ${nome} ${testo} ID.OPERAZIONE ${trn}`.slice(0, 140),
        riferimento: trn,
      };
  }
}
