/** What `quadra aiuto` says. */

const GENERALE = `Uso: quadra COMANDO [ARGOMENTI]

Comandi:
  leggi FILE...     legge estratti conto come farebbe il browser, senza server
  importa FILE...   importa estratti conto in un server Quadra
  demo              riempie un database nuovo con uno studio dimostrativo
  aiuto [COMANDO]   questo testo, o quello di un comando

  quadra --versione   la versione`;

const LEGGI = `Uso: quadra leggi FILE... [opzioni]

Legge ogni file, ne ricava i movimenti e ne prova la quadratura. Non scrive nulla.

  --json                un oggetto JSON per file, uno per riga; importi in centesimi
  --tracciato FILE      legge con il tracciato salvato in questo file JSON
  --date ORDINE         se le date sono ambigue: gma (giorno/mese/anno), mga, amg
  --decimali SEGNO      se gli importi sono ambigui: , oppure .
  --segno MODO          se il verso degli importi è ambiguo: con_segno, inverso (positivi in uscita),
                        dare_avere o avere_dare (quale di due colonne senza nome è quella delle uscite)
  --importo COLONNA     se più colonne possono essere l’importo: il numero che il messaggio propone
  --attesa SECONDI      tempo massimo per file (60)

Stato di uscita: 0 tutti letti, 2 qualcuno no (gli altri sono letti lo stesso) o comando errato.`;

const IMPORTA = `Uso: quadra importa FILE... --url URL --utente NOME [opzioni]

Importa ogni file: tutto o niente. La password si legge da QUADRA_PASSWORD o si scrive quando viene chiesta.
Le righe già presenti non si importano due volte. Ctrl+C annulla l’importazione in corso.

  --url URL             il server, per esempio http://127.0.0.1:3000
  --utente NOME         il nome utente
  --conto CONTO         IBAN o nome del conto; se manca lo dicono il tracciato o il file
  --azienda AZIENDA     numero o ragione sociale; se manca quella predefinita dell’utente
  --forza               importa anche un file già importato, con righe già presenti o che non quadra
  --tracciato, --date, --decimali, --segno, --importo, --attesa   come per leggi

Stato di uscita: 0 tutti importati, 1 uso, collegamento o accesso, 2 qualche file illeggibile o ambiguo,
3 qualche importazione rifiutata o annullata.`;

const DEMO = `Uso: quadra demo --url URL --utente NOME [--righe N] [--seme S]

Riempie un database vuoto con uno studio dimostrativo: due aziende, sei conti, 400 soggetti, dodici mesi.
Se non c’è ancora nessun utente crea il primo, con il nome e la password dati.
La password si legge da QUADRA_PASSWORD o si scrive quando viene chiesta.

  --righe N   movimenti bancari (20000); le partite sono tre quarti
  --seme S    lo stesso seme fa lo stesso studio (1)

Stato di uscita: 0 fatto, 1 no.`;

const TESTI = new Map([
  ['leggi', LEGGI],
  ['importa', IMPORTA],
  ['demo', DEMO],
]);

/** The text of a command, or the general one. */
export const aiuto = (comando?: string): string => TESTI.get(comando ?? '') ?? GENERALE;
