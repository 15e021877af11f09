import { describe, expect, it } from 'vitest';
import { proveRighe } from '../map/balances.ts';
import { explainReading } from './explain.ts';

const explain = (nome: string, content: string | Uint8Array) =>
  explainReading(
    { nome, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content },
    {},
  );

const CSV =
  'Banca dell’Adda;;;\nConto 123;;;\nData;Descrizione;Importo;Saldo\n13/03/2026;Uno;10,00;110,00\n14/03/2026;Due;-5,00;105,00\n15/03/2026;Tre;1,00;107,00\n';

describe('spiegaLetturaFile', () => {
  it('tells a table step by step, in the order of the reading', async () => {
    const { steps, esito, sha256 } = await explain('banca.csv', CSV);
    expect(esito.tipo).toBe('letto');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(steps.map(({ id }) => id)).toEqual([
      'file',
      'formato',
      'codifica',
      'separatore',
      'intestazione',
      'tracciato',
      'colonne',
      'righe',
    ]);
    const text = (id: string) => {
      const step = steps.find((one) => one.id === id);
      return [step?.testo, ...(step?.perche ?? [])].join(' ');
    };
    expect(text('intestazione')).toMatch(/riga 3.*2 righe di premessa/);
    expect(text('colonne')).toMatch(/«Importo» è importo: lo dice l’intestazione/);
    expect(steps.every(({ millisecondi }) => millisecondi >= 0)).toBe(true);
  });

  it('says why a file cannot be read, and never throws', async () => {
    const { steps, esito } = await explain(
      'foto.jpg',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
    );
    expect(esito.tipo).toBe('errore');
    expect(steps.at(-1)).toMatchObject({ id: 'righe', esito: 'male' });
    expect((await explain('vuoto.csv', '')).esito.tipo).toBe('errore');
  });

  it('knows a structured format whatever the file is called', async () => {
    const { steps } = await explain(
      'estratto.csv',
      ':20:X\n:25:IT60X0542811101000000123456\n:28C:1/1\n:60F:C260301EUR0,00\n:61:2603130313C10,00NTRFX\n:62F:C260331EUR10,00\n',
    );
    expect(steps.find(({ id }) => id === 'formato')?.testo).toBe('Formato MT940');
  });
});

describe('provaRighe', () => {
  it('names the line whose balance is not what the rows give', async () => {
    const { esito } = await explain('banca.csv', CSV);
    const [estratto] = esito.tipo === 'letto' ? esito.estratti : [];
    if (!estratto) throw new Error('not read');
    expect(
      proveRighe(estratto).map(({ riga, calcolato, differenza }) => [riga, calcolato, differenza]),
    ).toEqual([
      [4, 11_000, 0],
      [5, 10_500, 0],
      [6, 10_600, 100],
    ]);
  });
});
