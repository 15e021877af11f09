/**
 * Solleciti: levels with their texts, disputed partite, what was written to whom, and the queue it leaves by. The tables
 * keep three laws, whoever writes them: a partita is written about once for each level; what was sent stays as it was;
 * an azienda made of invented data queues nothing.
 */
import { fromStatements } from './statements.ts';

const ADDRESS = `char_length(%) between 3 and 254 and % !~ '[[:space:],;<>]'`;
const address = (column: string): string => ADDRESS.replaceAll('%', column);

export const solleciti = fromStatements([
  // dimostrativa: its soggetti are invented. What was filled before this column was known by its imports.
  `alter table azienda add column dimostrativa boolean not null default false`,
  `update azienda a set dimostrativa = true where exists (select from importazione i
    where i.id_azienda = a.id and i.tracciato = 'Studio dimostrativo' and i.origine_tracciato = 'nativo')`,

  // giorni: after the effective due date. numero: the order in which a partita goes through them.
  `create table livello_sollecito (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    numero integer not null check (numero between 1 and 9),
    nome text not null check (nome <> ''),
    giorni integer not null check (giorni between 0 and 3650),
    tono text not null check (tono in ('cortese', 'fermo', 'formale')),
    oggetto text not null check (oggetto <> ''),
    testo text not null check (testo <> ''),
    allega_estratto boolean not null,
    id_conto bigint,
    attivo boolean not null default true,
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_conto) references conto
  )`,
  `create unique index livello_sollecito_numero on livello_sollecito (id_azienda, numero) where attivo`,

  // al: the day on which it was settled; that day the partita counts again.
  `create table contestazione (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_partita bigint not null,
    motivo text not null check (motivo <> ''),
    dal date not null,
    al date check (al >= dal),
    id_autore bigint not null references utente,
    creata_il timestamptz not null default now(),
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_partita) references riga_estratto on delete cascade
  )`,
  `create unique index contestazione_aperta on contestazione (id_azienda, id_partita) where al is null`,
  `create index contestazione_partita on contestazione (id_azienda, id_partita)`,

  // modello_*: as the person confirmed them, placeholders and all; oggetto and testo: as they read then, and from the
  // moment of sending as they were sent. livello: its name then.
  `create table sollecito (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_soggetto bigint not null,
    id_livello bigint not null,
    livello text not null,
    numero integer not null,
    divisa text not null check (char_length(divisa) = 3),
    stato text not null default 'in_coda' check (stato in ('in_coda', 'inviato', 'incerto', 'fallito', 'annullato')),
    destinatario text not null check (${address('destinatario')}),
    modello_oggetto text not null,
    modello_testo text not null,
    oggetto text not null,
    testo text not null,
    allega_estratto boolean not null,
    id_conto bigint,
    totale bigint not null check (totale > 0),
    motivo text,
    id_autore bigint not null references utente,
    creato_il timestamptz not null default now(),
    inviato_il timestamptz,
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_soggetto) references soggetto,
    foreign key (id_azienda, id_livello) references livello_sollecito,
    foreign key (id_azienda, id_conto) references conto,
    constraint sollecito_inviato check ((stato = 'inviato') = (inviato_il is not null))
  )`,
  `create index sollecito_soggetto on sollecito (id_azienda, id_soggetto, id desc)`,
  `create index sollecito_recente on sollecito (id_azienda, creato_il desc, id desc)`,

  // Its own copy of what the letter said of the partita, which may be changed, or go with its import. attivo: false
  // where the letter left without it. A partita can be claimed for a level once, whoever else tries at that moment.
  `create table sollecito_partita (
    id_azienda bigint not null,
    id bigint generated always as identity,
    id_sollecito bigint not null,
    id_partita bigint,
    id_livello bigint not null,
    id_soggetto bigint not null,
    numero_documento text,
    data_documento date,
    scadenza date not null,
    importo bigint not null,
    residuo bigint not null check (residuo > 0),
    attivo boolean not null default true,
    perche text,
    primary key (id_azienda, id),
    foreign key (id_azienda, id_sollecito) references sollecito,
    foreign key (id_azienda, id_livello) references livello_sollecito,
    foreign key (id_azienda, id_soggetto) references soggetto,
    foreign key (id_azienda, id_partita) references riga_estratto on delete set null (id_partita)
  )`,
  `create unique index sollecito_partita_una_volta on sollecito_partita (id_azienda, id_partita, id_livello)
    where attivo and id_partita is not null`,
  `create index sollecito_partita_sollecito on sollecito_partita (id_azienda, id_sollecito)`,
  `create index sollecito_partita_documento on sollecito_partita (id_azienda, id_soggetto, numero_documento)
    where attivo and id_partita is null`,

  // What the letter carried, byte for byte.
  `create table sollecito_allegato (
    id_azienda bigint not null,
    id_sollecito bigint not null,
    numero integer not null check (numero > 0),
    nome text not null check (nome <> ''),
    sha256 text not null,
    contenuto bytea not null check (octet_length(contenuto) > 0),
    primary key (id_azienda, id_sollecito, numero),
    foreign key (id_azienda, id_sollecito) references sollecito
  )`,

  // stato: attesa -> in_corso (a sender has it, nothing has left) -> in_consegna (it is being handed over) -> inviato,
  // or fallito; sospeso: a sender ended while handing it over, and a person says what became of it.
  `create table posta_coda (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_sollecito bigint not null,
    stato text not null default 'attesa'
      check (stato in ('attesa', 'in_corso', 'in_consegna', 'inviato', 'fallito', 'annullato', 'sospeso')),
    message_id text not null,
    tentativi integer not null default 0 check (tentativi >= 0),
    prossimo_il timestamptz not null,
    confermato_il timestamptz not null default now(),
    preso_il timestamptz,
    preso_da uuid,
    ultimo_errore text,
    risposta text,
    primary key (id_azienda, id),
    constraint posta_coda_sollecito unique (id_azienda, id_sollecito),
    foreign key (id_azienda, id_sollecito) references sollecito,
    check ((stato in ('in_corso', 'in_consegna')) = (preso_da is not null))
  )`,
  `create index posta_coda_prossimi on posta_coda (prossimo_il) where stato = 'attesa'`,
  `create index posta_coda_presi on posta_coda (preso_il) where stato in ('in_corso', 'in_consegna')`,

  `create function posta_coda_vera() returns trigger language plpgsql as $$
  begin
    if exists (select from azienda where id = new.id_azienda and dimostrativa) then
      raise exception 'posta_coda: azienda % is invented', new.id_azienda
        using errcode = 'check_violation', constraint = 'posta_coda_dimostrativa';
    end if;
    return new;
  end $$`,
  `create trigger posta_coda_vera before insert or update of stato on posta_coda
    for each row when (new.stato in ('attesa', 'in_corso', 'in_consegna')) execute function posta_coda_vera()`,

  // A level that was used is used for ever.
  `create function sollecito_fermo() returns trigger language plpgsql as $$
  begin
    if exists (select from sollecito where id_azienda = old.id_azienda and id = old.id_sollecito
      and stato in ('inviato', 'incerto')) then
      raise exception 'sollecito %: what was sent stays', old.id_sollecito
        using errcode = 'check_violation', constraint = 'sollecito_fermo';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$`,
  `create trigger sollecito_partita_ferma before delete or update of attivo, id_livello, residuo on sollecito_partita
    for each row execute function sollecito_fermo()`,
  `create trigger sollecito_allegato_fermo before delete or update on sollecito_allegato
    for each row execute function sollecito_fermo()`,

  ...(
    [
      ['livello_sollecito', 'livelli_sollecito'],
      ['contestazione', 'solleciti'],
      ['sollecito', 'solleciti'],
    ] as const
  ).flatMap(([table, area]) =>
    (
      [
        ['insert', 'new', 'nuovi'],
        ['update', 'new', 'cambiati'],
        ['delete', 'old', 'tolti'],
      ] as const
    ).map(
      ([event, rows, name]) => `create trigger ${table}_${name} after ${event} on ${table}
        referencing ${rows} table as cambiate for each statement execute function notifica_area('${area}', 'tutto')`,
    ),
  ),
]);
