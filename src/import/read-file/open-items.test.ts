/** Lists of invoices: what is left of each, whose side it is on, and what is not open at all. */
import { describe, expect, it } from 'vitest';
import { readAmounts, readText } from './letto.node.ts';

const AZIENDA = { ragione_sociale: 'Officina Brambilla S.r.l.', partita_iva: '07643520567' };

const three = (head: string, values: readonly string[]): string =>
  `N. fattura;Data fattura;Cliente;${head};Scadenza\n12;03/01/2026;Alfa Srl;${values[0]};28/02/2026\n13;05/01/2026;Beta Spa;${values[1]};31/03/2026\n14;06/01/2026;Gamma Snc;${values[2]};31/03/2026\n`;

describe('rows that wait to be paid', () => {
  it('tell what the columns are, as those that are paid do', async () => {
    const text =
      'Invoice no,Date,Contact,Total,Paid,Due,Due Date,Status\n1,12-01-2026,Alfa Srl,1220.00,0.00,1220.00,28-02-2026,Awaiting Payment\n2,19-01-2026,Beta Spa,495.55,200.00,295.55,19-03-2026,Awaiting Payment\n3,24-02-2026,Moro Lia,24.39,24.39,0.00,31-03-2026,Paid\n';
    expect(await readText(text, null, { segno: 'con_segno' })).toMatchObject({
      estratti: [
        { righe: [{ ragione_sociale: 'Alfa Srl' }, { ragione_sociale: 'Beta Spa', importo: 29555 }] },
      ],
    });
  });

  it('under the title of a month, below the header', async () => {
    const text =
      'Scadenze passive\nFornitore;Documento;Data;Scadenza;Da pagare\nMARZO 2026\nAlfa Srl;3;12/01/2026;05/03/2026;1.220,00\nBeta Spa;7;19/01/2026;19/03/2026;495,55\nTotale marzo;;;;1.715,55\nAPRILE 2026\nGamma Snc;11;22/01/2026;30/04/2026;97,60\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        {
          natura: 'partita',
          righe: [{ importo: -122000, scadenza: '2026-03-05' }, {}, { ragione_sociale: 'Gamma Snc' }],
        },
      ],
    });
  });
});

describe('what was collected is taken off the total', () => {
  it.each([
    'Acconto',
    'Incassi',
    'Pagamenti',
    'Anticipi',
    'Incass.',
    'Pag.to',
    'Compensato',
    'Payments',
    'Réglé',
  ])('%s', async (name) => {
    const text = three(`Totale;${name}`, ['1.220,00;220,00', '610,00;0,00', '500,00;500,00']);
    expect(await readAmounts(text)).toEqual(['100000', '61000']);
  });

  it('days of payment are no payment', async () => {
    const text = three('Totale;Pagamento', ['1.220,00;30', '610,00;60', '500,00;30']);
    expect(await readAmounts(text)).toEqual(['122000', '61000', '50000']);
  });

  it('each of several columns', async () => {
    const text = three('Totale;Acconti;Pagamenti', [
      '1.220,00;220,00;100,00',
      '610,00;0,00;10,00',
      '500,00;0,00;0,00',
    ]);
    expect(await readAmounts(text)).toEqual(['90000', '60000', '50000']);
  });

  it.each(['Rimanente', 'Resto', 'Importo dovuto', 'Da inc.', 'Remaining', 'Pendiente'])(
    '%s is what is left',
    async (name) => {
      const text = three(`Importo;${name}`, ['1.220,00;1.000,00', '610,00;610,00', '500,00;0,00']);
      expect(await readAmounts(text)).toEqual(['100000', '61000']);
    },
  );
});

describe('net, tax, total and collected, cut in every way', () => {
  it.each([
    'Imponib.;Imp.ta;Tot. doc.;Incass.',
    'Imp.le;IVA;Tot.;Inc.',
    'Nett.;Iva;Lord.;Pagat.',
    'Imp. netto;Imp. IVA;Imp. lordo;Imp. pag.',
    'Imponibile;I.V.A.;Totale fatt.;Acc.ti',
    'Net Amt;VAT Amt;Gross Amt;Paid',
  ])('%s', async (names) => {
    const text = three(names, [
      '1.000,00;220,00;1.220,00;220,00',
      '500,00;110,00;610,00;0,00',
      '400,00;88,00;488,00;488,00',
    ]);
    expect(await readAmounts(text)).toEqual(['100000', '61000']);
  });

  it('what else an invoice adds is part of it, and what is withheld is not owed', async () => {
    const added = three('Imponibile;Cassa;IVA', [
      '1.000,00;40,00;228,80',
      '500,00;20,00;114,40',
      '100,00;4,00;22,88',
    ]);
    expect(await readAmounts(added)).toEqual(['126880', '63440', '12688']);
    const withheld = three('Imponibile;IVA;Totale;Ritenuta', [
      '1.000,00;220,00;1.220,00;200,00',
      '500,00;110,00;610,00;100,00',
      '100,00;22,00;122,00;20,00',
    ]);
    expect(await readAmounts(withheld)).toEqual(['102000', '51000', '10200']);
  });

  it('of instalments each is open by itself', async () => {
    const text = three('Totale fattura;Importo rata', [
      '1.220,00;610,00',
      '1.220,00;610,00',
      '500,00;500,00',
    ]);
    expect(await readAmounts(text)).toEqual(['61000', '61000', '50000']);
  });
});

