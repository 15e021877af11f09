/** The saved views of a workspace: read, chosen, saved, renamed, deleted. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContenutoVista, Vista } from '#api/contract/viste.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { addToastAtom } from '#state/toast.ts';
import { deleteVistaAtom, saveVistaAtom, getViste } from '#state/viste.ts';
import type { NomeVista } from './dialogs.tsx';
import type { ViewCommands } from './views-menu.tsx';

const NONE: readonly Vista[] = [];

interface VisteInit {
  area: string;
  /** The view that was chosen when the workspace was left. */
  iniziale: number | null;
  /** False when the workspace comes back as it was left: the default view is then not applied. */
  conPredefinita: boolean;
  /** False until there is a grid to put a view on. */
  ready: boolean;
  read: () => ContenutoVista;
  /** Null: the workspace as it was made. `opening`: as the page opens, when the address may say more. */
  apply: (content: ContenutoVista | null, opening: boolean) => void;
}

/** A question that stands open. */
type VistaDialog = { tipo: 'nome'; vista: Vista | null } | { tipo: 'elimina'; vista: Vista } | null;

export interface Viste {
  viste: readonly Vista[];
  scelta: Vista | null;
  commands: ViewCommands;
  dialog: VistaDialog;
  close: () => void;
  saveName: (vista: Vista | null, name: NomeVista) => Promise<string | null>;
  elimina: (vista: Vista) => Promise<void>;
}

/** Applies the default view once, as soon as it is known. */
function useDefault(
  viste: readonly Vista[] | undefined,
  { conPredefinita, ready, apply }: VisteInit,
  choose: (id: number) => void,
): void {
  const done = useRef(!conPredefinita);
  useEffect(() => {
    if (done.current || !ready || viste === undefined) return;
    done.current = true;
    const vista = viste.find(({ predefinita }) => predefinita);
    if (!vista) return;
    choose(vista.id);
    apply(vista.contenuto, true);
  }, [viste, ready, apply, choose]);
}

export function useViste(init: VisteInit): Viste {
  const { area, read, apply } = init;
  const resource = getViste(area);
  const state = useAtomValue(resource.stateAtom);
  const load = useSetAtom(resource.loadAtom);
  const reload = useSetAtom(resource.reloadAtom);
  const saveRighe = useSetAtom(saveVistaAtom);
  const remove = useSetAtom(deleteVistaAtom);
  const toast = useSetAtom(addToastAtom);
  const [id, setId] = useState(init.iniziale);
  const [dialog, setDialog] = useState<VistaDialog>(null);
  useEffect(() => void load(), [load]);
  useDefault(state.stato === 'ready' ? state.dati : undefined, init, setId);
  const viste = getDati(state) ?? NONE;
  const close = useCallback(() => setDialog(null), []);

  const save = async (vista: Vista, done: string): Promise<void> => {
    const outcome = await saveRighe(vista);
    toast(
      outcome.ok
        ? { titolo: done, testo: vista.nome }
        : { severity: 'error', titolo: 'La vista non è stata salvata', testo: outcome.testo },
    );
  };
  return {
    viste,
    scelta: viste.find((vista) => vista.id === id) ?? null,
    dialog,
    close,
    commands: {
      reread: () => void reload(),
      choose: (vista) => {
        setId(vista?.id ?? null);
        apply(vista?.contenuto ?? null, false);
      },
      saveNew: () => setDialog({ tipo: 'nome', vista: null }),
      saveOver: (vista) => void save({ ...vista, contenuto: read() }, 'Vista salvata'),
      rename: (vista) => setDialog({ tipo: 'nome', vista }),
      predefinita: (vista, si) =>
        void save({ ...vista, predefinita: si }, si ? 'Vista predefinita' : 'Vista non più predefinita'),
      remove: (vista) => setDialog({ tipo: 'elimina', vista }),
    },
    saveName: async (vista, name) => {
      const contenuto = vista?.contenuto ?? read();
      const outcome = await saveRighe({
        id: vista?.id ?? null,
        versione: vista?.versione ?? null,
        area,
        ...name,
        contenuto,
      });
      if (!outcome.ok) return outcome.testo;
      setId(outcome.vista.id);
      close();
      toast({ titolo: 'Vista salvata', testo: name.nome });
      return null;
    },
    elimina: async (vista) => {
      const refused = await remove(vista);
      close();
      if (refused !== null)
        toast({ severity: 'error', titolo: 'La vista non è stata eliminata', testo: refused });
    },
  };
}
