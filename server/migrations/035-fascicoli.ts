/**
 * Closing packs that leave by e-mail, each of one task: confirmed by a person, sent by whichever server takes it, once.
 * Whoever takes a place signs it (`preso_da`), and only its signer moves it on.
 */
import { fromStatements } from './statements.ts';

export const fascicoli = fromStatements([
  // allegati: name and SHA-256 of each file that left. incerto: handed over, and the answer never came.
  `create table fascicolo (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    id_compito bigint not null,
    id_autore bigint not null references utente,
    destinatario text not null check (destinatario <> ''),
    stato text not null default 'attesa'
      check (stato in ('attesa', 'in_corso', 'in_consegna', 'inviato', 'fallito', 'incerto')),
    message_id text not null,
    tentativi integer not null default 0 check (tentativi >= 0),
    prossimo_il timestamptz not null default now(),
    confermato_il timestamptz not null default now(),
    preso_il timestamptz,
    preso_da uuid,
    motivo text,
    risposta text,
    allegati jsonb,
    inviato_il timestamptz,
    primary key (id_azienda, id),
    foreign key (id_azienda, id_compito) references compito on delete cascade,
    check ((stato in ('in_corso', 'in_consegna')) = (preso_da is not null)),
    check ((stato = 'inviato') = (inviato_il is not null))
  )`,
  // Whatever is asked again: of one task one pack waits, leaves or has left.
  `create unique index fascicolo_una_volta on fascicolo (id_azienda, id_compito) where stato <> 'fallito'`,
  `create index fascicolo_prossimi on fascicolo (id_azienda, prossimo_il) where stato = 'attesa'`,
  `create index fascicolo_presi on fascicolo (id_azienda, preso_il) where stato in ('in_corso', 'in_consegna')`,
]);
