/** The cases of a labelled office, each with its share. */
import { addGiorni, giorno } from '#domain/date.ts';
import { inventa, type SoggettoProva } from './soggetti.ts';
import {
  citaMolti,
  citaUno,
  meseDi,
  scriviBonifico,
  scriviData,
  scriviNome,
  senzaRiferimento,
  type Scritto,
} from './scrittura.ts';
import type { Banco, PartitaProva } from './studio.ts';

type Ricetta = (banco: Banco) => void;

/** A transfer of somebody, written by some bank. `cura`: how badly the name is written. */
function bonifico(
  banco: Banco,
  soggetto: SoggettoProva,
  entra: boolean,
  testo: string,
  cura?: number,
): Scritto {
  const { caso } = banco;
  const mangled = cura ?? (caso.esce(0.55) ? 0 : caso.esce(0.7) ? 1 : 2);
  return scriviBonifico(
    caso,
    caso.intero(0, 6),
    entra,
    scriviNome(caso, soggetto, mangled),
    caso.scegli(soggetto.iban),
    testo,
  );
}

/** One partita paid whole, with `testo`, differing by `scarto` cents (signed as the movimento). */
function paga(
  banco: Banco,
  nome: string,
  partita: PartitaProva,
  testo: string,
  scarto = 0,
  cura?: number,
): void {
  const importo = partita.importo + scarto;
  const scritto = bonifico(banco, partita.soggetto, importo > 0, testo, cura);
  banco.movimento(nome, banco.quando(partita), importo, scritto, [[partita, partita.importo]]);
}

const cita = (banco: Banco, partita: PartitaProva): string => {
  partita.citata = true;
  return citaUno(banco.caso, partita.scritto);
};

/** Sometimes named, sometimes not: for cases where the amount or the name is the difficulty. */
const forse = (banco: Banco, partita: PartitaProva, chance: number): string =>
  banco.caso.esce(chance) ? cita(banco, partita) : senzaRiferimento(banco.caso);

const citata: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'fattura citata', partita, cita(banco, partita));
};

const senza: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'senza riferimento', partita, senzaRiferimento(banco.caso));
};

const soloData: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  partita.citata = true;
  const when = scriviData(banco.caso, partita.data);
  paga(
    banco,
    'solo la data',
    partita,
    banco.caso.scegli([`SALDO FATTURA DEL ${when}`, `Vs. fattura del ${when}`, `FT DEL ${when}`]),
  );
};

const storpiato: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  paga(banco, 'nome storpiato', partita, forse(banco, partita, 0.5), 0, 3);
};

/** Several partite of one soggetto, whose dates are near. */
function alcune(banco: Banco, soggetto: SoggettoProva, quante: number): PartitaProva[] {
  const first = banco.partita(soggetto);
  const others = Array.from({ length: quante - 1 }, () =>
    banco.partita(soggetto, {
      data: addGiorni(giorno(first.data), banco.caso.intero(-25, 25)),
      importo: banco.lordo(),
    }),
  );
  return [first, ...others];
}

function pagaInsieme(
  banco: Banco,
  nome: string,
  partite: readonly PartitaProva[],
  testo: string,
  scarto = 0,
): void {
  const [first] = partite;
  if (!first) return;
  const last = partite.reduce((a, b) => (a.scadenza > b.scadenza ? a : b));
  const importo = partite.reduce((sum, one) => sum + one.importo, scarto);
  const scritto = bonifico(banco, first.soggetto, importo > 0, testo);
  banco.movimento(
    nome,
    banco.quando(last),
    importo,
    scritto,
    partite.map((one) => [one, one.importo] as const),
  );
}

const cumulativoCitato: Ricetta = (banco) => {
  const partite = alcune(banco, banco.soggetto(), banco.caso.intero(2, 6));
  for (const one of partite) one.citata = true;
  pagaInsieme(
    banco,
    'cumulativo citato',
    partite,
    citaMolti(
      banco.caso,
      partite.map(({ scritto }) => scritto),
    ),
  );
};

