/** Cases where what is paid is not what is due. */
import { forse, paga, type Ricetta } from './casi-comuni.ts';
import { senza } from './casi-singoli.ts';

export const spese: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const fee = banco.caso.choose([50, 75, 100, 110, 125, 150, 200, 250, 300, 350, 500, 550, 1_000]);
  if (fee * 8 > Math.abs(partita.importo)) return senza(banco);
  paga(banco, 'spese bancarie', partita, forse(banco, partita, 0.75), -fee);
};

export const ritenuta: Ricetta = (banco) => {
  const taxable =
    banco.caso.drawInteger(150, 6_000) * 100 + (banco.caso.happens(0.4) ? banco.caso.drawInteger(0, 99) : 0);
  const [gross, held] = banco.caso.choose([
    [1.22, 0.2],
    [1.04 * 1.22, 0.2],
    [1.22, 0.04],
    [1.1, 0.04],
    [1, 0.2],
    [1.22, 0.115],
  ] as const);
  const partita = banco.partita(banco.soggetto(), { importo: Math.round(taxable * gross) });
  const text = forse(banco, partita, 0.75) + (banco.caso.happens(0.3) ? ' AL NETTO R.A.' : '');
  paga(banco, "ritenuta d'acconto", partita, text, -Math.sign(partita.importo) * Math.round(taxable * held));
};

export const split: Ricetta = (banco) => {
  const customer = banco.soggetto();
  const taxable = banco.caso.drawInteger(20_000, 900_000);
  const iva = Math.round(taxable * banco.caso.choose([0.22, 0.22, 0.1]));
  const partita = banco.partita(customer, { importo: taxable + iva });
  paga(
    banco,
    'scissione dei pagamenti',
    partita,
    forse(banco, partita, 0.8),
    -Math.sign(partita.importo) * iva,
  );
};

export const bollo: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.caso.drawInteger(8_000, 300_000) });
  paga(banco, 'bollo', partita, forse(banco, partita, 0.8), banco.caso.happens(0.5) ? 200 : -200);
};

export const sconto: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const off = Math.round((partita.importo * banco.caso.choose([2, 3, 3, 5])) / 100);
  if (Math.abs(off) < 50) return;
  paga(
    banco,
    'sconto',
    partita,
    forse(banco, partita, 0.85) + (banco.caso.happens(0.3) ? ' SCONTO' : ''),
    -off,
  );
};

export const arrotondamento: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const euro = Math.round(partita.importo / 100) * 100 - partita.importo;
  paga(
    banco,
    'arrotondamento',
    partita,
    forse(banco, partita, 0.7),
    banco.caso.happens(0.5) ? banco.caso.choose([-2, -1, 1, 2]) : euro,
  );
};
