/** What is typed in the form, which errors may show, and who already has the code that was typed. */
import { useRef, useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { type CampoTesto, type FormErrors, parseValori, type ValoriSoggetto } from './values.ts';

const CODICI: ReadonlySet<CampoTesto> = new Set<CampoTesto>(['partita_iva', 'codice_fiscale']);

export function useCampi(start: ValoriSoggetto, before: ValoriSoggetto | null, id: number | null) {
  const client = useAtomValue(clientAtom);
  const [valori, setValori] = useState(start);
  /** Errors of a field show once it was left, all of them once saving was tried. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [proved, setProved] = useState(false);
  const [ofServer, setOfServer] = useState<FormErrors>({});
  const [known, setKnown] = useState<FormErrors>({});
  const last = useRef(valori);
  const letti = parseValori(valori, before);
  const shown = Object.fromEntries(
    Object.entries(letti.errors).filter(([field]) => proved || seen.has(field)),
  );

  /** Somebody else with the same code is a doubt to be shown: two offices of one company share it. */
  const searchKnown = async (field: CampoTesto) => {
    const code = parseValori(last.current, null).dati[field];
    if (typeof code !== 'string' || code.length < 5) return;
    try {
      const { soggetti } = await client.call('soggetti', { query: { q: code, limit: 5 } });
      const other = soggetti.find((each) => each.id !== id && each[field] === code);
      if (other) setKnown((now) => ({ ...now, [field]: `Ce l’ha già ${other.ragione_sociale}` }));
    } catch {
      // Only a doubt is missed: saving asks the server again.
    }
  };

  return {
    valori,
    letti,
    errors: { ...shown, ...ofServer },
    notices: { ...known, ...letti.notices },
    cambia: (patch: Partial<ValoriSoggetto>) => {
      const next = { ...valori, ...patch };
      last.current = next;
      setValori(next);
      const changed = new Set(Object.keys(patch));
      const without = (errors: FormErrors): FormErrors =>
        Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field)));
      setOfServer(without);
      setKnown(without);
    },
    /** A field was left: its own errors may show from now on. */
    leave: (field: CampoTesto) => {
      setSeen((now) => new Set([...now, field]));
      if (CODICI.has(field) && letti.errors[field] === undefined && valori[field] !== before?.[field])
        void searchKnown(field);
    },
    /** The data when they can be saved; otherwise every error shows. */
    check: () => {
      setProved(true);
      return Object.keys(letti.errors).length === 0 ? letti.dati : null;
    },
    rifiuta: setOfServer,
  };
}
export type UsedFields = ReturnType<typeof useCampi>;
