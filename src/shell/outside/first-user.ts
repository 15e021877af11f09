/** The rules of the first user's form: those of the contract, plus the password typed twice. */
import { z } from 'zod';
import { primoUtenteRichiestaSchema } from '#api/contract/sessione.ts';

export const firstUserSchema = primoUtenteRichiestaSchema
  .extend({ conferma: z.string() })
  .refine(({ password, conferma }) => password === conferma, {
    path: ['conferma'],
    message: 'Le due password sono diverse',
  });

export type FirstUser = z.infer<typeof firstUserSchema>;
export type FirstUserErrors = Partial<Record<keyof FirstUser, string>>;

/** The first message of each field that is wrong; empty when all is well. */
export function checkFirstUser(form: FirstUser): FirstUserErrors {
  const errors: FirstUserErrors = {};
  const { fieldErrors } = z.flattenError(firstUserSchema.safeParse(form).error ?? new z.ZodError([]));
  for (const [field, messages] of Object.entries(fieldErrors as Record<keyof FirstUser, string[]>))
    if (messages[0] !== undefined) errors[field as keyof FirstUser] = messages[0];
  // zod holds a comparison of fields back until each is valid; the person should see it anyway.
  if (form.password !== form.conferma) errors.conferma ??= 'Le due password sono diverse';
  return errors;
}
