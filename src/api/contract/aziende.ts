/** The azienda itself: the data that heads its letters and reports. */
import { z } from 'zod';
import { idSchema, versioneSchema } from './valori.ts';

const text = (max: number) => z.string().trim().max(max, `Al massimo ${max} caratteri`).nullable();

/** Codes are checked by the server with the rules of `src/domain`; empty is null. */
const aziendaDatiSchema = z.object({
  ragione_sociale: z
    .string()
    .trim()
    .min(1, 'La ragione sociale è obbligatoria')
    .max(200, 'Al massimo 200 caratteri'),
  partita_iva: text(20),
  codice_fiscale: text(20),
  indirizzo: text(200),
  cap: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Il CAP ha cinque cifre')
    .nullable(),
  comune: text(100),
  provincia: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'La sigla della provincia ha due lettere')
    .nullable(),
  email: z.email('Indirizzo di posta non valido').max(200).nullable(),
  pec: z.email('Indirizzo PEC non valido').max(200).nullable(),
  telefono: text(40),
});
export type AziendaDati = z.infer<typeof aziendaDatiSchema>;

/** Kibibytes of a logo, as a file. */
export const LOGO_KB = 512;

export const aziendaCompletaSchema = aziendaDatiSchema.extend({
  id: idSchema,
  versione: versioneSchema,
  ha_logo: z.boolean(),
});
export type AziendaCompleta = z.infer<typeof aziendaCompletaSchema>;

export const aziendaSalvaSchema = aziendaDatiSchema.extend({ versione: versioneSchema });
export const aziendaNuovaSchema = aziendaDatiSchema.pick({ ragione_sociale: true });

/** A picture as `data:` address, PNG or JPEG; null where there is none. */
export const logoSchema = z.object({ logo: z.string().nullable() });
export const logoSalvaSchema = z.object({
  /** `data:image/png;base64,…`: a third longer than the file. */
  logo: z
    .string()
    .max(LOGO_KB * 1_400, `Il logo può pesare al massimo ${LOGO_KB} kB`)
    .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+=*$/, 'Il logo è un’immagine PNG o JPEG')
    .nullable(),
  versione: versioneSchema,
});
