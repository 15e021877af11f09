/**
 * `node tests/layouts/tabella.ts [how many] [a part of a kind] [from which number]`: verdicts by kind, and every file read wrong
 * in silence. With `pdf` in front, of printed statements; with `elenchi`, of lists of what is open.
 */
import { makeElencoAperti } from './elenchi/generatore.ts';
import { judge, type Verdetto } from './giudica.ts';
import { makeLayout } from './generatore.ts';
import { makeDocumento } from './pdf/generatore.ts';
import { judgeDocument } from './pdf/giudica.ts';

const QUANTI = 2_000;
const GENERATORI = { pdf: makeDocumento, elenchi: makeElencoAperti, layout: makeLayout };
const first = process.argv[2];
const which = first === 'pdf' || first === 'elenchi' ? first : 'layout';
const [number, part = '', from = '0'] = process.argv.slice(which === 'layout' ? 2 : 3);
const start = Number(from);
const end = start + Number(number ?? QUANTI);

const conti = new Map<string, Record<Verdetto, number>>();
const fresh = (): Record<Verdetto, number> => ({ giusto: 0, chiede: 0, detto: 0, rifiuta: 0, sbagliato: 0 });
for (let seed = start; seed < end; seed++) {
  const layout = GENERATORI[which](seed);
  if (!layout.tipo.includes(part)) continue;
  const { verdetto, perche } = 'pagine' in layout ? await judgeDocument(layout) : await judge(layout, seed);
  for (const kind of [layout.tipo, 'in tutto']) {
    const conto = conti.get(kind) ?? fresh();
    conto[verdetto]++;
    conti.set(kind, conto);
  }
  if (verdetto !== 'giusto' && (verdetto === 'sbagliato' || verdetto === 'detto' || part !== ''))
    console.log(seed, verdetto, layout.tipo, perche);
}
console.table(Object.fromEntries([...conti].toSorted(([x], [y]) => x.localeCompare(y))));
