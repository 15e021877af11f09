/** Moving dates: shown at once, kept by the server, undone with one key. */
import { dettagliSpostaSchema, type Scadenza } from '#api/contract/scadenze.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import type { RequestOf } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { addToastAtom } from '#state/toast.ts';
import { questionAtom, type RigaScadenza, righeScadenze, toRiga } from './atoms.ts';

type MoveBody = RequestOf<'scadenzeSposta'>['body'];

interface Fatto {
  label: string;
  body: MoveBody;
}

const madeBaseAtom = atom<readonly Fatto[]>([]);
/** What Ctrl+Z would take back, in words; null when nothing was moved since the page was opened. */
export const annullableAtom: Atom<string | null> = atom((get) => get(madeBaseAtom).at(-1)?.label ?? null);
export const dropAtom = atom(null, (_get, set) => set(madeBaseAtom, []));

/** Moves announced by the server that this page made itself: it knows them already. */
const ownBaseAtom = atom(0);
/** Takes one off; true when the announcement was of a move of this page. */
export const eProprioAtom = atom(null, (get, set): boolean => {
  const own = get(ownBaseAtom);
  if (own > 0) set(ownBaseAtom, own - 1);
  return own > 0;
});

const showAtom = atom(null, (get, set, scadenze: readonly Scadenza[]): void => {
  const question = get(questionAtom);
  if (!question) return;
  const righe = scadenze.map((each) => toRiga(each, question.lavorativi, get(todayAtom)));
  set(
    righeScadenze.changeAtom,
    righe.map((riga) => ({ id: riga.id, campi: riga })),
  );
  // Out of sight, or into the days before: the list and the balance that it starts from are others.
  const away = righe.some(({ giorno }) => giorno < question.dal || giorno > question.al);
  if (away) void set(righeScadenze.loadAtom);
});

type Esito = { tipo: 'fatta'; prima: MoveBody } | { tipo: 'errore'; testo: string };

const sendAtom = atom(null, async (get, set, body: MoveBody): Promise<Esito> => {
  set(ownBaseAtom, get(ownBaseAtom) + 1);
  try {
    const { partite, prima } = await get(clientAtom).call('scadenzeSposta', { body: body });
    set(showAtom, partite);
    return { tipo: 'fatta', prima };
  } catch (error) {
    set(ownBaseAtom, Math.max(0, get(ownBaseAtom) - 1));
    const stale = parseDettagli(error, 'versione_superata', dettagliSpostaSchema);
    if (stale) set(showAtom, stale.attuali);
    return {
      tipo: 'errore',
      testo: stale
        ? 'Qualcun altro ha già spostato questa scadenza: ora vedi la data che ha messo.'
        : describeError(error),
    };
  }
});

export const annulAtom = atom(null, async (get, set): Promise<void> => {
  const last = get(madeBaseAtom).at(-1);
  if (!last) return;
  set(
    madeBaseAtom,
    get(madeBaseAtom).filter((each) => each !== last),
  );
  const outcome = await set(sendAtom, last.body);
  set(
    addToastAtom,
    outcome.tipo === 'fatta'
      ? { severity: 'info', titolo: `Annullato: ${last.label}` }
      : { severity: 'error', titolo: 'Non si può annullare', testo: outcome.testo },
  );
});

/** Agrees a new day for some partite; answers null, or why it could not be done. */
export const moveAtom = atom(
  null,
  async (
    get,
    set,
    righe: readonly RigaScadenza[],
    fresh: { scadenza: Giorno | null; motivo: string },
  ): Promise<string | null> => {
    const outcome = await set(sendAtom, {
      partite: righe.map(({ id, scadenza, scadenza_originale }) => ({
        id,
        attesa: scadenza,
        // Null is the way back to the document's own.
        scadenza: fresh.scadenza ?? scadenza_originale,
        motivo: fresh.motivo,
      })),
    });
    if (outcome.tipo === 'errore') return outcome.testo;
    const what =
      righe.length === 1
        ? (righe[0]?.ragione_sociale ?? '')
        : formatCount(righe.length, 'partita', 'partite');
    const where =
      fresh.scadenza === null ? 'alla scadenza del documento' : `al ${formatData(fresh.scadenza)}`;
    const label = `${what} ${where}`;
    set(madeBaseAtom, [...get(madeBaseAtom), { label, body: outcome.prima }]);
    set(addToastAtom, {
      titolo: righe.length === 1 ? 'Scadenza spostata' : 'Scadenze spostate',
      testo: label,
      azione: { label: 'Annulla', run: () => void set(annulAtom) },
    });
    return null;
  },
);
