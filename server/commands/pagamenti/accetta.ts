import type { z } from 'zod';
import type { accettaRichiestaSchema, accettateSchema, PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Database, Tx } from '../../db/open.ts';
import { transact } from '../../db/transact.ts';
import { failure, success, type Result } from '../../problems.ts';
import { insegna, learnAlias } from '../../repositories/pagamenti/alias.ts';
import { insertLottoAbbinamenti } from '../../repositories/pagamenti/lotti.ts';
import {
  holdProposte,
  holdSopraSoglia,
  markAccettate,
  readCalcolo,
  type PropostaTenuta,
} from '../../repositories/pagamenti/proposte.ts';
import { insertPagamenti, type PagamentoNuovo } from '../../repositories/pagamenti/scrivi.ts';
import { appendRegistroMolti } from '../../repositories/registro-molti.ts';
import { insertAssegnazioni, nextCoppie } from '../../repositories/voci/assegnazioni.ts';
import type { Actor } from '../actor.ts';
import { holdDisponibile, type Disponibile, type Ostacolo, type Richiesta } from './disponibile.ts';

type Request = z.output<typeof accettaRichiestaSchema>;
type Answer = z.input<typeof accettateSchema>;

/** A proposal with what it takes of each row: all that is left of its movimenti, the smaller side of a pair. */
interface Scelta extends Richiesta {
  proposta: PropostaWire;
}

interface Piano {
  prese: Scelta[];
  saltate: Answer['saltate'];
}

/**
 * Accepts proposals in one transaction, each whole. A proposal whose rows someone else holds or settled meanwhile is
 * left out and named; so is one that has an equal, unless it was asked for alone: a tie is a person's to break.
 */
export async function acceptProposte(db: Database, actor: Actor, request: Request): Promise<Result<Answer>> {
  return transact(db, async (tx) => {
    const calcolo = await readCalcolo(tx, actor.id_azienda, request.id_calcolo);
    if (!calcolo)
      return failure('non_trovato', { detail: 'Queste proposte non ci sono più: cercale di nuovo' });
    const tenute = await hold(tx, actor, request);
    const { disponibile, piano } = await plan(tx, actor, request, tenute);
    if (request.anteprima) return success({ ...summary(piano), id_lotto: null, id_pagamenti: [], alias: 0 });
    return success(await write(tx, actor, request, piano, disponibile));
  });
}

const hold = (tx: Tx, { id_azienda }: Actor, request: Request): Promise<PropostaTenuta[]> =>
  request.numeri
    ? holdProposte(tx, id_azienda, request.id_calcolo, request.numeri)
    : holdSopraSoglia(tx, id_azienda, request.id_calcolo, request.soglia ?? 1, request.filtri ?? {});

async function plan(tx: Tx, actor: Actor, request: Request, tenute: readonly PropostaTenuta[]) {
  const ids = new Set(
    tenute.flatMap(({ contenuto }) => [...contenuto.movimenti, ...contenuto.partite.map(({ id }) => id)]),
  );
  const disponibile = await holdDisponibile(tx, actor, [...ids]);
  const piano: Piano = { prese: [], saltate: [] };
  const sola = request.numeri?.length === 1;
  for (const { stato, contenuto } of tenute) {
    const scelta = scegli(contenuto, disponibile.righe);
    const ostacolo = deciso(stato) ?? pari(contenuto, sola) ?? disponibile.prendi(scelta);
    if (ostacolo) {
      const { codice, motivo, username } = ostacolo;
      piano.saltate.push({ numero: contenuto.numero, codice, motivo, username });
    } else piano.prese.push(scelta);
  }
  return { disponibile, piano };
}

const deciso = (stato: PropostaTenuta['stato']): Ostacolo | null =>
  stato === 'aperta'
    ? null
    : { codice: 'gia_decisa', motivo: `La proposta è già stata ${stato}`, username: null };

const pari = ({ unica }: PropostaWire, sola: boolean): Ostacolo | null =>
  unica || sola
    ? null
    : { codice: 'parita', motivo: 'Un’altra soluzione vale altrettanto: sceglila da sola', username: null };

function scegli(proposta: PropostaWire, righe: ReadonlyMap<number, RigaEstratto>): Scelta {
  const residui = proposta.movimenti.map((id) => ({ id, importo: righe.get(id)?.residuo ?? 0 }));
  if (proposta.tipo === 'documenti')
    return { proposta, movimenti: byTotal(residui, proposta), partite: proposta.partite };
  // The two sides cancel as far as they go: what is left of the larger one, a fee, stays open.
  const comune = Math.min(...residui.map(({ importo }) => Math.abs(importo)));
  const movimenti = residui.map(({ id, importo }) => ({ id, importo: Math.sign(importo) * comune }));
  return { proposta, movimenti, partite: [] };
}

/** What the proposal takes of its movimenti: all of them, or an amount that no row has, and so is refused. */
function byTotal(residui: { id: number; importo: number }[], { partite, differenze }: PropostaWire) {
  const wanted = [...partite, ...differenze].reduce((total, { importo }) => total + importo, 0);
  const total = residui.reduce((sum, { importo }) => sum + importo, 0);
  const [first, ...others] = residui;
  if (total === wanted || !first) return residui;
  return [{ id: first.id, importo: Number.MAX_SAFE_INTEGER }, ...others];
}

