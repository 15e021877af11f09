/** States, balances and totals among the rows, in words of several languages; and what only looks like them. */
import { describe, expect, it } from 'vitest';
import { readAmounts, readText } from './letto.node.ts';
import { readStatementFile } from './read.ts';

const PRIMA = '03/01/2026;Bonifico da Alfa;120,50';
const DOPO = '07/01/2026;Canone Gamma;-8,00';
const VERE = ['12050', '-800'];
const among = (row: string): string => `Data;Descrizione;Importo\n${PRIMA}\n${row}\n${DOPO}\n`;

describe('a column of states', () => {
  it.each([
    ['Contabile', 'Non contabile'],
    ['Consolidata', 'Da consolidare'],
    ['Verbucht', 'Vorgemerkt'],
    ['Posted', 'To be posted'],
    ['Comptabilisée', 'À valider'],
    ['Contabilizado', 'Por contabilizar'],
    ['Definitivo', 'Errore'],
    ['BOOK', 'PDNG'],
    ['COM', 'PND'],
    ['OK', 'CANC'],
    ['Passée', 'En suspens'],
    ['Passée', 'Impayé retourné'],
  ])('%s is done, %s is not yet', async (done, not) => {
    const text = `Data;Descrizione;Importo;Situazione\n${PRIMA};${done}\n05/01/2026;POS Delta;-50,00;${not}\n${DOPO};${done}\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });

  it.each([
    ['1', '0'],
    ['Vero', 'Falso'],
    ['Sì', 'No'],
  ])('under a header that asks, %s is yes and %s is no', async (yes, no) => {
    const text = `Data;Descrizione;Importo;Contabilizzato\n${PRIMA};${yes}\n05/01/2026;POS Delta;-50,00;${no}\n${DOPO};${yes}\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });

  describe('in words that nobody knows', () => {
    const text = `Data;Descrizione;Importo;Stato\n${PRIMA};C\n05/01/2026;POS Delta;-50,00;P\n${DOPO};C\n`;

    it('is asked about, with every way in which it may be read', async () => {
      expect(await readText(text)).toMatchObject({
        tipo: 'domanda',
        domande: [{ id: 'stati', options: [{ valore: '*' }, { valore: '["C"]' }, { valore: '["P"]' }] }],
      });
    });

    it('is read as a person said, and what they left out is shown', async () => {
      const outcome = await readText(text, null, { stati: '["C"]' });
      expect(outcome).toMatchObject({
        estratti: [{ righe: [{ importo: 12050 }, { importo: -800 }], scartate: [{ riga: 3, valore: 'P' }] }],
        lettura: { stati_ammessi: ['C'] },
      });
    });

    it('leaves nothing out where a person said so, and it is said', async () => {
      const outcome = await readText(text, null, { stati: '*' });
      expect(outcome).toMatchObject({ estratti: [{ righe: [{}, {}, {}], scartate: [] }] });
      expect(outcome.tipo === 'letto' && outcome.notices.join(' ')).toContain('lette come avvenute');
    });

    it('a word that comes later under a saved tracciato does not enter', async () => {
      const first = await readText(text, null, { stati: '["C"]' });
      if (first.tipo !== 'letto' || first.lettura === null) throw new Error('not read');
      const later = new TextEncoder().encode(text.replace(';P\n', ';Z\n'));
      expect(
        await readStatementFile({ nome: 'a.csv', bytes: later }, { lettura: first.lettura }),
      ).toMatchObject({
        estratti: [{ righe: [{}, {}], scartate: [{ valore: 'Z' }] }],
      });
    });
  });

  it.each([
    ['Provvisorio', 'No', 'Sì'],
    ['Annullato', '', 'X'],
    ['Stornato', 'N', 'S'],
    ['Contab.', 'S', ''],
  ])('under %s, «%s» is booked and «%s» is not', async (header, done, not) => {
    const text = `Data;Descrizione;Importo;${header}\n${PRIMA};${done}\n05/01/2026;POS Delta;-50,00;${not}\n${DOPO};${done}\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });

  it('that would say a side under another name says none', async () => {
    const text = `Data;Descrizione;Importo;Stato\n${PRIMA};Inviato\n05/01/2026;POS Delta;-50,00;Ricevuto\n${DOPO};Inviato\n`;
    expect(await readAmounts(text)).toEqual(['12050', '-5000', '-800']);
  });

  it('under a name with an article', async () => {
    const text = `Data;Descrizione;Importo;Stato del movimento\n${PRIMA};Definitivo\n05/01/2026;POS Delta;-50,00;Errore\n06/01/2026;POS Zeta;-5,00;In fase di addebito\n${DOPO};Definitivo\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });

  it('beside another: booked in one, cancelled in the other', async () => {
    const text = `Data;Descrizione;Importo;Stato;Esito\n${PRIMA};Contabilizzato;Ok\n05/01/2026;POS Delta;-50,00;Contabilizzato;Annullato\n${DOPO};Contabilizzato;Ok\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });
});

describe('a state in the words of the movement', () => {
  it.each([
    'ANNULLATO POS Delta',
    'POS Delta - annullato',
    'Operazione annullata: POS Delta',
    'Pagamento rifiutato - Delta',
    'POS Delta, stornato',
    'Non contabilizzato POS Delta',
    'POS Delta – non contabilizzato',
    'POS Delta in attesa di contabilizzazione',
    'POS Delta - pending',
    'Vorgemerkt: POS Delta',
    'En attente - POS Delta',
    'Cancelled payment Delta',
    'Bonifico a Delta - REVOCATO',
    'Pagamento POS Delta annullato',
    'Bonifico Delta revocato',
  ])('%s is refused', async (words) => {
    const outcome = await readText(among(`05/01/2026;${words};-50,00`));
    expect(outcome).toMatchObject({
      tipo: 'letto',
      estratti: [{ righe: [{ importo: 12050 }, { importo: -800 }], scartate: [{ valore: words }] }],
    });
  });

  it.each([
    'Rimborso ordine annullato Zara',
    'SDD respinto Enel',
    'Storno addebito Enel',
    'Prenotazione hotel Roma',
    '(cancelleria) Delta',
    'Delta - cancelleria',
  ])('%s is a movement', async (words) => {
    expect(await readAmounts(among(`05/01/2026;${words};-50,00`))).toEqual(['12050', '-5000', '-800']);
  });
});

describe('a balance that counts a row', () => {
  it('says that it is booked, whatever its words', async () => {
    const text =
      'Data;Descrizione;Importo;Saldo\n03/01/2026;Alfa;120,50;1.120,50\n05/01/2026;Annullato assegno 123;33,10;1.153,60\n06/01/2026;Annullato POS;-9,00;1.153,60\n07/01/2026;Gamma;-8,00;1.145,60\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        {
          righe: [{ importo: 12050 }, { importo: 3310 }, { importo: -800 }],
          scartate: [{ riga: 4 }],
          quadratura: { esito: 'quadra' },
        },
      ],
    });
  });
});

describe('a dated row that states a balance', () => {
  it.each([
    'Ripresa saldo',
    'Consistenza iniziale',
    'Riporto a nuovo',
    'Saldo a nuovo',
    'Rimanenza iniziale',
    'Situazione al 31/12',
    'Brought forward',
    'Balance b/f',
    'Saldovortrag',
    'Übertrag',
    'Ancien solde',
    'Solde de départ',
    'Report à nouveau',
    'Saldo arrastrado',
    'Saldo di partenza',
    'Avanzo di cassa precedente',
    'Cassa iniziale',
    'Importo a riporto',
    'Start balance',
    'Solde report',
    'Solde en début de période',
  ])('at the top: %s', async (words) => {
    const text = `Data;Descrizione;Importo\n01/01/2026;${words};1.000,00\n${PRIMA}\n${DOPO}\n`;
    expect(await readText(text)).toMatchObject({
      tipo: 'letto',
      estratti: [{ saldo_iniziale: 100000, righe: [{ importo: 12050 }, { importo: -800 }] }],
    });
  });

  it.each([
    'Nouveau solde',
    'Neuer Kontostand',
    'Saldo vs. credito al 31/01',
    'Carried forward',
    'Rimanenza di cassa',
  ])('at the foot: %s', async (words) => {
    const text = `Data;Descrizione;Importo\n${PRIMA}\n${DOPO}\n31/01/2026;${words};1.112,50\n`;
    expect(await readAmounts(text)).toEqual(VERE);
  });

  it.each(['Sommano', 'Importo totale movimenti', 'Tot. gennaio', 'Fido accordato', 'Giacenza media'])(
    'no balance, and no movement: %s',
    async (words) => {
      expect(await readAmounts(among(`05/01/2026;${words};1.000,00`))).toEqual(VERE);
    },
  );

  it.each([
    'Saldo fattura 12',
    'A saldo fattura n. 7',
    'Saldi Zara',
    'Total Energies',
    'Riporto crediti Alfa',
    'Apertura',
    'Apertura conto',
    'Opening',
    'Apertura pratica mutuo',
  ])('a movement all the same: %s', async (words) => {
    expect(await readAmounts(among(`05/01/2026;${words};-50,00`))).toEqual(['12050', '-5000', '-800']);
  });
});
