/** Written before the words of the reader were looked at. */
export const SIXTH_WHOLES = `
=== whole 1 several accounts by a column
Rapporto;Data;Valuta;Descrizione;Importo;Saldo
IT60X0542811101000000123456;03/03/2026;03/03/2026;Addebito luce;-184,50;815,50 ## 2026-03-03 -18450 #IT60X0542811101000000123456
IT60X0542811101000000123456;09/03/2026;09/03/2026;Bonifico a vostro favore;1.000,00;1.815,50 ## 2026-03-09 100000 #IT60X0542811101000000123456
IT28W8000000292100645211208;04/03/2026;04/03/2026;Prelievo;-50,00;950,00 ## 2026-03-04 -5000 #IT28W8000000292100645211208
IT28W8000000292100645211208;20/03/2026;20/03/2026;Versamento;70,00;1.020,00 ## 2026-03-20 7000 #IT28W8000000292100645211208
=== whole 2 sections with a header each
Conto corrente 1000/12345
Saldo iniziale;;;1.000,00
Data;Valuta;Descrizione;Importo
03/03/2026;03/03/2026;Addebito luce;-184,50 ## 2026-03-03 -18450 #1000/12345
09/03/2026;09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000 #1000/12345
Saldo finale;;;1.815,50

Conto corrente 1000/67890
Saldo iniziale;;;500,00
Data;Valuta;Descrizione;Importo
04/03/2026;04/03/2026;Prelievo;-50,00 ## 2026-03-04 -5000 #1000/67890
20/03/2026;20/03/2026;Versamento;70,00 ## 2026-03-20 7000 #1000/67890
Saldo finale;;;520,00
=== whole 3 labels above their values
BANCA DELLE VALLI - ESTRATTO MENSILE
Saldo precedente;Totale accrediti;Totale addebiti;Saldo attuale
1.000,00;1.000,00;184,50;1.815,50

Data;Valuta;Dettaglio;Addebiti;Accrediti
03/03/2026;03/03/2026;Luce;184,50; ## 2026-03-03 -18450
09/03/2026;09/03/2026;Incasso fattura;;1.000,00 ## 2026-03-09 100000
=== whole 4 months in English
Date,Description,Money Out,Money In,Balance
03-Mar-26,DIRECT DEBIT POWER,184.50,,815.50 ## 2026-03-03 -18450
09-Mar-26,FASTER PAYMENT RECEIVED,,"1,000.00","1,815.50" ## 2026-03-09 100000
31-Mar-26,MONTHLY FEE,2.00,,"1,813.50" ## 2026-03-31 -200
=== whole 5 months in German
Buchungsdatum;Text;Betrag EUR
3. März 2026;Lastschrift Strom;-184,50 ## 2026-03-03 -18450
9. März 2026;Gutschrift;1.000,00 ## 2026-03-09 100000
15. Dezember 2026;Gebühr;-2,00 ## 2026-12-15 -200
=== whole 6 months in French
Date;Libellé;Débit;Crédit
vendredi 13 mars 2026;PRLV ENERGIE;184,50; ## 2026-03-13 -18450
1er avril 2026;VIREMENT RECU;;1 000,00 ## 2026-04-01 100000
3 août 2026;FRAIS;2,00; ## 2026-08-03 -200
=== whole 7 days without a year
Estratto conto dal 01/03/2026 al 31/03/2026
Data;Val.;Descrizione;Dare;Avere
03/03;03/03;Luce;184,50; ## 2026-03-03 -18450
09/03;10/03;Incasso fattura;;1.000,00 ## 2026-03-09 100000
31/03;31/03;Spese;2,00; ## 2026-03-31 -200
=== whole 8 wide digits
Data;Descrizione;Importo
０３/０３/２０２６;Luce;-１８４,５０ ## 2026-03-03 -18450
０９/０３/２０２６;Incasso fattura;１.０００,００ ## 2026-03-09 100000
=== whole 9 signs and spaces of other alphabets
Data;Descrizione;Importo
03/03/2026;Luce;−184,50 ## 2026-03-03 -18450
09/03/2026;Incasso;1 000,00 ## 2026-03-09 100000
10/03/2026;Spese;‒2,00 ## 2026-03-10 -200
11/03/2026;Canone;－3 000,00 ## 2026-03-11 -300000
12/03/2026;Bolli;﹣4,00 ## 2026-03-12 -400
=== whole 10 (partite) mastrino with payments alone
Mastrino cliente
Data;N. doc.;Cliente;Descrizione;Dare;Avere;Scadenza
12/01/2026;3/A;Tessitura Alta Valle Srl;Fattura 3/A;1.220,00;;28/02/2026 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
19/01/2026;7;Panificio Moro Snc;Fattura 7;495,55;200,00;19/03/2026 ## 2026-01-19 29555 @Panificio Moro Snc
22/01/2026;11;Gamma Impianti Spa;Fattura 11;97,60;97,60;22/01/2026
28/01/2026;14;Gamma Impianti Spa;Fattura 14;300,00;;28/02/2026
05/03/2026;14;Gamma Impianti Spa;Incasso fattura 14;;300,00;
=== whole 11 holds of a wallet
Data,Tipo,Stato,Valuta,Lordo,Tariffa,Netto,Saldo
03/03/2026,Pagamento Express Checkout,Completata,EUR,"100,00","-3,75","96,25","96,25" ## 2026-03-03 9625
04/03/2026,Autorizzazione generale,In sospeso,EUR,"-50,00","0,00","-50,00","96,25"
05/03/2026,Trattenuta generica,Completata,EUR,"-20,00","0,00","-20,00","76,25" ## 2026-03-05 -2000
06/03/2026,Svincolo trattenuta generica,Completata,EUR,"20,00","0,00","20,00","96,25" ## 2026-03-06 2000
09/03/2026,Trasferimento alla banca,Completata,EUR,"-96,25","0,00","-96,25","0,00" ## 2026-03-09 -9625
=== whole 12 two cards in sections
ESTRATTO CONTO CARTE DI CREDITO
Carta n. **** 4471 intestata a BASSI CARLO
Data acquisto;Data registrazione;Descrizione;Importo
02/05/2026;04/05/2026;AREA SERVIZIO;58,90 ## 2026-05-04 -5890 #4471
14/05/2026;15/05/2026;BAR STAZIONE;12,50 ## 2026-05-15 -1250 #4471
Totale carta **** 4471;;;71,40
Carta n. **** 9902 intestata a BASSI LIA
Data acquisto;Data registrazione;Descrizione;Importo
15/05/2026;17/05/2026;ALBERGO DUE TORRI;200,40 ## 2026-05-17 -20040 #9902
28/05/2026;29/05/2026;FERRAMENTA NORD;345,10 ## 2026-05-29 -34510 #9902
Totale carta **** 9902;;;545,50
=== whole 13 a balance of each day between the rows
Data;Valuta;Descrizione;Uscite;Entrate
;;Saldo al 28/02/2026;;1.000,00
03/03/2026;03/03/2026;Luce;184,50; ## 2026-03-03 -18450
03/03/2026;;Saldo a fine giornata;;815,50
09/03/2026;09/03/2026;Incasso fattura;;1.000,00 ## 2026-03-09 100000
09/03/2026;;Saldo a fine giornata;;1.815,50
=== whole 14 CR behind what comes in
Date,Transaction,Amount
03 Mar 2026,POWER COMPANY,184.50 ## 2026-03-03 -18450
09 Mar 2026,PAYMENT RECEIVED - THANK YOU,"1,000.00 CR" ## 2026-03-09 100000
11 Mar 2026,GROCER,40.20 ## 2026-03-11 -4020
=== whole 15 DB and CR behind
Tgl;Keterangan;Mutasi;Saldo
03/03/2026;POWER;184,50 DB;815,50 ## 2026-03-03 -18450
09/03/2026;SETORAN;1.000,00 CR;1.815,50 ## 2026-03-09 100000
=== whole 16 a header on two lines
Movimento;;;Importi;
Data;Valuta;Descrizione;Dare;Avere
03/03/2026;03/03/2026;Luce;184,50; ## 2026-03-03 -18450
09/03/2026;09/03/2026;Incasso fattura;;1.000,00 ## 2026-03-09 100000
13/03/2026;13/03/2026;Bonifico a fornitore;310,00; ## 2026-03-13 -31000
=== whole 17 what did not happen, in the text
Data;Valuta;Descrizione;Importo
03/03/2026;03/03/2026;Luce;-184,50 ## 2026-03-03 -18450
05/03/2026;05/03/2026;Bonifico disposto ft 12/A - REVOCATO;-300,00
06/03/2026;06/03/2026;Pagamento POS supermercato (non autorizzato);-40,20
09/03/2026;09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000
13/03/2026;13/03/2026;Bonifico disposto ft 13;-310,00 ## 2026-03-13 -31000
=== whole 18 (partite) sections by client
SCADENZARIO CLIENTI AL 28/02/2026
Cliente: 000123 Tessitura Alta Valle Srl
N. doc.;Data doc.;Scadenza;Importo;Residuo
3/A;12/01/2026;28/02/2026;1.220,00;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
19/B;13/02/2026;30/04/2026;500,00;300,00 ## 2026-02-13 30000 @Tessitura Alta Valle Srl
Totale cliente;;;1.720,00;1.520,00
Cliente: 000456 Panificio Moro Snc
N. doc.;Data doc.;Scadenza;Importo;Residuo
7;19/01/2026;19/03/2026;495,55;295,55 ## 2026-01-19 29555 @Panificio Moro Snc
Totale cliente;;;495,55;295,55
=== whole 19 (partite) sections by month
Scadenze passive
Fornitore;Documento;Data;Scadenza;Da pagare
MARZO 2026
Tessitura Alta Valle Srl;3/A;12/01/2026;05/03/2026;1.220,00 ## 2026-01-12 -122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;7;19/01/2026;19/03/2026;495,55 ## 2026-01-19 -49555 @Panificio Moro Snc
Totale marzo 2026;;;;1.715,55
APRILE 2026
Gamma Impianti Spa;11;22/01/2026;30/04/2026;97,60 ## 2026-01-22 -9760 @Gamma Impianti Spa
Totale aprile 2026;;;;97,60
Totale generale;;;;1.813,15
=== whole 20 an extract with a hold and a reversal that happened
Data;Valuta;Descrizione;Importo;Saldo
03/03/2026;03/03/2026;Luce;-184,50;815,50 ## 2026-03-03 -18450
05/03/2026;05/03/2026;Bonifico disposto ft 12/A;-300,00;515,50 ## 2026-03-05 -30000
06/03/2026;06/03/2026;Storno bonifico disposto ft 12/A;300,00;815,50 ## 2026-03-06 30000
09/03/2026;09/03/2026;Incasso fattura;1.000,00;1.815,50 ## 2026-03-09 100000
`;
