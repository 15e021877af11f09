/** Statements of banks, wallets and books as they are printed in several countries. */
export const EVERYDAY_BANK_PDFS = `
=== 741 Italian bank: data operazione, data valuta, addebiti, accrediti, descrizione; long description on following lines; saldo iniziale row inside
@cols 40 100 r230 r310 320
@at 60
> 40: BANCA DEL TERRITORIO S.p.A.
> 40: Estratto conto corrente n. 1000/00045678   IBAN IT60 X054 2811 1010 0000 0123 456
> 40: Periodo dal 01/07/2026 al 31/07/2026

@open 1.250,00
|DATA|VALUTA|ADDEBITI|ACCREDITI|DESCRIZIONE
|01/07/2026|||{o}|SALDO INIZIALE
|02/07/2026|02/07/2026||{C}|BONIFICO A VOSTRO FAVORE ## 2026-07-02 45000 ~ROSSI
> 320: ORD. ROSSI MARIO
> 320: SALDO FATTURA 123 DEL 15/06/2026
|06/07/2026|03/07/2026|{D}||PAGAMENTO POS ## 2026-07-06 -2350
> 320: CARTA *1234 ESSELUNGA MILANO 03/07 ORE 18:22
|15/07/2026|15/07/2026|{D}||ADDEBITO DIRETTO SDD ## 2026-07-15 -8912 ~ENEL
> 320: ENEL ENERGIA SPA MANDATO 9988 RIF 445566
|27/07/2026|27/07/2026||{C}|EMOLUMENTI ## 2026-07-27 180000
|31/07/2026|31/07/2026|{D}||IMPOSTA DI BOLLO ## 2026-07-31 -855
|31/07/2026|||{s}|SALDO FINALE

=== 742 mastrino printed by an accounting program: bank account ledger, dare is money in, progressive balance with D/A
@size 7
@cols 30 80 120 230 r400 r470 r540
> 30: AZIENDA ESEMPIO SRL                Stampa mastrini dal 01/03/2026 al 31/03/2026
> 30: Conto 24/05/001  BANCA INTESA C/C 1234
@open 5.000,00
|Data reg.|N.reg.|Causale|Descrizione|Dare|Avere|Saldo
|||SALDO PRECEDENTE|||| 
> r540: {o} D
|03/03/2026|101|Incasso fatt.|Bianchi Srl ft 12|{C}|{D}|{s} D ## 2026-03-03 122000
|05/03/2026|108|Pag. fornitore|Verdi Spa ft 88|{C}|{D}|{s} D ## 2026-03-05 -43250
|16/03/2026|120|F24|Ritenute febbraio|{C}|{D}|{s} D ## 2026-03-16 -91200
|31/03/2026|140|Comp. bancarie|Spese tenuta conto|{C}|{D}|{s} D ## 2026-03-31 -1250
> 230: TOTALI  >r400: 
> r400: 1.220,00 > r470: 1.357,00

=== 743 Spanish bank: Fecha operacion, fecha valor, concepto, importe, saldo, newest first
@size 8
@cols 40 110 180 r460 r540
> 40: Banco Ejemplo, S.A.   Extracto de cuenta
> 40: Titular: TALLERES LOPEZ SL     IBAN: ES91 2100 0418 4502 0005 1332
> 40: Desde 01/04/2026 hasta 30/04/2026     Moneda: EUR
|F. Operación|F. Valor|Concepto|Importe|Saldo
|29/04/2026|29/04/2026|RECIBO LUZ IBERDROLA|-124,55|3.265,95 ## 2026-04-29 -12455
|15/04/2026|15/04/2026|TRANSFERENCIA A FAVOR DE GESTORIA MARTIN|-300,00|3.390,50 ## 2026-04-15 -30000
|08/04/2026|09/04/2026|INGRESO EN EFECTIVO|1.200,00|3.690,50 ## 2026-04-08 120000
|02/04/2026|02/04/2026|PAGO CON TARJETA MERCADONA|-45,20|2.490,50 ## 2026-04-02 -4520
> 40: Saldo anterior: > r540: 2.535,70

=== 744 French bank: dates without year, debit credit columns, solde lines with words
@size 8
@cols 40 90 r430 r510
> 40: RELEVE DE COMPTE           du 01/05/2026 au 31/05/2026
> 40: Compte courant n° 00012345678   FR76 3000 6000 0112 3456 7890 189
@figures space
|Date|Libellé|Débit|Crédit
> 90: SOLDE CREDITEUR AU 30/04/2026 > r510: 2 500,00
|04/05|VIR SEPA RECU DE SARL DUPONT|{D}|{C} ## 2026-05-04 150000 ~DUPONT
> 90: REF FACTURE 2026-031
|11/05|CB LECLERC 09/05|{D}|{C} ## 2026-05-11 -7645
|18/05|PRLV EDF CLIENTS PARTICULIERS|{D}|{C} ## 2026-05-18 -13290
|29/05|FRAIS DE TENUE DE COMPTE|{D}|{C} ## 2026-05-29 -350
> 90: TOTAL DES MOUVEMENTS > r430: 212,85 > r510: 1 500,00
> 90: SOLDE CREDITEUR AU 31/05/2026 > r510: 3 787,15

=== 745 German Sparkasse: Datum, Erläuterung, Betrag with sign behind, Kontostand am lines
@size 8
@cols 50 110 r520
> 50: Sparkasse Musterstadt      Kontoauszug 4/2026
> 50: Konto 123456789, DE89 3704 0044 0532 0130 00
|Datum|Erläuterung|Betrag EUR
> 110: Kontostand am 31.03.2026, Auszug Nr. 3 > r520: 1.842,10+
|02.04.2026|GUTSCHRIFT ÜBERWEISUNG|{<} ## 2026-04-02 98000 ~Müller
> 110: Müller GmbH Rechnung 2026-17
|07.04.2026|LASTSCHRIFT|{<} ## 2026-04-07 -5995
> 110: Telekom Deutschland GmbH
|15.04.2026|KARTENZAHLUNG|{<} ## 2026-04-15 -2399
> 110: REWE SAGT DANKE 4711//Musterstadt/DE
|30.04.2026|ENTGELTABSCHLUSS|{<} ## 2026-04-30 -490
> 110: Kontostand am 30.04.2026 um 20:05 Uhr > r520: 2.733,26+

=== 746 UK bank: day printed once, money out, money in, balance on last row of day
@size 8
@figures en
@cols 40 110 r360 r440 r530
> 40: Your account statement      1 March 2026 to 31 March 2026
> 40: Sort code 20-00-00   Account number 12345678      GBP
|Date|Description|Money out|Money in|Balance
> 40: 1 Mar > 110: Balance brought forward > r530: 812.40
|3 Mar|Direct Debit to Thames Water|{D}|{C}| ## 2026-03-03 -3512 GBP
||Card payment to Tesco Stores|{D}|{C}|755.08 ## 2026-03-03 -2220 GBP
|14 Mar|Faster payment from J Smith|{D}|{C}|1,255.08 ## 2026-03-14 50000 GBP
|30 Mar|Monthly account fee|{D}|{C}|1,247.08 ## 2026-03-30 -800 GBP
> 40: 31 Mar > 110: Balance carried forward > r530: 1,247.08

=== 747 Italian bank: single amount with segno column +/-, causale ABI code
@size 8
@cols 40 100 160 200 r460 470
> 40: LISTA MOVIMENTI   Rapporto: 0123 - 000010203040  Intestato a: OFFICINA NERI SNC
> 40: Periodo: 01.09.2026 - 30.09.2026
|Data cont.|Data val.|Caus.|Descrizione operazione|Importo|Segno
|01.09.2026|01.09.2026|48|BONIFICO DA CLIENTE BLU SRL|1.000,00|+ ## 2026-09-01 100000
|07.09.2026|04.09.2026|43|PAGAMENTO TRAMITE POS|64,30|- ## 2026-09-07 -6430
|15.09.2026|15.09.2026|19|IMPOSTE E TASSE DELEGA F24|512,00|- ## 2026-09-15 -51200
|30.09.2026|30.09.2026|16|COMMISSIONI|3,50|- ## 2026-09-30 -350

=== 748 conto di un condominio: entrate uscite saldo, data con giorno e mese, anno nel titolo
@size 8
@cols 40 90 r400 r470 r540
> 40: Condominio Via Roma 12 - Movimenti di cassa anno 2026
@open 310,00
|Data|Descrizione|Entrate|Uscite|Saldo
|01/01|Saldo iniziale|||310,00
|12/01|Rata gennaio Bianchi int. 3|{C}|{D}|{s} ## 2026-01-12 15000
|20/01|Pulizia scale|{C}|{D}|{s} ## 2026-01-20 -9000
|05/02|Enel luce scale|{C}|{D}|{s} ## 2026-02-05 -4467
|28/02|Rata febbraio Neri int. 5|{C}|{D}|{s} ## 2026-02-28 15000
|28/02|Saldo finale|||475,33

=== 749 card: Nexi style: data acquisto, data registrazione, descrizione, importo in valuta, cambio, importo in euro; totals
@size 7
@cols 35 90 150 r380 r440 r530
> 35: Estratto conto Carta aziendale n. **** **** **** 4421     Mese: Agosto 2026
> 35: Titolare: ROSSI MARIO   Scadenza pagamento: 15/09/2026
|Data|Data reg.|Descrizione|Valuta|Cambio|Importo in Euro
|03/08/2026|04/08/2026|AUTOGRILL BOLOGNA|||18,40 ## 2026-08-03 -1840
|10/08/2026|12/08/2026|HOTEL LONDON UK|GBP 120,00|0,8512|140,98 ## 2026-08-10 -14098
|18/08/2026|19/08/2026|STORNO BOOKING.COM|||-55,00 ## 2026-08-18 5500
|28/08/2026|28/08/2026|TRENITALIA|||74,90 ## 2026-08-28 -7490
> 150: TOTALE SPESE DEL MESE > r530: 179,28
> 150: Imposta di bollo > r530: 2,00

=== 750 Poste BancoPosta: addebiti accrediti in two columns, data contabile data valuta without year separators dots 2 digits
@size 8
@cols 40 90 r230 r300 315
> 40: BancoPosta   Estratto Conto al 30/06/2026     n. 000012345678
|Data|Valuta|Addebiti|Accrediti|Descrizione operazioni
> r300: 900,00 > 315: SALDO INIZIALE AL 31/03/26
|02/04/26|02/04/26|{D}|{C}|BONIFICO IN ENTRATA DA INPS ## 2026-04-02 102000
|10/04/26|10/04/26|{D}|{C}|BOLLETTINO POSTALE C/C 1016 ## 2026-04-10 -7550
|15/05/26|13/05/26|{D}|{C}|PAGAMENTO POSTAMAT 13/05/26 ## 2026-05-15 -4400
> 315: LIDL ITALIA CASSANO
|30/06/26|30/06/26|{D}|{C}|IMPOSTA BOLLO ## 2026-06-30 -855
> r230: 128,05 > r300: 1.920,00 > 315: TOTALI
> r300: 1.791,95 > 315: SALDO FINALE AL 30/06/26

=== 751 wallet PayPal monthly PDF: Date, Description, Name/Email, Gross, Fee, Net
@size 7
@cols 35 100 250 r420 r480 r540
@figures it
> 35: Cronologia conto PayPal 01/02/2026 - 28/02/2026    contabilita@esempio.it
|Data|Descrizione|Nome|Lordo|Tariffa|Netto
|03/02/2026|Pagamento Express Checkout|Luca Bianchi|50,00|-2,05|47,95 ## 2026-02-03 4795
> 100: ID 8AB12345XY
|09/02/2026|Bonifico verso conto bancario||-40,00|0,00|-40,00 ## 2026-02-09 -4000
> 100: ID 9CD54321ZZ
|20/02/2026|Rimborso|Luca Bianchi|-50,00|1,70|-48,30 ## 2026-02-20 -4830
> 100: ID 7EF99887QQ

=== 752 Swiss bank: Datum, Text, Belastung, Gutschrift, Valuta, Saldo with apostrophes
@size 8
@figures apostrophe
@cols 40 100 r330 r400 415 r540
> 40: Kontoauszug  01.06.2026 - 30.06.2026    IBAN CH93 0076 2011 6238 5295 7   CHF
|Datum|Text|Belastung|Gutschrift|Valuta|Saldo
> 100: Saldovortrag > r540: 12’400.00
|03.06.2026|Zahlungseingang Meier AG|{D}|{C}|03.06.2026|14’650.00 ## 2026-06-03 225000 CHF
|12.06.2026|Vergütung Mietzins|{D}|{C}|12.06.2026|13’000.00 ## 2026-06-12 -165000 CHF
|30.06.2026|Kontoführungsgebühr|{D}|{C}|30.06.2026|12’992.00 ## 2026-06-30 -800 CHF
> 100: Umsatztotal > r330: 1’658.00 > r400: 2’250.00
> 100: Schlusssaldo > r540: 12’992.00

=== 753 prima nota cassa printed by hand program: Data, N., Descrizione, Entrata, Uscita, two pages with riporto
@size 8
@cols 40 95 130 r440 r520
> 40: REGISTRO PRIMA NOTA CASSA - MARZO 2026
@open 150,00
|Data|N.|Descrizione|Entrate|Uscite
> 130: Riporto saldo cassa > r440: 150,00
|02/03/2026|1|Incasso corrispettivi|{C}|{D} ## 2026-03-02 32050
|03/03/2026|2|Acquisto valori bollati|{C}|{D} ## 2026-03-03 -4800
> 130: A riportare > r440: 470,50 > r520: 48,00
---
> 40: REGISTRO PRIMA NOTA CASSA - MARZO 2026
|Data|N.|Descrizione|Entrate|Uscite
> 130: Riporto > r440: 470,50 > r520: 48,00
|16/03/2026|3|Incasso corrispettivi|{C}|{D} ## 2026-03-16 41200
|28/03/2026|4|Versamento in banca|{C}|{D} ## 2026-03-28 -60000
> 130: Totali > r440: 882,50 > r520: 648,00
> 130: Saldo di cassa > r440: 234,50

=== 754 account statement in Dutch: Datum Omschrijving Af Bij Saldo
@size 8
@cols 40 110 r400 r470 r540
> 40: Rekeningafschrift  01-03-2026 t/m 31-03-2026   NL91 ABNA 0417 1643 00
|Datum|Omschrijving|Af|Bij|Saldo
> 110: Beginsaldo > r540: 640,00
|02-03-2026|SEPA Overboeking Jansen BV|{D}|{C}|1.390,00 ## 2026-03-02 75000
|09-03-2026|Betaalautomaat Albert Heijn|{D}|{C}|1.347,67 ## 2026-03-09 -4233
|31-03-2026|Kosten betaalrekening|{D}|{C}|1.345,02 ## 2026-03-31 -265
> 110: Eindsaldo > r540: 1.345,02

=== 755 POS acquirer monthly: date, terminal, circuit, number of operations, gross, commission, net
@size 7
@cols 30 90 160 r280 r360 r440 r520
> 30: RIEPILOGO ACCREDITI POS - Esercente: BAR CENTRALE - Maggio 2026
|Data accredito|Terminale|Circuito|N. op.|Lordo|Commissioni|Netto accreditato
|04/05/2026|0123456|VISA|12|340,50|4,09|336,41 ## 2026-05-04 33641
|11/05/2026|0123456|MASTERCARD|7|198,00|2,38|195,62 ## 2026-05-11 19562
|18/05/2026|0123456|PAGOBANCOMAT|20|410,10|2,05|408,05 ## 2026-05-18 40805
> 90: TOTALE > r280: 39 > r360: 948,60 > r440: 8,52 > r520: 940,08

=== 756 bank: deposits register with saldo contabile per operation in two lines, amounts on second line
@size 8
@cols 40 110 r430 r520
@open 2.000,00
> 40: Movimenti conto 100/777  dal 01/10/2026 al 31/10/2026
|Data|Operazione|Importo|Saldo contabile
> 40: 02/10/2026 > 110: Accredito bonifico
> 110: da Gialli Snc per ft 7 > r430: +366,00 > r520: 2.366,00 ## 2026-10-02 36600
> 40: 09/10/2026 > 110: Addebito utenza
> 110: A2A energia > r430: -88,20 > r520: 2.277,80 ## 2026-10-09 -8820

=== 757 Revolut-like: Date, Description, Money out, Money in, Balance with currency sign before; rows with details below
@figures en
@size 8
@cols 40 120 r360 r440 r530
> 40: EUR Statement    Generated on the 2 Jun 2026
> 40: Balance summary: Opening balance €500.00, Money out €132.49, Money in €1,000.00, Closing balance €1,367.51
> 40: Account transactions from May 1, 2026 to May 31, 2026
|Date|Description|Money out|Money in|Balance
|May 4, 2026|Apple Pay top-up by *1234||€1,000.00|€1,500.00 ## 2026-05-04 100000
|May 9, 2026|Ryanair|€120.50||€1,379.50 ## 2026-05-09 -12050
> 120: To: Ryanair, Dublin
> 120: Card: 5354**1111
|May 20, 2026|Spotify|€11.99||€1,367.51 ## 2026-05-20 -1199

=== 758 N26-like: value date under booking, amount signed with €, no balance but summary
@size 9
@cols 40 300 r520
> 40: Estratto conto Nr. 05/2026    01.05.2026 fino a 31.05.2026
> 40: Descrizione > 300: Data di prenotazione > r520: Importo
> 40: Mario Verdi > 300: 04.05.2026 > r520: +250,00€ ## 2026-05-04 25000
> 40: Entrate
> 40: Data di valuta 04.05.2026
> 40: COOP SUPERMERCATO > 300: 06.05.2026 > r520: -32,15€ ## 2026-05-06 -3215
> 40: Mastercard - Spesa
> 40: Data di valuta 05.05.2026
> 40: Saldo precedente > r520: +100,00€
> 40: Il tuo nuovo saldo > r520: +317,85€

=== 759 Fineco-like: Data operazione/valuta, entrate, uscite, descrizione, descrizione completa, wide page
@page 842 595
@size 7
@cols 30 90 r200 r260 275 400
> 30: FinecoBank - Lista movimenti - Conto corrente 1234567 - Periodo 01/02/2026 - 28/02/2026
|Data_Operazione|Data_Valuta|Entrate|Uscite|Descrizione|Descrizione_Completa
|27/02/2026|27/02/2026||-3,95|Canone Mensile Conto|Canone mensile conto febbraio 2026 ## 2026-02-27 -395
|16/02/2026|16/02/2026||-450,00|SEPA Direct Debit|Addebito SDD 1234 Leasing Auto Spa ## 2026-02-16 -45000
|03/02/2026|03/02/2026|1.700,00||Bonifico SEPA Italia|Ord: Alfa Srl Bic-Cro: 123 Info: compenso ## 2026-02-03 170000

=== 760 UniCredit-like: DATA VALUTA DESCRIZIONE IMPORTO with USCITE ENTRATE words and saldo contabile intermediate
@size 8
@cols 40 95 150 r450 r530
> 40: ESTRATTO CONTO N. 003/2026 AL 30.09.2026   CONTO 000101234567
|DATA|VALUTA|DESCRIZIONE|USCITE|ENTRATE
> 150: SALDO INIZIALE AL 30.06.2026 > r530: 3.000,00
|03.07.26|03.07.26|BONIFICO A VOSTRO FAVORE BENEF. OMEGA|{D}|{C} ## 2026-07-03 50000
> 150: SRL PER SALDO FT 12 RIF. 2026-0703
|14.07.26|14.07.26|ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO|{D}|{C} ## 2026-07-14 -12345
> 150: INCASSO 99887766 VODAFONE
|30.09.26|30.09.26|COMPETENZE DI LIQUIDAZIONE|{D}|{C} ## 2026-09-30 -2710
> 150: SALDO FINALE A VOSTRO CREDITO > r530: 3.349,45
> 150: TOTALE USCITE 150,55 - TOTALE ENTRATE 500,00

=== 761 fuel statement: card, date, time, station, litres, price, amount with tax
@size 7
@cols 30 90 130 240 r330 r390 r460
> 30: RIEPILOGO RIFORNIMENTI GIUGNO 2026  CARTA 7000 1234 TARGA AB123CD
|Data|Ora|Stazione|Prodotto|Litri|€/Litro|Importo
|03/06/2026|08:12|BOLOGNA EST|GASOLIO|45,20|1,649|74,53 ## 2026-06-03 -7453
|17/06/2026|19:40|MODENA SUD|GASOLIO|50,00|1,639|81,95 ## 2026-06-17 -8195
> 240: TOTALE CARTA > r330: 95,20 > r460: 156,48

=== 762 Portuguese bank: Data Mov., Data Valor, Descritivo, Débito, Crédito, Saldo
@size 8
@cols 40 110 180 r400 r470 r540
> 40: Extrato Combinado   Período: 2026/05/01 a 2026/05/31   IBAN PT50 0002 0123 1234 5678 9015 4
|Data Lanc.|Data Valor|Descritivo|Débito|Crédito|Saldo
> 180: Saldo Inicial > r540: 750,00
|2026/05/05|2026/05/05|TRF RECEBIDA DE CLIENTE|{D}|{C}|1.150,00 ## 2026-05-05 40000
|2026/05/12|2026/05/12|DEB DIRETO EDP|{D}|{C}|1.078,10 ## 2026-05-12 -7190
> 180: Saldo Final > r540: 1.078,10
`;
