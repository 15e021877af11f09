/** Layouts in which an azienda's prima nota is written. */
import type { TracciatoPrimaNota } from '#api/contract/prima-nota.ts';
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

export const listTracciatiPrimaNota = (reader: Reader, idAzienda: number) =>
  readRows<TracciatoPrimaNota>(reader)`
    select t.id, t.nome, t.contenuto, t.versione, ${selectDelloStudio('t')} from tracciato_prima_nota t
    where t.id_azienda = ${idAzienda} order by lower(t.nome)`;
