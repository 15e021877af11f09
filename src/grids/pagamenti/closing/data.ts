/** What the closing of a conto says, read again whenever the period or its rows are others. */
import { useState } from 'react';
import { fromBase64 } from '#api/base64.ts';
import type { AnswerOf } from '#api/client.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { saveFile } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useCalled } from '#state/use-reading.ts';
import { explainRefusal } from '#ui/form.ts';

export interface PeriodoConto {
  id_conto: number;
  dal: Giorno;
  al: Giorno;
}
export type Sintesi = AnswerOf<'chiusura'>;

/** What was read of a period stays in sight while it is read again; nothing of another does. */
export function useSintesi(period: PeriodoConto | null) {
  const request = period && { query: { ...period, sintesi: 'true' as const } };
  return useCalled('chiusura', request, { explain: explainRefusal });
}

/** Makes the pack and hands it over; which one is on its way, and how to ask for one. */
export function useFascicolo(period: PeriodoConto | null) {
  const client = useAtomValue(clientAtom);
  const [underway, setUnderway] = useState<'pdf' | 'xlsx' | null>(null);
  const ask = async (formato: 'pdf' | 'xlsx') => {
    if (!period || underway) return;
    setUnderway(formato);
    try {
      const { nome, tipo, dati } = await client.call('chiusuraDocumento', { query: { ...period, formato } });
      saveFile(new Blob([fromBase64(dati)], { type: tipo }), nome);
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Il fascicolo non è pronto', testo: explainRefusal(error) });
    } finally {
      setUnderway(null);
    }
  };
  return { underway, ask };
}
