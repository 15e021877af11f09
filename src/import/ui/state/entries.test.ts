import { describe, expect, it } from 'vitest';
import type { Conto } from '#api/contract/conti.ts';
import type { Importazione } from '#api/contract/importazioni.ts';
import { toCentesimi } from '#domain/importi.ts';
import { createRiga } from '#tests/mock/esempi.ts';
import { toVoce } from './entries.ts';
import type { ImportTab, Anteprima, Fase, PreviewContext } from './types.ts';

const conto = (id: number, iban: string): Conto => ({
  id,
  nome: `Conto ${id}`,
  banca: null,
  iban,
  codice_conto: null,
  divisa: 'EUR',
  saldo_iniziale: toCentesimi(0),
  archiviato: false,
  versione: 1,
});
const ALFA = conto(1, 'IT60X0542811101000000123456');
const BETA = conto(2, 'IT40S0542811101000000654321');

const file = new File(['x'], 'banca.csv');
const context: PreviewContext = { file, tracciato: null, toUpdate: null, risposte: {}, lettura: null };

function makeAnteprima(patch: Partial<Anteprima> = {}): Anteprima {
  const righe = [1, 2].map((id) => ({
    ...createRiga(id),
    id,
    scelta: null,
    presente: false,
    simile: false,
    modificata: false,
  }));
  const quadratura = { esito: 'quadra' as const, differenza: toCentesimi(0), riga: null };
  const estratto: Anteprima['estratto'] = {
    conto: ALFA.iban,
    divisa: 'EUR',
    natura: 'movimento',
    saldo_iniziale: null,
    saldo_finale: null,
    data_estratto: null,
    righe,
    scartate: [],
    quadratura,
  };
  return {
    context,
    letto: {
      tipo: 'letto',
      formato: 'csv',
      tracciato: { id: null, versione: null, nome: 'banca', origine: 'inferito' },
      lettura: null,
      estratti: [estratto],
      notices: [],
      righe_file: 3,
    },
    indice: 0,
    estratto,
    righe,
    natura: 'movimento',
    id_conto: ALFA.id,
    presenti: { tipo: 'pronti', presenti: [] },
    comparison: { tipo: 'da_cercare' },
    controparti: { tipo: 'da_cercare' },
    vista: 'tutte',
    quadratura,
    save: { save: false, nome: '', modello: '' },
    acceptUntied: false,
    previous: null,
    forza: false,
    ...patch,
  };
}

function say(anteprima: Anteprima | null, rest: Partial<ImportTab> = {}) {
  const tab: ImportTab = {
    id: 1,
    file,
    indice: 0,
    azienda: null,
    motivo: null,
    letto: null,
    fase: { tipo: 'anteprima' },
    anteprima,
    pagina: null,
    vista: false,
    ...rest,
  };
  const { stato, detail, ready: pronta } = toVoce(tab, [ALFA, BETA]);
  return [stato, detail, pronta];
}

const PRECEDENTE: Importazione = {
  id_imp: 7,
  autore: 'anna',
  conto: 'Conto 1',
} as Importazione;

describe('what the list says of a file', () => {
  it('that nothing speaks against is ready', () => {
    expect(say(makeAnteprima())).toEqual(['pronto', '', true]);
  });

  it('of another conto than the chosen one waits until a person has opened it', () => {
    const other = makeAnteprima({ id_conto: BETA.id });
    const told = `Il file è del conto ${ALFA.iban}, hai scelto Conto 2: guardalo prima`;
    expect(say(other)).toEqual(['da_rivedere', told, false]);
    expect(say(other, { vista: true })).toEqual(['pronto', '', true]);
  });

  it('that does not tie waits for its tick, opened or not', () => {
    const quadratura = { esito: 'non_quadra' as const, differenza: toCentesimi(-100), riga: 2 };
    const broken = makeAnteprima({ quadratura });
    const told = 'Il file non quadra: conferma di volerlo importare lo stesso';
    expect(say(broken, { vista: true })).toEqual(['da_rivedere', told, false]);
    expect(say({ ...broken, acceptUntied: true })).toEqual(['pronto', '', true]);
  });

  it('without a conto asks for one', () => {
    const without = makeAnteprima({ id_conto: null, presenti: { tipo: 'da_cercare' } });
    expect(say(without)).toEqual(['da_rivedere', 'Scegli il conto a cui appartengono i movimenti', false]);
  });

  it('that came in before, whole or row by row, is left out', () => {
    const before = makeAnteprima({ previous: PRECEDENTE });
    expect(say(before)).toEqual([
      'gia_importato',
      'Lo stesso file è l’importazione 7, di anna, nel conto Conto 1',
      false,
    ]);
    expect(say({ ...before, forza: true })[0]).toBe('pronto');
    const righe = makeAnteprima().righe.map((riga) => ({ ...riga, presente: true }));
    expect(say(makeAnteprima({ righe }))).toEqual([
      'gia_importato',
      'Tutte le righe sono già nei libri',
      false,
    ]);
  });

  it('whose books are being looked at is not called doubtful meanwhile', () => {
    const search = makeAnteprima({ presenti: { tipo: 'ricerca' } });
    expect(say(search)).toEqual(['pronto', 'Cerco le righe già presenti', false]);
  });

  it('stopped by a person left nothing, and may go again', () => {
    const fase: Fase = { tipo: 'esito', esito: { tipo: 'annullato', causa: { tipo: 'utente' } } };
    expect(say(makeAnteprima(), { fase })).toEqual(['rifiutato', 'Annullato: nessuna riga è entrata', true]);
  });
});
