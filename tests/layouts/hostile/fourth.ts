/** Written before the words of the reader were looked at, and counted before anything was mended for them. */
export const FOURTH_MOVEMENTS = `
fourth 1 | Lista operazioni contabili//Rapporto~CC 01/778899 | Dt Mov=d; Dt Val=v; Cod. op.=r; Spiegaz. operazione=t; Passività=o; Attività=i; Consistenza=b | d/m/y, it
fourth 2 | | Data_Operazione=d; Data_Valuta=v; Entrate=i; Uscite=o; Descrizione_Completa=t; Moneymap=e:Casa/Da categorizzare/Da categorizzare | d/m/y, it
fourth 3 | | Data contabile=d; Data valuta=v; Descrizione estesa=t; Mezzo="Conto; Importo=u; Avere/Dare=k:AVE/DAR | d/m/y, it, mute
fourth 4 | | Auftragskonto="DE00123; Buchungstag=d; Valutadatum=v; Verwendungszweck=t; Betrag=s; Waehrung="EUR; Info=e:Umsatz gebucht/Umsatz vorgemerkt/Umsatz vorgemerkt | d.m.y, it, states
fourth 5 | | Buchungsdatum=d; Wertstellung=v; Verwendungszweck=t; Umsatztyp=k:Eingang/Ausgang; Betrag (€)=u | d.m.y, it, mute
fourth 6 | | Buchungsdatum=d; Avisierungstext=t; Gutschrift in CHF=i; Lastschrift in CHF=o; Valuta=v; Saldo in CHF=b | d.m.y, ch, CHF
fourth 7 | | IBAN="CH9300762011623852957; Booked At=d; Text=t; Credit/Debit Amount=s; Balance=b; Valuta Date=v | ymd, usn, CHF
fourth 8 | | Datum=d; Buchungstext=t; ZKB-Referenz=r; Belastung CHF=o; Gutschrift CHF=i; Saldo CHF=b | d.m.y, ch, CHF
fourth 9 | | Datum=d; Vorgang=t; Umsatz=z: Gutschrift/ Lastschrift | d.m.y, it
fourth 10 | | Datum=d; Vorgang=t; Umsatz=z: zu/ ab | d.m.y, it, mute
fourth 11 | | dateOp=d; dateVal=v; label=t; category="Divers; amount=s; accountbalance="3360.14 | ymd, usn
fourth 12 | | Date=d; Nature de l'opération=t; Sorties=o; Rentrées=i; Position=b | d/m/y, sp
fourth 13 | | Date=d; Libellé=t; Montant=u; Sens=k:C/D | d/m/y, sp, mute
fourth 14 | | Date=d; Libellé=t; Montant=s; Rapprochement=e:pointé/à pointer/à pointer | d/m/y, sp
fourth 15 | | F. operativa=d; F. valor=v; Concepto=t; Salidas=o; Ingresos=i; Disponible=b | d/m/y, it
fourth 16 | | Fecha=d; Concepto=t; Importe=u; Signo=k:H/D | d/m/y, it, mute
fourth 17 | | Fecha=d; Movimiento=t; Importe=s; Situación=e:Consolidado/Retenido/Anulado | d/m/y, it, states
fourth 18 | | Date=d; Counter Party=n; Reference=t; Amount (GBP)=s; Balance (GBP)=b; Spending Category="GENERAL | d/m/y, usn, comma GBP
fourth 19 | | Date=d; Name=t; Amount=s; Emoji="x; Money Out=o; Money In=i | d/m/y, usn, comma
fourth 20 | | Transaction Date=d; Transaction Description=t; Paid out=o; Paid in=i; Ledger balance=b | d/m/y, us, comma
fourth 21 | | Date=d; Description=t; Card Member="A BASSI; Amount=u | d/m/y, usn, comma card
fourth 22 | | id=r; name=t; state=e:ACCEPTED/TO_BE_ACCEPTED/CANCELED; kind="PERSON_TO_BUSINESS; date=d; amount=s; currency="EUR | iso, usn, comma states
fourth 23 | | Data transazione=d; Id=r; Tipo=t; Totale=g; Commissione=f; Importo erogato=s; Esito pagamento=e:Riuscito/In elaborazione/Fallito | d/m/y, it, states
fourth 24 | | Data contabile=d; Circuito="VISA; Transazioni=g; Oneri=f; Versato in conto=s | d/m/y, it
fourth 25 | | date/time=d; settlement id=r; description=t; product sales=g; selling fees=f; total=s | ymd hm, usn, comma
fourth 26 | | Payout Date=d; Status=e:paid/in_transit/failed; Charges=g; Fees=f; Total=s; Currency="EUR | ymd, usn, comma states
fourth 27 | | Erstellt=d; Zahlung=r; Brutto=g; Gebühr=f; Auszahlung=s | d.m.y, it
fourth 28 | | Data=d; Descr.=t; Importo=s; Fase=e:3/1/9 | d/m/y, it, states
fourth 29 | | Data=d; Descr.=t; Importo=s; Lavorato=e:V/-/- | d/m/y, it, states
fourth 30 | | Data=d; Descr.=t; Importo=s; Iter=e:perfezionata/da firmare/decaduta | d/m/y, it, states
fourth 31 | Distinta disposizioni | Eseguire il=d; A favore di=n; Importo=u; Iter firma=e:Trasmessa/Alla firma/Rigettata | d/m/y, it, outgoing states
fourth 32 | | Data=d; Causale=t; Importo=u; Nostro/Vostro=k:vs. favore/ns. favore | d/m/y, it, mute
fourth 33 | | Data=d; Causale=t; Cassa=k:dentro/fuori; Euro=u | d/m/y, it, mute
fourth 34 | | Data=d; Causale=t; Importo=a:▲ /▼  | d/m/y, it, mute
fourth 35 | | Data=d; Causale=t; Importo=z: cr./ dr. | d/m/y, it
fourth 36 | | Data=d; Causale=t; Importo=a:IN /OUT  | d/m/y, it
fourth 37 | Estratto conto scalare | Val.=d; Capitali Dare=o; Capitali Avere=i; Causale=t; Saldo per valuta=b | d/m/y, it
fourth 38 | | Data=d; Causale=t; Importo=s | d/m/y, it | ~Totale dare~-3.939,95~~//~Totale avere~2.300,09
fourth 39 | Riepilogo carta | Il=d; Presso=t; Vi addebiteremo=u | d/m/y, it, card
fourth 40 | Carta di debito 99/123 | Eseguito il=d; Presso=t; Spesa (EUR)=u; Stato=e:Addebitato/Prenotato/Respinto | d/m/y, it, card states
`;
export const FOURTH_LISTS = `
fourth 41 | | Pratica=nr; Aperta il=d; Cliente=n; Totale=tot; Scadenza=s; Esito pratica=e:evasa/in carico | d/m/y, it, clients settled
fourth 42 | | Doc=nr; Giorno=d; Cliente=n; Totale=tot; Scad.=s; Sollecitare=e:no/sì | d/m/y, it, clients settled
fourth 43 | Scheda cliente | Dt=d; Nr doc=nr; Cliente=n; Dare=tot; Avere=paid; Scad=s | d/m/y, it, clients
fourth 44 | Mastrino fornitore | Data=d; Num.=nr; Fornitore=n; Dare=paid; Avere=tot; Scad.=s | d/m/y, it
fourth 45 | Partitario clienti | Data=d; Rif.=nr; Cliente=n; Dare=tot; Avere=paid0; Saldo=open; Scad.=s | d/m/y, it, clients
fourth 46 | Partitario fornitori | Data=d; Rif.=nr; Fornitore=n; Dare=paid0; Avere=tot; Saldo=open; Scad.=s | d/m/y, it
fourth 47 | Offene Posten Debitoren | Beleg=nr; Belegdatum=d; Debitor=n; Fällig=s; Rechnungsbetrag=tot; Ausgeglichen=paid0; Offen=open | d.m.y, it, clients
fourth 48 | OP-Liste Kreditoren | Belegnr.=nr; Datum=d; Kreditor=n; Fälligkeit=s; Betrag=open | d.m.y, it
fourth 49 | Balance âgée clients | Pièce=nr; Date=d; Tiers=n; Échéance=s; Montant TTC=tot; Réglé=paid0; Reste dû=open | d/m/y, sp, clients
fourth 50 | | Factura=nr; Fecha=d; Proveedor=n; Vencimiento=s; Importe total=tot; Situación=e:abonada/por abonar | d/m/y, it, settled
fourth 51 | | Rechnung=nr; Datum=d; Kunde=n; Brutto=tot; Fällig am=s; OP=e:/x | d.m.y, it, clients settled
fourth 52 | | N. doc=nr; Data=d; Cliente=n; Tot=tot; Scad=s; Contabilità=e:registrata/attesa incasso | d/m/y, it, clients settled
fourth 53 | | Bill=nr; Dated=d; Supplier=n; Gross=tot; Due by=s; Cleared=e:Y/N | ymd, usn, comma settled
fourth 54 | | Invoice=nr; Issued=d; Customer=n; Gross=tot; Due by=s; Stage=e:Banked/Chasing | ymd, usn, comma clients settled
fourth 55 | | Fattura=nr; Data=d; Cliente=n; Importo=tot; Scad.=s; Lav.=e:9/1 | d/m/y, it, clients settled
fourth 56 | | Fattura=nr; Data=d; Cliente=n; Importo=tot; Scad.=s; Banca=e:Intesa/ | d/m/y, it, clients settled
fourth 57 | | Fattura=nr; Data=d; Fornitore=n; Importo=tot; Scad.=s; N. bonifico=e:4471/ | d/m/y, it, settled
fourth 58 | | Fattura=nr; Data=d; Fornitore=n; Importo=tot; Scad.=s; Disposizione=day0 | d/m/y, it, settled
fourth 59 | | Anagr.=n; Doc.=nr; Del=d; Rata al=s; Da esigere=ri; Da onorare=ro | d/m/y, it, both
fourth 60 | | Tp=k:FE/FR; Doc.=nr; Del=d; Controparte=n; Ammont.=open; Rata al=s | d/m/y, it, both
`;
