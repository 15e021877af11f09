/** Solleciti on the real server and a real mail server: prepared, read, confirmed, sent, and their PDFs opened. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addGiorni, formatData, getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { readPdf } from '../contract/support/leggi-pdf.ts';
import { openCasella, parseMessaggio, type Casella } from '../contract/support/smtp.ts';
import { findViolations } from './support/axe.ts';
import { messaggio } from './support/azioni.ts';
import { noBrowser } from './support/browser.ts';
import { cell, conteggio, workspace } from './support/griglia.ts';
import { it } from './support/it.ts';
import type { Studio } from './support/studio.ts';
import { goTo } from './support/pagine.ts';

const OGGI = getToday();
const fa = (days: number) => addGiorni(OGGI, -days);
const area = (page: Page, id = 'solleciti'): Locator => workspace(page, id);

let input: Casella;
beforeAll(async () => {
  input = await openCasella();
});
afterAll(() => input.close());

/** A customer with open invoices, so many days late each; 100,00 and 50,00 more for each after the first. */
async function customer({ client }: Studio, name: string, email: string | null, delays: readonly number[]) {
  const empty = { nazione: 'IT', partita_iva: null, codice_fiscale: null, pec: null, telefono: null };
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        {
          ...empty,
          ragione_sociale: name,
          email,
          ruoli: ['cliente'],
          indirizzo: 'Via Garibaldi 7',
          cap: '26900',
          comune: 'Lodi',
          provincia: 'LO',
          attivo: true,
          ibans: [],
        },
      ],
    },
  });
  const rows = delays.map((ritardo, at) => ({
    riga: at + 1,
    data: fa(ritardo + 30),
    data_valuta: null,
    causale: null,
    descrizione: 'Fattura di vendita',
    ragione_sociale: name,
    id_soggetto: creati[0]?.id ?? null,
    numero_documento: `${name.slice(0, 2).toUpperCase()}-${at + 1}`,
    data_documento: fa(ritardo + 30),
    scadenza: fa(ritardo),
    importo: toCentesimi(10_000 + at * 5_000),
    divisa: 'EUR',
    saldo: null,
    iban_controparte: null,
    riferimento: null,
    nota: null,
  }));
  const { id_imp } = await client.call('logImportAdd');
  await client.call('importAlias', {
    body: {
      id_imp,
      file: { nome: `${name}.csv`, sha256: id_imp.toString(16).padStart(64, 'a'), bytes: 1, formato: 'csv' },
      tracciato: { id: null, versione: null, nome: 'Prova', origine: 'inferito' },
      natura: 'partita',
      id_conto: null,
      id_mandante: null,
      colonne: [{ campo: 'importo', colonna: 'Importo' }],
      controparti: [],
      attesi: {
        righe: rows.length,
        dare: toCentesimi(0),
        avere: toCentesimi(rows.reduce((sum, { importo }) => sum + importo, 0)),
        scartate: 0,
        escluse: 0,
        saldo_iniziale: null,
        saldo_finale: null,
        dal: fa(400),
        al: OGGI,
        quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
      },
    },
  });
  await client.call('importRows', { query: { id_imp }, body: { rows, lotto: 1, lotti: 1 } });
}

async function setPosta({ client }: Studio): Promise<void> {
  await client.call('postaSalva', {
    body: {
      host: input.host,
      porta: input.porta,
      sicurezza: 'nessuna',
      utente: null,
      mittente: 'amministrazione@bianchi.it',
      nome_mittente: 'Bianchi & Figli',
      versione: null,
    },
  });
}

/** How long confirmed letters wait before they leave. */
async function setRipensamento({ client }: Studio, seconds: number): Promise<void> {
  const { versioni } = await client.call('impostazioni');
  await client.call('impostazioniSalva', {
    body: { chiave: 'solleciti_secondi', valore: seconds, versione: versioni.solleciti_secondi ?? null },
  });
}

