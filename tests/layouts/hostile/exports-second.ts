/** Lists of open items, ledgers and prima nota as offices export them, the second lot; written before the reader was looked at again. */
export const EXPORTS_SECOND = `
=== exports second 1 (partite) due list of a big program: side in the code of the account, amounts dare less avere
Scadenzario attivo/passivo al 30/09/2026
Sottoconto;Ragione sociale;Tp;Nr. doc.;Data doc.;Data scad.;Importo originario;Saldo scadenza
12.01.0044;Frantoio Elsa Srl;FV;210/A;15/07/2026;30/09/2026;1.464,00;1.464,00 ## 2026-07-15 146400 @Frantoio Elsa Srl
12.01.0051;Legatoria Arno Snc;FV;214/A;22/07/2026;31/10/2026;732,00;232,00 ## 2026-07-22 23200 @Legatoria Arno Snc
33.01.0012;Acciai Mincio Spa;FA;9912;30/06/2026;30/09/2026;-2.196,00;-2.196,00 ## 2026-06-30 -219600 @Acciai Mincio Spa
33.01.0019;Autotrasporti Gallo;FA;77;08/07/2026;30/09/2026;-366,00;-366,00 ## 2026-07-08 -36600 @Autotrasporti Gallo
=== exports second 2 (partite) invoices issued with state of part payment and what was received
Numero;Del;Intestatario;Totale;Riscosso;Stato riscossione
210/A;15/07/2026;Frantoio Elsa Srl;1.464,00;0,00;Da riscuotere ## 2026-07-15 146400 @Frantoio Elsa Srl
214/A;22/07/2026;Legatoria Arno Snc;732,00;500,00;Riscossa in parte ## 2026-07-22 23200 @Legatoria Arno Snc
215/A;28/07/2026;Frantoio Elsa Srl;244,00;244,00;Riscossa
=== exports second 3 (partite) suppliers' list whose amounts are all in one column with credit notes in words
Elenco documenti fornitori non pagati
Fornitore;Tipo doc.;Numero;Data;Importo;Scadenza;Mod. pag.
Acciai Mincio Spa;Fattura;9912;30/06/2026;2.196,00;30/09/2026;RIBA ## 2026-06-30 -219600 @Acciai Mincio Spa
Acciai Mincio Spa;Nota accredito;188;10/07/2026;196,00;30/09/2026;RIBA ## 2026-07-10 19600 @Acciai Mincio Spa
Autotrasporti Gallo;Fattura;77;08/07/2026;366,00;30/09/2026;BON ## 2026-07-08 -36600 @Autotrasporti Gallo
=== exports second 4 (partite) ledger of one supplier, payments with the number of the invoice, balance running
Scheda fornitore 33.01.0012 ACCIAI MINCIO SPA
Data;N. mov.;Causale;N. doc.;Data doc.;Dare;Avere;Saldo
30/04/2026;118;FT ACQUISTO;8811;30/04/2026;;1.098,00;1.098,00 A
30/06/2026;177;FT ACQUISTO;9912;30/06/2026;;2.196,00;3.294,00 A ## 2026-06-30 -219600 @ACCIAI MINCIO SPA
31/07/2026;201;PAG. RIBA;8811;30/04/2026;1.098,00;;2.196,00 A
=== exports second 5 own bank's ledger with counterpart and document
Estratto conto contabile: 18.10.0002 CREDITO COOPERATIVO
Data;Causale;Contropartita;Descrizione;N. documento;Dare;Avere;Saldo
01/07/2026;;;SALDO A RIPORTO;;;;8.000,00
15/07/2026;INCASSO;FRANTOIO ELSA;Bonifico;201/A;610,00;;8.610,00 ## 2026-07-15 61000
27/07/2026;STIPENDI;DIPENDENTI;Paghe luglio;;;4.120,00;4.490,00 ## 2026-07-27 -412000
31/07/2026;PAGAMENTO;ACCIAI MINCIO;Ri.Ba.;8811;;1.098,00;3.392,00 ## 2026-07-31 -109800
=== exports second 6 (partite) statement of an agent's house, what he is owed by quarter
Estratto conto provvigioni agente: MECCANICA TRE PINI SRL
Mandante: Colorificio Olona Spa
Fattura cliente;Data;Cliente;Imponibile;%;Provvigione maturata
4410;03/07/2026;Edilferro Snc;2.000,00;4,00;80,00 ## 2026-07-03 8000 @Colorificio Olona Spa
4417;16/07/2026;Ferramenta Gozzi;1.500,00;4,00;60,00 ## 2026-07-16 6000 @Colorificio Olona Spa
Totale;;;3.500,00;;140,00
=== exports second 7 (partite) bills unpaid: date of return, reason, drawer's charges apart
Insoluti del periodo
N. effetto;Data presentazione;Scadenza;Debitore;Importo effetto;Motivo insoluto;Spese insoluto
2201;10/07/2026;31/07/2026;Legatoria Arno Snc;500,00;Mancanza fondi;5,00 ## 2026-07-31 50000 @Legatoria Arno Snc
2207;10/07/2026;31/07/2026;Osteria del Ponte;188,00;Ritirato;5,00 ## 2026-07-31 18800 @Osteria del Ponte
=== exports second 8 taxes with a form, dues and credits on lines, one column of amounts and its kind
Riepilogo versamenti F24
Data versamento;Tributo;Descrizione tributo;Periodo;Debito;Credito
17/08/2026;1001;Ritenute lavoro dipendente;07/2026;905,20; ## 2026-08-17 -90520
17/08/2026;6099;IVA annuale;2025;;305,20 ## 2026-08-17 30520
17/08/2026;DM10;Contributi INPS;07/2026;2.010,00; ## 2026-08-17 -201000
=== exports second 9 (partite) rents by contract, month by month, receipts ticked with an X
Contratto;Conduttore;Mese;Scadenza;Importo canone;Pagato
LOC-01;Erboristeria Luna;luglio 2026;05/07/2026;700,00;X
LOC-01;Erboristeria Luna;agosto 2026;05/08/2026;700,00; ## 2026-08-05 70000 @Erboristeria Luna
LOC-02;Bianchi Ada;agosto 2026;05/08/2026;520,00; ## 2026-08-05 52000 @Bianchi Ada
=== exports second 10 (partite) condominium suppliers and instalments in one list by title
Situazione condominio Le Betulle
Nominativo;Causale;Scadenza;Importo;Versato;Residuo
CREDITI VERSO CONDOMINI
Bianchi Ada;Rata 3/2026;31/07/2026;180,00;0,00;180,00 ## 2026-07-31 18000 @Bianchi Ada
Neri Ugo;Rata 3/2026;31/07/2026;220,00;100,00;120,00 ## 2026-07-31 12000 @Neri Ugo
DEBITI VERSO FORNITORI
Pulizie Stella Srl;Ft 55;31/08/2026;366,00;0,00;366,00 ## 2026-08-31 -36600 @Pulizie Stella Srl
=== exports second 11 salaries and collaborators' fees to the bank, net, month, state of the order
Disposizioni di pagamento stipendi
Progr.;Beneficiario;Coordinate;Netto;Competenza;Data esecuzione;Stato disposizione
1;BASSI LIA;IT28W8000000292100645211208;1.455,00;07/2026;27/07/2026;Eseguita ## 2026-07-27 -145500
2;ROSSI UGO;IT60X0542811101000000123456;1.701,20;07/2026;27/07/2026;Eseguita ## 2026-07-27 -170120
3;VERDI ANNA;IT40S0542811101000000123456;960,00;07/2026;27/07/2026;Stornata
=== exports second 12 (partite) bills of the month by bank of presentation
Portafoglio effetti attivi
Banca;Scadenza;N. effetto;Cliente;Rif. fattura;Data fattura;Importo;Stato
CREDITO COOP.;30/09/2026;2310;Frantoio Elsa Srl;210/A;15/07/2026;1.464,00;In portafoglio ## 2026-07-15 146400 @Frantoio Elsa Srl
CREDITO COOP.;31/10/2026;2311;Legatoria Arno Snc;214/A;22/07/2026;232,00;In portafoglio ## 2026-07-22 23200 @Legatoria Arno Snc
=== exports second 13 (partite) (xlsx) by hand: suppliers, three amounts, paid with a day
Fatture fornitori 2026
Fornitore;N.;Data fatt.;Imponibile;IVA;Tot.;Pagata il
Acciai Mincio Spa;9912;30/06/2026;1.800,00;396,00;2.196,00; ## 2026-06-30 -219600 @Acciai Mincio Spa
Energia Chiara;E-18;02/07/2026;200,00;44,00;244,00;22/07/2026
Autotrasporti Gallo;77;08/07/2026;300,00;66,00;366,00; ## 2026-07-08 -36600 @Autotrasporti Gallo
=== exports second 14 (partite) reverse charge, split payment and ordinary tax, what each leaves to pay
N. fattura;Data;Cliente;Regime IVA;Imponibile;IVA;Tot. fattura;Da incassare
220/A;03/08/2026;Comune di Valdorna;Split payment;1.000,00;220,00;1.220,00;1.000,00 ## 2026-08-03 100000 @Comune di Valdorna
221/A;04/08/2026;Edilferro Snc;Reverse charge;800,00;0,00;800,00;800,00 ## 2026-08-04 80000 @Edilferro Snc
222/A;05/08/2026;Frantoio Elsa Srl;Ordinario;100,00;22,00;122,00;122,00 ## 2026-08-05 12200 @Frantoio Elsa Srl
=== exports second 15 (partite) foreign clients with the rate of exchange, open in euro
Customer;Invoice no.;Invoice date;Due date;Curr.;Amount FC;Exch. rate;Amount EUR;Open EUR
Harbour Fittings Ltd;225;10/08/2026;10/10/2026;GBP;1.000,00;0,8500;1.176,47;1.176,47 ## 2026-08-10 117647 @Harbour Fittings Ltd
Nordlicht GmbH;226;24/08/2026;24/10/2026;EUR;500,00;1,0000;500,00;200,00 ## 2026-08-24 20000 @Nordlicht GmbH
=== exports second 16 (partite) print with columns cut, letter of state with its words, amounts without thousands
CLI.FOR ;RAG.SOCIALE         ;DOC.    ;DATA    ;SCADENZA;     IMPORTO;P
C 000044;FRANTOIO ELSA SRL   ;210/A   ;15.07.26;30.09.26;     1464,00;N ## 2026-07-15 146400 @FRANTOIO ELSA SRL
C 000051;LEGATORIA ARNO SNC  ;198/A   ;30.06.26;31.08.26;      305,00;S
C 000051;LEGATORIA ARNO SNC  ;214/A   ;22.07.26;31.10.26;      232,00;N ## 2026-07-22 23200 @LEGATORIA ARNO SNC
=== exports second 17 (partite) invoices to collect by order of the court: principal, interest, legal costs
Crediti in contenzioso
Cliente;Fattura;Data fattura;Capitale;Interessi;Spese legali;Totale credito
Osteria del Ponte;101/A;10/02/2026;188,00;4,20;60,00;252,20 ## 2026-02-10 25220 @Osteria del Ponte
Moda Iris Srl;77/A;20/01/2026;1.220,00;31,00;180,00;1.431,00 ## 2026-01-20 143100 @Moda Iris Srl
=== exports second 18 (partite) deposits and final invoices of a small builder
Cliente;Cantiere;Preventivo;Fattura saldo;Data;Importo fattura;Acconti ricevuti;Saldo da ricevere
Bianchi Ada;Tetto;P12;230/A;28/08/2026;12.200,00;5.000,00;7.200,00 ## 2026-08-28 720000 @Bianchi Ada
Condominio Le Betulle;Facciata;P15;231/A;31/08/2026;24.400,00;24.400,00;0,00
=== exports second 19 prima nota of cash, minus on some, word of correction
Prima nota cassa
Data;N.;Descrizione;Entrata;Uscita;Saldo
20/08/2026;1;Saldo iniziale;;;300,00
21/08/2026;2;Incasso scontrini;250,00;;550,00 ## 2026-08-21 25000
22/08/2026;3;Acquisto cancelleria;;45,00;505,00 ## 2026-08-22 -4500
24/08/2026;4;Rettifica acquisto cancelleria;;-5,00;510,00 ## 2026-08-24 500
=== exports second 20 movements exported from a cash program, minus behind and euro before
Data operazione|Descrizione|Importo
03/08/2026|Vendite|€ 310,00 ## 2026-08-03 31000
04/08/2026|Pane|€ 22,40- ## 2026-08-04 -2240
05/08/2026|Vendite|€ 298,50 ## 2026-08-05 29850
=== exports second 21 (partite) total of the document on its lines with the part of each, number once
Fattura;Data fattura;Cliente;Codice art.;Descrizione;Imponibile riga;IVA riga;Tot. fattura;Scadenza
240/A;01/09/2026;Frantoio Elsa Srl;A1;Olio filtro;100,00;22,00;183,00;30/11/2026 ## 2026-09-01 18300 @Frantoio Elsa Srl
240/A;01/09/2026;Frantoio Elsa Srl;B2;Guarnizione;50,00;11,00;183,00;30/11/2026
241/A;02/09/2026;Legatoria Arno Snc;C3;Manodopera;200,00;44,00;244,00;31/10/2026 ## 2026-09-02 24400 @Legatoria Arno Snc
=== exports second 22 (partite) payables of a lawyer's office: notice, stamp, fund, tax held, due
Avviso di parcella;Data;Assistito;Compenso;Spese anticipate;CPA;IVA 22%;Ritenuta 20%;Totale dovuto;Incassato
31/2026;07/07/2026;Moda Iris Srl;600,00;27,00;24,00;137,28;120,00;668,28;0,00 ## 2026-07-07 66828 @Moda Iris Srl
32/2026;14/07/2026;Bianchi Ada;300,00;0,00;12,00;68,64;0,00;380,64;380,64
=== exports second 23 (partite) (html) two tables of a portal, what is due and by whom
Posizioni debitorie
Ente creditore;Numero avviso;Causale;Scadenza;Importo;Stato
Comune di Valdorna;3010001;TARI 2026 rata 1;30/09/2026;412,00;Da pagare ## 2026-09-30 -41200 @Comune di Valdorna
Comune di Valdorna;3010002;TARI 2026 rata 2;30/11/2026;412,00;Da pagare ## 2026-11-30 -41200 @Comune di Valdorna
Camera di Commercio;8899;Diritto annuale;31/08/2026;120,00;Pagato
=== exports second 24 (partite) columns in another order, name last, day without the century
Importo;Scad.;N.doc;Dt.doc;Cod.;Fornitore
2.196,00;30/09/26;9912;30/06/26;12;Acciai Mincio Spa ## 2026-06-30 -219600 @Acciai Mincio Spa
366,00;30/09/26;77;08/07/26;19;Autotrasporti Gallo ## 2026-07-08 -36600 @Autotrasporti Gallo
=== exports second 25 (partite) open items of clients with part payments on rows below and a rest on the first
Partite aperte per cliente
Cliente;Documento;Data;Causale;Importo;Residuo partita
Legatoria Arno Snc;214/A;22/07/2026;Fattura;732,00;232,00 ## 2026-07-22 23200 @Legatoria Arno Snc
Legatoria Arno Snc;214/A;05/09/2026;Incasso;-500,00;
Frantoio Elsa Srl;210/A;15/07/2026;Fattura;1.464,00;1.464,00 ## 2026-07-15 146400 @Frantoio Elsa Srl
=== exports second 26 (partite) invoices of a telephone app for small firms
#;Data fattura;Cliente;Oggetto;Totale;Pagato;Saldo;Scade tra
55;01/09/2026;Erboristeria Luna;Volantini;183,00;0,00;183,00;12 giorni ## 2026-09-01 18300 @Erboristeria Luna
56;13/09/2026;Osteria del Ponte;Menu;122,00;60,00;62,00;24 giorni ## 2026-09-13 6200 @Osteria del Ponte
`;
