/** Import templates and every version they had. */
import type {
  AzioneTracciati,
  Tracciato,
  TracciatoNuovo,
  TracciatoVoce,
  VersioneTracciato,
} from '#api/contract/tracciati.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

const COLUMNS = ['id', 'versione', 'nome', 'modello_nome', 'natura', 'id_conto', 'lettura'] as const;

/** Those that read files by their name. */
export const listTracciati = (reader: Reader, idAzienda: number): Promise<Tracciato[]> =>
  reader
    .selectFrom('tracciato')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, attivo: true }))
    .where('eliminato_il', 'is', null)
    .orderBy('nome')
    .orderBy('id')
    .execute();

export const readTracciato = (
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<Tracciato | undefined> =>
  reader
    .selectFrom('tracciato')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .where('eliminato_il', 'is', null)
    .executeTakeFirst();

const valuesOf = ({ nome, modello_nome, natura, id_conto, lettura }: TracciatoNuovo) => ({
  nome,
  modello_nome,
  natura,
  id_conto,
  lettura: JSON.stringify(lettura),
});

/** Violates `tracciato_nome` when the azienda has one of that name. */
export const insertTracciato = (tx: Tx, idAzienda: number, tracciato: TracciatoNuovo): Promise<Tracciato> =>
  tx
    .insertInto('tracciato')
    .values({ ...valuesOf(tracciato), id_azienda: idAzienda })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Undefined when the tracciato no longer has the version the change started from. */
export const updateTracciato = (
  tx: Tx,
  idAzienda: number,
  { id, versione }: Seen,
  tracciato: TracciatoNuovo,
): Promise<Tracciato | undefined> =>
  tx
    .updateTable('tracciato')
    .set({ ...valuesOf(tracciato), versione: versione + 1 })
    .where((where) => where.and({ id_azienda: idAzienda, id, versione }))
    .where('eliminato_il', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function keepVersion(
  tx: Tx,
  idAzienda: number,
  idUtente: number,
  tracciato: Tracciato,
): Promise<void> {
  await tx
    .insertInto('tracciato_versione')
    .values({
      id_azienda: idAzienda,
      id_tracciato: tracciato.id,
      versione: tracciato.versione,
      contenuto: JSON.stringify(tracciato),
      id_utente: idUtente,
    })
    .execute();
}

/** Every tracciato that was not deleted, with who saved it last and how much it is used. */
export const listVociTracciati = (reader: Reader, idAzienda: number) =>
  readRows<TracciatoVoce>(reader)`
    select t.id, t.versione, t.nome, t.modello_nome, t.natura, t.id_conto, t.lettura, t.attivo,
      u.username as autore, v.salvata_il,
      (select count(*)::integer from tracciato_campione c
        where c.id_azienda = t.id_azienda and c.id_tracciato = t.id) as numero_campioni,
      coalesce(i.usi, 0) as usi, i.ultimo_uso, ${selectDelloStudio('t')}
    from tracciato t
    left join tracciato_versione v
      on v.id_azienda = t.id_azienda and v.id_tracciato = t.id and v.versione = t.versione
    left join utente u on u.id = v.id_utente
    left join (
      select id_tracciato, count(*)::integer as usi, max(completata_il) as ultimo_uso
      from importazione where id_azienda = ${idAzienda} and stato = 'completato' group by id_tracciato
    ) i on i.id_tracciato = t.id
    where t.id_azienda = ${idAzienda} and t.eliminato_il is null
    order by lower(t.nome), t.id`;

/** Names of files imported lately, each once, latest first. */
export async function listNomiFile(reader: Reader, idAzienda: number): Promise<string[]> {
  const rows = await readRows<{ nome_file: string }>(reader)`
    select nome_file from importazione
    where id_azienda = ${idAzienda} and nome_file is not null
    group by nome_file order by max(id_imp) desc limit 500`;
  return rows.map(({ nome_file }) => nome_file);
}

/** The versions a tracciato had, latest first. */
export const listVersioni = (reader: Reader, idAzienda: number, idTracciato: number) =>
  readRows<VersioneTracciato>(reader)`
    select v.versione, u.username as autore, v.salvata_il, v.contenuto as tracciato
    from tracciato_versione v left join utente u on u.id = v.id_utente
    where v.id_azienda = ${idAzienda} and v.id_tracciato = ${idTracciato}
    order by v.versione desc`;

/** Turns tracciati on or off, deletes or restores them; answers how many there were to act on. */
export async function setStatoTracciati(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
  action: AzioneTracciati,
): Promise<number> {
  const values = {
    attiva: { attivo: true },
    disattiva: { attivo: false },
    elimina: { eliminato_il: new Date().toISOString() },
    ripristina: { eliminato_il: null },
  }[action];
  const { numUpdatedRows } = await tx
    .updateTable('tracciato')
    .set(values)
    .where('id_azienda', '=', idAzienda)
    .where('id', 'in', [...ids])
    .where('eliminato_il', action === 'ripristina' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Of these, those that follow what the studio shares, or changed it. */
export async function countCondivisi(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<number> {
  const { quanti } = await tx
    .selectFrom('tracciato')
    .select(({ fn }) => fn.countAll<number>().as('quanti'))
    .where('id_azienda', '=', idAzienda)
    .where('id', 'in', [...ids])
    .where('id_condivisa', 'is not', null)
    .executeTakeFirstOrThrow();
  return quanti;
}
