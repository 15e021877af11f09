/**
 * `node tests/layouts/tabella.ts [how many] [a part of a kind]`: verdicts by kind, and every file read wrong in silence.
 * With `pdf` in front, of printed statements.
 */
import { giudica, type Verdetto } from './giudica.ts';
import { makeLayout } from './generatore.ts';
import { makeDocumento } from './pdf/generatore.ts';
import { giudicaDocumento } from './pdf/giudica.ts';

const QUANTI = 2_000;
const stampati = process.argv[2] === 'pdf';
const [numero, parte = ''] = process.argv.slice(stampati ? 3 : 2);
const quanti = Number(numero ?? QUANTI);

const conti = new Map<string, Record<Verdetto, number>>();
const nuovo = (): Record<Verdetto, number> => ({ giusto: 0, chiede: 0, detto: 0, rifiuta: 0, sbagliato: 0 });
for (let seme = 0; seme < quanti; seme++) {
  const layout = stampati ? makeDocumento(seme) : makeLayout(seme);
  if (!layout.tipo.includes(parte)) continue;
  const { verdetto, perche } =
    'pagine' in layout ? await giudicaDocumento(layout) : await giudica(layout, seme);
  for (const tipo of [layout.tipo, 'in tutto']) {
    const conto = conti.get(tipo) ?? nuovo();
    conto[verdetto]++;
    conti.set(tipo, conto);
  }
  if (verdetto !== 'giusto' && (verdetto === 'sbagliato' || parte !== ''))
    console.log(seme, verdetto, layout.tipo, perche);
}
console.table(Object.fromEntries([...conti].toSorted(([x], [y]) => x.localeCompare(y))));
