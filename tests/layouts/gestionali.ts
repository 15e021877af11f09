/** Lists as accounting programs print them: headers cut short, ledgers, schedules of what falls due. */
import { finish, makeDocumenti, makeModi, type Colonne, type Documento } from './documenti.ts';
import type { Caso } from './caso.ts';
import type { Layout } from './modello.ts';

/** A word of a header as narrow columns leave it: whole, or cut after three letters or more, with or without a dot. */
function cut(caso: Caso, name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (word.length < 5 || caso.unaSu(2)) return word;
      return word.slice(0, caso.intero(3, word.length - 1)) + caso.choose('.', '.', '');
    })
    .join(' ');
}

/** A list of invoices, any word of its header cut. */
export function makeAbbreviato(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso, giorno, cents } = ways;
  const emesse = caso.unaSu(2);
  const name = (text: string): string => cut(caso, text);
  const who = emesse ? 'Cliente' : 'Fornitore';
  const three = caso.unaSu(2);
  const columns: Colonne = [
    { nome: name('Numero documento'), cella: ({ numero }) => numero },
    { nome: name('Data documento'), cella: ({ data }) => giorno(data) },
    { nome: name(caso.choose(`Ragione sociale ${who.toLowerCase()}`, who)), cella: (riga) => riga.chi },
    { nome: name('Partita IVA'), cella: ({ piva }) => piva },
    ...(three
      ? [
          { nome: name('Imponibile'), cella: ({ netto }: Documento) => cents(netto) },
          { nome: name('Imposta'), cella: ({ imposta }: Documento) => cents(imposta) },
        ]
      : []),
    {
      nome: name(caso.choose('Totale documento', 'Importo totale', 'Totale fattura')),
      cella: ({ totale }) => cents(totale),
    },
    { nome: name('Data scadenza'), cella: ({ scadenza }) => giorno(scadenza) },
    { nome: name('Modalità pagamento'), cella: () => caso.choose('RIBA', 'Bonifico', 'RID') },
  ];
  return finish(
    ways,
    'gestionale, intestazioni tagliate',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
    [[emesse ? 'Elenco fatture clienti' : 'Elenco fatture fornitori']],
  );
}

/** What is left of each instalment, with the rest beside it. */
export function makeScadenze(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso, giorno, cents } = ways;
  const emesse = caso.unaSu(2);
  const [whole, rest] = caso.choose(
    ['Importo rata', 'Residuo'] as const,
    ['Importo scadenza', 'Importo residuo'] as const,
    ['Imp. doc.', 'Imp. residuo'] as const,
    ['Totale rata', 'Da saldare'] as const,
    ['Importo', 'Ancora da pagare'] as const,
    ['Importo originario', 'Saldo residuo'] as const,
  );
  const columns: Colonne = [
    {
      nome: caso.choose('Scadenza', 'Dt. scad.', 'Data scadenza', 'Scad.'),
      cella: ({ scadenza }) => giorno(scadenza),
    },
    { nome: caso.choose('N. doc.', 'Num. documento', 'Doc. n.', 'Rif. doc.'), cella: ({ numero }) => numero },
    { nome: caso.choose('Del', 'Data doc.', 'Dt. doc.'), cella: ({ data }) => giorno(data) },
    {
      nome: caso.choose('Rag. Soc.', 'Ragione sociale', 'Anagrafica', emesse ? 'Cliente' : 'Fornitore'),
      cella: ({ chi }) => chi,
    },
    { nome: caso.choose('Tipo pag.', 'Pagamento'), cella: () => caso.choose('RB', 'BB', 'RI') },
    { nome: whole, cella: ({ totale }) => cents(totale) },
    { nome: rest, cella: ({ totale, pagato }) => cents(totale - pagato) },
  ];
  return finish(
    ways,
    'gestionale, scadenzario',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale, pagato }) => totale - pagato,
    [
      [
        emesse
          ? caso.choose('Scadenzario clienti', 'Scadenzario attivo')
          : caso.choose('Scadenzario fornitori', 'Scadenzario passivo'),
      ],
    ],
  );
}
