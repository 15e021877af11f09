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
function valoreDi(stato: MockStato, riga: RigaEstratto, campo: CampoEstratto): string | number | null {
  switch (campo) {
    case 'dare':
      return riga.importo < 0 ? -riga.importo : null;
    case 'avere':
      return riga.importo > 0 ? riga.importo : null;
    case 'conto':
      return stato.conti.find(({ id }) => id === riga.id_conto)?.nome ?? null;
    case 'nome_file':
      return stato.importazioni.get(riga.id_imp)?.voce.nome_file ?? null;
    default:
      return riga[campo] === '' ? null : riga[campo];
  }
}

const isGiorno = (campo: CampoEstratto): boolean => getTipoCampo(campo) === 'data';

/** The same as a choice names it: a day by its month, nothing by an empty text. */
const chiaveDi = (stato: MockStato, riga: RigaEstratto, campo: CampoEstratto): string =>
  `${valoreDi(stato, riga, campo) ?? ''}`.slice(0, isGiorno(campo) ? 7 : undefined);

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTesto(`${a}`, `${b}`);
}

/** In the order asked for, nothing last; then by id, the way of the first field. */
function order(stato: MockStato, righe: RigaEstratto[], sort: readonly Ordinamento[]): RigaEstratto[] {
  const keys = sort.map((each) => ({
    campo: campoEstrattoSchema.parse(each.replace(/^-/, '')),
    sign: each.startsWith('-') ? -1 : 1,
  }));
  return righe.toSorted((a, b) => {
    for (const { campo, sign } of keys) {
      const [one, other] = [valoreDi(stato, a, campo), valoreDi(stato, b, campo)];
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
function listRighe(stato: MockStato, query: Filtri): RigaEstratto[] {
  const scelte = (query.filtri ?? []).flatMap(({ campo, scelta }) => (scelta ? [{ campo, ...scelta }] : []));
  return stato.righe.filter(
    (riga) =>
      (query.id_imp === undefined || riga.id_imp === query.id_imp) &&
      (query.natura === undefined || riga.natura === query.natura) &&
      (query.id_conto === undefined || riga.id_conto === query.id_conto) &&
      (query.dal === undefined || riga.data >= query.dal) &&
      (query.al === undefined || riga.data <= query.al) &&
      scelte.every(({ campo, modo, valori }) => {
        return valori.includes(chiaveDi(stato, riga, campo)) === (modo === 'solo');
      }),
  );
}

const dareAvere = (righe: readonly RigaEstratto[]) => ({
  dare: sumCentesimi(righe.map(({ importo }) => Math.min(importo, 0))),
  avere: sumCentesimi(righe.map(({ importo }) => Math.max(importo, 0))),
});

export const estrattoConto =
  (stato: MockStato): MockResolver<'estrattoConto'> =>
  ({ query }) => {
    const righe = order(stato, listRighe(stato, query), query.sort);
    return {
      righe: righe.slice(0, query.limit),
      totale: righe.length,
      // Of the blocks too, as on the server.
      cursor: query.limit < righe.length ? String(query.limit) : null,
      somme: { ...dareAvere(righe), saldo: sumCentesimi(righe.map(({ importo }) => importo)) },
    };
  };

export const estrattoBlocco =
  (stato: MockStato): MockResolver<'estrattoBlocco'> =>
  ({ query }) => {
    const from = query.cursor === undefined ? query.offset : Number(query.cursor);
    const righe = order(stato, listRighe(stato, query), query.sort);
    const next = from + query.limit;
    return { righe: righe.slice(from, next), cursor: next < righe.length ? String(next) : null };
  };

export const estrattoTotali =
  (stato: MockStato): MockResolver<'estrattoTotali'> =>
  ({ query }) => {
    const righe = listRighe(stato, query);
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
  (stato: MockStato): MockResolver<'estrattoGruppi'> =>
  ({ query: { gruppi, ...query } }) => {
    const keyOf = (riga: RigaEstratto) =>
      gruppi.map(({ campo, per }) => `${valoreDi(stato, riga, campo) ?? ''}`.slice(0, LUNGHEZZA[per]));
    const groups = Map.groupBy(listRighe(stato, query), (riga) => JSON.stringify([keyOf(riga), riga.divisa]));
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
  (stato: MockStato): MockResolver<'estrattoValori'> =>
  ({ query: { campo, ...query } }) => {
    const others = { ...query, filtri: query.filtri?.filter((filtro) => filtro.campo !== campo) };
    const values = Map.groupBy(listRighe(stato, others), (riga) => chiaveDi(stato, riga, campo));
    const valori = [...values].map(([valore, own]) => ({ valore, totale: own.length }));
    return { valori, incompleto: false };
  };

export const notifiche =
  (stato: MockStato): MockResolver<'notifiche'> =>
  ({ query }) =>
    stato.righe.flatMap(({ scadenza, ragione_sociale, ...riga }) =>
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
  (stato: MockStato): MockResolver<'updateNota'> =>
  ({ body }) => {
    const riga = stato.righe.find(({ id }) => id === body.id);
    if (!riga) throw new MockProblema(404, 'non_trovato', 'Riga inesistente');
    if (riga.versione !== body.versione)
      throw new MockProblema(409, 'versione_superata', 'Riga modificata da altri', { attuale: riga });
    Object.assign(riga, { nota: body.nota, versione: riga.versione + 1 });
    announceRighe(stato, [riga]);
    return riga;
  };

/** An empty text is no text. */
const withoutBlanks = (campi: CampiRiga): CampiRiga =>
  Object.fromEntries(Object.entries(campi).map(([campo, valore]) => [campo, valore === '' ? null : valore]));

export const estrattoContoModifica =
  (stato: MockStato): MockResolver<'estrattoContoModifica'> =>
  ({ body }) => {
    const now = new Map(stato.righe.map((riga) => [riga.id, riga]));
    const known = (id: number) => now.get(id);
    const stale = body.righe.filter(({ id, versione }) => known(id)?.versione !== versione);
    if (stale.length > 0)
      throw new MockProblema(409, 'versione_superata', 'Righe modificate da altri', {
        attuali: stale.flatMap(({ id }) => known(id) ?? []),
        mancanti: stale.flatMap(({ id }) => (known(id) ? [] : [id])),
      });
    const cambiate = body.righe.flatMap(({ id, campi }) => {
      const riga = known(id);
      return riga ? [{ ...riga, ...withoutBlanks(campi), versione: riga.versione + 1 }] : [];
    });
    const byId = new Map(cambiate.map((riga) => [riga.id, riga]));
    stato.righe = stato.righe.map((riga) => byId.get(riga.id) ?? riga);
    announceRighe(stato, cambiate);
    return { righe: cambiate };
  };
