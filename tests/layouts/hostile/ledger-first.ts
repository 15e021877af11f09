/** Statements, cards, lists and ledgers as Italian offices export them. */
export const LEDGER_FIRST = `
=== ledger first 01 bank portal with a preamble of keys and a total of the month
Banca;BANCA DELLE LANGHE SCPA
Filiale;ALBA CENTRO
Rapporto;Conto corrente 00041/0012345678
Intestatario;MECCANICA TRE PINI SRL
Periodo;01/03/2026 - 31/03/2026

Data mov.;Data val.;Descrizione operazione;Uscite EUR;Entrate EUR;Cod. causale
01/03/2026;;Saldo iniziale;;4.210,55;
03/03/2026;03/03/2026;SDD ENEL ENERGIA SPA MANDATO 8812;312,40;;50 ## 2026-03-03 -31240
05/03/2026;05/03/2026;BONIFICO DA COLORIFICIO EST SRL;;1.220,00;48 ## 2026-03-05 122000
16/03/2026;16/03/2026;DELEGA F24;1.018,45;;19 ## 2026-03-16 -101845
31/03/2026;31/03/2026;COMPETENZE E SPESE;14,20;;66 ## 2026-03-31 -1420
;;Totale movimenti;1.345,05;1.220,00;
31/03/2026;;Saldo finale;;4.085,50;
=== ledger first 02 a bank that writes the sign in a cell of its own behind
MOVIMENTI C/C 1234/56
DATA;VALUTA;IMPORTO;;CAUSALE;DESCRIZIONE
02.03.2026;02.03.2026;150,00;-;Prelievo;ATM VIA ROMA ## 2026-03-02 -15000
04.03.2026;04.03.2026;2.500,00;+;Bonifico;LEGNAMI SUD SRL ## 2026-03-04 250000
09.03.2026;11.03.2026;89,90;-;Pos;BRICO ALBA ## 2026-03-09 -8990
=== ledger first 03 (xlsx) mastrino of a bank from a program, with progressive balance
MASTRINO CONTO 18.01.003 - BANCA DELLE LANGHE C/C
Esercizio 2026;;Dal 01/01/2026 al 31/03/2026
Data reg.;Protocollo;Causale;Descrizione;Dare;Avere;Progressivo
;;;Saldo precedente;;;1.000,00
07/01/2026;12;INC;Incasso ft 3 Colorificio Est;854,00;;1.854,00 ## 2026-01-07 85400
20/01/2026;31;PAG;Pagamento Enel;;311,10;1.542,90 ## 2026-01-20 -31110
16/02/2026;58;F24;Versamento Iva;;412,00;1.130,90 ## 2026-02-16 -41200
;;;Totali;854,00;723,10;1.130,90
=== ledger first 04 (partite) partitario clienti by client with subtotals
PARTITARIO CLIENTI al 31/03/2026
Cliente: 000118 Colorificio Est Srl
Data doc.;N. doc.;Descrizione;Scadenza;Importo;Incassato;Residuo
05/02/2026;3;Fattura immediata;07/03/2026;854,00;400,00;454,00 ## 2026-02-05 45400 n3 >2026-03-07 @Colorificio Est Srl
19/02/2026;9;Fattura differita;31/03/2026;122,00;0,00;122,00 ## 2026-02-19 12200 n9 >2026-03-31 @Colorificio Est Srl
Totale cliente;;;;976,00;400,00;576,00
Cliente: 000204 Vetreria Lago Sas
Data doc.;N. doc.;Descrizione;Scadenza;Importo;Incassato;Residuo
22/01/2026;2;Fattura immediata;21/02/2026;1.830,00;0,00;1.830,00 ## 2026-01-22 183000 n2 >2026-02-21 @Vetreria Lago Sas
Totale cliente;;;;1.830,00;0,00;1.830,00
Totale generale;;;;2.806,00;400,00;2.406,00
=== ledger first 05 (partite) (xlsx) scadenzario passivo with months as titles and totals
Scadenzario passivo
Fornitore;Documento;Data doc.;Scadenza;Modalità;Importo
Marzo 2026;;;;;
Legnami Sud Srl;44/B;27/02/2026;31/03/2026;RIBA;732,00 ## 2026-02-27 -73200 n44/B >2026-03-31 @Legnami Sud Srl
Enel Energia Spa;118;28/02/2026;20/03/2026;SDD;311,10 ## 2026-02-28 -31110 n118 >2026-03-20 @Enel Energia Spa
Totale marzo;;;;;1.043,10
Aprile 2026;;;;;
Vetreria Lago Sas;91;05/03/2026;30/04/2026;BON;244,00 ## 2026-03-05 -24400 n91 >2026-04-30 @Vetreria Lago Sas
Totale aprile;;;;;244,00
Totale generale;;;;;1.287,10
=== ledger first 06 Nexi business with cardholders one under the other
Estratto conto carte aziendali - marzo 2026
Titolare: ROSSI MARIO;Carta: **** 4471
Data operazione;Data registrazione;Descrizione;Importo in euro
03/03/2026;04/03/2026;AUTOGRILL A4;18,40 ## 2026-03-04 -1840
11/03/2026;12/03/2026;ITALO TRENO;59,90 ## 2026-03-12 -5990
Totale carta;;;78,30
Titolare: BIANCHI LIA;Carta: **** 8802
Data operazione;Data registrazione;Descrizione;Importo in euro
05/03/2026;06/03/2026;AMAZON BUSINESS;120,00 ## 2026-03-06 -12000
Totale carta;;;120,00
Totale addebito;;;198,30
=== ledger first 07 PayPal monthly it with gross, fee, net
Data,Ora,Fuso orario,Nome,Tipo,Stato,Valuta,Lordo,Tariffa,Netto,Saldo
02/03/2026,10:11:12,CET,Anna Verdi,Pagamento Express Checkout,Completata,EUR,"50,00","-2,05","47,95","147,95" ## 2026-03-02 4795
05/03/2026,08:00:01,CET,,Trasferimento generico,Completata,EUR,"-100,00","0,00","-100,00","47,95" ## 2026-03-05 -10000
09/03/2026,18:20:44,CET,Luca Neri,Rimborso pagamento,Completata,EUR,"-20,00","0,70","-19,30","28,65" ## 2026-03-09 -1930
=== ledger first 08 prima nota cassa, entrata and uscita with partial sums of the day
PRIMA NOTA CASSA - Marzo 2026
Data;N.;Descrizione;Entrata;Uscita;Saldo cassa
01/03/2026;;Riporto;;;320,00
02/03/2026;1;Corrispettivi del giorno;450,00;;770,00 ## 2026-03-02 45000
02/03/2026;2;Acquisto valori bollati;;32,00;738,00 ## 2026-03-02 -3200
;;Totale 02/03;450,00;32,00;
03/03/2026;3;Corrispettivi del giorno;390,00;;1.128,00 ## 2026-03-03 39000
03/03/2026;4;Versamento c/c;;1.000,00;128,00 ## 2026-03-03 -100000
;;Totale 03/03;390,00;1.000,00;
=== ledger first 09 Satispay business with fee column and payout
Data;Tipo;ID transazione;Negozio;Importo totale;Commissione;Importo netto;Stato
02/03/2026 09:12;Pagamento;a81;Alba;12,00;0,20;11,80;Approvato ## 2026-03-02 1180
02/03/2026 12:31;Pagamento;a82;Alba;8,50;0,00;8,50;Approvato ## 2026-03-02 850
03/03/2026 10:05;Rimborso;a83;Alba;-8,50;0,00;-8,50;Approvato ## 2026-03-03 -850
=== ledger first 10 (partite) aging list by party in columns of age
Clienti - scaduto per fasce al 31/03/2026
Cliente;Fattura;Data;Scadenza;A scadere;0-30;31-60;Oltre 60
Colorificio Est Srl;3;05/02/2026;07/03/2026;;454,00;; ## 2026-02-05 45400 n3 >2026-03-07 @Colorificio Est Srl
Colorificio Est Srl;9;19/02/2026;30/04/2026;122,00;;; ## 2026-02-19 12200 n9 >2026-04-30 @Colorificio Est Srl
Vetreria Lago Sas;2;22/01/2026;21/02/2026;;;1.830,00; ## 2026-01-22 183000 n2 >2026-02-21 @Vetreria Lago Sas
Totale;;;;122,00;454,00;1.830,00;0,00
=== ledger first 11 Intesa style with details in a column and contabilizzazione
Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
2026-03-02;Pagamento Pos;COOP ALBA;Conto 1000/00012345;CONTABILIZZATO;Alimentari;EUR;-45,10 ## 2026-03-02 -4510
2026-03-05;Bonifico Ricevuto;DA ROSSI SRL;Conto 1000/00012345;CONTABILIZZATO;Bonifici;EUR;800,00 ## 2026-03-05 80000
2026-03-06;Pagamento Pos;ESSELUNGA;Conto 1000/00012345;NON CONTABILIZZATO;Alimentari;EUR;-22,00
=== ledger first 12 Postepay with A and D letters
Carta Postepay Evolution Business n. **** 1234
Data contabile;Data valuta;Descrizione;Segno;Importo (€)
02/03/2026;02/03/2026;Ricarica da tabaccheria;A;100,00 ## 2026-03-02 10000
04/03/2026;04/03/2026;Pagamento online Aruba;D;35,38 ## 2026-03-04 -3538
09/03/2026;09/03/2026;Commissione ricarica;D;2,00 ## 2026-03-09 -200
=== ledger first 13 (partite) professional's notule with withholding
Parcelle da incassare
N.;Data;Cliente;Imponibile;Cassa 4%;Iva;Ritenuta;Netto a pagare
7/2026;10/02/2026;Colorificio Est Srl;1.000,00;40,00;228,80;200,00;1.068,80 ## 2026-02-10 106880 n7/2026 @Colorificio Est Srl
8/2026;24/02/2026;Bassi Leo;500,00;20,00;114,40;0,00;634,40 ## 2026-02-24 63440 n8/2026 @Bassi Leo
=== ledger first 14 POS acquirer by day, gross and commission, credited later
Riepilogo accrediti POS - Esercente 88120 BAR CENTRALE
Data operazione;Data accredito;N. op.;Importo lordo;Commissioni;Importo accreditato
02/03/2026;03/03/2026;41;512,30;5,12;507,18 ## 2026-03-02 50718
03/03/2026;04/03/2026;38;480,00;4,80;475,20 ## 2026-03-03 47520
Totale;;79;992,30;9,92;982,38
=== ledger first 15 (xlsx) bank with merged title, blank column and footer notes
BANCA POPOLARE DI VALLE;<;<;<;<
Lista movimenti conto 0099/887766 al 31/03/2026;<;<;<;<

;Data;Causale;Importo;Saldo contabile
;02/03/2026;Canone mensile;-8,00;1.992,00 ## 2026-03-02 -800
;05/03/2026;Incasso fattura;610,00;2.602,00 ## 2026-03-05 61000
;12/03/2026;Pagamento fornitore;-1.200,00;1.402,00 ## 2026-03-12 -120000

Documento prodotto il 01/04/2026 alle 09:12 - non costituisce estratto conto ufficiale;;;;
=== ledger first 16 (partite) Danea style list of due instalments with payments
Scadenza;Documento;Soggetto;Importo rata;Pagato;Da pagare;Tipo pagamento;Stato
31/03/2026;Fatt. 12 del 02/03/2026;Rossi Srl;610,00;0,00;610,00;Bonifico;Non pagato ## 2026-03-02 61000 >2026-03-31 @Rossi Srl
30/04/2026;Fatt. 15 del 09/03/2026;Verdi Sas;244,00;100,00;144,00;Bonifico;Parziale ## 2026-03-09 14400 >2026-04-30 @Verdi Sas
15/03/2026;Fatt. 10 del 01/02/2026;Rossi Srl;120,00;120,00;0,00;Bonifico;Pagato
=== ledger first 17 fuel card invoice by vehicle with subtotals
Fattura carburanti n. 5512 del 31/03/2026 - Carta Multicard
Targa;Data;Impianto;Prodotto;Litri;Importo
GA123BB;03/03/2026;ALBA NORD;Gasolio;45,00;76,50 ## 2026-03-03 -7650
GA123BB;17/03/2026;BRA;Gasolio;40,00;68,40 ## 2026-03-17 -6840
Totale targa GA123BB;;;;85,00;144,90
FX998KK;09/03/2026;ASTI EST;Benzina;30,00;54,00 ## 2026-03-09 -5400
Totale targa FX998KK;;;;30,00;54,00
=== ledger first 18 bank csv with accrediti addebiti in one column each, minus in addebiti
Data Contabile;Data Valuta;Addebiti;Accrediti;Divisa;Descrizione Estesa
03/03/2026;03/03/2026;-50,00;;EUR;PRELIEVO BANCOMAT ## 2026-03-03 -5000
04/03/2026;04/03/2026;;320,00;EUR;BONIF. VS. FAVORE NERI LUCA ## 2026-03-04 32000
16/03/2026;16/03/2026;-210,00;;EUR;F24 TELEMATICO ## 2026-03-16 -21000
=== ledger first 19 two accounts one under the other, same columns
Estratto conti al 31/03/2026
Conto: IT60X0542811101000000123456
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450 #IT60X0542811101000000123456
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000 #IT60X0542811101000000123456
Conto: IT40L0300203280123456789012
Data;Descrizione;Importo
05/03/2026;Affitto;-500,00 ## 2026-03-05 -50000 #IT40L0300203280123456789012
=== ledger first 20 (partite) supplier ledger in dare and avere with the closing balance
Scheda contabile fornitore 000412 LAVANDERIA BLU SRL
Periodo 01/01/2026 - 31/03/2026
Data;Causale;Num. doc.;Dare;Avere;Saldo
15/01/2026;Ft acquisto;77;;366,00;366,00 A ## 2026-01-15 -36600 n77 @LAVANDERIA BLU SRL
20/02/2026;Ft acquisto;93;;122,00;488,00 A ## 2026-02-20 -12200 n93 @LAVANDERIA BLU SRL
=== ledger first 21 stripe payouts report it
id,Tipo,Fonte,Importo,Commissioni,Netto,Valuta,Creato (UTC),Disponibile dal (UTC),Descrizione
txn_1,charge,ch_1,50.00,1.00,49.00,eur,2026-03-02 10:11,2026-03-09 00:00,Ordine 41 ## 2026-03-02 4900
txn_2,refund,re_1,-20.00,0.00,-20.00,eur,2026-03-04 10:11,2026-03-04 00:00,Rimborso ordine 40 ## 2026-03-04 -2000
txn_3,payout,po_1,-29.00,0.00,-29.00,eur,2026-03-09 00:00,2026-03-10 00:00,STRIPE PAYOUT ## 2026-03-09 -2900
=== ledger first 22 (xlsx) entrate uscite side by side of a condominium
Rendiconto cassa Condominio Aurora - I trimestre 2026
ENTRATE;;;;USCITE;;
Data;Condomino;Importo;;Data;Fornitore;Importo
10/01/2026;Rossi;250,00;;15/01/2026;Pulizie Lampo;180,00 ## 2026-01-10 25000 & 2026-01-15 -18000
12/02/2026;Verdi;250,00;;20/02/2026;Enel;96,40 ## 2026-02-12 25000 & 2026-02-20 -9640
11/03/2026;Neri;250,00;;;; ## 2026-03-11 25000
Totale entrate;;750,00;;Totale uscite;;276,40
=== ledger first 23 (partite) bills presented to the bank, grouped by due day
Distinta RIBA n. 14 del 05/03/2026 - Banca delle Langhe
Scadenza 31/03/2026;;;
Debitore;Fattura;ABI-CAB;Importo
Colorificio Est Srl;3;05428-11101;454,00 ## 2026-03-31 45400 n3 >2026-03-31 @Colorificio Est Srl
Vetreria Lago Sas;2;03002-03280;1.830,00 ## 2026-03-31 183000 n2 >2026-03-31 @Vetreria Lago Sas
Scadenza 30/04/2026;;;
Debitore;Fattura;ABI-CAB;Importo
Bassi Leo;11;05428-11101;210,00 ## 2026-04-30 21000 n11 >2026-04-30 @Bassi Leo
Totale distinta;;;2.494,00
=== ledger first 25 savings account with interest and tax rows, no sign, side in words
Libretto Smart n. 55120
Data;Tipo operazione;Importo
02/03/2026;Versamento;500,00 ## 2026-03-02 50000
10/03/2026;Prelevamento;120,00 ## 2026-03-10 -12000
31/03/2026;Interessi netti accreditati;1,20 ## 2026-03-31 120
`;
