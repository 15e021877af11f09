/** What is typed in the form, which errors may show, and who already has the code that was typed. */
import { useRef, useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { type CampoTesto, type Errori, parseValori, type ValoriSoggetto } from './values.ts';

const CODICI: ReadonlySet<CampoTesto> = new Set<CampoTesto>(['partita_iva', 'codice_fiscale']);

export function useCampi(inizio: ValoriSoggetto, prima: ValoriSoggetto | null, id: number | null) {
  const client = useAtomValue(clientAtom);
  const [valori, setValori] = useState(inizio);
  /** Errors of a field show once it was left, all of them once saving was tried. */
  const [visti, setVisti] = useState<ReadonlySet<string>>(new Set());
  const [provato, setProvato] = useState(false);
  const [delServer, setDelServer] = useState<Errori>({});
  const [noti, setNoti] = useState<Errori>({});
  const last = useRef(valori);
  const letti = parseValori(valori, prima);
  const shown = Object.fromEntries(
    Object.entries(letti.errori).filter(([campo]) => provato || visti.has(campo)),
  );

  /** Somebody else with the same code is a doubt to be shown: two offices of one company share it. */
  const cercaNoto = async (campo: CampoTesto) => {
    const code = parseValori(last.current, null).dati[campo];
    if (typeof code !== 'string' || code.length < 5) return;
    try {
      const { soggetti } = await client.call('soggetti', { query: { q: code, limit: 5 } });
      const other = soggetti.find((each) => each.id !== id && each[campo] === code);
      if (other) setNoti((now) => ({ ...now, [campo]: `Ce l’ha già ${other.ragione_sociale}` }));
    } catch {
      // Only a doubt is missed: saving asks the server again.
    }
  };

  return {
    valori,
    letti,
    errori: { ...shown, ...delServer },
    avvisi: { ...noti, ...letti.avvisi },
    cambia: (patch: Partial<ValoriSoggetto>) => {
      const next = { ...valori, ...patch };
      last.current = next;
      setValori(next);
      const changed = new Set(Object.keys(patch));
      const without = (errors: Errori): Errori =>
        Object.fromEntries(Object.entries(errors).filter(([campo]) => !changed.has(campo)));
      setDelServer(without);
      setNoti(without);
    },
    lascia: (campo: CampoTesto) => {
      setVisti((now) => new Set([...now, campo]));
      if (CODICI.has(campo) && letti.errori[campo] === undefined && valori[campo] !== prima?.[campo])
        void cercaNoto(campo);
    },
    /** The data when they can be saved; otherwise every error shows. */
    prova: () => {
      setProvato(true);
      return Object.keys(letti.errori).length === 0 ? letti.dati : null;
    },
    rifiuta: setDelServer,
  };
}
