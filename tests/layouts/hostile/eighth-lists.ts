/** As programs of accounts and of invoices write; written before the words of the reader were looked at. */
export const EIGHTH_LISTS = `
=== list 1 (partite) schedule of clients
Scadenzario clienti al 31/03/2026
Codice;Ragione sociale;Num. doc.;Data doc.;Data scad.;Tipo pag.;Importo;Pagato;Residuo
0012;Tessitura Alta Valle Srl;3/A;12/01/2026;28/02/2026;RIBA 30 GG;1.220,00;0,00;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
0044;Panificio Moro Snc;7;19/01/2026;19/03/2026;BONIFICO;495,55;200,00;295,55 ## 2026-01-19 29555 @Panificio Moro Snc
0044;Panificio Moro Snc;19/B;13/02/2026;30/04/2026;BONIFICO;2.562,00;0,00;2.562,00 ## 2026-02-13 256200 @Panificio Moro Snc
;Totale generale;;;;;4.277,55;200,00;4.077,55
=== list 2 (partite) schedule of suppliers with days late
Scadenzario fornitori
Fornitore;Documento;Del;Scadenza;GG ritardo;Da pagare
Gamma Impianti Spa;FT 11;22/01/2026;22/02/2026;37;97,60 ## 2026-01-22 -9760 @Gamma Impianti Spa
Vivai Sereni di Sereni Lia;FT 23;24/02/2026;31/03/2026;0;24,39 ## 2026-02-24 -2439 @Vivai Sereni di Sereni Lia
Panificio Moro Snc;FT 40;27/02/2026;30/04/2026;;610,00 ## 2026-02-27 -61000 @Panificio Moro Snc
=== list 3 (partite) invoices sent, from a program online
Data;Prossima scadenza;Nr. documento;Cliente;P. IVA;Imponibile;IVA;Totale;Saldo
12/01/2026;28/02/2026;3/A;Tessitura Alta Valle Srl;01234560157;1.000,00;220,00;1.220,00;Non saldato ## 2026-01-12 122000 @Tessitura Alta Valle Srl
22/01/2026;;11;Gamma Impianti Spa;03456780366;80,00;17,60;97,60;Saldato
13/02/2026;30/04/2026;19/B;Panificio Moro Snc;02345670289;2.100,00;462,00;2.562,00;Non saldato ## 2026-02-13 256200 @Panificio Moro Snc
=== list 4 (partite) invoices received, with kinds of documents
Tipo documento;Numero fattura;Data fattura;Identificativo fornitore;Denominazione fornitore;Imponibile;Imposta;Totale documento
Fattura;88;12/01/2026;01234560157;Tessitura Alta Valle Srl;1.000,00;220,00;1.220,00 ## 2026-01-12 -122000 @Tessitura Alta Valle Srl
Nota di credito;91;19/01/2026;01234560157;Tessitura Alta Valle Srl;100,00;22,00;122,00 ## 2026-01-19 12200 @Tessitura Alta Valle Srl
Fattura;102;02/02/2026;03456780366;Gamma Impianti Spa;80,00;17,60;97,60 ## 2026-02-02 -9760 @Gamma Impianti Spa
=== list 5 (partite) VAT register of sales
REGISTRO IVA VENDITE - MARZO 2026
Prot.;Data reg.;Data doc.;Num. doc.;Cliente;Totale doc.;Imponibile;Aliq.;Imposta
1;02/03/2026;02/03/2026;31;Tessitura Alta Valle Srl;1.220,00;1.000,00;22;220,00 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
2;09/03/2026;09/03/2026;32;Panificio Moro Snc;495,55;450,50;10;45,05 ## 2026-03-09 49555 @Panificio Moro Snc
Totale;;;;;1.715,55;1.450,50;;265,05
=== list 6 (partite) ledger of a client, dare invoices and avere payments
Partitario clienti
Cliente: 0044 - Panificio Moro Snc
Data;Causale;N. doc.;Scadenza;Dare;Avere;Saldo
19/01/2026;Fattura di vendita;7;19/03/2026;495,55;;495,55 ## 2026-01-19 29555 @Panificio Moro Snc
02/02/2026;Incasso;7;;;200,00;295,55
13/02/2026;Fattura di vendita;19/B;30/04/2026;2.562,00;;2.857,55 ## 2026-02-13 256200 @Panificio Moro Snc
Totale cliente;;;;3.057,55;200,00;2.857,55
=== list 7 (partite) open items of clients and suppliers together
Elenco partite aperte
Tipo;Ragione sociale;Doc.;Data;Scadenza;Importo aperto
Cliente;Tessitura Alta Valle Srl;3/A;12/01/2026;28/02/2026;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
Fornitore;Gamma Impianti Spa;11;22/01/2026;22/02/2026;97,60 ## 2026-01-22 -9760 @Gamma Impianti Spa
Cliente;Panificio Moro Snc;7;19/01/2026;19/03/2026;295,55 ## 2026-01-19 29555 @Panificio Moro Snc
=== list 8 (partite) instalments of one invoice
Scadenzario attivo
Cliente;Fattura;Data fattura;Rata;Scadenza;Importo rata;Pagata
Tessitura Alta Valle Srl;3/A;12/01/2026;1/2;28/02/2026;610,00;SI
Tessitura Alta Valle Srl;3/A;12/01/2026;2/2;31/03/2026;610,00;NO ## 2026-01-12 61000 @Tessitura Alta Valle Srl
Panificio Moro Snc;7;19/01/2026;1/1;19/03/2026;495,55;NO ## 2026-01-19 49555 @Panificio Moro Snc
=== list 9 (partite) aged balances of each document
Crediti verso clienti - analisi per anzianità
Cliente;N. fattura;Data;A scadere;1-30 gg;31-60 gg;Oltre 60 gg;Totale
Tessitura Alta Valle Srl;3/A;12/01/2026;;;1.220,00;;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;7;19/01/2026;;295,55;;;295,55 ## 2026-01-19 29555 @Panificio Moro Snc
Panificio Moro Snc;19/B;13/02/2026;2.562,00;;;;2.562,00 ## 2026-02-13 256200 @Panificio Moro Snc
=== list 10 (partite) invoices to pay of a portal of the state
Tipo fattura;Tipo documento;Numero fattura / Documento;Data emissione;Codice fiscale fornitore;Partita IVA fornitore;Denominazione fornitore;Imponibile/Importo (totale in euro);Imposta (totale in euro);Stato
Fattura ordinaria;Fattura;88;12/01/2026;;01234560157;Tessitura Alta Valle Srl;1.000,00;220,00;Consegnata ## 2026-01-12 -122000 @Tessitura Alta Valle Srl
Fattura ordinaria;Fattura;102;02/02/2026;;03456780366;Gamma Impianti Spa;80,00;17,60;Consegnata ## 2026-02-02 -9760 @Gamma Impianti Spa
`;
