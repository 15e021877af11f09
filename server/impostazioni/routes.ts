/** What an azienda sets for itself, and the trail of who did what. */
import { impostazioniSchema } from '#api/contract/impostazioni.ts';
import { addAzienda, saveAzienda, saveLogo } from './commands/save-azienda.ts';
import { addCausaliAbi, removeCausali, saveCausale } from './commands/save-causali.ts';
import { saveImpostazione } from './commands/save-impostazione.ts';
import { savePosta, tryPosta } from './commands/save-posta.ts';
import { success } from '../core/problems.ts';
import { readAzienda, readLogo } from './sql/aziende.ts';
import { listCausali } from './sql/causali.ts';
import { readImpostazioni } from './sql/impostazioni.ts';
import { listRegistro } from '../registro/sql/leggi-registro.ts';
import { readPosta } from './sql/posta.ts';
import { readMe } from '../utenti/sql/utenti.ts';
import { forAzienda, type Handlers } from '../core/http/bind.ts';

export const impostazioniRoutes = {
  azienda: forAzienda(async ({ db, actor }) => success(await readAzienda(db.kysely, actor.id_azienda))),
  aziendaSalva: forAzienda(({ db, actor, body }) => saveAzienda(db, actor, body)),
  aziendaNuova: forAzienda(async ({ db, actor, utente, body }) => {
    const made = await addAzienda(db, actor, body.ragione_sociale);
    return made.ok ? success(await readMe(db.kysely, utente)) : made;
  }),
  aziendaLogo: forAzienda(async ({ db, actor }) => {
    const logo = await readLogo(db.kysely, actor.id_azienda);
    const url = logo && `data:${logo.tipo};base64,${Buffer.from(logo.bytes).toString('base64')}`;
    return success({ logo: url });
  }),
  aziendaLogoSalva: forAzienda(({ db, actor, body }) => saveLogo(db, actor, body)),

  impostazioni: forAzienda(async ({ db, actor }) =>
    success(await readImpostazioni(db.kysely, actor.id_azienda)),
  ),
  impostazioniSalva: forAzienda(({ db, actor, body }) =>
    saveImpostazione(db, actor, body, impostazioniSchema.shape[body.chiave]),
  ),

  causali: forAzienda(async ({ db, actor }) =>
    success({ causali: await listCausali(db.kysely, actor.id_azienda) }),
  ),
  causaleSalva: forAzienda(({ db, actor, body }) => saveCausale(db, actor, body)),
  causaliElimina: forAzienda(({ db, actor, body }) => removeCausali(db, actor, body.causali)),
  causaliAbi: forAzienda(({ db, actor }) => addCausaliAbi(db, actor)),

  posta: forAzienda(async ({ db, actor }) =>
    success({ posta: (await readPosta(db.kysely, actor.id_azienda))?.posta ?? null }),
  ),
  postaSalva: forAzienda(({ db, sigillo, actor, body }) => savePosta(db, sigillo, actor, body)),
  postaProva: forAzienda(({ db, sigillo, actor, body }) => tryPosta(db, sigillo, actor, body.destinatario)),

  registro: forAzienda(async ({ db, actor, query }) =>
    success(await listRegistro(db.kysely, actor.id_azienda, query)),
  ),
} satisfies Partial<Handlers>;
