/**
 * The words that the name of an exported function may begin with. One verb an act, one act a verb: a new verb comes in
 * when none of these says what happens, and its line says what it is for.
 */
const ACTS: Readonly<Record<string, string>> = {
  // What is there already is got, looked for, told apart.
  read: 'from a file, the database, the server, the screen, the address',
  load: 'what comes when it is first wanted',
  parse: 'a text that a person, a file or the wire wrote; a cell',
  decode: 'and `encode`: bytes and cursors that Quadra wrote for itself',
  encode: '',
  get: 'a part of what is given, or what follows from it at once',
  find: 'one of many, or null; what is written somewhere in a text',
  list: 'many, in order',
  filter: 'those of a list that are so',
  choose: 'one, where several would do',
  infer: 'what is written nowhere, from what the content proves',
  classify: 'which of a few kinds it is',
  match: 'this against that',
  resolve: 'what a name, a place or a doubt stands for',
  collect: 'from many places into one',
  compare: 'two of a kind; an order',
  count: '',
  sum: '',
  measure: 'how large it is',
  compute: 'any other arithmetic',
  round: '',
  hash: '',

  // What was not there is made.
  make: 'a value',
  create: 'what lives on: a client, a server, a row that a person asked for',
  define: 'a column, a workspace: a constant of a module',
  select: 'a piece of SQL: a column, an expression',
  compile: 'a filter into a test',
  share: 'what is of one azienda with all of them, and `unshare`',
  unshare: '',
  copy: '',

  // What a value becomes.
  normalize: 'the one form in which two texts are compared',
  clean: 'without what does not belong there',
  escape: 'and `unescape`: harmless where it goes',
  unescape: '',
  expand: 'what was shortened or packed, made whole',
  split: 'and `join`: into parts, from parts',
  join: '',
  cut: 'a part out of a text',
  merge: 'two of a kind into one',
  group: '',
  sort: '',
  reverse: 'the other way round; the storno of a pagamento',
  complete: 'with what is still missing',
  fill: 'a template, an azienda',

  // What a person is told.
  format: 'a value as it is shown',
  describe: 'in words, in Italian',
  explain: 'why; null where there is nothing to explain',
  ask: 'a person',
  propose: 'what a person may take or leave',
  show: 'and `hide`',
  hide: '',
  report: 'what went on, to whoever follows it',
  announce: 'to everyone who listens',
  print: 'on paper',

  // What must hold.
  check: 'whether it may be so; the answer says what is wrong',
  prove: 'by the balances, to the cent',
  verify: 'the invariants of the data; a password',
  refuse: 'a refusal, as a value',
  succeed: 'and `fail`: the two ends of a Result',
  fail: '',

  // What a person or the program does.
  add: 'one more, to what is there',
  append: 'to what is never corrected',
  remove: 'a thing that a person takes away',
  modify: 'a thing that a person changes',
  save: 'what a person wrote, new or not',
  write: 'into a file, an address, a stream',
  set: 'a state, a setting',
  assign: 'this to that',
  clear: '',
  replace: '',
  move: '',
  apply: 'a rule, a change',
  plan: 'what would be done, before it is done',
  run: 'a work, from its start to its end',
  try: 'without leaving a trace',
  retry: '',
  postpone: '',
  wait: '',
  visit: 'each of many',
  open: 'and `close`',
  close: '',
  start: 'and `stop`: what goes on by itself',
  stop: '',
  resume: 'what was cut short',
  follow: 'what changes, until it is told to stop',
  listen: 'for what happens',
  watch: 'a folder, a process',
  refresh: '',
  sync: 'one thing with another that changed',
  send: 'and `receive`, `deliver`',
  receive: '',
  deliver: '',
  import: 'into the archive, or from a file of another program',
  export: '',
  extract: 'out of an archive',
  install: 'a part of the server, at its start',
  prepare: '',
  bind: '',
  ignore: '',
  undo: 'and `redo`: a step just made',
  redo: '',
  annul: 'a work that stands in the archive, with what came of it',
  restore: 'from a copy, or what was before',
  accept: 'proposals',
  confirm: '',
  mark: 'a row, with what it is from now on',
  hold: 'so that it does not change meanwhile',
  keep: 'for later',
  take: 'and `release`: what others may then not have',
  release: '',
  claim: 'a work that waits, for one who does it',
  lock: '',
  settle: 'for good',
  touch: 'so that its version grows',
  link: 'and `unlink`',
  unlink: '',
  learn: 'and `forget`: what a person decided',
  forget: '',
  revoke: 'a permission',
  deactivate: '',
  schedule: 'and `unschedule`',
  unschedule: '',

  // What the database does: `sql/` alone.
  insert: '',
  update: '',
  delete: '',
  exists: '',
  migrate: '',
  transact: '',
  map: 'rows of text to rows of the estratto conto',
  reread: 'a file that was imported before',
};

