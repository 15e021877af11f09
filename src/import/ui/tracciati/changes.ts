/** What changed from one version of a tracciato to the next, in words. */
import type { ColonnaTracciato, Lettura, Tracciato } from '#api/contract/tracciati.ts';
import { CAMPI, formatColonna, SIGNS } from '../columns/corrected-reading.ts';

const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;
const NATURE = { movimento: 'movimenti', partita: 'partite' } as const;

const sign = (delimiter: string): string => (delimiter === '\t' ? 'tabulazione' : `«${delimiter}»`);

/** One line if the two differ. */
const when = (before: unknown, after: unknown, phrase: string): string[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [phrase];

/** Which column feeds each field; several may feed the description. */
function byField(lettura: Lettura): Map<string, string> {
  const found = new Map<string, string>();
  for (const { campo, indice } of lettura.colonne) {
    const name = formatColonna(lettura, indice);
    found.set(campo, found.has(campo) ? `${found.get(campo)} + ${name}` : name);
  }
  return found;
}

function columnChanges(prima: Lettura, dopo: Lettura): string[] {
  const before = byField(prima);
  const after = byField(dopo);
  const fields = [...new Set([...before.keys(), ...after.keys()])] as ColonnaTracciato['campo'][];
  return fields.flatMap((field) => {
    const [was, now] = [before.get(field), after.get(field)];
    if (was === now) return [];
    if (was === undefined) return [`${CAMPI[field]}: ora dalla colonna «${now}»`];
    if (now === undefined) return [`${CAMPI[field]}: non si legge più (era «${was}»)`];
    return [`${CAMPI[field]}: da «${was}» a «${now}»`];
  });
}

/** Sentences, empty when nothing changed. */
export function describeChanges(before: Tracciato, after: Tracciato): string[] {
  const a = before.lettura;
  const b = after.lettura;
  return [
    ...when(before.nome, after.nome, `Nome: da «${before.nome}» a «${after.nome}»`),
    ...when(
      before.modello_nome,
      after.modello_nome,
      `Nomi dei file: da ${before.modello_nome} a ${after.modello_nome}`,
    ),
    ...when(
      before.natura,
      after.natura,
      `Contiene ${NATURE[after.natura]}, non più ${NATURE[before.natura]}`,
    ),
    ...when(before.id_conto, after.id_conto, 'Conto cambiato'),
    ...when(a.formato, b.formato, `Formato: da ${a.formato.toUpperCase()} a ${b.formato.toUpperCase()}`),
    ...when(
      a.delimitatore,
      b.delimitatore,
      `Separatore: da ${sign(a.delimitatore)} a ${sign(b.delimitatore)}`,
    ),
    ...when(a.codifica, b.codifica, `Codifica: da ${a.codifica ?? 'nessuna'} a ${b.codifica ?? 'nessuna'}`),
    ...columnChanges(a, b),
    ...when(a.intestazione, b.intestazione, 'Intestazione del file diversa'),
    ...when(a.ordine_data, b.ordine_data, `Date: da ${ORDINI[a.ordine_data]} a ${ORDINI[b.ordine_data]}`),
    ...when(a.decimali, b.decimali, `Decimali: da «${a.decimali}» a «${b.decimali}»`),
    ...when(a.segno, b.segno, `Segno: ${SIGNS[b.segno].toLowerCase()}`),
    ...when(
      a.divisa,
      b.divisa,
      `Divisa: da ${a.divisa ?? 'scritta nel file'} a ${b.divisa ?? 'scritta nel file'}`,
    ),
    ...when(a.pdf ?? null, b.pdf ?? null, 'Colonne e aree della pagina PDF diverse'),
    ...when(a.tagli ?? null, b.tagli ?? null, 'Posizioni delle colonne diverse'),
  ];
}
