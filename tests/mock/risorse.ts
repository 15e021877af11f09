/** Everything but the import lifecycle: session, tracciati, conti, rows. */
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { somma } from '#domain/importi.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

export const login =
  (stato: MockStato): MockResolver<'login'> =>
  ({ body }) => {
    if (body.username !== stato.me.username)
      throw new MockProblema(401, 'credenziali_errate', 'Credenziali errate');
    stato.autenticato = true;
    return stato.me;
  };

export const primoUtente =
  (stato: MockStato): MockResolver<'primoUtente'> =>
  ({ body }) => {
    if (!stato.primoUtente) throw new MockProblema(409, 'primo_utente_esistente', 'Utente già creato');
    const aziende = [{ id: 1, ragione_sociale: body.azienda }];
    Object.assign(stato, {
      primoUtente: false,
      autenticato: true,
      me: { username: body.username, id_azienda: 1, aziende },
    });
    return stato.me;
  };

export const logout =
  (stato: MockStato): MockResolver<'logout'> =>
  () => {
    stato.autenticato = false;
    return { ok: true };
  };

/** `*` any run of characters, `?` one; case does not count. */
function matchesModello(modello: string, nome: string): boolean {
  const escaped = modello.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(nome);
}

export const tracciatoPerNome =
  (stato: MockStato): MockResolver<'tracciatoPerNome'> =>
  ({ query }) => {
    const candidati = stato.tracciati.filter(({ modello_nome }) =>
      matchesModello(modello_nome, query.fileName),
    );
    const [first] = candidati;
    if (!first) throw new MockProblema(404, 'tracciato_non_trovato', 'Nessun tracciato');
    if (candidati.length > 1)
      throw new MockProblema(409, 'tracciati_multipli', 'Più tracciati', { candidati });
    return first;
  };

export const tracciatiSalva =
  (stato: MockStato): MockResolver<'tracciatiSalva'> =>
  ({ body }) => {
    const before = stato.tracciati.find(({ id }) => id === body.id);
    if (before && before.versione !== body.versione)
      throw new MockProblema(409, 'versione_superata', 'Tracciato modificato da altri');
    const saved = {
      ...body,
      id: before?.id ?? stato.tracciati.length + 1,
      versione: (before?.versione ?? 0) + 1,
    };
    stato.tracciati = [...stato.tracciati.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };

export const contoNuovo =
  (stato: MockStato): MockResolver<'contoNuovo'> =>
  ({ body }) => {
    if (stato.conti.some(({ nome }) => nome === body.nome))
      throw new MockProblema(409, 'gia_esistente', 'Conto già esistente');
    const conto = { ...body, id: stato.conti.length + 1, archiviato: false, versione: 1 };
    stato.conti.push(conto);
    return conto;
  };

type Filtri = Parameters<MockResolver<'estrattoTotali'>>[0]['query'];

/** A field of the row as a choice names it; empty for what the mock does not work out. */
const valoreDi = (riga: RigaEstratto, campo: string): string =>
  `${new Map<string, string | number | null>(Object.entries(riga)).get(campo) ?? ''}`;

/** The rows that pass, by id: the mock knows the choices of a filter, not its words. */
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
        return valori.includes(valoreDi(riga, campo)) === (modo === 'solo');
      }),
  );
}

const dareAvere = (righe: readonly RigaEstratto[]) => ({
  dare: somma(righe.map(({ importo }) => Math.min(importo, 0))),
  avere: somma(righe.map(({ importo }) => Math.max(importo, 0))),
});

export const estrattoConto =
  (stato: MockStato): MockResolver<'estrattoConto'> =>
  ({ query }) => {
    const righe = listRighe(stato, query);
    return {
      righe: righe.slice(0, query.limit),
      totale: righe.length,
      cursor: null,
      somme: { ...dareAvere(righe), saldo: somma(righe.map(({ importo }) => importo)) },
    };
  };

export const estrattoBlocco =
  (stato: MockStato): MockResolver<'estrattoBlocco'> =>
  ({ query }) => {
    const from = query.cursor === undefined ? query.offset : Number(query.cursor);
    const righe = listRighe(stato, query);
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
        residuo: somma(own.map(({ residuo }) => residuo)),
      })),
    };
  };

export const estrattoGruppi =
  (stato: MockStato): MockResolver<'estrattoGruppi'> =>
  ({ query: { gruppi, ...query } }) => {
    const keyOf = (riga: RigaEstratto) => gruppi.map(({ campo }) => valoreDi(riga, campo));
    const groups = Map.groupBy(listRighe(stato, query), (riga) => JSON.stringify([keyOf(riga), riga.divisa]));
    return {
      gruppi: [...groups.values()].flatMap((own) => {
        const [first] = own;
        if (!first) return [];
        const residuo = somma(own.map((riga) => riga.residuo));
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
    const values = Map.groupBy(listRighe(stato, others), (riga) => valoreDi(riga, campo));
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
    return riga;
  };

export const estrattoContoModifica =
  (stato: MockStato): MockResolver<'estrattoContoModifica'> =>
  ({ body }) => {
    const known = (id: number) => stato.righe.find((riga) => riga.id === id);
    const stale = body.righe.filter(({ id, versione }) => known(id)?.versione !== versione);
    if (stale.length > 0)
      throw new MockProblema(409, 'versione_superata', 'Righe modificate da altri', {
        attuali: stale.flatMap(({ id }) => known(id) ?? []),
        mancanti: stale.flatMap(({ id }) => (known(id) ? [] : [id])),
      });
    const cambiate = body.righe.flatMap(({ id, campi }) => {
      const riga = known(id);
      return riga ? [{ ...riga, ...campi, versione: riga.versione + 1 }] : [];
    });
    const byId = new Map(cambiate.map((riga) => [riga.id, riga]));
    stato.righe = stato.righe.map((riga) => byId.get(riga.id) ?? riga);
    return { righe: cambiate };
  };
