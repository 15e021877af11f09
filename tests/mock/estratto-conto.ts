/** The rows in memory: filtered by choices, in order, counted, gathered and changed. */
import type { CampiRiga, RigaEstratto } from '#api/contract/estratto-conto.ts';
import {
  type CampoEstratto,
  campoEstrattoSchema,
  type Ordinamento,
  getTipoCampo,
} from '#api/contract/filtri.ts';
import { sumCentesimi } from '#domain/importi.ts';
import { compareTesto } from '#domain/text.ts';
import { announceRighe } from './eventi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

type Filtri = Parameters<MockResolver<'estrattoTotali'>>[0]['query'];

/** A field of the row, stored or worked out; empty texts are no texts. */
function valoreDi(state: MockStato, riga: RigaEstratto, field: CampoEstratto): string | number | null {
  switch (field) {
    case 'dare':
      return riga.importo < 0 ? -riga.importo : null;
    case 'avere':
      return riga.importo > 0 ? riga.importo : null;
    case 'conto':
      return state.conti.find(({ id }) => id === riga.id_conto)?.nome ?? null;
    case 'nome_file':
      return state.importazioni.get(riga.id_imp)?.voce.nome_file ?? null;
    // The mock ties no rows.
    case 'soggetto':
    case 'documenti':
    case 'voce':
    case 'movimenti':
    case 'chiusa_da':
      return null;
    default:
      return riga[field] === '' ? null : riga[field];
  }
}

const isDay = (field: CampoEstratto): boolean => getTipoCampo(field) === 'data';

/** The same as a choice names it: a day by its month, nothing by an empty text. */
const chiaveDi = (state: MockStato, riga: RigaEstratto, field: CampoEstratto): string =>
  `${valoreDi(state, riga, field) ?? ''}`.slice(0, isDay(field) ? 7 : undefined);

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTesto(`${a}`, `${b}`);
}

/** In the order asked for, nothing last; then by id, the way of the first field. */
function order(state: MockStato, righe: RigaEstratto[], sort: readonly Ordinamento[]): RigaEstratto[] {
  const keys = sort.map((each) => ({
    campo: campoEstrattoSchema.parse(each.replace(/^-/, '')),
    sign: each.startsWith('-') ? -1 : 1,
  }));
  return righe.toSorted((a, b) => {
    for (const { campo, sign } of keys) {
      const [one, other] = [valoreDi(state, a, campo), valoreDi(state, b, campo)];
      if (one === null || other === null) {
        if (one !== other) return one === null ? 1 : -1;
        continue;
      }
      const by = compare(one, other);
      if (by !== 0) return sign * by;
    }
    return (keys[0]?.sign ?? 1) * (a.id - b.id);
  });
}

/** The rows that pass: the mock knows the choices of a filter, not its words. */
function listRighe(state: MockStato, query: Filtri): RigaEstratto[] {
  const choices = (query.filtri ?? []).flatMap(({ campo, scelta }) => (scelta ? [{ campo, ...scelta }] : []));
  return state.righe.filter(
    (riga) =>
      (query.id_imp === undefined || riga.id_imp === query.id_imp) &&
      query.id_legata === undefined &&
      (query.natura === undefined || riga.natura === query.natura) &&
      (query.id_conto === undefined || riga.id_conto === query.id_conto) &&
      (query.dal === undefined || riga.data >= query.dal) &&
      (query.al === undefined || riga.data <= query.al) &&
      choices.every(({ campo, modo, valori }) => {
        return valori.includes(chiaveDi(state, riga, campo)) === (modo === 'solo');
      }),
  );
}

const dareAvere = (righe: readonly RigaEstratto[]) => ({
  dare: sumCentesimi(righe.map(({ importo }) => Math.min(importo, 0))),
  avere: sumCentesimi(righe.map(({ importo }) => Math.max(importo, 0))),
});

export const estrattoConto =
  (state: MockStato): MockResolver<'estrattoConto'> =>
  ({ query }) => {
    const righe = order(state, listRighe(state, query), query.sort);
    return {
      righe: righe.slice(0, query.limit),
      totale: righe.length,
      // Of the blocks too, as on the server.
      cursor: query.limit < righe.length ? String(query.limit) : null,
      somme: { ...dareAvere(righe), saldo: sumCentesimi(righe.map(({ importo }) => importo)) },
    };
  };

