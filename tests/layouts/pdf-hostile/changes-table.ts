/**
 * `node tests/layouts/pdf-hostile/changes-table.ts [a part of a change's name] [numbers of pages, 1,2,3]`: every change on
 * every page written by hand, verdicts by change, and every page read wrong in silence.
 */
import { CHANGES, HARSH_CHANGES } from './changes.ts';
import type { Verdetto } from '../giudica.ts';
import { judgePdf } from './judge.ts';
import { PDF_LAYOUTS } from './layouts.ts';

const [part = '', numbers = ''] = process.argv.slice(2);
const layouts = PDF_LAYOUTS.filter(
  ({ name, awaited }) =>
    (awaited === 'giusto' || awaited === 'chiede') &&
    (numbers === '' || numbers.split(',').includes(name.split(' ')[0] ?? '')),
);
const table: Record<string, Record<Verdetto, number>> = {};
for (const [name, change] of Object.entries({ ...CHANGES, ...HARSH_CHANGES })) {
  if (!name.includes(part)) continue;
  const counts = { giusto: 0, chiede: 0, detto: 0, rifiuta: 0, sbagliato: 0 };
  for (const layout of layouts) {
    const changed = change(layout);
    if (!changed) continue;
    const { verdetto, perche } = await judgePdf(changed);
    counts[verdetto]++;
    if (verdetto === 'sbagliato') console.log(name, '|', layout.name, '|', perche);
  }
  table[name] = counts;
}
console.table(table);
