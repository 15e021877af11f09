/** What the form of a level asks of the server. */
import { explainField } from '#ui/form.ts';
import { useCalled } from '#state/use-reading.ts';

/** While somebody types, not at every key. */
const PAUSE_MS = 400;

interface Modello {
  oggetto: string;
  testo: string;
  id_conto: number | null;
}

/** How a text reads, asked of the server while it is written. */
export function useModello({ oggetto, testo, id_conto }: Modello) {
  const request = { body: { oggetto, testo, id_conto } };
  const { dati, error } = useCalled('modelloSollecitoProva', request, {
    pause: PAUSE_MS,
    explain: explainField,
  });
  return { letta: dati, error };
}

/** The conti one can be paid on. */
export function useConti() {
  const { dati } = useCalled('conti', {});
  return (dati?.conti ?? []).filter(({ iban }) => iban !== null);
}
