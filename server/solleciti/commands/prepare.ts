/** Finds who gets a letter today, and why the others get none. */
import type { Reader } from '../../core/db/database.ts';
import type { z } from 'zod';
import type { daSollecitareQuerySchema, daSollecitareSchema } from '#api/contract/solleciti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { toCentesimi } from '#domain/importi.ts';
import { type DueOutcome, groupLettere, classifyPartita } from '#domain/solleciti/due.ts';
import { readPosta } from '../../impostazioni/sql/posta.ts';
import { listLivelli, type LivelloWire } from '../sql/levels.ts';
import {
  isDimostrativa,
  type PartitaLetta,
  type WhichPartite,
  readSurroundings,
  readScadute,
} from '../sql/partite.ts';

type Answer = z.input<typeof daSollecitareSchema>;

interface Judged {
  livelli: readonly LivelloWire[];
  esiti: readonly DueOutcome<PartitaLetta>[];
}

/**
 * Every partita that is late enough, with what is to be done about it. `include`: partite to include although they look
 * paid.
 */
export async function classifyScadute(
  reader: Reader,
  idAzienda: number,
  today: Giorno,
  which: WhichPartite,
  include: ReadonlySet<number> = new Set(),
): Promise<Judged> {
  const livelli = await listLivelli(reader, idAzienda);
  const partite = await readScadute(reader, idAzienda, today, which);
  const esiti = partite.flatMap((partita) => {
    const outcome = classifyPartita(
      { ...partita, forse_pagata: partita.forse_pagata && !include.has(partita.id) },
      livelli,
      today,
    );
    return outcome === null ? [] : [{ ...outcome, partita }];
  });
  return { livelli, esiti };
}

const wirePartita = ({
  id,
  numero_documento,
  data_documento,
  scadenza,
  importo,
  residuo,
  forse_pagata,
}: PartitaLetta) => ({
  id,
  numero_documento,
  data_documento,
  scadenza,
  importo,
  residuo,
  forse_pagata,
});

/** One letter for each soggetto, and the partite that are left out. */
export async function readToSollecitare(
  reader: Reader,
  idAzienda: number,
  today: Giorno,
  { includi, id_soggetto }: z.output<typeof daSollecitareQuerySchema>,
): Promise<Answer> {
  const wanted = new Set(includi?.split(',').map(Number));
  const { livelli, esiti } = await classifyScadute(reader, idAzienda, today, { id_soggetto }, wanted);
  const letters = groupLettere(esiti);
  const surrounding = await readSurroundings(reader, idAzienda, [
    ...new Set(letters.map((each) => each.id_soggetto)),
  ]);
  const names = new Map(livelli.map(({ id, nome }) => [id, nome]));
  const mail = await readPosta(reader, idAzienda);
  return {
    al: today,
    dimostrativa: await isDimostrativa(reader, idAzienda),
    mittente: mail?.posta.mittente ?? null,
    lettere: letters.map(({ id_soggetto: id, divisa, livello, totale, giorni, partite }) => {
      const around = surrounding.filter((each) => each.id_soggetto === id);
      const [first] = partite;
      return {
        id_soggetto: id,
        ragione_sociale: first?.partita.ragione_sociale ?? '',
        email: first?.partita.email ?? null,
        divisa,
        id_livello: livello.id,
        numero: livello.numero,
        livello: names.get(livello.id) ?? '',
        totale: toCentesimi(totale),
        giorni,
        crediti: toCentesimi(around.find((each) => each.divisa === divisa)?.crediti ?? 0),
        ultimo: around[0]?.ultimo ?? null,
        partite: partite.map((each) => ({
          ...wirePartita(each.partita),
          giorni: each.giorni,
          numero: each.livello.numero,
        })),
      };
    }),
    escluse: esiti.flatMap((outcome) => {
      if (outcome.tipo === 'dovuta') return [];
      const { partita, perche, giorni } = outcome;
      const { id_soggetto: id, ragione_sociale, divisa, contestata, forse, id_contestazione } = partita;
      const motivo = perche === 'contestata' ? contestata : perche === 'forse_pagata' ? forse : null;
      const own = { id_soggetto: id, ragione_sociale, divisa, perche, giorni, motivo, id_contestazione };
      return [{ ...wirePartita(partita), ...own }];
    }),
  };
}
