/** Lists that programs export, each with the number and the due day of its documents; the files that showed a pattern, of lots written before the reader was looked at. */
export const PROGRAMS_FIFTH = `
=== programs fifth 1 (partite) Easyfatt: scadenze, two columns of what comes in and goes out, running balance, text document
Scadenzario al 30/11/2026;;;;;;
Data scad.;Soggetto;Documento;Modalità;Entrate;Uscite;Saldo
05/12/2026;Falegnameria Orsi snc;Fattura 212/2026 del 05/11/2026;Bonifico;1.464,00;;1.464,00 ## 2026-12-05 146400 >2026-12-05 @Falegnameria Orsi snc
10/12/2026;Legnami Friuli Spa;Fatt. acq. 8871 del 31/10/2026;RiBa;;2.318,00;-854,00 ## 2026-12-10 -231800 >2026-12-10 @Legnami Friuli Spa
15/12/2026;Hotel Miramonti Srl;Fattura 215/2026 del 15/11/2026;Bonifico;3.050,00;;2.196,00 ## 2026-12-15 305000 >2026-12-15 @Hotel Miramonti Srl
31/12/2026;Colle Verde Srl;Fatt. acq. 112/B del 30/11/2026;Bonifico;;610,00;1.586,00 ## 2026-12-31 -61000 >2026-12-31 @Colle Verde Srl
=== programs fifth 2 (partite) Mexal: scadenzario by client in lines above, letter of dare behind, subtotals
MECCANICA TRE PINI SRL                 SCADENZARIO CLIENTI                 PAG. 1
Conto: 501.00012 FALEGNAMERIA ORSI SNC
Doc;Serie/Num.;Data doc;Scadenza;Tp;Importo;D/A
FT;1/212;05/11/2026;05/12/2026;BB;1.464,00;D ## 2026-11-05 146400 n1/212 >2026-12-05 @FALEGNAMERIA ORSI SNC
FT;1/190;02/10/2026;02/12/2026;BB;244,00;D ## 2026-10-02 24400 n1/190 >2026-12-02 @FALEGNAMERIA ORSI SNC
NC;1/9;10/10/2026;10/10/2026;BB;61,00;A ## 2026-10-10 -6100 n1/9 >2026-10-10 @FALEGNAMERIA ORSI SNC
Totale conto;;;;;1.647,00;D
Conto: 501.00033 HOTEL MIRAMONTI SRL
FT;1/215;15/11/2026;15/12/2026;RB;3.050,00;D ## 2026-11-15 305000 n1/215 >2026-12-15 @HOTEL MIRAMONTI SRL
Totale conto;;;;;3.050,00;D
TOTALE GENERALE;;;;;4.697,00;D
=== programs fifth 3 (partite) Business Central: movimenti contabili fornitori, open yes, remaining amount negative for invoices
Movimenti contabili fornitori
Data di registrazione;Tipo documento;Nr. documento;Nr. documento esterno;Nr. fornitore;Nome fornitore;Importo originale;Importo residuo;Data scadenza;Aperto
31/10/2026;Fattura;ACQ-1021;8871;F0101;Legnami Friuli Spa;-2.318,00;-2.318,00;10/12/2026;Sì ## 2026-10-31 -231800 >2026-12-10 @Legnami Friuli Spa
30/11/2026;Nota credito;NCA-15;12/NC;F0101;Legnami Friuli Spa;122,00;122,00;30/11/2026;Sì ## 2026-11-30 12200 >2026-11-30 @Legnami Friuli Spa
30/11/2026;Fattura;ACQ-1030;112/B;F0140;Colle Verde Srl;-610,00;-310,00;31/12/2026;Sì ## 2026-11-30 -31000 >2026-12-31 @Colle Verde Srl
=== programs fifth 4 (partite) Odoo: vendor and customer invoices, signed residual
Numero;Partner;Data fattura;Data scadenza;Totale con segno;Residuo con segno;Stato pagamento;Tipo
FATT/2026/0212;Falegnameria Orsi snc;2026-11-05;2026-12-05;1464.00;964.00;Pagata parzialmente;Fattura cliente ## 2026-11-05 96400 nFATT/2026/0212 >2026-12-05 @Falegnameria Orsi snc
RFATT/2026/0009;Falegnameria Orsi snc;2026-10-10;2026-10-10;-61.00;-61.00;Non pagata;Nota di credito cliente ## 2026-10-10 -6100 nRFATT/2026/0009 >2026-10-10 @Falegnameria Orsi snc
BILL/2026/0101;Legnami Friuli Spa;2026-10-31;2026-12-10;-2318.00;-2318.00;Non pagata;Fattura fornitore ## 2026-10-31 -231800 nBILL/2026/0101 >2026-12-10 @Legnami Friuli Spa
BILL/2026/0090;Colle Verde Srl;2026-09-30;2026-10-31;-610.00;0.00;Pagata;Fattura fornitore
=== programs fifth 5 (partite) rates of each invoice on rows, number of rate, paid mark with X
Numero;Data;Cliente;Totale fattura;Rata;Data rata;Importo rata;Saldata
212;05/11/2026;Falegnameria Orsi snc;1.464,00;1;05/12/2026;732,00;X
212;05/11/2026;Falegnameria Orsi snc;1.464,00;2;05/01/2027;732,00; ## 2026-11-05 73200 n212 >2027-01-05 @Falegnameria Orsi snc
215;15/11/2026;Hotel Miramonti Srl;3.050,00;1;15/12/2026;3.050,00; ## 2026-11-15 305000 n215 >2026-12-15 @Hotel Miramonti Srl
=== programs fifth 6 (partite) B.Point: mastrino fornitore, dare payments, avere invoices, progressive balance
Mastrino conto 40.00101 - LEGNAMI FRIULI SPA (fornitore) dal 01/01/2026 al 30/11/2026
Data reg.;Causale;N. doc.;Data doc.;Dare;Avere;Saldo progressivo
31/08/2026;FT RICEVUTA;7102;31/08/2026;;1.220,00;-1.220,00
30/09/2026;PAG. FORNITORE;7102;31/08/2026;1.220,00;;0,00
31/10/2026;FT RICEVUTA;8871;31/10/2026;;2.318,00;-2.318,00 ## 2026-10-31 -231800 n8871 @LEGNAMI FRIULI SPA
30/11/2026;NC RICEVUTA;12/NC;30/11/2026;122,00;;-2.196,00 ## 2026-11-30 12200 n12/NC @LEGNAMI FRIULI SPA
=== programs fifth 7 (partite) estratto conto received from a supplier, addressed to the azienda
FILATI BRENTA SPA - Via Po 3 - Torino
Spett.le Meccanica Tre Pini Srl
Estratto conto cliente al 30/11/2026
Data;Documento;Numero;Scadenza;Dare;Avere
31/08/2026;Fattura;7102;31/10/2026;1.220,00; ## 2026-08-31 -122000 n7102 >2026-10-31
31/10/2026;Fattura;8871;10/12/2026;2.318,00; ## 2026-10-31 -231800 n8871 >2026-12-10
30/11/2026;Nota credito;12/NC;30/11/2026;;122,00 ## 2026-11-30 12200 n12/NC >2026-11-30
=== programs fifth 8 (partite) invoices to receive from agents: fatture da ricevere, competence month
Provvigioni passive - agenti
Agente;Fattura cliente;Data;Imponibile;Provv. %;Provvigione;Liquidata il
Mori Elena;201;20/10/2026;409,84;5;20,49; ## 2026-10-20 -2049 n201 @Mori Elena
Mori Elena;212;05/11/2026;1.200,00;5;60,00; ## 2026-11-05 -6000 n212 @Mori Elena
Vitali Ugo;180;12/09/2026;72,13;6;4,33;30/09/2026
=== programs fifth 9 (partite) Fatture in Cloud: fatture emesse export, amounts net, tax, gross, state "Da saldare parz."
Data;Prossima scadenza;Numero;Cliente;Imponibile;IVA;Ritenuta;Lordo;Stato;Incassato
05/11/2026;05/12/2026;212;Sartoria Neri Lia;1200,00;264,00;0,00;1464,00;Non saldata;0,00 ## 2026-11-05 146400 n212 >2026-12-05 @Sartoria Neri Lia
20/10/2026;20/11/2026;201;Moda Lago Srl;409,84;90,16;0,00;500,00;Parzialmente saldata;200,00 ## 2026-10-20 30000 n201 >2026-11-20 @Moda Lago Srl
12/09/2026;;180;Ricami Po Sas;72,13;15,87;0,00;88,00;Saldata;88,00
=== programs fifth 10 (partite) scadenzario per data: due day in a heading line, rows without it
Scadenzario clienti per data
Cliente;N. fattura;Data fattura;Importo;Tipo pagamento
Scadenza 30/11/2026
Ottica Faro Srl;201;20/10/2026;500,00;RiBa ## 2026-10-20 50000 n201 >2026-11-30 @Ottica Faro Srl
Studio Lume Snc;204;25/10/2026;80,00;RiBa ## 2026-10-25 8000 n204 >2026-11-30 @Studio Lume Snc
Totale 30/11/2026;;;580,00;
Scadenza 31/12/2026
Ottica Faro Srl;212;05/11/2026;1.464,00;RiBa ## 2026-11-05 146400 n212 >2026-12-31 @Ottica Faro Srl
Totale 31/12/2026;;;1.464,00;
=== programs fifth 11 (partite) partitario: invoice, RiBa collected, returned unpaid, all under one partita
Partitario cliente 00012 - OTTICA FARO SRL
Data;Causale;Partita;Dare;Avere
10/08/2026;Fattura 150;150;366,00; ## 2026-08-10 36600 n150 @OTTICA FARO SRL
10/10/2026;Presentazione RiBa;150;;366,00
20/10/2026;Insoluto RiBa;150;366,00;
05/11/2026;Fattura 212;212;1.464,00; ## 2026-11-05 146400 n212 @OTTICA FARO SRL
=== programs fifth 12 (partite) notule of a lawyer with state "Liquidata" and "Pagata", due none
Notula;Data;Assistito;Imponibile;CPA;IVA;Ritenuta;Netto;Pagata
12;03/10/2026;Lume Ada;1.000,00;40,00;228,80;200,00;1.068,80;Sì
13;10/10/2026;Faro Ugo;500,00;20,00;114,40;100,00;534,40;No ## 2026-10-10 53440 n13 @Faro Ugo
14;12/10/2026;Lume Ada;200,00;8,00;45,76;40,00;213,76;No ## 2026-10-12 21376 n14 @Lume Ada
=== programs fifth 13 (partite) rate of a financing plan: capital, interest, residual debt
Piano di ammortamento mutuo Banca del Lago
Rata;Scadenza;Quota capitale;Quota interessi;Rata totale;Debito residuo
13;31/10/2026;800,00;95,00;895,00;19.200,00 ## 2026-10-31 -89500 >2026-10-31
14;30/11/2026;804,00;91,00;895,00;18.396,00 ## 2026-11-30 -89500 >2026-11-30
15;31/12/2026;808,00;87,00;895,00;17.588,00 ## 2026-12-31 -89500 >2026-12-31
=== programs fifth 14 takings by card of a shop, given back with a minus, under a title of sales
Vendite con carta novembre 2026
Data;Tipo;Carta;Importo
03/11/2026;Vendita;VISA;20,00 ## 2026-11-03 2000
04/11/2026;Vendita;MASTERCARD;35,00 ## 2026-11-04 3500
04/11/2026;Rimborso;VISA;-10,00 ## 2026-11-04 -1000
=== programs fifth 15 (partite) kinds abbreviated FTV, NCV, FTA, NCA on one column, amounts all positive
Tipo doc.;N. doc.;Data;Soggetto;Scadenza;Importo aperto
FTV;212;05/11/2026;Birrificio Onda Srl;05/12/2026;1.464,00 ## 2026-11-05 146400 n212 >2026-12-05 @Birrificio Onda Srl
NCV;9;10/10/2026;Birrificio Onda Srl;10/10/2026;61,00 ## 2026-10-10 -6100 n9 >2026-10-10 @Birrificio Onda Srl
FTA;8871;31/10/2026;Malti Ovest Spa;10/12/2026;2.318,00 ## 2026-10-31 -231800 n8871 >2026-12-10 @Malti Ovest Spa
NCA;12;30/11/2026;Malti Ovest Spa;30/11/2026;122,00 ## 2026-11-30 12200 n12 >2026-11-30 @Malti Ovest Spa
=== programs fifth 16 (partite) incassi da ricevere e pagamenti da effettuare in two columns
Data prevista;Nominativo;Causale;Da incassare;Da pagare
05/12/2026;Vivaio Gemma Srl;Saldo ft 212;1.464,00; ## 2026-12-05 146400 @Vivaio Gemma Srl
10/12/2026;Torbe Est Spa;Ft 8871;;2.318,00 ## 2026-12-10 -231800 @Torbe Est Spa
16/12/2026;Erario;IVA novembre;;1.980,40 ## 2026-12-16 -198040 @Erario
=== programs fifth 17 (partite) estratto conto fornitore: partial payment, day of value, currency
Estratto conto fornitore 0101 TORBE EST SPA
Data;N. rif.;Causale;Dare;Avere
30/09/2026;7102;Ft acquisto;;1.220,00 ## 2026-09-30 -72000 n7102 @TORBE EST SPA
15/10/2026;7102;Bonifico a fornitore;500,00;
31/10/2026;8871;Ft acquisto;;2.318,00 ## 2026-10-31 -231800 n8871 @TORBE EST SPA
=== programs fifth 18 (partite) suppliers: invoice, RA apart with own due, "Netto fornitore"
Fornitore;Fattura;Data;Scadenza;Totale fattura;RA;Netto fornitore
Avv. Dori Ivana;41;03/11/2026;03/12/2026;1.268,80;200,00;1.068,80 ## 2026-11-03 -106880 n41 >2026-12-03 @Avv. Dori Ivana
Torbe Est Spa;8871;31/10/2026;10/12/2026;2.318,00;0,00;2.318,00 ## 2026-10-31 -231800 n8871 >2026-12-10 @Torbe Est Spa
=== programs fifth 19 (partite) customers, credit notes as kind "Nota di Credito" and minus, state of SdI
Progressivo;Data invio;Numero;Data;Cliente;Tipo;Importo;Esito SdI;Incassata
1;06/11/2026;212;05/11/2026;Forno Alto Snc;Fattura;1.464,00;Consegnata;NO ## 2026-11-05 146400 n212 @Forno Alto Snc
2;11/10/2026;9;10/10/2026;Forno Alto Snc;Nota di Credito;-61,00;Consegnata;NO ## 2026-10-10 -6100 n9 @Forno Alto Snc
3;21/10/2026;201;20/10/2026;Caffè Lume Srl;Fattura;500,00;Scartata;NO
4;22/10/2026;202;21/10/2026;Caffè Lume Srl;Fattura;88,00;Consegnata;SI
=== programs fifth 20 (partite) SAP FBL5N with clearing: cleared items have a clearing day
Cliente	Nome	N. documento	Tipo	Data doc.	Scad. netto	Data pareggio	Importo in DI	Div.
100012	FORNO ALTO SNC	1800000212	DR	05.11.2026	05.12.2026		1.464,00	EUR ## 2026-11-05 146400 n1800000212 >2026-12-05 @FORNO ALTO SNC
100012	FORNO ALTO SNC	1800000180	DR	05.10.2026	05.11.2026	04.11.2026	366,00	EUR
100015	CAFFE LUME SRL	1800000201	DR	20.10.2026	20.11.2026		500,00	EUR ## 2026-10-20 50000 n1800000201 >2026-11-20 @CAFFE LUME SRL
=== programs fifth 21 (partite) estratto conto of a client with opening balance in dare and progressive balance
Estratto conto cliente: FORNO ALTO SNC al 30/11/2026
Data;Descrizione;Scadenza;Dare;Avere;Saldo
01/10/2026;Saldo iniziale;;0,00;;0,00
05/10/2026;Fattura n. 180;05/11/2026;366,00;;366,00 ## 2026-10-05 36600 >2026-11-05 @FORNO ALTO SNC
05/11/2026;Fattura n. 212;05/12/2026;1.464,00;;1.830,00 ## 2026-11-05 146400 >2026-12-05 @FORNO ALTO SNC
Saldo finale;;;;;1.830,00
=== programs fifth 22 (partite) insoluti with number of sendings and new due
Cliente;Fattura;Scadenza;Importo;Data insoluto;Motivo;Nuova scadenza
Falco Reti Srl;150;05/10/2026;366,00;12/10/2026;Mancanza fondi;30/11/2026 ## 2026-10-05 36600 n150 @Falco Reti Srl
Lana Viva Snc;160;05/10/2026;122,00;12/10/2026;Conto chiuso;15/12/2026 ## 2026-10-05 12200 n160 @Lana Viva Snc
=== programs fifth 23 (partite) Scadenzario by hand with comments between
SCADENZE DA PAGARE - aggiornato al 30/11;;;;
quando;a chi;cosa;quanto;fatto
05/12/2026;Lieviti Sud Srl;ft 105;80,00; ## 2026-12-05 -8000 >2026-12-05 @Lieviti Sud Srl
20/12/2026;Cime Alte Spa;ft 8871;2.318,00; ## 2026-12-20 -231800 >2026-12-20 @Cime Alte Spa
02/11/2026;Gas e Luce Spa;bolletta;402,18;si
=== programs fifth 24 (partite) fatture elettroniche of a Confederation portal: both sides by "Inviata/Ricevuta"
Direzione;Data documento;Numero;Controparte;Totale documento;Data scadenza
Inviata;05/11/2026;212;Falco Reti Srl;1.464,00;05/12/2026 ## 2026-11-05 146400 n212 >2026-12-05 @Falco Reti Srl
Ricevuta;31/10/2026;8871;Cime Alte Spa;2.318,00;10/12/2026 ## 2026-10-31 -231800 n8871 >2026-12-10 @Cime Alte Spa
=== programs fifth 25 (partite) customers with amounts "Avere" negative by kind: FT and PAG on account without number
Cliente;Tipo mov.;N. doc.;Data;Scadenza;Importo con segno
Serre Lago Srl;FT;212;05/11/2026;05/12/2026;1.464,00 ## 2026-11-05 126400 n212 >2026-12-05 @Serre Lago Srl
Serre Lago Srl;INC;212;20/11/2026;;-200,00
Vivai Riva Snc;FT;201;20/10/2026;20/11/2026;500,00 ## 2026-10-20 50000 n201 >2026-11-20 @Vivai Riva Snc
=== programs fifth 26 (partite) instalments for a client plan with progressive residual
Piano di rientro cliente: Vivai Riva Snc
Rata n.;Scadenza;Importo rata;Residuo dopo rata;Stato
1;31/10/2026;100,00;400,00;Pagata
2;30/11/2026;100,00;300,00;Da pagare ## 2026-11-30 10000 >2026-11-30 @Vivai Riva Snc
3;31/12/2026;100,00;200,00;Da pagare ## 2026-12-31 10000 >2026-12-31 @Vivai Riva Snc
=== programs fifth 27 (partite) mastrino of one supplier, both columns and letter, payments refer number in text
Scheda contabile fornitore 00101 - PLASTICA EST SPA
Data;Num.reg.;Descrizione;Dare;Avere;Saldo;D/A
31/08/2026;711;Fattura n. 7102;;1.220,00;1.220,00;A
30/09/2026;802;Pagamento fatt. 7102;1.220,00;;0,00;
31/10/2026;910;Fattura n. 8871;;2.318,00;2.318,00;A ## 2026-10-31 -231800 @PLASTICA EST SPA
=== programs fifth 28 (partite) customers: invoice numbers with prefix and year, due in month words, amount in column "Ammontare"
Debitore;Riferimento;Emesso il;Da pagarsi entro;Ammontare
Serre Lago Srl;2026/212;5 novembre 2026;5 dicembre 2026;1.464,00 ## 2026-11-05 146400 n2026/212 >2026-12-05 @Serre Lago Srl
Vivai Riva Snc;2026/201;20 ottobre 2026;20 novembre 2026;500,00 ## 2026-10-20 50000 n2026/201 >2026-11-20 @Vivai Riva Snc
=== programs fifth 29 (partite) mastrino by party with D and A amounts in one column with letters in front
Conto;Data;Descrizione;Rif.;Importo
Mulino Basso Srl;05/11/2026;Fattura;212;D 1.464,00 ## 2026-11-05 136400 n212 @Mulino Basso Srl
Mulino Basso Srl;20/11/2026;Incasso;212;A 100,00
Pane Vivo Snc;16/11/2026;Fattura;213;D 122,00 ## 2026-11-16 12200 n213 @Pane Vivo Snc
=== programs fifth 30 Qonto export
Data operazione (locale);Data di valuta;Nome della controparte;Metodo;Importo totale (IVA incl.);Valuta;Riferimento;Stato
03-11-2026;03-11-2026;Torbe Est Spa;Bonifico;-2318,00;EUR;ft 8871;Eseguita ## 2026-11-03 -231800
05-11-2026;05-11-2026;Vivaio Gemma Srl;Bonifico;1464,00;EUR;ft 212;Eseguita ## 2026-11-05 146400
06-11-2026;;Amazon;Carta;-25,90;EUR;;Rifiutata
`;
