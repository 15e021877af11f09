/** One letter, from what is in the database to the bytes that leave. */
import type { Reader } from '../../core/db/database.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { toSlug } from '#domain/text.ts';
import { listConti } from '../../conti/sql/conti.ts';
import { readSoggetti } from '../../soggetti/sql/anagrafiche.ts';
import { readEstrattoConto, type RigaEstrattoConto } from '../sql/partite.ts';
import { readIntestazione, printDocument } from '../../print/index.ts';
import type { DatiLettera, PartitaLettera } from './compose.ts';
import { type DestinatarioLettera, makeEstrattoPdf, makeLetteraPdf } from './documents.ts';

export interface LetterRequest {
  oggi: Giorno;
  id_soggetto: number;
  divisa: string;
  partite: readonly PartitaLettera[];
  modello_oggetto: string;
  modello_testo: string;
  allega_estratto: boolean;
  id_conto: number | null;
}

export interface ReadyLettera {
  dati: DatiLettera;
  destinatario: DestinatarioLettera;
  /** Null if the level does not ask for it. */
  estratto: readonly RigaEstrattoConto[] | null;
}

export interface Allegato {
  nome: string;
  contenuto: Uint8Array;
}

/** The conto that was chosen, otherwise the first in that divisa into which one can pay. */
export async function readContoPerPagare(
  reader: Reader,
  idAzienda: number,
  divisa: string,
  id: number | null,
) {
  const conti = (await listConti(reader, idAzienda)).filter(({ iban }) => iban !== null);
  return (
    conti.find((conto) => conto.id === id) ??
    conti.find((conto) => !conto.archiviato && conto.divisa === divisa) ??
    null
  );
}

/** Throws when the soggetto does not exist. */
export async function readLettera(
  reader: Reader,
  idAzienda: number,
  request: LetterRequest,
): Promise<ReadyLettera> {
  const { oggi, id_soggetto, divisa, partite, modello_oggetto, modello_testo, allega_estratto, id_conto } =
    request;
  const soggetto = (await readSoggetti(reader, idAzienda, [id_soggetto])).get(id_soggetto);
  if (!soggetto) throw new Error(`no soggetto ${id_soggetto}`);
  return {
    dati: {
      oggi,
      intestazione: await readIntestazione(reader, idAzienda),
      ragione_sociale: soggetto.ragione_sociale,
      divisa,
      conto: await readContoPerPagare(reader, idAzienda, divisa, id_conto),
      partite,
      modello_oggetto,
      modello_testo,
    },
    destinatario: soggetto,
    estratto: allega_estratto ? await readEstrattoConto(reader, idAzienda, id_soggetto, divisa) : null,
  };
}

/** The PDFs: the letter, and the estratto conto if the level asks for it. */
export async function printLettera({ dati, destinatario, estratto }: ReadyLettera): Promise<Allegato[]> {
  const name = `${toSlug(dati.ragione_sociale).slice(0, 60) || 'cliente'}-${dati.oggi}.pdf`;
  const foot = `${dati.intestazione.azienda.ragione_sociale}, ${formatData(dati.oggi)}`;
  const letter = await printDocument(makeLetteraPdf(dati, destinatario, foot));
  const attachments: Allegato[] = [{ nome: `sollecito-${name}`, contenuto: letter }];
  if (estratto)
    attachments.push({
      nome: `estratto-conto-${name}`,
      contenuto: await printDocument(makeEstrattoPdf(dati, estratto, destinatario, foot)),
    });
  return attachments;
}
