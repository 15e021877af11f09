import type { z } from 'zod';
import type { esitiRequestSchema, esitiAnswerSchema } from '#api/contract/pagamenti.ts';
import { toGiorno } from '#domain/date.ts';
import { filterInsoluto } from '#domain/insoluti/index.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { succeed, type Result } from '../../core/problems.ts';
import { readPagamento } from '../sql/read.ts';
import { insertLottoAbbinamenti } from '../sql/lotti.ts';
import { listPagate, type Pagata } from '../sql/returns.ts';
import { holdPagamenti } from '../sql/write.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import type { Actor } from '../../core/actor.ts';
import { holdRigheDi, writeStorno } from './reverse.ts';

type Request = z.output<typeof esitiRequestSchema>;
type Esito = Request['esiti'][number];
type Answer = z.input<typeof esitiAnswerSchema>;
type PaidOutcome = Answer['esiti'][number];

const nothing = (esito: PaidOutcome['esito'], motivo: string, candidati: number[] = []): PaidOutcome => ({
  esito,
  id_partita: null,
  id_pagamento: null,
  candidati,
  motivo,
});

type Found = { pagata: Pagata & { id_pagamento: number } } | { esitato: PaidOutcome };

/** Finds the one paid partita that an outcome names, or says why there is none. */
function find(outcome: Esito, pagate: readonly Pagata[]): Found {
  const fit = filterInsoluto(
    outcome,
    pagate.filter(({ importo }) => importo === outcome.importo),
  );
  const paid = fit.flatMap((pagata) =>
    pagata.id_pagamento === null ? [] : [{ ...pagata, id_pagamento: pagata.id_pagamento }],
  );
  const [only, other] = paid;
  if (only && !other) return { pagata: only };
  if (only)
    return {
      esitato: nothing(
        'ambigua',
        'Più partite pagate corrispondono: storna a mano quella giusta',
        paid.map(({ id_partita }) => id_partita),
      ),
    };
  const [open] = fit;
  if (open)
    return { esitato: { ...nothing('gia_aperta', 'La partita è già aperta'), id_partita: open.id_partita } };
  return { esitato: nothing('non_trovata', 'Nessuna partita pagata corrisponde') };
}

/**
 * Records the outcomes of a return flow as one action, which can be undone. Each insoluto becomes a storno of the
 * pagamento that had settled its partita, for that partita alone and with its fees. The other partite of the same slip
 * stay settled.
 */
export const receiveEsiti = (
  db: Database,
  actor: Actor,
  { esiti, anteprima, file }: Request,
): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const importi = [...new Set(esiti.map(({ importo }) => importo))];
    const found = await listPagate(tx, actor.id_azienda, importi);
    await holdRigheDi(tx, actor, [...new Set(found.flatMap(({ id_pagamento }) => id_pagamento ?? []))], null);
    // Read again, now that the rows are locked.
    let paid = await listPagate(tx, actor.id_azienda, importi);
    const answers: PaidOutcome[] = [];
    const storni: { id: number; dopo: unknown }[] = [];
    let id_lotto: number | null = null;
    for (const outcome of esiti) {
      const match = find(outcome, paid);
      if ('esitato' in match) {
        answers.push(match.esitato);
        continue;
      }
      const { pagata } = match;
      // Two equal outcomes of one flow are two insoluti, so that each takes another pagamento.
      paid = paid.filter((each) => each !== pagata && !samePaid(each, pagata));
      const answer: PaidOutcome = {
        ...nothing('riaperta', 'Partita riaperta'),
        id_partita: pagata.id_partita,
      };
      if (!anteprima) {
        id_lotto ??= await insertLottoAbbinamenti(tx, actor, 'flusso', { file });
        const done = await reopen(tx, actor, pagata, outcome, id_lotto);
        if (!done.ok) return done;
        answer.id_pagamento = done.value;
        storni.push({ id: done.value, dopo: await readPagamento(tx, actor.id_azienda, done.value) });
      }
      answers.push(answer);
    }
    await appendManyToRegistro(tx, actor, 'insoluto', 'pagamento', storni);
    const riaperte = answers.filter(({ esito }) => esito === 'riaperta').length;
    return succeed({ id_lotto, riaperte, esiti: answers });
  });

const samePaid = (one: Pagata, other: Pagata): boolean =>
  one.id_partita === other.id_partita && one.id_pagamento === other.id_pagamento;

async function reopen(
  tx: Tx,
  actor: Actor,
  paid: Pagata & { id_pagamento: number },
  outcome: Esito,
  id_lotto: number,
): Promise<Result<number>> {
  const pagamento = (await holdPagamenti(tx, actor.id_azienda, [paid.id_pagamento])).get(paid.id_pagamento);
  if (!pagamento) throw new Error('a pagamento that was just read is gone');
  return writeStorno(tx, actor, pagamento, {
    origine: 'flusso',
    id_lotto,
    riferimento: outcome.riferimento,
    data: outcome.data < pagamento.data ? toGiorno(pagamento.data) : outcome.data,
    partite: [paid.id_partita],
    spese: outcome.spese,
    id_movimento: null,
    motivo: outcome.causale,
  });
}
