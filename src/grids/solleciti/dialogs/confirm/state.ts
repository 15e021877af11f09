/** The letters as the person is about to confirm them: which, to whom, with which words. */
import { useState } from 'react';
import { dettagliSollecitiSchema, type Lettera } from '#api/contract/solleciti.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import {
  getLetteraKey,
  surroundingAtom,
  stopSollecitiAtom,
  righeLettere,
  righeSolleciti,
} from '../../atoms.ts';
import { useWork } from '#ui/form.ts';
import { closeAtom } from '../open.ts';

export interface SollecitoDraft {
  lettera: Lettera;
  chiave: string;
  /** Goes with the others when they are confirmed. */
  included: boolean;
  destinatario: string;
  /** Partite left out of this letter. */
  out: ReadonlySet<number>;
  /** Null where they are those of the level. */
  oggetto: string | null;
  testo: string | null;
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/;

/** Why a letter cannot leave as it is, in Italian; null when it can. */
export function explainNotSendable({ destinatario, lettera, out }: SollecitoDraft): string | null {
  if (destinatario.trim() === '') return 'Manca l’e-mail';
  if (!EMAIL.test(destinatario.trim())) return 'L’e-mail non è valida';
  return out.size === lettera.partite.length ? 'Nessuna partita scelta' : null;
}

/** As the server takes it. */
export const toRequest = ({ lettera, destinatario, out, oggetto, testo }: SollecitoDraft) => ({
  id_soggetto: lettera.id_soggetto,
  divisa: lettera.divisa,
  destinatario: destinatario.trim(),
  oggetto,
  testo,
  partite: lettera.partite.filter(({ id }) => !out.has(id)).map(({ id, residuo }) => ({ id, residuo })),
});

const toDraft = (lettera: Lettera): SollecitoDraft => ({
  lettera,
  chiave: getLetteraKey(lettera),
  included: lettera.email !== null,
  destinatario: lettera.email ?? '',
  out: new Set(),
  oggetto: null,
  testo: null,
});

/** `Invia 12 solleciti a 11 soggetti`. */
export function formatSend(drafts: readonly SollecitoDraft[]): string {
  const soggetti = new Set(drafts.map(({ lettera }) => lettera.id_soggetto)).size;
  return `Invia ${formatCount(drafts.length, 'sollecito', 'solleciti')} a ${formatCount(soggetti, 'soggetto', 'soggetti')}`;
}

/** Which letters are others by now, where that is why. */
function explainRefused(error: unknown): string {
  const changed = parseDettagli(error, 'solleciti_cambiati', dettagliSollecitiSchema)?.cambiati ?? [];
  const which = changed.map(({ ragione_sociale, perche: why }) => `${ragione_sociale}: ${why}`).join('; ');
  return [describeError(error), which].filter(Boolean).join(' ');
}

export function useConferma(letters: readonly Lettera[]) {
  const client = useAtomValue(clientAtom);
  const surrounding = useAtomValue(surroundingAtom);
  const close = useSetAtom(closeAtom);
  const stop = useSetAtom(stopSollecitiAtom);
  const loadLetters = useSetAtom(righeLettere.loadAtom);
  const loadSolleciti = useSetAtom(righeSolleciti.loadAtom);
  const [drafts, setDrafts] = useState<readonly SollecitoDraft[]>(() => letters.map(toDraft));
  const [scelta, setScelta] = useState(drafts[0]?.chiave ?? '');
  const work = useWork(explainRefused);
  const changeState = (key: string, patch: Partial<SollecitoDraft>) =>
    setDrafts((now) => now.map((draft) => (draft.chiave === key ? { ...draft, ...patch } : draft)));
  const ready = drafts.filter((draft) => draft.included && explainNotSendable(draft) === null);
  const blocked = drafts.filter((draft) => draft.included && explainNotSendable(draft) !== null);
  const motivo = surrounding?.dimostrativa
    ? 'I dati di questa azienda sono inventati: da qui non parte nulla'
    : surrounding?.mittente === null
      ? 'Prima imposta il server di posta'
      : blocked.length > 0
        ? 'Completa o togli i solleciti segnati'
        : ready.length === 0
          ? 'Nessun sollecito da inviare'
          : null;
  const submit = async () => {
    if (motivo !== null || work.underway) return;
    await work.submit(async () => {
      const { solleciti, dal } = await client.call('sollecitiConferma', {
        body: { conferma: ready.length, lettere: ready.map(toRequest) },
      });
      const wait = Math.max(0, Date.parse(dal) - Date.now());
      showToast({
        titolo: formatCount(solleciti.length, 'sollecito in coda', 'solleciti in coda'),
        testo:
          wait < 2_000
            ? 'Partono subito.'
            : `Partono fra ${Math.round(wait / 1_000)} secondi: fino ad allora si possono fermare.`,
        ...(wait < 2_000
          ? {}
          : { duration: wait, azione: { label: 'Ferma', run: () => void stop(solleciti) } }),
      });
      close();
    });
    await Promise.all([loadLetters(), loadSolleciti()]);
  };
  return {
    drafts,
    scelta,
    setScelta,
    cambia: changeState,
    ready,
    blocked,
    motivo,
    underway: work.underway,
    error: work.error,
    submit,
  };
}
