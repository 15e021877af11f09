/** Records 63: what is known of a movement beyond its amount, structured by a three-letter flag or free. */
import { cutField } from './record.ts';

export interface DettagliRh {
  /** Free text as cut by the width of the records: it runs on from one to the next. */
  testo: string;
  orderer: string;
  iban: string;
  riferimento: string;
  riconciliazione: string;
}

export function makeDetails(description: string): DettagliRh {
  return { testo: description, orderer: '', iban: '', riferimento: '', riconciliazione: '' };
}

/** `-` and the EPC's `NOTPROVIDED` stand for no reference. */
const genuine = (text: string): string => (/^(-|NOT ?PROVIDED)?$/i.test(text) ? '' : text);

/** Takes one record 63 into the details of its movement. */
export function addRecord63(details: DettagliRh, record: string): void {
  const rest = (from: number, a = 120): string => cutField(record, from, a).trim();
  switch (cutField(record, 14, 16)) {
    // KKK: identifiers of the flow the movement comes from.
    case 'KKK':
      details.riferimento ||= genuine(rest(17, 39));
      return;
    // YYY: day of the order, tax code, name of who ordered, country.
    case 'YYY':
      details.orderer ||= rest(41, 80);
      return;
    // YY2: address and town of who ordered, IBAN.
    case 'YY2':
      details.iban ||= rest(102, 120);
      return;
    // ZZ1: original amounts; told as they are.
    case 'ZZ1':
      details.testo += ` Importo originale ${rest(17)}`;
      return;
    // ZZ2: who ordered. ZZ3: who benefits, and why it was paid.
    case 'ZZ2':
      details.orderer ||= rest(17);
      return;
    case 'ZZ3':
      details.orderer ||= rest(17, 66);
      details.riconciliazione += ` ${rest(67)}`;
      return;
    // ID1: message and end-to-end identifiers of a SEPA payment.
    case 'ID1':
      details.riferimento = genuine(rest(52, 86)) || details.riferimento || genuine(rest(17, 51));
      return;
    // RI1, RI2: what the payer wrote to be reconciled by; the second goes on from the first.
    case 'RI1':
      details.riconciliazione += cutField(record, 17, 120);
      return;
    case 'RI2':
      details.riconciliazione += cutField(record, 17, 52).replace(/^\.\.\.\s*$/, '');
      return;
    default:
      details.testo += cutField(record, 14, 120);
  }
}
