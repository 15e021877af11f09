/** Soggetti for the cases: as written in a form. */
import type { z } from 'zod';
import type { soggettiModificheSchema } from '#api/contract/soggetti.ts';
import type { Office } from './world.ts';

export type Nuovo = NonNullable<z.input<typeof soggettiModificheSchema>['crea']>[number];

export function nuovo(ragione_sociale: string, values: Partial<Nuovo> = {}): Nuovo {
  return {
    ragione_sociale,
    ruoli: ['cliente'],
    nazione: 'IT',
    partita_iva: null,
    codice_fiscale: null,
    email: null,
    pec: null,
    telefono: null,
    indirizzo: null,
    cap: null,
    comune: null,
    provincia: null,
    attivo: true,
    ibans: [],
    ...values,
  };
}

export async function create({ browser }: Office, ...fresh: Nuovo[]) {
  return (await browser.ok('soggettiModifica', { body: { crea: fresh } })).creati;
}

/** The one that was made. */
export async function createOne(office: Office, ...[name, values]: Parameters<typeof nuovo>) {
  const [made] = await create(office, nuovo(name, values));
  if (!made) throw new Error('nothing was made');
  return made;
}
