/** Cases of several partite, of parts of one, of slips. */
import { addGiorni, toGiorno } from '#domain/date.ts';
import { bonifico, cite, type Ricetta } from './casi-comuni.ts';
import { citeMany, citeOne, writeDate, writeNome, senzaRiferimento } from './scrittura.ts';
import type { SoggettoProva } from './soggetti.ts';
import type { Banco, PartitaProva } from './studio.ts';

/** Several partite of one soggetto, whose dates are near. */
function alcune(banco: Banco, soggetto: SoggettoProva, count: number): PartitaProva[] {
  const first = banco.partita(soggetto);
  const others = Array.from({ length: count - 1 }, () =>
    banco.partita(soggetto, {
      data: addGiorni(toGiorno(first.data), banco.caso.drawInteger(-25, 25)),
      importo: banco.lordo(),
    }),
  );
  return [first, ...others];
}

function pagaInsieme(
  banco: Banco,
  name: string,
  partite: readonly PartitaProva[],
  text: string,
  gap = 0,
): void {
  const [first] = partite;
  if (!first) return;
  const last = partite.reduce((a, b) => (a.scadenza > b.scadenza ? a : b));
  const importo = partite.reduce((sum, one) => sum + one.importo, gap);
  const written = bonifico(banco, first.soggetto, importo > 0, text);
  banco.movimento(
    name,
    banco.quando(last),
    importo,
    written,
    partite.map((one) => [one, one.importo] as const),
  );
}

export const cumulativoCitato: Ricetta = (banco) => {
  const partite = alcune(banco, banco.soggetto(), banco.caso.drawInteger(2, 6));
  for (const one of partite) one.citata = true;
  pagaInsieme(
    banco,
    'cumulativo citato',
    partite,
    citeMany(
      banco.caso,
      partite.map(({ scritto }) => scritto),
    ),
  );
};

export const cumulativo: Ricetta = (banco) => {
  const partite = alcune(banco, banco.soggetto(), banco.caso.drawInteger(2, 4));
  pagaInsieme(banco, 'cumulativo senza riferimento', partite, senzaRiferimento(banco.caso));
};

export const notaCredito: Ricetta = (banco) => {
  const [first, second] = alcune(banco, banco.soggetto(), 2);
  if (!first || !second) return;
  const credit =
    -Math.sign(second.importo) *
    Math.max(100, Math.round(Math.min(Math.abs(second.importo), Math.abs(first.importo) * 0.4)));
  const nota = { ...second, importo: credit };
  banco.partite[second.id - 1] = nota;
  const named = banco.caso.happens(0.7);
  if (named) {
    first.citata = true;
    nota.citata = true;
  }
  const text = named
    ? `FT ${first.scritto.breve} ${banco.caso.choose(['- NC', 'AL NETTO NC', 'MENO NOTA CREDITO'])} ${nota.scritto.breve}`
    : senzaRiferimento(banco.caso);
  pagaInsieme(banco, 'con nota di credito', [first, nota], text);
};

export const acconto: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.lordo() + 20_000 });
  const share = banco.caso.choose([0.5, 0.3, banco.caso.drawInteger(10, 80) / 100]);
  const part = Math.round(partita.importo * share);
  const rounded =
    banco.caso.happens(0.4) && Math.abs(part) > 20_000 ? Math.round(part / 10_000) * 10_000 : part;
  if (Math.abs(rounded) >= Math.abs(partita.importo)) return;
  const text = banco.caso.choose(['ACCONTO ', 'ACC.TO ', 'Pagamento parziale ', '']) + cite(banco, partita);
  banco.movimento(
    'acconto',
    banco.quando(partita),
    rounded,
    bonifico(banco, partita.soggetto, rounded > 0, text),
    [[partita, rounded]],
  );
};

export const inDue: Ricetta = (banco) => {
  const partita = banco.partita(banco.soggetto(), { importo: banco.lordo() + 30_000 });
  const first = Math.round((partita.importo * banco.caso.drawInteger(20, 70)) / 100);
  const day = toGiorno(banco.quando(partita));
  const named = banco.caso.happens(0.6);
  for (const [at, part] of [first, partita.importo - first].entries()) {
    const text = named
      ? `${at === 0 ? 'ACCONTO' : 'SALDO'} ${cite(banco, partita)}`
      : senzaRiferimento(banco.caso);
    banco.movimento(
      'in più volte',
      addGiorni(day, at * banco.caso.drawInteger(5, 30)),
      part,
      bonifico(banco, partita.soggetto, part > 0, text, 0),
      [[partita, part]],
    );
  }
};

/** `id_tipo_pagamento` of effects collected through the bank. */
const RIBA = 2;

export const riba: Ricetta = (banco) => {
  const { caso } = banco;
  const data = addGiorni(toGiorno('2026-01-05'), caso.drawInteger(0, 290));
  const customers = banco.soggetti.filter(({ cliente }) => cliente);
  const scadenza = addGiorni(toGiorno(data), 60);
  const partite = Array.from({ length: caso.drawInteger(2, 6) }, () =>
    banco.partita(caso.choose(customers), { data, scadenza, tipo: RIBA }),
  );
  // The due date names them, together.
  for (const one of partite) one.citata = true;
  const importo = partite.reduce((sum, one) => sum + one.importo, 0);
  const written = {
    descrizione: `ACCREDITO EFFETTI SALVO BUON FINE DIST. ${caso.drawDigits(6)} SCAD. ${writeDate(caso, scadenza)} N.EFF. ${partite.length}`,
    ragione_sociale: null,
    iban_controparte: null,
    riferimento: null,
    causale: 'INCASSO RIBA',
  };
  banco.movimento(
    'distinta RiBa',
    scadenza,
    importo,
    written,
    partite.map((one) => [one, one.importo] as const),
  );
};

/** A supplier's effect, or an SDD under a known mandate, paid the day it falls due. */
export const aScadenza: Ricetta = (banco) => {
  const { caso } = banco;
  const fornitore = caso.choose(banco.soggetti.filter(({ cliente }) => !cliente));
  const partita = banco.partita(fornitore);
  partita.citata = true;
  const name = writeNome(caso, fornitore, caso.drawInteger(0, 1));
  const descrizione = caso.happens(0.5)
    ? `PAGAMENTO EFFETTO RI.BA. ${name} ${citeOne(caso, partita.scritto)} SCAD ${writeDate(caso, partita.scadenza)}`
    : `ADDEBITO SDD B2B ${name} MAND. ${fornitore.mandato} ${caso.happens(0.5) ? `FATT ${partita.scritto.breve}` : ''}`;
  banco.movimento(
    'RiBa e SDD passivi',
    addGiorni(toGiorno(partita.scadenza), caso.drawInteger(0, 2)),
    partita.importo,
    { descrizione, ragione_sociale: null, iban_controparte: null, riferimento: null, causale: null },
    [[partita, partita.importo]],
  );
};
