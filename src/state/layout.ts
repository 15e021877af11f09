/** Which parts of the frame are open: the side menu in its three shapes, and the panels of the top bar. */
import { z } from 'zod';
import type { Preferenze } from '#api/contract/preferenze.ts';
import { atom, type Atom } from './jotai.ts';
import { preferenzeAtom, setPreferenzeAtom } from './preferenze.ts';
import { readStored, writeStored } from './storage.ts';

/** At this width and below, the side menu is the mobile one. */
export const MOBILE_MAX_WIDTH = 991;

const KEY = 'quadra.layout';
type MenuMode = Preferenze['menu'];

/** The panels of the top bar and the command palette: one open at a time. */
export type PanelName = 'notifiche' | 'profilo' | 'tema' | 'comandi';

/** What is remembered between visits; everything else starts closed. */
const storedSchema = z.object({ staticMenuInactive: z.boolean() });

interface Base {
  /** Static mode, wide window: the person folded the menu away. */
  staticMenuInactive: boolean;
  overlayMenuActive: boolean;
  mobileMenuActive: boolean;
  panel: PanelName | null;
}

interface Layout extends Base {
  menuMode: MenuMode;
}

const baseAtom = atom<Base>({
  staticMenuInactive: readStored('localStorage', KEY, storedSchema)?.staticMenuInactive ?? false,
  overlayMenuActive: false,
  mobileMenuActive: false,
  panel: null,
});

const patchAtom = atom(null, (get, set, patch: Partial<Base>) => {
  const next = { ...get(baseAtom), ...patch };
  set(baseAtom, next);
  if (patch.staticMenuInactive !== undefined)
    writeStored('localStorage', KEY, storedSchema.parse({ staticMenuInactive: next.staticMenuInactive }));
});

export const layoutAtom: Atom<Layout> = atom((get) => ({
  ...get(baseAtom),
  menuMode: get(preferenzeAtom).menu,
}));

/** Overlay mode flips the overlay menu; otherwise the width decides between the static and the mobile one. */
export const toggleMenuAtom = atom(null, (get, set, width: number) => {
  const layout = get(layoutAtom);
  if (layout.menuMode === 'overlay') set(patchAtom, { overlayMenuActive: !layout.overlayMenuActive });
  else if (width > MOBILE_MAX_WIDTH) set(patchAtom, { staticMenuInactive: !layout.staticMenuInactive });
  else set(patchAtom, { mobileMenuActive: !layout.mobileMenuActive });
});

/** Closes the menus that cover the page (overlay, mobile): after a choice, a click outside, Esc. */
export const closeMenuAtom = atom(null, (_get, set) =>
  set(patchAtom, { overlayMenuActive: false, mobileMenuActive: false }),
);

/** Changing the mode closes whatever covers the page. */
export const setMenuModeAtom = atom(null, async (_get, set, menu: MenuMode) => {
  set(patchAtom, { overlayMenuActive: false, mobileMenuActive: false, staticMenuInactive: false });
  await set(setPreferenzeAtom, { menu });
});

/** Opens a panel, closing the one that was open; or closes it, leaving another alone. */
export const setPanelAtom = atom(null, (get, set, panel: PanelName, open: boolean) => {
  if (open) set(patchAtom, { panel });
  else if (get(baseAtom).panel === panel) set(patchAtom, { panel: null });
});

/** True if a menu covers the page: the page is then shaded, and a click on it closes the menu. */
export const isMenuOverPage = (layout: Layout): boolean =>
  layout.menuMode === 'overlay' ? layout.overlayMenuActive : layout.mobileMenuActive;
