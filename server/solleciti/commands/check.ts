/** Whether a letter can leave as the person saw it. */
import type { Reader } from '../../core/db/database.ts';
import type { z } from 'zod';
import type { anteprimaRequestSchema, dettagliSollecitiSchema } from '#api/contract/solleciti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { groupLettere, type DueLettera } from '#domain/solleciti/due.ts';
import { findUnknownSegnaposti } from '#domain/solleciti/placeholders.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import type { LivelloWire } from '../sql/levels.ts';
import type { PartitaLetta } from '../sql/partite.ts';
import type { PartitaLettera } from './compose.ts';
import type { LetterRequest } from './letter.ts';
import { classifyScadute } from './prepare.ts';

type Request = z.output<typeof anteprimaRequestSchema>;
type Cambiato = z.input<typeof dettagliSollecitiSchema>['cambiati'][number];

export interface Checked {
  request: Request;
  livello: LivelloWire;
  lettera: DueLettera<PartitaLetta>;
  written: LetterRequest;
}

const PERCHE = {
  contestata: 'una partita è contestata',
  forse_pagata: 'una partita sembra pagata',
  senza_soggetto: 'una partita non è più di nessun soggetto',
  in_coda: 'una partita è già in un altro sollecito',
  gia_sollecitata: 'una partita è appena stata sollecitata',
  livelli_finiti: 'una partita ha già ricevuto tutti i livelli',
} as const;

/** Refuses placeholders that do not exist, under the field in which they stand. */
export function checkModelli(
  { oggetto, testo }: { oggetto: string | null; testo: string | null },
  prefix = '',
): Failure | null {
  for (const [field, template] of [
    ['oggetto', oggetto],
    ['testo', testo],
  ] as const) {
    const [unknown] = template === null ? [] : findUnknownSegnaposti(template);
    if (unknown !== undefined)
      return refuseField(`${prefix}${field}`, `Il segnaposto {${unknown}} non esiste`);
  }
  return null;
}

/** The refusal that names what changed since the person saw it: nothing leaves, and the person looks again. */
const refuseCambiati = (cambiati: readonly Cambiato[]): Failure =>
  fail('solleciti_cambiati', {
    detail: cambiati.map(({ ragione_sociale, perche }) => `${ragione_sociale}: ${perche}`).join('; '),
    dettagli: { cambiati },
  });

const toPartita = ({ partita, livello }: DueLettera<PartitaLetta>['partite'][number]): PartitaLettera => ({
  numero_documento: partita.numero_documento,
  data_documento: partita.data_documento,
  scadenza: partita.scadenza,
  importo: partita.importo,
  residuo: partita.residuo,
  numero: livello.numero,
});

/**
 * Compares every letter with the present data: the same partite with the same residuo, still due. Partite that look
 * paid pass only if the request names them.
 */
export async function checkLettere(
  reader: Reader,
  idAzienda: number,
  oggi: Giorno,
  requests: readonly Request[],
): Promise<Result<Checked[]>> {
  const refused = requests
    .map((each, at) => checkModelli(each, `lettere.${at}.`))
    .find((each) => each !== null);
  if (refused) return refused;
  const ids = requests.flatMap(({ partite }) => partite.map(({ id }) => id));
  if (new Set(ids).size < ids.length) return refuseField('lettere', 'Una partita compare due volte');
  const { esiti, livelli } = await classifyScadute(reader, idAzienda, oggi, { ids }, new Set(ids));
  const byId = new Map(esiti.map((outcome) => [outcome.partita.id, outcome]));
  const changed: Cambiato[] = [];
  const good: Checked[] = [];
  for (const request of requests) {
    const own = request.partite.map(({ id }) => byId.get(id));
    const known = own.find((outcome) => outcome !== undefined)?.partita;
    const ragione_sociale = known?.ragione_sociale ?? `Soggetto ${request.id_soggetto}`;
    const why = request.partite.map(({ id, residuo }) => {
      const outcome = byId.get(id);
      if (!outcome) return 'una partita è stata pagata, rinviata o tolta';
      if (outcome.tipo === 'esclusa') return PERCHE[outcome.perche];
      if (outcome.partita.id_soggetto !== request.id_soggetto || outcome.partita.divisa !== request.divisa)
        return 'una partita è di un altro soggetto';
      return outcome.partita.residuo === residuo ? null : 'l’importo di una partita è cambiato';
    });
    const first = why.find((each) => each !== null);
    const [lettera] = groupLettere(own.flatMap((outcome) => outcome ?? []));
    const livello = livelli.find(({ id }) => id === lettera?.livello.id);
    if (first !== undefined || !lettera || !livello) {
      changed.push({
        id_soggetto: request.id_soggetto,
        ragione_sociale,
        perche: first ?? 'non c’è più nulla da sollecitare',
      });
      continue;
    }
    good.push({
      request,
      livello,
      lettera,
      written: {
        oggi,
        id_soggetto: request.id_soggetto,
        divisa: request.divisa,
        partite: lettera.partite.map(toPartita),
        modello_oggetto: request.oggetto ?? livello.oggetto,
        modello_testo: request.testo ?? livello.testo,
        allega_estratto: livello.allega_estratto,
        id_conto: livello.id_conto,
      },
    });
  }
  return changed.length > 0 ? refuseCambiati(changed) : succeed(good);
}
