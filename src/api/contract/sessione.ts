/** Signing in, and who is signed in. */
import { z } from 'zod';
import { ruoloSchema } from './ruoli.ts';
import { idSchema } from './valori.ts';

export const usernameSchema = z
  .string()
  .trim()
  .min(3, 'Almeno 3 caratteri')
  .max(64, 'Al massimo 64 caratteri')
  .regex(/^[A-Za-z0-9._@-]+$/, 'Solo lettere, cifre, punto, trattino, chiocciola');

/** NIST SP 800-63B: only the length counts; no composition rules, and a maximum against abuse. */
export const passwordSchema = z.string().min(10, 'Almeno 10 caratteri').max(256, 'Al massimo 256 caratteri');

export const loginRequestSchema = z.object({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(256),
  /** The code of the second factor, or a recovery code; `secondo_fattore_richiesto` asks for it. */
  codice: z.string().trim().max(20).optional(),
});

export const primoUtenteRequestSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  azienda: z.string().trim().min(1, 'Il nome dell’azienda è obbligatorio').max(200),
});

/** `primo_utente` is true until the first user exists: the sign-in page then offers to create it. */
export const accessoSchema = z.object({ primo_utente: z.boolean() });

const aziendaSchema = z.object({ id: idSchema, ragione_sociale: z.string() });
export type Azienda = z.infer<typeof aziendaSchema>;

export const meSchema = z.object({
  username: z.string(),
  /** The azienda of a request without an `X-Azienda` header. */
  id_azienda: idSchema,
  aziende: z.array(aziendaSchema),
  ruolo: ruoloSchema.default('operatore'),
  /** True if they own the installation. */
  titolare: z.boolean().default(false),
  /** True if the second factor is on. */
  secondo_fattore: z.boolean().default(false),
  /** True if somebody else knows the password. */
  password_da_cambiare: z.boolean().default(false),
});
export type Me = z.infer<typeof meSchema>;

export const okSchema = z.object({ ok: z.literal(true) });
