/** Banks' statements and lists of movements, with what stands between, beside and behind their rows. */
export const BANK_PDFS = `
=== 101 value date before the booking date, the balance at the last row of a day alone
@open 4.210,00
> 40: BANCA DEL TANARO > 330: Lista movimenti dal 01/03/2025 al 31/03/2025
> 40: Rapporto 0456/000778 > 330: Intestato a: FALEGNAMERIA ARDUINO SNC
@cols 40 100 160 r400 r470 r555
|Data valuta|Data contabile|Operazione|Uscite|Entrate|Saldo contabile
|||Saldo al 28/02/2025|||{o}
|03/03/2025|04/03/2025|Pagamento riba fornitore Legnami|{D}|{C}| ## 2025-03-04 -118000
|04/03/2025|04/03/2025|Commissioni su riba|{D}|{C}|{s} ## 2025-03-04 -240
|14/03/2025|12/03/2025|Versamento assegni su piazza|{D}|{C}| ## 2025-03-12 77500
|12/03/2025|12/03/2025|Prelevamento sportello|{D}|{C}| ## 2025-03-12 -50000
|11/03/2025|12/03/2025|Addebito carta aziendale|{D}|{C}|{s} ## 2025-03-12 -21190
|31/03/2025|31/03/2025|Bonifico da Hotel Miralago|{D}|{C}|{s} ## 2025-03-31 231000
|||Saldo al 31/03/2025|||{s}
=== 102 quarter with interest worked out and a scalare in the places of the rows
@open 18.200,50
> 40: BANCA POPOLARE DELLA LUNIGIANA > 400: Estratto conto n. 002
> 40: Conto corrente 07/11812 > 400: 30 GIUGNO 2024
@cols 40 95 150 r455 r545
|DATA|VALUTA|CAUSALE - DESCRIZIONE|A VOSTRO DEBITO|A VOSTRO CREDITO
|31/03/24||SALDO INIZIALE||{o}
|10/04/24|10/04/24|48 BONIFICO DA CASEIFICIO SANT'ANNA|{D}|{C} ## 2024-04-10 402000
|16/04/24|16/04/24|19 IMPOSTE E TASSE DELEGA I24|{D}|{C} ## 2024-04-16 -612345 ~TASSE
|21/05/24|20/05/24|13 ASSEGNO N. 0088123451|{D}|{C} ## 2024-05-21 -99000
|28/06/24|30/06/24|27 EMOLUMENTI GIUGNO|{D}|{C} ## 2024-06-28 -744000
|30/06/24|30/06/24|66 SPESE E COMMISSIONI|{D}|{C} ## 2024-06-30 -3312
|30/06/24||SALDO FINALE||{s}

|CONTEGGIO INTERESSI E SPESE
|Dal|Al|Tasso creditore annuo|Numeri|Interessi
|31/03/24|30/06/24|0,0100|1.411.200|0,39
|||Ritenuta fiscale 26%||0,10
|||Spese per operazione n. 5 x 1,50|7,50|
|||Commissione disponibilita fondi|25,62|
|||Totale|33,12|0,39

|SCALARE PER VALUTA
|Valuta|Giorni|Movimenti|Saldi|Numeri
|31/03/24|10||18.200,50|182.005
|10/04/24|6|4.020,00|22.220,50|133.323
|16/04/24|34|6.123,45-|16.097,05|547.299
|20/05/24|41|990,00-|15.107,05|619.389
=== 103 balances under names that nobody knows, in the columns of the rows
@open 6.040,10
> 40: Cassa Rurale Alta Brenta - Estratto conto del 30 settembre 2024 - conto 10/2233
@cols 40 95 150 r460 r550
|Data|Valuta|Descrizione|Dare|Avere
|30/06/2024||Rimanenza precedente||{o}
|08/07/2024|08/07/2024|Fornitura mangimi|{D}|{C} ## 2024-07-08 -184077
|22/07/2024|22/07/2024|Vendita latte|{D}|{C} ## 2024-07-22 350000
|19/08/2024|19/08/2024|Gasolio agricolo|{D}|{C} ## 2024-08-19 -92020
|30/09/2024|30/09/2024|Canone trimestrale|{D}|{C} ## 2024-09-30 -1500
|30/09/2024||Rimanenza a fine trimestre||{s}
=== 104 credit card, several holders, foreign amounts below, the bank's own rows
> 40: MONDOCARD BUSINESS > 400: Estratto conto n. 4/2025
> 40: Azienda: OFFICINE MERIDIANE SPA > 400: del 30/04/2025
> 40: Saldo precedente > r540: 1.220,00
@cols 40 100 160 r540
|Data op.|Data reg.|Descrizione|Euro
|02/04/2025|02/04/2025|ADDEBITO IN CONTO CORRENTE - GRAZIE|-1.220,00 ## 2025-04-02 122000

> 40: Carta 5412 XXXX XXXX 0011 CARLA MONTI
|04/04/2025|07/04/2025|PEDAGGI AUTOSTRADALI|18,40 ## 2025-04-07 -1840
|09/04/2025|11/04/2025|TRATTORIA DEL PORTO ANCONA|64,00 ## 2025-04-11 -6400
||| Totale carta|82,40

> 40: Carta 5412 XXXX XXXX 0029 PIETRO SALIS
|10/04/2025|14/04/2025|MOTEL SIX DENVER|210,50 ## 2025-04-14 -21050 ~DENVER
|||229,45 USD - cambio 1,0900
|10/04/2025|14/04/2025|MAGGIORAZIONE CAMBIO|3,16 ## 2025-04-14 -316
|18/04/2025|22/04/2025|RIMBORSO MOTEL SIX DENVER|-50,00 ## 2025-04-22 5000
|||Totale carta|163,66

|30/04/2025|30/04/2025|INTERESSI DI DILAZIONE|7,15 ## 2025-04-30 -715
|30/04/2025|30/04/2025|QUOTA ANNUALE|40,00 ## 2025-04-30 -4000
|||Totale da addebitare il 15/05/2025|293,21
=== 105 the post office, words above and below the line of the amounts
@open 980,00
> 40: BancoPosta Affari > 300: ESTRATTO CONTO CORRENTE n. 000044556677
> 40: periodo dal 01/05/2025 al 31/05/2025
@cols 40 95 r220 r300 320
|Contab.|Valuta|Addebiti|Accrediti|Descrizione
|01/05/2025|||{o}|SALDO INIZIALE

> 320: BOLLETTINO POSTALE
|05/05/2025|05/05/2025|{D}|{C}|C/C 12345678 INTESTATO A COMUNE ## 2025-05-05 -13300 ~COMUNE
> 320: DI BRINDISI TARI 2025

> 320: BONIFICO A VOSTRO FAVORE
|13/05/2025|13/05/2025|{D}|{C}|TRN 0760125133001 DA PESCHERIA ## 2025-05-13 61000 ~PESCHERIA
> 320: BLU MARE SNC FATTURA 18

> 320: PRELIEVO
|20/05/2025|20/05/2025|{D}|{C}|ATM 55120 ## 2025-05-20 -20000 ~55120
> 320: CARTA *3312

|31/05/2025|||{s}|SALDO FINALE
=== 106 prepaid card, days without a year under the name of a month
> 40: La mia prepagata - Movimenti > 400: Carta 5333 **** **** 7781
> 40: Disponibilita attuale EUR 188,35 > 400: 30/04/2025
@size 10
> 40: Aprile 2025
@size 8
@cols 40 80 r540
|28 APR|SUPERMERCATO IL RISPARMIO|- 42,15 EUR ## 2025-04-28 -4215
||Acquisto con carta
|15 APR|RICARICA DA TABACCHERIA|+ 100,00 EUR ## 2025-04-15 10000
||Ricarica in contanti
|15 APR|COMMISSIONE RICARICA|- 2,00 EUR ## 2025-04-15 -200
||Commissioni
@size 10
> 40: Marzo 2025
@size 8
|31 MAR|CANONE|- 1,00 EUR ## 2025-03-31 -100
||Canone mensile
|09 MAR|CINEMA ODEON|- 16,50 EUR ## 2025-03-09 -1650
||Acquisto con carta
=== 107 the closing section of what is not booked yet
@open 2.500,00
> 40: Banca della Murgia - Elenco movimenti al 20/02/2025 - conto 771/2
@cols 40 100 160 r540
|Data|Valuta|Descrizione|Importo
|||Saldo iniziale al 01/02/2025|{o}
|03/02/2025|03/02/2025|Affitto capannone|{-} ## 2025-02-03 -90000
|10/02/2025|10/02/2025|Incasso Bari Servizi|{-} ## 2025-02-10 142500
|12/02/2025|12/02/2025|Incasso Bari Servizi|{-} ## 2025-02-12 30000
|13/02/2025|12/02/2025|Storno incasso Bari Servizi|{-} ## 2025-02-13 -30000
|||Saldo contabile al 20/02/2025|{s}

> 40: MOVIMENTI NON ANCORA CONTABILIZZATI
|19/02/2025||Pagamento POS Colorificio|-88,00
|20/02/2025||Pagamento POS Carburante|-61,00
|||Saldo disponibile|2.876,00
=== 108 totals by kind and what falls due, drawn as rows
@open 9.100,00
> 40: Banca Sibilla > 300: Estratto conto corrente 5050/9 dal 01/04/2025 al 30/06/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|01/04/2025||Saldo iniziale||{o}
|07/04/2025|07/04/2025|Bonifico a Cantina dei Colli|{D}|{C} ## 2025-04-07 -230000
|16/05/2025|16/05/2025|Bonifico da Enoteca Tre Torri|{D}|{C} ## 2025-05-16 412000
|20/05/2025|20/05/2025|Rata mutuo 14 di 60|{D}|{C} ## 2025-05-20 -88000
|20/06/2025|20/06/2025|Rata mutuo 15 di 60|{D}|{C} ## 2025-06-20 -88000
|30/06/2025||Saldo finale||{s}

> 40: RIEPILOGO PER TIPO DI OPERAZIONE
|dal|al|Tipo|Uscite|Entrate
|01/04/2025|30/06/2025|Bonifici disposti|2.300,00|
|01/04/2025|30/06/2025|Bonifici ricevuti||4.120,00
|01/04/2025|30/06/2025|Mutui|1.760,00|
|||Totale|4.060,00|4.120,00

> 40: PROSSIME SCADENZE
|20/07/2025|20/07/2025|Rata mutuo 16 di 60|880,00|
|20/08/2025|20/08/2025|Rata mutuo 17 di 60|880,00|
=== 109 headings on the first page alone, the columns of the second a little to the right
@open 15.000,00
> 40: BANCA VALLE SERIANA > 300: Estratto conto al 31/12/2024 > 500: pag. 1/2
> 40: c/c 6060/1
@cols 40 95 150 r430 r520
|Data|Valuta|Descrizione|Addebiti|Accrediti
|30/09/2024||Saldo iniziale||{o}
|04/10/2024|04/10/2024|Tessitura Gandino fattura 88|{D}|{C} ## 2024-10-04 -471000
|18/10/2024|18/10/2024|Accredito da cliente Bossi|{D}|{C} ## 2024-10-18 128050
|25/10/2024|25/10/2024|Accredito da cliente Noris|{D}|{C} ## 2024-10-25 93000
|||a riportare||{s}
---
> 52: BANCA VALLE SERIANA > 312: Estratto conto al 31/12/2024 > 512: pag. 2/2
@at 90
@cols 52 107 162 r442 r532
|||riporto||{s}
|08/11/2024|08/11/2024|Energia|{D}|{C} ## 2024-11-08 -61277
|02/12/2024|02/12/2024|Accredito da cliente Locatelli|{D}|{C} ## 2024-12-02 210000
|16/12/2024|16/12/2024|Versamento iva|{D}|{C} ## 2024-12-16 -377700
|31/12/2024||Saldo finale||{s}
=== 110 lying page, close columns, balance at each row, causale and number between
@page 842 595
@size 6
@lead 9
@open 44.120,33
> 30: BANCA INTERREGIONALE - MOVIMENTI CONTO 0990-445566 - DAL 01.10.2024 AL 31.10.2024
@cols 30 66 102 122 r520 r572 r624 640
|DATA|VALUTA|ABI|DESCRIZIONE|DARE|AVERE|SALDO|RIFERIMENTO
||||SALDO INIZIALE|||{o}|
|02.10.24|02.10.24|26|DISPOSIZIONE A FAVORE ACCIAIERIE DEL SEBINO SPA SALDO FATTURE 1120 1121 1144 DEL 31.08.2024|{D}|{C}|{s}|0306910440220 ## 2024-10-02 -1420055
|09.10.24|09.10.24|48|BONIFICO DA COSTRUZIONI METALLICHE ORIENTALI SOCIETA COOPERATIVA|{D}|{C}|{s}|0100512873391 ## 2024-10-09 2200000
|15.10.24|15.10.24|50|ADDEBITO PREMIO POLIZZA 7780112|{D}|{C}|{s}|7780112 ## 2024-10-15 -88012
|31.10.24|31.10.24|66|COMMISSIONI|{D}|{C}|{s}|66 ## 2024-10-31 -1234
||||SALDO FINALE|||{s}|
=== 111 tax and interest that show their sums beside the amount that is booked
@open 120.000,00
> 40: CONTO DEPOSITO FUTURO - Rendiconto annuale 2024 - rapporto 88112233
@cols 40 95 150 r380 r460 r550
|Data|Valuta|Descrizione|Imponibile|Dare|Avere
|01/01/2024||Saldo iniziale|||{o}
|30/06/2024|30/06/2024|Interessi creditori 1,25%|120.000,00|{D}|{C} ## 2024-06-30 75000
|30/06/2024|30/06/2024|Ritenuta 26%|750,00|{D}|{C} ## 2024-06-30 -19500
|15/10/2024|15/10/2024|Versamento||{D}|{C} ## 2024-10-15 500000
|31/12/2024|31/12/2024|Interessi creditori 1,25%|120.555,00|{D}|{C} ## 2024-12-31 76000
|31/12/2024|31/12/2024|Ritenuta 26%|760,00|{D}|{C} ## 2024-12-31 -19760
|31/12/2024|31/12/2024|Imposta di bollo 0,20%|126.117,40|{D}|{C} ## 2024-12-31 -25223
|31/12/2024||Saldo finale|||{s}
=== 112 a balance and the sums of each day under its rows
@open 3.300,00
> 40: Banca Clitunno - Giornale dei movimenti - conto 12/0099 - dal 01/09/2024 al 05/09/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|02/09/2024|02/09/2024|Versamento incassi|{D}|{C} ## 2024-09-02 121000
|02/09/2024|02/09/2024|Assegno 7781|{D}|{C} ## 2024-09-02 -40000
|||Totali del 02/09/2024|400,00|1.210,00
|||Saldo del 02/09/2024||{s}
|03/09/2024|03/09/2024|Bolletta acqua|{D}|{C} ## 2024-09-03 -9150
|||Totali del 03/09/2024|91,50|
|||Saldo del 03/09/2024||{s}
|05/09/2024|05/09/2024|Versamento incassi|{D}|{C} ## 2024-09-05 99000
|||Totali del 05/09/2024||990,00
|||Saldo del 05/09/2024||{s}
=== 113 amount lines above the lines of the days
@open 1.410,00
> 40: Estratto conto di marzo 2025 > 400: IBAN IT60X0542811101000000123456
> 40: Saldo al 01/03/2025 > r540: {o} €

> 40: Panetteria Fornasini > r540: {-} € ## 2025-03-04 -1180
> 40: 04/03/2025 - Pagamento con carta
> 40: Bonifico da Elena Tosi > r540: {+} € ## 2025-03-11 25000
> 40: 11/03/2025 - Bonifico istantaneo
> 40: Palestra Olimpia > r540: {-} € ## 2025-03-20 -4500
> 40: 20/03/2025 - Addebito diretto
> 40: Prelievo bancomat > r540: {-} € ## 2025-03-27 -10000
> 40: 27/03/2025 - Sportello via Roma

> 40: Saldo al 31/03/2025 > r540: {s} €
=== 114 amounts several lines below the day, signed
@open 7.000,00
> 40: Credito Subalpino - Movimenti conto 3344/1 dal 01/06/2024 al 30/06/2024
@cols 40 110 r540
|Data|Dettaglio|Importo
||Saldo iniziale|{o}

|05/06/2024|Bonifico SEPA disposto
||a Ferramenta Cuneese
||IBAN IT40I0542811101000000777001
||fattura 71 del 02/05/2024|{-} ## 2024-06-05 -81040

|18/06/2024|Bonifico SEPA ricevuto
||da Comune di Mondovi
||mandato 1182|{+} ## 2024-06-18 330000

|28/06/2024|Commissioni
||di tenuta conto|{-} ## 2024-06-28 -750

||Saldo finale|{s}
`;
