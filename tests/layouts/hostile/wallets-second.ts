/** A second lot of such exports, written when the first was read. */
export const WALLETS_SECOND = `
=== wallet second 1 takings of terminals by day, with the sign in a column of its own
Data contabile;Data valuta;Cod. esercente;Insegna;Num. op.;Segno;Importo;Segno comm.;Commissioni
02/03/2026;03/03/2026;00098765;BAR CENTRALE;12;+;640,00;-;7,68 ## 2026-03-02 64000
03/03/2026;04/03/2026;00098765;BAR CENTRALE;4;+;95,50;-;1,15 ## 2026-03-03 9550
04/03/2026;05/03/2026;00098765;BAR CENTRALE;1;-;20,00;+;0,24 ## 2026-03-04 -2000
=== wallet second 2 (xlsx) a bank's list of a credit card, spends and refunds in two columns
Movimenti carta di credito
Numero carta;XXXX XXXX XXXX 4410
Data operazione;Data addebito;Descrizione;Importo in divisa;Divisa;Spese;Rimborsi
02/03/2026;10/04/2026;LIBRERIA CENTRALE;;;34,50; ## 2026-03-02 -3450
05/03/2026;10/04/2026;AIRWAYS LONDON;120,00;GBP;142,50; ## 2026-03-05 -14250
11/03/2026;10/04/2026;LIBRERIA CENTRALE;;;;34,50 ## 2026-03-11 3450
=== wallet second 3 a wallet with top-ups from one's own card and money sent
Data e ora;Causale;Controparte;Entrata/Uscita;Importo;Stato
02/03/2026 10:11;Ricarica da carta;Visa *1122;Entrata;50,00;Completata ## 2026-03-02 5000
03/03/2026 08:30;Invio denaro;Lia Bassi;Uscita;12,50;Completata ## 2026-03-03 -1250
05/03/2026 19:02;Richiesta denaro;Ugo Neri;Entrata;8,00;Scaduta
06/03/2026 12:00;Pagamento in negozio;Edicola Sole;Uscita;2,00;Completata ## 2026-03-06 -200
=== wallet second 4 payments by instalments, what the shop receives
Order ID;Order date;Status;Order amount;Merchant fee;VAT on fee;Refunded amount;Payout amount;Payout date
A1;02/03/2026;Settled;100,00;4,00;0,88;0,00;95,12;05/03/2026 ## 2026-03-02 9512
A2;13/03/2026;Settled;50,00;2,00;0,44;0,00;47,56;16/03/2026 ## 2026-03-13 4756
A3;14/03/2026;Settled;80,00;3,20;0,70;30,00;46,10;17/03/2026 ## 2026-03-14 4610
=== wallet second 5 settlements of a processor with types in capitals
settlement_date;transaction_date;type;order_id;currency;gross_amount;fee_amount;net_amount
2026-03-05;2026-03-02;SALE;1001;EUR;100.00;-1.40;98.60 ## 2026-03-02 9860
2026-03-05;2026-03-03;SALE;1002;EUR;50.00;-0.80;49.20 ## 2026-03-03 4920
2026-03-16;2026-03-13;REFUND;1001;EUR;-100.00;0.00;-100.00 ## 2026-03-13 -10000
2026-03-16;2026-03-16;FEE;;EUR;0.00;-9.90;-9.90 ## 2026-03-16 -990
=== wallet second 6 a post office account of a firm
Data Contabile;Data Valuta;Importo Addebiti;Importo Accrediti;Causale;Descrizione operazioni
09/03/2026;09/03/2026;86,10;;50;ADDEBITO DIRETTO SDD ENERGIA PADANA ## 2026-03-09 -8610
05/03/2026;05/03/2026;;450,00;48;POSTAGIRO DA OFFICINA BASSI ## 2026-03-05 45000
02/03/2026;02/03/2026;1,50;;16;COMMISSIONI BOLLETTINO ## 2026-03-02 -150
=== wallet second 7 vouchers for meals bought by a firm and given to its people
Data;Ordine;Tipologia;Quantità;Valore unitario;Imponibile;IVA 4%;Totale ordine;Stato
02/03/2026;O-11;Buoni pasto elettronici;100;8,00;800,00;32,00;832,00;Evaso ## 2026-03-02 -83200
13/03/2026;O-12;Buoni pasto elettronici;60;8,00;480,00;19,20;499,20;Evaso ## 2026-03-13 -49920
=== wallet second 8 what a delivery service owes a restaurant
Data;Numero ordini;Vendite lorde;Commissioni;Promozioni;Rettifiche;Da versare
02/03/2026;12;240,00;-72,00;-10,00;0,00;158,00 ## 2026-03-02 15800
09/03/2026;15;310,00;-93,00;0,00;-12,00;205,00 ## 2026-03-09 20500
16/03/2026;9;180,00;-54,00;-5,00;0,00;121,00 ## 2026-03-16 12100
=== wallet second 9 a card statement, payments with their words and no sign
Estratto conto carta di credito n. **** 7781
Data;Data registrazione;Descrizione;Tipo movimento;Importo
02/03/2026;03/03/2026;FERRAMENTA NORD;Acquisto;34,20 ## 2026-03-02 -3420
05/03/2026;05/03/2026;ADDEBITO SU C/C;Pagamento;845,20 ## 2026-03-05 84520
09/03/2026;10/03/2026;ALBERGO DUE TORRI;Acquisto;120,00 ## 2026-03-09 -12000
12/03/2026;13/03/2026;ALBERGO DUE TORRI;Storno acquisto;20,00 ## 2026-03-12 2000
=== wallet second 10 (xlsx) a bank's list with the account above and balances beside it
Banca Alfa
Rapporto;c/c 1000/00012345;Saldo contabile al 31/03/2026;1.360,70
Data contabile;Data valuta;Causale;Descrizione;Dare;Avere;Divisa
02/03/2026;02/03/2026;Pagamento;POS BAR CENTRALE;3,20;;EUR ## 2026-03-02 -320
05/03/2026;05/03/2026;Bonifico;DA OFFICINA BASSI;;450,00;EUR ## 2026-03-05 45000
09/03/2026;09/03/2026;Addebito;ENERGIA PADANA;86,10;;EUR ## 2026-03-09 -8610
=== wallet second 11 a toll account with its invoices and services, all without sign
Elenco addebiti
Data;Numero;Tipo servizio;Targa;Importo IVA inclusa;Giorni
31/03/2026;T-881;Pedaggi;AB123CD;48,10;30 ## 2026-03-31 -4810
31/03/2026;T-882;Canone;AB123CD;3,50;30 ## 2026-03-31 -350
31/03/2026;T-883;Area C;EF456GH;15,00;30 ## 2026-03-31 -1500
=== wallet second 12 fuel from several countries with currency and rate
Datum;Zeit;Land;Tankstelle;Karte;Kennzeichen;Produkt;Menge;Betrag;Währung;Betrag EUR
02.03.2026;08:10;AT;Innsbruck Ost;7001;AB123CD;Diesel;40,00;66,80;EUR;66,80 ## 2026-03-02 -6680
13.03.2026;19:22;CH;Chiasso;7001;AB123CD;Diesel;35,00;66,50;CHF;69,85 ## 2026-03-13 -6985
16.03.2026;07:02;SI;Koper;7001;AB123CD;Diesel;30,00;46,20;EUR;46,20 ## 2026-03-16 -4620
=== wallet second 13 an account in pots: from the main one to savings and back
Data;Descrizione;Da;A;Importo;Saldo principale
02/03/2026;Trasferimento a Vacanze;Principale;Vacanze;-100,00;900,00 ## 2026-03-02 -10000
05/03/2026;Bonifico da Officina Bassi;Officina Bassi;Principale;450,00;1.350,00 ## 2026-03-05 45000
09/03/2026;Trasferimento da Vacanze;Vacanze;Principale;40,00;1.390,00 ## 2026-03-09 4000
=== wallet second 14 a Dutch bank's app, the own account on each row
"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2026-03-02","2026-03-02","-3.20","NL42BUNQ2025123456","","Bar Centrale","Bar Centrale Milano" ## 2026-03-02 -320
"2026-03-05","2026-03-05","450.00","NL42BUNQ2025123456","IT60X0542811101000000123456","Officina Bassi","saldo ft 12" ## 2026-03-05 45000
"2026-03-13","2026-03-13","-86.10","NL42BUNQ2025123456","IT28W8000000292100645211151","Energia Padana","bolletta" ## 2026-03-13 -8610
=== wallet second 15 payouts of a shop's platform
Payout Date,Status,Charges,Refunds,Adjustments,Advances,Fees,Retried Amount,Total,Currency
2026-03-05,paid,100.00,0.00,0.00,0.00,-2.15,0.00,97.85,EUR ## 2026-03-05 9785
2026-03-09,paid,250.00,-20.00,0.00,0.00,-5.10,0.00,224.90,EUR ## 2026-03-09 22490
2026-03-13,in_transit,80.00,0.00,0.00,0.00,-1.85,0.00,78.15,EUR
=== wallet second 16 coins bought and sold, seen from the euro purse
Data;Tipo;Valuta;Importo;Commissione;Saldo dopo l'operazione
02/03/2026;Deposito SEPA;EUR;500,00;0,00;500,00 ## 2026-03-02 50000
04/03/2026;Acquisto BTC;EUR;-200,00;-1,00;299,00 ## 2026-03-04 -20100
09/03/2026;Vendita ETH;EUR;150,00;-0,75;448,25 ## 2026-03-09 14925
12/03/2026;Prelievo SEPA;EUR;-400,00;-0,90;47,35 ## 2026-03-12 -40090
=== wallet second 17 a fee beside each transfer, totals behind
Data;Beneficiario;Causale;Importo bonifico;Commissione;Totale addebitato
02/03/2026;Legnami Sud Srl;ft 44;732,00;0,50;732,50 ## 2026-03-02 -73250
05/03/2026;Energia Padana;bolletta;86,10;0,50;86,60 ## 2026-03-05 -8660
09/03/2026;Vetreria Lago Sas;ft 91;244,00;0,50;244,50 ## 2026-03-09 -24450
=== wallet second 18 a list on the counter's till with cash and cards
Incassi giornalieri
Data;Contanti;POS;Satispay;Buoni pasto;Totale incasso
02/03/2026;210,00;640,00;30,00;24,00;904,00 ## 2026-03-02 90400
03/03/2026;180,50;95,50;12,00;16,00;304,00 ## 2026-03-03 30400
04/03/2026;95,00;410,00;0,00;8,00;513,00 ## 2026-03-04 51300
=== wallet second 19 a card in the words of a bank of the country, plus for what comes back
Data acquisto;Data valuta;Esercente;Citta;Importo (EUR)
02/03/2026;04/03/2026;TRENORD;MILANO;12,40- ## 2026-03-02 -1240
05/03/2026;06/03/2026;HOTEL LUNA;VERONA;210,00- ## 2026-03-05 -21000
13/03/2026;14/03/2026;HOTEL LUNA;VERONA;10,00+ ## 2026-03-13 1000
=== wallet second 20 a firm's account, credit and debit words of the country behind the amounts
Data;Descrizione;Importo;D/A
02/03/2026;POS BAR CENTRALE;3,20;D ## 2026-03-02 -320
05/03/2026;BONIFICO DA OFFICINA BASSI;450,00;A ## 2026-03-05 45000
09/03/2026;SDD ENERGIA PADANA;86,10;D ## 2026-03-09 -8610
=== wallet second 21 transactions of a processor with amounts captured and refunded
Transaction ID;Created;Customer;Amount;Amount captured;Amount refunded;Fee;Net;Currency;Status
t1;2026-03-02 10:00;Lia Bassi;100.00;100.00;0.00;1.65;98.35;EUR;captured ## 2026-03-02 9835
t2;2026-03-13 11:00;Ugo Neri;50.00;50.00;10.00;0.95;39.05;EUR;partially_refunded ## 2026-03-13 3905
t3;2026-03-14 12:00;Anna Verdi;70.00;0.00;0.00;0.00;0.00;EUR;authorized ## 2026-03-14 0
=== wallet second 22 (xlsx) spends of several of the firm's cards, one below the other
Spese carte aziendali - marzo 2026
Titolare;Carta;Data;Esercente;Importo €;Nota spese
NERI UGO;*1122;02/03/2026;TRENORD;12,40;Sì ## 2026-03-02 -1240 #1122
NERI UGO;*1122;05/03/2026;HOTEL LUNA;210,00;No ## 2026-03-05 -21000 #1122
BASSI LIA;*3344;09/03/2026;CLOUD SERVICES;90,50;Sì ## 2026-03-09 -9050 #3344
BASSI LIA;*3344;12/03/2026;TAXI ROMA;18,60;Sì ## 2026-03-12 -1860 #3344
=== wallet second 23 in English for a branch abroad, paid in and out
Date;Narrative;Paid out (EUR);Paid in (EUR);Balance (EUR)
02 Mar 2026;CARD BAR CENTRALE;3.20;;996.80 ## 2026-03-02 -320
05 Mar 2026;OFFICINA BASSI;;450.00;1446.80 ## 2026-03-05 45000
13 Mar 2026;D/D ENERGIA PADANA;86.10;;1360.70 ## 2026-03-13 -8610
=== wallet second 24 a service for taxes and slips: each payment with its fee and state
Data pagamento;Ente creditore;Codice avviso;Importo avviso;Commissioni;Importo totale;Esito
02/03/2026;Comune di Borgo Alto;3010001;120,00;1,50;121,50;Pagato ## 2026-03-02 -12150
05/03/2026;Agenzia Riscossione;3010002;340,00;1,50;341,50;Pagato ## 2026-03-05 -34150
09/03/2026;Comune di Borgo Alto;3010003;60,00;1,50;61,50;Annullato
=== wallet second 25 gift cards and refunds of a purse, balance after
Date,Transaction,Amount,Balance
"March 2, 2026",Gift card added,50.00,50.00 ## 2026-03-02 5000
"March 5, 2026",Order 111-2222,-18.40,31.60 ## 2026-03-05 -1840
"March 19, 2026",Refund order 111-2222,8.40,40.00 ## 2026-03-19 840
=== wallet second 26 terminals of a shop, sales and what was taken back, without sign
Data;Ora;Terminale;Circuito;Tipo operazione;Importo;Esito
02/03/2026;10:11;88001;VISA;Acquisto;50,00;Eseguita ## 2026-03-02 5000
03/03/2026;12:40;88001;PAGOBANCOMAT;Acquisto;20,00;Eseguita ## 2026-03-03 2000
04/03/2026;17:05;88001;VISA;Storno;50,00;Eseguita ## 2026-03-04 -5000
05/03/2026;09:12;88001;VISA;Acquisto;30,00;Eseguita ## 2026-03-05 3000
`;
