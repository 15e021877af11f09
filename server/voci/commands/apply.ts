import type { z } from 'zod';
import type {
  regolaProvaSchema,
  regolaProvataSchema,
  regoleApplicaSchema,
  regoleApplicateSchema,
} from '#api/contract/voci.ts';
import { formatCount } from '#domain/text.ts';
import { applyRegole, tryRegola, type ProvaRegola } from '#domain/voci/rules.ts';
import type { Regola } from '#domain/voci/types.ts';
import { REGOLE_USUALI } from '#domain/voci/usual-rules.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { succeed, type Result } from '../../core/problems.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { insertLottoAbbinamenti } from '../../pagamenti/sql/lotti.ts';
import { listPrese } from '../../pagamenti/sql/prese.ts';
import { insertAssegnazioni, type AssegnazioneNuova } from '../sql/assegnazioni.ts';
import { listMovimenti, listSpiegazioni } from '../sql/movimenti.ts';
import { listRegole } from '../sql/regole.ts';
import type { Actor } from '../../core/actor.ts';
import { addUsualiIn, checkRegola } from './rules.ts';

/** `coprirebbe 312 movimenti, 4 in conflitto`. */
function inWords({ coperti, conflitti, concordi, nuovi }: ProvaRegola): string {
  if (coperti.length === 0) return 'Non coprirebbe nessun movimento';
  const parts = [`Coprirebbe ${formatCount(coperti.length, 'movimento', 'movimenti')}`];
  if (concordi.length > 0) parts.push(`${formatCount(concordi.length, 'già spiegato', 'già spiegati')} così`);
  if (nuovi.length < coperti.length && nuovi.length > 0)
    parts.push(formatCount(nuovi.length, 'ancora aperto', 'ancora aperti'));
  if (conflitti.length > 0) parts.push(formatCount(conflitti.length, 'in conflitto', 'in conflitto'));
  return parts.join(', ');
}

const MAX_ESEMPI = 50;

/** Tries a rule on the present movimenti. Writes nothing. */
export async function proveRegola(
  db: Database,
  actor: Actor,
  { id, dal, al, ...regola }: z.output<typeof regolaProvaSchema>,
): Promise<Result<z.input<typeof regolaProvataSchema>>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const refused = await checkRegola(tx, actor, regola);
    if (refused) return refused;
    const all = await listRegole(tx, id_azienda);
    const place = all.findIndex((each) => each.id === id);
    const before = place === -1 ? all : all.slice(0, place);
    const movimenti = await listMovimenti(tx, id_azienda, { dal, al }, false);
    const proof = tryRegola(regola, before, movimenti, await listSpiegazioni(tx, id_azienda, { dal, al }));
    const byId = new Map(movimenti.map((movimento) => [movimento.id, movimento]));
    const why = new Map(proof.conflitti.map((conflict) => [conflict.id_movimento, conflict.perche]));
    const esempi = [...why.keys(), ...proof.nuovi, ...proof.concordi].slice(0, MAX_ESEMPI).flatMap((each) => {
      const movimento = byId.get(each);
      if (!movimento) return [];
      const { data, importo, descrizione } = movimento;
      return [{ id: each, data, importo, descrizione, perche: why.get(each) ?? null }];
    });
    return succeed({
      coperti: proof.coperti.length,
      conflitti: proof.conflitti.length,
      concordi: proof.concordi.length,
      nuovi: proof.nuovi.length,
      totale: proof.coperti.reduce((sum, each) => sum + (byId.get(each)?.importo ?? 0), 0),
      testo: inWords(proof),
      esempi,
    });
  });
}

/** The usual rules as an azienda without rules would get them, numbered by their place. */
const REGOLE_PROVA: readonly Regola[] = REGOLE_USUALI.map(({ voce, ...regola }, at) => ({
  ...regola,
  id: at + 1,
  id_voce: voce === null ? null : 0,
  motivo: null,
  attiva: true,
}));

/** What a rule explains, and the cents that were open of it. */
type Covered = AssegnazioneNuova & { id_regola: number; residuo: number };

/** What the rules explain of open movimenti, whose rows are held; `saltati`: those that somebody else is deciding. */
async function cover(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  regole: readonly Regola[],
  movimenti: Awaited<ReturnType<typeof listMovimenti>>,
): Promise<{ fresh: Covered[]; saltati: number }> {
  const byId = new Map(regole.map((regola) => [regola.id, regola]));
  const coverings = applyRegole(regole, movimenti);
  const ids = coverings.map(({ id_movimento }) => id_movimento);
  const righe = await holdRighe(tx, id_azienda, ids);
  const prese = await listPrese(tx, id_azienda, ids);
  const others = new Set(
    prese.filter((presa) => presa.id_utente !== id_utente).map(({ id_riga }) => id_riga),
  );
  const fresh = coverings.flatMap(({ id_movimento, id_regola }): Covered[] => {
    const riga = righe.get(id_movimento);
    const regola = byId.get(id_regola);
    // Somebody settled it between the reading and the lock.
    if (!riga || !regola || others.has(id_movimento) || riga.stato !== 'aperta') return [];
    const { azione: tipo, id_voce, motivo } = regola;
    const { residuo } = riga;
    const importo = tipo === 'ignorata' ? 0 : residuo;
    return [
      { id_movimento, tipo, id_voce, importo, motivo, id_regola, id_lotto: null, id_coppia: null, residuo },
    ];
  });
  return { fresh, saltati: others.size };
}

/** Explains the open movimenti as the rules say, in one action that can be undone; or only says what it would do. */
export async function applyAll(
  db: Database,
  actor: Actor,
  { anteprima, usuali, movimenti_esclusi, ...periodo }: z.output<typeof regoleApplicaSchema>,
): Promise<Result<z.input<typeof regoleApplicateSchema>>> {
  const { id_azienda } = actor;
  await refreshPagamenti(db, id_azienda);
  return transact(db, async (tx) => {
    const proprie = await listRegole(tx, id_azienda);
    const newRegole = usuali && proprie.length === 0;
    if (newRegole && !anteprima) await addUsualiIn(tx, actor, REGOLE_USUALI);
    const regole = newRegole ? (anteprima ? REGOLE_PROVA : await listRegole(tx, id_azienda)) : proprie;
    const excluded = new Set(movimenti_esclusi);
    const movimenti = (await listMovimenti(tx, id_azienda, periodo, true)).filter(
      ({ id }) => !excluded.has(id),
    );
    const { fresh, saltati } = await cover(tx, actor, regole, movimenti);
    const id_lotto =
      anteprima || fresh.length === 0 ? null : await insertLottoAbbinamenti(tx, actor, 'regole');
    if (id_lotto !== null)
      await insertAssegnazioni(
        tx,
        actor,
        fresh.map(({ residuo: _residuo, ...each }) => ({ ...each, id_lotto })),
      );
    const per_regola = [...Map.groupBy(fresh, ({ id_regola }) => id_regola)].map(([id_regola, own]) => ({
      id_regola,
      movimenti: own.length,
      totale: own.reduce((sum, { residuo }) => sum + residuo, 0),
    }));
    const parsed = new Map(anteprima ? movimenti.map((each) => [each.id, each]) : []);
    const list = fresh.flatMap(({ id_movimento, id_regola }) => {
      const movimento = parsed.get(id_movimento);
      if (!movimento) return [];
      const { id, data, residuo, descrizione } = movimento;
      return [{ id, data, importo: residuo, descrizione, id_regola }];
    });
    return succeed({
      id_lotto,
      spiegati: fresh.length,
      per_regola,
      movimenti: list,
      saltati,
      usuali: newRegole,
    });
  });
}
