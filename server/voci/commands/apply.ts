import type { z } from 'zod';
import type {
  regolaProvaSchema,
  regolaProvataSchema,
  regoleAnteprimaSchema,
  regoleApplicaSchema,
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
import { PARTE, resumeLotti, startLotto, type LottoWork } from '../../pagamenti/commands/lotto-parts.ts';
import {
  closeLotto,
  countParte,
  holdParte,
  insertLottoAParti,
  type AvanzamentoWire,
} from '../../pagamenti/sql/avanzamenti.ts';
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

type Request = z.output<typeof regoleApplicaSchema>;
type Anteprima = z.input<typeof regoleAnteprimaSchema>;

/** What the rules explain of what is open: each movimento once, by the first rule that takes it. */
async function planRegole(
  tx: Tx,
  actor: Actor,
  regole: readonly Regola[],
  { movimenti_esclusi, id_conto, id_imp, dal, al }: Request,
) {
  const excluded = new Set(movimenti_esclusi);
  const open = await listMovimenti(tx, actor.id_azienda, { id_conto, id_imp, dal, al }, true);
  const movimenti = open.filter(({ id }) => !excluded.has(id));
  return { movimenti, coverings: applyRegole(regole, movimenti) };
}

/** The movimenti among these that a colleague holds. */
async function listHeldByOthers(tx: Tx, { id_azienda, id_utente }: Actor, ids: readonly number[]) {
  const prese = await listPrese(tx, id_azienda, ids);
  return new Set(prese.filter((presa) => presa.id_utente !== id_utente).map(({ id_riga }) => id_riga));
}

/** Says what applying the rules would explain. Writes nothing. */
export async function tryRegole(db: Database, actor: Actor, request: Request): Promise<Result<Anteprima>> {
  await refreshPagamenti(db, actor.id_azienda);
  return transact(db, async (tx) => {
    const present = await listRegole(tx, actor.id_azienda);
    const usuali = request.usuali && present.length === 0;
    const { movimenti, coverings } = await planRegole(tx, actor, usuali ? REGOLE_PROVA : present, request);
    const byId = new Map(movimenti.map((movimento) => [movimento.id, movimento]));
    const taken = coverings.map(({ id_movimento }) => id_movimento);
    const others = await listHeldByOthers(tx, actor, taken);
    const covered = coverings.filter(({ id_movimento }) => !others.has(id_movimento));
    const list = covered.flatMap(({ id_movimento, id_regola }) => {
      const movimento = byId.get(id_movimento);
      if (!movimento) return [];
      const { id, data, residuo, descrizione } = movimento;
      return [{ id, data, importo: residuo, descrizione, id_regola }];
    });
    const per_regola = [...Map.groupBy(list, ({ id_regola }) => id_regola)].map(([id_regola, own]) => ({
      id_regola,
      movimenti: own.length,
      totale: own.reduce((sum, { importo }) => sum + importo, 0),
    }));
    const saltati = coverings.length - covered.length;
    return succeed({ spiegati: list.length, per_regola, movimenti: list, saltati, usuali });
  });
}

/** What is kept of the parts that are done. */
interface Spiegati {
  spiegati: number;
}

/** Explains the next movimenti of a lotto, each as its rule says by now. */
async function explainParte(tx: Tx, actor: Actor, id: number): Promise<boolean | null> {
  const { id_azienda } = actor;
  const part = await holdParte<Spiegati>(tx, id_azienda, id, PARTE);
  if (!part) return null;
  const { movimenti } = part;
  const soFar = part.dettagli ?? { spiegati: 0 };
  if (movimenti.length === 0) {
    await closeLotto(tx, { id_azienda, id }, 'completato', soFar);
    return false;
  }
  const righe = await holdRighe(tx, id_azienda, movimenti);
  const others = await listHeldByOthers(tx, actor, movimenti);
  const byId = new Map((await listRegole(tx, id_azienda)).map((regola) => [regola.id, regola]));
  const fresh = movimenti.flatMap((id_movimento, at): AssegnazioneNuova[] => {
    const riga = righe.get(id_movimento);
    const regola = byId.get(part.regole[at] ?? 0);
    // Since it was chosen somebody has settled it, holds it, or has switched its rule off.
    if (riga?.stato !== 'aperta' || others.has(id_movimento) || regola?.attiva !== true) return [];
    const { id: id_regola, azione: tipo, id_voce, motivo } = regola;
    const importo = tipo === 'ignorata' ? 0 : riga.residuo;
    return [{ id_movimento, tipo, id_voce, importo, motivo, id_regola, id_lotto: id, id_coppia: null }];
  });
  await insertAssegnazioni(tx, actor, fresh);
  const dettagli: Spiegati = { spiegati: soFar.spiegati + fresh.length };
  await countParte(tx, id_azienda, id, { quante: movimenti.length, dettagli });
  return true;
}

const REGOLE: LottoWork = { tipo: 'regole', writeParte: explainParte };

/** Begins to explain the open movimenti as the rules say, a part at a time, in one action that can be undone. */
export async function startRegole(
  db: Database,
  actor: Actor,
  request: Request,
  onError: (cause: unknown) => void,
): Promise<Result<AvanzamentoWire>> {
  await refreshPagamenti(db, actor.id_azienda);
  const open = async (tx: Tx) => {
    const own = await listRegole(tx, actor.id_azienda);
    const usuali = request.usuali && own.length === 0;
    if (usuali) await addUsualiIn(tx, actor, REGOLE_USUALI);
    const regole = usuali ? await listRegole(tx, actor.id_azienda) : own;
    const { coverings } = await planRegole(tx, actor, regole, request);
    return succeed(
      await insertLottoAParti(tx, actor, {
        tipo: 'regole',
        movimenti: coverings.map(({ id_movimento }) => id_movimento),
        regole: coverings.map(({ id_regola }) => id_regola),
      }),
    );
  };
  return startLotto({ db, work: REGOLE, onError }, actor, open);
}

export const resumeRegole = (db: Database, onError: (cause: unknown) => void): Promise<number> =>
  resumeLotti({ db, work: REGOLE, onError });
