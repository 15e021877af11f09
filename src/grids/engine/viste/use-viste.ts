/** The saved views of a workspace: read, chosen, saved, renamed, deleted. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContenutoVista, Vista } from '#api/contract/viste.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { addToastAtom } from '#state/toast.ts';
import { eliminaVistaAtom, salvaVistaAtom, getViste } from '#state/viste.ts';
import type { NomeVista } from './dialogs.tsx';
import type { ComandiViste } from './views-menu.tsx';

const NESSUNA: readonly Vista[] = [];

export interface VisteInit {
  area: string;
  /** The view that was chosen when the workspace was left. */
  iniziale: number | null;
  /** False when the workspace comes back as it was left: the default view is then not applied. */
  conPredefinita: boolean;
  /** False until there is a grid to put a view on. */
  pronta: boolean;
  leggi: () => ContenutoVista;
  /** Null: the workspace as it was made. `apertura`: as the page opens, when the address may say more. */
  applica: (contenuto: ContenutoVista | null, apertura: boolean) => void;
}

/** A question that stands open. */
export type VistaDialog = { tipo: 'nome'; vista: Vista | null } | { tipo: 'elimina'; vista: Vista } | null;

export interface Viste {
  viste: readonly Vista[];
  scelta: Vista | null;
  comandi: ComandiViste;
  finestra: VistaDialog;
  chiudi: () => void;
  salvaNome: (vista: Vista | null, nome: NomeVista) => Promise<string | null>;
  elimina: (vista: Vista) => Promise<void>;
}

/** Applies the default view once, as soon as it is known. */
function usePredefinita(
  viste: readonly Vista[] | undefined,
  { conPredefinita, pronta, applica }: VisteInit,
  choose: (id: number) => void,
): void {
  const done = useRef(!conPredefinita);
  useEffect(() => {
    if (done.current || !pronta || viste === undefined) return;
    done.current = true;
    const vista = viste.find(({ predefinita }) => predefinita);
    if (!vista) return;
    choose(vista.id);
    applica(vista.contenuto, true);
  }, [viste, pronta, applica, choose]);
}

export function useViste(init: VisteInit): Viste {
  const { area, leggi, applica } = init;
  const risorsa = getViste(area);
  const state = useAtomValue(risorsa.stateAtom);
  const load = useSetAtom(risorsa.loadAtom);
  const salva = useSetAtom(salvaVistaAtom);
  const remove = useSetAtom(eliminaVistaAtom);
  const toast = useSetAtom(addToastAtom);
  const [id, setId] = useState(init.iniziale);
  const [finestra, setFinestra] = useState<VistaDialog>(null);
  useEffect(() => void load(), [load]);
  usePredefinita(state.stato === 'ready' ? state.dati : undefined, init, setId);
  const viste = getDati(state) ?? NESSUNA;
  const chiudi = useCallback(() => setFinestra(null), []);

  const save = async (vista: Vista, done: string): Promise<void> => {
    const esito = await salva(vista);
    toast(
      esito.ok
        ? { severity: 'success', titolo: done, testo: vista.nome }
        : { severity: 'error', titolo: 'La vista non è stata salvata', testo: esito.testo },
    );
  };
  return {
    viste,
    scelta: viste.find((vista) => vista.id === id) ?? null,
    finestra,
    chiudi,
    comandi: {
      scegli: (vista) => {
        setId(vista?.id ?? null);
        applica(vista?.contenuto ?? null, false);
      },
      salvaNuova: () => setFinestra({ tipo: 'nome', vista: null }),
      salvaSu: (vista) => void save({ ...vista, contenuto: leggi() }, 'Vista salvata'),
      rinomina: (vista) => setFinestra({ tipo: 'nome', vista }),
      predefinita: (vista, si) =>
        void save({ ...vista, predefinita: si }, si ? 'Vista predefinita' : 'Vista non più predefinita'),
      elimina: (vista) => setFinestra({ tipo: 'elimina', vista }),
    },
    salvaNome: async (vista, nome) => {
      const contenuto = vista?.contenuto ?? leggi();
      const esito = await salva({
        id: vista?.id ?? null,
        versione: vista?.versione ?? null,
        area,
        ...nome,
        contenuto,
      });
      if (!esito.ok) return esito.testo;
      setId(esito.vista.id);
      chiudi();
      toast({ severity: 'success', titolo: 'Vista salvata', testo: nome.nome });
      return null;
    },
    elimina: async (vista) => {
      const refused = await remove(vista);
      chiudi();
      if (refused !== null)
        toast({ severity: 'error', titolo: 'La vista non è stata eliminata', testo: refused });
    },
  };
}
