/** A fifth lot of them. */
export const UNSEEN_FIFTH = `
=== unseen fifth 1 (partite) scad cli gest
Stampa scadenzario clienti - Azienda: 01 OFFICINA TRE VALLI;;;;;;;;;
Selezione: Data scadenza dal 01/07/2026 al 31/12/2026 - Solo partite aperte;;;;;;;;;
Cod.cli/for;Descrizione;Tipo;Anno;Nr.partita;Data part.;Data scad.;Tp;Importo;Progressivo
C000015;Alpi Sport Srl;Fattura;2026;2026/FE/44;15/05/2026;31/07/2026;RB;732,00;732,00 ## 2026-05-15 73200 n2026/FE/44 >2026-07-31 @Alpi Sport Srl
C000027;Baita del Sole;Fattura;2026;2026/FE/58;08/06/2026;31/08/2026;BO;1.952,00;2.684,00 ## 2026-06-08 195200 n2026/FE/58 >2026-08-31 @Baita del Sole
C000027;Baita del Sole;N.Cred;2026;2026/FE/61;20/06/2026;31/08/2026;BO;-61,00;2.623,00 ## 2026-06-20 -6100 n2026/FE/61 >2026-08-31 @Baita del Sole
=== unseen fifth 2 (partite) sdi emesse periodo
! side or party may be asked
Tipo documento;Numero fattura;Data emissione;Identificativo cliente;Denominazione cliente;Imponibile/Importo (totale in euro);Imposta (totale in euro);Sdi/file;Fatture consegnate
Fattura;101/FE;03/08/2026;IT03334440155;03334440155 Srl;1000,00;220,00;77001;Consegnata ## 2026-08-03 122000 n101/FE >2026-08-03 @03334440155 Srl
Nota di credito;102/FE;10/08/2026;IT03334440155;03334440155 Srl;200,00;44,00;77002;Consegnata ## 2026-08-10 -24400 n102/FE >2026-08-10 @03334440155 Srl
Fattura;103/FE;19/08/2026;RSSMRA80A01H501U;RSSMRA80A01H501U;300,00;66,00;77003;Mancata consegna ## 2026-08-19 36600 n103/FE >2026-08-19 @RSSMRA80A01H501U
=== unseen fifth 3 (partite) (xlsx) debitori riepilogo
Cliente / Documento;Data;Scadenza;Importo
Cima Snc
F1;02/04/2026;02/05/2026;#100 ## 2026-04-02 10000 nF1 >2026-05-02 @Cima Snc
F7;02/06/2026;02/07/2026;#250 ## 2026-06-02 25000 nF7 >2026-07-02 @Cima Snc
Totale Cima Snc;;;#350
Dora Sas
F3;09/05/2026;08/06/2026;#80 ## 2026-05-09 8000 nF3 >2026-06-08 @Dora Sas
Totale Dora Sas;;;#80
Totale;;;#430
=== unseen fifth 4 (partite) open payables en
Payables open at 30/09/2026
Vendor;Doc no;Posting date;Doc date;Due;Curr;Gross amount;Open amount
Edil Group;9001;05/07/2026;02/07/2026;01/08/2026;EUR;1.220,00;1.000,00 ## 2026-07-02 -100000 n9001 >2026-08-01 @Edil Group
Fiume Srl;9020;25/07/2026;22/07/2026;21/08/2026;EUR;305,00;305,00 ## 2026-07-22 -30500 n9020 >2026-08-21 @Fiume Srl
=== unseen fifth 5 (partite) provvigioni da pagare
Fatture agenti da pagare;;;;;;
Agente;N. fatt.;Data;Provvigioni;Enasarco;Ritenuta;Netto da pagare;Scadenza
Agente Gatti;15;30/06/2026;500,00;42,50;27,50;430,00;31/07/2026 ## 2026-06-30 -43000 n15 >2026-07-31 @Agente Gatti
Agente Lupi;16;31/07/2026;600,00;51,00;36,50;512,50;31/08/2026 ## 2026-07-31 -51250 n16 >2026-08-31 @Agente Lupi
=== unseen fifth 6 (partite) ricevute bancarie insolute
Effetto;Debitore;Fattura;Data fattura;Scadenza;Importo;Esito;Data esito
1;Grano Duro Srl;77;31/05/2026;31/07/2026;610,00;INSOLUTO;05/08/2026 ## 2026-05-31 61000 n77 >2026-07-31 @Grano Duro Srl
2;Isola Verde;79;31/05/2026;31/07/2026;305,00;PAGATO;31/07/2026
=== unseen fifth 7 (partite) clienti saldo partite negative
Ragione sociale cliente;Tipo mov.;Numero;Data;Scadenza;Residuo
Lince Spa;Fattura;12;01/03/2026;30/04/2026;500,00 ## 2026-03-01 50000 n12 >2026-04-30 @Lince Spa
Lince Spa;Acconto non abbinato;ACC1;20/03/2026;20/03/2026;-150,00 ## 2026-03-20 -15000 nACC1 >2026-03-20 @Lince Spa
=== unseen fifth 8 (partite) fatture pa split
Cliente;Fattura;Data;Scadenza;Imponibile;IVA;Totale;Scissione pagamenti;Da incassare
Comune di Valle;5/PA;02/02/2026;04/03/2026;1.000,00;220,00;1.220,00;S;1.000,00 ## 2026-02-02 100000 n5/PA >2026-03-04 @Comune di Valle
Provincia Nord;6/PA;20/02/2026;22/03/2026;400,00;88,00;488,00;S;400,00 ## 2026-02-20 40000 n6/PA >2026-03-22 @Provincia Nord
=== unseen fifth 9 (partite) soll haben liste
Debitor;Name;Beleg-Nr;Belegdatum;Fällig;Betrag;S/H
1001;Adler GmbH;R1;01.06.2026;01.07.2026;119,00;S ## 2026-06-01 11900 nR1 >2026-07-01 @Adler GmbH
1001;Adler GmbH;G1;05.06.2026;05.06.2026;59,50;H ## 2026-06-05 -5950 nG1 >2026-06-05 @Adler GmbH
=== unseen fifth 10 (partite) (xlsx) lista scadenze promemoria
Promemoria pagamenti
Scadenza;Descrizione;Importo da pagare;Pagato
02/10/2026;affitto;#700;SI
10/10/2026;assicurazione furgone;#320;NO ## 2026-10-10 -32000 >2026-10-10
20/10/2026;telefono;89,90;NO ## 2026-10-20 -8990 >2026-10-20
=== unseen fifth 11 (partite) xml like fatture attive
CessionarioCommittente;PartitaIVA;NumeroDocumento;DataDocumento;ImportoTotaleDocumento;DataScadenzaPagamento;ImportoPagamento;ModalitaPagamento
Merlo Srl;01230000001;1/E;2026-04-01;1100.00;2026-05-01;1100.00;MP05 ## 2026-04-01 110000 n1/E >2026-05-01 @Merlo Srl
Nibbio Snc;01230000002;2/E;2026-04-11;220.00;2026-05-11;220.00;MP12 ## 2026-04-11 22000 n2/E >2026-05-11 @Nibbio Snc
=== unseen fifth 12 (partite) fornitori acconti versati
Fornitore;Fattura n.;del;Importo fattura;Già versato;Ancora da versare;entro il
Orso Legno;33;05/05/2026;1.000,00;300,00;700,00;05/07/2026 ## 2026-05-05 -70000 n33 >2026-07-05 @Orso Legno
Passero Snc;34;15/05/2026;244,00;0,00;244,00;15/07/2026 ## 2026-05-15 -24400 n34 >2026-07-15 @Passero Snc
=== unseen cards fifth 1 carta estera commissioni
Data contabile;Descrizione;Importo in valuta;Divisa;Importo EUR;Comm. cambio;Totale addebito
05/08/2026;SHOP LONDON;42,50;GBP;50,00;1,00;51,00 ## 2026-08-05 -5100
09/08/2026;CAFE ROMA;20,00;EUR;20,00;0,00;20,00 ## 2026-08-09 -2000
=== unseen cards fifth 2 (xlsx) nexi business xls
Elenco movimenti carta
Data operazione;Data registrazione;Descrizione;Importo;Segno
02/07/2026;03/07/2026;TAXI LINATE;#64;- ## 2026-07-03 -6400
03/07/2026;04/07/2026;HOTEL AURORA;128,50;- ## 2026-07-04 -12850
08/07/2026;09/07/2026;RIMBORSO TAXI;#12;+ ## 2026-07-09 1200
=== unseen cards fifth 3 ricariche telefoniche
Data ricarica;Numero;Importo ricarica;Metodo di pagamento
02/02/2026;333000111;10,00;Carta di credito ## 2026-02-02 -1000
20/02/2026;333000222;15,00;Carta di credito ## 2026-02-20 -1500
=== unseen cards fifth 4 marketplace mesi
Data;Tipo;Dettaglio;Entrate;Uscite;Saldo
05/06/2026;Vendita;Ordine 55;120,00;;120,00 ## 2026-06-05 12000
05/06/2026;Commissione;Ordine 55;;14,40;105,60 ## 2026-06-05 -1440
20/06/2026;Bonifico;Accredito su conto;;105,60;0,00 ## 2026-06-20 -10560
=== unseen cards fifth 5 carta titolari totali
Titolare;Data;Merchant;Importo
BRUNI MARIO;02/09/2026;BAR UNO;15,00 ## 2026-09-02 -1500
BRUNI MARIO;04/09/2026;PARK CENTRO;25,00 ## 2026-09-04 -2500
Totale BRUNI MARIO;;;40,00
GALLI ANNA;03/09/2026;VOLO SPA;200,00 ## 2026-09-03 -20000
Totale GALLI ANNA;;;200,00
TOTALE GENERALE;;;240,00
=== unseen cards fifth 6 paypal en memo
"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Balance Impact"
"02/03/2026","10:00:00","CET","Order Client","Express Checkout Payment","Completed","EUR","60.00","-2.40","57.60","Credit" ## 2026-03-02 5760
"04/03/2026","10:00:00","CET","Tool Maker","General Authorization","Pending","EUR","-20.00","0.00","-20.00","Memo"
"05/03/2026","10:00:00","CET","Tool Maker","PreApproved Payment Bill User Payment","Completed","EUR","-20.00","0.00","-20.00","Debit" ## 2026-03-05 -2000
`;
