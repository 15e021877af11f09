/** The fifteen pages of the style guide, each in a chunk of its own. */
import type { NomePagina, Pagina } from './pagina.ts';

export const pagine: Readonly<Record<NomePagina, () => Promise<Pagina>>> = {
  formlayout: async () => (await import('./pagine/formlayout.ts')).FORMLAYOUT,
  input: async () => (await import('./pagine/input.ts')).INPUT,
  button: async () => (await import('./pagine/button.ts')).BUTTON,
  table: async () => (await import('./pagine/table.ts')).TABLE,
  list: async () => (await import('./pagine/list.ts')).LIST,
  tree: async () => (await import('./pagine/tree.ts')).TREE,
  panel: async () => (await import('./pagine/panel.ts')).PANEL,
  overlay: async () => (await import('./pagine/overlay.ts')).OVERLAY,
  media: async () => (await import('./pagine/media.ts')).MEDIA,
  message: async () => (await import('./pagine/message.ts')).MESSAGE,
  file: async () => (await import('./pagine/file.ts')).FILE,
  menu: async () => (await import('./pagine/menu.ts')).MENU,
  charts: async () => (await import('./pagine/charts.ts')).CHARTS,
  misc: async () => (await import('./pagine/misc.ts')).MISC,
  timeline: async () => (await import('./pagine/timeline.ts')).TIMELINE,
};
