/** Describes to the database each kind that a studio shares, so that all are shared by the same statements. */
import { sql, type RawBuilder } from 'kysely';
import type { Genere } from '#api/contract/condivise.ts';

interface GenereSql {
  /** The column that tells it from others of its kind. */
  chiave: 'codice' | 'nome';
  /** Whether an azienda has at most one of each key. */
  unica: boolean;
  /** The columns that are shared; the same as those of the view `<kind>_dello_studio`. */
  colonne: readonly string[];
  /** Tells rows `t` that are not deleted. */
  viva: RawBuilder<unknown>;
  /** Tells rows `t` that something of the azienda uses; always true for a kind whose use leaves no trace. */
  usata: RawBuilder<unknown>;
  /** By column: its value as the studio keeps it, where this differs from that of row `t`. */
  translated?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** By column: what a new row of azienda `s` needs besides. */
  nuove?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** How row `t` is removed, if it is not deleted. */
  via?: RawBuilder<unknown>;
}

const ALWAYS = sql`true`;

export const GENERI: Readonly<Record<Genere, GenereSql>> = {
  voce: {
    chiave: 'codice',
    unica: true,
    colonne: ['codice', 'nome', 'tipo', 'ruolo'],
    viva: ALWAYS,
    usata: sql`(exists (select from movimento_voce m where m.id_azienda = t.id_azienda and m.id_voce = t.id)
      or exists (select from regola r where r.id_azienda = t.id_azienda and r.id_voce = t.id))`,
    translated: {
      // The role is null here if another voce of this azienda has it: the studio keeps its own.
      ruolo: sql`coalesce(t.ruolo, (select v.ruolo from condivisa c join voce v
        on v.id_azienda = t.id_azienda and v.ruolo = c.contenuto ->> 'ruolo' where c.id = t.id_condivisa))`,
    },
  },
  regola: {
    chiave: 'nome',
    unica: false,
    colonne: ['nome', 'condizioni', 'azione', 'id_voce', 'motivo'],
    viva: sql`not t.eliminata`,
    usata: sql`exists (select from movimento_voce m where m.id_azienda = t.id_azienda and m.id_regola = t.id)`,
    translated: {
      id_voce: sql`(select v.id_condivisa from voce v where v.id_azienda = t.id_azienda and v.id = t.id_voce)`,
    },
    nuove: {
      ordine: sql`coalesce((select max(r.ordine) from regola r where r.id_azienda = s.id_azienda and not r.eliminata), 0)
        + row_number() over (partition by s.id_azienda order by s.id_condivisa)`,
    },
  },
  tracciato: {
    chiave: 'nome',
    unica: true,
    colonne: ['nome', 'modello_nome', 'natura', 'lettura'],
    viva: sql`t.eliminato_il is null`,
    usata: sql`(exists (select from importazione i where i.id_azienda = t.id_azienda and i.id_tracciato = t.id)
      or exists (select from tracciato_campione p where p.id_azienda = t.id_azienda and p.id_tracciato = t.id))`,
    // The versions of a deleted tracciato stay.
    via: sql`eliminato_il = now()`,
  },
  tracciato_prima_nota: {
    chiave: 'nome',
    unica: true,
    colonne: ['nome', 'contenuto'],
    viva: ALWAYS,
    // Nothing tells whether a file was ever written with it.
    usata: ALWAYS,
  },
};
