/** Lists that programs of offices, schools and agencies print: schedules of all parties, ledgers with letters, instalments, taxes. */
export const OFFICE_LIST_PDFS = `
=== 1401 scadenzario per data, TeamSystem style: date headings, dare avere, tipo C/F
@partite
@size 7
@cols 30 60 110 250 310 r400 r470
> 30: STAMPA SCADENZARIO GENERALE    dal 01/11/2025 al 30/11/2025     Ditta 00045 FONDERIE ALPI SRL
|C/F|Codice|Ragione sociale|Doc.|Data doc.|Attive|Passive
> 30: Scadenza 10/11/2025
|C|00012|MECCANICA ERBA|FT 310|10/09/2025|2.440,00| ## 2025-09-10 244000
|F|00801|ROTTAMI BRESCIA|FT 99|05/10/2025||1.830,00 ## 2025-10-05 -183000
> 250: Totale scadenza > r400: 2.440,00 > r470: 1.830,00
> 30: Scadenza 30/11/2025
|C|00077|POMPE VERONA|FT 355|30/09/2025|610,00| ## 2025-09-30 61000
> 250: Totale scadenza > r400: 610,00 > r470: 0,00
> 250: Totale generale > r400: 3.050,00 > r470: 1.830,00
=== 1402 partitario clienti with progressive and D/A letters
@partite
@size 7
@cols 30 90 200 260 320 r420 430 r520 530
> 30: PARTITARIO CLIENTI - esercizio 2025
|Data reg.|Causale|N. doc.|Data doc.|Scadenza|Importo|D/A|Progressivo|D/A
> 30: Cliente 00121 - HOTEL BELVEDERE SPA
|31/03/2025|Fattura vendita|112|31/03/2025|30/05/2025|1.220,00|D|1.220,00|D
|30/04/2025|Fattura vendita|150|30/04/2025|30/06/2025|488,00|D|1.708,00|D ## 2025-04-30 48800
|03/06/2025|Incasso ft 112|112|31/03/2025||1.220,00|A|488,00|D
=== 1403 elenco solleciti: days late and the amount
@partite
@cols 30 160 230 290 350 r440
> 30: Crediti scaduti al 31/10/2025 - AUTOTRASPORTI LENTINI
|Cliente|Fattura|Emessa|Scaduta il|Giorni ritardo|Importo dovuto
|CEMENTI ETNA|201|30/06/2025|31/08/2025|61|3.050,00 ## 2025-06-30 305000
|AGRUMI SICILIA|230|31/07/2025|30/09/2025|31|732,00 ## 2025-07-31 73200
> 160: Totale > r440: 3.782,00
=== 1404 danea-like list of documents with payment state
@partite
@cols 30 90 130 270 r350 r430 450
> 30: Documenti emessi - Fatture - dal 01/09/2025 al 30/09/2025
|Data|Num.|Cliente|Pagamento|Tot. doc.|Da saldare|Stato
|02/09/2025|210|Rossi Impianti|Bonifico 30gg|610,00|610,00|Non saldato ## 2025-09-02 61000
|11/09/2025|211|Verdi & C.|Contanti|122,00|0,00|Saldato
|25/09/2025|212|Neri Costruzioni|Ri.Ba. 60gg|3.660,00|1.660,00|Parz. saldato ## 2025-09-25 166000
=== 1405 accounting ledger of bank account (mastrino) with contropartita
@open 1.000,00
> 40: SCHEDA CONTABILE - Conto 18.20.001 BANCA INTESA C/C - dal 01/01/2025 al 31/01/2025
@size 7
@cols 40 90 120 220 r400 r470 r550
|Data|N.reg|Contropartita|Descrizione|Dare|Avere|Saldo
|||||||{o}
|08/01/2025|12|Cliente Alfa|Incasso ft 99|{C}|{D}|{s} ## 2025-01-08 122000
|16/01/2025|21|Erario c/ritenute|F24|{C}|{D}|{s} ## 2025-01-16 -56000
|31/01/2025|40|Oneri bancari|Competenze|{C}|{D}|{s} ## 2025-01-31 -1810
> 220: Totali > r400: 1.220,00 > r470: 578,10 > r550: 1.641,90
=== 1407 F24 schedule to pay
@partite
@cols 40 120 260 r400 r480
> 40: Scadenzario tributi - PANETTERIA SOLE SNC - novembre 2025
|Scadenza|Tributo|Rif.|A debito|A credito
|16/11/2025|1001 Ritenute lavoro dipendente|10/2025|840,20| ## 2025-11-16 -84020
|16/11/2025|6010 IVA ottobre|10/2025|1.910,00| ## 2025-11-16 -191000
|30/11/2025|4034 Acconto IRPEF|2025|620,00| ## 2025-11-30 -62000
=== 1408 leasing installments printed with VAT
@partite
@size 7
@cols 40 70 140 r250 r320 r400
> 40: Piano canoni leasing n. 88123 - Locataria OFFICINE VULCANO SRL
|Rata|Scadenza|Descrizione|Imponibile|IVA|Totale
|13|01/01/2026|Canone|1.000,00|220,00|1.220,00 ## 2026-01-01 -122000
|14|01/02/2026|Canone|1.000,00|220,00|1.220,00 ## 2026-02-01 -122000
|15|01/03/2026|Canone|1.000,00|220,00|1.220,00 ## 2026-03-01 -122000
=== 1409 list of invoices to cash by bank: groups by bank with total
@partite
@size 7
@cols 30 100 160 300 r400 430
> 30: Effetti in portafoglio al 30/09/2025 - CARTIERA TOSCANA SPA
|Scadenza|N. effetto|Debitore|Piazza|Importo|Stato
> 30: Banca: MPS AG. LUCCA
|31/10/2025|100234|GRAFICHE PISA|Pisa|1.500,00|Da presentare ## 2025-10-31 150000
|30/11/2025|100240|EDITORIA NUOVA|Firenze|2.100,50|Da presentare ## 2025-11-30 210050
> 160: Totale banca > r400: 3.600,50
> 30: Banca: BPER LIVORNO
|31/10/2025|100251|TIPOGRAFIA MARE|Livorno|700,00|Da presentare ## 2025-10-31 70000
> 160: Totale banca > r400: 700,00
=== 1410 school fees per family with paid and to pay
@partite
@cols 30 150 240 300 r380 r450 r530
> 30: SCUOLA ARCOBALENO - Rette a.s. 2025/26 - situazione al 31/10/2025
|Alunno|Retta|Scadenza|Classe|Dovuto|Versato|Da versare
|BIANCHI SOFIA|Settembre|10/09/2025|2A|180,00|180,00|0,00
|BIANCHI SOFIA|Ottobre|10/10/2025|2A|180,00|0,00|180,00 ## 2025-10-10 18000
|MORI TOMMASO|Ottobre|10/10/2025|1B|150,00|50,00|100,00 ## 2025-10-10 10000
=== 1411 list of professional invoices with gross and withheld to be certified
@partite
@size 7
@cols 30 80 130 260 r340 r400 r460 r530
> 30: Fatture ricevute da professionisti non pagate - DELTA SRL - al 30/11/2025
|Data|Num.|Professionista|Prestazione|Imponibile|IVA|R.A.|Netto
|05/11/2025|31/2025|AVV. PINI|Consulenza|2.000,00|440,00|400,00|2.040,00 ## 2025-11-05 -204000
|20/11/2025|88|GEOM. SALA|Perizia|500,00|110,00|100,00|510,00 ## 2025-11-20 -51000
=== 1412 two customers side by side by page: documents with negative credit notes in brackets
@partite
@cols 30 120 190 r300 r400
> 30: Open items customer ledger - BETA GMBH - 31.12.2025
|Beleg|Datum|Fällig|Betrag|Offen
|RE 1001|03.11.2025|03.12.2025|1.190,00|1.190,00 ## 2025-11-03 119000
|GS 210|10.11.2025|10.11.2025|(119,00)|(119,00) ## 2025-11-10 -11900
|RE 1015|28.11.2025|28.12.2025|595,00|300,00 ## 2025-11-28 30000
=== 1413 movements of a till by receipts: receipts with vat rate split
@asks
@cols 40 110 r220 r300 r380 r460
> 40: RIEPILOGO CORRISPETTIVI GIORNALIERI - Ottobre 2025 - BAR LIDO
|Giorno|Chiusura|IVA 10%|IVA 22%|Esente|Totale
|01/10/2025|Z 0331|210,00|50,50|0,00|260,50 ## 2025-10-01 26050
|02/10/2025|Z 0332|180,30|20,00|0,00|200,30 ## 2025-10-02 20030
|03/10/2025|Z 0333|295,00|66,10|4,00|365,10 ## 2025-10-03 36510
> 40: Totale mese > r220: 685,30 > r300: 136,60 > r380: 4,00 > r460: 825,90
=== 1414 payroll list to be paid
@partite
@cols 40 180 270 r380 r470
> 40: ELENCO NETTI DA PAGARE - cedolini ottobre 2025 - valuta 10/11/2025
|Dipendente|Matricola|Scadenza|Lordo|Netto da pagare
|ARENA ROSARIA|0012|10/11/2025|1.900,00|1.410,00 ## 2025-11-10 -141000
|COSTA BRUNO|0031|10/11/2025|2.250,00|1.655,00 ## 2025-11-10 -165500
> 180: Totale > r380: 4.150,00 > r470: 3.065,00
=== 1415 customs: list with three dates
@partite
@size 7
@cols 30 90 150 210 270 r380 r460
> 30: SITUAZIONE FATTURE FORNITORE ESTERO - 28/02/2026
|N. fattura|Data fattura|Data registr.|Scadenza|Fornitore|Importo|Residuo
|778|05/01/2026|12/01/2026|05/03/2026|HUANG TRADING|4.000,00|4.000,00 ## 2026-01-05 -400000
|790|10/02/2026|16/02/2026|10/04/2026|HUANG TRADING|1.500,00|700,00 ## 2026-02-10 -70000
=== 1416 credit collection list of an agency: two amounts
@partite
@size 7
@cols 30 140 200 260 r350 r420 r500
> 30: PRATICHE DI RECUPERO CREDITI - situazione al 31/01/2026
|Debitore|Pratica|Data fattura|Fattura|Capitale|Interessi|Totale dovuto
|MOBILI OK|P-12|10/03/2025|81|1.000,00|46,00|1.046,00 ## 2025-03-10 104600
|CAFFE ROMA|P-15|22/04/2025|99|300,00|9,50|309,50 ## 2025-04-22 30950
=== 1417 bank guarantee and no movement: text page with amounts
@refused
> 40: BANCA DEL SOLE - COMUNICAZIONE
> 40: Gentile cliente, dal 01/01/2026 il canone mensile del suo conto passa da 5,00 a 6,50 euro.
> 40: La commissione sul bonifico istantaneo dal 09/10/2025 e pari a 0,50 euro.
> 40: Distinti saluti, Milano 15/11/2025
=== 1419 movements with a code column of amounts-like versions and VAT code
@open 100,00
> 40: Conto 990011 - dal 01/08/2025 al 31/08/2025
@cols 40 100 140 r420 r490 r555
|Data|Ver.|Descrizione|Dare|Avere|Saldo
|04/08/2025|1.06|Storno canone|{D}|{C}|{s} ## 2025-08-04 500
|12/08/2025|1.06|Ricarica tel|{D}|{C}|{s} ## 2025-08-12 -2000
|27/08/2025|2.00|Bonifico zio|{D}|{C}|{s} ## 2025-08-27 15000
=== 1420 condominium account with columns of months is no list
@refused
@size 7
@cols 30 150 r230 r300 r370 r440
> 30: Ripartizione spese condominio 2025
|Condomino|Mill.|Ordinarie|Riscaldamento|Ascensore|Totale
|ALBERTI|120,50|410,00|300,20|55,00|765,20
|BOSSI|98,30|334,00|221,10|40,00|595,10
`;
