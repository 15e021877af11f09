/**
 * An office with every kind of row, small and the same each time but for the instants at which its rows are made: what
 * the dump of a release holds, so that a later migration meets all that a person may have.
 */
import type { Client } from '#api/client.ts';
import { bindAzienda } from '#api/client.ts';
import type { AnswerOf } from '#api/client.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti, writeFileBanca } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { writeAnagrafiche, writePartite, writePosta } from './ufficio-proprio.ts';
import { askUntil } from '#tests/attese.ts';
import { applyRegole } from '#tests/regole.ts';

type Riga = AnswerOf<'estrattoConto'>['righe'][number];

const DEMO = { righe: 144, seme: 11, al: toGiorno('2026-10-31'), da_riconciliare: 'anno' } as const;
const MESE = { report: 'scaduto', parametri: { al: 'fine_mese_scorso' } } as const;

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a row expected');
  return row;
}

async function readOpen(client: Client, natura: 'movimento' | 'partita'): Promise<Riga[]> {
  const { righe } = await client.call('estrattoConto', { query: { natura, sort: 'id', limit: 10_000 } });
  return righe.filter(({ stato }) => stato === 'aperta');
}

/** Proposals accepted in bulk, one refused, and an action that was undone. */
async function writeProposte(client: Client): Promise<void> {
  const { id_calcolo } = await client.call('calcoloAvvia');
  const isOver = async () => {
    const { stato } = await client.call('calcolo', { params: { id: id_calcolo } });
    if (stato !== 'in_corso' && stato !== 'completato') throw new Error(`the search is ${stato}`);
    return stato === 'completato';
  };
  await askUntil(isOver, Boolean);
  const params = { id: id_calcolo };
  const { proposte } = await client.call('proposte', { params, query: { limit: 5_000 } });
  const numbers = proposte.map(({ numero }) => numero);
  const [a = 0, b = 0] = numbers;
  const undone = await client.call('proposteAccetta', { body: { id_calcolo, numeri: [a, b] } });
  await client.call('lottoAnnulla', { params: { id: undone.id_lotto ?? 0 } });
  const rest = numbers.slice(2);
  await client.call('proposteRifiuta', { body: { id_calcolo, numeri: rest.slice(-1) } });
  await client.call('proposteAccetta', {
    body: { id_calcolo, numeri: rest.slice(0, Math.ceil(rest.length / 2)) },
  });
}

/** By hand: whole, partial with a differenza, undone, taken back later. */
async function writePagamenti(client: Client): Promise<void> {
  const partite = (await readOpen(client, 'partita')).filter(({ importo }) => importo > 1_000);
  const [a, b, c, d] = partite;
  if (!a || !b || !c || !d) throw new Error('four open partite expected');
  const pay = ({ id, residuo }: Riga, differenze: { tipo: 'abbuono'; importo: number }[] = []) =>
    client.call('pagamentoCrea', {
      body: {
        partite: [{ id, importo: toCentesimi(residuo) }],
        data: toGiorno('2026-10-20'),
        differenze: differenze.map((each) => ({ ...each, importo: toCentesimi(each.importo) })),
      },
    });
  await pay(a);
  await client.call('pagamentoCrea', {
    body: {
      partite: [{ id: b.id, importo: toCentesimi(500) }],
      data: toGiorno('2026-10-21'),
      nota: 'Acconto',
    },
  });
  const annullato = await pay(c, [{ tipo: 'abbuono', importo: -10 }]);
  await client.call('pagamentoAnnulla', {
    params: { id: annullato.id },
    body: { versione: annullato.versione, motivo: 'Errore' },
  });
  const reversed = await pay(d);
  await client.call('pagamentoStorna', {
    params: { id: reversed.id },
    body: { versione: reversed.versione, data: toGiorno('2026-10-30'), motivo: 'Insoluto' },
  });
}

