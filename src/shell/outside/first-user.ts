/** The rules of the first user's form: those of the contract, plus the password typed twice. */
import { z } from 'zod';
import { primoUtenteRequestSchema } from '#api/contract/sessione.ts';

const firstUserSchema = primoUtenteRequestSchema
  .extend({ conferma: z.string() })
  .refine(({ password, conferma }) => password === conferma, {
    path: ['conferma'],
    message: 'Le due password sono diverse',
  });

const fieldSchema = z.enum(['azienda', 'username', 'password', 'conferma']);

export type FirstUser = z.infer<typeof firstUserSchema>;
type FirstUserErrors = Partial<Record<keyof FirstUser, string>>;

/** The first message of each field that is wrong; empty when all is well. */
export function checkFirstUser(form: FirstUser): FirstUserErrors {
  const errors: FirstUserErrors = {};
  for (const { path, message } of firstUserSchema.safeParse(form).error?.issues ?? []) {
    const field = fieldSchema.safeParse(path[0]);
    if (field.success) errors[field.data] ??= message;
  }
  // zod holds a comparison of fields back until each is valid; the person should see it anyway.
  if (form.password !== form.conferma) errors.conferma ??= 'Le due password sono diverse';
  return errors;
}
