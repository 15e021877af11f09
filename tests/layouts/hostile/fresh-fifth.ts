/** A fifth lot of them. */
export const FRESH_FIFTH = `
=== fresh fifth 1 (partite) officina lavori consegnati e non pagati
Commessa;Targa;Proprietario;Consegna;Doc. fiscale;Manodopera;Ricambi;IVA;Totale;Acconti;Residuo
C-301;AB123CD;Lodi Marco;04/05/2026;FT 88;200,00;150,00;77,00;427,00;100,00;327,00 ## 2026-05-04 32700 nFT88 @Lodi Marco
C-305;EF456GH;Trasporti Vela Srl;08/05/2026;FT 90;400,00;600,00;220,00;1.220,00;0,00;1.220,00 ## 2026-05-08 122000 nFT90 @Trasporti Vela Srl
=== fresh fifth 2 (partite) registro iva acquisti con pagato
Prot.;Data reg.;Data doc.;N. doc.;Fornitore;Imponibile;Aliq.;Imposta;Totale doc.;Pagato al 30/06
101;05/05/2026;30/04/2026;77/A;Cartotecnica Due;100,00;22;22,00;122,00;122,00
102;08/05/2026;04/05/2026;1201;Elettro Forniture;500,00;22;110,00;610,00;0,00 ## 2026-05-04 -61000 n1201 @Elettro Forniture
103;12/05/2026;08/05/2026;9;Studio Alti;1.000,00;22;220,00;1.220,00;500,00 ## 2026-05-08 -72000 n9 @Studio Alti
=== fresh fifth 3 (partite) scadenzario unico con colonna cliente fornitore
Tipo anagrafica;Denominazione;Documento;Data;Scade;Importo;Stato
Cliente;Alba Spa;FT 12;02/05/2026;02/06/2026;610,00;Aperta ## 2026-05-02 61000 nFT12 >2026-06-02 @Alba Spa
Fornitore;Luce Srl;771;05/05/2026;05/06/2026;122,00;Aperta ## 2026-05-05 -12200 n771 >2026-06-05 @Luce Srl
Cliente;Bruma Sas;FT 14;06/05/2026;06/06/2026;244,00;Chiusa
=== fresh fifth 4 bonifici a fornitori con banca iban e priorità
Priorità;Beneficiario;IBAN;Causale;Importo;Valuta beneficiario;Rif. fattura;Data fattura
A;Enel Energia Spa;IT60X0542811101000000123456;SALDO FT 1001;204,50;15/06/2026;1001;04/05/2026 ## 2026-06-15 -20450 @Enel Energia Spa
B;Carta Più Srl;IT40L0300203280123456789012;SALDO FT 77;99,00;30/06/2026;77;11/05/2026 ## 2026-06-30 -9900 @Carta Più Srl
=== fresh fifth 5 (partite) Sospesi fornitori AdHoc
Cod. conto;Ragione sociale;Part.;Num. doc.;Del;Scade il;Tipo;Dare;Avere;Sbilancio
02.0001;FERRO E ACCIAIO;2026/1;44;05/03/2026;05/05/2026;BB;0,00;1.220,00;-1.220,00 ## 2026-03-05 -122000 n44 >2026-05-05 @FERRO E ACCIAIO
02.0014;GHISA SNC;2026/7;NC3;12/03/2026;12/03/2026;BB;61,00;0,00;61,00 ## 2026-03-12 6100 nNC3 >2026-03-12 @GHISA SNC
=== fresh fifth 6 (partite) lettera sollecito allegato
Gentile Bar Sport Srl, le ricordiamo le seguenti fatture scadute:;;;
Fattura n.;del;scaduta il;importo
101;10/02/2026;10/03/2026;€ 244,00 ## 2026-02-10 24400 n101 >2026-03-10
118;28/02/2026;31/03/2026;€ 122,00 ## 2026-02-28 12200 n118 >2026-03-31
Totale dovuto;;;€ 366,00
=== fresh fifth 7 (partite) vendite b2b spagna estado cobro
Nº Factura;Fecha;Cliente;Base;IVA;Total;Estado;Fecha vto.
F26-001;04/05/2026;Rojo SL;100,00;21,00;121,00;Pendiente;03/06/2026 ## 2026-05-04 12100 nF26-001 >2026-06-03 @Rojo SL
F26-002;08/05/2026;Azul SA;200,00;42,00;242,00;Cobrada;07/06/2026
F26-003;12/05/2026;Verde SL;300,00;63,00;363,00;Vencida;27/05/2026 ## 2026-05-12 36300 nF26-003 >2026-05-27 @Verde SL
=== fresh fifth 8 (partite) Rechnungsausgang mit Skonto und Zahlstand
Rechnung;Datum;Kunde;Netto;MwSt;Brutto;Bezahlt;Offen;Skonto bis
2026-101;04.05.2026;Bäcker Nord;100,00;19,00;119,00;0,00;119,00;14.05.2026 ## 2026-05-04 11900 n2026-101 @Bäcker Nord
2026-102;06.05.2026;Müller KG;500,00;95,00;595,00;595,00;0,00;16.05.2026
2026-103;11.05.2026;Schmidt OHG;200,00;38,00;238,00;38,00;200,00;21.05.2026 ## 2026-05-11 20000 n2026-103 @Schmidt OHG
=== fresh fifth 9 (partite) crediti ristorante banchetti acconti
Evento;Data evento;Referente;Telefono;Preventivo;Caparra;Saldo da incassare
Nozze Bassi;06/06/2026;Bassi Elio;3331112223;4.500,00;1.500,00;3.000,00 ## 2026-06-06 300000 @Bassi Elio
Cresima Pini;13/06/2026;Pini Rosa;3332223334;1.200,00;300,00;900,00 ## 2026-06-13 90000 @Pini Rosa
=== fresh fifth 10 (partite) fatture per cassa professionale senza totale
Data;Num;Cliente;Imponibile;Cassa 4%;IVA 22%;R.A. 20%;Incassata
04/05/2026;11;Delta Srl;1.000,00;40,00;228,80;200,00;no ## 2026-05-04 106880 n11 @Delta Srl
08/05/2026;12;Rossi Ada;500,00;20,00;114,40;0,00;sì
12/05/2026;13;Echo Spa;300,00;12,00;68,64;60,00;no ## 2026-05-12 32064 n13 @Echo Spa
=== fresh fifth 11 (partite) (xlsx) scadenze da calendario con giorno della settimana
Scadenze giugno 2026
Giorno;Fornitore;Fattura;Importo
lun 01/06/2026;Enel;E101;'€ 210,00 ## 2026-06-01 -21000 nE101 @Enel
ven 12/06/2026;Affitti Due;A9;'€ 700,00 ## 2026-06-12 -70000 nA9 @Affitti Due
mar 30/06/2026;Leasing Auto;L6;'€ 320,50 ## 2026-06-30 -32050 nL6 @Leasing Auto
=== fresh fifth 12 (partite) clienti con saldo per documento e acconto non agganciato
Cod;Cliente;Tipo;Numero;Data;Importo;Segno
C1;Vetri Nord;FAT;101;02/05/2026;610,00;+ ## 2026-05-02 61000 n101 @Vetri Nord
C1;Vetri Nord;ACC;3;05/05/2026;100,00;- ## 2026-05-05 -10000 n3 @Vetri Nord
C9;Lame Srl;FAT;104;06/05/2026;244,00;+ ## 2026-05-06 24400 n104 @Lame Srl
=== fresh fifth 13 (partite) supplier aging with buckets per invoice
Supplier,Invoice,Invoice date,Current,1-30 days,31-60 days,Total due
Acme Ltd,A-100,12/05/2026,500.00,0.00,0.00,500.00 ## 2026-05-12 -50000 nA-100 @Acme Ltd
Best Co,B-7,20/03/2026,0.00,0.00,120.40,120.40 ## 2026-03-20 -12040 nB-7 @Best Co
=== fresh fifth 14 Credito Emiliano csv con segno in testa colonna
Data contabile;Data valuta;Descrizione;Importo (+/-);Divisa;Saldo progressivo
04/05/2026;04/05/2026;Bonifico in entrata;+1.000,00;EUR;3.000,00 ## 2026-05-04 100000
06/05/2026;06/05/2026;Addebito SDD;-88,10;EUR;2.911,90 ## 2026-05-06 -8810
=== fresh fifth 15 (html) Banca Sella home banking xls
Estratto conto corrente 52 12345678;;;;
Dal 01/05/2026 al 31/05/2026;;;;
Data operazione;Data valuta;Descrizione;Addebiti;Accrediti
04/05/2026;04/05/2026;GIROCONTO DA;&nbsp;;1.000,00 ## 2026-05-04 100000
06/05/2026;05/05/2026;PAGAMENTO POS;45,20;&nbsp; ## 2026-05-06 -4520
TOTALI;;;45,20;1.000,00
=== fresh fifth 16 Postbank Umsätze mit S und H hinten
Umsatzanzeige;;;;
Konto DE12500105170648489890;;;;
Buchungsdatum;Wertstellung;Umsatzart;Begünstigter / Auftraggeber;Betrag
04.05.2026;04.05.2026;Gutschrift;Kunde Eins;1.200,00 H ## 2026-05-04 120000
06.05.2026;06.05.2026;Lastschrift;Stadtwerke;85,00 S ## 2026-05-06 -8500
=== fresh fifth 17 La Caixa movimientos con más datos
Concepto;Fecha;Importe;Saldo
NOMINA MAYO;28/05/2026;+1.800,00EUR;+2.900,00EUR ## 2026-05-28 180000
RECIBO AGUA;20/05/2026;-42,10EUR;+1.100,00EUR ## 2026-05-20 -4210
COMPRA TARJETA;11/05/2026;-15,00EUR;+1.142,10EUR ## 2026-05-11 -1500
=== fresh fifth 18 Novo Banco lista
Data Operação;Data Valor;Tipo;Descrição;Débito;Crédito;Saldo Controlo
04/05/2026;04/05/2026;TRF;TRANSFERENCIA CLIENTE;;450,00;1.450,00 ## 2026-05-04 45000
06/05/2026;06/05/2026;PAG;PAGAMENTO EDP;61,20;;1.388,80 ## 2026-05-06 -6120
=== fresh fifth 19 Triodos NL
"04-05-2026","NL20TRIO0123456789","1.210,00","Debet","Leverancier","NL91INGB0001234567","IC","factuur 12","3.790,00" ## 2026-05-04 -121000 #NL20TRIO0123456789
"08-05-2026","NL20TRIO0123456789","500,00","Credit","Klant","NL44ABNA0123456789","ET","re 8","4.290,00" ## 2026-05-08 50000 #NL20TRIO0123456789
=== fresh fifth 20 Hype export con categoria e segno nel tipo
Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
04/05/2026;04/05/2026;;Bonifico;Datore Srl;STIPENDIO;1.500,00 ## 2026-05-04 150000
06/05/2026;08/05/2026;;Pagamento;ESSELUNGA;Spesa;-64,20 ## 2026-05-08 -6420
=== fresh fifth 21 PayPal DE
"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Guthaben"
"04.05.2026","10:00:00","CEST","Kunde","Zahlung","Abgeschlossen","EUR","50,00","-1,60","48,40","148,40" ## 2026-05-04 4840
"06.05.2026","11:00:00","CEST","Hosting GmbH","Zahlung","Abgeschlossen","EUR","-20,00","0,00","-20,00","128,40" ## 2026-05-06 -2000
"07.05.2026","12:00:00","CEST","Hosting GmbH","Autorisierung","Ausstehend","EUR","-5,00","0,00","-5,00","128,40"
=== fresh fifth 22 Zalando partner settlement
Posting Date;Document Type;Reference;Sales;Returns;Commission;Net;Currency
2026-05-04;Settlement;S-1;500,00;-100,00;-60,00;340,00;EUR ## 2026-05-04 34000
2026-05-11;Settlement;S-2;300,00;0,00;-45,00;255,00;EUR ## 2026-05-11 25500
=== fresh fifth 23 carta di credito con rate e quota capitale
Carta Flexia n. **** 4412;;;;
Data;Esercente;Rata;Importo acquisto;Addebito del mese
04/05/2026;MEDIASTORE;1/3;300,00;100,00 ## 2026-05-04 -10000
09/05/2026;LIBRERIA;1/1;25,00;25,00 ## 2026-05-09 -2500
=== fresh fifth 24 cassa contanti negozio con giroconti
Data;Causale;Entrate cassa;Uscite cassa;Saldo cassa
04/05/2026;Riporto;;;200,00
04/05/2026;Incasso giornaliero;350,00;;550,00 ## 2026-05-04 35000
05/05/2026;Versamento in banca;;400,00;150,00 ## 2026-05-05 -40000
05/05/2026;Francobolli;;12,00;138,00 ## 2026-05-05 -1200
=== fresh fifth 25 conto con data e ora e causale in inglese e segno dietro
Booking date/time|Text|Amount|Ccy|Balance
04.05.2026 08:11|SALARY ACME|2,500.00+|EUR|3,500.00+ ## 2026-05-04 250000
06.05.2026 10:02|RENT MAY|900.00-|EUR|2,600.00+ ## 2026-05-06 -90000
11.05.2026 17:45|CARD SHOP|35.40-|EUR|2,564.60+ ## 2026-05-11 -3540
`;
