/** Creating, changing and deleting causali. */
import type { z } from 'zod';
import type { Causale, causaleSalvaSchema } from '#api/contract/causali.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { succeed, type Result } from '../../core/problems.ts';
import { insertMancanti, readCausale } from '../sql/causali.ts';
import { removeVersionataIn, type Seen, type Versionata } from '../../registro/versioned.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

const REGISTRO = {
  oggetto: 'causale',
  creata: 'causale_creata',
  modificata: 'causale_modificata',
  eliminata: 'causale_eliminata',
} as const;

type Request = z.output<typeof causaleSalvaSchema>;

/** The causali of an azienda, by their code. */
export const CAUSALE: Versionata<'causale', Causale, Omit<Request, 'id' | 'versione'>> = {
  table: 'causale',
  read: (tx, { id_azienda }, id) => readCausale(tx, id_azienda, id),
  toColumns: (data) => data,
  gone: 'La causale non esiste più',
  uniche: { causale_codice: ['codice', 'Esiste già una causale con questo codice'] },
  registro: REGISTRO,
};

/** All of them or none. */
export const removeCausali = (
  db: Database,
  actor: Actor,
  causali: readonly Seen[],
): Promise<Result<{ eliminate: number }>> =>
  transact(db, async (tx) => {
    for (const seen of causali) {
      const removed = await removeVersionataIn(tx, actor, CAUSALE, seen);
      if (!removed.ok) return removed;
    }
    return succeed({ eliminate: causali.length });
  });

/** Adds the interbank codes that the azienda does not have; what it has stays as it is. */
export const addCausaliAbi = (db: Database, actor: Actor): Promise<Result<{ aggiunte: number }>> =>
  transact(db, async (tx) => {
    // A second call for the same azienda waits, and then finds them there.
    await lockAziende(tx, [actor.id_azienda]);
    const made = await insertMancanti(
      tx,
      actor.id_azienda,
      CAUSALI_ABI.map((causale) => ({ ...causale, attiva: true })),
    );
    for (const dopo of made)
      await appendRegistro(tx, actor, REGISTRO.creata, REGISTRO.oggetto, { id: dopo.id, dopo });
    return succeed({ aggiunte: made.length });
  });
