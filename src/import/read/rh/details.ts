/** Records 63: what is known of a movement beyond its amount, structured by a three-letter flag or free. */
import { cutField } from './record.ts';

export interface DettagliRh {
  /** Free text as cut by the width of the records: it runs on from one to the next. */
  testo: string;
  ordinante: string;
  iban: string;
  riferimento: string;
  riconciliazione: string;
}

export function createDettagli(descrizione: string): DettagliRh {
  return { testo: descrizione, ordinante: '', iban: '', riferimento: '', riconciliazione: '' };
}

/** `-` and the EPC's `NOTPROVIDED` stand for no reference. */
const vero = (text: string): string => (/^(-|NOT ?PROVIDED)?$/i.test(text) ? '' : text);

/** Takes one record 63 into the details of its movement. */
export function addRecord63(dettagli: DettagliRh, record: string): void {
  const resto = (da: number, a = 120): string => cutField(record, da, a).trim();
  switch (cutField(record, 14, 16)) {
    // KKK: identifiers of the flow the movement comes from.
    case 'KKK':
      dettagli.riferimento ||= vero(resto(17, 39));
      return;
    // YYY: day of the order, tax code, name of who ordered, country.
    case 'YYY':
      dettagli.ordinante ||= resto(41, 80);
      return;
    // YY2: address and town of who ordered, IBAN.
    case 'YY2':
      dettagli.iban ||= resto(102, 120);
      return;
    // ZZ1: original amounts; told as they are.
    case 'ZZ1':
      dettagli.testo += ` Importo originale ${resto(17)}`;
      return;
    // ZZ2: who ordered. ZZ3: who benefits, and why it was paid.
    case 'ZZ2':
      dettagli.ordinante ||= resto(17);
      return;
    case 'ZZ3':
      dettagli.ordinante ||= resto(17, 66);
      dettagli.riconciliazione += ` ${resto(67)}`;
      return;
    // ID1: message and end-to-end identifiers of a SEPA payment.
    case 'ID1':
      dettagli.riferimento = vero(resto(52, 86)) || dettagli.riferimento || vero(resto(17, 51));
      return;
    // RI1, RI2: what the payer wrote to be reconciled by; the second goes on from the first.
    case 'RI1':
      dettagli.riconciliazione += cutField(record, 17, 120);
      return;
    case 'RI2':
      dettagli.riconciliazione += cutField(record, 17, 52).replace(/^\.\.\.\s*$/, '');
      return;
    default:
      dettagli.testo += cutField(record, 14, 120);
  }
}
