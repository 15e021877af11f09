/** Lists of invoices and of what falls due, as invoicing and accounting programs export them. */
import {
  chiave,
  finish,
  makeDocumenti,
  makeModi,
  NOI,
  scade,
  somme,
  testata,
  type Colonne,
  type Documento,
} from './documenti.ts';
import type { Layout } from './modello.ts';

/** Net, tax and total of each invoice; the total is what is owed. */
export function makeRegistro(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso } = ways;
  const emesse = caso.unaSu(2);
  const columns: Colonne = [
    ...testata(ways),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(ways),
    ...(caso.unaSu(2) ? scade(ways) : []),
  ];
  return finish(
    ways,
    'fatture, netto imposta e totale',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}

/** Net and tax alone: the total is their sum. */
export function makeSenzaTotale(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso } = ways;
  const emesse = caso.unaSu(2);
  const columns: Colonne = [
    ...testata(ways),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(ways).slice(0, 2),
    ...scade(ways),
  ];
  return finish(
    ways,
    'fatture, netto e imposta',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}

/** What was already paid stands beside the total, and what is left may. */
export function makeIncassato(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso, cents } = ways;
  const emesse = caso.unaSu(2);
  const paid = {
    nome: emesse
      ? caso.choose('Incassato', 'Importo incassato', 'Già incassato', 'Riscosso')
      : caso.choose('Pagato', 'Importo pagato', 'Già pagato', 'Saldato'),
    cella: (documento: Documento) => cents(documento.pagato),
  };
  const residuo = {
    nome: caso.choose('Residuo', 'Importo residuo', 'Da saldare', 'Aperto', 'Insoluto'),
    cella: (documento: Documento) => cents(documento.totale - documento.pagato),
  };
  const conResiduo = caso.unaSu(2);
  const columns: Colonne = [
    ...testata(ways),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...scade(ways),
    ...(caso.unaSu(2) ? somme(ways) : somme(ways).slice(2)),
    paid,
    ...(conResiduo ? [residuo] : []),
  ];
  return finish(
    ways,
    conResiduo ? 'fatture, incassato e residuo' : 'fatture, totale e incassato',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale, pagato: tolto }) => totale - tolto,
  );
}

/** A word says whether each invoice is paid. */
export function makeSaldate(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso } = ways;
  const emesse = caso.unaSu(2);
  const [closed, opened] = caso.choose(
    ['Pagata', 'Da pagare'],
    ['Saldata', 'Aperta'],
    ['Incassata', 'Non incassata'],
    ['PAGATO', 'NON PAGATO'],
    ['Sì', 'No'],
    ['Chiusa', 'Aperta'],
  );
  const nome =
    closed === 'Sì'
      ? caso.choose('Pagata', 'Saldata', 'Incassata')
      : caso.choose('Stato', 'Stato pagamento', 'Stato pag.');
  const documenti = makeDocumenti(caso, emesse, false).map((documento) => ({
    ...documento,
    pagato: documento.pagato === documento.totale ? documento.totale : 0,
  }));
  const state = { nome, cella: ({ pagato }: Documento) => (pagato > 0 ? closed : opened) };
  const columns: Colonne = [
    ...testata(ways),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(ways),
    ...scade(ways),
    state,
  ];
  return finish(
    ways,
    'fatture, stato del pagamento',
    columns,
    documenti,
    ({ totale, pagato }) => totale - pagato,
  );
}

/** Credit notes among the invoices, told by the word of their row. */
export function makeNote(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso, cents } = ways;
  const emesse = caso.unaSu(2);
  const [invoice, nota] = caso.choose(
    ['Fattura', 'Nota di credito'],
    ['TD01', 'TD04'],
    ['FT', 'NC'],
    ['Fattura', 'Nota credito'],
    ['FATT.', 'N.C.'],
  );
  const negativa = caso.unaSu(2);
  const kind = {
    nome: caso.choose('Tipo', 'Tipo documento', 'Tipo doc.'),
    cella: (documento: Documento) => (documento.nota ? nota : invoice),
  };
  const total = {
    nome: caso.choose('Totale', 'Importo', 'Totale documento'),
    cella: (documento: Documento) => cents(documento.nota && negativa ? -documento.totale : documento.totale),
  };
  const columns: Colonne = [
    kind,
    ...testata(ways),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    total,
    ...scade(ways),
  ];
  return finish(
    ways,
    'fatture, note di credito',
    columns,
    makeDocumenti(caso, emesse, true),
    (documento) => documento.totale,
  );
}

/** Both sides together, with a word on each row. */
export function makeScadenzario(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso, cents } = ways;
  const [nome, inside, outside] = caso.choose(
    ['Tipo', 'Attiva', 'Passiva'],
    ['C/F', 'C', 'F'],
    ['Tipo', 'Cliente', 'Fornitore'],
    ['Tipo scadenza', 'Incasso', 'Pagamento'],
    ['Ciclo', 'Attivo', 'Passivo'],
    ['Tipo', 'Vendita', 'Acquisto'],
    ['Tipo', 'Da incassare', 'Da pagare'],
  );
  const direction = { nome, cella: ({ emessa }: Documento) => (emessa ? inside : outside) };
  const columns: Colonne = [
    ...scade(ways),
    direction,
    ...testata(ways),
    {
      nome: caso.choose('Ragione sociale', 'Cliente/Fornitore', 'Soggetto', 'Nominativo'),
      cella: ({ chi }) => chi,
    },
    { nome: caso.choose('Importo', 'Importo rata', 'Residuo'), cella: ({ totale }) => cents(totale) },
  ];
  return finish(
    ways,
    'scadenzario, attive e passive',
    columns,
    makeDocumenti(caso, null, false),
    ({ totale }) => totale,
    caso.unaSu(2)
      ? [[caso.choose('Scadenzario', 'Scadenziario clienti e fornitori', 'Elenco scadenze')]]
      : [],
  );
}

/** Who issues and who receives, in two columns: one of them is the azienda itself. */
export function makeDueParti(seed: number): Layout {
  const ways = makeModi(seed);
  const { caso } = ways;
  const emesse = caso.choose<boolean | null>(true, false, null);
  const [one, other] = caso.choose(
    ['Cedente', 'Cessionario'],
    ['Mittente', 'Destinatario'],
    ['Fornitore', 'Cliente'],
    ['Cedente/Prestatore', 'Cessionario/Committente'],
    ['Emittente', 'Ricevente'],
  );
  const conPiva = caso.unaSu(2);
  const columns: Colonne = [
    ...testata(ways),
    { nome: one, cella: ({ emessa, chi }) => (emessa ? NOI.ragione_sociale : chi) },
    ...(conPiva
      ? [
          {
            nome: `P.IVA ${one.toLowerCase()}`,
            cella: ({ emessa, piva }: Documento) => (emessa ? NOI.partita_iva : piva),
          },
        ]
      : []),
    { nome: other, cella: ({ emessa, chi }) => (emessa ? chi : NOI.ragione_sociale) },
    ...(conPiva
      ? [
          {
            nome: `P.IVA ${other.toLowerCase()}`,
            cella: ({ emessa, piva }: Documento) => (emessa ? piva : NOI.partita_iva),
          },
        ]
      : []),
    ...somme(ways),
  ];
  return finish(
    ways,
    'fatture, due parti',
    columns,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}
