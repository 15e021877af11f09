/** What was recognised and set aside, in Italian, so that no line of the file disappears in silence. */
import type { RigheLette } from './read-righe.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';

const SHOWN = 8;

/** `riga 3`, `righe 3, 5 e 9`, `righe 3-12`; long lists are cut with how many more there are. */
export function formatLines(lines: readonly number[]): string {
  const stretches: string[] = [];
  let from = lines[0];
  let last = from;
  for (const line of [...lines.slice(1), Number.NaN]) {
    if (last !== undefined && line === last + 1) {
      last = line;
      continue;
    }
    if (from !== undefined) stretches.push(from === last ? String(from) : `${from}-${last}`);
    from = line;
    last = line;
  }
  const shown = stretches.slice(0, SHOWN);
  const text =
    stretches.length > SHOWN
      ? `${shown.join(', ')} e altre`
      : shown.length > 1
        ? `${shown.slice(0, -1).join(', ')} e ${shown.at(-1)}`
        : shown.join('');
  return lines.length === 1 ? `riga ${text}` : `righe ${text}`;
}

/** With a capital: as a sentence begins. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param preamble lines above the table that are not empty */
export function makeNotices(
  loaded: RigheLette,
  declared: readonly SaldoDichiarato[],
  preamble: readonly number[],
): string[] {
  const notices: string[] = [];
  const add = (lines: readonly number[], text: string): void => {
    if (lines.length > 0) notices.push(`${withCapital(formatLines([...new Set(lines)]))}: ${text}.`);
  };
  add(preamble, 'testo sopra la tabella, non letto come movimenti');
  add(
    [...new Set(declared.map(({ riga }) => riga))].toSorted((x, y) => x - y),
    new Set(declared.map(({ riga }) => riga)).size === 1 ? 'saldo, non un movimento' : 'saldi, non movimenti',
  );
  add(loaded.note.headers, 'intestazione ripetuta o di un’altra tabella');
  add(
    loaded.note.totali,
    loaded.note.totali.length === 1 ? 'totale, non un movimento' : 'totali, non movimenti',
  );
  add(loaded.note.dettagli, 'dettagli uniti alla descrizione del movimento precedente');
  add(
    loaded.note.autorizzate,
    'operazioni autorizzate che la banca non ha ancora contabilizzato, lette come movimenti',
  );
  add(loaded.note.giorni, 'senza data, del giorno scritto sopra');
  add(loaded.note.soggetti, 'nomi dei clienti o dei fornitori delle righe sotto');
  add(loaded.note.figures, 'testo con una data o un importo, non letto come movimento');
  add(
    loaded.note.testo.toSorted((x, y) => x - y),
    'testo senza data e senza importo, non letto',
  );
  return notices;
}
