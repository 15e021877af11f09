/** Cases of one partita paid whole. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { bonifico, cite, forse, paga, type Ricetta } from './casi-comuni.ts';
import { meseDi, writeDate, senzaRiferimento } from './scrittura.ts';
import { invent } from './soggetti.ts';

export const citata: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'fattura citata', partita, cite(banco, partita));
};

export const senza: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'senza riferimento', partita, senzaRiferimento(banco.caso));
};

export const soloData: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  partita.citata = true;
  const when = writeDate(banco.caso, partita.data);
  paga(
    banco,
    'solo la data',
    partita,
    banco.caso.choose([`SALDO FATTURA DEL ${when}`, `Vs. fattura del ${when}`, `FT DEL ${when}`]),
  );
};

export const storpiato: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'nome storpiato', partita, forse(banco, partita, 0.5), 0, 3);
};

/** Somebody else pays: a relative, a company of the group; the document is named. */
export const terzo: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const other = {
    ...banco.soggetto(),
    parole: [invent(banco.caso), invent(banco.caso)],
    forma: 'S.r.l.',
    iban: [`IT00X${banco.caso.drawDigits(22)}`],
  };
  const written = bonifico(banco, other, partita.importo > 0, cite(banco, partita), 0);
  banco.movimento('paga un terzo', banco.quando(partita), partita.importo, written, [
    [partita, partita.importo],
  ]);
};

/** Two documents of one amount, one or two payments that name neither. */
export const pari: Ricetta = (banco) => {
  const soggetto = banco.soggetto();
  const importo = banco.lordo();
  const first = banco.partita(soggetto, { importo });
  const second = banco.partita(soggetto, {
    importo,
    data: addGiorni(toGiorno(first.data), banco.caso.drawInteger(0, 20)),
    scadenza: addGiorni(toGiorno(first.scadenza), banco.caso.drawInteger(0, 12)),
  });
  const day = toGiorno(first.data > second.data ? first.data : second.data);
  const when = addGiorni(toGiorno(banco.quando(first.scadenza > second.scadenza ? first : second)), 0);
  const data = when < day ? day : when;
  for (const one of banco.caso.happens(0.5) ? [first, second] : [first])
    banco.movimento(
      'pari',
      data,
      one.importo,
      bonifico(banco, soggetto, one.importo > 0, senzaRiferimento(banco.caso)),
      [[one, one.importo]],
      { pari: true },
    );
};

/** The same amount every month; the month is named, or the day says it. */
export const ricorrente: Ricetta = (banco) => {
  const soggetto = banco.soggetto();
  const importo = banco.caso.drawInteger(10, 250) * 1_000;
  const start = banco.caso.drawInteger(1, 6);
  for (let month = start; month < start + 3; month += 1) {
    const data = `2026-${String(month).padStart(2, '0')}-01`;
    const partita = banco.partita(soggetto, { importo, data, scadenza: addGiorni(toGiorno(data), 9) });
    const named = banco.caso.happens(0.5);
    const text = named ? cite(banco, partita) : `CANONE ${meseDi(data)} 2026`;
    partita.citata = true;
    banco.movimento(
      'ricorrente',
      addGiorni(toGiorno(partita.scadenza), banco.caso.drawInteger(-2, 4)),
      partita.importo,
      bonifico(banco, soggetto, partita.importo > 0, text, 0),
      [[partita, partita.importo]],
    );
  }
};
