/** A third lot of such layouts, written when the first two were read. */
export const ELEVENTH = `
=== eleventh 1 (partite) (xlsx) aged open items of suppliers in two columns without a total
Debiti verso fornitori al 31/03/2026
Fornitore;Fattura;Data;Scadenza;Scaduto;A scadere
Energia Verde Spa;118;28/02/2026;20/03/2026;311,10; ## 2026-02-28 -31110 @Energia Verde Spa
Legnami Sud Srl;44/B;27/02/2026;30/04/2026;;732,00 ## 2026-02-27 -73200 @Legnami Sud Srl
Vetreria Lago Sas;91;05/03/2026;05/04/2026;;244,00 ## 2026-03-05 -24400 @Vetreria Lago Sas
=== eleventh 2 months with their own opening and closing, the header each time
Marzo 2026
Saldo iniziale;;;1.000,00
Data;Descrizione;Importo;Saldo
03/03/2026;Luce;-184,50;815,50 ## 2026-03-03 -18450
Saldo finale;;;815,50

Aprile 2026
Saldo iniziale;;;815,50
Data;Descrizione;Importo;Saldo
09/04/2026;Incasso;1.000,00;1.815,50 ## 2026-04-09 100000
Saldo finale;;;1.815,50
=== eleventh 3 forecast and actual beside each other
Piano di tesoreria
Data;Voce;Importo previsto;Importo effettivo
03/03/2026;Luce;-180,00;-184,50 ## 2026-03-03 -18450
09/03/2026;Incasso Rossi;1.000,00;1.000,00 ## 2026-03-09 100000
30/04/2026;Affitto;-650,00;
30/04/2026;Incasso Verdi;500,00;
=== eleventh 4 direct debits of suppliers with their state
Addebiti diretti SDD
Data addebito;Creditore;Mandato;Importo;Stato
03/03/2026;Energia Verde Spa;M001;184,50;Addebitato ## 2026-03-03 -18450
10/03/2026;Telefonia Spa;M002;45,90;Addebitato ## 2026-03-10 -4590
20/03/2026;Noleggi Srl;M003;320,00;Respinto
=== eleventh 5 purchases in instalments on a card
Data acquisto;Esercente;Importo acquisto;N. rata;Importo rata addebitata
03/03/2026;MOBILI UNO;600,00;1/3;200,00 ## 2026-03-03 -20000
10/03/2026;TELEFONI DUE;300,00;1/1;300,00 ## 2026-03-10 -30000
=== eleventh 6 double entry with the two accounts of each row
Prima nota
Data;Descrizione;Conto dare;Conto avere;Importo
03/03/2026;Pagata luce;Utenze;Banca c/c;184,50 ## 2026-03-03 -18450
09/03/2026;Incasso ft 3;Banca c/c;Clienti;1.000,00 ## 2026-03-09 100000
=== eleventh 7 (partite) invoices with the result of their sending
Numero;Data;Cliente;Totale;Stato SDI;Scadenza
31;02/03/2026;Colorificio Est Srl;1.220,00;Consegnata;01/04/2026 ## 2026-03-02 122000 @Colorificio Est Srl
32;09/03/2026;Vetreria Lago Sas;495,55;Scartata;08/04/2026
33;11/03/2026;Bar Stazione;97,60;Impossibilità di recapito;10/04/2026 ## 2026-03-11 9760 @Bar Stazione
=== eleventh 8 day numbers under the title of a month
Registro cassa
MARZO 2026
Giorno;Descrizione;Entrate;Uscite
2;Incassi;300,00; ## 2026-03-02 30000
9;Cancelleria;;24,40 ## 2026-03-09 -2440
16;Incassi;250,00; ## 2026-03-16 25000
=== eleventh 9 weekday and month in words
Data operazione;Descrizione;Importo
lunedì 2 marzo 2026;Luce;-184,50 ## 2026-03-02 -18450
lunedì 9 marzo 2026;Incasso;1.000,00 ## 2026-03-09 100000
mercoledì 1 aprile 2026;Spese;-2,00 ## 2026-04-01 -200
=== eleventh 10 mileage of employees
Rimborsi chilometrici marzo 2026
Data;Dipendente;Tragitto;Km;Tariffa;Importo
03/03/2026;Rossi Ugo;Trento-Verona;200;0,45;90,00 ## 2026-03-03 -9000
10/03/2026;Neri Ivo;Trento-Bolzano;120;0,45;54,00 ## 2026-03-10 -5400
17/03/2026;Rossi Ugo;Trento-Riva;80;0,45;36,00 ## 2026-03-17 -3600
=== eleventh 11 card statement in two columns with the payment
Data;Data reg.;Descrizione;Addebiti;Accrediti
03/03/2026;05/03/2026;BAR STAZIONE;12,50; ## 2026-03-03 -1250
09/03/2026;11/03/2026;CLOUD INC;20,10; ## 2026-03-09 -2010
15/03/2026;15/03/2026;PAGAMENTO ESTRATTO CONTO PRECEDENTE;;312,44 ## 2026-03-15 31244
Totale;;;32,60;312,44
=== eleventh 12 terminals with a letter for refunds
Data contabile;Terminale;Circuito;Segno;Importo lordo;Commissioni;Importo netto
02/03/2026;88001;VISA;C;320,00;3,84;316,16 ## 2026-03-02 31616
03/03/2026;88001;MC;C;99,00;1,19;97,81 ## 2026-03-03 9781
04/03/2026;88001;VISA;D;50,00;0,00;50,00 ## 2026-03-04 -5000
=== eleventh 13 later payments with the tax on the fee
Data ordine;Ordine;Totale ordine;Commissione;IVA commissione;Netto da liquidare
02/03/2026;S1;120,00;5,40;1,19;113,41 ## 2026-03-02 11341
03/03/2026;S2;60,00;2,70;0,59;56,71 ## 2026-03-03 5671
09/03/2026;S3;200,00;9,00;1,98;189,02 ## 2026-03-09 18902
=== eleventh 14 sums of the period above the rows, with no word of balance
Report transazioni dal 01/03/2026 al 31/03/2026
Totale incassi;430,00
Totale rimborsi;-50,00
Data;Tipo;Importo
02/03/2026;Pagamento ricevuto;330,00 ## 2026-03-02 33000
03/03/2026;Pagamento ricevuto;100,00 ## 2026-03-03 10000
04/03/2026;Rimborso;-50,00 ## 2026-03-04 -5000
=== eleventh 15 (partite) deposits of a customer beside his invoices, and what is left in all
Situazione clienti
Cliente;Documento;Data;Dare;Avere;Residuo
Colorificio Est Srl;FT 3;05/02/2026;854,00;;854,00 ## 2026-02-05 85400 @Colorificio Est Srl
Colorificio Est Srl;NC 1;20/02/2026;;100,00;-100,00 ## 2026-02-20 -10000 @Colorificio Est Srl
Vetreria Lago Sas;FT 2;22/01/2026;1.830,00;830,00;1.000,00 ## 2026-01-22 100000 @Vetreria Lago Sas
=== eleventh 16 newest first with the closing above and the opening below
Saldo finale al 31/03/2026;;;1.813,50
Data;Descrizione;Importo;
31/03/2026;Spese;-2,00; ## 2026-03-31 -200
09/03/2026;Incasso;1.000,00; ## 2026-03-09 100000
03/03/2026;Luce;-184,50; ## 2026-03-03 -18450
Saldo iniziale al 01/03/2026;;;1.000,00
=== eleventh 17 advances of a bank on invoices, lent and given back
Conto anticipi 9911
Data;Causale;Fattura;Erogazioni;Rimborsi;Saldo anticipi
02/03/2026;Anticipo fattura;3;1.000,00;;1.000,00 ## 2026-03-02 100000
09/03/2026;Anticipo fattura;5;500,00;;1.500,00 ## 2026-03-09 50000
31/03/2026;Rientro anticipo;3;;1.000,00;500,00 ## 2026-03-31 -100000
=== eleventh 18 (partite) rebates beside what was paid
Fatture clienti
Fattura;Data;Cliente;Totale;Incassato;Abbuono;Scadenza
3;05/02/2026;Colorificio Est Srl;854,00;850,00;4,00;07/03/2026
2;22/01/2026;Vetreria Lago Sas;1.830,00;830,00;0,00;21/02/2026 ## 2026-01-22 100000 @Vetreria Lago Sas
5;12/02/2026;Vetreria Lago Sas;1.220,00;0,00;20,00;31/03/2026 ## 2026-02-12 120000 @Vetreria Lago Sas
=== eleventh 19 headers broken over lines and days behind an apostrophe
"Data
contabile";"Data
valuta";Descrizione;"Importo
EUR"
'02/03/2026;'02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
'09/03/2026;'10/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
'31/03/2026;'31/03/2026;Spese;-2,00 ## 2026-03-31 -200
=== eleventh 20 total in the first line above the header, and words under the table
TOTALE;;813,50
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000
31/03/2026;Spese;-2,00 ## 2026-03-31 -200
Il presente elenco non sostituisce l'estratto conto;;
Stampato il 02/04/2026 alle 10:15;;
=== eleventh 21 (xlsx) amounts with euro behind and movements in one column with words of entry
Data;Movimento;Tipo;Importo
02/03/2026;Luce;Uscita;'184,50€ ## 2026-03-02 -18450
09/03/2026;Incasso ft 3;Entrata;'1.000,00€ ## 2026-03-09 100000
31/03/2026;Spese;Uscita;'2,00€ ## 2026-03-31 -200
=== eleventh 22 (partite) schedule with the day of payment foreseen and a hold
Scadenzario passivo
Fornitore;N. fattura;Data fattura;Data pagamento prevista;Importo;Bloccata
Energia Verde Spa;118;28/02/2026;20/03/2026;311,10;NO ## 2026-02-28 -31110 @Energia Verde Spa
Legnami Sud Srl;44/B;27/02/2026;30/04/2026;732,00;SI ## 2026-02-27 -73200 @Legnami Sud Srl
=== eleventh 23 a young bank: account, card and vault in a column
Data;Prodotto;Tipo;Descrizione;Importo;Saldo
02/03/2026;Conto;Carta;Bar;-3,50;96,50 ## 2026-03-02 -350 #Conto
03/03/2026;Salvadanaio;Trasferimento;Da conto;50,00;50,00 ## 2026-03-03 5000 #Salvadanaio
03/03/2026;Conto;Trasferimento;A salvadanaio;-50,00;46,50 ## 2026-03-03 -5000 #Conto
09/03/2026;Salvadanaio;Interessi;Interessi;0,10;50,10 ## 2026-03-09 10 #Salvadanaio
=== eleventh 24 amounts before and after an exchange at the bank
Data;Descrizione;Importo;Divisa;Cambio;Controvalore EUR;Commissioni EUR
03/03/2026;Bonifico estero;-1.100,00;USD;1,1000;-1.000,00;-12,00 ## 2026-03-03 -100000
09/03/2026;Incasso estero;2.200,00;USD;1,1000;2.000,00;-8,00 ## 2026-03-09 200000
15/03/2026;Bonifico Italia;-50,00;EUR;1,0000;-50,00;0,00 ## 2026-03-15 -5000
=== eleventh 25 (partite) VAT settlement list beside invoices with the month of competence
Registro fatture emesse
Mese;N.;Data;Cliente;Imponibile;IVA;Totale;Incassata
Gennaio;1;08/01/2026;Colorificio Est Srl;500,00;110,00;610,00;X
Gennaio;2;22/01/2026;Vetreria Lago Sas;1.500,00;330,00;1.830,00; ## 2026-01-22 183000 @Vetreria Lago Sas
Febbraio;3;05/02/2026;Colorificio Est Srl;700,00;154,00;854,00; ## 2026-02-05 85400 @Colorificio Est Srl
=== eleventh 26 a refund row that repeats a payment with a minus and the same number
Data,Numero,Descrizione,Importo
02/03/2026,A1,Pagamento ordine A1,"50,00" ## 2026-03-02 5000
03/03/2026,A2,Pagamento ordine A2,"30,00" ## 2026-03-03 3000
05/03/2026,A1,Pagamento ordine A1,"-50,00" ## 2026-03-05 -5000
=== eleventh 27 twelve hour clock in days of the American kind
Date,Description,Amount,Balance
03/02/2026 09:12 AM,Power,-184.50,815.50 ## 2026-03-02 -18450
03/09/2026 04:40 PM,Payment received,1000.00,1815.50 ## 2026-03-09 100000
03/31/2026 11:59 PM,Fee,-2.00,1813.50 ## 2026-03-31 -200
=== eleventh 28 (partite) list of a portal: what is due, by installments, with an outcome in a percentage
Fatture emesse
Cliente;Fattura;Data;Scadenza;Importo;% incassata
Colorificio Est Srl;3;05/02/2026;07/03/2026;854,00;100%
Vetreria Lago Sas;2;22/01/2026;21/02/2026;1.830,00;0% ## 2026-01-22 183000 @Vetreria Lago Sas
=== eleventh 29 expenses by category in columns, the sum at the end
Nota spese Rossi Ugo - marzo 2026
Data;Descrizione;Pasti;Alloggio;Trasporti;Totale
03/03/2026;Trasferta Verona;24,00;80,00;18,00;122,00 ## 2026-03-03 -12200
10/03/2026;Trasferta Bolzano;20,00;0,00;22,40;42,40 ## 2026-03-10 -4240
17/03/2026;Trasferta Riva;15,00;0,00;9,00;24,00 ## 2026-03-17 -2400
Totale;;59,00;80,00;49,40;188,40
=== eleventh 30 a statement whose refused direct debits come back
Data;Valuta;Causale;Descrizione;Importo;Saldo
03/03/2026;03/03/2026;SDD;Noleggi Srl mandato 3;-320,00;680,00 ## 2026-03-03 -32000
05/03/2026;03/03/2026;STORNO;Storno SDD Noleggi Srl respinto;320,00;1.000,00 ## 2026-03-05 32000
09/03/2026;09/03/2026;BON;Incasso;100,00;1.100,00 ## 2026-03-09 10000
`;
