/** As services of payment write; written before the words of the reader were looked at. */
export const EIGHTH_SERVICES = `
=== service 1 a terminal for cards, settled sums and refunds
Data;ID transazione;Tipo;Stato;Metodo;Totale;Commissione;Importo netto
02/03/2026 10:11;TAAA1;Vendita;Riuscita;Visa;50,00;-0,98;49,02 ## 2026-03-02 4902
02/03/2026 12:40;TAAA2;Vendita;Non riuscita;Mastercard;18,00;0,00;0,00
03/03/2026 17:05;TAAA3;Rimborso;Riuscita;Visa;-50,00;0,98;-49,02 ## 2026-03-03 -4902
04/03/2026 09:12;TAAA4;Vendita;Riuscita;Maestro;30,00;-0,58;29,42 ## 2026-03-04 2942
=== service 2 a service by phone
data;ora;nome;stato;tipo;importo;codice negozio
02/03/2026;10:11:05;Mario R.;✔ Approvato;🏬 a un Negozio;12,50;0091 ## 2026-03-02 1250
02/03/2026;12:40:41;Lucia B.;✔ Approvato;🏬 a un Negozio;8,00;0091 ## 2026-03-02 800
03/03/2026;08:00:00;Accredito;✔ Approvato;🏦 verso la Banca;-20,50;0091 ## 2026-03-03 -2050
04/03/2026;18:22:13;Paolo V.;✘ Annullato;🏬 a un Negozio;40,00;0091
=== service 3 a wallet with gross, fee and net in Italian
"Data","Orario","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Indirizzo email mittente","Saldo"
"02/03/2026","09:11:10","CET","Anna Verdi","Pagamento su sito","Completata","EUR","100,00","-3,75","96,25","a@example.it","96,25" ## 2026-03-02 9625 @Anna Verdi
"03/03/2026","10:02:01","CET","Bruno Neri","Pagamento su sito","Completata","EUR","40,00","-1,71","38,29","b@example.it","134,54" ## 2026-03-03 3829 @Bruno Neri
"05/03/2026","00:10:00","CET","","Trasferimento avviato dall'utente","Completata","EUR","-134,54","0,00","-134,54","","0,00" ## 2026-03-05 -13454
=== service 4 two currencies and their conversion
Date,Name,Type,Status,Currency,Gross,Fee,Net,Balance
02/03/2026,Jane Doe,Website Payment,Completed,USD,110.00,-5.00,105.00,105.00 ## 2026-03-02 10500 USD
03/03/2026,,General Currency Conversion,Completed,USD,-105.00,0.00,-105.00,0.00 ## 2026-03-03 -10500 USD
03/03/2026,,General Currency Conversion,Completed,EUR,93.40,0.00,93.40,93.40 ## 2026-03-03 9340
14/03/2026,Marco Blu,Website Payment,Completed,EUR,50.00,-2.05,47.95,141.35 ## 2026-03-14 4795
=== service 5 balance of a processor of cards
id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description
txn_1,charge,ch_1,100.00,1.75,98.25,eur,2026-03-02 09:00,2026-03-09 00:00,Order 1001 ## 2026-03-02 9825
txn_2,refund,re_1,-20.00,0.00,-20.00,eur,2026-03-03 09:00,2026-03-03 00:00,Refund order 0998 ## 2026-03-03 -2000
txn_3,payout,po_1,-78.25,0.00,-78.25,eur,2026-03-10 09:00,2026-03-10 00:00,STRIPE PAYOUT ## 2026-03-10 -7825
=== service 6 a shop online, rows of a payout
Transaction Date,Type,Order,Card Brand,Payout Status,Payout Date,Amount,Fee,Net,Currency
2026-03-02 10:00:00 +0100,charge,#1001,visa,paid,2026-03-05,80.00,1.85,78.15,EUR ## 2026-03-02 7815
2026-03-02 11:00:00 +0100,charge,#1002,master,paid,2026-03-05,20.00,0.65,19.35,EUR ## 2026-03-02 1935
2026-03-03 09:30:00 +0100,refund,#1001,visa,paid,2026-03-05,-80.00,0.00,-80.00,EUR ## 2026-03-03 -8000
=== service 7 settled later, with a fee in two parts
Data vendita;N. ordine;Acquirente;Importo ordine;Commissione fissa;Commissione variabile;IVA commissioni;Da liquidare;Data liquidazione
02/03/2026;K-1001;Anna Verdi;200,00;-0,35;-5,98;-1,39;192,28;09/03/2026 ## 2026-03-02 19228
04/03/2026;K-1002;Bruno Neri;90,00;-0,35;-2,69;-0,67;86,29;11/03/2026 ## 2026-03-04 8629
=== service 8 a marketplace with one amount a kind
Data/Ora;ID regolamento;Tipo;Numero ordine;Vendite;Costi del venditore;Altre transazioni;Totale
02/03/2026 08:01:10;9901;Ordine;111-222;45,00;-6,75;0,00;38,25 ## 2026-03-02 3825
03/03/2026 13:20:00;9901;Rimborso;111-209;-30,00;4,50;0,00;-25,50 ## 2026-03-03 -2550
05/03/2026 00:00:00;9901;Costo di servizio;;0,00;0,00;-39,00;-39,00 ## 2026-03-05 -3900
06/03/2026 00:00:00;9901;Trasferimento;;0,00;0,00;26,25;26,25 ## 2026-03-06 2625
=== service 9 terminals of a bank, sums of each day
Report accrediti POS - Esercente 00098765
Data contabile;Data valuta;Terminale;N. operazioni;Importo lordo;Commissioni;Importo accreditato
02/03/2026;03/03/2026;88001;12;640,00;7,68;632,32 ## 2026-03-02 63232
03/03/2026;04/03/2026;88001;4;95,50;1,15;94,35 ## 2026-03-03 9435
04/03/2026;05/03/2026;88002;9;410,00;4,92;405,08 ## 2026-03-04 40508
Totale;;;25;1.145,50;13,75;1.131,75
=== service 10 a processor in words of its own with chargebacks
Datum,Zahlungsart,Beschreibung,Brutto,Gebühr,Netto,Währung,Status
02.03.2026,Kreditkarte,Bestellung 1001,"100,00","-1,40","98,60",EUR,bezahlt ## 2026-03-02 9860
03.03.2026,Lastschrift,Bestellung 1002,"50,00","-0,25","49,75",EUR,fehlgeschlagen
05.03.2026,Kreditkarte,Rückbuchung 0990,"-60,00","-15,00","-75,00",EUR,bezahlt ## 2026-03-05 -7500
=== service 11 everything without sign and the kind of each
Data;Operazione;Importo;Dettaglio
02/03/2026;Incasso;150,00;Ordine 1001 ## 2026-03-02 15000
03/03/2026;Incasso;60,00;Ordine 1002 ## 2026-03-03 6000
03/03/2026;Commissione;2,10;Commissioni del giorno ## 2026-03-03 -210
04/03/2026;Rimborso;60,00;Ordine 1002 ## 2026-03-04 -6000
06/03/2026;Prelievo;147,90;Trasferimento su IBAN ## 2026-03-06 -14790
=== service 12 meal tickets and what is paid of them
Numero fattura;Data operazione;Descrizione;Valore facciale;Commissione;Imponibile accredito
BP-11;02/03/2026;Buoni elettronici febbraio;800,00;40,00;760,00 ## 2026-03-02 76000
BP-12;01/04/2026;Buoni elettronici marzo;640,00;32,00;608,00 ## 2026-04-01 60800
`;
