/** More of the ninth lot. */
export const NINTH_SECOND = `
=== ninth 37 (xlsx) amounts in thousands of euro
Situazione di tesoreria (importi in migliaia di euro)
Data;Descrizione;Entrate;Uscite
02/03/2026;Incassi clienti;12,50; ## 2026-03-02 1250000
09/03/2026;Fornitori;;8,20 ## 2026-03-09 -820000
16/03/2026;F24;;3,10 ## 2026-03-16 -310000
=== ninth 38 several accounts in a column, by name, each with its own balance
Banca;Data;Descrizione;Importo;Saldo
Banca Alfa c/c 1122;02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450 #BancaAlfacc1122
Banca Beta c/c 9900;02/03/2026;Incasso;500,00;2.500,00 ## 2026-03-02 50000 #BancaBetacc9900
Banca Alfa c/c 1122;09/03/2026;Giroconto;-300,00;515,50 ## 2026-03-09 -30000 #BancaAlfacc1122
Banca Beta c/c 9900;09/03/2026;Giroconto;300,00;2.800,00 ## 2026-03-09 30000 #BancaBetacc9900
=== ninth 40 (partite) aged schedule of suppliers with both days and the bank
ELENCO SCADENZE FORNITORI APERTE ALLA DATA DEL 31/03/2026
Cod.;Ragione sociale fornitore;Prot.;N° fattura;Data fatt.;Data scadenza;Importo scadenza;Importo pagato;Saldo scadenza;Banca appoggio
F0007;Energia Verde Spa;71;118;28/02/2026;20/03/2026;311,10;0,00;311,10;Banca Alfa ## 2026-02-28 -31110 @Energia Verde Spa
F0009;Vetreria Lago Sas;66;4471/B;27/02/2026;30/04/2026;732,00;0,00;732,00;Banca Alfa ## 2026-02-27 -73200 @Vetreria Lago Sas
F0009;Vetreria Lago Sas;66;4471/B;27/02/2026;31/05/2026;732,00;232,00;500,00;Banca Alfa ## 2026-02-27 -50000 @Vetreria Lago Sas
;;;;;Totali;1.775,10;232,00;1.543,10;
=== ninth 42 of a bank of the post, letters of the sense before the amount and a year of two digits
Estratto conto n. 3/2026
D. CONT.;D. VAL.;DESCRIZIONE;SEGNO;IMPORTO EURO
03/03/26;03/03/26;BOLLETTINO POSTALE;-;84,20 ## 2026-03-03 -8420
10/03/26;10/03/26;ACCREDITO PENSIONE;+;1.120,33 ## 2026-03-10 112033
24/03/26;24/03/26;PRELEVAMENTO POSTAMAT;-;250,00 ## 2026-03-24 -25000
=== ninth 43 transfers of the salary sent from a bank, all out
Distinta bonifici stipendi - Marzo 2026
Data esecuzione;Beneficiario;IBAN;Importo;Causale;Esito
27/03/2026;Rossi Ugo;IT28W8000000292100645211208;1.480,00;Stipendio marzo;Eseguito ## 2026-03-27 -148000
27/03/2026;Bianchi Eva;IT60X0542811101000000123456;1.350,00;Stipendio marzo;Eseguito ## 2026-03-27 -135000
27/03/2026;Neri Ivo;IT40S0542811101000000123457;1.610,00;Stipendio marzo;Eseguito ## 2026-03-27 -161000
Totale distinta;;;4.440,00;;
=== ninth 45 (xlsx) hidden rows of a filter and a hidden column of the old amount
Data;Descrizione;~Importo provvisorio;Importo;Saldo
02/03/2026;Luce;-180,00;-184,50;815,50 ## 2026-03-02 -18450
~05/03/2026;Prelievo;-50,00;-50,00;765,50 ## 2026-03-05 -5000
09/03/2026;Incasso;1.000,00;1.000,00;1.765,50 ## 2026-03-09 100000
=== ninth 46 spends of a card in two currencies and the euro with the change fee inside
Data;Descrizione;Valuta;Importo valuta;Cambio;Importo EUR;di cui commissione
04/05/2026;ONLINE TOOLS;USD;110,00;1,10;-101,75;-1,75 ## 2026-05-04 -10175
09/05/2026;FERRAMENTA NORD;EUR;30,00;1,00;-30,00;0,00 ## 2026-05-09 -3000
20/05/2026;HOTEL LONDON;GBP;85,00;0,85;-101,75;-1,75 ## 2026-05-20 -10175
=== ninth 48 opening balance as a first row with a day and an amount in the column of the rows
Data;Descrizione;Importo
01/03/2026;SALDO INIZIALE AL 01/03/2026;1.000,00
03/03/2026;Luce;-184,50 ## 2026-03-03 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
31/03/2026;SALDO FINALE AL 31/03/2026;1.815,50
=== ninth 49 (partite) partly paid invoices: total and paid, nothing says what is left
Fatture di vendita
Numero;Data;Cliente;Totale;Pagamenti ricevuti;Ultimo pagamento;Scadenza
21;10/02/2026;Colorificio Est Srl;854,00;854,00;12/03/2026;12/03/2026
22;13/02/2026;Vetreria Lago Sas;1.830,00;830,00;20/03/2026;15/03/2026 ## 2026-02-13 100000 @Vetreria Lago Sas
23;20/02/2026;Bar Stazione di Neri Ivo;122,00;0,00;;22/03/2026 ## 2026-02-20 12200 @Bar Stazione di Neri Ivo
=== ninth 51 two languages of a bank beyond the border, in and out signed
Datum;Valuta;Buchungstext / Descrizione;Belastung / Addebito;Gutschrift / Accredito;Saldo
02.03.2026;02.03.2026;Dauerauftrag / Ordine permanente;-500,00;;4.500,00 ## 2026-03-02 -50000
10.03.2026;10.03.2026;Zahlungseingang / Bonifico in entrata;;1.220,00;5.720,00 ## 2026-03-10 122000
31.03.2026;31.03.2026;Spesen / Spese;-7,50;;5.712,50 ## 2026-03-31 -750
=== ninth 52 (partite) balances by document of a supplier, credit notes with a minus
Estratto partite fornitori
Fornitore;Tipo;Documento;Data doc.;Scadenza;Importo;Residuo
Vetreria Lago Sas;FTA;4471/B;27/02/2026;30/04/2026;1.464,00;1.464,00 ## 2026-02-27 -146400 @Vetreria Lago Sas
Vetreria Lago Sas;NCA;4502/B;05/03/2026;05/03/2026;-244,00;-244,00 ## 2026-03-05 24400 @Vetreria Lago Sas
Energia Verde Spa;FTA;118;28/02/2026;20/03/2026;311,10;311,10 ## 2026-02-28 -31110 @Energia Verde Spa
Totale fornitori;;;;;1.531,10;1.531,10
=== ninth 54 list of collections by direct debit with returned ones
Data accredito;Debitore;Rata;Importo;Esito;Causale insoluto
05/03/2026;Colorificio Est Srl;1/3;200,00;Pagato; ## 2026-03-05 20000
05/03/2026;Vetreria Lago Sas;2/3;300,00;Insoluto;Mancanza fondi
05/03/2026;Bar Stazione;1/1;122,00;Pagato; ## 2026-03-05 12200
=== ninth 56 ascending pending rows above booked rows of the other order
Data;Descrizione;Importo;Saldo
In attesa di contabilizzazione;;;
11/03/2026;Pagamento carta;-20,00;
12/03/2026;Pagamento carta;-33,00;
Contabilizzati;;;
09/03/2026;Incasso;1.000,00;1.815,50 ## 2026-03-09 100000
03/03/2026;Luce;-184,50;815,50 ## 2026-03-03 -18450
=== ninth 57 payments at the till by method, all in
Corrispettivi e incassi giornalieri
Data;Contanti;Bancomat;Carte;Satispay;Totale giorno
02/03/2026;120,00;80,00;60,00;12,00;272,00 ## 2026-03-02 27200
03/03/2026;90,00;100,00;0,00;5,00;195,00 ## 2026-03-03 19500
04/03/2026;200,00;40,00;35,50;0,00;275,50 ## 2026-03-04 27550
Totale;410,00;220,00;95,50;17,00;742,50
=== ninth 59 (xlsx) serial days as texts, numbers as texts, of a sheet pasted from elsewhere
Data operazione;Data valuta;Causale;Dare;Avere
'46083;'46083;Luce;'184.5; ## 2026-03-02 -18450
'46090;'46090;Incasso;;'1000 ## 2026-03-09 100000
'46112;'46112;Spese;'2; ## 2026-03-31 -200
=== ninth 60 (partite) open items with the remark that all amounts are in euro and days late negative
Situazione partite aperte cliente: 00031 - Vetreria Lago Sas (importi in Euro)
N.;Documento;Data doc.;Data scad.;Totale doc.;Pagato;Residuo;GG
1;FT 2/2026;22/01/2026;21/02/2026;1.830,00;830,00;1.000,00;38 ## 2026-01-22 100000 @Vetreria Lago Sas
2;FT 5/2026;12/02/2026;31/03/2026;1.220,00;0,00;1.220,00;0 ## 2026-02-12 122000 @Vetreria Lago Sas
3;NC 1/2026;20/02/2026;20/02/2026;-122,00;0,00;-122,00;39 ## 2026-02-20 -12200 @Vetreria Lago Sas
Saldo cliente;;;;2.928,00;830,00;2.098,00;
=== ninth 62 two accounts in two columns of one export, IBAN in each row
IBAN;Intestatario;Data contabile;Data valuta;Importo;Divisa;Descrizione
IT60X0542811101000000123456;MECCANICA TRE PINI;02/03/2026;02/03/2026;-184,50;EUR;Luce ## 2026-03-02 -18450 #IT60X0542811101000000123456
IT60X0542811101000000123456;MECCANICA TRE PINI;09/03/2026;09/03/2026;1.000,00;EUR;Incasso ## 2026-03-09 100000 #IT60X0542811101000000123456
IT28W8000000292100645211208;MECCANICA TRE PINI;04/03/2026;04/03/2026;-50,00;EUR;Prelievo ## 2026-03-04 -5000 #IT28W8000000292100645211208
=== ninth 63 (partite) VAT register of purchases with more rates of one invoice on lines of their own
REGISTRO IVA ACQUISTI - FEBBRAIO 2026
Prot.;Data reg.;N. doc.;Data doc.;Fornitore;Imponibile;Aliq.;Imposta;Totale documento
21;10/02/2026;118;31/01/2026;Energia Verde Spa;200,00;22;44,00;299,00 ## 2026-01-31 -29900 @Energia Verde Spa
;;;;;50,00;10;5,00;
22;12/02/2026;4471/B;05/02/2026;Vetreria Lago Sas;1.000,00;22;220,00;1.220,00 ## 2026-02-05 -122000 @Vetreria Lago Sas
Totali;;;;;1.250,00;;269,00;1.519,00
=== ninth 65 refunds of a card as negative numbers while a column says what they are
Data registrazione;Esercente;Tipo operazione;Importo
04/05/2026;AREA SERVIZIO ADIGE;Acquisto;58,90 ## 2026-05-04 -5890
09/05/2026;FERRAMENTA NORD;Acquisto;34,20 ## 2026-05-09 -3420
12/05/2026;FERRAMENTA NORD;Storno acquisto;-34,20 ## 2026-05-12 3420
31/05/2026;QUOTA MENSILE;Commissione;2,00 ## 2026-05-31 -200
=== ninth 66 (partite) invoices to collect exported from a shop program, English words
Invoice No;Invoice Date;Due Date;Customer;Net;VAT;Gross;Paid;Balance due
INV-21;2026-02-10;2026-03-12;Colorificio Est Srl;700.00;154.00;854.00;854.00;0.00
INV-22;2026-02-13;2026-03-15;Vetreria Lago Sas;1500.00;330.00;1830.00;830.00;1000.00 ## 2026-02-13 100000 @Vetreria Lago Sas
INV-23;2026-02-20;2026-03-22;Bar Stazione;100.00;22.00;122.00;0.00;122.00 ## 2026-02-20 12200 @Bar Stazione
=== ninth 68 a day of booking that is empty for what is not booked yet
Data operazione;Data contabile;Descrizione;Importo
02/03/2026;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000
30/03/2026;;Pagamento carta Bar Stazione;-12,00
31/03/2026;;Pagamento carta Libreria Nord;-18,90
=== ninth 70 movements of a bank with channel, reason and an amount that ends in a plus or a minus
Data contabile;Data valuta;Importo;Causale;Canale;Descrizione
02/03/2026;02/03/2026;184,50-;0050;RID;Luce ## 2026-03-02 -18450
09/03/2026;09/03/2026;1.000,00+;0048;SPORTELLO;Incasso fattura ## 2026-03-09 100000
31/03/2026;31/03/2026;2,00-;0066;AUTOM;Spese ## 2026-03-31 -200
`;
