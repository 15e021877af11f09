/** Exports of cards, wallets and services of payment that were held back until those of the first lot were read. */
export const CARDS_HELD = `
=== cards held 1 a bank's card: spends without sign, payment told by its words, a plafond above
Carta Classic **** 3098;;;
Plafond mensile;3.000,00;;
Data operazione;Descrizione;Divisa;Importo
02/03/2026;STAMPE RAPIDE VERONA;EUR;45,00 ## 2026-03-02 -4500
09/03/2026;ADDEBITO SALDO PRECEDENTE;EUR;-415,60 ## 2026-03-09 41560
16/03/2026;MESTICHERIA ARNO;EUR;71,25 ## 2026-03-16 -7125
=== cards held 2 corporate cards: original and billed amount, tax and category
Posting Date;Transaction Date;Employee;Merchant;Category;Original Amount;Original Currency;Billed Amount;Billing Currency
05/03/2026;03/03/2026;UGO NERI;Harbour Inn;Travel;188.30;EUR;188.30;EUR ## 2026-03-03 -18830
18/03/2026;16/03/2026;LIA BASSI;Skyline Tools;Office;52.00;USD;48.20;EUR ## 2026-03-16 -4820
25/03/2026;24/03/2026;UGO NERI;Atelier Wien;Meals;12.60;EUR;12.60;EUR ## 2026-03-24 -1260
=== cards held 3 prepaid card: movements with a sign column and a balance
Data;Ora;Descrizione;Segno;Importo;Saldo
02/03/2026;10:11;Ricarica da conto;+;100,00;143,50 ## 2026-03-02 10000
05/03/2026;13:20;Bar Riva;-;3,50;140,00 ## 2026-03-05 -350
18/03/2026;18:02;Libreria Centrale;-;14,20;125,80 ## 2026-03-18 -1420
=== cards held 4 wallet: amounts signed with currency behind, states of three kinds
Data transazione;Tipo transazione;Controparte;Importo;Stato
02/03/2026 09:10;Pagamento;Bar Centrale;-3,20 EUR;Eseguita ## 2026-03-02 -320
05/03/2026 10:00;Ricezione denaro;Lia Bassi;45,00 EUR;Eseguita ## 2026-03-05 4500
12/03/2026 11:30;Pagamento;Edicola Sole;-2,00 EUR;Rifiutata
20/03/2026 08:00;Trasferimento su conto;;-30,00 EUR;Eseguita ## 2026-03-20 -3000
=== cards held 5 (xlsx) terminals of a chain: shop, circuit, gross, fee, net
Estratto incassi POS - marzo 2026;;;;;;
Data operazione;Punto vendita;Circuito;Numero operazioni;Lordo;Commissione;Netto
03/03/2026;Via Roma;Visa;#12;320,00;3,84;316,16 ## 2026-03-03 31616
03/03/2026;Via Po;Mastercard;#4;95,00;1,14;93,86 ## 2026-03-03 9386
04/03/2026;Via Roma;Visa;#9;265,00;3,18;261,82 ## 2026-03-04 26182
Totale;;;#25;680,00;8,16;671,84
=== cards held 6 a till by phone: payments, tips, fee, payout it belongs to
Date,Time,Type,Amount,Tip,Fee,Payout amount,Payout ID
2026-03-02,10:02,Payment,25.00,0.00,0.42,24.58,P1 ## 2026-03-02 2458
2026-03-05,17:45,Payment,40.00,2.00,0.71,41.29,P2 ## 2026-03-05 4129
2026-03-12,11:31,Refund,-25.00,0.00,0.00,-25.00,P3 ## 2026-03-12 -2500
=== cards held 7 fuel cards: driver, kilometres, quantity, gross and net of discount
Data;Ora;Tessera;Autista;Km;Stazione;Prodotto;Litri;Importo lordo;Sconto;Importo netto
03/03/2026;08:10;0044-1;UGO NERI;120334;BRESCIA OVEST;GASOLIO;60,00;100,20;1,20;99,00 ## 2026-03-03 -9900
18/03/2026;17:55;0044-1;UGO NERI;121790;CREMONA NORD;GASOLIO;40,00;67,20;0,80;66,40 ## 2026-03-18 -6640
=== cards held 8 tolls: entry, exit, class, amount, with the fee of the device as a row
Data;Dispositivo;Casello entrata;Casello uscita;Importo
02/03/2026;00911;MODENA NORD;PARMA;4,70 ## 2026-03-02 -470
20/03/2026;00911;MODENA NORD;BOLOGNA;3,60 ## 2026-03-20 -360
31/03/2026;00911;Canone mensile;;1,26 ## 2026-03-31 -126
=== cards held 9 meal vouchers: orders of the firm with their bill
Data ordine;Numero ordine;Nominativi;Buoni;Valore facciale;Importo ordine;IVA;Totale fattura
02/03/2026;O-118;5;100;8,00;800,00;32,00;832,00 ## 2026-03-02 -83200
16/03/2026;O-131;2;40;8,00;320,00;12,80;332,80 ## 2026-03-16 -33280
=== cards held 10 welfare card: credit of the firm and uses with a balance
Data;Causale;Accredito;Addebito;Saldo
01/03/2026;Credito welfare;200,00;;230,00 ## 2026-03-01 20000
06/03/2026;Libreria Centrale;;42,00;188,00 ## 2026-03-06 -4200
21/03/2026;Palestra Onda;;39,00;149,00 ## 2026-03-21 -3900
=== cards held 11 marketplace payouts: sales, refunds, fees, advertising, paid
Periodo;Data pagamento;Vendite;Rimborsi;Commissioni;Pubblicità;Importo pagato
01-07/03;09/03/2026;500,00;-20,00;-40,00;-10,00;430,00 ## 2026-03-09 43000
08-14/03;16/03/2026;320,00;0,00;-25,60;-10,00;284,40 ## 2026-03-16 28440
=== cards held 12 revolving card: spends and payments, what is owed after each, in English
Date;Description;Amount;Outstanding debt
2026-03-03;Payment received;-60.00;370.00 ## 2026-03-03 6000
2026-03-11;Home department;89.90;459.90 ## 2026-03-11 -8990
2026-03-24;Garden department;15.00;474.90 ## 2026-03-24 -1500
=== cards held 13 account of an app: money out and in under both names, fee in its own column
Date;Description;Money out;Money in;Fees;Balance
2026-03-02;Officina del Borgo;120.00;;0.00;1130.00 ## 2026-03-02 -12000
2026-03-09;From Lia Bassi;;75.00;0.00;1205.00 ## 2026-03-09 7500
2026-03-18;Nube Servizi;41.20;;0.00;1163.80 ## 2026-03-18 -4120
=== cards held 14 coins exchanged for euro: pairs, only euro rows move the account
Data;Operazione;Coppia;Quantità;Prezzo;Totale EUR;Commissione EUR
02/03/2026;Deposito;EUR;;;500,00;0,00 ## 2026-03-02 50000
04/03/2026;Acquisto;BTC/EUR;0,002;60.000,00;-120,00;0,60 ## 2026-03-04 -12000
19/03/2026;Vendita;BTC/EUR;0,001;61.000,00;61,00;0,30 ## 2026-03-19 6100
=== cards held 15 payments of bills at a tobacconist's app: what was paid and the fee on it
Data;Servizio;Beneficiario;Importo;Commissione;Totale pagato
02/03/2026;Bollettino;Acquedotto Alto;54,30;1,50;55,80 ## 2026-03-02 -5580
13/03/2026;PagoPA;Comune di Lodi;120,00;1,00;121,00 ## 2026-03-13 -12100
=== cards held 17 subscriptions charged to customers: charge, refund, dispute and its fee
Date;Type;Customer;Gross;Fees;Net
2026-03-03;Charge;Anna Verdi;29.00;0.92;28.08 ## 2026-03-03 2808
2026-03-09;Refund;Anna Verdi;-29.00;0.00;-29.00 ## 2026-03-09 -2900
2026-03-12;Charge;Ugo Neri;29.00;0.92;28.08 ## 2026-03-12 2808
2026-03-20;Dispute;Ugo Neri;-29.00;15.00;-44.00 ## 2026-03-20 -4400
=== cards held 18 (xlsx) movements of a card with both days as numbers and amounts in red
Carta aziendale 5520 - ANNA VERDI;;;
Data registrazione;Data acquisto;Descrizione;Importo
05/03/2026;03/03/2026;Ottica Chiara;-160,00 ## 2026-03-05 -16000
10/03/2026;09/03/2026;Addebito su conto corrente;533,80 ## 2026-03-10 53380
20/03/2026;19/03/2026;Cantina Poggio;-48,50 ## 2026-03-20 -4850
=== cards held 19 loyalty points beside what was spent
Data;Negozio;Carta;Importo speso;Punti
03/03/2026;Pastificio Monte;**6001;22,00;22 ## 2026-03-03 -2200
16/03/2026;Libreria Centrale;**6001;31,00;31 ## 2026-03-16 -3100
=== cards held 20 bookings paid to a host: price, fee of the portal, paid out on
Prenotazione;Ospite;Check-in;Check-out;Importo;Commissione portale;Da versare;Data versamento
B-1;Anna Verdi;01/03/2026;03/03/2026;200,00;30,00;170,00;04/03/2026 ## 2026-03-04 17000
B-2;Ugo Neri;08/03/2026;09/03/2026;90,00;13,50;76,50;10/03/2026 ## 2026-03-10 7650
`;
