/** The studio that Quadra is credited to, which whoever builds it may name. */
import { z } from 'zod';

/** Read when the page is built. */
const envSchema = z.object({
  VITE_VERSION: z.string().default('0'),
  VITE_STUDIO_NAME: z.string().min(1).default('Studio Quadra'),
  VITE_STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
});
const env = envSchema.parse(import.meta.env);

export const VERSIONE = env.VITE_VERSION;
/** `url` is the studio's own site; null where none was given. */
export const STUDIO = { nome: env.VITE_STUDIO_NAME, url: env.VITE_STUDIO_URL ?? null };

/** Where the page that presents the product speaks of the studio. */
export const STUDIO_ANCHOR = 'studio';
