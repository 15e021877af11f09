/** Bank accounts as home banking writes them. */
export const BANKS = `
coop 1 | Rendiconto movimenti//Filiale~Borgo//Rapp.~0012/334455 | D.ta op.=d; D.ta val.=v; Descr. operaz.=t; Usc.=o; Entr.=i; Progr.=b | d/m/y, it
coop 2 | | Giorno=d; Val.=v; Operaz.=t; Importo Usc.=o; Importo Entr.=i | d.m.y, itn
rurale 1 | Cassa Rurale di Prova//Situazione al~31/03/2026 | Dt. contab.=d; Dt. valuta=v; Caus.=t; Mov. dare=o; Mov. avere=i; Saldo progr.=b | d-m-y, it
rurale 2 | | Contab.=d; Valuta=v; Motivazione=t; Dare Euro=o; Avere Euro=i | d/m/yy, it, tab
popolare 1 | Elenco operazioni rapporto 4455 | Data esecuz.=d; Testo=t; A debito=o; A credito=i; Rimanenza=b | d/m/y, it
popolare 2 | | Reg.ne=d; Val.ta=v; Oggetto=t; Prelevato=o; Versato=i | d/m/y, itn, pipe
popolare 3 | | Data=d; Spiegazione=t; Prelievi=o; Versamenti=i; Giacenza=b | ymd, us, comma
online 1 | Conto~IT60 X054 2811 1010 0000 0123 456//Esportato il~01/04/2026 | Quando=d; Cosa=t; Quanto=s | d/m/y, it
online 2 | | Quando=d; Chi=n; Perché=t; Quanto (€)=s; Resta=b | ymd hm, usn, comma
online 3 | | Giorno=d; Dettaglio movim.=t; Euro=s | d mon y, it, €
online 4 | | Data mov.=d; Data disp.=v; Wording=t; Imp.=s; Sld=b | d/m/y, it, behind
online 5 | | DATA_OPE=d; DATA_VAL=v; DES_OPE=t; IMP_OPE=s; DIV="EUR | compact, usn, comma
online 6 | | TXN_DATE=d; VALUE_DATE=v; NARRATIVE=t; DR_AMT=o; CR_AMT=i; CLR_BAL=b | ymd, us, comma
host 1 | | DTOPER=d; DTVAL=v; DESCR=t; SEGNO=k:+/-; IMPORTO=u | compact, itn
host 2 | | DT_CONT=d; DT_VAL=v; CAU=r; DESCRIZ=t; SGN=k:A/D; IMP=u; SALDO=b | compact, itn
host 3 | | Data=d; Importo=u; S=k:A/D; Descrizione=t | d/m/y, it
host 4 | | Data=d; Importo=u; D/A=k:A/D; Note=t | d/m/y, it, xlsx
host 5 | | Data=d; Importo=u; T.=k:AV/DA; Note=t | d/m/y, it
host 6 | | Data=d; Mov.=k:E/U; Importo=u; Note=t | d/m/y, it
host 7 | | Data=d; E/U=k:E/U; Importo=u; Note=t | d/m/y, it
host 8 | | Data=d; I/O=k:I/O; Importo=u; Note=t | d/m/y, it
host 9 | | Data=d; Dir.=k:IN/OUT; Importo=u; Note=t | ymd, usn, comma
host 10 | | Data=d; Flusso=k:In ingresso/In uscita; Importo=u; Note=t | d/m/y, it
host 11 | | Data=d; Verso=k:a favore/a carico; Importo=u; Note=t | d/m/y, it
host 12 | | Data=d; Natura=k:Credito/Debito; Importo=u; Note=t | d/m/y, it
host 13 | | Data=d; Op.=k:Versamento/Prelievo; Importo=u; Note=t | d/m/y, it, mute
host 14 | | Data=d; Tipo=k:Attivo/Passivo; Importo=u; Note=t | d/m/y, it, mute
host 15 | | Data=d; Importo=z: CR/ DB; Note=t | d/m/y, it
host 16 | | Data=d; Importo=z:A/D; Note=t | d/m/y, it
host 17 | | Data=d; Importo=z: E/ U; Note=t | d/m/y, it, mute
host 18 | | Data=d; Importo=a:A /D ; Note=t | d/m/y, it
host 19 | | Data=d; Importo=z:+/-; Note=t; Saldo=b | d/m/y, it
host 20 | | Data=d; Importo=a:+ /- ; Note=t | d/m/y, sp
host 21 | | Data=d; Importo=z: (+)/ (-); Note=t | d/m/y, it
host 22 | | Data=d; Importo=z: c/ d; Note=t | d/m/y, it
host 23 | | Data=d; Importo=z: avere/ dare; Note=t | d/m/y, it
host 24 | | Data=d; Importo=z: H/ S; Note=t | d.m.y, it
signed 1 | | Data registr.=d; Data val.=v; Importo op.=s; Caus. ABI=r; Descrizione estesa=t | d/m/y, it, (x)
signed 2 | | Data=d; Descrizione=t; Importo=s | d/m/y, it, apart
signed 3 | | Data=d; Descrizione=t; Importo=s | d/m/y, it, eur, plus
signed 4 | Saldo iniziale~5.000,00//Saldo finale~3.360,14 | Data=d; Descrizione=t; Importo=s | d/m/y, it
signed 5 | Saldo al 01/03/2026~Saldo al 31/03/2026//5.000,00~3.360,14 | Data=d; Descrizione=t; Importo=s | d/m/y, it
signed 6 | Sld iniz.~5.000,00~Sld fin.~3.360,14 | Data=d; Descrizione=t; Importo=s | d/m/y, it
signed 7 | | Data=d; Descrizione=t; Importo=s | d/m/y, it, newest | Saldo contabile~~3.360,14
signed 8 | | Data=d; Importo in EUR=s; Importo in divisa=s; Divisa="EUR; Descrizione=t | d/m/y, it
signed 9 | | Data=d; Importo=s; Contovalore=s; Cambio="1,0000; Descrizione=t | d/m/y, it
zero 1 | | Data=d; Descrizione=t; Addebiti=o0; Accrediti=i0 | d/m/y, it
zero 2 | | Data=d; Descrizione=t; Usc. (-)=o; Entr. (+)=i | d/m/y, it
zero 3 | | Data=d; Descrizione=t; (-)=o; (+)=i | d/m/y, it
zero 4 | | Data=d; Descrizione=t; Uscite=o-; Entrate=i; Disponibilità=b | d/m/y, it, newest
zero 5 | | Data=d; Descrizione=t; Out=o; In=i | ymd, usn, comma
zero 6 | | Data=d; Descrizione=t; Pagato=o; Ricevuto=i | d/m/y, it
zero 7 | | Data=d; Descrizione=t; Imp. D=o; Imp. A=i | d/m/y, it
zero 8 | | Data=d; Descrizione=t; D=o; A=i | d/m/y, it
zero 9 | | Data=d; Descrizione=t; Importo Entrate=i; Importo Uscite=o; Saldo Contab.=b | d/m/y, it, newest
zero 10 | | Data=d; Entr.=i; Usc.=o; Descrizione=t | d/m/y, itn, xlsx
zero 11 | | Data=d; Spese=o; Ricavi=i; Descrizione=t | d/m/y, it
zero 12 | | Data=d; Esborsi=o; Introiti=i; Descrizione=t | d/m/y, it
zero 13 | | Data=d; Accr.ti=i; Add.ti=o; Descrizione=t | d/m/y, it, mute
zero 14 | | Data=d; Carico=i; Scarico=o; Descrizione=t | d/m/y, it, mute
zero 15 | | Data=d; Ns. dare=o; Ns. avere=i; Descrizione=t | d/m/y, it, mute
bank ledgers | Banca Prova c/c//Mastrino | Data reg.=d; Op.=t; Dare=i; Avere=o; Saldo=b | d/m/y, it
bank ledger 2 | Scheda contabile sottoconto 10.02.001 BANCA C/C | Data=d; Prot.=r; Causale=t; Dare=i; Avere=o; Progressivo=b | d/m/y, it
bank ledger 3 | Estratto del piano dei conti//C/C bancario 0012 | Data=d; N. reg.=r; Descr.=t; Dare=i; Avere=o | d/m/y, it, xlsx
bank ledger 4 | Giornale di banca | Data=d; Num. registr.=r; Contropartita=n; Descr.=t; Dare=i; Avere=o | d/m/y, it
bank ledger 5 | Mastro 18.01 Banche c/c attivi | Data=d; Descr.=t; Importo=u; D/A=k:D/A; Saldo=b | d/m/y, it
bank ledger 6 | Scheda conto 5301 | Dt.reg.=d; Caus.=t; Imp.Dare=i; Imp.Avere=o; Saldo=bd | d/m/y, it
states 1 | | Data=d; Descrizione=t; Importo=s; Fase=e:Contabile/Non contabile/Non contabile | d/m/y, it, states
states 2 | | Data=d; Descrizione=t; Importo=s; Stato=e:Regolato/Disposto/Ritirato | d/m/y, it, states
states 3 | | Data=d; Descrizione=t; Importo=s; Esito=e:Ok/In coda/Ko tecnico | d/m/y, it, states
states 4 | | Data=d; Descrizione=t; Importo=s; Situazione=e:Perfezionata/Da perfezionare/Decaduta | d/m/y, it, states
states 5 | | Data=d; Descrizione=t; Importo=s; Avanzamento=e:Evaso/In evasione/Inevaso | d/m/y, it, states
states 6 | | Data=d; Descrizione=t; Importo=s; Stato op.=e:Andata a buon fine/Presa in carico/Rigettata | d/m/y, it, states
states 7 | | Data=d; Descrizione=t; Importo=s; Stato=e:C/P/A | d/m/y, it, states
states 8 | | Data=d; Descrizione=t; Importo=s; Stato=e:Verde/Giallo/Rosso | d/m/y, it, states
states 9 | | Data=d; Descrizione=t; Importo=s; Contab.=e:S/N/N | d/m/y, it, states
states 10 | | Data=d; Descrizione=t; Importo=s; Definitivo=e:Sì/No/No | d/m/y, it, states
states 11 | | Data=d; Descrizione=t; Importo=s; Provvisorio=e:No/Sì/Sì | d/m/y, it, states
states 12 | | Data=d; Descrizione=t; Importo=s; Annullato=e:/X/X | d/m/y, it, states
states 13 | | Data=d; Descrizione=t; Importo=s; Stornato=e:N/S/S | d/m/y, it, states
states 14 | | Data=d; Descrizione=t; Importo=s; Stato=e:1/0/9 | d/m/y, it, states
states 15 | | Data=d; Descrizione=t; Importo=s; Flag prenotato=e:0/1/1 | d/m/y, it, states
states 16 | | Data=d; Descrizione=t; Importo=s; Status=e:Accounted/Earmarked/Withdrawn | ymd, usn, comma states
states 17 | | Data=d; Descrizione=t; Importo=s; Stato=e:Avvenuta/Futura/Saltata | d/m/y, it, states
rows 1 | | Data=d; Descrizione=t; Importo=s | d/m/y, it | 31/03/2026~Saldo di fine mese~3.360,14
rows 2 | | Data=d; Descrizione=t; Importo=s | d/m/y, it | 31/03/2026~Disponibilità al netto dei fidi~3.360,14
rows 3 | | Data=d; Descrizione=t; Importo=s | d/m/y, it | ~Somma dei movimenti~-1.639,86
rows 4 | | Data=d; Descrizione=t; Dare=o; Avere=i | d/m/y, it | ~Totali~3.939,95~2.300,09
rows 5 | | Data=d; Descrizione=t; Dare=o; Avere=i | d/m/y, it | 31/03/2026~Totali a pareggio~3.939,95~2.300,09
`;
