/** As exports of banks, services and programs look in an Italian office; written before anything of the reader was looked at. */
export const OFFICE_MOVEMENTS = `
=== office bank a list with a category and whether it is booked
Lista Movimenti;;;;;;;
Intestatario conto;MECCANICA TRE PINI SRL;;;;;;
Conto/Carta;Conto 1000/00123456;;;;;;
;;;;;;;
Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
27/02/2026;Pagamento Pos;Distributore Adda;Conto 1000/00123456;CONTABILIZZATO;Carburanti;EUR;-50,00 ## 2026-02-27 -5000
26/02/2026;Bonifico Da Voi Disposto;Saldo Ft 18 Gamma Impianti;Conto 1000/00123456;CONTABILIZZATO;Fornitori;EUR;-976,00 ## 2026-02-26 -97600
25/02/2026;Accredito Bonifico;Panificio Moro Saldo Ft 7;Conto 1000/00123456;CONTABILIZZATO;Entrate varie;EUR;495,55 ## 2026-02-25 49555
28/02/2026;Pagamento Pos;Bar Sport;Conto 1000/00123456;NON CONTABILIZZATO;Ristoranti;EUR;-12,50
=== office bank b in and out, moneymap, state
Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
31/03/2026;31/03/2026;;-3,95;Canone Mensile Conto;Canone Mensile Conto Marzo 2026;Contabilizzato;Canone Conto ## 2026-03-31 -395
30/03/2026;30/03/2026;1.830,00;;Bonifico SEPA Italia;Ord: Vivai Sereni Inf: Saldo ft 44;Contabilizzato;Altre entrate ## 2026-03-30 183000
28/03/2026;27/03/2026;;-64,10;Visa Debit;Supermercato Piave Pordenone;Contabilizzato;Spesa ## 2026-03-28 -6410
=== office bank c without a header over the sign
Conto corrente: 00456/000012345
Saldo iniziale al 31/12/2025;;;;3.000,00
Data contabile;Data valuta;Descrizione;Segno;Importo;Divisa
08/01/2026;08/01/2026;GIROCONTO DA CONTO DEPOSITO;+;5.000,00;EUR ## 2026-01-08 500000
12/01/2026;12/01/2026;ADDEBITO SDD ENERGIA;-;210,45;EUR ## 2026-01-12 -21045
20/01/2026;20/01/2026;PAGAMENTO DELEGA UNICA;-;1.402,00;EUR ## 2026-01-20 -140200
Saldo finale al 31/01/2026;;;;6.387,55
=== office bank d (xlsx) numbers, with rows above and a total below
Estratto conto n. 3/2026
IBAN;IT28W8000000292100645211208
Data registrazione;Data valuta;Descrizione operazione;Addebiti (€);Accrediti (€);Saldo progressivo (€)
;;Saldo precedente;;;1.000,00
03/03/2026;03/03/2026;Emolumenti Rossi Anna;1.450,20;;-450,20 ## 2026-03-03 -145020
06/03/2026;06/03/2026;Incasso effetti SBF;;4.000,00;3.549,80 ## 2026-03-06 400000
17/03/2026;17/03/2026;Insoluto effetto 0044;800,00;;2.749,80 ## 2026-03-17 -80000
17/03/2026;17/03/2026;Commissioni insoluto;7,50;;2.742,30 ## 2026-03-17 -750
;;Totale movimenti;2.257,70;4.000,00;
;;Saldo finale;;;2.742,30
=== office bank e with a code for each kind and a channel
"Data Contabile";"Data Valuta";"Causale";"Importo in Euro";"Ordinante/Beneficiario";"Descrizione";"Canale"
"2026-05-04";"2026-05-04";"ZI";"1220.00";"VIVAI SERENI";"SALDO FT 44";"WEB" ## 2026-05-04 122000 @VIVAI SERENI
"2026-05-06";"2026-05-06";"26";"-97.60";"GAMMA IMPIANTI SPA";"FT 19 DEL 2026";"WEB" ## 2026-05-06 -9760 @GAMMA IMPIANTI SPA
"2026-05-11";"2026-05-11";"66";"-2.10";"";"COMMISSIONI BONIFICO";"" ## 2026-05-11 -210
=== office bank f with a month as a heading and the balance of each
Data;Descrizione;Importo;Saldo
Gennaio 2026;;;
05/01/2026;Stipendi;-2.100,00;7.900,00 ## 2026-01-05 -210000
28/01/2026;Incasso POS;310,40;8.210,40 ## 2026-01-28 31040
Febbraio 2026;;;
02/02/2026;Affitto;-900,00;7.310,40 ## 2026-02-02 -90000
19/02/2026;Incasso POS;95,00;7.405,40 ## 2026-02-19 9500
=== office bank g an account in a foreign currency with the counter-value
Conto valutario USD n. 778899
Data;Valuta;Descrizione;Importo in divisa;Cambio;Controvalore EUR
09/04/2026;09/04/2026;Incoming wire Acme Corp inv 77;5.000,00;1,0900;4.587,16 ## 2026-04-09 500000 USD
15/04/2026;15/04/2026;Spese wire;-15,00;1,0870;-13,80 ## 2026-04-15 -1500 USD
23/04/2026;23/04/2026;Outgoing wire Beta Ltd;-1.250,00;1,0850;-1.152,07 ## 2026-04-23 -125000 USD
=== office bank h dates with dots and amounts with D and A
DATA;VAL.;DESCRIZIONE;IMPORTO;D/A;DIV
02.01.26;02.01.26;VOSTRA DISPOSIZIONE;1.000,00;D;EUR ## 2026-01-02 -100000
05.01.26;05.01.26;BONIFICO A VOSTRO FAVORE;2.440,00;A;EUR ## 2026-01-05 244000
09.01.26;08.01.26;PRELIEVO BANCOMAT;250,00;D;EUR ## 2026-01-09 -25000
=== office bank i two dates of one title and the description in two columns
Operazione;Valuta;Descrizione 1;Descrizione 2;Importo (€)
03/06/2026;03/06/2026;Bonifico istantaneo;da Panificio Moro Snc;+ 495,55 ## 2026-06-03 49555
04/06/2026;04/06/2026;Utenze;Acqua potabile 2 trim;- 61,08 ## 2026-06-04 -6108
=== office bank j a passbook with numbers of rows and initials
N.;Data op.;Data val.;Cod.;Descrizione;Prelevamenti;Versamenti;Saldo
1;07/01/2026;07/01/2026;RIP;Riporto;;;410,00
2;15/01/2026;15/01/2026;PRE;Prelevamento sportello;200,00;;210,00 ## 2026-01-15 -20000
3;22/01/2026;22/01/2026;VER;Versamento assegno;;650,00;860,00 ## 2026-01-22 65000
4;31/01/2026;31/01/2026;INT;Interessi netti;;0,12;860,12 ## 2026-01-31 12
=== office bank k movements whose last column says refused
Data;Descrizione;Importo;Esito
11/05/2026;Bonifico a Gamma Impianti;-97,60;Eseguito ## 2026-05-11 -9760
12/05/2026;Bonifico a Vivai Sereni;-1.220,00;Rifiutato
13/05/2026;Bonifico da Panificio Moro;495,55;Ricevuto ## 2026-05-13 49555
14/05/2026;RID Telefonia;-39,00;Stornato
=== office bank l days as American in an Italian sheet, told by one of them
Data;Descrizione;Importo
02/27/2026;Incasso POS;120,50 ## 2026-02-27 12050
03/02/2026;Affitto;-900,00 ## 2026-03-02 -90000
03/05/2026;Spese;-12,00 ## 2026-03-05 -1200
=== office bank m hundreds of thousands and no decimals
Data;Descrizione;Importo €
05/03/2026;Erogazione finanziamento;150.000 ## 2026-03-05 15000000
10/03/2026;Acquisto macchinario;-98.500 ## 2026-03-10 -9850000
12/03/2026;Imposta sostitutiva;-375 ## 2026-03-12 -37500
=== office bank n no header at all
02/02/2026;02/02/2026;COMMISSIONE BONIFICO;-1,00;EUR ## 2026-02-02 -100
05/02/2026;05/02/2026;BONIFICO DA VIVAI SERENI;1.220,00;EUR ## 2026-02-05 122000
13/02/2026;13/02/2026;ADDEBITO CARTA;-310,77;EUR ## 2026-02-13 -31077
=== office bank o (xlsx) a balance column first and the newest above
Saldo;Importo;Data;Causale
7.310,40;-900,00;02/02/2026;Affitto ## 2026-02-02 -90000
8.210,40;310,40;28/01/2026;Incasso POS ## 2026-01-28 31040
7.900,00;-2.100,00;05/01/2026;Stipendi ## 2026-01-05 -210000
=== office service p an online wallet in Italian, holds and the effect on the balance
"Data","Ora","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Codice transazione","Saldo","Impatto sul saldo"
"03/02/2026","10:11:12","CET","Lia Bassi","Pagamento Express Checkout","Completata","EUR","50,00","-2,05","47,95","T1","47,95","Accredito" ## 2026-02-03 4795 @Lia Bassi
"04/02/2026","09:00:00","CET","","Prelievo generico","Completata","EUR","-40,00","0,00","-40,00","T2","7,95","Addebito" ## 2026-02-04 -4000
"05/02/2026","12:00:00","CET","Ugo Neri","Autorizzazione generica","In sospeso","EUR","30,00","0,00","30,00","T3","7,95","Promemoria"
"06/02/2026","12:00:00","CET","Lia Bassi","Rimborso","Completata","EUR","-10,00","0,35","-9,65","T4","-1,70","Addebito" ## 2026-02-06 -965 @Lia Bassi
=== office service q a processor of cards, reporting category
balance_transaction_id,created,available_on,currency,gross,fee,net,reporting_category,description
txn_1,2026-03-02 08:00:01,2026-03-09 00:00:00,eur,120.00,2.04,117.96,charge,Ordine 1001 ## 2026-03-02 11796
txn_2,2026-03-04 18:30:44,2026-03-11 00:00:00,eur,-20.00,0.00,-20.00,refund,Rimborso ordine 1001 ## 2026-03-04 -2000
txn_3,2026-03-09 00:10:00,2026-03-11 00:00:00,eur,-97.96,0.00,-97.96,payout,STRIPE PAYOUT ## 2026-03-09 -9796
=== office service r terminals, the fee apart and what is credited
Data,ID transazione,Tipo transazione,Stato,Tipo di carta,Ultime 4 cifre,Totale,Commissione,Accredito netto
"12/03/2026, 09:15",T1,Vendita,Riuscito,VISA,1234,"25,00","0,49","24,51" ## 2026-03-12 2451
"12/03/2026, 11:40",T2,Vendita,Fallito,MASTERCARD,9876,"60,00","0,00","0,00"
"13/03/2026, 16:02",T3,Rimborso,Riuscito,VISA,1234,"-25,00","0,00","-25,00" ## 2026-03-13 -2500
=== office service s an account of a marketplace, day in words
data/ora,id pagamento,tipo,ID ordine,descrizione,vendite,commissioni,altro,totale
"1 feb 2026 08:00:12 UTC",111,Ordine,A1,Vaso,"40,00","-6,12","0","33,88" ## 2026-02-01 3388
"3 feb 2026 10:20:00 UTC",111,Rimborso,A1,Vaso,"-40,00","4,90","0","-35,10" ## 2026-02-03 -3510
"14 feb 2026 00:00:10 UTC",111,Trasferimento,,Al tuo conto,"0","0","-120,40","-120,40" ## 2026-02-14 -12040
=== office service t a card of the firm, spends and what repays them
Data,Descrizione,Titolare Carta,Numero conto,Importo
03/03/2026,TRENORD MILANO,ADA BIANCHI,-21003,"12,40" ## 2026-03-03 -1240
09/03/2026,HOTEL LUNA VERONA,ADA BIANCHI,-21003,"210,00" ## 2026-03-09 -21000
15/03/2026,PAGAMENTO RICEVUTO - GRAZIE,ADA BIANCHI,-21003,"-480,15" ## 2026-03-15 48015
=== office service u a fuel card in an invoice's list
Targa;Data;Ora;Impianto;Prodotto;Litri;Prezzo/l;Importo IVA incl.
AB123CD;02/03/2026;08:10;Adda Sud;Gasolio;41,20;1,699;70,00 ## 2026-03-02 -7000
AB123CD;11/03/2026;18:44;Brennero Est;Gasolio;52,98;1,699;90,01 ## 2026-03-11 -9001
=== office service v a prepaid with the amount and the fee on the same row
Data operazione;Data contabile;Descrizione operazione;Importo;Commissione
02/04/2026;03/04/2026;Ricarica carta;100,00;1,00 ## 2026-04-03 10000
06/04/2026;07/04/2026;Pagamento internet Libreria Nord;-18,50;0,00 ## 2026-04-07 -1850
09/04/2026;09/04/2026;Prelievo ATM altra banca;-50,00;1,75 ## 2026-04-09 -5000
=== office service w what terminals cashed each day, paid two days later
Punto vendita;Data vendita;Numero operazioni;Importo lordo;Commissioni;Importo netto;Data accredito
Via Roma 3;02/04/2026;14;420,10;3,91;416,19;04/04/2026 ## 2026-04-02 41619
Via Roma 3;03/04/2026;9;210,00;1,95;208,05;07/04/2026 ## 2026-04-03 20805
Totale;;23;630,10;5,86;624,24;
=== office service x the cash book made by hand with what remains
Prima nota cassa - marzo 2026
Riporto dal mese precedente;;;;312,40
Data;Descrizione;Entrate;Uscite;Rimanenza
02/03/2026;Corrispettivi;140,00;;452,40 ## 2026-03-02 14000
02/03/2026;Valori bollati;;32,00;420,40 ## 2026-03-02 -3200
05/03/2026;Versamento in banca;;300,00;120,40 ## 2026-03-05 -30000
TOTALI;;140,00;332,00;120,40
=== office bank z the currency in the title of the column and a comma for thousands
Transaction Date,Value Date,Transaction Details,Debit (EUR),Credit (EUR),Balance (EUR)
05/01/2026,05/01/2026,Opening transfer,,"10,000.00","10,000.00" ## 2026-01-05 1000000
19/01/2026,19/01/2026,Rent January,"1,250.00",,"8,750.00" ## 2026-01-19 -125000
23/01/2026,23/01/2026,Card fee,2.50,,"8,747.50" ## 2026-01-23 -250
`;
