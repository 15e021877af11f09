/** Writes docs/corpora.md: `node tests/corpora/report.ts`. Figures come from the reader, verdicts from what is known of each file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatImporto } from '#domain/importi.ts';
import { RIGA_TENUTA, type Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { CSV_IT, NOTE, VERITA_DIVERSA } from './attesi.ts';
import { countFile } from './conta.ts';
import { comeRighe, hasCorpora, readVerita, listCorpus, type FileCorpus } from './corpora.ts';
import { FOGLI, FOGLI_NOTE } from './fogli-attesi.ts';
import { DA_VARIARE, variaFile, type Confronto } from './metamorfosi.ts';
import { PDF, PDF_NOTE } from './pdf-attesi.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

interface Letta {
  file: FileCorpus;
  esito: EsitoLettura;
  /** The questions answered on the way. */
  domande: string[];
}

async function read(file: FileCorpus): Promise<Letta> {
  const esito = await readStatementFile(file);
  if (esito.tipo !== 'domanda') return { file, esito, domande: [] };
  const answers: Risposte = Object.fromEntries(
    esito.domande.map(({ id, options }) => [id, options[0]?.valore]),
  );
  // A row of the file that is asked about stays: what is shown is the file.
  const parsed = await readStatementFile(file, { risposte: { riga: RIGA_TENUTA, ...answers } });
  return { file, esito: parsed, domande: esito.domande.map(({ id }) => id) };
}

function quadratura({ estratti }: Letto): string {
  const parts = estratti.map(({ quadratura: { esito, differenza, riga: line }, divisa }) => {
    const text =
      esito === 'quadra'
        ? 'ties'
        : esito === 'non_verificabile'
          ? 'not checkable'
          : `${formatImporto(differenza ?? 0)} off at line ${line}`;
    return estratti.length > 1 ? `${divisa}: ${text}` : text;
  });
  return parts.join('; ');
}

function verdict({ file, esito, domande }: Letta): string {
  if (esito.tipo !== 'letto') return 'refused';
  const expected = CSV_IT[file.nome];
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  const verita = readVerita(file);
  if (domande.length > 0) return `asked: ${domande.join(', ')}`;
  if (verita && !VERITA_DIVERSA.has(file.nome)) {
    const mine = comeRighe(
      righe.map(({ data, importo }) => ({
        data,
        importo: Math.abs(importo),
        side: importo < 0 ? 'dare' : 'avere',
      })),
    );
    return JSON.stringify(mine) === JSON.stringify(comeRighe(verita)) ? 'as published' : 'DIFFERS';
  }
  const sheet = FOGLI[file.nome] ?? PDF[file.nome];
  if (sheet) {
    const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
    return sheet.movimenti === righe.length && sheet.somma === somma ? 'as counted on the cells' : 'DIFFERS';
  }
  const counted = countFile(file);
  if (counted) {
    const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
    const buoni = counted.movimenti - counted.illeggibili;
    const torna = Number.isNaN(counted.somma) || counted.somma === somma;
    return buoni === righe.length && torna ? 'as counted on the raw text' : 'DIFFERS';
  }
  if (expected) return expected.movimenti === righe.length ? 'as counted by hand' : 'DIFFERS';
  return esito.estratti.every((estratto) => estratto.quadratura.esito === 'quadra')
    ? 'proved by its balances'
    : 'read';
}

function riga(parsed: Letta): string {
  const { file, esito, domande } = parsed;
  const nota = NOTE[file.nome] ?? FOGLI_NOTE[file.nome] ?? PDF_NOTE[file.nome] ?? '';
  if (esito.tipo !== 'letto') {
    const code = esito.tipo === 'errore' ? esito.code : esito.tipo;
    return `| ${file.nome} | | | | | ${domande.length > 0 ? `asked: ${domande.join(', ')}; then ` : ''}refused: ${code} | ${nota} |`;
  }
  const righe = esito.estratti.flatMap((estratto) => estratto.righe);
  const days = righe.map(({ data }) => data).toSorted();
  const scartate = esito.estratti.reduce((sum, estratto) => sum + estratto.scartate.length, 0);
  const somma = esito.estratti
    .map((estratto) => formatImporto(estratto.righe.reduce((sum, { importo }) => sum + importo, 0)))
    .join('; ');
  const movimenti = `${righe.length}${scartate > 0 ? ` (+${scartate} refused)` : ''}`;
  return `| ${file.nome} | ${movimenti} | ${days.length === 0 ? '' : `${days[0]} / ${days.at(-1)}`} | ${somma} | ${quadratura(esito)} | ${verdict(parsed)} | ${nota} |`;
}

