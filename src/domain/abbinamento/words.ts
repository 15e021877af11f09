/** What words mean when an Italian bank or payer writes them. */

export const LEGAL = 1;
export const EMPTY = 2;
/** Announces the number of a document: what follows is one. */
export const DOCUMENT = 4;
/** May announce one: `N.`, `SALDO`. */
export const HINT = 8;
export const STORNO = 16;
export const INSOLUTO = 32;
export const GIRO = 64;
/** Of a movimento that settles no document: charges, taxes, wages, cards. */
export const WITHOUT_DOCUMENT = 128;
export const ACCONTO = 256;
export const RITENUTA = 512;
/** RiBa, SDD and the like: paid on the very day they fall due. */
export const AT_SCADENZA = 1_024;
/** Several effects in one credit. */
export const DISTINTA = 2_048;
/** Does not end a list of numbers: `FT 12 E 13`, `N. 12 DEL`. */
export const CONTINUES = 4_096;
export const DEL = 8_192;
export const NOTA_CREDITO = 16_384;
/** Announces a code that is no document: CRO, TRN, ABI, CAB, CIG. */
export const CODE = 32_768;

/** What is counted on a slip: `N. EFFETTI 5`. */
export const EFFETTI = 65_536;
/** A month by its name. */
export const MONTH = 131_072;
/** Announces a period: `CANONE DI MARZO`, `MESE 03/2026`. */
export const COMPETENZA = 262_144;
export const RATA = 524_288;

const WHOLE_MONTHS =
  'GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE'.split(' ');
/** Months, from 1, by their names and by the first letters of them. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...WHOLE_MONTHS.map((name, at) => [name, at + 1] as const),
  ...WHOLE_MONTHS.map((name, at) => [name.slice(0, 3), at + 1] as const),
  ['SETT', 9],
]);

const LIST: readonly (readonly [number, string])[] = [
  // Legal forms of the codice civile, book V, and of the neighbours' companies.
  [
    LEGAL,
    'SRL SRLS SPA SNC SAS SS SAPA SCARL SCRL SCPA SCS SC SOC SOCIETA COOP COOPERATIVA COOPVA ARL RL ONLUS ETS APS ASD SSD GMBH LTD LLC SA AG BV SARL INC SAU UNIPERSONALE SR SP SN SRLU CO',
  ],
  [
    EMPTY,
    'DI DEL DELLA DELLO DEI DELLE DEGLI D E ED IL LA LO I GLI LE L DA DAL DALLA A AL ALLA IN PER CON SU SIG SIGRA SIGG SPETT SPETTLE DITTA IMPRESA C F S O VS NS VOSTRO NOSTRO VOSTRA NOSTRA',
  ],
  [
    DOCUMENT,
    'FT FTT FAT FATT FATTT FATTN FTN NFT NFATT FATTURA FATTURE FATTUR FTRE FATTRE FTR FTURA FC FV FPR DOC DOCUMENTO DOCUMENTI PARCELLA PARC NOTULA RICEVUTA INVOICE INV INVOICES PROFORMA BOLLETTA NDOC DOCN NOTA NC AVVISO',
  ],
  [
    HINT,
    'N NR NO NUM NUMERO NS VS RIF RIFTO SALDO SDO SALDI PAG PAGAM PAGTO PAGAMENTO BOLL RATA CANONE ORDINE',
  ],
  [CONTINUES, 'CREDITO CRED DI E ED N NR NUM NO DEL DD D DTD DATA IN A R B C V PA PR FE EL EST EUR EURO'],
  [DEL, 'DEL DD DTD DATA'],
  [
    STORNO,
    'STORNO STORNATO STORNATA STORNI STORNARE RETTIFICA RICHIAMO RICHIAMATO REVOCA REVOCATO ANNULLO ANNULLAMENTO RESTITUZIONE RESTITUITO REJECT RECALL RETURN',
  ],
  [
    INSOLUTO,
    'INSOLUTO INSOLUTA INSOLUTI INSOL IMPAGATO IMPAGATA IMPAGATI RESPINTO RESPINTA PROTESTATO RIFIUTATO RIFIUTATA UNPAID',
  ],
  [GIRO, 'GIROCONTO GIROC GIROCTO GIRO GIROFONDI GIROFONDO GRCTO'],
  [
    WITHOUT_DOCUMENT,
    'F24 COMMISSIONI COMM COMMISSIONE COMMIS STIPENDIO STIPENDI EMOLUMENTI EMOLUMENTO RETRIBUZIONE POS PRELIEVO PRELEVAMENTO BANCOMAT INTERESSI COMPETENZE MUTUO FINANZIAMENTO F24WEB IMPOSTA CANONI DELEGA TASSE TENUTA LIQUIDAZIONE BANCOMATPAY VERSAMENTO',
  ],
  [ACCONTO, 'ACCONTO ACC ACCTO ANTICIPO PARZIALE PARZ RATA RATE CAPARRA ACCONTI'],
  [RITENUTA, 'RITENUTA RIT RA RITENUTE RDA NETTO'],
  [AT_SCADENZA, 'RIBA RIBE RB EFFETTO EFFETTI RID SDD RICEVUTE MAV RAV SBF SCAD SCADENZA'],
  [DISTINTA, 'DISTINTA DIST EFFETTI RIBA RICEVUTE SBF PRESENTAZIONE SDD DISPOSIZIONI'],
  [MONTH, [...MONTHS.keys()].join(' ')],
  [
    COMPETENZA,
    'MESE MESI MENSILE MENSILITA MENS CANONE CANONI AFFITTO AFFITTI LOCAZIONE LOCAZIONI PIGIONE COMPETENZA COMP PERIODO QUOTA NOLEGGIO ABBONAMENTO',
  ],
  [RATA, 'RATA RATE'],
  [EFFETTI, 'EFF EFFETTI RICEVUTE DISPOSIZIONI RIBA INCASSI'],
  [NOTA_CREDITO, 'NC NDC ACCREDITO NOTA'],
  [
    CODE,
    'CRO TRN ABI CAB CIG CUP IBAN BIC ID IDENTIFICATIVO MANDATO MNDT PROT PROTOCOLLO CARTA TERMINALE ORE ORDINANTE CIN NDG DISP OPERAZIONE RIFERIMENTO TEL FAX CAP CODICE COD',
  ],
];

/** Classes of each word. */
export const CLASSES: ReadonlyMap<string, number> = (() => {
  const classes = new Map<string, number>();
  for (const [kind, words] of LIST)
    for (const word of words.split(' ')) classes.set(word, (classes.get(word) ?? 0) | kind);
  return classes;
})();

/** Abbreviations that no rule recognises by their letters. */
export const EXTENDED: ReadonlyMap<string, string> = new Map([
  ['LLI', 'FRATELLI'],
  ['FLLI', 'FRATELLI'],
  ['FRLLI', 'FRATELLI'],
  ['STE', 'SANTE'],
  ['ASS', 'ASSOCIAZIONE'],
  ['COND', 'CONDOMINIO'],
  ['CONDM', 'CONDOMINIO'],
  ['AUT', 'AUTO'],
  ['INTL', 'INTERNATIONAL'],
  ['INTERN', 'INTERNATIONAL'],
  ['TRASP', 'TRASPORTI'],
  ['AUTOTRASP', 'AUTOTRASPORTI'],
]);
