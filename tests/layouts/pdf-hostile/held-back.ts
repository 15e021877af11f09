/** Written with the others, and read only when the reader had been mended for them. */
export const HELD_BACK_PDFS = `
=== 51 everyday: movimenti dare and movimenti avere in one heading over two
@open 7.777,00
> 40: BANCA AGRICOLA DEL SOLE > 330: ESTRATTO CONTO AL 30.06.2025
> 40: CONTO CORRENTE 020/1234567
> 430: MOVIMENTI
@cols 40 95 150 r470 r550
|DATA OPER.|DATA VALUTA|DESCRIZIONE DELL'OPERAZIONE|A DEBITO|A CREDITO
|31.03.2025||SALDO LIQUIDO INIZIALE||{o}
|02.04.2025|02.04.2025|VOSTRA DISPOSIZIONE|{D}|{C} ## 2025-04-02 -150000 ~CONSORZIO
|||BENEFICIARIO CONSORZIO IRRIGUO
|||02.04.2025 IMPORTO 1.500,00
|30.04.2025|30.04.2025|ACCREDITO CONTRIBUTI|{D}|{C} ## 2025-04-30 820000
|16.06.2025|16.06.2025|DELEGA UNIFICATA|{D}|{C} ## 2025-06-16 -333333
|30.06.2025|30.06.2025|SPESE DI LIQUIDAZIONE|{D}|{C} ## 2025-06-30 -1875
|30.06.2025||SALDO LIQUIDO FINALE||{s}

> 40: TOTALE DARE > r300: {d}
> 40: TOTALE AVERE > r300: {c}
=== 52 everyday: online bank, month names, amount with sign and euro behind
@open 321,00
> 40: Estratto conto - dal 1 gennaio 2025 al 31 gennaio 2025
> 40: IBAN IT54R0326822300052123456789
> 40: Saldo iniziale > r540: {o} €
@cols 40 110 180 r540
|Data|Valuta|Descrizione|Importo
|3 gen 2025|3 gen 2025|Pagamento con carta Panificio|{+} € ## 2025-01-03 -410
|10 gen 2025|10 gen 2025|Bonifico ricevuto da Gino|{+} € ## 2025-01-10 20000
|29 gen 2025|29 gen 2025|Bolletta fibra|{+} € ## 2025-01-29 -2790
> 40: Saldo finale > r540: {s} €
=== 53 everyday: three pages, footer with a date, riporto in dare and avere
@open 10.000,00
> 40: BANCA DELLE MARCHE UNITE > r550: Foglio 1 di 3
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|01/01/2025||Saldo all'inizio del periodo||{o}
|08/01/2025|08/01/2025|Fornitore Uno|{D}|{C} ## 2025-01-08 -111100
|15/01/2025|15/01/2025|Cliente Due|{D}|{C} ## 2025-01-15 222200
|||Da riportare||{s}
@at 820
> 40: Elaborato in data 05/04/2025 > 300: segue
---
> 40: BANCA DELLE MARCHE UNITE > r550: Foglio 2 di 3
|Data|Valuta|Descrizione|Dare|Avere
|||Riporto da pagina precedente||{s}
|03/02/2025|03/02/2025|Fornitore Tre|{D}|{C} ## 2025-02-03 -50505
|14/02/2025|14/02/2025|Cliente Quattro|{D}|{C} ## 2025-02-14 60606
|||Da riportare||{s}
@at 820
> 40: Elaborato in data 05/04/2025 > 300: segue
---
> 40: BANCA DELLE MARCHE UNITE > r550: Foglio 3 di 3
|Data|Valuta|Descrizione|Dare|Avere
|||Riporto da pagina precedente||{s}
|10/03/2025|10/03/2025|Fornitore Cinque|{D}|{C} ## 2025-03-10 -99999
|31/03/2025||Saldo alla fine del periodo||{s}
@at 820
> 40: Elaborato in data 05/04/2025
=== 54 everyday: card, accrediti in a column, fees on lines of their own
> 40: Carta Oro - Estratto conto del 31/01/2025 - n. carta XXXX-XXXX-XXXX-4321
@cols 40 110 180 r450 r540
|Data|Data|Descrizione|Addebiti|Accrediti
|operazione|registrazione||in euro|in euro
|03/01/2025|04/01/2025|DINER NEW YORK USD 55,00 CAMBIO 1,1000|50,00| ## 2025-01-04 -5000
|03/01/2025|04/01/2025|MAGGIORAZIONE SU CAMBIO|0,88| ## 2025-01-04 -88
|10/01/2025|10/01/2025|ADDEBITO IN C/C||300,00 ## 2025-01-10 30000
|22/01/2025|23/01/2025|ELETTRODOMESTICI CASA|219,90| ## 2025-01-23 -21990
|||TOTALE|270,78|300,00
=== 55 everyday: balance column, newest row first
> 40: Lista movimenti - conto 606060 - al 31/05/2025
@cols 40 100 160 r430 r540
|Data|Valuta|Descrizione|Importo|Saldo
|30/05/2025|30/05/2025|Canone|-5,00|1.195,00 ## 2025-05-30 -500
|20/05/2025|20/05/2025|Incasso Rossi|500,00|1.200,00 ## 2025-05-20 50000
|12/05/2025|12/05/2025|Pagamento Verdi|-300,00|700,00 ## 2025-05-12 -30000
|02/05/2025|02/05/2025|Utenze|-100,00|1.000,00 ## 2025-05-02 -10000
=== 56 everyday: cooperative bank, codes of the causale before the words
@open 6.100,00
> 40: CREDITO COOPERATIVO DELLA PIANA
> 40: Estratto conto scalare n. 00002 dal 01/04/2024 al 30/06/2024 c/c 01/01/00123
@cols 40 90 140 175 r470 r550
|Data Op.|Data Val.|Caus.|Descrizione|Dare|Avere
|01/04/24|||Saldo iniziale||{o}
|04/04/24|04/04/24|43|Pagamento tramite POS|{D}|{C} ## 2024-04-04 -5500
|15/04/24|15/04/24|48|Bonifico a vostro favore|{D}|{C} ## 2024-04-15 310000
|19/04/24|19/04/24|26|Vostra disposizione|{D}|{C} ## 2024-04-19 -199900
|30/06/24|30/06/24|66|Spese|{D}|{C} ## 2024-06-30 -900
|30/06/24|||Saldo finale||{s}
=== 57 everyday: descriptions over five lines
@open 0,00
> 40: Banca Reale Mutua - Estratto Conto al 31/07/2024 - conto 1212
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|||Saldo iniziale||0,00
|05/07/2024|05/07/2024|Bonifico SEPA ricevuto|{D}|{C} ## 2024-07-05 500000 ~apertura
|||da: Società Agricola Le Querce
|||IBAN: IT33 X030 0000 0000 0000 0000 999
|||causale: apertura conto
|||id. operazione 2024070500001
|12/07/2024|12/07/2024|Bonifico SEPA inviato|{D}|{C} ## 2024-07-12 -120000 ~acconto
|||a: Edilizia Moderna
|||causale: acconto lavori
|||del 01/07/2024
|||valuta beneficiario 15/07/2024
|31/07/2024|31/07/2024|Bollo|{D}|{C} ## 2024-07-31 -855
|||Saldo finale||{s}
=== 58 everyday: deposit in a foreign currency
@open 10.000,00
> 40: Conto in divisa USD n. 7007 - estratto conto al 30/09/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale USD||{o}
|09/09/2024|11/09/2024|Bonifico estero|{D}|{C} ## 2024-09-09 -250000 USD
|23/09/2024|25/09/2024|Incasso estero|{D}|{C} ## 2024-09-23 400000 USD
|||Saldo finale USD||{s}
=== 59 everyday: value date first, minus before, total of the movements
@open 400,00
> 40: Libretto nominativo 000555 - movimenti dal 01/01/2025 al 31/03/2025
@cols 40 110 r300 r400 420
|Valuta|Data|Importo|Saldo|Operazione
||||{o}|Saldo precedente
|07/01/2025|08/01/2025|{-}|{s}|Prelevamento ## 2025-01-08 -10000
|03/02/2025|03/02/2025|{-}|{s}|Versamento ## 2025-02-03 35000
|10/03/2025|11/03/2025|{-}|{s}|Prelevamento ## 2025-03-11 -5050
=== 60 everyday: the balance on paper with DR and CR
@figures en
> 40: Statement of account 5005 from 01/02/2025 to 28/02/2025 currency EUR
@cols 40 110 r400 r480 r560
|Date|Details|Debit|Credit|Balance
|01/02/2025|Opening balance|||1,000.00CR
|14/02/2025|Card purchase|1,200.00||200.00DR ## 2025-02-14 -120000
|20/02/2025|Transfer in||450.00|250.00CR ## 2025-02-20 45000
|28/02/2025|Closing balance|||250.00CR
=== 61 nasty: letters, reverse order of drawing
@draw reverse
@open 222,22
> 40: Banca Jonica - estratto conto al 31/10/2024 - c/c 707
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|04/10/2024|04/10/2024|Spesa|{D}|{C} ## 2024-10-04 -2222
|11/10/2024|11/10/2024|Rimborso spese|{D}|{C} ## 2024-10-11 11100
|||Saldo finale||{s}
=== 62 nasty: a page of two columns of movements
@open 800,00
> 40: Banca Doria - lista movimenti dal 01/01/2025 al 31/01/2025 - conto 303 - saldo iniziale {o} - saldo finale 615,00
@size 6
> 40: Data > 80: Descrizione > r270: Importo > 310: Data > 350: Descrizione > r550: Importo
> 40: 02/01/2025 > 80: Benzina > r270: {-} ## 2025-01-02 -5000
> 40: 07/01/2025 > 80: Farmacia > r270: {-} ## 2025-01-07 -2500
> 40: 09/01/2025 > 80: Regalo > r270: {-} ## 2025-01-09 10000
@at 69
> 310: 15/01/2025 > 350: Scarpe > r550: {-} ## 2025-01-15 -9000
> 310: 20/01/2025 > 350: Libri > r550: {-} ## 2025-01-20 -4000
> 310: 29/01/2025 > 350: Cinema > r550: {-} ## 2025-01-29 -8000
=== 63 nasty: foreign amount on a line below the row, and the fee with its own amount
@open 1.900,00
> 40: Conto Viaggi n. 919 - movimenti dal 01/08/2024 al 31/08/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Importo|Saldo
|||Saldo iniziale||{o}
|03/08/2024|03/08/2024|Pagamento carta PARIS MUSEE|{-}|{s} ## 2024-08-03 -3200
|10/08/2024|12/08/2024|Pagamento carta TOKYO HOTEL|{-}|{s} ## 2024-08-10 -45000 ~JPY
|||JPY 72.000,00 CAMBIO 160,00
|||COMMISSIONE ESTERO 2,50
|20/08/2024|20/08/2024|Ricarica|{-}|{s} ## 2024-08-20 20000
|||Saldo finale||{s}
=== 64 nasty: summary box beside the header with other amounts and dates
@open 5.500,00
> 40: BANCA DEL CONERO > 300: RIEPILOGO AL 31/12/2024
> 300: Saldo iniziale al 01/10/2024 > r540: {o}
> 300: Totale entrate > r540: 3.000,00
> 300: Totale uscite > r540: 2.100,00
> 300: Saldo finale al 31/12/2024 > r540: 6.400,00
> 300: Fido accordato > r540: 10.000,00
> 300: Scadenza fido 30/06/2025

@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|02/10/2024|02/10/2024|Leasing|{D}|{C} ## 2024-10-02 -100000
|18/11/2024|18/11/2024|Cliente Alfa|{D}|{C} ## 2024-11-18 300000
|27/12/2024|27/12/2024|Tredicesime|{D}|{C} ## 2024-12-27 -110000
=== 65 nasty: dates and words drawn together in one text, amounts apart
@font Courier
@open 1.111,11
> 40: BANCA DI TERRA  ESTRATTO CONTO AL 31.01.24   C/C 99/1
> 40: DATA     VALUTA   DESCRIZIONE                    > r440: DARE > r540: AVERE
> 40: 31.12.23          SALDO INIZIALE > r540: {o}
> 40: 08.01.24 08.01.24 BONIFICO A MANUTENZIONI SPA > r440: {D} > r540: {C} ## 2024-01-08 -60000
> 40: 19.01.24 20.01.24 GIRO DA ALTRO CONTO > r440: {D} > r540: {C} ## 2024-01-19 40000
> 40: 31.01.24          SALDO FINALE > r540: {s}
`;
