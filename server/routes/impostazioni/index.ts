/** What an azienda sets for itself, and the trail of who did what. */
import { impostazioniSchema } from '#api/contract/impostazioni.ts';
import { addAzienda, saveAzienda, saveLogo } from '../../commands/save-azienda.ts';
import { addCausaliAbi, removeCausali, saveCausale } from '../../commands/save-causali.ts';
import { saveImpostazione } from '../../commands/save-impostazione.ts';
import { savePosta, tryPosta } from '../../commands/save-posta.ts';
import { success } from '../../problems.ts';
import { readAzienda, readLogo } from '../../repositories/aziende.ts';
import { listCausali } from '../../repositories/causali.ts';
import { readImpostazioni } from '../../repositories/impostazioni.ts';
import { listRegistro } from '../../repositories/leggi-registro.ts';
import { readPosta } from '../../repositories/posta.ts';
import { readMe } from '../../repositories/utenti.ts';
import { forAzienda, type BoundRoute } from '../bind.ts';

export const impostazioniRoutes: readonly BoundRoute[] = [
  forAzienda('azienda', async ({ db, actor }) => success(await readAzienda(db.kysely, actor.id_azienda))),
  forAzienda('aziendaSalva', ({ db, actor, body }) => saveAzienda(db, actor, body)),
  forAzienda('aziendaNuova', async ({ db, actor, utente, body }) => {
    const made = await addAzienda(db, actor, body.ragione_sociale);
    return made.ok ? success(await readMe(db.kysely, utente)) : made;
  }),
  forAzienda('aziendaLogo', async ({ db, actor }) => {
    const logo = await readLogo(db.kysely, actor.id_azienda);
    const url = logo && `data:${logo.tipo};base64,${Buffer.from(logo.bytes).toString('base64')}`;
    return success({ logo: url });
  }),
  forAzienda('aziendaLogoSalva', ({ db, actor, body }) => saveLogo(db, actor, body)),

  forAzienda('impostazioni', async ({ db, actor }) =>
    success(await readImpostazioni(db.kysely, actor.id_azienda)),
  ),
  forAzienda('impostazioniSalva', ({ db, actor, body }) =>
    saveImpostazione(db, actor, body, impostazioniSchema.shape[body.chiave]),
  ),

  forAzienda('causali', async ({ db, actor }) =>
    success({ causali: await listCausali(db.kysely, actor.id_azienda) }),
  ),
  forAzienda('causaleSalva', ({ db, actor, body }) => saveCausale(db, actor, body)),
  forAzienda('causaliElimina', ({ db, actor, body }) => removeCausali(db, actor, body.causali)),
  forAzienda('causaliAbi', ({ db, actor }) => addCausaliAbi(db, actor)),

  forAzienda('posta', async ({ db, actor }) =>
    success({ posta: (await readPosta(db.kysely, actor.id_azienda))?.posta ?? null }),
  ),
  forAzienda('postaSalva', ({ db, sigillo, actor, body }) => savePosta(db, sigillo, actor, body)),
  forAzienda('postaProva', ({ db, sigillo, actor, body }) => tryPosta(db, sigillo, actor, body.destinatario)),

  forAzienda('registro', async ({ db, actor, query }) =>
    success(await listRegistro(db.kysely, actor.id_azienda, query)),
  ),
];
