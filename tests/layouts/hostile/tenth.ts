/** More of a month of an office, of other programs; written before the words of the reader were looked at again. */
export const TENTH = `
=== tenth 1 (partite) (xlsx) sales and purchases in two sheets
>>> Attive
Numero;Data;Cliente;Totale;Incassato;Scadenza
1;08/01/2026;Colorificio Est Srl;610,00;610,00;07/02/2026
2;22/01/2026;Vetreria Lago Sas;1.830,00;830,00;21/02/2026 ## 2026-01-22 100000 @Vetreria Lago Sas
>>> Passive
Numero;Data;Fornitore;Totale;Pagato;Scadenza
118;28/02/2026;Energia Verde Spa;311,10;0,00;20/03/2026 ## 2026-02-28 -31110 @Energia Verde Spa
44/B;27/02/2026;Legnami Sud Srl;732,00;732,00;30/04/2026
=== tenth 2 sums of each month with a day and no words
Data;Descrizione;Importo
05/01/2026;Incasso ft 1;610,00 ## 2026-01-05 61000
19/01/2026;Luce;-184,50 ## 2026-01-19 -18450
31/01/2026;;425,50
06/02/2026;Incasso ft 2;1.830,00 ## 2026-02-06 183000
16/02/2026;F24;-412,00 ## 2026-02-16 -41200
28/02/2026;;1.418,00
=== tenth 3 a payout of lodgings: bookings in one column and what was paid in another
Data;Tipo;Codice di conferma;Ospite;Valuta;Importo;Versato;Costi del servizio;Guadagni lordi
02/03/2026;Payout;;;EUR;;388,00;; ## 2026-03-02 -38800
02/03/2026;Prenotazione;HMA1;Anna;EUR;194,00;;6,00;200,00 ## 2026-03-02 19400
02/03/2026;Prenotazione;HMA2;Bruno;EUR;194,00;;6,00;200,00 ## 2026-03-02 19400
09/03/2026;Payout;;;EUR;;97,00;; ## 2026-03-09 -9700
09/03/2026;Prenotazione;HMA3;Carla;EUR;97,00;;3,00;100,00 ## 2026-03-09 9700
=== tenth 4 takings by rate of VAT
Registro dei corrispettivi - marzo 2026
Data;Totale corrispettivi;Imponibile 22%;IVA 22%;Imponibile 10%;IVA 10%
02/03/2026;232,00;100,00;22,00;100,00;10,00 ## 2026-03-02 23200
03/03/2026;122,00;100,00;22,00;0,00;0,00 ## 2026-03-03 12200
04/03/2026;176,00;0,00;0,00;160,00;16,00 ## 2026-03-04 17600
Totale;530,00;200,00;44,00;260,00;26,00
=== tenth 5 (partite) payment received later than due, a column of the state in a word and the rest
Fatture clienti
N. fattura;Data;Ragione sociale;Importo;Stato;Residuo
1;08/01/2026;Colorificio Est Srl;610,00;Pagata;0,00
2;22/01/2026;Vetreria Lago Sas;1.830,00;Pagata parzialmente;1.000,00 ## 2026-01-22 100000 @Vetreria Lago Sas
3;05/02/2026;Colorificio Est Srl;854,00;Non pagata;854,00 ## 2026-02-05 85400 @Colorificio Est Srl
=== tenth 6 a line that tells Excel the separator, and decimals of one figure
sep=;
Data;Descrizione;Importo
02/03/2026;Luce;-184,5 ## 2026-03-02 -18450
09/03/2026;Incasso;1000 ## 2026-03-09 100000
31/03/2026;Spese;-2 ## 2026-03-31 -200
=== tenth 7 every line between quotes as a whole
"Data;Descrizione;Importo"
"02/03/2026;Luce;-184,50" ## 2026-03-02 -18450
"09/03/2026;Incasso fattura;1.000,00" ## 2026-03-09 100000
"31/03/2026;Spese;-2,00" ## 2026-03-31 -200
=== tenth 8 (xlsx) details of a movement in rows of their own
Estratto conto marzo 2026
Data;Valuta;Descrizione;Dare;Avere
02/03/2026;02/03/2026;Addebito SDD;184,50; ## 2026-03-02 -18450
;;Creditore: Energia Verde Spa;;
;;Mandato 00112233;;
09/03/2026;09/03/2026;Bonifico a Vs favore;;1.000,00 ## 2026-03-09 100000
;;Ordinante: Colorificio Est Srl;;
;;Rif: saldo fattura 3 di 854,00 e acconto 146,00;;
=== tenth 9 fuel cards with litres and prices
Data;Ora;Targa;Impianto;Prodotto;Litri;Prezzo unitario;Importo;IVA inclusa
02/03/2026;07:41;AB123CD;Adria Sud;Gasolio;40,00;1,700;68,00;12,26 ## 2026-03-02 -6800
09/03/2026;18:02;AB123CD;Adria Nord;Gasolio;30,00;1,710;51,30;9,25 ## 2026-03-09 -5130
16/03/2026;12:15;EF456GH;Adria Sud;Benzina;20,00;1,800;36,00;6,49 ## 2026-03-16 -3600
=== tenth 10 cards of a firm with place and original amount
Data operazione;Data contabile;Numero carta;Titolare;Descrizione;Località;Importo originario;Valuta originaria;Importo in Euro;Tipo
02/05/2026;04/05/2026;**** 4471;BASSI CARLO;AREA SERVIZIO;ADRIA;58,90;EUR;58,90;Acquisto ## 2026-05-04 -5890
08/05/2026;11/05/2026;**** 4471;BASSI CARLO;CLOUD INC;DUBLIN;22,00;USD;20,10;Acquisto ## 2026-05-11 -2010
15/05/2026;18/05/2026;**** 4471;BASSI CARLO;ALBERGO;VERONA;200,40;EUR;200,40;Acquisto ## 2026-05-18 -20040
=== tenth 11 (partite) (xlsx) invoices to cash with days in words and amounts without cents
Fatture da incassare
Cliente;Fattura;Data;Importo;Scade il
Colorificio Est Srl;3;5 febbraio 2026;'1.220;7 marzo 2026 ## 2026-02-05 122000 @Colorificio Est Srl
Vetreria Lago Sas;2;22 gennaio 2026;'850;21 febbraio 2026 ## 2026-01-22 85000 @Vetreria Lago Sas
Bar Stazione di Neri Ivo;11;2 marzo 2026;'122;2 aprile 2026 ## 2026-03-02 12200 @Bar Stazione di Neri Ivo
=== tenth 12 (partite) open items with letters of the side, payments as rows
Partite aperte clienti al 31/03/2026
Cod.;Cliente;Causale;N. doc.;Data doc.;Importo;D/A
00012;Colorificio Est Srl;Fattura;3;05/02/2026;854,00;D ## 2026-02-05 85400 @Colorificio Est Srl
00031;Vetreria Lago Sas;Fattura;2;22/01/2026;1.830,00;D ## 2026-01-22 100000 @Vetreria Lago Sas
00031;Vetreria Lago Sas;Incasso;2;26/02/2026;830,00;A
=== tenth 13 weekly sums of a delivery service
Settimana;Data pagamento;Ordini;Vendite;Commissione;IVA su commissione;Pubblicità;Importo bonificato
02/03 - 08/03;11/03/2026;24;480,00;-96,00;-21,12;-10,00;352,88 ## 2026-03-11 35288
09/03 - 15/03;18/03/2026;30;600,00;-120,00;-26,40;0,00;453,60 ## 2026-03-18 45360
16/03 - 22/03;25/03/2026;12;240,00;-48,00;-10,56;0,00;181,44 ## 2026-03-25 18144
=== tenth 14 a list of F24 with debts and credits
Elenco deleghe F24
Data versamento;Codice tributo;Periodo;Importo a debito;Importo a credito
16/02/2026;1001;01/2026;412,00; ## 2026-02-16 -41200
16/02/2026;6099;2025;;300,00 ## 2026-02-16 30000
16/03/2026;6002;02/2026;1.018,45; ## 2026-03-16 -101845
=== tenth 15 (partite) statement that a supplier sends, its dare is what we owe
Estratto conto del cliente MECCANICA TRE PINI SRL
Emesso da: Vetreria Lago Sas
Data;Documento;Descrizione;Dare;Avere;Saldo
12/01/2026;31;Ns. fattura;610,00;;610,00 ## 2026-01-12 -61000
19/02/2026;44;Ns. fattura;244,00;;854,00 ## 2026-02-19 -24400
=== tenth 16 two kinds of amounts: with tax and without
Data;Descrizione;Importo netto IVA;Importo
02/03/2026;Acquisto toner;-100,00;-122,00 ## 2026-03-02 -12200
09/03/2026;Acquisto carta;-50,00;-61,00 ## 2026-03-09 -6100
16/03/2026;Reso carta;25,00;30,50 ## 2026-03-16 3050
=== tenth 17 amounts of three decimals beside a balance
Data;Descrizione;Importo;Saldo
02/03/2026;Luce;-184,500;815,500 ## 2026-03-02 -18450
09/03/2026;Incasso;1000,000;1815,500 ## 2026-03-09 100000
31/03/2026;Spese;-2,000;1813,500 ## 2026-03-31 -200
=== tenth 18 months cut short under a title of the year
Movimenti 2026
Giorno;Descrizione;Importo
2 mar;Luce;-184,50 ## 2026-03-02 -18450
9 mar;Incasso;1.000,00 ## 2026-03-09 100000
1 apr;Spese;-2,00 ## 2026-04-01 -200
=== tenth 19 a wallet with holds and their release among the rows
Data,Nome,Tipo,Stato,Valuta,Lordo,Commissioni,Netto,Impatto sul saldo
02/03/2026,Anna Verdi,Pagamento,Completata,EUR,"100,00","-3,75","96,25",Credito ## 2026-03-02 9625
03/03/2026,Noleggio Uno,Autorizzazione aperta,In sospeso,EUR,"-50,00","0,00","-50,00",Promemoria
05/03/2026,Noleggio Uno,Pagamento,Completata,EUR,"-45,00","0,00","-45,00",Debito ## 2026-03-05 -4500
=== tenth 20 (xlsx) amounts with the euro in the text and a space for thousands
Data movimento;Tipologia;Entrate;Uscite
02/03/2026;Luce;;'€ 184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;'€ 1 000,00; ## 2026-03-09 100000
31/03/2026;Spese;;'€ 2,00 ## 2026-03-31 -200
=== tenth 21 (partite) invoices received with three days and a reverse charge
Data ricezione;Data registrazione;Data documento;Numero documento;Tipo;Fornitore;Imponibile;IVA;Totale
05/02/2026;10/02/2026;31/01/2026;118;TD01;Energia Verde Spa;255,00;56,10;311,10 ## 2026-01-31 -31110 @Energia Verde Spa
12/02/2026;15/02/2026;05/02/2026;44/B;TD01;Legnami Sud Srl;600,00;132,00;732,00 ## 2026-02-05 -73200 @Legnami Sud Srl
20/02/2026;22/02/2026;18/02/2026;7;TD04;Legnami Sud Srl;100,00;22,00;122,00 ## 2026-02-18 12200 @Legnami Sud Srl
=== tenth 22 cash book of a shop with a fund at the start
Giornale di cassa
Data;Causale;Entrate;Uscite;Saldo
01/03/2026;Fondo cassa;200,00;;200,00
02/03/2026;Incassi del giorno;350,00;;550,00 ## 2026-03-02 35000
02/03/2026;Acquisto cancelleria;;24,40;525,60 ## 2026-03-02 -2440
03/03/2026;Versamento in banca;;300,00;225,60 ## 2026-03-03 -30000
=== tenth 23 (partite) due items by bank receipts with the outcome
Elenco effetti presentati
Distinta;Scadenza;Debitore;Fattura;Data fattura;Importo;Esito
12;31/03/2026;Colorificio Est Srl;3;05/02/2026;854,00;Pagato
12;31/03/2026;Vetreria Lago Sas;5;12/02/2026;1.220,00;Insoluto ## 2026-02-12 122000 @Vetreria Lago Sas
14;30/04/2026;Colorificio Est Srl;9;03/03/2026;300,00;In scadenza ## 2026-03-03 30000 @Colorificio Est Srl
=== tenth 24 a bank that writes the year in the title and days with the month alone beside
Estratto conto n. 1 del 31 marzo 2026
Data op.;Val.;Descrizione delle operazioni;Movimenti dare;Movimenti avere
02.03;02.03;Luce;184,50; ## 2026-03-02 -18450
09.03;10.03;Incasso;;1.000,00 ## 2026-03-09 100000
31.03;31.03;Competenze;2,00; ## 2026-03-31 -200
=== tenth 25 (xlsx) hand made, income left and costs right with one day each
Data;Entrata da;Importo entrata;Uscita per;Importo uscita
02/03/2026;Colorificio;610,00;; ## 2026-03-02 61000
05/03/2026;;;Luce;184,50 ## 2026-03-05 -18450
09/03/2026;Vetreria;1.000,00;; ## 2026-03-09 100000
16/03/2026;;;F24;412,00 ## 2026-03-16 -41200
=== tenth 26 salaries to be paid and paid
Data;Dipendente;Netto in busta;Pagato il
27/03/2026;Rossi Ugo;1.480,00;27/03/2026 ## 2026-03-27 -148000
27/03/2026;Bianchi Eva;1.350,00;27/03/2026 ## 2026-03-27 -135000
27/03/2026;Neri Ivo;1.610,00;30/03/2026 ## 2026-03-27 -161000
=== tenth 27 interest table under the movements with days and numbers
Data;Valuta;Descrizione;Importo
02/03/2026;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;10/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
Prospetto competenze
Data;Tasso;Numeri creditori;Interessi
31/03/2026;0,10;45.000,00;0,12
31/03/2026;0,00;0,00;0,00
=== tenth 28 (partite) an agent's list with commissions beside
Fatture clienti per agente
Agente;Cliente;N. fattura;Data fattura;Scadenza;Importo;Provvigione;Da incassare
Bassi;Colorificio Est Srl;3;05/02/2026;07/03/2026;854,00;42,70;854,00 ## 2026-02-05 85400 @Colorificio Est Srl
Bassi;Vetreria Lago Sas;2;22/01/2026;21/02/2026;1.830,00;91,50;1.000,00 ## 2026-01-22 100000 @Vetreria Lago Sas
=== tenth 29 incoming transfers with who ordered them
Bonifici in entrata
Data;Ordinante;Banca ordinante;Importo;Causale
02/03/2026;Colorificio Est Srl;BANCA ALFA;610,00;Saldo ft 1 ## 2026-03-02 61000
09/03/2026;Vetreria Lago Sas;BANCA BETA;830,00;Acconto ft 2 ## 2026-03-09 83000
20/03/2026;Vetreria Lago Sas;BANCA BETA;1.000,00;Saldo ft 2 ## 2026-03-20 100000
=== tenth 30 two directions in words of a fintech with a fee always zero and a round-up
Date (UTC),ID,Type,State,Description,Payment currency,Amount,Total amount,Exchange rate,Fee,Balance,Account
2026-03-02,a1,TOPUP,COMPLETED,Payment from Bassi,EUR,500.00,500.00,,0.00,500.00,EUR Main ## 2026-03-02 50000
2026-03-04,a2,CARD_PAYMENT,COMPLETED,Cloud,USD,-22.00,-20.10,0.9136,0.20,479.70,EUR Main ## 2026-03-04 -2030
2026-03-09,a3,TRANSFER,COMPLETED,To Luce,EUR,-100.00,-100.00,,0.00,379.70,EUR Main ## 2026-03-09 -10000
=== tenth 31 a bank with the balance after each day only, and pending last with a zero balance
Data contabile;Data valuta;Descrizione;Importo;Saldo
02/03/2026;02/03/2026;Luce;-184,50; ## 2026-03-02 -18450
02/03/2026;02/03/2026;Spese;-2,00;813,50 ## 2026-03-02 -200
09/03/2026;09/03/2026;Incasso;1.000,00;1.813,50 ## 2026-03-09 100000
10/03/2026;;Carta in corso;-20,00;0,00
=== tenth 32 (partite) purchases with what is withheld and already paid to the tax office
Elenco fatture passive professionisti
Fornitore;Fattura;Data;Imponibile;IVA;Totale;Ritenuta;Pagato;Da pagare
Studio Verdi;14;10/02/2026;1.000,00;220,00;1.220,00;200,00;0,00;1.020,00 ## 2026-02-10 -102000 @Studio Verdi
Geom. Neri;3;19/02/2026;500,00;110,00;610,00;100,00;510,00;0,00
=== tenth 33 rows of a loan among a current account list by letters PD and PA
Data;Tipo;Descrizione;Importo
02/03/2026;DARE;Luce;184,50 ## 2026-03-02 -18450
09/03/2026;AVERE;Incasso;1.000,00 ## 2026-03-09 100000
31/03/2026;DARE;Rata finanziamento;322,00 ## 2026-03-31 -32200
=== tenth 34 totals of pages and of days that carry a day
Data;Descrizione;Uscite;Entrate
02/03/2026;Luce;184,50; ## 2026-03-02 -18450
02/03/2026;Incasso;;1.000,00 ## 2026-03-02 100000
02/03/2026;Totale giornata;184,50;1.000,00
09/03/2026;Spese;2,00; ## 2026-03-09 -200
09/03/2026;Totale giornata;2,00;0,00
=== tenth 35 settlement with reserve, chargebacks and amounts in minor units
created;type;currency;amount_minor;amount;status
2026-03-02;payment;EUR;10000;100.00;captured ## 2026-03-02 10000
2026-03-03;refund;EUR;-2000;-20.00;captured ## 2026-03-03 -2000
2026-03-05;chargeback;EUR;-5000;-50.00;captured ## 2026-03-05 -5000
=== tenth 36 (xlsx) merged title and units, a row of column letters under the header
ELENCO MOVIMENTI;<
Data;Causale;Entrate;Uscite
(a);(b);(c);(d)
02/03/2026;Luce;;184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00; ## 2026-03-09 100000
31/03/2026;Spese;;2,00 ## 2026-03-31 -200
=== tenth 37 (partite) reminders with interest on late payment
Solleciti clienti
Cliente;Fattura;Data;Scadenza;Importo;Interessi di mora;Totale dovuto
Colorificio Est Srl;3;05/02/2026;07/03/2026;854,00;3,20;857,20 ## 2026-02-05 85720 @Colorificio Est Srl
Vetreria Lago Sas;2;22/01/2026;21/02/2026;1.000,00;8,10;1.008,10 ## 2026-01-22 100810 @Vetreria Lago Sas
=== tenth 38 card of a shop's loyalty: spends, points and refunds by words
Carta Soci n. 0012
Data;Negozio;Descrizione;Spesa;Rimborso;Punti
02/03/2026;Via Po;Spesa;45,20;;45 ## 2026-03-02 -4520
09/03/2026;Via Po;Reso;;12,00;-12 ## 2026-03-09 1200
16/03/2026;Via Adige;Spesa;30,00;;30 ## 2026-03-16 -3000
=== tenth 39 list of cheques, in and out
Data;Tipo;Numero;Beneficiario/Emittente;Importo
02/03/2026;Assegno emesso;0012;Idraulico Neri;180,00 ## 2026-03-02 -18000
09/03/2026;Assegno ricevuto;7788;Bar Stazione;122,00 ## 2026-03-09 12200
16/03/2026;Assegno emesso;0013;Tipografia Uno;24,40 ## 2026-03-16 -2440
=== tenth 40 (partite) (xlsx) supplier list by due week, blank names repeat the one above
Scadenzario fornitori
Fornitore;Fattura;Data;Scadenza;Importo
Energia Verde Spa;118;28/02/2026;20/03/2026;311,10 ## 2026-02-28 -31110 @Energia Verde Spa
;131;31/03/2026;20/04/2026;298,00 ## 2026-03-31 -29800 @Energia Verde Spa
Legnami Sud Srl;44/B;27/02/2026;30/04/2026;732,00 ## 2026-02-27 -73200 @Legnami Sud Srl
;51/B;10/03/2026;31/05/2026;100,00 ## 2026-03-10 -10000 @Legnami Sud Srl
`;
