/** More exports of accounts and cards of an office; written before the reader was looked at. */
export const OFFICE_ACCOUNTS = `
=== office further 1 side in words after the amount
Data;Data valuta;Causale;Importo;Segno;Saldo
02/03/2026;02/03/2026;Bonifico ricevuto;1.220,00;Avere;5.220,00 ## 2026-03-02 122000
03/03/2026;03/03/2026;Addebito F24;780,00;Dare;4.440,00 ## 2026-03-03 -78000
16/03/2026;16/03/2026;Commissioni;2,50;Dare;4.437,50 ## 2026-03-16 -250
=== office further 2 header on two lines, in and out at the right
Data;Data;Descrizione;Importo;Importo
oper.;valuta;;Dare;Avere
07/04/2026;07/04/2026;Assegno 114;350,00; ## 2026-04-07 -35000
08/04/2026;09/04/2026;Versamento contanti;;1.000,00 ## 2026-04-08 100000
21/04/2026;21/04/2026;Rata leasing;611,15; ## 2026-04-21 -61115
=== office further 3 zeros where nothing is
Data contabile;Data valuta;Descrizione;Entrate;Uscite;Divisa
04/05/2026;04/05/2026;Incasso POS;210,00;0,00;EUR ## 2026-05-04 21000
06/05/2026;06/05/2026;Utenza gas;0,00;98,12;EUR ## 2026-05-06 -9812
11/05/2026;11/05/2026;Bonifico cliente;495,55;0,00;EUR ## 2026-05-11 49555
=== office further 4 one decimal and none
Data;Descrizione;Importo
05/01/2026;Affitto;-900 ## 2026-01-05 -90000
12/01/2026;Incasso;1.234,5 ## 2026-01-12 123450
19/01/2026;Spese;-7,05 ## 2026-01-19 -705
=== office further 5 card with spends and refunds in two columns
Estratto conto carta aziendale **** 4417
Data;Esercente;Spese;Rimborsi
03/02/2026;FERRAMENTA NORD;34,20; ## 2026-02-03 -3420
10/02/2026;HOTEL REX;120,00; ## 2026-02-10 -12000
17/02/2026;FERRAMENTA NORD;;34,20 ## 2026-02-17 3420
Totale;;154,20;34,20
=== office further 6 card with foreign amounts and their exchange
Carta di credito business n. 5123********9902
Data operazione;Data registrazione;Descrizione;Importo in valuta;Divisa estera;Cambio;Importo in Euro
02/03/2026;03/03/2026;ONLINE TOOLS SAN JOSE;20,00;USD;1,0950;18,26 ## 2026-03-03 -1826
09/03/2026;10/03/2026;TRENORD MILANO;;;;12,40 ## 2026-03-10 -1240
20/03/2026;21/03/2026;HOTEL LONDON;150,00;GBP;0,8600;174,42 ## 2026-03-21 -17442
=== office further 7 terminals, one credit each day
Data accredito;Codice terminale;Numero transazioni;Importo transato;Commissione totale;Importo accreditato
04/03/2026;00112233;11;310,20;3,10;307,10 ## 2026-03-04 30710
05/03/2026;00112233;7;150,00;1,50;148,50 ## 2026-03-05 14850
=== office further 8 payouts of a shop's processor
Payout Date,Status,Charges,Refunds,Adjustments,Reserved Funds,Fees,Retried Amount,Total,Currency
2026-03-04,paid,500.00,-20.00,0.00,0.00,-9.20,0.00,470.80,EUR ## 2026-03-04 47080
2026-03-11,paid,310.00,0.00,0.00,0.00,-5.70,0.00,304.30,EUR ## 2026-03-11 30430
2026-03-18,in_transit,80.00,0.00,0.00,0.00,-1.50,0.00,78.50,EUR
=== office further 9 transfers of a borderless account
"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Total fees"
TRANSFER-1,03-03-2026,1000.00,EUR,"Received money from Acme Ltd","inv 44",1500.00,,,,"Acme Ltd",,0.00 ## 2026-03-03 100000
CARD-2,05-03-2026,-12.50,EUR,"Card transaction issued by Libreria","",1487.50,,,,,,0.00 ## 2026-03-05 -1250
TRANSFER-3,15-03-2026,-200.60,EUR,"Sent money to Gamma Impianti","ft 18",1286.90,,,,,"Gamma Impianti",0.60 ## 2026-03-15 -20060
=== office further 10 postal account
Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
30/06/2026;30/06/2026;1,50;;SPESE TENUTA CONTO ## 2026-06-30 -150
22/06/2026;22/06/2026;;640,00;ACCREDITO BONIFICO GAMMA IMPIANTI ## 2026-06-22 64000
12/06/2026;12/06/2026;95,30;;BOLLETTINO TELEFONIA ## 2026-06-12 -9530
SALDO AL: 30/06/2026;;;1.543,20;
=== office further 11 an app, title of the amount with blanks and the sign apart
Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
02/04/2026;02/04/2026;IT60X0542811101000000123456;Bonifico in entrata;Panificio Moro;Saldo ft 7;+495,55 ## 2026-04-02 49555
07/04/2026;09/04/2026;;Pagamento carta;Bar Sport;Pagamento;-4,50 ## 2026-04-09 -450
13/04/2026;13/04/2026;;Ricarica telefonica;Telefonia;Ricarica;-10,00 ## 2026-04-13 -1000
=== office further 12 a private account of Excel, month by month with subtotals
Movimenti 2026;;;
GENNAIO;;;
Data;Voce;Entrata;Uscita
07/01/2026;Stipendio;1.500,00; ## 2026-01-07 150000
15/01/2026;Mutuo;;420,00 ## 2026-01-15 -42000
Totale gennaio;;1.500,00;420,00
FEBBRAIO;;;
Data;Voce;Entrata;Uscita
06/02/2026;Stipendio;1.500,00; ## 2026-02-06 150000
27/02/2026;Luce;;61,10 ## 2026-02-27 -6110
Totale febbraio;;1.500,00;61,10
=== office further 13 host of guests
Data,Tipo,Codice di conferma,Ospite,Inserzione,Dettagli,Valuta,Importo,Versato,Costi del servizio
03/05/2026,Pagamento,,,,"Trasferimento a Conto IT60",EUR,,"380,00",  ## 2026-05-03 -38000
03/05/2026,Prenotazione,HM1,Lia Bassi,Casa Mare,,EUR,"380,00",,"11,75" ## 2026-05-03 38000
=== office further 14 notes under the amounts and a legend
Data;Descrizione;Importo
04/05/2026;Incasso (1);300,00 ## 2026-05-04 30000
05/05/2026;Spesa;-20,00 ## 2026-05-05 -2000
(1) di cui IVA 54,10;;
Legenda: importi in euro;;
=== office further 15 rows twice that are true
Data;Valuta;Descrizione;Importo;Saldo
04/05/2026;04/05/2026;COMMISSIONE BONIFICO;-1,00;99,00 ## 2026-05-04 -100
04/05/2026;04/05/2026;COMMISSIONE BONIFICO;-1,00;98,00 ## 2026-05-04 -100
18/05/2026;18/05/2026;COMMISSIONE BONIFICO;-1,00;97,00 ## 2026-05-18 -100
=== office further 16 thousands by a blank and an euro sign before
Data;Libellé;Débit;Crédit
03/03/2026;Loyer mars;€ 1 200,00; ## 2026-03-03 -120000
16/03/2026;Virement client;;€ 2 440,00 ## 2026-03-16 244000
=== office further 17 balances before and after
Data;Descrizione;Saldo precedente;Importo;Saldo successivo
05/03/2026;Bonifico cliente;1.000,00;500,00;1.500,00 ## 2026-03-05 50000
18/03/2026;Addebito SDD;1.500,00;-210,00;1.290,00 ## 2026-03-18 -21000
=== office further 18 an order of columns nobody expects
Importo;Segno;Divisa;Valuta;Contabile;Operazione;Descrizione
500,00;C;EUR;05/03/2026;05/03/2026;04/03/2026;Bonifico cliente ## 2026-03-05 50000
210,00;D;EUR;19/03/2026;18/03/2026;18/03/2026;Addebito SDD ## 2026-03-18 -21000
=== office third 1 own ledger of a program, progressive and other half
Scheda conto 24.01.001 BANCA DEL PONTE C/C 5678
Data;N. reg.;Causale;Descrizione;Contropartita;Dare;Avere;Progressivo
02/03/2026;41;INC;Incasso Moro;CLIENTI;495,55;;495,55 ## 2026-03-02 49555
16/03/2026;55;PAG;F24 marzo;ERARIO;;340,00;155,55 ## 2026-03-16 -34000
=== office third 2 a letter for in and out
Data;Descrizione;Tipo;Importo;Conto
03/03/2026;Vendita banco;E;120,00;Cassa ## 2026-03-03 12000
04/03/2026;Cancelleria;U;14,50;Cassa ## 2026-03-04 -1450
20/03/2026;Versamento;U;100,00;Cassa ## 2026-03-20 -10000
=== office third 3 a word for in and out, before the day
Tipo movimento;Data;Categoria;Importo;Note
Entrata;03/03/2026;Vendite;1.200,00; ## 2026-03-03 120000
Uscita;16/03/2026;Affitto;900,00;marzo ## 2026-03-16 -90000
Uscita;23/03/2026;Luce;110,90; ## 2026-03-23 -11090
=== office third 4 months in three letters and two digits of the year
Data;Descrizione;Importo
03-mar-26;Incasso;+120,50 ## 2026-03-03 12050
16-mar-26;Affitto;-900,00 ## 2026-03-16 -90000
02-apr-26;Incasso;+88,00 ## 2026-04-02 8800
=== office third 5 days and hours to the second
Data e ora;Operazione;Importo;Saldo disponibile
03/03/2026 14:22:11;Ricarica;200,00;220,00 ## 2026-03-03 20000
05/03/2026 09:01:00;Acquisto online;-35,10;184,90 ## 2026-03-05 -3510
18/03/2026 20:45:31;Prelievo;-50,00;134,90 ## 2026-03-18 -5000
=== office third 6 negatives in parentheses
Date;Description;Amount
2026-03-03;Wire from Acme;1,000.00 ## 2026-03-03 100000
2026-03-16;Rent;(900.00) ## 2026-03-16 -90000
2026-03-23;Fees;(12.50) ## 2026-03-23 -1250
=== office third 7 a long preamble with the balances beside each other
BANCA POPOLARE DEL LAGO
Filiale di Lecco;;Data stampa 02/04/2026
Conto n. 7788/12;;IBAN IT60X0542811101000000123456
Intestato a;MECCANICA TRE PINI SRL
Saldo iniziale 01/03/2026;2.000,00;Saldo finale 31/03/2026;1.595,55
Data;Valuta;Descrizione;Dare;Avere
03/03/2026;03/03/2026;Incasso Moro;;495,55 ## 2026-03-03 49555
16/03/2026;16/03/2026;Affitto;900,00; ## 2026-03-16 -90000
=== office third 8 three totals below
Data;Descrizione;Entrate;Uscite
03/03/2026;Incasso;120,50; ## 2026-03-03 12050
16/03/2026;Affitto;;900,00 ## 2026-03-16 -90000
Totale entrate;;120,50;
Totale uscite;;;900,00
Differenza;;-779,50;
=== office third 9 two accounts with their sums
Conto;Data;Descrizione;Importo
0011;03/03/2026;Incasso;100,00 ## 2026-03-03 10000 #0011
0011;16/03/2026;Affitto;-90,00 ## 2026-03-16 -9000 #0011
Totale 0011;;;10,00
0022;04/03/2026;Incasso;50,00 ## 2026-03-04 5000 #0022
0022;18/03/2026;Spese;-2,00 ## 2026-03-18 -200 #0022
Totale 0022;;;48,00
=== office third 10 text in quotes with separators and an empty last column
"Data","Valuta","Descrizione","Importo",""
"03/03/2026","03/03/2026","BONIFICO DA ROSSI, MARIO; FT 7, ""saldo""","495,55","" ## 2026-03-03 49555
"16/03/2026","16/03/2026","AFFITTO, MARZO","-900,00","" ## 2026-03-16 -90000
=== office third 11 dates without separators
DATA;VALUTA;CAUSALE;DESCRIZIONE;IMPORTO
20260303;20260303;48;BONIFICO;495,55 ## 2026-03-03 49555
20260316;20260316;26;AFFITTO;-900,00 ## 2026-03-16 -90000
=== office third 12 a balance of each month between rows
Data;Descrizione;Uscite;Entrate
;Saldo iniziale;;1.000,00
05/01/2026;Affitto;900,00; ## 2026-01-05 -90000
20/01/2026;Incasso;;500,00 ## 2026-01-20 50000
31/01/2026;Saldo al 31/01/2026;;600,00
05/02/2026;Affitto;900,00; ## 2026-02-05 -90000
24/02/2026;Incasso;;750,00 ## 2026-02-24 75000
28/02/2026;Saldo al 28/02/2026;;450,00
=== office third 13 amounts without cents in the thousands and cents elsewhere
Data;Descrizione;Importo;Saldo
03/03/2026;Anticipo fatture;10.000;12.000,50 ## 2026-03-03 1000000
16/03/2026;Stipendi;-8.450,75;3.549,75 ## 2026-03-16 -845075
=== office third 14 a card's month with a payment of the month before
Carta aziendale n. ****7781 - Estratto conto di marzo 2026
Data acquisto;Data contabile;Descrizione;Importo
01/03/2026;01/03/2026;ADDEBITO SUL CONTO ESTRATTO PRECEDENTE;-310,20 ## 2026-03-01 31020
05/03/2026;06/03/2026;HOTEL REX;120,00 ## 2026-03-06 -12000
19/03/2026;20/03/2026;DISTRIBUTORE ADDA;50,00 ## 2026-03-20 -5000
=== office third 15 a wallet with what is its own currency and the other
Data;Descrizione;Importo;Valuta;Importo convertito;Valuta convertita
03/03/2026;Vendita 11;100,00;USD;92,10;EUR ## 2026-03-03 10000 USD
09/03/2026;Vendita 12;50,00;USD;46,00;EUR ## 2026-03-09 5000 USD
=== office third 16 transfers prepared and not yet signed
Data;Beneficiario;Importo;Stato disposizione
03/03/2026;Gamma Impianti;-97,60;Eseguita ## 2026-03-03 -9760
05/03/2026;Vivai Sereni;-310,00;Da firmare
06/03/2026;Panificio Moro;-50,00;Eseguita ## 2026-03-06 -5000
=== office third 17 dare and avere with minus in dare
Data;Causale;Dare;Avere
03/03/2026;Incasso;;495,55 ## 2026-03-03 49555
16/03/2026;Affitto;-900,00; ## 2026-03-16 -90000
=== office third 19 numbers of rows and of operations that look like amounts
Progr.;Data;Cod. operazione;Descrizione;Importo;N. assegno
1;03/03/2026;48,00;Bonifico;495,55; ## 2026-03-03 49555
2;16/03/2026;13,00;Assegno;-900,00;7788990011 ## 2026-03-16 -90000
=== office third 20 money moved between own pockets of an app
Data;Tipo;Descrizione;Importo;Spazio
03/03/2026;Bonifico;Da Panificio Moro;495,55;Principale ## 2026-03-03 49555
04/03/2026;Trasferimento interno;A Tasse;-100,00;Principale ## 2026-03-04 -10000
16/03/2026;Carta;Bar Sport;-4,50;Principale ## 2026-03-16 -450
`;
