/** What was recognised and set aside, in Italian, so that no line of the file disappears in silence. */
import type { RigheLette } from './read-righe.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';

const MOSTRATE = 8;

/** `riga 3`, `righe 3, 5 e 9`, `righe 3-12`; long lists are cut with how many more there are. */
export function formatLines(linee: readonly number[]): string {
  const tratti: string[] = [];
  let from = linee[0];
  let last = from;
  for (const linea of [...linee.slice(1), Number.NaN]) {
    if (last !== undefined && linea === last + 1) {
      last = linea;
      continue;
    }
    if (from !== undefined) tratti.push(from === last ? String(from) : `${from}-${last}`);
    from = linea;
    last = linea;
  }
  const shown = tratti.slice(0, MOSTRATE);
  const text =
    tratti.length > MOSTRATE
      ? `${shown.join(', ')} e altre`
      : shown.length > 1
        ? `${shown.slice(0, -1).join(', ')} e ${shown.at(-1)}`
        : shown.join('');
  return linee.length === 1 ? `riga ${text}` : `righe ${text}`;
}

function maiuscola(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param preambolo lines above the table that are not empty; `testa` the header's own */
export function makeAvvisi(
  lette: RigheLette,
  dichiarati: readonly SaldoDichiarato[],
  preambolo: readonly number[],
): string[] {
  const avvisi: string[] = [];
  const add = (linee: readonly number[], testo: string): void => {
    if (linee.length > 0) avvisi.push(`${maiuscola(formatLines([...new Set(linee)]))}: ${testo}.`);
  };
  add(preambolo, 'testo sopra la tabella, non letto come movimenti');
  add(
    [...new Set(dichiarati.map(({ riga }) => riga))].toSorted((x, y) => x - y),
    new Set(dichiarati.map(({ riga }) => riga)).size === 1
      ? 'saldo, non un movimento'
      : 'saldi, non movimenti',
  );
  add(lette.note.intestazioni, 'intestazione ripetuta o di un’altra tabella');
  add(
    lette.note.totali,
    lette.note.totali.length === 1 ? 'totale, non un movimento' : 'totali, non movimenti',
  );
  add(lette.note.dettagli, 'dettagli uniti alla descrizione del movimento precedente');
  add(
    lette.note.autorizzate,
    'operazioni autorizzate che la banca non ha ancora contabilizzato, lette come movimenti',
  );
  add(lette.note.testo, 'testo senza data e senza importo, non letto');
  return avvisi;
}
