import { describe, expect, it } from 'vitest';
import { rigaImportSchema } from '#api/contract/invio-import.ts';
import { checkCodiceFiscale } from '../codici-fiscali.ts';
import { checkIban, checkPartitaIva } from '../codici.ts';
import { addGiorni, toGiorno } from '../date.ts';
import { computePasqua, isLavorativo } from '../scadenze/holidays.ts';
import { PLACES } from './words.ts';
import { makeStudio } from './office.ts';
import type { RigaDemo } from './types.ts';

const AL = toGiorno('2026-11-20');
const studio = makeStudio({ seme: 1, movimenti: 20_000, al: AL });
const importazioni = [...studio.importazioni()];
const movimenti = importazioni.filter(({ natura }) => natura === 'movimento');
const partite = importazioni.filter(({ natura }) => natura === 'partita');
const righe = movimenti.flatMap((file) => file.righe);
const { conti, soggetti } = studio.azienda;

describe('the registries', () => {
  it('are three conti and 200 soggetti of every role', () => {
    expect(conti).toHaveLength(3);
    expect(soggetti).toHaveLength(200);
    expect(new Set(soggetti.flatMap(({ ruoli }) => ruoli))).toEqual(
      new Set(['cliente', 'fornitore', 'mandante', 'agente']),
    );
  });

  it('carry codes that pass their own checks', () => {
    const ibans = [...conti.map(({ iban }) => iban), ...soggetti.flatMap((soggetto) => soggetto.ibans)];
    const partiteIva = [studio.azienda, ...soggetti].map(({ partita_iva }) => partita_iva);
    expect(ibans.filter((iban) => !checkIban(iban).ok)).toEqual([]);
    expect(partiteIva.filter((code) => !checkPartitaIva(code).ok)).toEqual([]);
    expect(soggetti.filter(({ codice_fiscale }) => !checkCodiceFiscale(codice_fiscale).ok)).toEqual([]);
    expect(new Set(conti.map(({ iban }) => iban)).size).toBe(3);
  });

  it('have no two soggetti alike, and unique keys', () => {
    for (const field of ['ragione_sociale', 'partita_iva', 'pec', 'chiave'] as const)
      expect(new Set(soggetti.map((soggetto) => soggetto[field])).size).toBe(soggetti.length);
  });

  it('reach nobody: mail under example names, telephone numbers that cannot exist', () => {
    const indirizzi = soggetti.flatMap(({ email, pec }) => [email, pec]);
    expect(
      indirizzi.filter(
        (mail) => !/^[a-z0-9-]+@[a-z0-9.-]+\.(example|example\.it)$|@pec\.example\.it$/.test(mail),
      ),
    ).toEqual([]);
    expect(soggetti.filter(({ telefono }) => !/^0\d{1,3} 0\d{6}$/.test(telefono))).toEqual([]);
  });

  it('have addresses whose CAP, comune and provincia belong together', () => {
    const known = new Set(PLACES.map(({ cap, comune, provincia }) => `${cap} ${comune} ${provincia}`));
    expect(
      soggetti.filter(({ cap, comune, provincia }) => !known.has(`${cap} ${comune} ${provincia}`)),
    ).toEqual([]);
  });
});

