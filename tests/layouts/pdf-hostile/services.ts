/** Payment services, passbooks, ledgers and lists of open items as programs print them. */
export const SERVICE_PDFS = `
=== 121 payment service: gross, fee and net, balance at each row
@open 312,40
> 40: Resoconto attivita > 350: 01/02/2025 - 28/02/2025
> 40: ID commerciante: QK7D2MM4P > 350: negozio@ceramiche.example
> 40: Saldo disponibile iniziale > r550: {o} EUR
@cols 40 100 r370 r430 r490 r550
|Data|Descrizione|Lordo|Tariffa|Netto|Saldo
|03/02/2025|Pagamento sito web da Irene Conti|80,00|-3,07|76,93|{s} ## 2025-02-03 7693
|05/02/2025|Pagamento sito web da Ugo Ricci|45,50|-1,90|43,60|{s} ## 2025-02-05 4360
|09/02/2025|Rimborso a Irene Conti|-80,00|0,00|-80,00|{s} ## 2025-02-09 -8000
|17/02/2025|Prelievo sul conto bancario|-300,00|0,00|-300,00|{s} ## 2025-02-17 -30000
|28/02/2025|Abbonamento mensile|-9,90|0,00|-9,90|{s} ## 2025-02-28 -990
> 40: Saldo disponibile finale > r550: {s} EUR
=== 122 card reader: payments gathered under each transfer to the bank
> 40: Rapporto dei trasferimenti - marzo 2025 > 400: Commerciante MX-7712
@cols 40 120 240 r370 r460 r550
|Data|ID transazione|Tipo|Lordo|Commissione|Netto
|03/03/2025|TAAAB1K2L3|Vendita|100,00|-1,95|98,05 ## 2025-03-03 9805
|03/03/2025|TAAAB1K2L9|Vendita|20,00|-0,39|19,61 ## 2025-03-03 1961
|04/03/2025|TAAAB2Q8Z1|Rimborso|-20,00|0,39|-19,61 ## 2025-03-04 -1961
||Trasferimento 05/03/2025||100,00|-1,95|98,05
|10/03/2025|TAAAB7X4R5|Vendita|60,00|-1,17|58,83 ## 2025-03-10 5883
||Trasferimento 11/03/2025||60,00|-1,17|58,83
||Totale||160,00|-3,12|156,88
=== 123 shop terminal: operations of each day, commissions, net credited
> 40: ESTRATTO CONTO ESERCENTE > 350: Mese di riferimento: 01/2025
> 40: Codice esercente 1234567 > 350: Ragione sociale: BAR CENTRALE SAS
@cols 40 110 180 r330 r400 r470 r550
|Data operaz.|Data accredito|Circuito|N. operazioni|Importo lordo|Commissioni|Importo netto
|03/01/2025|07/01/2025|PagoBancomat|12|184,20|1,11|183,09 ## 2025-01-03 18309
|03/01/2025|07/01/2025|Visa|4|96,00|1,15|94,85 ## 2025-01-03 9485
|04/01/2025|08/01/2025|Mastercard|7|140,10|1,68|138,42 ## 2025-01-04 13842
|05/01/2025|08/01/2025|PagoBancomat|9|77,70|0,47|77,23 ## 2025-01-05 7723
|||Totale|32|498,00|4,41|493,59
=== 124 payments by phone: day with its hour, a sign apart from its amount
> 40: Storico transazioni > 420: dal 01/03/2025 al 31/03/2025
@cols 40 160 330 r540
|Data e ora|Negozio o contatto|Tipo|Importo
|28 mar 2025, 19:05|Gelateria Polo Nord|Pagamento in negozio|- 7,50 € ## 2025-03-28 -750
|21 mar 2025, 13:22|Silvia Gatti|Da un contatto|+ 18,00 € ## 2025-03-21 1800
|16 mar 2025, 00:03|Ricarica settimanale|Ricarica|+ 40,00 € ## 2025-03-16 4000
|02 mar 2025, 10:47|Edicola di piazza|Pagamento in negozio|- 3,00 € ## 2025-03-02 -300
=== 125 passbook: figures filled with stars, carried over the page
@font Courier
@open 2.300,00
> 40: LIBRETTO DI RISPARMIO NOMINATIVO N. 000.44.551 > 440: pag. 3
@cols 40 110 170 r340 r450 r555
|DATA|CAUSALE|SPORT.|PRELEVAMENTI|VERSAMENTI|SALDO
|RIPORTO|||||*****{o}
|14/01/2025|PRE|55100|*****200,00||*****2.100,00 ## 2025-01-14 -20000
|10/02/2025|VER|55100||*****750,00|*****2.850,00 ## 2025-02-10 75000
|31/03/2025|BOL|00001|*****34,20||*****2.815,80 ## 2025-03-31 -3420
|A RIPORTARE|||||*****2.815,80
---
> 40: LIBRETTO DI RISPARMIO NOMINATIVO N. 000.44.551 > 440: pag. 4
|DATA|CAUSALE|SPORT.|PRELEVAMENTI|VERSAMENTI|SALDO
|RIPORTO|||||*****2.815,80
|06/05/2025|PRE|55100|*****500,00||*****2.315,80 ## 2025-05-06 -50000
=== 126 ledger of the bank in the books: dare is what comes in, balance with a letter
@open 5.000,00
> 40: MASTRINO DI SOTTOCONTO > 400: Esercizio 2024
> 40: Conto 10.02.001 BANCA C/C ORDINARIO > 400: dal 01/01/2024 al 31/03/2024
@cols 40 95 140 280 r420 r490 r555
|Data reg.|N. reg.|Causale|Descrizione|Dare|Avere|Saldo
|||Saldo precedente||||5.000,00 D
|08/01/2024|15|INC|Incasso ft 2 Marini|1.200,00||6.200,00 D ## 2024-01-08 120000
|22/01/2024|31|PAG|Pagamento ft 91 Corsi||800,00|5.400,00 D ## 2024-01-22 -80000
|19/02/2024|66|F24|Versamento ritenute||6.000,00|600,00 A ## 2024-02-19 -600000
|11/03/2024|88|INC|Incasso ft 5 Zanetti|2.500,00||1.900,00 D ## 2024-03-11 250000
|||Totali||3.700,00|6.800,00|
=== 127 what customers owe, by customer with sums
@partite
> 40: SCADENZARIO CLIENTI al 30/06/2025 > 420: Stampato il 01/07/2025
@cols 40 110 190 260 r420 r500
|N. documento|Data doc.|Cliente|Scadenza|Importo|Residuo
|12/A|15/01/2025|Bruno Costruzioni|15/03/2025|1.220,00|1.220,00 ## 2025-01-15 122000
|31/A|28/02/2025|Bruno Costruzioni|30/04/2025|610,00|200,00 ## 2025-02-28 20000
||||Totale Bruno Costruzioni|1.830,00|1.420,00
|18/A|31/01/2025|Caffe Letterario|31/03/2025|305,00|305,00 ## 2025-01-31 30500
||||Totale Caffe Letterario|305,00|305,00
||||Totale generale|2.135,00|1.725,00
=== 128 open invoices of suppliers, the name above its rows
@partite
> 40: PARTITE APERTE FORNITORI > 400: Situazione al 31/03/2025
@cols 40 120 200 280 r420 r500
|Documento|Data|Scadenza|Tipo|Importo|Da pagare
> 40: 000123 IDRAULICA MODERNA SRL
|FT 44|10/02/2025|10/04/2025|Fattura|732,00|732,00 ## 2025-02-10 -73200
|FT 61|03/03/2025|03/05/2025|Fattura|244,00|244,00 ## 2025-03-03 -24400
> 280: Totale fornitore > r420: 976,00 > r500: 976,00
> 40: 000207 STUDIO GRAFICO LINEA
|7/2025|20/01/2025|20/02/2025|Fattura|1.500,00|500,00 ## 2025-01-20 -50000
> 280: Totale fornitore > r420: 1.500,00 > r500: 500,00
> 280: Totale partite aperte > r420: 2.476,00 > r500: 1.476,00
=== 129 money in and money out as two tables side by side
@open 400,00
> 40: Cassa sociale - movimenti di aprile 2025 - saldo iniziale {o} - saldo finale 535,00
> 40: ENTRATE > 310: USCITE
> 40: Data > 90: Descrizione > r285: Importo > 310: Data > 360: Descrizione > r550: Importo
@lead 0
> 40: 02/04/2025 > 90: Quote soci > r285: {a} ## 2025-04-02 30000
@lead 11
> 310: 05/04/2025 > 360: Affitto sala > r550: {a} ## 2025-04-05 -15000
@lead 0
> 40: 14/04/2025 > 90: Lotteria > r285: {a} ## 2025-04-14 8000
@lead 11
> 310: 22/04/2025 > 360: Materiali > r550: {a} ## 2025-04-22 -9500
=== 130 sign behind amount and balance, no year, advertising between the rows
@open 250,00
> 40: Banca Giovane - Conto Semplice 900123 - Estratto conto dal 01/10/2024 al 31/12/2024
@cols 40 80 120 r460 r550
|Data|Val.|Descrizione|Importo|Saldo
|||Saldo iniziale||{o}
|04/10|04/10|Bonifico da Mario Neri|600,00|850,00 ## 2024-10-04 60000
|18/10|18/10|Rata prestito|900,00-|50,00- ## 2024-10-18 -90000
> 120: Passa a Conto Pieno: fino a 150,00 euro di premio se lo apri entro il 31/12/2024!
|05/11|05/11|Stipendio|1.450,00|1.400,00 ## 2024-11-05 145000
|18/11|18/11|Rata prestito|900,00-|500,00 ## 2024-11-18 -90000
|31/12|31/12|Bollo|8,55-|491,45 ## 2024-12-31 -855
|||Saldo finale||491,45
=== 131 no headings, a letter before the amount, a second account behind
> 40: Rapporto 1010/1 > 300: Movimenti dal 01/05/2024 al 31/05/2024
@cols 40 100 160 r440 450
@open 100,00
|||Saldo iniziale|{o}|A
|06/05/2024|06/05/2024|VERSAMENTO|{a}|A ## 2024-05-06 50000 #10101
|15/05/2024|15/05/2024|PAGAMENTO F24|{a}|D ## 2024-05-15 -22000 #10101
|||Saldo finale|{s}|A

> 40: Rapporto 2020/2 > 300: Movimenti dal 01/05/2024 al 31/05/2024
@open 800,00
|||Saldo iniziale|{o}|A
|08/05/2024|08/05/2024|GIROCONTO|{a}|D ## 2024-05-08 -30000 #20202
|||Saldo finale|{s}|A
`;