const cumulativo: Ricetta = (banco) => {
  const partite = alcune(banco, banco.soggetto(), banco.caso.intero(2, 4));
  pagaInsieme(banco, 'cumulativo senza riferimento', partite, senzaRiferimento(banco.caso));
};

const notaCredito: Ricetta = (banco) => {
  const [first, second] = alcune(banco, banco.soggetto(), 2);
  if (!first || !second) return;
  const credit =
    -Math.sign(second.importo) *
    Math.max(100, Math.round(Math.min(Math.abs(second.importo), Math.abs(first.importo) * 0.4)));
  const nota = { ...second, importo: credit };
  banco.partite[second.id - 1] = nota;
  const named = banco.caso.esce(0.7);
  if (named) {
    first.citata = true;
    nota.citata = true;
  }
  const testo = named
    ? `FT ${first.scritto.breve} ${banco.caso.scegli(['- NC', 'AL NETTO NC', 'MENO NOTA CREDITO'])} ${nota.scritto.breve}`
    : senzaRiferimento(banco.caso);
  pagaInsieme(banco, 'con nota di credito', [first, nota], testo);
};

const acconto: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.lordo() + 20_000 });
  const share = banco.caso.scegli([0.5, 0.3, banco.caso.intero(10, 80) / 100]);
  const part = Math.round(partita.importo * share);
  const rounded = banco.caso.esce(0.4) && Math.abs(part) > 20_000 ? Math.round(part / 10_000) * 10_000 : part;
  if (Math.abs(rounded) >= Math.abs(partita.importo)) return;
  const testo = banco.caso.scegli(['ACCONTO ', 'ACC.TO ', 'Pagamento parziale ', '']) + cita(banco, partita);
  banco.movimento(
    'acconto',
    banco.quando(partita),
    rounded,
    bonifico(banco, partita.soggetto, rounded > 0, testo),
    [[partita, rounded]],
  );
};

const inDue: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.lordo() + 30_000 });
  const first = Math.round((partita.importo * banco.caso.intero(20, 70)) / 100);
  const day = giorno(banco.quando(partita));
  const named = banco.caso.esce(0.6);
  for (const [at, part] of [first, partita.importo - first].entries()) {
    const testo = named
      ? `${at === 0 ? 'ACCONTO' : 'SALDO'} ${cita(banco, partita)}`
      : senzaRiferimento(banco.caso);
    banco.movimento(
      'in più volte',
      addGiorni(day, at * banco.caso.intero(5, 30)),
      part,
      bonifico(banco, partita.soggetto, part > 0, testo, 0),
      [[partita, part]],
    );
  }
};

const spese: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const fee = banco.caso.scegli([50, 75, 100, 110, 125, 150, 200, 250, 300, 350, 500, 550, 1_000]);
  if (fee * 8 > Math.abs(partita.importo)) return senza(banco);
  paga(banco, 'spese bancarie', partita, forse(banco, partita, 0.75), -fee);
};

const ritenuta: Ricetta = (banco) => {
  const imponibile =
    banco.caso.intero(150, 6_000) * 100 + (banco.caso.esce(0.4) ? banco.caso.intero(0, 99) : 0);
  const [gross, held] = banco.caso.scegli([
    [1.22, 0.2],
    [1.04 * 1.22, 0.2],
    [1.22, 0.04],
    [1.1, 0.04],
    [1, 0.2],
    [1.22, 0.115],
  ] as const);
  const partita = banco.partita(banco.soggetto(), { importo: Math.round(imponibile * gross) });
  const testo = forse(banco, partita, 0.75) + (banco.caso.esce(0.3) ? ' AL NETTO R.A.' : '');
  paga(
    banco,
    "ritenuta d'acconto",
    partita,
    testo,
    -Math.sign(partita.importo) * Math.round(imponibile * held),
  );
};

const split: Ricetta = (banco) => {
  const cliente = banco.soggetto();
  const imponibile = banco.caso.intero(20_000, 900_000);
  const iva = Math.round(imponibile * banco.caso.scegli([0.22, 0.22, 0.1]));
  const partita = banco.partita(cliente, { importo: imponibile + iva });
  paga(
    banco,
    'scissione dei pagamenti',
    partita,
    forse(banco, partita, 0.8),
    -Math.sign(partita.importo) * iva,
  );
};

