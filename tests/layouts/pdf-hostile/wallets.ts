/** Printed statements of cards, wallets and services of payment, written before the reader was looked at. */
export const WALLET_PDFS = `
=== 501 credit card: charges, the payment of the month before, what is to be paid
> 40: CARTA AZZURRA > 380: Estratto conto del 31/03/2026
> 40: Titolare: UGO NERI > 380: Carta **** **** **** 7781
> 40: Saldo estratto conto precedente > r540: 845,20
@cols 40 105 170 r540
|Data operazione|Data registr.|Descrizione|Importo in Euro
|05/03/2026|05/03/2026|PAGAMENTO RICEVUTO - ADDEBITO SU C/C|-845,20 ## 2026-03-05 84520
|02/03/2026|03/03/2026|FERRAMENTA NORD TRENTO|34,20 ## 2026-03-03 -3420
|09/03/2026|10/03/2026|ALBERGO DUE TORRI|120,00 ## 2026-03-10 -12000
|28/03/2026|30/03/2026|CLOUD SERVICES DUBLIN|90,50 ## 2026-03-30 -9050
> 40: Totale da addebitare il 15/04/2026 > r540: 244,70
=== 502 credit card: charges alone, their total, no word of what is due
> 40: Estratto conto carta n. **** 4410 - intestata a LIA BASSI
> 40: Periodo dal 01/03/2026 al 31/03/2026
@cols 40 110 r540
|Data|Esercente|Importo
|02/03/2026|LIBRERIA CENTRALE|34,50 ## 2026-03-02 -3450
|11/03/2026|TRENORD MILANO|12,30 ## 2026-03-11 -1230
|19/03/2026|HOTEL LUNA VERONA|280,00 ## 2026-03-19 -28000
||Totale|326,80
=== 503 charge card of several holders, a sum each, foreign amounts on the line below
> 40: Estratto conto carte aziendali > 400: 31/03/2026
> 40: Societa: OFFICINE MERIDIANE SPA
@cols 40 110 r540
> 40: UGO NERI - carta che termina con 1122
|Data|Descrizione dell'operazione|Importo €
|04/03/2026|AEROPORTO PARCHEGGI|28,00 ## 2026-03-04 -2800
|09/03/2026|OFFICE SUPPLIES LONDON|142,50 ## 2026-03-09 -14250
||Sterline 120,00 al cambio 0,84210
||Totale delle operazioni di UGO NERI|170,50
> 40: LIA BASSI - carta che termina con 3344
|12/03/2026|TAXI ROMA|18,60 ## 2026-03-12 -1860
|25/03/2026|RISTORANTE DA PIERO|54,00 ## 2026-03-25 -5400
||Totale delle operazioni di LIA BASSI|72,60
=== 504 prepaid card: charges and top-ups in two columns, running balance
@open 46,80
> 40: Lista movimenti > 380: Carta prepagata 5333 17** **** 9012
> 40: Saldo disponibile al 01/03/2026: {o} €
@cols 40 100 r220 r290 310 r545
|Data contabile|Data valuta|Addebiti €|Accrediti €|Descrizione|Saldo
|02/03/2026|01/03/2026|{D}|{C}|PAGAMENTO ONLINE|{s} ## 2026-03-02 -1280
|09/03/2026|09/03/2026|{D}|{C}|RICARICA SPORTELLO|{s} ## 2026-03-09 10000
|10/03/2026|09/03/2026|{D}|{C}|COMMISSIONE RICARICA|{s} ## 2026-03-10 -100
|20/03/2026|18/03/2026|{D}|{C}|PRELIEVO ATM|{s} ## 2026-03-20 -6000
=== 505 account by phone: day as a title above its rows, signs apart
> 40: Estratto conto > 380: 1 mar 2026 - 31 mar 2026
> 40: Saldo iniziale > r540: 100,00 €
@open 100,00
> 40: 02 mar 2026
> 60: Bar Centrale > r540: - 3,20 € ## 2026-03-02 -320
> 40: 05 mar 2026
> 60: Da Officina Bassi Srl > r540: + 450,00 € ## 2026-03-05 45000
> 60: Commissione bonifico istantaneo > r540: - 0,50 € ## 2026-03-05 -50
> 40: 19 mar 2026
> 60: Energia Padana > r540: - 86,10 € ## 2026-03-19 -8610
> 40: Saldo finale > r540: 460,20 €
=== 506 wallet of two currencies, a table each
> 40: Estratto conto del mese > 380: 01/03/2026 - 31/03/2026
> 40: Conto in EUR
@cols 40 110 r430 r540
|Data|Descrizione|Importo (EUR)|Saldo (EUR)
|02/03/2026|Ricarica|500,00|500,00 ## 2026-03-02 50000
|09/03/2026|Cambio in USD|-200,00|300,00 ## 2026-03-09 -20000
|19/03/2026|Hotel Luna|-120,00|180,00 ## 2026-03-19 -12000
> 40: Conto in USD
|Data|Descrizione|Importo (USD)|Saldo (USD)
|09/03/2026|Cambio da EUR|216,00|216,00 ## 2026-03-09 21600 USD
|20/03/2026|Cloud Services|-99,00|117,00 ## 2026-03-20 -9900 USD
=== 507 meal tickets: reimbursement invoices to a shop
> 40: Riepilogo rimborsi buoni pasto > 380: Esercente: TRATTORIA DA GINO
@cols 40 120 200 r330 r430 r540
|Data rimborso|N. fattura|N. buoni|Valore buoni|Commissioni|Importo accreditato
|05/03/2026|BP-11|100|800,00|-40,00|760,00 ## 2026-03-05 76000
|20/03/2026|BP-12|80|640,00|-32,00|608,00 ## 2026-03-20 60800
||||Totale|1.368,00
=== 508 tolls: places of entrance and exit, one total
> 40: Dettaglio pedaggi > 380: Contratto 00112233 - marzo 2026
@cols 40 100 190 290 390 r540
|Data|Targa|Entrata|Uscita|Classe|Importo
|02/03/2026|AB123CD|MILANO EST|BRESCIA OVEST|A|7,90 ## 2026-03-02 -790
|04/03/2026|AB123CD|BRESCIA OVEST|MILANO EST|A|7,90 ## 2026-03-04 -790
|19/03/2026|EF456GH|VERONA SUD|MANTOVA NORD|B|4,10 ## 2026-03-19 -410
||||Totale pedaggi|19,90
=== 509 fuel cards: a total per card
> 40: Estratto conto carte carburante al 31/03/2026 > 400: Cliente 004411
@cols 40 100 180 290 r380 r460 r540
> 40: Carta 7001 0011 2233 - Targa AB123CD
|Data|Ora|Stazione|Prodotto|Litri|Prezzo|Importo
|02/03/2026|09:10|MILANO 04411|GASOLIO|40,00|1,700|68,00 ## 2026-03-02 -6800
|15/03/2026|19:22|LODI 04588|GASOLIO|35,00|1,720|60,20 ## 2026-03-15 -6020
|||Totale carta||75,00||128,20
=== 510 takings of a terminal, gross, fee and net by day
> 40: Rendiconto esercente > 400: Marzo 2026
> 40: Punto vendita BAR CENTRALE - Codice esercente 00098765
@cols 40 120 r250 r340 r440 r540
|Data operazioni|Data accredito|N. operazioni|Lordo|Commissioni|Netto accreditato
|02/03/2026|04/03/2026|12|640,00|-7,68|632,32 ## 2026-03-02 63232
|03/03/2026|05/03/2026|4|95,50|-1,15|94,35 ## 2026-03-03 9435
|16/03/2026|18/03/2026|9|410,00|-4,92|405,08 ## 2026-03-16 40508
||Totale|25|1.145,50|-13,75|1.131,75
=== 511 amounts without a sign beside their running balance, newest first
> 40: Movimenti conto > 400: Conto 000123456
@cols 40 110 r430 r540
|Data|Descrizione|Importo|Saldo
|20/03/2026|Energia Padana|86,10|860,70 ## 2026-03-20 -8610
|16/03/2026|Officina Bassi|450,00|946,80 ## 2026-03-16 45000
|02/03/2026|Bar Centrale|3,20|496,80 ## 2026-03-02 -320
|28/02/2026|Saldo||500,00
=== 512 the side in brackets behind the words
@asks
> 40: Storico operazioni > 400: dal 01/03/2026 al 31/03/2026
@cols 40 120 r540
|Data|Operazione|Importo
|02/03/2026|Bar Centrale (addebito)|3,20 ## 2026-03-02 -320
|05/03/2026|Lia Bassi (accredito)|50,00 ## 2026-03-05 5000
|19/03/2026|Mercato Coperto (addebito)|18,40 ## 2026-03-19 -1840
|20/03/2026|Edicola Sole (addebito)|2,00 ## 2026-03-20 -200
=== 513 a summary before the rows, and the rows on two pages
@open 1.000,00
> 40: Banca Alfa > 400: Estratto conto al 31/03/2026
> 40: Riepilogo
> 40: Saldo iniziale al 28/02/2026 > r540: 1.000,00
> 40: Totale uscite > r540: -89,30
> 40: Totale entrate > r540: 450,00
> 40: Saldo finale al 31/03/2026 > r540: 1.360,70
@cols 40 110 180 r540
|Data|Valuta|Descrizione|Importo
|02/03/2026|02/03/2026|Bar Centrale|{-} ## 2026-03-02 -320
|05/03/2026|05/03/2026|Officina Bassi|{-} ## 2026-03-05 45000
---
> 40: Banca Alfa > 400: Pagina 2 di 2
|Data|Valuta|Descrizione|Importo
|19/03/2026|19/03/2026|Energia Padana|{-} ## 2026-03-19 -8610
=== 514 payouts of a processor of cards, listed with their state
> 40: Bonifici ricevuti > 400: Negozio MERCERIA LUNA
@cols 40 120 220 r540
|Data|Riferimento|Stato|Importo
|05/03/2026|PO-1122|Pagato|340,20 ## 2026-03-05 34020
|12/03/2026|PO-1130|Pagato|120,00 ## 2026-03-12 12000
|19/03/2026|PO-1141|Fallito|88,40
=== 515 card: two tables, spends and then payments and credits, each with a title
> 40: Carta Verde Business > 400: Estratto conto 03/2026 - chiuso il 31/03/2026
@cols 40 110 r540
> 40: Le tue spese
|Data|Descrizione|Importo
|02/03/2026|FERRAMENTA NORD|34,20 ## 2026-03-02 -3420
|09/03/2026|ALBERGO DUE TORRI|120,00 ## 2026-03-09 -12000
||Totale spese|154,20
> 40: I tuoi pagamenti e accrediti
|Data|Descrizione|Importo
|05/03/2026|Addebito diretto SEPA|845,20 ## 2026-03-05 84520
|19/03/2026|ALBERGO DUE TORRI storno|20,00 ## 2026-03-19 2000
||Totale pagamenti e accrediti|865,20
=== 516 revolving card: instalment, interest and fees among the charges
> 40: Estratto conto carta revolving **** 9090 > 400: 31/03/2026
> 40: Debito residuo precedente > r540: 1.200,00
@cols 40 110 r430 r540
|Data|Descrizione|Addebiti|Accrediti
|05/03/2026|RATA MENSILE DA C/C||100,00 ## 2026-03-05 10000
|12/03/2026|MERCATO COPERTO|18,40| ## 2026-03-12 -1840
|31/03/2026|INTERESSI|15,20| ## 2026-03-31 -1520
|31/03/2026|SPESE INVIO ESTRATTO|1,10| ## 2026-03-31 -110
> 40: Debito residuo attuale > r540: 1.134,70
=== 517 an exchange of coins: only the euro account
> 40: Estratto del portafoglio EUR > 400: dal 01/03/2026 al 31/03/2026
@cols 40 130 300 r400 r470 r545
|Data e ora|Tipo|Riferimento|Importo|Commissione|Saldo
|02/03/2026 09:10|Deposito SEPA|D-1|500,00|0,00|500,00 ## 2026-03-02 50000
|04/03/2026 10:00|Acquisto BTC|T-2|-200,00|-1,00|299,00 ## 2026-03-04 -20100
|19/03/2026 12:30|Vendita ETH|T-3|150,00|-0,75|448,25 ## 2026-03-19 14925
=== 518 what a delivery service pays, with the sum of its parts
> 40: Rendiconto settimanale > 400: dal 02/03/2026 al 22/03/2026
@cols 40 r190 r290 r390 r540
|Data|Vendite|Commissioni|Rettifiche|Da accreditare
|08/03/2026|240,00|-72,00|0,00|168,00 ## 2026-03-08 16800
|15/03/2026|310,00|-93,00|-12,00|205,00 ## 2026-03-15 20500
|22/03/2026|180,00|-54,00|0,00|126,00 ## 2026-03-22 12600
=== 519 a card's days with their month alone, year in the heading
> 40: CartaPiu - Estratto conto mensile > 400: Marzo 2026
> 40: Addebito in conto il 15/04/2026: euro 166,90
@cols 40 r540
> 40: Data > 100: Esercente > r540: Euro
> 40: 02/03 > 100: FERRAMENTA NORD > r540: 34,20 ## 2026-03-02 -3420
> 40: 09/03 > 100: ALBERGO DUE TORRI > r540: 120,00 ## 2026-03-09 -12000
> 40: 19/03 > 100: TRENORD > r540: 12,70 ## 2026-03-19 -1270
`;
