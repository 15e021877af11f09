/** The fifteen pages of the style guide, each in a chunk of its own. */
import type { NomePagina, StyleGuidePage } from './page.ts';

export const pages: Readonly<Record<NomePagina, () => Promise<StyleGuidePage>>> = {
  formlayout: async () => (await import('./pages/formlayout.ts')).FORMLAYOUT,
  input: async () => (await import('./pages/input.ts')).INPUT,
  button: async () => (await import('./pages/button.ts')).BUTTON,
  table: async () => (await import('./pages/table.ts')).TABLE,
  list: async () => (await import('./pages/list.ts')).LIST,
  tree: async () => (await import('./pages/tree.ts')).TREE,
  panel: async () => (await import('./pages/panel.ts')).PANEL,
  overlay: async () => (await import('./pages/overlay.ts')).OVERLAY,
  media: async () => (await import('./pages/media.ts')).MEDIA,
  message: async () => (await import('./pages/message.ts')).MESSAGE,
  file: async () => (await import('./pages/file.ts')).FILE,
  menu: async () => (await import('./pages/menu.ts')).MENU,
  charts: async () => (await import('./pages/charts.ts')).CHARTS,
  misc: async () => (await import('./pages/misc.ts')).MISC,
  timeline: async () => (await import('./pages/timeline.ts')).TIMELINE,
};
