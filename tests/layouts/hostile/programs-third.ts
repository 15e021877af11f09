/** As programs of invoicing and accounting export their lists, the third lot; written before the reader was looked at again. */
export const PROGRAMS_THIRD = `
=== programs third 1 (partite) suppliers' schedule with the month as a title and what each transfer will be
Scadenze fornitori da 01/07/2026 a 31/08/2026
Data scad.;Cod. forn.;Ragione sociale;Rif. fattura;Data fatt.;Imp. scadenza;Pagam.
LUGLIO
10/07/2026;311;Carpenteria Melis Sas;FT 88/26;11/05/2026;1.342,00;BONIFICO ## 2026-05-11 -134200 @Carpenteria Melis Sas
31/07/2026;318;Gomme Etna Srl;FT 1207;29/05/2026;219,60;RIBA ## 2026-05-29 -21960 @Gomme Etna Srl
Tot. LUGLIO;;;;;1.561,60;
AGOSTO
31/08/2026;318;Gomme Etna Srl;FT 1340;30/06/2026;97,60;RIBA ## 2026-06-30 -9760 @Gomme Etna Srl
Tot. AGOSTO;;;;;97,60;
Tot. generale;;;;;1.659,20;
=== programs third 2 bank's ledger of a big program, account of the other side, D and A apart, newest first
Mastro 0101.0002 - BANCA ALTO ADIGE
Dt.reg;Nr.reg;Cau;Des.causale;Cp;Des.contropartita;Imp.dare;Imp.avere
30/06/2026;778;50;Pagamento;0401.0311;CARPENTERIA MELIS SAS;;1.342,00 ## 2026-06-30 -134200
22/06/2026;741;40;Incasso;0201.0055;AGRIFOOD LECCE SPA;3.660,00; ## 2026-06-22 366000
16/06/2026;733;51;F24;0480.0001;ERARIO C/RITENUTE;;540,20 ## 2026-06-16 -54020
=== programs third 3 (partite) list of issued invoices of a web service, kind of document and paid with a tick
Numero;Tipo;Data;Cliente;Importo netto;IVA;Totale;Pagata;Data pagamento
71/26;Fattura;04/05/2026;Agrifood Lecce Spa;3.000,00;660,00;3.660,00;X;22/06/2026
72/26;Fattura;11/05/2026;Cantina Irpina Srl;500,00;110,00;610,00;; ## 2026-05-11 61000 @Cantina Irpina Srl
3/26;Nota di credito;12/05/2026;Cantina Irpina Srl;50,00;11,00;61,00;; ## 2026-05-12 -6100 @Cantina Irpina Srl
73/26;Fattura;25/05/2026;Bar Duomo;80,00;17,60;97,60;; ## 2026-05-25 9760 @Bar Duomo
=== programs third 4 (partite) what is to be cashed by client, with a total at the end of each in the same column
Cliente;Documento;Data;Scadenza;Importo aperto
Agrifood Lecce Spa;Ft 75;01/06/2026;01/07/2026;1.220,00 ## 2026-06-01 122000 @Agrifood Lecce Spa
Agrifood Lecce Spa;Ft 79;15/06/2026;15/07/2026;610,00 ## 2026-06-15 61000 @Agrifood Lecce Spa
Agrifood Lecce Spa;TOTALE;;;1.830,00
Cantina Irpina Srl;Ft 72;11/05/2026;10/06/2026;549,00 ## 2026-05-11 54900 @Cantina Irpina Srl
Cantina Irpina Srl;TOTALE;;;549,00
;TOTALE GENERALE;;;2.379,00
=== programs third 5 fees of a year to an agent, paid and not, day of payment
Mastrino agente Ferri Aldo
Data pagamento;Fattura agente;Provvigione;Enasarco;Ritenuta;Netto pagato
12/01/2026;41/25;1.100,00;-93,50;-126,50;880,00 ## 2026-01-12 -88000
13/04/2026;9/26;2.000,00;-170,00;-230,00;1.600,00 ## 2026-04-13 -160000
=== programs third 6 (partite) proformas of fees that the agent must invoice
Riepilogo provvigioni da liquidare
Agente;Mandato;Trimestre;Data maturazione;Imponibile provvigionale;Aliq. %;Provvigione maturata
Ferri Aldo;A12;II/2026;30/06/2026;40.000,00;5,00;2.000,00 ## 2026-06-30 -200000 @Ferri Aldo
Monti Carla;B03;II/2026;30/06/2026;12.500,00;6,00;750,00 ## 2026-06-30 -75000 @Monti Carla
=== programs third 7 payments by transfer prepared in a program: asked and carried out
Distinta di pagamento n. 44
Data esecuzione;Beneficiario;IBAN;Importo richiesto;Importo eseguito;Stato
10/07/2026;Carpenteria Melis Sas;IT60X0542811101000000123456;1.342,00;1.342,00;Eseguito ## 2026-07-10 -134200
10/07/2026;Gomme Etna Srl;IT28W8000000292100645211208;219,60;219,60;Eseguito ## 2026-07-10 -21960
10/07/2026;Bar Duomo;IT40S0542811101000000123456;97,60;0,00;Rifiutato
=== programs third 8 forms F24 with their sums, credit set off, and what was charged
Elenco deleghe F24
Data pagamento;Data invio;Tot. debiti;Tot. crediti;Saldo F24;Ricevuta
16/06/2026;12/06/2026;3.152,33;200,00;2.952,33;Pagamento eseguito ## 2026-06-16 -295233
16/07/2026;13/07/2026;2.870,10;0,00;2.870,10;Pagamento eseguito ## 2026-07-16 -287010
=== programs third 9 (partite) items with sign, amount in the currency of each and in euro
Cliente;Fattura;Data fattura;Scadenza;Val.;Importo valuta;Controvalore EUR;Residuo EUR
Acme Ltd;75;01/06/2026;31/07/2026;USD;1.300,00;1.200,00;1.200,00 ## 2026-06-01 120000 @Acme Ltd
Cantina Irpina Srl;72;11/05/2026;10/06/2026;EUR;610,00;610,00;549,00 ## 2026-05-11 54900 @Cantina Irpina Srl
=== programs third 10 (partite) supplier's account with sign behind and running balance with its letter
Scheda fornitore: GOMME ETNA SRL
Data;Causale;Riferimento;Importo;Saldo
29/05/2026;Fattura;1207;219,60 A;219,60 A ## 2026-05-29 -21960 @GOMME ETNA SRL
30/06/2026;Fattura;1340;97,60 A;317,20 A ## 2026-06-30 -9760 @GOMME ETNA SRL
=== programs third 11 takings by terminal with the sum to be credited and its day, without circuit
ID terminale;Data operazione;Ora;Lordo;Commissioni;Netto accreditato;Data valuta accredito
77120011;01/07/2026;09:12;45,00;0,50;44,50;02/07/2026 ## 2026-07-01 4450
77120011;01/07/2026;10:40;120,00;1,32;118,68;02/07/2026 ## 2026-07-01 11868
77120011;02/07/2026;18:03;9,90;0,11;9,79;03/07/2026 ## 2026-07-02 979
=== programs third 12 journal of bank and cash with an account code and words of the side
Data;Conto;Operazione;Tipo;Importo €
01/07/2026;BANCA;Incasso fattura 75;Entrata;1.220,00 ## 2026-07-01 122000 #BANCA
02/07/2026;CASSA;Francobolli;Uscita;24,00 ## 2026-07-02 -2400 #CASSA
03/07/2026;BANCA;Canone programma;Uscita;36,60 ## 2026-07-03 -3660 #BANCA
04/07/2026;CASSA;Corrispettivi;Entrata;410,00 ## 2026-07-04 41000 #CASSA
=== programs third 13 (partite) purchases of the register, tax that cannot be deducted, total and what was paid
Registro acquisti - Giugno 2026
Protocollo;Data registrazione;Fornitore;Data documento;Numero;Imponibile;IVA detraibile;IVA indetraibile;Totale;Da pagare
201;03/06/2026;Gomme Etna Srl;29/05/2026;1207;180,00;39,60;0,00;219,60;219,60 ## 2026-05-29 -21960 @Gomme Etna Srl
202;05/06/2026;Telefonia Blu Spa;01/06/2026;T99;100,00;11,00;11,00;122,00;0,00
203;10/06/2026;Carpenteria Melis Sas;11/05/2026;88;1.100,00;242,00;0,00;1.342,00;1.342,00 ## 2026-05-11 -134200 @Carpenteria Melis Sas
=== programs third 14 (xlsx) salaries with name and surname apart and the month's sum
Studio paghe - Netti mese 06/2026
Ditta;Cognome;Nome;Codice fiscale;Netto;IBAN;Valuta beneficiario
MECCANICA TRE PINI;Bassi;Lia;BSSLIA80A41F205X;1.512,00;IT28W8000000292100645211208;10/07/2026 ## 2026-07-10 -151200
MECCANICA TRE PINI;Rossi;Ugo;RSSGUO75B12F205K;1.744,35;IT60X0542811101000000123456;10/07/2026 ## 2026-07-10 -174435
;;;TOTALE;3.256,35;;
=== programs third 15 (partite) tickets: invoices of a club, quotas of members, states in words
Socio;Quota;Anno;Emessa il;Scade il;Importo;Situazione
Bassi Lia;Iscrizione;2026;10/01/2026;31/01/2026;120,00;Saldata
Neri Ugo;Iscrizione;2026;10/01/2026;31/01/2026;120,00;Da saldare ## 2026-01-10 12000 @Neri Ugo
Verdi Anna;Corso;2026;02/03/2026;31/03/2026;300,00;Acconto versato
Conti Ezio;Corso;2026;02/03/2026;31/03/2026;300,00;Da saldare ## 2026-03-02 30000 @Conti Ezio
=== programs third 16 ledger of a loan account of the office with the bank's side told in the header
Conto;Data contabile;Data valuta;Descrizione;Movimenti Dare (uscite);Movimenti Avere (entrate)
0034-77;01/07/2026;01/07/2026;Bonifico Agrifood;;1.220,00 ## 2026-07-01 122000
0034-77;03/07/2026;03/07/2026;Canone;36,60; ## 2026-07-03 -3660
0034-77;10/07/2026;10/07/2026;Stipendi;3.256,35; ## 2026-07-10 -325635
=== programs third 17 (partite) rows of a client parted by what is expired and what is to come
Situazione clienti
Cliente;Fattura n.;del;Scadenza;Scaduto;A scadere
Agrifood Lecce Spa;75;01/06/2026;01/07/2026;;1.220,00 ## 2026-06-01 122000 @Agrifood Lecce Spa
Cantina Irpina Srl;72;11/05/2026;10/06/2026;549,00; ## 2026-05-11 54900 @Cantina Irpina Srl
Totale;;;;549,00;1.220,00
=== programs third 18 payouts of a ticket service: paid, fees, and a row that was held
Liquidazioni
Data evento;Evento;Incasso lordo;Diritti;Netto;Data accredito;Stato
20/06/2026;Concerto;2.000,00;160,00;1.840,00;25/06/2026;Accreditato ## 2026-06-25 184000
27/06/2026;Teatro;900,00;72,00;828,00;02/07/2026;Accreditato ## 2026-07-02 82800
05/07/2026;Danza;300,00;24,00;276,00;;In attesa
=== programs third 19 (partite) clients and suppliers, C and F, balance with its sign, no kind
C/F;Codice;Ragione sociale;Partita;Data part.;Data scad.;Saldo partita
C;55;Agrifood Lecce Spa;75;01/06/2026;01/07/2026;1.220,00 ## 2026-06-01 122000 @Agrifood Lecce Spa
C;61;Cantina Irpina Srl;72;11/05/2026;10/06/2026;549,00 ## 2026-05-11 54900 @Cantina Irpina Srl
F;311;Carpenteria Melis Sas;88;11/05/2026;10/07/2026;1.342,00 ## 2026-05-11 -134200 @Carpenteria Melis Sas
F;318;Gomme Etna Srl;1207;29/05/2026;31/07/2026;219,60 ## 2026-05-29 -21960 @Gomme Etna Srl
=== programs third 20 signs told by the running balance, newest first, opening at the foot
Lista movimenti conto 15.20.0010
Data mov.;Descrizione;Importo;Saldo
30/06/2026;Rata leasing;420,00;5.300,00 ## 2026-06-30 -42000
22/06/2026;Agrifood ft 71;3.660,00;5.720,00 ## 2026-06-22 366000
16/06/2026;Erario;540,20;2.060,00 ## 2026-06-16 -54020
05/06/2026;Cantina acconto;61,00;2.600,20 ## 2026-06-05 6100
;Saldo iniziale;;2.539,20
=== programs third 21 (partite) bills of a lawyer, expenses apart, tax held, paid on
Parcella;Data;Cliente;Onorari;Spese esenti;CPA 4%;IVA;Ritenuta;Netto a pagare;Incassata il
12/26;04/05/2026;Agrifood Lecce Spa;1.000,00;50,00;40,00;228,80;200,00;1.118,80;25/05/2026
13/26;11/05/2026;Cantina Irpina Srl;500,00;0,00;20,00;114,40;100,00;534,40; ## 2026-05-11 53440 @Cantina Irpina Srl
14/26;25/05/2026;Bar Duomo;200,00;16,00;8,00;45,76;40,00;229,76; ## 2026-05-25 22976 @Bar Duomo
=== programs third 22 movements of a program, side in words behind the description in brackets
Data;Descrizione;Importo
01/07/2026;Agrifood saldo ft 75 (entrata);1.220,00 ## 2026-07-01 122000
03/07/2026;Canone programma (uscita);36,60 ## 2026-07-03 -3660
10/07/2026;Stipendi giugno (uscita);3.256,35 ## 2026-07-10 -325635
=== programs third 23 (partite) a page of a program: number and day in one cell, who and how much
Documento;Intestatario;Scadenza;Totale;Residuo;Tipo
Ft. n. 75 del 01/06/2026;Agrifood Lecce Spa;01/07/2026;1.220,00;1.220,00;Vendita ## 2026-06-01 122000 n75 >2026-07-01 @Agrifood Lecce Spa
Ft. n. 88 del 11/05/2026;Carpenteria Melis Sas;10/07/2026;1.342,00;1.342,00;Acquisto ## 2026-05-11 -134200 n88 >2026-07-10 @Carpenteria Melis Sas
Ft. n. 72 del 11/05/2026;Cantina Irpina Srl;10/06/2026;610,00;549,00;Vendita ## 2026-05-11 54900 n72 >2026-06-10 @Cantina Irpina Srl
=== programs third 24 reconciled bank rows of an ERP, with state, amounts in two signed columns
date,label,payment_ref,amount,amount_residual,state,journal
2026-07-01,BNK1/0001,Agrifood saldo ft 75,1220.00,0.00,Posted,Banca ## 2026-07-01 122000
2026-07-03,BNK1/0002,Canone programma,-36.60,-36.60,Posted,Banca ## 2026-07-03 -3660
2026-07-10,BNK1/0003,Stipendi giugno,-3256.35,0.00,Posted,Banca ## 2026-07-10 -325635
`;
