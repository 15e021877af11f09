/** The demonstration office in a test: its rows, as the server gives them, to compare the grid with. */
import type { Page } from 'playwright-core';
import type { Client } from '#api/client.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatInteger } from '#domain/text.ts';
import { conteggio } from './griglia.ts';

/** Fills the office once and answers its movements. */
export async function movimentiDemo({ client }: { client: Client }, righe: number): Promise<RigaEstratto[]> {
  const query = { natura: 'movimento' as const, limit: 100_000 };
  const before = await client.call('estrattoConto', { query });
  if (before.totale > 0) return before.righe;
  await client.call('demo', { body: { righe, seme: 7, da_riconciliare: 'anno' } });
  return (await client.call('estrattoConto', { query })).righe;
}

/** `12 di 1.800 movimenti`, or all of them. */
export function quanti(shown: number, tutti: number): string {
  const all = `${formatInteger(tutti)} movimenti`;
  return shown === tutti ? all : `${formatInteger(shown)} di ${all}`;
}

/** Waits until the title row counts so many rows. */
export async function waitFor(page: Page, shown: number, all: number): Promise<void> {
  await conteggio(page, 'estratto-conto').getByText(quanti(shown, all), { exact: true }).waitFor();
}

/** Opens the estratto conto, at an address if given, and waits for all its rows. */
export async function openEstratto(page: Page, all: number, search = '', shown = all): Promise<void> {
  await page.goto(`/app/estrattoconto${search}`);
  await waitFor(page, shown, all);
}
