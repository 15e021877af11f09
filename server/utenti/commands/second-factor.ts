/** The second factor of whoever has one: turning it on and off, and asking for it. */
import type { z } from 'zod';
import type { codiciRecuperoSchema, totpInizioSchema } from '#api/contract/utenti.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { failure, invalidField, success, type Failure, type Result } from '../../core/problems.ts';
import {
  claimPasso,
  deleteTotp,
  keepSegreto,
  replaceCodici,
  turnOnTotp,
  useCodice,
} from '../sql/secondo-fattore.ts';
import { lockIfSame } from '../../core/sql/sessioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { type Credenziali, findByUsername } from '../sql/utenti.ts';
import type { Sigillo } from '../../core/sigillo.ts';
import { improntaCodice, nuoviCodici, nuovoSegreto, passoDi, presenta } from '../totp.ts';
import type { Actor } from '../../core/actor.ts';
import { confirmPassword } from './confirm-password.ts';

/** The refusal of a sign-in whose password was right; null when nothing more is asked. */
export async function checkSecondoFattore(
  db: Database,
  sigillo: Sigillo,
  utente: Credenziali,
  codice: string | undefined,
): Promise<Failure | null> {
  if (utente.totp_attivo_il === null || utente.totp_segreto === null) return null;
  if (codice === undefined || codice === '') return failure('secondo_fattore_richiesto');
  const segreto = sigillo.apri(utente.totp_segreto);
  const passo = segreto === null ? null : passoDi(segreto, codice, utente.totp_passo);
  // Of two requests with one code the database lets one through.
  if (passo !== null && (await claimPasso(db.kysely, utente.id, passo))) return null;
  return (await useCodice(db.kysely, utente.id, improntaCodice(codice))) ? null : failure('codice_errato');
}

/** A new seed, not yet asked for: that begins when its first code comes. */
export async function beginTotp(
  db: Database,
  sigillo: Sigillo,
  utente: { id: number; username: string },
): Promise<Result<z.input<typeof totpInizioSchema>>> {
  const segreto = nuovoSegreto();
  const kept = await keepSegreto(db.kysely, utente.id, sigillo.chiudi(segreto));
  if (!kept)
    return failure('gia_esistente', {
      detail: 'Il secondo fattore è già attivo: per cambiarlo prima toglilo',
    });
  return success({ segreto, ...presenta(segreto, utente.username) });
}

/** Turns it on with its first code, which proves that the telephone has the seed; answers the recovery codes. */
export async function confirmTotp(
  db: Database,
  sigillo: Sigillo,
  actor: Actor,
  username: string,
  codice: string,
): Promise<Result<z.input<typeof codiciRecuperoSchema>>> {
  const utente = await findByUsername(db.kysely, username);
  if (!utente?.totp_segreto || utente.totp_attivo_il !== null)
    return failure('non_trovato', { detail: 'Ricomincia: prepara di nuovo il secondo fattore' });
  const segreto = sigillo.apri(utente.totp_segreto);
  const passo = segreto === null ? null : passoDi(segreto, codice, null);
  if (passo === null)
    return invalidField('codice', 'Il codice non è giusto: controlla che l’ora del telefono sia esatta');
  const codici = nuoviCodici();
  return transact(db, async (tx) => {
    await turnOnTotp(tx, utente.id, passo);
    await replaceCodici(tx, utente.id, codici.map(improntaCodice));
    await appendRegistro(tx, {
      ...actor,
      azione: 'secondo_fattore_attivato',
      oggetto: 'utente',
      id_oggetto: utente.id,
    });
    return success({ codici });
  });
}

/** Turns one's own off; the password says that it is oneself. */
export async function removeTotp(
  db: Database,
  actor: Actor,
  username: string,
  password: string,
): Promise<Result<{ ok: true }>> {
  const confirmed = await confirmPassword(db, actor, username, { campo: 'password', valore: password });
  if (!confirmed.ok) return confirmed;
  const utente = confirmed.value;
  return transact(db, async (tx) => {
    if (!(await lockIfSame(tx, utente))) return failure('non_autenticato');
    await deleteTotp(tx, utente.id);
    await appendRegistro(tx, {
      ...actor,
      azione: 'secondo_fattore_tolto',
      oggetto: 'utente',
      id_oggetto: utente.id,
    });
    return success({ ok: true });
  });
}
