/**
 * Writes the measured tables of `docs/abbinamento.md`, between its marks:
 * `node tests/bench/abbinamento/tabella.ts`. The offices are those of the seeds below, always the same.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { SOGLIA, proposeAbbinamenti } from '#domain/abbinamento/index.ts';
import { generateStudioProva } from './studio.ts';
import { isGiusta, valuta, type Voto } from './valuta.ts';

const SEMI = [1, 7, 42];
const RIGHE = 20_000;
const DOCUMENTO = new URL('../../../docs/abbinamento.md', import.meta.url);

/** Never rounded up: one wrong in many is not 100%. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${(Math.floor((10_000 * part) / whole + 1e-6) / 100).toFixed(2).replace('.', ',')}%`;
const thousands = (count: number): string => count.toLocaleString('it-IT', { useGrouping: 'always' });

const add = (a: Voto, b: Voto): Voto => ({
  caso: a.caso,
  abbinabili: a.abbinabili + b.abbinabili,
  giuste: a.giuste + b.giuste,
  automatiche: a.automatiche + b.automatiche,
  automaticheGiuste: a.automaticheGiuste + b.automaticheGiuste,
  pari: a.pari + b.pari,
  pariDette: a.pariDette + b.pariDette,
  estranei: a.estranei + b.estranei,
  disturbati: a.disturbati + b.disturbati,
});

/** Proposals without rivals by score, from the top. */
const FASCE = [0.99, 0.97, 0.9, 0.8, 0.6, 0.4, 0];

interface Fascia {
  da: number;
  quante: number;
  giuste: number;
  punteggi: number;
}

function measure() {
  const voti = new Map<string, Voto>();
  const fasce: Fascia[] = FASCE.map((da) => ({ da, quante: 0, giuste: 0, punteggi: 0 }));
  for (const seme of SEMI) {
    const studio = generateStudioProva({ seme, movimenti: RIGHE, partite: RIGHE });
    const outcome = proposeAbbinamenti(studio);
    for (const voto of valuta(studio, outcome).voti) {
      const before = voti.get(voto.caso);
      voti.set(voto.caso, before ? add(before, voto) : voto);
    }
    for (const proposta of outcome.proposte) {
      const settles = proposta.movimenti.some((id) => (studio.verita.get(id)?.partite.size ?? 0) > 0);
      const band = fasce.find(({ da }) => proposta.punteggio >= da);
      if (!band || proposta.rivali.length > 0 || !settles) continue;
      band.quante += 1;
      band.punteggi += proposta.punteggio;
      if (isGiusta(proposta, studio.verita)) band.giuste += 1;
    }
  }
  return { voti: [...voti.values()].sort((a, b) => b.abbinabili - a.abbinabili || b.pari - a.pari), fasce };
}

const rigaVoto = (voto: Voto): string =>
  `| ${voto.caso} | ${thousands(voto.abbinabili)} | ${percent(voto.giuste, voto.abbinabili)} | ${thousands(voto.automatiche)} | ${percent(voto.automaticheGiuste, voto.automatiche)} | ${percent(voto.automaticheGiuste, voto.abbinabili)} | ${voto.pari === 0 ? '' : `${thousands(voto.pariDette)} di ${thousands(voto.pari)}`} | ${voto.estranei === 0 ? ' | ' : `${thousands(voto.estranei)} | ${thousands(voto.disturbati)}`} |`;

function write({ voti, fasce }: ReturnType<typeof measure>): string {
  return [
    `Studi dei semi ${SEMI.join(', ')}, ciascuno di circa ${thousands(RIGHE)} movimenti e altrettante partite; soglia ${percent(SOGLIA, 1)}.`,
    '',
    '| caso | abbinabili | proposta giusta | automatiche | giuste tra le automatiche | coperti | parità dette | estranei | con una proposta |',
    '|---|---|---|---|---|---|---|---|---|',
    ...voti.map(rigaVoto),
    '',
    '| punteggio | proposte senza rivali | punteggio medio | giuste |',
    '|---|---|---|---|',
    ...fasce
      .filter(({ quante }) => quante > 0)
      .map(
        ({ da, quante, giuste, punteggi }) =>
          `| da ${percent(da, 1)} | ${thousands(quante)} | ${percent(punteggi, quante)} | ${percent(giuste, quante)} |`,
      ),
  ].join('\n');
}

const before = await readFile(DOCUMENTO, 'utf8');
const marked = /(<!-- misure -->)[\s\S]*(<!-- fine misure -->)/;
if (!marked.test(before)) throw new Error('docs/abbinamento.md has lost its marks');
await writeFile(
  DOCUMENTO,
  before.replace(marked, (_, from: string, to: string) => `${from}\n\n${write(measure())}\n\n${to}`),
);
