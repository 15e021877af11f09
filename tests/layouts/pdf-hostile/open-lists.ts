/** Lists of documents as programs of offices print them: parties before days, titles of groups, sums of parties. */
export const OPEN_LIST_PDFS = `
=== 701 partitario clienti printed: sections per client with totals, only residuo open
@partite
@size 7
@cols 30 90 150 r330 r400 r470
> 30: DITTA PROVA SRL - SCADENZARIO CLIENTI AL 30/06/2026
|Data doc.|Num. doc.|Scadenza|Importo|Incassato|Residuo
> 30: Cliente: 000123 ALFA COSTRUZIONI SRL   P.IVA 01234567890
|15/04/2026|45/A|15/06/2026|1.220,00|220,00|1.000,00 ## 2026-04-15 100000
|20/05/2026|61/A|20/07/2026|610,00|0,00|610,00 ## 2026-05-20 61000
> 150: Totale cliente > r330: 1.830,00 > r400: 220,00 > r470: 1.610,00
> 30: Cliente: 000201 BETA IMPIANTI SNC   P.IVA 09876543210
|02/05/2026|52/A|01/08/2026|366,00|0,00|366,00 ## 2026-05-02 36600
> 150: Totale cliente > r330: 366,00 > r400: 0,00 > r470: 366,00
> 150: TOTALE GENERALE > r330: 2.196,00 > r400: 220,00 > r470: 1.976,00

=== 702 fatture da pagare: supplier due list grouped by due date, amounts in Da pagare
@partite
@size 8
@cols 40 200 290 350 r470
> 40: ELENCO SCADENZE PASSIVE AL 31/10/2026        STUDIO ARCHITETTI ASSOCIATI
|Fornitore|Fattura|Data|Pag.|Da pagare
> 40: Scadenza 31/10/2026
|CARTOLERIA VERDI SAS|1234|15/09/2026|RB|244,00 ## 2026-09-15 -24400
|TELEFONIA NORD SPA|88/2026|20/09/2026|RID|61,05 ## 2026-09-20 -6105
> 350: Totale scadenza > r470: 305,05
> 40: Scadenza 30/11/2026
|EDIL MATERIALI SRL|77|30/09/2026|BB|1.830,00 ## 2026-09-30 -183000
> 350: Totale scadenza > r470: 1.830,00
> 350: Totale generale > r470: 2.135,05

=== 703 unpaid RiBa list: esiti, distinta presentations
@partite
@size 7
@cols 30 120 260 330 400 r520
> 30: BANCA ESEMPIO - ELENCO EFFETTI INSOLUTI AL 15/09/2026   Ditta: METALLI SRL
|Debitore|Banca|Scadenza|Numero|Motivo|Importo
|CARPENTERIA GIALLI|BPM AG. 2|31/08/2026|000123|Mancanza fondi|1.500,00 ## 2026-08-31 150000
|FERRAMENTA ROSA SNC|ISP FIL. 9|31/08/2026|000131|Contestazione|420,50 ## 2026-08-31 42050
> 400: Totale > r520: 1.920,50

=== 704 registro fatture emesse printed: imponibile, iva, totale
@asks
@partite
@size 7
@cols 30 80 130 r360 r420 r500
> 30: IDRAULICA BLU SRL P.IVA 01122334455 - Registro fatture emesse - Gennaio 2026
|Numero|Data|Cliente|Imponibile|Imposta|Totale documento
|1/2026|08/01/2026|Hotel Lago Srl|1.000,00|220,00|1.220,00 ## 2026-01-08 122000
|2/2026|15/01/2026|Bar Sport|300,00|66,00|366,00 ## 2026-01-15 36600
|3/2026|30/01/2026|Nota cred. Bar Sport|-100,00|-22,00|-122,00 ## 2026-01-30 -12200
> 130: Totali > r360: 1.200,00 > r420: 264,00 > r500: 1.464,00

=== 705 scadenzario fornitori: party, doc, dates, amount due by party on the first line only
@partite
@size 7
@cols 30 160 220 290 350 r470
> 30: SCADENZARIO FORNITORI - situazione al 30/09/2026          Ditta: PANIFICIO ORO SRL
|Ragione sociale|Num. Doc.|Data Doc.|Scadenza|Tipo pag.|Importo
|MOLINO BIANCO SPA|455|10/07/2026|30/09/2026|RIBA 60|2.440,00 ## 2026-07-10 -244000
||502|31/07/2026|31/10/2026|RIBA 90|1.220,00 ## 2026-07-31 -122000
|ENERGIA FACILE SRL|E-99001|05/09/2026|25/09/2026|SDD|318,40 ## 2026-09-05 -31840
> 290: Totale generale > r470: 3.978,40

=== 706 clients: overdue by ageing bands, one row a document
@partite
@size 7
@cols 30 150 205 260 r340 r400 r460 r530
> 30: Crediti scaduti per fascia - Rossi Arredamenti - al 31/08/2026
|Cliente|Doc.|Data|Scad.|A scadere|0-30|31-60|Oltre 60
|HOTEL MARE SRL|12|02/05/2026|31/07/2026||500,00|| ## 2026-05-02 50000
|HOTEL MARE SRL|9|10/04/2026|30/06/2026|||730,00| ## 2026-04-10 73000
|VILLA LAGO SAS|30|20/07/2026|20/09/2026|244,00||| ## 2026-07-20 24400
|BAR STELLA|2|15/01/2026|15/03/2026||||122,50 ## 2026-01-15 12250
> 30: Totali > r340: 244,00 > r400: 500,00 > r460: 730,00 > r530: 122,50

=== 707 partitario with dare and avere and progressive, invoices and receipts by client (ledger: what remains open)
@partite
@size 7
@cols 30 90 140 r380 r450 r530
> 30: SCHEDA CONTABILE CLIENTE  00045  EDIL ROMA SRL    dal 01/01/2026 al 31/03/2026
|Data|Protocollo|Causale|Dare|Avere|Progressivo
|10/01/2026|1/A|Fattura di vendita n. 1/A|1.220,00||1.220,00 ## 2026-01-10 122000
|20/02/2026|33|Incasso fattura 1/A||1.220,00|0,00
|15/03/2026|18/A|Fattura di vendita n. 18/A|610,00||610,00 ## 2026-03-15 61000

=== 708 fatture ricevute (cassetto fiscale style print)
@partite
@size 7
@cols 30 80 140 200 330 r410 r470 r530
> 30: Fatture ricevute - Periodo 01/06/2026 - 30/06/2026 - Cessionario: 01122334455 GAMMA SRL
|Data|Tipo doc.|Numero|P.IVA fornitore|Denominazione fornitore|Imponibile|Imposta|Totale
|03/06/2026|TD01|778|02233445566|CARTOTECNICA NORD SRL|200,00|44,00|244,00 ## 2026-06-03 -24400
|18/06/2026|TD01|A12|03344556677|STUDIO LEGALE ASSOCIATO|500,00|110,00|610,00 ## 2026-06-18 -61000
|25/06/2026|TD04|NC9|02233445566|CARTOTECNICA NORD SRL|-50,00|-11,00|-61,00 ## 2026-06-25 6100

=== 709 agents' commission statement: invoice, base, rate, commission
@partite
@size 7
@cols 30 90 150 r350 r410 r500
> 30: ESTRATTO PROVVIGIONI  III trimestre 2026   Agente: BRUNI CARLO
|Data|Fattura|Cliente|Imponibile|%|Provvigione
|05/07/2026|101|ALFA SRL|1.000,00|5,00|50,00 ## 2026-07-05 -5000
|20/08/2026|140|BETA SPA|2.000,00|4,00|80,00 ## 2026-08-20 -8000

=== 710 English aged receivables: Customer, Invoice, Date, Due, Amount, Paid, Balance due
@partite
@figures en
@size 7
@cols 30 150 210 270 r370 r440 r520
> 30: Open invoices as of 30 June 2026 - Acme Ltd
|Customer|Invoice|Date|Due date|Amount|Paid|Balance due
|Blue Ltd|INV-101|05/05/2026|04/06/2026|1,200.00|200.00|1,000.00 ## 2026-05-05 100000
|Green LLP|INV-115|21/06/2026|21/07/2026|350.00|0.00|350.00 ## 2026-06-21 35000
> 30: Total > r370: 1,550.00 > r440: 200.00 > r520: 1,350.00

=== 711 German OP-Liste Debitoren
@partite
@size 7
@cols 30 80 200 260 320 r420 r500
> 30: OP-Liste Debitoren   Stichtag 30.06.2026   Muster GmbH
|Konto|Name|Rechnungsnr.|Datum|Fällig|Betrag|Offen
|10001|Schulze KG|R-2026-11|12.05.2026|11.06.2026|595,00|595,00 ## 2026-05-12 59500
|10020|Krause AG|R-2026-19|02.06.2026|02.07.2026|1.190,00|190,00 ## 2026-06-02 19000
> 260: Summe > r420: 1.785,00 > r500: 785,00

=== 712 condominium instalments by owner: due dates in rows
@partite
@size 8
@cols 40 200 290 360 r480
> 40: CONDOMINIO AURORA - RATE NON PAGATE AL 31/10/2026
|Condomino|Unità|Rata|Scadenza|Importo dovuto
|BIANCHI LUCA|A/3|1ª rata 2026|31/03/2026|250,00 ## 2026-03-31 25000
|BIANCHI LUCA|A/3|2ª rata 2026|30/06/2026|250,00 ## 2026-06-30 25000
|NERI ANNA|B/1|2ª rata 2026|30/06/2026|310,75 ## 2026-06-30 31075
> 290: Totale > r480: 810,75

=== 713 list of RiBa presented: distinta effetti
@partite
@size 7
@cols 30 80 220 320 390 r510
> 30: DISTINTA EFFETTI N. 14 DEL 05/06/2026   BANCA: BPER AG. 4      CEDENTE: PLASTICHE SRL
|N.|Debitore|Rif. fattura|Data fatt.|Scadenza|Importo
|1|GOMMA PIU' SRL|210|31/03/2026|30/06/2026|3.050,00 ## 2026-03-31 305000
|2|TUBI ITALIA SPA|214|31/03/2026|30/06/2026|1.830,00 ## 2026-03-31 183000
> 320: Totale distinta > r510: 4.880,00

=== 714 reminder letter with list of invoices
@partite
@size 9
@cols 60 160 260 r420
> 60: Spett.le CANTIERI RIUNITI SRL
> 60: Oggetto: sollecito di pagamento
> 60: Gentile Cliente, dai nostri controlli risultano non pagate le seguenti fatture:
|Fattura n.|del|scadenza|importo €
|33/2026|28/02/2026|31/03/2026|854,00 ## 2026-02-28 85400
|47/2026|31/03/2026|30/04/2026|1.098,00 ## 2026-03-31 109800
> 60: per un totale di > r420: 1.952,00
> 60: Vi invitiamo a provvedere entro il 30/06/2026.

=== 715 insurance premiums due
@asks
@partite
@size 8
@cols 40 180 260 340 r500
> 40: QUIETANZE IN SCADENZA - AGENZIA SICURA
|Contraente|Polizza n.|Ramo|Scadenza|Premio lordo
|AUTOTRASPORTI VELOCI|112233|RCA|15/07/2026|1.420,00 ## 2026-07-15 142000
|BAR CENTRALE|445566|INCENDIO|31/07/2026|385,50 ## 2026-07-31 38550

=== 716 mixed lengths of names
@partite
@size 7
@cols 30 220 270 330 390 r500
> 30: SCADENZARIO FORNITORI - situazione al 30/09/2026          Ditta: PANIFICIO ORO SRL
|Ragione sociale|Num. Doc.|Data Doc.|Scadenza|Tipo pag.|Importo
|MOLINO SPA|455|10/07/2026|30/09/2026|RIBA 60|2.440,00 ## 2026-07-10 -244000
|SOCIETA COOPERATIVA AGRICOLA DEI DUE LAGHI|502|31/07/2026|31/10/2026|RIBA 90|1.220,00 ## 2026-07-31 -122000
|ENERGIA SRL|E-99001|05/09/2026|25/09/2026|SDD|318,40 ## 2026-09-05 -31840
> 290: Totale generale > r500: 3.978,40

=== 717 scadenzario clienti grouped by agent, wraps names, total per agent
@partite
@size 7
@cols 30 150 210 270 330 r430 r520
> 30: MARMI E GRANITI SRL         Pag. 1
> 30: Scadenzario clienti aperto al 31/12/2026
|Cliente|Documento|Data doc.|Data scad.|Mod. pag.|Importo orig.|Importo aperto
> 30: AGENTE: 01 ROSSI PAOLO
|EDILIZIA MODERNA DI FERRARI E|FT 220|10/10/2026|10/12/2026|BB 60|1.500,00|1.500,00 ## 2026-10-10 150000
> 30: BIANCHI SNC
|CERAMICHE NORD SPA|FT 231|30/10/2026|31/12/2026|RB 60|2.000,00|800,00 ## 2026-10-30 80000
> 210: Totale agente > r430: 3.500,00 > r520: 2.300,00
> 30: AGENTE: 02 VERDI ANNA
|STUDIO TRE|FT 240|15/11/2026|15/01/2027|BB 60|610,00|610,00 ## 2026-11-15 61000
> 210: Totale agente > r430: 610,00 > r520: 610,00
> 210: Totale generale > r430: 4.110,00 > r520: 2.910,00

=== 718 party totals then documents: party line has the sum too
@partite
@size 8
@cols 40 120 200 280 r500
> 40: Situazione fornitori al 30/11/2026
|Documento|Del|Scadenza|Pagamento|Residuo
> 40: 00012 AUTOFFICINA LAMPO > r500: 732,00
|77|02/10/2026|01/12/2026|Bonifico|488,00 ## 2026-10-02 -48800
|91|20/10/2026|20/12/2026|Bonifico|244,00 ## 2026-10-20 -24400
> 40: 00031 COLORIFICIO IRIS > r500: 122,00
|15/B|05/11/2026|05/01/2027|RiBa|122,00 ## 2026-11-05 -12200
> 40: Totale > r500: 854,00

=== 719 dd/mm/yy, amounts with minus behind for credit notes, D/A column
@partite
@size 7
@cols 30 90 140 190 330 r430 450
> 30: PARTITE APERTE CLIENTI                                             30/09/26
|Cod.|Num.|Data|Ragione sociale|Causale|Importo|D/A
|C0012|301|10/08/26|OTTICA VISTA SRL|FATTURA|366,00|D ## 2026-08-10 36600
|C0012|12|25/08/26|OTTICA VISTA SRL|NOTA CREDITO|61,00|A ## 2026-08-25 -6100
|C0044|315|02/09/26|PROFUMERIA ROSA|FATTURA|122,00|D ## 2026-09-02 12200

=== 720 amounts first with totals row per month
@partite
@size 8
@cols r110 130 260 340 420
> 40: Fatture da incassare
|Importo|Cliente|N. fattura|Emessa il|Scade il
|1.220,00|Lago Blu Srl|12|05/05/2026|05/07/2026 ## 2026-05-05 122000
|610,00|Monte Verde Snc|15|20/05/2026|20/07/2026 ## 2026-05-20 61000
> r110: 1.830,00 > 130: Totale luglio 2026
|305,00|Piano Alto Sas|22|10/06/2026|10/08/2026 ## 2026-06-10 30500
> r110: 305,00 > 130: Totale agosto 2026

=== 721 French balance agee: facture, date, echeance, montant, regle, reste du
@partite
@figures space
@size 7
@cols 30 160 220 280 r380 r440 r520
> 30: Echéancier clients au 30/06/2026     SARL LE PETIT ATELIER
|Client|Facture|Date|Echéance|Montant TTC|Réglé|Reste dû
|MAISON BLEUE|F2026-10|05/05/2026|04/06/2026|1 200,00|200,00|1 000,00 ## 2026-05-05 100000
|HOTEL DU PARC|F2026-14|12/06/2026|12/07/2026|540,00|0,00|540,00 ## 2026-06-12 54000
> 160: Total général > r380: 1 740,00 > r440: 200,00 > r520: 1 540,00

=== 722 Spanish relacion de facturas pendientes
@partite
@size 7
@cols 30 100 170 240 r430 r510
> 30: RELACION DE FACTURAS PENDIENTES DE COBRO A 31/05/2026
|Nº factura|Fecha|Vencimiento|Cliente|Total|Pendiente
|26/101|10/04/2026|10/06/2026|BODEGAS DEL RIO|1.210,00|1.210,00 ## 2026-04-10 121000
|26/118|05/05/2026|05/07/2026|CASA MARINA SL|605,00|300,00 ## 2026-05-05 30000
> 240: TOTAL > r430: 1.815,00 > r510: 1.510,00

=== 723 Italian: fatture con ritenuta, netto a pagare
@partite
@size 7
@cols 30 90 150 r330 r390 r450 r520
> 30: PARCELLE EMESSE NON INCASSATE - STUDIO TECNICO GEOM. LOMBARDI
|N.|Data|Cliente|Imponibile|IVA|Ritenuta|Netto a pagare
|7|10/03/2026|COMUNE DI VALLE|1.000,00|220,00|200,00|1.020,00 ## 2026-03-10 102000
|9|15/04/2026|IMPRESA FORTE SRL|500,00|110,00|100,00|510,00 ## 2026-04-15 51000
> 150: Totali > r330: 1.500,00 > r390: 330,00 > r450: 300,00 > r520: 1.530,00

=== 724 rent list with month words
@partite
@size 8
@cols 40 200 300 380 r500
> 40: CANONI DA INCASSARE - IMMOBILIARE SOLE SRL
|Conduttore|Immobile|Mensilità|Scadenza|Canone
|FARMACIA CENTRALE|Negozio 1|ottobre 2026|05/10/2026|1.100,00 ## 2026-10-05 110000
|ROSSI MARIA|App. 3|ottobre 2026|05/10/2026|550,00 ## 2026-10-05 55000

=== 725 fees of a school
@asks
@partite
@size 8
@cols 40 190 300 380 r490
> 40: Rette insolute - Scuola dell'infanzia Arcobaleno - anno 2026/2027
|Alunno|Retta|Emissione|Entro il|Da versare
|CONTI MATTEO|settembre|01/09/2026|10/09/2026|250,00 ## 2026-09-01 25000
|RIVA SOFIA|settembre|01/09/2026|10/09/2026|250,00 ## 2026-09-01 25000
|RIVA SOFIA|ottobre|01/10/2026|10/10/2026|250,00 ## 2026-10-01 25000

=== 726 ledger of a supplier with balance, opening balance row
@partite
@size 7
@cols 30 90 150 r380 r450 r530
> 30: PARTITARIO FORNITORE 20/0034 CARTIERA ALTA SPA - dal 01/01/2026 al 30/06/2026
|Data|Doc.|Descrizione|Dare|Avere|Saldo
||  |Saldo iniziale|||0,00
|15/01/2026|101|Fattura acquisto||2.440,00|-2.440,00 ## 2026-01-15 -244000
|15/03/2026||Bonifico|2.440,00||0,00
|20/05/2026|190|Fattura acquisto||1.220,00|-1.220,00 ## 2026-05-20 -122000
> 150: Totali > r380: 2.440,00 > r450: 3.660,00 > r530: -1.220,00

=== 727 two pages, headings repeated, page sums
@partite
@size 7
@cols 30 150 215 275 335 r440 r530
> 30: TESSUTI ANDREANI SPA > r560: Pag. 1
> 30: ELENCO PARTITE APERTE CLIENTI ALLA DATA 30/06/2026
|Cliente|N. doc.|Data doc.|Scadenza|Pagamento|Importo|Saldo
|SARTORIA FINE DI LUCIA CONTI|FA/112|05/05/2026|05/07/2026|RIBA 60 GG|732,00|732,00 ## 2026-05-05 73200
|MAGAZZINI DEL CORSO SRL|FA/119|12/05/2026|12/07/2026|RIBA 60 GG|1.464,00|464,00 ## 2026-05-12 46400
> 215: Totale pagina > r440: 2.196,00 > r530: 1.196,00
---
> 30: TESSUTI ANDREANI SPA > r560: Pag. 2
> 30: ELENCO PARTITE APERTE CLIENTI ALLA DATA 30/06/2026
|Cliente|N. doc.|Data doc.|Scadenza|Pagamento|Importo|Saldo
|TENDE E COPERTE SNC|FA/130|03/06/2026|03/08/2026|BONIFICO|244,00|244,00 ## 2026-06-03 24400
|MAGAZZINI DEL CORSO SRL|NC/4|10/06/2026|10/06/2026||-122,00|-122,00 ## 2026-06-10 -12200
> 215: Totale pagina > r440: 122,00 > r530: 122,00
> 215: Totale generale > r440: 2.318,00 > r530: 1.318,00

=== 728 names over two lines, amount on the first
@partite
@size 8
@cols 40 180 250 330 r470
> 40: Scadenze fornitori dicembre 2026
|Fornitore|Fattura|Data fattura|Scadenza|Importo da pagare
|COOPERATIVA SERVIZI|987|30/10/2026|31/12/2026|1.098,00 ## 2026-10-30 -109800
> 40: LOGISTICI RIUNITI
|GRAFICHE PONTE|11|05/11/2026|31/12/2026|305,00 ## 2026-11-05 -30500
> 40: DI PONTE G. & C. SAS
|HOSTING RAPIDO|55|20/11/2026|20/12/2026|61,00 ## 2026-11-20 -6100
> 250: Totale > r470: 1.464,00

=== 729 euro sign before amounts, thousands point, state column
@partite
@size 8
@cols 40 110 200 330 400 r500 510
> 40: Fatture attive 2026 - Falegnameria Pini
|Numero|Data|Cliente|Scadenza|Stato|Importo
|12/2026|10/04/2026|Scuola Materna Girasole|10/06/2026|Da incassare|€ 2.440,00 ## 2026-04-10 244000
|13/2026|22/04/2026|Rossi Giovanni|22/05/2026|Incassata|€ 500,00
|15/2026|09/05/2026|Condominio Via Po|09/07/2026|Da incassare|€ 1.100,00 ## 2026-05-09 110000

=== 730 mastrino fornitore with several invoices and payments, partite numbers
@partite
@size 7
@cols 30 85 150 250 r380 r450 r530
> 30: SCHEDA FORNITORE 000088 ELETTROFORNITURE SPA     Esercizio 2026
|Data|N. reg.|Rif. doc.|Causale|Dare|Avere|Saldo
|31/01/2026|45|FT 320|Fattura||1.220,00|-1.220,00
|28/02/2026|91|FT 320|Pagamento|1.220,00||0,00
|31/03/2026|130|FT 402|Fattura||854,00|-854,00 ## 2026-03-31 -85400
|30/04/2026|170|FT 455|Fattura||366,00|-1.220,00 ## 2026-04-30 -36600

=== 731 agenda of payments: day first, party, description, amount, taxes and wages
@partite
@size 8
@cols 40 110 250 r480
> 40: PAGAMENTI PREVISTI - OTTOBRE 2026
|Scadenza|Beneficiario|Descrizione|Importo
|10/10/2026|DIPENDENTI|Stipendi settembre|8.450,00 ## 2026-10-10 -845000
|16/10/2026|ERARIO|F24 IVA e ritenute|3.120,55 ## 2026-10-16 -312055
|31/10/2026|LEASING AUTO SPA|Canone n. 14|612,30 ## 2026-10-31 -61230
> 250: Totale mese > r480: 12.182,85

=== 732 German OPOS creditor list with S/H letters
@partite
@size 7
@cols 30 90 200 265 325 r430 440
> 30: Offene Posten Kreditoren zum 30.09.2026 - Muster GmbH
|Konto|Lieferant|Beleg|Belegdatum|Fällig|Saldo|S/H
|70010|Papier Maier|4711|02.09.2026|02.10.2026|238,00|H ## 2026-09-02 -23800
|70022|Strom AG|9001|15.09.2026|30.09.2026|119,00|H ## 2026-09-15 -11900

=== 733 statement of account in English for a customer, mixed invoices, credits, payments applied
@partite
@figures en
@size 8
@cols 40 110 180 r360 r440 r520
> 40: STATEMENT OF OUTSTANDING INVOICES        To: Riverside Hotels Ltd        31 August 2026
|Date|Invoice|PO|Original|Paid|Outstanding
|03/07/2026|SI-2041|7781|1,500.00|500.00|1,000.00 ## 2026-07-03 100000
|21/07/2026|SI-2077|7790|240.00|0.00|240.00 ## 2026-07-21 24000
|30/07/2026|CN-0112||-60.00|0.00|-60.00 ## 2026-07-30 -6000
> 180: Total outstanding > r520: 1,180.00

=== 734 English supplier remittance advice
@asks
@partite
@figures en
@size 8
@cols 40 140 240 r360 r430 r510
> 40: Remittance advice       Payment date 15/06/2026     Payee: Blue Paper Ltd
|Invoice date|Invoice no.|Our ref|Gross|Discount|Net paid
|02/05/2026|5501|PO77|1,000.00|20.00|980.00 ## 2026-05-02 98000
|18/05/2026|5533|PO81|450.00|0.00|450.00 ## 2026-05-18 45000
> 40: Total > r360: 1,450.00 > r430: 20.00 > r510: 1,430.00

=== 735 notices to be paid, under the name of a client, some of them paid
@asks
@partite
@size 7
@cols 30 180 250 r360 r450
> 30: Avvisi da pagare - Cliente SERVIZI SRL
|Ente|Avviso|Scadenza|Importo|Pagato
|COMUNE DI MILANO|2026/11|31/10/2026|480,00|0,00 ## 2026-10-31 -48000
|COMUNE DI LODI|2026/7|30/09/2026|200,00|200,00

=== 736 scaduto without document date, days of delay column
@partite
@size 7
@cols 30 180 260 330 r420 r510
> 30: ESPOSIZIONE SCADUTA AL 31/03/2026
|Debitore|Rif. fattura|Scaduta il|Gg ritardo|Importo
|ALBERGO PINETA SRL|2025/880|31/12/2025|90|3.660,00 ## 2025-12-31 366000
|RISTORANTE DA GINO|2026/12|28/02/2026|31|488,00 ## 2026-02-28 48800
> 260: Totale scaduto > r420: 4.148,00

=== 737 customers with phone numbers and notes, amounts with two decimals, notes behind
@partite
@size 7
@cols 30 150 220 280 r380 400
> 30: Insoluti da sollecitare
|Cliente|Telefono|Scaduto dal|Fattura|Importo|Note
|PIZZERIA VESUVIO|081 5551234|31/05/2026|45|366,00|promesso per fine mese ## 2026-05-31 36600
|EDICOLA STAZIONE|02 5559876|30/04/2026|31|122,00|non risponde ## 2026-04-30 12200
`;
