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
  `abbina abbinare abbreviazioni abituale abitudine accanto acceso accessori accogli accordi acquisto adesso
  affiancati aggiorna aggiornare aggiungi aiuto alla allocato altezza altrimenti altrove ambigui ambito
  amministratori ampiezza ancora ancore annidati annota annullare anonime anticipo apertura apici applicare
  applicata appreso appunti apre apri archivi archivia archivio argomenti arrivati arrivato arrivo ascoltatore
  ascoltatori ascolto aspetti aspetto assaggiato assaggio assente assetto assi assunta attenzione attenzioni
  attese attivazione atto attorno attributi attributo autorizzata avvenuta avvenuto avvisi avviso barra barre basi
  basta battito bersaglio bloccata bloccate blocchi blocco bordi bordo bottone bottoni bozza bozze busta canale
  candidato capitoli capitolo carattere caratteri carica carico carta casella caso cassetto categorie certa certi
  certo cessione cesti chiamata chiamate chiaro chiede chiedi chiesta chiesti chiesto chiude cifra cifre citare
  citata classe coda collegamento comandi comando commento comodo compatta componente componenti composta
  compresso confermare confrontabile confrontare confronti confronto connessione consegna consigli consueta
  consueti consueto contabile contate contati contato contatore conteggi conteggio contenitore contesa contese
  contesta contesto contorno contrarie contrario contratte contro controllata controllati controllato controlli
  controllo copertura copia copiare copie cornice corpi corpo corrente corsa cosa cose cubi cursore dalla dalle
  davanti decisa decisi decisione decisioni definizione denaro dentro deriva destino detta detto dialoghi dialogo
  diario dicono difetto dimentica disarmato disegna disegno dispari disponibile disposizione disposizioni distacco
  distanza diversa diversi diverso divisioni dollari dollaro domanda domande domani doppia dovuta dovuto dubbio
  durata durate eccezioni effetto elementi elemento errato errore errori esame esce esegui esempio esiste esitato
  esplicito esportare esportate espressi espressione esteso estranee estremi estremo etichetta etichette evidenza
  facce faccia facoltativo falliti fallito fantasie fermato fermo fetta fianco figli figlio finestra finestre
  finita finito finto firma firme fissate fitta fogli foglio fondo fonte forti frainteso frasi freccia funzioni
  fuoco fuori generale generali geometria gesti gesto gettone giornaliero giovani giri giudicate giunta giuridiche
  governante governo grafico grande grassetto grazia grigi grigio griglia griglie guarda guardare guardata
  guardate guardato guasta guasti guasto guida ieri ignora ignote ignoti ignoto immagine imposta incerta inclusa
  incluse inclusione incolla incollata incorporata indietro inesistente inizi iniziato innocuo insegnamenti
  insegnamento integrazione intera intere interesse interi intermedio interrotta interrotto interruzione
  intervalli intervallo intorno introduzione invariante invarianti inversa investimenti inviare invisibili ipotesi
  italiano larga larghe larghi largo lascia lasciate lasciato lascio lato lavori lavoro legame legami leggere
  leggi lettore lettori libere liberi linea linee lingue lista liste lontano loro lunghezza lunghi lungo luoghi
  luogo maiuscole manca mancano mancata maniglia manuale manuali mappa marcata marchi margine materiale memoria
  meni meno messaggi mestieri miei migliaia minime minimo misura misurata misurato misure moduli modulo molte
  molti momento morto mosse mosso mostrata mostrate mostrati muti muto nascita nasconde nascosta nativa nativi
  nativo negozi nelle nera nessun nessuna nessuno niente nodo nomina nominati nostra nostro notte nove nuda nudo
  numerata numerazione numerico obbligatorio occhiata occupata occupato offerti offerto officine ognuno ombra
  operazione opere opzione opzioni ordinante orizzonte orma orme orologio ostacoli ostacolo ozio pacco paese paga
  pagabile pagine pannello parentesi pari partenza participio passaggio passeggero passi pausa pendenti perduti
  perduto pericoloso persa persi perso pesata pesi piana piani piatto piccola piede piedi piega piegata piegato
  piena piene pieni pieno pigro pila pittura poche pochi ponte portate positivi posizione posti posto preciso
  prefissi prefisso preme prepara preparato presenza presenze pressione previsto problemi procedura profilo
  profonda programmatore promesse pronta pronte pronti provenienza provvisori punta puntatore punti punto puntuali
  quadro quali quarta qui quiete raccolta rade radice raggi raggruppata rapida rapido rapporto raro relazione
  relazioni remoti remoto resi reso respiro restano resti resto restringe rettangolo riassunto ricetta ricette
  richiamo richiedi richiesta richieste riconosce riconosciuto ricorda ricordati ricordo riempi rilascia rileggere
  rileggi riletto rimanda rimedi rinnovata ripartizione ripetere ripeti ripetizione ripetuta ripetuti riportare
  riporti riporto riposo riprendi ripresa ripristina ripristinata ripristino riprova riprovo riquadro riscontro
  riscritta riservati risolto risolvi ristretto risultato ritiro ritorni riuscita rotti rotto rovesciati
  rovesciato rovinata rumore saldata saldato salvataggio sbagliate scarica scatti scatto scegli scegliere scelte
  scheda schede scheletro sconosciuta scopo scorciatoie scorri scritte scrittore scrittura scrive scrivere scrivi
  secondario segmento segnali segui seguita seguite seguiti seguito seleziona selezionate selezione semplice
  semplici sempre sequenza seriale seriali sesso setaccio settimana settore sezione sezioni sfondi sguardo sigillo
  sigla silenzio simili singoli soluzioni somiglianza sommario sopra sorgente sospendi sospetta sostituisce sotto
  sparita spazi spazio speciale spenti spento spiega spoglia spostamento spuntate stabili stacco stampa stili
  strada strade strani stretta strette stretto strumenti strumento struttura suggerimenti suggerimento suo
  superata svuota svuotare svuotate tacito taglia tagliata taglio tante tardi tassa tasti tasto tavola tavole
  tavolozza tema temi tenere terza testa testata tieni tinta titolate toccato tocco togliere torna tra tradotte
  tralasciati trascina trascinamento trascinata trasporto tratteggio trattenuta trattenute tratti trattino tratto
  tre troppe troppo trovate trovato turno tutte ufficio uguale uguali urgenza urgenze utenze vai valutata vecchie
  vecchio vedere vedi veduta vedute vendita verdetto verificabile vicinanza vicinanze vicine vicini vicino vietate
  vietati vigenti vigore virgola virgole virgoletta visita vivo vocabolario volo volte vuota vuoto`.split(
    /\s+/,
  ),
);

