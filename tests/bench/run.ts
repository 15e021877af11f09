/**
 * `npm run bench`: what the product costs beyond the least it could cost, measured in one run on one machine.
 * Prints the targets beside the figures and always ends with 0: no timing decides anything. Parts can be named.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAbbinamento, measureCrescita, measureMemoriaAbbinamento } from './abbinamento.ts';
import { measureExport } from './export.ts';
import { describeBlocchi, describeSoste, describeTenute } from './griglia/righe.ts';
import { measureImportazione } from './importazione.ts';
import { measureLettura } from './lettura.ts';
import { measureLetturaFormati } from './lettura-formati.ts';
import { measureLetturaPdf } from './lettura-pdf.ts';
import { measureLetturaXlsx } from './lettura-xlsx.ts';
import { measureMemoria } from './memoria.ts';
import type { Rapporto } from './misura.ts';
import { measureNavigazione } from './navigazione.ts';
import { measureAccettazione } from './pagamenti.ts';
import { measureScaduto } from './scaduto.ts';
import { describeRisposte } from './risposte.ts';
import { describeScadenziario } from './scadenziario.ts';
import { type Attese, measureSoste } from './soste.ts';
import { measureSchermo } from './schermo.ts';
import { describeStudio } from './studio.ts';

const RIGHE = 100_000;
const RUNS = 7;
/** The matching lasts little, and what else the machine does shows: more of them. */
const RUNS_ABBINAMENTO = 15;
/** Some hundred pages: no bank prints more in one statement. */
const RIGHE_PDF = 5_000;
/** Seconds each, not tenths: fewer are enough. */
const RUNS_XLSX = 3;
/** Each is a browser of its own, and exceljs takes its time. */
const RUNS_EXPORT = 3;
const RUNS_GRIGLIA = 5;
const RUNS_PAGAMENTI = 3;
/** Rows on the server: few, and more than any page could hold. */
const POCHE = 1_000;
const TANTE = 500_000;
/** Movimenti, against as many partite. */
const RIGHE_ABBINAMENTO = 20_000;
/** Partite of one month. */
const PARTITE_MESE = 5_000;
/** Aziende of an office on PostgreSQL and on PGlite, and how many times as many movimenti the largest azienda has. */
const AZIENDE = 1_000;
const AZIENDE_PGLITE = 50;
const VOLTE = 50;
const MEGABYTE = 1_000_000;

type Riga = Readonly<Record<'misura' | 'pavimento' | 'soggetto' | 'rapporto' | 'obiettivo', string>>;

function describeRapporto({ nome, pavimento, soggetto, rapporto, estremi }: Rapporto, target: number): Riga {
  return {
    misura: nome,
    pavimento: `${Math.round(pavimento)} ms`,
    soggetto: `${Math.round(soggetto)} ms`,
    rapporto: `${format(rapporto)} (${estremi.map(format).join(' - ')})`,
    obiettivo: `<= ${target}`,
  };
}

const format = (ratio: number): string => (Math.round(ratio * 100) / 100).toString();

async function describeMemoria(): Promise<Riga> {
  const { peak, base } = await measureMemoria(RIGHE);
  return {
    misura: 'memoria della scheda, picco',
    pavimento: `${Math.round(base / MEGABYTE)} MB`,
    soggetto: `${Math.round(peak / MEGABYTE)} MB`,
    rapporto: '',
    obiettivo: '< 600 MB',
  };
}

async function describeExport(): Promise<Riga[]> {
  const { exceljs, nostro } = await measureExport(RIGHE, RUNS_EXPORT);
  const row = (misura: string, unit: string, floor: number, subject: number): Riga => ({
    misura,
    pavimento: `${Math.round(floor)} ${unit}`,
    soggetto: `${Math.round(subject)} ${unit}`,
    rapporto: format(subject / floor),
    obiettivo: '<= 0.5',
  });
  return [
    row('Excel in un worker / exceljs', 'ms', exceljs.milliseconds, nostro.milliseconds),
    row('Excel, memoria in più', 'MB', exceljs.memory / MEGABYTE, nostro.memory / MEGABYTE),
  ];
}

async function describeNavigazione(): Promise<Riga> {
  const { verifica, pagina, peggiore } = await measureNavigazione();
  return {
    misura: 'pagina già aperta, oltre la verifica',
    pavimento: `${Math.round(verifica)} ms (verifica)`,
    soggetto: `${Math.round(pagina)} ms (peggiore ${Math.round(peggiore)})`,
    rapporto: '',
    obiettivo: '<= 100 ms',
  };
}

async function describeSchermo(): Promise<Riga[]> {
  const NOMI = {
    filter: 'schermo di 12.000 righe: filtro scritto in una colonna',
    wheel: 'schermo di 12.000 righe: fotogramma con la rotella veloce',
    day: 'schermo di 12.000 righe: report a un altro giorno',
    detail: 'schermo di 12.000 righe: righe dietro una cifra',
  } as const;
  const measured = await measureSchermo();
  return (Object.keys(NOMI) as (keyof typeof NOMI)[]).map((name) => ({
    misura: NOMI[name],
    pavimento: '',
    soggetto: `${Math.round(measured[name].mediana)} ms (peggiore ${Math.round(measured[name].peggiore)})`,
    rapporto: '',
    obiettivo: '<= 200 ms',
  }));
}

async function describeAbbinamento(): Promise<Riga[]> {
  const { peak, milliseconds } = await measureMemoriaAbbinamento(RIGHE);
  return [
    describeRapporto(await measureAbbinamento(RIGHE_ABBINAMENTO, RUNS_ABBINAMENTO), 5),
    describeRapporto(await measureCrescita(RIGHE_ABBINAMENTO, RUNS_ABBINAMENTO), 2.3),
    {
      misura: 'abbinamento di 100.000, memoria',
      pavimento: '',
      soggetto: `${Math.round(peak / MEGABYTE)} MB, ${milliseconds} ms`,
      rapporto: '',
      obiettivo: '< 2000 MB',
    },
  ];
}

