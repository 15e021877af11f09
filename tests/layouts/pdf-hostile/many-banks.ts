/** Pages of banks, cards, acquirers and offices, their columns in many orders: the day last, figures under their names, ages of documents. */
export const MANY_BANK_PDFS = `
=== 1001 regional bank, day and month with the year in the title, spese beside, saldo liquido
@open 3.410,22
> 40: BANCA DELLA VALSESIA > 380: ESTRATTO CONTO N. 3 / 2025
> 40: C/C 001/122/334455 > 380: DAL 01.07.2025 AL 30.09.2025
> 40: Spett.le TORNERIA FRATELLI BONA SNC
@cols 40 80 120 r440 r500 r555
|DATA|VAL.|OPERAZIONI|DARE|AVERE|SALDO
|01.07|||||
|01.07||SALDO PRECEDENTE|||{o}
|04.07|04.07|ACCR. BONIFICO MECCANICA RUSSO|{D}|{C}|{s} ## 2025-07-04 244000
|10.07|08.07|PAGAM. DIVERSI UTENZE A2A|{D}|{C}|{s} ## 2025-07-10 -31277
|31.07|31.07|EMOLUMENTI DIPENDENTI|{D}|{C}|{s} ## 2025-07-31 -412000
|16.08|16.08|DELEGA UNIFICATA F24|{D}|{C}|{s} ## 2025-08-16 -98012
|30.09|30.09|INTERESSI E COMPETENZE|{D}|{C}|{s} ## 2025-09-30 -4511
|30.09||SALDO A VS. DEBITO|||{s}
=== 1002 neobank, months in words with totals of a day, no header, minus sign typographic
> 40: Estratto conto > 450: settembre 2025
> 40: Titolare Marta Leoni > 450: IBAN IT60X0542811101000000123456
@cols 40 r540
@size 9
> 40: Saldo iniziale 01 set 2025 > r540: 812,40 €
> 40: lunedì 1 settembre 2025
|Coop Alleanza 3.0|−45,10 € ## 2025-09-01 -4510
|Trenitalia|−19,90 € ## 2025-09-01 -1990
> 40: giovedì 4 settembre 2025
|Bonifico da Studio Leoni|+1.250,00 € ## 2025-09-04 125000
|Enel Energia|−88,03 € ## 2025-09-04 -8803
> 40: martedì 30 settembre 2025
|Canone mensile|−3,75 € ## 2025-09-30 -375
> 40: Saldo finale 30 set 2025 > r540: 1.905,62 €
=== 1003 bank with a two-line header and the sign in a column of its own
@open 15.880,00
> 40: Credito Padano S.p.A. - Lista movimenti c/c n. 4400/112233 - EUR
@cols 40 110 180 430 r500 r560
|Data|Data|Descrizione|Segno|Importo|Saldo
|registrazione|valuta||||progressivo
|02/01/2025|02/01/2025|Bonifico a vostro favore - Ecoservizi Srl|+|{a}|{s} ## 2025-01-02 366000
|07/01/2025|07/01/2025|Addebito diretto SDD - Leasint|-|{a}|{s} ## 2025-01-07 -122050
|15/01/2025|17/01/2025|Versamento contanti|+|{a}|{s} ## 2025-01-15 50000
|22/01/2025|22/01/2025|Effetti ritirati|-|{a}|{s} ## 2025-01-22 -800000
=== 1004 columns Addebiti (EUR) and Accrediti (EUR), the second line of words starts with an amount
@open 640,10
> 40: Banca Adriatica > 400: Periodo: 01/02/2025 - 28/02/2025
> 40: Rapporto: 0700/3321 > 400: Divisa: EUR
@cols 40 110 180 r470 r555
|Data oper.|Data valuta|Causale e descrizione|Addebiti (EUR)|Accrediti (EUR)
> 180: Saldo contabile al 31/01/2025 > r555: {o}
|03/02/2025|03/02/2025|Pagamento POS|{D}|{C} ## 2025-02-03 -2550 ~carta
> 180: 25,50 EUR il 01/02/2025 carta *4411 FARMACIA COMUNALE
|10/02/2025|10/02/2025|Bonifico istantaneo|{D}|{C} ## 2025-02-10 70000 ~Zanetti
> 180: Ord. Zanetti Luca - saldo fatt. 12 di 700,00
|12/02/2025|12/02/2025|Prelievo bancomat|{D}|{C} ## 2025-02-12 -25000
> 180: Saldo contabile al 28/02/2025 > r555: {s}
> 180: Totale addebiti e accrediti > r470: {d} > r555: {c}
=== 1006 business app, status and category columns, fee apart, pending row
@asks
> 40: Movimenti account - 01/05/2025 / 31/05/2025
> 40: Saldo al 01/05/2025: 5.000,00 EUR
> 40: Saldo al 31/05/2025: 5.618,40 EUR
@cols 40 110 260 340 r450 r520
@size 7
|Data|Controparte|Categoria|Stato|Importo|Commissione
|02/05/2025|Alfa Web Agency|Marketing|Completato|-480,00|0,00 ## 2025-05-02 -48000
|08/05/2025|Cliente Bruni|Vendite|Completato|+1.220,00|-1,00 ## 2025-05-08 122000
|20/05/2025|Amazon EU|Ufficio|Rifiutato|-77,00|0,00
|28/05/2025|Telefono Srl|Utenze|Completato|-119,60|-1,00 ## 2025-05-28 -11960
=== 1007 landscape list with branch, causale code, CRO, the amount with DR and CR behind
@page 842 595 0
@open 1.001,00
> 40: BANCA UNIONE > 600: stampato il 05/10/2025 ore 10.22
> 40: SITUAZIONE MOVIMENTI C/C 55-9000 SEDE DI LODI DAL 01/09/2025 AL 30/09/2025
@cols 40 100 160 200 420 r640 r760
|DATA OP|DATA VAL|CAUS|DESCRIZIONE|CRO/RIF.|IMPORTO|SALDO
||||SALDO INIZIALE||1.001,00 CR|
|03/09/25|03/09/25|048|BONIFICO DA IMPRESA VERDI|0123456789012|2.000,00 CR|3.001,00 CR ## 2025-09-03 200000
|11/09/25|11/09/25|043|PAGAMENTO PAGOBANCOMAT|0099887766554|4.120,50 DR|1.119,50 DR ## 2025-09-11 -412050
|18/09/25|19/09/25|078|VERSAMENTO CONTANTE||1.500,00 CR|380,50 CR ## 2025-09-18 150000
||||SALDO FINALE||380,50 CR|
=== 1008 private statement where the year stands over each group
@open 7.700,00
> 40: Banca Popolare del Sangro - Estratto di conto corrente
> 40: dal 01/12/2024 al 31/01/2025
@cols 40 90 140 r450 r550
|Data|Valuta|Movimento|Dare|Avere
|30/11||Saldo iniziale||{o}
> 40: Anno 2024
|05/12|05/12|Stipendio|{D}|{C} ## 2024-12-05 165000
|23/12|23/12|Acquisti di Natale|{D}|{C} ## 2024-12-23 -41220
> 40: Anno 2025
|07/01|07/01|Rata prestito|{D}|{C} ## 2025-01-07 -20000
|28/01|28/01|Stipendio|{D}|{C} ## 2025-01-28 165000
|31/01||Saldo finale||{s}
=== 1009 card statement with instalments and the exchange in the line of the row
> 40: CARTA CLASSIC - Estratto conto mensile > 400: Data: 31/10/2025
> 40: N. carta 4539 **** **** 0101 > 400: Addebito il 10/11/2025
@size 7
@cols 40 95 150 r400 430 r480 r550
|Data acquisto|Data contab.|Descrizione operazione|Importo valuta|Divisa|Cambio|Importo EUR
|02/10/2025|04/10/2025|SUPERMERCATO NORD|||| 54,10 ## 2025-10-04 -5410
|05/10/2025|07/10/2025|HOTEL LONDON|120,00|GBP|0,8650|138,73 ## 2025-10-07 -13873
|12/10/2025|13/10/2025|RATA 3 DI 10 ELETTRONICA SUD||||59,90 ## 2025-10-13 -5990
|20/10/2025|21/10/2025|STORNO SUPERMERCATO NORD||||-12,00 ## 2025-10-21 1200
> 150: Totale operazioni > r550: 240,73
> 150: Imposta di bollo > r550: 2,00
> 150: Totale dovuto > r550: 242,73
=== 1010 list of payments out of a home banking, beneficiary above the reason
> 40: Elenco bonifici disposti - dal 01/06/2025 al 30/06/2025
> 40: Conto addebito: IT02L0311101601000000012345 LAVANDERIA BIANCA SAS
@cols 40 110 300 r470 490
|Data esecuzione|Beneficiario|Causale|Importo EUR|Esito
|03/06/2025|DETERSIVI SUD SRL|FT 112|1.004,50|Eseguito ## 2025-06-03 -100450
|12/06/2025|AFFITTI RIUNITI|CANONE GIUGNO|900,00|Eseguito ## 2025-06-12 -90000
|13/06/2025|LUCA MORI|RIMBORSO SPESE|45,90|Respinto
|27/06/2025|MARIA NERI|STIPENDIO|1.388,00|Eseguito ## 2025-06-27 -138800
> 300: Totale eseguiti > r470: 3.292,50
=== 1011 merchant acquirer statement: gross, fee, net by settlement, credited in the bank
> 40: ESTRATTO CONTO ESERCENTE > 400: Periodo 01/08/2025 - 31/08/2025
> 40: BAR CENTRALE - Cod. esercente 0099123
@size 7
@cols 40 100 170 r300 r380 r460 r550
|Data contabile|Data valuta|Circuito|N. operazioni|Importo lordo|Commissioni|Importo netto
|04/08/2025|05/08/2025|PagoBancomat|22|410,00|2,05|407,95 ## 2025-08-04 40795
|04/08/2025|05/08/2025|Visa|10|220,00|2,64|217,36 ## 2025-08-04 21736
|11/08/2025|12/08/2025|Mastercard|31|690,40|8,28|682,12 ## 2025-08-11 68212
> 170: Totale > r300: 63 > r380: 1.320,40 > r460: 12,97 > r550: 1.307,43
=== 1012 foreign bank in German, Soll and Haben in one column behind
@open 2.222,00
> 40: Volksbank Bozen Musterbank > 400: Kontoauszug 4/2025
> 40: Konto 3000 1234 > 400: vom 30.04.2025
@cols 40 90 140 r520 530
|Buchung|Wert|Verwendungszweck|Umsatz|
> 140: Alter Kontostand vom 31.03.2025 > r520: 2.222,00 > 530: H
|02.04.|02.04.|Überweisung Hofladen Kofler|350,00|S ## 2025-04-02 -35000
|15.04.|15.04.|Gutschrift Mieteinnahme|1.100,00|H ## 2025-04-15 110000
|28.04.|30.04.|Dauerauftrag Strom|96,40|S ## 2025-04-28 -9640
> 140: Neuer Kontostand vom 30.04.2025 > r520: 2.875,60 > 530: H
=== 1013 printed prima nota of cash, entrate uscite and running saldo, header at top of each page
@open 150,00
> 40: PRO LOCO VALLALTA - Registro di cassa anno 2025 > 500: Pag. 1
@cols 40 100 330 r420 r490 r555
|Data|Descrizione|Doc.|Entrate|Uscite|Saldo
||Riporto anno precedente||||{o}
|06/01/2025|Offerte befana|1|{C}|{D}|{s} ## 2025-01-06 31000
|20/01/2025|Acquisto vettovaglie|2|{C}|{D}|{s} ## 2025-01-20 -18840
||A riportare||||{s}
---
> 40: PRO LOCO VALLALTA - Registro di cassa anno 2025 > 500: Pag. 2
|Data|Descrizione|Doc.|Entrate|Uscite|Saldo
||Riporto||||{s}
|14/02/2025|Tesseramento soci|3|{C}|{D}|{s} ## 2025-02-14 22000
|28/02/2025|SIAE festa|4|{C}|{D}|{s} ## 2025-02-28 -9610
||Totali||{c}|{d}|{s}
=== 1014 statement with the descriptions first and the day at the end
@open 990,00
> 40: Istituto Bancario Ligure - movimenti dal 01/03/2025 al 31/03/2025 - conto 101/55
@cols 40 r330 r400 r470 500
|Operazione|Uscite|Entrate|Saldo|Data
|Saldo al 28/02/2025|||{o}|
|Bonifico Ristorante Mare|{D}|{C}|{s}|05/03/2025 ## 2025-03-05 60000
|Addebito Iren|{D}|{C}|{s}|12/03/2025 ## 2025-03-12 -18833
|Addebito Tim Business|{D}|{C}|{s}|12/03/2025 ## 2025-03-12 -6100
=== 1015 provisional list: booked and not yet booked in two sections
@open 4.000,00
> 40: Ultimi movimenti > 400: Conto 44/901 al 17/09/2025
@cols 40 110 r450 r550
> 40: Movimenti non ancora contabilizzati
|Data|Descrizione|Importo|
|16/09/2025|Pagamento carta Esselunga|-33,20|
|17/09/2025|Pagamento carta Q8|-60,00|
> 40: Movimenti contabilizzati
|Data|Descrizione|Importo|Saldo
|15/09/2025|Bonifico da Neri Spa|+800,00|4.610,00 ## 2025-09-15 80000
|12/09/2025|Commissione bonifico|-1,00|3.810,00 ## 2025-09-12 -100
|10/09/2025|Canone POS|-189,00|3.811,00 ## 2025-09-10 -18900
=== 1016 amounts on the line below the words, two lines a row
@open 8.000,00
> 40: BANCA PER IL LAVORO - conto 0001 9988 - dal 01/10/2025 al 31/10/2025
@cols 40 100 160 r470 r550
|Data|Valuta|Descrizione|Importo|Saldo
|02/10/2025|02/10/2025|BONIFICO SEPA DA CONDOMINIO ACACIE
||||{-}|{s} ## 2025-10-02 190000 ~ACACIE
|14/10/2025|14/10/2025|ADDEBITO SDD GESTORE CALORE
||||{-}|{s} ## 2025-10-14 -233010 ~CALORE
|31/10/2025|31/10/2025|SPESE TENUTA CONTO
||||{-}|{s} ## 2025-10-31 -1250 ~TENUTA
=== 1017 open list of a studio: notule with cassa, iva, ritenuta, netto a pagare
@partite
@size 7
@cols 30 75 130 r290 r340 r390 r440 r490 r550
> 30: STUDIO LEGALE ROSSI - Elenco parcelle emesse e non incassate al 30/06/2025
|Num.|Data|Cliente|Onorario|C.P.A. 4%|IVA 22%|Totale|Ritenuta|Netto a pagare
|4/25|10/01/2025|ALFA SPA|1.000,00|40,00|228,80|1.268,80|200,00|1.068,80 ## 2025-01-10 106880
|9/25|03/03/2025|GIALLI MARCO|500,00|20,00|114,40|634,40|0,00|634,40 ## 2025-03-03 63440
> 130: Totale > r290: 1.500,00 > r340: 60,00 > r390: 343,20 > r440: 1.903,20 > r490: 200,00 > r550: 1.703,20
=== 1018 partitario fornitore with dare, avere, saldo progressivo, one supplier
@partite
@cols 40 100 250 310 r400 r470 r550
> 40: MASTRINO FORNITORE 40.01.0088 CARTA E PENNA SRL  dal 01/01/2025 al 30/06/2025
|Data|Causale|N. doc|Scad.|Dare|Avere|Saldo
|10/01/2025|Fattura di acquisto|88|10/02/2025||610,00|-610,00 ## 2025-01-10 -61000
|10/02/2025|Pagamento|||610,00||0,00
|15/05/2025|Fattura di acquisto|201|15/07/2025||366,00|-366,00 ## 2025-05-15 -36600
> 100: Totali > r400: 610,00 > r470: 976,00 > r550: -366,00
=== 1019 postal account, words in capitals, addebiti first, no saldi on rows, balances in a box below
@open 1.550,75
> 40: BancoPosta - Estratto conto n. 9 del 30/09/2025 > 420: conto n. 001012345678
> 40: RIEPILOGO > 200: Saldo iniziale > 300: Totale entrate > 400: Totale uscite > 500: Saldo finale
> 200: 1.550,75 > 300: 2.100,00 > 400: 1.325,20 > 500: 2.325,55
@cols 40 90 r200 r280 300
|DATA CONT.|DATA VAL.|ADDEBITI|ACCREDITI|DESCRIZIONE OPERAZIONI
|02/09/25|02/09/25|{D}|{C}|ACCREDITO STIPENDIO ## 2025-09-02 210000
|05/09/25|05/09/25|{D}|{C}|POSTAGIRO A FAVORE BIANCHI ## 2025-09-05 -120000
|22/09/25|20/09/25|{D}|{C}|PAGAMENTO POS 20/09/2025 12.40 IPERCOOP ## 2025-09-22 -12520
=== 1020 UK style, money out and money in with balance, day said once for its rows
@figures en
@open 3.000,00
> 40: Northern Bank plc > 400: Statement 12 > 480: GBP
> 40: Account 12345678 > 400: 1 May 2025 to 31 May 2025
@cols 40 110 r400 r470 r550
|Date|Description|Money out|Money in|Balance
|1 May 2025|Balance brought forward|||{o}
|2 May 2025|Card payment - Tesco|{D}|{C}|{s} ## 2025-05-02 -4512 GBP
||Direct debit - EDF|{D}|{C}|{s} ## 2025-05-02 -8000 GBP
|19 May 2025|Faster payment - J Smith Ltd|{D}|{C}|{s} ## 2025-05-19 125000 GBP
|31 May 2025|Balance carried forward|||{s}
=== 1101 days without a year, the period in one word
@open 12.000,00
> 40: CASSA RURALE DELL'ARNO - Movimenti 01/10/2025-31/12/2025 - c/c 5/1020
@cols 40 90 140 r450 r550
|Data|Valuta|Descrizione|Dare|Avere
|30/09||Saldo iniziale||{o}
|03/10|03/10|Bonifico da Mobilificio Sante|{D}|{C} ## 2025-10-03 120000
|12/11|10/11|Leasing furgone|{D}|{C} ## 2025-11-12 -41000
|29/12|31/12|Stipendi|{D}|{C} ## 2025-12-29 -230000
|31/12||Saldo finale||{s}
=== 1102 accounts of two branches in one file, each with its own header and balances
@open 100,00
> 40: BANCA ESEMPIO - Conto 11/0001 - dal 01/01/2025 al 31/01/2025
@cols 40 100 r460 r550
|Data|Descrizione|Importo|Saldo
||Saldo iniziale||{o}
|02/01/2025|Versamento|{-}|{s} ## 2025-01-02 20000 EUR #11/0001
|09/01/2025|Prelievo|{-}|{s} ## 2025-01-09 -5000 EUR #11/0001
||Saldo finale||{s}
---
@open 900,00
> 40: BANCA ESEMPIO - Conto 11/0002 - dal 01/01/2025 al 31/01/2025
|Data|Descrizione|Importo|Saldo
||Saldo iniziale||{o}
|04/01/2025|Bonifico Sud|{-}|{s} ## 2025-01-04 33000 EUR #11/0002
|19/01/2025|Fitto|{-}|{s} ## 2025-01-19 -70000 EUR #11/0002
||Saldo finale||{s}
=== 1103 balance table of the month in the middle of the page before the rows, labels in a column
@open 2.000,00
> 40: Banca Etruria Nuova > 350: Saldo iniziale al 01/05/2025 > r550: 2.000,00
> 40: Conto n. 8890/22 > 350: Totale accrediti > r550: 1.500,00
> 40: > 350: Totale addebiti > r550: 610,15
> 40: Periodo maggio 2025 > 350: Saldo finale al 31/05/2025 > r550: 2.889,85
@cols 40 100 160 r550
|Data cont.|Data val.|Operazione|Importo
|06/05/2025|06/05/2025|Bonifico Verdi Srl|+1.500,00 ## 2025-05-06 150000
|14/05/2025|14/05/2025|Addebito Enel|-210,15 ## 2025-05-14 -21015
|29/05/2025|29/05/2025|Assegno 778|-400,00 ## 2025-05-29 -40000
=== 1104 list with the amounts first
@open 510,00
> 40: Conto Facile > 400: Lista al 30/04/2025 - conto 99/123
@cols r100 120 180 240 r555
|Importo €|Data|Valuta|Descrizione|Saldo €
|-22,10|02/04/2025|02/04/2025|Pagamento Sky|487,90 ## 2025-04-02 -2210
|+310,00|09/04/2025|09/04/2025|Bonifico Sarti|797,90 ## 2025-04-09 31000
|-90,00|28/04/2025|30/04/2025|Palestra|707,90 ## 2025-04-28 -9000
=== 1105 narrow receipt-like list of an app, amount below right of the words, time beside the day
> 40: Riepilogo movimenti gennaio 2026
@cols 40 r300
@size 9
> 40: 03/01/2026 10:22
|Bar Sport|-3,20 € ## 2026-01-03 -320
> 40: 07/01/2026 18:05
|Ricarica da conto|+50,00 € ## 2026-01-07 5000
> 40: 15/01/2026 09:00
|Farmacia Croce|-18,75 € ## 2026-01-15 -1875
=== 1106 credit transfers received with payer, IBAN and reason over three lines
> 40: Dettaglio bonifici ricevuti > 400: dal 01/02/2025 al 28/02/2025
@cols 40 110 r540
|Data|Ordinante|Importo
|04/02/2025|GRUPPO ALIMENTARE SPA|10.200,00 ## 2025-02-04 1020000 ~ALIMENTARE
> 110: IT11A0100003245348200012345
> 110: FATTURE 12 E 15 DEL 31/12/2024
|19/02/2025|ROSSI GIANNI|82,00 ## 2025-02-19 8200 ~ROSSI
> 110: IT55B0200803284000012312312
> 110: QUOTA ISCRIZIONE
> 110: Totale > r540: 10.282,00
=== 1107 credit lines with utilised and available under the rows, interest rows true
@open -4.200,00
> 40: Banca Artigiana > 380: Conto anticipi 77/300 al 30/06/2025
@cols 40 100 160 r430 r500 r560
|Data|Valuta|Descrizione|Dare|Avere|Saldo
|01/04/2025||Saldo precedente|||{s}
|08/04/2025|08/04/2025|Anticipo fattura 31|{D}|{C}|{s} ## 2025-04-08 -500000
|30/05/2025|30/05/2025|Estinzione anticipo 22|{D}|{C}|{s} ## 2025-05-30 420000
|30/06/2025|30/06/2025|Interessi debitori|{D}|{C}|{s} ## 2025-06-30 -9140
> 160: Fido accordato 20.000,00 - utilizzato 5.091,40 - disponibile 14.908,60
=== 1108 mortgage plan printed: instalment, capital, interest, residue
@partite
@asks
@size 7
@cols 40 80 r200 r290 r380 r480
> 40: PIANO DI AMMORTAMENTO - Mutuo 55/12003 - Cliente PASTICCERIA LUNA SRL
|N.|Scadenza|Quota capitale|Quota interessi|Rata|Debito residuo
|1|31/01/2026|800,00|210,00|1.010,00|49.200,00 ## 2026-01-31 -101000
|2|28/02/2026|803,40|206,60|1.010,00|48.396,60 ## 2026-02-28 -101000
|3|31/03/2026|806,80|203,20|1.010,00|47.589,80 ## 2026-03-31 -101000
=== 1109 condominium budget instalments per flat
@partite
@cols 40 200 280 r400 r480 r560
> 40: CONDOMINIO VIA ROMA 8 - Situazione versamenti al 31/10/2025
|Condomino|Rata|Scadenza|Dovuto|Versato|Residuo
|BELLINI ANNA|3|30/09/2025|310,00|0,00|310,00 ## 2025-09-30 31000
|CONTI SERGIO|3|30/09/2025|420,00|420,00|0,00
|DALLA PIETRA SAS|2|30/06/2025|505,50|200,00|305,50 ## 2025-06-30 30550
> 200: Totali > r400: 1.235,50 > r480: 620,00 > r560: 615,50
=== 1110 list of riba in portfolio to be presented, days with a dash and amounts with the euro sign before
@partite
@cols 40 90 260 330 r480
> 40: Distinta RI.BA. da presentare n. 14 del 05-03-2025 - UTENSILERIE RIUNITE SPA
|Scadenza|Debitore|Fattura|Del|Importo
|31-05-2025|OFFICINA TRE M|211|28-02-2025|€ 1.220,00 ## 2025-02-28 122000
|31-05-2025|ZINCATURA BRESCIA|219|28-02-2025|€ 488,00 ## 2025-02-28 48800
|30-06-2025|OFFICINA TRE M|240|05-03-2025|€ 610,00 ## 2025-03-05 61000
> 260: Totale distinta > r480: € 2.318,00
=== 1111 aging of customers in buckets
@partite
@size 7
@cols 30 130 180 230 r310 r370 r430 r490 r550
> 30: SCADUTO CLIENTI PER FASCE AL 31/08/2025
|Cliente|Documento|Data|Scadenza|A scadere|1-30|31-60|Oltre 60|Totale
|AUTO NORD|115/25|20/07/2025|20/09/2025|900,00||||900,00 ## 2025-07-20 90000
|AUTO NORD|90/25|10/06/2025|10/08/2025||250,00|||250,00 ## 2025-06-10 25000
|VETRERIA PO|41/25|05/03/2025|05/05/2025||||1.100,00|1.100,00 ## 2025-03-05 110000
> 130: TOTALE > r310: 900,00 > r370: 250,00 > r490: 1.100,00 > r550: 2.250,00
=== 1112 statement in French with débit and crédit and the year in the title
@figures space
@open 1.840,00
> 40: Banque du Léman Sud > 400: Relevé de compte no 4
> 40: du 01/04/2025 au 30/04/2025 > 400: Compte 0022 113 4455
@cols 40 90 150 r460 r550
|Date|Valeur|Libellé|Débit|Crédit
|01/04||SOLDE PRECEDENT||{o}
|03/04|03/04|VIREMENT RECU GARAGE MARTIN|{D}|{C} ## 2025-04-03 76000
|11/04|12/04|PRELEVEMENT EDF|{D}|{C} ## 2025-04-11 -11020
|25/04|25/04|CARTE LECLERC 24/04|{D}|{C} ## 2025-04-25 -8055
|30/04||NOUVEAU SOLDE||{s}
=== 1113 savings book with amounts in words of the kind before the description
@open 5.600,00
> 40: Libretto nominativo n. 44120 - movimenti dal 01/01/2025 al 31/12/2025
@cols 40 110 220 r470 r550
|Data|Tipo|Note|Importo|Saldo
|15/01/2025|Versamento|sportello|{a}|{s} ## 2025-01-15 40000
|02/05/2025|Prelievo|ATM|{a}|{s} ## 2025-05-02 -25000
|31/12/2025|Interessi|netti|{a}|{s} ## 2025-12-31 1120
|31/12/2025|Imposta|bollo|{a}|{s} ## 2025-12-31 -3420
=== 1115 salary card list, totals by month between the rows and negative for recharge
> 40: Carta prepagata n. **** 2290 - Movimenti
@cols 40 110 180 r540
|Data contabile|Data operazione|Descrizione|Importo (€)
|02/06/2025|31/05/2025|Ricarica da datore di lavoro|1.100,00 ## 2025-06-02 110000
|05/06/2025|03/06/2025|Acquisto Decathlon|-45,99 ## 2025-06-05 -4599
> 180: Totale giugno 2025 > r540: 1.054,01
|03/07/2025|02/07/2025|Ricarica da datore di lavoro|1.100,00 ## 2025-07-03 110000
|12/07/2025|11/07/2025|Prelievo ATM|-200,00 ## 2025-07-12 -20000
> 180: Totale luglio 2025 > r540: 900,00
=== 1116 two currencies beside each other in two amounts
@asks
@size 7
> 40: Multi-currency wallet > 400: Statement 1 Jan 2025 - 31 Jan 2025
@cols 40 110 r380 r460 r550
|Date|Description|Amount USD|Rate|Amount EUR
|03 Jan 2025|Adobe Systems|-52.99|1.0395|-50.98 ## 2025-01-03 -5098
|17 Jan 2025|Client payout|1,000.00|1.0300|970.87 ## 2025-01-17 97087
|29 Jan 2025|AWS EMEA|-24.40|1.0420|-23.42 ## 2025-01-29 -2342
=== 1117 remittance advice: invoices paid by one transfer
@partite
@asks
@cols 40 120 200 r340 r440 r540
> 40: AVVISO DI PAGAMENTO - Spett.le STAMPERIA OLIVA SRL - Vi abbiamo bonificato il 15/09/2025 Euro 1.795,00
|Vs. fattura|Del|Scadenza|Importo fattura|Sconto|Pagato
|77/2025|30/06/2025|15/09/2025|1.220,00|20,00|1.200,00 ## 2025-06-30 120000
|81/2025|15/07/2025|15/09/2025|595,00|0,00|595,00 ## 2025-07-15 59500
> 120: Totale > r340: 1.815,00 > r440: 20,00 > r540: 1.795,00
=== 1118 prima nota with account codes in double entry
@refused
@size 7
@cols 30 80 110 200 r420 r490
> 30: LIBRO GIORNALE - dal 01/01/2025 al 31/01/2025
|Data|N.|Conto|Descrizione|Dare|Avere
|10/01/2025|1|24.01 Banca c/c|Incasso Alfa|1.000,00|
|10/01/2025|1|14.05 Alfa Srl|Incasso Alfa||1.000,00
|22/01/2025|2|40.02 Beta Spa|Pagamento Beta|300,00|
|22/01/2025|2|24.01 Banca c/c|Pagamento Beta||300,00
=== 1119 pos totals by terminal with day in words
> 40: Riepilogo incassi POS - Terminale 99887766 - Negozio Via Dante
@cols 40 200 r320 r430 r540
|Giorno|N. transazioni|Lordo|Commissioni|Accredito
|lunedì 03 marzo 2025|14|310,20|3,72|306,48 ## 2025-03-03 30648
|martedì 04 marzo 2025|9|180,00|2,16|177,84 ## 2025-03-04 17784
|sabato 08 marzo 2025|31|902,15|10,83|891,32 ## 2025-03-08 89132
|Totale|54|1.392,35|16,71|1.375,64
=== 1120 negative numbers in brackets, header words abbreviated
@open 9.000,00
> 40: B.ca Pop. Tuscia - E/C n. 6 - c/c 120/7788 - dal 01/06/2025 al 30/06/2025
@cols 40 90 140 r470 r555
|D.ta op.|D.ta val.|Descr.|Imp.|Sdo
|03/06/25|03/06/25|Bon. vs. fav. Ceramiche Sassuolo|3.300,00|12.300,00 ## 2025-06-03 330000
|11/06/25|10/06/25|Pag.to eff. domiciliati|(4.120,00)|8.180,00 ## 2025-06-11 -412000
|30/06/25|30/06/25|Comp. e spese|(18,40)|8.161,60 ## 2025-06-30 -1840
=== 1201 typewriter statement of an old bank with a trailing sign column
@font Courier
@size 8
@open 4.000,00
> 40: BANCO DI PROVA SPA            ESTRATTO CONTO AL 31.12.2024
> 40: CONTO CORRENTE N. 0001/55667
@cols 40 95 150 r440 r540
|DATA|VALUTA|DESCRIZIONE|MOVIMENTI|SALDO
|30.09.24||SALDO PRECEDENTE||4.000,00
|02.10.24|02.10.24|GIRO DA C/C 778|1.000,00+|5.000,00 ## 2024-10-02 100000
|15.10.24|15.10.24|ADD.TO SDD VODAFONE|88,40-|4.911,60 ## 2024-10-15 -8840
|31.12.24|31.12.24|COMPETENZE DI LIQ.|12,11-|4.899,49 ## 2024-12-31 -1211
=== 1202 two amounts in each row: transaction and running, no header at all
@asks
> 40: Saldo iniziale al 01/03/2025 > r540: 300,00
@cols 40 110 r440 r540
|03/03/2025|Bar Roma|-4,00|296,00 ## 2025-03-03 -400
|04/03/2025|Rimborso Rossi|120,00|416,00 ## 2025-03-04 12000
|11/03/2025|Benzina|-50,00|366,00 ## 2025-03-11 -5000
> 40: Saldo finale al 31/03/2025 > r540: 366,00
=== 1203 no header, dare left avere right, only the balances prove it
@asks
@open 300,00
> 40: C/C 22/333 movimenti dal 01/03/2025 al 31/03/2025
> 40: Saldo al 28/02/2025 > r550: 300,00
@cols 40 110 r440 r550
|03/03/2025|Cancelleria|{D}|{C} ## 2025-03-03 -4000
|14/03/2025|Incasso Bianchi|{D}|{C} ## 2025-03-14 22000
|21/03/2025|Assicurazione|{D}|{C} ## 2025-03-21 -15000
> 40: Saldo al 31/03/2025 > r550: 330,00
=== 1204 card: charges plus, payments minus, total due
> 40: SIA CARD GOLD > 380: Estratto conto al 28/02/2025
> 40: Totale da addebitare sul c/c il 15/03/2025 Euro 301,40
@cols 40 110 180 r540
|Data op.|Data contab.|Esercente|Importo
|03/02/2025|04/02/2025|ITALO TRENO|89,90 ## 2025-02-04 -8990
|14/02/2025|15/02/2025|FIORI ANNA|35,00 ## 2025-02-15 -3500
|16/02/2025|17/02/2025|HOTEL SPLENDID|180,00 ## 2025-02-17 -18000
|20/02/2025|21/02/2025|RIMBORSO ITALO|-3,50 ## 2025-02-21 350
> 180: Totale > r540: 301,40
=== 1205 wide table with branch columns, negative in red printed with minus behind
@page 842 595 0
@open 10.000,00
> 40: Elenco movimenti > 300: Rapporto 4400/00012 > 600: Periodo dal 01/05/2025 al 31/05/2025
@cols 40 110 180 260 300 r660 r780
|Data contabile|Data valuta|Filiale|Caus.|Descrizione|Importo in EUR|Saldo contabile
|02/05/2025|02/05/2025|00123|26|BONIFICO A VS FAVORE TESSITURA LARIO|{<}|{s} ## 2025-05-02 880000
|09/05/2025|09/05/2025|00123|50|PAGAMENTI DIVERSI|{<}|{s} ## 2025-05-09 -1250
|30/05/2025|31/05/2025|00001|27|EMOLUMENTI|{<}|{s} ## 2025-05-30 -740000
=== 1206 statement whose amounts have no thousands separators and dots for decimals
@figures en
@open 1.500,00
> 40: Banca Digitale - Movimenti conto 00012345 dal 2025-01-01 al 2025-01-31
@cols 40 120 r440 r540
|Data|Descrizione|Importo|Saldo
|2025-01-03|Spotify|{-}|{s} ## 2025-01-03 -1099
|2025-01-10|Bonifico Rosa Srl|{-}|{s} ## 2025-01-10 250000
|2025-01-21|Affitto|{-}|{s} ## 2025-01-21 -85000
=== 1207 rows in reverse order with balance and a summary below
> 40: Ultimi movimenti conto IT33X0301503200000003456789 > 400: al 30/11/2025
@cols 40 110 180 r450 r550
|Data|Valuta|Descrizione|Importo|Saldo
|28/11/2025|28/11/2025|Pagamento fornitore Lux|-1.220,00|3.880,00 ## 2025-11-28 -122000
|20/11/2025|20/11/2025|Incasso fattura 88|2.440,00|5.100,00 ## 2025-11-20 244000
|05/11/2025|05/11/2025|Imposte F24|-340,00|2.660,00 ## 2025-11-05 -34000
> 40: Saldo contabile: 3.880,00 EUR
> 40: Saldo disponibile: 3.500,00 EUR
=== 1208 cash book with progressive number, description, in, out and the day first
@open 0,10
> 40: REGISTRO CORRISPETTIVI E CASSA - MESE DI APRILE 2025
@cols 40 70 130 r420 r490 r550
|Nr|Giorno|Causale|Incassi|Pagamenti|Residuo
||||||{o}
|1|01/04|Corrispettivi|{C}|{D}|{s} ## 2025-04-01 54020
|2|02/04|Spese postali|{C}|{D}|{s} ## 2025-04-02 -1250
|3|04/04|Versamento in banca|{C}|{D}|{s} ## 2025-04-04 -50000
=== 1209 German neobank in English with references
@figures en
> 40: Account statement 03/2025 > 400: IBAN DE89370400440532013000
> 40: Opening balance 2,410.00 EUR > 400: Closing balance 1,840.55 EUR
@cols 40 120 r540
|Booking date|Description|Amount EUR
|04 Mar 2025|Hetzner Online|{-} ## 2025-03-04 -4945
> 120: Value date 04 Mar 2025 Ref HZ-889
|18 Mar 2025|Kunde Schmidt|{-} ## 2025-03-18 98000
> 120: Value date 18 Mar 2025 Ref RE 12/2025
|31 Mar 2025|Finanzamt|{-} ## 2025-03-31 -150000
> 120: Value date 01 Apr 2025
=== 1210 Swiss statement with apostrophes and a fee apart
@figures apostrophe
@open 45.600,00
> 40: Banca Cantonale > 400: Conto privato 12.345.678-9 CHF
> 40: Estratto conto 01.02.2025 - 28.02.2025
@cols 40 110 r380 r460 r550
|Data|Testo|Addebito|Accredito|Saldo
|01.02.2025|Saldo riportato|||{o}
|05.02.2025|Ordine di pagamento|{D}|{C}|{s} ## 2025-02-05 -320000 CHF
|14.02.2025|Accredito Rossi SA|{D}|{C}|{s} ## 2025-02-14 1250000 CHF
|28.02.2025|Prezzi prestazioni|{D}|{C}|{s} ## 2025-02-28 -500 CHF
=== 1211 invoices received with withheld tax, net to pay
@partite
@size 7
@cols 30 120 170 220 r330 r390 r450 r530
> 30: FATTURE DA PAGARE al 15/10/2025
|Fornitore|N. fattura|Data|Scadenza|Imponibile|IVA|Ritenuta|Da pagare
|ING. VOLPI ANNA|12|30/09/2025|30/10/2025|1.000,00|220,00|200,00|1.020,00 ## 2025-09-30 -102000
|CARTOTECNICA SUD|A/55|12/09/2025|31/10/2025|300,00|66,00|0,00|366,00 ## 2025-09-12 -36600
> 120: Totale > r330: 1.300,00 > r390: 286,00 > r450: 200,00 > r530: 1.386,00
=== 1212 statement of one customer: fatture, acconti, saldo aperto, running balance
@partite
@cols 30 90 240 r350 r430 r520
> 30: ESTRATTO CONTO CLIENTE - FALEGNAMERIA ROVERE SNC (cod. 0456) - partite aperte al 30/09/2025
|Data|Documento|Scadenza|Importo|Pagato|Residuo
|10/06/2025|Fattura n. 120|31/07/2025|2.440,00|1.000,00|1.440,00 ## 2025-06-10 144000
|21/07/2025|Fattura n. 151|30/09/2025|610,00|0,00|610,00 ## 2025-07-21 61000
|05/08/2025|Nota di credito n. 9|05/08/2025|-122,00|0,00|-122,00 ## 2025-08-05 -12200
> 90: Totale aperto > r350: 2.928,00 > r430: 1.000,00 > r520: 1.928,00
=== 1213 suppliers grouped with the supplier's name on the first line only and subtotals without words
@partite
@size 8
@cols 30 170 230 300 r420
> 30: SITUAZIONE FORNITORI - SCADENZE APERTE AL 31/12/2025
|Fornitore|Doc.|Data doc.|Scadenza|Importo aperto
|ACCIAI LOMBARDI|801|05/11/2025|31/12/2025|4.880,00 ## 2025-11-05 -488000
||844|28/11/2025|31/01/2026|1.220,00 ## 2025-11-28 -122000
||||| 
|GAS TECNICI|21/B|30/10/2025|31/12/2025|305,00 ## 2025-10-30 -30500
> 170: Totale generale > r420: 6.405,00
=== 1214 tickets of a PSP with gross, fee, vat on fee, net and payout
@size 7
@cols 30 100 190 r300 r360 r420 r500
> 30: Report incassi Pagamenti Web - giugno 2025 - importi in EUR
|Data accredito|Ordine|Metodo|Lordo|Commissione|IVA comm.|Netto accreditato
|05/06/2025|#1001|Visa|100,00|1,40|0,31|98,29 ## 2025-06-05 9829
|06/06/2025|#1002|Bancomat Pay|45,00|0,50|0,11|44,39 ## 2025-06-06 4439
|10/06/2025|#1003|Visa|210,00|2,94|0,65|206,41 ## 2025-06-10 20641
|Totale|||355,00|4,84|1,07|349,09
=== 1215 rent roll with months to collect
@partite
@cols 30 160 260 330 r450
> 30: IMMOBILIARE TRE LAGHI - Canoni da incassare al 30/11/2025
|Conduttore|Immobile|Competenza|Scadenza|Canone
|BRAMBILLA LUCA|Via Po 3|Ottobre 2025|05/10/2025|650,00 ## 2025-10-05 65000
|BRAMBILLA LUCA|Via Po 3|Novembre 2025|05/11/2025|650,00 ## 2025-11-05 65000
|NEGOZIO FIORI|Via Adda 1|Novembre 2025|01/11/2025|1.100,00 ## 2025-11-01 110000
> 160: Totale > r450: 2.400,00
=== 1217 fund account with quotas: value and number of shares are no amounts
@cols 40 110 250 r350 r430 r530
> 40: Deposito 5512 - Movimenti liquidità dal 01/07/2025 al 30/09/2025
> 40: Saldo iniziale liquidità 1.000,00 EUR - Saldo finale liquidità 1.230,00 EUR
|Data|Operazione|Titolo|Quantità|Prezzo|Controvalore
|07/07/2025|Acquisto|ETF WORLD|10,000|85,20|-852,00 ## 2025-07-07 -85200
|15/08/2025|Cedola|BTP 2030|||32,00 ## 2025-08-15 3200
|10/09/2025|Vendita|ETF WORLD|12,000|87,50|1.050,00 ## 2025-09-10 105000
=== 1218 bank in capital with CRO lines of digits that look like amounts
@open 2.000,00
> 40: BANCA DEL TIRRENO - C/C 1/22 - DAL 01/06/2025 AL 30/06/2025
@cols 40 95 150 r450 r550
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE
|31/05/2025||SALDO INIZIALE||{o}
|05/06/2025|05/06/2025|BONIFICO ROSSI|{D}|{C} ## 2025-06-05 33000
> 150: CRO 12.345,67 RIF 0099.11
|16/06/2025|16/06/2025|F24 TELEMATICO|{D}|{C} ## 2025-06-16 -98077
> 150: PROT. 2506161234.56 COD. TRIB 1001 1.100,00
|30/06/2025||SALDO FINALE||{s}
=== 1219 two header lines, days over and under, amounts in one column with D and A beside
@open 50,00
> 40: Cassa di Novara - Estratto conto 30/04/2025 - conto n. 14/900
@cols 40 110 r480 500
|DATA OPER.|DESCRIZIONE|IMPORTO|D/A
|DATA VALUTA|||
||SALDO INIZIALE|50,00|A
|02/04/2025|Bonifico di Neri|500,00|A ## 2025-04-02 50000
|03/04/2025|causale fattura 9||
|10/04/2025|Utenza acqua|61,20|D ## 2025-04-10 -6120
|10/04/2025|periodo marzo||
||SALDO FINALE|488,80|A
=== 1220 loan account: disbursed and paid back, interest part
@open -50.000,00
> 40: Finanziamento chirografario 33/120 - movimenti anno 2025
@cols 40 110 r400 r470 r550
|Data|Descrizione|Addebiti|Accrediti|Saldo
|01/01/2025|Saldo iniziale|||{o}
|31/01/2025|Rata n. 1 quota capitale|{D}|{C}|{s} ## 2025-01-31 81000
|31/01/2025|Interessi|{D}|{C}|{s} ## 2025-01-31 -20800
|31/01/2025|Rata n. 1 quota interessi|{D}|{C}|{s} ## 2025-01-31 20800
`;
