/** How a person likes the product to look; kept on the server, one set per user. */
import { z } from 'zod';

export const coloriPrimari = [
  'noir',
  'emerald',
  'green',
  'lime',
  'orange',
  'amber',
  'yellow',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
] as const;
export const superfici = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'soho', 'viva', 'ocean'] as const;
export const preset = ['Aura', 'Lara', 'Nora'] as const;
export const modiMenu = ['static', 'overlay'] as const;

/** `superficie` null: the preset's own (slate in light, zinc in dark). */
export const preferenzeSchema = z.object({
  preset: z.enum(preset),
  colore: z.enum(coloriPrimari),
  superficie: z.enum(superfici).nullable(),
  scuro: z.boolean(),
  menu: z.enum(modiMenu),
});
export type Preferenze = z.infer<typeof preferenzeSchema>;

/** What a new user starts with. */
export const PREFERENZE_INIZIALI: Preferenze = {
  preset: 'Aura',
  colore: 'emerald',
  superficie: null,
  scuro: false,
  menu: 'static',
};
