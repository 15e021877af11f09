/** A seventh lot of them. */
export const FRESH_SEVENTH = `
=== fresh seventh 2 (partite) scadenzario passivo per mese con subtotali
Scadenzario passivo;;;;;
Fornitore;Documento;Data;Scadenza;Importo;Pagamento
Maggio 2026;;;;;
Enel Energia;E-101;15/04/2026;15/05/2026;204,50;SDD ## 2026-04-15 -20450 nE-101 >2026-05-15 @Enel Energia
Tipografia Sole;77;20/04/2026;31/05/2026;610,00;BB ## 2026-04-20 -61000 n77 >2026-05-31 @Tipografia Sole
Totale Maggio 2026;;;;814,50;
Giugno 2026;;;;;
Tipografia Sole;88;12/05/2026;30/06/2026;305,00;BB ## 2026-05-12 -30500 n88 >2026-06-30 @Tipografia Sole
Totale Giugno 2026;;;;305,00;
=== fresh seventh 3 (partite) Zucchetti export partite con segno contabile
CODCLI;RAGSOC;NUMPAR;DATPAR;DATSCA;IMPDAR;IMPAVE;SALDO
C001;NAUTICA RIVA;101/26;02/05/2026;01/06/2026;1220,00;220,00;1000,00 ## 2026-05-02 100000 n101/26 >2026-06-01 @NAUTICA RIVA
C007;VELE SUD;104/26;06/05/2026;05/06/2026;305,00;0,00;305,00 ## 2026-05-06 30500 n104/26 >2026-06-05 @VELE SUD
=== fresh seventh 4 (partite) bolle da fatturare e fatture aperte
Tipo;Numero;Data;Cliente;Imponibile;IVA;Totale;Aperto
DDT;881;04/05/2026;Bar Uno;100,00;10,00;110,00;110,00
FATTURA;301;05/05/2026;Bar Uno;200,00;20,00;220,00;220,00 ## 2026-05-05 22000 n301 @Bar Uno
FATTURA;305;08/05/2026;Pub Due;300,00;30,00;330,00;130,00 ## 2026-05-08 13000 n305 @Pub Due
=== fresh seventh 5 (partite) condominio spese dovute fornitori con acconto
Fornitore;Fattura;Data;Importo;Rit.;Da pagare;Pagato;Data pagamento
Idraulica Po;12;04/05/2026;122,00;4,00;118,00;118,00;20/05/2026
Elettro Po;15;11/05/2026;244,00;8,00;236,00;0,00; ## 2026-05-11 -23600 n15 @Elettro Po
=== fresh seventh 6 (partite) elenco fatture PA con CIG e stato MEF
Ente;Codice univoco;CIG;Fattura n.;Data;Importo;IVA split;Netto;Stato PCC
Comune di Lodi;UF1234;Z12;5/PA;04/05/2026;1.220,00;220,00;1.000,00;RICEVUTA ## 2026-05-04 100000 n5/PA @Comune di Lodi
ASST Pavia;UF9999;Z44;7/PA;11/05/2026;610,00;110,00;500,00;PAGATA
=== fresh seventh 7 (partite) aperti per commessa con valuta e tasso
Commessa;Cliente;N. fattura;Emessa;Scade;Divisa;Importo;Incassato;Residuo
K-1;Blue LLC;9001;02/05/2026;01/06/2026;USD;1.080,00;0,00;1.080,00 ## 2026-05-02 108000 USD n9001 >2026-06-01 @Blue LLC
K-2;Rosa Srl;9002;09/05/2026;08/06/2026;EUR;500,00;300,00;200,00 ## 2026-05-09 20000 n9002 >2026-06-08 @Rosa Srl
=== fresh seventh 8 (partite) QuickBooks A/R aging detail
A/R Aging Detail;;;;;;
As of May 31, 2026;;;;;;
Date;Transaction type;Num;Customer;Due date;Amount;Open balance
05/13/2026;Invoice;1001;Delta Foods;06/12/2026;1,200.00;1,000.00 ## 2026-05-13 100000 n1001 >2026-06-12 @Delta Foods
05/20/2026;Credit Memo;1004;Delta Foods;05/20/2026;-200.00;-200.00 ## 2026-05-20 -20000 n1004 >2026-05-20 @Delta Foods
=== fresh seventh 9 (partite) Lieferantenrechnungen zu zahlen
Lieferant;Rechnungsnr.;Rechnungsdatum;zahlbar bis;Bruttobetrag;bereits bezahlt;noch offen
Stahl AG;R-771;02.05.2026;01.06.2026;2.380,00;380,00;2.000,00 ## 2026-05-02 -200000 nR-771 >2026-06-01 @Stahl AG
Papier Lutz;5521;18.05.2026;17.06.2026;119,00;0,00;119,00 ## 2026-05-18 -11900 n5521 >2026-06-17 @Papier Lutz
=== fresh seventh 10 (partite) à encaisser liste simple
N°;Client;Facture du;À encaisser le;Montant;Encaissé
118;Garage Martin;04/05/2026;03/06/2026;540,00;non ## 2026-05-04 54000 n118 >2026-06-03 @Garage Martin
121;Café Noir;11/05/2026;10/06/2026;60,00;oui
=== fresh seventh 12 (partite) debiti verso professionisti senza totale documento
Professionista;Notula;Del;Onorario;Cassa;IVA;Ritenuta;Netto da pagare;Bonifico del
Avv. Neri;12;04/05/2026;500,00;20,00;114,40;100,00;534,40;15/05/2026
Ing. Pozzi;9;11/05/2026;1.000,00;40,00;228,80;200,00;1.068,80; ## 2026-05-11 -106880 n9 @Ing. Pozzi
=== fresh seventh 13 (partite) (html) elenco ricevute fiscali inglese italiano
Invoice / Fattura;Date / Data;Customer / Cliente;Due / Scadenza;Amount / Importo;Open / Residuo
101/2026;04/05/2026;Delta Srl;03/06/2026;610,00;610,00 ## 2026-05-04 61000 n101/2026 >2026-06-03 @Delta Srl
102/2026;13/05/2026;Echo Spa;12/06/2026;244,00;44,00 ## 2026-05-13 4400 n102/2026 >2026-06-12 @Echo Spa
=== fresh seventh 14 Banca Etica movimenti con importo e verso
Data operazione;Data valuta;Verso;Importo;Causale;Controparte
04/05/2026;04/05/2026;Entrata;1.000,00;Bonifico;Delta Srl ## 2026-05-04 100000
06/05/2026;06/05/2026;Uscita;88,10;SDD;Enel ## 2026-05-06 -8810
=== fresh seventh 15 Cassa di Risparmio con pagine
Cassa di Risparmio del Colle - pag. 1;;;;
Data;Valuta;Descrizione;Dare;Avere
04/05/2026;04/05/2026;BONIFICO;;1.000,00 ## 2026-05-04 100000
A RIPORTARE;;;0,00;1.000,00
Cassa di Risparmio del Colle - pag. 2;;;;
Data;Valuta;Descrizione;Dare;Avere
RIPORTO;;;0,00;1.000,00
06/05/2026;06/05/2026;UTENZE;88,10; ## 2026-05-06 -8810
TOTALI;;;88,10;1.000,00
=== fresh seventh 16 Berliner Sparkasse Kontoauszug kurz
Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info
DE12500105170648489890;04.05.26;04.05.26;GUTSCHR. UEBERW.;RE 12;Kunde;1.200,00;EUR;Umsatz gebucht ## 2026-05-04 120000 #DE12500105170648489890
DE12500105170648489890;06.05.26;06.05.26;LASTSCHRIFT;ABSCHLAG;Stadtwerke;-85,00;EUR;Umsatz gebucht ## 2026-05-06 -8500 #DE12500105170648489890
DE12500105170648489890;29.05.26;29.05.26;KARTENZAHLUNG;REWE;REWE;-20,00;EUR;Umsatz vorgemerkt
=== fresh seventh 17 Banque Populaire
Compte;Date de comptabilisation;Date opération;Libellé;Référence;Date valeur;Montant
00012345678;06/05/2026;05/05/2026;PRLV EDF;R1;06/05/2026;-139,80 ## 2026-05-06 -13980 #00012345678
00012345678;11/05/2026;11/05/2026;VIR DUPONT;R2;11/05/2026;900,00 ## 2026-05-11 90000 #00012345678
=== fresh seventh 18 Unicaja
Fecha de operación;Fecha valor;Concepto;Importe;Divisa;Saldo;Nº mov;Oficina
04/05/2026;04/05/2026;INGRESO;300,00;EUR;1.300,00;1;0001 ## 2026-05-04 30000
06/05/2026;06/05/2026;RECIBO;-64,00;EUR;1.236,00;2;0001 ## 2026-05-06 -6400
=== fresh seventh 19 Moey PT
Data;Descrição;Montante;Saldo após movimento
2026-05-11;MB WAY para Ana;-25,00 €;975,00 € ## 2026-05-11 -2500
2026-05-06;Transferência recebida;200,00 €;1.000,00 € ## 2026-05-06 20000
=== fresh seventh 20 ASN Bank NL zonder kop
04-05-2026,NL20ASNB0123456789,NL91INGB0001234567,leverancier,,,,EUR,1000.00,EUR,-121.00,04-05-2026,04-05-2026,8810,IC,1,ref,'factuur 12',1 ## 2026-05-04 -12100 #NL20ASNB0123456789
08-05-2026,NL20ASNB0123456789,NL44ABNA0123456789,klant,,,,EUR,879.00,EUR,500.00,08-05-2026,08-05-2026,8811,ET,2,ref,'re 8',1 ## 2026-05-08 50000 #NL20ASNB0123456789
13-05-2026,NL20ASNB0123456789,NL44ABNA0123456789,klant,,,,EUR,1379.00,EUR,70.00,13-05-2026,13-05-2026,8812,ET,3,ref,'re 9',1 ## 2026-05-13 7000 #NL20ASNB0123456789
=== fresh seventh 21 Nest Bank PL
Data operacji;Data księgowania;Rodzaj operacji;Kwota;Waluta;Dane kontrahenta;Tytuł operacji;Saldo po operacji
12-05-2026;13-05-2026;Zakup kartą;-150,20;PLN;ORLEN;Paliwo;1 849,80 ## 2026-05-13 -15020 PLN
08-05-2026;08-05-2026;Przelew przychodzący;900,00;PLN;NOWAK;Faktura 12;2 000,00 ## 2026-05-08 90000 PLN
=== fresh seventh 22 Wallester spese carte
Transaction date;Posting date;Card;Cardholder;Merchant;Transaction amount;Transaction currency;Account amount;Account currency;Status
2026-05-02;2026-05-04;*4412;NERI U;SHELL;-45.00;EUR;-45.00;EUR;Cleared ## 2026-05-02 -4500
2026-05-05;2026-05-06;*4412;NERI U;UBER LONDON;-10.00;GBP;-11.70;EUR;Cleared ## 2026-05-05 -1170
2026-05-08;;*4412;NERI U;HOTEL;-120.00;EUR;-120.00;EUR;Authorized
=== fresh seventh 23 Deliveroo partner settimanale
Settimana;Data pagamento;Ordini;Vendite lorde;Commissioni;Rettifiche;Importo versato
04/05 - 10/05;13/05/2026;41;820,00;-246,00;0,00;574,00 ## 2026-05-13 57400
11/05 - 17/05;20/05/2026;38;760,00;-228,00;-12,00;520,00 ## 2026-05-20 52000
=== fresh seventh 24 ricevute bancomat con annullo
Data;Ora;TID;Tipo;Esito;Importo;Circuito
04/05/2026;10:11;8812;Vendita;Approvata;48,00;VISA ## 2026-05-04 4800
04/05/2026;10:14;8812;Vendita;Negata;12,00;MASTERCARD
04/05/2026;11:00;8812;Annullo vendita;Approvata;-48,00;VISA ## 2026-05-04 -4800
05/05/2026;09:30;8812;Vendita;Approvata;20,00;PAGOBANCOMAT ## 2026-05-05 2000
=== fresh seventh 25 conto con cedolino mensile di saldi per giorno
Data;Descrizione;Movimento;Saldo giornaliero
04/05/2026;Bonifico da Alfa;1.000,00; ## 2026-05-04 100000
04/05/2026;Commissioni;-1,50;2.998,50 ## 2026-05-04 -150
06/05/2026;Utenze;-88,10;2.910,40 ## 2026-05-06 -8810
`;
