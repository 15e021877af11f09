/** Voci, rules, what explains movimenti, prima nota. */
import { tryRegole, proveRegola, startRegole } from './commands/apply.ts';
import { REGOLE_USUALI } from '#domain/voci/usual-rules.ts';
import { assignMovimenti, releaseMovimenti } from './commands/assign.ts';
import { readPrimaNota } from './commands/prima-nota.ts';
import { addUsuali, REGOLA, updateRegoleOrder } from './commands/rules.ts';
import { VOCE } from './commands/save.ts';
import { TRACCIATO } from './commands/tracciati.ts';
import { succeed } from '../core/problems.ts';
import { removeVersionata, saveVersionata } from '../registro/versioned.ts';
import { listAssegnazioniDi, listAssegnazioniPagina, readSpiegazioni } from './sql/movimenti.ts';
import { listRegole } from './sql/regole.ts';
import { listTracciatiPrimaNota } from './sql/tracciati.ts';
import { listVoci } from './sql/voci.ts';
import { withAzienda, withReading, JsonText, type Handlers } from '../core/http/bind.ts';

export const vociRoutes = {
  voci: withReading(async (reader, idAzienda) => ({ voci: await listVoci(reader, idAzienda) })),
  voceSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, VOCE, { id, versione }, dati),
  ),
  voceElimina: withAzienda(({ db, actor, body }) => removeVersionata(db, actor, VOCE, body)),
  vociUsuali: withAzienda(({ db, actor, body }) => addUsuali(db, actor, body.regole ? REGOLE_USUALI : [])),

  regole: withReading(async (reader, idAzienda) => ({ regole: await listRegole(reader, idAzienda) })),
  regolaSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, REGOLA, { id, versione }, dati),
  ),
  regolaElimina: withAzienda(({ db, actor, body }) => removeVersionata(db, actor, REGOLA, body)),
  regoleOrdine: withAzienda(({ db, actor, body }) => updateRegoleOrder(db, actor, body)),
  regolaProva: withAzienda(({ db, actor, body }) => proveRegola(db, actor, body)),
  regoleAnteprima: withAzienda(({ db, actor, body }) => tryRegole(db, actor, body)),
  regoleApplica: withAzienda(({ db, actor, body, request }) =>
    startRegole(db, actor, body, (cause) => request.log.error({ err: cause }, 'rules could not be applied')),
  ),

  movimentiAssegna: withAzienda(({ db, actor, body }) => assignMovimenti(db, actor, body)),
  movimentiLibera: withAzienda(({ db, actor, body }) => releaseMovimenti(db, actor, body)),
  assegnazioni: withReading((reader, idAzienda, { query }) =>
    listAssegnazioniPagina(reader, idAzienda, query),
  ),
  movimentoAssegnazioni: withReading(async (reader, idAzienda, { params }) => ({
    assegnazioni: await listAssegnazioniDi(reader, idAzienda, params.id),
  })),
  spiegazioni: withReading((reader, idAzienda, { query }) => readSpiegazioni(reader, idAzienda, query)),
  primaNota: withAzienda(async ({ db, actor, query }) => {
    const nota = await readPrimaNota(db, actor, query);
    // A year has tens of thousands of lines: checking each of them again costs more than making them.
    return nota.ok ? succeed(new JsonText(JSON.stringify(nota.value))) : nota;
  }),
  primaNotaTracciati: withReading(async (reader, idAzienda) => ({
    tracciati: await listTracciatiPrimaNota(reader, idAzienda),
  })),
  primaNotaTracciatoSalva: withAzienda(({ db, actor, body: { id, versione, ...dati } }) =>
    saveVersionata(db, actor, TRACCIATO, { id, versione }, dati),
  ),
  primaNotaTracciatoElimina: withAzienda(({ db, actor, body }) =>
    removeVersionata(db, actor, TRACCIATO, body),
  ),
} satisfies Partial<Handlers>;
