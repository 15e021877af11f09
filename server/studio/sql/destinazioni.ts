/** What tells where files belong: conti, codes and tracciati of the aziende that a person may open, and of no other. */
import type { Indizi } from '#api/contract/destinazioni.ts';
import { MIN_CONTO, normalizeConto, IBAN_PREFIX } from '#domain/conto-code.ts';
import {
  normalizeCodice,
  type AziendaNota,
  type ContoNoto,
  type KnownPlaces,
  type TracciatoNoto,
} from '#domain/studio/destinations.ts';
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';

/** Conti in use whose IBAN one of the files names, whole or by its end. */
async function listConti(reader: Reader, idUtente: number, file: readonly Indizi[]): Promise<ContoNoto[]> {
  const codes = [...new Set(file.map(({ conto }) => normalizeConto(conto)))].filter(Boolean);
  if (codes.length === 0) return [];
  return readRows<ContoNoto>(reader)`
    select a.id as id_azienda, a.ragione_sociale as azienda, c.id, c.nome, c.iban, c.divisa
    from utente_azienda u
    join azienda a on a.id = u.id_azienda
    join conto c on c.id_azienda = a.id and not c.archiviato
    cross join lateral (select upper(regexp_replace(c.iban, '[[:space:]./-]', '', 'g')) as iban) n
    where u.id_utente = ${idUtente} and exists (
      select from unnest(${codes}::text[]) as k
      where n.iban = k or (length(k) >= ${MIN_CONTO}
        and right(substr(n.iban, ${IBAN_PREFIX + 1}), length(k)) = k))
    order by lower(a.ragione_sociale), a.id, lower(c.nome), c.id`;
}

async function listAziende(
  reader: Reader,
  idUtente: number,
  file: readonly Indizi[],
): Promise<AziendaNota[]> {
  const codes = [...new Set(file.flatMap((one) => one.codici.map(normalizeCodice)))].filter(Boolean);
  if (codes.length === 0) return [];
  return readRows<AziendaNota>(reader)`
    select a.id as id_azienda, a.ragione_sociale as azienda, a.partita_iva, a.codice_fiscale
    from utente_azienda u
    join azienda a on a.id = u.id_azienda
    where u.id_utente = ${idUtente} and exists (
      select from unnest(array[a.partita_iva, a.codice_fiscale]) as suo
      where regexp_replace(upper(suo), '^IT([0-9]{11})$', '\\1') = any(${codes}::text[]))
    order by lower(a.ragione_sociale), a.id`;
}

const listTracciati = (reader: Reader, idUtente: number) =>
  readRows<TracciatoNoto>(reader)`
    select a.id as id_azienda, a.ragione_sociale as azienda, t.modello_nome, c.id as id_conto, c.nome as conto
    from utente_azienda u
    join azienda a on a.id = u.id_azienda
    join tracciato t on t.id_azienda = a.id and t.attivo and t.eliminato_il is null
    left join conto c on c.id_azienda = t.id_azienda and c.id = t.id_conto and not c.archiviato
    where u.id_utente = ${idUtente}
    order by lower(a.ragione_sociale), a.id, t.id`;

/** As much as these files need. */
export async function readPlaces(
  reader: Reader,
  idUtente: number,
  file: readonly Indizi[],
): Promise<KnownPlaces> {
  const mute = file.some(({ conto, codici }) => normalizeConto(conto) === '' && codici.length === 0);
  return {
    conti: await listConti(reader, idUtente, file),
    aziende: await listAziende(reader, idUtente, file),
    tracciati: mute ? await listTracciati(reader, idUtente) : [],
  };
}
