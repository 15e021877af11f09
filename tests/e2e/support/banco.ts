/** The bench of payments: its two sides, the search for proposals, and accepting those above a threshold. */
import type { Page } from 'playwright-core';
import type { AnswerOf, Client } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { formatCount } from '#domain/text.ts';
import { askUntil } from '#tests/attese.ts';

export const movimenti = (page: Page) => page.getByTestId('workspace-pagamenti-movimenti');
export const partite = (page: Page) => page.getByTestId('workspace-pagamenti-partite');
export const panel = (page: Page) => page.getByTestId('pannello-proposte');

/** The bench of the demo office, of so many rows, all of them in sight. */
export async function openBanco(page: Page, client: Client, righe: number): Promise<void> {
  if ((await client.call('importazioni')).importazioni.length === 0)
    await client.call('demo', { body: { righe, da_riconciliare: 'anno' } });
  await page.goto('/app/pagamenti');
  await movimenti(page)
    .getByText(/^[\d.]+ movimenti$/)
    .waitFor();
}

/** Brings the details beside the list, where they are not yet. */
export async function openDettagli(page: Page): Promise<void> {
  const button = movimenti(page).getByRole('button', { name: 'Dettagli' });
  // The desk draws both in one go: details that are not there when it stands are shut.
  await panel(page).or(button).first().waitFor();
  if (!(await panel(page).isVisible())) await button.click();
  await partite(page).waitFor();
}

/** Waits until what is open has been searched and the page shows what was found: nobody has to ask for it. */
export async function searchAbbinamenti(
  page: Page,
  client: Client,
  filters: { id_imp?: number } = {},
): Promise<void> {
  const { id_completato } = await askUntil(
    () => client.call('calcoloUltimo'),
    ({ calcolo, da_cercare }) => calcolo?.stato === 'completato' && !da_cercare,
  );
  const { totale } = await client.call('proposte', {
    params: { id: id_completato ?? 0 },
    query: { ...filters, limit: 1 },
  });
  await page.getByText(formatCount(totale, 'proposta aperta', 'proposte aperte'), { exact: true }).waitFor();
}

/** The bench with its proposals. */
export async function openProposte(page: Page, client: Client, righe: number): Promise<void> {
  await openBanco(page, client, righe);
  await searchAbbinamenti(page, client);
  await movimenti(page).getByText(/^\d+%/).first().waitFor();
}

/** What is open of every row: what a decision changes, and an undo gives back. */
export async function residui(client: Client): Promise<{ righe: number; residuo: number }> {
  let residuo = 0;
  let righe = 0;
  let cursor: string | null = null;
  do {
    const query: { limit: number; sort: string; cursor?: string } = { limit: 10_000, sort: 'data' };
    if (cursor !== null) query.cursor = cursor;
    const page: AnswerOf<'estrattoConto'> = await client.call('estrattoConto', { query });
    for (const riga of page.righe) residuo += Math.abs(riga.residuo);
    righe += page.righe.length;
    ({ cursor } = page);
  } while (cursor !== null);
  return { righe, residuo };
}

/** Opens the question, once it knows how many it would accept from a percentage on. */
export async function askAccept(page: Page, percent: number) {
  await page.getByRole('button', { name: 'Accetta sopra la soglia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accetta sopra la soglia' });
  await dialog.getByLabel('Da quanto in su').fill(String(percent));
  const accetta = dialog.getByRole('button', { name: /^Accetta [\d.]+ abbinamenti$/ });
  const quante = Number(((await accetta.textContent()) ?? '').replaceAll(/\D/g, ''));
  return { dialog, accetta, quante };
}

/** A proposal without rivals, whose movimento is the only one of its descrizione: the latest, which is read first. */
export async function propostaSola(client: Client): Promise<{ proposta: PropostaWire; descrizione: string }> {
  const { id_completato } = await client.call('calcoloUltimo');
  const { proposte, righe } = await client.call('proposte', {
    params: { id: id_completato ?? 0 },
    query: { tipo: 'documenti', unica: 'true', limit: 5_000 },
  });
  const [latest] = proposte
    .flatMap((proposta) => {
      const riga = righe.find(({ id }) => id === proposta.movimenti[0]);
      const same = righe.filter(({ descrizione }) => descrizione === riga?.descrizione);
      return riga && same.length === 1 ? [{ proposta, riga }] : [];
    })
    .toSorted((a, b) => b.riga.data.localeCompare(a.riga.data));
  if (!latest) throw new Error('a proposal expected');
  return { proposta: latest.proposta, descrizione: latest.riga.descrizione };
}

/** The row of one movimento, once it alone is in sight. */
export async function findRiga(page: Page, description: string) {
  await movimenti(page).getByRole('searchbox').fill(description);
  await movimenti(page)
    .getByText(/^1 di /)
    .waitFor();
  return movimenti(page).locator('.ag-row:not(.ag-row-loading)[row-index="0"]');
}
