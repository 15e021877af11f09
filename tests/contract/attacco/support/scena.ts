/**
 * An azienda with at least one row of every kind, every text of which bears a mark. Two of them are filled alike, so
 * that the first row of each kind has the same number in every table: one number then stands for a row of any kind.
 */
import { sql } from 'kysely';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { copyOneAzienda } from '#server/backup/make-backup.ts';
import { importAll, PARTITE, riga } from '../../support/imports.ts';
import { first } from '../../support/pagamenti.ts';
import type { Casella } from '../../support/smtp.ts';
import { submit, richiesta } from '../../support/solleciti.ts';
import type { Office, World } from '../../support/world.ts';
import { fillAnagrafiche, fillImpostazioni, fillTracciati } from './scena-dati.ts';
import { fillPagamenti, fillRighe, fillVoci } from './scena-righe.ts';

export interface Scena {
  office: Office;
  /** The number of the first row of every table. */
  base: number;
  /** In every text of the azienda that a person writes. */
  segno: string;
  /** Secrets that were told to somebody while it was filled: none may be in a log. */
  segreti: string[];
  /** `/api/scadenze/calendario/….ics` */
  calendar: string;
  /** The name of a copy of the azienda; empty where none was made. */
  copia: string;
}

/** Every table that counts its rows: the next row of each gets this number. */
async function startFrom({ db }: World, base: number): Promise<void> {
  const { rows } = await sql<{ tabella: string; colonna: string }>`
    select table_name as tabella, column_name as colonna from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db.kysely);
  for (const { tabella, colonna } of rows)
    await sql`alter table ${sql.table(tabella)} alter column ${sql.ref(colonna)} restart with ${sql.lit(base)}`.execute(
      db.kysely,
    );
}

/** Fills a new azienda whose rows begin at `base`; `segno` is a word found nowhere else. */
export async function fillScena(world: World, input: Casella, base: number, segno: string): Promise<Scena> {
  await startFrom(world, base);
  const office = await world.office('amministratore');
  const scena: Scena = { office, base, segno, segreti: [], calendar: '', copia: '' };
  await fillImpostazioni(scena, input);
  await fillAnagrafiche(scena);
  await fillTracciati(scena);
  await fillRighe(scena);
  await fillVoci(scena);
  await shareVoce(world, scena);
  await fillPagamenti(world, scena);
  // What changes after it asks for the next.
  await refreshSituazione(world.db, office.id_azienda);
  await fillCompiti(world, scena);
  await fillScadenze(scena);
  await fillReport(scena);
  await fillSolleciti(world, scena);
  return scena;
}

/** The same with a copy of the azienda, which a process of its own proves: as dear as all else. */
export async function withCopia({ db, dataDir }: World, scena: Scena): Promise<Scena> {
  const { provata } = await copyOneAzienda(db, dataDir, scena.office.id_azienda);
  return { ...scena, copia: (await provata).nome };
}

/** The first voce is the studio's: given by somebody who governs it, which nobody of the walk does. Its code is of this scene. */
async function shareVoce({ db }: World, { office: { id_azienda }, base, segno }: Scena) {
  await sql`with c as (insert into condivisa (genere, chiave, contenuto)
      select 'voce', ${segno}, jsonb_build_object('codice', ${segno}::text, 'nome', nome, 'tipo', tipo, 'ruolo', ruolo)
      from voce where id_azienda = ${id_azienda} and id = ${base} returning id)
    update voce set id_condivisa = c.id, codice = ${segno} from c
    where id_azienda = ${id_azienda} and voce.id = ${base}`.execute(db.kysely);
}

async function fillCompiti(
  { db }: World,
  { office: { browser, id_azienda, id_utente }, base, segno }: Scena,
) {
  // The month of the rows: an agreement on one of its partite changes it after its closing.
  await browser.ok('compitiNuovi', {
    body: { aziende: [id_azienda], mese: '2026-03-01', entro: getToday(), id_assegnato: id_utente },
  });
  await browser.ok('compitiCambia', {
    body: { compiti: [{ id_azienda, id: base, versione: 1 }], chiuso: true, motivo: `Chiuso ${segno}` },
  });
  await sql`insert into fascicolo (id_azienda, id_compito, id_autore, destinatario, message_id, stato, motivo)
    values (${id_azienda}, ${base}, ${id_utente}, ${`${segno}@socio.it`}, '<uno@socio.it>', 'fallito',
      ${`Casella piena ${segno}`})`.execute(db.kysely);
}

async function fillScadenze(scena: Scena) {
  const { office, base, segno } = scena;
  const { browser } = office;
  await browser.ok('scadenzeSposta', {
    body: {
      partite: [
        {
          id: base + 12,
          attesa: addGiorni(getToday(), -60),
          scadenza: addGiorni(getToday(), 20),
          motivo: `Accordo ${segno}`,
        },
      ],
    },
  });
  const { percorso } = await browser.ok('calendarioCrea', {
    body: { nome: `Calendario ${segno}`, filtri: {} },
  });
  scena.calendar = percorso;
  scena.segreti.push(percorso.split('/').at(-1)?.replace('.ics', '') ?? '');
}

async function fillReport({ office: { browser }, base, segno }: Scena) {
  const scelta = { report: 'scaduto', parametri: { al: 'oggi', id_soggetto: base } };
  await browser.ok('reportSalva', {
    body: { id: null, versione: null, nome: `Report ${segno}`, condiviso: true, scelta },
  });
  await browser.ok('reportProgramma', {
    body: {
      id: null,
      versione: null,
      nome: `Programmato ${segno}`,
      scelta,
      formato: 'xlsx',
      frequenza: { ogni: 'mese', giorno: 1 },
      ora: '08:00',
      destinatari: [`${segno}@socio.it`],
      attivo: true,
      conferma_destinatari: true,
    },
  });
  await browser.ok('reportProgrammatoSpedisci', { params: { id: base } });
}

async function fillSolleciti(world: World, { office, base, segno }: Scena) {
  const { browser } = office;
  const level = (numero: number) => ({
    numero,
    nome: `Livello ${segno} ${numero}`,
    giorni: numero * 5,
    tono: 'cortese',
    oggetto: `Oggetto ${segno}`,
    testo: `Testo ${segno}`,
    allega_estratto: true,
    id_conto: null,
  });
  await browser.ok('livelloSollecitoSalva', { body: level(1) });
  await browser.ok('livelloSollecitoSalva', { body: level(2) });
  await browser.ok('contestazioneNuova', { body: { id_partita: base + 13, motivo: `Contestata ${segno}` } });
  const { lettere } = await browser.ok('daSollecitare');
  await browser.ok('sollecitiConferma', {
    body: { conferma: 1, lettere: [richiesta(first(lettere), `${segno}@cliente.it`)] },
  });
  await submit(world);
  // Of another, still to be written to.
  const other = {
    importo: 5_000,
    id_soggetto: base + 3,
    scadenza: addGiorni(getToday(), -9),
    descrizione: segno,
  };
  await importAll(office, [riga(other)], PARTITE);
}
