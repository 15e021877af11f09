/** The sheet that says where the rows come from: text, whatever it looks like. */
import type { Provenienza } from '../cartella.ts';
import { cellaTesto, lettera } from './celle.ts';
import { apriFoglio, chiudiFoglio } from './pacchetto.ts';
import { STILE } from './stili.ts';
import type { Parte } from './zip.ts';

/** `label` in the first row of the list, nothing in the others. */
const elenco = (label: string, values: readonly string[], none: string): string[][] =>
  (values.length > 0 ? values : [none]).map((value, at) => [at === 0 ? label : '', value]);

export function righeProvenienza(provenienza: Provenienza, righe: number): string[][] {
  const { azienda, utente, quando, filtri, ordine, origini } = provenienza;
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

export function scriviProvenienza(parte: Parte, provenienza: Provenienza, righe: number): void {
  parte.scrivi(apriFoglio({ larghezze: [22, 48, 68], livelli: 0, fissa: false }));
  righeProvenienza(provenienza, righe).forEach((testi, at) => {
    const header = testi.length === 3 && testi[0] === 'Importazione';
    const cells = testi.map((testo, column) => {
      const stile = column === 0 || header ? STILE.grassetto : STILE.testo;
      return testo === '' ? '' : cellaTesto(`${lettera(column)}${at + 1}`, testo, stile);
    });
    if (testi.length > 0) parte.scrivi(`<row r="${at + 1}">${cells.join('')}</row>`);
  });
  parte.scrivi(chiudiFoglio(null));
  parte.chiudi();
}
