/** Those that were held back until the others were read. */
export const UNSEEN_HELD = `
=== unseen held 1 (partite) situazione clienti
Cod.;Rag.Soc.;Doc.;Num.;Data Em.;Data Sc.;Tot.Doc.;Acconti;Da Inc.
C10;Autofficina Viti;FT;FV-201;02/05/2026;01/07/2026;1.342,00;0,00;1.342,00 ## 2026-05-02 134200 nFV-201 >2026-07-01 @Autofficina Viti
C22;Gommista Elio;FT;FV-209;12/05/2026;11/07/2026;183,00;0,00;183,00 ## 2026-05-12 18300 nFV-209 >2026-07-11 @Gommista Elio
C10;Autofficina Viti;FT;FV-213;30/05/2026;29/07/2026;1.830,00;1.030,00;800,00 ## 2026-05-30 80000 nFV-213 >2026-07-29 @Autofficina Viti
=== unseen held 2 (partite) ap open items
Vendor ID,Vendor Name,Doc Type,Document Number,Document Date,Due Date,Original Amount,Current Amount,Currency
V100,Paper Mill Ltd,INV,INV77,2026-08-03,2026-09-02,410.00,410.00,EUR ## 2026-08-03 -41000 nINV77 >2026-09-02 @Paper Mill Ltd
V220,Steel Works SpA,INV,INV81,2026-08-11,2026-09-10,1220.00,1220.00,EUR ## 2026-08-11 -122000 nINV81 >2026-09-10 @Steel Works SpA
V100,Paper Mill Ltd,CRM,CM-4,2026-08-20,2026-08-20,-110.00,-110.00,EUR ## 2026-08-20 11000 nCM-4 >2026-08-20 @Paper Mill Ltd
=== unseen held 3 (partite) (xlsx) scadenze fornitori riba
Fornitore;Banca appoggio;N. fattura;Data fattura;Scadenza RiBa;Importo RiBa;Confermata
Colori Italia Srl;BANCA UNO;#4471;31/07/2026;31/10/2026;#2196;SI ## 2026-07-31 -219600 n4471 >2026-10-31 @Colori Italia Srl
Colori Italia Srl;BANCA UNO;#4480;31/07/2026;31/10/2026;#549;SI ## 2026-07-31 -54900 n4480 >2026-10-31 @Colori Italia Srl
Legnami Est Sas;BANCA DUE;AB12;31/08/2026;30/11/2026;#1708;NO ## 2026-08-31 -170800 nAB12 >2026-11-30 @Legnami Est Sas
=== unseen held 4 (partite) corrispettivi e fatture
Protocollo;Data;Ragione sociale cliente;Documento;Totale;di cui IVA;Pagamento;Data pagamento;Scadenza
1;01/09/2026;Lucchetti Marco;15/A;366,00;66,00;Bonifico;;30/09/2026 ## 2026-09-01 36600 n15/A >2026-09-30 @Lucchetti Marco
2;05/09/2026;Baldini & C.;16/A;1.098,00;198,00;Bonifico;;05/10/2026 ## 2026-09-05 109800 n16/A >2026-10-05 @Baldini C.
3;06/09/2026;Testi Anna;17/A;61,00;11,00;Contanti;06/09/2026;06/09/2026
=== unseen held 5 (partite) offene posten lieferanten
Lieferant;Rechnung;Datum;Fällig;Brutto;Skonto;Offen
Druck Haus GmbH;4711;14.04.2026;14.05.2026;833,00;0,00;833,00 ## 2026-04-14 -83300 n4711 >2026-05-14 @Druck Haus GmbH
Büro Plus;4712;20.04.2026;20.05.2026;119,00;0,00;59,50 ## 2026-04-20 -5950 n4712 >2026-05-20 @Büro Plus
=== unseen held 6 (partite) elenco rate mutui e finanziamenti
Piano rate - Finanziamento n. 88123
Rata;Scadenza;Quota capitale;Quota interessi;Importo rata;Stato
10;01/09/2026;1.000,00;250,00;1.250,00;Pagata
11;01/10/2026;1.005,00;245,00;1.250,00;Da pagare ## 2026-10-01 -125000 >2026-10-01
12;01/11/2026;1.010,00;240,00;1.250,00;Da pagare ## 2026-11-01 -125000 >2026-11-01
=== unseen held 7 (partite) estratto partite cliente email
Gentile cliente, di seguito le partite ancora aperte a nostro credito

Fattura	Data	Scadenza	Importo	Versato	Residuo
331	01.07.26	31.08.26	1.220,00	-	1.220,00 ## 2026-07-01 122000 n331 >2026-08-31
345	20.07.26	30.09.26	1.000,00	390,00	610,00 ## 2026-07-20 61000 n345 >2026-09-30
			2.220,00	390,00	1.830,00
=== unseen held 8 qonto like
Transaction ID,Settlement date (local),Operation date,Counterparty name,Payment method,Total amount (incl. VAT),Currency,Status,Reference
q1,03-08-2026 10:00:00,02-08-2026,Hosting Srl,Card,"-29,00",EUR,executed,hosting ## 2026-08-02 -2900
q2,05-08-2026 09:00:00,05-08-2026,Cliente Uno Spa,Transfer,"1500,00",EUR,executed,ft 12 ## 2026-08-05 150000
q3,,08-08-2026,Bar Tre,Card,"-7,00",EUR,declined,caffe
q4,09-08-2026 15:00:00,08-08-2026,Pranzo Da Ugo,Card,"-12,00",EUR,executed,pranzo ## 2026-08-08 -1200
=== unseen held 9 nexi carta
Data operazione;Descrizione;Categoria;Importo in valuta;Importo in euro;Stato
10/06/2026;PROFUMERIA;Shopping;;88,00;Contabilizzata ## 2026-06-10 -8800
12/06/2026;GELATERIA;Ristoranti;17,00 USD;15,50;Contabilizzata ## 2026-06-12 -1550
15/06/2026;STORNO PROFUMERIA;Shopping;;-22,00;Contabilizzata ## 2026-06-15 2200
18/06/2026;EDICOLA;Altro;;3,00;Autorizzata ## 2026-06-18 -300
=== unseen held 10 booking like
Tipo/Tipo di transazione,Numero di riferimento,Nome ospite,Check-in,Check-out,Data del pagamento,Importo lordo,Commissione,Costi di pagamento,Netto,Valuta
Prenotazione,991,Berti Ivo,10/05/2026,12/05/2026,31/05/2026,"450,00","-76,50","-4,50","369,00",EUR ## 2026-05-31 36900
Prenotazione,992,Cole Jane,15/05/2026,16/05/2026,31/05/2026,"300,00","-51,00","-3,00","246,00",EUR ## 2026-05-31 24600
=== unseen held 11 ticket restaurant acquisti
Data ordine;N. ordine;Prodotto;Quantità;Valore unitario;Importo ordine;Stato ordine
02/09/2026;OR-1;Buoni pasto elettronici;100;8,00;800,00;Evaso ## 2026-09-02 -80000
30/09/2026;OR-2;Buoni pasto elettronici;80;8,00;640,00;Evaso ## 2026-09-30 -64000
=== unseen held 12 (xlsx) pos banca mensile
Data contabile;Numero operazioni;Transato lordo;Commissioni;Accredito netto
02/07/2026;#4;#120;2,40;117,60 ## 2026-07-02 11760
03/07/2026;#9;#250;#5;#245 ## 2026-07-03 24500
04/07/2026;#1;#-20;#0;#-20 ## 2026-07-04 -2000
=== unseen held 13 wallet crypto free euro
Timestamp (UTC);Transaction Description;Currency;Amount;To Currency;To Amount;Native Currency;Native Amount;Transaction Kind
2026-04-01 10:00:00;Deposit EUR;EUR;300.00;;;EUR;300.00;bank_deposit ## 2026-04-01 30000
2026-04-02 12:30:00;Amazon.it;EUR;-49.99;;;EUR;-49.99;card_spend ## 2026-04-02 -4999
2026-04-05 00:00:01;Card fee;EUR;-1.00;;;EUR;-1.00;card_fee ## 2026-04-05 -100
=== unseen held 14 soldo like
Date;Settlement Date;Wallet;User;Transaction Type;Merchant;Transaction Amount;Transaction Currency;Wallet Amount;Wallet Currency;Status
03/03/2026;04/03/2026;EUR Main;Gino P.;Payment;Ferramenta Sud;-24,00;EUR;-24,00;EUR;Settled ## 2026-03-03 -2400
04/03/2026;05/03/2026;EUR Main;Gino P.;Payment;Bar Luna;-9,00;USD;-8,10;EUR;Settled ## 2026-03-04 -810
06/03/2026;06/03/2026;EUR Main;;Load;Load;500,00;EUR;500,00;EUR;Settled ## 2026-03-06 50000
07/03/2026;;EUR Main;Gino P.;Payment;Hotel Est;-90,00;EUR;-90,00;EUR;Authorised ## 2026-03-07 -9000
`;
