/** What `quadra aiuto` says. */

const GENERAL = `Uso: quadra COMANDO [ARGOMENTI]

Comandi:
  leggi FILE...     legge estratti conto come farebbe il browser, senza server
  importa FILE...   importa estratti conto in un server Quadra
  abbina            propone quali partite salda ogni movimento, senza server
  demo              riempie un database nuovo con uno studio dimostrativo
  backup            copia i dati e prova la copia
  ripristina FILE   rimette una copia dove non c’è nulla da perdere
  verifica          controlla che i dati tornino, con il server fermo
  aiuto [COMANDO]   questo testo, o quello di un comando

  quadra --versione   la versione`;

const READ = `Uso: quadra leggi FILE... [opzioni]

Legge ogni file, ne ricava i movimenti e ne prova la quadratura. Non scrive nulla.

  --json                un oggetto JSON per file, uno per riga; importi in centesimi
  --tracciato FILE      legge con il tracciato salvato in questo file JSON
  --date ORDINE         se le date sono ambigue: gma (giorno/mese/anno), mga, amg
  --decimali SEGNO      se gli importi sono ambigui: , oppure .
  --segno MODO          se il verso degli importi è ambiguo: con_segno, inverso (positivi in uscita),
                        dare_avere o avere_dare (quale di due colonne, o di due lettere, è quella delle uscite),
                        oppure le parole di una colonna, come il messaggio le propone
  --importo COLONNA     se più colonne possono essere l’importo: il numero che il messaggio propone
  --verso VERSO         se una fattura non dice quale parte è la tua azienda: emessa o ricevuta
  --riga RIGA           se i saldi tornano solo senza una riga: tieni, oppure il numero che il messaggio propone
  --segni RISPOSTA      se un importo ha un segno che gli altri della sua colonna non hanno: uguali, oppure storni
  --prima VERSO         se nessun saldo dice se il primo importo, senza segno, entra o esce: esce, oppure entra
  --tabelle RISPOSTA    se un’altra tabella, o un altro foglio, può essere di un altro conto: stesso, altro, fuori
  --scambio RISPOSTA    se i giorni fino al 12 di un foglio sono date e gli altri testo: scambiate, oppure giuste
  --giorni RISPOSTA     le righe senza data: del giorno scritto sopra (sopra), o non sono movimenti (fuori)
  --ripetuti RISPOSTA   se più righe ripetono un documento e il suo importo: una volta sola (una), o ognuna
  --spesa COLONNA       se i saldi tornano solo togliendo una colonna: il numero che il messaggio propone, oppure fuori
  --titoli RISPOSTA     se un nome sopra le partite può essere del cliente o del fornitore: nomi, oppure no
  --stati PAROLE        se gli stati delle righe non si riconoscono: *, oppure le parole che il messaggio propone
  --aperto RISPOSTA     se una colonna può dire quanto resta di un documento: le parole che il messaggio propone
  --attesa SECONDI      tempo massimo per file (60)
  --password TESTO      la password dei PDF protetti; meglio metterla in QUADRA_PASSWORD_PDF

Stato di uscita: 0 tutti letti, 2 qualcuno no (gli altri sono letti lo stesso) o comando errato.`;

const IMPORTA = `Uso: quadra importa FILE... --url URL --utente NOME [opzioni]
     quadra importa --cartella DIR --url URL --utente NOME [opzioni]

Importa ogni file: tutto o niente. La password si legge da QUADRA_PASSWORD o si scrive quando viene chiesta.
Le righe già presenti non si importano due volte; quelle scartate restano fuori, dette una per una.
Ctrl+C annulla l’importazione in corso.

  --url URL             il server, per esempio http://127.0.0.1:3000
  --utente NOME         il nome utente
  --conto CONTO         IBAN o nome del conto; se manca lo dicono il tracciato o il file
  --azienda AZIENDA     numero o ragione sociale; se manca quella predefinita dell’utente
  --tutte               i file sono di più aziende, tra quelle che l’utente può aprire: ognuno va alla sua, detta
                        dal conto, dalla partita IVA o dal nome del file; quelli di cui non è sicuro restano fuori,
                        e alla fine c’è il resoconto
  --forza               importa anche un file già importato, con righe già presenti o che non quadra
  --tracciato, --date, --scambio, --decimali, --segno, --importo, --verso, --riga, --segni, --prima, --tabelle,
  --ripetuti, --giorni, --spesa, --titoli, --stati, --aperto, --attesa, --password
                        come per leggi

  --cartella DIR        importa ciò che arriva in una cartella: i file riusciti vanno in importati/, con accanto
                        le righe scartate; gli altri in da-vedere/, con accanto il motivo
  --ogni SECONDI        quanto spesso guardare la cartella (60)
  --una-volta           guarda la cartella una volta sola e finisce

Stato di uscita: 0 tutti importati, 1 uso, collegamento o accesso, 2 qualche file illeggibile, ambiguo o
che non dice di chi è, 3 qualche importazione rifiutata o annullata.`;

