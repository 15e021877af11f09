/** Who is due a sollecito, and why the others are not. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addGiorni } from '#domain/date.ts';
import { onEveryEngine } from '../support/engines.ts';
import { first, movimenti, partite } from '../support/pagamenti.ts';
import { cliente, due, fa, OGGI, prepare, useCasella } from '../support/solleciti.ts';

const input = useCasella();

onEveryEngine('solleciti that are due', (world) => {
  test('one letter a soggetto at its highest level; what is not due says why or is silent', async () => {
    const office = await prepare(world(), input());
    const { browser } = office;
    const rossi = await cliente(office, 'Rossi Srl', [45, 12, 5]);
    const bianchi = await cliente(office, 'Bianchi Spa', [90], null);
    await browser.ok('contestazioneNuova', {
      body: { id_partita: first(bianchi.rows).id, motivo: 'Merce difettosa' },
    });
    await partite(office, [{ scadenza: fa(20), importo: 5_000, ragione_sociale: 'Nessuno' }]);
    const { lettere, escluse, al } = await due(office);
    expect(al).toBe(OGGI);
    expect(lettere).toMatchObject([
      {
        ragione_sociale: 'Rossi Srl',
        numero: 1,
        livello: 'Promemoria',
        totale: 21_050,
        giorni: 45,
        email: 'cliente@ditta.it',
      },
    ]);
    expect(lettere[0]?.partite.map(({ id }) => id)).toEqual(rossi.rows.slice(0, 2).map(({ id }) => id));
    expect(escluse.map(({ ragione_sociale, perche, motivo }) => [ragione_sociale, perche, motivo])).toEqual([
      ['Bianchi Spa', 'contestata', 'Merce difettosa'],
      ['Nessuno', 'senza_soggetto', null],
    ]);
    // A dispute that is settled counts no more.
    const { id_contestazione } = escluse[0] ?? {};
    const [opened] = (await browser.ok('contestazioni')).contestazioni;
    await browser.ok('contestazioneSalva', {
      params: { id: id_contestazione },
      body: { versione: opened?.versione, al: OGGI },
    });
    expect((await due(office)).lettere.map((each) => [each.ragione_sociale, each.email])).toEqual([
      ['Bianchi Spa', null],
      ['Rossi Srl', 'cliente@ditta.it'],
    ]);
  });

  test('an agreed date postpones, and what looks paid stays out until a person takes it in', async () => {
    const office = await prepare(world(), input());
    const { rows, soggetto } = await cliente(office, 'Verdi Snc', [40, 41]);
    const [one, other] = rows;
    await sql`insert into scadenza_concordata (id_azienda, id_partita, scadenza_originale, scadenza, motivo, id_autore)
      values (${office.id_azienda}, ${one?.id}, ${one?.scadenza}, ${addGiorni(OGGI, 5)}, 'accordo', ${office.id_utente})`.execute(
      world().db.kysely,
    );
    expect((await due(office)).lettere[0]?.partite.map(({ id }) => id)).toEqual([other?.id]);
    await movimenti(office, [
      { importo: other?.importo ?? 0, data: OGGI, descrizione: 'Bonifico Verdi', id_soggetto: soggetto.id },
    ]);
    const paid = await due(office);
    expect(paid.lettere).toEqual([]);
    expect(paid.escluse).toMatchObject([
      { perche: 'forse_pagata', forse_pagata: true, motivo: expect.stringContaining('Bonifico Verdi') },
    ]);
    const taken = await office.browser.ok('daSollecitare', { query: { includi: String(other?.id) } });
    expect(taken.lettere[0]?.partite).toMatchObject([{ id: other?.id, forse_pagata: true }]);
  });
});
