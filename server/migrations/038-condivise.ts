/**
 * What the studio shares with all its aziende: voci, rules, tracciati, layouts of the prima nota. `condivisa` belongs to no
 * azienda; each has a row of its own of it, among its others, that follows that of the studio until somebody changes it
 * there. So whatever reads an azienda finds everything under its number.
 */
import { fromStatements } from './statements.ts';

interface Genere {
  tabella: string;
  /** Its columns as the azienda `z` has them, from `x`, what the studio says. What is not here is the azienda's. */
  colonne: Readonly<Record<string, string>>;
}

const GENERI: readonly Genere[] = [
  {
    tabella: 'voce',
    colonne: {
      codice: 'x.codice',
      nome: 'x.nome',
      tipo: 'x.tipo',
      // One voce has a role: where another has it, it keeps it.
      ruolo: `case when not exists (select from voce v where v.id_azienda = z.id and v.ruolo = x.ruolo
        and v.id_condivisa is distinct from c.id) then x.ruolo end`,
    },
  },
  {
    tabella: 'regola',
    colonne: {
      nome: 'x.nome',
      condizioni: 'x.condizioni',
      azione: 'x.azione',
      // The studio names its own voce; each azienda its row of that.
      id_voce: `(select v.id from voce v where v.id_azienda = z.id and v.id_condivisa = x.id_voce)`,
      motivo: 'x.motivo',
    },
  },
  {
    tabella: 'tracciato',
    colonne: {
      nome: 'x.nome',
      modello_nome: 'x.modello_nome',
      natura: 'x.natura',
      lettura: 'x.lettura',
    },
  },
  { tabella: 'tracciato_prima_nota', colonne: { nome: 'x.nome', contenuto: 'x.contenuto' } },
];

function share({ tabella, colonne }: Genere): string[] {
  const names = Object.keys(colonne);
  const of = (alias: string): string => names.map((name) => `${alias}.${name}`).join(', ');
  return [
    `alter table ${tabella} add column id_condivisa bigint references condivisa,
      add column personalizzata boolean not null default false,
      add constraint ${tabella}_personalizzata check (id_condivisa is not null or not personalizzata)`,
    `create unique index ${tabella}_condivisa on ${tabella} (id_azienda, id_condivisa) where id_condivisa is not null`,
    // That of the studio as each azienda would have it. A demonstration office is no azienda of the studio.
    `create view ${tabella}_dello_studio as
      select z.id as id_azienda, c.id as id_condivisa, ${names.map((name) => `${colonne[name]} as ${name}`).join(', ')}
      from condivisa c cross join azienda z cross join lateral jsonb_populate_record(null::${tabella}, c.contenuto) x
      where c.genere = '${tabella}' and not z.dimostrativa`,
    // Whoever changes it, and however: it follows when it says what the studio says.
    `create function ${tabella}_personalizza() returns trigger language plpgsql as $$
    begin
      new.personalizzata := not exists (select from ${tabella}_dello_studio s
        where s.id_azienda = new.id_azienda and s.id_condivisa = new.id_condivisa
          and (${of('s')}) is not distinct from (${of('new')}));
      return new;
    end $$`,
    `create trigger ${tabella}_personalizza before update on ${tabella} for each row
      when (new.id_condivisa is not null and (${of('old')}) is distinct from (${of('new')}))
      execute function ${tabella}_personalizza()`,
  ];
}

export const condivise = fromStatements([
  // chiave: its code, or its name. contenuto: what the studio says, by the columns of the table that it is shared with.
  `create table condivisa (
    id bigint generated always as identity primary key,
    genere text not null check (genere in (${GENERI.map(({ tabella }) => `'${tabella}'`).join(', ')})),
    chiave text not null check (chiave <> ''),
    contenuto jsonb not null,
    versione integer not null default 1 check (versione > 0)
  )`,
  `create unique index condivisa_chiave on condivisa (genere, lower(chiave))`,
  ...GENERI.flatMap(share),
]);
