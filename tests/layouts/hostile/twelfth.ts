/** A fourth lot of such layouts. */
export const TWELFTH = `
=== twelfth 1 (partite) register with a line a rate and the whole document on each
Registro IVA vendite
Data doc.;Num. doc.;Cliente;Aliquota;Imponibile;Imposta;Totale documento
02/03/2026;31;Colorificio Est Srl;22;1.000,00;220,00;1.275,00 ## 2026-03-02 127500 @Colorificio Est Srl
02/03/2026;31;Colorificio Est Srl;10;50,00;5,00;1.275,00
09/03/2026;32;Vetreria Lago Sas;22;400,00;88,00;488,00 ## 2026-03-09 48800 @Vetreria Lago Sas
=== twelfth 2 (partite) invoices with two due days in columns
Fatture da incassare
Fattura;Data;Cliente;Totale;Scadenza 1;Importo 1;Scadenza 2;Importo 2
3;05/02/2026;Colorificio Est Srl;854,00;07/03/2026;427,00;06/04/2026;427,00 ## 2026-02-05 42700 >2026-03-07 @Colorificio Est Srl & 2026-02-05 42700 >2026-04-06 @Colorificio Est Srl
2;22/01/2026;Vetreria Lago Sas;1.830,00;21/02/2026;915,00;23/03/2026;915,00 ## 2026-01-22 91500 >2026-02-21 @Vetreria Lago Sas & 2026-01-22 91500 >2026-03-23 @Vetreria Lago Sas
=== twelfth 3 payouts of a processor, failed and on their way
id,Amount,Created (UTC),Arrival Date (UTC),Status,Destination
po_1,340.20,2026-03-02 00:10,2026-03-04 00:00,paid,IT60 ## 2026-03-02 34020
po_2,120.00,2026-03-09 00:10,2026-03-11 00:00,failed,IT60
po_3,88.40,2026-03-16 00:10,2026-03-18 00:00,in_transit,IT60
po_4,75.00,2026-03-12 00:10,2026-03-14 00:00,paid,IT60 ## 2026-03-12 7500
=== twelfth 4 an aggregator's words of credit and debit
bookingDate;valueDate;amount;currency;creditDebitIndicator;remittanceInformation;status
2026-03-02;2026-03-02;184.50;EUR;DBIT;Luce;BOOK ## 2026-03-02 -18450
2026-03-09;2026-03-10;1000.00;EUR;CRDT;Incasso;BOOK ## 2026-03-09 100000
2026-03-30;2026-03-30;12.00;EUR;DBIT;Carta;PDNG
=== twelfth 5 balance with a letter and amounts in two columns
Data;Valuta;Operazione;Dare;Avere;Saldo;D/A
02/03/2026;02/03/2026;Luce;184,50;;815,50;A ## 2026-03-02 -18450
09/03/2026;09/03/2026;Fornitore;1.000,00;;184,50;D ## 2026-03-09 -100000
16/03/2026;16/03/2026;Incasso;;500,00;315,50;A ## 2026-03-16 50000
=== twelfth 6 (xlsx) a line of units under the header
Data;Descrizione;Entrate;Uscite;Saldo
(gg/mm/aaaa);(testo);(€);(€);(€)
02/03/2026;Luce;;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00;;1.815,50 ## 2026-03-09 100000
=== twelfth 7 two columns both called day
Data;Data;Descrizione;Importo
02/03/2026;01/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;10/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
31/03/2026;31/03/2026;Spese;-2,00 ## 2026-03-31 -200
=== twelfth 8 balance in the first row alone
Data;Descrizione;Importo;Saldo
01/03/2026;Saldo precedente;;1.000,00
02/03/2026;Luce;-184,50; ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00; ## 2026-03-09 100000
=== twelfth 9 a page of a bank with what may be spent under the rows
Data;Causale;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
31/03/2026;Disponibilità immediata;1.815,50
31/03/2026;Fido concesso;5.000,00
=== twelfth 10 (partite) receipts to be paid with what the office decides
Effetti in scadenza - Ri.Ba. passive
Scadenza;Creditore;Numero fattura;Data fattura;Importo;Disposizione
31/03/2026;Legnami Sud Srl;44/B;27/02/2026;732,00;Da pagare ## 2026-02-27 -73200 @Legnami Sud Srl
31/03/2026;Vetreria Lago Sas;91;05/03/2026;244,00;Da pagare ## 2026-03-05 -24400 @Vetreria Lago Sas
30/04/2026;Energia Verde Spa;118;28/02/2026;311,10;Pagato
=== twelfth 11 tax forms with their state
Deleghe F24 inviate
Data addebito;Contribuente;Importo;Stato
16/02/2026;MECCANICA TRE PINI;412,00;Pagata ## 2026-02-16 -41200
16/03/2026;MECCANICA TRE PINI;1.018,45;Pagata ## 2026-03-16 -101845
16/04/2026;MECCANICA TRE PINI;300,00;Da addebitare
=== twelfth 12 a marketplace's words: what it owes and what it takes
Data;Tipo di transazione;Ordine;Addebito;Accredito
02/03/2026;Vendita;M1;;80,00 ## 2026-03-02 8000
02/03/2026;Commissione;M1;12,00; ## 2026-03-02 -1200
05/03/2026;Bonifico al venditore;;68,00; ## 2026-03-05 -6800
=== twelfth 13 (partite) made by hand: owed to us and owed by us one under the other
CREDITI
Nome;Data;Importo;Nota
Colorificio Est Srl;05/02/2026;854,00;ft 3 ## 2026-02-05 85400 @Colorificio Est Srl
Vetreria Lago Sas;22/01/2026;1.000,00;ft 2 resto ## 2026-01-22 100000 @Vetreria Lago Sas
DEBITI
Nome;Data;Importo;Nota
Energia Verde Spa;28/02/2026;311,10;ft 118 ## 2026-02-28 -31110 @Energia Verde Spa
=== twelfth 15 amounts in two currencies of one account in columns
Data;Descrizione;Importo EUR;Importo CHF
02/03/2026;Strom;-100,00;-95,00 ## 2026-03-02 -10000
09/03/2026;Zahlung;200,00;190,00 ## 2026-03-09 20000
31/03/2026;Spesen;-10,00;-9,50 ## 2026-03-31 -1000
=== twelfth 16 rent by tenant with what is paid and when
Canoni di locazione incassati
Data incasso;Inquilino;Canone;Spese;Totale incassato
02/03/2026;Bassi Lia;500,00;50,00;550,00 ## 2026-03-02 55000
05/03/2026;Neri Ivo;620,00;60,00;680,00 ## 2026-03-05 68000
05/03/2026;Verdi Anna;480,00;0,00;480,00 ## 2026-03-05 48000
=== twelfth 17 (partite) list of a program with the type of payment beside, not a state
Elenco fatture fornitori non pagate
N. doc.;Data doc.;Fornitore;Pagamento;Totale;Scadenza
44/B;27/02/2026;Legnami Sud Srl;RIBA 60GG FM;732,00;30/04/2026 ## 2026-02-27 -73200 @Legnami Sud Srl
118;28/02/2026;Energia Verde Spa;SDD;311,10;20/03/2026 ## 2026-02-28 -31110 @Energia Verde Spa
7;18/02/2026;Legnami Sud Srl;CONTANTI;61,00;18/02/2026 ## 2026-02-18 -6100 @Legnami Sud Srl
=== twelfth 18 a year of account with a line of tax for each quarter inside the text
Data,Descrizione,Uscite,Entrate,Saldo finale giornaliero
02/03/2026,Luce,"184,50",,"815,50" ## 2026-03-02 -18450
09/03/2026,Incasso,,"1.000,00","1.815,50" ## 2026-03-09 100000
31/03/2026,"Bollo trim. 1/2026 saldo 34,20","34,20",,"1.781,30" ## 2026-03-31 -3420
=== twelfth 19 (partite) invoices with the whole, the split tax and what is due
Fatture PA
Numero;Data;Ente;Totale fattura;IVA in scissione;Netto da incassare;Incassato il
12/PA;15/01/2026;Comune di Borgo Alto;1.220,00;220,00;1.000,00; ## 2026-01-15 100000 @Comune di Borgo Alto
13/PA;20/01/2026;Comune di Borgo Alto;610,00;110,00;500,00;28/02/2026
=== twelfth 20 a list of payments by card at a counter with tips
Data;Ora;Esito;Carta;Importo;Mancia;Totale
02/03/2026;12:10;APPROVATO;VISA ***1122;50,00;5,00;55,00 ## 2026-03-02 5500
02/03/2026;13:40;RIFIUTATO;MC ***3344;18,00;0,00;18,00
03/03/2026;21:05;APPROVATO;MC ***5566;80,00;0,00;80,00 ## 2026-03-03 8000
=== twelfth 21 a bank's words of what each row is, with the sign written in two places
Data contabile;Data valuta;Tipo;Descrizione;Importo;Dare/Avere
02/03/2026;02/03/2026;Addebito;Luce;-184,50;Dare ## 2026-03-02 -18450
09/03/2026;09/03/2026;Accredito;Incasso;1.000,00;Avere ## 2026-03-09 100000
16/03/2026;16/03/2026;Addebito;F24;-412,00;Dare ## 2026-03-16 -41200
=== twelfth 22 (partite) credit notes to be used, the sign by the kind in letters
Partite aperte fornitori
Fornitore;Tipo;Numero;Data;Scadenza;Importo aperto
Legnami Sud Srl;FT;44/B;27/02/2026;30/04/2026;732,00 ## 2026-02-27 -73200 @Legnami Sud Srl
Legnami Sud Srl;NC;7;18/02/2026;18/02/2026;122,00 ## 2026-02-18 12200 @Legnami Sud Srl
Energia Verde Spa;FT;118;28/02/2026;20/03/2026;311,10 ## 2026-02-28 -31110 @Energia Verde Spa
=== twelfth 23 (html) a page with the currency in every cell and a total
Data operazione;Data valuta;Descrizione;Importo
02/03/2026;02/03/2026;Luce;-184,50&nbsp;€ ## 2026-03-02 -18450
09/03/2026;10/03/2026;Incasso;1.000,00&nbsp;€ ## 2026-03-09 100000
Totale;;;815,50&nbsp;€
=== twelfth 24 statement with a summary in the same columns under it
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50; ## 2026-03-02 -18450
09/03/2026;Incasso;;1.000,00 ## 2026-03-09 100000
;Totale dare;184,50;
;Totale avere;;1.000,00
;Sbilancio;;815,50
;Saldo iniziale;;1.000,00
;Saldo finale;;1.815,50
`;
