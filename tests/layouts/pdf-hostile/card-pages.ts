/** Printed statements of cards and of what pays like one, written before the reader was looked at again. */
export const CARD_PAGES_PDFS = `
=== 601 credit card: boxes of figures above, two days, foreign amounts in a column of their own, credits with a minus behind
@size 8
> 40: CARTA AURORA CLASSIC > 420: Estratto conto n. 3/2026
> 40: Titolare > 200: Numero carta > 360: Data estratto conto
> 40: LIA BASSI > 200: 4532 **** **** 1177 > 360: 31/03/2026

> 40: Saldo precedente > 180: Pagamenti > 300: Nuove spese > 420: Saldo dovuto
> 40: 612,40 > 180: 612,40 > 300: 318,75 > 420: 318,75

@cols 40 105 170 r420 r550
|Data|Data|Descrizione delle operazioni|Importo in|Importo
|operazione|registrazione||altre valute|in euro
|10/03/2026|10/03/2026|ADDEBITO SALDO PRECEDENTE SU C/C||612,40- ## 2026-03-10 61240
|04/03/2026|05/03/2026|COLORIFICIO VALLE BRESCIA||84,30 ## 2026-03-05 -8430
|11/03/2026|13/03/2026|MAPLE SOFTWARE TORONTO|CAD 60,00|39,45 ## 2026-03-13 -3945
|17/03/2026|18/03/2026|HOTEL AL MOLO TRIESTE||210,00 ## 2026-03-18 -21000
|26/03/2026|27/03/2026|COLORIFICIO VALLE RESO||15,00- ## 2026-03-27 1500
||||TOTALE SPESE|318,75
=== 602 cards of a company, a section each with its own total, then the total of the account
> 40: RIEPILOGO CARTE AZIENDALI > 420: Periodo: 01/03/2026 - 31/03/2026
> 40: Intestatario: TIPOGRAFIA DEL GOLFO SRL > 420: Pagina 1 di 2
@cols 40 95 150 r540
|Data op.|Data cont.|Causale|Importo
> 40: Carta n. 5188 **** **** 0041 UGO NERI
|03/03/2026|04/03/2026|Distributore Val Trompia|72,10 ## 2026-03-04 -7210 #51880041
|12/03/2026|13/03/2026|Trattoria al Ponte|41,50 ## 2026-03-13 -4150 #51880041
|20/03/2026|23/03/2026|Parcheggio Stazione|12,00 ## 2026-03-23 -1200 #51880041
|||Totale movimenti carta n. 5188 **** **** 0041|125,60
> 40: Carta n. 5188 **** **** 0058 ANNA VERDI
|06/03/2026|09/03/2026|Inchiostri Pavia|310,00 ## 2026-03-09 -31000 #51880058
---
> 40: RIEPILOGO CARTE AZIENDALI > 420: Periodo: 01/03/2026 - 31/03/2026
> 40: Intestatario: TIPOGRAFIA DEL GOLFO SRL > 420: Pagina 2 di 2
|Data op.|Data cont.|Causale|Importo
|19/03/2026|20/03/2026|Carta e Cartoni Sud|128,40 ## 2026-03-20 -12840 #51880058
|||Totale movimenti carta n. 5188 **** **** 0058|438,40
|||Totale addebito in conto corrente|564,00
=== 603 charge card: payments and charges in parts, credits marked CR, foreign spend on the line below
> 40: CARTA BRUGHIERA PLATINO
> 40: Preparato per UGO NERI > 300: Conto n. xxxx-xxxxxx-31008 > 480: 28/03/26
> 40: Saldo precedente EUR > 170: Pagamenti e accrediti > 310: Nuovi addebiti > 430: Nuovo saldo EUR
> 40: 1.204,50 > 170: 1.204,50 CR > 310: 468,80 > 430: 468,80

@cols 40 110 r480 r560
|Data transazione|Dettagli|Importo in valuta|Importo in Euro
|09.03.26|ADDEBITO RICEVUTO. GRAZIE||1.204,50 CR ## 2026-03-09 120450
> 110: Nuove operazioni di UGO NERI
|02.03.26|LIBRERIA DEL CORSO TORINO||38,90 ## 2026-03-02 -3890
|08.03.26|GRAND LAKE HOTEL CHICAGO|US Dollars 430,00|395,10 ## 2026-03-08 -39510
||Cambio 1 EUR = 1,0883 USD
|21.03.26|TAXI LINATE MILANO||34,80 ## 2026-03-21 -3480
||Totale nuove operazioni di UGO NERI||468,80
=== 604 prepaid card in the style of a post office: debits and credits apart, no balance, final box
> 40: Lista movimenti carta prepagata 4023 **** **** 5511 > 420: dal 01/02/2026 al 28/02/2026
@cols 40 110 r250 r330 345
|Data contabile|Data valuta|Addebiti|Accrediti|Descrizione operazioni
|02/02/2026|31/01/2026|18,90||PAGAMENTO POS FERRAMENTA ADIGE ## 2026-02-02 -1890
|05/02/2026|05/02/2026||200,00|RICARICA CARTA DA UFFICIO ## 2026-02-05 20000
|05/02/2026|05/02/2026|1,00||COMMISSIONE RICARICA ## 2026-02-05 -100
|14/02/2026|13/02/2026|60,00||PRELIEVO ATM 08211 ## 2026-02-14 -6000
|20/02/2026|18/02/2026||18,90|STORNO POS FERRAMENTA ADIGE ## 2026-02-20 1890
> 40: Saldo disponibile > 200: Saldo contabile
> 40: 241,30 > 200: 241,30
=== 605 wallet statement: gross, fee, net and balance, state, ids on the line below
@open 320,00
> 40: Conto Borsellino - Riepilogo attivita > 400: 1-31 marzo 2026
> 40: ID cliente BRS-004411 - Valuta EUR
> 40: Saldo di apertura > r560: 320,00
@cols 40 100 r350 r420 r490 r560
|Data|Descrizione|Lordo|Tariffa|Netto|Saldo
|03/03/2026|Pagamento ricevuto da Anna Verdi|120,00|-4,43|115,57|435,57 ## 2026-03-03 11557
||ID: 7TX9921AA03
|09/03/2026|Pagamento a Stampa Veloce Srl|-48,00|0,00|-48,00|387,57 ## 2026-03-09 -4800
||ID: 7TX9921AB19
|15/03/2026|Rimborso a Anna Verdi|-20,00|0,35|-19,65|367,92 ## 2026-03-15 -1965
||ID: 7TX9921AC77
|30/03/2026|Trasferimento su conto bancario|-300,00|0,00|-300,00|67,92 ## 2026-03-30 -30000
> 40: Saldo di chiusura > r560: 67,92
=== 606 revolving card: debt before and after, interest, payment by direct debit marked with a minus
> 40: ESTRATTO CONTO CARTA SERENA > 400: Codice cliente 0099811
> 40: Sig. UGO NERI > 400: Chiusura al 31/03/2026
> 40: Fido concesso > 200: 2.000,00
> 40: Debito residuo estratto precedente > r300: 940,00
> 40: Debito residuo attuale > r300: 918,42
> 40: Importo rata mensile > r300: 100,00
> 40: Disponibilita residua > r300: 1.081,58

@cols 40 110 r500
|Data|Descrizione movimento|Importo
|05/03/2026|Pagamento rata con addebito diretto|-100,00 ## 2026-03-05 10000
|11/03/2026|Acquisto Mobili Colle|65,00 ## 2026-03-11 -6500
|31/03/2026|Interessi TAN 15,90%|11,42 ## 2026-03-31 -1142
|31/03/2026|Imposta di bollo|2,00 ## 2026-03-31 -200
=== 607 fuel cards: vehicles as titles, net and with tax, the invoice total
> 40: ALLEGATO FATTURA N. 88120 DEL 31/03/2026 > 420: Cliente 55120
> 40: Dettaglio rifornimenti
@cols 40 100 130 250 r360 r430 r490 r550
|Data|Ora|Punto vendita|Prodotto|Litri|Prezzo|Imponibile|Totale
> 40: Targa GA114ZX - Carta 70280011
|03/03/2026|08:12|LONATO SUD|DIESEL|38,20|1,680|52,60|64,18 ## 2026-03-03 -6418
|17/03/2026|18:40|PESCHIERA|DIESEL|41,00|1,700|57,13|69,70 ## 2026-03-17 -6970
||||Totale targa GA114ZX|79,20||109,73|133,88
> 40: Targa GB990KL - Carta 70280029
|09/03/2026|07:55|MANTOVA NORD|BENZINA|30,00|1,810|44,51|54,30 ## 2026-03-09 -5430
||||Totale targa GB990KL|30,00||44,51|54,30
> 40: Totale rifornimenti > r490: 154,24 > r550: 188,18
=== 608 tolls: box with the parts of the invoice, then passages by device
> 40: Elenco viaggi > 400: Contratto 77120045
> 40: Periodo di fatturazione: marzo 2026
> 40: Pedaggi 20,60 > 200: Canone 2,30 > 320: Totale documento 22,90
@cols 40 100 150 280 410 r540
> 40: Apparato 009911822 - Targa GA114ZX
|Data|Ora|Ingresso|Uscita|Classe|Pedaggio EUR
|04/03/2026|07:30|BRESCIA EST|VERONA SUD|A|5,10 ## 2026-03-04 -510
|04/03/2026|18:05|VERONA SUD|BRESCIA EST|A|5,10 ## 2026-03-04 -510
|12/03/2026|09:44|MILANO BARRIERA|LODI|A|10,40 ## 2026-03-12 -1040
|||||Totale apparato|20,60
=== 609 account of an app: month by name, amounts signed, ends with explanations
@open 1.250,00
> 40: Estratto conto > 300: Emesso il 01 apr 2026
> 40: LIA BASSI - IBAN IT00 X000 0000 0000 0000 0000 000
> 40: Saldo iniziale > r250: €1.250,00
> 40: Denaro in uscita > r250: €161,20
> 40: Denaro in entrata > r250: €75,00
> 40: Saldo finale > r250: €1.163,80
@cols 40 120 r400 r480 r560
|Data|Descrizione|Denaro in uscita|Denaro in entrata|Saldo
|2 mar 2026|Officina del Borgo|€120,00||€1.130,00 ## 2026-03-02 -12000
||Carta: 5301******4410
|9 mar 2026|Ricarica da Lia Bassi||€75,00|€1.205,00 ## 2026-03-09 7500
||Da: conto *7781
|18 mar 2026|Nube Servizi|€41,20||€1.163,80 ## 2026-03-18 -4120
||Importo originale: $44,90 (tasso 1 EUR = 1,0898 USD)
> 40: Per segnalare una carta smarrita chiama il numero 800 000 000.
=== 610 instalment plans below the movements, with days and amounts that are no movements
> 40: Carta Ginepro - Estratto conto del 31/03/2026 > 420: Carta **** 6620
> 40: Intestata a ANNA VERDI
@cols 40 110 r540
|Data|Descrizione|Importo EUR
|02/03/2026|MERCATO COPERTO|48,20 ## 2026-03-02 -4820
|14/03/2026|RATA 3 DI 6 ELETTRODOMESTICI RIVA|100,00 ## 2026-03-14 -10000
|22/03/2026|CALZATURE ALPI|79,00 ## 2026-03-22 -7900
||Totale da addebitare sul conto corrente il 15/04/2026|227,20

> 40: PIANI RATEALI ATTIVI
@cols 40 110 r300 r380 r460 r540
|Data acquisto|Negozio|Importo|Rate pagate|Rate residue|Debito residuo
|14/01/2026|ELETTRODOMESTICI RIVA|600,00|3|3|300,00
=== 611 the sign in a column of its own behind the amount
> 40: Banca del Sole - Carta di credito Business > 420: 31 marzo 2026
> 40: Titolare UGO NERI > 420: **** 0912
@cols 40 110 180 r510 520
|Data operazione|Data contabile|Descrizione|Importo|Segno
|01/03/2026|02/03/2026|NOLEGGIO FURGONI LECCO|180,00|- ## 2026-03-02 -18000
|05/03/2026|05/03/2026|PAGAMENTO ESTRATTO CONTO|520,00|+ ## 2026-03-05 52000
|12/03/2026|13/03/2026|BAR STAZIONE|4,80|- ## 2026-03-13 -480
|24/03/2026|25/03/2026|NOLEGGIO FURGONI LECCO STORNO|30,00|+ ## 2026-03-25 3000
=== 612 payouts of a terminal by day, with gross by circuit and what was sent
> 40: RENDICONTO INCASSI POS > 400: Esercente: GELATERIA LAGO
> 40: Codice 0077120 > 400: Marzo 2026
@cols 40 110 r220 r300 r380 r460 r545
|Data valuta|N. transazioni|Debito|Credito|Totale lordo|Commissioni|Accredito netto
|03/03/2026|18|210,00|95,00|305,00|3,05|301,95 ## 2026-03-03 30195
|04/03/2026|11|140,00|20,00|160,00|1,60|158,40 ## 2026-03-04 15840
|05/03/2026|22|300,50|119,50|420,00|4,20|415,80 ## 2026-03-05 41580
|Totale|51|650,50|234,50|885,00|8,85|876,15
=== 613 card: days without year, the year in the period, amounts with the currency behind
> 40: Estratto conto carta Onda > 350: Periodo 26/12/2025 - 25/01/2026
> 40: Lia Bassi > 350: Carta che termina per 3390
@cols 40 90 140 r540
|Oper.|Contab.|Esercente|Importo
|27/12|29/12|ENOTECA BORGO|64,00 EUR ## 2025-12-29 -6400
|31/12|02/01|RIFUGIO CIMA|120,50 EUR ## 2026-01-02 -12050
|08/01|09/01|CARTOLERIA SOLE|9,90 EUR ## 2026-01-09 -990
|||Totale operazioni|194,40 EUR
|||Addebito sul conto corrente il 10/02/2026|194,40 EUR
=== 614 account and card in one document: the card's table has columns of its own
@asks
> 40: Estratto carta e punti > 400: marzo 2026
> 40: Carta n. **** 8002 - LIA BASSI
@cols 40 110 r540
|Data|Esercente|Importo
|03/03/2026|PASTIFICIO MONTE|22,00 ## 2026-03-03 -2200
|16/03/2026|LIBRERIA CENTRALE|31,00 ## 2026-03-16 -3100

> 40: PROGRAMMA PUNTI
|Data|Operazione|Punti
|03/03/2026|Acquisto Pastificio Monte|22
|16/03/2026|Acquisto Libreria Centrale|31
=== 615 pages that go on: carried forward and brought forward, credits in a column of their own
> 40: CARTA QUERCIA ORO > 430: Foglio 1/2
> 40: Titolare carta: UGO NERI - 5299 **** **** 7004
@cols 40 105 170 r460 r550
|Data|Valuta|Descrizione|Addebiti|Accrediti
|02/03/2026|02/03/2026|FALEGNAMERIA ROSSO|340,00| ## 2026-03-02 -34000
|06/03/2026|06/03/2026|PAGAMENTO VS. ADDEBITO C/C||780,00 ## 2026-03-06 78000
|09/03/2026|09/03/2026|VIVAIO PRATO|56,40| ## 2026-03-09 -5640
|||A riportare|396,40|780,00
---
> 40: CARTA QUERCIA ORO > 430: Foglio 2/2
|Data|Valuta|Descrizione|Addebiti|Accrediti
|||Riporto|396,40|780,00
|18/03/2026|18/03/2026|FERRAMENTA NORD|23,60| ## 2026-03-18 -2360
|27/03/2026|27/03/2026|QUOTA ASSOCIATIVA|45,00| ## 2026-03-27 -4500
|||Totali|465,00|780,00
=== 616 meal vouchers of the office: charges with a plus balance
@open 40,00
> 40: Movimenti Card Pasti > 400: Collaboratore LIA BASSI
> 40: Dal 01/03/2026 al 31/03/2026
@cols 40 120 300 r450 r540
|Data|Operazione|Locale|Importo|Residuo
|02/03/2026|Ricarica|Azienda|{+}|{s} ## 2026-03-02 16000
|03/03/2026|Utilizzo|TAVOLA CALDA SUD|{+}|{s} ## 2026-03-03 -800
|04/03/2026|Utilizzo|BAR CENTRALE|{+}|{s} ## 2026-03-04 -1600
|09/03/2026|Utilizzo|TAVOLA CALDA SUD|{+}|{s} ## 2026-03-09 -800
=== 617 card with the exchange and the fee for it on rows below, all in words
> 40: Carta Maestrale - Estratto conto mensile > 420: 31.03.2026
> 40: Intestatario: ANNA VERDI > 420: n. **** 1450
> 40: Importo totale dovuto: 266,83 EUR > 300: Addebito in conto il 15.04.2026
@cols 40 105 170 r550
|Data acquisto|Data registrazione|Descrizione|Importo EUR
|03.03.2026|04.03.2026|LAGO BOOKS GENEVE|93,10 ## 2026-03-04 -9310
|||90,00 CHF al cambio 0,9667
|04.03.2026|04.03.2026|MAGGIORAZIONE CAMBIO|1,63 ## 2026-03-04 -163
|15.03.2026|17.03.2026|TRATTORIA AL PONTE|52,10 ## 2026-03-17 -5210
|22.03.2026|24.03.2026|FLOWER POT LONDON|120,00 ## 2026-03-24 -12000
|||GBP 101,22 al cambio 0,8435
=== 618 takings of an online shop: payouts, fees, refunds, balance after
@open 0,00
> 40: Balance report > 400: Mar 1 - Mar 31, 2026
@figures en
> 40: Currency: EUR
> 40: Starting balance > r560: {s}
@cols 40 120 r420 r490 r560
|Date|Type|Gross|Fee|Net
|Mar 3, 2026|Charge - Anna Verdi|120.00|-2.05|117.95 ## 2026-03-03 11795
|Mar 9, 2026|Refund - Anna Verdi|-20.00|0.00|-20.00 ## 2026-03-09 -2000
|Mar 12, 2026|Charge - Ugo Neri|75.00|-1.38|73.62 ## 2026-03-12 7362
|Mar 15, 2026|Payout|-150.00|0.00|-150.00 ## 2026-03-15 -15000
> 40: Ending balance > r560: {s}
=== 619 card: negative amounts are spends, a column of categories
> 40: I tuoi movimenti > 350: Carta Duna *2281 > 480: 31/03/2026
@cols 40 110 320 r540
|Data|Descrizione|Categoria|Importo
|28/03/2026|Supermercato Valle|Spesa|-64,12 € ## 2026-03-28 -6412
|21/03/2026|Palestra Onda|Sport|-39,00 € ## 2026-03-21 -3900
|10/03/2026|Addebito mensile|Pagamenti|+211,80 € ## 2026-03-10 21180
|04/03/2026|Rimborso Moda Sud|Abbigliamento|+25,00 € ## 2026-03-04 2500
=== 620 two cards of one account, sections that say what is charged and what is given back
> 40: ESTRATTO CONTO CARTE DI CREDITO > 420: Marzo 2026
> 40: ACQUISTI E PRELIEVI
@cols 40 120 r540
|Data|Descrizione|Importo
|02/03/2026|CASEIFICIO ALTO|33,00 ## 2026-03-02 -3300
|13/03/2026|ANTICIPO CONTANTE ATM|150,00 ## 2026-03-13 -15000
|14/03/2026|COMMISSIONE ANTICIPO CONTANTE|6,00 ## 2026-03-14 -600
||Totale acquisti e prelievi|189,00
> 40: RIMBORSI E ACCREDITI
|Data|Descrizione|Importo
|06/03/2026|ACCREDITO SALDO PRECEDENTE|412,00 ## 2026-03-06 41200
|20/03/2026|RESO CASEIFICIO ALTO|11,00 ## 2026-03-20 1100
||Totale rimborsi e accrediti|423,00
=== 621 card: amounts in an order of its own, the amount first
> 40: Carta Lume - movimenti contabilizzati > 420: aprile 2026
> 40: Titolare ANNA VERDI
@cols r110 130 200 280
|Importo|Data|Valuta|Dove
|-12,00 EUR|02/04/2026|02/04/2026|Edicola Sole ## 2026-04-02 -1200
|-88,40 EUR|08/04/2026|09/04/2026|Ottica Chiara ## 2026-04-08 -8840
|+350,00 EUR|10/04/2026|10/04/2026|Versamento del titolare ## 2026-04-10 35000
|-4,50 EUR|21/04/2026|22/04/2026|Bar Centrale ## 2026-04-21 -450
=== 622 card with rows not booked yet below their own title
> 40: Carta Brina **** 5540 > 400: Situazione al 20/03/2026
@cols 40 120 r540
> 40: Movimenti contabilizzati
|Data|Descrizione|Importo
|03/03/2026|LAVANDERIA BLU|-18,00 ## 2026-03-03 -1800
|05/03/2026|RIMBORSO ORTOFRUTTA|6,00 ## 2026-03-05 600
|16/03/2026|GOMMISTA DANTE|-220,00 ## 2026-03-16 -22000
> 40: Movimenti non ancora contabilizzati
|Data|Descrizione|Importo
|19/03/2026|FARMACIA PONTE|-14,50
`;