describe.skipIf(noBrowser)('solleciti', () => {
  it('are prepared, read and confirmed; the letters leave once, and their PDFs say what they must', async ({
    page,
    studio,
  }) => {
    await customer(studio, 'Falegnameria Però & Figli S.n.c.', 'contabilita@pero.it', [45, 20, 2]);
    await customer(studio, 'Tipografia Senza Posta', null, [30]);
    await setPosta(studio);
    await setRipensamento(studio, 0);
    await page.goto('/app/scadenziario');
    await page.getByRole('button', { name: 'Solleciti', exact: true }).click();
    await page.getByText('Mancano i livelli').waitFor();
    await page.getByRole('button', { name: 'Imposta i livelli' }).click();
    const levels = page.getByRole('dialog', { name: 'Livelli e testi' });
    await levels.getByRole('button', { name: 'Aggiungi i tre livelli consueti' }).click();
    await levels.getByText('3. Ultimo sollecito').waitFor();
    await levels.getByRole('button', { name: 'Cambia Promemoria' }).click();
    const promemoria = page.getByRole('dialog', { name: '1. Promemoria' });
    await promemoria
      .getByRole('region', { name: 'Come si legge' })
      .getByText('Gentile Cliente d’esempio')
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await promemoria.getByRole('button', { name: 'Lascia stare' }).click();
    await levels.getByRole('button', { name: 'Chiudi' }).click();

    await conteggio(page, 'solleciti').getByText('2 solleciti da inviare').waitFor();
    await cell(area(page), 'Tipografia', 'email').getByText('Manca l’e-mail').waitFor();
    await area(page).getByRole('button', { name: 'Prepara e rileggi' }).first().click();
    const confirm = page.getByRole('dialog', { name: 'Rileggi e conferma' });
    await confirm.getByRole('button', { name: /^Falegnameria/ }).click();
    const letter = confirm.getByRole('region', { name: /^Sollecito a Falegnameria/ });
    await letter.getByText('Gentile Falegnameria Però & Figli S.n.c.,').waitFor();
    await letter.getByRole('button', { name: /^estratto-conto-falegnameria/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    // Who has no address stays out until it is written.
    await confirm.getByRole('button', { name: 'Invia 1 sollecito a 1 soggetto' }).waitFor();
    await confirm.getByRole('button', { name: /^Tipografia/ }).click();
    await confirm.getByLabel('A', { exact: true }).fill('ufficio@tipografia.it');
    expect([input.messages.length, (await studio.client.call('solleciti')).totale]).toEqual([0, 0]);
    await confirm.getByRole('button', { name: 'Invia 2 solleciti a 2 soggetti' }).click();
    await confirm.waitFor({ state: 'hidden' });

    await page.getByRole('radio', { name: 'Inviati' }).click();
    for (const name of ['Falegnameria', 'Tipografia'])
      await cell(area(page, 'solleciti-inviati'), name, 'stato').getByText('Inviato').waitFor();
    expect(input.destinatari.toSorted()).toEqual(['contabilita@pero.it', 'ufficio@tipografia.it']);
    const arrivata = input.messages.find((text) => text.includes('To: contabilita@pero.it')) ?? '';
    const { testo, allegati } = parseMessaggio(arrivata);
    expect(arrivata).toMatch(/^From: .*amministrazione@bianchi\.it/m);
    expect(testo).toContain(`scaduto il ${formatData(fa(45))}: 100,00 euro`);
    const names = [...allegati.keys()];
    expect(names).toEqual([
      expect.stringMatching(/^sollecito-falegnameria-.*\.pdf$/),
      expect.stringMatching(/^estratto-conto-falegnameria-.*\.pdf$/),
    ]);
    const [lettera_pdf = '', estratto_pdf = ''] = await Promise.all([...allegati.values()].map(readPdf));
    for (const words of ['Falegnameria Però & Figli S.n.c.', 'Via Garibaldi 7', 'FA-1', 'FA-2', '250,00'])
      expect(lettera_pdf).toContain(words);
    expect(lettera_pdf).not.toContain('FA-3');
    for (const words of ['Estratto conto', 'FA-1', 'FA-2', 'FA-3', '450,00'])
      expect(estratto_pdf).toContain(words);

    // Nobody is due twice, and the customer's own panel tells what was sent.
    await page.getByRole('radio', { name: 'Da inviare' }).click();
    await page.getByText('Nessuno da sollecitare oggi').waitFor();
    const first = (await studio.client.call('solleciti')).solleciti.find(({ destinatario }) =>
      destinatario.includes('pero'),
    );
    await goTo(page, `/app/anagrafiche?soggetto=${first?.id_soggetto}`);
    await page.getByRole('tab', { name: 'Solleciti' }).click();
    await page.getByText('1. Promemoria, inviato · 2 partite · 250,00 EUR').waitFor();
  });

  it('wait as long as was set, and can be stopped; what is in dispute is left out', async ({
    page,
    studio,
  }) => {
    await customer(studio, 'Vetreria Contesa', 'vetri@contesa.it', [40, 35]);
    await setRipensamento(studio, 600);
    await page.goto('/app/scadenziario/solleciti');
    // The letter as it was: the server would refuse to show it once something in it is in dispute.
    const shown = page.waitForResponse('**/api/solleciti/anteprima');
    await area(page).getByRole('button', { name: 'Prepara e rileggi' }).first().click();
    const confirm = page.getByRole('dialog', { name: 'Rileggi e conferma' });
    expect((await shown).status()).toBe(200);
    await confirm.getByRole('button', { name: 'Contesta VE-2' }).click();
    const contesta = page.getByRole('dialog', { name: 'Segna VE-2 come contestata' });
    await contesta.getByLabel('Che cosa contesta il cliente').fill('Due lastre rotte');
    await contesta.getByRole('button', { name: 'Segna come contestata' }).click();
    await contesta.waitFor({ state: 'hidden' });
    await confirm.getByRole('button', { name: 'Invia 1 sollecito a 1 soggetto' }).click();
    await page.getByRole('button', { name: 'Ferma' }).click();
    await messaggio(page, 'Fermati: non è partito nulla').waitFor();
    const { solleciti } = await studio.client.call('solleciti');
    expect(solleciti.find(({ ragione_sociale }) => ragione_sociale === 'Vetreria Contesa')).toMatchObject({
      stato: 'annullato',
      totale: 10_000,
    });
    expect(input.destinatari).not.toContain('vetri@contesa.it');
    await area(page).getByRole('button', { name: 'Partite escluse' }).click();
    const excluded = page.getByRole('dialog', { name: 'Partite escluse' });
    await excluded.getByText('Due lastre rotte').waitFor();
    await excluded.getByRole('button', { name: 'Chiudi la contestazione' }).click();
    await excluded.getByText('Due lastre rotte').waitFor({ state: 'hidden' });
    const { lettere } = await studio.client.call('daSollecitare');
    expect(lettere).toMatchObject([{ ragione_sociale: 'Vetreria Contesa', totale: 25_000 }]);
  });
});
