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
02/03/2026;FT;31;Fattura di vendita;1.220,00;;1.220,00 ## 2026-03-02 122000
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
`;
