/** Files that a program damaged, or that whoever keeps them has written in by hand. */
export const BY_HAND = `
=== by hand c1 unquoted separator in a text, no balance
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi; fattura 12;500,00
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
17/03/2026;Bar;-3,00 ## 2026-03-17 -300
=== by hand c2 unquoted separator in a text, columns behind
Data;Valuta;Descrizione;Dare;Avere;Saldo
02/03/2026;02/03/2026;Luce;184,50;;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Bonifico Rossi; 300,00 acconto;;500,00;1.315,50
16/03/2026;16/03/2026;Gas;90,00;;1.225,50 ## 2026-03-16 -9000
17/03/2026;17/03/2026;Bar;3,00;;1.222,50 ## 2026-03-17 -300
=== by hand c5 two exports in one, the second with other columns' order
Data;Descrizione;Importo;Valuta
02/03/2026;Luce;-184,50;03/03/2026 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;10/03/2026 ## 2026-03-09 50000
Valuta;Importo;Descrizione;Data
18/03/2026;-90,00;Gas;16/03/2026 ## 2026-03-16 -9000
19/03/2026;-3,00;Bar;17/03/2026 ## 2026-03-17 -300
=== by hand c6 the order of days changes with a second header
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
23/03/2026;Bonifico Rossi;500,00 ## 2026-03-23 50000
Date;Description;Amount
04/16/2026;Gas;-90.00 ## 2026-04-16 -9000
04/07/2026;Bar;-3.00 ## 2026-04-07 -300
=== by hand c7 (xlsx) days turned round by a spreadsheet of another country
Data;Descrizione;Importo
03/02/2026;Luce;-184,50 ## 2026-02-03 -18450
09/02/2026;Bonifico Rossi;500,00 ## 2026-02-09 50000
'13/02/2026;Gas;-90,00 ## 2026-02-13 -9000
'17/02/2026;Bar;-3,00 ## 2026-02-17 -300
'25/02/2026;Telefono;-33,00 ## 2026-02-25 -3300
=== by hand c8 (xlsx) an amount that became a day
Data;Descrizione;Importo
03/02/2026;Luce;-184,50 ## 2026-02-03 -18450
09/02/2026;Bonifico Rossi;12/05/2026
13/02/2026;Gas;-90,00 ## 2026-02-13 -9000
=== by hand c9 (xlsx) errors of formulas among the amounts
Data;Descrizione;Importo
03/02/2026;Luce;-184,50 ## 2026-02-03 -18450
09/02/2026;Bonifico Rossi;#RIF!
13/02/2026;Gas;-90,00 ## 2026-02-13 -9000
=== by hand c10 footnote marks behind amounts
Data;Descrizione;Importo
02/03/2026;Luce;-184,50* ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 (1) ## 2026-03-09 50000
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand c11 numbers in powers of ten
Data;Numero operazione;Descrizione;Importo
02/03/2026;2,60302E+14;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;2,60309E+14;Bonifico Rossi;1,5E+03 ## 2026-03-09 150000
16/03/2026;2,60316E+14;Gas;-90,00 ## 2026-03-16 -9000
=== by hand c12 amounts of three decimals
Data;Descrizione;Importo
02/03/2026;Gasolio;-184,505
09/03/2026;Gasolio;-50,000 ## 2026-03-09 -5000
16/03/2026;Gas;-90,250 ## 2026-03-16 -9025
=== by hand c13 a thousand with a point and no decimals among others
Data;Descrizione;Importo
02/03/2026;Luce;-184.50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;1.500 ## 2026-03-09 150000
16/03/2026;Gas;-90.00 ## 2026-03-16 -9000
=== by hand c14 both styles of decimals in one file
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;1,500.00 ## 2026-03-09 150000
16/03/2026;Gas;-90.00 ## 2026-03-16 -9000
=== by hand c15 a text over two lines within quotes, and one without quotes
Data;Descrizione;Importo
02/03/2026;"Luce
fattura 12";-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi
fattura 15;500,00
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand c17 days that do not exist
Data;Descrizione;Importo
29/02/2026;Luce;-184,50
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
31/04/2026;Gas;-90,00
30/03/2026;Gas;-90,00 ## 2026-03-30 -9000
=== by hand c19 currency changes in the middle without a column
Data;Descrizione;Importo
02/03/2026;Luce;EUR -184,50 ## 2026-03-02 -18450
09/03/2026;Payment;USD 500,00 ## 2026-03-09 50000 USD
16/03/2026;Gas;EUR -90,00 ## 2026-03-16 -9000
=== by hand c20 a percent and a number of pieces in the amount column
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Sconto;10%
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand c21 minus of four kinds
Data;Descrizione;Importo
02/03/2026;Luce;−184,50 ## 2026-03-02 -18450
09/03/2026;Acqua;–50,00 ## 2026-03-09 -5000
10/03/2026;Acqua;- 51,00 ## 2026-03-10 -5100
12/03/2026;Acqua;(52,00) ## 2026-03-12 -5200
16/03/2026;Gas;90,00- ## 2026-03-16 -9000
17/03/2026;Rossi;+90,00 ## 2026-03-17 9000
=== by hand c22 columns moved by one from a row on
Data;Valuta;Descrizione;Importo;Saldo
02/03/2026;02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Bonifico Rossi;500,00;1.315,50 ## 2026-03-09 50000
16/03/2026;Gas;-90,00;1.225,50
17/03/2026;Bar;-3,00;1.222,50
18/03/2026;18/03/2026;Bar;-3,50;1.219,00 ## 2026-03-18 -350
=== by hand c23 tab and spaces among text delimiters
Data	Descrizione	Importo
02/03/2026	Luce, gas	-184,50 ## 2026-03-02 -18450
09/03/2026	Bonifico; Rossi	500,00 ## 2026-03-09 50000
16/03/2026	Gas	-90,00 ## 2026-03-16 -9000
=== by hand c26 rows of 60 days where one lies in another year
Data;Descrizione;Importo;Saldo
02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450
09/03/2025;Bonifico Rossi;500,00;1.315,50 ## 2025-03-09 50000
16/03/2026;Gas;-90,00;1.225,50 ## 2026-03-16 -9000
=== by hand d4 saldo letto come importo: column order saldo first
Data;Saldo;Movimento;Descrizione
02/03/2026;815,50;-184,50;Luce ## 2026-03-02 -18450
09/03/2026;1.315,50;500,00;Bonifico Rossi ## 2026-03-09 50000
=== by hand d6 net of tax, tax, gross of a card with receipts
Data;Esercente;Imponibile;IVA;Totale;Metodo
02/03/2026;Eni;100,00;22,00;122,00;Carta *1234 ## 2026-03-02 -12200
09/03/2026;Q8;50,00;11,00;61,00;Carta *1234 ## 2026-03-09 -6100
=== by hand d7 rows with amount zero
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
05/03/2026;Attivazione servizio;0,00 ## 2026-03-05 0
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
=== by hand d9 (partite) invoices with payments list in a text
Numero;Data;Cliente;Totale;Residuo;Note
12;02/03/2026;Rossi Srl;1.220,00;720,00;pagato 500,00 il 10/03 ## 2026-03-02 72000 n12 @Rossi Srl
13;09/03/2026;Verdi Srl;610,00;610,00; ## 2026-03-09 61000 n13 @Verdi Srl
=== by hand d11 plus and minus in a header group
;;;Movimenti
Data;Descrizione;(+);(-)
02/03/2026;Luce;;184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00; ## 2026-03-09 50000
=== by hand d12 two accounts, transfers between them one row each with from and to
Data;Da;A;Importo;Note
02/03/2026;Conto Intesa;Fornitore Luce;184,50;luce ## 2026-03-02 -18450
09/03/2026;Rossi Srl;Conto Intesa;500,00;ft 12 ## 2026-03-09 50000
12/03/2026;Conto Intesa;Gas Spa;90,00;gas ## 2026-03-12 -9000
=== by hand d16 statement with amounts and a column of "saldo per valuta"
Data contabile;Data valuta;Descrizione;Importo;Saldo per valuta
02/03/2026;03/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;07/03/2026;Bonifico Rossi;500,00;1.500,00 ## 2026-03-09 50000
12/03/2026;12/03/2026;Gas;-90,00;1.225,50 ## 2026-03-12 -9000
=== by hand d19 deposits and withdrawals of members, who on each
Data;Socio;Versamento;Prelievo;Saldo libretto
02/03/2026;Rossi;1.000,00;;1.000,00 ## 2026-03-02 100000
20/03/2026;Rossi;;600,00;400,00 ## 2026-03-20 -60000
=== by hand e2 from and to accounts
Date,From,To,Amount,Note
2026-03-02,Bank account,Power Co,184.50,power ## 2026-03-02 -18450
2026-03-09,Rossi Ltd,Bank account,500.00,inv 12 ## 2026-03-09 50000
=== by hand f1 (xlsx) notes at the side with amounts
Data;Descrizione;Importo;;
02/03/2026;Luce;-184,50;; ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;;chiedere fattura ## 2026-03-09 50000
16/03/2026;Gas;-90,00;;90,00 da dividere ## 2026-03-16 -9000
=== by hand f2 (xlsx) a subtotal typed in the row below, no words
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
;;315,50
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
;;-90,00
=== by hand f3 (xlsx) subtotal typed with a date of the end of the month
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
31/03/2026;marzo;315,50
05/04/2026;Gas;-90,00 ## 2026-04-05 -9000
30/04/2026;aprile;-90,00
=== by hand f4 (xlsx) running total typed as a second column without a name
Data;Descrizione;Importo;
02/03/2026;Luce;-184,50;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;315,50 ## 2026-03-09 50000
16/03/2026;Gas;-90,00;225,50 ## 2026-03-16 -9000
=== by hand f5 (xlsx) a check column of differences
Data;Descrizione;Banca;Contabilità;Differenza
02/03/2026;Luce;-184,50;-184,50;0,00 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;500,00;0,00 ## 2026-03-09 50000
16/03/2026;Gas;-90,00;-95,00;5,00 ## 2026-03-16 -9000
=== by hand f6 (xlsx) sorted by amount
Data;Descrizione;Importo
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
=== by hand f7 (xlsx) a first column of ticks
OK;Data;Descrizione;Importo
x;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
;09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
x;16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand f9 two tables for two accounts one below the other, account in a line above
Conto Intesa 1234
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000

Conto BPM 5678
Data;Descrizione;Importo
02/03/2026;Acqua;-84,50 ## 2026-03-02 -8450 #5678
09/03/2026;Bonifico Verdi;300,00 ## 2026-03-09 30000 #5678
=== by hand f10 (xlsx) date typed as text with dots and spaces
Data;Descrizione;Importo
'2 . 3 . 2026;Luce;-184,50 ## 2026-03-02 -18450
'9. 3. 26;Bonifico Rossi;500,00 ## 2026-03-09 50000
'16.3.26;Gas;-90,00 ## 2026-03-16 -9000
=== by hand f11 (xlsx) amounts typed as text with euro and as numbers
Data;Descrizione;Importo
02/03/2026;Luce;'€ 184,50- ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00 ## 2026-03-09 50000
16/03/2026;Gas;'-90 ## 2026-03-16 -9000
=== by hand f12 (xlsx) a cell with two amounts typed
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;'500,00 + 20,00
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand f13 (xlsx) question marks
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;'500,00?
16/03/2026;Gas;-90,00 ## 2026-03-16 -9000
=== by hand f14 (xlsx) blank column and header in two cells
Data;;Descrizione;;Importo
02/03/2026;;Luce;;-184,50 ## 2026-03-02 -18450
09/03/2026;;Bonifico Rossi;;500,00 ## 2026-03-09 50000
=== by hand f15 (xlsx) the balance computed by hand with an error
Data;Descrizione;Importo;Saldo
02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;1.315,50 ## 2026-03-09 50000
16/03/2026;Gas;-90,00;1.235,50 ## 2026-03-16 -9000
=== by hand f16 (xlsx) in and out swapped on one row by hand
Data;Descrizione;Entrate;Uscite;Saldo
02/03/2026;Luce;;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;;500,00;1.315,50
16/03/2026;Gas;;90,00;1.225,50 ## 2026-03-16 -9000
=== by hand f17 (xlsx) two header rows repeated by months
Gennaio 2026;;
Data;Descrizione;Importo
'02/01;Luce;-184,50 ## 2026-01-02 -18450
'09/01;Bonifico Rossi;500,00 ## 2026-01-09 50000
Febbraio 2026;;
Data;Descrizione;Importo
'16/02;Gas;-90,00 ## 2026-02-16 -9000
=== by hand f18 (xlsx) forecast rows among the real
Data;Descrizione;Importo;Tipo
02/03/2026;Luce;-184,50;Effettivo ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;Effettivo ## 2026-03-09 50000
16/03/2026;Gas;-90,00;Previsto
=== by hand f19 (xlsx) amounts of the month before in grey in another column
Data;Descrizione;Importo;Mese prec.
02/03/2026;Luce;-184,50;-170,00 ## 2026-03-02 -18450
09/03/2026;Affitto;-500,00;-500,00 ## 2026-03-09 -50000
16/03/2026;Incasso;90,00;80,00 ## 2026-03-16 9000
=== by hand f21 percent of the month as a number
Data;Descrizione;Importo;%
02/03/2026;Luce;-184,50;12,00 ## 2026-03-02 -18450
09/03/2026;Bonifico Rossi;500,00;88,00 ## 2026-03-09 50000
=== by hand f22 (partite) (xlsx) invoices with a tick paid typed by hand
Fattura;Data;Cliente;Totale;Pagata
1;02/01/2026;Rossi Srl;1.220,00;x
2;09/01/2026;Verdi Srl;610,00; ## 2026-01-09 61000 n2 @Verdi Srl
3;16/01/2026;Bianchi Snc;122,00;ok
=== by hand f23 (partite) (xlsx) invoices with the day paid typed by hand
Fattura;Data;Cliente;Totale;Pagata il
1;02/01/2026;Rossi Srl;1.220,00;20/02/2026
2;09/01/2026;Verdi Srl;610,00; ## 2026-01-09 61000 n2 @Verdi Srl
3;16/01/2026;Bianchi Snc;122,00;'in contanti
=== by hand f25 (partite) (xlsx) balance to pay typed as a formula, blank when paid
Fattura;Data;Fornitore;Totale;Da pagare
1;02/01/2026;Luce Spa;1.220,00;
2;09/01/2026;Gas Spa;610,00;610,00 ## 2026-01-09 -61000 n2 @Gas Spa
3;16/01/2026;Acqua Spa;122,00;22,00 ## 2026-01-16 -2200 n3 @Acqua Spa
`;
