/** What happens on an account, a card, a wallet: days, words and cents. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import type { Caso } from './caso.ts';

export interface Movimento {
  data: string;
  valuta: string;
  /** Cents, never zero; in our favour positive. */
  cents: number;
  testo: string;
  chi: string;
}

const NOMI = [
  'OFFICINE MERIDIONALI SPA',
  'Trattoria da Gino di Gino Pace',
  'ROSSETTI ARREDI SNC',
  'Studio Associato Bellini Corvi',
  'ENEL ENERGIA',
  'Condominio Via Ugo Foscolo 8',
  'TIPOGRAFIA LUCE SAS',
  'ACQUE DEL CHIAMPO',
  'Ferramenta Bonomi',
  'MARIA TERESA COLLI',
  'AUTOSTRADE PER L’ITALIA',
  'Cantina Sociale del Friuli SCA',
];
const USCITE = [
  'BONIF. A FAVORE DI',
  'Disposizione SEPA verso',
  'PAGOBANCOMAT PRESSO',
  'UTENZA DOMICILIATA',
  'Prel. ATM',
  'Delega F24 per',
  'CANONE LEASING',
  'RID B2B',
  'Emolumenti',
  'EFFETTO RITIRATO',
];
const ENTRATE = [
  'BONIF. DA',
  'Versamento contante',
  'Giroconto da',
  'ACCR. POS DEL GIORNO',
  'ANTICIPO FATTURE SBF',
  'Rimborso da',
  'Incasso effetti',
];

/** In the order of time; an outgoing is likelier than an incoming. */
export function makeMovimenti(caso: Caso, count: number): Movimento[] {
  let data = toGiorno(`202${caso.intero(3, 6)}-0${caso.intero(1, 9)}-01`);
  return Array.from({ length: count }, () => {
    data = addGiorni(data, caso.intero(0, 4));
    const outflow = caso.intero(1, 10) <= 6;
    const cents = caso.intero(101, caso.choose(9_999, 250_000, 2_500_000));
    const chi = caso.da(NOMI);
    return {
      data,
      valuta: addGiorni(data, caso.intero(-2, 2)),
      cents: outflow ? -cents : cents,
      testo: `${caso.da(outflow ? USCITE : ENTRATE)} ${chi} ${caso.intero(1_000, 99_999)}`,
      chi,
    };
  });
}
