/** Writes a statement as a file of its bank: when it is read again, it gives the rows of its import. */
import { formatData } from '../date.ts';
import { formatImporto } from '../importi.ts';
import type { ImportazioneDemo, RigaDemo } from './types.ts';

const HEAD = ['Data', 'Valuta', 'Causale', 'Descrizione', 'Riferimento', 'Dare', 'Avere', 'Saldo'];

/** A field in quotes, as in any CSV where a text may hold the separator. */
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const writeRiga = ({
  data,
  data_valuta,
  causale,
  descrizione,
  riferimento,
  importo,
  saldo,
}: RigaDemo): string =>
  [
    formatData(data),
    data_valuta === null ? '' : formatData(data_valuta),
    quote(causale ?? ''),
    quote(descrizione),
    riferimento ?? '',
    importo < 0 ? formatImporto(-importo) : '',
    importo < 0 ? '' : formatImporto(importo),
    saldo === null ? '' : formatImporto(saldo),
  ].join(';');

/** The text of the file; each row is on the line that it names. */
export function writeStatement(file: ImportazioneDemo): string {
  const { dal, al, saldo_iniziale, righe } = file;
  const above = [
    'ESTRATTO CONTO',
    `Periodo;dal ${formatData(dal)} al ${formatData(al)}`,
    ...(saldo_iniziale === null ? [] : [`Saldo iniziale;${formatImporto(saldo_iniziale)}`]),
  ];
  const header = (righe[0]?.riga ?? 2) - 1;
  const lines: string[] = Array.from({ length: header - 1 }, (_, at) => above[at] ?? '');
  return [...lines, HEAD.join(';'), ...righe.map(writeRiga), ''].join('\r\n');
}
