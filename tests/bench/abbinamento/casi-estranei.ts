/** Cases that settle nothing that is here, or take something back. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { bonifico, cita, nudo, type Ricetta } from './casi-comuni.ts';
import { citaUno, scriviData, scriviNome, senzaRiferimento, type Scritto } from './scrittura.ts';
import { inventa } from './soggetti.ts';

export const giroconto: Ricetta = (banco) => {
  const { caso, conti } = banco;
  const [from, to] = caso.esce(0.5) ? [conti[0], conti[1]] : [conti[2], conti[0]];
  if (!from || !to) return;
  const importo = caso.intero(5, 400) * 10_000;
  const data = addGiorni(toGiorno('2026-01-10'), caso.intero(0, 330));
  const style = caso.intero(0, 2);
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
  const b = banco.movimento('giroconto', addGiorni(toGiorno(data), caso.intero(0, 2)), importo, back, [], {
    conto: to.id,
  });
  banco.lega(a, b);
};

/** A payment that goes back: refused by the bank, or sent twice and recalled. The partita stays open. */
export const storno: Ricetta = (banco) => {
  const { caso } = banco;
  const partita = banco.partita(banco.soggetto());
  const data = toGiorno(banco.quando(partita));
  const scritto = bonifico(banco, partita.soggetto, partita.importo > 0, cita(banco, partita), 0);
  const a = banco.movimento('storno', data, partita.importo, scritto, [], { conto: 1 });
  const b = banco.movimento(
    'storno',
    addGiorni(data, caso.intero(0, 6)),
    -partita.importo,
    nudo(
      `${caso.scegli(['STORNO', 'STORNO BONIFICO', 'RESTITUZIONE BONIFICO', 'RICHIAMO BONIFICO'])} ${scriviNome(caso, partita.soggetto, 0)}`,
    ),
    [],
    { conto: 1 },
  );
  banco.lega(a, b);
};

export const insoluto: Ricetta = (banco) => {
  const { caso } = banco;
  const cliente = caso.scegli(banco.soggetti.filter((one) => one.cliente));
  const partita = banco.partita(cliente);
  const data = toGiorno(partita.scadenza);
  const nome = scriviNome(caso, cliente, 0);
  const fee = caso.scegli([0, 0, 350, 500, 780]);
  const a = banco.movimento(
    'insoluto',
    data,
    partita.importo,
    nudo(`INCASSO RIBA ${nome} ${cita(banco, partita)}`),
    [],
    { conto: 1 },
  );
  const b = banco.movimento(
    'insoluto',
    addGiorni(data, caso.intero(3, 20)),
    -partita.importo - fee,
    nudo(
      `${caso.scegli(['INSOLUTO RIBA', 'EFFETTO INSOLUTO', 'RI.BA. IMPAGATA'])} ${nome} ${caso.esce(0.5) ? citaUno(caso, partita.scritto) : ''}`,
    ),
    [],
    { conto: 1 },
  );
  banco.lega(a, b);
};

/** Charges, taxes, wages, cards: nothing to match, some of it with amounts and names that tempt. */
export const senzaDocumento: Ricetta = (banco) => {
  const { caso } = banco;
  const data = addGiorni(toGiorno('2026-01-05'), caso.intero(0, 340));
  const [importo, scritto] = caso.scegli<() => [number, Scritto]>([
    () => [
      -caso.intero(50, 900),
      nudo(`COMMISSIONI SU BONIFICO ${caso.esce(0.3) ? scriviNome(caso, banco.soggetto(), 0) : ''}`),
    ],
    () => [-caso.intero(20_000, 900_000), nudo(`DELEGHE F24 TELEMATICO ${caso.cifre(10)}`)],
    () => [
      -caso.intero(100_000, 220_000),
      nudo(
        `ACCREDITO STIPENDI ${caso.scegli(['LUGLIO', 'MARZO', 'GIUGNO'])} ${inventa(caso)} ${inventa(caso)}`,
      ),
    ],
    () => [caso.intero(1_500, 90_000), nudo(`INCASSO POS ${caso.cifre(8)} DEL ${scriviData(caso, data)}`)],
    () => [
      -caso.intero(1, 25) * 1_000,
      nudo(`PRELIEVO BANCOMAT CARTA ${caso.cifre(4)} ORE 12:${caso.cifre(2)}`),
    ],
    () => [
      -caso.intero(500, 60_000),
      nudo(`PAGAMENTO POS CARTA ${caso.cifre(4)} ${inventa(caso).toUpperCase()} ${scriviData(caso, data)}`),
    ],
    () => [
      -caso.intero(80_000, 300_000),
      nudo(`RATA MUTUO N. ${caso.intero(3, 90)} FINANZIAMENTO ${caso.cifre(9)}`),
    ],
    () => [-2_500, nudo('IMPOSTA DI BOLLO SU ESTRATTO CONTO')],
    () => [
      -caso.intero(2_000, 30_000),
      nudo(`SDD ${inventa(caso).toUpperCase()} ENERGIA SPA BOLLETTA ${caso.cifre(9)}`),
    ],
  ])();
  banco.movimento('senza documento', data, importo, scritto);
};

/** Known people paying documents that are not here, and unknown ones. */
export const fuoriElenco: Ricetta = (banco) => {
  const { caso } = banco;
  const soggetto = banco.soggetto();
  const data = addGiorni(toGiorno('2026-01-05'), caso.intero(0, 340));
  const anno = caso.scegli(['2025', '2026']);
  soggetto.prossimo += 1;
  const breve = anno === '2025' ? caso.intero(1, 900) : soggetto.prossimo;
  const testo = caso.esce(0.6)
    ? citaUno(caso, { breve, numero: `${breve}/${anno}`, data: `${anno}-${data.slice(5)}` })
    : senzaRiferimento(caso);
  const who = caso.esce(0.6)
    ? soggetto
    : { ...soggetto, parole: [inventa(caso), inventa(caso)], iban: [`IT11Y${caso.cifre(22)}`] };
  const importo =
    (soggetto.cliente ? 1 : -1) * (soggetto.canone > 0 && caso.esce(0.5) ? soggetto.canone : banco.lordo());
  banco.movimento('documento non in elenco', data, importo, bonifico(banco, who, importo > 0, testo));
};
