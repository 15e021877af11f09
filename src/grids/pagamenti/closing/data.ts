/** What the closing of a conto says, read again whenever the period or its rows are others. */
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { saveFile } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';

export interface PeriodoConto {
  id_conto: number;
  dal: Giorno;
  al: Giorno;
}
export type Sintesi = AnswerOf<'chiusura'>;

interface Letta {
  chiave: string;
  sintesi?: Sintesi;
  error?: string;
}

/** What was read of a period stays in sight while it is read again. */
export function useSintesi(period: PeriodoConto | null) {
  const client = useAtomValue(clientAtom);
  const [parsed, setParsed] = useState<Letta | null>(null);
  const [nextTime, setNextTime] = useState(0);
  const chiave = period === null ? null : JSON.stringify(period);
  const asked = JSON.stringify([chiave, nextTime]);
  useEffect(() => {
    const [key] = JSON.parse(asked) as [string | null];
    if (key === null) return undefined;
    const reading = new AbortController();
    const query = { ...(JSON.parse(key) as PeriodoConto), sintesi: 'true' as const };
    client.call('chiusura', { query, signal: reading.signal }).then(
      (sintesi) => setParsed({ chiave: key, sintesi }),
      (error: unknown) => {
        if (!reading.signal.aborted) setParsed({ chiave: key, error: explainRefusal(error) });
      },
    );
    return () => reading.abort();
  }, [client, asked]);
  const reread = () => setNextTime((now) => now + 1);
  return { letta: parsed?.chiave === chiave ? parsed : null, reread };
}

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

/** Makes the pack and hands it over; which one is on its way, and how to ask for one. */
export function useFascicolo(period: PeriodoConto | null) {
  const client = useAtomValue(clientAtom);
  const [underway, setUnderway] = useState<'pdf' | 'xlsx' | null>(null);
  const ask = async (formato: 'pdf' | 'xlsx') => {
    if (!period || underway) return;
    setUnderway(formato);
    try {
      const { nome, tipo, dati } = await client.call('chiusuraDocumento', { query: { ...period, formato } });
      saveFile(new Blob([toBytes(dati)], { type: tipo }), nome);
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Il fascicolo non è pronto', testo: explainRefusal(error) });
    } finally {
      setUnderway(null);
    }
  };
  return { underway, ask };
}
