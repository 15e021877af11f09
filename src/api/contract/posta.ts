/** The outgoing mail server of an azienda. */
import { z } from 'zod';
import { versioneSchema } from './valori.ts';

/** Ports at which mail is handed over (RFC 5321, 6409, 8314; 2525 where a provider closes the others). */
export const PORTE = [25, 465, 587, 2525] as const;
export const isPorta = (port: number): boolean => PORTE.some((each) => each === port);
const PORTA = `Una porta di posta: ${PORTE.join(', ')}`;

const mailData = {
  host: z
    .string()
    .trim()
    .min(1, 'Scrivi il server di posta')
    .max(253)
    .regex(/^[A-Za-z0-9.:-]+$/, 'Nome del server non valido'),
  porta: z.int(PORTA),
  /**
   * `tls` from the first byte (465); `starttls` required after the greeting (587); `nessuna` only inside a private
   * network.
   */
  sicurezza: z.enum(['tls', 'starttls', 'nessuna']),
  utente: z.string().trim().max(200).nullable(),
  mittente: z.email('Indirizzo del mittente non valido').max(200),
  nome_mittente: z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\r\n]*$/)
    .nullable(),
};

/** The password never leaves the server: the answer only tells whether there is one. */
export const postaSchema = z.object({ ...mailData, ha_password: z.boolean(), versione: versioneSchema });
export type Posta = z.infer<typeof postaSchema>;
export const postaAnswerSchema = z.object({ posta: postaSchema.nullable() });

/** `password` absent: unchanged; null: none. `versione` null: nothing was saved before. */
export const postaSalvaSchema = z.object({
  ...mailData,
  porta: mailData.porta.refine(isPorta, PORTA),
  password: z.string().max(500).nullable().optional(),
  versione: versioneSchema.nullable(),
});
export const postaProvaSchema = z.object({
  destinatario: z.email('Indirizzo del destinatario non valido').max(200),
});
/** The answer of the mail server to the message. */
export const postaProvataSchema = z.object({ risposta: z.string() });