function table(loaded: readonly Letta[]): string {
  return [
    '| file | movements | first / last day | sum | balances | verdict | remark |',
    '|---|---|---|---|---|---|---|',
    ...loaded.map((parsed) => riga(parsed)),
  ].join('\n');
}

async function readAll(folder: string): Promise<Letta[]> {
  const loaded: Letta[] = [];
  for (const file of listCorpus(folder)) loaded.push(await read(file));
  return loaded;
}

function count(loaded: readonly Letta[]): string {
  const parsed = loaded.filter(({ esito, domande }) => esito.tipo === 'letto' && domande.length === 0).length;
  const chiesti = loaded.filter(({ domande }) => domande.length > 0).length;
  return `${loaded.length} files: ${parsed} read without a question, ${chiesti} after one, ${loaded.length - parsed - chiesti} refused with a reason.`;
}

/** Workbooks and pages: counted on their cells by other programs (`fogli-attesi.ts`). */
const CARTELLE: readonly (readonly [string, string])[] = [
  ['xls-xlsx', 'Workbooks: XLSX, XLS, ODS, HTML'],
  ['hostile-xlsx', 'Hostile workbooks'],
  ['pdf', 'PDF'],
  ['hostile-pdf', 'Hostile PDFs'],
];

/** Structured formats: each counted on the raw text (`conta.ts`); of hostile files none may be read. */
const NATIVI: readonly (readonly [string, string])[] = [
  ['camt', 'ISO 20022 statements'],
  ['cbi-xml', 'CBI envelopes of ISO 20022'],
  ['cbi-rh', 'CBI rendicontazione'],
  ['mt940', 'SWIFT MT940 and MT942'],
  ['ofx', 'OFX 1 and 2'],
  ['qif', 'QIF'],
  ['fatturapa', 'Electronic invoices'],
  ['fatturapa-p7m', 'Electronic invoices in signed envelopes'],
  ['cbi-riba', 'CBI collection flows'],
  ['open-items', 'Lists of open items'],
  ['txt-fixed', 'Printed statements (fixed width)'],
  ['hostile-csv', 'Hostile CSV'],
  ['hostile-xml', 'Hostile XML'],
];

if (!hasCorpora()) throw new Error('corpora absent');
const italiani = await readAll('csv-it');
const europei = await readAll('csv-eu');
const testo = `# What the reader makes of public statements

Written by \`tests/corpora/report.ts\`; checked by \`npx vitest run --project corpora\`, which compares every file with its
published expected output (date, amount, side) or, for the Italian ones, with counts and sums taken by hand from the raw text.
The samples are other people's: many were cut or anonymised after the fact, so that their own balances no longer tie. The
reader says so and names the line; it does not refuse the file. Where a file leaves something open (order of dates, sign of
a card's charges), the reader asks; the figures below are then those of the first answer.

## Italian layouts (csv-it)
${count(italiani)}

${table(italiani)}

## Other European layouts (csv-eu)
${count(europei)}

${table(europei)}
`;
const nativi: string[] = [];
for (const [folder, title] of [...CARTELLE, ...NATIVI]) {
  const loaded = await readAll(folder);
  nativi.push(`\n## ${title} (${folder})\n${count(loaded)}\n\n${table(loaded)}\n`);
}

/** Each kind of harmless change, with how many files gave the same rows, a question, a refusal, or other rows. */
async function variazioni(): Promise<string> {
  const conti = new Map<string, Record<Confronto, number>>();
  let quanti = 0;
  for (const file of DA_VARIARE.flatMap((folder) => listCorpus(folder))) {
    const loaded = await variaFile(file);
    if (loaded.length > 0) quanti++;
    for (const { variazione, comparison } of loaded) {
      const conto = conti.get(variazione) ?? { same: 0, asked: 0, refused: 0, other: 0 };
      conto[comparison]++;
      conti.set(variazione, conto);
    }
  }
  const righe = [...conti].map(
    ([name, { same, asked, refused, other }]) => `| ${name} | ${same} | ${asked} | ${refused} | ${other} |`,
  );
  return `
## Under harmless changes
${quanti} delimited files with a header, each changed in ways that leave what it says as it is (\`variazioni.ts\`). A file that is asked
about may give the rows of any answer. Parted or repeated are tables whose rows are one line each, and of open items none.
The one that then reads otherwise holds one amount of each sign under Debit, and balances that contradict both readings: it never
ties, and says so.

| change | same rows | asked | refused | other rows |
|---|---|---|---|---|
${righe.join('\n')}
`;
}
writeFileSync(
  join(import.meta.dirname, '../../docs/corpora.md'),
  testo + nativi.join('') + (await variazioni()),
);
