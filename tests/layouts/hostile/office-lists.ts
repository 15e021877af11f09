/** Lists of open items as programs of an Italian office export them; written before the reader was looked at. */
export const OFFICE_LISTS = `
=== office list a (partite) the tax office's list of invoices received
Tipo fattura;Tipo documento;Numero fattura / Documento;Data emissione;Codice fiscale fornitore;Partita IVA fornitore;Denominazione fornitore;Imponibile/Importo (totale in euro);Imposta (totale in euro);Sdi/file;Stato file
Fattura ordinaria;Fattura;'18;12/02/2026;;'01234567897;GAMMA IMPIANTI SPA;'800,00;'176,00;1234567;Consegnata ## 2026-02-12 -97600 @GAMMA IMPIANTI SPA
Fattura ordinaria;Nota di credito;'3/NC;20/02/2026;;'01234567897;GAMMA IMPIANTI SPA;'100,00;'22,00;1234568;Consegnata ## 2026-02-20 12200 @GAMMA IMPIANTI SPA
=== office list b (partite) the tax office's list of invoices issued
Tipo fattura;Tipo documento;Numero fattura / Documento;Data emissione;Partita IVA cliente;Denominazione cliente;Imponibile/Importo (totale in euro);Imposta (totale in euro);Stato fattura
Fattura ordinaria;Fattura;31;02/03/2026;00743110157;TESSITURA ALTA VALLE SRL;1000,00;220,00;Consegnata ## 2026-03-02 122000 @TESSITURA ALTA VALLE SRL
Fattura ordinaria;Fattura;32;09/03/2026;01114601006;PANIFICIO MORO SNC;406,19;89,36;Consegnata ## 2026-03-09 49555 @PANIFICIO MORO SNC
=== office list c (partite) online program, next due day and state
Data;Prossima scadenza;Numero;Cliente;Oggetto;Netto;Iva;Lordo;Stato
02/03/2026;01/04/2026;31;Tessitura Alta Valle Srl;Lavorazioni;1.000,00;220,00;1.220,00;Non saldata ## 2026-03-02 122000 @Tessitura Alta Valle Srl
09/03/2026;08/04/2026;32;Panificio Moro Snc;Forni;406,19;89,36;495,55;Saldata
11/03/2026;10/04/2026;33;Gamma Impianti Spa;Ricambi;80,00;17,60;97,60;Non saldata ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list d (partite) customer's items of a management program with side and rest
Cod.;Ragione sociale;Tipo doc.;N. doc.;Data doc.;Scadenza;Pag.;Importo orig.;D/A;Importo residuo
C0012;Tessitura Alta Valle Srl;FT;31;02/03/2026;30/04/2026;RB60;1.220,00;D;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
C0012;Tessitura Alta Valle Srl;NC;2;10/03/2026;10/03/2026;;122,00;A;122,00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
C0044;Panificio Moro Snc;FT;32;09/03/2026;31/05/2026;BB;495,55;D;200,00 ## 2026-03-09 20000 @Panificio Moro Snc
=== office list e (partite) (xlsx) by hand, what is paid in a column and the rest by difference
Fatture clienti 2026
Cliente;N. fatt.;Data;Totale;Incassato;Da incassare
Tessitura Alta Valle Srl;31;02/03/2026;1.220,00;500,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;495,55;495,55;0,00
Gamma Impianti Spa;33;11/03/2026;97,60;;97,60 ## 2026-03-11 9760 @Gamma Impianti Spa
Totale;;;1.813,15;995,55;817,60
=== office list f (partite) fees of professionals with tax held and fund
Fornitore;Numero;Data;Compenso;Cassa 4%;IVA;Totale documento;Ritenuta d'acconto;Netto a pagare
Studio Verdi;12;05/03/2026;1.000,00;40,00;228,80;1.268,80;200,00;1.068,80 ## 2026-03-05 -106880 @Studio Verdi
Geom. Neri;4;18/03/2026;500,00;25,00;115,50;640,50;100,00;540,50 ## 2026-03-18 -54050 @Geom. Neri
=== office list g (partite) invoices to public bodies with split payment
Cliente;Fattura;Data;Imponibile;IVA;Totale;Netto a pagare
Comune di Valdobbia;PA/1;03/03/2026;2.000,00;440,00;2.440,00;2.000,00 ## 2026-03-03 200000 @Comune di Valdobbia
ASL Prealpi;PA/2;10/03/2026;500,00;110,00;610,00;500,00 ## 2026-03-10 50000 @ASL Prealpi
=== office list h (partite) bills to collect by the bank, with their state
Distinta Ri.Ba. presentata
N. effetto;Debitore;Scadenza;Importo;Rif. fattura;Data fattura;Esito
1;Tessitura Alta Valle Srl;30/04/2026;1.220,00;31;02/03/2026;Presentato ## 2026-03-02 122000 @Tessitura Alta Valle Srl
2;Panificio Moro Snc;31/05/2026;495,55;32;09/03/2026;Presentato ## 2026-03-09 49555 @Panificio Moro Snc
=== office list i (partite) schedule by month, supplier's, amounts negative
Scadenzario fornitori
Scadenza;Fornitore;Documento;Data doc.;Da pagare
31/03/2026;Gamma Impianti Spa;18;12/02/2026;-976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
30/04/2026;Vivai Sereni;203;28/02/2026;-310,00 ## 2026-02-28 -31000 @Vivai Sereni
Totale da pagare;;;;-1.286,00
=== office list j (partite) open items with columns of ages
Cliente;Documento;Data;Scadenza;A scadere;0-30;31-60;61-90;Oltre 90
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;;;; ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;12;09/12/2025;08/01/2026;;;495,55;; ## 2025-12-09 49555 @Panificio Moro Snc
Totali;;;;1.220,00;;495,55;;
=== office list k (partite) ledger of one customer with a progressive balance
Scheda contabile cliente: TESSITURA ALTA VALLE SRL
Data;Causale;N. doc.;Descrizione;Dare;Avere;Saldo
02/03/2026;FT;31;Fattura di vendita;1.220,00;;1.220,00
15/03/2026;FT;40;Fattura di vendita;610,00;;1.830,00 ## 2026-03-15 61000
02/04/2026;INC;;Incasso bonifico Ft 31;;1.220,00;610,00
=== office list l (partite) receipts in English of a program abroad
Invoice Number,Contact Name,Invoice Date,Due Date,Total,Amount Paid,Amount Due,Currency,Type
INV-001,Tessitura Alta Valle Srl,2026-03-02,2026-04-01,1220.00,0.00,1220.00,EUR,Sales invoice ## 2026-03-02 122000 @Tessitura Alta Valle Srl
INV-002,Panificio Moro Snc,2026-03-09,2026-04-08,495.55,495.55,0.00,EUR,Sales invoice
BILL-9,Gamma Impianti Spa,2026-03-11,2026-04-10,97.60,0.00,97.60,EUR,Bill ## 2026-03-11 -9760 @Gamma Impianti Spa
=== office list m (partite) VAT register of purchases with protocol
Registro acquisti
Prot.;Data reg.;Data doc.;N. doc.;Fornitore;Imponibile;Aliq.;Imposta;Totale documento
1;05/03/2026;02/03/2026;18;Gamma Impianti Spa;800,00;22;176,00;976,00 ## 2026-03-02 -97600 @Gamma Impianti Spa
2;09/03/2026;06/03/2026;203;Vivai Sereni;281,82;10;28,18;310,00 ## 2026-03-06 -31000 @Vivai Sereni
=== office list n (partite) instalments with what expired and a customer in a heading
Cliente: Tessitura Alta Valle Srl
Numero;Data;Rata;Scadenza;Importo;Scaduto
31;02/03/2026;1/2;30/04/2026;610,00;SI ## 2026-03-02 61000
31;02/03/2026;2/2;31/05/2026;610,00;NO ## 2026-03-02 61000
=== office list p (partite) what customers and suppliers owe in one list, with signs
Soggetto;Tipo;Numero;Data;Scadenza;Saldo partita
Tessitura Alta Valle Srl;Cliente;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Gamma Impianti Spa;Fornitore;18;12/02/2026;31/03/2026;-976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
Vivai Sereni;Fornitore;203;28/02/2026;30/04/2026;-310,00 ## 2026-02-28 -31000 @Vivai Sereni
=== office list further 1 (partite) a small program, what is paid and the balance
Data;Num.;Cliente;Tot. doc.;Pagato;Saldo;Scad.
02/03/2026;31;Tessitura Alta Valle Srl;1.220,00;220,00;1.000,00;30/04/2026 ## 2026-03-02 100000 @Tessitura Alta Valle Srl
09/03/2026;32;Panificio Moro Snc;495,55;495,55;0,00;30/04/2026
=== office list further 2 (partite) instalments with their state
Scadenziario attivo
Scadenza;Cliente;Rif. documento;Data documento;Importo rata;Stato
30/04/2026;Tessitura Alta Valle Srl;31;02/03/2026;610,00;Da scadere ## 2026-03-02 61000 @Tessitura Alta Valle Srl
31/03/2026;Panificio Moro Snc;12;09/02/2026;495,55;Scaduta ## 2026-02-09 49555 @Panificio Moro Snc
28/02/2026;Gamma Impianti Spa;9;11/01/2026;97,60;Pagata
=== office list further 3 (partite) invoices received with the day on which each was paid
Data ricezione;Data documento;Numero;Fornitore;Totale;Scadenza;Pagata il
05/03/2026;02/03/2026;18;Gamma Impianti Spa;976,00;31/03/2026; ## 2026-03-02 -97600 @Gamma Impianti Spa
06/03/2026;28/02/2026;203;Vivai Sereni;310,00;31/03/2026;20/03/2026
17/03/2026;13/03/2026;19;Gamma Impianti Spa;97,60;30/04/2026; ## 2026-03-13 -9760 @Gamma Impianti Spa
=== office list further 4 (partite) kinds as the tax office codes them
Tipo;Numero;Data;Cliente;Totale
TD01;31;02/03/2026;Tessitura Alta Valle Srl;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
TD04;32;09/03/2026;Tessitura Alta Valle Srl;122,00 ## 2026-03-09 -12200 @Tessitura Alta Valle Srl
TD24;33;31/03/2026;Panificio Moro Snc;495,55 ## 2026-03-31 49555 @Panificio Moro Snc
=== office list further 5 (partite) statement to a client with dare, avere and what runs
Estratto conto cliente TESSITURA ALTA VALLE SRL al 30/06/2026
Data;Documento;Scadenza;Dare;Avere;Saldo progressivo
02/03/2026;Ft 31;30/04/2026;1.220,00;;1.220,00 ## 2026-03-02 122000
15/05/2026;Ft 40;30/06/2026;610,00;;1.830,00 ## 2026-05-15 61000
=== office list further 6 (partite) currencies of their own
Customer,Invoice,Invoice date,Due date,Currency,Amount,Amount EUR
Acme Ltd,INV-7,2026-03-02,2026-05-01,USD,1000.00,917.43 ## 2026-03-02 100000 USD @Acme Ltd
Beta GmbH,INV-8,2026-03-09,2026-05-08,EUR,495.55,495.55 ## 2026-03-09 49555 @Beta GmbH
=== office list further 8 (partite) credits and debits in columns of one list
Soggetto;Documento;Data;Scadenza;Crediti;Debiti
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00; ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Gamma Impianti Spa;18;12/02/2026;31/03/2026;;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list further 9 (partite) by client with subtotals and blank cells for what repeats
Cliente;Fattura;Data;Scadenza;Residuo
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
;40;15/03/2026;31/05/2026;610,00 ## 2026-03-15 61000 @Tessitura Alta Valle Srl
Totale Tessitura Alta Valle Srl;;;;1.830,00
Panificio Moro Snc;32;09/03/2026;30/04/2026;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
Totale Panificio Moro Snc;;;;495,55
TOTALE GENERALE;;;;2.325,55
=== office list further 10 (partite) rents with parts and what was paid
Inquilino;Fattura;Data;Scadenza;Canone;Spese;Totale;Pagato
Bassi Lia;1/26;01/03/2026;05/03/2026;500,00;50,00;550,00;550,00
Neri Ugo;2/26;01/03/2026;05/03/2026;600,00;60,00;660,00;100,00 ## 2026-03-01 56000 @Neri Ugo
=== office list further 11 (partite) an exported grid whose negative is what to pay
Controparte;Tipo documento;Numero;Data;Scadenza;Importo aperto
Tessitura Alta Valle Srl;Fattura attiva;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Gamma Impianti Spa;Fattura passiva;18;12/02/2026;31/03/2026;-976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list further 12 (partite) passive without minus, in words of the row
Controparte;Tipo documento;Numero;Data;Scadenza;Importo aperto
Tessitura Alta Valle Srl;Fattura attiva;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Gamma Impianti Spa;Fattura passiva;18;12/02/2026;31/03/2026;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
Vivai Sereni;Nota di credito passiva;4;20/02/2026;31/03/2026;50,00 ## 2026-02-20 5000 @Vivai Sereni
=== office list further 13 (partite) instalments of the tax office
Rata;Codice tributo;Descrizione;Scadenza;Importo;Versato il
1;1040;Ritenute;16/03/2026;200,00;16/03/2026
2;6003;IVA marzo;16/04/2026;1.340,77; ## 2026-04-16 -134077
=== office list further 14 (partite) orders not invoiced beside invoices
Tipo;Numero;Data;Cliente;Totale;Scadenza
Fattura;31;02/03/2026;Tessitura Alta Valle Srl;1.220,00;30/04/2026 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Preventivo;P12;03/03/2026;Panificio Moro Snc;800,00;
Proforma;PF3;05/03/2026;Panificio Moro Snc;495,55;30/04/2026 ## 2026-03-05 49555 @Panificio Moro Snc
=== office list further 15 (partite) collected in part by a column of percentages
Cliente;Fattura;Data;Scadenza;Totale;% incassato;Residuo
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;50%;610,00 ## 2026-03-02 61000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;30/04/2026;495,55;0%;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list further 16 (partite) withholding that the client pays for us
Cliente;Parcella;Data;Imponibile;IVA;Totale;Ritenuta;Netto da incassare;Incassata
Comune di Valdobbia;3;05/03/2026;1.000,00;220,00;1.220,00;200,00;1.020,00;NO ## 2026-03-05 102000 @Comune di Valdobbia
Bassi Lia;4;09/03/2026;100,00;22,00;122,00;0,00;122,00;SI
=== office list third 1 (partite) two columns of letters of a ledger
Partite aperte clienti
Cliente;Documento;Data;Scadenza;Importo D;Importo A
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00; ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Tessitura Alta Valle Srl;NC 2;10/03/2026;30/04/2026;;122,00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list third 2 (partite) electronic invoices received, ways and days of payment
Tipo doc.;Cedente/Prestatore;Partita IVA;Numero;Data;Imponibile;Imposta;Totale;Modalità pagamento;Data scadenza;Stato pagamento
TD01;Gamma Impianti Spa;01234567897;18;12/02/2026;800,00;176,00;976,00;MP05;31/03/2026;Da pagare ## 2026-02-12 -97600 @Gamma Impianti Spa
TD04;Gamma Impianti Spa;01234567897;4/NC;20/02/2026;100,00;22,00;122,00;MP05;31/03/2026;Da pagare ## 2026-02-20 12200 @Gamma Impianti Spa
TD01;Vivai Sereni;01114601006;203;28/02/2026;281,82;28,18;310,00;MP12;31/03/2026;Pagata
=== office list third 3 (partite) credit notes that are negative already
Cliente;Tipo;Numero;Data;Totale
Tessitura Alta Valle Srl;Fattura;31;02/03/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Tessitura Alta Valle Srl;Nota di credito;2;10/03/2026;-122,00 ## 2026-03-10 -12200 @Tessitura Alta Valle Srl
=== office list third 5 (partite) (xlsx) by hand, notes at the right and no number
Clienti da sollecitare
Cliente;Data fattura;Scadenza;Importo;Note
Tessitura Alta Valle Srl;02/03/2026;30/04/2026;1.220,00;telefonato ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;09/03/2026;30/04/2026;495,55;promesso per fine mese ## 2026-03-09 49555 @Panificio Moro Snc
=== office list third 6 (partite) suppliers with what the bank pays and the rest
Fornitore;Doc.;Data doc.;Scad.;Tot.;Acconti;Residuo;Banca;IBAN
Gamma Impianti Spa;18;12/02/2026;31/03/2026;976,00;500,00;476,00;BDP;IT60X0542811101000000123456 ## 2026-02-12 -47600 @Gamma Impianti Spa
Vivai Sereni;203;28/02/2026;30/04/2026;310,00;0,00;310,00;BDP;IT28W8000000292100645211208 ## 2026-02-28 -31000 @Vivai Sereni
=== office list third 7 (partite) clients, balance with a letter behind
Cliente;Partita;Data;Scadenza;Saldo
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00 D ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;NC2;10/03/2026;30/04/2026;50,00 A ## 2026-03-10 -5000 @Panificio Moro Snc
=== office list third 8 (partite) with the days late and interest reckoned
Cliente;Fattura;Data;Scadenza;Importo;Giorni ritardo;Interessi di mora
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;31;10,52 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;10/05/2026;495,55;21;2,89 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list third 9 (partite) who pays is another than who is invoiced
Intestatario;Pagatore;Numero;Data;Scadenza;Da incassare
Tessitura Alta Valle Srl;Factor Spa;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;Panificio Moro Snc;32;09/03/2026;30/04/2026;495,55 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list third 10 (partite) total in thousands separators only
Cliente;Fattura;Data;Scadenza;Totale €
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;12.200,00 ## 2026-03-02 1220000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;30/04/2026;1.495,5 ## 2026-03-09 149550 @Panificio Moro Snc
=== office list third 11 (partite) issue and due with year of two digits, English
Customer;Inv. no.;Inv. date;Due;Open amount;Ccy
Tessitura Alta Valle Srl;31;02-Mar-26;30-Apr-26;1220.00;EUR ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Beta GmbH;32;09-Mar-26;08-May-26;495.55;EUR ## 2026-03-09 49555 @Beta GmbH
=== office list third 12 (partite) paid marks as X
Fornitore;Fattura;Data;Importo;Pagata
Gamma Impianti Spa;18;12/02/2026;976,00;X
Vivai Sereni;203;28/02/2026;310,00; ## 2026-02-28 -31000 @Vivai Sereni
Gamma Impianti Spa;19;13/03/2026;97,60; ## 2026-03-13 -9760 @Gamma Impianti Spa
=== office list third 13 (partite) sections of clients and suppliers in one sheet
CLIENTI
Soggetto;Documento;Data;Scadenza;Importo
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
FORNITORI
Soggetto;Documento;Data;Scadenza;Importo
Gamma Impianti Spa;18;12/02/2026;31/03/2026;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list third 14 (partite) discount for prompt payment beside the total
Fornitore;Fattura;Data;Scadenza;Totale;Sconto cassa;Netto se entro 10 gg
Gamma Impianti Spa;18;12/02/2026;31/03/2026;1.000,00;20,00;980,00 ## 2026-02-12 -100000 @Gamma Impianti Spa
Vivai Sereni;203;28/02/2026;30/04/2026;310,00;6,20;303,80 ## 2026-02-28 -31000 @Vivai Sereni
`;
