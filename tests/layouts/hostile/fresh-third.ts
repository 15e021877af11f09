/** A third lot of them. */
export const FRESH_THIRD = `
=== fresh third 1 (partite) autonoleggio contratti da incassare
N. contratto;Rientro;Conducente;Fatturare a;Km;Noleggio;Extra;Totale;Deposito trattenuto;A saldo
RA-1001;03/05/2026;Bianchi L.;Studio Verdi Associati;420;180,00;20,00;200,00;150,00;50,00 ## 2026-05-03 5000 nRA-1001 @Studio Verdi Associati
RA-1007;09/05/2026;Serra P.;Cantieri Sud Srl;1210;400,00;0,00;400,00;0,00;400,00 ## 2026-05-09 40000 nRA-1007 @Cantieri Sud Srl
=== fresh third 2 (partite) scadenze per banca di appoggio con importi in due colonne
Scadenzario generale dal 01/07/2026 al 31/07/2026;;;;;;
Scadenza;Soggetto;Documento;Del;Incassi;Pagamenti;Banca
05/07/2026;Vetri Nord Srl;FT 210;05/05/2026;610,00;;INTESA ## 2026-05-05 61000 nFT210 >2026-07-05 @Vetri Nord Srl
10/07/2026;Gas Sud Spa;8812;10/06/2026;;204,50;BPER ## 2026-06-10 -20450 n8812 >2026-07-10 @Gas Sud Spa
31/07/2026;Vetri Nord Srl;FT 244;31/05/2026;305,00;;INTESA ## 2026-05-31 30500 nFT244 >2026-07-31 @Vetri Nord Srl
=== fresh third 3 (partite) studio dentistico piano cure
Cartella;Paziente;Fattura n.;Emessa il;Importo fattura;Pagato a oggi;Resta
118;Dosi Pia;77/2026;12/03/2026;1.200,00;400,00;800,00 ## 2026-03-12 80000 n77/2026 @Dosi Pia
119;Erba Gino;81/2026;18/03/2026;90,00;90,00;0,00
131;Foti Lea;90/2026;02/04/2026;350,00;0,00;350,00 ## 2026-04-02 35000 n90/2026 @Foti Lea
=== fresh third 4 (partite) tributi comunali avvisi
Comune di Borgo - Avvisi di pagamento non pagati;;;;;
Codice avviso;Contribuente;Tributo;Emesso il;Scade il;Da pagare
3010012;Officina Lari Srl;TARI 2026;15/04/2026;16/06/2026;412,00 ## 2026-04-15 41200 >2026-06-16 @Officina Lari Srl
3010044;Bar Mario;TARI 2026;15/04/2026;16/06/2026;188,50 ## 2026-04-15 18850 >2026-06-16 @Bar Mario
=== fresh third 5 (partite) (html) fatture da CRM inglese
Invoice #;Client;Issued;Due;Status;Total;Paid;Balance
INV-0044;Delta Srl;02/05/2026;01/06/2026;Sent;610,00;0,00;610,00 ## 2026-05-02 61000 nINV-0044 >2026-06-01 @Delta Srl
INV-0047;Echo Spa;09/05/2026;08/06/2026;Partially paid;1.220,00;220,00;1.000,00 ## 2026-05-09 100000 nINV-0047 >2026-06-08 @Echo Spa
INV-0048;Foxtrot Snc;11/05/2026;10/06/2026;Paid;305,00;305,00;0,00
=== fresh third 6 (partite) fornitori con pagamento a mezzo e netto RA
Forn.;Nr. fatt.;Dt. fatt.;Tot. fatt.;R.A.;Netto;Scad.;Pag.to;Saldata
Notaio Galli;44;10/03/2026;1.220,00;200,00;1.020,00;10/04/2026;BB;N ## 2026-03-10 -102000 n44 >2026-04-10 @Notaio Galli
Ferramenta Due;1001;15/03/2026;122,00;;122,00;30/04/2026;RB;S
Arch. Monti;12;28/03/2026;610,00;100,00;510,00;28/04/2026;BB;N ## 2026-03-28 -51000 n12 >2026-04-28 @Arch. Monti
=== fresh third 7 (partite) elenco effetti in portafoglio sezionato per scadenza
Effetti attivi in portafoglio;;;;
Debitore;Banca domiciliataria;Fattura;Importo;Stato effetto
Scadenza 31/07/2026;;;;
Gelati Due Srl;BPER ag. 4;FT 301;305,00;Da presentare ## 2026-07-31 30500 nFT301 >2026-07-31 @Gelati Due Srl
Hotel Mare;UNICREDIT;FT 310;976,00;Da presentare ## 2026-07-31 97600 nFT310 >2026-07-31 @Hotel Mare
Scadenza 31/08/2026;;;;
Gelati Due Srl;BPER ag. 4;FT 333;122,00;Da presentare ## 2026-08-31 12200 nFT333 >2026-08-31 @Gelati Due Srl
=== fresh third 8 (partite) oude posten nederland debiteuren
Openstaande posten debiteuren per 30-06-2026;;;;;;
Debiteur;Naam;Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Openstaand
10021;Bakkerij Jansen;2026-118;02-05-2026;01-06-2026;484,00;484,00 ## 2026-05-02 48400 n2026-118 >2026-06-01 @Bakkerij Jansen
10033;De Vries BV;2026-121;09-05-2026;08-06-2026;1.210,00;210,00 ## 2026-05-09 21000 n2026-121 >2026-06-08 @De Vries BV
=== fresh third 9 (partite) należności klienci
Nr faktury;Kontrahent;Data wystawienia;Termin płatności;Kwota brutto;Pozostało do zapłaty;Waluta
FV/12/2026;Kowalski Sp. z o.o.;04.05.2026;18.05.2026;1230,00;1230,00;PLN ## 2026-05-04 123000 PLN nFV/12/2026 >2026-05-18 @Kowalski Sp. z o.o.
FV/15/2026;Nowak Handel;11.05.2026;25.05.2026;615,00;300,00;PLN ## 2026-05-11 30000 PLN nFV/15/2026 >2026-05-25 @Nowak Handel
=== fresh third 10 (partite) fatture con tipo testuale e segno nel tipo
Tipo doc.;Numero;Data;Intestatario;Totale;Saldato il
Fattura;301;02/02/2026;Ditta Uno;244,00; ## 2026-02-02 24400 n301 @Ditta Uno
Nota di credito;302;09/02/2026;Ditta Uno;44,00; ## 2026-02-09 -4400 n302 @Ditta Uno
Fattura;303;20/02/2026;Ditta Due;122,00;15/03/2026
Fattura;305;28/02/2026;Ditta Tre;61,00; ## 2026-02-28 6100 n305 @Ditta Tre
=== fresh third 11 (partite) crediti condominio con rata in colonna e saldo precedente
Interno;Proprietario;Saldo es. prec.;Quota 2026;Versato;Saldo da versare;Scadenza
1;Abate N.;0,00;600,00;300,00;300,00;30/09/2026 ## 2026-09-30 30000 >2026-09-30 @Abate N.
2;Bellini R.;50,00;720,00;0,00;770,00;30/09/2026 ## 2026-09-30 77000 >2026-09-30 @Bellini R.
3;Corsi A.;0,00;480,00;480,00;0,00;30/09/2026
=== fresh third 12 (partite) vendor invoices us comma
"Vendor","Invoice No","Inv Date","Terms","Due Date","Inv Amt","Pmt Applied","Open Amt"
"Acme Corp","A-1","05/13/2026","Net 30","06/12/2026","1,200.00","200.00","1,000.00" ## 2026-05-13 -100000 nA-1 >2026-06-12 @Acme Corp
"Beta LLC","B-9","05/20/2026","Net 15","06/04/2026","300.00","0.00","300.00" ## 2026-05-20 -30000 nB-9 >2026-06-04 @Beta LLC
=== fresh third 13 (partite) righe senza cliente ripetuto e totale per cliente
Cliente;Fattura;Data;Scadenza;Importo aperto
AGRARIA SOLE;12;02/02/2026;03/04/2026;200,00 ## 2026-02-02 20000 n12 >2026-04-03 @AGRARIA SOLE
;19;16/02/2026;17/04/2026;100,00 ## 2026-02-16 10000 n19 >2026-04-17 @AGRARIA SOLE
;;;Tot. cliente;300,00
VIVAI LUNA;14;05/02/2026;06/04/2026;50,00 ## 2026-02-05 5000 n14 >2026-04-06 @VIVAI LUNA
;;;Tot. cliente;50,00
=== fresh third 14 Banca del Fucino movimenti con D/C e divisa
Rapporto;Data Mov.;Data Val.;Importo;D/C;Divisa;Causale ABI;Descrizione estesa
0123/45678901;04/05/2026;04/05/2026;1.220,00;C;EUR;48;BONIFICO DA DELTA SRL ## 2026-05-04 122000 #0123/45678901
0123/45678901;06/05/2026;06/05/2026;88,00;D;EUR;50;SDD ENEL ## 2026-05-06 -8800 #0123/45678901
0123/45678901;06/05/2026;06/05/2026;1,50;D;EUR;16;COMMISSIONI ## 2026-05-06 -150 #0123/45678901
=== fresh third 15 DKB neu Girokonto
"Girokonto";"DE12500105170648489890"
"Zeitraum:";"01.05.2026 - 31.05.2026"
"Kontostand vom 31.05.2026:";"1.234,50 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID"
"29.05.26";"29.05.26";"Gebucht";"Meccanica Tre Pini";"Stadtwerke";"Abschlag";"Ausgang";"DE44500105175407324931";"-120,00";"DE99ZZZ" ## 2026-05-29 -12000
"15.05.26";"15.05.26";"Gebucht";"Kunde GmbH";"Meccanica Tre Pini";"RE 12";"Eingang";"DE75512108001245126199";"900,00";"" ## 2026-05-15 90000
"31.05.26";"";"Vorgemerkt";"Meccanica Tre Pini";"REWE";"Karte";"Ausgang";"";"-20,00";""
=== fresh third 16 Bankinter excel
Movimientos de la cuenta: ES9101280001000123456789
Fecha contable;Fecha valor;Descripción;Importe;Saldo;Divisa
05/05/2026;05/05/2026;NOMINA;1.500,00;2.100,00;EUR ## 2026-05-05 150000
07/05/2026;06/05/2026;PAGO TARJETA;-42,30;2.057,70;EUR ## 2026-05-07 -4230
12/05/2026;12/05/2026;RECIBO LUZ;-61,00;1.996,70;EUR ## 2026-05-12 -6100
=== fresh third 17 Santander Totta tipo e valores absolutos
Data Operação;Data Valor;Descrição;Valor;Natureza;Saldo
2026/05/04;2026/05/04;PAGAMENTO AGUA;31,20;D;968,80 ## 2026-05-04 -3120
2026/05/08;2026/05/08;TRANSF CLIENTE;450,00;C;1.418,80 ## 2026-05-08 45000
2026/05/15;2026/05/15;COMISSAO;2,00;D;1.416,80 ## 2026-05-15 -200
=== fresh third 18 Rabobank zonder kop
"NL20RABO0123456789","EUR","RABONL2U","000000000000001","2026-05-04","2026-05-04","-25,00","+975,00","NL91INGB0001234567","KPN" ## 2026-05-04 -2500 #NL20RABO0123456789
"NL20RABO0123456789","EUR","RABONL2U","000000000000002","2026-05-06","2026-05-06","+300,00","+1275,00","NL44ABNA0123456789","Klant" ## 2026-05-06 30000 #NL20RABO0123456789
=== fresh third 19 Tinaba movimenti app
Data e ora;Tipo operazione;Da/A;Causale;Importo;Esito
04/05/2026 10:12;Ricarica;Conto 1234;;+100,00 €;Completata ## 2026-05-04 10000
05/05/2026 13:40;Pagamento;Bar Sport;;-4,50 €;Completata ## 2026-05-05 -450
06/05/2026 09:05;Invio denaro;Luca B.;Cena;-20,00 €;Rifiutata
07/05/2026 19:22;Invio denaro;Luca B.;Cena;-20,00 €;Completata ## 2026-05-07 -2000
=== fresh third 20 Nexi POS accrediti con commissioni mensili
Data contabile;Data valuta;PV;Circuito;N. operazioni;Importo operazioni;Commissioni;Importo accreditato
05/05/2026;06/05/2026;00412;PagoBancomat;12;480,00;2,40;477,60 ## 2026-05-05 47760
06/05/2026;07/05/2026;00412;Visa;3;90,00;1,08;88,92 ## 2026-05-06 8892
=== fresh third 21 eBay pagamenti italiano
Data di creazione transazione,Tipo,Numero ordine,Nome utente acquirente,Importo lordo transazione,Tariffe totali,Importo netto,Valuta,Data del versamento
4 mag 2026,Ordine,01-1,pippo,50.00,-5.20,44.80,EUR,6 mag 2026 ## 2026-05-04 4480
5 mag 2026,Rimborso,01-0,pluto,-20.00,1.80,-18.20,EUR,6 mag 2026 ## 2026-05-05 -1820
6 mag 2026,Versamento,--,--,-26.60,--,-26.60,EUR,6 mag 2026 ## 2026-05-06 -2660
=== fresh third 22 carta Telepass Pay con addebiti mensili senza segno
Telepass Pay - Movimenti carta;;;;
Data;Servizio;Descrizione;Targa;Importo (€)
02/05/2026;Carburante;ENI STATION 4412;AB123CD;45,00 ## 2026-05-02 -4500
05/05/2026;Sosta;PARCHEGGIO DUOMO;AB123CD;6,00 ## 2026-05-05 -600
11/05/2026;Lavaggio;WASH UP;AB123CD;12,00 ## 2026-05-11 -1200
=== fresh third 23 (xlsx) prima nota banca gestionale con giorno unico
Prima nota banca - Conto 18.01.001 Banca Prova c/c
Data;N. reg.;Descrizione;Contropartita;Dare;Avere
04/05/2026;#101;Incasso FT 12 Rossi;Clienti;610,00; ## 2026-05-04 61000
06/05/2026;#102;Pagamento FT 88 Enel;Fornitori;;204,50 ## 2026-05-06 -20450
06/05/2026;#103;Commissioni;Oneri bancari;;1,50 ## 2026-05-06 -150
=== fresh third 24 SumUp Konto mit Ausgängen positiv
Datum;Beschreibung;Geldeingang;Geldausgang;Kontostand
04.05.2026;Auszahlung SumUp;310,50;;1.310,50 ## 2026-05-04 31050
05.05.2026;Kartenzahlung Metro;;120,00;1.190,50 ## 2026-05-05 -12000
06.05.2026;Überweisung Miete;;600,00;590,50 ## 2026-05-06 -60000
=== fresh third 25 conto in valuta con controvalore e cambio di fine giornata
Conto valutario USD n. 0012345;;;;;;
Data operazione;Valuta;Descrizione;Importo USD;Cambio;Controvalore EUR;Saldo USD
04/05/2026;06/05/2026;INCASSO EXPORT;10.800,00;1,08;10.000,00;15.800,00 ## 2026-05-04 1080000 USD
12/05/2026;12/05/2026;PAGAMENTO FORN;-2.160,00;1,08;-2.000,00;13.640,00 ## 2026-05-12 -216000 USD
`;