function summary({ prese, saltate }: Piano) {
  const documenti = prese.filter(({ proposta }) => proposta.tipo === 'documenti');
  let [entrate, uscite, partite] = [0, 0, 0];
  const differenze = new Map<Answer['differenze'][number]['tipo'], number>();
  for (const { movimenti, proposta } of documenti) {
    for (const { importo } of movimenti) {
      if (importo > 0) entrate += importo;
      else uscite += importo;
    }
    partite += proposta.partite.length;
    for (const { tipo, importo } of proposta.differenze)
      differenze.set(tipo, (differenze.get(tipo) ?? 0) + importo);
  }
  return {
    accettate: prese.length,
    entrate,
    uscite,
    partite,
    differenze: [...differenze].map(([tipo, importo]) => ({ tipo, importo })),
    giroconti: prese.length - documenti.length,
    saltate,
  };
}

async function write(
  tx: Tx,
  actor: Actor,
  request: Request,
  piano: Piano,
  { righe }: Disponibile,
): Promise<Answer> {
  const { prese } = piano;
  const molte = request.numeri === undefined || request.numeri.length > 1;
  const id_lotto =
    molte && prese.length > 0
      ? await insertLottoAbbinamenti(tx, actor, 'proposte', request.soglia ?? null)
      : null;
  const conferma = request.numeri ? ('proposta' as const) : ('automatica' as const);
  const documenti = prese.filter(({ proposta }) => proposta.tipo === 'documenti');
  const nuovi = documenti.map((scelta) => toPagamento(scelta, righe, id_lotto, conferma));
  const ids = await insertPagamenti(tx, actor, nuovi);
  const taught = documenti.flatMap(({ movimenti, partite }, at) => {
    const rows = (parti: Richiesta['partite']) => parti.flatMap(({ id }) => righe.get(id) ?? []);
    const id_pagamento = ids[at] ?? 0;
    return insegna(rows(movimenti), rows(partite)).map((each) => ({ ...each, id_pagamento }));
  });
  const alias = await learnAlias(tx, actor.id_azienda, taught);
  const coppie = await writeCoppie(
    tx,
    actor,
    prese.filter(({ proposta }) => proposta.tipo !== 'documenti'),
    id_lotto,
  );
  await markAccettate(tx, actor.id_azienda, request.id_calcolo, [
    ...documenti.map(({ proposta: { numero } }, at) => ({
      numero,
      id_pagamento: ids[at] ?? null,
      id_coppia: null,
    })),
    ...coppie,
  ]);
  await appendRegistroMolti(
    tx,
    { ...actor, azione: 'pagamento_creato', oggetto: 'pagamento' },
    nuovi.map((dopo, at) => ({ id: ids[at] ?? 0, dopo })),
  );
  return { ...summary(piano), id_lotto, id_pagamenti: ids, alias };
}

function toPagamento(
  { proposta, movimenti, partite }: Scelta,
  righe: ReadonlyMap<number, RigaEstratto>,
  id_lotto: number | null,
  conferma: 'automatica' | 'proposta',
): PagamentoNuovo {
  const rows = movimenti.flatMap(({ id }) => righe.get(id) ?? []);
  const last = rows.toSorted((one, other) => (one.data < other.data ? 1 : -1))[0];
  if (!last) throw new Error('a pagamento without movimenti');
  return {
    origine: 'movimento',
    data: last.data,
    importo: movimenti.reduce((total, { importo }) => total + importo, 0),
    divisa: last.divisa,
    id_tipo_pagamento: null,
    riferimento: last.riferimento,
    nota: null,
    id_storno_di: null,
    id_lotto,
    conferma,
    punteggio: proposta.punteggio,
    unica: proposta.unica,
    motivi: proposta.motivi,
    rivali: proposta.rivali,
    movimenti,
    partite,
    differenze: proposta.differenze.map((each) => ({ ...each, nota: null })),
  };
}

async function writeCoppie(tx: Tx, actor: Actor, scelte: readonly Scelta[], id_lotto: number | null) {
  const ids = await nextCoppie(tx, scelte.length);
  const nuove = scelte.flatMap(({ proposta, movimenti }, at) =>
    movimenti.map(({ id, importo }) => ({
      id_movimento: id,
      tipo: proposta.tipo === 'giroconto' ? ('giroconto' as const) : ('storno' as const),
      id_voce: null,
      importo,
      motivo: proposta.motivi.join('; '),
      id_regola: null,
      id_lotto,
      id_coppia: ids[at] ?? null,
    })),
  );
  await insertAssegnazioni(tx, actor, nuove);
  await appendRegistroMolti(
    tx,
    { ...actor, azione: 'movimento_spiegato', oggetto: 'riga_estratto' },
    nuove.map((dopo) => ({ id: dopo.id_movimento, dopo })),
  );
  return scelte.map(({ proposta: { numero } }, at) => ({
    numero,
    id_pagamento: null,
    id_coppia: ids[at] ?? null,
  }));
}