describe('states of payment', () => {
  it.each([
    ['Da incassare', 'Riscossa'],
    ['Unpaid', 'Collected'],
    ['Offen', 'Ausgeglichen'],
    ['Impayée', 'Acquittée'],
    ['Pendiente', 'Saldada'],
    ['Non saldata', 'Totalmente incassata'],
    ['Emessa', 'Bozza'],
    ['No', 'Sì'],
  ])('%s is open, %s is not', async (open, closed) => {
    const text = three('Totale;Stato pagamento', [`1.220,00;${open}`, `610,00;${open}`, `500,00;${closed}`]);
    expect(await readAmounts(text)).toEqual(['122000', '61000']);
  });

  it('a status that nobody knows, beside one that says unpaid, is refused with the reason', async () => {
    const text = three('Totale;Stato pagamento', ['1.220,00;Aperta', '610,00;Aperta', '500,00;Pippata']);
    expect(await readText(text)).toMatchObject({
      tipo: 'letto',
      estratti: [{ righe: [{ importo: 122000 }, { importo: 61000 }], scartate: [{ valore: 'Pippata' }] }],
    });
  });

  it('a day of payment beside that on which it is due says that it is paid', async () => {
    const text = three('Totale;Data pagamento', ['1.220,00;', '610,00;', '500,00;15/01/2026']);
    expect(await readAmounts(text)).toEqual(['122000', '61000']);
  });
});

describe('whose side', () => {
  it.each([
    ['Fattura emessa', 'Fattura ricevuta'],
    ['Ciclo attivo', 'Ciclo passivo'],
    ['V', 'A'],
    ['E', 'R'],
    ['FTV', 'FTA'],
    ['Sales invoice', 'Purchase bill'],
  ])('%s and %s', async (issued, received) => {
    const text = `Numero;Data documento;Registro;Soggetto;Totale;Scadenza\n12;03/01/2026;${issued};Alfa;1.220,00;28/02/2026\n13;05/01/2026;${received};Beta;610,00;31/03/2026\n`;
    expect(await readAmounts(text)).toEqual(['122000', '-61000']);
  });

  it('a credit note that says who issued it', async () => {
    const text =
      'Numero;Data documento;Tipo;Soggetto;Totale;Scadenza\n1;03/01/2026;Fattura emessa;A;100,00;28/02/2026\n2;05/01/2026;Nota di credito emessa;B;10,00;31/03/2026\n3;05/01/2026;Fattura ricevuta;C;20,00;31/03/2026\n';
    expect(await readAmounts(text)).toEqual(['10000', '-1000', '-2000']);
  });

  it.each([
    ['CLIENTI', 'FORNITORI'],
    ['Crediti verso clienti', 'Debiti verso fornitori'],
  ])('titles among the rows, %s and %s', async (clients, suppliers) => {
    const text = `Numero documento;Data documento;Nominativo;Importo;Scadenza\n${clients};;;;\n12;03/01/2026;Alfa;1.220,00;28/02/2026\n${suppliers};;;;\n71;05/01/2026;Beta;610,00;31/03/2026\n`;
    expect(await readAmounts(text)).toEqual(['122000', '-61000']);
  });

  it('titles above tables that repeat their header', async () => {
    const head = 'Numero documento;Data documento;Nominativo;Importo;Scadenza\n';
    const text = `CLIENTI\n${head}12;03/01/2026;Alfa;1.220,00;28/02/2026\n\nFORNITORI\n${head}71;05/01/2026;Beta;610,00;31/03/2026\n`;
    expect(await readAmounts(text)).toEqual(['122000', '-61000']);
  });

  it('amounts of suppliers that are negative already are not turned round', async () => {
    const text =
      'Scadenzario fornitori\nScadenza;Doc.;Data doc.;Fornitore;Importo\n28/02/2026;12;03/01/2026;Alfa;-1.220,00\n31/03/2026;13;05/01/2026;Beta;-610,00\n31/03/2026;14;05/01/2026;Beta;10,00\n';
    expect(await readAmounts(text)).toEqual(['-122000', '-61000', '1000']);
  });

  it('the total before its exchange is not the amount', async () => {
    const text =
      'Fatture emesse\nNumero;Data fattura;Cliente;Valuta;Totale in valuta;Totale EUR;Scadenza\n12;03/01/2026;Alfa;USD;1.300,00;1.220,00;28/02/2026\n13;05/01/2026;Beta;USD;650,00;610,00;31/03/2026\n';
    expect(await readAmounts(text)).toEqual(['122000', '61000']);
  });

  it('signs that are there already are not turned round by titles', async () => {
    const text =
      'Numero documento;Data documento;Nominativo;Importo;Scadenza\nCLIENTI;;;;\n12;03/01/2026;Alfa;1.220,00;28/02/2026\nFORNITORI;;;;\n71;05/01/2026;Beta;-610,00;31/03/2026\n';
    expect(await readAmounts(text)).toEqual(['122000', '-61000']);
  });

  it('the azienda by a P.IVA that lost its zero; a row of others alone is refused', async () => {
    const text =
      'Numero fattura;Data fattura;Cedente;P.IVA cedente;Cessionario;P.IVA cessionario;Totale\n1;03/01/2026;Off. Bramb.;7643520567;Alfa;1234567890;122,00\n2;05/01/2026;Beta;2345678901;Off. Bramb.;7643520567;61,00\n3;06/01/2026;Delta;2345678902;Zeta;3345678903;9,00\n';
    expect(await readText(text, AZIENDA)).toMatchObject({
      tipo: 'letto',
      estratti: [
        {
          righe: [
            { importo: 12200, ragione_sociale: 'Alfa' },
            { importo: -6100, ragione_sociale: 'Beta' },
          ],
          scartate: [{ riga: 4 }],
        },
      ],
    });
  });
});

