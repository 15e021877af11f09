/** Shapes that were refused, asked about in vain, or read wrong in silence: accounts and months in columns, plans of loans, fees. */
export const BOOKS_KNOWN = `
=== books known 1 amounts called net of fees in the title, fee beside
Estratto incassi POS - importi al netto delle commissioni
Data;Descrizione;Importo;Commissioni
02/03/2026;Incasso POS;98,50;1,50 ## 2026-03-02 9850
03/03/2026;Incasso POS;197,00;3,00 ## 2026-03-03 19700
05/03/2026;Storno;-49,00;0,00 ## 2026-03-05 -4900
=== books known 2 amounts net of fees in the title, all positive
Movimenti (importi al netto delle commissioni)
Data;Causale;Importo;Commissione
02/03/2026;Accredito POS;98,50;1,50 ## 2026-03-02 9850
03/03/2026;Accredito POS;197,00;3,00 ## 2026-03-03 19700
=== books known 3 ledger with Apertura
Scheda contabile 24.05.001 BANCA POPOLARE
Data;Descrizione;Dare;Avere;Saldo
01/01/2026;Apertura;1.000,00;;1.000,00
05/01/2026;Incasso fattura 12;500,00;;1.500,00 ## 2026-01-05 50000
09/01/2026;Pagamento fornitore;;300,00;1.200,00 ## 2026-01-09 -30000
=== books known 4 ledger with Apertura, no balance
Mastrino 24.05.001 BANCA POPOLARE
Data;Causale;Descrizione;Dare;Avere
01/01/2026;APE;Apertura;1.000,00;
05/01/2026;INC;Incasso fattura 12;500,00; ## 2026-01-05 50000
09/01/2026;PAG;Pagamento fornitore;;300,00 ## 2026-01-09 -30000
=== books known 5 ledger of bank with Apertura in causale, closing too
Mastrino conto 10.02 Banca
Data reg.;Causale;Dare;Avere
01/01/2026;Apertura;1.000,00;
05/01/2026;Incasso fattura 12;500,00; ## 2026-01-05 50000
09/01/2026;Pagamento fornitore;;300,00 ## 2026-01-09 -30000
31/01/2026;Chiusura;;1.200,00
=== books known 6 bank's own row called Apertura conto
Data;Descrizione;Importo
02/01/2026;Spese apertura conto;-10,00 ## 2026-01-02 -1000
03/01/2026;Versamento;500,00 ## 2026-01-03 50000
=== books known 7 (partite) meal vouchers to be collected
Buoni pasto da incassare
Data;Emettitore;N. buoni;Valore;Imponibile;IVA 4%;Totale
31/03/2026;Edenred;120;8,00;923,08;36,92;960,00 ## 2026-03-31 96000 @Edenred
31/03/2026;Pellegrini;40;7,00;269,23;10,77;280,00 ## 2026-03-31 28000 @Pellegrini
=== books known 8 (partite) meal vouchers invoices with commission
Fatture buoni pasto
Emettitore;Fattura;Data;Valore facciale;Sconto;Imponibile;IVA;Totale fattura;Scadenza
Edenred Italia Srl;12;31/03/2026;1.000,00;100,00;865,38;34,62;900,00;30/05/2026 ## 2026-03-31 90000 @Edenred Italia Srl
Pellegrini Spa;13;31/03/2026;280,00;28,00;242,31;9,69;252,00;30/05/2026 ## 2026-03-31 25200 @Pellegrini Spa
=== books known 9 meal vouchers movements of a terminal
Movimenti buoni pasto
Data;Ora;Emettitore;Numero buoni;Valore unitario;Totale;Netto
02/03/2026;13:10;Edenred;3;8,00;24,00;22,80 ## 2026-03-02 2280
02/03/2026;13:25;Pellegrini;2;7,00;14,00;13,30 ## 2026-03-02 1330
=== books known 10 (partite) without a header, total beside the name
Rossi Srl;1.500,00;12;02/03/2026;31/03/2026;500,00 ## 2026-03-02 50000 @Rossi Srl
Rossi Srl;1.500,00;14;09/03/2026;30/04/2026;1.000,00 ## 2026-03-09 100000 @Rossi Srl
Verdi Sas;244,00;15;09/03/2026;30/04/2026;244,00 ## 2026-03-09 24400 @Verdi Sas
=== books known 11 (partite) without a header
12;Rossi Srl;02/03/2026;31/03/2026;500,00 ## 2026-03-02 50000 @Rossi Srl
14;Bianchi Snc;09/03/2026;30/04/2026;1.000,00 ## 2026-03-09 100000 @Bianchi Snc
15;Verdi Sas;09/03/2026;30/04/2026;244,00 ## 2026-03-09 24400 @Verdi Sas
=== books known 12 movements without a header
02/03/2026;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Incasso Rossi;1.000,00 ## 2026-03-09 100000
12/03/2026;12/03/2026;Pos;-12,00 ## 2026-03-12 -1200
=== books known 13 transfer abroad: the payee's currency beside
Data;Descrizione;Importo;Beneficiario;Importo beneficiario;Divisa beneficiario
02/03/2026;Bonifico estero;-1.000,00;Acme Ltd;850,00;GBP ## 2026-03-02 -100000
09/03/2026;Bonifico estero;-500,00;Best Inc;540,00;USD ## 2026-03-09 -50000
12/03/2026;Bonifico estero;-100,00;Zed AG;96,00;CHF ## 2026-03-12 -10000
=== books known 14 payee's currency, all the same
Data,Descrizione,Uscita,Ricevuto dal beneficiario,Valuta ricevuta
2026-03-02,Bonifico Acme,1000.00,850.00,GBP ## 2026-03-02 -100000
2026-03-09,Bonifico Best,500.00,425.00,GBP ## 2026-03-09 -50000
=== books known 15 wise batch style
Date,Recipient,Source amount,Target amount,Target currency,Fee
2026-03-02,Acme Ltd,-1000.00,850.00,GBP,2.00 ## 2026-03-02 -100000
2026-03-09,Best Ltd,-500.00,425.00,GBP,1.50 ## 2026-03-09 -50000
=== books known 16 (xlsx) card on a second sheet that asks its sign
>>> Conto
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
12/03/2026;Pos;-12,00 ## 2026-03-12 -1200
>>> Carta di credito
Data acquisto;Data registrazione;Esercente;Località;Importo
05/03/2026;06/03/2026;Hotel;Roma;500,00 ## 2026-03-06 -50000
16/03/2026;17/03/2026;Ristorante;Milano;30,00 ## 2026-03-17 -3000
=== books known 17 (partite) clients by month
Crediti verso clienti per mese di scadenza 2026
Cliente;Gennaio;Febbraio;Marzo;Totale
Rossi Srl;500,00;;300,00;800,00 ## 2026-01-31 50000 @Rossi Srl & 2026-03-31 30000 @Rossi Srl
Verdi Sas;;244,00;;244,00 ## 2026-02-28 24400 @Verdi Sas
Totale;500,00;244,00;300,00;1.044,00
=== books known 18 (partite) condominium instalments by month
Quote condominiali da incassare, esercizio 2026
Condomino;gen-26;feb-26;mar-26
Rossi Ugo;100,00;100,00;100,00 ## 2026-01-31 10000 @Rossi Ugo & 2026-02-28 10000 @Rossi Ugo & 2026-03-31 10000 @Rossi Ugo
Verdi Anna;;80,00;80,00 ## 2026-02-28 8000 @Verdi Anna & 2026-03-31 8000 @Verdi Anna
=== books known 19 two accounts in columns
Data;Descrizione;Cassa Entrate;Cassa Uscite;Banca Entrate;Banca Uscite
02/03/2026;Incasso Rossi;;;1.000,00; ## 2026-03-02 100000 #Banca
03/03/2026;Bolli;;32,00;; ## 2026-03-03 -3200 #Cassa
09/03/2026;Corrispettivi;280,00;;; ## 2026-03-09 28000 #Cassa
10/03/2026;Luce;;;;184,50 ## 2026-03-10 -18450 #Banca
=== books known 20 two accounts in columns, titles above
;;CASSA;;BANCA;
Data;Descrizione;Dare;Avere;Dare;Avere
02/03/2026;Incasso Rossi;;;1.000,00; ## 2026-03-02 100000 #BANCA
03/03/2026;Bolli;;32,00;; ## 2026-03-03 -3200 #CASSA
09/03/2026;Corrispettivi;280,00;;; ## 2026-03-09 28000 #CASSA
10/03/2026;Luce;;;;184,50 ## 2026-03-10 -18450 #BANCA
=== books known 21 two accounts in columns, transfer between them on one row
Data;Descrizione;Cassa entrate;Cassa uscite;Banca entrate;Banca uscite
02/03/2026;Incasso Rossi;;;1.000,00; ## 2026-03-02 100000 #Banca
03/03/2026;Versamento;;500,00;500,00; ## 2026-03-03 -50000 #Cassa & 2026-03-03 50000 #Banca
09/03/2026;Corrispettivi;880,00;;; ## 2026-03-09 88000 #Cassa
=== books known 22 three tables beside each other
CASSA;;;;BANCA;;;;CARTA;;
Data;Descrizione;Importo;;Data;Descrizione;Importo;;Data;Descrizione;Importo
02/03/2026;Bolli;-32,00;;03/03/2026;Luce;-184,50;;04/03/2026;Hotel;-90,00 ## 2026-03-02 -3200 #CASSA & 2026-03-03 -18450 #BANCA & 2026-03-04 -9000 #CARTA
09/03/2026;Corrispettivi;280,00;;10/03/2026;Incasso;700,00;;12/03/2026;Treno;-25,00 ## 2026-03-09 28000 #CASSA & 2026-03-10 70000 #BANCA & 2026-03-12 -2500 #CARTA
=== books known 23 (partite) leasing plan
Piano finanziario leasing n. 7781 - Alba Leasing Spa
Canone;Scadenza;Quota capitale;Quota interessi;Canone imponibile;IVA;Totale canone;Debito residuo
1;15/03/2026;800,00;200,00;1.000,00;220,00;1.220,00;49.200,00 ## 2026-03-15 -122000
2;15/04/2026;803,00;197,00;1.000,00;220,00;1.220,00;48.397,00 ## 2026-04-15 -122000
=== books known 24 (partite) plan of a loan with fees and state
Piano di ammortamento finanziamento 00123
Rata n.;Data scadenza;Capitale;Interessi;Spese;Rata;Capitale residuo;Stato
1;31/01/2026;900,00;100,00;2,00;1.002,00;9.100,00;Pagata
2;28/02/2026;909,00;91,00;2,00;1.002,00;8.191,00;Da pagare ## 2026-02-28 -100200
3;31/03/2026;918,00;82,00;2,00;1.002,00;7.273,00;Da pagare ## 2026-03-31 -100200
=== books known 25 (partite) plan of a loan, only the parts
Mutuo chirografario - piano ammortamento
Rata;Scadenza;Quota capitale;Quota interessi;Debito residuo
1;31/03/2026;800,00;200,00;49.200,00 ## 2026-03-31 -100000
2;30/04/2026;803,00;197,00;48.397,00 ## 2026-04-30 -100000
=== books known 26 (partite) plan of a loan, total written
Ammortamento mutuo ipotecario n. 88
Scadenza;N.;Importo rata;di cui capitale;di cui interessi;Capitale residuo
31/03/2026;1;1.000,00;800,00;200,00;49.200,00 ## 2026-03-31 -100000
30/04/2026;2;1.000,00;803,00;197,00;48.397,00 ## 2026-04-30 -100000
`;
