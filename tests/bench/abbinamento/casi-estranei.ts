/** Cases that settle nothing that is here, or take something back. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { bonifico, cite, nudo, type Ricetta } from './casi-comuni.ts';
import { citeOne, writeDate, writeNome, senzaRiferimento, type Scritto } from './scrittura.ts';
import { invent } from './soggetti.ts';

export const giroconto: Ricetta = (banco) => {
  const { caso, conti } = banco;
  const [from, to] = caso.happens(0.5) ? [conti[0], conti[1]] : [conti[2], conti[0]];
  if (!from || !to) return;
  const importo = caso.drawInteger(5, 400) * 10_000;
  const data = addGiorni(toGiorno('2026-01-10'), caso.drawInteger(0, 330));
  const style = caso.drawInteger(0, 2);
  const out = nudo(
    style === 0
      ? `GIROCONTO VERSO C/C ${to.iban ?? ''}`
      : style === 1
        ? 'GIRO FONDI'
        : `BONIFICO A FAVORE DI NOI STESSI IBAN ${to.iban ?? ''}`,
  );
  const back = nudo(
    style === 0
      ? 'GIROCONTO A VS FAVORE'
      : style === 1
        ? `GIROFONDI DA ${from.iban ?? ''}`
        : `BONIFICO DA C/C ${from.iban ?? ''}`,
  );
  const a = banco.movimento('giroconto', data, -importo, out, [], { conto: from.id });
  const b = banco.movimento(
    'giroconto',
    addGiorni(toGiorno(data), caso.drawInteger(0, 2)),
    importo,
    back,
    [],
    {
      conto: to.id,
    },
  );
  banco.link(a, b);
};

/** A payment that goes back: refused by the bank, or sent twice and recalled. The partita stays open. */
export const storno: Ricetta = (banco) => {
  const { caso } = banco;
  const partita = banco.partita(banco.soggetto());
  const data = toGiorno(banco.quando(partita));
  const written = bonifico(banco, partita.soggetto, partita.importo > 0, cite(banco, partita), 0);
  const a = banco.movimento('storno', data, partita.importo, written, [], { conto: 1 });
  const b = banco.movimento(
    'storno',
    addGiorni(data, caso.drawInteger(0, 6)),
    -partita.importo,
    nudo(
      `${caso.choose(['STORNO', 'STORNO BONIFICO', 'RESTITUZIONE BONIFICO', 'RICHIAMO BONIFICO'])} ${writeNome(caso, partita.soggetto, 0)}`,
    ),
    [],
    { conto: 1 },
  );
  banco.link(a, b);
};

export const insoluto: Ricetta = (banco) => {
  const { caso } = banco;
  const customer = caso.choose(banco.soggetti.filter((one) => one.cliente));
  const partita = banco.partita(customer);
  const data = toGiorno(partita.scadenza);
  const name = writeNome(caso, customer, 0);
  const fee = caso.choose([0, 0, 350, 500, 780]);
  const a = banco.movimento(
    'insoluto',
    data,
    partita.importo,
    nudo(`INCASSO RIBA ${name} ${cite(banco, partita)}`),
    [],
    { conto: 1 },
  );
  const b = banco.movimento(
    'insoluto',
    addGiorni(data, caso.drawInteger(3, 20)),
    -partita.importo - fee,
    nudo(
      `${caso.choose(['INSOLUTO RIBA', 'EFFETTO INSOLUTO', 'RI.BA. IMPAGATA'])} ${name} ${caso.happens(0.5) ? citeOne(caso, partita.scritto) : ''}`,
    ),
    [],
    { conto: 1 },
  );
  banco.link(a, b);
};

/** Charges, taxes, wages, cards: nothing to match, some of it with amounts and names that tempt. */
export const senzaDocumento: Ricetta = (banco) => {
  const { caso } = banco;
  const data = addGiorni(toGiorno('2026-01-05'), caso.drawInteger(0, 340));
  const [importo, written] = caso.choose<() => [number, Scritto]>([
    () => [
      -caso.drawInteger(50, 900),
      nudo(`COMMISSIONI SU BONIFICO ${caso.happens(0.3) ? writeNome(caso, banco.soggetto(), 0) : ''}`),
    ],
    () => [-caso.drawInteger(20_000, 900_000), nudo(`DELEGHE F24 TELEMATICO ${caso.drawDigits(10)}`)],
    () => [
      -caso.drawInteger(100_000, 220_000),
      nudo(
        `ACCREDITO STIPENDI ${caso.choose(['LUGLIO', 'MARZO', 'GIUGNO'])} ${invent(caso)} ${invent(caso)}`,
      ),
    ],
    () => [
      caso.drawInteger(1_500, 90_000),
      nudo(`INCASSO POS ${caso.drawDigits(8)} DEL ${writeDate(caso, data)}`),
    ],
    () => [
      -caso.drawInteger(1, 25) * 1_000,
      nudo(`PRELIEVO BANCOMAT CARTA ${caso.drawDigits(4)} ORE 12:${caso.drawDigits(2)}`),
    ],
    () => [
      -caso.drawInteger(500, 60_000),
      nudo(
        `PAGAMENTO POS CARTA ${caso.drawDigits(4)} ${invent(caso).toUpperCase()} ${writeDate(caso, data)}`,
      ),
    ],
    () => [
      -caso.drawInteger(80_000, 300_000),
      nudo(`RATA MUTUO N. ${caso.drawInteger(3, 90)} FINANZIAMENTO ${caso.drawDigits(9)}`),
    ],
    () => [-2_500, nudo('IMPOSTA DI BOLLO SU ESTRATTO CONTO')],
    () => [
      -caso.drawInteger(2_000, 30_000),
      nudo(`SDD ${invent(caso).toUpperCase()} ENERGIA SPA BOLLETTA ${caso.drawDigits(9)}`),
    ],
  ])();
  banco.movimento('senza documento', data, importo, written);
};

/** Known people paying documents that are not here, and unknown ones. */
export const fuoriElenco: Ricetta = (banco) => {
  const { caso } = banco;
  const soggetto = banco.soggetto();
  const data = addGiorni(toGiorno('2026-01-05'), caso.drawInteger(0, 340));
  const year = caso.choose(['2025', '2026']);
  soggetto.prossimo += 1;
  const breve = year === '2025' ? caso.drawInteger(1, 900) : soggetto.prossimo;
  const text = caso.happens(0.6)
    ? citeOne(caso, { breve, numero: `${breve}/${year}`, data: `${year}-${data.slice(5)}` })
    : senzaRiferimento(caso);
  const who = caso.happens(0.6)
    ? soggetto
    : { ...soggetto, parole: [invent(caso), invent(caso)], iban: [`IT11Y${caso.drawDigits(22)}`] };
  const importo =
    (soggetto.cliente ? 1 : -1) *
    (soggetto.canone > 0 && caso.happens(0.5) ? soggetto.canone : banco.lordo());
  banco.movimento('documento non in elenco', data, importo, bonifico(banco, who, importo > 0, text));
};
