/** Who may sign in: governed by an amministratore; each person keeps their own password and second factor. */
import { z } from 'zod';
import { ruoloSchema } from './ruoli.ts';
import { passwordSchema, usernameSchema } from './sessione.ts';
import { idSchema, istanteSchema, versioneSchema } from './valori.ts';

export const utenteSchema = z.object({
  id: idSchema,
  username: z.string(),
  ruolo: ruoloSchema,
  attivo: z.boolean(),
  /** The second factor is on. */
  secondo_fattore: z.boolean(),
  /** Of those that whoever asks may open. */
  aziende: z.array(idSchema),
  /** Places where they are signed in now. */
  sessioni: z.int().nonnegative(),
  creato_il: istanteSchema,
  ultimo_uso: istanteSchema.nullable(),
  versione: versioneSchema,
});
export type Utente = z.infer<typeof utenteSchema>;
export const utentiSchema = z.object({ utenti: z.array(utenteSchema) });

const aziendeScelte = z.array(idSchema).min(1, 'Scegli almeno un’azienda').max(1_000);

export const utenteNuovoSchema = z.object({
  username: usernameSchema,
  ruolo: ruoloSchema,
  aziende: aziendeScelte,
});
/** `password` is said this once: the server keeps its hash alone. */
export const utenteCreatoSchema = z.object({ utente: utenteSchema, password: z.string() });

export const utenteCambiaSchema = z.object({
  id: idSchema,
  ruolo: ruoloSchema,
  attivo: z.boolean(),
  aziende: aziendeScelte,
  versione: versioneSchema,
});
export const utenteAzioneSchema = z.object({ id: idSchema, versione: versioneSchema });

export const sessioneApertaSchema = z.object({
  /** Names the session without opening it. */
  chiave: z.string().regex(/^[0-9a-f]{64}$/),
  aperta_il: istanteSchema,
  vista_il: istanteSchema,
  scade_il: istanteSchema,
  indirizzo: z.string().nullable(),
  /** What the browser says of itself. */
  programma: z.string().nullable(),
  /** The session that asks. */
  questa: z.boolean(),
});
export type SessioneAperta = z.infer<typeof sessioneApertaSchema>;
export const sessioniSchema = z.object({ sessioni: z.array(sessioneApertaSchema) });
export const sessioneRevocaSchema = z.object({ chiave: sessioneApertaSchema.shape.chiave });

export const passwordCambiaSchema = z.object({ attuale: z.string().min(1).max(256), nuova: passwordSchema });

/** `segreto` in base 32 for who types it; `indirizzo` is what the QR code says (`otpauth:`); `qr` is its drawing, SVG. */
export const totpInizioSchema = z.object({ segreto: z.string(), indirizzo: z.string(), qr: z.string() });
export const totpCodiceSchema = z.object({ codice: z.string().trim().min(6).max(20) });
/** Said this once. */
export const codiciRecuperoSchema = z.object({ codici: z.array(z.string()) });
export const totpTogliSchema = z.object({ password: z.string().min(1).max(256) });
