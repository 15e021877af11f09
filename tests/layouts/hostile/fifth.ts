/** Held back until the reader had been mended for the fourth lot: what the mending was worth. */
export const FIFTH_MOVEMENTS = `
fifth 1 | | Dt. op=d; Dt. val=v; Narrazione=t; Sottratto=o; Aggiunto=i; Giac.=b | d/m/y, it
fifth 2 | | Data=d; Parole=t; Importo=s; Ciclo vita=e:definitiva/provvisoria/revocata | d/m/y, it, states
fifth 3 | | Date=d; Wording=t; Amount=s; Step=e:Final/Held/Voided | ymd, usn, comma states
fifth 4 | | Datum=d; Text=t; Betrag=s; Bearbeitung=e:erledigt/offen/verworfen | d.m.y, it, states
fifth 5 | | Date=d; Détail=t; Montant=s; Suivi=e:passée/à venir/refusée | d/m/y, sp, states
fifth 6 | | Data=d; Causale=t; Euro=u; Parte=k:loro/nostra | d/m/y, it, mute
fifth 7 | | Datum=d; Text=t; Betrag=z: Eing./ Ausg. | d.m.y, it, mute
fifth 8 | | Fecha=d; Detalle=t; Importe=z: abono/ cargo | d/m/y, it
fifth 9 | | Data=d; Dettaglio=t; Cifra=a:entr. /usc.  | d/m/y, it
fifth 10 | | Quando=d; Cosa=t; Transato=g; Trattenuto=f; Arrivato=s; Pagato?=e:sì/no/no | d/m/y, it, states
fifth 11 | | Data=d; Causale=t; Importo=s; Rilasciata=e:SI/NO/NO | d/m/y, it, states
fifth 12 | | Data=d; Causale=t; Importo=s; Cat.=e:A/B/B | d/m/y, it
fifth 13 | Carta 5412 | Giorno=d; Insegna=t; Costo=u; Reso="0,00 | d/m/y, it, card
`;
export const FIFTH_LISTS = `
fifth 14 | Scheda fornitore | Reg.=d; Doc.=nr; Fornitore=n; Dare=paid0; Avere=tot; Scad.=s | d/m/y, it
fifth 15 | Conto cliente | Del=d; Doc.=nr; Cliente=n; Addebiti=tot; Accrediti=paid; Scad.=s | d/m/y, it, clients
fifth 16 | | Nota=nr; Del=d; Cliente=n; Totale=tot; Scad.=s; Giro=e:rientrata/da inseguire | d/m/y, it, clients settled
fifth 17 | | Nota=nr; Del=d; Cliente=n; Totale=tot; Scad.=s; Mod. inc.=e:contanti/ | d/m/y, it, clients settled
fifth 18 | | Rechnung=nr; Datum=d; Lieferant=n; Brutto=tot; Fällig=s; Beleg=e:abgelegt/Korb | d.m.y, it, settled
fifth 19 | | Facture=nr; Date=d; Client=n; TTC=tot; Échéance=s; Suivi=e:soldée/relance | d/m/y, sp, clients settled
fifth 20 | | Doc.=nr; Del=d; Cliente=n; Totale=tot; Scad.=s; Zona=e:Nord/Sud | d/m/y, it, clients whole
`;
