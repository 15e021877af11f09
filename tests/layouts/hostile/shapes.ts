/** Shapes that programs and portals give their exports, each with what is not the bank's beside what is. */
export const SHAPES = `
=== shape 1 a treasury program's list: whose the account is beside the bank and the account
Ragione Sociale;Data contabile;Data valuta;Banca;Rapporto;Importo;Divisa;Descrizione;Categoria;Etichette
MULINO VECCHIO SRL;27/03/2026;27/03/2026;05034 - BANCA DEL PIANO;7781 - 04410 - 000000127781;8400;EUR;VERS. CONTANTI SPORTELLO 4;Ricavi - Contanti; ## 2026-03-27 840000 #7781-04410-000000127781
MULINO VECCHIO SRL;24/03/2026;24/03/2026;05034 - BANCA DEL PIANO;7781 - 04410 - 000000127781;512,5;EUR;INCASSO POS MATTINO;Ricavi - POS; ## 2026-03-24 51250 #7781-04410-000000127781
MULINO VECCHIO SRL;20/03/2026;19/03/2026;05034 - BANCA DEL PIANO;7781 - 04410 - 000000127781;-96,4;EUR;ADDEBITO SDD ACQUA;Costi - Utenze; ## 2026-03-20 -9640 #7781-04410-000000127781
=== shape 2 a bank's list that ends with three balances, and a row that is only booked ahead
DATA;VALUTA;DARE;AVERE;DIVISA;DESCRIZIONE_OPERAZIONE;CAUSALE_ABI
10/03/2026;09/03/2026;80,00;;EUR;PAGAMENTO;43 ## 2026-03-10 -8000
11/03/2026;11/03/2026;;740,00;EUR;BONIFICO A VOSTRO FAVORE;48 ## 2026-03-11 74000
13/03/2026;12/03/2026;27,30;;EUR;PAGAMENTO;43 ## 2026-03-13 -2730
13/03/2026;prenotata;19,90;;EUR;PRE-ADDEBITO;
13/03/2026;;;1.632,70;EUR;Saldo contabile;
13/03/2026;;;1.612,80;EUR;Saldo liquido;
13/03/2026;;;2.112,80;EUR;Disponibilità al;
=== shape 3 a bank's list where what goes on below has a mark of its own
Data Operazione;Data valuta;CHECK;Chiave;Causale;Banca;Descrizione;Entrate;Uscite;Divisa
05/03/2026;05/03/2026;;001;BONIFICO;06230;BON.DA ALFA IMPIANTI FATT 12;1.200,00;;EUR ## 2026-03-05 120000
;;;/;;;RIF. 2026/112 A SALDO;;;
17/03/2026;17/03/2026;;002;PAGAMENTO POS;06230;FERRAMENTA CENTRO;;45,90;EUR ## 2026-03-17 -4590
;;;;;;CARTA 1234;;;
=== shape 4 a bank's daily flow, numbers kept as texts by an apostrophe
DATA INIZIO PERIODO;DATA FINE PERIODO;COD ABI;DATA CONTABILE;DATA VALUTA;NUMERO CONTO;NUMERO OPERAZIONE;DESCRIZIONE OPERAZIONE;SEGNO;IMPORTO ORIGINARIO;DIVISA IMPORTO ORIGINARIO;IMPORTO MOVIMENTO CONTO;DIVISA IMPORTO;CODICE CAUSALE
16/03/2026;17/03/2026;'05999;16/03/2026;16/03/2026;'000012345678;'26000167999001;BONIFICO A VOSTRO FAVORE;+;1500,0;EUR;1500,0;EUR;00001200 ## 2026-03-16 150000 #000012345678
16/03/2026;17/03/2026;'05999;16/03/2026;16/03/2026;'000012345678;'26000167999002;BONIFICO A FORNITORE;-;250,5;EUR;250,5;EUR;00001300 ## 2026-03-16 -25050 #000012345678
16/03/2026;17/03/2026;'05999;17/03/2026;19/03/2026;'000012345678;'26000167999003;ACQUISTO TITOLI;-;1143,0;USD;1000,0;EUR;00002100 ## 2026-03-17 -100000 #000012345678
=== shape 5 a program's card of a bank account: its dare comes in, and the balances say so
Data registrazione;Rif. registrazione;Causale contabile;Dare in UdC;Avere in UdC;Saldo in UdC;Documento;Riferimenti IVA;Centro imputazione
16/03/2026;12;Incasso cliente;1.200,00;;6.200,00;FT 12/2026;; ## 2026-03-16 120000
18/03/2026;15;Pagamento fornitore;;800,00;5.400,00;FT 77;; ## 2026-03-18 -80000
19/03/2026;18;Spese bancarie;;12,50;5.387,50;;; ## 2026-03-19 -1250
=== shape 6 a wallet's pockets in one list, one of them with a single row
Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo
Ricarica,Attuale,2026-03-13 17:21:14,2026-03-13 17:21:15,Pagamento da LIA BASSI,219.72,0,EUR,COMPLETATO,219.72 ## 2026-03-13 21972 #Attuale
Pagamento,Attuale,2026-03-13 17:21:53,2026-03-13 17:21:53,Verso il salvadanaio,-80,0,EUR,COMPLETATO,139.72 ## 2026-03-13 -8000 #Attuale
Pagamento,Risparmi,2026-03-13 17:21:53,2026-03-13 17:21:53,Dal conto,80,0,EUR,COMPLETATO,80 ## 2026-03-13 8000 #Risparmi
Pagamento con carta,Attuale,2026-03-20 17:21:53,2026-03-20 17:21:53,Panetteria,-10,0,EUR,COMPLETATO,129.72 ## 2026-03-20 -1000 #Attuale
Pagamento,Risparmi,2026-03-21 17:21:53,2026-03-21 17:21:53,Dal conto,20,0,EUR,COMPLETATO,100 ## 2026-03-21 2000 #Risparmi
Interessi,Deposito,2026-03-25 3:47:39,2026-03-25 3:47:39,Interessi netti,0.02,0,EUR,COMPLETATO,430.02 ## 2026-03-25 2 #Deposito
=== shape 7 movements of a card and of an account in one list, with the balance of the account below
Elenco movimenti

Data;Operazione;Dettagli;Conto o carta;Categoria;Importo
16/03/2026;Pagamento POS;SUPERMERCATO;Carta 1234;Spesa;-45,30 ## 2026-03-16 -4530 #Carta1234
17/03/2026;Bonifico;STIPENDIO MARZO;Conto 5678;;1.850,00 ## 2026-03-17 185000 #Conto5678
18/03/2026;Pagamento;ABBONAMENTO;Carta 1234;Svago;-12,99 ## 2026-03-18 -1299 #Carta1234
Saldo contabile;;;;;3.210,55
`;
