/** Asks before something is given to the studio, changed for it, or taken back: whom it touches stands first. */
import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useCallback } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useLettura } from '#state/use-reading.ts';
import { formatCount } from '#domain/text.ts';
import { useWork } from '../form.ts';
import { Confirm } from '../question.tsx';
import { shareThing, unshareThing, type StudioThing } from './acts.ts';
import { formatUso, ListUse } from './uso.tsx';

interface StudioAskProps<Dati extends object> {
  what: StudioThing<Dati>;
  act: 'condividi' | 'togli';
  /** What it is to say, and under which name or code. */
  ora: Dati;
  chiave: string;
  onDone: () => void;
  onClose: () => void;
}

const CAMBIA = 'Cambia per tutte';

export function StudioAsk<Dati extends object>(props: StudioAskProps<Dati>) {
  const { what, act, ora, chiave, onDone, onClose } = props;
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const { underway, error, submit } = useWork();
  const { genere, nome, vista } = what;
  const { id, versione, dello_studio } = vista;
  const fresh = dello_studio === null;
  const versione_studio = dello_studio?.versione ?? null;
  const read = useCallback(
    async (signal: AbortSignal) => {
      const body = { genere, id, versione, anteprima: true };
      if (act === 'togli') return client.call('condivisaTogli', { body, signal });
      const seen = { ...body, versione_studio, chiave };
      return { ...(await client.call('condividi', { body: seen, signal })), tenute: 0, tolte: 0 };
    },
    [client, genere, id, versione, versione_studio, act, chiave],
  );
  const { dati, error: refused } = useLettura(read);
  const confirm = () =>
    submit(async () => {
      await (act === 'togli' ? unshareThing(client, azienda, what) : shareThing(client, azienda, what, ora));
      onDone();
    });
  const title =
    act === 'togli'
      ? `Togliere ${nome} dallo studio?`
      : fresh
        ? `Condividere ${nome} con lo studio?`
        : `Cambiare ${nome} per tutte le aziende?`;
  return (
    <Confirm
      titolo={title}
      error={error ?? refused}
      busy={underway}
      long
      onClose={onClose}
      azione={underway ? 'Un momento…' : act === 'togli' ? 'Togli' : fresh ? 'Condividi' : CAMBIA}
      off={dati === null}
      onConfirm={confirm}
    >
      {dati ? (
        <>
          <div>{act === 'togli' ? explainRemoval(dati) : explainCondividi(fresh, dati.uso)}</div>
          <ListUse uso={dati.uso} />
        </>
      ) : refused === null ? (
        <Skeleton aria-label="Caricamento">
          <SkeletonItem size={48} />
        </Skeleton>
      ) : null}
    </Confirm>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function explainCondividi(fresh: boolean, usage: Parameters<typeof formatUso>[0]): string {
  if (!fresh) return `${capital(formatUso(usage))}. Chi ha una sua versione la tiene.`;
  const following = formatCount(usage.seguono, 'azienda', 'aziende');
  return usage.proprie === 0
    ? `Arriva subito in ${following}, e in ogni azienda nuova.`
    : `Arriva subito in ${following}, e in ogni azienda nuova. Dove c’è già qualcosa con questo nome o codice, resta ciò che c’è.`;
}

function explainRemoval({ tenute, tolte }: { tenute: number; tolte: number }): string {
  const stays =
    tenute === 0
      ? 'Nessun’altra azienda la usa'
      : `Resta come propria in ${formatCount(tenute, 'altra azienda', 'altre aziende')}`;
  return tolte === 0
    ? `${stays}.`
    : `${stays}; sparisce da ${formatCount(tolte, 'azienda che non la usa', 'aziende che non la usano')}.`;
}
