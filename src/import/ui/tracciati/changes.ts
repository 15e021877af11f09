/** What changed from one version of a tracciato to the next, in words. */
import type { ColonnaTracciato, Lettura, Tracciato } from '#api/contract/tracciati.ts';
import { CAMPI, formatColonna, SEGNI } from '../columns/corrected-reading.ts';

const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;
const NATURE = { movimento: 'movimenti', partita: 'partite' } as const;

const segno = (delimitatore: string): string => (delimitatore === '\t' ? 'tabulazione' : `«${delimitatore}»`);

/** One line if the two differ. */
function se(prima: unknown, dopo: unknown, frase: string): string[] {
  return JSON.stringify(prima) === JSON.stringify(dopo) ? [] : [frase];
}

/** Which column feeds each field; several may feed the description. */
function perCampo(lettura: Lettura): Map<string, string> {
  const found = new Map<string, string>();
  for (const { campo, indice } of lettura.colonne) {
    const nome = formatColonna(lettura, indice);
    found.set(campo, found.has(campo) ? `${found.get(campo)} + ${nome}` : nome);
  }
  return found;
}

function cambiColonne(prima: Lettura, dopo: Lettura): string[] {
  const before = perCampo(prima);
  const after = perCampo(dopo);
  const campi = [...new Set([...before.keys(), ...after.keys()])] as ColonnaTracciato['campo'][];
  return campi.flatMap((campo) => {
    const [was, now] = [before.get(campo), after.get(campo)];
    if (was === now) return [];
    if (was === undefined) return [`${CAMPI[campo]}: ora dalla colonna «${now}»`];
    if (now === undefined) return [`${CAMPI[campo]}: non si legge più (era «${was}»)`];
    return [`${CAMPI[campo]}: da «${was}» a «${now}»`];
  });
}

/** Sentences, empty when nothing changed. */
export function describeChanges(prima: Tracciato, dopo: Tracciato): string[] {
  const a = prima.lettura;
  const b = dopo.lettura;
  return [
    ...se(prima.nome, dopo.nome, `Nome: da «${prima.nome}» a «${dopo.nome}»`),
    ...se(
      prima.modello_nome,
      dopo.modello_nome,
      `Nomi dei file: da ${prima.modello_nome} a ${dopo.modello_nome}`,
    ),
    ...se(prima.natura, dopo.natura, `Contiene ${NATURE[dopo.natura]}, non più ${NATURE[prima.natura]}`),
    ...se(prima.id_conto, dopo.id_conto, 'Conto cambiato'),
    ...se(a.formato, b.formato, `Formato: da ${a.formato.toUpperCase()} a ${b.formato.toUpperCase()}`),
    ...se(
      a.delimitatore,
      b.delimitatore,
      `Separatore: da ${segno(a.delimitatore)} a ${segno(b.delimitatore)}`,
    ),
    ...se(a.codifica, b.codifica, `Codifica: da ${a.codifica ?? 'nessuna'} a ${b.codifica ?? 'nessuna'}`),
    ...cambiColonne(a, b),
    ...se(a.intestazione, b.intestazione, 'Intestazione del file diversa'),
    ...se(a.ordine_data, b.ordine_data, `Date: da ${ORDINI[a.ordine_data]} a ${ORDINI[b.ordine_data]}`),
    ...se(a.decimali, b.decimali, `Decimali: da «${a.decimali}» a «${b.decimali}»`),
    ...se(a.segno, b.segno, `Segno: ${SEGNI[b.segno].toLowerCase()}`),
    ...se(
      a.divisa,
      b.divisa,
      `Divisa: da ${a.divisa ?? 'scritta nel file'} a ${b.divisa ?? 'scritta nel file'}`,
    ),
    ...se(a.pdf ?? null, b.pdf ?? null, 'Colonne e aree della pagina PDF diverse'),
    ...se(a.tagli ?? null, b.tagli ?? null, 'Posizioni delle colonne diverse'),
  ];
}
