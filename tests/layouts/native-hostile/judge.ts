/** What the reader makes of a file of a fixed format, against what is true of it. */
import type { EsitoLettura } from '#import/map/outcome.ts';
import { judgeFile, type Giudizio } from '../giudica.ts';
import type { HostileNative, NativeTruth, TruthField } from './sheet.ts';

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;
type Riga = Letto['estratti'][number]['righe'][number];

/** What a row has otherwise than is true of it; empty for nothing. */
function differ(riga: Riga, { others, words }: NativeTruth): string {
  for (const [field, value] of Object.entries(others))
    if ((riga[field as TruthField] ?? '') !== value)
      return `${field} ${riga[field as TruthField] ?? '-'}, vero ${value}`;
  const lacking = words.find((word) => !riga.descrizione.includes(word));
  return lacking === undefined ? '' : `"${lacking}" non in «${riga.descrizione}»`;
}

function findWrong(outcome: EsitoLettura, layout: HostileNative): string {
  if (outcome.tipo !== 'letto') return '';
  const righe = outcome.estratti.flatMap((estratto) => estratto.righe);
  for (const vera of layout.vere) {
    const alike = righe.filter(({ data, importo }) => data === vera.data && importo === vera.importo);
    const faults = alike.map((riga) => differ(riga, vera));
    if (!faults.includes('')) return faults[0] ?? 'manca';
  }
  const told = outcome.notices.join(' ');
  const missing = layout.tells.find((word) => !new RegExp(word, 'i').test(told));
  if (missing !== undefined) return `non dice "${missing}": ${told}`;
  if (layout.silent && told !== '') return `dice: ${told}`;
  const esiti = [...new Set(outcome.estratti.map(({ quadratura }) => quadratura.esito))].join(' ');
  return layout.prova === null || layout.prova === esiti ? '' : `prova ${esiti}`;
}

export async function judgeNative(layout: HostileNative): Promise<Giudizio> {
  const { file, vere, natura, azienda, saldi } = layout;
  const vero = { vere, natura, azienda, ...(saldi ? { saldi } : {}) };
  return judgeFile(file, vero, (outcome) => findWrong(outcome, layout));
}
