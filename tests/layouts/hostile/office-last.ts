/** Cards, wallets and programs of an office by their own titles; written when all the others were read. */
export const OFFICE_LAST = `
=== office last 2 charge card with details, payments negative
Data,Data di elaborazione,Descrizione,Titolare carta,Numero conto,Importo,Dettagli estesi,Categoria
04/05/2026,05/05/2026,FERRAMENTA NORD,ADA BIANCHI,-21003,"34,20",Merce,Acquisti-Varie ## 2026-05-04 -3420
11/05/2026,12/05/2026,ADDEBITO IN C/C SALVO BUON FINE,ADA BIANCHI,-21003,"-310,20",, ## 2026-05-11 31020
18/05/2026,18/05/2026,HOTEL REX,ADA BIANCHI,-21003,"120,00",Soggiorno,Viaggi-Hotel ## 2026-05-18 -12000
=== office last 3 neobank for business in Italian
Data di inizio (UTC),Data di completamento (UTC),ID,Tipo,Stato,Descrizione,Riferimento,Pagatore,Valuta originale,Importo originale,Valuta di pagamento,Importo,Importo totale,Tasso di cambio,Commissione,Valuta commissione,Saldo,Conto
2026-03-03,2026-03-04,a1,CARD_PAYMENT,COMPLETED,Coop,,Ada,EUR,-23.40,EUR,-23.40,-23.40,,0.00,EUR,976.60,Principale ## 2026-03-03 -2340
2026-03-05,2026-03-05,a2,TOPUP,COMPLETED,Da Bassi Lia,ft 7,,EUR,500.00,EUR,500.00,500.00,,0.00,EUR,1476.60,Principale ## 2026-03-05 50000
2026-03-19,2026-03-20,a3,TRANSFER,COMPLETED,A Acme Ltd,inv 9,Ada,USD,-100.00,EUR,-92.00,-92.60,1.087,0.60,EUR,1384.00,Principale ## 2026-03-19 -9260
=== office last 4 a bank without branches
"Data","Beneficiario","Numero di conto","Tipo di transazione","Riferimento pagamento","Importo (EUR)","Importo (Valuta straniera)","Tipo Valuta straniera","Tasso di cambio"
"2026-03-03","Immobiliare Sole","IT28W8000000292100645211208","Bonifico in uscita","Affitto","-650.0","","","" ## 2026-03-03 -65000 @Immobiliare Sole
"2026-03-16","Online Tools","","Pagamento Mastercard","","-18.22","-20.0","USD","0.911" ## 2026-03-16 -1822 @Online Tools
"2026-03-19","Gamma Impianti Spa","DE02120300000000202051","Entrate","Fattura 11","97.6","","","" ## 2026-03-19 9760 @Gamma Impianti Spa
=== office last 5 payouts of terminals
Data pagamento;ID pagamento;Stato;Importo lordo;Commissioni;Importo pagamento
04/03/2026;P1;Pagato;310,20;6,05;304,15 ## 2026-03-04 30415
11/03/2026;P2;Pagato;150,00;2,92;147,08 ## 2026-03-11 14708
18/03/2026;P3;In elaborazione;80,00;1,56;78,44
=== office last 6 a wallet of shops
Data transazione;Negozio;Codice transazione;Tipo;Stato;Importo totale;Commissione;Importo netto
03/03/2026;Centro;c1;Pagamento;Approvato;25,00;0,30;24,70 ## 2026-03-03 2470
03/03/2026;Centro;c2;Rimborso;Approvato;-10,00;0,00;-10,00 ## 2026-03-03 -1000
14/03/2026;Centro;c3;Pagamento;Annullato;12,00;0,00;0,00
=== office last 7 pay later, captures and refunds without sign
Order Date;Merchant Reference;Total Amount;Fee;Net Amount;Type;Payout Date
2026-03-03;1001;90.00;3.60;86.40;CAPTURE;2026-03-10 ## 2026-03-03 8640
2026-03-05;1002;40.00;1.60;38.40;CAPTURE;2026-03-10 ## 2026-03-05 3840
2026-03-09;1001;-90.00;0.00;-90.00;REFUND;2026-03-17 ## 2026-03-09 -9000
=== office last 8 meals delivered, what is left of each order
Data ordine;Codice ordine;Totale ordine;Commissione;IVA commissione;Promozioni;Totale accredito
03/03/2026;D1;30,00;7,50;1,65;0,00;20,85 ## 2026-03-03 2085
09/03/2026;D2;24,00;6,00;1,32;2,00;14,68 ## 2026-03-09 1468
=== office last 9 guests of a portal, commission apart and invoiced later
Tipo;Riferimento;Check-in;Check-out;Nome ospite;Importo;Commissione;Netto;Data pagamento
Prenotazione;B1;03/03/2026;05/03/2026;Bassi Lia;200,00;30,00;170,00;12/03/2026 ## 2026-03-12 17000
Prenotazione;B2;10/03/2026;12/03/2026;Neri Ugo;180,00;27,00;153,00;19/03/2026 ## 2026-03-19 15300
=== office last 10 prepaid of the post, columns of both sides and a balance below
LISTA MOVIMENTI POSTEPAY EVOLUTION
Data contabile;Data valuta;Addebiti;Accrediti;Descrizione
30/06/2026;30/06/2026;4,50;;PAGAMENTO BAR ## 2026-06-30 -450
22/06/2026;22/06/2026;;100,00;RICARICA ## 2026-06-22 10000
Saldo disponibile;;;95,50;
=== office last 13 a fund's account with quotas beside
Data;Operazione;Quote;Valore quota;Controvalore
03/03/2026;Sottoscrizione;10,123;49,392;-500,00 ## 2026-03-03 -50000
19/03/2026;Rimborso;5,000;50,100;250,50 ## 2026-03-19 25050
=== office last 14 everyday, the balance only on the last row of each day
Data;Descrizione;Importo;Saldo
03/03/2026;Incasso A;100,00; ## 2026-03-03 10000
03/03/2026;Incasso B;50,00;1.150,00 ## 2026-03-03 5000
17/03/2026;Affitto;-90,00;1.060,00 ## 2026-03-17 -9000
=== office list last 1 (partite) a program online, day of settlement
Data;Nr.;Cliente;Netto;IVA;Importo;Data saldo;Stato
02/03/2026;31;Tessitura Alta Valle Srl;1.000,00;220,00;1.220,00;;Non saldato ## 2026-03-02 122000 @Tessitura Alta Valle Srl
09/03/2026;32;Panificio Moro Snc;406,19;89,36;495,55;20/03/2026;Saldato
11/03/2026;33;Gamma Impianti Spa;80,00;17,60;97,60;;Non saldato ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list last 2 (partite) received through the exchange, what is left to pay beside the total
Tipo documento;Data ricezione;Data documento;Numero documento;Mittente;Partita IVA;Imponibile;Imposta;Totale documento;Stato pagamento;Netto a pagare
TD01;05/03/2026;02/03/2026;18;Gamma Impianti Spa;01234567897;800,00;176,00;976,00;Da pagare;976,00 ## 2026-03-02 -97600 @Gamma Impianti Spa
TD06;07/03/2026;05/03/2026;12;Studio Verdi;01114601006;1.040,00;228,80;1.268,80;Da pagare;1.068,80 ## 2026-03-05 -106880 @Studio Verdi
=== office list last 3 (partite) open items of an office's program, side columns and balance of each
Conto;Descrizione conto;Partita;Causale;Data doc.;N. doc.;Scadenza;Dare;Avere;Saldo
1501;Tessitura Alta Valle Srl;31/26;FTV;02/03/2026;31;30/04/2026;1.220,00;500,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
4001;Gamma Impianti Spa;18/26;FTA;12/02/2026;18;31/03/2026;0,00;976,00;-976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list last 4 (partite) schedule with a sign in a column of its own
Cod. conto;Intestatario;Num. partita;Data doc.;Data scad.;Tipo pag.;Importo;Segno
C01;Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;RB;1.220,00;+ ## 2026-03-02 122000 @Tessitura Alta Valle Srl
F01;Gamma Impianti Spa;18;12/02/2026;31/03/2026;BB;976,00;- ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list last 5 (partite) schedule of a small program, due first
Data scad.;Soggetto;Doc.;Importo;Pagato;Residuo;Mod. pag.;Note
30/04/2026;Tessitura Alta Valle Srl;Fatt. 31 del 02/03/2026;1.220,00;220,00;1.000,00;Ri.Ba.; ## 2026-03-02 100000 n31 >2026-04-30 @Tessitura Alta Valle Srl
30/04/2026;Panificio Moro Snc;Fatt. 32 del 09/03/2026;495,55;0,00;495,55;Bonifico;chiamare ## 2026-03-09 49555 n32 >2026-04-30 @Panificio Moro Snc
=== office list last 6 (partite) of a large system in English
Assignment;Document Number;Document Type;Document Date;Net due date;Amount in local currency;Local Currency;Customer
A1;1800001;RV;02.03.2026;30.04.2026;1.220,00;EUR;Tessitura Alta Valle Srl ## 2026-03-02 122000 @Tessitura Alta Valle Srl
A2;1600002;RG;10.03.2026;10.03.2026;122,00-;EUR;Tessitura Alta Valle Srl ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list last 7 (partite) an aging with open balance
Date,Transaction type,Num,Customer,Due date,Amount,Open balance
03/02/2026,Invoice,31,Tessitura Alta Valle Srl,04/30/2026,1220.00,720.00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
03/10/2026,Credit Memo,2,Tessitura Alta Valle Srl,03/10/2026,-122.00,-122.00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list last 8 (partite) entries with a journal, remainder and name
Voucher;Invoice no.;Customer name;Date;Due date;Amount;Remainder
51;31;Tessitura Alta Valle Srl;02-03-2026;30-04-2026;1.220,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
52;32;Panificio Moro Snc;19-03-2026;30-04-2026;495,55;495,55 ## 2026-03-19 49555 @Panificio Moro Snc
=== office list last 9 (partite) invoices in drafts and sent
Stato;Numero;Data;Cliente;Totale
Inviata;31;02/03/2026;Tessitura Alta Valle Srl;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Bozza;;13/03/2026;Panificio Moro Snc;495,55
Scartata dallo SDI;33;14/03/2026;Gamma Impianti Spa;97,60
Consegnata;34;16/03/2026;Gamma Impianti Spa;97,60 ## 2026-03-16 9760 @Gamma Impianti Spa
=== office list last 10 (partite) dare and avere, invoices of suppliers in avere, a payment in part in dare on its row
Fornitore;Fattura;Data;Scadenza;Dare;Avere
Gamma Impianti Spa;18;12/02/2026;31/03/2026;500,00;976,00 ## 2026-02-12 -47600 @Gamma Impianti Spa
Vivai Sereni;203;28/02/2026;30/04/2026;;310,00 ## 2026-02-28 -31000 @Vivai Sereni
=== office bank plain 1 state of the movement and channel
"Data Contabile","Data Valuta","Importo","Divisa","Causale / Descrizione","Stato del movimento","Canale"
"02/03/2026","02/03/2026","-45,36","EUR","PAGAMENTO POS FERRAMENTA","Definitivo","POS" ## 2026-03-02 -4536
"05/03/2026","05/03/2026","495,55","EUR","BONIFICO A VS FAVORE","Definitivo","SEDE" ## 2026-03-05 49555
"28/03/2026","28/03/2026","-12,00","EUR","PAGAMENTO POS BAR","Provvisorio","POS"
=== office bank plain 2 in and out with categories
DATA CONTABILE;DATA VALUTA;ENTRATE;USCITE;DIVISA;DESCRIZIONE;CATEGORIA
13/03/2026;13/03/2026;;45,36;EUR;PAGAMENTO POS;Spese ## 2026-03-13 -4536
16/03/2026;16/03/2026;1.220,00;;EUR;BONIFICO VIVAI SERENI;Entrate ## 2026-03-16 122000
=== office bank plain 3 kind and detail
Data operazione;Data valuta;Tipologia;Dettaglio;Importo;Valuta
13/03/2026;13/03/2026;Addebito diretto;Utenza gas;-120,40;EUR ## 2026-03-13 -12040
16/03/2026;16/03/2026;Bonifico in entrata;Vivai Sereni;1.220,00;EUR ## 2026-03-16 122000
=== office bank plain 4 progressive number behind
Data contabile;Data valuta;Causale;Descrizione;Importo;Progr
13/03/2026;13/03/2026;26;VOSTRA DISPOSIZIONE;-97,60;1 ## 2026-03-13 -9760
16/03/2026;16/03/2026;48;BONIFICO A VOSTRO FAVORE;1.220,00;2 ## 2026-03-16 122000
30/03/2026;30/03/2026;66;SPESE;-1,50;3 ## 2026-03-30 -150
=== office bank plain 5 value date first
Data valuta;Data contabile;Uscite;Entrate;Causale;Descrizione
13/03/2026;14/03/2026;-50,00;;PAGAMENTI DIVERSI;Benzina ## 2026-03-14 -5000
16/03/2026;16/03/2026;;640,00;ACCREDITO BONIFICO;Gamma Impianti ## 2026-03-16 64000
=== office bank plain 6 cut titles
Data Op.;Data Val.;Descr. operaz.;Imp. dare;Imp. avere
13/03/2026;13/03/2026;Assegno;350,00; ## 2026-03-13 -35000
16/03/2026;16/03/2026;Versamento;;1.000,00 ## 2026-03-16 100000
=== office bank plain 7 currency behind the sides
Data Operazione;Data valuta;Descrizione;Dare EUR;Avere EUR;Saldo EUR
13/03/2026;13/03/2026;Assegno;350,00;;650,00 ## 2026-03-13 -35000
16/03/2026;16/03/2026;Versamento;;1.000,00;1.650,00 ## 2026-03-16 100000
=== office bank plain 8 two languages in one title
Buchungsdatum / Data registrazione;Wertstellung / Valuta;Text / Descrizione;Soll / Dare;Haben / Avere
13.03.2026;13.03.2026;Gehalt / Stipendi;1.450,20; ## 2026-03-13 -145020
16.03.2026;16.03.2026;Gutschrift / Accredito;;2.000,00 ## 2026-03-16 200000
=== office bank plain 9 an account for freelances, taxes and side
ID transazione;Data di valuta (UTC);Data di operazione;Stato;Metodo;Nome controparte;IBAN;Importo totale;Valuta;Addebito/Accredito;Nota;Aliquota IVA
t1;13/03/2026 10:00;13/03/2026 10:00;Regolata;Carta;Ferramenta Nord;;34,20;EUR;Addebito;;22% ## 2026-03-13 -3420 @Ferramenta Nord
t2;16/03/2026 10:00;16/03/2026 10:00;Regolata;Bonifico;Vivai Sereni;IT28W8000000292100645211208;1.220,00;EUR;Accredito;ft 44; ## 2026-03-16 122000 @Vivai Sereni
t3;17/03/2026 10:00;;In corso;Carta;Bar;;4,00;EUR;Addebito;;
=== office bank plain 10 counterparty and reference in English, whole state words
Completion date;Counterparty;Amount;Currency;Reference;Status;Type
13/03/2026;Ferramenta Nord;-34.20;EUR;;Completed;Card ## 2026-03-13 -3420 @Ferramenta Nord
16/03/2026;Vivai Sereni;1220.00;EUR;ft 44;Completed;Transfer ## 2026-03-16 122000 @Vivai Sereni
17/03/2026;Bar;-4.00;EUR;;Declined;Card
=== office bank plain 11 an old cooperative bank, amounts at the end and codes before
Rapporto;Tipo;Data;Valuta;Caus;Descrizione;Divisa;Importo;Segno
000123;CC;13/03/2026;13/03/2026;26;DISPOSIZIONE;EUR;97,60;D ## 2026-03-13 -9760
000123;CC;16/03/2026;16/03/2026;48;BONIFICO;EUR;1.220,00;A ## 2026-03-16 122000
=== office bank plain 12 a total of entries and of exits above
Totale entrate;1.220,00;Totale uscite;97,60
Saldo iniziale;500,00;Saldo finale;1.622,40
Data;Descrizione;Entrate;Uscite
13/03/2026;DISPOSIZIONE;;97,60 ## 2026-03-13 -9760
16/03/2026;BONIFICO;1.220,00; ## 2026-03-16 122000
=== office bank plain 13 the header after a filter's words
Filtri applicati: periodo dal 01/03/2026 al 31/03/2026; importo da 0 a 9999
Ordinamento: data contabile decrescente
Data contabile;Valuta;Operazione;Importo EUR
16/03/2026;16/03/2026;BONIFICO;1.220,00 ## 2026-03-16 122000
13/03/2026;13/03/2026;DISPOSIZIONE;-97,60 ## 2026-03-13 -9760
=== office bank plain 14 with links and icons' words
;Data;Descrizione;Importo;;
Dettaglio;13/03/2026;DISPOSIZIONE;-97,60 €;Scarica;> ## 2026-03-13 -9760
Dettaglio;16/03/2026;BONIFICO;1.220,00 €;Scarica;> ## 2026-03-16 122000
=== office bank plain 15 cents behind a blank
Data;Descrizione;Importo
13/03/2026;DISPOSIZIONE;- 97 ,60 ## 2026-03-13 -9760
16/03/2026;BONIFICO;1 220 ,00 ## 2026-03-16 122000
=== office bank plain 16 upper case months whole
Data;Descrizione;Importo
13 MARZO 2026;DISPOSIZIONE;-97,60 ## 2026-03-13 -9760
16 MARZO 2026;BONIFICO;1.220,00 ## 2026-03-16 122000
1 APRILE 2026;SPESE;-2,00 ## 2026-04-01 -200
=== office bank plain 17 an extract of securities among the movements
Data;Descrizione;Quantità;Prezzo;Importo
13/03/2026;ACQUISTO BTP 2030;1.000;98,50;-985,00 ## 2026-03-13 -98500
16/03/2026;CEDOLA BTP 2030;;;15,00 ## 2026-03-16 1500
=== office bank plain 18 amounts of debits in parentheses under one column, credits under another
Data;Descrizione;Addebiti;Accrediti;Saldo
13/03/2026;DISPOSIZIONE;(97,60);;402,40 ## 2026-03-13 -9760
16/03/2026;BONIFICO;;1.220,00;1.622,40 ## 2026-03-16 122000
=== office bank plain 19 the sign at the end of a word column
Data;Causale;Importo;E/U
13/03/2026;DISPOSIZIONE;97,60;U ## 2026-03-13 -9760
16/03/2026;BONIFICO;1.220,00;E ## 2026-03-16 122000
=== office bank plain 20 an extended description in many columns
Data;Importo;Causale;Descrizione 1;Descrizione 2;Descrizione 3
13/03/2026;-97,60;26;DISPOSIZIONE;A FAVORE GAMMA IMPIANTI;FT 19 ## 2026-03-13 -9760
16/03/2026;1.220,00;48;BONIFICO;ORD. VIVAI SERENI;FT 44 ## 2026-03-16 122000
=== office service plain 2 terminals, one row each operation, in seconds, with the card
Data/Ora;Terminale;Circuito;N. carta;Cod. aut.;Importo;Esito
13/03/2026 09:12:33;00112233;VISA;****1234;A1B2;25,00;AUTORIZZATA ## 2026-03-13 2500
13/03/2026 10:01:02;00112233;MASTERCARD;****9876;;60,00;NEGATA
16/03/2026 16:44:10;00112233;PAGOBANCOMAT;****5555;C3D4;12,50;AUTORIZZATA ## 2026-03-16 1250
=== office service plain 3 a seller's account, sales and fees on rows of their own
Data;Tipo;Ordine;Descrizione;Importo
13/03/2026;Vendita;1001;Vaso;40,00 ## 2026-03-13 4000
13/03/2026;Commissione;1001;Commissione di vendita;-6,12 ## 2026-03-13 -612
16/03/2026;Rimborso;1001;Vaso;-40,00 ## 2026-03-16 -4000
18/03/2026;Pagamento;;Trasferimento sul conto;-120,00 ## 2026-03-18 -12000
=== office service plain 4 a prepaid of fuel with litres and its top ups
Data;Operazione;Litri;Importo;Saldo carta
13/03/2026;Ricarica;;100,00;100,00 ## 2026-03-13 10000
16/03/2026;Rifornimento;41,20;70,00;30,00 ## 2026-03-16 -7000
=== office service plain 5 gift of a crowd, gross and fees of the platform and of the processor
Data donazione;Donatore;Importo donato;Commissione piattaforma;Commissione pagamento;Importo accreditato
13/03/2026;Bassi Lia;50,00;1,50;0,95;47,55 ## 2026-03-13 4755
16/03/2026;Neri Ugo;20,00;0,60;0,55;18,85 ## 2026-03-16 1885
=== office service plain 6 rides, what a driver is left
Data corsa;Tariffa;Pedaggi;Commissione;Mancia;Guadagno netto
13/03/2026;20,00;0,00;5,00;1,00;16,00 ## 2026-03-13 1600
16/03/2026;30,00;2,00;7,50;0,00;24,50 ## 2026-03-16 2450
=== office service plain 7 employees' card, who spent, cost centre
Data;Dipendente;Carta;Esercente;Centro di costo;Importo
13/03/2026;Bianchi Ada;**1234;Trenord;AMM;12,40 ## 2026-03-13 -1240
16/03/2026;Neri Ugo;**5678;Hotel Rex;COM;120,00 ## 2026-03-16 -12000
=== office service plain 8 a card's XLS as the bank's area gives it
Numero carta;5123********9902
Titolare;ADA BIANCHI
Plafond;5.000,00
Data operazione;Data contabile;Causale;Descrizione;Importo €
13/03/2026;14/03/2026;Acquisto;FERRAMENTA;34,20 ## 2026-03-14 -3420
16/03/2026;17/03/2026;Acquisto;HOTEL;120,00 ## 2026-03-17 -12000
18/03/2026;18/03/2026;Quota annuale;QUOTA;40,00 ## 2026-03-18 -4000
=== office service plain 9 instant payments by phone received from friends
Data,Da/A,Tipo,Importo,Messaggio
13/03/2026,Lia Bassi,Ricevuto,"10,00",cena ## 2026-03-13 1000
16/03/2026,Ugo Neri,Inviato,"25,00",regalo ## 2026-03-16 -2500
=== office service plain 10 interest and taxes of a deposit
Data;Descrizione;Interessi lordi;Ritenuta 26%;Interessi netti
31/03/2026;Liquidazione interessi;100,00;26,00;74,00 ## 2026-03-31 7400
30/06/2026;Liquidazione interessi;50,00;13,00;37,00 ## 2026-06-30 3700
=== office list plain 1 (partite) sent invoices with the day on which they were collected
N°;Data fattura;Cliente;Imponibile;IVA;Totale;Scadenza;Data incasso;Importo incassato
31;02/03/2026;Tessitura Alta Valle Srl;1.000,00;220,00;1.220,00;30/04/2026;15/04/2026;500,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
32;09/03/2026;Panificio Moro Snc;406,19;89,36;495,55;30/04/2026;20/04/2026;495,55
33;11/03/2026;Gamma Impianti Spa;80,00;17,60;97,60;10/05/2026;; ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list plain 2 (partite) bills of suppliers in a folder's list
Nome file;Fornitore;N. doc;Data doc;Importo;Da pagare entro
a.pdf;Gamma Impianti Spa;18;12/02/2026;976,00;31/03/2026 ## 2026-02-12 -97600 @Gamma Impianti Spa
b.pdf;Vivai Sereni;203;28/02/2026;310,00;30/04/2026 ## 2026-02-28 -31000 @Vivai Sereni
=== office list plain 3 (partite) condominium, quotas of the owners
Condomino;Rata;Scadenza;Importo;Versato;Residuo
Bassi Lia;1;31/03/2026;120,00;120,00;0,00
Neri Ugo;1;31/03/2026;120,00;20,00;100,00 ## 2026-03-31 10000 @Neri Ugo
=== office list plain 4 (partite) school fees, by pupil
Allievo;Ricevuta;Data;Scadenza;Retta;Pagato
Bassi Lia;R1;01/03/2026;15/03/2026;200,00;SI
Neri Ugo;R2;01/03/2026;15/03/2026;200,00;NO ## 2026-03-01 20000 @Neri Ugo
=== office list plain 5 (partite) who owes what to whom between firms of a group
Società;Controparte;Documento;Data;Scadenza;Credito;Debito
Meccanica Tre Pini Srl;Beta Holding Spa;IC1;02/03/2026;30/04/2026;1.000,00; ## 2026-03-02 100000 @Beta Holding Spa
Meccanica Tre Pini Srl;Gamma Holding Spa;IC2;09/03/2026;30/04/2026;;400,00 ## 2026-03-09 -40000 @Gamma Holding Spa
=== office list plain 7 (partite) leasing instalments to come
Contratto;Rata n.;Scadenza;Canone;IVA;Totale;Stato
L-77;12;31/03/2026;500,00;110,00;610,00;Pagata
L-77;13;30/04/2026;500,00;110,00;610,00;Da pagare ## 2026-04-30 -61000
=== office list plain 9 (partite) French supplier's statement
Date facture;N° facture;Échéance;Montant TTC;Réglé;Reste dû
12/02/2026;F18;31/03/2026;976,00;0,00;976,00 ## 2026-02-12 97600
28/02/2026;F203;30/04/2026;310,00;310,00;0,00
=== office list plain 10 (partite) German list of what is open
Rechnungsnr.;Rechnungsdatum;Kunde;Fälligkeit;Betrag;Offen
31;02.03.2026;Tessitura Alta Valle Srl;30.04.2026;1.220,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
32;19.03.2026;Panificio Moro Snc;30.04.2026;495,55;495,55 ## 2026-03-19 49555 @Panificio Moro Snc
`;
