/** As programs of invoicing and accounting export their lists, the second lot; written before the reader was looked at again. */
export const PROGRAMS_SECOND = `
=== programs second 1 (partite) client above each group, code apart, what is due and what is paid
Estratto conto clienti al 30/06/2026
Data;N. doc;Causale;Scadenza;Importo documento;Incassato;Saldo partita
Cliente;C0007;Vetreria Orba Srl
11/03/2026;48;Vendita;10/05/2026;1.830,00;830,00;1.000,00 ## 2026-03-11 100000 @Vetreria Orba Srl
02/04/2026;61;Vendita;01/06/2026;244,00;0,00;244,00 ## 2026-04-02 24400 @Vetreria Orba Srl
Totale cliente;;;;2.074,00;830,00;1.244,00
Cliente;C0011;Molino Tanaro Spa
18/03/2026;50;Vendita;17/05/2026;976,00;976,00;0,00
20/04/2026;70;Vendita;19/06/2026;122,00;0,00;122,00 ## 2026-04-20 12200 @Molino Tanaro Spa
Totale cliente;;;;1.098,00;976,00;122,00
=== programs second 2 (partite) schedule of what is to be paid and cashed, side in words of a column
Scadenziario generale
Scade;Tipo;Anagrafica;Documento;Data doc.;Importo
30/06/2026;Incasso;Vetreria Orba Srl;48;11/03/2026;1.000,00 ## 2026-03-11 100000 @Vetreria Orba Srl
30/06/2026;Pagamento;Ferramenta Dora Snc;903;14/04/2026;451,40 ## 2026-04-14 -45140 @Ferramenta Dora Snc
31/07/2026;Pagamento;Studio Riva;12;30/05/2026;1.268,80 ## 2026-05-30 -126880 @Studio Riva
15/07/2026;Incasso;Molino Tanaro Spa;70;20/04/2026;122,00 ## 2026-04-20 12200 @Molino Tanaro Spa
=== programs second 3 ledger card of the bank in an accounting program, opening and closing rows
Scheda contabile
Azienda: MECCANICA TRE PINI SRL
Conto: 15.20.0010 BANCA DI CREDITO C/C ORDINARIO
Data;Prog.;Descrizione causale;Descrizione aggiuntiva;Dare;Avere;Saldo progressivo
;;Saldo iniziale;;;;10.500,00
02/04/2026;12;Incasso da cliente;Vetreria Orba;830,00;;11.330,00 ## 2026-04-02 83000
09/04/2026;18;Pagamento fornitore;Ferramenta Dora;;451,40;10.878,60 ## 2026-04-09 -45140
16/04/2026;23;Versamento ritenute;;;312,00;10.566,60 ## 2026-04-16 -31200
;;Totali periodo;;830,00;763,40;
;;Saldo finale;;;;10.566,60
=== programs second 4 (partite) issued invoices in US numbers, paid in full, in part or not
"Document","Issue date","Customer","Net","VAT","Gross","Paid","Status"
"FV 48/2026","2026-03-11","Vetreria Orba Srl","1,500.00","330.00","1,830.00","830.00","Partially paid" ## 2026-03-11 100000 @Vetreria Orba Srl
"FV 50/2026","2026-03-18","Molino Tanaro Spa","800.00","176.00","976.00","976.00","Paid"
"FV 70/2026","2026-04-20","Molino Tanaro Spa","100.00","22.00","122.00","0.00","Unpaid" ## 2026-04-20 12200 @Molino Tanaro Spa
=== programs second 5 fees paid to agents by transfer, month after month
Pagamenti provvigioni agenti
Data bonifico;Agente;Mese competenza;Importo lordo;Ritenuta;Enasarco;Netto bonificato
10/02/2026;Galli Pia;Gennaio 2026;1.000,00;115,00;85,00;800,00 ## 2026-02-10 -80000
10/03/2026;Galli Pia;Febbraio 2026;1.200,00;138,00;102,00;960,00 ## 2026-03-10 -96000
10/03/2026;Corti Leo;Febbraio 2026;400,00;46,00;34,00;320,00 ## 2026-03-10 -32000
=== programs second 6 (partite) invoices of suppliers, day of due and state of transfer, amounts in brackets
Fatture passive
N. prot.;Fornitore;N. fattura;Data fattura;Totale;Scadenza;Stato
101;Ferramenta Dora Snc;903;14/04/2026;(451,40);30/06/2026;Da pagare ## 2026-04-14 -45140 @Ferramenta Dora Snc
102;Studio Riva;12;30/05/2026;(1.268,80);31/07/2026;Da pagare ## 2026-05-30 -126880 @Studio Riva
103;Energia Nord Spa;77120;02/05/2026;(310,22);20/05/2026;Pagata
=== programs second 7 takings by day, cash and cards and meal vouchers, sum of the day
Corrispettivi giornalieri - Negozio 1
Data;Contanti;POS;Buoni pasto;Totale giorno
01/06/2026;210,00;480,50;35,00;725,50 ## 2026-06-01 72550
02/06/2026;180,20;390,00;0,00;570,20 ## 2026-06-02 57020
03/06/2026;95,00;512,30;21,00;628,30 ## 2026-06-03 62830
Totale;485,20;1.382,80;56,00;1.924,00
=== programs second 8 (partite) open items with the day written short and amounts with the euro sign
Partite aperte fornitori
Fornitore;Fatt.;Del;Scad.;Importo;Residuo
Ferramenta Dora Snc;903;14/04/'26;30/06/'26;€ 451,40;€ 451,40 ## 2026-04-14 -45140 @Ferramenta Dora Snc
Studio Riva;12;30/05/'26;31/07/'26;€ 1.268,80;€ 634,40 ## 2026-05-30 -63440 @Studio Riva
Energia Nord Spa;77121;02/06/'26;20/06/'26;€ 298,10;€ 298,10 ## 2026-06-02 -29810 @Energia Nord Spa
=== programs second 9 taxes of one form, what is owed and what is set off
Versamenti F24 del 16/06/2026
Data;Sezione;Codice tributo;Periodo;Importi a debito;Importi a credito
16/06/2026;Erario;1001;05/2026;812,33; ## 2026-06-16 -81233
16/06/2026;Erario;6099;2025;;200,00 ## 2026-06-16 20000
16/06/2026;INPS;DM10;05/2026;2.140,00; ## 2026-06-16 -214000
=== programs second 10 (partite) rents and fees of a condominium, in arrears, by unit
Situazione rate condomino
Unità;Condomino;Rata;Scadenza;Dovuto;Versato;Saldo
A1;Bassi Lia;1ª rata 2026;31/03/2026;250,00;250,00;0,00
A2;Neri Ugo;1ª rata 2026;31/03/2026;310,00;100,00;210,00 ## 2026-03-31 21000 @Neri Ugo
B1;Verdi Anna;1ª rata 2026;31/03/2026;190,00;0,00;190,00 ## 2026-03-31 19000 @Verdi Anna
=== programs second 11 payouts of a delivery service, orders less commissions and what was paid out
Fattura n.;Periodo dal;Periodo al;Ordini lordi;Commissione;IVA su commissione;Importo netto liquidato;Data bonifico
G-101;01/06/2026;07/06/2026;1.000,00;250,00;55,00;695,00;10/06/2026 ## 2026-06-10 69500
G-102;08/06/2026;14/06/2026;840,00;210,00;46,20;583,80;17/06/2026 ## 2026-06-17 58380
G-103;15/06/2026;21/06/2026;910,00;227,50;50,05;632,45;24/06/2026 ## 2026-06-24 63245
=== programs second 13 (partite) statement for one client with payments on lines of their own and a rest
Cliente: 0007 VETRERIA ORBA SRL
Data doc.;Num. doc.;Descrizione;Data scad.;Dare;Avere
11/03/2026;48;Ft di vendita;10/05/2026;1.830,00; ## 2026-03-11 100000 @VETRERIA ORBA SRL
12/05/2026;48;Bonifico ricevuto;;;830,00
02/04/2026;61;Ft di vendita;01/06/2026;244,00; ## 2026-04-02 24400 @VETRERIA ORBA SRL
;;Totali;;2.074,00;830,00
;;Saldo;;1.244,00;
=== programs second 14 (partite) (xlsx) list by hand, who pays what, and done
Da pagare giugno
Chi;Cosa;Quanto;Entro;Fatto
Ferramenta Dora Snc;ft 903;451,40;30/06/2026; ## 2026-06-30 -45140 @Ferramenta Dora Snc
Energia Nord Spa;bolletta;298,10;20/06/2026;sì
Studio Riva;parcella 12;634,40;31/07/2026; ## 2026-07-31 -63440 @Studio Riva
=== programs second 15 own ledger of a wallet, side as a letter in brackets behind the amount
Mastrino 15.30.0002 PAYPAL
Data registrazione;Descrizione;Importo
02/06/2026;Vendita on line ordine 81;61,00 (D) ## 2026-06-02 6100
03/06/2026;Commissione ordine 81;2,42 (A) ## 2026-06-03 -242
10/06/2026;Giroconto a banca;58,58 (A) ## 2026-06-10 -5858
=== programs second 16 (partite) invoices of the tax office's portal, amounts with a plus
Identificativo SdI;Tipo documento;Numero;Data;Cliente;P.IVA cliente;Imponibile;Imposta;Esito consegna
9911001;TD01;48;11/03/2026;Vetreria Orba Srl;00743110157;+1.500,00;+330,00;Consegnata ## 2026-03-11 183000 @Vetreria Orba Srl
9911002;TD04;49;12/03/2026;Vetreria Orba Srl;00743110157;+100,00;+22,00;Consegnata ## 2026-03-12 -12200 @Vetreria Orba Srl
9911003;TD01;50;18/03/2026;Molino Tanaro Spa;01114601006;+800,00;+176,00;Mancata consegna ## 2026-03-18 97600 @Molino Tanaro Spa
=== programs second 17 (partite) all open items in one list by account of the ledger
Conto;Descrizione conto;Partita;Data partita;Scadenza;Dare;Avere;Residuo dare;Residuo avere
10.01.0007;VETRERIA ORBA SRL;48;11/03/2026;10/05/2026;1.830,00;830,00;1.000,00; ## 2026-03-11 100000 @VETRERIA ORBA SRL
10.01.0011;MOLINO TANARO SPA;70;20/04/2026;19/06/2026;122,00;;122,00; ## 2026-04-20 12200 @MOLINO TANARO SPA
40.01.0003;FERRAMENTA DORA SNC;903;14/04/2026;30/06/2026;;451,40;;451,40 ## 2026-04-14 -45140 @FERRAMENTA DORA SNC
=== programs second 18 payroll of the month, gross to net, paid by the bank
Riepilogo cedolini mese di maggio 2026
Dipendente;Lordo;INPS;IRPEF;Netto da pagare;Data pagamento;Modalità
Bassi Lia;2.000,00;190,00;298,00;1.512,00;10/06/2026;Bonifico ## 2026-06-10 -151200
Rossi Ugo;2.350,00;223,25;382,40;1.744,35;10/06/2026;Bonifico ## 2026-06-10 -174435
Verdi Anna;1.200,00;114,00;98,80;987,20;10/06/2026;Bonifico ## 2026-06-10 -98720
Totali;5.550,00;527,25;779,20;4.243,55;;
=== programs second 19 (partite) agent's own list of fees from his principals
Provvigioni attive da incassare
Casa mandante;Estratto conto n.;Data;Provvigioni;IVA;Ritenuta;Netto da incassare
Arredi Valsesia Srl;4;31/03/2026;1.500,00;330,00;172,50;1.657,50 ## 2026-03-31 165750 @Arredi Valsesia Srl
Ceramiche Po Spa;2;31/03/2026;800,00;176,00;92,00;884,00 ## 2026-03-31 88400 @Ceramiche Po Spa
=== programs second 20 operations of a bank portal in a program, booked amounts beside planned ones
Data;Descrizione;Importo previsto;Importo effettivo;Riconciliato
03/06/2026;Incasso Vetreria Orba;1.000,00;1.000,00;Sì ## 2026-06-03 100000
05/06/2026;Rata leasing;-420,00;-422,50;Sì ## 2026-06-05 -42250
12/06/2026;Telefono;-60,00;-58,90;Sì ## 2026-06-12 -5890
=== programs second 21 (partite) dunning list: invoice past due, days late, interest, total to ask
Solleciti da inviare
Cliente;Fattura;Data fattura;Scadenza;Gg. ritardo;Importo scaduto;Interessi;Totale da richiedere
Vetreria Orba Srl;48;11/03/2026;10/05/2026;51;1.000,00;11,18;1.011,18 ## 2026-03-11 101118 @Vetreria Orba Srl
Molino Tanaro Spa;70;20/04/2026;19/06/2026;11;122,00;0,29;122,29 ## 2026-04-20 12229 @Molino Tanaro Spa
=== programs second 22 collections of bills, accepted and unpaid, credited day
Esiti Ri.Ba. - conto 1000/5566
Data accredito;Debitore;N. effetto;Scadenza;Importo;Esito
30/06/2026;Vetreria Orba Srl;1;30/06/2026;1.000,00;Pagato ## 2026-06-30 100000
30/06/2026;Molino Tanaro Spa;2;30/06/2026;122,00;Pagato ## 2026-06-30 12200
=== programs second 23 (partite) year, number and suffix apart, day and month without years in a column of their own
Anno;Num;Sez;Data;Codice;Ragione sociale;Tot. documento;Acconto;Saldo da incassare
2026;48;A;11/03/2026;7;Vetreria Orba Srl;1.830,00;830,00;1.000,00 ## 2026-03-11 100000 @Vetreria Orba Srl
2026;50;A;18/03/2026;11;Molino Tanaro Spa;976,00;976,00;0,00
2026;70;A;20/04/2026;11;Molino Tanaro Spa;122,00;0,00;122,00 ## 2026-04-20 12200 @Molino Tanaro Spa
=== programs second 24 ledger whose letters stand between amount and balance
Estratto mastro 18/10/001 CASSA CONTANTI
Data;Operazione;Importo;Segno;Saldo;Segno saldo
03/06/2026;Incasso corrispettivi;725,50;D;1.225,50;D ## 2026-06-03 72550
04/06/2026;Versamento in banca;1.000,00;A;225,50;D ## 2026-06-04 -100000
05/06/2026;Acquisto valori bollati;16,00;A;209,50;D ## 2026-06-05 -1600
=== programs second 25 (partite) two-line header, groups of columns over those of each
;;;Documento;;;Importi;;
Cod.;Fornitore;Tipo;Numero;Data;Scadenza;Totale;Pagato;Aperto
3;Ferramenta Dora Snc;FT;903;14/04/2026;30/06/2026;451,40;0,00;451,40 ## 2026-04-14 -45140 @Ferramenta Dora Snc
5;Studio Riva;PAR;12;30/05/2026;31/07/2026;1.268,80;634,40;634,40 ## 2026-05-30 -63440 @Studio Riva
=== programs second 26 shop payouts with the number of the transfer and pending ones
Payout ID,Arrival date,Status,Gross sales,Refunds,Fees,Payout amount,Currency
po_1,2026-06-04,Paid,410.00,-20.00,-9.75,380.25,EUR ## 2026-06-04 38025
po_2,2026-06-11,Paid,350.00,0.00,-8.10,341.90,EUR ## 2026-06-11 34190
po_3,2026-06-18,In transit,120.00,0.00,-3.00,117.00,EUR
`;
