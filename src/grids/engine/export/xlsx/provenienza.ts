/** The sheet that says where the rows come from: text, whatever it looks like. */
import type { FileOrigine, Provenienza } from '../cartella.ts';
import { cellaTesto, lettera } from './celle.ts';
import { apriFoglio, chiudiFoglio } from './pacchetto.ts';
import { STILE } from './stili.ts';
import type { Parte } from './zip.ts';

/** `label` in the first row of the list, nothing in the others. */
const elenco = (label: string, values: readonly string[], none: string): string[][] =>
  (values.length > 0 ? values : [none]).map((value, at) => [at === 0 ? label : '', value]);

export function righeProvenienza(
  { azienda, utente, quando, filtri, ordine }: Provenienza,
  origini: readonly FileOrigine[],
  righe: number,
): string[][] {
  return [
    ['Azienda', azienda],
    ['Esportato da', utente],
    ['Il', quando],
    ['Righe', String(righe)],
    ...elenco('Filtri', filtri, 'Nessuno'),
    ...elenco('Ordine', ordine, 'Come arrivate dal server'),
    [],
    ['Importazione', 'File', 'Impronta SHA-256'],
    ...origini.map(({ id_imp, nome, sha256 }) => [
      String(id_imp),
      nome ?? 'Sconosciuto',
      sha256 ?? 'Non registrata',
    ]),
  ];
}

export function scriviProvenienza(parte: Parte, testi: readonly (readonly string[])[]): void {
  parte.scrivi(apriFoglio({ larghezze: [22, 48, 68], livelli: 0, fissa: false }));
  testi.forEach((riga, at) => {
    const header = riga[0] === 'Importazione';
    const cells = riga.map((testo, column) => {
      const stile = column === 0 || header ? STILE.grassetto : STILE.testo;
      return testo === '' ? '' : cellaTesto(`${lettera(column)}${at + 1}`, testo, stile);
    });
    if (riga.length > 0) parte.scrivi(`<row r="${at + 1}">${cells.join('')}</row>`);
  });
  parte.scrivi(chiudiFoglio(null));
  parte.chiudi();
}
