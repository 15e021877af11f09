/** What is done with a thing that the studio shares: given, taken back, followed again; each is undone by its values. */
import type { Client } from '#api/client.ts';
import type { Genere } from '#api/contract/condivise.ts';
import type { DelloStudio } from '#api/contract/dello-studio.ts';
import { showToast } from '#state/toast.ts';
import { explainRefusal } from '../form.ts';

/** One of the azienda's, in the version that was seen. */
interface SeenThing {
  id: number;
  versione: number;
  dello_studio: DelloStudio;
}

/** How a kind is saved and read again: the rest is the same for all of them. */
export interface StudioThing<Dati extends object> {
  genere: Genere;
  /** As people call it: `«40.01 Canoni»`. */
  nome: string;
  vista: SeenThing;
  /** What the studio would say of it, as it was read. */
  prima: Dati;
  /** Saves over the version that was seen. */
  save: (seen: Pick<SeenThing, 'id' | 'versione'>, data: Dati) => Promise<unknown>;
  /** As it is now. */
  read: () => Promise<SeenThing | undefined>;
  /** What shows it is read again. */
  reread: () => Promise<unknown>;
}

async function readAgain<Dati extends object>({ read }: StudioThing<Dati>): Promise<SeenThing> {
  const now = await read();
  if (!now) throw new Error('Non c’è più');
  return now;
}

/** What was done is told, and offered to be taken back. */
function tell(titolo: string, reread: () => Promise<unknown>, undo: () => Promise<unknown>): void {
  const run = async () => {
    try {
      await undo();
      showToast({ titolo: 'Annullato: è tutto come prima' });
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Non è stato annullato', testo: explainRefusal(error) });
    }
    await reread();
  };
  showToast({
    titolo,
    duration: 15_000,
    azione: { label: 'Annulla', run: () => void run() },
  });
}

const share = <Dati extends object>(
  client: Client,
  azienda: number | null,
  { genere }: StudioThing<Dati>,
  { id, versione, dello_studio }: SeenThing,
) =>
  client.call('condividi', {
    body: { genere, id, versione, versione_studio: dello_studio?.versione ?? null },
    azienda,
  });

/** Gives it to the studio as `ora` says, or changes that of the studio. */
export async function shareThing<Dati extends object>(
  client: Client,
  azienda: number | null,
  what: StudioThing<Dati>,
  ora: Dati,
): Promise<void> {
  const { genere, nome, vista, prima, save, reread } = what;
  const studio = vista.dello_studio === null ? null : await readStudio<Dati>(client, azienda, what);
  const changed = JSON.stringify(ora) !== JSON.stringify(prima);
  if (changed) await save(vista, ora);
  await share(client, azienda, what, changed ? await readAgain(what) : vista);
  const done = await readAgain(what);
  tell(`${nome} è di tutte le aziende`, reread, async () => {
    const { id, versione } = done;
    if (studio === null) {
      await client.call('condivisaTogli', {
        body: { genere, id, versione },
        azienda,
      });
      if (changed) await save(await readAgain(what), prima);
      return;
    }
    await save(done, studio);
    await share(client, azienda, what, await readAgain(what));
    if (vista.dello_studio?.personalizzata) await save(await readAgain(what), prima);
  });
  await reread();
}

async function readStudio<Dati extends object>(
  client: Client,
  azienda: number | null,
  { genere, vista: { id } }: StudioThing<Dati>,
): Promise<Dati> {
  const { contenuto } = await client.call('condivisa', {
    query: { genere, id },
    azienda,
  });
  return contenuto.dati as unknown as Dati;
}

/** What was changed here goes, and that of the studio is followed again. */
export async function followThing<Dati extends object>(
  client: Client,
  azienda: number | null,
  what: StudioThing<Dati>,
): Promise<void> {
  const { nome, vista, prima, save, reread } = what;
  await save(vista, await readStudio<Dati>(client, azienda, what));
  const done = await readAgain(what);
  tell(`${nome} segue di nuovo lo studio`, reread, () => save(done, prima));
  await reread();
}

/** The studio shares it no longer. */
export async function unshareThing<Dati extends object>(
  client: Client,
  azienda: number | null,
  what: StudioThing<Dati>,
): Promise<void> {
  const { genere, nome, vista, prima, save, reread } = what;
  const { id, versione } = vista;
  const studio = vista.dello_studio?.personalizzata ? await readStudio<Dati>(client, azienda, what) : prima;
  await client.call('condivisaTogli', {
    body: { genere, id, versione },
    azienda,
  });
  tell(`${nome} non è più dello studio`, reread, async () => {
    if (studio !== prima) await save(await readAgain(what), studio);
    await share(client, azienda, what, await readAgain(what));
    if (studio !== prima) await save(await readAgain(what), prima);
  });
  await reread();
}
