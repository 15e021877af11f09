import type { z } from 'zod';
import type { chiusuraQuerySchema, chiusuraSchema } from '#api/contract/chiusura.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { readSnapshot } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { listConti } from '../../conti/sql/conti.ts';
import {
  listFile,
  listMovimentiChiusura,
  listPartiteAperte,
  readNomi,
  readSaldoAl,
  type Di,
} from '../sql/chiusura.ts';
import { readPagamenti } from '../sql/read.ts';
import { readSpiegazioni } from '../../voci/sql/movimenti.ts';
import type { Actor } from '../../core/actor.ts';

type Answer = z.input<typeof chiusuraSchema>;

/** Reads everything that proves a conto over a period, all of one moment. */
export async function readChiusura(
  db: Database,
  actor: Actor,
  query: z.output<typeof chiusuraQuerySchema>,
): Promise<Result<Answer>> {
  if (query.dal > query.al) return refuseField('dal', 'Il periodo comincia dopo la sua fine');
  const { id_azienda } = actor;
  return readSnapshot(db, async (tx) => {
    const conto = (await listConti(tx, id_azienda)).find(({ id }) => id === query.id_conto);
    if (!conto) return fail('non_trovato', 'Il conto non esiste');
    const { id_conto, dal, al } = query;
    const of: Di = { id_azienda, id_conto, dal, al };
    const saldo_iniziale = await readSaldoAl(tx, of, query.dal, true);
    const file = await listFile(tx, of);
    const movimenti = withSaldi(await listMovimentiChiusura(tx, of), saldo_iniziale);
    const pagamenti = await readPagamenti(tx, id_azienda, [
      ...new Set(movimenti.flatMap(({ id_pagamenti }) => id_pagamenti)),
    ]);
    const spiegazioni = await readSpiegazioni(tx, id_azienda, query);
    const partite = await listPartiteAperte(tx, of);
    const prova = await proofs(tx, of, file);
    const { azienda, username, adesso } = await readNomi(tx, id_azienda, actor.id_utente);
    const amounts = movimenti.map(({ importo }) => importo);
    const sum = (kept: readonly number[]): number => kept.reduce((total, importo) => total + importo, 0);
    const { id, nome, banca, iban, divisa } = conto;
    return succeed({
      azienda,
      conto: { id, nome, banca, iban, divisa },
      dal: query.dal,
      al: query.al,
      generata_il: adesso,
      generata_da: username,
      saldo_iniziale,
      entrate: sum(amounts.filter((importo) => importo > 0)),
      uscite: sum(amounts.filter((importo) => importo < 0)),
      saldo_finale: saldo_iniziale + sum(amounts),
      prova,
      spiegazione: explain(prova, file),
      quadra: (prova?.differenza ?? 0) === 0 && spiegazioni.non_spiegati.movimenti === 0,
      file,
      movimenti: query.sintesi ? [] : movimenti,
      pagamenti: query.sintesi ? [] : pagamenti,
      spiegazioni,
      ...partite,
      ...(query.sintesi && { partite: [] }),
      autori: countAuthors(file, pagamenti, movimenti),
    });
  });
}

function withSaldi(movimenti: Answer['movimenti'], opening: number): Answer['movimenti'] {
  let saldo = opening;
  return movimenti.map((movimento) => {
    saldo += movimento.importo;
    return { ...movimento, saldo };
  });
}

/** Compares the last closing balance that a file declares up to the end of the period with our balance at the end of its day. */
async function proofs(tx: Tx, of: Di, file: Answer['file']): Promise<Answer['prova']> {
  const last = file
    .filter(({ saldo_finale, al }) => saldo_finale !== null && al !== null && al <= of.al)
    .toSorted((one, other) => ((one.al ?? '') < (other.al ?? '') ? 1 : -1))[0];
  if (!last || last.al === null || last.saldo_finale === null) return null;
  const calcolato = await readSaldoAl(tx, of, last.al, false);
  return {
    giorno: last.al,
    nome_file: last.nome_file,
    dichiarato: last.saldo_finale,
    calcolato,
    differenza: last.saldo_finale - calcolato,
  };
}

/** Says where a difference comes from, as far as the files tell it. */
function explain(proof: Answer['prova'], file: Answer['file']): string {
  if (!proof)
    return file.length === 0
      ? 'Nel periodo non ci sono movimenti importati.'
      : 'Nessun file del periodo dichiara un saldo finale: il saldo calcolato non si può confrontare con quello della banca.';
  if (proof.differenza === 0)
    return `Il saldo calcolato al ${formatData(proof.giorno)} è quello dichiarato dalla banca.`;
  const gaps = gapsOf(file);
  const broken = file.filter(({ quadratura }) => quadratura?.esito === 'non_quadra');
  const reasons = [
    ...broken.map(({ nome_file }) => `il file ${nome_file ?? 'senza nome'} non quadra`),
    ...gaps.map(
      ({ dopo, manca }) =>
        `dopo il file ${dopo} mancano movimenti per ${formatImporto(manca)}, o ce ne sono di troppo`,
    ),
  ];
  const where =
    reasons.length > 0
      ? `: ${reasons.join('; ')}`
      : '. I file del periodo si seguono senza salti: controlla il saldo iniziale del conto e i movimenti precedenti';
  return `Al ${formatData(proof.giorno)} la banca dichiara ${formatImporto(proof.dichiarato)} e il saldo calcolato è ${formatImporto(proof.calcolato)}: differenza ${formatImporto(proof.differenza)}${where}.`;
}

/** The pairs of consecutive files of which the second does not open with the closing balance of the first. */
function gapsOf(file: Answer['file']): { dopo: string; manca: number }[] {
  const declared = file.filter(
    ({ saldo_iniziale, saldo_finale }) => saldo_iniziale !== null && saldo_finale !== null,
  );
  return declared.slice(1).flatMap((next, at) => {
    const before = declared[at];
    const missing = (next.saldo_iniziale ?? 0) - (before?.saldo_finale ?? 0);
    return before && missing !== 0 ? [{ dopo: before.nome_file ?? 'senza nome', manca: missing }] : [];
  });
}

function countAuthors(
  file: Answer['file'],
  pagamenti: Answer['pagamenti'],
  movimenti: Answer['movimenti'],
): Answer['autori'] {
  const authors = new Map<string, Answer['autori'][number]>();
  const count = (username: string, what: 'importazioni' | 'pagamenti' | 'movimenti'): void => {
    const own = authors.get(username) ?? { username, importazioni: 0, pagamenti: 0, movimenti: 0 };
    own[what] += 1;
    authors.set(username, own);
  };
  for (const { autore } of file) count(autore, 'importazioni');
  for (const { autore } of pagamenti) count(autore, 'pagamenti');
  for (const { spiegato_da } of movimenti) for (const { autore } of spiegato_da) count(autore, 'movimenti');
  return [...authors.values()].toSorted((one, other) => one.username.localeCompare(other.username, 'it'));
}
