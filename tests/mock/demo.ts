/** The demonstration office in memory, under the azienda that is there. */
import { makeStudio } from '#domain/demo/office.ts';
import type { AziendaDemo, ImportazioneDemo } from '#domain/demo/types.ts';
import { getToday } from '#domain/date.ts';
import { sumCentesimi } from '#domain/importi.ts';
import { close, openImportazione, toRiga } from './importazioni.ts';
import { MockProblema, type MockResolver } from './rispondi.ts';
import type { MockStato } from './stato.ts';

/** The ids behind the keys of the office. */
type Chiavi = { conti: ReadonlyMap<string, number>; soggetti: ReadonlyMap<string, number> };

function place(state: MockStato, { conti, soggetti }: AziendaDemo): Chiavi {
  const keys = { conti: new Map<string, number>(), soggetti: new Map<string, number>() };
  for (const { chiave, ...conto } of conti) {
    const id = state.conti.length + 1;
    state.conti.push({ ...conto, id, codice_conto: null, archiviato: false, versione: 1 });
    keys.conti.set(chiave, id);
  }
  for (const { chiave, ...soggetto } of soggetti) {
    const id = state.soggetti.size + 1;
    state.soggetti.set(id, { ...soggetto, id, versione: 1, nazione: 'IT', attivo: true, iban_nuovi: 0 });
    keys.soggetti.set(chiave, id);
  }
  return keys;
}

function fill(state: MockStato, keys: Chiavi, demo: ImportazioneDemo): void {
  const idOf = (key: string | null): number | null =>
    key === null ? null : (keys.soggetti.get(key) ?? null);
  const id_conto = demo.conto === null ? null : (keys.conti.get(demo.conto) ?? null);
  const found = openImportazione(state);
  Object.assign(found.voce, {
    natura: demo.natura,
    id_conto,
    conto: state.conti.find(({ id }) => id === id_conto)?.nome ?? null,
    nome_file: demo.nome_file,
    formato: 'csv',
    tracciato: 'Studio dimostrativo',
    origine_tracciato: 'nativo',
    dal: demo.dal,
    al: demo.al,
  });
  for (const { soggetto, mandante, agente, paga: _paga, ...riga } of demo.righe)
    state.righe.push({
      ...toRiga(state, found, { ...riga, id_soggetto: idOf(soggetto) }),
      id_mandante: idOf(mandante),
      id_agente: idOf(agente),
    });
  const amounts = demo.righe.map(({ importo }) => importo);
  close(state, found, {
    righe: amounts.length,
    dare: sumCentesimi(amounts.map((importo) => Math.min(importo, 0))),
    avere: sumCentesimi(amounts.map((importo) => Math.max(importo, 0))),
  });
}

const demo =
  (state: MockStato): MockResolver<'demo'> =>
  ({ body }) => {
    if (state.importazioni.size > 0 || state.soggetti.size > 0)
      throw new MockProblema(409, 'demo_presente', 'Lo studio dimostrativo c’è già');
    const studio = makeStudio({ seme: body.seme, movimenti: body.righe, al: body.al ?? getToday() });
    const { azienda } = studio;
    const keys = place(state, azienda);
    for (const importazione of studio.importazioni()) fill(state, keys, importazione);
    const count = (natura: string) => state.righe.filter((riga) => riga.natura === natura).length;
    return {
      id_azienda: state.me.id_azienda,
      conti: azienda.conti.length,
      soggetti: azienda.soggetti.length,
      movimenti: count('movimento'),
      partite: count('partita'),
    };
  };

/** Nothing is ever taken away here. */
export const demoResolvers = (state: MockStato) => ({
  demo: demo(state),
  demoStato: () => ({ azienda: null, tolta: null }),
  demoTogli: () => ({ azienda: null, tolta: null }),
  demoRimetti: () => ({ azienda: null, tolta: null }),
});