const MATCH = `Uso: quadra abbina --movimenti FILE --partite FILE [opzioni]

Propone quali partite salda ogni movimento, con i motivi. Non scrive nulla. I file sono elenchi JSON con i campi
delle chiamate di Quadra: importi in centesimi, date AAAA-MM-GG.

  --movimenti FILE      i movimenti bancari
  --partite FILE        le partite aperte
  --soggetti FILE       le anagrafiche: id, ragione_sociale, partita_iva, codice_fiscale, iban
  --alias FILE          le grafie note: tipo (nome, iban, mandato_sdd), chiave, id_soggetto
  --conti FILE          i conti propri: id, iban; servono a riconoscere i giroconti
  --soglia PERCENTO     da quale punteggio una proposta è automatica (99)
  --json                un solo oggetto JSON: proposte, giroconti, storni, tempo_ms

Stato di uscita: 0 fatto, 2 file illeggibile o comando errato.`;

const DEMO = `Uso: quadra demo --url URL --utente NOME [--righe N] [--seme S]

Aggiunge lo studio dimostrativo, un’azienda a sé accanto a quelle che ci sono: tre conti, 201 soggetti, undici mesi già
riconciliati e uno da riconciliare, con qualche problema da trovare. Si toglie da Impostazioni, Studio dimostrativo.
Se non c’è ancora nessun utente crea il primo, con il nome e la password dati.
La password si legge da QUADRA_PASSWORD o si scrive quando viene chiesta.

  --righe N   movimenti bancari (6000); le partite sono tre quarti
  --seme S    lo stesso seme fa lo stesso studio (1)

Stato di uscita: 0 fatto, 1 no.`;

const VERIFICA = `Uso: quadra verifica [--json]

Controlla che tutto ciò che deve tornare torni: totali delle importazioni, residui, pagamenti, saldi, prima nota,
riferimenti tra le righe, contatori. Non cambia nulla; delle anomalie dice la riga, al massimo 20 per controllo.
I dati sono quelli di QUADRA_DATA (./data), con il server fermo, o quelli di DATABASE_URL, anche a server acceso.

  --json   un solo oggetto JSON: controlli, quante, anomalie (invariante, tabella, id_azienda, id, testo)

Stato di uscita: 0 tutto torna, 1 qualche anomalia, 2 non si è potuto controllare.`;

const BACKUP = `Uso: quadra backup [--azienda NUMERO]

Copia il database incorporato intero, o una sola azienda (con ogni motore), nella cartella backup dei dati; poi prova la
copia: la ripristina a parte, confronta ogni tabella e controlla che tutto torni.
I dati sono quelli di QUADRA_DATA (./data), con il server fermo, o quelli di DATABASE_URL. A server acceso le copie si
fanno da Impostazioni, Backup.

Stato di uscita: 0 fatta e provata, 1 fatta ma non provata, 2 non fatta.`;

const RESTORE = `Uso: quadra ripristina FILE

Rimette una copia: .tar.gz del database incorporato, in una cartella QUADRA_DATA senza database e con il server fermo;
.jsonl.gz di un’azienda, in un database vuoto di qualunque motore (QUADRA_DATA o DATABASE_URL). Alla fine controlla che
tutto torni. Se qualcosa non va non resta nulla.

Stato di uscita: 0 ripristinata, 1 no.`;

const TESTI = new Map([
  ['leggi', READ],
  ['importa', IMPORTA],
  ['abbina', MATCH],
  ['demo', DEMO],
  ['backup', BACKUP],
  ['ripristina', RESTORE],
  ['verifica', VERIFICA],
]);

/** The text of a command, or the general one. */
export const describeUsage = (command?: string): string => TESTI.get(command ?? '') ?? GENERAL;
