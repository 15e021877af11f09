/** Leasings, registers, statements of marketplaces and of houses. Written before the reader was run on them. */
export const BOOKS_FOURTH = `
=== books fourth 1 leasing payments charged in a bank ledger with contra account
Scheda contabile 18.01 BANCA RIVA
Data;Causale;Contropartita;Descrizione;Dare;Avere;Progressivo
01/03/2026;Saldo iniziale;;;5.000,00;;5.000,00
05/03/2026;PAG;Alba Leasing;Canone n. 12;;1.220,00;3.780,00 ## 2026-03-05 -122000
09/03/2026;INC;Tipografia Sile;Ft 301;854,00;;4.634,00 ## 2026-03-09 85400
=== books fourth 2 (partite) register of purchases to be paid with the split tax and reverse charge
Registro acquisti con scadenze
Prot.;Data reg.;Fornitore;N. doc.;Data doc.;Imponibile;IVA;Totale doc.;Scadenza;Pagato
101;02/09/2026;Vernici Brembo Srl;771;31/08/2026;1.000,00;220,00;1.220,00;31/10/2026;0,00 ## 2026-08-31 -122000 n771 @Vernici Brembo Srl
102;27/09/2026;Gas e Luce Spa;88123;25/09/2026;329,66;72,52;402,18;15/10/2026;402,18
=== books fourth 3 (xlsx) marketplace payout summary: one line a payout with its parts
Data pagamento;ID pagamento;Vendite;Rimborsi;Commissioni;Pubblicità;Importo pagato
05/03/2026;PY1;1.200,00;-100,00;-165,00;-20,00;915,00 ## 2026-03-05 91500
19/03/2026;PY2;800,00;0,00;-120,00;-20,00;660,00 ## 2026-03-19 66000
=== books fourth 4 house: cash book of the administrator with the number of supporting document
Condominio Via Roma 12 - Registro di contabilità
N.;Data;Descrizione;Fornitore/Condomino;Entrate;Uscite
1;05/03/2026;Versamento rata 1;Conti Ezio;200,00; ## 2026-03-05 20000
2;09/03/2026;Pulizia scale febbraio;Brilla Snc;;150,00 ## 2026-03-09 -15000
3;12/03/2026;Energia parti comuni;Enel;;88,40 ## 2026-03-12 -8840
;;TOTALI;;200,00;238,40
=== books fourth 5 (partite) arrears of a house, instalments unpaid by owner
Condominio Via Roma 12 - Morosità al 31/10/2026
Condomino;Unità;Rata;Scadenza;Importo rata;Versato;Arretrato
Conti Ezio;1;2;31/07/2026;200,00;50,00;150,00 ## 2026-07-31 15000 @Conti Ezio
Sarti Rosa;2;2;31/07/2026;240,00;0,00;240,00 ## 2026-07-31 24000 @Sarti Rosa
=== books fourth 6 prepaid card: recharge and expenses with plus and minus words
Carta prepagata 5333 **** **** 1234
Data;Ora;Tipo movimento;Descrizione;Entrata/Uscita;Importo
02/03/2026;10:11;Ricarica;Ricarica da conto;Entrata;100,00 ## 2026-03-02 10000
03/03/2026;18:40;Acquisto;Amazon;Uscita;34,90 ## 2026-03-03 -3490
05/03/2026;12:02;Prelievo;ATM Milano;Uscita;50,00 ## 2026-03-05 -5000
=== books fourth 7 wallet of an app: Italian, amounts with sign and euro behind, id
Data;Descrizione;Tipo;Stato;Importo
02 mar 2026 10:11;Bar Centrale;Pagamento in negozio;Completato;- 3,50 € ## 2026-03-02 -350
03 mar 2026 08:00;Ricarica budget;Ricarica;Completato;+ 50,00 € ## 2026-03-03 5000
04 mar 2026 20:00;Cena;Scambio denaro;Annullato;- 12,00 €
=== books fourth 8 bank statement: numbers of cheques and a column of reasons coded, dot thousand, header in capitals cut
DT.CONT.;DT.VAL.;DARE;AVERE;COD.;DESCR. OPERAZ.
02.03.26;02.03.26;1.220,00;;26;DISP. BON. VERNICI BREMBO ## 2026-03-02 -122000
05.03.26;05.03.26;;854,00;48;BON. DA TIPOGRAFIA SILE ## 2026-03-05 85400
31.03.26;31.03.26;6,50;;66;SPESE TENUTA CONTO ## 2026-03-31 -650
=== books fourth 9 (partite) bills of a doctor with stamp duty, paid by card or open
Elenco fatture pazienti
Numero;Data;Paziente;Prestazione;Importo;Bollo;Totale;Pagamento
21;02/03/2026;Lodi Pia;Visita;100,00;2,00;102,00;POS
22;05/03/2026;Conti Ezio;Visita;100,00;2,00;102,00;Da pagare ## 2026-03-05 10200 @Conti Ezio
23;09/03/2026;Sarti Rosa;Controllo;60,00;0,00;60,00;Da pagare ## 2026-03-09 6000 @Sarti Rosa
=== books fourth 10 (partite) (xlsx) subcontractors: state of works with retention for guarantee
SAL subappaltatori - da liquidare
Subappaltatore;N. SAL;Fattura;Data fattura;Importo fattura;Ritenuta garanzia 5%;Da liquidare;Scadenza
Scavi Nord Srl;3;55;15/09/2026;10.000,00;500,00;9.500,00;30/11/2026 ## 2026-09-15 -950000 @Scavi Nord Srl
Ponteggi Alti Snc;2;18;20/09/2026;4.000,00;200,00;3.800,00;30/11/2026 ## 2026-09-20 -380000 @Ponteggi Alti Snc
=== books fourth 11 (partite) withheld taxes to be paid by month, code of tax
Ritenute da versare
Codice tributo;Mese;Percipiente;Fattura;Data pagamento fattura;Ritenuta;Scadenza F24
1040;09/2026;Avv. Longo Rita;41;20/09/2026;100,00;16/10/2026 ## 2026-09-20 -10000 >2026-10-16
1040;09/2026;Geom. Poli Aldo;12;25/09/2026;60,00;16/10/2026 ## 2026-09-25 -6000 >2026-10-16
=== books fourth 12 VAT card of a company by merchant: amount and VAT and plate, all charges positive with credit word
Estratto conto carta carburante
Data transazione;Ora;Carta;Targa;Punto vendita;Prodotto;Quantità;Importo;Tipo
02/03/2026;07:40;7001;AB123CD;Eni Lodi;Gasolio;40,00;68,00;Addebito ## 2026-03-02 -6800
09/03/2026;18:12;7001;AB123CD;Eni Milano;Gasolio;50,00;86,00;Addebito ## 2026-03-09 -8600
10/03/2026;09:00;7001;AB123CD;Eni Milano;Gasolio;50,00;86,00;Storno ## 2026-03-10 8600
=== books fourth 13 two currencies in one account file, currency column with one balance each
Date;Description;Currency;Amount;Balance
2026-03-02;Invoice 12;EUR;1000.00;3000.00 ## 2026-03-02 100000 EUR
2026-03-02;Invoice 13;USD;500.00;700.00 ## 2026-03-02 50000 USD
2026-03-05;Rent;EUR;-800.00;2200.00 ## 2026-03-05 -80000 EUR
2026-03-06;Cloud;USD;-20.00;680.00 ## 2026-03-06 -2000 USD
=== books fourth 14 (partite) english accounts payable ageing, detail with buckets
A/P Aging Detail as of October 31, 2026
Date,Transaction type,Num,Vendor display name,Due date,Past due,Amount,Open balance
09/14/2026,Bill,77,Lyon Outils Sarl,10/14/2026,17,900.00,450.00 ## 2026-09-14 -45000 @Lyon Outils Sarl
09/20/2026,Bill,81,Bergen Tools AS,10/20/2026,11,1200.00,1200.00 ## 2026-09-20 -120000 @Bergen Tools AS
=== books fourth 15 (partite) german open items list with S and H
Offene Posten Kreditoren;;;;;;
Konto;Name;Belegnr.;Belegdatum;Fälligkeit;Betrag;S/H
70001;Acme GmbH;4711;15.09.2026;15.10.2026;1.190,00;H ## 2026-09-15 -119000 @Acme GmbH
70001;Acme GmbH;4712;20.09.2026;20.10.2026;119,00;S ## 2026-09-20 11900 @Acme GmbH
70014;Best AG;88;22.09.2026;22.10.2026;500,00;H ## 2026-09-22 -50000 @Best AG
=== books fourth 16 (partite) french list of client invoices not yet paid
Échéancier clients;;;;;
Client;N° facture;Date facture;Échéance;Montant TTC;Réglé;Reste dû
Lyon Outils Sarl;F-77;14/09/2026;14/11/2026;900,00;450,00;450,00 ## 2026-09-14 45000 @Lyon Outils Sarl
Bois du Nord SAS;F-81;20/09/2026;20/10/2026;1 200,00;0,00;1 200,00 ## 2026-09-20 120000 @Bois du Nord SAS
=== books fourth 17 youth club: members' fees received by cash or transfer
Incassi quote 2026
Data;Tesserato;Quota;Modalità;Importo
02/03/2026;Lodi Tea;Iscrizione;Contanti;30,00 ## 2026-03-02 3000
03/03/2026;Conti Leo;Mensile marzo;Bonifico;45,00 ## 2026-03-03 4500
03/03/2026;Conti Leo;Rimborso maglia;Contanti;-15,00 ## 2026-03-03 -1500
=== books fourth 18 (xlsx) statement with a formula balance and text amounts
Data;Descrizione;Importo;Saldo
02/03/2026;Luce;'-184,50;=815,50 ## 2026-03-02 -18450
09/03/2026;Incasso;'1.000,00;=1.815,50 ## 2026-03-09 100000
=== books fourth 19 (html) export of a portal: signs in a column with arrows of words
Data;Tipo;Descrizione;Importo &euro;
02/03/2026;Uscita;Luce;184,50 ## 2026-03-02 -18450
09/03/2026;Entrata;Incasso Rossi;1.000,00 ## 2026-03-09 100000
=== books fourth 20 (partite) (xlsx) proforma and invoices with state in words of a freelancer
Doc;Num;Data;Cliente;Totale;Stato
Fattura;12;02/09/2026;Edil Prisma Srl;1.268,80;In attesa di pagamento ## 2026-09-02 126880 @Edil Prisma Srl
Proforma;7;05/09/2026;Conti Ezio;300,00;Inviata ## 2026-09-05 30000 @Conti Ezio
Fattura;13;10/09/2026;Conti Ezio;634,40;Incassata
Nota di credito;2;12/09/2026;Edil Prisma Srl;-100,00;Emessa ## 2026-09-12 -10000 @Edil Prisma Srl
=== books fourth 21 interest and charges of a quarter as a list under the account
Conto 00123 - Competenze e spese I trimestre 2026
Data;Voce;Importo a debito;Importo a credito
31/03/2026;Spese tenuta conto;15,00; ## 2026-03-31 -1500
31/03/2026;Interessi creditori;;0,42 ## 2026-03-31 42
31/03/2026;Ritenuta fiscale;0,11; ## 2026-03-31 -11
=== books fourth 22 payments of tax forms with the number of protocol and state
Deleghe F24 inviate
Protocollo;Data versamento;Codice tributo;Saldo delega;Stato
123456;16/03/2026;6002;1.980,40;Addebitata ## 2026-03-16 -198040
123457;16/03/2026;1040;160,00;Addebitata ## 2026-03-16 -16000
123458;16/04/2026;6003;2.010,00;Scartata
=== books fourth 23 (partite) rent roll by month in columns, what is still to be had
Canoni ancora da incassare - anno 2026
Inquilino;Immobile;agosto;settembre;ottobre
Conti Ezio;Via Roma 1;;;650,00 ## 2026-10-31 65000 @Conti Ezio
Sarti Rosa;Via Roma 3;480,00;480,00;280,00 ## 2026-08-31 48000 @Sarti Rosa & 2026-09-30 48000 @Sarti Rosa & 2026-10-31 28000 @Sarti Rosa
=== books fourth 24 school bank and cash: two pairs with balances, titles above each pair
;;;CASSA;;BANCA;
Data;N.;Descrizione;Entrate;Uscite;Entrate;Uscite
02/03/2026;1;Fondo minute spese;200,00;;; ## 2026-03-02 20000 #CASSA
05/03/2026;2;Cancelleria;;22,40;; ## 2026-03-05 -2240 #CASSA
09/03/2026;3;Contributo ministero;;;5.000,00; ## 2026-03-09 500000 #BANCA
12/03/2026;4;Bolletta;;;;310,00 ## 2026-03-12 -31000 #BANCA
=== books fourth 25 old host print with fixed words, sign behind, total lines between
LISTA MOVIMENTI CONTO 0001/000123
DATA OPER|DATA VAL|IMPORTO|DESCRIZIONE
02/03/2026|02/03/2026|1.220,00-|BONIFICO VERNICI ## 2026-03-02 -122000
05/03/2026|05/03/2026|854,00+|BONIFICO SILE ## 2026-03-05 85400
TOTALE GIORNO||366,00-|
09/03/2026|09/03/2026|16,00-|BOLLI ## 2026-03-09 -1600
`;
