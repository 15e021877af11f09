/** The kinds that a studio shares, as the database has them: one description each, for one way of sharing. */
import { sql, type RawBuilder } from 'kysely';
import type { Genere } from '#api/contract/condivise.ts';

export interface GenereSql {
  /** What tells it from others of its kind. */
  chiave: 'codice' | 'nome';
  /** An azienda has one of each key. */
  unica: boolean;
  /** What the studio says of it, as the migration has it. */
  colonne: readonly string[];
  /** Rows `t` that are not put away. */
  viva: RawBuilder<unknown>;
  /** Something of the azienda names row `t`; without a trace of use, always. */
  usata: RawBuilder<unknown>;
  /** Columns that the studio does not say in the words of the azienda `t`. */
  tradotte?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** What a row of azienda `s` needs besides. */
  nuove?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** How row `t` goes; without, it is deleted. */
  via?: RawBuilder<unknown>;
}

const SEMPRE = sql`true`;

export const GENERI: Readonly<Record<Genere, GenereSql>> = {
  voce: {
    chiave: 'codice',
    unica: true,
    colonne: ['codice', 'nome', 'tipo', 'ruolo'],
    viva: SEMPRE,
    usata: sql`(exists (select from movimento_voce m where m.id_azienda = t.id_azienda and m.id_voce = t.id)
      or exists (select from regola r where r.id_azienda = t.id_azienda and r.id_voce = t.id))`,
    tradotte: {
      // The studio's role, where it is null here only because another voce of this azienda has it.
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
    tradotte: {
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
    // Its versions stay, as of any that is deleted.
    via: sql`eliminato_il = now()`,
  },
  tracciato_prima_nota: {
    chiave: 'nome',
    unica: true,
    colonne: ['nome', 'contenuto'],
    viva: SEMPRE,
    // Whether a file was ever written with it, nothing tells.
    usata: SEMPRE,
  },
};
