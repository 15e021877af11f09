/** Exports of wallets, cards and services of payment as an Italian office downloads them. */
export const WALLETS_FIRST = `
=== wallet first 1 an account on the phone, the other side's account beside
Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
02/03/2026;03/03/2026;;Pagamento carta;Bar Centrale;Acquisto con carta;-3,20 ## 2026-03-03 -320
04/03/2026;04/03/2026;IT60X0542811101000000123456;Bonifico ricevuto;Officina Bassi Srl;Saldo ft 12;450,00 ## 2026-03-04 45000
09/03/2026;09/03/2026;;Ricarica;Ricarica da carta;Ricarica con carta;100,00 ## 2026-03-09 10000
12/03/2026;12/03/2026;IT28W8000000292100645211151;Bonifico inviato;Energia Padana;Bolletta febbraio;-86,10 ## 2026-03-12 -8610
=== wallet first 2 a wallet's app, every kind with its picture
Data;Nome;Descrizione;Tipo;Importo;Valuta;Stato
02/03/2026 10:11;Panificio Moro;;🏬 a un Negozio;-4,80;EUR;✅ Approvato ## 2026-03-02 -480
03/03/2026 08:30;Dalla banca;;🏦 dalla Banca;50,00;EUR;✅ Approvato ## 2026-03-03 5000
05/03/2026 19:02;Lia Bassi;pizza;👤 da Persona a Persona;12,50;EUR;✅ Approvato ## 2026-03-05 1250
06/03/2026 12:00;Edicola Sole;;🏬 a un Negozio;-2,00;EUR;❌ Annullato
08/03/2026 09:00;Cashback;Panificio Moro;🎁 Cashback;0,48;EUR;✅ Approvato ## 2026-03-08 48
=== wallet first 3 a wallet of three currencies and what was exchanged
"Data","Orario","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Codice transazione","Saldo","Impatto sul saldo"
"02/03/2026","09:11:10","CET","Shop Ltd","Pagamento Express Checkout","Completata","USD","-54,00","0,00","-54,00","1AB","-54,00","Addebito" ## 2026-03-02 -5400 USD
"02/03/2026","09:11:10","CET","","Conversione di valuta generica","Completata","EUR","-49,80","0,00","-49,80","2AB","50,20","Addebito" ## 2026-03-02 -4980
"02/03/2026","09:11:10","CET","","Conversione di valuta generica","Completata","USD","54,00","0,00","54,00","3AB","0,00","Accredito" ## 2026-03-02 5400 USD
"05/03/2026","11:00:00","CET","Anna Verdi","Pagamento su sito","Completata","EUR","100,00","-3,75","96,25","4AB","146,45","Accredito" ## 2026-03-05 9625
"06/03/2026","11:00:00","CET","Anna Verdi","Pagamento su sito","In sospeso","EUR","30,00","0,00","30,00","5AB","146,45","Memo"
"09/03/2026","07:00:00","CET","","Bonifico generico","Completata","EUR","-146,45","0,00","-146,45","6AB","0,00","Addebito" ## 2026-03-09 -14645
=== wallet first 4 what makes up each payout of a processor
automatic_payout_id,automatic_payout_effective_at,balance_transaction_id,created,available_on,currency,gross,fee,net,reporting_category,description
po_1,2026-03-05 00:00:00,txn_1,2026-03-02 09:00:00,2026-03-05 00:00:00,eur,100.00,1.75,98.25,charge,Ordine 1001 ## 2026-03-02 9825
po_1,2026-03-05 00:00:00,txn_2,2026-03-02 12:10:00,2026-03-05 00:00:00,eur,25.00,0.63,24.37,charge,Ordine 1002 ## 2026-03-02 2437
po_2,2026-03-09 00:00:00,txn_3,2026-03-04 10:20:00,2026-03-09 00:00:00,eur,-20.00,0.00,-20.00,refund,Reso ordine 0998 ## 2026-03-04 -2000
po_2,2026-03-09 00:00:00,txn_4,2026-03-05 08:00:00,2026-03-09 00:00:00,eur,-15.00,0.00,-15.00,dispute,Contestazione 0991 ## 2026-03-05 -1500
=== wallet first 5 a small terminal, tax and tip among the amounts
Data,ID transazione,Tipo,Stato,Tipo di carta,Ultime 4 cifre,Descrizione,Totale,IVA,Mancia,Tariffa,Netto,ID pagamento
"2 mar 2026, 10:11",TA1,Vendita,Riuscita,VISA,1122,Taglio capelli,"30,00","5,41","0,00","0,59","29,41",P1 ## 2026-03-02 2941
"2 mar 2026, 15:40",TA2,Vendita,Fallita,MASTERCARD,3344,Piega,"25,00","4,51","0,00","0,00","0,00",
"3 mar 2026, 09:05",TA3,Vendita,Riuscita,MAESTRO,5566,Colore,"62,00","10,82","2,00","1,21","60,79",P2 ## 2026-03-03 6079
=== wallet first 6 an account of two pots, started and completed
Tipo,Prodotto,Data di inizio,Data di completamento,Descrizione,Importo,Costo,Valuta,State,Saldo
PAGAMENTO CON CARTA,Attuale,2026-03-02 10:11:12,2026-03-03 08:00:00,Bar Centrale,-3.20,0.00,EUR,COMPLETATO,96.80 ## 2026-03-02 -320
RICARICA,Attuale,2026-03-04 09:00:00,2026-03-04 09:00:02,Ricarica tramite *1122,100.00,0.00,EUR,COMPLETATO,196.80 ## 2026-03-04 10000
PRELIEVO,Attuale,2026-03-06 18:00:00,2026-03-07 11:00:00,Prelievo di contanti,-50.00,1.00,EUR,COMPLETATO,145.80 ## 2026-03-06 -5100
PAGAMENTO CON CARTA,Attuale,2026-03-09 20:00:00,,Ristorante Luna,-40.00,0.00,EUR,IN SOSPESO,
TRASFERIMENTO,Attuale,2026-03-10 12:00:00,2026-03-10 12:00:01,A Carlo Bassi,-20.00,0.00,EUR,COMPLETATO,125.80 ## 2026-03-10 -2000
=== wallet first 7 a firm's account with what the card was asked for in another currency
Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account
2026-03-10,2026-03-11,id4,TRANSFER,COMPLETED,To Legnami Sud,ft 44,Ugo Neri,,EUR,-732.00,EUR,-732.00,-732.20,,0.20,EUR,1157.30,Main ## 2026-03-10 -73220
2026-03-06,2026-03-06,id3,TOPUP,COMPLETED,From Officina Bassi,ft 12,,,EUR,1000.00,EUR,1000.00,1000.00,,0.00,EUR,1889.50,Main ## 2026-03-06 100000
2026-03-03,2026-03-04,id2,CARD_PAYMENT,COMPLETED,Cloud Services,,Ugo Neri,4455**1122,USD,-99.00,EUR,-90.50,-90.50,1.0939,0.00,EUR,889.50,Main ## 2026-03-03 -9050
2026-03-02,,id1,CARD_PAYMENT,REVERTED,Hotel Luna,,Ugo Neri,4455**1122,EUR,-120.00,EUR,-120.00,-120.00,,0.00,EUR,,Main
=== wallet first 8 transfers abroad, with the fee told apart and within
"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Total fees"
TRANSFER-3,17-03-2026,-200.85,EUR,"Sent money to Legnami Sud","ft 44",749.15,,,,,"Legnami Sud",IT60X0542811101000000123456,,0.85 ## 2026-03-17 -20085
CARD-2,13-03-2026,-50.00,EUR,"Card transaction of 54.00 USD issued by Cloud",,950.00,EUR,USD,1.08,,,,Cloud,0.21 ## 2026-03-13 -5000
TRANSFER-1,02-03-2026,1000.00,EUR,"Received money from Officina Bassi","ft 12",1000.00,,,,"Officina Bassi",,,,0.00 ## 2026-03-02 100000
=== wallet first 9 a bank without counters, in its Italian words
"Data","Beneficiario","Numero di conto","Tipo di transazione","Riferimento pagamento","Importo (EUR)","Importo (Valuta estera)","Tipo valuta estera","Tasso di cambio"
"2026-03-02","BAR CENTRALE","","Pagamento MasterCard","","-3.2","-3.2","EUR","1.0" ## 2026-03-02 -320
"2026-03-04","OFFICINA BASSI SRL","IT60X0542811101000000123456","Entrata","Saldo ft 12","450.0","","","" ## 2026-03-04 45000
"2026-03-05","CLOUD SERVICES","","Pagamento MasterCard","","-90.5","-99.0","USD","0.914141" ## 2026-03-05 -9050
"2026-03-09","ENERGIA PADANA","IT28W8000000292100645211151","Trasferimento in uscita","Bolletta","-86.1","","","" ## 2026-03-09 -8610
=== wallet first 10 (xlsx) a post office's prepaid card, in euro and with what was left
Lista movimenti carta prepagata
Numero carta;533317******9012
Data contabile;Data valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni;Saldo dopo
09/03/2026;09/03/2026;;100,00;RICARICA DA UFFICIO POSTALE;146,80 ## 2026-03-09 10000
05/03/2026;04/03/2026;53,20;;PAGAMENTO ONLINE LIBRI;46,80 ## 2026-03-05 -5320
02/03/2026;02/03/2026;1,00;;COMMISSIONE RICARICA;100,00 ## 2026-03-02 -100
=== wallet first 11 tolls: entrance and exit are places
Movimenti pedaggi e servizi
Data;Ora;Apparato;Targa;Entrata;Uscita;Classe;Importo (EUR)
02/03/2026;09.10;1122334455;AB123CD;MILANO EST;BRESCIA OVEST;A;7,90 ## 2026-03-02 -790
04/03/2026;18.32;1122334455;AB123CD;BRESCIA OVEST;MILANO EST;A;7,90 ## 2026-03-04 -790
09/03/2026;07.55;1122334466;EF456GH;VERONA SUD;MANTOVA NORD;B;4,10 ## 2026-03-09 -410
=== wallet first 12 fuel bought by card, litres and what was discounted
Dettaglio transazioni carta carburante
Data;Ora;N. carta;Targa;Punto vendita;Localita;Prodotto;Litri;Prezzo unitario;Importo lordo;Sconto;Importo netto;IVA
02/03/2026;09:10;0011223344;AB123CD;04411;MILANO;GASOLIO;40,00;1,700;68,00;1,20;66,80;12,05 ## 2026-03-02 -6680 #0011223344
05/03/2026;19:22;0011223344;AB123CD;04588;LODI;GASOLIO;35,00;1,720;60,20;1,05;59,15;10,67 ## 2026-03-05 -5915 #0011223344
10/03/2026;07:02;0011223355;EF456GH;04411;MILANO;BENZINA;20,00;1,800;36,00;0,60;35,40;6,38 ## 2026-03-10 -3540 #0011223355
=== wallet first 13 takings of terminals, each operation
Data operazione;Data accredito;Punto vendita;TML;Circuito;Tipo operazione;Importo lordo;Commissioni;Importo netto
02/03/2026;04/03/2026;VIA ROMA;88001;VISA;Acquisto;50,00;0,60;49,40 ## 2026-03-02 4940
02/03/2026;04/03/2026;VIA ROMA;88001;PAGOBANCOMAT;Acquisto;20,00;0,16;19,84 ## 2026-03-02 1984
03/03/2026;05/03/2026;VIA ROMA;88002;MASTERCARD;Storno;-50,00;0,00;-50,00 ## 2026-03-03 -5000
=== wallet first 14 a charge card: what was paid has a minus
Data,Descrizione,Titolare della carta,Conto n.,Importo
02/03/2026,HOTEL LUNA VERONA,U NERI,-61002,"210,00" ## 2026-03-02 -21000 #61002
05/03/2026,PAGAMENTO RICEVUTO - GRAZIE,U NERI,-61002,"-845,20" ## 2026-03-05 84520 #61002
09/03/2026,TRENORD MILANO,L BASSI,-61010,"12,40" ## 2026-03-09 -1240 #61010
12/03/2026,CLOUD SERVICES,U NERI,-61002,"90,50" ## 2026-03-12 -9050 #61002
=== wallet first 15 (xlsx) a credit card's list of an issuer's portal
Elenco movimenti
Carta;**** **** **** 7781
Intestata a;UGO NERI
Data operazione;Data registrazione;Descrizione operazione;Categoria merceologica;Valuta originale;Importo in valuta;Importo in euro
02/03/2026;03/03/2026;FERRAMENTA NORD;Casa;EUR;34,20;34,20 ## 2026-03-03 -3420
05/03/2026;06/03/2026;CLOUD SERVICES;Servizi;USD;99,00;90,50 ## 2026-03-06 -9050
09/03/2026;10/03/2026;ALBERGO DUE TORRI;Viaggi;EUR;120,00;120,00 ## 2026-03-10 -12000
=== wallet first 16 meal tickets taken by a shop, one by one
Data;Ora;Esercente;Tipo buono;Numero buoni;Valore facciale;Totale;Stato
02/03/2026;13:01;TRATTORIA DA GINO;Elettronico;2;8,00;16,00;Accettato ## 2026-03-02 1600
03/03/2026;12:44;TRATTORIA DA GINO;Elettronico;1;7,00;7,00;Accettato ## 2026-03-03 700
03/03/2026;13:20;TRATTORIA DA GINO;Elettronico;3;8,00;24,00;Rifiutato
04/03/2026;12:59;TRATTORIA DA GINO;Elettronico;1;8,00;8,00;Accettato ## 2026-03-04 800
=== wallet first 17 the euro side of an exchange of coins, with its fee apart
"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"
"L1","R1","2026-03-02 09:10:00","deposit","","currency","ZEUR",500.0000,0.0000,500.0000 ## 2026-03-02 50000
"L2","R2","2026-03-04 10:00:00","trade","","currency","ZEUR",-200.0000,0.5200,299.4800 ## 2026-03-04 -20052
"L3","R3","2026-03-09 12:30:00","trade","","currency","ZEUR",150.0000,0.3900,449.0900 ## 2026-03-09 14961
"L4","R4","2026-03-12 08:00:00","withdrawal","","currency","ZEUR",-400.0000,0.0900,49.0000 ## 2026-03-12 -40009
=== wallet first 18 a bank's own app: what is entered, what leaves with a minus
Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
09/03/2026;09/03/2026;;-86,10;SEPA Direct Debit;Energia Padana mandato 88;Contabilizzato;Casa ## 2026-03-09 -8610
05/03/2026;05/03/2026;450,00;;Bonifico SEPA Italia;Ord: Officina Bassi saldo ft 12;Contabilizzato;Entrate ## 2026-03-05 45000
02/03/2026;02/03/2026;;-3,20;Visa Debit;Bar Centrale;Autorizzato;Spesa ## 2026-03-02 -320
=== wallet first 19 (xlsx) a bank's list, account or card on each row
Lista Movimenti
Conto;1000/00012345
Periodo;dal 01/03/2026 al 31/03/2026
Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
12/03/2026;Bar Centrale;Effettuato il 12/03/2026;Conto 1000/00012345;NON CONTABILIZZATO;Tempo libero;EUR;-3,20
09/03/2026;Addebito Diretto;Energia Padana mandato 88;Conto 1000/00012345;CONTABILIZZATO;Casa;EUR;-86,10 ## 2026-03-09 -8610
05/03/2026;Bonifico Disposto Da Officina Bassi;saldo ft 12;Conto 1000/00012345;CONTABILIZZATO;Entrate;EUR;450,00 ## 2026-03-05 45000
=== wallet first 20 amounts without a sign, the balance before and after
Data;Operazione;Importo;Saldo prima;Saldo dopo
02/03/2026;Op. 4711;34,20;200,00;165,80 ## 2026-03-02 -3420
05/03/2026;Op. 4712;100,00;165,80;265,80 ## 2026-03-05 10000
09/03/2026;Op. 4713;12,40;265,80;253,40 ## 2026-03-09 -1240
12/03/2026;Op. 4714;50,00;253,40;203,40 ## 2026-03-12 -5000
=== wallet first 21 the side in brackets behind the amount, years with an apostrophe
Data;Dettaglio;Importo
02 mar '26;Bar Centrale;3,20 € (addebito) ## 2026-03-02 -320
05 mar '26;Lia Bassi;50,00 € (accredito) ## 2026-03-05 5000
09 mar '26;Mercato Coperto;18,40 € (addebito) ## 2026-03-09 -1840
=== wallet first 22 what was asked for and what was carried out
Data richiesta;Data esecuzione;Beneficiario;Importo richiesto;Importo eseguito;Esito
02/03/2026;03/03/2026;Legnami Sud Srl;-732,00;-732,00;Eseguito ## 2026-03-03 -73200
05/03/2026;06/03/2026;Energia Padana;-86,10;-86,10;Eseguito ## 2026-03-06 -8610
09/03/2026;10/03/2026;Vetreria Lago Sas;-500,00;-350,00;Eseguito in parte ## 2026-03-10 -35000
=== wallet first 23 prepaid cards of a firm, top-ups from its own purse
Transaction Date,Settlement Date,Status,Type,Wallet,Card,Merchant,Category,Transaction Amount,Transaction Currency,Amount,Currency,Fee
2026-03-02,2026-03-03,Settled,Payment,Ugo Neri,*1122,Bar Centrale,Food,-3.20,EUR,-3.20,EUR,0.00 ## 2026-03-02 -320
2026-03-04,2026-03-04,Settled,Top up,Ugo Neri,,Company wallet,,100.00,EUR,100.00,EUR,0.00 ## 2026-03-04 10000
2026-03-05,2026-03-06,Settled,Payment,Ugo Neri,*1122,Cloud,IT,-99.00,USD,-90.50,EUR,0.00 ## 2026-03-05 -9050
2026-03-09,,Declined,Payment,Ugo Neri,*1122,Hotel Luna,Travel,-120.00,EUR,-120.00,EUR,0.00
2026-03-10,2026-03-11,Settled,Refund,Ugo Neri,*1122,Mercato Coperto,Food,8.00,EUR,8.00,EUR,0.00 ## 2026-03-10 800
=== wallet first 24 a firm's account with taxes of each row
Data dell'operazione (locale);Data di contabilizzazione (locale);Controparte;Metodo di pagamento;Riferimento;Importo totale (IVA incl.);Valuta;IVA;Stato;Nome del conto;Categoria
05/03/2026 10:00;05/03/2026 10:00;Officina Bassi Srl;Bonifico;saldo ft 12;450,00;EUR;;Eseguita;Conto principale;Vendite ## 2026-03-05 45000
09/03/2026 10:00;09/03/2026 10:00;Energia Padana;Addebito diretto;bolletta;-86,10;EUR;-15,53;Eseguita;Conto principale;Utenze ## 2026-03-09 -8610
12/03/2026 10:00;;Hotel Luna;Carta;;-120,00;EUR;;Rifiutata;Conto principale;Viaggi
=== wallet first 25 in and out beside amounts of money and of coins
Transaction ID,Timestamp,Transaction Type,In/Out,Amount Fiat,Fiat,Amount Asset,Asset,Asset class,Fee
T1,2026-03-02T09:10:00+01:00,deposit,incoming,500.00,EUR,-,EUR,Fiat,1.80 ## 2026-03-02 50000
T2,2026-03-09T12:30:00+01:00,withdrawal,outgoing,300.00,EUR,-,EUR,Fiat,0.00 ## 2026-03-09 -30000
T3,2026-03-12T12:30:00+01:00,deposit,incoming,120.00,EUR,-,EUR,Fiat,0.00 ## 2026-03-12 12000
`;
