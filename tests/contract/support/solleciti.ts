/** An office that sends solleciti, the mailbox they arrive in, and the letters as a person confirms them. */
import { afterAll, beforeAll } from 'vitest';
import type { Lettera } from '#api/contract/solleciti.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { sendQueue } from '#server/core/mail/queue.ts';
import { LETTERE } from '#server/solleciti/letters.ts';
import { makeSeal } from '#server/core/seal.ts';
import { partite } from './pagamenti.ts';
import { openCasella, type Casella } from './smtp.ts';
import { createOne } from './soggetti.ts';
import { SECRET, type Office, type World } from './world.ts';

export const OGGI = getToday();
/** The day so many days ago. */
export const fa = (days: number) => addGiorni(OGGI, -days);

const POSTA = {
  host: '127.0.0.1',
  sicurezza: 'nessuna',
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: 'Studio',
};

/** A mailbox for the tests of a file. */
export function useCasella(): () => Casella {
  let input: Casella | undefined;
  beforeAll(async () => {
    input = await openCasella();
  });
  afterAll(() => input?.close());
  return () => {
    if (!input) throw new Error('the mailbox is opened in beforeAll');
    return input;
  };
}

/** An office with the usual levels and an empty mailbox, whose letters may leave at once. */
export async function prepare(world: World, input: Casella): Promise<Office> {
  input.umore = 'prende';
  input.messages.length = 0;
  input.destinatari.length = 0;
  const office = await world.office('amministratore');
  const { browser } = office;
  await browser.ok('postaSalva', {
    body: { ...POSTA, host: input.host, porta: input.porta, versione: null },
  });
  await browser.ok('impostazioniSalva', { body: { chiave: 'solleciti_secondi', valore: 0, versione: null } });
  await browser.ok('livelliSollecitoUsuali');
  return office;
}

export const submit = (world: World) => sendQueue(world.db, makeSeal(SECRET), LETTERE);

/** A soggetto with partite that fell due so many days ago. */
export async function cliente(
  office: Office,
  name: string,
  scadenze: readonly number[],
  email: string | null = 'cliente@ditta.it',
) {
  const soggetto = await createOne(office, name, {
    email,
    comune: 'Lodi',
    indirizzo: 'Via Roma 1',
    cap: '26900',
    provincia: 'LO',
  });
  const rows = await partite(
    office,
    scadenze.map((days, at) => ({
      scadenza: fa(days),
      data_documento: fa(days + 30),
      numero_documento: `${name.slice(0, 3).toUpperCase()}/${at + 1}`,
      importo: 10_000 + at * 1_050,
      id_soggetto: soggetto.id,
      ragione_sociale: name,
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

export async function confirm(office: Office, letters: readonly Lettera[]): Promise<number[]> {
  const body = { conferma: letters.length, lettere: letters.map((letter) => richiesta(letter)) };
  return (await office.browser.ok('sollecitiConferma', { body })).solleciti;
}
export const due = (office: Office) => office.browser.ok('daSollecitare');
export const detail = (office: Office, id = 0) => office.browser.ok('sollecito', { params: { id } });
