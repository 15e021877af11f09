/** Users: an amministratore governs them; each person keeps their own password and second factor. */
import { z } from 'zod';
import { ruoloSchema } from './ruoli.ts';
import { passwordSchema, usernameSchema } from './sessione.ts';
import { idSchema, istanteSchema, versioneSchema } from './valori.ts';

/** `titolare`: they own the installation. `altre_aziende`: they also belong to aziende of others. */
const limiteSchema = z.enum(['titolare', 'altre_aziende']);
/** The reason that is shown where something is disabled or refused. */
export const LIMITI: Readonly<Record<z.infer<typeof limiteSchema>, string>> = {
  titolare: 'È il titolare dell’installazione: può farlo solo lui',
  altre_aziende:
    'Lavora anche in altre aziende: può farlo solo chi le amministra tutte, o il titolare dell’installazione',
};

export const utenteSchema = z.object({
  id: idSchema,
  username: z.string(),
  ruolo: ruoloSchema,
  attivo: z.boolean(),
  /** True if the second factor is on. */
  secondo_fattore: z.boolean(),
  /** Their aziende among those that the caller may open. */
  aziende: z.array(idSchema),
  /** The number of their other aziende. */
  altre_aziende: z.int().nonnegative(),
  /** The owner of the installation. */
  titolare: z.boolean(),
  /** Why the caller may only change their place in the caller's own aziende; null if the caller governs them. */
  limite: limiteSchema.nullable(),
  /** Places where they are signed in now. */
  sessioni: z.int().nonnegative(),
  creato_il: istanteSchema,
  ultimo_uso: istanteSchema.nullable(),
  versione: versioneSchema,
});
export type Utente = z.infer<typeof utenteSchema>;
export const utentiSchema = z.object({ utenti: z.array(utenteSchema) });

const chosenAziende = z.array(idSchema).max(1_000);

export const utenteNuovoSchema = z.object({
  username: usernameSchema,
  ruolo: ruoloSchema,
  aziende: chosenAziende.min(1, 'Scegli almeno un’azienda'),
});
/** `password` is given only here: the server keeps only its hash. */
export const utenteCreatoSchema = z.object({ utente: utenteSchema, password: z.string() });

export const utenteCambiaSchema = z.object({
  id: idSchema,
  ruolo: ruoloSchema,
  attivo: z.boolean(),
  /** Among those of the caller; none only if the user has others. */
  aziende: chosenAziende,
  versione: versioneSchema,
});
export const utenteAzioneSchema = z.object({ id: idSchema, versione: versioneSchema });
export const titolareCediSchema = z.object({
  ...utenteAzioneSchema.shape,
  /** The password of the present titolare. */
  password: z.string().min(1).max(256),
});

const sessioneApertaSchema = z.object({
  /** Identifies the session without giving access to it. */
  chiave: z.string().regex(/^[0-9a-f]{64}$/),
  aperta_il: istanteSchema,
  vista_il: istanteSchema,
  scade_il: istanteSchema,
  indirizzo: z.string().nullable(),
  /** The browser's description of itself. */
  programma: z.string().nullable(),
  /** True for the session of the caller. */
  questa: z.boolean(),
});
export type SessioneAperta = z.infer<typeof sessioneApertaSchema>;
export const sessioniSchema = z.object({ sessioni: z.array(sessioneApertaSchema) });
export const sessioneRevocaSchema = z.object({ chiave: sessioneApertaSchema.shape.chiave });

export const passwordCambiaSchema = z.object({ attuale: z.string().min(1).max(256), nuova: passwordSchema });

/**
 * `segreto` in base 32, to be typed; `indirizzo` is the content of the QR code (`otpauth:`); `qr` is its drawing, SVG.
 */
export const totpInizioSchema = z.object({ segreto: z.string(), indirizzo: z.string(), qr: z.string() });
export const totpCodiceSchema = z.object({ codice: z.string().trim().min(6).max(20) });
/** Given only here. */
export const codiciRecuperoSchema = z.object({ codici: z.array(z.string()) });
export const totpTogliSchema = z.object({ password: z.string().min(1).max(256) });
