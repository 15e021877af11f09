/** Lists of the trade and of loans, banks of several countries, wallets of sellers. Written before the reader was run on them. */
export const BOOKS_THIRD = `
=== books third 1 (partite) ageing by client with documents and ranges, residual total
Situazione crediti per anzianità al 31/10/2026
Cliente;Documento;Data;Scadenza;A scadere;1-30 gg;31-60 gg;Oltre 60;Totale residuo
Tipografia Sile Srl;301;14/08/2026;31/08/2026;0,00;0,00;0,00;854,00;854,00 ## 2026-08-14 85400 >2026-08-31 @Tipografia Sile Srl
Bar Centrale;325;22/09/2026;22/11/2026;122,00;0,00;0,00;0,00;122,00 ## 2026-09-22 12200 >2026-11-22 @Bar Centrale
=== books third 2 (partite) list of bills unpaid returned by the bank with charges
Insoluti al 15/10/2026
Cliente;N. effetto;Scadenza;Data ritorno;Importo effetto;Spese insoluto;Totale da recuperare
Tipografia Sile Srl;2410;30/09/2026;05/10/2026;366,00;4,50;370,50 ## 2026-09-30 37050 @Tipografia Sile Srl
Bar Centrale;2415;30/09/2026;06/10/2026;122,00;4,50;126,50 ## 2026-09-30 12650 @Bar Centrale
=== books third 3 (partite) supplier's statement received by email: their credit is our debt
Estratto conto cliente: MECCANICA TRE PINI SRL
Vernici Brembo Srl - situazione al 31/10/2026
Data;Documento;Numero;Scadenza;Dare;Avere
31/08/2026;Fattura;771;31/10/2026;1.220,00; ## 2026-08-31 -122000
30/09/2026;Fattura;802;30/11/2026;610,00; ## 2026-09-30 -61000
=== books third 4 (partite) (xlsx) school: fees by pupil with discounts and months, due day
Rette asilo ottobre 2026;;;;;;
Bambino;Genitore pagante;Retta;Sconto fratelli;Da versare;Scadenza;Versato
Lodi Tea;Lodi Pia;320,00;0,00;320,00;10/10/2026;320,00
Conti Leo;Conti Ezio;320,00;32,00;288,00;10/10/2026;0,00 ## 2026-10-10 28800 @Conti Ezio
Conti Ada;Conti Ezio;320,00;32,00;288,00;10/10/2026;100,00 ## 2026-10-10 18800 @Conti Ezio
=== books third 5 (partite) agency's vouchers of hotels to pay, nights and commissions
Fatture strutture da pagare
Struttura;Fattura;Data fattura;Pratica;Ospite;Notti;Lordo;Commissione agenzia;Netto da pagare
Hotel Lago Srl;88;02/09/2026;P-1201;Lodi Pia;3;450,00;45,00;405,00 ## 2026-09-02 -40500 @Hotel Lago Srl
Albergo Sole Snc;14;05/09/2026;P-1207;Conti Ezio;2;200,00;20,00;180,00 ## 2026-09-05 -18000 @Albergo Sole Snc
=== books third 6 (partite) pharmacy: NHS statements to be paid by the health office
Distinte contabili riepilogative ASL
Mese;N. DCR;Data;Importo lordo;Ticket;Sconto SSN;Netto a credito;Data incasso
settembre 2026;9;05/10/2026;18.400,00;1.200,00;640,00;16.560,00; ## 2026-10-05 1656000
agosto 2026;8;05/09/2026;15.100,00;980,00;510,00;13.610,00;28/09/2026
=== books third 7 (partite) cooperative: loans of members, balance to be given back
Prestito sociale - saldi soci al 30/09/2026
Tessera;Socio;Saldo prestito
0012;Lodi Pia;5.000,00 ## 2026-09-30 -500000 @Lodi Pia
0040;Conti Ezio;1.250,00 ## 2026-09-30 -125000 @Conti Ezio
=== books third 8 clearing account with both sides and letters in Italian
Movimenti c/c 22334 dal 01/03/2026 al 31/03/2026
DATA OP;DATA VAL;CAUS;DESCRIZIONE;IMPORTO;SEGNO
02/03/2026;02/03/2026;26;BONIFICO A FORNITORE;1.220,00;D ## 2026-03-02 -122000
05/03/2026;05/03/2026;48;BONIFICO DA CLIENTE;854,00;A ## 2026-03-05 85400
09/03/2026;10/03/2026;50;PAGAMENTI DIVERSI;16,00;D ## 2026-03-09 -1600
=== books third 9 current account: amount unsigned, balances tell
Data;Valuta;Operazione;Importo;Saldo contabile
01/03/2026;;Saldo iniziale;;1.000,00
02/03/2026;02/03/2026;Bonifico fornitore;220,00;780,00 ## 2026-03-02 -22000
05/03/2026;05/03/2026;Versamento assegno;854,00;1.634,00 ## 2026-03-05 85400
09/03/2026;09/03/2026;Commissioni;4,00;1.630,00 ## 2026-03-09 -400
=== books third 10 (xlsx) account with subtotals by day and blank rows
Conto 00123;;;;
Data;Descrizione;Uscite;Entrate;Saldo
02/03/2026;Pos;12,00;;988,00 ## 2026-03-02 -1200
02/03/2026;Pos;30,00;;958,00 ## 2026-03-02 -3000
Totale giorno;;42,00;0,00;
;;;;
05/03/2026;Incasso;;854,00;1.812,00 ## 2026-03-05 85400
Totale giorno;;0,00;854,00;
=== books third 11 (xlsx) statement with days only on the first row of each day
Data;Descrizione;Importo
02/03/2026;Pos;-12,00 ## 2026-03-02 -1200
;Pos;-30,00 ## 2026-03-02 -3000
05/03/2026;Incasso;854,00 ## 2026-03-05 85400
;Commissioni;-2,00 ## 2026-03-05 -200
=== books third 12 amounts with thousands by space and dot decimals, credits in brackets
Posting Date,Description,Amount
03/16/2026,Vendor payment,(1 220.00) ## 2026-03-16 -122000
03/20/2026,Customer receipt,12 854.00 ## 2026-03-20 1285400
=== books third 13 american bank: check numbers, debit negative, running balance
Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,03/16/2026,"UTILITY CO",-84.50,ACH_DEBIT,1915.50, ## 2026-03-16 -8450
CREDIT,03/18/2026,"CLIENT WIRE",1000.00,WIRE_INCOMING,2915.50, ## 2026-03-18 100000
CHECK,03/20/2026,"CHECK 1042",-200.00,CHECK_PAID,2715.50,1042 ## 2026-03-20 -20000
=== books third 14 polish bank: date, title, amount and balance with currency
Data operacji;Data waluty;Tytuł operacji;Nadawca / Odbiorca;Kwota;Waluta;Saldo po operacji
02-03-2026;02-03-2026;Opłata za energię;Tauron;-84,50;PLN;915,50 ## 2026-03-02 -8450 PLN
05-03-2026;05-03-2026;Faktura 12;Acme Sp. z o.o.;1 000,00;PLN;1915,50 ## 2026-03-05 100000 PLN
=== books third 15 dutch bank: af bij words, tegenrekening
"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"
"20260302";"Vattenfall";"NL91INGB0417164300";"NL02ABNA0123456789";"IC";"Af";"84,50";"Incasso";"Stroom" ## 2026-03-02 -8450
"20260305";"Acme BV";"NL91INGB0417164300";"NL20RABO0001234567";"OV";"Bij";"1000,00";"Overschrijving";"Factuur 12" ## 2026-03-05 100000
=== books third 16 wallet of crypto exchange in euro: deposits, withdrawals, fees
Timestamp,Type,Asset,Amount,Fee,Balance
2026-03-02 10:00:00,deposit,EUR,1000.00,0.00,1000.00 ## 2026-03-02 100000
2026-03-03 11:00:00,withdrawal,EUR,-200.00,1.00,799.00 ## 2026-03-03 -20100
=== books third 17 online shop orders: totals, refunds, payment method
Numero ordine;Data;Stato;Cliente;Metodo di pagamento;Subtotale;Spedizione;Totale
1001;02/03/2026;Completato;Lodi Pia;PayPal;50,00;5,00;55,00 ## 2026-03-02 5500
1002;03/03/2026;Completato;Conti Ezio;Carta;30,00;5,00;35,00 ## 2026-03-03 3500
1003;04/03/2026;Annullato;Sarti Rosa;Carta;20,00;5,00;25,00
=== books third 18 delivery platform: orders, commission, net by order
Estratto conto partner - Pizzeria Vesuvio
Data ordine;ID ordine;Totale ordine;Commissione;IVA commissione;Importo dovuto al ristorante
02/03/2026;D-1;30,00;9,00;1,98;19,02 ## 2026-03-02 1902
02/03/2026;D-2;22,00;6,60;1,45;13,95 ## 2026-03-02 1395
03/03/2026;D-3;18,50;5,55;1,22;11,73 ## 2026-03-03 1173
=== books third 19 short rentals: payouts with host fee, guests and nights
Date,Type,Confirmation code,Start date,Nights,Guest,Listing,Currency,Amount,Paid out,Service fee,Gross earnings
03/14/2026,Payout,,,,,,EUR,,436.50,, ## 2026-03-14 -43650
03/14/2026,Reservation,HM12,03/13/2026,3,Lodi Pia,Casa Lago,EUR,436.50,,13.50,450.00 ## 2026-03-14 43650
03/20/2026,Reservation,HM15,03/19/2026,2,Conti Ezio,Casa Lago,EUR,194.00,,6.00,200.00 ## 2026-03-20 19400
=== books third 20 (partite) (xlsx) merged title, two header lines, invoices and due
Scadenziario;<;<;<;<
Cliente;Fattura;<;Scadenza;Importo
^;Numero;Data;^;^
Tipografia Sile Srl;301;14/08/2026;31/10/2026;854,00 ## 2026-08-14 85400 n301 >2026-10-31 @Tipografia Sile Srl
Bar Centrale;325;22/09/2026;22/10/2026;122,00 ## 2026-09-22 12200 n325 >2026-10-22 @Bar Centrale
=== books third 21 (partite) installments of a sale, drafts given, days as text
Elenco cambiali in portafoglio
N.;Debitore;Emissione;Scadenza;Importo;Banca
1;Tipografia Sile Srl;14 agosto 2026;31 ottobre 2026;€ 854,00;Bper ## 2026-08-14 85400 >2026-10-31 @Tipografia Sile Srl
2;Bar Centrale;22 settembre 2026;22 novembre 2026;€ 122,00;Bper ## 2026-09-22 12200 >2026-11-22 @Bar Centrale
=== books third 22 (partite) english agenda of bills to pay, past due and paid column
Bills to pay
Vendor,Bill no.,Bill date,Due date,Bill amount,Paid,Balance due
Lyon Outils Sarl,77,2026-09-14,2026-11-14,900.00,450.00,450.00 ## 2026-09-14 -45000 @Lyon Outils Sarl
Bergen Tools AS,81,2026-09-20,2026-10-20,1200.00,1200.00,0.00
=== books third 24 ledger of cash with opening and closing words and a page carried
Scheda contabile CASSA CONTANTI 24.01.001
Data;N. reg.;Descrizione;Dare;Avere;Saldo
01/01/2026;1;Apertura;350,00;;350,00
02/01/2026;14;Corrispettivi;412,00;;762,00 ## 2026-01-02 41200
03/01/2026;15;Versamento in banca;;500,00;262,00 ## 2026-01-03 -50000
31/12/2026;999;Chiusura;;262,00;0,00
=== books third 25 three accounts as columns with signs
Prima nota 2026
Data;Descrizione;Cassa;Banca;PayPal
02/03/2026;Quote;150,00;; ## 2026-03-02 15000 #Cassa
03/03/2026;Affitto;;-500,00; ## 2026-03-03 -50000 #Banca
05/03/2026;Donazione;;;48,25 ## 2026-03-05 4825 #PayPal
09/03/2026;Giroconto;-100,00;100,00; ## 2026-03-09 -10000 #Cassa & 2026-03-09 10000 #Banca
`;
