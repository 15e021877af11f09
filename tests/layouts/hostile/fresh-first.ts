/** A lot of lists, statements, cards and wallets, written before the reader was looked at. */
export const FRESH_FIRST = `
=== fresh first 1 (partite) albergo conti sospesi
HOTEL BELVEDERE - Sospesi per ditta al 31/05/2026;;;;;;;;
Cam.;Ospite;Ditta addebito;Arrivo;Partenza;Conto n.;Data conto;Totale conto;Acc. versato;Sospeso
204;MR. HALL J.;ALFA TOUR SRL;02/05/2026;05/05/2026;1204;05/05/2026;450,00;100,00;350,00 ## 2026-05-05 35000 n1204 @ALFA TOUR SRL
311;BIANCHI C.;OMEGA EVENTI SPA;10/05/2026;11/05/2026;1241;11/05/2026;120,00;0,00;120,00 ## 2026-05-11 12000 n1241 @OMEGA EVENTI SPA
118;FERRI D.;ALFA TOUR SRL;20/05/2026;23/05/2026;1277;23/05/2026;390,00;0,00;390,00 ## 2026-05-23 39000 n1277 @ALFA TOUR SRL
;;;;;;Totale sospesi;960,00;100,00;860,00
=== fresh first 2 (partite) (xlsx) piano rate condominio a matrice
Condominio Le Querce - preventivo 2026 - rate ancora da versare
Int.;Condomino;Rata 31/03/2026;Rata 30/06/2026;Rata 30/09/2026
'1;Abate Nino;;150,00;150,00 ## 2026-06-30 15000 >2026-06-30 @Abate Nino & 2026-09-30 15000 >2026-09-30 @Abate Nino
'2;Bellini Rita;200,00;200,00;200,00 ## 2026-03-31 20000 >2026-03-31 @Bellini Rita & 2026-06-30 20000 >2026-06-30 @Bellini Rita & 2026-09-30 20000 >2026-09-30 @Bellini Rita
'3;Corsi Aldo;;;180,00 ## 2026-09-30 18000 >2026-09-30 @Corsi Aldo
=== fresh first 3 (partite) parcelle studio legale
Prat.;Assistito;Parcella n°;del;Onorari;Spese gen. 15%;C.P.A. 4%;I.V.A. 22%;R.A. 20%;Netto a pagare;Incassata il
2025/88;Rinaldi Costruzioni Srl;14/P;12/03/2026;1.000,00;150,00;46,00;263,12;230,00;1.229,12; ## 2026-03-12 122912 n14/P @Rinaldi Costruzioni Srl
2025/91;Neri Paola;15/P;20/03/2026;400,00;60,00;18,40;105,25;0,00;583,65;02/04/2026
2026/07;Alba Soc. Coop.;19/P;08/04/2026;2.000,00;300,00;92,00;526,24;460,00;2.458,24; ## 2026-04-08 245824 n19/P @Alba Soc. Coop.
=== fresh first 4 (partite) farmacia distinte ASL
Distinte contabili riepilogative - crediti verso SSN;;;;;;;
Mese;Azienda sanitaria;DCR n.;Data invio;Lordo ricette;Ticket;Trattenute;Netto da liquidare;Liquidato
01/2026;ASL CITTA NORD;1/26;10/02/2026;21.400,00;1.310,00;890,00;19.200,00;19.200,00
02/2026;ASL CITTA NORD;2/26;10/03/2026;20.050,00;1.200,00;850,00;18.000,00;8.000,00 ## 2026-03-10 1000000 n2/26 @ASL CITTA NORD
03/2026;ASL CITTA NORD;3/26;10/04/2026;22.100,00;1.250,00;910,00;19.940,00;0,00 ## 2026-04-10 1994000 n3/26 @ASL CITTA NORD
=== fresh first 5 (partite) ordini negozio in attesa di pagamento
order_number,order_date,status,billing_company,billing_last_name,payment_method_title,order_total,amount_paid
5501,2026-04-02 09:11,on-hold,Vini Doc Srl,Basso,Bonifico bancario,244.00,0.00 ## 2026-04-02 24400 n5501 @Vini Doc Srl
5502,2026-04-03 10:00,completed,Trattoria Pio,Pio,Carta,80.50,80.50
5509,2026-04-09 16:40,on-hold,Enoteca Blu,Gallo,Bonifico bancario,512.40,200.00 ## 2026-04-09 31240 n5509 @Enoteca Blu
5510,2026-04-10 12:00,cancelled,Bar Uno,Uno,Bonifico bancario,99.00,0.00
=== fresh first 6 (partite) sospesi di cassa ferramenta
Sospesi clienti;;;;;;
Tessera;Nominativo;Scontr.;Del;Imp. scontrino;Acconto;Da saldare
F001;Edil Moro;0045-12;03/02/2026;84,20;0,00;84,20 ## 2026-02-03 8420 n0045-12 @Edil Moro
F017;Sarti Gino;0061-03;19/02/2026;210,00;110,00;100,00 ## 2026-02-19 10000 n0061-03 @Sarti Gino
F001;Edil Moro;0077-41;07/03/2026;15,90;0,00;15,90 ## 2026-03-07 1590 n0077-41 @Edil Moro
=== fresh first 7 (partite) senza intestazione
Rossi Impianti Srl;FT 112/2026;10/03/2026;10/05/2026;1.220,00 ## 2026-03-10 122000 nFT112/2026 >2026-05-10 @Rossi Impianti Srl
Gallo Arredi;FT 118/2026;18/03/2026;18/05/2026;610,00 ## 2026-03-18 61000 nFT118/2026 >2026-05-18 @Gallo Arredi
Lunardi e Figli;FT 121/2026;24/03/2026;24/05/2026;488,00 ## 2026-03-24 48800 nFT121/2026 >2026-05-24 @Lunardi e Figli
=== fresh first 8 (partite) crediti senza giorni
Crediti verso clienti al 30/09/2026;;;
Cliente;Fattura;Importo;Residuo
Alpina Srl;88;1.000,00;400,00 ## 2026-09-30 40000 n88 @Alpina Srl
Bosco Sas;91;250,00;250,00 ## 2026-09-30 25000 n91 @Bosco Sas
Cervo Snc;97;732,00;732,00 ## 2026-09-30 73200 n97 @Cervo Snc
Totale;;1.982,00;1.382,00
=== fresh first 9 (partite) (xlsx) crediti e debiti affiancati
CREDITI;;;;;DEBITI
Cliente;Fattura;Scadenza;Importo;;Fornitore;Fattura;Scadenza;Importo
Aurora Srl;12;31/07/2026;#500;;Enel;E77;15/07/2026;210,40 ## 2026-07-31 50000 n12 >2026-07-31 @Aurora Srl & 2026-07-15 -21040 nE77 >2026-07-15 @Enel
Bruno Sas;15;31/08/2026;640,50;;Carta Più;301;31/07/2026;#99 ## 2026-08-31 64050 n15 >2026-08-31 @Bruno Sas & 2026-07-31 -9900 n301 >2026-07-31 @Carta Più
;;;;;Fitti Snc;9;05/08/2026;#700 ## 2026-08-05 -70000 n9 >2026-08-05 @Fitti Snc
=== fresh first 10 (partite) quando cosa importo fatto
quando;cosa;importo;fatto
15/07/2026;rata furgone;320,00;si
20/07/2026;bolletta luce officina;184,60;no ## 2026-07-20 -18460 >2026-07-20
31/07/2026;affitto capannone;900,00;no ## 2026-07-31 -90000 >2026-07-31
05/08/2026;assicurazione;410,00;no ## 2026-08-05 -41000 >2026-08-05
=== fresh first 11 (partite) estratto conto agenzia di viaggi
Estratto conto agenzia - pratiche da saldare al tour operator;;;;;;;
Pratica;Intestatario;Partenza;Data conferma;Prezzo vendita;Commissione;Netto agenzia;Scad. saldo
T1001;Greco Anna;12/08/2026;03/06/2026;2.000,00;240,00;1.760,00;12/07/2026 ## 2026-06-03 -176000 nT1001 >2026-07-12
T1014;Villa Ugo;20/08/2026;08/06/2026;1.150,00;138,00;1.012,00;20/07/2026 ## 2026-06-08 -101200 nT1014 >2026-07-20
=== fresh first 12 (partite) vencimientos proveedores
Listado de vencimientos de proveedores pendientes;;;;;;;
Vto.;Proveedor;Nº fra.;Fecha fra.;Base imp.;IVA;Total fra.;Pdte. pago
30/06/2026;Suministros Gil SL;A-551;12/05/2026;1.000,00;210,00;1.210,00;1.210,00 ## 2026-05-12 -121000 nA-551 >2026-06-30 @Suministros Gil SL
15/07/2026;Transportes Ruiz;2026/88;20/05/2026;200,00;42,00;242,00;142,00 ## 2026-05-20 -14200 n2026/88 >2026-07-15 @Transportes Ruiz
=== fresh first 13 (partite) partite ERP con storni e lettere
Tp Doc|Nr Doc|Dt Doc|Cod CF|Rag Soc CF|Sgn|Imp Orig|Imp Inc Pag|Dt Scad|Cond
FVE|1201|20260302|C0071|NAUTICA RIVA SPA|D|3050,00|1050,00|20260531|BB60 ## 2026-03-02 200000 n1201 >2026-05-31 @NAUTICA RIVA SPA
NCE|1210|20260309|C0071|NAUTICA RIVA SPA|A|122,00|0,00|20260531|BB60 ## 2026-03-09 -12200 n1210 >2026-05-31 @NAUTICA RIVA SPA
FVE|1222|20260320|C0088|VELE DEL SUD|D|976,00|0,00|20260430|RB30 ## 2026-03-20 97600 n1222 >2026-04-30 @VELE DEL SUD
=== fresh first 14 cassa rurale lista movimenti
Cassa Rurale Valli Alte - Credito Cooperativo
Rapporto: 04/000123 - MECCANICA TRE PINI SRL;;;;
Periodo dal 01/04/2026 al 30/04/2026;;;;
Data reg.;Valuta;Descr. operazione;Importo;Saldo dopo l'op.
;;SALDO INIZIALE;;4.210,15
02/04/2026;02/04/2026;VERS. ASSEGNI;1.500,00;5.710,15 ## 2026-04-02 150000
07/04/2026;05/04/2026;DISP. GIRO FATT 44;-820,00;4.890,15 ## 2026-04-07 -82000
15/04/2026;15/04/2026;COMP. F24;-1.312,40;3.577,75 ## 2026-04-15 -131240
;;SALDO FINALE;;3.577,75
=== fresh first 15 segni a metà, li dicono i saldi
Data;Descrizione;Importo;Saldo
02/03/2026;POS SUPERMERCATO;-45,00;955,00 ## 2026-03-02 -4500
03/03/2026;BONIFICO A FORNITORE DELTA;300,00;655,00 ## 2026-03-03 -30000
05/03/2026;ACCREDITO STIPENDIO;1.200,00;1.855,00 ## 2026-03-05 120000
09/03/2026;POS BENZINA;-60,00;1.795,00 ## 2026-03-09 -6000
12/03/2026;BONIFICO AFFITTO;700,00;1.095,00 ## 2026-03-12 -70000
=== fresh first 16 giorni sotto il titolo del mese
Movimenti 2026;;;
Giorno;Operazione;Uscite;Entrate
Gennaio;;;
22 gio;Bonifico da Rossi;;500,00 ## 2026-01-22 50000
24 sab;Spesa Conad;62,10; ## 2026-01-24 -6210
Febbraio;;;
2 lun;Affitto;700,00; ## 2026-02-02 -70000
13 ven;Bonifico da Verdi;;350,00 ## 2026-02-13 35000
=== fresh first 17 Sparda Umsätze
Sparda-Bank Musterland eG
Umsätze Girokonto;;;;
Inhaber:;Meccanica Tre Pini Srl;;;
IBAN:;DE12500105170648489890;;;

Buchungstag;Wertstellungstag;Verwendungszweck;Umsatz;Währung
05.03.2026;05.03.2026;GUTSCHR. UEBERWEISUNG KURZ RE 88;1.190,00;EUR ## 2026-03-05 119000
09.03.2026;08.03.2026;LASTSCHRIFT STADTWERKE;-212,40;EUR ## 2026-03-09 -21240
31.03.2026;31.03.2026;ENTGELT KONTOFUEHRUNG;-9,90;EUR ## 2026-03-31 -990
=== fresh first 18 Crédit Agricole deux comptes
Téléchargement du 31/03/2026;;;
M. LOMBARD;;;
Compte de Dépôt carte n° 00011122233;;;
Solde au 31/03/2026 1 860,20 €;;;
Liste des opérations du compte entre le 01/03/2026 et le 31/03/2026;;;
Date;Libellé;Débit euros;Crédit euros
28/03/2026;PRLVT EDF;139,80; ## 2026-03-28 -13980 #00011122233
05/03/2026;VIREMENT RECU DUPONT;;900,00 ## 2026-03-05 90000 #00011122233
Livret A n° 00099988877;;;
Solde au 31/03/2026 5 010,00 €;;;
Liste des opérations du compte entre le 01/03/2026 et le 31/03/2026;;;
Date;Libellé;Débit euros;Crédit euros
02/03/2026;VERSEMENT;;10,00 ## 2026-03-02 1000 #00099988877
=== fresh first 19 (html) Openbank movimientos
OPENBANK;;;;
Número de cuenta;;0073 0100 55 0123456789;;
Saldo disponible;;1.120,44 EUR;;
Fecha Operación;Fecha Valor;Concepto;Importe;Saldo
30/04/2026;30/04/2026;RECIBO COMUNIDAD;-64,00;1.120,44 ## 2026-04-30 -6400
21/04/2026;21/04/2026;TRANSFERENCIA DE LOPEZ;300,00;1.184,44 ## 2026-04-21 30000
17/04/2026;16/04/2026;COMPRA EN MERCADONA;-15,56;884,44 ## 2026-04-17 -1556
=== fresh first 20 ABN AMRO ohne Titel tab
123456789	EUR	20260302	1000,00	950,00	20260302	-50,00	BEA, Betaalpas ALBERT HEIJN ## 2026-03-02 -5000
123456789	EUR	20260305	950,00	2150,00	20260305	1200,00	SEPA Overboeking KLANT BV ## 2026-03-05 120000
123456789	EUR	20260310	2150,00	2129,05	20260310	-20,95	SEPA Incasso KPN ## 2026-03-10 -2095
=== fresh first 21 Millennium bcp
Conta;45612378900;;;;
Período;2026-05-01 a 2026-05-31;;;;
Moeda;EUR;;;;
Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo
04-05-2026;04-05-2026;TRF P/ FORNECEDOR SILVA;450,00;Débito;2.550,00 ## 2026-05-04 -45000
11-05-2026;11-05-2026;TRF DE CLIENTE COSTA;1.230,00;Crédito;3.780,00 ## 2026-05-11 123000
20-05-2026;19-05-2026;COMPRA CONTINENTE;35,40;Débito;3.744,60 ## 2026-05-20 -3540
=== fresh first 22 Santander Polska
2026-05-31,01-05-2026,"12 1090 0000 0000 0001 2345 6789",MECCANICA TRE PINI,PLN,"3000,00","2859,50",4
05-05-2026,05-05-2026,PRZELEW PRZYCHODZACY,KOWALSKI SP. Z O.O.,"11 1020 0000","500,00","3500,00",1 ## 2026-05-05 50000 PLN
12-05-2026,12-05-2026,PLATNOSC KARTA ORLEN,ORLEN,,"-240,50","3259,50",2 ## 2026-05-12 -24050 PLN
28-05-2026,28-05-2026,CZYNSZ,NOWAK,"22 1140 0000","-400,00","2859,50",3 ## 2026-05-28 -40000 PLN
=== fresh first 23 Vivid business
Completed Date,Value Date,Booking Type,Counterparty Name,Counterparty IBAN,Payment Reference,Amount,Amount Currency,Pocket Name
2026-05-04,2026-05-04,SEPA Credit Transfer,Delta Srl,IT60X0542811101000000123456,FT 12,610.00,EUR,Main ## 2026-05-04 61000
2026-05-06,2026-05-06,Card Payment,OpenAI,,SUBSCR,-24.20,EUR,Main ## 2026-05-06 -2420
2026-05-19,2026-05-19,SEPA Direct Debit,Acque Spa,DE12500105170648489890,INV 9,-88.10,EUR,Main ## 2026-05-19 -8810
=== fresh first 24 shopify payments
Transaction Date,Type,Order,Card Brand,Payout Status,Payout Date,Available On,Amount,Fee,Net,Currency
2026-05-02 08:11:03 +0200,charge,#1001,visa,paid,2026-05-06,2026-05-05,120.00,2.70,117.30,EUR ## 2026-05-02 11730
2026-05-03 10:40:00 +0200,charge,#1002,master,paid,2026-05-06,2026-05-05,40.00,1.00,39.00,EUR ## 2026-05-03 3900
2026-05-04 17:22:59 +0200,refund,#1001,visa,paid,2026-05-06,2026-05-05,-120.00,0.00,-120.00,EUR ## 2026-05-04 -12000
=== fresh first 25 Amazon rapporto intervallo date
Include i pagamenti al venditore e i movimenti del conto
Tutti gli importi in EUR, salvo diversa indicazione
Definizioni:
Vendite: prezzo pagato dall'acquirente
"Data/Ora:","Numero pagamento","Tipo","Numero ordine","SKU","Descrizione","Quantità","Vendite","Commissioni di vendita","Costi del servizio Logistica","Altro","totale"
"2 mag 2026 07:10:11 UTC","2201","Ordine","406-1","A1","Tazza","1","20,00","-3,00","-4,00","0,00","13,00" ## 2026-05-02 1300
"5 mag 2026 10:00:00 UTC","2201","Rimborso","406-1","A1","Tazza","1","-20,00","2,40","0,00","0,00","-17,60" ## 2026-05-05 -1760
"9 mag 2026 12:00:00 UTC","2201","Trasferimento","","","Al conto che termina con 123","","0,00","0,00","0,00","-95,40","-95,40" ## 2026-05-09 -9540
"10 mag 2026 12:00:00 UTC","2202","Ordine","406-9","B2","Piatto","2","50,00","-7,50","-6,00","0,00","36,50" ## 2026-05-10 3650
`;
