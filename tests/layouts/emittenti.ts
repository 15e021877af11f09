/** Cards and payment services as their issuers list them, each with columns of its own. */
import { Caso } from './caso.ts';
import { makeMovimenti, type Movimento } from './movimenti.ts';
import type { Cella, Layout } from './modello.ts';
import { chooseDay, chooseNumbers, writeCents } from './scritture.ts';
import { compose, type ColonnaScritta } from './tavola.ts';

const NOMI = ['movimenti', 'lista (2)', 'export', 'estratto', 'Foglio'];
type Riga = Movimento & { spesa: number; netto: number; saldo: number };

function finish(
  caso: Caso,
  tipo: string,
  sopra: Cella[][],
  colonne: ColonnaScritta<Riga>[],
  righe: Riga[],
  importo: (riga: Riga) => number,
): Layout {
  return {
    tipo,
    nome: caso.da(NOMI),
    righe: compose(caso, { sopra, colonne, righe, sotto: [] }),
    vere: righe.map((riga) => ({
      data: riga.data,
      importo: importo(riga),
      divisa: 'EUR',
      conto: null,
      controparte: null,
      testo: `${riga.testo} ${riga.chi}`,
    })),
    natura: 'movimento',
    azienda: null,
  };
}

function prepare(seed: number, resi: boolean) {
  const caso = new Caso(seed);
  const cents = writeCents(chooseNumbers(caso, 'EUR'), caso.unaSu(3));
  const giorno = chooseDay(caso, false);
  let saldo = caso.intero(50_000, 900_000);
  const righe: Riga[] = makeMovimenti(caso, caso.intero(6, 20)).map((riga, at) => {
    const reso = resi && at > 0 && caso.unaSu(6);
    const importo = reso ? Math.abs(riga.cents) : resi ? -Math.abs(riga.cents) : riga.cents;
    const spesa = !resi && riga.cents > 0 ? Math.max(1, Math.round(riga.cents * 0.02)) : 0;
    saldo += importo - spesa;
    return {
      ...riga,
      cents: importo,
      testo: reso
        ? caso.choose(`STORNO ${riga.chi}`, `RIMBORSO ${riga.chi}`, 'PAGAMENTO RICEVUTO - GRAZIE')
        : riga.chi,
      spesa,
      netto: importo - spesa,
      saldo,
    };
  });
  return { caso, cents, giorno, righe };
}

/** Two columns, as on an account. */
export function makeCartaDueColonne(seed: number): Layout {
  const { caso, cents, giorno, righe } = prepare(seed, true);
  const [outflow, inflow] = caso.choose(
    ['Addebiti', 'Accrediti'] as const,
    ['Addebiti (EUR)', 'Accrediti (EUR)'] as const,
    ['Spese', 'Rimborsi'] as const,
    ['Importo addebitato', 'Importo accreditato'] as const,
  );
  return finish(
    caso,
    'carta, due colonne',
    [[caso.choose('Carta di credito Business', 'Estratto conto carta', 'Nexi Business')]],
    [
      { nome: caso.choose('Data operazione', 'Data acquisto'), cella: (riga) => giorno(riga.data) },
      { nome: 'Data registrazione', cella: (riga) => giorno(riga.data) },
      { nome: caso.choose('Descrizione', 'Dettaglio operazioni'), cella: (riga) => riga.testo },
      { nome: outflow, cella: (riga) => (riga.cents < 0 ? cents(-riga.cents) : '') },
      { nome: inflow, cella: (riga) => (riga.cents > 0 ? cents(riga.cents) : '') },
    ],
    righe,
    (riga) => riga.cents,
  );
}

/** The amount in the currency of the purchase beside the one that is charged. */
export function makeCartaEstera(seed: number): Layout {
  const { caso, cents, giorno, righe } = prepare(seed, true);
  const positive = caso.unaSu(2);
  const direction = (importo: number): number => (positive ? -importo : importo);
  const estera = caso.intero(0, 3);
  return finish(
    caso,
    'carta, importi in valuta',
    [[caso.choose('American Express', 'Carta Nexi Gold', 'Mastercard', 'Carta Visa Classic')]],
    [
      { nome: 'Data', cella: (riga) => giorno(riga.data) },
      { nome: 'Descrizione', cella: (riga) => riga.testo },
      {
        nome: caso.choose('Importo in divisa', 'Importo in valuta originale', 'Importo estero'),
        cella: (riga, at) => (at % 4 === estera ? cents(Math.round(direction(riga.cents) * 1.1)) : ''),
      },
      { nome: 'Divisa originale', cella: (_, at) => (at % 4 === estera ? 'USD' : '') },
      { nome: 'Tasso di cambio', cella: (_, at) => (at % 4 === estera ? '1,1' : '') },
      {
        nome: caso.choose('Importo in Euro', 'Importo EUR', 'Importo addebitato', 'Importo €'),
        cella: (riga) => cents(direction(riga.cents)),
      },
    ],
    righe,
    (riga) => riga.cents,
  );
}

/** Signs of both kinds, each written: there is nothing to ask. */
export function makeCartaSegni(seed: number): Layout {
  const { caso, giorno, righe } = prepare(seed, true);
  const segnato = (importo: number): string =>
    `${importo < 0 ? '-' : '+'}${(Math.abs(importo) / 100).toFixed(2).replace('.', ',')}`;
  return finish(
    caso,
    'carta, segni scritti',
    [[caso.choose('Carta prepagata', 'Carta di credito', 'Carta aziendale')]],
    [
      { nome: 'Data', cella: (riga) => giorno(riga.data) },
      { nome: caso.choose('Esercente', 'Descrizione'), cella: (riga) => riga.testo },
      { nome: 'Importo', cella: (riga) => segnato(riga.cents) },
    ],
    righe,
    (riga) => riga.cents,
  );
}

/** Gross, fee, net and the balance of a wallet; or collections of a terminal, all of them in. */
export function makeServizio(seed: number): Layout {
  const { caso, cents, giorno, righe } = prepare(seed, false);
  const withSaldo = caso.unaSu(2);
  const kind = caso.choose('Pagamento Express', 'Pagamento da sito web', 'Acquisto');
  return finish(
    caso,
    'servizio di pagamento',
    caso.unaSu(2) ? [] : [[caso.choose('PayPal', 'Rapporto attività', 'Satispay Business', 'SumUp')]],
    [
      { nome: caso.choose('Data', 'Data transazione'), cella: (riga) => giorno(riga.data) },
      { nome: caso.choose('Ora', 'Fuso orario'), cella: () => '10:22:31' },
      { nome: 'Nome', cella: (riga) => riga.chi },
      { nome: 'Tipo', cella: () => kind },
      { nome: 'Stato', cella: () => 'Completata' },
      { nome: 'Valuta', cella: () => 'EUR' },
      { nome: 'Lordo', cella: (riga) => cents(riga.cents) },
      { nome: caso.choose('Tariffa', 'Commissione'), cella: (riga) => cents(-riga.spesa) },
      { nome: 'Netto', cella: (riga) => cents(riga.netto) },
      { nome: 'Codice transazione', cella: (_, at) => `8XK${at}77301LM` },
      ...(withSaldo ? [{ nome: 'Saldo', cella: (riga: Riga) => cents(riga.saldo) }] : []),
    ],
    righe,
    (riga) => riga.netto,
  );
}
