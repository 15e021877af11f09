/** Lists of documents and of what is open, as the programs of offices print them. */
export const LISTS = `
web 1 | | Nr.=nr; Emessa il=d; Cliente=n; P.IVA=pi; Netto=net; Iva=tax; Lordo=tot; Da incassare entro=s; Incassata=e:Sì/No | d/m/y, it, clients settled
web 2 | | Doc.=nr; Data=d; Cliente=n; Imponib.=net; Imposta=tax; Tot.=tot; Residuo=open; Scad.=s | d/m/y, it, clients
web 3 | | Numero=nr; Data=d; Fornitore=n; Imponibile=net; IVA=tax; Importo tot.=tot; Pagamento=e:Effettuato/Da effettuare; Scadenza=s | d/m/y, it, settled
web 4 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Stato=e:Riscossa/Da riscuotere; Scadenza=s | d/m/y, it, clients settled
web 5 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Stato=e:Estinta/Aperta; Scadenza=s | d/m/y, it, clients settled
web 6 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Stato=e:Verde/Rosso; Scadenza=s | d/m/y, it, clients settled
web 7 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Sit. pag.=e:Regolare/Sospesa; Scadenza=s | d/m/y, it, clients settled
web 8 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Pag.=e:S/N; Scadenza=s | d/m/y, it, clients settled
web 9 | | Numero=nr; Data=d; Cliente=n; Totale=tot; Chiusa=e:X/; Scadenza=s | d/m/y, it, clients settled
web 10 | | Numero=nr; Data=d; Fornitore=n; Totale=tot; Pagata il=day0; Scadenza=s | d/m/y, it, settled
web 11 | | Numero=nr; Data=d; Fornitore=n; Totale=tot; Quietanza=e:Presente/Assente; Scadenza=s | d/m/y, it, settled
web 12 | | Numero=nr; Data=d; Fornitore=n; Totale=tot; Evasa=e:1/0; Scadenza=s | d/m/y, it, settled
web 13 | Fatture attive | Num.=nr; Del=d; Ragione sociale=n; Tot. fatt.=tot; Inc. a oggi=paid; Res.=open; Scad.=s | d/m/y, it, clients
web 14 | Fatture passive | Num.=nr; Del=d; Ragione sociale=n; Tot. fatt.=tot; Pag. a oggi=paid; Res.=open; Scad.=s | d/m/y, it
web 15 | Ciclo attivo | Num.=nr; Del=d; Anagrafica=n; Importo=tot; Scad.=s | d/m/y, it, clients whole
web 16 | Ciclo passivo | Num.=nr; Del=d; Anagrafica=n; Importo=tot; Scad.=s | d/m/y, it, whole
due 1 | Scadenzario clienti | Scad.=s; Doc.=nr; Del=d; Intest.=n; Imp. orig.=tot; Imp. res.=open | d/m/y, it, clients
due 2 | Scadenzario fornitori | Scad.=s; Doc.=nr; Del=d; Intest.=n; Imp. orig.=tot; Imp. res.=open | d/m/y, it
due 3 | Scadenzario attivo | Scad.za=s; N.doc.=nr; D.doc.=d; Soggetto=n; Da inc.=open | d/m/y, it, clients
due 4 | Scadenzario passivo | Scad.za=s; N.doc.=nr; D.doc.=d; Soggetto=n; Da pag.=open | d/m/y, it
due 5 | | Tipo=k:CLI/FOR; Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Importo=open | d/m/y, it, both
due 6 | | C/F=k:C/F; Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Residuo=open | d/m/y, it, both
due 7 | | A/P=k:A/P; Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Residuo=open | d/m/y, it, both
due 8 | | Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Da incassare=ri; Da pagare=ro | d/m/y, it, both
due 9 | | Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Attive=ri; Passive=ro | d/m/y, it, both
due 10 | | Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Dare=di; Avere=do | d/m/y, it, both whole
due 11 | | Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Crediti=ri; Debiti=ro | d/m/y, it, both
due 12 | | Scadenza=s; N. doc.=nr; Dt doc.=d; Rag. soc.=n; Importo=stot | d/m/y, it, both whole
due 13 | Partite aperte clienti | Partita=nr; Data part.=d; Cliente=n; Scad.=s; Saldo part.=open | d/m/y, it, clients
due 14 | Partite aperte fornitori | Partita=nr; Data part.=d; Fornitore=n; Scad.=s; Saldo part.=open | d/m/y, it
due 15 | Partitario clienti | Data=d; Num.=nr; Nominativo=n; Fatturato=tot; Incassato=paid; Scoperto=open; Scad.=s | d/m/y, it, clients
due 16 | Partitario fornitori | Data=d; Num.=nr; Nominativo=n; Fatturato=tot; Pagato=paid; Scoperto=open; Scad.=s | d/m/y, it
due 17 | | Cod. clie.=pi; Cliente=n; Num. rif.=nr; Dt. rif.=d; Dt. scad.=s; Imp. scad.=open; Tp="RB | d/m/y, it, clients
due 18 | | Fornit.=n; N. ft.=nr; Dt. ft.=d; Sc.=s; Tot. ft.=tot; Abb.="0,00; Saldo=open | d/m/y, it
due 19 | | Creditore=n; N. ft.=nr; Data ft.=d; Scadenza=s; Dovuto=open | d/m/y, it
due 20 | | Debitore=n; N. ft.=nr; Data ft.=d; Scadenza=s; Dovuto=open | d/m/y, it, clients
due 21 | Estratto conto cliente | Data=d; Rif.=nr; Debitore=n; Fatturato=tot; Saldato=paid; Scadenza=s | d/m/y, it, clients
due 22 | | Fornitore=n; N. prot.=nr; Data doc.=d; Scad. rata=s; Imp. rata=open; Rata="1/1 | d/m/y, it
due 23 | | Fornitore=n; N.=nr; Data=d; Imponib. EUR=net; Imp.sta EUR=tax; Scad.=s | d/m/y, it, whole
due 24 | | Cliente=n; N.=nr; Data=d; Imponib.=net; Iva=tax; Inc.=paid0; Scad.=s | d/m/y, it, clients
due 25 | | Cliente=n; N.=nr; Data=d; Tot. doc=tot; Acc.to=paid0; Scad.=s | d/m/y, it, clients
due 26 | | Cliente=n; N.=nr; Data=d; Tot. doc=tot; Già versato=paid0; Scad.=s | d/m/y, it, clients
due 27 | | Cliente=n; N.=nr; Data=d; Tot. doc=tot; Abbuonato="0,00; Riscosso=paid0; Scad.=s | d/m/y, it, clients
due 28 | | Cliente=n; N.=nr; Data=d; Valore=open; Scad.=s | d/m/y, it, clients
due 29 | | Customer=n; Invoice=nr; Invoice date=d; Due=s; Total=tot; Paid=paid0; Outstanding=open | ymd, usn, comma clients
due 30 | | Vendor=n; Bill no.=nr; Bill date=d; Due date=s; Amount due=open | ymd, usn, comma
due 31 | | Cedente/prestatore=n; Num.=nr; Data=d; Imponibile=net; Imposta=tax; Scadenza=s | d/m/y, it, whole
due 32 | | Cessionario=n; Num.=nr; Data=d; Imponibile=net; Imposta=tax; Scadenza=s | d/m/y, it, clients whole
due 33 | | Cedente=us; Cessionario=n; Num.=nr; Data=d; Totale=tot; Scadenza=s | d/m/y, it, clients whole
due 34 | | Cedente=n; Cessionario=us; Num.=nr; Data=d; Totale=tot; Scadenza=s | d/m/y, it, whole
due 35 | | Da=us; A=n; Num.=nr; Data=d; Totale=tot; Scadenza=s | d/m/y, it, clients whole
due 36 | Fatture ricevute | Mittente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Stato SdI="Ricevuta | d/m/y, it, whole
due 37 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Consegna="Recapitata; Stato=e:Saldo/Aperto | d/m/y, it, clients settled
due 38 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Stato pagamento=e:Totale/Nessuno | d/m/y, it, clients settled
due 39 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; % incassata=e:100/0 | d/m/y, it, clients settled
due 40 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Insoluta=e:No/Sì | d/m/y, it, clients settled
due 41 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Aperta=e:No/Sì | d/m/y, it, clients settled
due 42 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Da saldare=e:No/Sì | d/m/y, it, clients settled
due 43 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; Bollettino=e:Versato/Emesso | d/m/y, it, clients settled
due 44 | | Cliente=n; Num.=nr; Data=d; Totale=tot; Scadenza=s; RiBa=e:Pagata/Presentata | d/m/y, it, clients settled
`;