const bollo: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.caso.intero(8_000, 300_000) });
  paga(banco, 'bollo', partita, forse(banco, partita, 0.8), banco.caso.esce(0.5) ? 200 : -200);
};

const sconto: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const off = Math.round((partita.importo * banco.caso.scegli([2, 3, 3, 5])) / 100);
  if (Math.abs(off) < 50) return;
  paga(banco, 'sconto', partita, forse(banco, partita, 0.85) + (banco.caso.esce(0.3) ? ' SCONTO' : ''), -off);
};

const arrotondamento: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const euro = Math.round(partita.importo / 100) * 100 - partita.importo;
  paga(
    banco,
    'arrotondamento',
    partita,
    forse(banco, partita, 0.7),
    banco.caso.esce(0.5) ? banco.caso.scegli([-2, -1, 1, 2]) : euro,
  );
};

/** Somebody else pays: a relative, a company of the group; the document is named. */
const terzo: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto());
  const other = {
    ...banco.soggetto(),
    parole: [inventa(banco.caso), inventa(banco.caso)],
    forma: 'S.r.l.',
    iban: [`IT00X${banco.caso.cifre(22)}`],
  };
  const scritto = bonifico(banco, other, partita.importo > 0, cita(banco, partita), 0);
  banco.movimento('paga un terzo', banco.quando(partita), partita.importo, scritto, [
    [partita, partita.importo],
  ]);
};

