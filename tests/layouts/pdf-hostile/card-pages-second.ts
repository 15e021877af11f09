/** A second lot of printed statements of cards, wallets and services of payment, written before the reader was looked at again. */
export const CARD_PAGES_SECOND_PDFS = `
=== 631 balance before, payments, charges and balance after tie; amounts all without a sign
> 40: CARTA BETULLA BUSINESS > 420: Estratto conto al 31/03/2026
> 40: Titolare: UGO NERI > 420: Carta n. **** **** **** 2204
> 40: Saldo precedente > r300: 730,15
> 40: Pagamenti ricevuti > r300: 730,15
> 40: Spese del periodo > r300: 262,90
> 40: Nuovo saldo > r300: 262,90

@cols 40 105 170 r540
|Data op.|Data reg.|Descrizione|Importo
|10/03/2026|10/03/2026|PAGAMENTO RICEVUTO|730,15 ## 2026-03-10 73015
|03/03/2026|04/03/2026|LEGNAMI FIUME|150,00 ## 2026-03-04 -15000
|15/03/2026|16/03/2026|TRATTORIA AL PONTE|62,90 ## 2026-03-16 -6290
|27/03/2026|30/03/2026|CARTOLERIA SOLE|50,00 ## 2026-03-30 -5000
=== 632 letters of the side behind each amount, a legend below, cash advance and fee
> 40: ESTRATTO CONTO CARTA DI CREDITO FAGGIO
> 40: n. 4021 **** **** 7710 - ANNA VERDI > 420: dal 01/03/2026 al 31/03/2026
@cols 40 100 160 r540
|Data|Registraz.|Descrizione|Importo EUR
|02/03/2026|03/03/2026|OREFICERIA DORA|240,00 D ## 2026-03-02 -24000
|05/03/2026|05/03/2026|ADDEBITO RID E/C PRECEDENTE|611,20 A ## 2026-03-05 61120
|14/03/2026|16/03/2026|ANTICIPO DI CONTANTE|100,00 D ## 2026-03-14 -10000
|14/03/2026|16/03/2026|COMMISSIONE ANTICIPO CONTANTE|4,00 D ## 2026-03-14 -400
> 40: Legenda: D = dare (a vostro debito), A = avere (a vostro credito)
=== 633 a page by holder, with the name of the holder on its rows and page totals
> 40: Estratto conto aziendale > 300: VETRERIA MURGIA SPA > 500: pag. 1/2
> 40: Data chiusura: 31.03.2026
@cols 40 95 150 300 400 r550
|Data|Reg.|Esercente|Localita|Titolare|EUR
|02.03.26|03.03.26|HOTEL VELA|CAGLIARI|BASSI L.|180,00 ## 2026-03-02 -18000
|05.03.26|06.03.26|FERRY LINES|OLBIA|BASSI L.|96,40 ## 2026-03-05 -9640
|09.03.26|10.03.26|RISTORANTE MIRTO|NUORO|NERI U.|44,00 ## 2026-03-09 -4400
|||||Totale pagina|320,40
---
> 40: Estratto conto aziendale > 300: VETRERIA MURGIA SPA > 500: pag. 2/2
|Data|Reg.|Esercente|Localita|Titolare|EUR
|16.03.26|17.03.26|SILICA TRADE|GENK BE|NERI U.|310,00 ## 2026-03-16 -31000
|20.03.26|23.03.26|TAXI ELMAS|CAGLIARI|BASSI L.|25,00 ## 2026-03-20 -2500
|||||Totale pagina|335,00
|||||Totale generale|655,40
=== 634 rates and dates of the contract below the rows
> 40: Carta Larice - Estratto conto n. 03 > 420: 31/03/2026
> 40: Gentile LIA BASSI, ecco le operazioni della sua carta **** 9021
@cols 40 110 180 r540
|Data operazione|Data contabile|Causale|Importo
|04/03/2026|05/03/2026|Acquisto MERCERIA NODI|31,20 ## 2026-03-05 -3120
|18/03/2026|19/03/2026|Acquisto TEATRO NUOVO|54,00 ## 2026-03-19 -5400
|20/03/2026|20/03/2026|Storno MERCERIA NODI|-31,20 ## 2026-03-20 3120
|||Totale da addebitare il 15/04/2026|54,00

> 40: Condizioni economiche
> 40: dal 01/01/2026 TAN 15,90 TAEG 18,44
> 40: dal 01/03/2026 TAN 14,90 TAEG 17,02
=== 635 a payment slip at the foot, with its own day and amount
> 40: Carta Salice > 350: Rendiconto mensile > 480: 28/02/2026
> 40: Cliente: UGO NERI > 350: Contratto 88.120.45
@cols 40 110 r430 r540
|Data|Operazione|Addebito|Accredito
|01/02/2026|Rata pagata con bollettino||150,00 ## 2026-02-01 15000
|09/02/2026|Spesa presso ARREDI COLLE|320,00| ## 2026-02-09 -32000
|28/02/2026|Interessi sul mese|8,12| ## 2026-02-28 -812

@at 760
> 40: Bollettino di pagamento > 300: Scadenza 15/03/2026 > r540: Euro 150,00
=== 636 the foreign amount, its rate and the fee in columns; a fee on each
> 40: CARD STATEMENT - CARTA ABETE > 420: March 2026
@figures en
> 40: Cardholder: ANNA VERDI > 420: Card ending 4471
@cols 40 100 r330 r400 r470 r550
|Date|Merchant|Foreign amount|Rate|Fee|Amount EUR
|03 Mar 2026|PAPER MILL LEEDS|GBP 100.00|0.8500|1.76|119.41 ## 2026-03-03 -11941
|11 Mar 2026|BAR CENTRALE||||3.20 ## 2026-03-11 -320
|20 Mar 2026|CLOUD NORTH OSLO|NOK 500.00|11.5000|0.65|44.13 ## 2026-03-20 -4413
||Total purchases||||166.74
=== 637 purchases, then payments, each a table without titles of its own
> 40: Carta Cipresso Oro > 400: Estratto conto del 31/03/2026
> 40: Intestatario LIA BASSI > 400: n. **** 3320
@cols 40 110 r540
|Data|Descrizione|Importo in euro
> 40: Spese
|02/03/2026|OFFICINA DEL BORGO|210,00 ## 2026-03-02 -21000
|12/03/2026|EDICOLA SOLE|6,50 ## 2026-03-12 -650
||Totale spese|216,50
> 40: Pagamenti
|10/03/2026|ADDEBITO SU CONTO CORRENTE|388,70 ## 2026-03-10 38870
||Totale pagamenti|388,70
> 40: Rimborsi
|21/03/2026|OFFICINA DEL BORGO|25,00 ## 2026-03-21 2500
||Totale rimborsi|25,00
=== 638 description on two lines, the second with a day and a place
> 40: Movimenti carta prepagata Pino > 400: **** 6604
> 40: Saldo iniziale al 01/03/2026 > r550: 120,00
@open 120,00
@cols 40 105 170 r470 r550
|Data cont.|Data val.|Descrizione|Importo|Saldo
|03/03/2026|02/03/2026|PAGAMENTO CONTACTLESS|-14,00|106,00 ## 2026-03-03 -1400
|||del 02/03/2026 ore 13:11 BAR STAZIONE LODI
|09/03/2026|08/03/2026|PAGAMENTO ONLINE|-29,90|76,10 ## 2026-03-09 -2990
|||del 08/03/2026 ore 21:40 NUBE SERVIZI
|20/03/2026|20/03/2026|RICARICA DA BONIFICO|100,00|176,10 ## 2026-03-20 10000
|||ordinante UGO NERI
> 40: Saldo finale al 31/03/2026 > r550: 176,10
=== 639 days as 02MAR, currency before the amount, balance to pay
> 40: CARTA OLMO CORPORATE > 420: PERIODO 01MAR26 - 31MAR26
> 40: INTESTATA A UGO NERI
@cols 40 90 r540
> 40: 02MAR26 > 100: RENT A VAN PADOVA > r540: EUR 165,00 ## 2026-03-02 -16500
> 40: 11MAR26 > 100: AUTOSTRADE PEDAGGIO > r540: EUR 12,40 ## 2026-03-11 -1240
> 40: 25MAR26 > 100: ALBERGO DUE TORRI > r540: EUR 98,00 ## 2026-03-25 -9800
> 100: IMPORTO DOVUTO > r540: EUR 275,40
=== 640 wallet in the words of its app: kind and other side, amounts signed, day as title
> 40: Borsellino Onda - Riepilogo > 400: marzo 2026
> 40: 3 marzo 2026
> 60: Pagamento a Bar Centrale > r540: -3,20 € ## 2026-03-03 -320
> 60: Ricevuto da Anna Verdi > r540: +20,00 € ## 2026-03-03 2000
> 40: 10 marzo 2026
> 60: Ricarica settimanale > r540: +50,00 € ## 2026-03-10 5000
> 60: Pagamento a Mercato Coperto > r540: -18,40 € ## 2026-03-10 -1840
> 40: 27 marzo 2026
> 60: Cashback > r540: +0,92 € ## 2026-03-27 92
=== 641 takings by app of a shop: fee included, what is owed and what was paid
> 40: Riepilogo incassi negozio > 400: MERCERIA LUNA
> 40: Periodo 01/03/2026 - 15/03/2026
@cols 40 110 230 r370 r450 r540
|Data|Ora|ID pagamento|Importo|Commissione|Netto
|02/03/2026|10:02|P-8811|25,00|0,25|24,75 ## 2026-03-02 2475
|05/03/2026|17:45|P-8829|40,00|0,40|39,60 ## 2026-03-05 3960
|12/03/2026|11:31|P-8870|8,00|0,00|8,00 ## 2026-03-12 800
|||Totale|73,00|0,65|72,35
=== 642 a German charge card: foreign amount, exchange and euro, a minus behind payments
> 40: Kreditkartenabrechnung > 420: 31.03.2026
> 40: Karteninhaber: LIA BASSI > 420: Kartennummer 5299 XXXX XXXX 1180
@cols 40 100 160 r420 r540
|Kaufdatum|Buchung|Händler|Fremdwährung|Betrag in EUR
|02.03.2026|03.03.2026|PAPIERLADEN BOZEN||18,90 ## 2026-03-03 -1890
|09.03.2026|11.03.2026|ALPHA STORE ZURICH|CHF 40,00|42,10 ## 2026-03-11 -4210
|15.03.2026|15.03.2026|ZAHLUNG ERHALTEN - VIELEN DANK||-301,55 ## 2026-03-15 30155
||||Zu zahlender Betrag|61,00
=== 643 fuel: a cardholder per line, tax apart, discounts negative, a sum of each product
> 40: Estratto conto carburanti > 350: Fattura 4120 del 31/03/2026
> 40: Cliente: TRASPORTI ALTO ADDA SRL
@cols 40 100 170 260 r350 r420 r480 r550
|Data|Carta|Targa|Stazione|Litri|Euro/litro|Sconto|Importo
|02/03/2026|0011|GA114ZX|BERGAMO 3|50,00|1,700|-1,00|84,00 ## 2026-03-02 -8400 #0011
|09/03/2026|0029|GB990KL|LECCO 1|32,00|1,720|-0,64|54,40 ## 2026-03-09 -5440 #0029
|23/03/2026|0011|GA114ZX|BERGAMO 3|48,50|1,690|-0,97|81,00 ## 2026-03-23 -8100 #0011
||||Totale gasolio|130,50||-2,61|219,40
=== 644 amounts signed, spends negative, the sum of spends and of credits apart below
> 40: Lista movimenti carta > 420: Carta Tiglio *8871
> 40: dal 01/03/2026 al 31/03/2026
@cols 40 110 180 r540
|Data|Valuta|Descrizione|Importo
|30/03/2026|30/03/2026|Canone mensile carta|-2,00 ## 2026-03-30 -200
|19/03/2026|18/03/2026|Pagamento pos Ottica Chiara|-140,00 ## 2026-03-19 -14000
|12/03/2026|12/03/2026|Ricarica da conto corrente|250,00 ## 2026-03-12 25000
|06/03/2026|04/03/2026|Prelievo sportello|-50,00 ## 2026-03-06 -5000
> 40: Totale addebiti > r540: -192,00
> 40: Totale accrediti > r540: 250,00
=== 645 points and the card's rows beside each other on one line: points behind the amount
> 40: Carta Acero Fidelity > 400: Estratto conto marzo 2026
> 40: Titolare ANNA VERDI - carta **** 6001
@cols 40 110 r440 r540
|Data acquisto|Negozio|Importo EUR|Punti
|03/03/2026|PASTIFICIO MONTE|22,00|22 ## 2026-03-03 -2200
|16/03/2026|LIBRERIA CENTRALE|31,00|31 ## 2026-03-16 -3100
|25/03/2026|VIVAIO PRATO|18,50|18 ## 2026-03-25 -1850
||Totale|71,50|71
=== 646 meal vouchers bought by the office: orders and what they cost
> 40: Estratto conto ordini buoni pasto > 400: Cliente LEGNAMI FIUME SRL
@cols 40 110 200 r330 r430 r540
|Data ordine|N. ordine|Tipo|Buoni|Valore|Totale addebitato
|02/03/2026|O-118|Elettronico|100|8,00|800,00 ## 2026-03-02 -80000
|16/03/2026|O-131|Elettronico|40|8,00|320,00 ## 2026-03-16 -32000
=== 647 a card's statement drawn in pieces, the amount's sign apart
@draw words
> 40: Carta Castagno - estratto conto > 420: 31/03/2026
> 40: Titolare carta UGO NERI
@cols 40 110 r540
|Data|Descrizione|Importo
|02/03/2026|VIVAIO PRATO|- 18,50 ## 2026-03-02 -1850
|10/03/2026|PAGAMENTO SALDO PRECEDENTE|+ 402,10 ## 2026-03-10 40210
|17/03/2026|GOMMISTA DANTE|- 220,00 ## 2026-03-17 -22000
|26/03/2026|FARMACIA PONTE|- 9,90 ## 2026-03-26 -990
=== 648 two currencies of one card, a section each
> 40: Carta Sambuco multivaluta > 400: estratto al 31/03/2026
> 40: Operazioni in EUR
@cols 40 110 r540
|Data|Descrizione|Importo (EUR)
|03/03/2026|BAR CENTRALE|-3,20 ## 2026-03-03 -320
|10/03/2026|RICARICA DA CONTO|300,00 ## 2026-03-10 30000
> 40: Operazioni in USD
|Data|Descrizione|Importo (USD)
|12/03/2026|RICARICA DA CAMBIO|216,00 ## 2026-03-12 21600 USD
|19/03/2026|NUBE SERVIZI|-99,00 ## 2026-03-19 -9900 USD
=== 649 tolls and parking of a device, a service column, total with tax
@asks
> 40: Dettaglio consumi > 350: Fattura n. T-7712 del 31/03/2026
> 40: Cliente ANNA VERDI > 350: Dispositivo 0099-1
@cols 40 110 200 r420 r480 r550
|Data|Servizio|Dettaglio|Imponibile|IVA|Importo
|02/03/2026|Pedaggio|BRESCIA EST - VERONA SUD|4,18|0,92|5,10 ## 2026-03-02 -510
|09/03/2026|Parcheggio|LINATE P2|16,39|3,61|20,00 ## 2026-03-09 -2000
|22/03/2026|Pedaggio|MILANO - LODI|8,52|1,88|10,40 ## 2026-03-22 -1040
|||Totale|29,09|6,41|35,50
=== 650 card whose page says that credits are marked with a minus
> 40: Estratto conto mensile Carta Noce > 420: Marzo 2026
> 40: Gli importi preceduti dal segno - sono a credito del titolare.
@cols 40 100 160 r540
|Data|Contabile|Descrizione|Importo in Euro
|04/03/2026|05/03/2026|CALZATURE ALPI|79,00 ## 2026-03-04 -7900
|10/03/2026|10/03/2026|ADDEBITO IN C/C|-512,30 ## 2026-03-10 51230
|21/03/2026|23/03/2026|CALZATURE ALPI|-79,00 ## 2026-03-21 7900
|28/03/2026|30/03/2026|SUPERMERCATO VALLE|61,10 ## 2026-03-28 -6110
`;
