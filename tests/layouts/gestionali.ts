/** Lists as accounting programs print them: headers cut short, ledgers, schedules of what falls due. */
import { finisci, makeDocumenti, makeModi, type Colonne, type Documento } from './documenti.ts';
import type { Caso } from './caso.ts';
import type { Layout } from './modello.ts';

/** A word of a header as narrow columns leave it: whole, or cut after three letters or more, with or without a dot. */
function taglia(caso: Caso, nome: string): string {
  return nome
    .split(' ')
    .map((parola) => {
      if (parola.length < 5 || caso.unaSu(2)) return parola;
      return parola.slice(0, caso.intero(3, parola.length - 1)) + caso.scegli('.', '.', '');
    })
    .join(' ');
}

/** A list of invoices, any word of its header cut. */
export function makeAbbreviato(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso, giorno, cents } = modi;
  const emesse = caso.unaSu(2);
  const nome = (testo: string): string => taglia(caso, testo);
  const chi = emesse ? 'Cliente' : 'Fornitore';
  const tre = caso.unaSu(2);
  const colonne: Colonne = [
    { nome: nome('Numero documento'), cella: ({ numero }) => numero },
    { nome: nome('Data documento'), cella: ({ data }) => giorno(data) },
    { nome: nome(caso.scegli(`Ragione sociale ${chi.toLowerCase()}`, chi)), cella: (riga) => riga.chi },
    { nome: nome('Partita IVA'), cella: ({ piva }) => piva },
    ...(tre
      ? [
          { nome: nome('Imponibile'), cella: ({ netto }: Documento) => cents(netto) },
          { nome: nome('Imposta'), cella: ({ imposta }: Documento) => cents(imposta) },
        ]
      : []),
    {
      nome: nome(caso.scegli('Totale documento', 'Importo totale', 'Totale fattura')),
      cella: ({ totale }) => cents(totale),
    },
    { nome: nome('Data scadenza'), cella: ({ scadenza }) => giorno(scadenza) },
    { nome: nome('Modalità pagamento'), cella: () => caso.scegli('RIBA', 'Bonifico', 'RID') },
  ];
  return finisci(
    modi,
    'gestionale, intestazioni tagliate',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
    [[emesse ? 'Elenco fatture clienti' : 'Elenco fatture fornitori']],
  );
}

/** What is left of each instalment, with the rest beside it. */
export function makeScadenze(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso, giorno, cents } = modi;
  const emesse = caso.unaSu(2);
  const [intero, resto] = caso.scegli(
    ['Importo rata', 'Residuo'] as const,
    ['Importo scadenza', 'Importo residuo'] as const,
    ['Imp. doc.', 'Imp. residuo'] as const,
    ['Totale rata', 'Da saldare'] as const,
    ['Importo', 'Ancora da pagare'] as const,
    ['Importo originario', 'Saldo residuo'] as const,
  );
  const colonne: Colonne = [
    {
      nome: caso.scegli('Scadenza', 'Dt. scad.', 'Data scadenza', 'Scad.'),
      cella: ({ scadenza }) => giorno(scadenza),
    },
    { nome: caso.scegli('N. doc.', 'Num. documento', 'Doc. n.', 'Rif. doc.'), cella: ({ numero }) => numero },
    { nome: caso.scegli('Del', 'Data doc.', 'Dt. doc.'), cella: ({ data }) => giorno(data) },
    {
      nome: caso.scegli('Rag. Soc.', 'Ragione sociale', 'Anagrafica', emesse ? 'Cliente' : 'Fornitore'),
      cella: ({ chi }) => chi,
    },
    { nome: caso.scegli('Tipo pag.', 'Pagamento'), cella: () => caso.scegli('RB', 'BB', 'RI') },
    { nome: intero, cella: ({ totale }) => cents(totale) },
    { nome: resto, cella: ({ totale, pagato }) => cents(totale - pagato) },
  ];
  return finisci(
    modi,
    'gestionale, scadenzario',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale, pagato }) => totale - pagato,
    [
      [
        emesse
          ? caso.scegli('Scadenzario clienti', 'Scadenzario attivo')
          : caso.scegli('Scadenzario fornitori', 'Scadenzario passivo'),
      ],
    ],
  );
}
