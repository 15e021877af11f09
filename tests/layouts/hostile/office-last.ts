/** Cards, wallets and programs of an office by their own titles; written when all the others were read. */
export const OFFICE_LAST = `
=== office last 2 charge card with details, payments negative
Data,Data di elaborazione,Descrizione,Titolare carta,Numero conto,Importo,Dettagli estesi,Categoria
04/05/2026,05/05/2026,FERRAMENTA NORD,ADA BIANCHI,-21003,"34,20",Merce,Acquisti-Varie ## 2026-05-04 -3420
11/05/2026,12/05/2026,ADDEBITO IN C/C SALVO BUON FINE,ADA BIANCHI,-21003,"-310,20",, ## 2026-05-11 31020
18/05/2026,18/05/2026,HOTEL REX,ADA BIANCHI,-21003,"120,00",Soggiorno,Viaggi-Hotel ## 2026-05-18 -12000
=== office last 3 neobank for business in Italian
Data di inizio (UTC),Data di completamento (UTC),ID,Tipo,Stato,Descrizione,Riferimento,Pagatore,Valuta originale,Importo originale,Valuta di pagamento,Importo,Importo totale,Tasso di cambio,Commissione,Valuta commissione,Saldo,Conto
2026-03-03,2026-03-04,a1,CARD_PAYMENT,COMPLETED,Coop,,Ada,EUR,-23.40,EUR,-23.40,-23.40,,0.00,EUR,976.60,Principale ## 2026-03-03 -2340
2026-03-05,2026-03-05,a2,TOPUP,COMPLETED,Da Bassi Lia,ft 7,,EUR,500.00,EUR,500.00,500.00,,0.00,EUR,1476.60,Principale ## 2026-03-05 50000
2026-03-19,2026-03-20,a3,TRANSFER,COMPLETED,A Acme Ltd,inv 9,Ada,USD,-100.00,EUR,-92.00,-92.60,1.087,0.60,EUR,1384.00,Principale ## 2026-03-19 -9260
=== office last 4 a bank without branches
"Data","Beneficiario","Numero di conto","Tipo di transazione","Riferimento pagamento","Importo (EUR)","Importo (Valuta straniera)","Tipo Valuta straniera","Tasso di cambio"
"2026-03-03","Immobiliare Sole","IT28W8000000292100645211208","Bonifico in uscita","Affitto","-650.0","","","" ## 2026-03-03 -65000 @Immobiliare Sole
"2026-03-16","Online Tools","","Pagamento Mastercard","","-18.22","-20.0","USD","0.911" ## 2026-03-16 -1822 @Online Tools
"2026-03-19","Gamma Impianti Spa","DE02120300000000202051","Entrate","Fattura 11","97.6","","","" ## 2026-03-19 9760 @Gamma Impianti Spa
=== office last 5 payouts of terminals
Data pagamento;ID pagamento;Stato;Importo lordo;Commissioni;Importo pagamento
04/03/2026;P1;Pagato;310,20;6,05;304,15 ## 2026-03-04 30415
11/03/2026;P2;Pagato;150,00;2,92;147,08 ## 2026-03-11 14708
18/03/2026;P3;In elaborazione;80,00;1,56;78,44
=== office last 6 a wallet of shops
Data transazione;Negozio;Codice transazione;Tipo;Stato;Importo totale;Commissione;Importo netto
03/03/2026;Centro;c1;Pagamento;Approvato;25,00;0,30;24,70 ## 2026-03-03 2470
03/03/2026;Centro;c2;Rimborso;Approvato;-10,00;0,00;-10,00 ## 2026-03-03 -1000
14/03/2026;Centro;c3;Pagamento;Annullato;12,00;0,00;0,00
=== office last 7 pay later, captures and refunds without sign
Order Date;Merchant Reference;Total Amount;Fee;Net Amount;Type;Payout Date
2026-03-03;1001;90.00;3.60;86.40;CAPTURE;2026-03-10 ## 2026-03-03 8640
2026-03-05;1002;40.00;1.60;38.40;CAPTURE;2026-03-10 ## 2026-03-05 3840
2026-03-09;1001;-90.00;0.00;-90.00;REFUND;2026-03-17 ## 2026-03-09 -9000
=== office last 8 meals delivered, what is left of each order
Data ordine;Codice ordine;Totale ordine;Commissione;IVA commissione;Promozioni;Totale accredito
03/03/2026;D1;30,00;7,50;1,65;0,00;20,85 ## 2026-03-03 2085
09/03/2026;D2;24,00;6,00;1,32;2,00;14,68 ## 2026-03-09 1468
=== office last 9 guests of a portal, commission apart and invoiced later
Tipo;Riferimento;Check-in;Check-out;Nome ospite;Importo;Commissione;Netto;Data pagamento
Prenotazione;B1;03/03/2026;05/03/2026;Bassi Lia;200,00;30,00;170,00;12/03/2026 ## 2026-03-12 17000
Prenotazione;B2;10/03/2026;12/03/2026;Neri Ugo;180,00;27,00;153,00;19/03/2026 ## 2026-03-19 15300
=== office last 10 prepaid of the post, columns of both sides and a balance below
LISTA MOVIMENTI POSTEPAY EVOLUTION
Data contabile;Data valuta;Addebiti;Accrediti;Descrizione
30/06/2026;30/06/2026;4,50;;PAGAMENTO BAR ## 2026-06-30 -450
22/06/2026;22/06/2026;;100,00;RICARICA ## 2026-06-22 10000
Saldo disponibile;;;95,50;
=== office last 13 a fund's account with quotas beside
Data;Operazione;Quote;Valore quota;Controvalore
03/03/2026;Sottoscrizione;10,123;49,392;-500,00 ## 2026-03-03 -50000
19/03/2026;Rimborso;5,000;50,100;250,50 ## 2026-03-19 25050
=== office last 14 everyday, the balance only on the last row of each day
Data;Descrizione;Importo;Saldo
03/03/2026;Incasso A;100,00; ## 2026-03-03 10000
03/03/2026;Incasso B;50,00;1.150,00 ## 2026-03-03 5000
17/03/2026;Affitto;-90,00;1.060,00 ## 2026-03-17 -9000
=== office list last 1 (partite) a program online, day of settlement
Data;Nr.;Cliente;Netto;IVA;Importo;Data saldo;Stato
02/03/2026;31;Tessitura Alta Valle Srl;1.000,00;220,00;1.220,00;;Non saldato ## 2026-03-02 122000 @Tessitura Alta Valle Srl
09/03/2026;32;Panificio Moro Snc;406,19;89,36;495,55;20/03/2026;Saldato
11/03/2026;33;Gamma Impianti Spa;80,00;17,60;97,60;;Non saldato ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list last 2 (partite) received through the exchange, what is left to pay beside the total
Tipo documento;Data ricezione;Data documento;Numero documento;Mittente;Partita IVA;Imponibile;Imposta;Totale documento;Stato pagamento;Netto a pagare
TD01;05/03/2026;02/03/2026;18;Gamma Impianti Spa;01234567897;800,00;176,00;976,00;Da pagare;976,00 ## 2026-03-02 -97600 @Gamma Impianti Spa
TD06;07/03/2026;05/03/2026;12;Studio Verdi;01114601006;1.040,00;228,80;1.268,80;Da pagare;1.068,80 ## 2026-03-05 -106880 @Studio Verdi
=== office list last 3 (partite) open items of an office's program, side columns and balance of each
Conto;Descrizione conto;Partita;Causale;Data doc.;N. doc.;Scadenza;Dare;Avere;Saldo
1501;Tessitura Alta Valle Srl;31/26;FTV;02/03/2026;31;30/04/2026;1.220,00;500,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
4001;Gamma Impianti Spa;18/26;FTA;12/02/2026;18;31/03/2026;0,00;976,00;-976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list last 4 (partite) schedule with a sign in a column of its own
Cod. conto;Intestatario;Num. partita;Data doc.;Data scad.;Tipo pag.;Importo;Segno
C01;Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;RB;1.220,00;+ ## 2026-03-02 122000 @Tessitura Alta Valle Srl
F01;Gamma Impianti Spa;18;12/02/2026;31/03/2026;BB;976,00;- ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list last 5 (partite) schedule of a small program, due first
Data scad.;Soggetto;Doc.;Importo;Pagato;Residuo;Mod. pag.;Note
30/04/2026;Tessitura Alta Valle Srl;Fatt. 31 del 02/03/2026;1.220,00;220,00;1.000,00;Ri.Ba.; ## 2026-04-30 100000 @Tessitura Alta Valle Srl
30/04/2026;Panificio Moro Snc;Fatt. 32 del 09/03/2026;495,55;0,00;495,55;Bonifico;chiamare ## 2026-04-30 49555 @Panificio Moro Snc
=== office list last 6 (partite) of a large system in English
Assignment;Document Number;Document Type;Document Date;Net due date;Amount in local currency;Local Currency;Customer
A1;1800001;RV;02.03.2026;30.04.2026;1.220,00;EUR;Tessitura Alta Valle Srl ## 2026-03-02 122000 @Tessitura Alta Valle Srl
A2;1600002;RG;10.03.2026;10.03.2026;122,00-;EUR;Tessitura Alta Valle Srl ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list last 7 (partite) an aging with open balance
Date,Transaction type,Num,Customer,Due date,Amount,Open balance
03/02/2026,Invoice,31,Tessitura Alta Valle Srl,04/30/2026,1220.00,720.00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
03/10/2026,Credit Memo,2,Tessitura Alta Valle Srl,03/10/2026,-122.00,-122.00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list last 8 (partite) entries with a journal, remainder and name
Voucher;Invoice no.;Customer name;Date;Due date;Amount;Remainder
51;31;Tessitura Alta Valle Srl;02-03-2026;30-04-2026;1.220,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
52;32;Panificio Moro Snc;19-03-2026;30-04-2026;495,55;495,55 ## 2026-03-19 49555 @Panificio Moro Snc
=== office list last 9 (partite) invoices in drafts and sent
Stato;Numero;Data;Cliente;Totale
Inviata;31;02/03/2026;Tessitura Alta Valle Srl;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Bozza;;13/03/2026;Panificio Moro Snc;495,55
Scartata dallo SDI;33;14/03/2026;Gamma Impianti Spa;97,60
Consegnata;34;16/03/2026;Gamma Impianti Spa;97,60 ## 2026-03-16 9760 @Gamma Impianti Spa
=== office list last 10 (partite) dare and avere, invoices of suppliers in avere, a payment in part in dare on its row
Fornitore;Fattura;Data;Scadenza;Dare;Avere
Gamma Impianti Spa;18;12/02/2026;31/03/2026;500,00;976,00 ## 2026-02-12 -47600 @Gamma Impianti Spa
Vivai Sereni;203;28/02/2026;30/04/2026;;310,00 ## 2026-02-28 -31000 @Vivai Sereni
`;
