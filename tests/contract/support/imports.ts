/** Rows, and the steps of an import. */
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { aliasRequestSchema, rigaImportSchema } from '#api/contract/invio-import.ts';
import type { Browser } from './browser.ts';
import type { Office } from './world.ts';

export type Riga = z.input<typeof rigaImportSchema>;
type AliasRequest = z.input<typeof aliasRequestSchema>;

export function riga(values: Partial<Riga> = {}): Riga {
  return {
    riga: 1,
    data: '2026-03-10',
    data_valuta: '2026-03-10',
    causale: null,
    descrizione: 'Bonifico a vostro favore',
    ragione_sociale: null,
    id_soggetto: null,
    numero_documento: null,
    data_documento: null,
    scadenza: null,
    importo: 12_345,
    divisa: 'EUR',
    saldo: null,
    iban_controparte: null,
    riferimento: null,
    nota: null,
    ...values,
  };
}

/** `count` different rows from line 1 on. */
export function righe(count: number, values: Partial<Riga> = {}): Riga[] {
  return Array.from({ length: count }, (_, at) =>
    riga({ riga: at + 1, importo: at % 3 === 0 ? -(at + 1) * 100 : (at + 1) * 101, ...values }),
  );
}

export function totals(rows: readonly Riga[]) {
  const amounts = rows.map(({ importo }) => importo);
  const sum = (kept: number[]) => kept.reduce((total, amount) => total + amount, 0);
  return {
    righe: rows.length,
    dare: sum(amounts.filter((amount) => amount < 0)),
    avere: sum(amounts.filter((amount) => amount > 0)),
  };
}

export function declaration(
  office: Office,
  id_imp: number,
  rows: readonly Riga[],
  values: Partial<AliasRequest> = {},
): AliasRequest {
  return {
    id_imp,
    file: {
      nome: 'movimenti.csv',
      sha256: createHash('sha256').update(randomUUID()).digest('hex'),
      bytes: 1_000,
      formato: 'csv',
    },
    tracciato: { id: null, versione: null, nome: 'Prova', origine: 'inferito' },
    natura: 'movimento',
    id_conto: office.id_conto,
    id_mandante: null,
    colonne: [{ campo: 'importo', colonna: 'Importo' }],
    controparti: [],
    attesi: {
      ...totals(rows),
      scartate: 0,
      escluse: 0,
      saldo_iniziale: null,
      saldo_finale: null,
      dal: '2026-01-01',
      al: '2026-12-31',
      quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
    },
    ...values,
  };
}

/** The declaration of partite. */
export const PARTITE = { natura: 'partita', id_conto: null } as const;

/** Opens and declares an import; answers its id. */
export async function begin(
  office: Office,
  rows: readonly Riga[],
  values: Partial<AliasRequest> = {},
): Promise<number> {
  const { id_imp } = await office.browser.ok('logImportAdd');
  await office.browser.ok('importAlias', { body: declaration(office, id_imp, rows, values) });
  return id_imp;
}

export function sendLot(browser: Browser, id_imp: number, rows: readonly Riga[], lotto = 1, lotti = 1) {
  return browser.ok('importRows', { query: { id_imp }, body: { rows, lotto, lotti } });
}

/** A whole import in one lot; answers its id. */
export async function importAll(
  office: Office,
  rows: readonly Riga[],
  values: Partial<AliasRequest> = {},
): Promise<number> {
  const id_imp = await begin(office, rows, values);
  await sendLot(office.browser, id_imp, rows);
  return id_imp;
}

/** Every visible row of the azienda. */
export async function visible(browser: Browser, query: Record<string, unknown> = {}) {
  return browser.ok('estrattoConto', { query });
}
