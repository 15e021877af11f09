/** The azienda that is not invented: it has a register of its own, and writes to those who owe it. */
import type { AnswerOf, Client } from '#api/client.ts';
import { addGiorni, toGiorno, getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';

type Soggetto = AnswerOf<'soggettiModifica'>['creati'][number];

const fresh = (ragione_sociale: string, ruoli: ('cliente' | 'fornitore' | 'agente' | 'mandante')[]) => ({
  ragione_sociale,
  ruoli,
  nazione: 'IT',
  partita_iva: null,
  codice_fiscale: null,
  email: 'amministrazione@ditta.it',
  pec: null,
  telefono: null,
  indirizzo: 'Via Roma 1',
  cap: '26900',
  comune: 'Lodi',
  provincia: 'LO',
  attivo: true,
  ibans: [],
});

/** Soggetti, two of them merged, a note and a document of one, and what an agente earns of a mandante. */
export async function writeAnagrafiche(client: Client): Promise<Soggetto[]> {
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        fresh('Rossi Costruzioni S.r.l.', ['cliente']),
        fresh('Verdi Impianti S.p.A.', ['cliente']),
        fresh('VERDI IMPIANTI', ['cliente']),
        fresh('Anna Galli', ['agente']),
        fresh('Mobili Brianza S.p.A.', ['mandante']),
      ],
    },
  });
  const [rossi, verdi, duplicate, agente, mandante] = creati;
  if (!rossi || !verdi || !duplicate || !agente || !mandante) throw new Error('five soggetti expected');
  await client.call('soggettiUnisci', {
    body: {
      id_tenuto: verdi.id,
      versione_tenuto: verdi.versione,
      id_unito: duplicate.id,
      versione_unito: duplicate.versione,
      campi: {},
    },
  });
  await client.call('matriceModifica', {
    body: {
      dal: toGiorno('2026-01-01'),
      celle: [{ id_agente: agente.id, id_mandante: mandante.id, attesa: null, aliquota: 500 }],
    },
  });
  return [rossi, verdi];
}

/** A mail server that nobody listens at: what is confirmed waits. */
export async function writePosta(client: Client): Promise<void> {
  await client.call('postaSalva', {
    body: {
      host: '127.0.0.1',
      porta: 9,
      sicurezza: 'nessuna',
      utente: null,
      mittente: 'studio@bianchi.it',
      nome_mittente: 'Studio',
      versione: null,
    },
  });
  await client.call('livelliSollecitoUsuali');
}

/** Partite that fell due: one contested, the others asked for, in a letter that waits to leave. */
export async function writePartite(client: Client, { id, ragione_sociale }: Soggetto): Promise<void> {
  const base = makePiano('partite.csv', makeMovimenti(6, 31), 0);
  const righe = base.righe.map((riga, at) => ({
    ...riga,
    id_soggetto: id,
    ragione_sociale,
    numero_documento: `FT/${at + 1}`,
    data_documento: toGiorno('2026-08-01'),
    scadenza: addGiorni(getToday(), -40 - at),
    importo: toCentesimi(10_000 + at),
    saldo: null,
  }));
  const avere = righe.reduce((sum, { importo }) => sum + importo, 0);
  const outcome = await importRighe(client, {
    ...base,
    natura: 'partita',
    id_conto: null,
    righe,
    attesi: { ...base.attesi, dare: toCentesimi(0), avere: toCentesimi(avere) },
  });
  if (outcome.tipo !== 'completato') throw new Error('the partite were not imported');
  const { righe: rows } = await client.call('estrattoConto', { query: { natura: 'partita', limit: 10 } });
  const contesa = rows[0];
  if (!contesa) throw new Error('a partita expected');
  await client.call('contestazioneNuova', { body: { id_partita: contesa.id, motivo: 'Merce difettosa' } });
  const { lettere } = await client.call('daSollecitare');
  await client.call('sollecitiConferma', {
    body: {
      conferma: lettere.length,
      lettere: lettere.map(({ id_soggetto, divisa, email, partite }) => ({
        id_soggetto,
        divisa,
        destinatario: email ?? '',
        partite: partite.map((each) => ({ id: each.id, residuo: each.residuo })),
      })),
    },
  });
}