describe('the rows', () => {
  it('are exactly as many as asked, partite three quarters of movimenti', () => {
    expect(righe).toHaveLength(20_000);
    expect(partite.flatMap((file) => file.righe)).toHaveLength(15_000);
    expect([studio.movimenti, studio.partite]).toEqual([20_000, 15_000]);
  });

  it('are what the contract accepts', () => {
    const refused = importazioni
      .flatMap((file) => file.righe)
      .filter((riga) => !rigaImportSchema.safeParse({ ...riga, id_soggetto: null }).success);
    expect(refused).toEqual([]);
  });

  it('tie to the cent in every file, and from each month to the next', () => {
    const saldi = new Map<string, number>(
      conti.map(({ chiave, saldo_iniziale }) => [chiave, saldo_iniziale]),
    );
    for (const file of movimenti) {
      expect(file.saldo_iniziale).toBe(saldi.get(file.conto ?? ''));
      let saldo: number = file.saldo_iniziale ?? 0;
      for (const riga of file.righe) expect(riga.saldo).toBe((saldo += riga.importo));
      expect(file.saldo_finale).toBe(saldo);
      saldi.set(file.conto ?? '', saldo);
    }
    expect(movimenti).toHaveLength(3 * 12);
  });

  it('are booked in order, on days when banks work, inside the days of their file', () => {
    for (const { righe: rows, dal, al } of importazioni) {
      const days = rows.map(({ data }) => data);
      expect(days).toEqual(days.toSorted());
      expect(days.filter((day) => day < dal || day > al || !isLavorativo(day))).toEqual([]);
    }
  });

  it('are numbered as lines of their file, without holes', () => {
    for (const { righe: rows } of importazioni)
      expect(rows.map(({ riga }) => riga)).toEqual(rows.map((_, at) => (rows[0]?.riga ?? 0) + at));
  });

  it('have one file name per conto and month', () => {
    const names = importazioni.map(({ nome_file }) => nome_file);
    expect(new Set(names).size).toBe(names.length);
  });

  it('move money between own conti on both sides', () => {
    const giroconti = righe.filter(({ descrizione }) => descrizione.startsWith('GIROCONTO'));
    const side = (sign: number) =>
      giroconti
        .filter(({ importo }) => importo * sign > 0)
        .map(({ data, importo }) => `${data} ${Math.abs(importo)}`)
        .toSorted();
    expect(giroconti.length).toBeGreaterThan(100);
    expect(side(1)).toEqual(side(-1));
  });

  it('never leave a conto overdrawn', () => {
    expect(righe.filter(({ saldo }) => (saldo ?? 0) < 0)).toEqual([]);
  });
});

describe('payments', () => {
  const documenti = new Map<string, RigaDemo>(
    partite.flatMap((file) =>
      file.righe.map((riga) => [`${riga.soggetto} ${riga.numero_documento}`, riga] as const),
    ),
  );
  const payers = righe.filter(({ paga }) => paga.length > 0);

  it('settle partite that exist, of an earlier day, never beyond their amount, to the cent of the movimento', () => {
    const paid = new Map<string, number>();
    for (const riga of payers) {
      expect(riga.paga.reduce((total, { importo }) => total + importo, 0)).toBe(riga.importo);
      for (const { soggetto, numero_documento, importo } of riga.paga) {
        const key = `${soggetto} ${numero_documento}`;
        expect((documenti.get(key)?.data ?? '9999') <= riga.data).toBe(true);
        paid.set(key, (paid.get(key) ?? 0) + importo);
      }
    }
    const beyond = [...paid].filter(([key, importo]) => {
      const owed = documenti.get(key)?.importo ?? 0;
      return Math.sign(owed) !== Math.sign(importo) || Math.abs(importo) > Math.abs(owed);
    });
    expect(beyond).toEqual([]);
  });

  it('have a number of their own for every partita of a soggetto', () => {
    expect(documenti.size).toBe(15_000);
  });

  it('are most of the old partite, some together, some in part', () => {
    const oldOnes = [...documenti].filter(([, { scadenza }]) => (scadenza ?? '') < addGiorni(AL, -60));
    const paid = new Set(
      payers.flatMap(({ paga }) => paga.map((one) => `${one.soggetto} ${one.numero_documento}`)),
    );
    expect(oldOnes.filter(([key]) => paid.has(key)).length / oldOnes.length).toBeGreaterThan(0.8);
    expect(payers.filter(({ paga }) => paga.length > 1).length).toBeGreaterThan(500);
    expect(payers.filter(({ descrizione }) => descrizione.includes('ACCONTO')).length).toBeGreaterThan(50);
  });

  it('mostly name the document or the counterparty, sometimes neither exactly', () => {
    const quote = ({ descrizione, paga }: (typeof payers)[number]) =>
      paga.every(({ numero_documento }) =>
        descrizione.includes(numero_documento.replace(/\/20\d\d$|^FT-|^\d\d\/A\//g, '')),
      );
    const share = payers.filter(quote).length / payers.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.98);
  });
});

it('has open partite due yesterday, today and tomorrow', () => {
  const paid = new Set(
    righe.flatMap(({ paga }) => paga.map((one) => `${one.soggetto} ${one.numero_documento}`)),
  );
  for (const days of [-1, 0, 1]) {
    const open = partite
      .flatMap((file) => file.righe)
      .filter(({ scadenza }) => scadenza === addGiorni(AL, days))
      .filter((riga) => !paid.has(`${riga.soggetto} ${riga.numero_documento}`));
    expect(open.length).toBeGreaterThanOrEqual(3);
  }
});

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('knows Easter of %d', (year, day) => {
  expect(computePasqua(year)).toBe(day);
  expect(isLavorativo(addGiorni(toGiorno(day), 1))).toBe(false);
});
