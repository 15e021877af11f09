/** A second lot of such exports. */
export const LEDGER_SECOND = `
=== ledger second 01 (xlsx) cash book with in and out beside each other, day merged
PRIMA NOTA - APRILE 2026
INCASSI;<;<;;PAGAMENTI;<;<
Data;Causale;Euro;;Data;Causale;Euro
01/04/2026;Corrispettivi;410,00;;01/04/2026;Pane e latte;18,20 ## 2026-04-01 41000 & 2026-04-01 -1820
02/04/2026;Corrispettivi;388,50;;02/04/2026;Benzina;50,00 ## 2026-04-02 38850 & 2026-04-02 -5000
03/04/2026;Corrispettivi;402,10;;;; ## 2026-04-03 40210
TOTALE INCASSI;;1.200,60;;TOTALE PAGAMENTI;;68,20
=== ledger second 02 bank list where the amount carries EUR and a trailing minus
Elenco movimenti - Banca Etruria Nuova
Data operazione|Data valuta|Descrizione|Importo|Divisa
07/04/2026|07/04/2026|ADDEBITO SDD TELECOM|45,20-|EUR ## 2026-04-07 -4520
09/04/2026|09/04/2026|BONIFICO ISTANTANEO DA VERDI SAS|1.100,00|EUR ## 2026-04-09 110000
15/04/2026|14/04/2026|PAGAMENTO POS FERRAMENTA|23,45-|EUR ## 2026-04-15 -2345
=== ledger second 03 (partite) scadenzario with three instalments beside, amounts first
Cliente;N. fattura;Data fattura;Imp. 1a rata;Scad. 1a rata;Imp. 2a rata;Scad. 2a rata;Imp. 3a rata;Scad. 3a rata
Rossi Srl;21;02/04/2026;200,00;30/04/2026;200,00;31/05/2026;200,00;30/06/2026 ## 2026-04-02 20000 n21 >2026-04-30 @Rossi Srl & 2026-04-02 20000 n21 >2026-05-31 @Rossi Srl & 2026-04-02 20000 n21 >2026-06-30 @Rossi Srl
Verdi Sas;22;07/04/2026;150,00;31/05/2026;150,00;30/06/2026;; ## 2026-04-07 15000 n22 >2026-05-31 @Verdi Sas & 2026-04-07 15000 n22 >2026-06-30 @Verdi Sas
=== ledger second 04 mastrino with counterpart account and progressive with letter
Mastrino 24/15/005 C/C BANCA ETRURIA
Data;Num. reg.;Contropartita;Descrizione;Dare;Avere;Saldo;D/A
01/04/2026;;;Saldo precedente;;;2.300,00;D
03/04/2026;118;Clienti;Incasso Verdi;1.100,00;;3.400,00;D ## 2026-04-03 110000
10/04/2026;125;Fornitori;Pag. Telecom;;45,20;3.354,80;D ## 2026-04-10 -4520
30/04/2026;140;Spese bancarie;Competenze;;12,60;3.342,20;D ## 2026-04-30 -1260
=== ledger second 05 American Express it with negative payments
Data;Descrizione;Titolare carta;Conto n.;Importo
07/04/2026;TRENITALIA ROMA;M ROSSI;-71005;49,90 ## 2026-04-07 -4990
12/04/2026;ADDEBITO IN C/C SALVO BUON FINE;M ROSSI;-71005;-310,00 ## 2026-04-12 31000
20/04/2026;HOTEL TORINO;M ROSSI;-71005;132,00 ## 2026-04-20 -13200
=== ledger second 06 (xlsx) three sheets a bank each, columns of each its own
>>> Riepilogo
Banca;Saldo
Etruria;3.342,20
Valle;1.402,00
>>> Etruria
Conto corrente 1000/555001
Data;Descrizione;Dare;Avere
03/04/2026;Incasso Verdi;;1.100,00 ## 2026-04-03 110000 #1000/555001
10/04/2026;Telecom;45,20; ## 2026-04-10 -4520 #1000/555001
21/04/2026;F24;310,00; ## 2026-04-21 -31000 #1000/555001
>>> Valle
Conto corrente 2000/777002
Data contabile;Data valuta;Causale;Importo;Saldo
08/04/2026;08/04/2026;Canone;-8,00;1.394,00 ## 2026-04-08 -800 #2000/777002
15/04/2026;15/04/2026;Incasso;610,00;2.004,00 ## 2026-04-15 61000 #2000/777002
=== ledger second 07 SumUp payouts
Data;Tipo;Riferimento;Importo lordo;Tariffa;Importo;Valuta;Stato
2026-04-03;Accredito;PID1;120,00;2,34;117,66;EUR;Pagato ## 2026-04-03 11766
2026-04-07;Accredito;PID2;80,00;1,56;78,44;EUR;Pagato ## 2026-04-07 7844
=== ledger second 08 (partite) estratto conto cliente sent by a supplier
Spett.le MECCANICA TRE PINI
Estratto conto al 30/04/2026 - Legnami Sud Srl
Documento;Data;Scadenza;Importo;Pagato;Saldo
Fattura 44/B;27/02/2026;31/03/2026;732,00;0,00;732,00 ## 2026-02-27 -73200 >2026-03-31
Fattura 61/B;27/03/2026;30/04/2026;366,00;100,00;266,00 ## 2026-03-27 -26600 >2026-04-30
Nota credito 9/B;30/03/2026;30/03/2026;-61,00;0,00;-61,00 ## 2026-03-30 6100 >2026-03-30
Totale da saldare;;;;;937,00
=== ledger second 09 bank with balances as rows between days
Data;Descrizione;Importo
03/04/2026;Incasso Verdi;1.100,00 ## 2026-04-03 110000
03/04/2026;Saldo al 03/04/2026;3.400,00
10/04/2026;Telecom;-45,20 ## 2026-04-10 -4520
10/04/2026;Saldo al 10/04/2026;3.354,80
=== ledger second 10 (partite) (xlsx) agents commissions due
Provvigioni maturate I trimestre 2026
Agente;Fattura cliente;Data fattura;Imponibile;% provv.;Provvigione;Data maturazione
Bruni Carlo;12;02/03/2026;1.000,00;5;50,00;31/03/2026 ## 2026-03-02 -5000 @Bruni Carlo
Dardi Ugo;15;09/03/2026;400,00;8;32,00;31/03/2026 ## 2026-03-09 -3200 @Dardi Ugo
=== ledger second 11 prepaid employees card with top ups by company
Storico transazioni carta Soldo - Team Vendite
Data e ora;Utente;Tipo;Esercente;Importo;Valuta;Saldo wallet
01/04/2026 09:00;Bassi;Caricamento;;300,00;EUR;300,00 ## 2026-04-01 30000
03/04/2026 13:10;Bassi;Spesa;Trattoria Lago;-42,00;EUR;258,00 ## 2026-04-03 -4200
08/04/2026 19:45;Bassi;Spesa;Hotel Lago;-110,00;EUR;148,00 ## 2026-04-08 -11000
=== ledger second 12 Unicredit style two line header with blank first column
;Data;;;Importo;Importo;
;registrazione;Valuta;Descrizione;addebito;accredito;Divisa
;03/04/2026;03/04/2026;BONIFICO A VOSTRO FAVORE VERDI;;1.100,00;EUR ## 2026-04-03 110000
;10/04/2026;10/04/2026;ADDEBITO DIRETTO TELECOM;45,20;;EUR ## 2026-04-10 -4520
;21/04/2026;21/04/2026;F24;310,00;;EUR ## 2026-04-21 -31000
=== ledger second 13 (partite) list of invoices sent, paid marked by an X
Fatture emesse 2026
N;Data;Cliente;Totale;Scadenza;Incassata
1;08/01/2026;Rossi Srl;610,00;28/02/2026;X
2;22/01/2026;Verdi Sas;244,00;31/03/2026; ## 2026-01-22 24400 n2 >2026-03-31 @Verdi Sas
3;05/02/2026;Neri Luca;122,00;05/03/2026;X
4;19/02/2026;Rossi Srl;366,00;30/04/2026; ## 2026-02-19 36600 n4 >2026-04-30 @Rossi Srl
=== ledger second 14 (partite) mortgage plan with rates paid and to pay
Piano di ammortamento - Mutuo 7781 - decorrenza 01/01/2026
Rata;Scadenza;Capitale;Interessi;Totale rata;Stato
1;31/01/2026;400,00;100,00;500,00;Pagata
2;28/02/2026;401,00;99,00;500,00;Pagata
3;31/03/2026;402,00;98,00;500,00;Da pagare ## 2026-03-31 -50000
4;30/04/2026;403,00;97,00;500,00;Da pagare ## 2026-04-30 -50000
=== ledger second 15 telepass business tolls with VAT and total
Dettaglio transiti fattura 9001 - Cliente MECCANICA TRE PINI
Data uscita;Ora;Casello entrata;Casello uscita;Classe;Imponibile;IVA;Totale
03/04/2026;08:12;ASTI EST;TORINO;1;3,20;0,70;3,90 ## 2026-04-03 -390
09/04/2026;18:40;TORINO;ASTI EST;1;3,20;0,70;3,90 ## 2026-04-09 -390
=== ledger second 16 months beside each other of one account
Conto cassa
Gennaio 2026;;;;Febbraio 2026;;
Data;Descrizione;Importo;;Data;Descrizione;Importo
02/01/2026;Affitto incassato;500,00;;03/02/2026;Affitto incassato;500,00 ## 2026-01-02 50000 & 2026-02-03 50000
15/01/2026;Luce;-80,00;;16/02/2026;Luce;-75,00 ## 2026-01-15 -8000 & 2026-02-16 -7500
=== ledger second 17 (partite) open balances per supplier from a portal, US numbers
Fornitore,Nr. Fattura,Data Fattura,Data Scadenza,Importo Fattura,Importo Residuo,Valuta
Kraft GmbH,2026-118,2026-03-04,2026-04-03,"1,240.00","1,240.00",EUR ## 2026-03-04 -124000 n2026-118 >2026-04-03 @Kraft GmbH
Blanc SARL,F-77,2026-03-20,2026-05-19,"310.50","110.50",EUR ## 2026-03-20 -11050 nF-77 >2026-05-19 @Blanc SARL
=== ledger second 18 bank: amounts unsigned, side in causale text, with balance
Data;Causale;Importo;Saldo
03/04/2026;Versamento contanti;200,00;1.200,00 ## 2026-04-03 20000
07/04/2026;Addebito assegno;150,00;1.050,00 ## 2026-04-07 -15000
09/04/2026;Utenze;50,00;1.000,00 ## 2026-04-09 -5000
=== ledger second 19 (xlsx) movements with a pivot of totals at the right
Data;Descrizione;Importo;;Categoria;Totale
03/04/2026;Incasso Verdi;1.100,00;;Incassi;1.100,00 ## 2026-04-03 110000
10/04/2026;Telecom;-45,20;;Utenze;-45,20 ## 2026-04-10 -4520
21/04/2026;F24;-310,00;;Imposte;-310,00 ## 2026-04-21 -31000
=== ledger second 20 (partite) effetti attivi with bank and state of presentation
N. effetto;Cliente;Banca appoggio;Scadenza;Importo;Stato
501;Rossi Srl;BCC Alba;30/04/2026;610,00;Da presentare ## 2026-04-30 61000 n501 >2026-04-30 @Rossi Srl
502;Verdi Sas;Valle;31/05/2026;244,00;Presentato ## 2026-05-31 24400 n502 >2026-05-31 @Verdi Sas
503;Neri Luca;Valle;31/03/2026;122,00;Incassato
=== ledger second 21 card statement with partial totals and year in the title
Carta Oro n. 5312 **** **** 9981 - estratto conto n. 4/2026 del 30/04/2026
Data acq.;Data reg.;Descrizione;Divisa orig.;Importo orig.;Importo EUR
02/04;03/04;RISTORANTE DA PINO;EUR;;38,00 ## 2026-04-03 -3800
10/04;11/04;HOTEL ZURICH;CHF;120,00;126,40 ## 2026-04-11 -12640
22/04;23/04;AMAZON;EUR;;25,99 ## 2026-04-23 -2599
;;Totale operazioni;;;190,39
;;Quota mensile;;;0,00
;;Totale da addebitare;;;190,39
=== ledger second 22 ledger program export without accents, amounts with dots
DATAREG;CAUS;DESCR;DARE;AVERE
20260403;INC;INCASSO VERDI;1100.00; ## 2026-04-03 110000
20260410;PAG;PAG TELECOM;;45.20 ## 2026-04-10 -4520
=== ledger second 23 (partite) utilities of a condominium due by owner
Rate condominiali scadute e non pagate
Condomino;Unità;Rata;Scadenza;Importo;Versato;Residuo
Rossi;A1;1;31/01/2026;120,00;120,00;0,00
Verdi;A2;1;31/01/2026;120,00;50,00;70,00 ## 2026-01-31 7000 >2026-01-31 @Verdi
Neri;B1;2;31/03/2026;140,00;0,00;140,00 ## 2026-03-31 14000 >2026-03-31 @Neri
=== ledger second 24 income and expenses tables one under the other with own columns
Associazione Amici del Lago - rendiconto 2026
ENTRATE
Data;Socio;Quota
03/02/2026;Rossi;30,00 ## 2026-02-03 3000
05/02/2026;Verdi;30,00 ## 2026-02-05 3000
Totale entrate;;60,00
USCITE
Data;Fornitore;Documento;Importo
10/02/2026;Tipografia Est;12/A;45,00 ## 2026-02-10 -4500
Totale uscite;;;45,00
=== ledger second 25 fintech export with status and two amounts
Date (UTC);Description;Counterparty;Amount;Fees;Currency;Status
2026-04-03;Card payment;Amazon;-25.99;0.00;EUR;Settled ## 2026-04-03 -2599
2026-04-08;Outgoing transfer;Rossi;-200.00;0.35;EUR;Settled ## 2026-04-08 -20035
2026-04-12;Incoming transfer;Verdi;500.00;0.00;EUR;Settled ## 2026-04-12 50000
2026-04-13;Card payment;Bar;-3.00;0.00;EUR;Declined
`;
