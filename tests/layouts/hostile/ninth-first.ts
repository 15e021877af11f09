/** As an office receives them in a month, and with some traps; written before the words of the reader were looked at. */
export const NINTH_FIRST = `
=== ninth 1 (xlsx) operations of a bank's site, booked or not in a column
Lista movimenti
Filtri applicati;;;;;;;
Conto;1000/00065432;;;;;;
Dal;01/05/2026;;;;;;
Al;31/05/2026;;;;;;

Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
29/05/2026;Pagamento POS;CARTOLERIA BLU;Carta 4471;NON CONTABILIZZATO;Ufficio;EUR;-12,40
28/05/2026;Commissioni;Imposta di bollo;Conto 1000/00065432;CONTABILIZZATO;Banca;EUR;-8,34 ## 2026-05-28 -834
21/05/2026;Bonifico disposto a favore di;Vetreria Lago Sas;Conto 1000/00065432;CONTABILIZZATO;Fornitori;EUR;-1.464,00 ## 2026-05-21 -146400
12/05/2026;Accredito bonifico;Saldo ft 41;Conto 1000/00065432;CONTABILIZZATO;Clienti;EUR;3.172,00 ## 2026-05-12 317200
=== ninth 3 (xlsx) search results with a state and out without sign
Conto Corrente: 3011223
Intestazione Conto Corrente: MECCANICA TRE PINI SRL
Periodo Dal: 01/04/2026 Al: 30/04/2026

Risultati Ricerca Movimenti

Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
30/04/2026;30/04/2026;;-3,95;Canone mensile;Canone Mensile Conto;Contabilizzato;Banca ## 2026-04-30 -395
29/04/2026;29/04/2026;;-48,00;Visa Debit;Benzina Sud;Autorizzato;Auto ## 2026-04-29 -4800
17/04/2026;17/04/2026;2.440,00;;Bonifico SEPA Italia;Ord: Colorificio Est;Contabilizzato;Vendite ## 2026-04-17 244000
09/04/2026;07/04/2026;;-39,90;Visa Debit;Libreria Nord;Contabilizzato;Altro ## 2026-04-09 -3990
=== ninth 4 of a cooperative bank, totals and balances in rows of the table
Data Contabile;Data Valuta;Causale;Descrizione Movimento;Importo Dare;Importo Avere;Saldo Contabile
01/02/2026;;;SALDO INIZIALE;;;8.000,00
03/02/2026;03/02/2026;50;PAGAMENTI DIVERSI;350,00;;7.650,00 ## 2026-02-03 -35000
10/02/2026;10/02/2026;48;BONIFICO A VS FAVORE;;1.952,00;9.602,00 ## 2026-02-10 195200
27/02/2026;27/02/2026;66;SPESE TENUTA CONTO;12,50;;9.589,50 ## 2026-02-27 -1250
28/02/2026;;;SALDO FINALE;;;9.589,50
;;;TOTALE MOVIMENTI;362,50;1.952,00;
=== ninth 6 young business bank in Italian, many columns, VAT of the spend beside
Data dell'operazione (locale),Data di regolamento (locale),Importo totale (IVA incl.),Importo in valuta locale,Valuta locale,Importo IVA,Aliquota IVA,Nome della controparte,IBAN della controparte,Riferimento,Metodo di pagamento,Iniziatore,Stato,Nota
02-03-2026 09:12:33,03-03-2026 04:00:11,"-24,40","-24,40",EUR,"-4,40","22",Tipografia Uno,,,Carta,Bassi Carlo,Eseguita, ## 2026-03-02 -2440
04-03-2026 15:40:02,,"-300,00","-300,00",EUR,,,Stampa Rapida,,,Carta,Bassi Carlo,Rifiutata,
09-03-2026 10:00:00,09-03-2026 10:00:05,"1.220,00","1.220,00",EUR,,,Colorificio Est,IT28W8000000292100645211208,Ft 9,Bonifico,,Eseguita, ## 2026-03-09 122000
=== ninth 7 of a service of transfers, total fees inside the amount
ID,Data,Importo,Valuta,Descrizione,Riferimento pagamento,Saldo corrente,Scambia da,Scambia in,Tasso di cambio,Nome pagante,Nome del beneficiario,Commissioni totali
TR-3,12-03-2026,-405.00,EUR,Inviato denaro a Tooling Ltd,INV 8,1595.00,EUR,GBP,0.8500,,Tooling Ltd,5.00 ## 2026-03-12 -40500
TR-2,05-03-2026,1000.00,EUR,Ricevuto denaro da Colorificio Est,Ft 3,2000.00,,,,Colorificio Est,,0.00 ## 2026-03-05 100000
TR-1,02-03-2026,-20.00,EUR,Transazione con carta,,1000.00,,,,,,0.00 ## 2026-03-02 -2000
=== ninth 9 company cards by employee with fee and original amount
Data transazione;Data contabile;Dipendente;Carta;Esercente;Importo originale;Valuta originale;Cambio;Importo EUR;Commissione EUR;Totale EUR;Centro di costo
03/05/2026;04/05/2026;Bassi Lia;**1122;HOTEL LONDON;-85,00;GBP;0,85;-100,00;-1,50;-101,50;Vendite ## 2026-05-04 -10150 #1122
11/05/2026;12/05/2026;Rossi Ugo;**3344;FERRAMENTA NORD;-30,25;EUR;1;-30,25;0,00;-30,25;Officina ## 2026-05-12 -3025 #3344
15/05/2026;15/05/2026;Rossi Ugo;**3344;RIMBORSO FERRAMENTA NORD;10,00;EUR;1;10,00;0,00;10,00;Officina ## 2026-05-15 1000 #3344
=== ninth 10 wallet with the impact on the balance in a word
"Data";"Orario";"Nome";"Descrizione";"Valuta";"Lordo";"Commissione";"Netto";"Saldo";"Impatto sul saldo"
"03/04/2026";"10:20:11";"Verdi Anna";"Pagamento Express Checkout";"EUR";"61,00";"-2,42";"58,58";"158,58";"Credito" ## 2026-04-03 5858
"08/04/2026";"00:01:00";"";"Trasferimento automatico su conto bancario";"EUR";"-150,00";"0,00";"-150,00";"8,58";"Debito" ## 2026-04-08 -15000
"11/04/2026";"16:02:45";"Hosting Ltd";"Pagamento preautorizzato utenza";"EUR";"-8,00";"0,00";"-8,00";"0,58";"Debito" ## 2026-04-11 -800
=== ninth 12 payouts of an online shop by day with charges, refunds and fees
Payout Date,Status,Charges,Refunds,Adjustments,Fees,Total,Currency
2026-03-04,paid,240.00,0.00,0.00,-5.30,234.70,EUR ## 2026-03-04 23470
2026-03-06,paid,98.00,-20.00,0.00,-2.15,75.85,EUR ## 2026-03-06 7585
2026-03-09,paid,410.00,-60.00,-15.00,-8.90,326.10,EUR ## 2026-03-09 32610
=== ninth 14 (xlsx) terminals by circuit, sums of each day and of the month
Estratto conto esercenti
Codice esercente;0098123
Mese di competenza;Marzo 2026

Data contabile;Punto vendita;Circuito;Numero transazioni;Totale transato;Commissioni;Totale netto
02/03/2026;Negozio Via Po;Visa;8;320,00;-3,84;316,16 ## 2026-03-02 31616
02/03/2026;Negozio Via Po;PagoBancomat;5;150,50;-0,75;149,75 ## 2026-03-02 14975
03/03/2026;Negozio Via Po;Mastercard;3;99,00;-1,19;97,81 ## 2026-03-03 9781
Totale mese;;;16;569,50;-5,78;563,72
=== ninth 15 (partite) (xlsx) invoices sent with the amounts still to cash
Elenco fatture emesse - anno 2026
Data;Numero;Cliente;Oggetto;Imponibile;IVA;Totale;Incassato;Da incassare;Scadenza
08/01/2026;1/FE;Colorificio Est Srl;Lavorazioni gennaio;500,00;110,00;610,00;610,00;0,00;07/02/2026
22/01/2026;2/FE;Vetreria Lago Sas;Stampi;1.500,00;330,00;1.830,00;830,00;1.000,00;21/02/2026 ## 2026-01-22 100000 @Vetreria Lago Sas
05/02/2026;3/FE;Colorificio Est Srl;Lavorazioni febbraio;700,00;154,00;854,00;0,00;854,00;07/03/2026 ## 2026-02-05 85400 @Colorificio Est Srl
TOTALE;;;;2.700,00;594,00;3.294,00;1.440,00;1.854,00;
=== ninth 17 (partite) schedule grouped by due month with subtotals
SCADENZARIO CLIENTI
Ditta: 012 MECCANICA TRE PINI SRL
Scadenza;Cliente;Documento;Data doc.;Mod. pagam.;Importo rata
MARZO 2026
31/03/2026;Colorificio Est Srl;FT 3/2026;05/02/2026;Bonifico 30 gg fm;854,00 ## 2026-02-05 85400 @Colorificio Est Srl
31/03/2026;Vetreria Lago Sas;FT 5/2026;12/02/2026;Ri.Ba.;1.220,00 ## 2026-02-12 122000 @Vetreria Lago Sas
Totale MARZO 2026;;;;;2.074,00
APRILE 2026
30/04/2026;Colorificio Est Srl;FT 9/2026;03/03/2026;Bonifico 30 gg fm;300,00 ## 2026-03-03 30000 @Colorificio Est Srl
Totale APRILE 2026;;;;;300,00
Totale generale;;;;;2.374,00
=== ninth 18 (partite) (xlsx) ledger by client, a block each, sums at its end
Partitario clienti al 31/03/2026
Cliente:;C00012;Colorificio Est Srl;;;
Data;Num. reg.;Causale;Numero doc.;Dare;Avere
08/01/2026;12;Fattura emessa;1;610,00;
20/02/2026;88;Incasso bonifico;1;;610,00
05/02/2026;54;Fattura emessa;3;854,00; ## 2026-02-05 85400 @Colorificio Est Srl
Totale;;;;1.464,00;610,00
Saldo;;;;854,00;

Cliente:;C00031;Vetreria Lago Sas;;;
Data;Num. reg.;Causale;Numero doc.;Dare;Avere
22/01/2026;33;Fattura emessa;2;1.830,00; ## 2026-01-22 100000 @Vetreria Lago Sas
26/02/2026;91;Incasso bonifico;2;;830,00
Totale;;;;1.830,00;830,00
Saldo;;;;1.000,00;
=== ninth 20 (xlsx) made by hand, months as titles with subtotals
CONTO BANCA 2026
Data;Cosa;Entrate;Uscite
GENNAIO
09/01/2026;Incasso Colorificio;1.220,00; ## 2026-01-09 122000
15/01/2026;Bolletta luce;;311,10 ## 2026-01-15 -31110
Totale gennaio;;1.220,00;311,10
FEBBRAIO
12/02/2026;Incasso Vetreria;830,00; ## 2026-02-12 83000
27/02/2026;Stipendi;;2.900,00 ## 2026-02-27 -290000
Totale febbraio;;830,00;2.900,00
TOTALE ANNO;;2.050,00;3.211,10
=== ninth 21 (xlsx) made by hand, remarks in the margin and a running balance by formula
;PRIMA NOTA BANCA;;;;;
;Data;Descrizione;Dare;Avere;Saldo;
;;riporto;;;1.000,00;
;02/03/2026;versamento contanti;500,00;;=1.500,00;da verificare con Lia ## 2026-03-02 50000
;04/03/2026;pagato idraulico;;180,00;=1.320,00; ## 2026-03-04 -18000
;11/03/2026;bonifico da Rossi;250,00;;=1.570,00;manca la fattura! ## 2026-03-11 25000
=== ninth 23 (xlsx) two months in two sheets
>>> Marzo
Data;Descrizione;Importo;Saldo
03/03/2026;Luce;-184,50;815,50 ## 2026-03-03 -18450
09/03/2026;Incasso;1.000,00;1.815,50 ## 2026-03-09 100000
>>> Aprile
Data;Descrizione;Importo;Saldo
02/04/2026;Telefono;-45,90;1.769,60 ## 2026-04-02 -4590
10/04/2026;Versamento;2.300,00;4.069,60 ## 2026-04-10 230000
=== ninth 24 (xlsx) a sheet of sums before that of the rows
>>> Riepilogo
Riepilogo annuale
Mese;Entrate;Uscite
Marzo;1.000,00;184,50
Aprile;2.300,00;45,90
Totale;3.300,00;230,40
>>> Movimenti
Data;Descrizione;Entrate;Uscite
03/03/2026;Luce;;184,50 ## 2026-03-03 -18450
09/03/2026;Incasso;1.000,00; ## 2026-03-09 100000
02/04/2026;Telefono;;45,90 ## 2026-04-02 -4590
10/04/2026;Versamento;2.300,00; ## 2026-04-10 230000
=== ninth 26 prima nota of cash and bank side by side
PRIMA NOTA
Data;Descrizione;Cassa entrate;Cassa uscite;Banca entrate;Banca uscite
02/03/2026;Corrispettivi;300,00;;; ## 2026-03-02 30000 #Cassa
03/03/2026;Versamento in banca;;300,00;300,00; ## 2026-03-03 -30000 #Cassa & 2026-03-03 30000 #Banca
09/03/2026;Bonifico cliente;;;1.220,00; ## 2026-03-09 122000 #Banca
12/03/2026;Valori bollati;;16,00;; ## 2026-03-12 -1600 #Cassa
17/03/2026;F24;;;;412,00 ## 2026-03-17 -41200 #Banca
=== ninth 28 the fee stands apart and only the balance shows that it is taken too
Data;Operazione;Importo;Spese;Saldo progressivo
02/04/2026;Saldo iniziale;;;1.000,00
03/04/2026;Bonifico estero in uscita;-200,00;-9,50;790,50 ## 2026-04-03 -20950
09/04/2026;Accredito estero;400,00;-4,00;1.186,50 ## 2026-04-09 39600
15/04/2026;Prelievo;-100,00;0,00;1.086,50 ## 2026-04-15 -10000
=== ninth 29 balance before and after on each row, amounts without sign
Data;Descrizione;Saldo prima;Importo;Saldo dopo
03/03/2026;Luce;1.000,00;184,50;815,50 ## 2026-03-03 -18450
09/03/2026;Incasso;815,50;1.000,00;1.815,50 ## 2026-03-09 100000
11/03/2026;Canone;1.815,50;15,50;1.800,00 ## 2026-03-11 -1550
=== ninth 31 (partite) credit notes and a split payment in invoices to the state
Fatture emesse non incassate
Tipo doc.;Numero;Data;Cliente;Imponibile;IVA;Totale documento;Split payment;Importo da incassare
Fattura;12/PA;15/01/2026;Comune di Borgo Alto;1.000,00;220,00;1.220,00;SI;1.000,00 ## 2026-01-15 100000 @Comune di Borgo Alto
Fattura;13;20/01/2026;Colorificio Est Srl;200,00;44,00;244,00;NO;244,00 ## 2026-01-20 24400 @Colorificio Est Srl
Nota credito;2/NC;28/01/2026;Colorificio Est Srl;-50,00;-11,00;-61,00;NO;-61,00 ## 2026-01-28 -6100 @Colorificio Est Srl
=== ninth 32 true duplicates and a total with a day
Data;Descrizione;Importo
02/03/2026;Pedaggio autostradale;-4,30 ## 2026-03-02 -430
02/03/2026;Pedaggio autostradale;-4,30 ## 2026-03-02 -430
02/03/2026;Pedaggio autostradale;-4,30 ## 2026-03-02 -430
15/03/2026;Incasso;100,00 ## 2026-03-15 10000
31/03/2026;Totale movimenti del mese;87,10
=== ninth 34 American days under Italian words
Data,Descrizione,Importo,Saldo
03/31/2026,Canone mensile,-15.00,"2,485.00" ## 2026-03-31 -1500
03/12/2026,Bonifico ricevuto,"1,500.00","2,500.00" ## 2026-03-12 150000
03/05/2026,Pagamento carta,-200.00,"1,000.00" ## 2026-03-05 -20000
=== ninth 35 line ends and separators inside quotes
"Data";"Descrizione";"Importo"
"02/03/2026";"Bonifico a favore di
Vetreria Lago Sas; saldo fattura ""41/B""
Rif. 0012";"-1.464,00" ## 2026-03-02 -146400
"09/03/2026";"Incasso";"1.000,00" ## 2026-03-09 100000
"12/03/2026";"Commissioni
di tenuta; conto";"-6,50" ## 2026-03-12 -650
`;
