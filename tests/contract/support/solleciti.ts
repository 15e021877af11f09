/** An office that sends solleciti, the mailbox they arrive in, and the letters as a person confirms them. */
import { afterAll, beforeAll } from 'vitest';
import type { Lettera } from '#api/contract/solleciti.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { sendCoda } from '#server/solleciti/sender.ts';
import { makeSigillo } from '#server/core/seal.ts';
import { partite } from './pagamenti.ts';
import { openCasella, type Casella } from './smtp.ts';
import { creaUno } from './soggetti.ts';
import { SECRET, type Office, type World } from './world.ts';

export const OGGI = getToday();
/** The day so many days ago. */
export const fa = (giorni: number) => addGiorni(OGGI, -giorni);

const POSTA = {
  host: '127.0.0.1',
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: 'Studio',
};

/** A mailbox for the tests of a file. */
export function useCasella(): () => Casella {
  let casella: Casella | undefined;
  beforeAll(async () => {
    casella = await openCasella();
  });
  afterAll(() => casella?.chiudi());
  return () => {
    if (!casella) throw new Error('the mailbox is opened in beforeAll');
    return casella;
  };
}

/** An office with the usual levels and an empty mailbox, whose letters may leave at once. */
export async function prepare(world: World, casella: Casella): Promise<Office> {
  casella.umore = 'prende';
  casella.messaggi.length = 0;
  casella.destinatari.length = 0;
  const office = await world.office('amministratore');
  const { browser } = office;
  await browser.ok('postaSalva', {
    body: { ...POSTA, host: casella.host, porta: casella.porta, versione: null },
  });
  await browser.ok('impostazioniSalva', { body: { chiave: 'solleciti_secondi', valore: 0, versione: null } });
  await browser.ok('livelliSollecitoUsuali');
  return office;
}

export const invia = (world: World) => sendCoda(world.db, makeSigillo(SECRET));

/** A soggetto with partite that fell due so many days ago. */
export async function cliente(
  office: Office,
  nome: string,
  scadenze: readonly number[],
  email: string | null = 'cliente@ditta.it',
) {
  const soggetto = await creaUno(office, nome, {
    email,
    comune: 'Lodi',
    indirizzo: 'Via Roma 1',
    cap: '26900',
    provincia: 'LO',
  });
  const rows = await partite(
    office,
    scadenze.map((giorni, at) => ({
      scadenza: fa(giorni),
      data_documento: fa(giorni + 30),
      numero_documento: `${nome.slice(0, 3).toUpperCase()}/${at + 1}`,
      importo: 10_000 + at * 1_050,
      id_soggetto: soggetto.id,
      ragione_sociale: nome,
    })),
  );
  return { soggetto, rows };
}

export const richiesta = (
  { id_soggetto, divisa, partite: own, email }: Lettera,
  destinatario = email ?? '',
) => ({
  id_soggetto,
  divisa,
  destinatario,
  partite: own.map(({ id, residuo }) => ({ id, residuo })),
});

export async function conferma(office: Office, lettere: readonly Lettera[]): Promise<number[]> {
  const body = { conferma: lettere.length, lettere: lettere.map((lettera) => richiesta(lettera)) };
  return (await office.browser.ok('sollecitiConferma', { body })).solleciti;
}
export const due = (office: Office) => office.browser.ok('daSollecitare');
export const dettaglio = (office: Office, id = 0) => office.browser.ok('sollecito', { params: { id } });
