/**
 * `npm run bench`: what the product costs beyond the least it could cost, measured in one run on one machine.
 * Prints the targets beside the figures and always ends with 0: no timing decides anything.
 */
import { cpus } from 'node:os';
import { measureExport } from './export.ts';
import { measureImportazione } from './importazione.ts';
import { measureLettura } from './lettura.ts';
import { measureLetturaXlsx } from './lettura-xlsx.ts';
import { measureMemoria } from './memoria.ts';
import type { Rapporto } from './misura.ts';

const RIGHE = 100_000;
const RUNS = 7;
/** Seconds each, not tenths: fewer are enough. */
const RUNS_XLSX = 3;
/** Each is a browser of its own, and exceljs takes its time. */
const RUNS_EXPORT = 3;
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
  const { picco, base } = await measureMemoria(RIGHE);
  return {
    misura: 'memoria della scheda, picco',
    pavimento: `${Math.round(base / MEGABYTE)} MB`,
    soggetto: `${Math.round(picco / MEGABYTE)} MB`,
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
    row('Excel in un worker / exceljs', 'ms', exceljs.millisecondi, nostro.millisecondi),
    row('Excel, memoria in più', 'MB', exceljs.memoria / MEGABYTE, nostro.memoria / MEGABYTE),
  ];
}

/** A part that cannot be measured here is said, and the others go on. */
async function attempt(name: string, measure: () => Promise<Riga | Riga[]>): Promise<Riga[]> {
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
  ...(await attempt('lettura XLSX', async () =>
    describeRapporto(await measureLetturaXlsx(RIGHE, RUNS_XLSX), 2.5),
  )),
  ...(await attempt('importazione', async () =>
    describeRapporto(await measureImportazione(RIGHE, RUNS), 2.5),
  )),
  ...(await attempt('memoria', describeMemoria)),
  ...(await attempt('Excel', describeExport)),
];
console.table(table);
