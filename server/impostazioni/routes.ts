/** What an azienda sets for itself, and the trail of who did what. */
import { impostazioniSchema } from '#api/contract/impostazioni.ts';
import { addAzienda, saveAzienda, saveLogo } from './commands/save-azienda.ts';
import { addCausaliAbi, CAUSALE, removeCausali } from './commands/save-causali.ts';
import { saveImpostazione } from './commands/save-impostazione.ts';
import { savePosta, tryPosta } from './commands/save-posta.ts';
import { succeed } from '../core/problems.ts';
import { readAzienda, readLogo } from './sql/aziende.ts';
import { listCausali } from './sql/causali.ts';
import { readImpostazioni } from './sql/impostazioni.ts';
import { saveVersionata } from '../registro/versioned.ts';
import { listRegistro } from '../registro/sql/read-registro.ts';
import { readPosta } from './sql/posta.ts';
import { readMe } from '../utenti/sql/utenti.ts';
import { withAzienda, withReading, type Handlers } from '../core/http/bind.ts';

export const impostazioniRoutes = {
  azienda: withReading((reader, idAzienda) => readAzienda(reader, idAzienda)),
  aziendaSalva: withAzienda(({ db, actor, body }) => saveAzienda(db, actor, body)),
  aziendaNuova: withAzienda(async ({ db, actor, utente, body }) => {
    const made = await addAzienda(db, actor, body.ragione_sociale);
    return made.ok ? succeed(await readMe(db.kysely, utente)) : made;
  }),
  aziendaLogo: withAzienda(async ({ db, actor }) => {
    const logo = await readLogo(db.kysely, actor.id_azienda);
    const url = logo && `data:${logo.tipo};base64,${Buffer.from(logo.bytes).toString('base64')}`;
    return succeed({ logo: url });
  }),
  aziendaLogoSalva: withAzienda(({ db, actor, body }) => saveLogo(db, actor, body)),

  impostazioni: withReading((reader, idAzienda) => readImpostazioni(reader, idAzienda)),
  impostazioniSalva: withAzienda(({ db, actor, body }) =>
    saveImpostazione(db, actor, body, impostazioniSchema.shape[body.chiave]),
  ),

  causali: withReading(async (reader, idAzienda) => ({ causali: await listCausali(reader, idAzienda) })),
  causaleSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, CAUSALE, { id, versione }, dati),
  ),
  causaliElimina: withAzienda(({ db, actor, body }) => removeCausali(db, actor, body.causali)),
  causaliAbi: withAzienda(({ db, actor }) => addCausaliAbi(db, actor)),

  posta: withReading(async (reader, idAzienda) => ({
    posta: (await readPosta(reader, idAzienda))?.posta ?? null,
  })),
  postaSalva: withAzienda(({ db, seal, actor, body }) => savePosta(db, seal, actor, body)),
  postaProva: withAzienda(({ db, seal, actor, body }) => tryPosta(db, seal, actor, body.destinatario)),

  registro: withReading((reader, idAzienda, { query }) => listRegistro(reader, idAzienda, query)),
} satisfies Partial<Handlers>;