/**
 * Italian words for what belongs to no field but that of programs. A name of one of these words says nothing that the
 * English one does not; none of them is a key of the wire.
 */
export const ITALIAN_TECHNICAL: ReadonlySet<string> = new Set(
  `abitudine accanto accesso aiuto allinea altrimenti altriTasti ambigui ambito ampiezze ancore angolo anonime
  applica apre ascoltatori asse assetto attese atto autorizzata avanzamento avvisi avviso basi basta bersaglio
  bloccata blocchi bordi bordo canale caricamento casella caselle categorie centrato cerca cesti chiamata chiesta
  chiesto chiude cifre classe comandi comando componente compressi confronti consueto contabile contati conteggi
  contese contesto contro controllo cornici corpi corrente corso cubi davanti destino dettaglio dialogo dimentica
  disarmato disegno disponibile distanza divisioni doppia durata eccezioni elementi errato errori esce esempio
  esporta estranee etichette evidenza facce facoltativo fallito figli finestre fissate flessibile fogli fonte
  forti fotogrammi fuoco generali geometria gettoni grassetto grigi guardate guasto icona ignote ignoti inchiostro
  incluse inizi iniziato inizio insieme intera intere interi intermedio intervalli intervallo intestazioni intorno
  introduzione ipotesi larga lasciate lasciato legami lettore libere liberi linea lista loro lunghezza
  lunghezzaMassima lungo luogo maniglia memoria messaggi metodo misurata misure modalita muti nascita nasconde
  nascosta nascoste nascosto nodo nomina notte numerico obbligatoria obbligatorio offerto ognuno ombra onErrore
  ordinamento ordinante orientamento orme pannello partenza passeggero passi perduto persa piatto picco piede
  piegato piena pieni pila pittura portate positivi posizione precedente precedenti prefisso presenze previsto
  principale pronti provenienza puntatore punto puntuali quadro quali quarta quiete radice raggi ramo relazione
  remoto restano restringe rettangoli richieste riconosce ricordo riempimento riferimenti rilascia riporto
  ristretto ritorni riuscita rotti rovesciati scopo scritta segui seguite selezionate selezione sequenza seriale
  setaccio setDialogo setErrore sezione sezioni sfondo sigillo soloIcona somiglianza somiglianze sorgente sorgenti
  sostituisce sottotitolo sparita spenti spuntate stampa stili stretta stringa stringhe struttura suggerimenti
  suggerimento suo tacito tasti tieni titolate titoli toccate toccato tradotte trascina trattenute tratti trovata
  turno tutto uguali urgenze virgola virgolette vivo vocabolario vuote vuoto`.split(/\s+/),
);