async function describePagamenti(): Promise<Riga[]> {
  const row = (misura: string, soggetto: string, obiettivo: string): Riga => ({
    misura,
    pavimento: '',
    soggetto,
    rapporto: '',
    obiettivo,
  });
  return (await measureAccettazione(RUNS_PAGAMENTI)).flatMap((each) =>
    (['accetta', 'annulla'] as const).flatMap((action) => {
      const { duration, lavoro } = each.soste[action];
      const name = `${action} ${each.proposte} proposte, ${each.motore}`;
      return [
        row(name, `${Math.round(each[action])} ms`, '< 5000 ms'),
        row(`${name}, sosta più lunga`, `${Math.round(duration)} ms (lavoro ${Math.round(lavoro)})`, ''),
      ];
    }),
  );
}

async function describeAttese(): Promise<Riga[]> {
  const text = ({ p50, p99, massimo }: Attese['riga']): string =>
    `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, massimo ${Math.round(massimo)} ms`;
  return (await measureSoste()).flatMap(({ motore, lavoro, duration, salute, riga }) => [
    {
      misura: `salute durante: ${lavoro}, ${motore}`,
      pavimento: `${Math.round(duration)} ms`,
      soggetto: text(salute),
      rapporto: '',
      obiettivo: 'p99 < 100 ms',
    },
    {
      misura: `una riga durante: ${lavoro}, ${motore}`,
      pavimento: '',
      soggetto: text(riga),
      rapporto: '',
      obiettivo: 'p99 < 300 ms',
    },
  ]);
}

/**
 * `npm run bench -- report griglia` measures these parts; without names, all of them. The options are of the part `studio`:
 * `npm run bench -- studio --motore pglite --aziende 50 --movimenti 20000`.
 */
const { positionals: choices, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** `postgresql` is at `TEST_DATABASE_URL`. */
    motore: { type: 'string', default: 'postgresql' },
    /** Aziende of the office. */
    aziende: { type: 'string' },
    /** Movimenti of each. */
    movimenti: { type: 'string', default: '20000' },
    /** How many times as many the largest azienda has. */
    volte: { type: 'string' },
    /** How many times each question is asked. */
    domande: { type: 'string', default: '20' },
    /** Gigabytes that no database may take. */
    spazio: { type: 'string', default: '60' },
    /** The offices stay under this name, and are measured again without being made. */
    nome: { type: 'string' },
  },
});

function describeStudioChosen(): Promise<Riga[]> {
  const embedded = options.motore === 'pglite';
  const postgresql = embedded ? null : process.env['TEST_DATABASE_URL'];
  if (postgresql === undefined) throw new Error('TEST_DATABASE_URL does not say where PostgreSQL is');
  return describeStudio({
    postgresql,
    aziende: Number(options.aziende ?? (embedded ? AZIENDE_PGLITE : AZIENDE)),
    movimenti: Number(options.movimenti),
    volte: Number(options.volte ?? (embedded ? 1 : VOLTE)),
    domande: Number(options.domande),
    spazio: Number(options.spazio) * 1e9,
    nome: options.nome ?? null,
  });
}

/** A part that cannot be measured here is said, and the others go on. */
async function attempt(name: string, measure: () => Promise<Riga | Riga[]>): Promise<Riga[]> {
  if (choices.length > 0 && !choices.includes(name)) return [];
  try {
    return [await measure()].flat();
  } catch (error) {
    console.error(error);
    return [{ misura: name, pavimento: '', soggetto: 'non misurato', rapporto: '', obiettivo: '' }];
  }
}

console.log(`${RIGHE} righe, mediane di ${RUNS} coppie, Node ${process.version}, ${cpus().length} core\n`);
const table = [
  ...(await attempt('lettura', async () => describeRapporto(await measureLettura(RIGHE, RUNS), 3))),
  ...(await attempt('xlsx', async () => describeRapporto(await measureLetturaXlsx(RIGHE, RUNS_XLSX), 3))),
  ...(await attempt('formati', async () =>
    (await measureLetturaFormati(RIGHE, RUNS_XLSX)).map((ratio) => describeRapporto(ratio, 3)),
  )),
  ...(await attempt('pdf', async () => describeRapporto(await measureLetturaPdf(RIGHE_PDF, RUNS), 2.5))),
  ...(await attempt('importazione', async () =>
    describeRapporto(await measureImportazione(RIGHE, RUNS), 2.5),
  )),
  ...(await attempt('abbinamento', describeAbbinamento)),
  ...(await attempt('report', async () =>
    (await measureScaduto(TANTE, RUNS)).map((ratio) => describeRapporto(ratio, 3)),
  )),
  ...(await attempt('memoria', describeMemoria)),
  ...(await attempt('excel', describeExport)),
  ...(await attempt('navigazione', describeNavigazione)),
  ...(await attempt('schermo', describeSchermo)),
  ...(await attempt('pagamenti', describePagamenti)),
  ...(await attempt('scadenziario', () => describeScadenziario(PARTITE_MESE))),
  ...(await attempt('risposte', describeRisposte)),
  ...(await attempt('studio', describeStudioChosen)),
  ...(await attempt('griglia', () => describeTenute(RIGHE, RUNS_GRIGLIA))),
  ...(await attempt('soste', describeAttese)),
  ...(await attempt('pause', () => describeSoste(RIGHE))),
  ...(await attempt('blocchi', () => describeBlocchi(POCHE, TANTE))),
];
console.table(table);
