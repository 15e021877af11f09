/** Imports, their lots, the rows, and the view through which alone rows are read. */
import { fromStatements } from './statements.ts';

/** Letters with their accents in both cases, and what they count as in a search. */
const ACCENTED =
  'ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎĐďđÈÉÊËĒĖĘĚèéêëēėęěĞğÌÍÎÏĪĮİìíîïīįıŁłÑŃŇñńňÒÓÔÕÖØŌŐòóôõöøōőŘřŚŞŠśşšŢŤţťÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž';
const PLAIN =
  'aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggiiiiiiiiiiiiiillnnnnnnoooooooooooooooorrssssssttttuuuuuuuuuuuuuuuuyyyyzzzzzz';

export const estrattoConto = fromStatements([
  `create table importazione (
    id_azienda bigint not null references azienda,
    id_imp bigint generated always as identity,
    stato text not null default 'aperto'
      check (stato in ('aperto', 'inizializzato', 'completato', 'annullato')),
    id_autore bigint not null references utente,
    creata_il timestamptz not null default now(),
    battito timestamptz not null default now(),
    completata_il timestamptz,
    annullata_il timestamptz,
    natura text check (natura in ('movimento', 'partita')),
    id_conto bigint,
    id_mandante bigint,
    nome_file text,
    sha256 text,
    bytes bigint,
    formato text,
    id_tracciato bigint,
    tracciato text,
    versione_tracciato integer,
    origine_tracciato text check (origine_tracciato in ('nativo', 'salvato', 'inferito')),
    colonne jsonb,
    forzata boolean not null default false,
    righe_attese integer,
    dare_atteso bigint,
    avere_atteso bigint,
    scartate integer not null default 0,
    escluse integer not null default 0,
    saldo_iniziale bigint,
    saldo_finale bigint,
    dal date,
    al date,
    quadratura jsonb,
    lotti integer check (lotti > 0),
    righe integer not null default 0,
    dare bigint not null default 0,
    avere bigint not null default 0,
    primary key (id_azienda, id_imp),
    foreign key (id_azienda, id_conto) references conto,
    foreign key (id_azienda, id_mandante) references soggetto,
    foreign key (id_azienda, id_tracciato) references tracciato,
    check (stato not in ('inizializzato', 'completato') or (natura is not null and sha256 is not null)),
    check (natura <> 'movimento' or id_conto is not null),
    check (stato <> 'completato' or
      (completata_il is not null and righe = righe_attese and dare = dare_atteso and avere = avere_atteso))
  )`,
  // Two people importing one file at the same moment: only one of them completes, unless the other insisted.
  `create unique index importazione_file on importazione (id_azienda, sha256)
    where stato = 'completato' and not forzata`,
  `create index importazione_incompiuta on importazione (battito)
    where stato in ('aperto', 'inizializzato')`,

  `create table importazione_lotto (
    id_azienda bigint not null,
    id_imp bigint not null,
    lotto integer not null check (lotto > 0),
    sha256 text not null,
    righe integer not null,
    dare bigint not null,
    avere bigint not null,
    primary key (id_azienda, id_imp, lotto),
    foreign key (id_azienda, id_imp) references importazione
  )`,

  `create table riga_estratto (
    id_azienda bigint not null,
    id bigint generated always as identity,
    id_imp bigint not null,
    riga integer not null check (riga > 0),
    natura text not null check (natura in ('movimento', 'partita')),
    id_conto bigint,
    data date not null,
    data_valuta date,
    causale text,
    descrizione text not null,
    ragione_sociale text,
    id_soggetto bigint,
    id_mandante bigint,
    id_agente bigint,
    numero_documento text,
    data_documento date,
    scadenza date,
    importo bigint not null,
    divisa text not null check (char_length(divisa) = 3),
    saldo bigint,
    id_tipo_pagamento bigint,
    iban_controparte text,
    riferimento text,
    nota text,
    annotata boolean not null default false,
    residuo bigint not null,
    stato text not null default 'aperta' check (stato in ('aperta', 'parziale', 'chiusa', 'ignorata')),
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_imp) references importazione,
    foreign key (id_azienda, id_conto) references conto,
    foreign key (id_azienda, id_soggetto) references soggetto,
    foreign key (id_azienda, id_mandante) references soggetto,
    foreign key (id_azienda, id_agente) references soggetto,
    constraint riga_movimento_conto check ((natura = 'movimento') = (id_conto is not null)),
    constraint riga_partita_scadenza check (natura <> 'partita' or scadenza is not null),
    constraint riga_residuo check (residuo between least(importo, 0) and greatest(importo, 0)),
    constraint riga_stato_residuo check (
      (stato <> 'aperta' or residuo = importo) and (stato <> 'chiusa' or residuo = 0))
  )`,
  `create index riga_importazione on riga_estratto (id_azienda, id_imp)`,
  `create index riga_data on riga_estratto (id_azienda, data, id)`,
  `create index riga_scadenza on riga_estratto (id_azienda, scadenza) where natura = 'partita'`,
  `create index riga_soggetto on riga_estratto (id_azienda, id_soggetto) where id_soggetto is not null`,

  // An import is all or nothing: what is not complete does not exist for anyone who reads.
  `create view estratto_conto as
    select r.id, r.id_azienda, r.id_imp, r.riga, r.natura, r.id_conto, r.data, r.data_valuta, r.causale,
      r.descrizione, r.ragione_sociale, r.id_soggetto, r.id_mandante, r.id_agente, r.numero_documento,
      r.data_documento, r.scadenza, r.importo, r.divisa, r.saldo, r.id_tipo_pagamento, r.iban_controparte,
      r.riferimento, r.nota, r.residuo, r.stato, r.versione
    from riga_estratto r
    join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
    where i.stato = 'completato'`,

  // lower() leaves accented capitals alone in the C locale. translate() is slow, and most bank texts are plain ASCII.
  `create function testo_ricerca(testo text) returns text language sql immutable parallel safe
    return case when octet_length(testo) = char_length(testo) then lower(testo)
      else lower(translate(testo, '${ACCENTED}', '${PLAIN}')) end`,
]);
