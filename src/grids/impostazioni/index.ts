/** The settings, section by section: each is loaded when it is opened. */
export { AccessSection as AccessoSection, Password } from './access.tsx';
export { AziendaSection } from './azienda.tsx';
export { BackupSection } from './backup.tsx';
export { CausaliSection } from './causali.tsx';
export { ContiSection } from './conti.tsx';
export { LimitiSection } from './limits.tsx';
export { PostaSection } from './mail.tsx';
export { RegistroSection } from './registro.tsx';
export { RiconciliazioneSection } from './reconciliation.tsx';
export { UtentiSection } from './utenti.tsx';
