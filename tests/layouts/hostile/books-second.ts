/** Cash books, neobanks, lists to present and to pay, terminals. Written before the reader was run on them. */
export const BOOKS_SECOND = `
=== books second 1 cash book of a shop, progressive, sales by kind of payment on one row
Prima nota cassa - Ferramenta Tre Pini
Data;Causale;Entrata;Uscita;Saldo progressivo
;Riporto mese precedente;;;350,00
02/03/2026;Corrispettivi giornalieri;412,50;;762,50 ## 2026-03-02 41250
02/03/2026;Versamento in banca;;500,00;262,50 ## 2026-03-02 -50000
03/03/2026;Corrispettivi giornalieri;388,00;;650,50 ## 2026-03-03 38800
03/03/2026;Acquisto cancelleria;;22,40;628,10 ## 2026-03-03 -2240
;Totale mese;800,50;522,40;
=== books second 2 daily takings by kind of payment
Corrispettivi marzo 2026
Data;Contanti;POS;Satispay;Totale
02/03/2026;212,00;180,50;20,00;412,50 ## 2026-03-02 41250
03/03/2026;150,00;238,00;0,00;388,00 ## 2026-03-03 38800
04/03/2026;99,00;101,00;15,00;215,00 ## 2026-03-04 21500
Totale;461,00;519,50;35,00;1.015,50
=== books second 3 revolut business english, fee apart, balance
Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account
2026-03-02,2026-03-03,aa1,CARD_PAYMENT,COMPLETED,Amazon,,Ugo Rossi,4111,EUR,20.00,EUR,-20.00,-20.00,,0.00,EUR,980.00,EUR Main ## 2026-03-02 -2000
2026-03-05,2026-03-05,aa2,TRANSFER,COMPLETED,To Rossi,Fattura 12,,,EUR,100.00,EUR,-100.00,-100.20,,0.20,EUR,879.80,EUR Main ## 2026-03-05 -10020
2026-03-09,2026-03-09,aa3,TOPUP,COMPLETED,Payment from Acme,,,,EUR,500.00,EUR,500.00,500.00,,0.00,EUR,1379.80,EUR Main ## 2026-03-09 50000
2026-03-10,,aa4,CARD_PAYMENT,REVERTED,Hotel,,Ugo Rossi,4111,EUR,90.00,EUR,-90.00,-90.00,,0.00,EUR,,EUR Main
=== books second 4 bunq like, comma decimals, account of the other side
"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2026-03-02","2026-03-02","-12,50","NL91BUNQ0417164300","NL02ABNA0123456789","Albert Heijn","Groceries" ## 2026-03-02 -1250
"2026-03-03","2026-03-03","1.200,00","NL91BUNQ0417164300","NL20INGB0001234567","Acme BV","Invoice 12" ## 2026-03-03 120000
=== books second 5 N26 english
"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-03-02,2026-03-02,"Lidl",,Presentment,,"Main Account",-23.40,23.40,EUR,1 ## 2026-03-02 -2340
2026-03-04,2026-03-05,"London Cab",,Presentment,,"Main Account",-18.11,15.40,GBP,1.176 ## 2026-03-04 -1811
2026-03-06,2026-03-06,"Acme Srl","IT60X0542811101000000123456","Credit Transfer","Fattura 12","Main Account",1000,,, ## 2026-03-06 100000
=== books second 6 monzo english with pounds, money in and out
Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Money Out,Money In
tx_1,02/03/2026,08:10:00,Card payment,Pret,,Eating out,-4.50,GBP,-4.50,GBP,,-4.50, ## 2026-03-02 -450 GBP
tx_2,16/03/2026,09:00:00,Faster payment,Acme Ltd,,Income,1500.00,GBP,1500.00,GBP,March,,1500.00 ## 2026-03-16 150000 GBP
=== books second 7 german giro: Soll and Haben letter, IBANs
"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Betrag";"S/H";"Währung"
"02.03.2026";"02.03.2026";"Lastschrift";"Stadtwerke";"Strom März";"84,50";"S";"EUR" ## 2026-03-02 -8450
"05.03.2026";"05.03.2026";"Gutschrift";"Acme GmbH";"RE 12";"1.000,00";"H";"EUR" ## 2026-03-05 100000
=== books second 8 french bank, debit and credit, label on two columns
Date de comptabilisation;Libellé simplifié;Libellé opération;Référence;Débit;Crédit;Date de valeur;Pointage
02/03/2026;EDF;PRLV SEPA EDF;AB12;-84,50;;02/03/2026;Non ## 2026-03-02 -8450
05/03/2026;VIR ACME;VIREMENT DE ACME SARL;AB13;;+1000,00;05/03/2026;Non ## 2026-03-05 100000
=== books second 9 spanish bank, amount and balance with euro
Fecha;Fecha valor;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
02/03/2026;02/03/2026;Recibo luz;Pago;-84,50;EUR;915,50;EUR; ## 2026-03-02 -8450
05/03/2026;05/03/2026;Transferencia;Ingreso;1.000,00;EUR;1.915,50;EUR; ## 2026-03-05 100000
=== books second 10 swiss bank, charge and credit columns in francs
Data di contabilizzazione;Testo di avviso;Accredito in CHF;Addebito in CHF;Valuta;Saldo in CHF
31.03.2026;Spese gestione conto;;5.00;31.03.2026;1'195.00 ## 2026-03-31 -500 CHF
20.03.2026;Girata Acme SA;1'000.00;;20.03.2026;1'200.00 ## 2026-03-20 100000 CHF
02.03.2026;Acquisto Coop;;40.00;02.03.2026;200.00 ## 2026-03-02 -4000 CHF
=== books second 11 (partite) (xlsx) due list with merged supplier cells
Fornitore;Documento;Data;Scadenza;Importo
Vernici Brembo Srl;771;31/08/2026;31/10/2026;1.220,00 ## 2026-08-31 -122000 n771 @Vernici Brembo Srl
^;802;30/09/2026;30/11/2026;610,00 ## 2026-09-30 -61000 n802 @Vernici Brembo Srl
Gas e Luce Spa;88123;25/09/2026;15/10/2026;402,18 ## 2026-09-25 -40218 n88123 @Gas e Luce Spa
=== books second 12 (partite) clients and suppliers with sign, dare positive
Partite aperte clienti e fornitori
C/F;Codice;Ragione sociale;Num. partita;Data;Scadenza;Saldo
C;150001;Tipografia Sile Srl;301;14/08/2026;31/10/2026;854,00 ## 2026-08-14 85400 @Tipografia Sile Srl
C;150001;Tipografia Sile Srl;NC 12;20/08/2026;20/08/2026;-54,00 ## 2026-08-20 -5400 @Tipografia Sile Srl
F;400020;Vernici Brembo Srl;771;31/08/2026;31/10/2026;-1.220,00 ## 2026-08-31 -122000 @Vernici Brembo Srl
=== books second 13 (partite) bank receipts to present, bank and codes
Distinta RIBA da presentare
N. effetto;Scadenza;Debitore;P.IVA;ABI;CAB;Rif. fattura;Importo
1;31/10/2026;Tipografia Sile Srl;01234567890;05428;11101;FT 301 DEL 14/08/2026;854,00 ## 2026-08-14 85400 >2026-10-31 @Tipografia Sile Srl
2;31/10/2026;Colori Adda Snc;09876543210;08000;29210;FT 309 DEL 28/08/2026;244,00 ## 2026-08-28 24400 >2026-10-31 @Colori Adda Snc
Totale distinta;;;;;;;1.098,00
=== books second 14 (partite) notes of fees of a lawyer, withheld and social fund, net to be had
Elenco parcelle da incassare
Numero;Data;Cliente;Onorario;CPA 4%;IVA 22%;Totale;Ritenuta;Netto a pagare
12;02/09/2026;Edil Prisma Srl;1.000,00;40,00;228,80;1.268,80;200,00;1.068,80 ## 2026-09-02 106880 @Edil Prisma Srl
13;10/09/2026;Conti Ezio;500,00;20,00;114,40;634,40;0,00;634,40 ## 2026-09-10 63440 @Conti Ezio
=== books second 15 (partite) tax office: installments of a plan with interest
Piano di rateizzazione Agenzia Entrate Riscossione - prot. 12345
Rata;Scadenza;Capitale;Interessi di mora;Interessi di dilazione;Aggio;Totale rata;Esito
1;31/08/2026;180,00;2,00;1,00;3,00;186,00;PAGATA
2;30/09/2026;180,00;2,00;1,50;3,00;186,50;DA PAGARE ## 2026-09-30 -18650
3;31/10/2026;180,00;2,00;2,00;3,00;187,00;DA PAGARE ## 2026-10-31 -18700
=== books second 16 (partite) insurance premiums due, policies of the firm
Scadenzario polizze aziendali
Compagnia;Polizza;Ramo;Decorrenza;Scadenza rata;Premio lordo;Pagata
Reale Assicurazioni;2024/881;RC;01/01/2026;01/07/2026;410,00;SI
Reale Assicurazioni;2024/990;Auto;15/03/2026;15/09/2026;312,50;NO ## 2026-09-15 -31250
Generali Italia;55/122;Incendio;01/10/2025;01/10/2026;780,00;NO ## 2026-10-01 -78000
=== books second 17 pos terminal journal, amounts with currency, totals at the end
Giornale di fondo POS 00412233
Data/Ora;Operazione;Carta;Importo;Esito
02/03/2026 10:12;ACQUISTO;VISA 1111;EUR 12,50;APPROVATA ## 2026-03-02 1250
02/03/2026 11:40;ACQUISTO;MC 2222;EUR 40,00;APPROVATA ## 2026-03-02 4000
02/03/2026 12:05;ACQUISTO;VISA 3333;EUR 15,00;NEGATA
02/03/2026 12:30;STORNO;MC 2222;EUR 40,00;APPROVATA ## 2026-03-02 -4000
Totale;;;EUR 12,50;
=== books second 18 (html) portal of a credit union: rows newest first with balance
Data mov.;Data val.;Descrizione;Importo;Saldo
31/03/2026;31/03/2026;IMPOSTA DI BOLLO;-8,55;1.806,95 ## 2026-03-31 -855
09/03/2026;09/03/2026;BONIFICO DA ROSSI;1.000,00;1.815,50 ## 2026-03-09 100000
02/03/2026;02/03/2026;SDD ENEL;-184,50;815,50 ## 2026-03-02 -18450
=== books second 19 fuel cards: litres, price, vat, total by plate
Fattura riepilogativa carburanti 1234 del 31/03/2026
Data;Ora;Targa;Impianto;Prodotto;Litri;Prezzo;Imponibile;IVA;Totale
02/03/2026;07:41;AB123CD;Q8 Milano;Gasolio;40,00;1,700;55,74;12,26;68,00 ## 2026-03-02 -6800
09/03/2026;18:10;EF456GH;Q8 Lodi;Gasolio;50,00;1,720;70,49;15,51;86,00 ## 2026-03-09 -8600
=== books second 20 telepass statement, tolls by trip
Elenco viaggi Telepass
Data uscita;Ora uscita;Entrata;Uscita;Targa;Classe;Importo
02/03/2026;08:41;MILANO SUD;BOLOGNA CASALECCHIO;AB123CD;A;15,80 ## 2026-03-02 -1580
03/03/2026;19:10;BOLOGNA CASALECCHIO;MILANO SUD;AB123CD;A;15,80 ## 2026-03-03 -1580
=== books second 21 salaries paid by one order, ibans of staff, outcome
Distinta bonifici stipendi - Data esecuzione 27/03/2026
Nominativo;IBAN;Causale;Importo;Esito
BASSI LIA;IT60X0542811101000000123456;Stipendio marzo;1.501,00;Eseguito ## 2026-03-27 -150100
ROSSI UGO;IT28W8000000292100645211208;Stipendio marzo;1.733,40;Eseguito ## 2026-03-27 -173340
VERDI ANNA;IT73O0501803200000000125125;Stipendio marzo;977,00;Rifiutato
=== books second 22 (partite) orders of a wholesaler still to be invoiced and paid, english headers
Customer,Invoice,Invoice Date,Due Date,Currency,Original Amount,Open Amount,Days Overdue
Lyon Outils Sarl,F-77,2026-09-14,2026-11-14,EUR,900.00,450.00,0 ## 2026-09-14 45000 @Lyon Outils Sarl
Bergen Tools AS,F-81,2026-09-20,2026-10-20,NOK,12000.00,12000.00,11 ## 2026-09-20 1200000 NOK @Bergen Tools AS
=== books second 23 (xlsx) a savings book: operations with C and D letters
Libretto n. 123456789;;;;
Data;Valuta;Descrizione;Importo;C/D
05/01/2026;05/01/2026;Versamento contanti;300,00;C ## 2026-01-05 30000
12/01/2026;12/01/2026;Prelevamento;120,00;D ## 2026-01-12 -12000
=== books second 24 donations of a charity by donor and channel
Elenco donazioni ricevute 2026
Data;Donatore;Canale;Importo;Ricevuta n.
02/03/2026;Lodi Pia;Bonifico;100,00;31 ## 2026-03-02 10000
05/03/2026;Anonimo;Contanti;20,00; ## 2026-03-05 2000
09/03/2026;Conti Ezio;PayPal;50,00;32 ## 2026-03-09 5000
=== books second 25 crowd of expenses with who paid and category, refunds negative
Nota spese Rossi Ugo - marzo 2026
Data;Descrizione;Categoria;Importo;Rimborsabile
02/03/2026;Treno Milano-Roma;Trasporti;59,00;Sì ## 2026-03-02 -5900
02/03/2026;Pranzo cliente;Vitto;34,50;Sì ## 2026-03-02 -3450
03/03/2026;Taxi;Trasporti;18,00;No ## 2026-03-03 -1800
`;
