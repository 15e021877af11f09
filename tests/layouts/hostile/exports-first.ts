/** Lists of open items, ledgers and prima nota as offices export them, the first lot; written before the reader was looked at. */
export const EXPORTS_FIRST = `
=== exports first 1 (partite) invoices of a small invoicing program, gross before net, what is left last
Elenco fatture emesse
Data;Num.;Cliente;Cod. fiscale;Partita Iva;Tot. documento;Tot. netto iva;Iva;Pagamento;Saldato;Residuo
05/05/2026;87;Cartiera Brenta Srl;00743110157;00743110157;1.220,00;1.000,00;220,00;RB 60 gg;0,00;1.220,00 ## 2026-05-05 122000 @Cartiera Brenta Srl
12/05/2026;88;Pasta Fresca Lodi Snc;01114601006;01114601006;610,00;500,00;110,00;Bonifico 30 gg;610,00;0,00
19/05/2026;89;Cartiera Brenta Srl;00743110157;00743110157;244,00;200,00;44,00;RB 60 gg;100,00;144,00 ## 2026-05-19 14400 @Cartiera Brenta Srl
=== exports first 2 (partite) client ledger of an accounting program, one client above each group, payments below
Partitario clienti dal 01/01/2026 al 30/06/2026
Data reg.;Prot.;Data doc.;Num. doc.;Cau.;Descrizione causale;Dare;Avere;Progressivo
14.01.00023 CARTIERA BRENTA SRL
02/03/2026;31;02/03/2026;41;FTE;Fattura emessa;732,00;;732,00
02/05/2026;77;02/03/2026;41;INC;Incasso fattura;;732,00;0,00
05/05/2026;87;05/05/2026;87;FTE;Fattura emessa;1.220,00;;1.220,00 ## 2026-05-05 122000 @CARTIERA BRENTA SRL
Totale cliente;;;;;;1.952,00;732,00;1.220,00
14.01.00031 PASTA FRESCA LODI SNC
12/05/2026;88;12/05/2026;88;FTE;Fattura emessa;610,00;;610,00 ## 2026-05-12 61000 @PASTA FRESCA LODI SNC
Totale cliente;;;;;;610,00;;610,00
=== exports first 3 (partite) due list with kind of account, side letter behind the amount's column
Tipo;Codice;Ragione sociale;Partita;Data doc.;Scadenza;Pag.;Importo scad.;D/A
C;000231;Cartiera Brenta Srl;2026/87;05/05/2026;31/07/2026;RB;1.220,00;D ## 2026-05-05 122000 @Cartiera Brenta Srl
C;000245;Pasta Fresca Lodi Snc;2026/90;22/05/2026;30/06/2026;BB;305,00;D ## 2026-05-22 30500 @Pasta Fresca Lodi Snc
F;000118;Bulloneria Serio Srl;2026/551;30/04/2026;30/06/2026;RB;488,00;A ## 2026-04-30 -48800 @Bulloneria Serio Srl
F;000120;Studio Legale Nardi;2026/14;08/05/2026;08/06/2026;BB;1.040,00;A ## 2026-05-08 -104000 @Studio Legale Nardi
=== exports first 4 (partite) invoices received of a web service, tax held, next due day and state
Data;Nr. fattura;Fornitore;Imponibile;IVA;Ritenuta;Totale;Netto a pagare;Prossima scadenza;Stato
08/05/2026;14;Studio Legale Nardi;1.000,00;220,00;200,00;1.220,00;1.020,00;08/06/2026;Da pagare ## 2026-05-08 -102000 @Studio Legale Nardi
30/04/2026;551;Bulloneria Serio Srl;400,00;88,00;0,00;488,00;488,00;30/06/2026;Da pagare ## 2026-04-30 -48800 @Bulloneria Serio Srl
02/05/2026;T-771;Telefonia Adda Spa;50,00;11,00;0,00;61,00;61,00;;Pagata
=== exports first 5 (partite) split payment: the tax is paid by the public body
Fatture verso la pubblica amministrazione
Numero;Data;Ente;Imponibile;IVA (split payment);Totale fattura;Netto a pagare;Data incasso
12/PA;04/05/2026;Comune di Valdorna;2.000,00;440,00;2.440,00;2.000,00; ## 2026-05-04 200000 @Comune di Valdorna
13/PA;11/05/2026;Istituto Comprensivo Leopardi;500,00;110,00;610,00;500,00;28/05/2026
14/PA;18/05/2026;Comune di Valdorna;300,00;66,00;366,00;300,00; ## 2026-05-18 30000 @Comune di Valdorna
=== exports first 6 (partite) print of a big host, minus behind, names cut and dots for blanks
CODICE  ,RAGIONE SOCIALE     ,N.FATT.,DT.FATT.,DT.SCAD.,IMPORTO     ,PAG
000231  ,CARTIERA BRENTA SRL ,87     ,05/05/26,31/07/26,"1.220,00 " ,RB ## 2026-05-05 122000 @CARTIERA BRENTA SRL
000231  ,CARTIERA BRENTA SRL ,6/NC   ,20/05/26,31/07/26,"122,00-"   ,RB ## 2026-05-20 -12200 @CARTIERA BRENTA SRL
000245  ,PASTA FRESCA LODI S ,90     ,22/05/26,30/06/26,"305,00 "   ,BB ## 2026-05-22 30500 @PASTA FRESCA LODI S
TOTALE CLIENTI,,,,,"1.403,00 ",
=== exports first 7 (partite) (xlsx) sheet by hand, two part payments and what is left
CLIENTI DA INCASSARE 2026
Cliente;N° fattura;Data;Importo;1° acconto;2° acconto;Saldo da avere;Note
Cartiera Brenta;87;05/05/2026;1.220,00;;;1.220,00;chiamare lunedì ## 2026-05-05 122000 @Cartiera Brenta
Pasta Fresca Lodi;88;12/05/2026;610,00;200,00;410,00;0,00;ok
Vini Orcia;71;14/04/2026;900,00;300,00;100,00;500,00; ## 2026-04-14 50000 @Vini Orcia
TOTALE;;;2.730,00;500,00;510,00;1.720,00;
=== exports first 8 (partite) fees under headings of an agent
Provvigioni maturate al 31/05/2026
Cliente;Fattura;Data fattura;Imponibile;% prov.;Provvigione
Agente: 007 Ferri Aldo
Cartiera Brenta Srl;87;05/05/2026;1.000,00;5,00;50,00 ## 2026-05-05 -5000 @Ferri Aldo
Vini Orcia Sas;71;14/04/2026;800,00;5,00;40,00 ## 2026-04-14 -4000 @Ferri Aldo
Totale agente;;;1.800,00;;90,00
Agente: 012 Monti Carla
Pasta Fresca Lodi Snc;88;12/05/2026;500,00;6,00;30,00 ## 2026-05-12 -3000 @Monti Carla
Totale agente;;;500,00;;30,00
=== exports first 9 (partite) bills that came back unpaid, with the bank's charges
Elenco insoluti
Data insoluto;Cliente;N. effetto;Fattura;Data fattura;Scadenza effetto;Importo;Spese;Totale da recuperare
03/06/2026;Vini Orcia Sas;1187;71;14/04/2026;31/05/2026;500,00;6,50;506,50 ## 2026-04-14 50650 @Vini Orcia Sas
03/06/2026;Calzature Tronto;1190;66;02/04/2026;31/05/2026;318,00;6,50;324,50 ## 2026-04-02 32450 @Calzature Tronto
=== exports first 10 forms F24 by line, debit and credit, what was charged
Elenco tributi F24 pagati
Data pagamento;Codice tributo;Sezione;Rif. anno;Importo a debito versato;Importo a credito compensato
16/06/2026;1001;ERARIO;2026;812,40;0,00 ## 2026-06-16 -81240
16/06/2026;1701;ERARIO;2026;0,00;96,00 ## 2026-06-16 9600
16/06/2026;DM10;INPS;2026;1.911,00;0,00 ## 2026-06-16 -191100
30/06/2026;4001;ERARIO;2025;2.050,00;0,00 ## 2026-06-30 -205000
=== exports first 11 (partite) rent roll: rent, costs and what the tenants still owe
Riepilogo affitti giugno 2026
Immobile;Inquilino;Scadenza;Canone;Spese cond.;Totale dovuto;Incassato;Da incassare
Via Po 3 int. 2;Bassi Lia;05/06/2026;600,00;50,00;650,00;650,00;0,00
Via Po 3 int. 4;Neri Ugo;05/06/2026;550,00;50,00;600,00;300,00;300,00 ## 2026-06-05 30000 @Neri Ugo
Via Dora 11;Copisteria Lampo Snc;05/06/2026;1.200,00;0,00;1.200,00;0,00;1.200,00 ## 2026-06-05 120000 @Copisteria Lampo Snc
=== exports first 12 transfers of the salaries, surname and name in one cell, made
Stipendi maggio 2026 - disposizioni eseguite
Data valuta;Cognome e nome;IBAN;Importo;Causale
27/05/2026;BASSI LIA;IT28W8000000292100645211208;1.498,00;STIPENDIO 05/2026 ## 2026-05-27 -149800
27/05/2026;ROSSI UGO;IT60X0542811101000000123456;1.730,10;STIPENDIO 05/2026 ## 2026-05-27 -173010
27/05/2026;VERDI ANNA;IT40S0542811101000000123456;990,00;STIPENDIO 05/2026 ## 2026-05-27 -99000
=== exports first 13 (partite) bills presented to the bank, by debtor, due days
Distinta effetti n. 18 - presentazione RI.BA.
N. eff.;Debitore;ABI;CAB;Fatt.;Data fatt.;Scadenza;Importo
1;Cartiera Brenta Srl;05428;11101;87;05/05/2026;31/07/2026;1.220,00 ## 2026-05-05 122000 @Cartiera Brenta Srl
2;Vini Orcia Sas;08000;29210;74;28/04/2026;30/06/2026;427,00 ## 2026-04-28 42700 @Vini Orcia Sas
Totale distinta n. 2 effetti;;;;;;;1.647,00
=== exports first 14 (partite) several days: booked, of the document, received, due
Data reg.;Data ric. SdI;Data doc.;N. doc.;Fornitore;P.IVA;Tot. doc.;Data scad.;Imp. da pagare
07/05/2026;06/05/2026;30/04/2026;551;Bulloneria Serio Srl;01234567897;488,00;30/06/2026;488,00 ## 2026-04-30 -48800 @Bulloneria Serio Srl
12/05/2026;11/05/2026;08/05/2026;14;Studio Legale Nardi;01114601006;1.220,00;08/06/2026;1.020,00 ## 2026-05-08 -102000 @Studio Legale Nardi
=== exports first 15 (partite) issued invoices line by line, the total of the document on each
Numero;Data;Cliente;Riga;Articolo;Quantità;Prezzo;Importo riga;Totale fattura;Scadenza
87;05/05/2026;Cartiera Brenta Srl;1;Boccola;100;5,00;610,00;1.220,00;31/07/2026 ## 2026-05-05 122000 @Cartiera Brenta Srl
87;05/05/2026;Cartiera Brenta Srl;2;Perno;50;10,00;610,00;1.220,00;31/07/2026
90;22/05/2026;Pasta Fresca Lodi Snc;1;Ricambio;1;250,00;305,00;305,00;30/06/2026 ## 2026-05-22 30500 @Pasta Fresca Lodi Snc
=== exports first 16 (partite) invoices with the total repeated for each rate, without a word for rates
Fatture di vendita
N. fattura;Data;Cliente;Descrizione;Importo riga;Totale documento
87;05/05/2026;Cartiera Brenta Srl;Boccole;610,00;1.220,00 ## 2026-05-05 122000 @Cartiera Brenta Srl
87;05/05/2026;Cartiera Brenta Srl;Perni;610,00;1.220,00
90;22/05/2026;Pasta Fresca Lodi Snc;Ricambio;305,00;305,00 ## 2026-05-22 30500 @Pasta Fresca Lodi Snc
=== exports first 17 (partite) (html) page of a program with entities in its cells
Scadenzario fornitori
Fornitore;Documento;Data;Scadenza;Importo&nbsp;&euro;
Bulloneria Serio&amp;C. Snc;551;30/04/2026;30/06/2026;&euro;&nbsp;488,00 ## 2026-04-30 -48800 @Bulloneria Serio&C. Snc
Bulloneria Serio&amp;C. Snc;9/NC;04/05/2026;30/06/2026;&minus;&nbsp;48,80 ## 2026-05-04 4880 @Bulloneria Serio&C. Snc
Caff&egrave; Adda Srl;77;12/05/2026;12/06/2026;61,00 ## 2026-05-12 -6100 @Caffè Adda Srl
=== exports first 18 (partite) list in CSV written from a page, entities left as they were
Cliente;Numero;Data;Scadenza;Importo
"Caff&egrave; Adda Srl";87;05/05/2026;31/07/2026;"&euro; 1.220,00" ## 2026-05-05 122000 @Caffè Adda Srl
"Rossi&amp;Figli Snc";88;12/05/2026;30/06/2026;"&euro; 610,00" ## 2026-05-12 61000 @Rossi&Figli Snc
"Rossi&amp;Figli Snc";NC 3;14/05/2026;30/06/2026;"&minus;61,00" ## 2026-05-14 -6100 @Rossi&Figli Snc
=== exports first 19 ledger of the bank, what was booked wrongly taken back with a minus
Mastrino 15.10.0001 BANCA VALDORNA
Data;Causale;Descrizione;Dare;Avere;Saldo
;;Riporto;;;4.000,00
04/05/2026;INC;Cartiera Brenta;732,00;;4.732,00 ## 2026-05-04 73200
06/05/2026;PAG;Bulloneria Serio;;488,00;4.244,00 ## 2026-05-06 -48800
07/05/2026;PAG;Bulloneria Serio storno;;-488,00;4.732,00 ## 2026-05-07 48800
08/05/2026;PAG;Bulloneria Serio;;480,00;4.252,00 ## 2026-05-08 -48000
=== exports first 20 (partite) invoices in dollars and euro, the open part in the currency of each
Cliente;Fattura n.;Data fattura;Data scadenza;Valuta;Totale;Incassato;Residuo
Northwind Tools Inc;91;25/05/2026;25/07/2026;USD;2.000,00;500,00;1.500,00 ## 2026-05-25 150000 USD @Northwind Tools Inc
Cartiera Brenta Srl;87;05/05/2026;31/07/2026;EUR;1.220,00;0,00;1.220,00 ## 2026-05-05 122000 @Cartiera Brenta Srl
=== exports first 21 (partite) works with a part kept back as a guarantee
Fatture SAL in attesa di incasso
Committente;Fattura;Data;Totale fattura;Ritenuta a garanzia 5%;Netto da incassare;Scadenza
Edil Prisma Srl;31;30/04/2026;12.200,00;500,00;11.700,00;30/06/2026 ## 2026-04-30 1170000 @Edil Prisma Srl
Cooperativa Muratori;35;29/05/2026;6.100,00;250,00;5.850,00;31/07/2026 ## 2026-05-29 585000 @Cooperativa Muratori
=== exports first 22 (partite) refunds of expenses due to employees
Note spese da rimborsare
Dipendente;Nota spese n.;Data;Importo da rimborsare;Stato
Bassi Lia;12;29/05/2026;184,30;Approvata ## 2026-05-29 -18430 @Bassi Lia
Rossi Ugo;13;29/05/2026;96,00;Approvata ## 2026-05-29 -9600 @Rossi Ugo
=== exports first 23 (partite) rates of a loan and of a lease that are due
Piano scadenze finanziamenti
Finanziatore;Contratto;Rata n.;Scadenza;Quota capitale;Quota interessi;Importo rata;Stato
Banca Valdorna;M-771;14;30/06/2026;812,00;88,00;900,00;Da pagare ## 2026-06-30 -90000 @Banca Valdorna
Leasing Piave Spa;L-12;7;05/06/2026;350,00;70,00;420,00;Pagata
Leasing Piave Spa;L-12;8;05/07/2026;352,00;68,00;420,00;Da pagare ## 2026-07-05 -42000 @Leasing Piave Spa
=== exports first 24 (partite) suppliers by account, sign of the balance in dare less avere
Lista partite aperte fornitori al 31/05/2026
Conto;Denominazione;Rif.;Data rif.;Scadenza;Dare;Avere;Sbilancio
40.01.0118;Bulloneria Serio Srl;551;30/04/2026;30/06/2026;0,00;488,00;-488,00 ## 2026-04-30 -48800 @Bulloneria Serio Srl
40.01.0120;Studio Legale Nardi;14;08/05/2026;08/06/2026;200,00;1.220,00;-1.020,00 ## 2026-05-08 -102000 @Studio Legale Nardi
=== exports first 25 prima nota of a shop, one expense written with a minus among others without
Data;Descrizione;Entrate;Uscite
04/05/2026;Incasso giornaliero;410,00; ## 2026-05-04 41000
05/05/2026;Bolletta luce;;96,40 ## 2026-05-05 -9640
06/05/2026;Spese banca;;-2,50 ## 2026-05-06 -250
07/05/2026;Fornitore farina;;318,00 ## 2026-05-07 -31800
08/05/2026;Incasso giornaliero;388,00; ## 2026-05-08 38800
=== exports first 26 (partite) condominium: instalments by owner, in capitals, paid in part
SITUAZIONE RATE CONDOMINIALI - CONDOMINIO AURORA
CONDOMINO;INT.;RATA;SCADE IL;IMP. RATA;VERSATO;A DEBITO
BASSI LIA;1;2/2026;30/06/2026;240,00;240,00;0,00
NERI UGO;2;2/2026;30/06/2026;310,00;110,00;200,00 ## 2026-06-30 20000 @NERI UGO
COPISTERIA LAMPO SNC;3;2/2026;30/06/2026;405,00;0,00;405,00 ## 2026-06-30 40500 @COPISTERIA LAMPO SNC
=== exports first 27 (partite) (xlsx) list for the bank: day, whom to pay, IBAN, what for
Bonifici da fare 15 giugno
Beneficiario;IBAN;Importo;Causale;Scadenza
Bulloneria Serio Srl;IT60X0542811101000000123456;488,00;Saldo ft 551;15/06/2026 ## 2026-06-15 -48800 @Bulloneria Serio Srl
Studio Legale Nardi;IT28W8000000292100645211208;1.020,00;Parcella 14;15/06/2026 ## 2026-06-15 -102000 @Studio Legale Nardi
Totale;;1.508,00;;
`;
