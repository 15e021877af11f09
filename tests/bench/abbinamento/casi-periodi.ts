/** Cases where what tells equal partite apart is the month or the instalment. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { bonifico, type Ricetta } from './casi-comuni.ts';
import { meseDi } from './scrittura.ts';

const mese = (month: number): string => String(month).padStart(2, '0');

/** Rents invoiced in the month before, the description saying for which; paid naming the month in all manners. */
export const competenza: Ricetta = (banco) => {
  const { caso } = banco;
  const soggetto = banco.soggetto();
  const importo = caso.drawInteger(20, 300) * 1_000;
  const start = caso.drawInteger(2, 7);
  const style = caso.drawInteger(0, 4);
  for (let month = start; month < start + 4; month += 1) {
    const of = `2026-${mese(month)}-01`;
    const data = addGiorni(toGiorno(of), -caso.drawInteger(4, 12));
    const partita = banco.partita(soggetto, {
      importo,
      data,
      scadenza: addGiorni(toGiorno(of), 4),
      descrizione: `${caso.choose(['Canone di locazione', 'Affitto ufficio', 'Canone'])} ${meseDi(of).toLowerCase()} 2026`,
    });
    partita.citata = true;
    const name = meseDi(of);
    const text = [
      `AFFITTO ${name}`,
      `CANONE MESE ${mese(month)}/2026`,
      `Pigione di ${name.toLowerCase()} 2026`,
      `CANONE ${name.slice(0, 3)}. 26`,
      `mensilità ${name.toLowerCase()}`,
    ][style];
    banco.movimento(
      'competenza',
      addGiorni(toGiorno(of), caso.drawInteger(-2, 25)),
      partita.importo,
      bonifico(banco, soggetto, partita.importo > 0, text ?? '', 0),
      [[partita, partita.importo]],
    );
  }
};

/** One document in equal instalments; the payment says which one. */
export const rata: Ricetta = (banco) => {
  const { caso } = banco;
  const soggetto = banco.soggetto();
  const importo = caso.drawInteger(15, 200) * 1_000;
  const count = caso.drawInteger(3, 6);
  const first = banco.partita(soggetto, { importo });
  const partite = [first];
  for (let at = 1; at < count; at += 1)
    partite.push(
      banco.partita(soggetto, {
        importo,
        data: first.data,
        numero: first.numero_documento ?? '',
        scadenza: addGiorni(toGiorno(first.scadenza), 30 * at),
      }),
    );
  for (const [at, one] of partite.entries()) {
    one.citata = true;
    const text = caso.choose([
      `RATA ${at + 1}/${count}`,
      `SALDO RATA N. ${at + 1} DI ${count}`,
      `${at + 1}A RATA CONTRATTO`,
    ]);
    banco.movimento(
      'rata',
      addGiorni(toGiorno(one.scadenza), caso.drawInteger(-6, 12)),
      one.importo,
      bonifico(banco, soggetto, one.importo > 0, text, 0),
      [[one, one.importo]],
    );
  }
};
