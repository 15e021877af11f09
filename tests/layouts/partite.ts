/** Lists of invoices and of what falls due, as invoicing and accounting programs export them. */
import {
  chiave,
  finisci,
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
export function makeRegistro(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso } = modi;
  const emesse = caso.unaSu(2);
  const colonne: Colonne = [
    ...testata(modi),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(modi),
    ...(caso.unaSu(2) ? scade(modi) : []),
  ];
  return finisci(
    modi,
    'fatture, netto imposta e totale',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}

/** Net and tax alone: the total is their sum. */
export function makeSenzaTotale(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso } = modi;
  const emesse = caso.unaSu(2);
  const colonne: Colonne = [
    ...testata(modi),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(modi).slice(0, 2),
    ...scade(modi),
  ];
  return finisci(
    modi,
    'fatture, netto e imposta',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}

/** What was already paid stands beside the total, and what is left may. */
export function makeIncassato(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso, cents } = modi;
  const emesse = caso.unaSu(2);
  const pagato = {
    nome: emesse
      ? caso.scegli('Incassato', 'Importo incassato', 'Già incassato', 'Riscosso')
      : caso.scegli('Pagato', 'Importo pagato', 'Già pagato', 'Saldato'),
    cella: (documento: Documento) => cents(documento.pagato),
  };
  const residuo = {
    nome: caso.scegli('Residuo', 'Importo residuo', 'Da saldare', 'Aperto', 'Insoluto'),
    cella: (documento: Documento) => cents(documento.totale - documento.pagato),
  };
  const conResiduo = caso.unaSu(2);
  const colonne: Colonne = [
    ...testata(modi),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...scade(modi),
    ...(caso.unaSu(2) ? somme(modi) : somme(modi).slice(2)),
    pagato,
    ...(conResiduo ? [residuo] : []),
  ];
  return finisci(
    modi,
    conResiduo ? 'fatture, incassato e residuo' : 'fatture, totale e incassato',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale, pagato: tolto }) => totale - tolto,
  );
}

/** A word says whether each invoice is paid. */
export function makeSaldate(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso } = modi;
  const emesse = caso.unaSu(2);
  const [chiusa, aperta] = caso.scegli(
    ['Pagata', 'Da pagare'],
    ['Saldata', 'Aperta'],
    ['Incassata', 'Non incassata'],
    ['PAGATO', 'NON PAGATO'],
    ['Sì', 'No'],
    ['Chiusa', 'Aperta'],
  );
  const nome =
    chiusa === 'Sì'
      ? caso.scegli('Pagata', 'Saldata', 'Incassata')
      : caso.scegli('Stato', 'Stato pagamento', 'Stato pag.');
  const documenti = makeDocumenti(caso, emesse, false).map((documento) => ({
    ...documento,
    pagato: documento.pagato === documento.totale ? documento.totale : 0,
  }));
  const stato = { nome, cella: ({ pagato }: Documento) => (pagato > 0 ? chiusa : aperta) };
  const colonne: Colonne = [
    ...testata(modi),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    ...somme(modi),
    ...scade(modi),
    stato,
  ];
  return finisci(
    modi,
    'fatture, stato del pagamento',
    colonne,
    documenti,
    ({ totale, pagato }) => totale - pagato,
  );
}

/** Credit notes among the invoices, told by the word of their row. */
export function makeNote(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso, cents } = modi;
  const emesse = caso.unaSu(2);
  const [fattura, nota] = caso.scegli(
    ['Fattura', 'Nota di credito'],
    ['TD01', 'TD04'],
    ['FT', 'NC'],
    ['Fattura', 'Nota credito'],
    ['FATT.', 'N.C.'],
  );
  const negativa = caso.unaSu(2);
  const tipo = {
    nome: caso.scegli('Tipo', 'Tipo documento', 'Tipo doc.'),
    cella: (documento: Documento) => (documento.nota ? nota : fattura),
  };
  const totale = {
    nome: caso.scegli('Totale', 'Importo', 'Totale documento'),
    cella: (documento: Documento) => cents(documento.nota && negativa ? -documento.totale : documento.totale),
  };
  const colonne: Colonne = [
    tipo,
    ...testata(modi),
    { nome: chiave(emesse, caso), cella: ({ chi }) => chi },
    totale,
    ...scade(modi),
  ];
  return finisci(
    modi,
    'fatture, note di credito',
    colonne,
    makeDocumenti(caso, emesse, true),
    (documento) => documento.totale,
  );
}

/** Both sides together, with a word on each row. */
export function makeScadenzario(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso, cents } = modi;
  const [nome, dentro, fuori] = caso.scegli(
    ['Tipo', 'Attiva', 'Passiva'],
    ['C/F', 'C', 'F'],
    ['Tipo', 'Cliente', 'Fornitore'],
    ['Tipo scadenza', 'Incasso', 'Pagamento'],
    ['Ciclo', 'Attivo', 'Passivo'],
    ['Tipo', 'Vendita', 'Acquisto'],
    ['Tipo', 'Da incassare', 'Da pagare'],
  );
  const verso = { nome, cella: ({ emessa }: Documento) => (emessa ? dentro : fuori) };
  const colonne: Colonne = [
    ...scade(modi),
    verso,
    ...testata(modi),
    {
      nome: caso.scegli('Ragione sociale', 'Cliente/Fornitore', 'Soggetto', 'Nominativo'),
      cella: ({ chi }) => chi,
    },
    { nome: caso.scegli('Importo', 'Importo rata', 'Residuo'), cella: ({ totale }) => cents(totale) },
  ];
  return finisci(
    modi,
    'scadenzario, attive e passive',
    colonne,
    makeDocumenti(caso, null, false),
    ({ totale }) => totale,
    caso.unaSu(2)
      ? [[caso.scegli('Scadenzario', 'Scadenziario clienti e fornitori', 'Elenco scadenze')]]
      : [],
  );
}

/** Who issues and who receives, in two columns: one of them is the azienda itself. */
export function makeDueParti(seme: number): Layout {
  const modi = makeModi(seme);
  const { caso } = modi;
  const emesse = caso.scegli<boolean | null>(true, false, null);
  const [uno, altro] = caso.scegli(
    ['Cedente', 'Cessionario'],
    ['Mittente', 'Destinatario'],
    ['Fornitore', 'Cliente'],
    ['Cedente/Prestatore', 'Cessionario/Committente'],
    ['Emittente', 'Ricevente'],
  );
  const conPiva = caso.unaSu(2);
  const colonne: Colonne = [
    ...testata(modi),
    { nome: uno, cella: ({ emessa, chi }) => (emessa ? NOI.ragione_sociale : chi) },
    ...(conPiva
      ? [
          {
            nome: `P.IVA ${uno.toLowerCase()}`,
            cella: ({ emessa, piva }: Documento) => (emessa ? NOI.partita_iva : piva),
          },
        ]
      : []),
    { nome: altro, cella: ({ emessa, chi }) => (emessa ? chi : NOI.ragione_sociale) },
    ...(conPiva
      ? [
          {
            nome: `P.IVA ${altro.toLowerCase()}`,
            cella: ({ emessa, piva }: Documento) => (emessa ? piva : NOI.partita_iva),
          },
        ]
      : []),
    ...somme(modi),
  ];
  return finisci(
    modi,
    'fatture, due parti',
    colonne,
    makeDocumenti(caso, emesse, false),
    ({ totale }) => totale,
  );
}
