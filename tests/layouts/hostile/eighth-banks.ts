/** As banks and cards of every day write; written before the words of the reader were looked at. */
export const EIGHTH_BANKS = `
=== bank 1 title, account, period and balances above
BANCA DEL PONTE S.p.A.
Lista movimenti del conto corrente 1234/00056789
Intestatario: MECCANICA TRE PINI SRL
Periodo: dal 01/03/2026 al 31/03/2026
Saldo contabile iniziale: 12.450,30 EUR
Saldo contabile finale: 12.106,44 EUR

Data contabile;Data valuta;Descrizione;Importo;Divisa
02/03/2026;02/03/2026;PAGAMENTO POS 27/02 ORE 12.31 FERRAMENTA NORD;-45,36;EUR ## 2026-03-02 -4536
05/03/2026;05/03/2026;BONIFICO A VS FAVORE DA PANIFICIO MORO SNC FT 7;495,55;EUR ## 2026-03-05 49555
16/03/2026;16/03/2026;DELEGA F24 TELEMATICO;-780,00;EUR ## 2026-03-16 -78000
31/03/2026;31/03/2026;COMMISSIONI E SPESE;-14,05;EUR ## 2026-03-31 -1405
=== bank 2 (xlsx) in and out with the cause of the bankers
Movimenti conto
Conto;IT60X0542811101000000123456
Data operazione;Data valuta;Causale ABI;Descrizione;Entrate;Uscite
04/05/2026;04/05/2026;48;Bonifico da Vivai Sereni;1.220,00; ## 2026-05-04 122000
07/05/2026;08/05/2026;43;Pagamento carta di debito;;62,10 ## 2026-05-07 -6210
18/05/2026;18/05/2026;19;Imposte e tasse F24;;1.340,77 ## 2026-05-18 -134077
29/05/2026;29/05/2026;27;Stipendi maggio;;3.810,00 ## 2026-05-29 -381000
Totale;;;;1.220,00;5.212,87
=== bank 3 (xlsx) out negative and in positive, total below
Data contabile;Data valuta;Uscite;Entrate;Causale;Descrizione operazione
30/06/2026;30/06/2026;-2,00;;Imposta di bollo;Bollo su estratto conto ## 2026-06-30 -200
22/06/2026;22/06/2026;;640,00;Accredito bonifico;Bonifico N. 0012 ordinante Gamma Impianti ## 2026-06-22 64000
15/06/2026;15/06/2026;-88,40;;Addebito diretto;SDD Energia Verde ## 2026-06-15 -8840
Saldo finale;;;3.410,02;;
=== bank 4 every row with account, currency and channel
Rapporto;Data Cont.;Data Val.;Importo;Divisa;Causale;Descrizione;Canale
1000/00012345;03/02/2026;03/02/2026;-1.200,00;EUR;ADDEBITO BONIFICO;Canone locazione febbraio;INTERNET ## 2026-02-03 -120000
1000/00012345;04/02/2026;04/02/2026;3.050,00;EUR;BONIFICO RICEVUTO;Saldo fattura 12;SEDE ## 2026-02-04 305000
1000/00012345;11/02/2026;09/02/2026;-91,25;EUR;PAGAMENTO POS;Area servizio Adige;POS ## 2026-02-11 -9125
1000/00012345;27/02/2026;27/02/2026;-6,50;EUR;COMPETENZE;Canone mensile;SEDE ## 2026-02-27 -650
=== bank 5 text amounts with the word EUR before them
Data;Valuta;Movimento;Dettaglio;Importo
12/01/2026;12/01/2026;Addebito SDD;Utenza gas;EUR -120,40 ## 2026-01-12 -12040
14/01/2026;14/01/2026;Giroconto;Da conto deposito;EUR 2.000,00 ## 2026-01-14 200000
19/01/2026;19/01/2026;Bonifico disposto;Forniture ufficio;EUR -355,90 ## 2026-01-19 -35590
=== bank 6 of two languages
Datum/Data;Valuta;Beschreibung/Descrizione;Betrag/Importo;Saldo
05.03.2026;05.03.2026;Überweisung/Bonifico Holzbau Unterland;1.830,00;9.930,00 ## 2026-03-05 183000
09.03.2026;10.03.2026;Kartenzahlung/Pagamento carta;-75,20;9.854,80 ## 2026-03-09 -7520
16.03.2026;16.03.2026;F24;-412,00;9.442,80 ## 2026-03-16 -41200
=== bank 7 dare and avere with the newest first and balances in rows
Data;Data valuta;Descrizione;Dare;Avere;Saldo contabile
;;Saldo al 30/04/2026;;;4.122,15
28/04/2026;28/04/2026;VERSAMENTO CONTANTI SPORTELLO;;900,00;4.122,15 ## 2026-04-28 90000
20/04/2026;20/04/2026;RATA MUTUO N. 114;655,12;;3.222,15 ## 2026-04-20 -65512
03/04/2026;03/04/2026;ASSEGNO N. 7788990011;200,00;;3.877,27 ## 2026-04-03 -20000
;;Saldo al 31/03/2026;;;4.077,27
=== bank 8 hours in the day and a category
Data;Ora;Descrizione;Categoria;Importo;Valuta
2026-03-02;08:14;Bar Centrale;Ristorazione;-3,20;EUR ## 2026-03-02 -320
2026-03-03;19:40;Ricarica da conto;Entrate;150,00;EUR ## 2026-03-03 15000
2026-03-09;11:02;Treni Veloci;Trasporti;-48,90;EUR ## 2026-03-09 -4890
=== bank 9 an app of a young bank
Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-03-02 09:12:44,2026-03-03 04:10:01,Coop,-23.40,0.00,EUR,COMPLETED,976.60 ## 2026-03-02 -2340
TRANSFER,Current,2026-03-05 10:00:00,2026-03-05 10:00:02,From Bassi Lia,500.00,0.00,EUR,COMPLETED,1476.60 ## 2026-03-05 50000
CARD_PAYMENT,Current,2026-03-06 21:33:10,2026-03-07 03:44:00,Hotel Rex,-120.00,0.00,EUR,COMPLETED,1356.60 ## 2026-03-06 -12000
CARD_PAYMENT,Current,2026-03-08 12:00:00,,Noleggio Auto,-80.00,0.00,EUR,PENDING,
=== bank 10 of a neobank with payee and IBAN
"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-04-02,2026-04-02,"Immobiliare Sole",IT28W8000000292100645211208,"Debit Transfer","Affitto aprile","Conto principale",-650.00,,, ## 2026-04-02 -65000 @Immobiliare Sole
2026-04-07,2026-04-06,"Online Tools Ltd",,Presentment,,"Conto principale",-18.22,-20.00,USD,0.911 ## 2026-04-07 -1822 @Online Tools Ltd
2026-04-13,2026-04-13,"Gamma Impianti Spa",DE02120300000000202051,"Credit Transfer","Fattura 11","Conto principale",97.60,,, ## 2026-04-13 9760 @Gamma Impianti Spa
=== bank 11 of a business account in French words
Date d'opération;Date de valeur;Contrepartie;Référence;Débit (EUR);Crédit (EUR);Solde
03/03/2026;03/03/2026;Orange SA;Facture mars;45,99;;2.954,01 ## 2026-03-03 -4599
11/03/2026;11/03/2026;Panificio Moro;Virement facture 7;;495,55;3.449,56 ## 2026-03-11 49555
=== bank 12 Spanish, sign on the amount
Fecha operación;Fecha valor;Concepto;Importe;Divisa;Saldo
03/03/2026;03/03/2026;RECIBO LUZ;-84,10;EUR;1.915,90 ## 2026-03-03 -8410
10/03/2026;10/03/2026;TRANSFERENCIA DE CLIENTE;700,00;EUR;2.615,90 ## 2026-03-10 70000
=== bank 13 German, S and H in a column
Kontonummer;Buchungstag;Wertstellung;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Soll/Haben
0012345678;03.03.2026;03.03.2026;Stadtwerke;Strom;84,10;S ## 2026-03-03 -8410 @Stadtwerke
0012345678;10.03.2026;10.03.2026;Holzbau Unterland;Rechnung 12;700,00;H ## 2026-03-10 70000 @Holzbau Unterland
0012345678;12.03.2026;12.03.2026;Finanzamt;Umsatzsteuer;301,15;S ## 2026-03-12 -30115 @Finanzamt
=== bank 14 of the post with a description on columns
Data contabile;Data valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
02/03/2026;02/03/2026;;1.450,00;BONIFICO TUO FAVORE da MECCANICA PER STIPENDIO ## 2026-03-02 145000
06/03/2026;06/03/2026;250,00;;PRELIEVO ATM ## 2026-03-06 -25000
13/03/2026;13/03/2026;1,00;;COMMISSIONE BOLLETTINO ## 2026-03-13 -100
TOTALI;;251,00;1.450,00;
=== bank 15 one sign column, plus and minus
Data Mov.;Data Val.;Segno;Importo;Causale;Note
09/02/2026;09/02/2026;-;35,00;COMMISSIONI; ## 2026-02-09 -3500
12/02/2026;12/02/2026;+;870,25;BONIFICO;da Vivai Sereni ## 2026-02-12 87025
20/02/2026;20/02/2026;-;12,80;POS;Bar Stazione ## 2026-02-20 -1280
=== bank 16 available and booked balance side by side
Data operazione;Data valuta;Descrizione;Importo;Saldo contabile;Saldo disponibile
03/03/2026;03/03/2026;Luce;-184,50;815,50;1.315,50 ## 2026-03-03 -18450
09/03/2026;10/03/2026;Incasso fattura;1.000,00;1.815,50;2.315,50 ## 2026-03-09 100000
=== bank 17 lines of pending below a title of their own
Movimenti contabilizzati
Data;Descrizione;Importo
03/03/2026;Luce;-184,50 ## 2026-03-03 -18450
09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000
Movimenti non ancora contabilizzati
Data;Descrizione;Importo
10/03/2026;Pagamento carta;-40,00
=== bank 18 (xlsx) days as bare serial numbers
Data;Valuta;Causale;Importo
#46084;#46084;Luce;-184,50 ## 2026-03-03 -18450
#46090;#46091;Incasso fattura;1.000,00 ## 2026-03-09 100000
#46112;#46112;Spese;-2,00 ## 2026-03-31 -200
=== bank 19 (xlsx) a header over two merged lines
Date;<;Descrizione;Importi;<;Saldo
Operazione;Valuta;^;Addebito;Accredito;^
03/03/2026;03/03/2026;Luce;184,50;;815,50 ## 2026-03-03 -18450
09/03/2026;10/03/2026;Incasso fattura;;1.000,00;1.815,50 ## 2026-03-09 100000
=== bank 20 days without a year over the turn of the year
ESTRATTO CONTO N. 12/2025 - PERIODO 01.12.2025 - 31.01.2026
Saldo iniziale;;;;1.000,00
Data;Valuta;Descrizione;Dare;Avere
15/12;15/12;Luce;184,50; ## 2025-12-15 -18450
30/12;02/01;Incasso fattura;;1.000,00 ## 2025-12-30 100000
12/01;12/01;Spese;2,00; ## 2026-01-12 -200
Saldo finale;;;;1.813,50
=== bank 21 days without a year under a month
Estratto conto di marzo 2026
Giorno;Descrizione;Importo
03/03;Luce;-184,50 ## 2026-03-03 -18450
09/03;Incasso fattura;1.000,00 ## 2026-03-09 100000
31/03;Spese;-2,00 ## 2026-03-31 -200
=== bank 22 carried totals at the turn of each page
Data;Valuta;Descrizione;Dare;Avere
;;SALDO INIZIALE;;1.000,00
03/03/2026;03/03/2026;Luce;184,50; ## 2026-03-03 -18450
09/03/2026;09/03/2026;Incasso fattura;;1.000,00 ## 2026-03-09 100000
;;A RIPORTARE;184,50;2.000,00
;;RIPORTO;184,50;2.000,00
16/03/2026;16/03/2026;F24;300,00; ## 2026-03-16 -30000
;;TOTALE MOVIMENTI;484,50;1.000,00
;;SALDO FINALE;;1.515,50
=== bank 23 a day only on the first of its rows
Data;Descrizione;Importo
03/03/2026;Luce;-184,50 ## 2026-03-03 -18450
;Commissione su bolletta;-1,50 ## 2026-03-03 -150
09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000
;Commissione incasso;-0,80 ## 2026-03-09 -80
=== bank 24 an original amount in another currency beside
Data;Descrizione;Importo divisa;Divisa;Cambio;Importo euro
03/03/2026;Cloud hosting;-110,00;USD;1,1000;-100,00 ## 2026-03-03 -10000
09/03/2026;Incasso fattura;1.000,00;EUR;1,0000;1.000,00 ## 2026-03-09 100000
12/03/2026;Software;-55,00;USD;1,1000;-50,00 ## 2026-03-12 -5000
=== bank 25 a bank's state in everyday words
Data;Descrizione;Importo;Stato
03/03/2026;Bonifico a fornitore;-184,50;Eseguito ## 2026-03-03 -18450
05/03/2026;Bonifico a fornitore;-90,00;Annullato
09/03/2026;Bonifico istantaneo;-1.000,00;Eseguito ## 2026-03-09 -100000
11/03/2026;Bonifico a fornitore;-70,00;In lavorazione
12/03/2026;Bonifico a fornitore;-20,00;Rifiutato
=== card 1 of a bank, spends without sign and a total
Estratto conto carta di credito n. **** **** **** 4471
Data operazione;Data registrazione;Descrizione operazione;Importo in divisa;Importo in euro
02/05/2026;04/05/2026;AREA SERVIZIO ADIGE;;58,90 ## 2026-05-04 -5890
09/05/2026;11/05/2026;CLOUD HOSTING INC;USD 22,00;20,10 ## 2026-05-11 -2010
15/05/2026;17/05/2026;ALBERGO DUE TORRI;;200,40 ## 2026-05-17 -20040
Totale operazioni;;;;279,40
=== card 2 American, spends positive and payment negative
Data,Descrizione,Titolare della carta,Numero conto,Importo
03/05/2026,RISTORANTE DA GINO,BASSI CARLO,-71009,"45,00" ## 2026-05-03 -4500
08/05/2026,ADDEBITO IN C/C SALVO BUON FINE,BASSI CARLO,-71009,"-312,44" ## 2026-05-08 31244
19/05/2026,LIBRERIA CENTRALE,BASSI CARLO,-71009,"18,90" ## 2026-05-19 -1890
=== card 3 prepaid with load and fee
Data;Operazione;Esercente;Addebito;Accredito;Saldo
02/05/2026;Ricarica;Da home banking;;200,00;210,00 ## 2026-05-02 20000
02/05/2026;Commissione ricarica;;1,00;;209,00 ## 2026-05-02 -100
06/05/2026;Acquisto;Supermercato Due;34,50;;174,50 ## 2026-05-06 -3450
`;
