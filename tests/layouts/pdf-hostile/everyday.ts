/** Statements of accounts as great banks, the post office and banks abroad print them every day. */
export const EVERYDAY_PDFS = `
=== 01 heading over two lines, dare and avere, details below
@open 12.345,67
@size 12
> 40: BANCA DELLE PREALPI S.p.A.
@size 8
> 40: Filiale di Lecco Centro > 330: ESTRATTO CONTO N. 1/2024
> 40: Conto corrente ordinario n. 1000/00012345 > 330: Periodo dal 01.01.2024 al 31.03.2024
> 40: IBAN IT60 X054 2811 1010 0000 0123 456 > 330: Spett.le ROSSI IMPIANTI SRL

> 40: Data > 95: Data > 150: Descrizione delle operazioni > r480: Movimenti > r560: Movimenti
> 40: contabile > 95: valuta > r480: Dare > r560: Avere
@cols 40 95 150 r480 r560
|31.12.2023|31.12.2023|SALDO INIZIALE A VS. CREDITO||{o}
|04.01.2024|04.01.2024|PAGAMENTO UTENZE|{D}|{C} ## 2024-01-04 -18450 ~ENEL
|||ENEL ENERGIA SPA MANDATO 00012345 SCAD. 02.01.2024
|09.01.2024|10.01.2024|BONIFICO A VOSTRO FAVORE|{D}|{C} ## 2024-01-09 125000 ~BIANCHI
|||DA BIANCHI MOBILI SNC SALDO FT. 12 DEL
|||20.12.2023 IMP. 1.250,00 CRO 0301234567890
|15.01.2024|15.01.2024|COMMISSIONI SU BONIFICO|{D}|{C} ## 2024-01-15 -150
|22.01.2024|24.01.2024|INCASSO EFFETTI S.B.F.|{D}|{C} ## 2024-01-22 340020
|||DISTINTA N. 44 EFFETTI N. 3
|28.02.2024|28.02.2024|F24 TELEMATICO|{D}|{C} ## 2024-02-28 -221188 ~IVA
|||IVA 6001 RIF. 2024 IMPORTO 2.211,88
|31.03.2024|31.03.2024|IMPOSTA DI BOLLO|{D}|{C} ## 2024-03-31 -2500
|31.03.2024||SALDO FINALE A VS. CREDITO||{s}
|||TOTALE MOVIMENTI|{d}|{c}

> 40: RIASSUNTO SCALARE
> 40: Valuta > 120: Saldi > 220: Giorni > 300: Numeri
> 40: 31.12.2023 > 120: 12.345,67 > 220: 4 > 300: 49.382
> 40: 04.01.2024 > 120: 12.161,17 > 220: 6 > 300: 72.967
> 40: Competenze di chiusura 0,00
@at 810
> 40: Documento emesso il 05.04.2024 > r560: Pag. 1/1
=== 02 two digit years, uscite before entrate, details with amounts
@open 2.110,40
> 40: CREDITO PADANO
> 40: ESTRATTO DI CONTO CORRENTE AL 30/06/24
> 40: C/C 0044/123456 > 200: EUR
@cols 40 90 140 r420 r490
|DATA|VALUTA|DESCRIZIONE OPERAZIONE|USCITE|ENTRATE
|01/04/24||Saldo precedente||{o}
|02/04/24|02/04/24|Pagamento tramite POS del|{D}|{C} ## 2024-04-02 -4590 ~SUPERMERCATI
|||01/04/24 ore 18:22 SUPERMERCATI RIUNITI 45,90 EUR
|08/04/24|08/04/24|Stipendio|{D}|{C} ## 2024-04-08 165000
|11/04/24|10/04/24|Prelievo Bancomat|{D}|{C} ## 2024-04-11 -25000
|||10/04/24 ore 09:10 c/o ATM 4411 importo 250,00
|30/04/24|30/04/24|Addebito rata mutuo|{D}|{C} ## 2024-04-30 -71233
|15/05/24|15/05/24|Canone mensile conto|{D}|{C} ## 2024-05-15 -600
|30/06/24||Saldo al 30/06/24||{s}
@at 820
> 40: Stampato il 02/07/24 > 270: pagina 1 di 1
=== 03 one amount with a letter, progressive balance with a letter
> 40: Banca Popolare del Ticino - Lista movimenti conto 12/34567 dal 01/05/2024 al 31/05/2024
> 40: Saldo contabile iniziale al 01/05/2024: 1.000,00 C
@cols 40 100 160 r450 r550
|Data op.|Data val.|Causale|Importo|Saldo
|02/05/2024|02/05/2024|Disposizione di bonifico Verdi Luca|300,00 D|700,00 C ## 2024-05-02 -30000
|03/05/2024|03/05/2024|Accredito POS|412,10 C|1.112,10 C ## 2024-05-03 41210
|09/05/2024|09/05/2024|Assegno n. 0123456789|2.000,00 D|887,90 D ## 2024-05-09 -200000
|17/05/2024|18/05/2024|Versamento contante|1.500,00 C|612,10 C ## 2024-05-17 150000
|31/05/2024|31/05/2024|Interessi debitori|0,85 D|611,25 C ## 2024-05-31 -85
> 40: Saldo contabile finale al 31/05/2024: 611,25 C
=== 04 sign behind the amount, days without a year over the turn of the year
@open 5.000,00
> 40: BANCA DEL MARE > 300: Estratto conto dal 01/12/2023 al 31/01/2024
> 40: Conto n. 77/001122
@cols 40 90 140 r500
|Data|Valuta|Descrizione|Importo
|||Saldo iniziale|{o}+
|04/12|04/12|Bonifico a favore di Alfa snc|{<} ## 2023-12-04 -120000
|20/12|20/12|Addebito SDD telefonia|{<} ## 2023-12-20 -3990
|29/12|31/12|Stipendi dicembre|{<} ## 2023-12-29 -310000
|03/01|03/01|Incasso cliente Beta|{<} ## 2024-01-03 488000
|30/01|31/01|Canone|{<} ## 2024-01-30 -1250
|||Saldo finale|{s}+
=== 05 two pages, carried balances, repeated headings, segue
@open 900,00
> 40: CASSA DI RISPARMIO DELLE VALLI > 400: Pag. 1/2
> 40: Conto corrente 3344 > 200: Estratto al 31.03.2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|31.12.2024||SALDO PRECEDENTE||{o}
|07.01.2025|07.01.2025|BONIFICO DA GAMMA SPA|{D}|{C} ## 2025-01-07 200000
|13.01.2025|13.01.2025|ADDEBITO DIRETTO SEPA|{D}|{C} ## 2025-01-13 -12345 ~ACQUA
|||ACQUA E SERVIZI SRL
|20.01.2025|20.01.2025|PAGAMENTO FATTURA|{D}|{C} ## 2025-01-20 -50000 ~DELTA
|||DELTA SRL
|||A RIPORTARE||{s}
> 40: segue
@at 815
> 40: Banca iscritta all'albo - Capitale sociale Euro 12.000.000,00 > 400: 31.03.2025
---
> 40: CASSA DI RISPARMIO DELLE VALLI > 400: Pag. 2/2
> 40: Conto corrente 3344 > 200: Estratto al 31.03.2025
|Data|Valuta|Descrizione|Dare|Avere
|||RIPORTO||{s}
|04.02.2025|04.02.2025|GIROCONTO|{D}|{C} ## 2025-02-04 -30000
|28.02.2025|28.02.2025|INCASSO RIBA|{D}|{C} ## 2025-02-28 77777
|31.03.2025|31.03.2025|SPESE TENUTA CONTO|{D}|{C} ## 2025-03-31 -4500
|31.03.2025||SALDO FINALE||{s}
@at 815
> 40: Banca iscritta all'albo - Capitale sociale Euro 12.000.000,00 > 400: 31.03.2025
=== 06 words of a row go on over the page
@open 100,00
> 40: Banca Nuova Adda - conto 55667 - estratto conto al 30/04/2025
@cols 40 100 160 r450 r540
|Data|Valuta|Descrizione|Addebiti|Accrediti
|||Saldo iniziale||{o}
|02/04/2025|02/04/2025|Bonifico da Studio Neri|{D}|{C} ## 2025-04-02 90000 ~Neri
|10/04/2025|10/04/2025|Pagamento SDD|{D}|{C} ## 2025-04-10 -22010 ~GASLUCE
|||creditore GASLUCE SPA
@at 810
> 270: Pagina 1 di 2
---
> 40: Banca Nuova Adda - conto 55667 - estratto conto al 30/04/2025
|Data|Valuta|Descrizione|Addebiti|Accrediti
|||mandato 000777 rif. fattura 12/2025
|18/04/2025|18/04/2025|Bollettino postale|{D}|{C} ## 2025-04-18 -8700 ~Bollettino
|30/04/2025|30/04/2025|Competenze|{D}|{C} ## 2025-04-30 -310
|||Saldo finale||{s}
@at 810
> 270: Pagina 2 di 2
=== 07 the post office: two dates, debits before credits, description after
@open 3.456,78
> 40: CONTO DI POSTA ONLINE
> 40: Numero conto 001012345678 > 300: Periodo: 1 aprile 2025 - 30 giugno 2025
@cols 40 100 r240 r320 340
|DATA|DATA|ADDEBITI|ACCREDITI|DESCRIZIONE OPERAZIONI
|CONTAB.|VALUTA
|31/03/25|||{o}|SALDO INIZIALE
|01/04/25|01/04/25|{D}|{C}|ACCREDITO PENSIONE ## 2025-04-01 120312
|05/04/25|03/04/25|{D}|{C}|PAGAMENTO POSTAMAT ## 2025-04-05 -3250 ~FARMACIA
|||||03/04/2025 11.32 FARMACIA CENTRALE
|||||OPERAZIONE 000123 CARTA ****4455
|12/05/25|12/05/25|{D}|{C}|BOLLETTINO ## 2025-05-12 -8811 ~1001
|||||C/C 1001 DI EUR 86,11 COMM. 2,00
|30/06/25|30/06/25|{D}|{C}|IMPOSTA DI BOLLO ## 2025-06-30 -855
|30/06/25|||{s}|SALDO FINALE

|||{d}|{c}|TOTALE USCITE ED ENTRATE
=== 10 grouped by day, the date printed once
@open 700,00
> 40: Banca Digitale - I tuoi movimenti di marzo 2025
> 40: Conto IT12A0300203280000400162854
> 40: Saldo iniziale al 01/03/2025 {o} €
@cols 40 120 r500
|Data|Descrizione|Importo
|03/03/2025|Bar Sport|{-} € ## 2025-03-03 -350 ~Bar
||Edicola Stazione|{-} € ## 2025-03-03 -220 ~Edicola
||Bonifico da Anna Blu|{-} € ## 2025-03-03 15000 ~Anna
|07/03/2025|Supermercato|{-} € ## 2025-03-07 -6412
|21/03/2025|Affitto|{-} € ## 2025-03-21 -50000
||Commissione bonifico|{-} € ## 2025-03-21 -100
> 40: Saldo finale al 31/03/2025 {s} €
=== 11 summary boxes behind, with dates and amounts
@open 15.000,00
> 40: BANCA DEL LAVORO E DELL'INDUSTRIA > 320: Estratto conto al 31/12/2024
> 40: Rapporto 1234/56789
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|30/09/2024|30/09/2024|SALDO INIZIALE||{o}
|07/10/2024|07/10/2024|EFFETTI RITIRATI|{D}|{C} ## 2024-10-07 -340000
|21/10/2024|21/10/2024|BONIFICO VS FAVORE|{D}|{C} ## 2024-10-21 510000
|16/11/2024|16/11/2024|DELEGA F24|{D}|{C} ## 2024-11-16 -260000
|12/12/2024|12/12/2024|STIPENDI|{D}|{C} ## 2024-12-12 -780000
|31/12/2024|31/12/2024|INTERESSI E COMPETENZE|{D}|{C} ## 2024-12-31 -4321
|31/12/2024|31/12/2024|SALDO FINALE||{s}

> 40: ELEMENTI PER IL CONTEGGIO DELLE COMPETENZE
> 40: Decorrenza > 130: Tasso debitore > 220: Numeri debitori > 320: Interessi > 420: Ritenuta
> 40: 01/10/2024 > 130: 9,500 > 220: 12.345 > 320: 32,10 > 420: 0,00
> 40: 15/11/2024 > 130: 9,750 > 220: 4.221 > 320: 11,11 > 420: 0,00
> 40: TOTALE INTERESSI DEBITORI > 320: 43,21
> 40: PROSPETTO SCALARE
@cols 40 r180 r300 r380 r480
|Data valuta|Saldo per valuta|Giorni|Numeri debitori|Numeri creditori
|30/09/2024|15.000,00|7|0|105.000
|07/10/2024|11.600,00|14|0|162.400
|21/10/2024|16.700,00|26|0|434.200
=== 12 accounts of the same file, a section each
> 40: Estratto conto integrato al 30/09/2024
> 40: Conto corrente n. 1001/111111
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
@open 1.000,00
|||Saldo iniziale||{o}
|03/09/2024|03/09/2024|Utenza gas|{D}|{C} ## 2024-09-03 -8000 #1001111111
|09/09/2024|09/09/2024|Bonifico da Rossi|{D}|{C} ## 2024-09-09 20000 #1001111111
|||Saldo finale||{s}

> 40: Conto corrente n. 1001/222222
|Data|Valuta|Descrizione|Dare|Avere
@open 500,00
|||Saldo iniziale||{o}
|04/09/2024|04/09/2024|Affitto magazzino|{D}|{C} ## 2024-09-04 -30000 #1001222222
|19/09/2024|19/09/2024|Giroconto|{D}|{C} ## 2024-09-19 10000 #1001222222
|||Saldo finale||{s}
=== 15 foreign bank in English, paid out and paid in
@figures en
@open 2.500,00
> 40: Your Business Current Account statement > 380: Sheet 12
> 40: 1 March 2025 to 31 March 2025
> 40: Account number 12345678   Sort code 00-11-22 > 380: Currency GBP
@cols 40 110 r380 r460 r550
|Date|Payment type and details|Paid out|Paid in|Balance
|01 Mar 25|BALANCE BROUGHT FORWARD|||{o}
|03 Mar 25|DD BRITISH ELECTRIC|{D}|{C}|{s} ## 2025-03-03 -12055 GBP
|05 Mar 25|CR SMITH AND SONS LTD|{D}|{C}|{s} ## 2025-03-05 98000 GBP
||VIS CORNER SHOP|{D}|{C}|{s} ## 2025-03-05 -1540 GBP
|21 Mar 25|BP RENT|{D}|{C}|{s} ## 2025-03-21 -70000 GBP
|31 Mar 25|BALANCE CARRIED FORWARD|||{s}
=== 16 foreign bank in German, sign behind, days without a year
@open 3.210,55
> 40: Kontoauszug Nr. 3/2025 > 300: Konto-Nr. 0012345678
> 40: Zeitraum 01.03.2025 bis 31.03.2025 > 300: EUR
@cols 40 85 130 r500
|Bu-Tag|Wert|Vorgang|Betrag
|||alter Kontostand vom 28.02.2025|{o} +
|03.03.|03.03.|Lastschrift|184,50 - ## 2025-03-03 -18450 ~Stadtwerke
|||Stadtwerke Bozen Rechnung 4411
|07.03.|07.03.|Gutschrift|1.200,00 + ## 2025-03-07 120000 ~Huber
|||Huber GmbH RE 2025-17
|31.03.|31.03.|Abschluss|9,90 - ## 2025-03-31 -990
|||neuer Kontostand vom 31.03.2025|{s} +
=== 17 negative in parentheses, euro before
@open 8.800,00
> 40: Rendiconto conto tecnico 7001 - dal 01/07/2024 al 31/07/2024
@cols 40 110 r440 r550
|Data|Descrizione|Importo|Saldo
||Saldo iniziale||€ {o}
|02/07/2024|Pagamento fornitori|(€ 1.500,00)|€ {s} ## 2024-07-02 -150000
|10/07/2024|Incasso fatture|€ 2.340,10|€ {s} ## 2024-07-10 234010
|25/07/2024|Locazione ufficio|(€ 900,00)|€ {s} ## 2024-07-25 -90000
|31/07/2024|Spese|(€ 3,50)|€ {s} ## 2024-07-31 -350
||Saldo finale||€ {s}
=== 18 marks and stars at the amounts, with a note below
@open 1.200,00
> 40: Banca Alpina - Estratto conto al 31/05/2025 - conto 778899
@cols 40 100 160 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|30/04/2025||Saldo iniziale||{o}
|06/05/2025|06/05/2025|Bonifico urgente|410,00*| ## 2025-05-06 -41000
|12/05/2025|12/05/2025|Versamento assegni||800,00 (1) ## 2025-05-12 80000
|20/05/2025|20/05/2025|Addebito carta|233,10| ## 2025-05-20 -23310
|31/05/2025||Saldo finale||{s}
> 40: * operazione soggetta a commissione. (1) salvo buon fine
=== 19 operations whose empty day repeats that above, two dates
@open 4.000,00
> 40: BANCO DEL GARDA - E/C n. 6 al 30.06.2024 - c/c 9988
@cols 40 95 150 r450 r540
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE
|||SALDO INIZIALE||{o}
|03.06.24|03.06.24|BONIFICO PER ORDINE E CONTO|{D}|{C} ## 2024-06-03 -100000
||03.06.24|COMMISSIONI BONIFICO|{D}|{C} ## 2024-06-03 -125
|14.06.24|14.06.24|ACCREDITO RIBA|{D}|{C} ## 2024-06-14 250000
||14.06.24|COMMISSIONI RIBA|{D}|{C} ## 2024-06-14 -380
|28.06.24|30.06.24|STIPENDI|{D}|{C} ## 2024-06-28 -312000
|||SALDO FINALE||{s}
=== 20 totals of the columns printed with the balances in them
@open 2.000,00
> 40: Banca Etruria Nord - Estratto conto trimestrale al 31/03/2025
> 40: c/c 1122/33
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione operazioni|Addebiti|Accrediti
|31/12/2024|31/12/2024|Saldo precedente||2.000,00
|15/01/2025|15/01/2025|Pagamento fattura 4|500,00| ## 2025-01-15 -50000
|20/02/2025|20/02/2025|Incasso POS||750,00 ## 2025-02-20 75000
|31/03/2025|31/03/2025|Imposta di bollo|25,00| ## 2025-03-31 -2500
|||Totali|525,00|2.750,00
|31/03/2025|31/03/2025|Saldo a Vs credito||2.225,00
=== 21 statement in debit, balance in dare
@open -3.000,00
> 40: BANCA DELLA VERSILIA - ESTRATTO CONTO AL 30/04/2024 - C/C 445566
@cols 40 95 150 r450 r540
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE
|31/03/2024||SALDO INIZIALE A VS. DEBITO|3.000,00
|05/04/2024|05/04/2024|BONIFICO DA CLIENTI|{D}|{C} ## 2024-04-05 120000
|11/04/2024|11/04/2024|ASSEGNO 00123|{D}|{C} ## 2024-04-11 -45000
|22/04/2024|22/04/2024|VERSAMENTO CONTANTI|{D}|{C} ## 2024-04-22 80000
|30/04/2024||SALDO FINALE A VS. DEBITO|1.450,00
`;
