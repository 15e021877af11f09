/** A lot of printed statements of cards, wallets and services of payment that was held back until the first two were read. */
export const CARD_PAGES_HELD_PDFS = `
=== 661 credit card: payment slip words above, spends grouped by month of posting, one total
> 40: Carta Gelso Premium > 430: Estratto conto
> 40: LIA BASSI > 430: del 31/03/2026
> 40: Carta: 5412 **** **** 3098 > 430: Fido: 3.000,00 euro
@cols 40 110 180 r440 r545
|Data operazione|Data contabile|Descrizione|Valuta estera|Importo euro
|26/02/2026|02/03/2026|STAMPE RAPIDE VERONA||45,00 ## 2026-03-02 -4500
|03/03/2026|05/03/2026|HARBOUR INN DUBLIN||188,30 ## 2026-03-05 -18830
|11/03/2026|13/03/2026|ATELIER KAFFEE WIEN||12,60 ## 2026-03-13 -1260
|16/03/2026|18/03/2026|SKYLINE TOOLS BOSTON|USD 52,00|48,20 ## 2026-03-18 -4820
||||Totale spese|294,10
=== 662 statement of a bank's cards: payment with plus behind, spends bare
> 40: BANCA DELLE VALLI - CARTE DI CREDITO > 440: 31.03.2026
> 40: Estratto conto intestato a UGO NERI
@cols 40 110 r540
|Data|Descrizione dell'operazione|Importo EUR
|04.03.2026|GARAGE SAN MARCO|30,00 ## 2026-03-04 -3000
|08.03.2026|ADDEBITO SALDO PRECEDENTE|415,60+ ## 2026-03-08 41560
|15.03.2026|MESTICHERIA ARNO|71,25 ## 2026-03-15 -7125
|22.03.2026|RESO MESTICHERIA ARNO|10,00+ ## 2026-03-22 1000
|29.03.2026|LIBRERIA CENTRALE|19,90 ## 2026-03-29 -1990
=== 663 business cards: number of the card on each row, unsigned, grand total
> 40: Report spese carte aziendali > 400: Marzo 2026
> 40: Azienda: VIVAI DEL SILE SRL
@cols 40 100 170 270 r545
|Data|Carta|Dipendente|Esercente|Importo
|02/03/2026|*1188|BASSI LIA|Hotel Vela|140,00 ## 2026-03-02 -14000 #*1188
|05/03/2026|*2299|NERI UGO|Taxi Elmas|22,50 ## 2026-03-05 -2250 #*2299
|17/03/2026|*1188|BASSI LIA|Trattoria Mirto|37,00 ## 2026-03-17 -3700 #*1188
|25/03/2026|*2299|NERI UGO|Cartoleria Sole|16,40 ## 2026-03-25 -1640 #*2299
||||Totale generale|215,90
=== 664 three parts with their titles in capitals: payments, spends, fees
> 40: CARTA MIRTO GOLD > 420: ESTRATTO AL 31/03/2026
> 40: TITOLARE ANNA VERDI > 420: CARTA N. **** 5520
@cols 40 110 r540
> 40: PAGAMENTI RICEVUTI
|Data|Descrizione|Importo
|09/03/2026|Addebito diretto su conto corrente|533,80 ## 2026-03-09 53380
> 40: ACQUISTI
|Data|Descrizione|Importo
|03/03/2026|Ottica Chiara|160,00 ## 2026-03-03 -16000
|19/03/2026|Cantina Poggio|48,50 ## 2026-03-19 -4850
> 40: COMMISSIONI E INTERESSI
|Data|Descrizione|Importo
|31/03/2026|Commissione estratto conto cartaceo|1,20 ## 2026-03-31 -120
=== 665 instalment plan rows among the spends, plan box above the rows
> 40: Carta Ribes - riepilogo mensile > 420: Marzo 2026
> 40: Intestata a UGO NERI > 420: **** 7015
> 40: Piano ARREDO CASA: importo 900,00 in 9 rate, residuo 600,00
@cols 40 110 r540
|Data|Causale|Importo
|01/03/2026|Rata 3/9 piano ARREDO CASA|100,00 ## 2026-03-01 -10000
|01/03/2026|Interessi piano ARREDO CASA|4,20 ## 2026-03-01 -420
|12/03/2026|Pescheria Porto|36,80 ## 2026-03-12 -3680
|27/03/2026|Edicola Sole|5,00 ## 2026-03-27 -500
> 40: Totale a vostro debito > r540: 146,00
=== 666 prepaid card in English: money in and out, running balance, newest first
@figures en
> 40: Card account statement > 400: 1 Mar 2026 to 31 Mar 2026
> 40: Cardholder ANNA VERDI > 400: Card 4401
@cols 40 120 r390 r470 r550
|Date|Description|Paid out|Paid in|Balance
|28 Mar 2026|Bookshop Corner|14.20||85.80 ## 2026-03-28 -1420
|15 Mar 2026|Top-up from bank||60.00|100.00 ## 2026-03-15 6000
|04 Mar 2026|Cafe Riva|3.50||40.00 ## 2026-03-04 -350
> 40: Opening balance > r550: 43.50
=== 667 wallet: description on two lines, amount with the currency before, status behind
> 40: Storico transazioni portafoglio > 400: 01/03/2026 - 31/03/2026
@cols 40 110 r430 450
|Data|Operazione|Importo|Stato
|02/03/2026|Pagamento inviato a Bar Centrale|EUR -3,20|Completato ## 2026-03-02 -320
||Rif. W-88120
|09/03/2026|Pagamento ricevuto da Lia Bassi|EUR 45,00|Completato ## 2026-03-09 4500
||Rif. W-88177
|12/03/2026|Pagamento inviato a Edicola Sole|EUR -2,00|Annullato
||Rif. W-88190
|20/03/2026|Prelievo verso conto bancario|EUR -30,00|Completato ## 2026-03-20 -3000
||Rif. W-88245
=== 668 acquirer's statement: sales, refunds, fee and what is credited, a day each
> 40: Estratto conto POS > 350: Esercente PANETTERIA ALBA > 500: 03/2026
@cols 40 r180 r270 r360 r450 r545
|Data contabile|Vendite|Storni|Lordo|Commissioni|Netto accreditato
|03/03/2026|320,00|0,00|320,00|-3,84|316,16 ## 2026-03-03 31616
|04/03/2026|280,00|-15,00|265,00|-3,18|261,82 ## 2026-03-04 26182
|05/03/2026|410,00|0,00|410,00|-4,92|405,08 ## 2026-03-05 40508
|Totali|1.010,00|-15,00|995,00|-11,94|983,06
=== 669 fuel card with the price of the litre and a total for each card, days without year
> 40: Dettaglio forniture carburante > 380: Periodo 01/03/2026 - 31/03/2026
> 40: Cliente AUTOTRASPORTI MELLA SNC
@cols 40 80 200 280 r370 r440 r540
> 40: Tessera 004411-1 targa FX220AB
|Giorno|Impianto|Prodotto|Scontrino|Litri|Prezzo|Importo
|03/03|BRESCIA OVEST|GASOLIO|0114|60,00|1,650|99,00 ## 2026-03-03 -9900
|18/03|CREMONA NORD|GASOLIO|0882|40,00|1,660|66,40 ## 2026-03-18 -6640
||||Totale tessera|100,00||165,40
> 40: Tessera 004411-2 targa FX991CD
|09/03|BRESCIA OVEST|GASOLIO|0331|50,00|1,655|82,75 ## 2026-03-09 -8275
||||Totale tessera|50,00||82,75
=== 670 tolls: invoice page with the rows of a device and the fee of its contract
> 40: Estratto viaggi autostradali > 400: Fattura n. 55120 del 31/03/2026
> 40: Contratto 900112 - Titolare: UGO NERI
@cols 40 110 250 390 r540
|Data|Casello entrata|Casello uscita|Apparato|Importo
|02/03/2026|MODENA NORD|PARMA|00911|4,70 ## 2026-03-02 -470
|02/03/2026|PARMA|MODENA NORD|00911|4,70 ## 2026-03-02 -470
|20/03/2026|MODENA NORD|BOLOGNA|00911|3,60 ## 2026-03-20 -360
||||Totale pedaggi|13,00
=== 671 charge card in French: debits and credits apart
> 40: Releve de carte Erable > 400: du 01/03/2026 au 31/03/2026
> 40: Titulaire: LIA BASSI
@cols 40 110 r440 r540
|Date|Libelle|Debit|Credit
|03/03/2026|LIBRAIRIE DU PONT|24,00| ## 2026-03-03 -2400
|10/03/2026|PRELEVEMENT RELEVE PRECEDENT||310,00 ## 2026-03-10 31000
|24/03/2026|HOTEL DES ALPES|132,00| ## 2026-03-24 -13200
=== 672 card: proof of the balance, charges bare, payment and refund in brackets
> 40: Carta Sequoia Business > 420: Estratto conto 31/03/2026
> 40: Societa titolare: VIVAI DEL SILE SRL > 420: **** 4020
> 40: Saldo precedente 250,00 > 220: Addebiti 193,40 > 380: Saldo attuale 178,40
@cols 40 105 r540
|Data|Descrizione|Importo
|05/03/2026|PAGAMENTO SALDO PRECEDENTE|(250,00) ## 2026-03-05 25000
|07/03/2026|UTENSILERIA ROVERE|118,40 ## 2026-03-07 -11840
|14/03/2026|RIMBORSO UTENSILERIA ROVERE|(15,00) ## 2026-03-14 1500
|26/03/2026|ALBERGO DUE TORRI|75,00 ## 2026-03-26 -7500
=== 673 payment account of a freelancer: rows of an app, a category line below each
@open 2.000,00
> 40: Estratto conto business > 400: marzo 2026
> 40: Saldo iniziale: 2.000,00 € > 300: Saldo finale: 2.292,10 €
@cols 40 120 r540
|Data|Descrizione|Importo
|03/03/2026|Bonifico da OFFICINA BASSI SRL|+610,00 € ## 2026-03-03 61000
||Entrate - fatture
|09/03/2026|Carta *2211 NUBE SERVIZI|-17,90 € ## 2026-03-09 -1790
||Uscite - software
|16/03/2026|F24 delega unica|-300,00 € ## 2026-03-16 -30000
||Uscite - tasse
=== 674 cash advance and fees of a card in a table of two amounts: original and euro
> 40: Movimenti carta Cembro > 420: dal 01/03/2026 al 31/03/2026
> 40: Titolare UGO NERI - carta 5299 **** **** 0101
@cols 40 100 300 r420 r545
|Data acquisto|Esercente|Citta|Importo originale|Importo addebitato
|04/03/2026|ATM BANK OF TATRA|POPRAD|EUR 80,00|83,20 ## 2026-03-04 -8320
|06/03/2026|CHATA POD VRCHOM|ZDIAR|EUR 44,00|44,00 ## 2026-03-06 -4400
|18/03/2026|MUSEUM SHOP|KRAKOW|PLN 90,00|21,35 ## 2026-03-18 -2135
|||Totale addebitato||148,55
=== 675 benefits card: recharge by the firm and purchases in words, unsigned, running balance
> 40: Lista movimenti carta welfare > 400: LIA BASSI
@cols 40 110 230 r450 r540
|Data|Tipo|Descrizione|Importo|Saldo
|01/03/2026|Accredito|Credito welfare marzo|200,00|230,00 ## 2026-03-01 20000
|06/03/2026|Utilizzo|Libreria Centrale|42,00|188,00 ## 2026-03-06 -4200
|21/03/2026|Utilizzo|Palestra Onda|39,00|149,00 ## 2026-03-21 -3900
> 40: Saldo al 31/03/2026 > r540: 149,00
=== 676 payouts of a marketplace: sales, commission, tax on it, what was sent on which day
> 40: Riepilogo pagamenti venditore > 400: MERCERIA LUNA
@cols 40 120 r250 r330 r420 r540
|Data pagamento|Riferimento|Vendite|Commissioni|IVA comm.|Pagamento netto
|06/03/2026|PG-100|500,00|-40,00|-8,80|451,20 ## 2026-03-06 45120
|13/03/2026|PG-101|320,00|-25,60|-5,63|288,77 ## 2026-03-13 28877
|20/03/2026|PG-102|150,00|-12,00|-2,64|135,36 ## 2026-03-20 13536
=== 677 card page in capitals with the amount's sign as words
> 40: E/C CARTA TAMERICE N. **** 8812 - TITOLARE BASSI LIA - MARZO 2026
@cols 40 110 180 r470 480
|DATA OP.|DATA REG.|DESCRIZIONE|IMPORTO|DARE/AVERE
|02/03/2026|03/03/2026|COLTELLERIA SCARP|55,00|DARE ## 2026-03-03 -5500
|10/03/2026|10/03/2026|VS. PAGAMENTO|240,00|AVERE ## 2026-03-10 24000
|17/03/2026|19/03/2026|PIZZERIA FARO|28,00|DARE ## 2026-03-19 -2800
=== 678 two pages, header on the first alone, page sums, final total to be charged
> 40: Carta Cirmolo Corporate > 430: pag. 1 di 2
> 40: Titolare: VETRERIA MURGIA SPA
@cols 40 105 170 r545
|Data|Valuta|Esercente|Importo
|02/03/2026|04/03/2026|ALBERGO LAGO|210,00 ## 2026-03-02 -21000
|09/03/2026|10/03/2026|AUTONOLEGGIO EST|95,00 ## 2026-03-09 -9500
> 400: Segue > r545: 305,00
---
> 40: Carta Cirmolo Corporate > 430: pag. 2 di 2
> 400: Riporto > r545: 305,00
|18/03/2026|19/03/2026|RISTORANTE CIMA|61,50 ## 2026-03-18 -6150
|27/03/2026|30/03/2026|PARCHEGGIO OSPEDALE|8,00 ## 2026-03-27 -800
> 40: Totale da addebitare in data 10/04/2026 > r545: 374,50
=== 679 donations by card: gross, fee, net, a row for what was sent to the bank
@open 0,00
> 40: Rendiconto donazioni > 400: ASSOCIAZIONE IL FARO
> 40: Saldo iniziale > r550: {s}
@cols 40 110 r380 r460 r550
|Data|Descrizione|Lordo|Commissione|Netto
|02/03/2026|Donazione di Anna Verdi|50,00|-1,10|48,90 ## 2026-03-02 4890
|09/03/2026|Donazione di Ugo Neri|30,00|-0,78|29,22 ## 2026-03-09 2922
|31/03/2026|Bonifico verso conto bancario|-78,12|0,00|-78,12 ## 2026-03-31 -7812
> 40: Saldo finale > r550: {s}
=== 680 store's card: purchases on credit, instalments paid at the till with a minus
> 40: Carta fedelta e credito Nespolo > 420: Situazione al 31/03/2026
> 40: Cliente ANNA VERDI > 420: Contratto 771204
> 40: Debito precedente > r300: 430,00
> 40: Debito attuale > r300: 474,90
@cols 40 110 r540
|Data|Descrizione|Importo
|03/03/2026|Pagamento rata in cassa|-60,00 ## 2026-03-03 6000
|11/03/2026|Acquisto reparto casa|89,90 ## 2026-03-11 -8990
|24/03/2026|Acquisto reparto giardino|15,00 ## 2026-03-24 -1500
`;