export const estrattoBlocco =
  (state: MockStato): MockResolver<'estrattoBlocco'> =>
  ({ query }) => {
    const from = query.cursor === undefined ? query.offset : Number(query.cursor);
    const righe = order(state, listRighe(state, query), query.sort);
    const next = from + query.limit;
    return { righe: righe.slice(from, next), cursor: next < righe.length ? String(next) : null };
  };

export const estrattoTotali =
  (state: MockStato): MockResolver<'estrattoTotali'> =>
  ({ query }) => {
    const righe = listRighe(state, query);
    const divise = Map.groupBy(righe, ({ divisa }) => divisa);
    return {
      totale: righe.length,
      divise: [...divise].map(([divisa, own]) => ({
        divisa,
        totale: own.length,
        ...dareAvere(own),
        residuo: sumCentesimi(own.map(({ residuo }) => residuo)),
      })),
    };
  };

/** How much of a day names its group. */
const LUNGHEZZA = { valore: undefined, mese: 7, anno: 4 } as const;

export const estrattoGruppi =
  (state: MockStato): MockResolver<'estrattoGruppi'> =>
  ({ query: { gruppi, ...query } }) => {
    const keyOf = (riga: RigaEstratto) =>
      gruppi.map(({ campo, per }) => `${valoreDi(state, riga, campo) ?? ''}`.slice(0, LUNGHEZZA[per]));
    const groups = Map.groupBy(listRighe(state, query), (riga) => JSON.stringify([keyOf(riga), riga.divisa]));
    return {
      gruppi: [...groups.values()].flatMap((own) => {
        const [first] = own;
        if (!first) return [];
        const residuo = sumCentesimi(own.map((riga) => riga.residuo));
        return [
          { chiavi: keyOf(first), divisa: first.divisa, totale: own.length, ...dareAvere(own), residuo },
        ];
      }),
      incompleto: false,
    };
  };

export const estrattoValori =
  (state: MockStato): MockResolver<'estrattoValori'> =>
  ({ query: { campo, ...query } }) => {
    const others = { ...query, filtri: query.filtri?.filter((filter) => filter.campo !== campo) };
    const values = Map.groupBy(listRighe(state, others), (riga) => chiaveDi(state, riga, campo));
    const valori = [...values].map(([valore, own]) => ({ valore, totale: own.length }));
    return { valori, incompleto: false };
  };

export const notifiche =
  (state: MockStato): MockResolver<'notifiche'> =>
  ({ query }) =>
    state.righe.flatMap(({ scadenza, ragione_sociale, ...riga }) =>
      scadenza !== null && ragione_sociale !== null && scadenza >= query.dal && scadenza <= query.al
        ? [
            {
              id: riga.id,
              ragione_sociale,
              scadenza,
              importo: riga.importo,
              residuo: riga.residuo,
              divisa: riga.divisa,
              numero_documento: riga.numero_documento,
            },
          ]
        : [],
    );

export const updateNota =
  (state: MockStato): MockResolver<'updateNota'> =>
  ({ body }) => {
    const riga = state.righe.find(({ id }) => id === body.id);
    if (!riga) throw new MockProblema(404, 'non_trovato', 'Riga inesistente');
    if (riga.versione !== body.versione)
      throw new MockProblema(409, 'versione_superata', 'Riga modificata da altri', { attuale: riga });
    Object.assign(riga, { nota: body.nota, versione: riga.versione + 1 });
    announceRighe(state, [riga]);
    return riga;
  };

/** An empty text is no text. */
const withoutBlanks = (fields: CampiRiga): CampiRiga =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]));

export const estrattoContoModifica =
  (state: MockStato): MockResolver<'estrattoContoModifica'> =>
  ({ body }) => {
    const now = new Map(state.righe.map((riga) => [riga.id, riga]));
    const known = (id: number) => now.get(id);
    const stale = body.righe.filter(({ id, versione }) => known(id)?.versione !== versione);
    if (stale.length > 0)
      throw new MockProblema(409, 'versione_superata', 'Righe modificate da altri', {
        attuali: stale.flatMap(({ id }) => known(id) ?? []),
        mancanti: stale.flatMap(({ id }) => (known(id) ? [] : [id])),
      });
    const changed = body.righe.flatMap(({ id, campi }) => {
      const riga = known(id);
      return riga ? [{ ...riga, ...withoutBlanks(campi), versione: riga.versione + 1 }] : [];
    });
    const byId = new Map(changed.map((riga) => [riga.id, riga]));
    state.righe = state.righe.map((riga) => byId.get(riga.id) ?? riga);
    announceRighe(state, changed);
    return { righe: changed };
  };
