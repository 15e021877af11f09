/** The letter as the server would send it, read again when something in it changes. */
import type { AnteprimaSollecito } from '#api/contract/solleciti.ts';
import { describeInDetail } from '#api/errors.ts';
import { useCalled } from '#state/use-reading.ts';
import { type SollecitoDraft, toRequest } from './state.ts';

/** While somebody types, not at every key. */
const HOW = { pause: 400, explain: describeInDetail };

interface StatoAnteprima {
  anteprima: AnteprimaSollecito | null;
  error: string | null;
  underway: boolean;
}

/** Nothing is asked while `stop`: of a letter that is leaving the server would say that it is in the queue already. */
export function useAnteprima(draft: SollecitoDraft, stop: boolean): StatoAnteprima {
  const empty = draft.out.size === draft.lettera.partite.length;
  // The address does not change what is written.
  const request = { body: { ...toRequest(draft), destinatario: '' } };
  const { dati, error, fresh } = useCalled('sollecitoAnteprima', empty || stop ? null : request, HOW);
  if (empty) return { anteprima: null, error: 'Scegli almeno una partita', underway: false };
  return { anteprima: dati, error, underway: !fresh };
}