/** Voci, rules and what they explain; one assignment taken back; the tracciato of prima nota. */
async function writeVoci(client: Client): Promise<void> {
  await client.call('vociUsuali', { body: { regole: true } });
  await applyRegole(client);
  const [voce] = (await client.call('voci')).voci;
  const [a, b] = await readOpen(client, 'movimento');
  if (!voce || !a || !b) throw new Error('a voce and two open movimenti expected');
  const assign = (id: number) =>
    client.call('movimentiAssegna', {
      body: { movimenti: [{ id }], tipo: 'voce', id_voce: voce.id, motivo: 'A mano' },
    });
  await assign(a.id);
  const { assegnazioni } = await assign(b.id);
  await client.call('movimentiLibera', { body: { assegnazioni } });
  await client.call('movimentiAssegna', {
    body: { movimenti: [{ id: b.id }], tipo: 'ignorata', motivo: 'Non ci riguarda' },
  });
}

/** What people keep for themselves: queries, views, reports, agreed days, calendars, settings. */
async function writeTavolo(client: Client): Promise<void> {
  const fresh = { id: null, versione: null };
  await client.call('interrogazioneSalva', {
    body: { ...fresh, nome: 'Conti', testo: 'select * from conti', condivisa: true },
  });
  await client.call('reportSalva', { body: { ...fresh, nome: 'Scaduto', condiviso: true, scelta: MESE } });
  await client.call('causaliAbi');
  const [partita] = await readOpen(client, 'partita');
  if (!partita?.scadenza) throw new Error('an open partita with its scadenza expected');
  await client.call('scadenzeSposta', {
    body: {
      partite: [
        { id: partita.id, attesa: partita.scadenza, scadenza: toGiorno('2026-12-31'), motivo: 'Accordo' },
      ],
    },
  });
  await client.call('calendarioCrea', { body: { nome: 'Mio', filtri: {} } });
  await client
    .call('updateNota', {
      body: { id: partita.id, nota: 'Richiamare', versione: partita.versione + 1 },
    })
    .catch(async () => {
      // Moving the day may leave the version as it was: that is the release's own business.
      const now = (await readOpen(client, 'partita')).find(({ id }) => id === partita.id) ?? partita;
      await client.call('updateNota', { body: { id: now.id, nota: 'Richiamare', versione: now.versione } });
    });
}

/** Files with their bytes kept, one of them rolled back. */
async function writeImportazioni(client: Client, dal: Giorno): Promise<void> {
  const { id } = await client.call('contoNuovo', { body: { nome: `Conto dal ${dal}` } });
  const send = async (name: string, seed: number) => {
    const movimenti = makeMovimenti(20, seed);
    const plan = makePiano(name, movimenti, id);
    const outcome = await importRighe(client, {
      ...plan,
      originale: () => Promise.resolve(new Uint8Array(writeFileBanca(movimenti))),
    });
    if (outcome.tipo !== 'completato') throw new Error(`${name} was not imported`);
    return outcome.id_imp;
  };
  await client.call('impostazioniImportazioneSalva', {
    body: { ...(await client.call('impostazioniImportazione')), conserva_originali: true },
  });
  await send('tenuto.csv', 21);
  await client.call('allDelImport', { params: { id: await send('annullato.csv', 22) } });
}

/** Fills a fresh installation: the demo office for the person's azienda, and one of their own beside it. */
export async function fillOffice(client: Client): Promise<void> {
  await client.call('demo', { body: DEMO });
  await writeProposte(client);
  await writePagamenti(client);
  await writeVoci(client);
  await writeTavolo(client);
  const me = await client.call('aziendaNuova', { body: { ragione_sociale: 'Propria S.r.l.' } });
  const propria = me.aziende.find(({ ragione_sociale }) => ragione_sociale === 'Propria S.r.l.');
  const own = bindAzienda(client, propria?.id ?? 0);
  await writeImportazioni(own, toGiorno('2026-01-01'));
  const soggetti = await writeAnagrafiche(own);
  await writePosta(own);
  await writePartite(own, first(soggetti));
}
