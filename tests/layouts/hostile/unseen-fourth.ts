/** A fourth lot of them. */
export const UNSEEN_FOURTH = `
=== unseen fourth 1 (partite) riferimento unico
Cliente;Riferimento documento;Scadenza;Importo aperto
Alba Snc;Fatt. 12 del 03/05/2026;30/06/2026;1.220,00 ## 2026-05-03 122000 n12 >2026-06-30 @Alba Snc
Brina Srl;Fatt. 15 del 20/05/2026;31/07/2026;610,00 ## 2026-05-20 61000 n15 >2026-07-31 @Brina Srl
=== unseen fourth 2 (partite) (xlsx) due tabelle
SCADENZE AL 30/09/2026
DA CLIENTI
Nome;Fattura;Data;Scadenza;Importo
Colle Verde;#41;01/08/2026;30/09/2026;#700 ## 2026-08-01 70000 n41 >2026-09-30 @Colle Verde
Dosso Alto;#43;09/08/2026;31/10/2026;350,50 ## 2026-08-09 35050 n43 >2026-10-31 @Dosso Alto
A FORNITORI
Nome;Fattura;Data;Scadenza;Importo
Erba Medica;#88;20/07/2026;30/09/2026;#910 ## 2026-07-20 -91000 n88 >2026-09-30 @Erba Medica
=== unseen fourth 3 (partite) importo suffisso
Cod;Ragione sociale;Num;Data;Scad;Residuo
C001;Ferri Mario;301;01/06/26;31/08/26;1.000,00 D ## 2026-06-01 100000 n301 >2026-08-31 @Ferri Mario
C001;Ferri Mario;302;10/06/26;31/08/26;200,00 A ## 2026-06-10 -20000 n302 >2026-08-31 @Ferri Mario
F010;Guidi Snc;9;12/06/26;31/08/26;540,00 A ## 2026-06-12 -54000 n9 >2026-08-31 @Guidi Snc
=== unseen fourth 4 (partite) bilancino scaduto
Cliente;Fattura;Data fattura;Data scadenza;Giorni di ritardo;Scaduto;A scadere
Hera Due;F-9;09/03/2026;08/05/2026;145;900,00;0,00 ## 2026-03-09 90000 nF-9 >2026-05-08 @Hera Due
Ivrea Tre;F-14;14/05/2026;13/07/2026;79;450,00;0,00 ## 2026-05-14 45000 nF-14 >2026-07-13 @Ivrea Tre
=== unseen fourth 5 (partite) fornitori negativi
"FORNITORE","DOCUMENTO","DATA_DOC","DATA_SCAD","IMPORTO_APERTO"
"Lago Srl","A1","2026-04-01","2026-06-01","-300.00" ## 2026-04-01 -30000 nA1 >2026-06-01 @Lago Srl
"Monte Spa","A2","2026-04-12","2026-06-12","-820.00" ## 2026-04-12 -82000 nA2 >2026-06-12 @Monte Spa
"Lago Srl","A3","2026-04-20","2026-06-20","90.00" ## 2026-04-20 9000 nA3 >2026-06-20 @Lago Srl
=== unseen fourth 6 (partite) (xlsx) percentuale incassata
Cliente;Ft;Data;Scad.;Totale;% incassata;Residuo
Nord Est;#70;01/02/2026;31/03/2026;#1000;#50;#500 ## 2026-02-01 50000 n70 >2026-03-31 @Nord Est
Ovest Sud;#71;10/02/2026;31/03/2026;#1220;#0;#1220 ## 2026-02-10 122000 n71 >2026-03-31 @Ovest Sud
Piano Alto;#72;12/02/2026;31/03/2026;#800;#100;#0
=== unseen fourth 7 (partite) f24 e tributi
Scadenzario tributi
Tributo;Codice;Periodo;Scadenza;Importo da versare;Versato
IVA;6009;09/2026;16/10/2026;1.250,00; ## 2026-10-16 -125000 >2026-10-16
Ritenute;1001;10/2026;16/11/2026;980,00; ## 2026-11-16 -98000 >2026-11-16
IVA;6008;08/2026;16/09/2026;700,00;700,00
=== unseen fourth 8 (partite) english ap italian firm
Supplier;Invoice no.;Type;Invoice date;Due date;Taxable;VAT;Total;Paid;To pay
Quercia Legno Srl;77/A;Invoice;01/09/2026;31/10/2026;1.000,00;220,00;1.220,00;0,00;1.220,00 ## 2026-09-01 -122000 n77/A >2026-10-31 @Quercia Legno Srl
Quercia Legno Srl;NC5;Credit note;05/09/2026;05/09/2026;-200,00;-44,00;-244,00;0,00;-244,00 ## 2026-09-05 24400 nNC5 >2026-09-05 @Quercia Legno Srl
Rovere Spa;12;Invoice;10/08/2026;10/09/2026;100,00;22,00;122,00;122,00;0,00
=== unseen fourth 9 (partite) estratto da fornitore
Spett.le Officina Tre Valli S.r.l.;;;;
Da: FORNITURE ELETTRICHE BIANCO SPA;;;;
Fatture a Vs. carico non ancora saldate;;;;
Numero;Data;Scadenza;Importo;Ns. rif.
2201;01/07/2026;30/08/2026;610,00;ORD 5 ## 2026-07-01 -61000 n2201 >2026-08-30
2214;20/07/2026;18/09/2026;305,00;ORD 9 ## 2026-07-20 -30500 n2214 >2026-09-18
=== unseen fourth 10 (partite) parcelle da incassare portale
Numero;Anno;Data;Cliente;Compenso;Contributo;Totale;Incassata
3;2026;03/03/2026;Sereno Ada;1000,00;40,00;1040,00;No ## 2026-03-03 104000 n3 >2026-03-03 @Sereno Ada
4;2026;10/03/2026;Tigli Ivo;300,00;12,00;312,00;Sì
5;2026;30/03/2026;Tigli Ivo;500,00;20,00;520,00;No ## 2026-03-30 52000 n5 >2026-03-30 @Tigli Ivo
=== unseen fourth 11 (partite) clienti fido esposizione
Cliente;Fido;Fattura;Data;Scadenza;Importo;Esposizione totale
Ulivo Srl;5.000,00;610;06/06/2026;31/08/2026;2.000,00;2.000,00 ## 2026-06-06 200000 n610 >2026-08-31 @Ulivo Srl
Viola Spa;10.000,00;615;16/06/2026;31/08/2026;1.500,00;1.500,00 ## 2026-06-16 150000 n615 >2026-08-31 @Viola Spa
=== unseen fourth 12 (partite) scadenze con iban
Beneficiario;IBAN;Causale;Importo;Data scadenza;Fattura;Data fattura
Zappa Carni Srl;IT60X0542811101000000123456;Saldo fatt 5512;1.830,00;08/10/2026;5512;08/08/2026 ## 2026-08-08 -183000 n5512 >2026-10-08 @Zappa Carni Srl
Zenit Sas;IT28W8000000292100645211208;Saldo fatt 5519;244,00;18/10/2026;5519;18/08/2026 ## 2026-08-18 -24400 n5519 >2026-10-18 @Zenit Sas
=== unseen cards fourth 1 carta originale addebitato
Data;Esercente;Importo originale;Valuta originale;Importo addebitato;Valuta
02/09/2026;SHOP MILANO;100,00;EUR;100,00;EUR ## 2026-09-02 -10000
05/09/2026;UBER NY;20,00;USD;18,40;EUR ## 2026-09-05 -1840
=== unseen cards fourth 2 pagamenti ricevuti online
Data pagamento;Cliente;Metodo;Importo pagato;Commissione;Importo netto;Esito
01/07/2026;Aldo R.;Carta;50,00;1,00;49,00;Pagato ## 2026-07-01 4900
03/07/2026;Bice T.;Carta;80,00;1,60;78,40;Pagato ## 2026-07-03 7840
03/07/2026;Ciro V.;Carta;25,00;0,50;24,50;Rifiutato
04/07/2026;Aldo R.;Carta;-50,00;0,00;-50,00;Rimborsato ## 2026-07-04 -5000
=== unseen cards fourth 3 revolut personale
Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo
Pagamento con carta,Attuale,2026-01-03 09:10:00,2026-01-04 10:00:00,Coffee Lab,-12.40,0.00,EUR,COMPLETATO,87.60 ## 2026-01-03 -1240
Ricarica,Attuale,2026-01-05 10:00:00,2026-01-05 10:00:10,Top-Up by *1234,200.00,0.00,EUR,COMPLETATO,287.60 ## 2026-01-05 20000
Cambia valuta,Attuale,2026-01-08 11:00:00,2026-01-08 11:00:00,Exchange to USD,-30.00,0.50,EUR,COMPLETATO,257.10 ## 2026-01-08 -3050
Pagamento con carta,Attuale,2026-01-09 12:00:00,,Hotel,-99.00,0.00,EUR,IN SOSPESO,
=== unseen cards fourth 4 giftcard vendite pos
Data operazione;Ora;ID terminale;Operazione;Importo;Stato
01/10/2026;10:00;88123;Vendita;30,00;OK ## 2026-10-01 3000
02/10/2026;11:00;88123;Vendita;45,00;OK ## 2026-10-02 4500
03/10/2026;09:30;88123;Storno vendita;45,00;OK ## 2026-10-03 -4500
=== unseen cards fourth 5 carta con rate
Estratto carta a saldo rateale
Data contabile;Descrizione;Dare EUR;Avere EUR
03/04/2026;MOBILI CASA SPA;600,00; ## 2026-04-03 -60000
20/04/2026;INTERESSI SU RATEO;7,50; ## 2026-04-20 -750
28/04/2026;PAGAMENTO RATA MENSILE;;150,00 ## 2026-04-28 15000
=== unseen cards fourth 6 buoni acquisto utilizzo
Data utilizzo;Codice buono;Valore;Punto vendita;Dipendente
05/05/2026;B001;20,00;SUPER UNO;Rossi A. ## 2026-05-05 -2000
06/05/2026;B002;35,00;LIBRI & CO;Verdi B. ## 2026-05-06 -3500
=== unseen cards fourth 7 payoneer
Date,Description,Amount,Currency,Status
02/02/2026,Payment from Client X,500.00,EUR,Completed ## 2026-02-02 50000
02/04/2026,Withdrawal to bank,-300.00,EUR,Completed ## 2026-02-04 -30000
02/05/2026,Card purchase Software,-15.00,EUR,Completed ## 2026-02-05 -1500
02/17/2026,Card purchase Hosting,-22.00,EUR,Cancelled
=== unseen cards fourth 8 (xlsx) taxi account
Corse conto aziendale
Data corsa;Passeggero;Da;A;Importo;Mancia;Totale
03/06/2026;Lia;Stazione;Ufficio;#20;#2;#22 ## 2026-06-03 -2200
09/06/2026;Ugo;Ufficio;Aeroporto;31,50;#0;31,50 ## 2026-06-09 -3150
=== unseen cards fourth 9 estratto debito residuo
Data;Descrizione operazione;Importo EUR;Segno
02/08/2026;PROFUMI DI MARE;44,00;D ## 2026-08-02 -4400
07/08/2026;BAR LIDO;12,00;D ## 2026-08-07 -1200
20/08/2026;ADDEBITO MENSILE C/C;100,00;C ## 2026-08-20 10000
=== unseen cards fourth 10 satispay business netto
Data transazione;Codice;Tipologia;Importo;Commissioni;Importo netto;Negozio
01/09/2026 10:11;S1;Acquisto;10,00;-0,10;9,90;Bottega ## 2026-09-01 990
02/09/2026 12:22;S2;Acquisto;30,00;-0,30;29,70;Bottega ## 2026-09-02 2970
02/09/2026 15:00;S1;Rimborso;-10,00;0,00;-10,00;Bottega ## 2026-09-02 -1000
=== unseen cards fourth 11 credit card us
Transaction Date,Post Date,Description,Category,Type,Amount
03/13/2026,03/14/2026,STREAM SVC,Entertainment,Sale,-19.99 ## 2026-03-13 -1999
03/15/2026,03/16/2026,STORE 22,Shopping,Sale,-88.10 ## 2026-03-15 -8810
03/20/2026,03/20/2026,Payment Thank You,,Payment,50.00 ## 2026-03-20 5000
`;
