/** The last exports of an office, written when all the others were read. */
export const OFFICE_HELD = `
=== office fourth 1 everyday, header words joined by underscores and lower case
data_contabile;data_valuta;causale_abi;descrizione_operazione;importo_euro;saldo_contabile
2026-03-02;2026-03-02;48;bonifico da panificio moro;495.55;2495.55 ## 2026-03-02 49555
2026-03-16;2026-03-16;19;delega f24;-780.00;1715.55 ## 2026-03-16 -78000
2026-03-31;2026-03-31;66;spese tenuta conto;-4.50;1711.05 ## 2026-03-31 -450
=== office fourth 2 dare and avere under one merged title
;;;Movimenti;
Data;Valuta;Descrizione;Dare;Avere
07/04/2026;07/04/2026;Assegno;350,00; ## 2026-04-07 -35000
08/04/2026;09/04/2026;Versamento;;1.000,00 ## 2026-04-08 100000
=== office fourth 3 description before the days, the amount in the middle
Descrizione;Importo;Data contabile;Data valuta;Rif.
INCASSO POS 12/04;+ 120,50;13/04/2026;13/04/2026;A1 ## 2026-04-13 12050
ADDEBITO SDD;- 44,90;14/04/2026;14/04/2026;A2 ## 2026-04-14 -4490
=== office fourth 4 both a ledger balance and an available one
Data;Descrizione;Importo;Saldo contabile;Saldo disponibile
03/03/2026;Versamento assegno;500,00;1.500,00;1.000,00 ## 2026-03-03 50000
05/03/2026;Prelievo;-100,00;1.400,00;900,00 ## 2026-03-05 -10000
19/03/2026;Bonifico;-50,00;1.350,00;1.350,00 ## 2026-03-19 -5000
=== office fourth 5 a column of amounts with the code of the currency glued
Data;Causale;Importo
02/02/2026;Commissioni;EUR-1,00 ## 2026-02-02 -100
05/02/2026;Incasso;EUR1.220,00 ## 2026-02-05 122000
23/02/2026;Affitto;EUR-900,00 ## 2026-02-23 -90000
=== office fourth 6 last rows are what the bank will book
Data;Descrizione;Importo;Saldo
02/03/2026;Incasso;100,00;1.100,00 ## 2026-03-02 10000
13/03/2026;Affitto;-90,00;1.010,00 ## 2026-03-13 -9000
Operazioni in attesa di contabilizzazione;;;
15/03/2026;Pagamento carta;-20,00;
=== office fourth 7 years as two digits with an apostrophe
Data;Descrizione;Importo
03/03/'26;Incasso;120,50 ## 2026-03-03 12050
16/03/'26;Affitto;-900,00 ## 2026-03-16 -90000
=== office fourth 8 the sum of each day beside the rows
Data;Descrizione;Importo;Totale giorno
03/03/2026;Incasso;100,00; ## 2026-03-03 10000
03/03/2026;Incasso;50,00;150,00 ## 2026-03-03 5000
17/03/2026;Affitto;-90,00;-90,00 ## 2026-03-17 -9000
=== office fourth 9 an export with technical columns and JSON
id,createdAt,type,amount,currency,direction,status,metadata
a1,2026-03-03T08:00:00Z,payment,120.50,EUR,IN,settled,"{""ref"":""ft 1""}" ## 2026-03-03 12050
a2,2026-03-16T08:00:00Z,transfer,900.00,EUR,OUT,settled,"{}" ## 2026-03-16 -90000
a3,2026-03-17T08:00:00Z,payment,10.00,EUR,IN,failed,"{}"
=== office fourth 10 minus of the word processor
Data;Descrizione;Importo
03/03/2026;Incasso;120,50 ## 2026-03-03 12050
16/03/2026;Affitto;−900,00 ## 2026-03-16 -90000
19/03/2026;Spese;–2,00 ## 2026-03-19 -200
=== office fourth 11 a card with the spend in positive and its reversal with a word
Carta n. ****1234 intestata a Ada Bianchi
Data;Descrizione;Categoria;Importo
04/05/2026;FERRAMENTA;Acquisto;34,20 ## 2026-05-04 -3420
11/05/2026;ALBERGO;Acquisto;120,00 ## 2026-05-11 -12000
18/05/2026;FERRAMENTA;Storno;34,20 ## 2026-05-18 3420
=== office fourth 12 in and out on rows of one account with percentages beside
Data;Descrizione;Entrate;Uscite;% su totale
03/03/2026;Vendite;1.000,00;;62,5% ## 2026-03-03 100000
09/03/2026;Consulenze;600,00;;37,5% ## 2026-03-09 60000
16/03/2026;Affitto;;900,00;100% ## 2026-03-16 -90000
=== office fourth 13 opening and closing written as rows with the same day
Data;Descrizione;Importo;Saldo
01/03/2026;SALDO INIZIALE;;2.000,00
01/03/2026;Bonifico;-100,00;1.900,00 ## 2026-03-01 -10000
31/03/2026;Interessi;0,45;1.900,45 ## 2026-03-31 45
31/03/2026;SALDO FINALE;;1.900,45
=== office fourth 14 two days on which one is the month's end of all
Data registrazione;Data operazione;Descrizione;Importo
31/03/2026;03/03/2026;Carta: hotel;-120,00 ## 2026-03-31 -12000
31/03/2026;19/03/2026;Carta: treno;-45,00 ## 2026-03-31 -4500
=== office fourth 15 rows in reverse with the balance before each
Data;Descrizione;Importo;Saldo prima
19/03/2026;Spese;-2,00;1.600,00 ## 2026-03-19 -200
16/03/2026;Affitto;-900,00;2.500,00 ## 2026-03-16 -90000
03/03/2026;Incasso;500,00;2.000,00 ## 2026-03-03 50000
=== office fourth 16 cash withdrawn, a note of how much of each piece
Data;Operazione;Totale;Banconote da 50;Banconote da 20
03/03/2026;Prelievo;-250,00;5;0 ## 2026-03-03 -25000
19/03/2026;Prelievo;-90,00;1;2 ## 2026-03-19 -9000
=== office list fourth 1 (partite) clients with document and instalment in one cell
Cliente;Doc/Rata;Data;Scadenza;Residuo
Tessitura Alta Valle Srl;31/1;02/03/2026;30/04/2026;610,00 ## 2026-03-02 61000 @Tessitura Alta Valle Srl
Tessitura Alta Valle Srl;31/2;02/03/2026;31/05/2026;610,00 ## 2026-03-02 61000 @Tessitura Alta Valle Srl
=== office list fourth 2 (partite) suppliers, sections by due month and totals
Scadenza fornitori
Marzo 2026
Fornitore;Fattura;Data;Scadenza;Importo
Gamma Impianti Spa;18;12/02/2026;31/03/2026;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
Totale marzo;;;;976,00
Aprile 2026
Fornitore;Fattura;Data;Scadenza;Importo
Vivai Sereni;203;28/02/2026;30/04/2026;310,00 ## 2026-02-28 -31000 @Vivai Sereni
Totale aprile;;;;310,00
=== office list fourth 3 (partite) invoices with tax rates and natures beside
Numero;Data;Cliente;Imponibile;Aliquota;Imposta;Natura;Totale
31;02/03/2026;Tessitura Alta Valle Srl;1.000,00;22;220,00;;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
32;09/03/2026;Beta GmbH;495,55;0;0,00;N3.2;495,55 ## 2026-03-09 49555 @Beta GmbH
=== office list fourth 4 (partite) with what the client deducts and what is left
Cliente;Fattura;Data;Totale;Nota credito;Acconto;Residuo
Tessitura Alta Valle Srl;31;02/03/2026;1.220,00;122,00;500,00;598,00 ## 2026-03-02 59800 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;495,55;;;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list fourth 5 (partite) an agent's list of what clients have not paid
Agente: Rossi
Ragione sociale;Località;Fattura;Del;Scaduta il;Insoluto
Tessitura Alta Valle Srl;Biella;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;Varese;32;09/03/2026;30/04/2026;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list fourth 6 (partite) open in two currencies with totals of each
Fornitore;Fattura;Data;Scadenza;Valuta;Da pagare
Acme Ltd;A-7;02/03/2026;01/05/2026;USD;1.000,00 ## 2026-03-02 -100000 USD @Acme Ltd
Gamma Impianti Spa;18;12/02/2026;31/03/2026;EUR;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
Totale USD;;;;;1.000,00
Totale EUR;;;;;976,00
=== office list fourth 7 (partite) state of the letter that asks for payment
Cliente;Fattura;Data;Scadenza;Importo;Sollecito
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;1° sollecito ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;30/04/2026;495,55;nessuno ## 2026-03-09 49555 @Panificio Moro Snc
Gamma Impianti Spa;33;11/03/2026;10/05/2026;97,60;2° sollecito ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list fourth 8 (partite) how much is assigned to a factor
Cliente;Fattura;Data;Scadenza;Totale;Ceduto al factor;A nostre mani
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;1.220,00;0,00
Panificio Moro Snc;32;09/03/2026;30/04/2026;495,55;0,00;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list fourth 10 (partite) dates as serial numbers of the sheet
Cliente;Fattura;Data;Scadenza;Importo
Tessitura Alta Valle Srl;31;46083;46142;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;46090;46142;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list fourth 11 (partite) a year's list with what was paid in each month
Cliente;Fattura;Data;Totale;Pag. gennaio;Pag. febbraio;Residuo
Tessitura Alta Valle Srl;3;12/01/2026;1.220,00;220,00;500,00;500,00 ## 2026-01-12 50000 @Tessitura Alta Valle Srl
Panificio Moro Snc;7;19/01/2026;495,55;0,00;495,55;0,00
=== office list fourth 12 (partite) credit notes told by the number alone
Cliente;Numero;Data;Scadenza;Importo
Tessitura Alta Valle Srl;FT 31/2026;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Tessitura Alta Valle Srl;NC 2/2026;10/03/2026;30/04/2026;122,00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
`;
