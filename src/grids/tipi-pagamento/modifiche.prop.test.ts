import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import {
  completa,
  datiDi,
  inverti,
  type Dati,
  type Modificati,
  type Modifiche,
  type Passo,
  ribasa,
  scostati,
  toModifiche,
} from './modifiche.ts';

const dati: fc.Arbitrary<Dati> = fc.record({
  codice: fc.constantFrom('BB30', 'RIBA', 'SDD', 'CONT'),
  descrizione: fc.constantFrom('Bonifico', 'Ricevuta bancaria', 'Contanti'),
  giorni: fc.nat(120),
  fine_mese: fc.boolean(),
  attivo: fc.boolean(),
});

/** As the server does it: whole or not at all, versions must match, a deleted row comes back under its id. */
class Server {
  readonly righe = new Map<number, TipoPagamento>();
  #next = 1;

  apply({ crea, cambia, elimina }: Modifiche): Modificati {
    for (const { id, versione } of [...cambia, ...elimina])
      if (this.righe.get(id)?.versione !== versione) throw new Error(`stale ${id}`);
    for (const { id } of crea) if (id !== undefined && this.righe.has(id)) throw new Error(`there is ${id}`);
    for (const { id } of elimina) this.righe.delete(id);
    const cambiati = cambia.map((riga) => ({ ...riga, versione: riga.versione + 1 }));
    const creati = crea.map(({ id = this.#next++, ...nuovo }) => ({ ...nuovo, id, versione: this.#next++ }));
    for (const riga of [...cambiati, ...creati]) this.righe.set(riga.id, riga);
    return { creati, cambiati, eliminati: elimina.map(({ id }) => id) };
  }

  run(passo: Passo): Passo {
    expect(scostati(passo, (id) => this.righe.get(id))).toEqual([]);
    return completa(passo, this.apply(toModifiche(passo, (id) => this.righe.get(id)?.versione)));
  }

  photo() {
    return [...this.righe.values()]
      .map((riga) => ({ id: riga.id, ...datiDi(riga) }))
      .toSorted((a, b) => a.id - b.id);
  }
}

/** What to do next, said without ids: they are picked among the rows that are there. */
const mossa = fc.record({
  crea: fc.array(dati, { maxLength: 2 }),
  cambia: fc.array(fc.tuple(fc.nat(50), dati), { maxLength: 2 }),
  elimina: fc.array(fc.nat(50), { maxLength: 1 }),
});
type Mossa = typeof mossa extends fc.Arbitrary<infer M> ? M : never;

function toPasso(server: Server, { crea, cambia, elimina }: Mossa): Passo {
  const rows = [...server.righe.values()];
  const touched = new Set<number>();
  const pick = (at: number): TipoPagamento[] => {
    const riga = rows[at % Math.max(1, rows.length)];
    if (!riga || touched.has(riga.id)) return [];
    touched.add(riga.id);
    return [riga];
  };
  return {
    titolo: 'x',
    cambi: [
      ...crea.map((dopo) => ({ id: null, prima: null, dopo })),
      ...cambia.flatMap(([at, dopo]) => pick(at).map((riga) => ({ id: riga.id, prima: datiDi(riga), dopo }))),
      ...elimina.flatMap((at) => pick(at).map((riga) => ({ id: riga.id, prima: datiDi(riga), dopo: null }))),
    ],
  };
}

describe('the inverse of a set of changes', () => {
  it('undoes all of a day’s work to the first row, and redoes it to the last', () => {
    fc.assert(
      fc.property(fc.array(mossa, { minLength: 1, maxLength: 12 }), (mosse) => {
        const server = new Server();
        const photos = [server.photo()];
        let done: Passo[] = [];
        for (const each of mosse) {
          done.push(server.run(toPasso(server, each)));
          photos.push(server.photo());
        }
        const undone: Passo[] = [];
        for (const [at, passo] of [...done.entries()].toReversed()) {
          undone.push(server.run(inverti(passo)));
          expect(server.photo()).toEqual(photos[at]);
        }
        done = undone.toReversed().map((passo) => server.run(inverti(passo)));
        expect(server.photo()).toEqual(photos.at(-1));
        expect(done).toHaveLength(mosse.length);
      }),
    );
  });

  it('is its own inverse', () => {
    fc.assert(
      fc.property(dati, dati, fc.nat(), (prima, dopo, id) => {
        const passo = { titolo: 'x', cambi: [{ id, prima, dopo }] };
        expect(inverti(inverti(passo))).toEqual(passo);
      }),
    );
  });
});

describe('a row that someone else touched', () => {
  const prima: Dati = { codice: 'BB30', descrizione: 'Bonifico', giorni: 30, fine_mese: false, attivo: true };
  const loro: TipoPagamento = { ...prima, giorni: 45, id: 7, versione: 3 };
  const passo = { titolo: 'x', cambi: [{ id: 7, prima, dopo: { ...prima, giorni: 60 } }] };

  it('is noticed even when its version is known', () => {
    expect(scostati(passo, () => loro)).toHaveLength(1);
    expect(scostati(passo, () => undefined)).toHaveLength(1);
    expect(scostati(passo, () => ({ ...loro, giorni: 30 }))).toEqual([]);
  });

  it('is started from again: theirs comes back when mine is undone', () => {
    const [cambio] = inverti(ribasa(passo, () => loro)).cambi;
    expect(cambio?.dopo).toEqual(datiDi(loro));
  });

  it('is created anew under its id when they deleted it', () => {
    const { crea, cambia } = toModifiche(
      ribasa(passo, () => undefined),
      () => undefined,
    );
    expect(cambia).toEqual([]);
    expect(crea).toMatchObject([{ id: 7, giorni: 60 }]);
  });

  it('needs nothing when they made the same change', () => {
    expect(ribasa(passo, () => ({ ...loro, giorni: 60 })).cambi).toEqual([]);
  });
});
