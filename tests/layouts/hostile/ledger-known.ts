/** Shapes that were refused, or read wrong in silence: tables beside and under each other, merged days, fees, cut words. */
export const LEDGER_KNOWN = `
=== ledger known a1 two tables of one account, the second wider
Conto corrente 1000/123456 - BANCA DEL TICINO
Movimenti dal 01/03/2026 al 31/03/2026
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;1.000,00 ## 2026-03-09 100000
Movimenti dal 01/04/2026 al 30/04/2026
Data contabile;Data valuta;Causale;Descrizione;Dare;Avere
02/04/2026;02/04/2026;ADD;Gas;80,00; ## 2026-04-02 -8000
09/04/2026;09/04/2026;BON;Incasso Bianchi;;700,00 ## 2026-04-09 70000
=== ledger known a2 two tables of one account, a narrow second one
Lista movimenti
Data;Valuta;Descrizione;Dare;Avere;Saldo
02/03/2026;02/03/2026;Luce;184,50;;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Incasso Rossi;;1.000,00;1.815,50 ## 2026-03-09 100000
Data;Descrizione;Importo
12/03/2026;Gas;-80,00 ## 2026-03-12 -8000
19/03/2026;Incasso Bianchi;700,00 ## 2026-03-19 70000
=== ledger known a3 (xlsx) two tables of one account with a balance each
Estratto conto marzo
Data;Descrizione;Entrate;Uscite;Saldo
02/03/2026;Luce;;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;1.000,00;;1.815,50 ## 2026-03-09 100000
Estratto conto aprile
Data op.;Valuta;Descrizione;Importo;Saldo
02/04/2026;02/04/2026;Gas;-80,00;1.735,50 ## 2026-04-02 -8000
09/04/2026;09/04/2026;Incasso Bianchi;700,00;2.435,50 ## 2026-04-09 70000
=== ledger known a4 incoming in one table and outgoing in another, of one account
ENTRATE
Data;Cliente;Causale;Importo incassato
02/03/2026;Rossi Srl;Saldo ft 12;1.000,00 ## 2026-03-02 100000
09/03/2026;Verdi Sas;Acconto;500,00 ## 2026-03-09 50000
USCITE
Data;Fornitore;Documento;Causale;Importo pagato
03/03/2026;Enel;881;Luce;184,50 ## 2026-03-03 -18450
20/03/2026;Agenzia Entrate;F24;Iva;690,00 ## 2026-03-20 -69000
=== ledger known b1 first row unproved beside balances
Data;Descrizione;Importo;Saldo
02/03/2026;Operazione varia;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Spese tenuta;5,50;810,00 ## 2026-03-09 -550
10/03/2026;Pos;10,00;800,00 ## 2026-03-10 -1000
=== ledger known b2 first row that came in, others out, without a word
Data;Descrizione;Importo;Saldo
02/03/2026;Rif. 88121;184,50;815,50 ## 2026-03-02 18450
09/03/2026;Rif. 88140;5,50;810,00 ## 2026-03-09 -550
10/03/2026;Rif. 88177;10,00;800,00 ## 2026-03-10 -1000
=== ledger known b3 last row of a newest first list
Data;Descrizione;Importo;Saldo
10/03/2026;Rif. 88177;10,00;800,00 ## 2026-03-10 -1000
09/03/2026;Rif. 88140;5,50;810,00 ## 2026-03-09 -550
02/03/2026;Rif. 88121;184,50;815,50 ## 2026-03-02 18450
=== ledger known c1 (xlsx) merged day cells
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
^;Gas;-80,00 ## 2026-03-02 -8000
^;Acqua;-20,00 ## 2026-03-02 -2000
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
=== ledger known c2 (xlsx) day once, blank below
Prima nota cassa
Data;Causale;Entrate;Uscite
02/03/2026;Incasso corrispettivi;350,00; ## 2026-03-02 35000
;Valori bollati;;32,00 ## 2026-03-02 -3200
;Cancelleria;;12,40 ## 2026-03-02 -1240
03/03/2026;Incasso corrispettivi;280,00; ## 2026-03-03 28000
;Versamento in banca;;500,00 ## 2026-03-03 -50000
Totali;;630,00;544,40
=== ledger known c3 (partite) (xlsx) merged days in a list of due items
Scadenzario fornitori
Scadenza;Fornitore;Fattura;Importo
31/03/2026;Legnami Sud Srl;44/B;732,00 ## 2026-03-31 -73200
^;Vetreria Lago Sas;91;244,00 ## 2026-03-31 -24400
30/04/2026;Energia Verde Spa;118;311,10 ## 2026-04-30 -31110
=== ledger known d1 (xlsx) entrate left uscite right
Prima nota marzo 2026
ENTRATE;;;;USCITE;;
Data;Descrizione;Importo;;Data;Descrizione;Importo
02/03/2026;Incasso Rossi;1.000,00;;03/03/2026;Luce;184,50 ## 2026-03-02 100000 & 2026-03-03 -18450
09/03/2026;Incasso Bianchi;700,00;;10/03/2026;Gas;80,00 ## 2026-03-09 70000 & 2026-03-10 -8000
;;;;20/03/2026;F24;690,00 ## 2026-03-20 -69000
Totale;;1.700,00;;Totale;;954,50
=== ledger known d2 (xlsx) entrate uscite, merged titles, no blank column
Cassa negozio
ENTRATE;<;<;USCITE;<;<
Data;Causale;Importo;Data;Causale;Importo
02/03/2026;Corrispettivi;350,00;02/03/2026;Bolli;32,00 ## 2026-03-02 35000 & 2026-03-02 -3200
03/03/2026;Corrispettivi;280,00;;; ## 2026-03-03 28000
=== ledger known d3 entrate uscite csv, named in the columns
Data entrata;Descrizione entrata;Importo entrata;Data uscita;Descrizione uscita;Importo uscita
02/03/2026;Incasso Rossi;1.000,00;03/03/2026;Luce;184,50 ## 2026-03-02 100000 & 2026-03-03 -18450
09/03/2026;Incasso Bianchi;700,00;10/03/2026;Gas;80,00 ## 2026-03-09 70000 & 2026-03-10 -8000
=== ledger known d4 (partite) instalments in columns
Scadenzario clienti con rate
Cliente;Fattura;Data fattura;Rata 1;Scadenza 1;Importo 1;Rata 2;Scadenza 2;Importo 2
Rossi Srl;12;02/03/2026;1;31/03/2026;500,00;2;30/04/2026;500,00 ## 2026-03-02 50000 n12 >2026-03-31 @Rossi Srl & 2026-03-02 50000 n12 >2026-04-30 @Rossi Srl
Verdi Sas;15;09/03/2026;1;30/04/2026;244,00;;; ## 2026-03-09 24400 n15 >2026-04-30 @Verdi Sas
=== ledger known d5 (partite) plan of a loan
Piano di ammortamento mutuo n. 4451 - Banca del Ticino
N. rata;Scadenza;Quota capitale;Quota interessi;Importo rata;Debito residuo
1;31/03/2026;800,00;200,00;1.000,00;49.200,00 ## 2026-03-31 -100000 >2026-03-31
2;30/04/2026;803,00;197,00;1.000,00;48.397,00 ## 2026-04-30 -100000 >2026-04-30
3;31/05/2026;806,00;194,00;1.000,00;47.591,00 ## 2026-05-31 -100000 >2026-05-31
=== ledger known e1 (xlsx) two sheets of different shape, two accounts
>>> Conto Intesa
Conto corrente 1000/123456
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450 #1000/123456
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000 #1000/123456
12/03/2026;Pos;-12,00 ## 2026-03-12 -1200 #1000/123456
>>> Conto BPM
Conto corrente 2000/987654
Data contabile;Valuta;Causale;Dare;Avere
05/03/2026;05/03/2026;Affitto;500,00; ## 2026-03-05 -50000 #2000/987654
16/03/2026;16/03/2026;Incasso;;300,00 ## 2026-03-16 30000 #2000/987654
=== ledger known e2 (xlsx) two sheets of different shape, accounts by name of sheet
>>> Intesa
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
12/03/2026;Pos;-12,00 ## 2026-03-12 -1200
>>> Carta
Data operazione;Data registrazione;Esercente;Addebiti;Accrediti
05/03/2026;06/03/2026;Hotel;500,00; ## 2026-03-06 -50000
16/03/2026;17/03/2026;Rimborso;;30,00 ## 2026-03-17 3000
=== ledger known f1 (partite) english cut headers
Cust.;Inv. No.;Inv. Dt.;Due Dt.;Amt.;Outst.
Acme Ltd;INV-1;15/03/2026;14/04/2026;500,00;500,00 ## 2026-03-15 50000 @Acme Ltd
Best plc;INV-2;28/03/2026;27/04/2026;120,40;60,20 ## 2026-03-28 6020 @Best plc
=== ledger known f2 (partite) german cut headers
Belegd.;Belegnr.;Kd.-Name;Fälligk.;Betr.;offen
15.03.2026;R-1;Acme GmbH;14.04.2026;500,00;500,00 ## 2026-03-15 50000 @Acme GmbH
28.03.2026;R-2;Best AG;27.04.2026;120,40;60,20 ## 2026-03-28 6020 @Best AG
=== ledger known f3 french cut movements
Dt opé;Dt val;Lib.;Mt.
02/03/2026;02/03/2026;EDF;-184,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Virement Rossi;1 000,00 ## 2026-03-09 100000
=== ledger known f4 spanish cut movements
F. oper.;F. valor;Concepto;Imp.;Saldo disp.
02/03/2026;02/03/2026;Luz;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Cobro;1.000,00;1.815,50 ## 2026-03-09 100000
=== ledger known f5 german account cut
Buch.tag;Wertst.;Verw.zweck;Betr.;Whg.
02.03.2026;02.03.2026;Strom;-184,50;EUR ## 2026-03-02 -18450
09.03.2026;09.03.2026;Zahlung;1.000,00;EUR ## 2026-03-09 100000
=== ledger known g1 revolut without balance
Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State
CARD_PAYMENT,Current,2026-03-02 10:00:00,2026-03-03 08:00:00,Amazon,-20.00,0.00,EUR,COMPLETED ## 2026-03-02 -2000
TRANSFER,Current,2026-03-05 10:00:00,2026-03-05 10:00:01,To Rossi,-100.00,0.50,EUR,COMPLETED ## 2026-03-05 -10050
TOPUP,Current,2026-03-09 10:00:00,2026-03-09 10:00:01,Top-up,500.00,0.00,EUR,COMPLETED ## 2026-03-09 50000
EXCHANGE,Current,2026-03-10 10:00:00,2026-03-10 10:00:01,Exchanged to USD,-50.00,0.25,EUR,COMPLETED ## 2026-03-10 -5025
=== ledger known g2 it wallet with a commission and no balance
Data;Descrizione;Importo;Commissione;Valuta
02/03/2026;Amazon;-20,00;0,00;EUR ## 2026-03-02 -2000
05/03/2026;Bonifico a Rossi;-100,00;0,50;EUR ## 2026-03-05 -10050
09/03/2026;Ricarica;500,00;0,00;EUR ## 2026-03-09 50000
`;
