/** Pages of banks, cards and offices whose rows are parted, numbered like days, dated below, or of two currencies. */
export const FURTHER_BANK_PDFS = `
=== 1301 movements with a progressive number like a day, amounts signed in words
@open 1.250,00
> 40: CREDEM ESEMPIO - Lista movimenti c/c 010/0000123 dal 01/02/2026 al 28/02/2026
@cols 40 80 140 200 r430 450 r550
|Mov.|Data|Valuta|Descrizione|Importo|Segno|Saldo
|1/26|02/02/2026|02/02/2026|Bonifico Verdi|{a}|Avere|{s} ## 2026-02-02 40000
|2/26|05/02/2026|05/02/2026|Canone|{a}|Dare|{s} ## 2026-02-05 -800
|3/26|11/02/2026|12/02/2026|Assegno|{a}|Dare|{s} ## 2026-02-11 -25000
=== 1302 partite of a client in two currencies with exchange
@partite
@size 7
@cols 30 90 150 220 r320 350 r430 r520
> 30: SCADENZARIO CLIENTI ESTERO AL 31/03/2026
|Documento|Data|Scadenza|Cliente|Importo valuta|Div.|Cambio|Importo EUR
|12/E|10/01/2026|10/04/2026|SMITH LTD|1.200,00|GBP|0,8400|1.428,57 ## 2026-01-10 120000 GBP
|15/E|18/02/2026|18/05/2026|DUPONT SARL|900,00|EUR|1,0000|900,00 ## 2026-02-18 90000
=== 1303 interest statement after the rows in the same columns
@open 7.000,00
> 40: BANCA CAMPANA > 380: Estratto conto al 31/03/2026
> 40: Conto n. 71/4000
@cols 40 95 150 r455 r545
|Data|Valuta|Descrizione|Addebiti|Accrediti
|31/12/2025|31/12/2025|Saldo iniziale||{o}
|15/01/2026|15/01/2026|Bonifico da Luna Sas|{D}|{C} ## 2026-01-15 150000
|27/02/2026|28/02/2026|Rata prestito|{D}|{C} ## 2026-02-27 -43000
|31/03/2026|31/03/2026|Interessi creditori lordi|{D}|{C} ## 2026-03-31 1250
|31/03/2026|31/03/2026|Ritenuta fiscale 26%|{D}|{C} ## 2026-03-31 -325
|31/03/2026|31/03/2026|Saldo finale||{s}
> 40: Conto scalare
|Valuta|Giorni|Saldo per valuta|Numeri debitori|Numeri creditori
|31/12/2025|15|7.000,00|0,00|105.000,00
|15/01/2026|44|8.500,00|0,00|374.000,00
|28/02/2026|31|8.070,00|0,00|250.170,00
=== 1304 statement whose page 2 begins in the middle of a row
@open 2.300,00
> 40: BANCA LIGURE - conto 12/345 - dal 01/05/2026 al 31/05/2026
@cols 40 110 180 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|30/04/2026||Saldo iniziale||{o}
|04/05/2026|04/05/2026|Bonifico da Hotel Riviera|{D}|{C} ## 2026-05-04 90000 ~Riviera
|18/05/2026|18/05/2026|Bonifico a fornitore|{D}|{C} ## 2026-05-18 -77000
---
> 40: BANCA LIGURE - conto 12/345 - dal 01/05/2026 al 31/05/2026
|Data|Valuta|Descrizione|Dare|Avere
> 180: Tessitura tessuti d'arredo fatt. 118
|25/05/2026|25/05/2026|Imposta di bollo|{D}|{C} ## 2026-05-25 -850
|31/05/2026||Saldo finale||{s}
=== 1305 prepaid card list with plus and minus apart in own column and time
@open 120,00
> 40: POSTE CARTA EVO - Lista movimenti - Periodo 01/06/2026 - 30/06/2026
@cols 40 110 160 400 r470 r555
|Data|Ora|Descrizione||Importo|Saldo
|02/06/2026|10:15|Ricarica|+|{a}|{s} ## 2026-06-02 10000
|09/06/2026|19:44|Acquisto online Zalando|-|{a}|{s} ## 2026-06-09 -5990
|27/06/2026|08:01|Pedaggio|-|{a}|{s} ## 2026-06-27 -1230
=== 1306 elenco fatture elettroniche ricevute, no total word, sdi id
@partite
@size 6
@cols 30 80 150 260 330 r420 r470 r540
> 30: Fatture ricevute - ottobre 2025 - cessionario: OTTICA VISTA SRL
|Data ricez.|Id SdI|Fornitore|P.IVA|Numero|Imponibile|Imposta|Importo totale
|03/10/2025|11223344550|LENTI NORD SPA|01234567897|2025/889|800,00|176,00|976,00 ## 2025-10-03 -97600
|14/10/2025|11223398212|ENERGIA CASA|09988776655|E-551|210,50|46,31|256,81 ## 2025-10-14 -25681
=== 1307 amounts glued to EUR before, day first with month names in Italian
> 40: ING ESEMPIO Conto Arancio > 400: gennaio - marzo 2026
> 40: Saldo iniziale EUR 3.000,00 > 400: Saldo finale EUR 3.545,00
@cols 40 130 r540
|Data|Descrizione operazione|Importo
|12 gen 2026|VERSAMENTO|+EUR 600,00 ## 2026-01-12 60000
|20 feb 2026|PRELIEVO|-EUR 50,00 ## 2026-02-20 -5000
|31 mar 2026|IMPOSTA BOLLO|-EUR 5,00 ## 2026-03-31 -500
=== 1308 bank with Dare and Avere as two-line header each with currency
@open 600,00
> 40: Banco delle Tre Venezie > 400: Conto 4422/99 - Maggio 2026
@cols 40 100 160 r460 r550
|Data|Data|Descrizione|Movimenti dare|Movimenti avere
|contab.|valuta||EUR|EUR
|||Saldo precedente||{o}
|06/05/2026|06/05/2026|Incasso POS|{D}|{C} ## 2026-05-06 21480
|21/05/2026|20/05/2026|Utenza gas|{D}|{C} ## 2026-05-21 -9911
|||Nuovo saldo||{s}
=== 1309 list of insoluti with fee per row
@asks
@partite
@size 7
@cols 30 130 200 260 320 r430 r510
> 30: Elenco insoluti - marzo 2026 - presentatore MOBILI BRIANZA SRL
|Debitore|Data insoluto|Scadenza|N. effetto|Causale|Importo|Spese
|ARREDO PIU SAS|05/03/2026|28/02/2026|778812|Rifiutato|1.830,00|6,50 ## 2026-02-28 183000
|CASA DOLCE SRL|10/03/2026|28/02/2026|778830|Non pagato|610,00|6,50 ## 2026-02-28 61000
=== 1310 bonus: cash flow forecast is not a statement
@refused
@cols 40 200 r330 r430 r530
> 40: PREVISIONE DI CASSA 2026
|Voce|Gennaio|Febbraio|Marzo
|Incassi clienti|12.000,00|14.500,00|13.200,00
|Pagamenti fornitori|-9.000,00|-10.100,00|-8.800,00
|Saldo|3.000,00|4.400,00|4.400,00
=== 1311 statement with movement codes in front and descriptions split around the amount
@open 910,00
> 40: Banca del Piceno - E/C n. 10/2025 - c/c 3300/1 - 01/10/2025 31/10/2025
@cols 40 90 140 180 r460 r545
|Data|Valuta|Cod|Descrizione|Uscite|Entrate
|01/10/2025|||Saldo a riportare||{o}
|07/10/2025|07/10/2025|208|Disposizione di bonifico|{D}|{C} ## 2025-10-07 -42000 ~Arredi
> 180: Beneficiario: Arredi Marche - Caus: saldo ft. 88/2025
|20/10/2025|20/10/2025|48|Bonifico a vostro favore|{D}|{C} ## 2025-10-20 130000 ~Hotel
> 180: Ordinante: Hotel Conero - Caus: ft 12 del 01/09/2025 euro 1.300,00
|31/10/2025|||Saldo finale||{s}
=== 1312 cards of two employees in one statement with one total each
> 40: CORPORATE CARD - Riepilogo spese maggio 2026
@cols 40 110 r420 r520
> 40: Titolare: ANNA RIVA - Carta **** 1111
|Data|Descrizione|Importo originale|Importo EUR
|04/05/2026|TAXI MILANO|22,00 EUR|22,00 ## 2026-05-04 -2200
|11/05/2026|UBER LONDON|18,20 GBP|21,41 ## 2026-05-11 -2141
> 110: Totale carta > r520: 43,41
> 40: Titolare: PAOLO GHEZZI - Carta **** 2222
|Data|Descrizione|Importo originale|Importo EUR
|08/05/2026|HOTEL EUROPA|140,00 EUR|140,00 ## 2026-05-08 -14000
> 110: Totale carta > r520: 140,00
> 110: Totale generale > r520: 183,41
=== 1313 small caps statement with two balances columns (contabile and liquido)
@open 5.000,00
> 40: Banca Valtellina - movimenti conto 45/11 dal 01/04/2026 al 30/04/2026
@cols 40 95 150 r390 r470 r550
|data|valuta|descrizione|importo|saldo contabile|saldo liquido
|03/04/2026|05/04/2026|versamento assegni|1.000,00|6.000,00|5.000,00 ## 2026-04-03 100000
|15/04/2026|15/04/2026|f24|-350,00|5.650,00|5.650,00 ## 2026-04-15 -35000
|30/04/2026|30/04/2026|stipendi|-4.000,00|1.650,00|1.650,00 ## 2026-04-30 -400000
=== 1314 utility bills list to be paid with barcodes
@partite
@cols 30 140 230 300 r420
> 30: Bollette da pagare al 20/06/2026 - Condominio Aurora
|Gestore|N. bolletta|Emessa il|Scadenza|Importo
|ACQUE SPA|2026-00991|01/06/2026|30/06/2026|187,40 ## 2026-06-01 -18740
|LUCE SRL|8811/L|05/06/2026|25/06/2026|96,12 ## 2026-06-05 -9612
=== 1315 statement printed twice as large with few rows and footers
@size 12
@lead 16
@open 330,00
> 40: Conto di base > 400: pag. 1/1
> 40: IBAN IT44A0538703200000001234567
@cols 40 120 r450 r550
|Data|Descrizione|Importo|Saldo
|10/01/2026|Pensione|{-}|{s} ## 2026-01-10 98000
|12/01/2026|Affitto|{-}|{s} ## 2026-01-12 -45000
@at 790
> 40: Banca iscritta all'albo - capitale sociale 1.000.000,00 i.v.
=== 1316 two header rows of which the first groups columns
@open 100,00
> 40: Rendiconto conto gestione n. 7 - Amministratore Studio Neri - dal 01/01/2026 al 31/03/2026
> 200: MOVIMENTI > r520: SALDI
@cols 40 110 r380 r450 r540
|Data|Causale|Entrate|Uscite|Progressivo
|07/01/2026|Quote condominiali|{C}|{D}|{s} ## 2026-01-07 210000
|15/02/2026|Pulizie|{C}|{D}|{s} ## 2026-02-15 -30000
|20/03/2026|Assicurazione|{C}|{D}|{s} ## 2026-03-20 -78000
=== 1317 customer list by agent with commission
@partite
@asks
@size 7
@cols 30 120 190 250 310 r410 r480
> 30: Agente: MARIO LODI - fatture da incassare al 31/05/2026
|Cliente|Fattura|Data|Scadenza|Pagamento|Importo|Provvigione
|BAR STELLA|33|15/04/2026|15/06/2026|RB 60|732,00|36,60 ## 2026-04-15 73200
|PUB KILT|41|28/04/2026|31/05/2026|BB 30|244,00|12,20 ## 2026-04-28 24400
=== 1318 savings plan with the same day repeated and words in English
@figures en
@open 0.00
> 40: Account activity > 400: 01/01/2026 - 31/01/2026
> 40: Currency: EUR
@cols 40 110 r400 r470 r550
|Date|Details|Debit|Credit|Balance
|13/01/2026|Transfer from M. Rossi|{D}|{C}|{s} ## 2026-01-13 100000
|13/01/2026|ETF purchase|{D}|{C}|{s} ## 2026-01-13 -99000
|31/01/2026|Fee|{D}|{C}|{s} ## 2026-01-31 -100
=== 1319 Wise style: fee inside the line, running balance, newest first
@figures en
> 40: EUR statement > 400: 1 February 2026 - 28 February 2026
> 40: EUR on 28 February 2026 > r540: 2,091.50 EUR
@cols 40 r380 r460 r540
|Description|Incoming|Outgoing|Amount
|Sent money to Studio Blu||-250.00|2,091.50 ## 2026-02-25 -25000
> 40: 25 February 2026 Transaction: TRANSFER-991
|Card transaction of 58.50 EUR issued by Conad||-58.50|2,341.50 ## 2026-02-11 -5850
> 40: 11 February 2026 Transaction: CARD-550
|Received money from Alfa Spa|1,400.00||2,400.00 ## 2026-02-03 140000
> 40: 3 February 2026 Transaction: TRANSFER-300
=== 1320 Spanish statement with importe and saldo
@open 845,10
> 40: Caja del Sur > 400: Extracto 04/2026 - cuenta 2100 1234 55 0200051332
@cols 40 110 180 r460 r550
|F. Operación|F. Valor|Concepto|Importe|Saldo
|01/04/2026|01/04/2026|NOMINA|{-}|{s} ## 2026-04-01 150000
|15/04/2026|16/04/2026|RECIBO LUZ|{-}|{s} ## 2026-04-15 -6420
|30/04/2026|30/04/2026|COMISION|{-}|{s} ## 2026-04-30 -300
=== 1501 cash count: two tills beside each other
@open 50,00
> 40: Cassa contanti - Prima nota febbraio 2026
@cols 40 90 r300 r370 r440
|Data|Descrizione|Entrate|Uscite|Saldo cassa
|01/02/2026|Saldo iniziale|||{o}
|03/02/2026|Vendite|{C}|{D}|{s} ## 2026-02-03 31050
|17/02/2026|Pagato corriere|{C}|{D}|{s} ## 2026-02-17 -2200
|28/02/2026|Versato in banca|{C}|{D}|{s} ## 2026-02-28 -30000
=== 1502 statement in which the balance stands before the amounts
@open 4.000,00
> 40: Banca del Metauro - estratto conto 01/06/2026-30/06/2026 - rapporto 200/44
@cols 40 90 r210 r290 r370 400
|Data|Valuta|Saldo|Dare|Avere|Descrizione
|31/05/2026||4.000,00|||Saldo iniziale
|05/06/2026|05/06/2026|{s}|{D}|{C}|Fornitore Zeta ## 2026-06-05 -90000
|12/06/2026|12/06/2026|{s}|{D}|{C}|Incasso Omega ## 2026-06-12 122000
=== 1504 bank statement with sections per kind of movement
@open 900,00
> 40: Banca Sabina - c/c 12/900 - Estratto conto maggio 2026
> 40: Saldo iniziale 900,00 - Saldo finale 1.160,10
@cols 40 100 160 r540
> 40: ENTRATE
|Data|Valuta|Descrizione|Importo
|07/05/2026|07/05/2026|Stipendio|1.400,00 ## 2026-05-07 140000
|21/05/2026|21/05/2026|Rimborso|60,10 ## 2026-05-21 6010
> 160: Totale entrate > r540: 1.460,10
> 40: USCITE
|Data|Valuta|Descrizione|Importo
|09/05/2026|09/05/2026|Mutuo|700,00 ## 2026-05-09 -70000
|25/05/2026|25/05/2026|Assicurazione|500,00 ## 2026-05-25 -50000
> 160: Totale uscite > r540: 1.200,00
=== 1505 Amex-like: foreign spend line below with amount in its own currency
> 40: Estratto conto carta > 400: 15/07/2026
@cols 40 100 r540
|Data|Descrizione|Importo in EUR
|18 Giu|DELTA AIR LINES|742,10 ## 2026-06-18 -74210
> 100: 812.00 DOLLARI USA cambio 1.0942
|25 Giu|PIZZERIA DA NINO|38,00 ## 2026-06-25 -3800
|02 Lug|STORNO DELTA|-100,00 ## 2026-07-02 10000
> 100: Totale spese > r540: 680,10
=== 1506 statement with numeric reference beginning each row and times
@open 75,00
> 40: Wallet Tinaba - storico dal 01/01/2026 al 31/01/2026
@cols 40 120 220 r450 r540
|ID operazione|Data e ora|Causale|Importo|Saldo dopo
|TX-000981|04/01/2026 12:33:10|Ricarica|+{a}|{s} ## 2026-01-04 20000
|TX-001002|11/01/2026 20:01:55|P2P a Luca|{-}|{s} ## 2026-01-11 -3500
|TX-001177|30/01/2026 07:15:00|Metro|{-}|{s} ## 2026-01-30 -220
=== 1507 amounts with three decimals of quantity beside
@cols 40 110 250 r330 r410 r500
> 40: Distributore carburanti - estratto conto tessera 7788 - marzo 2026 - Cliente: VIAGGI ROMA SRL
|Data|Impianto|Prodotto|Litri|Prezzo|Importo
|03/03/2026|Q8 Orte|Gasolio|45,120|1,689|76,21 ## 2026-03-03 -7621
|19/03/2026|IP Fano|Gasolio|50,000|1,700|85,00 ## 2026-03-19 -8500
|Totale|||95,120||161,21
=== 1508 toll list
@asks
@cols 40 100 200 300 r420 r500
> 40: TELEPEDAGGIO - Elenco viaggi fattura n. 900111 del 31/03/2026
|Data|Ora|Entrata|Uscita|Km|Importo
|02/03/2026|08:11|Milano Est|Bergamo|45,2|3,70 ## 2026-03-02 -370
|14/03/2026|17:40|Bologna|Modena Nord|38,0|2,90 ## 2026-03-14 -290
=== 1509 bank, days in the form 2026.03.05 and sides in columns named S/H
@open 0,00
> 40: Sparkasse Muster - Kontoauszug - EUR
@cols 40 120 r400 r480 r560
|Datum|Text|Soll|Haben|Saldo
|2026.03.05|Miete|{D}|{C}|{s} ## 2026-03-05 -70000
|2026.03.12|Gehalt|{D}|{C}|{s} ## 2026-03-12 210000
=== 1510 list where each amount is followed by its own VAT column
@partite
@size 7
@cols 30 90 200 r330 r400 r470
> 30: Registro IVA vendite - marzo 2026 - Ditta FIORI SRL
|Data|N. doc.|Cliente|Imponibile|IVA 22%|Totale
|04/03/2026|12|Hotel Sole|1.000,00|220,00|1.220,00 ## 2026-03-04 122000
|10/03/2026|13|Bar Luna|50,00|11,00|61,00 ## 2026-03-10 6100
|27/03/2026|NC 2|Hotel Sole|-200,00|-44,00|-244,00 ## 2026-03-27 -24400
=== 1511 statement of rent account with credit limits in front of rows
@open -120,00
> 40: Conto corrente 7/7 - fido 10.000,00 - scadenza fido 31/12/2026
> 40: Periodo: dal 01/02/2026 al 28/02/2026
@cols 40 110 r440 r540
|Data|Operazione|Importo|Saldo
|03/02/2026|Bonifico in entrata|{-}|{s} ## 2026-02-03 52000
|10/02/2026|Addebito rata|{-}|{s} ## 2026-02-10 -61000
|24/02/2026|Commissioni|{-}|{s} ## 2026-02-24 -250
=== 1512 list with balance of the day only on some rows and page totals
@open 1.111,11
> 40: BANCO SAN GIUSTO - E/C 2/2026 - c/c 1001/22
@cols 40 90 140 r420 r490 r560
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE|SALDO
|31.01.26||SALDO INIZIALE|||{o}
|03.02.26|03.02.26|BONIFICO|{D}|{C}| ## 2026-02-03 40000
|03.02.26|03.02.26|POS|{D}|{C}|{s} ## 2026-02-03 -1590
|15.02.26|14.02.26|F24|{D}|{C}|{s} ## 2026-02-15 -30000
> 140: TOTALE PAGINA > r420: 315,90 > r490: 400,00
---
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE|SALDO
|20.02.26|20.02.26|UTENZE|{D}|{C}|{s} ## 2026-02-20 -8800
|28.02.26||SALDO FINALE|||{s}
> 140: TOTALE GENERALE > r420: 403,90 > r490: 400,00
=== 1513 movements with both an operation code D or A first and unsigned amounts
@open 300,00
> 40: BANCA IRPINA - Conto 1/1 - movimenti dal 01/04/2026 al 30/04/2026
@cols 40 60 120 r440 r540
|S|Data|Descrizione|Importo|Saldo
|A|03/04/2026|Incasso|{a}|{s} ## 2026-04-03 10000
|D|18/04/2026|Spesa|{a}|{s} ## 2026-04-18 -4000
|D|29/04/2026|Spesa due|{a}|{s} ## 2026-04-29 -1000
=== 1515 Portuguese statement
@open 500,00
> 40: Banco do Sul - Extrato de conta - 01/03/2026 a 31/03/2026 - EUR
@cols 40 110 r400 r470 r550
|Data|Descrição|Débito|Crédito|Saldo
|03/03/2026|Transferência recebida|{D}|{C}|{s} ## 2026-03-03 25000
|13/03/2026|Pagamento luz|{D}|{C}|{s} ## 2026-03-13 -6050
|30/03/2026|Comissão|{D}|{C}|{s} ## 2026-03-30 -520
=== 1516 printed CBI-like list of flows with D/A and causale ABI
@cols 40 100 160 200 r380 400 440
> 40: Interrogazione movimenti CBI - ABI 03069 CAB 09400 C/C 000012345678 - dal 01/05/2026 al 15/05/2026
|Data op.|Data val.|ABI|Divisa|Importo|Segno|Descrizione
|04/05/2026|04/05/2026|48|EUR|1.500,00|C|BONIFICO LANIFICIO ## 2026-05-04 150000
|06/05/2026|06/05/2026|50|EUR|88,30|D|PAGAMENTO UTENZE ## 2026-05-06 -8830
|15/05/2026|14/05/2026|26|EUR|2.000,00|D|VS. DISPOSIZIONE ## 2026-05-15 -200000
=== 1517 deposit receipts by cheque with bank codes
@asks
@cols 40 120 200 300 r430
> 40: DISTINTA VERSAMENTO ASSEGNI n. 55 del 12/05/2026 - c/c 88/10
|Data|N. assegno|Banca trassata|Traente|Importo
|12/05/2026|0001234567|BNL ROMA|ROSSI SRL|1.000,00 ## 2026-05-12 100000
|12/05/2026|0007654321|MPS SIENA|BIANCHI|250,50 ## 2026-05-12 25050
|||Totale versato|1.250,50
=== 1519 a statement where the first column is the value date
@open 60,00
> 40: Banca Cilento - c/c 8/80 - dal 01/07/2026 al 31/07/2026
@cols 40 110 180 r440 r540
|Data valuta|Data operazione|Descrizione|Importo|Saldo
|01/07/2026|03/07/2026|Versamento|{-}|{s} ## 2026-07-03 90000
|15/07/2026|14/07/2026|Prelievo|{-}|{s} ## 2026-07-14 -20000
|31/07/2026|31/07/2026|Canone|{-}|{s} ## 2026-07-31 -650
=== 1520 escrow with totals column after each row
@open 10,00
> 40: Conto dedicato - Commessa 45 - dal 01/01/2026 al 31/03/2026
@cols 40 110 r360 r430 r500 r570
|Data|Causale|Avere|Dare|Totale mese|Saldo
|10/01/2026|Acconto committente|{C}|{D}||{s} ## 2026-01-10 500000
|31/01/2026|Fornitore ferro|{C}|{D}|3.800,00|{s} ## 2026-01-31 -120000
|28/02/2026|Paghe|{C}|{D}|-2.000,00|{s} ## 2026-02-28 -200000
`;