/** And the little words that make a question, a conversion or a hook of it. */
const PARTICLES = ['can', 'from', 'has', 'in', 'is', 'on', 'to', 'use', 'with', 'without'];

export const FIRST_WORDS: ReadonlySet<string> = new Set([...Object.keys(ACTS), ...PARTICLES]);

/** `leggiRighe` -> `leggi`. */
export const firstWord = (name: string): string => /^[a-z0-9]+/.exec(name)?.[0] ?? '';

/** What an Italian would call an act: the words above say each of them, also in names that a file keeps to itself. */
export const ITALIAN_VERBS: ReadonlySet<string> = new Set(
  `abbina aggiorna aggiungi allestisci annulla applica apri archivia assegna attendi avvia calcola cambia
  carica cerca chiama chiedi chiudi cita collega condividi conferma conta controlla copia costruisci crea
  dichiara dimentica disegna dividi elimina esporta evidenzia fai ferma filtra finisci focalizza formatta
  giudica gonfia guarda importa incolla inserisci inventa invia lascia lavora lega leggi manda mescola
  misura modifica mostra muovi nascondi ordina pubblica raccogli racconta raddoppia raggruppa riapri
  ricarica riconcilia riconosce ricorda rifiuta rileggi rinomina rinuncia ripensa ripeti riprendi risolvi
  rispondi rivedi rovina ruota salda salta salva scarica scegli scollega scrivi segna segui seleziona
  sollecita somma sorveglia sposta spunta stampa storna storpia svolgi svuota taglia tieni tira togli
  torna trova unisci versa`.split(/\s+/),
);

/**
 * Italian words for the parts of programs: a type, a component, a function or a constant that has one of them in its name
 * has an English name that says the same. None of them is a noun of the glossary or a key of the wire.
 */
export const TECHNICAL_PARTS: ReadonlySet<string> = new Set(
  `altezza aspetto assi attese avvisi avviso barra barre bersaglio blocchi blocco bottone bottoni bozza canale
  candidato cassetto coda comandi comando contesto cornice corpo cursore disegno disposizione domanda domande errore
  errori etichetta etichette finestra finestre fogli foglio gesti gesto griglia griglie larga largo lavoro lettore lettori
  linea linee lista misura moduli modulo opzioni pagine pannello passi pausa piede posti posto quadro richiesta richieste
  ricordo riquadro ristretto scelte scheda schede scorciatoie scrittore sezione sezioni spazi spazio stretta stretto tasti
  tasto testa testata tratti tratto vuota vuoto`.split(/\s+/),
);

/**
 * Italian words for what belongs to no field but that of programs. A name of one of these words says nothing that the
 * English one does not; none of them is a key of the wire.
 */
export const ITALIAN_TECHNICAL: ReadonlySet<string> = new Set(
  `allinea altriTasti ampiezze angolo apre asse attese avanzamento avvisi basi bersaglio blocchi bordi
  caricamento caselle centrato comandi componente compressi confronti contesto cornici corpi dettaglio
  dialogo disponibile distanza durata elementi esempio etichette figli finestre flessibile fogli
  fotogrammi geometria gettoni grassetto guasto icona inchiostro inizio interi intestazioni ipotesi larga
  linea lunghezza lunghezzaMassima maniglia memoria messaggi metodo modalita nascosta
  nascoste nascosto nodo obbligatoria obbligatorio onErrore ordinamento orientamento pannello passi picco
  piede precedente precedenti principale quadro ramo rettangoli riempimento riferimenti selezione sequenza
  setDialogo setErrore sezioni sfondo soloIcona somiglianze sorgente sorgenti sottotitolo stili stringa
  stringhe struttura suggerimenti suggerimento tasti titoli virgolette vocabolario vuote vuoto`.split(/\s+/),
);
