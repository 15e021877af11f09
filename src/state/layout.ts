/** Which parts of the frame are open: the side menu in its three shapes, and the profile panel. */
import { z } from 'zod';
import { atom, type Atom } from './jotai.ts';
import { readStored, writeStored } from './storage.ts';

/** At this width and below, the side menu is the mobile one. */
export const MOBILE_MAX_WIDTH = 991;

const KEY = 'quadra.layout';
const menuModeSchema = z.enum(['static', 'overlay']);
export type MenuMode = z.infer<typeof menuModeSchema>;

/** What is remembered between visits; the rest starts closed. */
const storedSchema = z.object({ menuMode: menuModeSchema, staticMenuInactive: z.boolean() });

export interface Layout {
  menuMode: MenuMode;
  /** Static mode, wide window: the person folded the menu away. */
  staticMenuInactive: boolean;
  overlayMenuActive: boolean;
  mobileMenuActive: boolean;
  profilePanelActive: boolean;
}

const baseAtom = atom<Layout>({
  ...(readStored('localStorage', KEY, storedSchema) ?? { menuMode: 'static', staticMenuInactive: false }),
  overlayMenuActive: false,
  mobileMenuActive: false,
  profilePanelActive: false,
});

const patchAtom = atom(null, (get, set, patch: Partial<Layout>) => {
  const next = { ...get(baseAtom), ...patch };
  set(baseAtom, next);
  writeStored('localStorage', KEY, storedSchema.parse(next));
});

export const layoutAtom: Atom<Layout> = atom((get) => get(baseAtom));

/** Overlay mode flips the overlay menu; otherwise the width decides between the static and the mobile one. */
export const toggleMenuAtom = atom(null, (get, set, width: number) => {
  const layout = get(baseAtom);
  if (layout.menuMode === 'overlay') set(patchAtom, { overlayMenuActive: !layout.overlayMenuActive });
  else if (width > MOBILE_MAX_WIDTH) set(patchAtom, { staticMenuInactive: !layout.staticMenuInactive });
  else set(patchAtom, { mobileMenuActive: !layout.mobileMenuActive });
});

/** Closes the menus that cover the page (overlay, mobile): after a choice, a click outside, Esc. */
export const closeMenuAtom = atom(null, (_get, set) =>
  set(patchAtom, { overlayMenuActive: false, mobileMenuActive: false }),
);

/** Changing mode closes whatever covered the page. */
export const setMenuModeAtom = atom(null, (_get, set, menuMode: MenuMode) =>
  set(patchAtom, { menuMode, overlayMenuActive: false, mobileMenuActive: false, staticMenuInactive: false }),
);

export const setProfilePanelAtom = atom(null, (_get, set, open: boolean) =>
  set(patchAtom, { profilePanelActive: open }),
);

/** True when a menu lies over the page, which must then be shaded and closed by a click on it. */
export const isMenuOverPage = (layout: Layout): boolean =>
  layout.overlayMenuActive || layout.mobileMenuActive;