describe('an amount under a name that nobody knows, beside the total', () => {
  const text =
    'Numero;Data documento;Scadenza;Cliente;Totale;Rientro\n1;03/01/2026;28/02/2026;Alfa;100,00;0,00\n2;05/01/2026;31/03/2026;Beta;50,00;50,00\n3;07/01/2026;31/03/2026;Gamma;80,00;20,00\n';

  it('is asked about', async () => {
    expect(await readText(text)).toMatchObject({
      tipo: 'domanda',
      domande: [
        { id: 'aperto', options: [{ valore: 'intero:5' }, { valore: 'resta:5' }, { valore: 'pagato:5' }] },
      ],
    });
  });

  it.each([
    ['intero:5', [10_000, 5_000, 8_000]],
    ['resta:5', [5_000, 2_000]],
    ['pagato:5', [10_000, 6_000]],
  ])('is %s of it, as a person says', async (aperto, amounts) => {
    const outcome = await readText(text, null, { aperto });
    if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
    expect(outcome.estratti.flatMap(({ righe }) => righe.map(({ importo }) => importo))).toEqual(amounts);
  });
});

describe('instalments of one document', () => {
  it('below the first of them, with a due day and an amount alone, go on with it; a total does not', async () => {
    const text =
      'Fattura;Data;Cliente;Totale;Scadenza;Rata\n212;05/11/2026;Alfa Srl;1.464,00;05/12/2026;732,00\n;;;;05/01/2027;732,00\n201;20/10/2026;Beta Snc;500,00;20/11/2026;500,00\n;;;Totale;20/11/2026;1.964,00\n';
    expect(await readText(text)).toMatchObject({
      estratti: [
        {
          righe: [
            { numero_documento: '212', scadenza: '2026-12-05', importo: 73200 },
            {
              numero_documento: '212',
              ragione_sociale: 'Alfa Srl',
              data: '2026-11-05',
              scadenza: '2027-01-05',
              importo: 73200,
            },
            { numero_documento: '201', importo: 50000 },
          ],
        },
      ],
    });
  });

  it('of a loan are not what is left of it after each', async () => {
    const plan =
      'Rata;Scadenza;Importo rata;Debito residuo\n1;31/01/2026;1.000,00;9.200,00\n2;28/02/2026;1.000,00;8.390,00\n';
    expect(await readText(plan, null, { segno: 'inverso' })).toMatchObject({
      estratti: [{ righe: [{ importo: -100_000 }, { importo: -100_000 }] }],
    });
  });

  it('beside each other, under names of months, are refused', async () => {
    const text =
      'Cliente;Fattura;Data;Nov 2026;Dic 2026;Gen 2027\nAlfa Srl;212;05/11/2026;;732,00;732,00\nBeta Snc;201;20/10/2026;500,00;;\n';
    expect(await readText(text)).toMatchObject({ tipo: 'errore', code: 'nessun_importo' });
  });
});