/** Two documents of one amount, one or two payments that name neither. */
const pari: Ricetta = (banco) => {
  const soggetto = banco.soggetto();
  const importo = banco.lordo();
  const first = banco.partita(soggetto, { importo });
  const second = banco.partita(soggetto, {
    importo,
    data: addGiorni(giorno(first.data), banco.caso.intero(0, 20)),
    scadenza: addGiorni(giorno(first.scadenza), banco.caso.intero(0, 12)),
  });
  const day = giorno(first.data > second.data ? first.data : second.data);
  const when = addGiorni(giorno(banco.quando(first.scadenza > second.scadenza ? first : second)), 0);
  const data = when < day ? day : when;
  for (const one of banco.caso.esce(0.5) ? [first, second] : [first])
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
const ricorrente: Ricetta = (banco) => {
  const soggetto = banco.soggetto();
  const importo = banco.caso.intero(10, 250) * 1_000;
  const start = banco.caso.intero(1, 6);
  for (let month = start; month < start + 3; month += 1) {
    const data = `2026-${String(month).padStart(2, '0')}-01`;
    const partita = banco.partita(soggetto, { importo, data, scadenza: addGiorni(giorno(data), 9) });
    const named = banco.caso.esce(0.5);
    const testo = named ? cita(banco, partita) : `CANONE ${meseDi(data)} 2026`;
    partita.citata = true;
    banco.movimento(
      'ricorrente',
      addGiorni(giorno(partita.scadenza), banco.caso.intero(-2, 4)),
      partita.importo,
      bonifico(banco, soggetto, partita.importo > 0, testo, 0),
      [[partita, partita.importo]],
    );
  }
};

/** `id_tipo_pagamento` of effects collected through the bank. */
const RIBA = 2;

const riba: Ricetta = (banco) => {
  const { caso } = banco;
  const data = addGiorni(giorno('2026-01-05'), caso.intero(0, 290));
  const clienti = banco.soggetti.filter(({ cliente }) => cliente);
  const scadenza = addGiorni(giorno(data), 60);
  const partite = Array.from({ length: caso.intero(2, 6) }, () =>
    banco.partita(caso.scegli(clienti), { data, scadenza, tipo: RIBA }),
  );
  // The due date names them, together.
  for (const one of partite) one.citata = true;
  const importo = partite.reduce((sum, one) => sum + one.importo, 0);
  const scritto = {
    descrizione: `ACCREDITO EFFETTI SALVO BUON FINE DIST. ${caso.cifre(6)} SCAD. ${scriviData(caso, scadenza)} N.EFF. ${partite.length}`,
    ragione_sociale: null,
    iban_controparte: null,
    riferimento: null,
    causale: 'INCASSO RIBA',
  };
  banco.movimento(
    'distinta RiBa',
    scadenza,
    importo,
    scritto,
    partite.map((one) => [one, one.importo] as const),
  );
};

/** A supplier's effect, or an SDD under a known mandate, paid the day it falls due. */
const aScadenza: Ricetta = (banco) => {
  const { caso } = banco;
  const fornitore = caso.scegli(banco.soggetti.filter(({ cliente }) => !cliente));
  const partita = banco.partita(fornitore);
  partita.citata = true;
  const nome = scriviNome(caso, fornitore, caso.intero(0, 1));
  const descrizione = caso.esce(0.5)
    ? `PAGAMENTO EFFETTO RI.BA. ${nome} ${citaUno(caso, partita.scritto)} SCAD ${scriviData(caso, partita.scadenza)}`
    : `ADDEBITO SDD B2B ${nome} MAND. ${fornitore.mandato} ${caso.esce(0.5) ? `FATT ${partita.scritto.breve}` : ''}`;
  banco.movimento(
    'RiBa e SDD passivi',
    addGiorni(giorno(partita.scadenza), caso.intero(0, 2)),
    partita.importo,
    { descrizione, ragione_sociale: null, iban_controparte: null, riferimento: null, causale: null },
    [[partita, partita.importo]],
  );
};

const nudo = (descrizione: string, causale: string | null = null): Scritto => ({
  descrizione,
  ragione_sociale: null,
  iban_controparte: null,
  riferimento: null,
  causale,
});

const giroconto: Ricetta = (banco) => {
  const { caso, conti } = banco;
  const [from, to] = caso.esce(0.5) ? [conti[0], conti[1]] : [conti[2], conti[0]];
  if (!from || !to) return;
  const importo = caso.intero(5, 400) * 10_000;
  const data = addGiorni(giorno('2026-01-10'), caso.intero(0, 330));
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
  const b = banco.movimento('giroconto', addGiorni(giorno(data), caso.intero(0, 2)), importo, back, [], {
    conto: to.id,
  });
  banco.lega(a, b);
};

/** A payment that goes back: refused by the bank, or sent twice and recalled. The partita stays open. */
const storno: Ricetta = (banco) => {
  const { caso } = banco;
  const partita = banco.partita(banco.soggetto());
  const data = giorno(banco.quando(partita));
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

const insoluto: Ricetta = (banco) => {
  const { caso } = banco;
  const cliente = caso.scegli(banco.soggetti.filter((one) => one.cliente));
  const partita = banco.partita(cliente);
  const data = giorno(partita.scadenza);
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
const senzaDocumento: Ricetta = (banco) => {
  const { caso } = banco;
  const data = addGiorni(giorno('2026-01-05'), caso.intero(0, 340));
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
const fuoriElenco: Ricetta = (banco) => {
  const { caso } = banco;
  const soggetto = banco.soggetto();
  const data = addGiorni(giorno('2026-01-05'), caso.intero(0, 340));
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

/** Share of each, in movimenti drawn. */
export const CASI: readonly (readonly [number, Ricetta])[] = [
  [27, citata],
  [15, senza],
  [3, soloData],
  [6, storpiato],
  [6, cumulativoCitato],
  [3, cumulativo],
  [1.5, notaCredito],
  [3, acconto],
  [1.2, inDue],
  [4, spese],
  [3.5, ritenuta],
  [2, split],
  [1, bollo],
  [1.5, sconto],
  [1.5, arrotondamento],
  [2, terzo],
  [1.8, pari],
  [0.7, ricorrente],
  [0.7, riba],
  [3, aScadenza],
  [1, giroconto],
  [0.6, storno],
  [0.6, insoluto],
  [8, senzaDocumento],
  [4, fuoriElenco],
];
